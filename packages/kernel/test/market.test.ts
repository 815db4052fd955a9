// Standing offers: seats act out of turn beside the question that is open.

import { act, asked, begin, canUndo, choiceOf, choices, defineGame, type Live, seedFrom, undo } from '@ludoteka/kernel'
import { table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { market } from './games/market.ts'
import { bytes, codeOf } from './play.ts'

const open = () => table(market)

describe('a standing offer', () => {
  test('is open to seats nobody waits for', () => {
    const t = open()
    expect(t.view('hal')).toMatchObject({
      waiting: ['gil'],
      choice: { offer: expect.arrayContaining(['gil:1', 'jon:2']) },
    })
    expect(asked(market, t.state).map(({ seat }) => seat)).toEqual([0])
  })

  test('does not answer the open question, nor change whom it is put to', () => {
    const t = open().play('ivy', 'offer', 'hal:2')
    expect(t.view('hal')).toMatchObject({ waiting: ['gil'], facts: { crowns: { ivy: 0, hal: 2 } } })
    t.play('hal', 'accept', 'ivy')
    expect(t.view('hal')).toMatchObject({
      waiting: ['gil'],
      facts: { crowns: { ivy: 0, hal: 4 }, favours: { ivy: 1, hal: 1 } },
    })
  })

  test('is laid beside the question for the seat that is asked', () => {
    const t = open().play('ivy', 'offer', 'gil:1')
    expect(t.choice('gil')).toMatchObject({ job: true, errand: true, accept: ['ivy'], refuse: ['ivy'] })
  })

  test('is settled once, by the seat it was made to, and crowns come back when refused', () => {
    const t = open().play('ivy', 'offer', 'hal:2')
    expect(codeOf(() => t.play('jon', 'accept', 'ivy'))).toBe('illegal-action')
    t.play('hal', 'refuse', 'ivy')
    expect(t.view('ivy').facts['crowns']).toMatchObject({ ivy: 2, hal: 2 })
    expect(codeOf(() => t.play('hal', 'accept', 'ivy'))).toBe('illegal-action')
  })

  test('may cross another the other way', () => {
    const t = open()
      .play('ivy', 'offer', 'hal:2')
      .play('hal', 'offer', 'ivy:1')
      .play('ivy', 'accept', 'hal')
      .play('hal', 'accept', 'ivy')
    expect(t.view('gil').facts['crowns']).toMatchObject({ ivy: 1, hal: 3 })
  })

  test('left open at the end is given back', () => {
    const t = open().play('jon', 'offer', 'gil:2')
    for (let n = 0; n < 3; n++) for (const seat of ['gil', 'hal', 'ivy', 'jon']) t.play(seat, 'job')
    expect(t.view('gil')).toMatchObject({ result: { kind: 'draw' }, facts: { crowns: { gil: 5, jon: 5 } }, choice: {} })
    expect(choices(market, t.state)).toEqual([])
  })

  test('made by another seat ends the right to take back, and can be taken back itself', () => {
    const plays = (live: Live, seat: number, verb: string, arg?: string): Live =>
      act(market, live, { seat, verb, ...(arg === undefined ? {} : { arg }) })
    const worked = plays(begin(market, {}, seedFrom('market')), 0, 'job')
    const offered = plays(worked, 2, 'offer', 'hal:1')
    expect([canUndo(worked, 0), canUndo(offered, 0), canUndo(offered, 2)]).toEqual([true, false, true])
    expect(bytes(undo(market, offered, 2).state)).toBe(bytes(worked.state))
  })

  test('several offers to one seat are one choice', () => {
    const merged = choiceOf(
      [
        { seat: 1, choice: { job: true } },
        { seat: 0, choice: { no: true } },
        { seat: 1, choice: { offer: ['a'] } },
      ],
      1,
    )
    expect(merged).toEqual({ job: true, offer: ['a'] })
  })

  test('is made only so often, and refused for a reason of its own', () => {
    const t = open()
    for (let n = 0; n < 3; n++) t.play('ivy', 'offer', 'hal:1').play('hal', 'refuse', 'ivy')
    expect(t.choice('ivy')).toEqual({})
    expect(t.why('ivy', 'offer', 'hal:1')).toEqual({ rule: '2', reason: 'offersUsedUp' })
    expect(t.why('hal', 'accept', 'ivy')).toEqual({ rule: '3', reason: 'nothingOffered' })
    expect(t.why('hal', 'offer', 'hal:1')).toEqual({ rule: '2', reason: 'notToYourself' })
    expect(t.why('hal', 'job')).toEqual({ rule: '0.2', reason: 'notYourDecision' })
    expect(t.view('gil').facts['offersMade']).toMatchObject({ ivy: 3, hal: 0 })
  })

  test('needs a field to count in', () => {
    const { standing } = market
    const quota = { field: 'nothing', most: 1, verbs: ['offer'], why: { rule: '2', reason: 'offersUsedUp' } }
    expect(codeOf(() => defineGame({ ...market, standing: { ask: () => ({}), do: {}, ...standing, quota } }))).toBe(
      'broken-rules',
    )
  })

  test('can not share a verb with a step: it would be unclear what was answered', () => {
    expect(codeOf(() => defineGame({ ...market, standing: { ask: () => ({}), do: { job() {} } } }))).toBe(
      'broken-rules',
    )
  })
})
