// What Barons may do whenever the game waits for somebody: bargain (19.4), deal with heirs they hold (21.3), pay for a miracle (21.7).

import { choiceOf, type Standing } from '@ludoteka/kernel'
import { BARGAINING } from './bargaining.ts'
import { HEIRS } from './heirs.ts'
import { MIRACLES } from './miracles.ts'
import type { S } from './state.ts'
import type { Verbs } from './verbs.ts'

export const STANDING: Standing<S, Verbs> = {
  ...BARGAINING,
  ask(s) {
    const bargains = BARGAINING.ask(s)
    const [heirs, miracles] = [HEIRS.ask(s), MIRACLES.ask(s)]
    if (heirs.length === 0 && miracles.length === 0) return bargains
    return bargains.map(({ seat, choice }) => ({
      seat,
      choice: { ...choice, ...choiceOf(heirs, seat), ...choiceOf(miracles, seat) },
    }))
  },
  do: { ...BARGAINING.do, ...HEIRS.do, ...MIRACLES.do },
  why: { ...BARGAINING.why, ...HEIRS.why, ...MIRACLES.why },
}
