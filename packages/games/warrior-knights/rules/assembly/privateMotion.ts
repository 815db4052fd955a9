// 9.3.11 Private motions, and 21.2 the open ones.

import {
  abandon,
  addRow,
  cardsIn,
  countIn,
  end,
  enter,
  moveCard,
  NOWHERE,
  removeRows,
  required,
  type Seat,
  updateRow,
} from '@ludoteka/kernel'
import { AGENDA, AGENDAS, type AgendaId, OPEN_MOTION, OPEN_MOTIONS, type OpenMotion } from '../../content/agendas.ts'
import { BARONS, type Baron, SHAPES } from '../../content/barons.ts'
import { barons } from '../barons.ts'
import { contextOf } from '../effects/context.ts'
import { effectFrame } from '../effects/frame.ts'
import { chooseByFate } from '../fateDeck.ts'
import { ban } from '../laws.ts'
import { log } from '../log.ts'
import { baronOf, NONE, seatOfBaron } from '../names.ts'
import { hasOpenMotions } from '../options.ts'
import { FIELDS, type S, type StepsOf, ZONES } from '../state.ts'
import { close, renewAgendaDeck } from './assembly.ts'
import { PROPOSALS, type Proposal, type Subject, subjectOf } from './names.ts'

/** Charges and offices in force, with who has them. */
function honours(s: S): readonly { readonly seat: Seat; readonly agenda: AgendaId }[] {
  return barons(s).flatMap(seat => [
    ...cardsIn(s, ZONES.charges, seat).map(agenda => ({ seat, agenda })),
    ...SHAPES.flatMap(shape => cardsIn(s, ZONES.offices.at(shape), seat).map(agenda => ({ seat, agenda }))),
  ])
}

/** 9.3.11a Only what has an object may be proposed. */
function possible(s: S): readonly Proposal[] {
  const inForce = [...cardsIn(s, ZONES.laws), ...honours(s).map(({ agenda }) => agenda)]
  const discarded = cardsIn(s, ZONES.agendaDiscard).filter(id => id !== 'privateMotion')
  const open = OPEN_MOTIONS.filter(motion => hasOpenMotions(s) && mayPropose(s, motion))
  const wanted = new Set<string>([
    ...barons(s)
      .filter(seat => s.banned[seat])
      .map(seat => `lift.${baronOf(seat)}`),
    ...inForce.map(id => `repeal.${id}`),
    ...s.motionLaws.map(({ motion }) => `repealMotion.${motion}`),
    'postpone',
    ...discarded.map(id => `revive.${id}`),
    ...open.map(motion => `open.${motion}`),
  ])
  return PROPOSALS.filter(proposal => wanted.has(proposal))
}

/** 21.2 A law of the menu cannot be proposed again while in force; an honour must exist to be taken away. */
function mayPropose(s: S, motion: OpenMotion): boolean {
  if (OPEN_MOTION[motion].kind === 'law') return !s.motionLaws.some(row => row.motion === motion)
  return !isStep(motion, 'discardHonour') || honours(s).length > 0
}

const isStep = (motion: OpenMotion, id: string): boolean =>
  OPEN_MOTION[motion].effects.some(one => one.word === 'step' && one.id === id)
/** How many Barons a motion of the menu names. */
function countNamed(motion: OpenMotion): number {
  if (OPEN_MOTION[motion].effects.some(one => one.word === 'forbid' && one.what === 'battleBetweenNamed')) return 2
  return isStep(motion, 'tribute') || isStep(motion, 'discardHonour') ? 1 : 0
}

type Parts = { readonly what: string; readonly name: string }
const partsOf = (proposal: Proposal): Parts => {
  const [what = proposal, name = ''] = proposal.split('.')
  return { what, name }
}
const agendaIn = (proposal: Proposal): AgendaId =>
  required(
    AGENDAS.find(id => id === partsOf(proposal).name),
    proposal,
  )
const baronIn = (proposal: Proposal): Baron | undefined => BARONS.find(baron => baron === partsOf(proposal).name)
const motionIn = (proposal: Proposal): OpenMotion | undefined =>
  OPEN_MOTIONS.find(motion => motion === partsOf(proposal).name)

