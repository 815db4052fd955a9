// Two readings of the rules play the same matches: after every answer both know the same table, and ask the same question.

import { cardsIn, eachSlot, type Sampler, sampler, seedFrom } from '@ludoteka/kernel'
import { asked, type Table, table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { game } from '../index.ts'
import { ZONES } from '../rules/state.ts'
import { type Answer, type Question, Reading } from './secondReading/reading.ts'

/** All cards of a table by zone, place and side, those of each place in one order. */
function dealt({ state }: Table): Map<string, string[]> {
  const found = new Map<string, string[]>()
  eachSlot(ZONES, state, (zone, seat) => {
    const name = zone.perSeat ? `${zone.name}.${SIDES[seat]}` : zone.name
    found.set(name, cardsIn(state, zone, seat).sort())
  })
  return found
}

const filled = (piles: ReadonlyMap<string, readonly string[]>): object =>
  Object.fromEntries([...piles].flatMap(([name, cards]) => (cards.length > 0 ? [[name, cards.toSorted()]] : [])))

/** What may be answered, names in alphabetical order. */
function offered({ side, answers }: Question): object {
  const some = Object.entries(answers).flatMap(([verb, args]): [string, true | string[]][] => {
    if (args === true) return [[verb, true]]
    return args.length > 0 ? [[verb, args.toSorted()]] : []
  })
  return { [side]: Object.fromEntries(some) }
}

/** How often an answer is chosen beside others, so that much is planned, launched and fought for. */
const EAGERNESS: Readonly<Record<string, number>> = {
  launch: 50,
  pick: 30,
  reinforceQuagmire: 30,
  plan: 20,
  endTurn: 15,
  buyCard: 15,
  reinforce: 10,
  cancel: 1,
  closeTurn: 2,
  spyArmy: 2,
  spyNeutral: 1,
  spyOperation: 2,
  spyObjectives: 1,
}
const eagerness = (verb: string): number => EAGERNESS[verb] ?? 5

/** An answer at random; operations are mostly planned where they could be launched. */
function answerTo({ side, answers }: Question, reading: Reading, random: Sampler): Answer {
  const bag = Object.entries(answers).flatMap(([one, args]) =>
    args === true || args.length > 0 ? new Array<string>(eagerness(one)).fill(one) : [],
  )
  const verb = bag[random.below(bag.length)] ?? ''
  const args = answers[verb]
  if (args === true || args === undefined) return { verb, arg: '' }
  const near = PROVINCES.filter(at => args.includes(at) && reading.origins(side, at).length > 0)
  const among = verb === 'plan' && near.length > 0 && random.below(10) > 0 ? near : args
  return { verb, arg: among[random.below(among.length)] ?? '' }
}

test.each([
  ['off', 'one'],
  ['off', 'two'],
  ['off', 'three'],
  ['on', 'four'],
])('a match with the short year %s: %s', (shortYear, seed) => {
  const random = sampler(seedFrom('second reading', seed))
  const t = table(game, { seed, options: { shortYear } })
  const reading = new Reading(dealt(t), shortYear === 'on')
  const story = reading.play()
  let next = story.next()
  for (let n = 0; ; n++) {
    const { facts, terms, result } = t.view('spectator')
    expect(facts, `after ${n} answers`).toEqual(reading.facts)
    expect(filled(dealt(t)), `after ${n} answers`).toEqual(filled(reading.piles()))
    if (next.done) {
      expect(result).toMatchObject({ winners: [SIDES.indexOf(next.value.winner)], reason: next.value.reason })
      return
    }
    const question = next.value
    expect(asked(t), `after ${n} answers`).toEqual(offered(question))
    if (question.totals) expect(terms, `after ${n} answers`).toMatchObject(question.totals)
    const answer = answerTo(question, reading, random)
    t.play(question.side, answer.verb, answer.arg === '' ? undefined : answer.arg)
    reading.hear(t.state.news)
    next = story.next(answer)
  }
})
