// Which answers of a seat keep nuclear war out of its card play, whatever the others, the dice and the hidden cards do.
//
// A line is what a seat answers from a question on until its card play (an action round, or the Headline Phase) is over.
// It is safe if the seat can't lose by nuclear war on it (8.1.4). Only what the seat may know counts: an answer is safe
// if it leaves a safe line in every one of many states the seat could be in. Nothing here comes from the bot: the rules
// are tried out.

import {
  type Action,
  actionsOf,
  apply,
  asked,
  type Core,
  choiceOf,
  cloneState,
  determinize,
  type Frame,
  hasAnswers,
  isOver,
  type Offers,
  onlyCard,
  type Sampler,
  type Seat,
} from '@ludoteka/kernel'
import { NUCLEAR_WAR, SIDES } from '../../content/tracks.ts'
import { redSea } from '../../index.ts'
import { cardNamed } from '../../rules/cards.ts'
import { threatsOf } from '../../rules/events/begin.ts'
import { type F, ZONES } from '../../rules/state.ts'

/** States the seat could be in, and throws of the dice in each: all in all enough for the rarest that matters. */
const DEALS = 24
const THROWS = 4

/** Tells safe answers of a seat from others in a position. */
export type SafeAnswers = { readonly offered: readonly Action[]; isSafe(action: Action): boolean }

export function findSafeAnswers(s: Core, seat: Seat, random: Sampler, deals = DEALS): SafeAnswers {
  const offered = actionsOf(seat, choiceOf(asked(redSea, s), seat) ?? {})
  if (isOthersRound(s, seat) || isQuiet(s, seat)) return { offered, isSafe: () => true }
  const dealt = Array.from({ length: deals }, (): Dealt => {
    const search = { seat, known: new Map<string, boolean>() }
    return { state: determinize(redSea, s, seat, random), search }
  })
  return { offered, isSafe: action => dealt.every(({ state, search }) => isSafe(state, action, search)) }
}

export const isLostByWar = ({ result }: Core, seat: Seat): boolean =>
  result.kind === 'won' && result.reason === 'nuclearWar' && !result.winners.includes(seat)

/** One deal is searched: for whom, and what was found out about its positions. */
type Search = { readonly seat: Seat; readonly known: Map<string, boolean> }
type Dealt = { readonly state: Core; readonly search: Search }

/** The action leaves a safe line, whatever the dice say. */
function isSafe(s: Core, { seat, verb, arg }: Action, search: Search): boolean {
  const seen = new Set<string>()
  for (let attempt = 0; attempt < THROWS; attempt++) {
    const copy = cloneState(redSea, s)
    copy.random.drawn += attempt * 1000
    const before = copy.random.drawn
    const offers = apply(redSea, copy, seat, verb, arg)
    const key = keyOf(copy)
    if (!seen.has(key) && !survives(copy, offers, key, search)) return false
    if (copy.random.drawn === before) return true // nothing was left to chance
    seen.add(key)
  }
  return true
}

function survives(s: Core, offers: Offers, key: string, search: Search): boolean {
  const known = search.known.get(key)
  if (known !== undefined) return known
  const found = lookAhead(s, offers, search)
  search.known.set(key, found)
  return found
}

/** The seat looks for one safe answer; of the others' answers all must be safe. */
function lookAhead(s: Core, offers: Offers, search: Search): boolean {
  const { seat } = search
  if (isOver(s)) return !isLostByWar(s, seat)
  if (isOthersRound(s, seat) || isQuiet(s, seat)) return true
  const own = choiceOf(offers, seat)
  if (own && hasAnswers(own)) {
    return isNextPlay(s) || actionsOf(seat, own).some(action => isSafe(s, action, search))
  }
  const others = offers.flatMap(offer => actionsOf(offer.seat, offer.choice))
  return isNextPlay(s) || others.every(action => isSafe(s, action, search))
}

