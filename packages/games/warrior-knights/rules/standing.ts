// What Barons may do whenever the game waits for somebody: bargain (19.4), deal with heirs they hold (21.3), pay for a miracle (21.7).

import type { Standing } from '@ludoteka/kernel'
import { BARGAINING } from './bargaining.ts'
import { HEIRS } from './heirs.ts'
import { MIRACLES } from './miracles.ts'
import { hasHeirTokens, hasMiracles } from './options.ts'
import type { S } from './state.ts'
import type { Verbs } from './verbs.ts'

export const STANDING: Standing<S, Verbs> = {
  ...BARGAINING,
  ask(s, seat) {
    const bargains = BARGAINING.ask(s, seat)
    return hasHeirTokens(s) || hasMiracles(s)
      ? { ...bargains, ...HEIRS.ask(s, seat), ...MIRACLES.ask(s, seat) }
      : bargains
  },
  do: { ...BARGAINING.do, ...HEIRS.do, ...MIRACLES.do },
  why: { ...BARGAINING.why, ...HEIRS.why, ...MIRACLES.why },
}
