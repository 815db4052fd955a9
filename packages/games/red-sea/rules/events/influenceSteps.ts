// The steps of events that ask for countries (D13), and where each event reaches.

import { enter, type Rule, rule, type Step, type Steps } from '@ludoteka/kernel'
import type { FrameOf } from '@ludoteka/rules-kit'
import { CARD } from '../../content/cards.ts'
import { COUNTRIES, MUSLIM_COUNTRIES, SPACE, SPACES, type Space } from '../../content/spaces.ts'
import {
  addInfluence,
  areAdjacent,
  clearInfluence,
  controls,
  hadControl,
  hasFamine,
  indexOfSpace,
  influence,
  isCountry,
  isIn,
  neighbours,
  setInfluence,
  stability,
  takeInfluence,
} from '../board.ts'
import { figure } from '../cards.ts'
import { throwDice } from '../dice.ts'
import { log } from '../log.ts'
import { COMPULSORY } from '../reasons.ts'
import { other, put, seatOf } from '../sides.ts'
import { type E, type F, KIT, type Place, type S, type Verbs } from '../state.ts'
import { numberOf } from './vocabulary.ts'

type Spreading = FrameOf<F, 'event.add'> | FrameOf<F, 'event.remove'>

/** Where events reach: one predicate per phrase, for the side the event works for. */
const REACHES: Readonly<Record<Place, (s: S, e: E, at: Space) => boolean>> = {
  anyCountry: (_s, _e, at) => isCountry(at),
  anywhere: () => true,
  africa: (_s, _e, at) => isIn(at, 'africa'),
  middleEast: (_s, _e, at) => isIn(at, 'middleEast'),
  notOpponentControlled: (s, e, at) => isCountry(at) && !controls(s, other(e.side), at),
  ownControlled: (s, e, at) => isCountry(at) && controls(s, e.side, at),
  // KM6 As it was when the action round began.
  nextToStartControlled: (s, e, at) => neighbours(at).some(beside => hadControl(s, other(e.side), beside)),
  nextToEthiopia: (_s, _e, at) => areAdjacent(at, 'ethiopia'),
  djiboutiOrMadagascar: (_s, _e, at) => at === 'djibouti' || at === 'madagascar',
  middleEastWithoutOman: (_s, _e, at) => isIn(at, 'middleEast') && at !== 'oman',
  empty: (s, e, at) => isCountry(at) && influence(s, e.side, at) + influence(s, other(e.side), at) === 0,
  // KM51 Of the two, where the opponent has more; both on a tie.
  strongerOfEgyptAndEthiopia: (s, e, at) => {
    const [egypt, ethiopia] = [influence(s, other(e.side), 'egypt'), influence(s, other(e.side), 'ethiopia')]
    return (at === 'egypt' && egypt >= ethiopia) || (at === 'ethiopia' && ethiopia >= egypt)
  },
  muslimCountries: (_s, _e, at) => MUSLIM_COUNTRIES.includes(at),
}

const timesChosen = (f: { readonly chosen: readonly Space[] }, at: Space): number =>
  f.chosen.filter(chosen => chosen === at).length

const REACH_RULE = rule('7.6', 'notForThisEvent', (s: S, f: Spreading | FrameOf<F, 'event.clear'>, at: Space) =>
  REACHES[f.where](s, f, at),
)
const LEFT_RULE = rule('7.6', 'eventUsedUp', (_s: S, f: Spreading) => f.left > 0)
const LIMIT_RULE = rule('7.6', 'enoughThere', (_s: S, f: Spreading, at: Space) => timesChosen(f, at) < f.perCountry)
const OPPONENT_RULE = rule('7.6', 'noOpponentInfluence', (s: S, f: E, at: Space) => influence(s, other(f.side), at) > 0)

const ADD_RULES: readonly Rule<[S, Spreading, Space]>[] = [REACH_RULE, LIMIT_RULE, LEFT_RULE]
const REMOVE_RULES: readonly Rule<[S, Spreading, Space]>[] = [OPPONENT_RULE, REACH_RULE, LIMIT_RULE, LEFT_RULE]

function logForcedChoice(s: S, _f: unknown, at: Space): void {
  log(s, 'forcedChoice', '7.6', { at })
}

/** Influence one by one, over as many countries as the text allows; the only one possible is taken by itself. */
function spreading(
  verb: 'place' | 'remove',
  rules: readonly Rule<[S, Spreading, Space]>[],
  change: (s: S, f: Spreading, at: Space) => void,
): Step<S, Spreading, Verbs> {
  return KIT.chooseSome<Spreading, 'place' | 'remove'>({
    verb,
    done: 'done',
    seat: (s, f) => seatOf(s, f.side),
    among: () => SPACES,
    rules,
    max: (_s, f) => f.chosen.length + f.left,
    min: (_s, f) => (f.optional ? 0 : f.chosen.length + f.left),
    confirm: (_s, f) => f.chosen.length > 1,
    forced: logForcedChoice,
    each(s, f, at) {
      change(s, f, at)
      f.left--
    },
    terms: (_s, { left, each }) => ({ left, each }),
    final: ['done'],
    why: COMPULSORY,
  })
}

