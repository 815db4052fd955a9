// 9.3.9, 9.3.12 What becomes of an agenda that was passed: refusals, motions, laws, charges and offices.

import { cardsIn, end, enter, moveCard, rule, type Seat } from '@ludoteka/kernel'
import { AGENDA, type AgendaId } from '../../content/agendas.ts'
import { SHAPES, type Shape } from '../../content/barons.ts'
import { MOST_CHARGES } from '../../content/numbers.ts'
import { MERCENARY } from '../../content/troops.ts'
import { hasLeftGame, isOnBoard, mercenariesOf, officeOf } from '../armies.ts'
import { amountOf, clockwise } from '../barons.ts'
import { besiegerOf } from '../cities.ts'
import { contextOf, type FateResult, NOTHING_DRAWN } from '../effects/context.ts'
import { effectFrame } from '../effects/frame.ts'
import { ban } from '../laws.ts'
import { log } from '../log.ts'
import { ARMIES, baronOf, NONE, WALLS } from '../names.ts'
import { KIT, type S, type StepsOf, ZONES } from '../state.ts'

/** 9.3.12b Everybody who may refuse, clockwise from the Chairman. */
function mayRefuse(s: S, agenda: AgendaId, target: Seat, drawn: FateResult): readonly Seat[] {
  const { refusableBy } = AGENDA[agenda]
  if (refusableBy === 'target') return target < 0 ? [] : [target]
  if (refusableBy === 'eachAffected') return clockwise(s).filter(seat => wouldLose(s, agenda, seat, drawn))
  if (refusableBy === 'eachBesieger')
    return clockwise(s).filter(seat => WALLS.some(walls => besiegerOf(s, walls) === seat))
  return []
}

/** Somebody who would lose at least one crown, card or token by a motion. */
function wouldLose(s: S, agenda: AgendaId, seat: Seat, { nationality }: FateResult): boolean {
  return AGENDA[agenda].effects.some(one => {
    if (one.word === 'lose') {
      const isDue = one.per !== 'nobleOnBoard' || SHAPES.some(shape => isOnBoard(s, seat, shape))
      return isDue && amountOf(s, one.what, seat) > 0
    }
    if (one.word === 'desert')
      return ARMIES.some(army => mercenariesOf(s, seat, army).some(card => MERCENARY[card].nationality === nationality))
    return false
  })
}

function discard(s: S, agenda: AgendaId): void {
  moveCard(s, agenda, ZONES.agendaVoted, 0, ZONES.agendaDiscard)
}

