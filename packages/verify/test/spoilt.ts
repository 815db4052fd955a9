// The duel spoilt in many ways, each with the law that it breaks.

import { type Core, count, type Game } from '@ludoteka/kernel'
import { DUEL, KINDS } from './duel.ts'

const NAMES: readonly string[] = KINDS

type AnyStep = Game['steps'][string]

/** The duel with one step changed. */
export function duelWith(name: string, change: (step: AnyStep) => Partial<AnyStep>): Game {
  const step: AnyStep = DUEL.steps[name] ?? {}
  return { ...DUEL, steps: { ...DUEL.steps, [name]: { ...step, ...change(step) } } }
}

/** The duel where something more happens whenever a card was planned. */
export function afterPlan(happen: (s: Core, arg: string, seat: number) => void): Game {
  return duelWith('round.plan', step => ({
    do: {
      plan(s, f, arg, seat) {
        step.do?.['plan']?.(s, f, arg, seat)
        happen(s, String(arg), seat)
      },
    },
  }))
}

/** The duel with bots that are told something else. */
function judgedBy(change: Partial<NonNullable<Game['bot']>>): Game {
  return { ...DUEL, bot: { evaluate: () => 0, ...change } }
}

type Spoilt = {
  readonly fault: string
  readonly law: string
  readonly game: Game
  /** How many matches it takes to be found, where that is more than usual. */
  readonly games?: number
}

let calls = 0
let written = 0

export const SPOILT: readonly Spoilt[] = [
  {
    fault: 'terms of a question that tell a hidden card',
    law: 'no leak',
    game: duelWith('round.plan', () => ({ terms: s => ({ top: s.zones[0]?.[0] ?? -1 }) })),
  },
  { fault: 'an evaluation that is no number', law: 'judgement', game: judgedBy({ evaluate: () => Number.NaN }) },
  { fault: 'a chance to win above 1', law: 'judgement', game: judgedBy({ winChance: s => s.seats }) },
  {
    fault: 'an evaluation that changes the state',
    law: 'judgement',
    game: judgedBy({ isQuiet: s => Reflect.set(s, 'round', 0) }),
  },
  { fault: 'an action that throws', law: 'random play', game: foxesThrow() },
  { fault: 'an offer that throws', law: 'every offer applies', game: foxesThrow() },
  { fault: 'a game that asks nobody', law: 'random play', game: duelWith('round.plan', () => ({ ask: () => [] })) },
  { fault: 'a verb that is not declared', law: 'no empty choice', game: { ...DUEL, verbs: { pass: true } } },
  {
    fault: 'a card that vanishes',
    law: 'conservation',
    game: afterPlan(s => (s.zones[0] = s.zones[0]?.slice(1) ?? [])),
  },
  {
    fault: 'a value that JSON does not keep',
    law: 'JSON',
    game: afterPlan(s => Reflect.set(s, 'round', undefined)),
  },
  {
    fault: 'a field that the notation does not keep',
    law: 'position notation',
    game: afterPlan(s => Reflect.set(s, 'extra', 1)),
  },
  {
    fault: 'chance from outside the generator',
    law: 'replay',
    game: afterPlan(s => Reflect.set(s, 'round', (calls++ % 3) + 1)),
  },
  {
    fault: 'an offer that depends on what the seat does not know',
    law: 'no leak',
    game: duelWith('round.plan', step => ({
      ask: (s, f) => {
        const offers = step.ask?.(s, f) ?? []
        const topIsFox = s.zones[0]?.[0] === KINDS.indexOf('fox')
        return topIsFox ? offers.map(({ seat, choice }) => ({ seat, choice: { ...choice, pass: true } })) : offers
      },
    })),
  },
  {
    fault: 'a refusal that depends on what the seat does not know',
    law: 'no leak',
    game: duelWith(
      'round.plan',
      (): Partial<AnyStep> => ({
        why: { plan: s => ({ rule: '1', reason: (s.zones[0]?.[0] ?? 0) < 3 ? 'notInHand' : 'mustPlan' }) },
      }),
    ),
    games: 100,
  },
  {
    fault: 'a public log entry about a card drawn in secret',
    law: 'no leak by the log',
    game: duelWith('round.deal', step => ({
      run(s, f) {
        step.run?.(s, f)
        s.news = s.news.map(({ key, rule, data }) => ({ key, rule, data }))
      },
    })),
    games: 100,
  },
  {
    fault: 'a field that is written differently every time',
    law: 'views that follow',
    game: {
      ...DUEL,
      fields: {
        ...DUEL.fields,
        round: { ...count(), read: () => 0, write: () => ++written },
      },
    },
  },
  {
    fault: 'a field that is written otherwise than its schema says',
    law: 'views by their schema',
    game: { ...DUEL, fields: { ...DUEL.fields, round: { ...count(), schema: () => ({ type: 'boolean' }) } } },
  },
  {
    fault: 'a field that is longer than a message may be',
    law: 'size of messages',
    game: {
      ...DUEL,
      fields: {
        ...DUEL.fields,
        round: { ...count(), write: () => 'x'.repeat(70_000), schema: () => ({ type: 'string' }) },
      },
    },
  },
  {
    fault: 'a secret kept in a field',
    law: 'secret choices',
    game: afterPlan((s, arg) => Reflect.set(s, 'round', Number(Reflect.get(s, 'round')) + NAMES.indexOf(arg) * 0.1)),
  },
  {
    fault: 'a secret kept in a frame',
    law: 'secret choices',
    game: afterPlan((s, arg) => {
      const top = s.stack.pop()
      const spoilt = { ...top, step: top?.step ?? '', card: arg }
      s.stack.push(spoilt)
    }),
  },
  {
    fault: 'a sampled state in which the rules break down',
    law: 'sampled states',
    game: duelWith('round.plan', step => ({
      ask: (s, f) => {
        // A sampled state has a generator of its own that nothing was drawn from.
        if (s.random.drawn === 0) throw new Error('no draws')
        return step.ask?.(s, f)
      },
    })),
  },
  {
    fault: 'a question that changes the state by being asked',
    law: 'looking changes nothing',
    game: duelWith('round.plan', step => ({
      ask: (s, f) => {
        Reflect.set(s, 'round', Number(Reflect.get(s, 'round')) + 1)
        return step.ask?.(s, f)
      },
    })),
  },
  { fault: 'a reason that is not declared', law: 'refusals', game: { ...DUEL, reasons: ['mustPlan'] } },
  {
    fault: 'a text that is missing in one language',
    law: 'texts',
    game: { ...DUEL, text: { ...DUEL.text, ru: { ...DUEL.text.ru, entry: () => '' } } },
  },
]

function foxesThrow(): Game {
  return afterPlan((_s, arg) => {
    if (arg === 'fox') throw new Error('no foxes')
  })
}
