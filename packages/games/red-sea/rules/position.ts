// Positions written by people: what follows from the rest is filled in, and what no game can show is refused.

import { cardsIn, countIn, eachSlot, isOver } from '@ludoteka/kernel'
import { BASE_CARDS, type Card } from '../content/cards.ts'
import {
  ACTION_ROUNDS,
  AUTOMATIC_VICTORY,
  LAST_BOX,
  MAX_DEFCON,
  MAX_MILITARY_OPERATIONS,
  NUCLEAR_WAR,
} from '../content/tracks.ts'
import { hasFamine, protectorsOf, takeSnapshot } from './board.ts'
import { facts } from './cards.ts'
import { headlinePhase } from './headline.ts'
import { isOn, layOutSpecialCards, placeStartInfluence } from './setup.ts'
import { activeSide, other } from './sides.ts'
import { type F, type S, ZONES } from './state.ts'
import { lastTurn, restOfTurn } from './turn.ts'

/**
 * A position may leave out what follows: the start influence, where the special cards lie, the board at the start of
 * the action round and the steps to come. Without an action round it is the first one of the active side.
 */
export function completePosition(s: S, given: ReadonlySet<string>): void {
  if (given.size === 0) return // a position before the set-up
  layOutSpecialCards(s)
  if (!given.has('usInfluence')) placeStartInfluence(s, 'us')
  if (!given.has('ussrInfluence')) placeStartInfluence(s, 'ussr')
  if (!given.has('actionRound')) s.actionRound = 1
  const snapshot = ['usReach', 'ussrReach', 'startControl', 'startVp']
  if (!snapshot.some(field => given.has(field))) takeSnapshot(s)
  const frames = s.actionRound > 0 ? restOfTurn(s, s.actionRound, activeSide(s)) : headlinePhase()
  s.stack.push(...frames.reverse())
}

/** What no position may show. */
export function whatIsWrong(s: S): string | undefined {
  return outOfRange(s) ?? (isOver(s) ? undefined : overAlready(s)) ?? misplacedCard(s)
}

const isWithin = (n: number, from: number, to: number): boolean => n >= from && n <= to

function outOfRange(s: S): string | undefined {
  if (!isWithin(s.defcon, NUCLEAR_WAR, MAX_DEFCON)) return `DEFCON ${s.defcon} does not exist.` // 8.1
  if (!isWithin(s.turn, 1, lastTurn(s))) return `There is no turn ${s.turn}; the last is ${lastTurn(s)}.` // 4.1, 12.1.2
  if (!isWithin(s.actionRound, 0, ACTION_ROUNDS + 1)) return `There is no action round ${s.actionRound}.` // 4.5.D
  if (s.militaryOperations.some(n => !isWithin(n, 0, MAX_MILITARY_OPERATIONS)))
    return 'Military Operations go from 0 to 5.' // 6.3.3
  if (s.spaceBox.some(box => !isWithin(box, 0, LAST_BOX))) return 'The Space Race has boxes 0 to 3.' // 6.4
  if ([...s.usInfluence, ...s.ussrInfluence].some(n => n < 0)) return 'Influence is never below 0.' // 6.1.5
  if (s.die.some(face => !isWithin(face, 0, 6))) return 'A die shows 1 to 6, or 0 before it is thrown.'
  if (hasFamine(s, 'seaLanes')) return 'The Sea Lanes are no country: there is no Famine.' // 2.1.7, KM43
  if (protectorsOf(s, 'seaLanes').length > 0) return 'The Sea Lanes are no country: CENTCOM protects none.' // KM8
  if (new Set(s.events).size < s.events.length) return 'An event that has happened is listed once.'
  return s.usSeat !== 0 && !isOn(s, 'bidding') ? 'Only bidding can exchange the seats.' : undefined // 11.4
}

/** An open game that must have ended. Within an event 10 VP wait until it is finished (10.4.1). */
function overAlready(s: S): string | undefined {
  const active = activeSide(s)
  if (s.defcon === NUCLEAR_WAR) return `At DEFCON 1 the ${NAME[active]} has lost, and the ${NAME[other(active)]} won.` // 8.1.4
  const isCounting = s.stack.some(({ step }) => step === 'event.end')
  if (Math.abs(s.vp) < AUTOMATIC_VICTORY || isCounting) return undefined
  return `At 10 victory points the ${NAME[s.vp > 0 ? 'us' : 'ussr']} has won.`
}

const NAME = { us: 'US', ussr: 'USSR' } as const

type Zone = Exclude<keyof typeof ZONES, 'bid' | 'bids'>

const isBase = (card: Card): boolean => BASE_CARDS.some(base => base === card)
const isLate = (card: Card): boolean => facts(card).era === 'late'

/** A step is to come; the end of the game leaves cards where they are. */
const isUnderWay = (s: S, ...steps: readonly F['step'][]): boolean =>
  isOver(s) || s.stack.some(({ step }) => steps.includes(step))

/** Where each card may lie, by zone; Romanian Autonomy never lies with others (9.1), nor do cards before their time (4.4). */
const MAY_LIE: Readonly<Record<Zone, (s: S, card: Card) => boolean>> = {
  deck: isPlayable,
  hand: isPlayable,
  autonomy: (_s, card) => card === 'romanianAutonomy',
  headline: (s, card) => isPlayable(s, card) && isUnderWay(s, 'headline.choose'),
  revealed: (s, card) => isPlayable(s, card) && isUnderWay(s, 'headline.resolve'),
  inPlay: (s, card) => isOver(s) || s.stack.some(f => f.step === 'card.finish' && f.card === card), // 2.2.6
  looked: (s, card) => isPlayable(s, card) && isUnderWay(s, 'event.vance', 'event.tehran'), // KM32, TS108
  discard: isPlayable,
  removed: (s, card) => isPlayable(s, card) && facts(card).starred === true, // 2.2.4
  // 2.2.5 Famine leaves only markers.
  beside: (s, card) =>
    isPlayable(s, card) && card !== 'famine' && facts(card).underlined === true && !facts(card).starred,
  late: (s, card) => s.turn === 1 && isLate(card), // 4.4
  box: (_s, card) => isBase(card), // 12.1.1
}

function isPlayable(s: S, card: Card): boolean {
  return card !== 'romanianAutonomy' && (s.turn > 1 || !isLate(card))
}

const isCardZone = (name: string): name is Zone => Object.hasOwn(MAY_LIE, name)

function misplacedCard(s: S): string | undefined {
  let wrong: string | undefined
  eachSlot(ZONES, s, ({ name }, seat) => {
    if (!isCardZone(name)) return
    const card = cardsIn(s, ZONES[name], seat).find(one => !MAY_LIE[name](s, one))
    if (card) wrong ??= `The card ${card} can't lie in ${name} now.`
    const isForOne = name === 'headline' || name === 'revealed' // 4.5.C.1
    if (isForOne && countIn(s, ZONES[name], seat) > 1) wrong ??= `Only one card of a side lies in ${name}.`
  })
  return wrong
}
