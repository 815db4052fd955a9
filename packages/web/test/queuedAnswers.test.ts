// Clicks that come faster than their answers.

import { begin, choiceOf, choices, seedFrom } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { moot } from '../gallery/game.ts'
import { nextQueued, type Queued, queueable, queued } from '../src/table/shell/queuedAnswers.ts'

const DEAL = { seat: 'one', step: 'recruit.squad' }
const take = (arg: string): Queued => ({ ...DEAL, verb: 'take', arg })
const CLICKED = [take('imp'), take('witch'), take('lizard')]

test('the first click that is legal now is answered, and those after it wait on', () => {
  expect(nextQueued(CLICKED, DEAL, { take: ['imp', 'witch', 'lizard'] })).toEqual({
    next: take('imp'),
    rest: [take('witch'), take('lizard')],
  })
})

test('a click that is no longer legal is passed over', () => {
  expect(nextQueued(CLICKED, DEAL, { take: ['lizard'] })).toEqual({ next: take('lizard'), rest: [] })
  expect(nextQueued(CLICKED, DEAL, { putBack: ['imp'] })).toEqual({ next: undefined, rest: [] })
})

test('another question is answered by none of the clicks before it', () => {
  expect(nextQueued(CLICKED, { ...DEAL, step: 'place.cards' }, { take: ['imp'] }).next).toBeUndefined()
  expect(nextQueued(CLICKED, { ...DEAL, seat: 'two' }, { take: ['imp'] }).next).toBeUndefined()
})

test('clicks wait in the order they were made, and no more than anybody makes', () => {
  const two = queued(queued([], DEAL, 'take', 'imp'), DEAL, 'done', undefined)
  expect(two).toEqual([take('imp'), { ...DEAL, verb: 'done' }])
  let many: readonly Queued[] = []
  for (let n = 0; n < 100; n++) many = queued(many, DEAL, 'take', 'imp')
  expect(many).toHaveLength(20)
})

test('what can’t be taken back is not clicked in advance', () => {
  const { state } = begin(moot, { seats: '6', teams: 'none' }, seedFrom('queue'))
  const choice = choiceOf(choices(moot, state), 0) ?? {}
  const step = state.stack.at(-1)?.step ?? ''
  const final = moot.steps[step]?.final ?? []
  expect(Object.keys(queueable(moot, step, choice))).toEqual(Object.keys(choice).filter(verb => !final.includes(verb)))
  expect(
    queueable({ ...moot, steps: { ...moot.steps, [step]: { ...moot.steps[step], final: ['ride'] } } }, step, choice),
  ).not.toHaveProperty('ride')
})
