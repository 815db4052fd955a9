// Chapter 1: the set-up.

import {
  cardsIn,
  countIn,
  enter,
  hasCard,
  kindsIn,
  layOut,
  moveAll,
  moveCard,
  NOWHERE,
  offer,
  pickRandom,
  rule,
  type Seat,
  type Steps,
  shuffle,
} from '@ludoteka/kernel'
import { type CardSet, cardsOf, RESERVE_SET, RESERVES, START_SET } from '../content/combatCards.ts'
import { FIRST_DEFENCES, START_INTEL, START_LEVEL } from '../content/numbers.ts'
import { NEUTRAL, NEUTRAL_CARDS, type NeutralCard, OBJECTIVES, OBJECTIVES_DRAWN } from '../content/otherCards.ts'
import { NEUTRAL_SLOTS, PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { indexOfProvince } from './board.ts'
import { countArmy, neutralsIn } from './cards.ts'
import { drawCards } from './drawing.ts'
import { log } from './log.ts'
import { moveUnseen } from './moving.ts'
import { placesFor, whyNotPlace } from './placing.ts'
import { ALLIES, AXIS, SEATS, sideOf } from './sides.ts'
import { type F, KIT, type S, type StepsOf, type Verbs, ZONES } from './state.ts'

/** Who controls a province at the start (1.6, 1.7). */
export function startController(at: Province): number {
  const { start } = PROVINCE[at]
  return start === undefined ? NOWHERE : SIDES.indexOf(start)
}

/** 1.1, 1.6–1.8 Tokens and tracks. */
export function setTracks(s: S): void {
  for (const at of PROVINCES) s.control[indexOfProvince(at)] = startController(at)
  for (const seat of SEATS) {
    s.level[seat] = START_LEVEL[sideOf(seat)]
    s.intelReady[seat] = START_INTEL[sideOf(seat)]
  }
}

/** 0.5 The sets that lie out of the game. */
export function setOf(seat: Seat, reserve: (typeof RESERVES)[number]): CardSet {
  return RESERVE_SET[sideOf(seat)][reserve] ?? {}
}

function layOutCards(s: S): void {
  for (const seat of SEATS) {
    // The Allies look through theirs before it is shuffled (1.9); a discard pile is what its owner may look through.
    layOut(s, seat === ALLIES ? ZONES.discard : ZONES.deck, seat, cardsOf(START_SET[sideOf(seat)]))
    for (const reserve of RESERVES) layOut(s, ZONES.reserve.at(reserve), seat, cardsOf(setOf(seat, reserve)))
    const isOwn = (at: Province): boolean => startController(at) === seat
    layOut(s, ZONES.table, seat, PROVINCES.filter(isOwn)) // 1.6, 1.7
    layOut(
      s,
      ZONES.provinceDeck,
      seat,
      PROVINCES.filter(at => !isOwn(at)),
    )
  }
}

/** Takes a name out of a list at random. */
function drawFrom<T extends string>(s: S, names: T[]): T {
  const name = pickRandom(s, names)
  names.splice(names.indexOf(name), 1)
  return name
}

/** 1.2 */
function layNeutrals(s: S): void {
  const cards = NEUTRAL_CARDS.flatMap(card => new Array<NeutralCard>(NEUTRAL[card].copies).fill(card))
  layOut(s, ZONES.neutralBox, 0, [drawFrom(s, cards)])
  for (const at of NEUTRAL_SLOTS) {
    const lying = neutralsIn(at)
    for (let n = PROVINCE[at].neutralCards ?? 0; lying && n > 0; n--)
      layOut(s, lying.zone, lying.seat, [drawFrom(s, cards)])
  }
  log(s, 'neutralsLaid', '1.2', { n: NEUTRAL_SLOTS.reduce((sum, at) => sum + (PROVINCE[at].neutralCards ?? 0), 0) })
}

/** 1.4, 1.5 */
function drawObjectives(s: S): void {
  const objectives = [...OBJECTIVES]
  for (let n = 0; n < OBJECTIVES_DRAWN; n++) layOut(s, ZONES.drawn, AXIS, [drawFrom(s, objectives)])
  layOut(s, ZONES.besideMorocco, 0, objectives)
}

export function setUp(s: S): void {
  // A position that was written down brings its own cards.
  if (s.zones.every(cards => cards.length === 0)) {
    setTracks(s)
    layOutCards(s)
    layNeutrals(s)
    drawObjectives(s)
  }
  enter<F>(s, { step: 'setup.objectives' }, { step: 'setup.defences', left: FIRST_DEFENCES }, { step: 'setup.decks' })
}

const hasPicked = (s: S): boolean => countIn(s, ZONES.chosen, ALLIES) > 0

/** 1.9 At most one card in each province, where 4.1 lets the Allies defend. */
const firstPlaces = (s: S): Province[] => placesFor(s, ALLIES, 'defend').filter(at => countArmy(s, ALLIES, at) === 0)

export const SETUP: Pick<Steps<S, F, Verbs>, StepsOf<'setup'>> = {
  // 1.4 Two of the three are kept; the third goes back unseen.
  'setup.objectives': KIT.chooseOne({
    verb: 'returnObjective',
    seat: () => AXIS,
    among: s => cardsIn(s, ZONES.drawn, AXIS),
    rules: [rule('1.4', 'notDrawn', (s, _f, objective) => hasCard(s, ZONES.drawn, objective, AXIS))],
    take(s, _f, objective) {
      moveCard(s, objective, ZONES.drawn, AXIS, ZONES.boxed)
      moveAll(s, ZONES.drawn, AXIS, ZONES.kept)
      log(s, 'objectivesKept', '1.4', {})
    },
    final: ['returnObjective'],
  }),

  // 1.9 After the third card too the Allies say that they are done: until then they may take everything back.
  'setup.defences': {
    ask(s, { left }) {
      if (hasPicked(s)) return offer(ALLIES, { defend: firstPlaces(s) })
      return offer(ALLIES, { pick: left > 0 ? kindsIn(s, ZONES.discard, ALLIES) : [], done: true })
    },
    do: {
      pick: (s, _f, card) => moveCard(s, card, ZONES.discard, ALLIES, ZONES.chosen),
      defend(s, f, at) {
        f.left--
        moveAll(s, ZONES.chosen, ALLIES, ZONES.army.at(at))
        log(s, 'defencePlaced', '1.9', { side: sideOf(ALLIES), at })
      },
      done(s, f) {
        s.stack.pop()
        log(s, 'defencesDone', '1.9', { side: sideOf(ALLIES), n: FIRST_DEFENCES - f.left })
      },
    },
    final: ['done'],
    terms: (_s, { left }) => ({ side: sideOf(ALLIES), left }),
    why: {
      pick(s, { left }) {
        if (hasPicked(s)) return { rule: '1.9', reason: 'placeCardsFirst' }
        return { rule: '1.9', reason: left > 0 ? 'notInDeck' : 'threeDefences' }
      },
      defend: (s, _f, at) => {
        if (!hasPicked(s)) return { rule: '1.9', reason: 'chooseCardsFirst' }
        return whyNotPlace(s, ALLIES, 'defend', at) ?? { rule: '1.9', reason: 'oneDefenceEach' }
      },
      done: { rule: '1.9', reason: 'placeCardsFirst' },
    },
  },

  // 1.10
  'setup.decks': {
    run(s) {
      for (const seat of SEATS) {
        moveUnseen(s, ZONES.discard, seat, ZONES.deck)
        shuffle(s, ZONES.deck, seat)
        drawCards(s, seat, '1.10')
      }
      log(s, 'yearBegan', '1.1', { year: s.year })
      enter<F>(s, { step: 'turn.begin', seat: AXIS }) // 2.1
    },
  },
}
