// Standing orders: whom they answer for, with what, and that they have words.

import { LANGUAGES, type OrderRule, SPECTATOR, seedFrom, start, type View, view } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { ATTACK_ANSWERS, ORDERS, type OrderName, PASSING_ANSWERS, turnName } from '../rules/orders.ts'

/** A spectator's view of a question, or the asked seat's with what it is offered. */
function asking(step: string, seat: string, choice: View['choice'] = {}): View {
  const s = start(game, { players: '4' }, seedFrom('wk orders'))
  return { ...view(game, s, SPECTATOR), step, waiting: [seat], choice }
}

const applies = (order: OrderName, step: string, seat: string): boolean => {
  const rule: OrderRule = ORDERS[order]
  return rule.applies(asking(step, 'green'), seat, {})
}

test.each<[OrderName, readonly string[]]>([
  ['leaveToPass', ['move.leave']],
  ['leaveToAttack', ['war.leave']],
  ['useAbility', ['battle.ability']],
  ['wallsFirst', ['battle.assign']],
  ['payEverybody', ['wages.mercenaries']],
  ['noInvestments', ['expedition.invest']],
  ['noPledges', ['event.cancel']],
  ['anyOrder', ['army.check', 'army.deserted', 'battle.deaths', 'battle.retreats', 'upkeep.revolts', 'event.uprising']],
])('%s answers whoever is asked, and nobody else', (order, steps) => {
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

test('an order for a turn ends with the round', () => {
  expect(turnName(asking('move.leave', 'green'))).toBe('0')
})

test.each(LANGUAGES)('every order and every answer has words: %s', language => {
  for (const order of Object.keys(ORDERS)) expect(game.text[language].order?.(order)?.name).not.toBe(order)
  for (const order of ['leaveToPass', 'leaveToAttack'])
    expect(Object.keys(game.text[language].order?.(order)?.settings?.['answer']?.values ?? {}).toSorted()).toEqual(
      PASSING_ANSWERS.toSorted(),
    )
})
