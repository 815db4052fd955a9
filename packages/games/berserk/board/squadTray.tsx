// Placement: the squad lies on the far half of the court, which nobody uses yet; a card is chosen, then a cell.

import { cardsSeen } from '@ludoteka/kernel'
import { moveInRow, useZoom } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import type { CardId } from '../content/cards.ts'
import { CELLS } from '../content/cells.ts'
import { isAttachment, standsInExtraZone, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { Table } from './board.tsx'
import { CardFace } from './cardFace.tsx'
import { argsOf, placeable } from './offers.ts'
import { placedAt } from './scene.ts'
import { STRINGS } from './strings.ts'

export function SquadTray(table: Table): ReactElement {
  const { view, language, choice, picked, pick, zoom } = table
  const strings = STRINGS[language]
  const squad = cardsSeen(view, ZONES.squad, view.you)
  const legal = placeable(choice)
  const special = picked.card && noteOn(picked.card, language)
  return (
    <section className="bs-panel bs-squad-tray" aria-label={strings.toPlace}>
      <h3>
        {strings[taskOf(table, squad.length)]} {special && <small>{special}</small>}
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div className="bs-squad-cards" onKeyDown={moveInRow}>
        {squad.map((card, i) => (
          <SquadCard
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place only.
            key={`${card} ${i}`}
            card={card}
            language={language}
            isLegal={legal.includes(card)}
            isPicked={picked.card === card && squad.indexOf(card) === i}
            onPick={() => pick(picked.card === card ? {} : { card })}
            zoom={zoom}
          />
        ))}
      </div>
      {squad.length > 0 && <p>{strings.levelsNote}</p>}
    </section>
  )
}

/** What is to be done now. */
function taskOf(
  { view, choice, picked }: Table,
  left: number,
):
  | 'toPlace'
  | 'chooseCard'
  | 'chooseCell'
  | 'chooseHidden'
  | 'nothingToHide'
  | 'nothingMoreToHide'
  | 'allPlaced'
  | 'waitsForOther' {
  // Whoever has cards left waits for no other player: a lesson or a replay is being told.
  if (Object.keys(choice).length === 0) return left > 0 ? 'toPlace' : 'waitsForOther'
  if (view.step === 'prepare.hide') {
    if (argsOf(choice, 'hide').length > 0) return 'chooseHidden'
    return CELLS.some(cell => placedAt(view, cell)?.isKept) ? 'nothingMoreToHide' : 'nothingToHide'
  }
  if (left === 0) return 'allPlaced'
  return picked.card ? 'chooseCell' : 'chooseCard'
}

/** A card that will not stay on its cell is better placed where it leaves no gap. */
function noteOn(card: CardId, language: Table['language']): string | undefined {
  const { placeNotes } = STRINGS[language]
  if (standsInExtraZone(card)) return placeNotes.extra
  return isAttachment(card) ? placeNotes.attached : undefined
}

type SquadCardProps = Pick<Table, 'language' | 'zoom'> & {
  readonly card: CardId
  readonly isLegal: boolean
  readonly isPicked: boolean
  onPick(): void
}

function SquadCard({ card, language, isLegal, isPicked, onPick, zoom }: SquadCardProps): ReactElement {
  const strings = STRINGS[language]
  const { text } = DICTIONARIES[language].cards[card]
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <button
      type="button"
      className={`bs-squad-card ${isLegal ? 'lt-legal' : ''} ${isPicked ? 'bs-selected' : ''}`}
      aria-pressed={isPicked}
      disabled={!isLegal}
      data-card={card}
      {...zooming}
      onClick={() => {
        zoom(undefined)
        onPick()
      }}
    >
      <CardFace card={card} language={language} />
      <span className="lt-unseen">{[text, strings.pickCard].filter(Boolean).join(', ')}</span>
    </button>
  )
}
