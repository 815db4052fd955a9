// One self-contained module out of a game and the kernel it runs on: rules, content, texts, bot and terminal.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** The same sources give the same bytes, wherever they lie. */
export async function bundleGame(sources: string, id: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: sources,
    stdin: {
      contents: `export { KERNEL_GENERATION as generation, OWN_KERNEL as kernel } from "@ludoteka/kernel"
        export { game } from "@ludoteka/${id}"`,
      resolveDir: sources,
    },
    plugins: [packagesOf(sources)],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true, // names stay, for readable stack traces
    logLevel: 'error',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** Our packages as they lie in these sources, which need not be installed. Rules use no others. */
function packagesOf(sources: string): Plugin {
  return {
    name: 'packages-of-these-sources',
    setup({ onResolve }) {
      onResolve({ filter: /^@ludoteka\// }, ({ path }) => {
        const [, name = '', ...entry] = path.split('/')
        for (const folder of [join(sources, 'packages', name), join(sources, 'packages', 'games', name)]) {
          const file = exportsOf(folder)?.[['.', ...entry].join('/')]
          if (file !== undefined) return { path: join(folder, file) }
        }
        return { errors: [{ text: `There is no ${path} in ${sources}.` }] }
      })
    },
  }
}

function exportsOf(folder: string): Readonly<Record<string, string>> | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports
  } catch {
    return undefined
  }
}
