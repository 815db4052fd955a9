// Refusals that no step gives: the paragraph that says when a verb has its time, and the one by which the other side is asked now.

import type { F, S, Verbs } from './state.ts'

/** When something is done; confirming and declining belong to many decisions. */
const WHEN: Readonly<Record<keyof Verbs, string>> = {
  returnObjective: '1.4',
  pick: '2.3',
  defend: '4.1',
  plan: '4.2',
  reinforce: '4.3',
  reinforceQuagmire: '4.6',
  launch: '4.5',
  cancel: '4.4',
  spyArmy: '2.4',
  spyNeutral: '2.4',
  spyOperation: '2.4',
  spyObjectives: '2.4',
  pay: '2.4.2',
  decline: '8',
  closeTurn: '2.3.2',
  endTurn: '2.3.2',
  discard: '2.9',
  attackFrom: '4.5.4',
  useSuperiority: '5.6',
  spend: '6.1.3',
  buyCard: '3.5',
  buyLevel: '3.5',
  buyIntel: '3.5',
  buyVp: '3.5',
  recall: '3.6',
  recallPlan: '3.6',
  recallCard: '3.6',
  done: '8',
}

/** By what a side is asked, while the other one is not. */
const ASKED_BY: { readonly [K in F['step']]?: string } = {
  'setup.objectives': '1.4',
  'setup.defences': '1.9',
  'intel.contest': '2.4.2',
  'battle.origin': '4.5.4',
  'battle.superiority': '5.6',
  'production.spend': '3.4',
  'production.last': '3.11.1',
  'recall.choose': '3.6',
  'recall.province': '3.6',
  'recall.operation': '3.6',
}

export const REFUSALS = {
  gameOver: ({ result }: S): string => (result.kind === 'open' ? '0.1' : result.rule),
  notYourDecision(s: S): string {
    const asking = s.stack.at(-1)
    if (asking?.step === 'battle.pay') return asking.rule
    return (asking && ASKED_BY[asking.step]) ?? '2.11'
  },
  notNow: (_s: S, verb: keyof Verbs): string => WHEN[verb],
}
