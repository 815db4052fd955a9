// Operations, wars and other dice in event texts.

import { enter } from '@ludoteka/kernel'
import { CARD } from '../../../content/cards.ts'
import type { Region } from '../../../content/spaces.ts'
import { countriesOf } from '../../board.ts'
import { figure } from '../../cards.ts'
import { throwDice } from '../../dice.ts'
import { ORDINARY_COUP } from '../../operations/coup.ts'
import { grantOperation as grant } from '../../operations/kind.ts'
import { ORDINARY_REALIGNMENT } from '../../operations/realign.ts'
import { advanceInSpace } from '../../operations/space.ts'
import { opsOf } from '../../opsValue.ts'
import { other } from '../../sides.ts'
import type { CoupTerms, E, F, RealignTerms, S } from '../../state.ts'
import { numberOf, type Op, threatening } from './sentences.ts'

export const grantOperation = threatening('operation', (s, e) => grant(s, e.side, figure(e.card, 'ops'), false))
/** With this card's own value, and only if wanted. */
export const mayOperate = threatening('operation', (s, e) => grant(s, e.side, CARD[e.card].ops, true))

function coup(s: S, e: E, terms: Partial<CoupTerms>): void {
  const { value } = opsOf(s, e.side, e.card)
  enter<F>(s, { step: 'coup.target', side: e.side, value, ...ORDINARY_COUP, ...terms })
}

/** KM2 */
export const coupWithoutDefcon: Op = (s, e) => coup(s, e, { ignoresBan: true, keepsDefcon: true })
/** KM43 */
export const spreadFamine: Op = (s, e) => enter<F>(s, { step: 'event.famine', ...e })
export const coupInFamine = threatening('famineCoup', (s, e) => coup(s, e, { onlyFamine: true }))

export function realignments(terms: Partial<RealignTerms>): Op {
  return (s, e) => {
    enter<F>(s, {
      step: 'realign.target',
      side: e.side,
      ...ORDINARY_REALIGNMENT,
      plus: figure(e.card, 'plus'),
      ...terms,
      left: figure(e.card, 'rolls'),
      rolled: [],
    })
  }
}

/** KM29 Once in each country of the region. */
export const mayRealignEachIn =
  (region: Region): Op =>
  (s, e) => {
    const left = figure(e.card, 'rolls') * countriesOf(region).length
    const terms = { region, plus: 0, optional: true, onceEach: true }
    enter<F>(s, { step: 'realign.target', side: e.side, ...terms, left, rolled: [] })
  }

export const advanceInSpaceRace: Op = (s, e) => advanceInSpace(s, e.side, numberOf(e))

const throwOwn =
  (next: (e: E) => F): Op =>
  (s, e) =>
    throwDice(s, [e.side], next(e))

export const wageOgadenWar = throwOwn(e => ({ step: 'event.ogadenOutcome', ...e }))
export const throwForYemen = throwOwn(e => ({ step: 'event.yemenOutcome', ...e }))
export const wageBrushWar: Op = (s, e) => enter<F>(s, { step: 'event.brushWar', ...e })

/** TS45 At DEFCON 2 the winner may start a nuclear war. */
export const meetAtSummit = threatening('dice', (s, e) =>
  throwDice(s, [e.side, other(e.side)], { step: 'event.summitOutcome', ...e }),
)
