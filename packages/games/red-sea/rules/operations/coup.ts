// Chapter 6.3: coups, in the exact order of 6.3.7.

import { all, broken, contents, end, enter, itemAt, kindAt, moveTop, offer, rule, type Steps } from '@ludoteka/kernel'
import { CARD } from '../../content/cards.ts'
import { COUNTRIES, SPACE, type Space } from '../../content/spaces.ts'
import { FLASHPOINT_SAFE_OPS, type Side } from '../../content/tracks.ts'
import { addInfluence, hasFamine, indexOfSpace, stability, takeInfluence } from '../board.ts'
import { facts, isScoring, replenishDeck } from '../cards.ts'
import { gainMilitaryOperations, lowerDefcon } from '../defcon.ts'
import { throwDice, thrownBy } from '../dice.ts'
import { log } from '../log.ts'
import { noWayOut } from '../reasons.ts'
import { is, other, seatOf } from '../sides.ts'
import { type CoupTerms, type E, type F, type S, type Verbs, ZONES } from '../state.ts'
import { checkVictory, gainVp } from '../victory.ts'
import { targetRules } from './targets.ts'

export const ORDINARY_COUP: CoupTerms = { ignoresBan: false, keepsDefcon: false, onlyFamine: false }

const COMMON_RULES = targetRules('6.3.1')
const isTarget = all(COMMON_RULES)

const FAMINE_RULES = [
  rule('KM43', 'noFamineThere', (s: S, terms: CoupTerms, at: Space) => !terms.onlyFamine || hasFamine(s, at)),
]
const fitsTerms = all(FAMINE_RULES)

export function coupTargets(s: S, side: Side, terms: CoupTerms): Space[] {
  return COUNTRIES.filter(at => fitsTerms(s, terms, at) && isTarget(s, side, at, terms.ignoresBan))
}

/** An event that happens after the coup, from one of its sentences on. */
export type EventToCome = E & { readonly from: number }

export function eventsToCome(s: S): readonly EventToCome[] {
  return s.stack.flatMap(f => {
    if (f.step !== 'event.begin' && f.step !== 'event.op') return []
    return [{ card: f.card, side: f.side, from: f.step === 'event.op' ? f.op : 0 }]
  })
}

/** What is added to the die beside the operations value. */
export function coupModifier(s: S, side: Side, at: Space): number {
  let modifier = 0
  if (is(s.nasserism, side)) modifier += CARD.nasserism.n.plus
  if (hasFamine(s, at)) modifier += CARD.famine.n.plus
  if (s.salt) modifier -= CARD.saltNegotiations.n.less
  return modifier
}

/** 6.3.4, KM45 A coup here lowers DEFCON. */
export const countsAsBattleground = (s: S, at: Space): boolean => s.indianOcean || SPACE[at].battleground === true

export const COUP: Pick<
  Steps<S, F, Verbs>,
  'coup.target' | 'coup.reveal' | 'coup.attempt' | 'coup.outcome' | 'coup.defcon' | 'coup.end'
> = {
  // 6.3.1 One attempt in a country with opponent influence.
  'coup.target': {
    ask: (s, f) => offer(seatOf(s, f.side), { coup: coupTargets(s, f.side, f) }),
    do: {
      coup(s, { side, value, keepsDefcon }, target) {
        log(s, 'coupAttempted', '6.3.1', { side, at: target, value })
        const attempt: F = { step: 'coup.attempt', side, target, value }
        if (keepsDefcon) end<F>(s, attempt, { step: 'coup.end', side })
        else {
          end<F>(
            s,
            { step: 'coup.reveal', side, target },
            attempt,
            { step: 'coup.defcon', side, target },
            { step: 'coup.end', side },
          )
        }
      },
    },
    terms: (s, { value, keepsDefcon }) => ({ value, keepsDefcon, toCome: eventsToCome(s) }),
    final: ['coup'],
    why: {
      coup: (s, f, at) => broken(COMMON_RULES, s, f.side, at, f.ignoresBan) ?? broken(FAMINE_RULES, s, f, at),
      ...noWayOut('6.0', 'mustSpend'),
    },
  },

  // 6.3.6.1 Before a coup in a flashpoint the top card is turned up; its printed value decides about DEFCON.
  'coup.reveal': {
    run(s, { target }) {
      if (!SPACE[target].flashpoint) return
      if (!replenishDeck(s)) return log(s, 'nothingTurnedUp', '6.3.6.1', { at: target })
      const card = kindAt(ZONES.deck, itemAt(contents(s, ZONES.deck), 0))
      const { ops } = facts(card)
      log(s, 'cardTurnedUp', '6.3.6.1', { card, ops })
      if (ops >= FLASHPOINT_SAFE_OPS) {
        moveTop(s, ZONES.deck, 0, ZONES.deck, { bottom: true, open: true })
        log(s, 'cardPutUnderDeck', '6.3.6.1', { card })
        return
      }
      moveTop(s, ZONES.deck, 0, ZONES.inPlay)
      lowerDefcon(s, 1, '6.3.6.1')
      if (isScoring(card)) {
        enter<F>(
          s,
          { step: 'scoring.region', region: card === 'africaScoring' ? 'africa' : 'middleEast' },
          { step: 'card.finish', card },
        )
      } else enter<F>(s, { step: 'card.finish', card })
    },
  },

  // 6.3.3 Military Operations, then the die.
  'coup.attempt': {
    run(s, { side, target, value }) {
      gainMilitaryOperations(s, side, value, '6.3.3')
      throwDice(s, [side], { step: 'coup.outcome', side, target, value })
    },
  },

  // 6.3.2 The margin removes opponent influence, and what is left of it is added as own.
  'coup.outcome': {
    run(s, { side, target, value }) {
      const total = thrownBy(s, side) + value + coupModifier(s, side, target)
      const needed = 2 * stability(s, target)
      const margin = Math.max(0, total - needed)
      log(s, 'coupResult', '6.3.2', { side, at: target, total, needed, margin })
      if (margin === 0) return
      const rest = margin - takeInfluence(s, other(side), target, margin, '6.3.2')
      addInfluence(s, side, target, rest, '6.3.2')
      if (hasFamine(s, target)) {
        s.famine[indexOfSpace(target)] = false // KM43
        log(s, 'famineEnds', 'KM43', { at: target })
      }
    },
  },

  // 6.3.4 Successful or not.
  'coup.defcon': {
    run(s, { target }) {
      if (countsAsBattleground(s, target)) lowerDefcon(s, 1, '6.3.4')
    },
  },

  // TS109, 10.4.1
  'coup.end': {
    run(s, { side }) {
      const watcher = other(side)
      if (is(s.yuri, watcher)) gainVp(s, watcher, CARD.yuriAndSamantha.n.vp, 'yuriAndSamantha', 'TS109')
      checkVictory(s)
    },
  },
}
