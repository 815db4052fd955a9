// The war camp of a seat beside the court: its flyers and terrain in the extra zone, its deck and its graveyard.

import { cardsSeen, zoneIn } from '@ludoteka/kernel'
import { Icon, useSeatLook, useZoom } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import type { CardId } from '../content/cards.ts'
import { NONE, ZONES } from '../rules/questions.ts'
import type { Table } from './board.tsx'
import { CardBack } from './cardFace.tsx'
import { StandingPiece } from './field.tsx'
import { ICONS } from './icons.generated.ts'
import { MiniCard } from './pieceTile.tsx'
import { cellIn, piecesInPlay, rowIn } from './scene.ts'
import { STRINGS } from './strings.ts'

/** Of others deck, deal and squad look like one pile (27.1). */
export function deckSize({ view }: Pick<Table, 'view'>, seat: number): number {
  const name = view.seats[seat] ?? ''
  return name === view.you ? zoneIn(view, ZONES.deck, name).count : zoneIn(view, { name: 'unseen' }, name).count
}

export function Camp(table: Table & { readonly seat: number }): ReactElement {
  const { view, scene, seat, near, language, zoom } = table
  const strings = STRINGS[language]
  const look = useSeatLook(seat)
  const isNear = seat === near
  const graveyard = cardsSeen(view, ZONES.graveyard, view.seats[seat] ?? '')
  const deck = deckSize(table, seat)
  const flying = piecesInPlay(scene).filter(
    piece => rowIn(scene, piece)?.controller === seat && rowIn(scene, piece)?.host === NONE && !cellIn(scene, piece),
  )
  return (
    <section
      className={`bs-camp ${isNear ? 'bs-camp-near' : 'bs-camp-far'}`}
      aria-label={isNear ? strings.camp : strings.farCamp}
      style={{ '--seat': look.colour }}
    >
      <div className="bs-piles">
        <span className="bs-pile" title={strings.count(strings.deck, deck)}>
          <CardBack />
          <b>{deck}</b>
          <span className="lt-unseen">{strings.count(strings.deck, deck)}</span>
        </span>
        <Graveyard cards={graveyard} label={strings.count(strings.graveyard, graveyard.length)} zoom={zoom} />
      </div>
      <div className="bs-extra">
        {flying.map(piece => (
          <StandingPiece key={piece} {...table} piece={piece} isInRow />
        ))}
        {flying.length === 0 && (
          <span className="bs-extra-empty">
            <Icon d={ICONS['feathered-wing']} />
            <span className="bs-extra-words">{strings.extraZone}</span>
          </span>
        )}
      </div>
    </section>
  )
}

type GraveyardProps = { readonly cards: readonly CardId[]; readonly label: string; readonly zoom: Table['zoom'] }

/** The card that came last lies on top. */
function Graveyard({ cards, label, zoom }: GraveyardProps): ReactElement {
  const top = cards.at(-1)
  const { onClickCapture: _, ...zooming } = useZoom(
    () => zoom(top),
    () => zoom(undefined),
  )
  return (
    <button type="button" className="bs-pile bs-graveyard" title={label} tabIndex={top ? 0 : -1} {...zooming}>
      {top ? <MiniCard card={top} /> : <Icon d={ICONS.tombstone} />}
      <b>{cards.length}</b>
      <span className="lt-unseen">{label}</span>
    </button>
  )
}
