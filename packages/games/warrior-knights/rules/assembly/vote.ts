// 9.3.6 Voting: secret numbers, declared directions, ties.

import { clearSecrets, end, enter, hasWritten, type Seat, secretOf, showSecrets, writeSecret } from '@ludoteka/kernel'
import { AGENDA } from '../../content/agendas.ts'
import { amountOf, barons, clockwiseFrom, lose, presiding } from '../barons.ts'
import { isHeretic } from '../lasting.ts'
import { log } from '../log.ts'
import { baronOf, NONE, seatOfBaron } from '../names.ts'
import { KIT, type S, type StepsOf } from '../state.ts'
import type { Subject, VoteOption } from './names.ts'

export const attending = (s: S): readonly Seat[] => barons(s).filter(seat => s.attending[seat] && !s.banned[seat])

/** 9.3.7, 9.3.7a What may be voted for: for and against, or all Barons but those the card excludes. */
export function optionsOf(s: S, { agenda }: Subject): readonly VoteOption[] {
  if (agenda === NONE || AGENDA[agenda].vote !== 'chooseBaron') return ['for', 'against']
  const excluded = AGENDA[agenda].effects.flatMap(one => (one.word === 'passToken' ? one.exclude : []))
  return barons(s)
    .filter(
      seat => !(excluded.includes('banned') && s.banned[seat]) && !(excluded.includes('heretic') && isHeretic(s, seat)),
    )
    .map(baronOf)
}

/** Who still has to write down how many votes he spends. */
const writing = (s: S, { ballot }: Subject): readonly Seat[] =>
  attending(s).filter(seat => amountOf(s, 'votes', seat) > 0 && !hasWritten(s[ballot], seat))

type Tally = Subject & { readonly voters: readonly Seat[]; readonly declared: readonly VoteOption[] }

/** The options with the most votes. */
function leading(s: S, f: Tally): readonly VoteOption[] {
  const options = optionsOf(s, f)
  const votesFor = (option: VoteOption): number =>
    f.declared.reduce((sum, one, i) => sum + (one === option ? secretOf(s[f.ballot], f.voters[i] ?? 0) : 0), 0)
  const most = Math.max(...options.map(votesFor))
  return options.filter(option => votesFor(option) === most)
}

const TAKE_BACKS = 3

export const VOTE: StepsOf<'vote'> = {
  // 9.3.6a; with two Barons the numbers were written before (20.4).
  'vote.commit': {
    ask: (s, f) =>
      writing(s, f).map(seat => ({
        seat,
        choice: { commit: { fields: { votes: { min: 0, max: amountOf(s, 'votes', seat) } } } },
      })),
    do: {
      commit(s, f, { votes }, seat) {
        writeSecret(s[f.ballot], seat, votes)
        log(s, 'votesWritten', '9.3.6', { baron: baronOf(seat) })
      },
    },
    takeBack: {
      answered: (s, f) => attending(s).filter(seat => hasWritten(s[f.ballot], seat)),
      undo: (s, f, seat) => clearSecrets(s[f.ballot], seat),
      quota: { field: 'takeBacks', most: TAKE_BACKS, why: { rule: '9.3.6', reason: 'tooManyTakeBacks' } },
      why: { rule: '9.3.6', reason: 'notAnsweredYet' },
    },
    // 9.3.6b All reveal at once; every committed vote is spent.
    run(s, { step: _, ...f }) {
      for (const seat of barons(s)) s.takeBacks[seat] = 0
      showSecrets(s, s[f.ballot])
      const voters = clockwiseFrom(s, presiding(s)).filter(
        seat => attending(s).includes(seat) && secretOf(s[f.ballot], seat) > 0,
      )
      for (const seat of voters) {
        const votes = secretOf(s[f.ballot], seat)
        log(s, 'votesShown', '9.3.6', { baron: baronOf(seat), n: votes })
        lose(s, seat, 'votes', votes, '9.3.6')
      }
      enter(s, { ...f, step: 'vote.declare', voters, declared: [] })
    },
    terms: (_s, { agenda, proposal }) => ({ agenda, proposal }),
    why: { commit: { rule: '9.3.6', reason: 'tooManyVotes' } },
    final: ['commit'],
  },
  // 9.3.6c From the presiding Baron on; all his votes go to one option.
  'vote.declare': {
    ask(s, f) {
      const seat = f.voters[f.declared.length]
      return seat === undefined ? undefined : [{ seat, choice: { voteFor: optionsOf(s, f) } }]
    },
    do: {
      voteFor(s, f, option, seat) {
        log(s, 'votedFor', '9.3.6', { baron: baronOf(seat), option, n: secretOf(s[f.ballot], seat) })
        end(s, { ...f, declared: [...f.declared, option] })
      },
    },
    run(s, { step: _, ...f }) {
      enter(s, { ...f, step: 'vote.tie' })
    },
    terms: (_s, { agenda, proposal }) => ({ agenda, proposal }),
    why: { voteFor: { rule: '9.3.7a', reason: 'noCandidate' } },
    final: ['voteFor'],
  },
  // 9.3.6d Ties are decided by whoever presides, whatever he voted.
  'vote.tie': KIT.chooseOne({
    verb: 'decide',
    seat: s => presiding(s),
    among: (s, f) => leading(s, f),
    rules: [],
    notAmong: { rule: '9.3.6', reason: 'notTied' },
    forced: () => undefined,
    take(s, { step: _, voters: __, declared: ___, ...f }, option) {
      clearSecrets(s[f.ballot])
      log(s, 'voteDecided', '9.3.6', { option })
      enter(s, { ...f, step: 'vote.result', option })
    },
    terms: (_s, { agenda, proposal }) => ({ agenda, proposal }),
  }),
  // 9.3.7
  'vote.result': {
    run(s, { step: _, option, ...f }) {
      const target = option === 'for' || option === 'against' ? -1 : seatOfBaron(option)
      if (option === 'against') enter(s, { ...f, step: 'agenda.rejected' })
      else if (f.agenda === NONE) enter(s, { ...f, step: 'motion.passed' })
      else enter(s, { ...f, step: 'agenda.passed', target })
    },
  },
}
