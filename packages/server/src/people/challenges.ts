// Challenges: one person asks another for a match; it begins when the other accepts.

import { readOptions } from '@ludoteka/kernel'
import { MOST_CHALLENGES, type newChallenge } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import type { z } from 'zod'
import { refuse } from '../problem.ts'
import { mayBeRated } from '../ratings/rated.ts'
import type { StoredChallenge } from '../store/people.ts'
import { agreedRow } from '../table/agreed.ts'
import { allowedCards, type Cards } from '../table/brought.ts'
import type { TableRepository } from '../table/repository.ts'
import { registeredAmong } from './seeking.ts'

const HOUR = 3_600_000
/** How long a challenge waits for an answer: for a match at once less than for one that takes days. */
const LIVE_MS = 12 * HOUR
const DAYS_MS = 7 * 24 * HOUR

export type ChallengeRequest = z.output<typeof newChallenge>

export type Challenges = {
  challenge(account: string, wanted: ChallengeRequest): Promise<void>
  /** Returns the id of the match. */
  accept(account: string, id: string, brought: Cards | undefined): Promise<string>
  decline(account: string, id: string): Promise<void>
  /** By the challenger: takes it back, or has seen what became of it. */
  remove(account: string, id: string): Promise<void>
}

type ChallengesConfig = {
  readonly repository: TableRepository
  tell(account: string): void
  /** To be told of elsewhere, if they are not here. */
  remind(challenge: StoredChallenge): void
}

export function openChallenges({ repository, tell, remind }: ChallengesConfig): Challenges {
  const { store, system } = repository

  const found = async (id: string, whose: (challenge: StoredChallenge) => string, account: string) => {
    const challenge = await store.challenge(id)
    if (!challenge || whose(challenge) !== account || challenge.until <= system.now())
      return refuse('not-found', 'There is no such challenge.')
    return challenge
  }

  const requireNoBlock = async (from: string, to: string): Promise<void> => {
    const blocks = await store.blocksAmong([from, to])
    if (blocks.some(({ account }) => account === from)) refuse('forbidden', 'You have blocked this person.')
    // Nobody needs to know that they are blocked.
    if (blocks.length > 0) refuse('forbidden', 'You can not challenge this person.')
  }

  return {
    async challenge(account, { to, game: name, options: given, clock, rated, brought }) {
      if (to === account) refuse('conflict', 'That is you.')
      const [opponent] = await store.accounts([to])
      if (!opponent) return refuse('not-found', 'There is no such player.')
      if (opponent.kind === 'bot') refuse('conflict', 'Programs are not challenged; they sit down at tables.')
      await requireNoBlock(account, to)
      const game = findGame(name)
      const options = readOptions(game, given)
      if (game.seats(options).length !== 2) refuse('bad-request', 'A challenge is for a match of two.')
      if (brought) allowedCards(game, options, brought)
      const registered = await registeredAmong(store, [account, to])
      const seats = [account, to].map(one => ({
        kind: 'account' as const,
        account: one,
        ...(registered.has(one) ? { registered: true as const } : {}),
      }))
      const canBeRated = mayBeRated({ seats, clock, hotSeat: false })
      if (rated && !canBeRated) refuse('bad-request', 'Only matches of people with accounts, by a clock, are rated.')
      const now = system.now()
      const challenge: StoredChallenge = {
        id: system.freshId(),
        from: account,
        to,
        game: game.id,
        options,
        clock,
        rated: rated ?? canBeRated,
        brought: brought ?? null,
        at: now,
        until: now + (clock.kind === 'days' ? DAYS_MS : LIVE_MS),
        state: 'open',
        match: null,
      }
      if (!(await store.addChallenge(challenge, MOST_CHALLENGES)))
        refuse('conflict', `You have challenged this person already, or have ${MOST_CHALLENGES} challenges open.`)
      tell(account)
      tell(to)
      remind(challenge)
    },
    async accept(account, id, brought) {
      const challenge = await found(id, ({ to }) => to, account)
      if (challenge.match !== null) return challenge.match
      await requireNoBlock(account, challenge.from)
      const row = agreedRow(
        {
          game: findGame(challenge.game),
          options: challenge.options,
          clock: challenge.clock,
          visibility: 'public',
          rated: challenge.rated,
          people: [
            { account: challenge.from, brought: challenge.brought ?? undefined },
            { account, brought },
          ],
          registered: await registeredAmong(store, [challenge.from, account]),
        },
        system,
      )
      const table = await repository.createBy(row, () => store.acceptChallenge(id, row))
      if (!table) refuse('over', 'This challenge is not open any more.')
      tell(account)
      tell(challenge.from)
      return row.id
    },
    async decline(account, id) {
      const { from } = await found(id, ({ to }) => to, account)
      if (!(await store.declineChallenge(id))) refuse('over', 'This challenge is not open any more.')
      tell(account)
      tell(from)
    },
    async remove(account, id) {
      const { to } = await found(id, ({ from }) => from, account)
      await store.removeChallenge(id)
      tell(account)
      tell(to)
    },
  }
}
