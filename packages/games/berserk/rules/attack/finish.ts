// A10–A12: triggers of the attack, its payment, and what comes after (13.10, 13.11).

import { log } from '../log.ts'
import { NONE } from '../names.ts'
import { owesPayment, payDefence, payStrike } from '../payment.ts'
import type { StepsOf } from '../state.ts'
import { who } from '../told.ts'
import { putTriggers } from '../triggers.ts'
import { isDeclaredStrike } from './begin.ts'
import { reactToAttack } from './reactions.ts'
import { attackerOf, attackOf, dropAttack, findAttack, targetOf } from './rows.ts'

export const ATTACK_FINISH: Pick<StepsOf<'attack'>, 'attack.triggers' | 'attack.pay' | 'attack.end'> = {
  // A10 A part of the stack of its own: carried out before the payment (18.9.1).
  'attack.triggers': {
    run(s, { attack }) {
      reactToAttack(s, attackOf(s, attack))
      putTriggers(s)
    },
  },

  // A11 Whoever was closed in its action has paid already (11.5.1).
  'attack.pay': {
    run(s, { attack }) {
      const a = findAttack(s, attack)
      if (!a || !isDeclaredStrike(a)) return
      const [attacker, target] = [attackerOf(a), targetOf(a)]
      if (owesPayment(s, attacker)) payStrike(s, attacker, a.cause)
      if (a.defended !== NONE && owesPayment(s, target)) payDefence(s, target, a.cause)
    },
  },

  // A12
  'attack.end': {
    run(s, { attack }) {
      const a = findAttack(s, attack)
      if (!a) return
      log(s, 'attackEnded', '13.11', who(s, attackerOf(a)))
      dropAttack(s, attack)
    },
  },
}
