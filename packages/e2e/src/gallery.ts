// Galleries, built and served: that of the table shell, a table of up to six seats without a server, and those of the
// boards.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { type BuildKind, ROOT } from './builds.ts'
import type { Site } from './site.ts'

/** With the warnings of React, which count as errors of a page. */
export function openGallery(): Promise<Site> {
  return openBuilt(join(ROOT, 'packages', 'web', 'gallery'), 'index.html', 'development')
}

/** As it is shipped: a board is drawn anew for every click on it, which takes several times as long with the checks of React. */
export function openBoardGallery(game: string): Promise<Site> {
  return openBuilt(join(ROOT, 'packages', 'games', game, 'board'), 'gallery.html', 'production')
}

/** Built rather than served from the sources: then a page is loaded with a few requests. */
async function openBuilt(root: string, page: string, kind: BuildKind): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'ludoteka-gallery-'))
  const config = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const
  const input = join(root, page)
  await withNodeEnv(kind, () =>
    build({
      ...config,
      build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, rollupOptions: { input } },
    }),
  )
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const [origin] = server.resolvedUrls?.local ?? []
  if (origin === undefined) throw new Error('The gallery is not being served.')
  return {
    origin,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** Tests run with NODE_ENV=test, which Vite takes for development. */
async function withNodeEnv(kind: BuildKind, work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = kind
  try {
    await work()
  } finally {
    process.env['NODE_ENV'] = before
  }
}
