// Every die of the game: before a side throws one, Carter Doctrine may set it instead (KM9).

import { die, enter, offer, type Steps } from '@ludoteka/kernel'
import type { Side } from '../content/tracks.ts'
import { log } from './log.ts'
import { is, of, put, seatOf } from './sides.ts'
import { type F, FACES, type S, type Verbs } from './state.ts'

/** These sides throw a die each, then the next step reads them. */
export function throwDice(s: S, sides: readonly Side[], next: F): void {
  for (const side of sides) put(s.die, side, 0)
  enter<F>(s, { step: 'dice.throw', sides, asked: [] }, next)
}

/** What a side has just thrown. */
export const thrownBy = (s: S, side: Side): number => of(s.die, side)

function whoMaySet(s: S, f: Extract<F, { step: 'dice.throw' }>): Side | undefined {
  return f.sides.find(side => is(s.carter, side) && !f.asked.includes(side))
}

export const DICE: Pick<Steps<S, F, Verbs>, 'dice.throw'> = {
  // KM9 Asked before any of the dice is thrown, also where the opponent throws one too.
  'dice.throw': {
    ask(s, f) {
      const side = whoMaySet(s, f)
      return side && offer(seatOf(s, side), { roll: true, setDie: FACES })
    },
    do: {
      roll(s, f) {
        const side = whoMaySet(s, f)
        if (side) f.asked = [...f.asked, side]
      },
      setDie(s, f, face) {
        const side = whoMaySet(s, f)
        if (!side) return
        f.asked = [...f.asked, side]
        put(s.die, side, Number(face))
        put(s.carter, side, false)
        log(s, 'dieSet', 'KM9', { side, die: Number(face) })
      },
    },
    final: ['roll', 'setDie'],
    run(s, f) {
      for (const side of f.sides) {
        if (thrownBy(s, side) > 0) continue
        put(s.die, side, die(s))
        log(s, 'dieThrown', '6.0', { side, die: thrownBy(s, side) })
      }
    },
  },
}
