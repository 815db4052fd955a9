// Since when each seat is asked what it is asked now: an answer is stale only if its own question has changed.

import {
  type Action,
  type Choice,
  choiceOf,
  type Game,
  type History,
  type Live,
  type Seat,
  seatsIn,
  TAKE_BACK,
  withStanding,
} from '@ludoteka/kernel'

/** By seat. */
export type Questions = {
  /** The event since which it is asked what it is asked now. */
  readonly askedSince: readonly number[]
  /** When that was; 0 while nothing has happened since the match began. */
  readonly askedAt: readonly number[]
  /** The event since which the same stands open to it beside what it is asked, such as others' offers. */
  readonly standingSince: readonly number[]
  /** When that was, as above. */
  readonly standingAt: readonly number[]
}

export function questionsAt(seats: readonly unknown[], seq: number, at: number): Questions {
  const since = seats.map(() => seq)
  const times = seats.map(() => at)
  return { askedSince: since, askedAt: times, standingSince: since, standingAt: times }
}

/** After an undo: everybody is asked anew but those whose questions it leaves as they were. */
export function questionsAfterUndo(before: Questions, asked: readonly Seat[], seq: number, at: number): Questions {
  const anew = questionsAt(before.askedSince, seq, at)
  return {
    ...anew,
    askedSince: anew.askedSince.map((since, seat) =>
      asked.includes(seat) ? (before.askedSince[seat] ?? since) : since,
    ),
    askedAt: anew.askedAt.map((time, seat) => (asked.includes(seat) ? before.askedAt[seat] || time : time)),
  }
}

/** The seats that were asked before what this undo takes back, and have gone on being asked the same since. */
export function askedThroughout(match: UndoneMatch, seat: Seat, to: number): readonly Seat[] {
  const first = match.eventOf.at(to) ?? 0
  return seatsIn(match.live.asked).filter(one => one !== seat && (match.askedSince[one] ?? first) < first)
}

type UndoneMatch = Pick<Questions, 'askedSince'> & { readonly live: Live; readonly eventOf: History<number> }

type PlayedStep = {
  readonly game: Game
  readonly before: Live
  readonly now: Live
  readonly action: Action
  /** The number and the time of the event. */
  readonly seq: number
  readonly at: number
}

/** After an action: whose question is another one now. */
export function nextQuestions(questions: Questions, step: PlayedStep): Questions {
  const { game, before, now, action, seq, at } = step
  const { askedSince } = questions
  const isAnswer = answersQuestion(before, action)
  // The usual case: one seat was asked and has answered, and nothing stands open beside that.
  if (isAnswer && before.asked.length < 2 && !game.standing) return questionsAt(askedSince, seq, at)
  // Answers may be noted in the frame of their question; what happens beside it leaves all frames alone.
  const isWithinStep = isAnswer || action.verb === TAKE_BACK
  const isSamePlace = isWithinStep ? isSameStep(before, now) : isEqual(before.state.stack, now.state.stack)
  const goesOn = askedSince.map((_, seat) => {
    const hasAnswered = isAnswer && seat === action.seat
    return !hasAnswered && isSamePlace && isEqual(choiceOf(before.asked, seat), choiceOf(now.asked, seat))
  })
  const [openBefore, openNow] = [standingChoices(game, before), standingChoices(game, now)]
  const staysOpen = askedSince.map((_, seat) => isAnswer && isEqual(openBefore(seat), openNow(seat)))
  return {
    askedSince: askedSince.map((since, seat) => (goesOn[seat] ? since : seq)),
    askedAt: questions.askedAt.map((since, seat) => (goesOn[seat] && since > 0 ? since : at)),
    standingSince: questions.standingSince.map((since, seat) => (staysOpen[seat] ? since : seq)),
    standingAt: questions.standingAt.map((since, seat) => (staysOpen[seat] && since > 0 ? since : at)),
  }
}

type AskingMatch = Questions & { readonly game: Game; readonly live: Live }

/** Since when what this action answers stands open: the event, and its time. */
export function openSince(match: AskingMatch, action: Action): { readonly seq: number; readonly at: number } {
  const { game, live } = match
  const isStanding = isStandingVerb(game, action.verb) && !answersQuestion(live, action)
  const [since, at] = isStanding ? [match.standingSince, match.standingAt] : [match.askedSince, match.askedAt]
  return { seq: since[action.seat] ?? 0, at: at[action.seat] ?? 0 }
}

/** Whether the question that somebody answers who saw the table at event `seq` is another one by now. */
export function isStale(match: AskingMatch, action: Action, seq: number): boolean {
  return seq < openSince(match, action).seq
}

/** What may be done beside every question, or take back the answer to one. */
function isStandingVerb({ standing }: Game, verb: string): boolean {
  return verb === TAKE_BACK || (standing !== undefined && Object.hasOwn(standing.do, verb))
}

/** The seat was asked, and this verb is among the answers. */
function answersQuestion({ asked }: Live, { seat, verb }: Action): boolean {
  const choice = choiceOf(asked, seat)
  return choice !== undefined && Object.hasOwn(choice, verb)
}

function isSameStep(before: Live, now: Live): boolean {
  const [one, other] = [before.state.stack, now.state.stack]
  return one.length === other.length && one.at(-1)?.step === other.at(-1)?.step
}

/** What may be done beside the questions. */
function standingChoices(game: Game, { state, asked }: Live): (seat: Seat) => Choice | undefined {
  const offers = withStanding(game, state, asked).slice(asked.length)
  return seat => choiceOf(offers, seat)
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
