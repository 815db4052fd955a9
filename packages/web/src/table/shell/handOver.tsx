// Screens that hide the table: between two people at one device, and while it is paused.

import { SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Glyph } from '../../kit/glyph.tsx'
import { useText } from '../../text/index.ts'
import type { TableFeed } from '../tableFeed.ts'

type HandOverProps = {
  readonly name: string
  readonly index: number
  readonly onReady: () => void
  /** Undefined where the table can't be paused. */
  readonly onPause: (() => void) | undefined
}

export function HandOver({ name, index, onReady, onPause }: HandOverProps): ReactElement {
  const text = useText()
  return (
    <main className="table-hand-over">
      <SeatEmblem index={index} size={96} />
      <h1>{text.table.handOver(name)}</h1>
      <p className="kit-quiet">{text.table.handOverNote}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the first thing to do on this screen. */}
      <button type="button" className="kit-button is-primary is-large" onClick={onReady} autoFocus>
        {text.table.handOverReady}
      </button>
      {onPause ? (
        <button type="button" className="kit-button is-quiet" onClick={onPause}>
          <Glyph name="pause" size={18} />
          {text.table.pause}
        </button>
      ) : null}
    </main>
  )
}

export function Paused({ feed }: { readonly feed: TableFeed }): ReactElement {
  const text = useText()
  const goOn = (): void => void feed.ask(source => source.pause(false))
  return (
    <main className="table-hand-over">
      <Glyph name="pause" size={64} />
      <h1>{text.table.paused}</h1>
      <p className="kit-quiet">{text.table.pausedNote}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the first thing to do on this screen. */}
      <button type="button" className="kit-button is-primary is-large" onClick={goOn} autoFocus>
        {text.table.goOn}
      </button>
      <Link href="/" className="kit-button is-quiet">
        {text.table.leave}
      </Link>
    </main>
  )
}
