// Draws the games' covers into picture files while building, so that the lobby shows them without loading any board.

import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type Plugin, type Rolldown } from 'vite'

type Covered = { readonly id: string; loadCover(): Promise<ComponentType<{ language: 'en' }>> }
type Shelf = { readonly SHELF: readonly Covered[] }

/** The styles that the cover of a game needs, wherever the bundler has put them. */
function stylesOf(bundle: Rolldown.OutputBundle, game: string): readonly string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    for (const imported of chunk.imports) add(imported)
  }
  for (const { fileName, ...chunk } of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/games/${game}/board/cover.tsx`)) add(fileName)
  return [...sheets].map(name => {
    const sheet = bundle[name]
    return sheet?.type === 'asset' ? String(sheet.source) : ''
  })
}

export function covers(): Plugin {
  return {
    name: 'ludoteka-covers',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const server = await createServer({
        configFile: false,
        root: import.meta.dirname,
        server: { middlewareMode: true, hmr: false, watch: null },
        appType: 'custom',
        optimizeDeps: { noDiscovery: true },
        logLevel: 'error',
      })
      try {
        const { SHELF } = (await server.ssrLoadModule('@ludoteka/registry/shelf')) as Shelf
        for (const { id, loadCover } of SHELF) {
          this.emitFile({
            type: 'asset',
            fileName: `covers/${id}.svg`,
            source: picture(await loadCover(), stylesOf(bundle, id)),
          })
        }
      } finally {
        await server.close()
      }
    },
  }
}

/** A picture file stands alone: it carries its name space and its styles with it. */
function picture(cover: ComponentType<{ language: 'en' }>, styles: readonly string[]): string {
  const drawn = renderToStaticMarkup(createElement(cover, { language: 'en' }))
  const style = `<style>svg{color-scheme:light}${styles.join('').replaceAll(/[<&]/g, '')}</style>`
  return drawn.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('>', `>${style}`)
}