export const PRIVATE_MOTION: StepsOf<'motion'> = {
  // 9.3.11 A random Baron proposes; he need not attend.
  'motion.proposer': {
    run(s) {
      renewAgendaDeck(s) // 2.15: what an empty deck is made of can no longer be proposed
      const drawn = required(
        chooseByFate(s, barons(s), ({ baron }) => seatOfBaron(baron)),
        'a proposer',
      )
      log(s, 'proposerDrawn', '9.3.11', { baron: baronOf(drawn.result) })
      enter(s, { step: 'motion.propose', seat: drawn.result }, { step: 'agenda.discard', agenda: 'privateMotion' })
    },
  },
  'motion.propose': {
    ask: (s, { seat }) => [{ seat, choice: { propose: possible(s), pass: true } }],
    do: {
      propose(s, { seat }, proposal) {
        log(s, 'proposed', '9.3.11', { baron: baronOf(seat), proposal })
        end(s, nextQuestion(subjectOf({ proposal, proposer: seat })))
      },
      pass(s, { seat }) {
        log(s, 'proposedNothing', '9.3.11', { baron: baronOf(seat) })
        end(s)
      },
    },
    why: { propose: { rule: '9.3.11a', reason: 'nothingToPropose' } },
    final: ['propose', 'pass'],
  },
  // 21.2 The proposer names the Barons, and the honour that is to be given up.
  'motion.name': {
    ask(s, f) {
      const named = [f.one, f.two]
      return [
        {
          seat: f.proposer,
          choice: { nameBaron: nameable(s, f).filter(baron => !named.includes(seatOfBaron(baron))) },
        },
      ]
    },
    do: {
      nameBaron(s, { step: _, ...f }, baron) {
        const seat = seatOfBaron(baron)
        askFurther(s, f.one === NOWHERE ? { ...f, one: seat } : { ...f, two: seat })
      },
    },
    terms: (_s, { proposal }) => ({ proposal }),
    why: { nameBaron: { rule: '21.2', reason: 'notOffered' } },
  },
  'motion.honour': {
    ask: (s, f) => [
      {
        seat: f.proposer,
        choice: {
          giveUp: honours(s)
            .filter(({ seat }) => seat === f.one)
            .map(({ agenda }) => agenda),
        },
      },
    ],
    do: {
      giveUp(s, { step: _, ...f }, honour) {
        askFurther(s, { ...f, honour })
      },
    },
    terms: (_s, { proposal, one }) => ({ proposal, baron: baronOf(one) }),
    why: { giveUp: { rule: '21.2', reason: 'notOffered' } },
  },
  // (d) The vote is the vote on that agenda itself, by its own type.
  'motion.revive': {
    run(s, { step: _, ...f }) {
      if (f.proposal === NONE) return
      const agenda = agendaIn(f.proposal)
      moveCard(s, agenda, ZONES.agendaDiscard, 0, ZONES.agendas)
      enter(s, { step: 'assembly.agenda', agenda, ballot: 'ballot' })
    },
  },
  'motion.passed': {
    run(s, { step: _, ...f }) {
      if (f.proposal === NONE) return
      const { what, name } = partsOf(f.proposal)
      log(s, 'motionPassed', '9.3.11', { proposal: f.proposal })
      if (what === 'lift') s.banned[seatOfBaron(required(baronIn(f.proposal), name))] = false
      else if (what === 'repeal') repeal(s, agendaIn(f.proposal))
      else if (what === 'repealMotion') removeRows(s.motionLaws, { motion: required(motionIn(f.proposal), name) })
      else if (what === 'postpone') postpone(s)
      else if (what === 'open') passOpen(s, f, required(motionIn(f.proposal), name))
    },
  },
  // 21.2 Whoever a motion names alone may refuse it (9.3.12).
  'motion.refusal': {
    ask: (_s, f) => [{ seat: f.one, choice: { accept: true, refuse: true } }],
    do: {
      accept(s, f) {
        const motion = motionIn(f.proposal === NONE ? 'postpone' : f.proposal)
        end(s)
        if (motion) enter(s, effectFrame(contextOf(f.one, motion)))
      },
      refuse(s, f) {
        end(s)
        log(s, 'refusedMotion', '9.3.12', { baron: baronOf(f.one) })
        ban(s, f.one)
      },
    },
    terms: (_s, { proposal }) => ({ proposal }),
    final: ['accept', 'refuse'],
  },
}

