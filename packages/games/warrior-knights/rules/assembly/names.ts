// The words of the Assembly: what may be voted for, and what may be proposed (9.3.6, 9.3.11, 21.2).

import { param, type ValuesOf } from '@ludoteka/kernel'
import { AGENDA, AGENDAS, type AgendaId, OPEN_MOTIONS } from '../../content/agendas.ts'
import { BARONS } from '../../content/barons.ts'
import { NONE } from '../names.ts'

export const VOTE_OPTIONS = ['for', 'against', ...BARONS] as const
export type VoteOption = (typeof VOTE_OPTIONS)[number]

const inForce = (id: AgendaId): boolean => ['law', 'charge', 'office'].includes(AGENDA[id].kind)
/** 9.3.11 (a) to (d), and the menu of 21.2. */
export const PROPOSALS = [
  ...BARONS.map(baron => `lift.${baron}` as const),
  ...AGENDAS.filter(inForce).map(id => `repeal.${id}` as const),
  ...OPEN_MOTIONS.map(motion => `repealMotion.${motion}` as const),
  'postpone',
  ...AGENDAS.map(id => `revive.${id}` as const),
  ...OPEN_MOTIONS.map(motion => `open.${motion}` as const),
] as const
export type Proposal = (typeof PROPOSALS)[number]

/** 9.3.6a, 20.4 Where the votes for an agenda are written. */
export const BALLOTS = ['ballot', 'secondBallot', 'thirdBallot'] as const
export type Ballot = (typeof BALLOTS)[number]

const SUBJECT_AGENDAS = [...AGENDAS, NONE] as const
const SUBJECT_PROPOSALS = [...PROPOSALS, NONE] as const

/** What is voted on: an agenda, or a proposal with the Barons and the card it names. */
export const SUBJECT = {
  agenda: param.name(SUBJECT_AGENDAS),
  proposal: param.name(SUBJECT_PROPOSALS),
  proposer: param.integer,
  one: param.integer,
  two: param.integer,
  honour: param.name(SUBJECT_AGENDAS),
  ballot: param.name(BALLOTS),
} as const
export type Subject = ValuesOf<typeof SUBJECT>

export const subjectOf = (given: Partial<Subject>): Subject => ({
  agenda: NONE,
  proposal: NONE,
  proposer: -1,
  one: -1,
  two: -1,
  honour: NONE,
  ballot: 'ballot',
  ...given,
})
