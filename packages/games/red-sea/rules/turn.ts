// Chapter 4.5: the sequence of a turn.

import { cardsIn, countIn, enter, isOver, moveAll, type Steps, shuffle } from '@ludoteka/kernel'
import { ACTION_ROUNDS, AUTONOMY_VP, SIDES, type Side, TURNS, TURNS_COMBINED } from '../content/tracks.ts'
import { scoringCardsOf } from './cards.ts'
import { missingMilitaryOperations, raiseDefcon } from './defcon.ts'
import { headlinePhase } from './headline.ts'
import { log } from './log.ts'
import { holdsAutonomy } from './romanianAutonomy.ts'
import { scoreFinally } from './scoring.ts'
import { fillHands, isOn } from './setup.ts'
import { indexOf, inOrder, other } from './sides.ts'
import { type F, type S, type StepsOf, type Verbs, ZONES } from './state.ts'
import { checkVictory, endByVp, endDrawn, endWith } from './victory.ts'

export const lastTurn = (s: S): number => (isOn(s, 'combined') ? TURNS_COMBINED : TURNS)

/** What is left of a turn from this side's action round on (4.5.D to 4.5.H). */
export function restOfTurn(s: S, round: number, from: Side): F[] {
  const order = inOrder(s)
  const frames: F[] = []
  for (let n = round; n <= ACTION_ROUNDS; n++) {
    for (const side of order) {
      if (n === round && side !== from && side === order[0]) continue // has had this one
      frames.push({ step: 'actionRound.begin', side, round: n })
    }
  }
  const extra = round > ACTION_ROUNDS && from !== order[0] ? [from] : order
  return [
    ...frames,
    ...extra.map((side): F => ({ step: 'actionRound.extra', side })),
    { step: 'turn.roundsOver' },
    { step: 'turn.militaryOperations' },
    { step: 'turn.reveal' },
    { step: 'turn.refresh' },
    { step: 'turn.advance' },
  ]
}

/** 4.5.J Everything that lasts until the end of the turn. */
function endTurnEffects(s: S): void {
  for (const flags of [
    s.economics,
    s.afghanistan,
    s.amharic,
    s.t62s,
    s.brezhnev,
    s.nasserism,
    s.carter,
    s.yuri,
    s.openHand,
    s.directiveRound,
    s.oilRound,
    s.mustScore, // KM33: no action round is left
    s.spaceAttempted,
  ]) {
    flags.fill(false)
  }
  s.salt = false
  s.indianOcean = false
  s.first = indexOf('ussr')
  log(s, 'turnEffectsEnd', '4.5.J', { turn: s.turn })
}

/** 10.1.5 A scoring card may never stay unplayed. */
function punishHeldScoringCards(s: S): void {
  const holders = SIDES.filter(side => scoringCardsOf(s, side).length > 0)
  if (holders.length === 2) endDrawn(s, 'scoringCardHeld', '10.1.5')
  for (const side of holders) endWith(s, other(side), 'scoringCardHeld', '10.1.5')
}

export const TURN: Pick<Steps<S, F, Verbs>, StepsOf<'turn'>> = {
  // 4.5.A, 8.1.8
  'turn.defcon': { run: s => raiseDefcon(s, 1, '4.5.A') },

  // 4.5.B
  'turn.draw': { run: s => fillHands(s, '4.5.B') },

  // 4.5.D
  'turn.actionRounds': { run: s => enter<F>(s, ...restOfTurn(s, 1, inOrder(s)[0])) },

  // 4.5.J, 10.1.5
  'turn.roundsOver': {
    run(s) {
      endTurnEffects(s)
      punishHeldScoringCards(s)
    },
  },

  // 4.5.E, 8.2.1 Only the difference moves the marker. Who holds a scoring card has lost before (10.1.5).
  'turn.militaryOperations': {
    run(s) {
      const [us, ussr] = [missingMilitaryOperations(s, 'us'), missingMilitaryOperations(s, 'ussr')]
      if (us > 0) log(s, 'militaryOperationsMissing', '8.2.1', { side: 'us', n: us })
      if (ussr > 0) log(s, 'militaryOperationsMissing', '8.2.1', { side: 'ussr', n: ussr })
      s.vp += ussr - us
      if (us !== ussr) {
        const side = ussr > us ? 'us' : 'ussr'
        log(s, 'vpGained', '8.2.1', { side, n: Math.abs(us - ussr), for: 'militaryOperations', vp: s.vp })
      }
      s.militaryOperations.fill(0)
      checkVictory(s)
    },
  },

  // 4.5.F, 11.1 Only the fact that no scoring card is held.
  'turn.reveal': {
    run(s) {
      if (isOn(s, 'tournament')) for (const side of SIDES) log(s, 'noScoringCardHeld', '11.1', { side })
    },
  },

  // 4.5.G
  'turn.refresh': {
    run(s) {
      if (s.autonomyFaceUp) return
      s.autonomyFaceUp = true
      log(s, 'autonomyRefreshed', '4.5.G', { side: holdsAutonomy(s, 'us') ? 'us' : 'ussr' })
    },
  },

  // 4.5.H, 4.4 After turn 1 the Late War cards are shuffled into what is left of the deck; the discards stay out.
  'turn.advance': {
    run(s) {
      if (s.turn >= lastTurn(s)) return enter<F>(s, { step: 'turn.finalScoring' })
      s.turn++
      s.actionRound = 0
      log(s, 'turnStarted', '4.5.H', { turn: s.turn })
      if (countIn(s, ZONES.late) > 0) {
        moveAll(s, ZONES.late, 0, ZONES.deck)
        shuffle(s, ZONES.deck)
        log(s, 'deckShuffled', '4.4', { cards: cardsIn(s, ZONES.deck).length })
      }
      enter<F>(s, { step: 'turn.defcon' }, { step: 'turn.draw' }, ...headlinePhase())
    },
  },

  // 4.5.I, 10.4.2
  'turn.finalScoring': {
    run(s) {
      scoreFinally(s)
      if (isOver(s)) return
      const holder = holdsAutonomy(s, 'us') ? 'us' : 'ussr'
      s.vp += holder === 'us' ? AUTONOMY_VP : -AUTONOMY_VP
      log(s, 'autonomyScored', '10.4.2', { side: holder, vp: s.vp })
      endByVp(s, 'finalScoring', '10.4.2')
    },
  },
}