/** A choice of one country; the only one possible is taken by itself. */
function choosing<Name extends F['step']>(
  rules: readonly Rule<[S, FrameOf<F, Name>, Space]>[],
  take: (s: S, f: FrameOf<F, Name>, at: Space) => void,
  final: readonly 'choose'[] = ['choose'],
): Step<S, FrameOf<F, Name> & E, Verbs> {
  return KIT.chooseOne<FrameOf<F, Name> & E, 'choose'>({
    verb: 'choose',
    seat: (s, f) => seatOf(s, f.side),
    among: () => COUNTRIES,
    rules,
    forced: logForcedChoice,
    take,
    final,
    why: COMPULSORY,
  })
}

const COUNTRY_RULE = rule('2.1.7', 'notACountry', (_s: S, _f: E, at: Space) => isCountry(at))

const CLEAR_RULES: readonly Rule<[S, FrameOf<F, 'event.clear'>, Space]>[] = [
  REACH_RULE,
  rule('7.6', 'enoughThere', (_s, f, at) => !f.chosen.includes(at)),
  rule('7.6', 'noOpponentInfluence', (s, f, at) => f.evenEmpty || influence(s, other(f.side), at) > 0),
]

/** KM36 One of them serves Africa and the other the Middle East; Egypt may serve either. */
function arePair(a: Space, b: Space): boolean {
  return a !== b && ((isIn(a, 'africa') && isIn(b, 'middleEast')) || (isIn(a, 'middleEast') && isIn(b, 'africa')))
}

/** KM36 Influence of both sides. */
const isShared = (s: S, f: E, at: Space): boolean =>
  isCountry(at) && influence(s, f.side, at) > 0 && influence(s, other(f.side), at) > 0

function nyetTargets(s: S, f: FrameOf<F, 'event.nyet'>): Space[] {
  const shared = COUNTRIES.filter(at => isShared(s, f, at))
  const [first] = f.chosen
  if (first !== undefined) return shared.filter(at => arePair(first, at))
  const paired = shared.filter(at => shared.some(partner => arePair(at, partner)))
  return paired.length > 0 ? paired : shared
}

const NYET_RULES: readonly Rule<[S, FrameOf<F, 'event.nyet'>, Space]>[] = [
  rule('KM36', 'notBothSidesThere', (s, f, at) => isShared(s, f, at)),
  rule('KM36', 'notForThisEvent', (s, f, at) => nyetTargets(s, f).includes(at)),
]

/** KM43 At least one of the two gets a new marker, if that is possible anywhere. */
function canStartFamine(s: S, at: Space): boolean {
  const isNew = (country: Space): boolean => !hasFamine(s, country)
  if (!COUNTRIES.some(isNew)) return true
  return isNew(at) || neighbours(at).some(isNew)
}

/** KM43 The second country gets a new marker, unless the first got one or all its neighbours have theirs. */
function isFreshPair(s: S, { first, fresh }: { first: Space; fresh: boolean }, at: Space): boolean {
  return fresh || !hasFamine(s, at) || neighbours(first).every(beside => hasFamine(s, beside))
}

/** KM43 The markers as they may lie once both countries are chosen; under way only what is still open. */
export function famineChoices(s: S, isUnderWay: boolean): readonly (readonly boolean[])[] {
  const next = s.stack.find(frame => frame.step === 'event.famineNext')
  if (isUnderWay && !next && !s.stack.some(frame => frame.step === 'event.famine')) return [s.famine]
  const starts =
    isUnderWay && next
      ? [next]
      : COUNTRIES.filter(at => canStartFamine(s, at)).map(first => ({ first, fresh: !hasFamine(s, first) }))
  return starts.flatMap(start =>
    neighbours(start.first)
      .filter(at => isFreshPair(s, start, at))
      .map(second => SPACES.map(at => hasFamine(s, at) || at === start.first || at === second)),
  )
}

function markFamine(s: S, at: Space): void {
  if (hasFamine(s, at)) return
  s.famine[indexOfSpace(at)] = true
  log(s, 'famineMarked', 'KM43', { at })
}

const MOVE_RULES: readonly Rule<[S, FrameOf<F, 'event.moveTo'>, Space]>[] = [
  COUNTRY_RULE,
  rule('KM30', 'sameCountry', (_s, f, at) => at !== f.from),
  rule('KM30', 'enoughThere', (_s, f, at) => timesChosen(f, at) < figure(f.card, 'perCountry')),
]

export const INFLUENCE_EVENT_STEPS: Pick<
  Steps<S, F, Verbs>,
  | 'event.add'
  | 'event.remove'
  | 'event.clear'
  | 'event.nyet'
  | 'event.centcom'
  | 'event.separatists'
  | 'event.relief'
  | 'event.famine'
  | 'event.famineNext'
  | 'event.moveFrom'
  | 'event.moveTo'
  | 'event.brushWar'
