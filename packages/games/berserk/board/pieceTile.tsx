// A card in play on its cell: the picture in the frame of its element, life, movement and strike, cuts for wounds, crystals
// for chips. A closed card lies on its side.

import type { Language } from '@ludoteka/kernel'
import { focusHandlers, Icon } from '@ludoteka/ui'
import { memo, type ReactElement, type ReactNode } from 'react'
import type { CardId } from '../content/cards.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardBack, elementClass } from './cardFace.tsx'
import { CardScene } from './cardScene.tsx'
import type { PieceFacts } from './facts.ts'
import { ICONS } from './icons.generated.ts'
import type { Flash } from './scene.ts'

type TileProps = {
  readonly facts: PieceFacts
  readonly language: Language
}

/** Up to so many cuts are drawn one by one; the number tells the rest. */
const MOST_CUTS = 6
const CUTS: readonly string[] = [
  'M18 22 62 58',
  'M80 20 44 66',
  'M14 58 54 84',
  'M86 52 56 88',
  'M34 12 70 34',
  'M22 40 40 92',
]

/** The picture of a card in play, for the board and for the page on how to play. */
export const Tile = memo(function Tile({ facts, language }: TileProps): ReactElement {
  const { card, isHidden, isClosed } = facts
  const shape = `bs-tile ${isClosed ? 'bs-closed' : ''} ${facts.hasActed ? 'bs-acted' : ''}`
  if (!card) {
    return (
      <span className={`${shape} bs-tile-back`}>
        <CardBack />
      </span>
    )
  }
  return (
    <span className={`${shape} ${elementClass(card)} ${isHidden ? 'bs-own-hidden' : ''}`}>
      <span className="bs-tile-art">
        <CardScene card={card} />
      </span>
      <Cuts n={facts.wounds} />
      <span className="bs-tile-name">{DICTIONARIES[language].cards[card].name}</span>
      <Values facts={facts} />
      {isHidden && (
        <span className="bs-veil">
          <Icon d={ICONS['sight-disabled']} />
        </span>
      )}
    </span>
  )
})

function Cuts({ n }: { readonly n: number }): ReactElement | null {
  if (n === 0) return null
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="bs-cuts" aria-hidden="true">
      {CUTS.slice(0, Math.min(n, MOST_CUTS)).map(d => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}

function Values({ facts }: { readonly facts: PieceFacts }): ReactElement {
  const { life, wounds, extraLife, strike, steps, move, isFlyer, chips, poison, lasting, fullLife } = facts
  return (
    <>
      <span className="bs-tokens">
        {chips > 0 && (
          <span className="bs-token bs-chips">
            <Icon d={ICONS['cut-diamond']} />
            {chips}
          </span>
        )}
        {poison > 0 && (
          <span className="bs-token bs-poison">
            <Icon d={ICONS.droplets} />
            {poison}
          </span>
        )}
        {lasting > 0 && (
          <span className="bs-token bs-lasting">
            <Icon d={ICONS['magic-swirl']} />
            {lasting}
          </span>
        )}
      </span>
      <span className="bs-tile-foot">
        {life !== undefined && (
          <span className={`bs-life ${wounds > 0 ? 'bs-hurt' : extraLife > 0 ? 'bs-blessed' : ''}`}>
            {life}
            {wounds > 0 && <small>/{fullLife + extraLife}</small>}
          </span>
        )}
        {isFlyer ? (
          <span className="bs-steps">
            <Icon d={ICONS['feathered-wing']} />
          </span>
        ) : (
          move > 0 && (
            <span className="bs-steps">
              <span className="bs-steps-left">{'▸'.repeat(Math.min(steps, 4))}</span>
              <span className="bs-steps-gone">{'▸'.repeat(Math.max(0, Math.min(move, 4) - steps))}</span>
            </span>
          )
        )}
        {strike && <span className="bs-strike">{strike.join('–')}</span>}
      </span>
    </>
  )
}

export type PieceButtonProps = TileProps & {
  /** Where it is drawn: a place of the field, or nothing in a row. */
  readonly place: { readonly left: string; readonly top: string } | undefined
  readonly label: string
  /** The verb and argument of a click, where it is offered. */
  readonly answer: string | undefined
  /** Chosen to do something; aimed at by what waits; fighting; named by the log. */
  readonly look: string
  readonly isFar: boolean
  readonly isReachable: boolean
  readonly seatColour: string
  readonly flash: Flash | undefined
  /** Small cards on it. */
  readonly children?: ReactNode
  onFocused(isAt: boolean): void
}

export function PieceButton(props: PieceButtonProps): ReactElement {
  const { facts, language, place, label, answer, look, isFar, isReachable, seatColour, flash, onFocused } = props
  return (
    <div
      className={`bs-piece ${isFar ? 'bs-far-side' : 'bs-near-side'}`}
      style={{ ...place, '--seat': seatColour }}
      data-place={place ? 'field' : 'row'}
    >
      <button
        type="button"
        className={`bs-piece-button lt-target ${look}`}
        data-piece={facts.piece}
        data-answer={answer}
        tabIndex={isReachable ? 0 : -1}
        {...focusHandlers(onFocused)}
      >
        <span aria-hidden="true">
          <Tile facts={facts} language={language} />
        </span>
        <span className="lt-unseen">{label}</span>
      </button>
      {props.children}
      {flash && <FlashSign key={flash.id} flash={flash} />}
    </div>
  )
}

function FlashSign({ flash: { kind, n } }: { readonly flash: Flash }): ReactElement {
  const words = {
    wound: `−${n}`,
    heal: `+${n}`,
    life: `+${n}`,
    chip: `${n > 0 ? '+' : '−'}${Math.abs(n)}`,
    stopped: '',
    death: '',
  }[kind]
  return (
    <span className={`bs-flash bs-flash-${kind}`} aria-hidden="true">
      {kind === 'stopped' && <Icon d={ICONS.shield} />}
      {kind === 'death' && <Icon d={ICONS['death-skull']} />}
      {kind === 'chip' && <Icon d={ICONS['cut-diamond']} />}
      {words}
    </span>
  )
}

/** A small card: on its host, in a pile, as somebody who is spoken of. */
export function MiniCard({ card }: { readonly card: CardId | undefined }): ReactElement {
  return card ? (
    <span className={`bs-mini ${elementClass(card)}`}>
      <CardScene card={card} />
    </span>
  ) : (
    <span className="bs-mini bs-mini-back">
      <CardBack />
    </span>
  )
}