/** When all is named, everybody is told before the vote. */
function askFurther(s: S, f: Subject): void {
  const next = nextQuestion(f)
  end(s, next)
  if (next.step !== 'vote.commit') return
  const named = [f.one, f.two].filter(seat => seat !== NOWHERE).map(baronOf)
  log(s, 'motionNamed', '21.2', { barons: named, honour: f.honour === NONE ? [] : [f.honour] })
}

/** What has to be named before the vote; (d) is the vote on that agenda itself. */
function nextQuestion(f: Subject): S['stack'][number] {
  if (f.proposal === NONE) return { ...f, step: 'vote.commit' }
  const { what } = partsOf(f.proposal)
  if (what === 'revive') return { step: 'motion.revive', ...f }
  const motion = what === 'open' ? motionIn(f.proposal) : undefined
  const missing = motion === undefined ? 0 : countNamed(motion) - [f.one, f.two].filter(seat => seat !== NOWHERE).length
  if (missing > 0) return { ...f, step: 'motion.name' }
  if (motion !== undefined && isStep(motion, 'discardHonour') && f.honour === NONE)
    return { ...f, step: 'motion.honour' }
  return { ...f, step: 'vote.commit' }
}

/** Whom a motion may name: of honours only those who have one. */
function nameable(s: S, f: Subject) {
  const motion = f.proposal === NONE ? undefined : motionIn(f.proposal)
  const needsHonour = motion !== undefined && isStep(motion, 'discardHonour')
  return barons(s)
    .filter(seat => !needsHonour || honours(s).some(one => one.seat === seat))
    .map(baronOf)
}

/** 9.3.11 b */
export function repeal(s: S, agenda: AgendaId): void {
  log(s, 'repealed', '9.3.11', { agenda })
  if (AGENDA[agenda].kind === 'law') {
    const at = cardsIn(s, ZONES.laws).indexOf(agenda)
    for (const law of s.motionLaws)
      if (law.olderCards > at) updateRow(s.motionLaws, law, { olderCards: law.olderCards - 1 })
    moveCard(s, agenda, ZONES.laws, 0, ZONES.agendaDiscard)
    return
  }
  const holder = required(
    honours(s).find(one => one.agenda === agenda),
    agenda,
  )
  if (AGENDA[agenda].kind === 'charge') {
    moveCard(s, agenda, ZONES.charges, holder.seat, ZONES.agendaDiscard)
    return
  }
  const shape = required(
    SHAPES.find(one => cardsIn(s, ZONES.offices.at(one), holder.seat).includes(agenda)),
    agenda,
  )
  moveCard(s, agenda, ZONES.offices.at(shape), holder.seat, ZONES.agendaDiscard)
  enter(s, { step: 'army.check', seat: holder.seat }) // maintained troops may be gone (2.13)
}

/** 9.3.11 c The Assembly ends at once; agendas not voted on stay. */
function postpone(s: S): void {
  if (cardsIn(s, ZONES.agendaVoted).includes('privateMotion'))
    moveCard(s, 'privateMotion', ZONES.agendaVoted, 0, ZONES.agendaDiscard)
  abandon(s, 'assembly.motions')
  close(s)
}

function passOpen(s: S, f: Subject, motion: OpenMotion): void {
  if (OPEN_MOTION[motion].kind === 'law') {
    addRow(FIELDS.motionLaws, s.motionLaws, { motion, one: f.one, two: f.two, olderCards: countIn(s, ZONES.laws) })
  } else if (f.honour !== NONE) repeal(s, f.honour)
  else if (OPEN_MOTION[motion].refusableBy === 'target') enter(s, { ...f, step: 'motion.refusal' })
  else enter(s, effectFrame(contextOf(f.one, motion)))
}
