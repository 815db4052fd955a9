// Positions for the tests, and helpers to play from them.

import type { Json, Position } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import { BASE_CARDS, CARD, type Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { redSea } from '../index.ts'

export { asked, names, told } from '@ludoteka/kernel/testing'

type Influence = { readonly [at in Space]?: number }
type Cards = readonly (Card | 'rest')[]
type Hands = { readonly us?: Cards; readonly ussr?: Cards }

export type Setting = {
  /** Influence of each side; missing: as set up by 3.2. */
  readonly us?: Influence
  readonly ussr?: Influence
  readonly hand?: Hands
  readonly deck?: Cards
  readonly discard?: Cards
  readonly removed?: Cards
  /** Who else knows hidden cards, in the notation of positions. */
  readonly known?: Readonly<Record<string, Json>>
  /** Who holds Romanian Autonomy; the US unless said otherwise. */
  readonly autonomy?: Side
  readonly facts?: Readonly<Record<string, Json>>
  readonly options?: Readonly<Record<string, Json>>
  readonly stack?: readonly Json[]
  readonly random?: readonly (number | string)[]
}

/** The second turn, action round 1 of the USSR, unless the facts say otherwise. */
export function position(setting: Setting): Table {
  const { us, ussr, hand = {}, deck, discard, removed, known, autonomy = 'us', facts, options, stack, random } = setting
  const written: Position = {
    options: options ?? {},
    facts: { turn: 2, ...(us ? { usInfluence: us } : {}), ...(ussr ? { ussrInfluence: ussr } : {}), ...facts },
    zones: {
      hand: { ...hand },
      autonomy: { [autonomy]: ['romanianAutonomy'] },
      ...(deck ? { deck } : {}),
      ...(discard ? { discard } : {}),
      ...(removed ? { removed } : {}),
    },
    ...(known ? { known } : {}),
    ...(stack ? { stack } : {}),
  }
  return table(redSea, { position: written, random: random ?? [] })
}

const isBase = (card: Card): boolean => BASE_CARDS.some(base => base === card)

/** Cards for the side that waits, so that play stops at its action round. */
const SPARE: Readonly<Record<Side, readonly Card[]>> = { us: ['diegoGarcia', 'usaid'], ussr: ['nasserism', 'detente'] }

/** A side holds a card and is about to play it; the other side holds a spare one. */
export function withCard(card: Card, setting: Setting & { readonly by?: Side } = {}): Table {
  const { side } = CARD[card]
  const by = setting.by ?? (side === 'ussr' ? 'ussr' : 'us')
  const other = by === 'us' ? 'ussr' : 'us'
  const spare = SPARE[other].filter(one => one !== card).slice(0, 1)
  const hand = {
    [by]: [card, ...(setting.hand?.[by] ?? [])],
    [other]: setting.hand?.[other] ?? spare,
  }
  const options = isBase(card) ? { combined: 'on', ...setting.options } : (setting.options ?? {})
  return position({ ...setting, hand, options, facts: { active: by, ...setting.facts } })
}

/** The card is played as its event. */
export function playEvent(card: Card, setting: Setting & { readonly by?: Side } = {}): Table {
  const { side } = CARD[card]
  const by = setting.by ?? (side === 'ussr' ? 'ussr' : 'us')
  return withCard(card, setting).play(by, 'event', card)
}

export const NUCLEAR_WAR = (winner: Side) => ({
  result: { kind: 'won', winners: [winner], reason: 'nuclearWar', rule: '8.1.4' },
})
