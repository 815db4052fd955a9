// What the superiority token would change, for the question whether to use it.

import { SUPERIORITY } from '../content/numbers.ts'
import type { Side } from '../content/sides.ts'
import { type Outcome, outcomeOf } from '../rules/strength.ts'

/** What the question tells: who is asked, who attacks, and both strengths without the token. */
export type TokenTerms = {
  readonly side: Side
  readonly attacker: Side
  readonly attack: number
  readonly defence: number
}

type Forecast = { readonly attack: number; readonly defence: number; readonly outcome: Outcome }

export function withToken({ side, attacker, attack, defence }: TokenTerms): Forecast {
  return forecast(
    side === attacker ? attack + SUPERIORITY : attack,
    side === attacker ? defence : defence + SUPERIORITY,
  )
}

export const withoutToken = ({ attack, defence }: TokenTerms): Forecast => forecast(attack, defence)

const forecast = (attack: number, defence: number): Forecast => ({
  attack,
  defence,
  outcome: outcomeOf(attack, defence),
})
