// Numbers and splits that are chosen while an effect is carried out (D20).

import { end, enter, offer } from '@ludoteka/kernel'
import { gainChips } from '../counters.ts'
import type { F } from '../frames.ts'
import { startHeal } from '../heals.ts'
import { log } from '../log.ts'
import type { Piece } from '../names.ts'
import { change, isInPlay, rowOf } from '../pieces.ts'
import type { S, StepsOf } from '../state.ts'
import { faceOf, who, whoWhom } from '../told.ts'
import { asUse } from '../use.ts'
import { last } from './cardWords.ts'
import { reportDone } from './frame.ts'
import { effects } from './interpreter.ts'
import { woundBy } from './lifeWords.ts'
import { receiversOf } from './receivers.ts'
import { affected } from './words.ts'

type NumberFrame = Extract<F, { step: 'effect.number' }>
type SplitFrame = Extract<F, { step: 'effect.split' }>

/** What the word does with the number. */
function applyNumber(s: S, f: NumberFrame, n: number): void {
  const use = asUse(f)
  const sentence = effects.sentence(use, f.at)
  if (sentence.word === 'grantProtectionFromStrength') {
    const { to, attackTypes, duration } = sentence
    for (const piece of affected(s, use, to)) {
      last(s, use, piece, duration, { kind: 'strengthProtection', x: n, attackTypes: attackTypes.join(' ') })
      log(s, 'strengthProtected', '20.3', { piece, card: faceOf(s, piece), n })
      reportDone(s)
    }
  } else if (sentence.word === 'transferChips') {
    const [from] = receiversOf(s, use, sentence.source)
    const [to] = receiversOf(s, use, sentence.to)
    if (from && to) moveChips(s, from, to, n)
  } else if (sentence.word === 'redistributeWounds') {
    const [piece] = receiversOf(s, use, sentence.source)
    if (!piece) return
    enter(s, { step: 'effect.split', ...use, piece, before: rowOf(s, piece).wounds, most: n, given: [] })
    startHeal(s, [piece], n, 'redistribution')
  }
}

function moveChips(s: S, from: Piece, to: Piece, n: number): void {
  change(s, from, { chips: rowOf(s, from).chips - n })
  gainChips(s, to, n, '17.3')
  log(s, 'chipsMoved', '17.3', { ...whoWhom(s, from, to), n })
  reportDone(s)
}

/** 20.10.1 Wounds really taken off, without a doubling. */
const taken = (s: S, { piece, before, most }: SplitFrame): number => Math.min(most, before - rowOf(s, piece).wounds)

const receivers = (s: S, { onto }: SplitFrame): readonly Piece[] => onto.filter(piece => isInPlay(s, piece))

export const NUMBER_STEPS: Pick<StepsOf<'effect'>, 'effect.number' | 'effect.split'> = {
  'effect.number': {
    ask(_s, { seat, min, max }) {
      if (min === max) return undefined
      return offer(seat, { number: Array.from({ length: max - min + 1 }, (_, i) => min + i) })
    },
    do: {
      number(s, f, n) {
        log(s, 'numberChosen', '18.8.1', { seat: f.seat, n })
        end(s)
        applyNumber(s, f, n)
      },
    },
    run: (s, f) => applyNumber(s, f, f.min),
    terms: (s, { seat, source, ability, min, max }) => ({ seat, ...who(s, source), ability, min, max }),
    why: { number: { rule: '18.8.1', reason: 'outOfBounds' } },
  },

  // 20.10 The wounds are split freely; then they are one event.
  'effect.split': {
    ask(s, f) {
      const onto = receivers(s, f)
      if (f.given.length >= taken(s, f) || onto.length < 2) return undefined
      return offer(f.seat, { assign: onto })
    },
    do: {
      assign(_s, f, piece) {
        f.given = [...f.given, piece]
      },
    },
    run(s, f) {
      const n = taken(s, f)
      const [only] = receivers(s, f)
      if (n <= 0 || !only) return
      const given = f.given.length > 0 ? f.given : Array.from({ length: n }, () => only)
      woundBy(s, asUse(f), given, 1)
    },
    terms: (s, f) => ({
      seat: f.seat,
      ...who(s, f.piece),
      left: taken(s, f) - f.given.length,
      given: f.given,
      onto: f.onto,
    }),
    why: { assign: { rule: '20.10', reason: 'notNamed' } },
  },
}
