// Standing orders: whom they answer for, with what, and that they have words.

import { BOTS, playMatch } from '@ludoteka/bots'
import { allows, LANGUAGES, type OrderRule, SPECTATOR, seedFrom, start, type View, view } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { ATTACK_ANSWERS, ORDERS, type OrderName, PASSING_ANSWERS, turnName } from '../rules/orders.ts'
import { cards, position } from './positions.ts'

/** A spectator's view of a question, or the asked seat's with what it is offered. */
function asking(step: string, seat: string, choice: View['choice'] = {}): View {
  const s = start(game, { players: '4' }, seedFrom('wk orders'))
  return { ...view(game, s, SPECTATOR), step, waiting: [seat], choice }
}

const applies = (order: OrderName, step: string, seat: string): boolean => {
  const rule: OrderRule = ORDERS[order]
  return rule.applies(asking(step, 'green'), seat, {})
}

const ANSWERED_STEPS: readonly [OrderName, readonly string[]][] = [
  ['leaveToPass', ['move.leave']],
  ['leaveToAttack', ['war.leave']],
  ['useAbility', ['battle.ability']],
  ['wallsFirst', ['battle.assign']],
  ['payEverybody', ['wages.mercenaries']],
  ['noInvestments', ['expedition.invest']],
  ['noPledges', ['event.cancel']],
  ['weakestGo', ['losses.discard', 'desert.card']],
  ['troopsStay', ['upkeep.troops', 'upkeep.reserves']],
  ['anyOrder', ['army.check', 'army.deserted', 'battle.deaths', 'battle.retreats', 'upkeep.revolts', 'event.uprising']],
]

test.each(ANSWERED_STEPS)('%s answers whoever is asked, and nobody else', (order, steps) => {
  for (const step of Object.keys(game.steps)) expect(applies(order, step, 'green')).toBe(steps.includes(step))
  for (const step of steps) expect(applies(order, step, 'red')).toBe(false)
})

test('10.4, 12.1 leave is given or refused as it was set', () => {
  const view = asking('move.leave', 'green')
  for (const answer of PASSING_ANSWERS) expect(ORDERS.leaveToPass.answer(view, { answer })).toEqual({ verb: answer })
  for (const answer of ATTACK_ANSWERS) expect(ORDERS.leaveToAttack.answer(view, { answer })).toEqual({ verb: answer })
})

test('12.5 walls take casualties as long as they can, then the Baron is asked', () => {
  const { answer } = ORDERS.wallsFirst
  expect(answer(asking('battle.assign', 'green', { takeHit: ['star', 'walls'] }))).toEqual({
    verb: 'takeHit',
    arg: 'walls',
  })
  expect(answer(asking('battle.assign', 'green', { takeHit: ['star', 'square'] }))).toBeUndefined()
})

test('9.2.3 all mercenaries are paid, or the Baron is asked', () => {
  const { answer } = ORDERS.payEverybody
  expect(answer(asking('wages.mercenaries', 'green', { payAll: true, done: true }))).toEqual({ verb: 'payAll' })
  expect(answer(asking('wages.mercenaries', 'green', { done: true }))).toBeUndefined()
})

test('8.2.6 no pledges against blue events; whether to cancel a red one is asked', () => {
  const pledge = { fields: { faith: { min: 0, max: 2 } } }
  expect(ORDERS.noPledges.answer(asking('event.cancel', 'green', { pledge }))).toEqual({
    verb: 'pledge',
    arg: { faith: 0 },
  })
  expect(ORDERS.noPledges.answer(asking('event.cancel', 'green', { cancelEvent: true, pass: true }))).toBeUndefined()
})

test('16.2, 16.3 the weakest mercenaries go, the cheaper of those as strong, until it is enough', () => {
  const { answer } = ORDERS.weakestGo
  const discardTroop = ['italian200', 'swiss100', 'spanish50', 'romanian100']
  expect(answer(asking('losses.discard', 'green', { discardTroop }))).toEqual({
    verb: 'discardTroop',
    arg: 'spanish50',
  })
  expect(answer(asking('losses.discard', 'green', { discardTroop, done: true }))).toEqual({ verb: 'done' })
  expect(answer(asking('desert.card', 'green', { desert: ['swiss200', 'swiss100'] }))).toEqual({
    verb: 'desert',
    arg: 'swiss100',
  })
})

