// The table shell with a small game of up to six seats, forms and scenes, without a server. Not part of the product.

import '@ludoteka/ui/tokens.css'
import '../src/styles/fonts.css'
import '../src/styles/base.css'
import '../src/kit/page.css'
import '../src/kit/button.css'
import '../src/kit/field.css'
import '../src/kit/dialog.css'
import '../src/kit/tabs.css'
import '../src/table/table.css'
import './gallery.css'
import { type ReactElement, Suspense, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { Loading } from '../src/kit/state.tsx'
import { changeSettings } from '../src/settings/store.ts'
import { replaySource } from '../src/table/replay/source.ts'
import { addressMoment, ReplayTable } from '../src/table/replay/table.tsx'
import { TableShell } from '../src/table/shell/table.tsx'
import { useTableFeed } from '../src/table/shell/useTableFeed.ts'
import { loadTexts } from '../src/text/index.ts'
import { ADDRESS } from './address.ts'
import { gallerySource } from './source.ts'

function GalleryTable(): ReactElement {
  const source = useMemo(gallerySource, [])
  const [state, feed] = useTableFeed(source)
  const { match, snapshot } = state
  if (!match || !snapshot) return <Loading />
  return <TableShell {...{ source, feed, state, match }} />
}

function Replay(): ReactElement {
  const source = useMemo(() => replaySource(gallerySource(), addressMoment()), [])
  return <ReplayTable source={source} tableLink="/" />
}

await loadTexts(ADDRESS.language)
changeSettings({
  language: ADDRESS.language,
  theme: ADDRESS.theme,
  speed: 'instant',
  motion: 'reduced',
  confirm: false,
})
const root = document.getElementById('root')
if (root)
  createRoot(root).render(<Suspense fallback={<Loading />}>{ADDRESS.replay ? <Replay /> : <GalleryTable />}</Suspense>)
