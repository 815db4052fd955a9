// The stack as a column of runes: what was declared last lies on top and happens first.

import { Icon, useSeatLook } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { ABILITY_NAMES } from '../content/abilities.ts'
import type { CardId } from '../content/cards.ts'
import { PIECES, type Piece } from '../rules/questions.ts'
import type { Table } from './board.tsx'
import { ICONS, type IconName } from './icons.generated.ts'
import { abilityText, declaredText, itemWords, pieceName } from './names.ts'
import { argsOf } from './offers.ts'
import { MiniCard } from './pieceTile.tsx'
import { cardAt, type Item, type ItemKind } from './scene.ts'
import { STRINGS } from './strings.ts'

const SIGNS: Readonly<Record<ItemKind, IconName>> = {
  strike: 'crossed-swords',
  defend: 'shield',
  ability: 'power-lightning',
  pause: 'hourglass',
  roll: 'rolling-dices',
  wounds: 'droplets',
  wounded: 'droplets',
}

type StackProps = Pick<Table, 'view' | 'scene' | 'language' | 'choice' | 'select'> & {
  /** Where a row has to do. */
  readonly isRow?: boolean
}

export function StackView({ view, scene, language, choice, select, isRow }: StackProps): ReactElement | null {
  const strings = STRINGS[language]
  const answerable = argsOf(choice, 'targetItem')
  if (scene.stack.length === 0) return null
  return (
    <section className={`bs-stack ${isRow ? 'bs-stack-row' : ''}`} aria-label={strings.stack}>
      <h3>
        {strings.stack} {isRow && scene.stack.length > 1 && <b>{scene.stack.length}</b>}
      </h3>
      <ol>
        {scene.stack.map((item, i) => (
          <Rune
            key={item.id}
            item={item}
            {...{ view, scene, language, isRow }}
            isNext={i === 0}
            onClick={answerable.includes(item.id) ? () => select('targetItem', item.id) : undefined}
          />
        ))}
      </ol>
    </section>
  )
}

type RuneProps = Pick<Table, 'view' | 'scene' | 'language'> & {
  readonly item: Item
  readonly isRow: boolean | undefined
  readonly isNext: boolean
  readonly onClick: (() => void) | undefined
}

function Rune({ item, view, scene, language, isRow, isNext, onClick }: RuneProps): ReactElement {
  const strings = STRINGS[language]
  const look = useSeatLook(item.seat ?? 0)
  const words = itemWords(view, scene, item, language, isRow)
  const inside = (
    <RuneFace
      kind={item.kind}
      card={item.piece && { shown: cardAt(view, scene, item.piece) }}
      words={words}
      text={item.ability && declaredText(item.ability, item.option, language)}
      notes={[
        ...(item.isBlocked ? [strings.blocked] : []),
        ...(isNext && item.kind !== 'pause' ? [strings.stackNext] : []),
      ]}
    />
  )
  return (
    <li
      className={`bs-rune bs-rune-${item.kind} ${isNext ? 'bs-rune-top' : ''}`}
      style={item.seat === undefined ? undefined : { '--seat': look.colour }}
    >
      {onClick ? (
        <button type="button" className="bs-rune-in bs-panel lt-legal" onClick={onClick}>
          {inside}
          <span className="lt-unseen">{strings.offers.targetItem}</span>
        </button>
      ) : (
        <span className="bs-rune-in">{inside}</span>
      )}
    </li>
  )
}

type RuneFaceProps = {
  readonly kind: ItemKind
  /** Whose it is; the card is not shown where it is hidden. */
  readonly card: { readonly shown: CardId | undefined } | undefined
  readonly words: string
  readonly text: string | undefined
  readonly notes: readonly string[]
}

/** The picture of a rune, for the board and for the page on how to play. */
export function RuneFace({ kind, card, words, text, notes }: RuneFaceProps): ReactElement {
  return (
    <>
      <span className="bs-rune-sign">{card ? <MiniCard card={card.shown} /> : <Icon d={ICONS[SIGNS[kind]]} />}</span>
      <span className="bs-rune-words">
        <b>
          {card && <Icon d={ICONS[SIGNS[kind]]} />} {words}
        </b>
        {text && <small>{text}</small>}
        {notes.map(note => (
          <em key={note}>{note}</em>
        ))}
      </span>
    </>
  )
}

/** Several abilities have triggered: their player says which goes on the stack first. */
export function TriggerList({ view, scene, language, choice, act }: Table): ReactElement | null {
  const strings = STRINGS[language]
  const ids = argsOf(choice, 'trigger')
  if (ids.length === 0) return null
  const { triggers } = view.terms
  const rows = Array.isArray(triggers) ? triggers : []
  return (
    <section className="bs-panel bs-triggers" aria-label={strings.waitingTriggers}>
      <p>{strings.waitingTriggers}</p>
      {rows.map(row => {
        if (typeof row !== 'object' || row === null || Array.isArray(row)) return null
        const { id, piece: name, ability: called } = row as Readonly<Record<string, unknown>>
        const piece = PIECES.find((one): one is Piece => one === name)
        const ability = ABILITY_NAMES.find(one => one === called)
        if (typeof id !== 'number' || !ids.includes(id) || !piece) return null
        const words = `${pieceName(view, scene, piece, language)}: ${ability ? abilityText(ability, language) : ''}`
        return (
          <button key={id} type="button" className="bs-action" onClick={() => act('trigger', id)}>
            <MiniCard card={cardAt(view, scene, piece)} />
            <span>{words}</span>
          </button>
        )
      })}
    </section>
  )
}