test('17.6 troops stay where they are; whether Nobles come back is asked', () => {
  expect(ORDERS.troopsStay.answer(asking('upkeep.troops', 'green', { transfer: [], done: true }))).toEqual({
    verb: 'done',
  })
  expect(applies('troopsStay', 'upkeep.nobles', 'green')).toBe(false)
})

test('4.4, 17.3 the first of the list', () => {
  const { answer } = ORDERS.anyOrder
  expect(answer(asking('upkeep.revolts', 'green', { nameCity: ['monz', 'thira'] }))).toEqual({
    verb: 'nameCity',
    arg: 'monz',
  })
  expect(answer(asking('battle.deaths', 'green', { nextNoble: ['square'] }))).toEqual({
    verb: 'nextNoble',
    arg: 'square',
  })
})

test('whatever an order answers in whole matches is offered', () => {
  const answered = new Set<string>()
  for (let n = 0; n < MATCHES; n++) {
    const seed = seedFrom('wk orders', n)
    playMatch({
      game,
      options: { players: '5' },
      seed,
      bots: [BOTS.random],
      upTo: DECISIONS,
      watch(_action, s) {
        if (!ANSWERED.has(s.stack.at(-1)?.step ?? '')) return
        const shared = view(game, s, SPECTATOR)
        for (const seat of shared.waiting) {
          const own = view(game, s, shared.seats.indexOf(seat))
          for (const [name, rule] of Object.entries<OrderRule>(ORDERS)) {
            const settings = Object.fromEntries(
              Object.entries(rule.settings ?? {}).map(([key, [first = '']]) => [key, first]),
            )
            const answer = rule.applies(shared, seat, settings) ? rule.answer(own, settings) : undefined
            if (answer === undefined) continue
            answered.add(name)
            expect(allows(own.choice, answer.verb, answer.arg), `${name} at ${own.step}`).toBe(true)
          }
        }
      },
    })
  }
  expect([...answered, 'weakestGo'].toSorted()).toEqual(Object.keys(ORDERS).toSorted())
})

test('16.3 the weakest that make up what is due are lost, rarely enough for a test of its own', () => {
  const circle = { at: 'c4', troops: ['italian150', 'italian100', 'italian50', 'regular100'], casualties: 2 } as const
  const losses = { step: 'losses.discard', seat: 'green', army: 'circle', chosen: [] }
  const t = position({ green: { circle }, stack: [{ step: 'plan.cards' }, losses] })
  while (t.view('green').step === 'losses.discard') {
    const { verb, arg } = ORDERS.weakestGo.answer(t.view('green')) ?? { verb: 'none' }
    t.play('green', verb, arg)
  }
  expect(cards(t, 'army/circle/green')).toEqual(['regular100', 'italian100'])
})
const MATCHES = 8
const DECISIONS = 2500
const ANSWERED: ReadonlySet<string> = new Set(ANSWERED_STEPS.flatMap(([, steps]) => steps))

test('an order for a turn ends with the round; given while the board is set up it is for the first', () => {
  const inRound = (round: number): string => {
    const setUp = asking('move.leave', 'green')
    return turnName({ ...setUp, facts: { ...setUp.facts, round } })
  }
  expect(inRound(0)).toBe(inRound(1))
  expect(inRound(1)).not.toBe(inRound(2))
})

test.each(LANGUAGES)('every order and every answer has words: %s', language => {
  for (const order of Object.keys(ORDERS)) expect(game.text[language].order?.(order)?.name).not.toBe(order)
  for (const order of ['leaveToPass', 'leaveToAttack'])
    expect(Object.keys(game.text[language].order?.(order)?.settings?.['answer']?.values ?? {}).toSorted()).toEqual(
      PASSING_ANSWERS.toSorted(),
    )
})