> = {
  'event.add': spreading('place', ADD_RULES, (s, f, at) => addInfluence(s, f.side, at, f.each, numberOf(f))),

  'event.remove': spreading('remove', REMOVE_RULES, (s, f, at) => {
    takeInfluence(s, other(f.side), at, f.each, numberOf(f))
  }),

  // All of the opponent's influence in a country, perhaps in several.
  'event.clear': KIT.chooseSome({
    verb: 'clear',
    done: 'done',
    seat: (s, f) => seatOf(s, f.side),
    among: () => COUNTRIES,
    rules: CLEAR_RULES,
    max: (_s, f) => f.chosen.length + f.left,
    forced: logForcedChoice,
    each(s, f, at) {
      clearInfluence(s, other(f.side), at, numberOf(f))
      f.left--
    },
    why: COMPULSORY,
  }),

  // KM36 Two countries if any pair is possible, otherwise one.
  'event.nyet': KIT.chooseSome({
    verb: 'clear',
    done: 'done',
    seat: (s, f) => seatOf(s, f.side),
    among: () => COUNTRIES,
    rules: NYET_RULES,
    max: () => 2,
    forced: logForcedChoice,
    each: (s, f, at) => clearInfluence(s, other(f.side), at, 'KM36'),
    why: COMPULSORY,
  }),

  // KM8 Any country.
  'event.centcom': choosing<'event.centcom'>([COUNTRY_RULE], (s, f, at) => {
    put(s.centcom, f.side, indexOfSpace(at))
    log(s, 'centcomPlaced', numberOf(f), { side: f.side, at })
  }),

  // KM42 A country that is no battleground, where the opponent has more.
  'event.separatists': choosing<'event.separatists'>(
    [
      COUNTRY_RULE,
      rule('KM42', 'isBattleground', (_s, _f, at) => !SPACE[at].battleground),
      rule('KM42', 'opponentNotStronger', (s, f, at) => influence(s, other(f.side), at) > influence(s, f.side, at)),
    ],
    (s, f, at) => addInfluence(s, f.side, at, influence(s, other(f.side), at) - influence(s, f.side, at), numberOf(f)),
  ),

  // KM46 A country with a Famine marker.
  'event.relief': choosing<'event.relief'>(
    [COUNTRY_RULE, rule('KM46', 'noFamineThere', (s, _f, at) => hasFamine(s, at))],
    (s, f, at) => {
      addInfluence(s, f.side, at, figure(f.card, 'add'), numberOf(f))
      s.famine[indexOfSpace(at)] = false
      log(s, 'famineEnds', numberOf(f), { at })
    },
  ),

  // KM43 Two adjacent countries, one after the other.
  'event.famine': choosing<'event.famine'>(
    [COUNTRY_RULE, rule('KM43', 'enoughThere', (s, _f, at) => canStartFamine(s, at))],
    (s, f, at) => {
      const fresh = !hasFamine(s, at)
      markFamine(s, at)
      enter<F>(s, { step: 'event.famineNext', card: f.card, side: f.side, first: at, fresh })
    },
    [],
  ),

  'event.famineNext': choosing<'event.famineNext'>(
    [rule('KM43', 'notAdjacent', (_s, f, at) => areAdjacent(f.first, at)), rule('KM43', 'enoughThere', isFreshPair)],
    (s, _f, at) => markFamine(s, at),
  ),

  // KM30 Out of one country, or not at all.
  'event.moveFrom': KIT.chooseOne({
    verb: 'choose',
    seat: (s, f) => seatOf(s, f.side),
    among: () => COUNTRIES,
    rules: [COUNTRY_RULE, rule('KM30', 'noInfluenceThere', (s, f, at) => influence(s, f.side, at) > 0)],
    decline: 'decline',
    take: (s, { card, side }, from) => enter<F>(s, { step: 'event.moveTo', card, side, from, chosen: [] }),
  }),

  'event.moveTo': KIT.chooseSome({
    verb: 'place',
    done: 'done',
    seat: (s, f) => seatOf(s, f.side),
    among: () => COUNTRIES,
    rules: MOVE_RULES,
    min: () => 0,
    max: (s, f) => Math.min(figure(f.card, 'move'), f.chosen.length + influence(s, f.side, f.from)),
    confirm: () => true,
    each(s, f, at) {
      setInfluence(s, f.side, f.from, influence(s, f.side, f.from) - 1)
      setInfluence(s, f.side, at, influence(s, f.side, at) + 1)
      log(s, 'influenceMoved', CARD[f.card].number, { side: f.side, from: f.from, to: at })
    },
    terms: (_s, { from }) => ({ from }),
    final: ['done'],
    tooMany: { rule: 'KM30', reason: 'nothingToMove' },
  }),

  // TS36 The target of the war.
  'event.brushWar': choosing<'event.brushWar'>(
    [COUNTRY_RULE, rule('TS36', 'tooStable', (s, f, at) => stability(s, at) <= figure(f.card, 'stability'))],
    (s, { card, side }, target) => throwDice(s, [side], { step: 'event.brushWarOutcome', card, side, target }),
  ),
}
