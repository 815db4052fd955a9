// 9.3 Assembly: attendance, votes, who presides, the order of agendas; 20.4 the ballots of two Barons.

import {
  cardsIn,
  clearSecrets,
  countIn,
  end,
  enter,
  hasWritten,
  itemAt,
  moveAll,
  moveCard,
  moveTop,
  NOWHERE,
  type Seat,
  secretOf,
  showSecrets,
  shuffle,
  writeSecret,
} from '@ludoteka/kernel'
import { AGENDA, type AgendaId } from '../../content/agendas.ts'
import { BARONS } from '../../content/barons.ts'
import { AGENDAS_ON_TABLE } from '../../content/numbers.ts'
import { returnCards } from '../actions.ts'
import { amountOf, barons, clockwise, countBarons, gain, presiding } from '../barons.ts'
import { kingdomCitiesOf } from '../cities.ts'
import { assemblyVotesBase, assemblyVotesBonus, isKeptAway } from '../lasting.ts'
import { log } from '../log.ts'
import { baronOf, seatOfBaron } from '../names.ts'
import { KIT, type PublicState, type S, type StepsOf, ZONES } from '../state.ts'
import { BALLOTS, subjectOf } from './names.ts'
import { attending, optionsOf } from './vote.ts'

const onTable = (s: S): readonly AgendaId[] => cardsIn(s, ZONES.agendas)
const PRIVATE: AgendaId = 'privateMotion'

/** 2.15 A new agenda; the deck is made of the discards as soon as its last card has been drawn, or as soon as there are some. */
export function drawAgenda(s: S): void {
  renewAgendaDeck(s)
  moveTop(s, ZONES.agendaDeck, 0, ZONES.agendas, { bottom: true })
  renewAgendaDeck(s)
}

export function renewAgendaDeck(s: S): void {
  if (countIn(s, ZONES.agendaDeck) > 0 || countIn(s, ZONES.agendaDiscard) === 0) return
  moveAll(s, ZONES.agendaDiscard, 0, ZONES.agendaDeck)
  shuffle(s, ZONES.agendaDeck)
}

/** 9.3.2 The votes that a Baron receives who attends. */
export const votesAtAssembly = (s: PublicState, seat: Seat): number =>
  assemblyVotesBase(s) + kingdomCitiesOf(s, seat).length + assemblyVotesBonus(s, seat)

/** 9.3.2, and what charges give at an Assembly. */
function giveVotes(s: S): void {
  for (const seat of clockwise(s)) {
    if (s.attending[seat]) gain(s, seat, 'votes', votesAtAssembly(s, seat), '9.3.2')
    for (const card of cardsIn(s, ZONES.charges, seat)) {
      for (const one of AGENDA[card].effects)
        if (one.word === 'gain' && one.when === 'assembly') gain(s, seat, one.what, one.amount, '9.3.2')
    }
  }
}

/** 20.4 The two numbers of attending Barons are written for all agendas at once. */
const isOfTwo = (s: S): boolean => countBarons(s) === 2