/** The next card is to be chosen; a headline still to be chosen by the other side alone belongs to the play. */
function isNextPlay(s: Core): boolean {
  const step = s.stack.at(-1)?.step
  if (step === 'headline.choose')
    return choiceOf(asked(redSea, s), 0) !== undefined && choiceOf(asked(redSea, s), 1) !== undefined
  return step === 'actionRound.play' || step === 'actionRound.extra' || step === 'headline.probe'
}

/** Everything that makes a position, but for its generator and what was told. */
function keyOf({ random: _random, news: _news, sealed: _sealed, ...rest }: Core): string {
  return JSON.stringify(rest)
}

/** Steps that neither lower DEFCON nor lead to one that does. */
const QUIET: ReadonlySet<string> = new Set<F['step']>([
  'card.finish',
  'place.influence',
  'realign.target',
  'realign.outcome',
  'coup.attempt',
  'coup.outcome',
  'coup.end',
  'spaceRace.outcome',
  'dice.throw',
  'scoring.region',
  'event.end',
  'event.add',
  'event.remove',
  'event.clear',
  'event.nyet',
  'event.centcom',
  'event.separatists',
  'event.relief',
  'event.moveFrom',
  'event.moveTo',
  'event.goFirst',
  'event.discardOwn',
  'event.takeDiscard',
  'event.vance',
  'event.ogadenOutcome',
  'event.yemenOutcome',
  'event.brushWar',
  'event.brushWarOutcome',
  'event.ames',
  'event.tehran',
  'event.wargames',
])

/** Where the frames of a card play end and the course of the turn goes on. */
const NEXT: ReadonlySet<string> = new Set<F['step']>([
  'actionRound.begin',
  'actionRound.extra',
  'headline.end',
  'turn.actionRounds',
  'turn.roundsOver',
])

/** Steps that lower DEFCON by 1; whatever else is not quiet leads to one coup or one event, which lower it by 2 at most (KM45). */
const ONE_FALL: ReadonlySet<string> = new Set<F['step']>(['coup.reveal', 'coup.defcon', 'event.shiftDefcon'])

/** What is left of the card play can't end in a war the seat would lose. */
function isQuiet(s: Core, seat: Seat): boolean {
  const waiting = onlyCard(s, ZONES.headline, seat) ?? onlyCard(s, ZONES.revealed, seat)
  if (waiting && threatsOf(waiting).length === 0) return true // the blame for the other headline is not the seat's
  let level = 'defcon' in s && typeof s.defcon === 'number' ? s.defcon : 0
  let lowest = level
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame === undefined || NEXT.has(frame.step)) break
    const isOwn = sideIn(frame) === sideOf(s, seat)
    if (QUIET.has(frame.step) || isHarmlessEvent(frame)) continue
    if ((frame.step === 'operation.kind' || frame.step === 'actionRound.operation') && isOwn) continue // influence can always be placed (5.1)
    level -= ONE_FALL.has(frame.step) ? 1 : 2
    if (frame.step !== 'headline.resolve' || isOwn) lowest = level // otherwise the other side's blame (4.5.C.3)
  }
  return lowest > NUCLEAR_WAR
}

/** What is left of an event has no sentence that may lower DEFCON; threats.test.ts checks that the cards say the truth. */
function isHarmlessEvent(frame: Frame): boolean {
  const from =
    frame.step === 'event.begin' ? 0 : frame.step === 'event.op' && 'op' in frame ? Number(frame.op) : undefined
  return from !== undefined && 'card' in frame && threatsOf(cardNamed(frame.card), from).length === 0
}

/** In an action round only the active player is to blame (8.1.4); in the Headline Phase that changes on the way. */
function isOthersRound(s: Core, seat: Seat): boolean {
  const isRound = 'actionRound' in s && s.actionRound !== 0
  return isRound && 'active' in s && SIDES[Number(s.active)] !== sideOf(s, seat)
}

const sideIn = (frame: Frame): unknown => ('side' in frame ? frame.side : undefined)
const sideOf = (s: Core, seat: Seat): string => ('usSeat' in s && s.usSeat === seat ? 'us' : 'ussr')
