// `npm run screenshots [-- fog-of-war …]`: takes the pictures of the readme and of links anew, or only those named, into docs/pictures/ and packages/web/public/previews/.

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './root.mjs'

ensureInstalled()
const { build } = await import('esbuild')
const folder = join(ROOT, 'node_modules', '.cache', 'ludoteka-e2e')
const program = join(folder, `pictures-${process.pid}.mjs`)
mkdirSync(folder, { recursive: true })

/** Only our own sources are bundled; packages stay where they are. */
const ownOnly = {
  name: 'own-sources-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ludoteka/') ? undefined : { path, external: true },
    )
  },
}

try {
  await build({
    entryPoints: [join(ROOT, 'packages', 'e2e', 'src', 'pictures.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [ownOnly],
    logLevel: 'error',
  })
  const { takePictures } = await import(pathToFileURL(program).href)
  await takePictures(line => console.log(line), process.argv.slice(2))
} finally {
  rmSync(program, { force: true })
}
