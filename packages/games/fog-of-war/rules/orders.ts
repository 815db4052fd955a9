// Standing orders: questions in the opponent's turn that a player need not be asked each time.

import type { OrderRules, View } from '@ludoteka/kernel'

/** Which attempts are let pass without a contest: all, or only those that cost no secret of one's own. */
export const LET_PASS = ['everything', 'neutralCards'] as const

const isAsked = (view: View, step: string, seat: string): boolean => view.step === step && view.terms['side'] === seat

export const ORDERS = {
  /** 2.4.2 Never pays to cancel an attempt at intelligence. */
  letIntelPass: {
    settings: { about: LET_PASS },
    spans: ['turn', 'match'],
    applies: (view, seat, { about }) =>
      isAsked(view, 'intel.contest', seat) &&
      view.terms['cancels'] === true &&
      (about === 'everything' || view.terms['kind'] === 'neutral'),
    answer: () => ({ verb: 'decline' }),
  },
  /** 5.6 Never uses the superiority token. */
  keepSuperiority: {
    spans: ['turn', 'match'],
    applies: (view, seat) => isAsked(view, 'battle.superiority', seat),
    answer: () => ({ verb: 'decline' }),
  },
} as const satisfies OrderRules
export type OrderName = keyof typeof ORDERS

/** Turns are counted through the whole game. */
export const turnName = (view: View): string => String(view.facts['turn'])
