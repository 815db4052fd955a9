// Standing orders: questions in other Barons' actions, and small change of one's own, for which a Baron need not be asked
// each time. Whether one answers is told by the step and by whom it asks, which everybody knows.

import type { OrderAnswer, OrderRules, PlainArg, View } from '@ludoteka/kernel'
import { MERCENARIES, MERCENARY } from '../content/troops.ts'

/** Leave to pass or to attack is given, or refused; the first is the usual one. */
export const PASSING_ANSWERS = ['allow', 'refuse'] as const
export const ATTACK_ANSWERS = ['refuse', 'allow'] as const

const isAsked = (view: View, seat: string, ...steps: readonly string[]): boolean =>
  steps.includes(view.step) && view.waiting.includes(seat)

const leave = (answer: PlainArg | undefined): OrderAnswer => ({ verb: answer === 'allow' ? 'allow' : 'refuse' })

/** The first that is offered. */
function firstOf(view: View, verb: string): OrderAnswer | undefined {
  const args = view.choice[verb]
  const first = Array.isArray(args) ? args[0] : undefined
  return first === undefined ? undefined : { verb, arg: first }
}

/** Of the mercenaries offered the weakest; of those of the same strength the one with the smallest wage. */
function weakestOf(view: View, verb: string): OrderAnswer | undefined {
  const args = view.choice[verb]
  const cards = Array.isArray(args) ? MERCENARIES.filter(card => args.some(arg => arg === card)) : []
  const [weakest] = cards.toSorted(
    (a, b) => MERCENARY[a].strength - MERCENARY[b].strength || MERCENARY[a].wage - MERCENARY[b].wage,
  )
  return weakest === undefined ? undefined : { verb, arg: weakest }
}

/** What ends a choice, where it may be ended. */
const doneIn = (view: View): OrderAnswer | undefined => (view.choice['done'] === true ? { verb: 'done' } : undefined)

export const ORDERS = {
  /** 10.4 Others' Nobles may always pass, or never. */
  leaveToPass: {
    settings: { answer: PASSING_ANSWERS },
    spans: ['turn', 'match'],
    applies: (view, seat) => isAsked(view, seat, 'move.leave'),
    answer: (_view, { answer }) => leave(answer),
  },
  /** 12.1 Third Barons may attack walls where one's Nobles stand, or not. */
  leaveToAttack: {
    settings: { answer: ATTACK_ANSWERS },
    spans: ['turn', 'match'],
    applies: (view, seat) => isAsked(view, seat, 'war.leave'),
    answer: (_view, { answer }) => leave(answer),
  },
  /** 11.6.2 The commander always uses his ability. */
  useAbility: {
    spans: ['match', 'turn'],
    applies: (view, seat) => isAsked(view, seat, 'battle.ability'),
    answer: () => ({ verb: 'useAbility' }),
  },
  /** 12.5 Walls take casualties before troops do; then the Baron is asked. */
  wallsFirst: {
    spans: ['match', 'turn'],
    applies: (view, seat) => isAsked(view, seat, 'battle.assign'),
    answer(view) {
      const hits = view.choice['takeHit']
      return Array.isArray(hits) && hits.some(hit => hit === 'walls') ? { verb: 'takeHit', arg: 'walls' } : undefined
    },
  },
  /** 9.2.3 All mercenaries are paid, as long as the crowns allow it. */
  payEverybody: {
    spans: ['match', 'turn'],
    applies: (view, seat) => isAsked(view, seat, 'wages.mercenaries'),
    answer: view => (view.choice['payAll'] === true ? { verb: 'payAll' } : undefined),
  },
  /** 8.3.2 No crowns for expeditions. */
  noInvestments: {
    spans: ['turn', 'match'],
    applies: (view, seat) => isAsked(view, seat, 'expedition.invest'),
    answer: () => ({ verb: 'invest', arg: { crowns: 0 } }),
  },
  /** 8.2.6 No faith against events that hit everybody. */
  noPledges: {
    spans: ['turn', 'match'],
    applies: (view, seat) => isAsked(view, seat, 'event.cancel'),
    answer: view => (view.choice['pledge'] === undefined ? undefined : { verb: 'pledge', arg: { faith: 0 } }),
  },
  /** 16.2, 16.3 Of mercenaries that have to go the weakest go, and no more than must. */
  weakestGo: {
    spans: ['match', 'turn'],
    applies: (view, seat) => isAsked(view, seat, 'losses.discard', 'desert.card'),
    answer: view => doneIn(view) ?? weakestOf(view, 'discardTroop') ?? weakestOf(view, 'desert'),
  },
  /** 17.6 In Upkeep all troops stay with their armies; whether Nobles come back is asked. */
  troopsStay: {
    spans: ['turn', 'match'],
    applies: (view, seat) => isAsked(view, seat, 'upkeep.troops', 'upkeep.reserves'),
    answer: doneIn,
  },
  /** 4.4, 11.6.7, 17.3 Deaths, retreats and revolts in the order in which they are listed. */
  anyOrder: {
    spans: ['match', 'turn'],
    applies: (view, seat) =>
      isAsked(
        view,
        seat,
        'army.check',
        'army.deserted',
        'battle.deaths',
        'battle.retreats',
        'upkeep.revolts',
        'event.uprising',
      ),
    answer: view => firstOf(view, 'nextNoble') ?? firstOf(view, 'nameCity'),
  },
} as const satisfies OrderRules
export type OrderName = keyof typeof ORDERS

/** A turn is a round: orders for a turn end with it. What is ordered while the board is set up is meant for the first. */
export const turnName = (view: View): string => String(Math.max(1, Number(view.facts['round'])))
