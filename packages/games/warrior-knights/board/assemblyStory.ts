// An Assembly as the log tells it: who attends, what has been decided, and the vote under way.

import type { Entry } from '@ludoteka/kernel'
import { AGENDAS, type AgendaId } from '../content/agendas.ts'
import { BARONS, type Baron } from '../content/barons.ts'
import { PROPOSALS, type Proposal, VOTE_OPTIONS, type VoteOption } from '../rules/questions.ts'
import { dataOf, type EntryData } from './entryData.ts'

export type Vote = { readonly baron: Baron; readonly n: number; readonly option: VoteOption | undefined }

/** What is or was voted on, and how far it has come. */
export type Item = {
  readonly agenda: AgendaId | undefined
  readonly proposal: Proposal | undefined
  readonly proposer: Baron | undefined
  readonly named: readonly Baron[]
  readonly honour: AgendaId | undefined
  /** Who has written down a number. */
  readonly written: readonly Baron[]
  /** Once all have shown theirs: who spends how many, for what. */
  readonly votes: readonly Vote[] | undefined
  readonly decided: VoteOption | undefined
  readonly isPassed: boolean | undefined
  readonly refusedBy: readonly Baron[]
}

/** What a Baron spends on each agenda, in their order; nobody else knows before it is shown. */
export type Ballots = { readonly baron: Baron; readonly votes: readonly number[] | undefined }

export type AssemblyStory = {
  readonly attending: readonly Baron[]
  readonly order: readonly AgendaId[]
  readonly done: readonly Item[]
  readonly now: Item | undefined
  /** 20.4 With two Barons all numbers are written, and shown, before the first vote. */
  readonly ballots: readonly Ballots[]
  readonly isOver: boolean
}

const NEW: Item = {
  agenda: undefined,
  proposal: undefined,
  proposer: undefined,
  named: [],
  honour: undefined,
  written: [],
  votes: undefined,
  decided: undefined,
  isPassed: undefined,
  refusedBy: [],
}

type Change = (story: AssemblyStory, entry: EntryData) => AssemblyStory

const begin = (story: AssemblyStory, item: Partial<Item>): AssemblyStory => ({
  ...story,
  done: story.now && story.now.isPassed !== undefined ? [...story.done, story.now] : story.done,
  now: { ...NEW, ...item },
})
const onItem =
  (change: (item: Item, entry: EntryData) => Item): Change =>
  (story, entry) =>
    story.now ? { ...story, now: change(story.now, entry) } : story

const baronOf = (entry: EntryData): readonly Baron[] => entry.many(BARONS, 'baron')

const CHANGES: Readonly<Record<string, Change>> = {
  proposerDrawn: (story, entry) => begin(story, { agenda: 'privateMotion', proposer: entry.one(BARONS, 'baron') }),
  proposed: onItem((item, entry) => ({ ...item, proposal: entry.one(PROPOSALS, 'proposal') })),
  motionNamed: onItem((item, entry) => ({
    ...item,
    named: entry.many(BARONS, 'barons'),
    honour: entry.one(AGENDAS, 'honour'),
  })),
  proposedNothing: onItem(item => ({ ...item, isPassed: false })),
  orderAnnounced: (story, entry) => ({ ...story, order: entry.many(AGENDAS, 'agendas') }),
  agendaPut: (story, entry) => {
    const agenda = entry.one(AGENDAS, 'agenda')
    // A private motion may be a vote on an agenda that was discarded.
    return story.now?.proposal?.startsWith('revive.') && story.now.isPassed === undefined
      ? { ...story, now: { ...story.now, agenda } }
      : begin(story, { agenda })
  },
  votesWritten: (story, entry) =>
    story.now && story.now.isPassed === undefined
      ? onItem((item, one) => ({ ...item, written: [...item.written, ...baronOf(one)] }))(story, entry)
      : { ...story, ballots: [...story.ballots, ...baronOf(entry).map(baron => ({ baron, votes: undefined }))] },
  ballotsShown: (story, entry) => ({
    ...story,
    ballots: [
      ...story.ballots.filter(({ baron }) => !baronOf(entry).includes(baron)),
      ...baronOf(entry).map(baron => ({ baron, votes: entry.numbers('votes') })),
    ],
  }),
  votesShown: onItem((item, entry) => ({
    ...item,
    votes: [
      ...(item.votes ?? []),
      ...baronOf(entry).map(baron => ({ baron, n: entry.number('n'), option: undefined })),
    ],
  })),
  votedFor: onItem((item, entry) => ({
    ...item,
    votes: (item.votes ?? []).map(vote =>
      baronOf(entry).includes(vote.baron) ? { ...vote, option: entry.one(VOTE_OPTIONS, 'option') } : vote,
    ),
  })),
  voteDecided: onItem((item, entry) => ({ ...item, decided: entry.one(VOTE_OPTIONS, 'option') })),
  rejected: onItem(item => ({ ...item, isPassed: false })),
  passed: onItem(item => ({ ...item, isPassed: true })),
  motionPassed: onItem(item => ({ ...item, isPassed: true })),
  refused: onItem((item, entry) => ({ ...item, refusedBy: [...item.refusedBy, ...baronOf(entry)] })),
  refusedMotion: onItem((item, entry) => ({ ...item, refusedBy: [...item.refusedBy, ...baronOf(entry)] })),
  banned: (story, entry) => ({
    ...story,
    attending: story.attending.filter(baron => !baronOf(entry).includes(baron)),
  }),
  assemblyEnded: story => ({ ...story, isOver: true }),
}

export const isAssemblyStart = ({ key }: Entry): boolean => key === 'assemblyBegan'

export function afterEntry(story: AssemblyStory | undefined, entry: Entry): AssemblyStory | undefined {
  const data = dataOf(entry)
  if (isAssemblyStart(entry))
    return {
      attending: data.many(BARONS, 'barons'),
      order: [],
      done: [],
      now: undefined,
      ballots: [],
      isOver: false,
    }
  const change = Object.hasOwn(CHANGES, entry.key) ? CHANGES[entry.key] : undefined
  return story && !story.isOver && change ? change(story, data) : story
}

/** The last Assembly that a log tells of. */
export function assemblyIn(log: readonly Entry[]): AssemblyStory | undefined {
  const start = log.findLastIndex(isAssemblyStart)
  if (start < 0) return undefined
  return log.slice(start).reduce<AssemblyStory | undefined>(afterEntry, undefined)
}

/** The votes for an option so far. */
export const votesFor = ({ votes }: Item, option: VoteOption): number =>
  (votes ?? []).reduce((sum, vote) => sum + (vote.option === option ? vote.n : 0), 0)

/** Several options had the most votes, and whoever presides decided. */
export function wasTied(item: Item, options: readonly VoteOption[]): boolean {
  const most = Math.max(...options.map(option => votesFor(item, option)))
  return options.filter(option => votesFor(item, option) === most).length > 1
}
