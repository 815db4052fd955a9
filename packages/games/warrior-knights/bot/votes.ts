// What the bot wants of the Assembly: for whom or what it votes, and how many votes that is worth.

import { cardsIn, itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import { AGENDA, AGENDAS, type AgendaId } from '../content/agendas.ts'
import { SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { officeOf } from '../rules/armies.ts'
import type { Subject, VoteOption } from '../rules/assembly/names.ts'
import { amountOf, barons } from '../rules/barons.ts'
import { besiegerOf, citiesOf, isBesieged, kingdomCitiesOf } from '../rules/cities.ts'
import { baronOf, NONE } from '../rules/names.ts'
import { type S, ZONES } from '../rules/state.ts'
import { honourWorth, standing, upkeepsLeft } from './worth.ts'

/** For what a Baron votes, and what it is worth to him, in influence. */
export type Stance = { readonly option: VoteOption; readonly stake: number }

/** The other Baron who stands best. */
export function rivalOf(s: S, seat: Seat): Seat {
  let best = NOWHERE
  let most = Number.NEGATIVE_INFINITY
  for (const other of barons(s)) {
    if (other === seat) continue
    const value = standing(s, other)
    if (value > most) [best, most] = [other, value]
  }
  return best
}

/** What it means to be the Baron chosen. */
function chosenWorth(s: S, agenda: AgendaId): number {
  switch (agenda) {
    case 'fine':
      return -0.6
    case 'publicThanks':
      return 1.2
    case 'censure':
      return -1.2
    case 'electionOfChairman':
    case 'electionOfHead':
      return 0.7
    case 'freeCity':
      return -1.1 * upkeepsLeft(s)
    case 'lordMarshal':
      return 1
    case 'captainOfTheGuard':
    case 'constable':
      return 0.6
    default:
      return honourWorth(agenda)
  }
}

const countSieges = (s: S, seat: Seat): number => CITIES.filter(city => besiegerOf(s, city) === seat).length
const countBesieged = (s: S, seat: Seat): number => citiesOf(s, seat).filter(city => isBesieged(s, city)).length

/** What a motion or law that hits everybody means to one Baron, compared with the others. */
function leaning(s: S, seat: Seat, agenda: AgendaId): number {
  switch (agenda) {
    case 'royalSubsidy':
      return 0.2
    case 'warLevy':
      return -0.3
    case 'generalTruce':
      return countBesieged(s, seat) - countSieges(s, seat)
    case 'generalPardon':
      return s.banned[seat] ? 1 : -0.2
    case 'cityTax':
      return kingdomCitiesOf(s, seat).length > 3 ? -0.5 : 0.2
    case 'churchDue':
      return s.headOfChurch === seat ? 0.4 : -0.2
    case 'publicWorks':
      return 0.1
    case 'dismissForeigners':
    case 'soldiersBread':
    case 'harbourDues':
      return -0.1
    default:
      return 0.05
  }
}

/** Who holds a charge or an office. */
function holderOf(s: S, card: AgendaId): Seat {
  const holds = (seat: Seat): boolean =>
    cardsIn(s, ZONES.charges, seat).includes(card) || SHAPES.some(shape => officeOf(s, seat, shape) === card)
  return barons(s).find(holds) ?? NOWHERE
}

/** What it would be worth to a Baron that a private motion is passed. */
export function motionWorth(s: S, seat: Seat, proposal: string): number {
  const [what = '', name = ''] = proposal.split('.')
  if (what === 'lift') return name === baronOf(seat) ? 1.5 : -0.2
  const card = AGENDAS.find(id => id === name)
  if (card === undefined) return 0.02
  if (what === 'revive')
    return AGENDA[card].vote === 'chooseBaron' ? Math.abs(chosenWorth(s, card)) : leaning(s, seat, card)
  if (AGENDA[card].kind === 'law') return -leaning(s, seat, card)
  const holder = holderOf(s, card)
  return holder === seat ? -chosenWorth(s, card) : 0.5 * chosenWorth(s, card)
}

/** What a Baron has promised of his vote in this round (19.4), and how much he does for it. */
const PROMISED_STAKE = 0.5
function promisedVote(s: S, seat: Seat, agenda: Subject['agenda']): VoteOption | undefined {
  const isChoice = agenda !== NONE && AGENDA[agenda].vote === 'chooseBaron'
  if (isChoice && chosenWorth(s, agenda) < 0) return undefined
  for (const { by, to, promise, since } of s.promises) {
    if (by !== seat || since !== s.round) continue
    if (isChoice && promise === 'voteForMe') return baronOf(to)
    if (!isChoice && promise === 'voteFor') return 'for'
    if (!isChoice && promise === 'voteAgainst') return 'against'
  }
  return undefined
}

export function stanceOn(s: S, seat: Seat, { agenda, proposal }: Pick<Subject, 'agenda' | 'proposal'>): Stance {
  const promised = promisedVote(s, seat, agenda)
  if (promised !== undefined) return { option: promised, stake: PROMISED_STAKE }
  if (agenda === NONE) {
    const worth = motionWorth(s, seat, proposal)
    return { option: worth >= 0 ? 'for' : 'against', stake: Math.abs(worth) }
  }
  if (AGENDA[agenda].vote !== 'chooseBaron') {
    const worth = leaning(s, seat, agenda)
    return { option: worth >= 0 ? 'for' : 'against', stake: Math.abs(worth) }
  }
  const worth = chosenWorth(s, agenda)
  if (worth >= 0) return { option: baronOf(seat), stake: worth }
  return { option: baronOf(rivalOf(s, seat)), stake: -worth }
}

/** The part of all votes that a stake deserves; the same stake does not always get the same number. */
export function votesFor(s: S, seat: Seat, stake: number, of: number): number {
  const share = stake >= 1 ? 0.6 : stake >= 0.5 ? 0.4 : stake >= 0.3 ? 0.2 : 0
  const more = (s.round + amountOf(s, 'crowns', seat) + itemAt(s.influence, seat)) % 2
  return share === 0 ? 0 : Math.min(of, Math.floor(of * share) + more)
}
