// Galleries, built and served: that of the table shell, a table of up to six seats without a server, and those of the
// boards.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { ROOT } from './builds.ts'
import type { Site } from './site.ts'

export function openGallery(): Promise<Site> {
  return openBuilt(join(ROOT, 'packages', 'web', 'gallery'), 'index.html')
}

export function openBoardGallery(game: string): Promise<Site> {
  return openBuilt(join(ROOT, 'packages', 'games', game, 'board'), 'gallery.html')
}

/** Built rather than served from the sources: then a page is loaded with a few requests. */
async function openBuilt(root: string, page: string): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'ludoteka-gallery-'))
  const config = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const
  const input = join(root, page)
  await build({
    ...config,
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, rollupOptions: { input } },
  })
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
