// Hidden stacks as little card backs with their number, and beside them what the viewer knows of them.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { PROVINCE, type Province } from '../content/provinces.ts'
import { figureOf, freshness, type Note } from './knowledge.ts'
import type { Flash } from './scene.ts'
import { STRINGS } from './strings.ts'
import { EMBLEM, type Emblem, Sign } from './symbols.tsx'

type ChipProps = {
  readonly owner: Emblem
  readonly n: number
  /** The strength of one's own cards there. */
  readonly strength?: number | undefined
}

/** A few card backs, slightly spread, with how many they are. */
export function StackChip({ owner, n, strength }: ChipProps): ReactElement {
  return (
    <span className={`fw-stack fw-stack-${owner} ${n > 2 ? 'fw-stack-many' : n > 1 ? 'fw-stack-two' : ''}`}>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={EMBLEM[owner]} />
      </svg>
      <b>{n}</b>
      {strength !== undefined && (
        <i>
          <Sign name="strength" />
          {strength}
        </i>
      )}
    </span>
  )
}

/** How many cards have just come or gone. */
export function FlashMark({ flash: { id, side, n } }: { readonly flash: Flash }): ReactElement {
  return (
    <span key={id} className={`fw-flash fw-flash-${side}`} aria-hidden="true">
      {n > 0 ? `+${n}` : `−${-n}`}
    </span>
  )
}

/** More figures than these are added up: their list is in the dossier. */
const FIGURES_SHOWN = 2

/**
 * A pencilled note: the figures that were seen, how many turns ago, and marks where cards have come or gone since. It
 * fades with age.
 */
export function NoteChip({ note, at }: { readonly note: Note; readonly at: Province }): ReactElement {
  const figures = note.cards.map(card => figureOf(card, PROVINCE[at].terrain))
  const isLong = figures.length > FIGURES_SHOWN
  return (
    <span className={`fw-note ${ageClass(note)}`}>
      {isLong ? `Σ${figures.reduce((sum, n) => sum + n, 0)}` : figures.join('·')}
      {note.came > 0 && <sup>+{note.came}</sup>}
      {note.left > 0 && <sup>−{note.left}</sup>}
      {note.age > 0 && (
        <small>
          <Sign name="clock" />
          {note.age}
        </small>
      )}
    </span>
  )
}

/** Paper yellows, and pencil fades; it stays dark enough to be read. */
function ageClass(note: Note): string {
  const fresh = freshness(note)
  return fresh > 0.8 ? 'fw-note-fresh' : fresh > 0.5 ? 'fw-note-older' : 'fw-note-old'
}

type NoteLineProps = { readonly note: Note; readonly language: Language; nameOf(card: string): string }

/** The same in words. */
export function NoteLine({ note, language, nameOf }: NoteLineProps): ReactElement {
  const strings = STRINGS[language]
  return (
    <p className={`fw-note-line ${ageClass(note)}`}>
      <b>{note.cards.map(nameOf).join(', ')}</b>
      <small>{strings.noteAge(note.age, note.came, note.left)}</small>
    </p>
  )
}
