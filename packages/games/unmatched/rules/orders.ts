// What players may have answered for them.

import { factsIn, type OrderRule } from '@ludoteka/kernel'
import { FIGHTERS, HERO, HEROES } from '../content/fighters.ts'
import { FIELDS } from './state.ts'

const IS_HERO = new Set<string>(HEROES.map(hero => HERO[hero].fighters[0]))

export const ORDERS = {
  // 9.8 No defense card is laid for a sidekick. Heroes are left to their players: a match may hang on it.
  noDefenseForSidekicks: {
    spans: ['match', 'turn', 'once'],
    applies(view, seat) {
      if (view.step !== 'attack.defense' || !view.waiting.includes(seat)) return false
      const defender = FIGHTERS[factsIn({ combat: FIELDS.combat }, view).combat.defender]
      return defender !== undefined && !IS_HERO.has(defender)
    },
    answer: () => ({ verb: 'decline' }),
  },
} as const satisfies Readonly<Record<string, OrderRule>>

export type OrderName = keyof typeof ORDERS
