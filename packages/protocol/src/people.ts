// Bodies about meeting people: who is here, whom one follows, challenges, and looking for an opponent.

import { z } from 'zod'
import { account, brought, clock, id, matchSummary, options, shownRating } from './common.ts'

/** How two strangers play: at once and by a clock, or with days for a move. */
export const PACES = ['live', 'days'] as const
export const pace = z.enum(PACES)
export type Pace = z.infer<typeof pace>

/** GET /api/lobby: what is going on here. */
export const lobby = z.object({
  /** People who have a page of this site open. */
  here: z.int(),
  /** Public matches in which something has happened lately. */
  playing: z.int(),
  /** How many look for an opponent, by game. */
  seeking: z.record(z.string(), z.record(pace, z.int())),
  /** The running public match of the best players. */
  best: matchSummary.exactOptional(),
})
export type Lobby = z.infer<typeof lobby>

/** PUT /api/seek: look for an opponent, in place of what one has looked for before. */
export const newSeek = z.object({ game: z.string().max(40), pace })
export type NewSeek = z.infer<typeof newSeek>

/** POST /api/seek/accept: play with the opponent who was found. */
export const acceptedOffer = z.object({ offer: id })

const seek = z.object({
  game: z.string(),
  pace,
  clock,
  since: z.int(),
  /** How many look for this game at this pace, with the asking account. */
  waiting: z.int(),
  /** Somebody was found. Both have to accept until this time; whoever does not stops looking. */
  offer: z
    .object({ id, until: z.int(), opponent: account, rating: shownRating.exactOptional(), accepted: z.boolean() })
    .exactOptional(),
  /** Both have accepted: their match. */
  match: id.exactOptional(),
})
export type Seek = z.infer<typeof seek>

export const CHALLENGE_STATES = ['open', 'accepted', 'declined'] as const

/** POST /api/challenges: ask somebody for a match. */
export const newChallenge = z.object({
  to: id,
  game: z.string().max(40),
  options: options.default({}),
  clock: clock.default({ kind: 'none' }),
  /** As at a new table. */
  rated: z.boolean().exactOptional(),
  /** Cards to bring, in games to which they are brought. */
  brought: brought.exactOptional(),
})
export type NewChallenge = z.input<typeof newChallenge>

const challenge = z.object({
  id,
  from: account,
  to: account,
  game: z.string(),
  options,
  clock,
  rated: z.boolean(),
  at: z.int(),
  /** It is forgotten then. */
  until: z.int(),
  state: z.enum(CHALLENGE_STATES),
  /** The match it has led to. */
  match: id.exactOptional(),
})
export type Challenge = z.infer<typeof challenge>

/** GET /api/news, and every message of the socket /api/live: what concerns the asking account beside its tables. */
export const news = z.object({
  seek: seek.exactOptional(),
  /** Challenges to and from the account. */
  challenges: z.array(challenge),
})
export type News = z.infer<typeof news>

/** How many people one may follow, and how many challenges one may have open. */
export const MOST_FRIENDS = 200
export const MOST_CHALLENGES = 10

/** POST /api/friends: follow somebody. */
export const newFriend = z.object({ account: id })

/** GET /api/friends: whom one follows, and who of them is here and does not hide it. */
export const friendList = z.object({ friends: z.array(z.object({ account, online: z.boolean() })) })
export type FriendList = z.infer<typeof friendList>
