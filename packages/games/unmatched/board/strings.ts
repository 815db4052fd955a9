// What the board itself says beside the game's own texts; each language is loaded by itself.

import { languages } from '@ludoteka/text-kit'
import type { HowTo } from '@ludoteka/ui/how'
import type { AskingStep } from '../text/types.ts'

/** What a click on something offered would do, said after its name. */
const OFFERS = [
  'attack',
  'target',
  'move',
  'gaze',
  'by',
  'hurt',
  'stay',
  'to',
  'place',
  'scheme',
  'commit',
  'commitBoost',
  'boost',
  'discard',
  'setAside',
  'take',
  'putBack',
] as const
export type Offered = (typeof OFFERS)[number]

export type Strings = {
  readonly board: string
  readonly hand: string
  readonly emptyHand: string
  readonly hiddenHand: string
  space(number: string): string
  zones(names: readonly string[]): string
  start(number: number): string
  health(left: number, full: number): string
  readonly defeated: string
  readonly offers: Readonly<Record<Offered, string>>
  readonly looked: string
  readonly opponentsHand: string
  readonly setAside: string
  readonly attack: string
  readonly defense: string
  readonly noCard: string
  readonly faceDown: string
  readonly cancelled: string
  readonly combat: string
  readonly peekAtBoard: string
  readonly backToCombat: string
  readonly boost: string
  copies(n: number): string
  discardOf(name: string): string
  unseenOf(name: string): string
  readonly inOwnDeck: string
  readonly inDeckOrHand: string
  readonly deck: string
  readonly handCount: string
  readonly discard: string
  readonly ability: string
  move(n: number): string
  readonly melee: string
  readonly ranged: string
  readonly chooseHero: string
  /** Somebody else plays that hero. */
  readonly heroTaken: string
  readonly hints: Readonly<Partial<Record<AskingStep, string>>>
  readonly howTo: HowTo<Picture>
}

export type Picture = 'zones' | 'turn' | 'cards' | 'combat'

export const STRINGS = languages<Strings>({
  en: async () => (await import('./strings.en.ts')).EN,
  ru: async () => (await import('./strings.ru.ts')).RU,
})
