// On what the figures were measured.

import { cpus } from 'node:os'

export type Machine = { readonly cpu: string; readonly cores: number; readonly node: string; readonly platform: string }

export function thisMachine(): Machine {
  const all = cpus()
  return {
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  }
}
