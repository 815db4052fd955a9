// The gallery of the table shell, built and served: a table of up to six seats without a server.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { ROOT } from './builds.ts'
import type { Site } from './site.ts'

export async function openGallery(): Promise<Site> {
  const root = join(ROOT, 'packages', 'web', 'gallery')
  const outDir = mkdtempSync(join(tmpdir(), 'ludoteka-gallery-'))
  const config = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const
  await build({ ...config, build: { outDir, emptyOutDir: true } })
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
