// Writes compressed copies beside every file that gains by them, for the server to send as they are.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files of these kinds are text; all others are compressed already. */
const TEXT = /\.(js|css|html|svg|json)$/

export function compressed(): Plugin {
  let publicDir = ''
  return {
    name: 'ludoteka-compressed',
    // Compressing takes longer than the rest of a build, and nobody is sent a development build from afar.
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      publicDir = config.publicDir
    },
    writeBundle({ dir = '' }, bundle) {
      const copyOf = (name: string, contents: Buffer): void => {
        const copies = { br: brotliCompressSync(contents), gz: gzipSync(contents, { level: 9 }) }
        for (const [ending, copy] of Object.entries(copies))
          if (copy.length < contents.length) writeFileSync(join(dir, `${name}.${ending}`), copy)
      }
      for (const [name, file] of Object.entries(bundle)) {
        if (!TEXT.test(name)) continue
        copyOf(name, Buffer.from(file.type === 'chunk' ? file.code : file.source))
      }
      // Files that are copied as they are.
      for (const name of readdirSync(publicDir)) if (TEXT.test(name)) copyOf(name, readFileSync(join(publicDir, name)))
    },
  }
}
