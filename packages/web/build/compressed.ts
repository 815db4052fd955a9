// Lays a compressed copy beside every file that gains by it, for the server to send as it is.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files of these kinds are text; all others are packed already. */
const TEXT = /\.(js|css|html|svg|json)$/

export function compressed(): Plugin {
  return {
    name: 'ludoteka-compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!TEXT.test(name)) continue
        const contents = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(contents))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(contents, { level: 9 }))
      }
    },
  }
}
