// Draws the games' covers into picture files while building, so that the lobby shows them without loading any board.

import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type Plugin } from 'vite'

type Covered = { readonly id: string; loadCover(): Promise<ComponentType<{ language: 'en' }>> }
type Shelf = { readonly SHELF: readonly Covered[]; readonly COMING: readonly Covered[] }

/** Whether a bundled style sheet belongs to that game's board. */
const isOfBoard = (game: string) => (module: string | null) =>
  module?.includes(`/games/${game}/board/index.tsx`) === true

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
        const { SHELF, COMING } = (await server.ssrLoadModule('@ludoteka/registry/shelf')) as Shelf
        for (const { id, loadCover } of [...SHELF, ...COMING]) {
          const sheets = Object.values(bundle).flatMap(file =>
            file.type === 'chunk' && isOfBoard(id)(file.facadeModuleId)
              ? [...(file.viteMetadata?.importedCss ?? [])]
              : [],
          )
          const styles = sheets.map(name => {
            const sheet = bundle[name]
            return sheet?.type === 'asset' ? String(sheet.source) : ''
          })
          this.emitFile({ type: 'asset', fileName: `covers/${id}.svg`, source: picture(await loadCover(), styles) })
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