export const PASSING: StepsOf<'agenda'> = {
  'agenda.rejected': {
    run(s, { agenda }) {
      log(s, 'rejected', '9.3.7', {})
      if (agenda !== NONE) discard(s, agenda)
    },
  },
  // G6, 9.3.12b Fate cards that a motion needs are drawn first, then everybody is asked who may refuse.
  'agenda.passed': {
    run(s, { agenda, target }) {
      if (agenda === NONE) return
      log(s, 'passed', '9.3.7', { agenda, baron: target < 0 ? [] : [baronOf(target)] })
      const needsFate = AGENDA[agenda].effects.some(({ word }) => word === 'fate')
      if (needsFate) enter(s, { step: 'fate.forAgenda', agenda, target })
      else askRefusals(s, agenda, target, NOTHING_DRAWN)
    },
  },
  'agenda.refusals': {
    ask(_s, { asked }) {
      const [seat] = asked
      return seat === undefined ? undefined : [{ seat, choice: { accept: true, refuse: true } }]
    },
    do: {
      accept(s, f) {
        end(s, { ...f, asked: f.asked.slice(1) })
      },
      refuse(s, f, _arg, seat) {
        log(s, 'refused', '9.3.12', { baron: baronOf(seat), agenda: f.agenda })
        end(s, { ...f, asked: f.asked.slice(1), refused: [...f.refused, seat] })
        ban(s, seat) // 9.3.13: whoever is banned already refuses without further penalty
      },
    },
    // 9.3.12 Aimed at one alone it is discarded; a motion that hits several still applies to the others.
    run(s, { step: _, asked: __, agenda, target, refused, ...drawn }) {
      if (target >= 0 && refused.includes(target)) discard(s, agenda)
      else enter(s, { step: 'agenda.effect', agenda, target, refused, ...drawn })
    },
    terms: (_s, { agenda, target }) => ({ agenda, target: target < 0 ? NONE : baronOf(target) }),
    final: ['accept', 'refuse'],
  },
  // 9.3.9
  'agenda.effect': {
    run(s, { step: _, agenda, target, refused, ...drawn }) {
      const { kind } = AGENDA[agenda]
      if (kind === 'law') {
        moveCard(s, agenda, ZONES.agendaVoted, 0, ZONES.laws, { bottom: true })
        log(s, 'lawInForce', '9.3.9', { agenda })
      } else if (kind === 'charge') enter(s, { step: 'agenda.charge', agenda, seat: target })
      else if (kind === 'office') enter(s, { step: 'agenda.office', agenda, seat: target })
      else enter(s, effectFrame(contextOf(target, agenda, drawn, refused)), { step: 'agenda.discard', agenda })
    },
  },
  'agenda.discard': {
    run(s, { agenda }) {
      if (cardsIn(s, ZONES.agendaVoted).includes(agenda)) discard(s, agenda)
    },
  },
  // 9.3.9, 9.3.9a For a fourth charge an older one goes first.
  'agenda.charge': {
    ask(s, { seat }) {
      const charges = cardsIn(s, ZONES.charges, seat)
      return charges.length < MOST_CHARGES ? undefined : [{ seat, choice: { giveUp: charges } }]
    },
    do: {
      giveUp(s, { seat }, charge) {
        moveCard(s, charge, ZONES.charges, seat, ZONES.agendaDiscard)
        log(s, 'chargeGivenUp', '9.3.9', { baron: baronOf(seat), agenda: charge })
      },
    },
    run(s, { agenda, seat }) {
      moveCard(s, agenda, ZONES.agendaVoted, 0, ZONES.charges, { seat, bottom: true })
      log(s, 'charged', '9.3.9', { baron: baronOf(seat), agenda })
    },
    terms: (_s, { agenda }) => ({ agenda }),
    why: { giveUp: { rule: '9.3.9', reason: 'notOffered' } },
  },
  // 9.3.9, 9.3.9a A Noble has at most one office; a new one replaces it.
  'agenda.office': KIT.chooseOne({
    verb: 'appoint',
    seat: (_s, f) => f.seat,
    among: () => SHAPES,
    rules: [
      rule(
        '9.3.9',
        'nobleLeftGame',
        (s: S, f: { readonly seat: Seat }, shape: Shape) => !hasLeftGame(s, f.seat, shape),
      ),
    ],
    forced: () => undefined,
    take(s, { seat, agenda }, shape) {
      const old = officeOf(s, seat, shape)
      if (old !== undefined) moveCard(s, old, ZONES.offices.at(shape), seat, ZONES.agendaDiscard)
      moveCard(s, agenda, ZONES.agendaVoted, 0, ZONES.offices.at(shape), { seat })
      log(s, 'appointed', '9.3.9', { baron: baronOf(seat), shape, agenda })
      enter(s, { step: 'army.check', seat })
    },
    nothing: (s, { agenda }) => discard(s, agenda),
    terms: (_s, { agenda }) => ({ agenda }),
  }),
}

export function askRefusals(s: S, agenda: AgendaId, target: Seat, drawn: FateResult): void {
  enter(s, {
    step: 'agenda.refusals',
    agenda,
    target,
    ...drawn,
    asked: mayRefuse(s, agenda, target, drawn),
    refused: [],
  })
}
