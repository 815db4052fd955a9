// Chapter 6.0: operations points go to exactly one kind of operation.

import { end, enter, offer, type Steps } from '@ludoteka/kernel'
import type { Side } from '../../content/tracks.ts'
import { log } from '../log.ts'
import { opsFor } from '../opsValue.ts'
import { seatOf } from '../sides.ts'
import { type F, OPERATIONS, type Operation, type Ops, type S, type Verbs } from '../state.ts'
import { coupTargets, ORDINARY_COUP } from './coup.ts'
import { ORDINARY_REALIGNMENT, realignTargets } from './realign.ts'

/** 7.3.2 "As if with a card of n Ops"; never for the Space Race. */
export function grantOperation(s: S, side: Side, printed: number, optional: boolean): void {
  const ops = opsFor(s, side, printed)
  log(s, 'operationGranted', '7.3.2', { side, value: ops.value })
  enter<F>(s, { step: 'operation.kind', side, ...ops, optional })
}

/** 5.1 Realignments and coups need a target; influence can always be placed (6.1.4). */
function isPossible(s: S, side: Side, operation: Operation): boolean {
  if (operation === 'place') return true
  return operation === 'coup'
    ? coupTargets(s, side, ORDINARY_COUP).length > 0
    : realignTargets(s, side, ORDINARY_REALIGNMENT, []).length > 0
}

/** 6.0 The kinds of operation that a side could begin now. */
export function possibleOperations(s: S, side: Side): readonly Operation[] {
  return OPERATIONS.filter(operation => isPossible(s, side, operation))
}

function begin(s: S, side: Side, { value, inAfrica }: Ops, operation: Operation): void {
  log(s, 'operationChosen', '6.0', { side, operation })
  if (operation === 'place') enter<F>(s, { step: 'place.influence', side, value, inAfrica, spent: 0, africa: false })
  if (operation === 'coup') enter<F>(s, { step: 'coup.target', side, value, ...ORDINARY_COUP })
  if (operation === 'realign') {
    enter<F>(s, { step: 'realign.target', side, ...ORDINARY_REALIGNMENT, left: value, rolled: [] })
  }
}

export const OPERATION: Pick<Steps<S, F, Verbs>, 'operation.kind'> = {
  // 6.0, 5.2 Chosen when the operation begins, with the board as it is then.
  'operation.kind': {
    ask(s, f) {
      const operation = possibleOperations(s, f.side)
      if (f.optional) return offer(seatOf(s, f.side), { operation, decline: true })
      return operation.length > 1 ? offer(seatOf(s, f.side), { operation }) : undefined
    },
    do: {
      operation(s, f, operation) {
        end(s)
        begin(s, f.side, f, operation)
      },
      decline(s, f) {
        log(s, 'operationDeclined', '7.3.2', { side: f.side })
        end(s)
      },
    },
    terms: (_s, { value }) => ({ value }),
    run: (s, f) => begin(s, f.side, f, 'place'),
    why: {
      operation: { rule: '5.1', reason: 'noTarget' },
      spaceRace: { rule: '7.3.2', reason: 'notForTheSpaceRace' },
      decline: { rule: '6.0', reason: 'mustSpend' },
    },
  },
}
