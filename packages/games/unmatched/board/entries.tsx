// Log entries as the board knows them: what each is about, and its small picture.

import { type Entry, factsIn, type View } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { findName, Icon, type Mark, marksIn } from '@ludoteka/ui'
import type { ReactNode } from 'react'
import { SPACES } from '../content/boards.ts'
import { CARDS } from '../content/cards.ts'
import { FIGHTER, FIGHTERS, HEROES } from '../content/fighters.ts'
import type { Log } from '../rules/log.ts'
import { FIELDS } from '../rules/questions.ts'
import { ICONS } from './icons.generated.ts'

/** Every space, fighter and card an entry names. */
export function marksOf(entry: Entry): readonly Mark[] {
  return marksIn(entry, { space: SPACES, fighter: FIGHTERS, card: CARDS })
}

const ENTRY_ICON: Readonly<Record<keyof Log, string>> = {
  boardChosen: ICONS['position-marker'],
  firstSeat: ICONS['flag-objective'],
  doubleTeam: ICONS['flag-objective'],
  heroChosen: ICONS.crown,
  handDealt: ICONS['card-draw'],
  placed: ICONS['position-marker'],
  sizeChosen: ICONS.resize,
  turnStarted: ICONS.hourglass,
  gazed: ICONS['sunken-eye'],
  maneuvered: ICONS.run,
  drew: ICONS['card-draw'],
  drewCards: ICONS['card-draw'],
  exhausted: ICONS['death-skull'],
  boosted: ICONS.upgrade,
  moved: ICONS['walking-boot'],
  schemePlayed: ICONS['power-lightning'],
  attacked: ICONS['crossed-swords'],
  committed: ICONS['card-play'],
  defended: ICONS.shield,
  notDefended: ICONS['broken-shield'],
  revealed: ICONS['up-card'],
  boostRevealed: ICONS.upgrade,
  effect: ICONS['magic-swirl'],
  cancelled: ICONS.cancel,
  boostLost: ICONS.cancel,
  valueBecomes: ICONS.upgrade,
  valueRises: ICONS.upgrade,
  combatValues: ICONS['sword-clash'],
  damaged: ICONS['punch-blast'],
  unharmed: ICONS['cross-shield'],
  defeated: ICONS['death-skull'],
  combatWon: ICONS.fist,
  sizeChanged: ICONS.resize,
  recovered: ICONS.healing,
  healthBecomes: ICONS.hearts,
  pairChosen: ICONS['mirror-mirror'],
  discarded: ICONS['card-discard'],
  milled: ICONS['card-discard'],
  handSeen: ICONS['look-at'],
  handShown: ICONS['look-at'],
  deckLooked: ICONS['crystal-ball'],
  cardsLooked: ICONS['crystal-ball'],
  prophecyTook: ICONS['crystal-ball'],
  deckSearched: ICONS['eye-target'],
  deckShown: ICONS['eye-target'],
  cardFound: ICONS['sword-in-stone'],
  cardNotFound: ICONS.cancel,
  taken: ICONS['card-draw'],
  harpyReturned: ICONS.harpy,
  forcedTo: ICONS['position-marker'],
  forcedFighter: ICONS['position-marker'],
  seatOut: ICONS['death-skull'],
  won: ICONS['trophy-cup'],
}

/** Questions of a maneuver as well as of cards. */
export const MOVES: readonly string[] = ['move.next', 'move.to']

/** The card that moves fighters, unless they move by a maneuver. */
export function cardMoving(log: readonly Entry[]): string | undefined {
  const cause = log.findLast(({ key }) => CAUSES_OF_MOVES.includes(key))
  return findName(CARDS, cause?.data['card'])
}
const CAUSES_OF_MOVES: readonly string[] = [
  'turnStarted',
  'maneuvered',
  'schemePlayed',
  'effect',
] satisfies readonly (keyof Log)[]

/** So much at once is remembered. */
const HEAVY_BLOW = 4

/** A fighter falls, or is hit hard. */
export function isMoment({ key, data }: Entry): boolean {
  return key === 'defeated' || (key === 'damaged' && typeof data['n'] === 'number' && data['n'] >= HEAVY_BLOW)
}

/** What the end of a match is told by. */
export const LAST_BLOW: readonly string[] = [
  'attacked',
  'schemePlayed',
  'revealed',
  'boostRevealed',
  'combatValues',
  'exhausted',
  'damaged',
] satisfies readonly (keyof Log)[]

/** The seat an entry names, or that of the fighter it names. */
export function seatOf({ data: { seat, fighter } }: Entry, view: View): number | undefined {
  if (typeof seat === 'number') return seat
  const named = findName(FIGHTERS, fighter)
  if (!named) return undefined
  const at = factsIn({ hero: FIELDS.hero }, view).hero.indexOf(HEROES.indexOf(FIGHTER[named].hero))
  return at < 0 ? undefined : at
}

export function icon(entry: Entry): ReactNode {
  return isKeyOf(ENTRY_ICON, entry.key) ? <Icon d={ENTRY_ICON[entry.key]} /> : null
}
