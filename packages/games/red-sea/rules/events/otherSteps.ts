// What events decide by dice, and their questions about DEFCON, the order of play and the end of the game.

import { end, enter, offer, type Steps } from '@ludoteka/kernel'
import { REGIONS, type Space } from '../../content/spaces.ts'
import type { Side } from '../../content/tracks.ts'
import {
  addInfluence,
  clearInfluence,
  controls,
  countControlled,
  countriesOf,
  neededForControl,
  neighbours,
} from '../board.ts'
import { figure } from '../cards.ts'
import { gainMilitaryOperations, lowerDefcon, raiseDefcon } from '../defcon.ts'
import { thrownBy } from '../dice.ts'
import { log } from '../log.ts'
import { COMPULSORY } from '../reasons.ts'
import { levelOf } from '../scoring.ts'
import { indexOf, other, seatOf } from '../sides.ts'
import type { E, F, S, Verbs } from '../state.ts'
import { endByVp, gainVp } from '../victory.ts'
import { numberOf } from './vocabulary.ts'

/** 7.5 One less on the die for each neighbour the opponent controls; the winner exchanges all influence. */
function war(s: S, e: E, target: Space): void {
  const opponent = other(e.side)
  const total = thrownBy(s, e.side) - neighbours(target).filter(at => controls(s, opponent, at)).length
  const needed = figure(e.card, 'success')
  log(s, 'warResult', numberOf(e), { side: e.side, at: target, total, needed })
  if (total >= needed) {
    gainVp(s, e.side, figure(e.card, 'vp'), e.card, numberOf(e))
    const exchanged = clearInfluence(s, opponent, target, numberOf(e))
    addInfluence(s, e.side, target, exchanged, numberOf(e))
  }
  gainMilitaryOperations(s, e.side, figure(e.card, 'militaryOperations'), numberOf(e))
}

/** TS45 One for each region with domination or control. */
export function summitModifier(s: S, side: Side): number {
  return REGIONS.filter(region => ['domination', 'control'].includes(levelOf(s, side, region))).length
}

export const OTHER_EVENT_STEPS: Pick<
  Steps<S, F, Verbs>,
  | 'event.ogadenOutcome'
  | 'event.brushWarOutcome'
  | 'event.yemenOutcome'
  | 'event.summitOutcome'
  | 'event.shiftDefcon'
  | 'event.goFirst'
  | 'event.wargames'
> = {
  'event.ogadenOutcome': { run: (s, f) => war(s, f, 'ethiopia') },

  'event.brushWarOutcome': { run: (s, f) => war(s, f, f.target) },

  // KM50 One more for each Middle East country under own control.
  'event.yemenOutcome': {
    run(s, f) {
      const total = thrownBy(s, f.side) + countControlled(s, f.side, countriesOf('middleEast'))
      const needed = figure(f.card, 'success')
      log(s, 'warResult', numberOf(f), { side: f.side, at: 'yemen', total, needed })
      if (total >= needed) addInfluence(s, f.side, 'yemen', neededForControl(s, f.side, 'yemen'), numberOf(f))
    },
  },

  'event.summitOutcome': {
    run(s, { card, side }) {
      const total = (thrower: Side): number => thrownBy(s, thrower) + summitModifier(s, thrower)
      const totals = { us: total('us'), ussr: total('ussr') }
      log(s, 'summitResult', 'TS45', totals)
      if (totals.us === totals.ussr) return
      const chooser = totals.us > totals.ussr ? 'us' : 'ussr'
      gainVp(s, chooser, figure(card, 'vp'), card, 'TS45')
      enter<F>(s, { step: 'event.shiftDefcon', card, side, chooser, optional: true })
    },
  },

  // KM18, TS45 Either way; lowering it to 1 makes the active player lose.
  'event.shiftDefcon': {
    ask: (s, { chooser, optional }) =>
      offer(seatOf(s, chooser), optional ? { raise: true, lower: true, decline: true } : { raise: true, lower: true }),
    do: {
      raise(s, f) {
        end(s)
        raiseDefcon(s, figure(f.card, 'defcon'), numberOf(f))
      },
      lower(s, f) {
        end(s)
        lowerDefcon(s, figure(f.card, 'defcon'), numberOf(f))
      },
      decline: s => end(s),
    },
    final: ['raise', 'lower', 'decline'],
    why: COMPULSORY,
  },

  // KM4 In every action round of this turn.
  'event.goFirst': {
    ask: (s, f) => offer(seatOf(s, f.side), { goFirst: true, decline: true }),
    do: {
      goFirst(s, f) {
        s.first = indexOf(f.side)
        log(s, 'goesFirst', numberOf(f), { side: f.side })
        end(s)
      },
      decline: s => end(s),
    },
    final: ['decline'],
  },

  // TS100 The marker decides at once; there is no final scoring.
  'event.wargames': {
    ask: (s, f) => offer(seatOf(s, f.side), { endGame: true, decline: true }),
    do: {
      endGame(s, f) {
        end(s)
        gainVp(s, other(f.side), figure(f.card, 'vp'), f.card, numberOf(f))
        endByVp(s, 'wargames', numberOf(f))
      },
      decline: s => end(s),
    },
    final: ['endGame', 'decline'],
  },
}
