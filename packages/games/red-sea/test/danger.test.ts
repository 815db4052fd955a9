// What the board warns of before a click, from views alone.

import { act, actionsOf, begin, choices, type Live, sampler, seedFrom, type View, view } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { cardDanger, coupDanger, unseen } from '../board/danger.ts'
import { forecast } from '../board/forecast.ts'
import { sampleTable } from '../board/samples.ts'
import { scoreNow } from '../board/scoring.ts'
import { countIn, knownIn, nameOfSeat, readTable } from '../board/table.ts'
import { CARD } from '../content/cards.ts'
import { redSea } from '../index.ts'
import { other, sideOf } from '../rules/sides.ts'

function* randomViews(
  seed: string,
  options: unknown,
): Generator<{ readonly live: Live; readonly seen: View; readonly seat: number }> {
  const chance = sampler(seedFrom('danger', seed))
  let live = begin(redSea, options, seedFrom('danger', seed))
  while (live.state.result.kind === 'open') {
    const offers = choices(redSea, live.state)
    for (const { seat } of offers) yield { live, seen: view(redSea, live.state, seat), seat }
    const all = offers.flatMap(({ seat, choice }) => actionsOf(seat, choice))
    const action = all[chance.below(all.length)]
    if (!action) return
    live = act(redSea, live, action)
  }
}

describe('6.3.6.1 the cards that may be turned up', () => {
  test.each(['off', 'on'])('are those whose place the viewer does not know (combined %s)', combined => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const { seen, seat } of randomViews(seed, { combined })) {
        if (seen.step.startsWith('setup.')) continue
        const s = readTable(seen)
        const opponent = nameOfSeat(seen, s, other(sideOf(s, seat)))
        const hidden = ['hand', 'headline', 'looked'].reduce(
          (n, zone) => n + countIn(seen, zone, opponent) - knownIn(seen, zone, opponent).length,
          0,
        )
        const deck = countIn(seen, 'deck')
        const known = deck > 1 ? knownIn(seen, 'deck').length : 0
        expect(unseen(seen, s).length, seen.step).toBe(deck - known + hidden)
      }
    }
  })
})

describe('8.1.4 nuclear war', () => {
  const someView = (): View => view(redSea, begin(redSea, {}, seedFrom('danger')).state, 0)

  test('6.3.4 a battleground coup at DEFCON 2 loses the game for the active player', () => {
    const s = sampleTable({ kenya: [0, 1] }, { defcon: 2, active: 0, actionRound: 1 })
    const { war, loser } = coupDanger(someView(), s, 'kenya')
    expect(war).toEqual({ hits: 1, of: 1 })
    expect(loser).toBe('us')
  })

  test('6.3.4 at DEFCON 3 it only falls', () => {
    const s = sampleTable({ kenya: [0, 1] }, { defcon: 3, active: 0, actionRound: 1 })
    const danger = coupDanger(someView(), s, 'kenya')
    expect(danger.war.hits).toBe(0)
    expect(danger.falls).toBe(1)
  })

  test('6.3.6.1 a flashpoint coup at DEFCON 2 risks what the unseen cards say', () => {
    const seen = someView()
    const s = sampleTable({ somalia: [0, 1] }, { defcon: 2, active: 0, actionRound: 1 })
    const { war } = coupDanger(seen, s, 'somalia')
    const possible = unseen(seen, s)
    expect(war).toEqual({ hits: possible.filter(card => CARD[card].ops < 3).length, of: possible.length })
    expect(war.hits).toBeGreaterThan(0)
    expect(war.hits).toBeLessThan(war.of)
  })

  test('KM45 with a zone of peace a flashpoint may fall twice: at DEFCON 3 the card decides', () => {
    const s = sampleTable({ somalia: [0, 1] }, { defcon: 3, active: 0, actionRound: 1, indianOcean: true })
    const { war, falls, turnUp } = coupDanger(someView(), s, 'somalia')
    expect(falls).toBe(1)
    expect(war).toEqual(turnUp)
  })

  test('KM36, KM50 lower DEFCON whoever plays them', () => {
    const s = sampleTable({}, { defcon: 2 })
    for (const card of ['mrNyet', 'yemeniAssassinations'] as const) {
      for (const side of ['us', 'ussr'] as const) expect(cardDanger(s, card, side)).toBe('certain')
    }
    expect(cardDanger(sampleTable({}, { defcon: 3 }), 'mrNyet', 'us')).toBeUndefined()
  })

  test('7.3.2 a card that grants the opponent an operation is dangerous where a coup would lower DEFCON', () => {
    const inKenya = sampleTable({ kenya: [1, 0] }, { defcon: 2 })
    expect(cardDanger(inKenya, 'stagflation', 'us')).toBe('opponentMay')
    expect(cardDanger(inKenya, 'stagflation', 'ussr')).toBeUndefined()
    expect(cardDanger(sampleTable({ sudan: [1, 0] }, { defcon: 2 }), 'stagflation', 'us')).toBeUndefined()
  })
})

describe('what a click would mean', () => {
  test('6.1.2 an influence costs 2 where the opponent controls, and may end the control', () => {
    const seen = { ...view(redSea, begin(redSea, {}, seedFrom('danger')).state, 0), step: 'place.influence' }
    const s = sampleTable({ sudan: [0, 1], kenya: [0, 2] })
    expect(forecast(seen, s, 'us', 'place', 'sudan')).toEqual({
      kind: 'place',
      cost: 2,
      control: undefined,
      changes: true,
    })
    expect(forecast(seen, s, 'us', 'place', 'egypt')).toEqual({
      kind: 'place',
      cost: 1,
      control: undefined,
      changes: false,
    })
    expect(forecast(seen, sampleTable({ egypt: [1, 0] }), 'us', 'place', 'egypt')).toMatchObject({
      control: 'us',
      changes: true,
    })
  })

  test('10.1.6 scoring now is what the rules would count', () => {
    const s = sampleTable({ ethiopia: [0, 1], somalia: [0, 2], kenya: [2, 0], seaLanes: [1, 0] })
    expect(scoreNow(s, 'africa')).toMatchObject({
      us: { level: 'presence', battlegrounds: 1, vp: 3 },
      ussr: { level: 'presence', battlegrounds: 0, vp: 1 },
      vp: 2,
      winner: 'ussr',
    })
  })
})