export const ASSEMBLY: StepsOf<'assembly'> = {
  // 9.3.1, 9.3.2
  'assembly.begin': {
    run(s) {
      for (const seat of barons(s)) s.attending[seat] = !s.banned[seat] && !isKeptAway(s, seat)
      log(s, 'assemblyBegan', '9.3.1', { barons: attending(s).map(baronOf) })
      giveVotes(s)
      s.actingChairman = NOWHERE
      enter(s, { step: 'assembly.motions' })
    },
  },
  // 9.3.3 Asked whenever nobody presides.
  'assembly.preside': KIT.chooseOne({
    verb: 'nameDeputy',
    seat: s => s.chairman,
    among: s => (isPresided(s) ? [] : attending(s).map(baronOf)),
    rules: [],
    notAmong: { rule: '9.3.3', reason: 'notAttending' },
    forced: () => undefined,
    take(s, _f, baron) {
      s.actingChairman = seatOfBaron(baron)
      log(s, 'deputyNamed', '9.3.3', { baron })
    },
  }),
  // 9.3.4 Private motions come first, from left to right.
  'assembly.motions': {
    run(s) {
      if (attending(s).length === 0) return dissolve(s)
      const hasPrivate = onTable(s).includes(PRIVATE)
      if (!hasPrivate) {
        enter(s, { step: 'assembly.preside' }, { step: 'assembly.order', order: [] })
        return
      }
      moveCard(s, PRIVATE, ZONES.agendas, 0, ZONES.agendaVoted)
      enter(s, { step: 'assembly.preside' }, { step: 'motion.proposer' }, { step: 'assembly.motions' })
    },
  },
  // 9.3.5
  'assembly.order': {
    ask(s, { order }) {
      const left = onTable(s).filter(id => !order.includes(id))
      return left.length > 1 ? [{ seat: presiding(s), choice: { next: left } }] : undefined
    },
    do: {
      next(s, f, id) {
        end(s, { ...f, order: [...f.order, id] })
      },
    },
    run(s, { order }) {
      const all = [...order, ...onTable(s).filter(id => !order.includes(id))]
      log(s, 'orderAnnounced', '9.3.5', { agendas: all })
      enter(
        s,
        ...(isOfTwo(s) && all.length > 0 ? [{ step: 'assembly.ballots' as const, agendas: all }] : []),
        ...all.map((agenda, i) => ({
          step: 'assembly.agenda' as const,
          agenda,
          ballot: isOfTwo(s) ? itemAt(BALLOTS, i) : BALLOTS[0],
        })),
        { step: 'assembly.end' },
      )
    },
    terms: (_s, { order }) => ({ order }),
    why: { next: { rule: '9.3.5', reason: 'notOffered' } },
  },
  // 20.4
  'assembly.ballots': {
    ask: (s, { agendas }) =>
      attending(s)
        .filter(seat => amountOf(s, 'votes', seat) > 0 && !hasWritten(s.ballot, seat))
        .map(seat => {
          const most = amountOf(s, 'votes', seat)
          const field = (i: number) => ({ min: 0, max: i < agendas.length ? most : 0 })
          return {
            seat,
            choice: {
              ballots: {
                fields: { first: field(0), second: field(1), third: field(2) },
                total: { min: 0, max: most },
              },
            },
          }
        }),
    do: {
      ballots(s, _f, { first, second, third }, seat) {
        for (const [i, votes] of [first, second, third].entries()) writeSecret(s[itemAt(BALLOTS, i)], seat, votes)
        log(s, 'votesWritten', '20.4', { baron: baronOf(seat) })
      },
    },
    // Who has no votes now has written none, whatever he receives before the agendas are put. Both lists are revealed at once.
    run(s, { agendas }) {
      for (const seat of attending(s))
        for (const ballot of BALLOTS) if (!hasWritten(s[ballot], seat)) writeSecret(s[ballot], seat, 0)
      for (const ballot of BALLOTS) showSecrets(s, s[ballot])
      for (const seat of attending(s)) {
        const votes = agendas.map((_, i) => secretOf(s[itemAt(BALLOTS, i)], seat))
        log(s, 'ballotsShown', '20.4', { baron: baronOf(seat), agendas, votes })
      }
    },
    terms: (_s, { agendas }) => ({ agendas }),
    why: { ballots: { rule: '20.4', reason: 'tooManyVotes' } },
    final: ['ballots'],
  },
  // 9.3.6, 9.3.7a With one candidate he is chosen without a vote; with none the card is discarded.
  'assembly.agenda': {
    run(s, { agenda, ballot }) {
      if (!onTable(s).includes(agenda)) return
      moveCard(s, agenda, ZONES.agendas, 0, ZONES.agendaVoted)
      log(s, 'agendaPut', '9.3.6', { agenda })
      const subject = subjectOf({ agenda, ballot })
      const options = optionsOf(s, subject)
      const [only] = options
      if (only === undefined || attending(s).length === 0)
        enter(s, { ...subject, step: 'agenda.rejected' }) // 9.3.3
      else if (options.length === 1) enter(s, { ...subject, step: 'vote.result', option: only })
      else enter(s, { step: 'assembly.preside' }, { ...subject, step: 'vote.commit' })
    },
  },
  // 9.3.8
  'assembly.end': {
    run: s => close(s),
  },
}

const isPresided = (s: S): boolean => attending(s).includes(presiding(s))

/** 9.3.3 Nobody attends: the three agendas are discarded. */
function dissolve(s: S): void {
  moveAll(s, ZONES.agendas, 0, ZONES.agendaDiscard)
  close(s)
}

/** 9.3.8, and 9.3.11 c where the Assembly is postponed. */
export function close(s: S): void {
  for (let n = countIn(s, ZONES.agendas); n < AGENDAS_ON_TABLE; n++) drawAgenda(s)
  s.actingChairman = NOWHERE
  for (const ballot of BALLOTS) clearSecrets(s[ballot]) // 20.4: those for agendas that were not voted on count for nobody
  for (const seat of BARONS.keys()) if (seat < s.seats) s.attending[seat] = false
  log(s, 'assemblyEnded', '9.3.8', { agendas: onTable(s) })
  returnCards(s, 'assembly')
}
