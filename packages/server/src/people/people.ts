// Meeting people: who is here, challenges, and opponents for those who look for one; of one process.

import type { Bus } from '../bus/bus.ts'
import { accountTopic, type Feeds, openFeeds } from '../live/feeds.ts'
import { keyedQueue } from '../queues.ts'
import type { StoredChallenge } from '../store/people.ts'
import type { TableRepository } from '../table/repository.ts'
import { type Challenges, openChallenges } from './challenges.ts'
import { newsOf } from './news.ts'
import { openSeeking, type Seeking } from './seeking.ts'

export type People = {
  readonly feeds: Feeds
  readonly seeking: Seeking
  readonly challenges: Challenges
  /** Which of these accounts are here. */
  hereAmong(accounts: readonly string[]): Promise<ReadonlySet<string>>
  /** To be called with every heartbeat of the process. */
  keepAlive(): Promise<void>
  /** Says again who is here: the other processes took this one for lost. */
  announceAll(): Promise<void>
}

type PeopleConfig = {
  readonly repository: TableRepository
  readonly bus: Bus
  readonly process: string
  inBackground(work: Promise<unknown>): void
  onError(error: unknown): void
  /** Tells somebody who is not here that they are challenged. */
  remindOfChallenge(challenge: StoredChallenge): Promise<void>
}

export function openPeople({
  repository,
  bus,
  process,
  inBackground,
  onError,
  remindOfChallenge,
}: PeopleConfig): People {
  const { store, system } = repository
  /** Of a person who leaves and comes back at once, the last must be written last. */
  const queue = keyedQueue()
  const tell = (account: string): void => bus.publish(accountTopic(account), null)
  const here = new Set<string>()
  const feeds = openFeeds({
    bus,
    newsOf: account => newsOf(store, account, system.now()),
    onVisit(account, isHere) {
      if (isHere) here.add(account)
      else here.delete(account)
      inBackground(queue.run(account, () => store.setVisitor(process, account, here.has(account))))
    },
    onError,
  })
  const hereAmong = async (accounts: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(accounts.length > 0 ? await store.visitorsAmong(accounts) : [])
  const seeking = openSeeking({ repository, bus, tell })
  const challenges = openChallenges({
    repository,
    tell,
    remind: challenge =>
      inBackground(
        hereAmong([challenge.to]).then(found => (found.has(challenge.to) ? undefined : remindOfChallenge(challenge))),
      ),
  })
  return {
    feeds,
    seeking,
    challenges,
    hereAmong,
    keepAlive: () => seeking.keep(feeds.accounts()),
    async announceAll() {
      for (const account of here) await queue.run(account, () => store.setVisitor(process, account, here.has(account)))
    },
  }
}
