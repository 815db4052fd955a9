// Writes compressed copies beside every file that gains by them, for the server to send as they are.

import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files of these kinds are text; all others are compressed already. */
const TEXT = /\.(js|css|html|svg|json)$/

const brotli = promisify<Buffer, Buffer>(brotliCompress)
const gzipped = promisify<Buffer, ZlibOptions, Buffer>(gzip)

export function compressed(): Plugin {
  let publicDir = ''
  return {
    name: 'ludoteka-compressed',
    // Compressing takes longer than the rest of a build, and nobody is sent a development build from afar.
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      publicDir = config.publicDir
    },
    // All at once: Node compresses in as many threads as there are.
    async writeBundle({ dir = '' }, bundle) {
      const write = async (path: string, contents: Buffer, copy: Promise<Buffer>): Promise<void> => {
        if ((await copy).length < contents.length) await writeFile(path, await copy)
      }
      const copiesOf = (name: string, contents: Buffer): readonly Promise<void>[] => [
        write(join(dir, `${name}.br`), contents, brotli(contents)),
        write(join(dir, `${name}.gz`), contents, gzipped(contents, { level: 9 })),
      ]
      const built = Object.entries(bundle).flatMap(([name, file]) =>
        TEXT.test(name) ? copiesOf(name, Buffer.from(file.type === 'chunk' ? file.code : file.source)) : [],
      )
      // Files that are copied as they are.
      const copied = readdirSync(publicDir).flatMap(name =>
        TEXT.test(name) ? copiesOf(name, readFileSync(join(publicDir, name))) : [],
      )
      await Promise.all([...built, ...copied])
    },
  }
}
