// The court of thirty cells and the cards on it, with lines from what waits to what it is aimed at.

import type { View } from '@ludoteka/kernel'
import { findName, focusHandlers, useSeatLook } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { ABILITY_NAMES } from '../content/abilities.ts'
import { CELLS, type Cell, HALF, PLACEMENT } from '../content/cells.ts'
import { attackMadeBy, NONE, type Piece, sideOf } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { Table } from './board.tsx'
import { answerWords, offeredBy } from './clicks.ts'
import { factsAt } from './facts.ts'
import { centreOf, spotOf } from './geometry.ts'
import { pieceWords } from './names.ts'
import { deedsTo, isActor } from './offers.ts'
import { MiniCard, PieceButton } from './pieceTile.tsx'
import { attachedTo, cardAt, cellIn, declaredIn, piecesInPlay, placedAt, rowIn, type Scene } from './scene.ts'
import { STRINGS } from './strings.ts'

export function Field(table: Table): ReactElement {
  const { scene } = table
  const standing = piecesInPlay(scene).filter(piece => rowIn(scene, piece)?.host === NONE && cellIn(scene, piece))
  return (
    <>
      {CELLS.map(cell => (
        <CellButton key={cell} {...table} cell={cell} isTaken={standing.some(piece => cellIn(scene, piece) === cell)} />
      ))}
      <AimLines {...table} />
      {standing.map(piece => (
        <StandingPiece key={piece} {...table} piece={piece} />
      ))}
    </>
  )
}

/** The levels in which a half is filled, where the viewer places its squad. */
function levelOf(view: View, scene: Scene, cell: Cell): number | undefined {
  const seat = view.seats.indexOf(view.you)
  if (scene.phase !== 'placement' || seat < 0) return undefined
  const at = PLACEMENT[sideOf(scene, seat)].findIndex(level => level.includes(cell))
  return at < 0 ? undefined : at + 1
}

/** Marks that are drawn and not read: the name of the cell says the same. */
export const LEVELS = ['I', 'II', 'III'] as const

function CellButton(props: Table & { readonly cell: Cell; readonly isTaken: boolean }): ReactElement {
  const { view, scene, cell, isTaken, language, isTurned, selected, marks, clickOf, onHover, near } = props
  const strings = STRINGS[language]
  const click = clickOf({ cell })
  const placed = placedAt(view, cell)
  const level = levelOf(view, scene, cell)
  const marker = scene.lasting.find(row => row.kind === 'marker' && row.cell === cell)
  const isLegal = click.kind !== 'nothing'
  const isOwn = HALF[sideOf(scene, near)].includes(cell)
  const name = placed && DICTIONARIES[language].cards[placed.card].name
  const isSelected =
    click.kind === 'answer' && selected?.verb === click.answer.verb && selected.arg === click.answer.arg
  return (
    <button
      type="button"
      className={`bs-cell lt-target ${isOwn ? 'bs-own-cell' : 'bs-far-cell'} ${isLegal ? 'lt-legal' : ''} ${isSelected ? 'bs-selected' : ''} ${marks.some(mark => mark.id === cell) ? 'bs-marked' : ''} ${marker?.blocks ? 'bs-blocked-cell' : ''} ${placed?.isKept ? 'bs-kept' : ''}`}
      style={spotOf(cell, isTurned)}
      data-cell={cell}
      data-answer={answerWords(click)}
      tabIndex={isLegal ? 0 : -1}
      aria-hidden={isTaken && !isLegal}
      aria-label={[
        strings.cell(cell),
        name ?? (isTaken ? '' : strings.emptyCell),
        ...(level && !placed ? [strings.level(level)] : []),
        ...offeredBy(click).map(offer => strings.offers[offer]),
      ]
        .filter(Boolean)
        .join(', ')}
      {...focusHandlers(isAt => onHover(isAt ? { cell } : undefined))}
    >
      <span className="bs-cell-name" data-mark={cell} />
      {level !== undefined && !placed && <span className="bs-level" data-mark={LEVELS[level - 1]} />}
      {placed && (
        <span className="bs-placed">
          <MiniCard card={placed.card} />
          <span className="bs-placed-name">{name}</span>
        </span>
      )}
    </button>
  )
}

