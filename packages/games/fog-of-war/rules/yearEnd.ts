// Chapter 3: the end of a year, step by step.

import { cardsIn, countIn, enter, itemAt, moveRandom, type Seat, type Steps, shuffle } from '@ludoteka/kernel'
import type { CombatCard, Reserve } from '../content/combatCards.ts'
import { LAST_YEAR, REINFORCEMENTS, USA_ENTERS, USSR_ENTERS } from '../content/numbers.ts'
import { PROVINCE } from '../content/provinces.ts'
import { provincesOf } from './board.ts'
import { sorted } from './cards.ts'
import { drawCards } from './drawing.ts'
import { log, tell } from './log.ts'
import { moveUnseen, turnDown } from './moving.ts'
import { joinUsa, joinUssr, maybeJoinBalkans } from './politics.ts'
import { ALLIES, AXIS, otherSeat, SEATS, sideOf } from './sides.ts'
import { type F, type S, type StepsOf, type Verbs, ZONES } from './state.ts'
import { checkAxisPoints, decideByObjectives } from './victory.ts'

/** The steps in their order; 3.11.1 leaves hardly any of them at the end of 1944. */
export function yearEnd(s: S): readonly F[] {
  if (s.year === LAST_YEAR)
    return [{ step: 'year.score' }, { step: 'production.begin', seat: AXIS }, { step: 'year.objectives' }]
  const last = s.superiority
  const order: readonly Seat[] = [otherSeat(last), last] // 3.4, 3.6
  return [
    { step: 'year.score' },
    { step: 'year.winPiles' },
    { step: 'year.intel' },
    ...order.map((seat): F => ({ step: 'production.begin', seat })),
    ...order.map((seat): F => ({ step: 'recall.choose', seat, hasActed: false })),
    { step: 'year.balkans' },
    { step: 'year.usa' },
    { step: 'year.ussr' },
    { step: 'year.decks' },
    { step: 'year.next' },
    { step: 'year.reinforcements' },
  ]
}

/** 3.2 The shuffled win pile is dealt out in turn, first to the discard pile, then to the loss pile. */
function shareWinPile(s: S, seat: Seat): void {
  const dealt: { readonly discarded: CombatCard[]; readonly lost: CombatCard[] } = { discarded: [], lost: [] }
  for (let n = 0; countIn(s, ZONES.winPile, seat) > 0; n++) {
    const [pile, cards] = n % 2 === 0 ? [ZONES.discard, dealt.discarded] : [ZONES.lossPile, dealt.lost]
    const card = moveRandom(s, ZONES.winPile, seat, pile)
    if (card !== undefined) cards.push(card)
  }
  const { discarded, lost } = dealt
  if (discarded.length === 0) return
  log(s, 'winPileShared', '3.2', { side: sideOf(seat), discarded: discarded.length, lost: lost.length })
  tell(s, seat, 'winPileCards', '3.2', {
    discarded: sorted(discarded, ZONES.discard),
    lost: sorted(lost, ZONES.lossPile),
  })
}

/** 2.1 Who has more cards in the deck begins; if equal, the Axis. */
function starterOf(s: S): Seat {
  return countIn(s, ZONES.deck, ALLIES) > countIn(s, ZONES.deck, AXIS) ? ALLIES : AXIS
}

export const YEAR: Pick<Steps<S, F, Verbs>, StepsOf<'year'>> = {
  // 3.1
  'year.score': {
    run(s) {
      const n = provincesOf(s, AXIS).reduce((sum, at) => sum + PROVINCE[at].vp, 0)
      s.vp += n
      log(s, 'axisScored', '3.1', { n, total: s.vp })
      checkAxisPoints(s)
    },
  },

  // 3.2
  'year.winPiles': {
    run(s) {
      for (const seat of SEATS) shareWinPile(s, seat)
    },
  },

  // 3.3
  'year.intel': {
    run(s) {
      for (const seat of SEATS) {
        const n = itemAt(s.intelUsed, seat)
        if (n === 0) continue
        s.intelReady[seat] = itemAt(s.intelReady, seat) + n
        s.intelUsed[seat] = 0
        log(s, 'intelReady', '3.3', { side: sideOf(seat), n })
      }
    },
  },

  // 3.7
  'year.balkans': { run: maybeJoinBalkans },

  // 3.8
  'year.usa': {
    run(s) {
      if (s.year === USA_ENTERS) joinUsa(s)
    },
  },

  // 3.9
  'year.ussr': {
    run(s) {
      if (s.year === USSR_ENTERS && !s.ussrAtWar) joinUssr(s)
    },
  },

  // 3.10
  'year.decks': {
    run(s) {
      for (const seat of SEATS) {
        const n = moveUnseen(s, ZONES.discard, seat, ZONES.deck)
        shuffle(s, ZONES.deck, seat)
        log(s, 'deckShuffled', '3.10', { side: sideOf(seat), n })
        drawCards(s, seat, '3.10')
      }
    },
  },

  // 3.11
  'year.next': {
    run(s) {
      s.year++
      s.winter = false
      s.yearTurn = 0
      log(s, 'yearBegan', '3.11', { year: s.year })
    },
  },

  // 3.12, 2.1
  'year.reinforcements': {
    run(s) {
      for (const seat of SEATS) for (const set of REINFORCEMENTS[s.year] ?? []) reinforce(s, seat, set)
      enter<F>(s, { step: 'turn.begin', seat: starterOf(s) })
    },
  },

  // 3.11.2
  'year.objectives': { run: decideByObjectives },
}

/** 3.12 The cards were open to both, so the opponent knows what has come into the loss pile. */
function reinforce(s: S, seat: Seat, set: Reserve): void {
  const cards = cardsIn(s, ZONES.reserve.at(set), seat)
  turnDown(s, cards, ZONES.reserve.at(set), seat, ZONES.lossPile)
  log(s, 'reinforcementsCame', '3.12', { side: sideOf(seat), set, n: cards.length })
}
