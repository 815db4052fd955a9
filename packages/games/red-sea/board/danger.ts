// Nuclear war before the click: what a coup or a card would do to DEFCON, and who would lose by it (8.1.4).

import type { View } from '@ludoteka/kernel'
import { isTerm } from '@ludoteka/ui'
import { CARD, CARDS, type Card, type CardFacts } from '../content/cards.ts'
import { SPACE, type Space } from '../content/spaces.ts'
import { FLASHPOINT_SAFE_OPS, NUCLEAR_WAR, type Side } from '../content/tracks.ts'
import { controls } from '../rules/board.ts'
import { threatsOf } from '../rules/events/begin.ts'
import type { Fall } from '../rules/events/vocabulary.ts'
import { countsAsBattleground, coupTargets, ORDINARY_COUP } from '../rules/operations/coup.ts'
import { cardsOfGame } from '../rules/setup.ts'
import { activeSide, other } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'
import { type Chance, turnUpRisk } from './odds.ts'
import { cardsIn, countIn, knownIn, nameOfSeat, viewersSide } from './table.ts'

const CERTAIN: Chance = { hits: 1, of: 1 }
const NEVER: Chance = { hits: 0, of: 1 }

export type CoupDanger = {
  /** The chance that the card turned up lowers DEFCON; only flashpoints turn one up. */
  readonly turnUp: Chance | undefined
  /** How far the coup itself lowers DEFCON. */
  readonly falls: number
  readonly war: Chance
  /** Who would lose the game. */
  readonly loser: Side
}

export function coupDanger(view: View, s: S, at: Space): CoupDanger {
  const loser = activeSide(s)
  if (isTerm(view, 'keepsDefcon')) return { turnUp: undefined, falls: 0, war: NEVER, loser }
  const turnUp = SPACE[at].flashpoint ? riskOnTop(view, s) : undefined
  const falls = countsAsBattleground(s, at) ? 1 : 0
  const left = s.defcon - NUCLEAR_WAR
  if (falls >= left) return { turnUp, falls, war: CERTAIN, loser }
  // 6.3.7: the card is turned up first; both drops together may be one too many.
  return { turnUp, falls, war: turnUp && falls + 1 >= left ? turnUp : NEVER, loser }
}

/** 6.3.6.1 Among the cards that may lie on top of the deck, as far as the viewer knows. */
function riskOnTop(view: View, s: S): Chance {
  if (countIn(view, 'deck') === 0) return turnUpRisk(cardsIn(view, 'discard').map(printed), FLASHPOINT_SAFE_OPS) // 4.4
  const top = knownOnTop(view)
  if (top) return turnUpRisk([printed(top)], FLASHPOINT_SAFE_OPS)
  return turnUpRisk(unseen(view, s).map(printed), FLASHPOINT_SAFE_OPS)
}

const printed = (card: Card): CardFacts => CARD[card]

function knownOnTop(view: View): Card | undefined {
  const deck = view.zones['deck']
  const known = deck && 'known' in deck && Array.isArray(deck.known) ? deck.known : []
  const top: unknown = known.find(one => Array.isArray(one) && one[0] === 0)
  return Array.isArray(top) ? CARDS.find(card => card === top[1]) : undefined
}

const OPEN_ZONES = ['inPlay', 'discard', 'removed', 'beside', 'late', 'box'] as const
const SEAT_ZONES = ['hand', 'autonomy', 'headline', 'revealed', 'looked'] as const

/** The cards whose place the viewer does not know: any of them may be on top. */
export function unseen(view: View, s: S): readonly Card[] {
  const seen = new Set<Card>(['romanianAutonomy'])
  for (const zone of OPEN_ZONES) for (const card of cardsIn(view, zone)) seen.add(card)
  for (const side of ['us', 'ussr'] as const) {
    const seat = nameOfSeat(view, s, side)
    for (const zone of SEAT_ZONES) {
      for (const card of [...cardsIn(view, zone, seat), ...knownIn(view, zone, seat)]) seen.add(card)
    }
  }
  if (countIn(view, 'deck') > 1) for (const card of knownIn(view, 'deck')) seen.add(card)
  return cardsOfGame(s).filter(card => !seen.has(card))
}

/** How playing a card so that its event happens could end the world, for whoever plays it. */
export type CardDanger = 'certain' | 'opponentMay' | 'dice'

const threatenBy = (fall: Fall): readonly Card[] =>
  CARDS.filter(card => threatsOf(card).some(threat => threat.fall === fall))

/** Cards whose event lowers DEFCON whatever anybody does. */
const LOWERS = threatenBy('certain')
/** Cards whose event gives its owner an operation, which may be a coup. */
const GRANTS = threatenBy('operation')

/** `by` plays the card and is the active player; its event happens for its owner. */
export function cardDanger(s: S, card: Card, by: Side): CardDanger | undefined {
  if (s.defcon > NUCLEAR_WAR + 1) return undefined
  if (LOWERS.includes(card)) return 'certain'
  const facts: CardFacts = CARD[card]
  if (card === 'summit') return 'dice'
  if (facts.side !== other(by)) return undefined
  if (card === 'danielArapMoi') return controls(s, 'us', 'kenya') ? 'opponentMay' : undefined
  return GRANTS.includes(card) && canLowerByCoup(s, other(by)) ? 'opponentMay' : undefined
}

function canLowerByCoup(s: S, side: Side): boolean {
  return coupTargets(s, side, ORDINARY_COUP).some(at => countsAsBattleground(s, at) || SPACE[at].flashpoint === true)
}

/** The same from the viewer's place: what a verb with a card risks. */
export function playDanger(view: View, s: S, verb: string, card: Card): CardDanger | undefined {
  const side = viewersSide(view, s)
  if (!side || (verb !== 'event' && verb !== 'operations' && verb !== 'headline')) return undefined
  const facts: CardFacts = CARD[card]
  if (verb === 'operations' && facts.side !== other(side)) return undefined
  return cardDanger(s, card, side)
}