/** A card in play, wherever it stands. */
export function StandingPiece(
  props: Table & { readonly piece: Piece; readonly isInRow?: boolean },
): ReactElement | null {
  const { view, scene, piece, isInRow = false, language, near, isTurned, clickOf, onHover, actor } = props
  const facts = factsAt(view, scene, piece)
  const look = useSeatLook(facts?.controller ?? 0)
  const cell = cellIn(scene, piece)
  if (!facts) return null
  const click = clickOf({ piece })
  const isLegal = click.kind !== 'nothing'
  return (
    <PieceButton
      facts={facts}
      language={language}
      place={isInRow || !cell ? undefined : spotOf(cell, isTurned)}
      label={pieceWords(view, scene, facts, language, offeredBy(click))}
      answer={answerWords(click)}
      look={lookOf(props, piece, isLegal)}
      isFar={facts.controller !== near}
      isReachable={isLegal || piece === actor}
      seatColour={look.colour}
      flash={scene.flash?.piece === piece ? scene.flash : undefined}
      onFocused={isAt => onHover(isAt ? { piece } : undefined)}
    >
      <Attachments {...props} host={piece} />
    </PieceButton>
  )
}

/** Whether a target of an attack is chosen. */
function isAttacking({ step, terms }: Table['view']): boolean {
  const ability = findName(ABILITY_NAMES, terms['ability'])
  return step === 'declare.target' && ability !== undefined && attackMadeBy(ability) !== undefined
}

/** How a card is marked: legal, acting, aimed at, fighting, selected, named by the log. */
function lookOf({ scene, actor, selected, marks, view, choice }: Table, piece: Piece, isLegal: boolean): string {
  const isOwn = rowIn(scene, piece)?.controller === view.seats.indexOf(view.you)
  // Once a card is chosen, what it can do stands out from the others that could act, and from strikes at one's own.
  const isOwnTarget = isOwn && (deedsTo(choice, actor, piece).includes('strike') || isAttacking(view))
  const isOther = actor !== undefined && piece !== actor && isActor(choice, piece)
  const [first, second] = String(selected?.arg ?? '').split(':')
  const card = cardAt(view, scene, piece)
  const { source, named } = declaredIn(view)
  return [
    isLegal ? 'lt-legal' : '',
    piece === actor || piece === source ? 'bs-actor' : '',
    named.includes(piece) ? 'bs-aimed' : '',
    isLegal && (isOwnTarget || isOther) ? 'bs-quiet' : '',
    (second ?? first) === piece ? 'bs-selected' : '',
    scene.stack.some(({ targets }) => targets.includes(piece)) ? 'bs-aimed' : '',
    scene.duel?.attacker === piece || scene.duel?.target === piece ? 'bs-fighting' : '',
    marks.some(({ kind, id }) => (kind === 'piece' && id === piece) || (kind === 'card' && id === card))
      ? 'bs-marked'
      : '',
  ].join(' ')
}

/** What a card carries: small cards at its edge. */
function Attachments(props: Table & { readonly host: Piece }): ReactElement | null {
  const { view, scene, host, language, clickOf, onHover } = props
  const attached = attachedTo(scene, host)
  if (attached.length === 0) return null
  return (
    <div className="bs-attached">
      {attached.map(piece => {
        const facts = factsAt(view, scene, piece)
        const click = clickOf({ piece })
        if (!facts) return null
        return (
          <button
            key={piece}
            type="button"
            className={`bs-attachment lt-target ${lookOf(props, piece, click.kind !== 'nothing')}`}
            data-piece={piece}
            data-answer={answerWords(click)}
            tabIndex={click.kind === 'nothing' ? -1 : 0}
            {...focusHandlers(isAt => onHover(isAt ? { piece } : undefined))}
          >
            <MiniCard card={facts.card} />
            {facts.chips > 0 && (
              <span className="bs-attachment-chips" aria-hidden="true">
                {facts.chips}
              </span>
            )}
            <span className="lt-unseen">{pieceWords(view, scene, facts, language, offeredBy(click))}</span>
          </button>
        )
      })}
    </div>
  )
}

/** From whoever has declared something to what it is aimed at. */
function AimLines({ scene, isTurned }: Table): ReactElement | null {
  const lines = scene.stack.flatMap(({ piece, targets, kind }) => {
    const from = piece && cellIn(scene, piece)
    return targets.flatMap(target => {
      const to = cellIn(scene, target)
      return from && to && from !== to ? [{ from: centreOf(from, isTurned), to: centreOf(to, isTurned), kind }] : []
    })
  })
  if (lines.length === 0) return null
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="bs-aims" aria-hidden="true">
      {lines.map(({ from, to, kind }) => (
        <path
          key={`${from.x} ${from.y} ${to.x} ${to.y} ${kind}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className={`bs-aim bs-aim-${kind}`}
        />
      ))}
    </svg>
  )
}
