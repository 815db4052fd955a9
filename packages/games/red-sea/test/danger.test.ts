// Nuclear war before it happens: what the rules tell boards and bots about a coup, a card and a headline.

import {
  type Action,
  act,
  actionsOf,
  begin,
  type Core,
  choices,
  type Live,
  sampler,
  seedFrom,
  type View,
  view,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { forecast } from '../board/forecast.ts'
import { CARD, CARDS, type Card } from '../content/cards.ts'
import type { Side } from '../content/tracks.ts'
import { redSea } from '../index.ts'
import { spaceNamed } from '../rules/board.ts'
import { cardNamed } from '../rules/cards.ts'
import { coupDanger, type Danger, type Outlook, playDanger, severity } from '../rules/danger.ts'
import { identified, unlocatedCards } from '../rules/hiddenCards.ts'
import { ORDINARY_COUP } from '../rules/operations/coup.ts'
import { publicState, sampleState } from '../rules/publicState.ts'
import { projectedScore } from '../rules/scoring.ts'
import { activeSide, other, sideOf } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'
import { cardDanger, seenTable } from '../rules/viewed.ts'
import { withCard } from './positions.ts'

type Sample = Parameters<typeof sampleState>[0]

function outlook(active: Side, influence: Sample, change: Partial<S> = {}, inHand: readonly Card[] = []): Outlook {
  const s = sampleState(influence, { defcon: 2, actionRound: 1, ...change })
  return { s, active, hidden: () => ({ inHand, turnUp: HALF }), isChanging: false }
}

const HALF = { hits: 1, of: 2 }
const ALWAYS = { hits: 1, of: 1 }
const ITSELF: Danger = { by: 'itself', chance: ALWAYS }
const OPPONENT: Danger = { by: 'opponent', chance: ALWAYS }

describe('8.1.4 coups', () => {
  const hidden = () => ({ inHand: [], turnUp: HALF })
  const coupAt = (s: S, at: 'kenya' | 'somalia' | 'sudan') => coupDanger({ s, hidden }, at, ORDINARY_COUP)

  test('6.3.4 in a battleground at DEFCON 2', () => {
    expect(coupAt(sampleState({}, { defcon: 2 }), 'kenya').war).toEqual(ALWAYS)
    expect(coupAt(sampleState({}, { defcon: 3 }), 'kenya')).toMatchObject({ falls: 1, war: { hits: 0 } })
  })

  test('6.3.6.1 in a flashpoint at DEFCON 2 the card turned up decides', () => {
    expect(coupAt(sampleState({}, { defcon: 2 }), 'somalia')).toEqual({ turnUp: HALF, falls: 0, war: HALF })
  })

  test('KM45 in a flashpoint both may come together: at DEFCON 3 the card decides', () => {
    const s = sampleState({}, { defcon: 3, indianOcean: true })
    expect(coupAt(s, 'somalia')).toEqual({ turnUp: HALF, falls: 1, war: HALF })
    expect(coupAt(s, 'sudan')).toMatchObject({ falls: 1, war: { hits: 0 } })
  })

  test('KM2 a coup that keeps DEFCON is safe', () => {
    const s = sampleState({}, { defcon: 2 })
    expect(coupDanger({ s, hidden }, 'kenya', { keepsDefcon: true })).toEqual({
      turnUp: undefined,
      falls: 0,
      war: { hits: 0, of: 1 },
    })
  })
})

describe('8.1.4 cards at DEFCON 2', () => {
  test('KM36, KM50 lower it no matter who plays them', () => {
    for (const card of ['mrNyet', 'yemeniAssassinations'] as const) {
      expect(playDanger(outlook('ussr', {}), 'event', card)).toEqual(ITSELF)
      expect(playDanger(outlook('us', {}), 'operations', card)).toEqual(ITSELF)
    }
    expect(playDanger(outlook('us', {}, { defcon: 3 }), 'operations', 'mrNyet')).toBeUndefined()
  })

  test.each(['stagflation', 'loneGunman'] as const)('7.3.2 %s gives the opponent an operation', card => {
    expect(playDanger(outlook('us', { kenya: [1, 0] }), 'operations', card)).toEqual(OPPONENT)
    expect(playDanger(outlook('us', { ethiopia: [1, 0] }), 'operations', card)).toEqual({
      by: 'opponent',
      chance: HALF,
    })
    expect(playDanger(outlook('us', { sudan: [1, 0] }), 'operations', card)).toBeUndefined()
    expect(playDanger(outlook('ussr', { kenya: [1, 0] }), 'event', card)).toBeUndefined()
  })

  test.each(['usaid', 'voiceOfAmericaInAmharic'] as const)('7.3.2 so does %s', card => {
    expect(playDanger(outlook('ussr', { kenya: [0, 1] }), 'operations', card)).toEqual(OPPONENT)
    expect(playDanger(outlook('us', { kenya: [0, 1] }), 'event', card)).toBeUndefined()
  })

  test('KM18 the US may shift it while it controls Kenya', () => {
    expect(playDanger(outlook('ussr', { kenya: [2, 0] }), 'operations', 'danielArapMoi')).toEqual(OPPONENT)
    expect(playDanger(outlook('ussr', {}), 'operations', 'danielArapMoi')).toBeUndefined()
    expect(playDanger(outlook('us', { kenya: [2, 0] }), 'event', 'danielArapMoi')).toBeUndefined()
  })

  test('KM40 the operation is the player’s own', () => {
    expect(playDanger(outlook('us', { kenya: [0, 1] }), 'event', 'organizationOfAfricanUnity')).toBeUndefined()
  })

  const markedIn = (...marked: readonly number[]) => ({
    famine: Array.from({ length: 12 }, (_, i) => marked.includes(i)),
  })
  const KENYA = 5

  test('KM43 the coup is forced where Famine lies: in Kenya it is war, unless another target can be marked', () => {
    expect(playDanger(outlook('us', { kenya: [0, 1] }, markedIn(KENYA)), 'event', 'famine')).toEqual(ITSELF)
    expect(
      playDanger(outlook('us', { kenya: [0, 1], sudan: [0, 1] }, markedIn(KENYA)), 'event', 'famine'),
    ).toBeUndefined()
    const somalia = { kenya: [0, 1], somalia: [0, 1] } as const
    expect(playDanger(outlook('us', somalia, markedIn(KENYA)), 'event', 'famine')).toEqual({
      by: 'chance',
      chance: HALF,
    })
  })

  test('KM43 without Famine on the map two countries without a target can be marked', () => {
    expect(playDanger(outlook('us', { kenya: [0, 1] }), 'event', 'famine')).toBeUndefined()
  })

  test('TS45 the opponent may win the throw', () => {
    expect(playDanger(outlook('us', {}), 'event', 'summit')).toEqual({ by: 'opponent', chance: { hits: 15, of: 36 } })
    expect(playDanger(outlook('ussr', {}, { carter: [true, false] }), 'event', 'summit')).toEqual({
      by: 'opponent',
      chance: { hits: 5, of: 6 },
    })
    expect(playDanger(outlook('us', {}, { defcon: 3 }), 'event', 'summit')).toBeUndefined()
  })

  test('TS49 the card received may be deadly: its event happens unless it is the giver’s', () => {
    expect(playDanger(outlook('ussr', {}, {}, ['mrNyet']), 'event', 'missileEnvy')).toEqual(OPPONENT)
    expect(playDanger(outlook('us', {}, {}, ['mrNyet']), 'event', 'missileEnvy')).toBeUndefined()
    expect(playDanger(outlook('us', {}, {}, ['summit']), 'event', 'missileEnvy')).toMatchObject({ by: 'opponent' })
    expect(playDanger(outlook('us', {}, {}, ['detente']), 'event', 'missileEnvy')).toBeUndefined()
  })

  test('KM27 the opponent may play a US event of the hand for himself', () => {
    const inKenya = { kenya: [1, 0] } as const
    expect(playDanger(outlook('us', inKenya, {}, ['usaid']), 'operations', 'mengistuHaileMariam')).toEqual(OPPONENT)
    expect(playDanger(outlook('us', inKenya, {}, ['stagflation']), 'operations', 'mengistuHaileMariam')).toBeUndefined()
    expect(playDanger(outlook('ussr', inKenya, {}, ['usaid']), 'event', 'mengistuHaileMariam')).toBeUndefined()
  })

  test('no other card can bring nuclear war, by anybody’s choice', () => {
    const everywhere: Sample = { kenya: [2, 2], ethiopia: [1, 1], somalia: [1, 1], egypt: [1, 1], saudiArabia: [1, 1] }
    const dangerous = CARDS.filter(card =>
      (['us', 'ussr'] as const).some(side =>
        (['event', 'operations'] as const).some(verb =>
          playDanger(outlook(side, everywhere, markedIn(KENYA), ['usaid', 'summit']), verb, card),
        ),
      ),
    )
    expect(dangerous).toEqual([
      'usaid',
      'voiceOfAmericaInAmharic',
      'mengistuHaileMariam',
      'stagflation',
      'mrNyet',
      'famine',
      'yemeniAssassinations',
      'summit',
      'missileEnvy',
      'loneGunman',
    ])
  })
})

describe('4.5.C headlines', () => {
  const OTHER: Danger = { by: 'otherHeadline', chance: ALWAYS }

  test('at DEFCON 3 one headline may lower DEFCON for the other', () => {
    const at3 = { defcon: 3, actionRound: 0 }
    expect(playDanger(outlook('us', {}, at3, ['mrNyet']), 'headline', 'yemeniAssassinations')).toEqual(OTHER)
    expect(playDanger(outlook('us', {}, at3, ['detente']), 'headline', 'yemeniAssassinations')).toBeUndefined()
  })

  test('4.5.C.2 only what is resolved before counts', () => {
    const at3 = { defcon: 3, actionRound: 0 }
    expect(playDanger(outlook('ussr', {}, at3, ['yemeniAssassinations']), 'headline', 'mrNyet')).toBeUndefined()
    expect(playDanger(outlook('ussr', {}, at3, ['usaid']), 'headline', 'yemeniAssassinations')).toEqual(OTHER)
  })

  test('at DEFCON 2 the headline itself counts first', () => {
    expect(playDanger(outlook('us', {}, { actionRound: 0 }, ['usaid']), 'headline', 'yemeniAssassinations')).toEqual(
      ITSELF,
    )
  })
})

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

describe('boards and bots', () => {
  test.each(['off', 'on'])('there are as many unidentified cards as hidden places for them (combined %s)', combined => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const { seen, seat } of randomViews(seed, { combined })) {
        if (seen.step.startsWith('setup.')) continue
        const s = publicState(seen)
        const seenBy = seenTable(seen, s)
        const opponent = other(sideOf(s, seat))
        const hidden = [
          seenBy.shared('deck'),
          ...(['hand', 'headline', 'looked'] as const).map(zone => seenBy.of(opponent, zone)),
        ]
        const places = hidden.reduce((n, zone) => n + zone.count - identified(zone).length, 0)
        const doubted = hidden.flatMap(({ doubts = [] }) => doubts.flatMap(({ cards }) => cards))
        expect(unlocatedCards(seenBy).length + doubted.length, seen.step).toBe(places)
      }
    }
  })

  test.each(['off', 'on'])('agree about every play and every coup (combined %s)', combined => {
    const dangers = { card: 0, coup: 0, laterEvent: 0, knowing: 0 }
    for (let game = 0; game < 30; game++) {
      for (const { live, seen, seat } of randomViews(`agree ${game}`, { combined })) {
        const s = publicState(seen)
        const seenBy = seenTable(seen, s)
        const hidden = [seenBy.shared('deck'), seenBy.of(other(sideOf(s, seat)), 'hand')]
        const isKnowing = hidden.some(({ known, doubts }) => known || doubts)
        for (const action of actionsOf(seat, seen.choice)) {
          const danger = warningOf(seen, s, action)
          if (danger === 'none') continue
          if (danger && isKnowing) dangers.knowing++
          if (danger) dangers[action.verb === 'coup' ? 'coup' : 'card']++
          if (danger?.isLater) dangers.laterEvent++
          expect(severity(danger), `${action.verb} ${action.arg}`).toBe(botRisk(live.state, action))
        }
      }
    }
    expect(Math.min(...Object.values(dangers)), JSON.stringify(dangers)).toBeGreaterThan(0)
  })

  /** What the board warns of, or "none" where it has nothing to say. */
  function warningOf(
    seen: View,
    s: S,
    { seat, verb, arg }: Action,
  ): (Danger & { isLater?: boolean }) | undefined | 'none' {
    const side = sideOf(s, seat)
    if (verb === 'headline' || (verb === 'event' && seen.step === 'actionRound.play'))
      return cardDanger(seen, s, verb, cardNamed(arg))
    if (verb !== 'coup' || activeSide(s) !== side) return 'none'
    const meant = forecast(seen, s, side, 'coup', spaceNamed(arg))
    if (meant?.kind !== 'coup') throw new Error('A coup has a forecast.')
    return meant.stake && { ...meant.stake, isLater: meant.danger.war.hits === 0 }
  }

  test('KM36 a coup at DEFCON 3 before Mr. Nyet is as deadly as one at DEFCON 2', () => {
    const t = withCard('mrNyet', { by: 'us', us: {}, ussr: { kenya: 1, sudan: 1 }, facts: { defcon: 3 } })
    t.play('us', 'operations', 'mrNyet').play('us', 'operationFirst').play('us', 'operation', 'coup')
    const seen = view(redSea, t.state, 0)
    const stakeAt = (at: 'kenya' | 'sudan') => {
      const meant = forecast(seen, publicState(seen), 'us', 'coup', at)
      const stake = meant?.kind === 'coup' ? meant.stake : undefined
      expect(botRisk(t.state, { seat: 0, verb: 'coup', arg: at })).toBe(severity(stake))
      return stake
    }
    expect(stakeAt('kenya')).toEqual(ITSELF)
    expect(stakeAt('sudan')).toBeUndefined()
  })

  test('TS49 a card known to lie in the deck can’t be given', () => {
    const deck = ['mrNyet', 'yemeniAssassinations'] as const
    const setting = { by: 'ussr', hand: { us: ['usaid'] }, deck, discard: ['rest'], facts: { defcon: 2 } } as const
    expect(warned(withCard('missileEnvy', setting).state, 'ussr', 'event', 'missileEnvy')).toEqual(OPPONENT)
    const known = { deck: [['ussr'], ['ussr']] }
    expect(warned(withCard('missileEnvy', { ...setting, known }).state, 'ussr', 'event', 'missileEnvy')).toBeUndefined()
  })

  const botRisk = (state: Core, action: Action) => redSea.bot?.risk?.staked(state, action)

  test('KM43, TS49 board and bot see the same danger', () => {
    const famine = withCard('famine', {
      by: 'us',
      us: {},
      ussr: { kenya: 1 },
      facts: { defcon: 2, famine: { kenya: true } },
    })
    expect(warned(famine.state, 'us', 'event', 'famine')).toEqual(ITSELF)
    const envy = withCard('missileEnvy', { by: 'ussr', hand: { us: ['mrNyet'] }, facts: { defcon: 2 } })
    expect(warned(envy.state, 'ussr', 'event', 'missileEnvy')).toEqual(OPPONENT)
    envy.play('ussr', 'event', 'missileEnvy')
    expect(redSea.bot?.risk?.pending(envy.state, 1)).toBe(1)
  })

  /** The board's warning, after checking that the bot sees the same. */
  function warned(state: Core, side: Side, verb: 'event' | 'operations', card: Card): Danger | undefined {
    const seat = side === 'us' ? 0 : 1
    const seen = view(redSea, state, seat)
    const danger = cardDanger(seen, publicState(seen), verb, card)
    expect(botRisk(state, { seat, verb, arg: card })).toBe(severity(danger))
    return danger
  }
})

describe('what a click would mean', () => {
  test('6.1.2 an influence costs 2 where the opponent controls, and may end the control', () => {
    const seen = { ...view(redSea, begin(redSea, {}, seedFrom('danger')).state, 0), step: 'place.influence' }
    const s = sampleState({ sudan: [0, 1], kenya: [0, 2] })
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
    expect(forecast(seen, sampleState({ egypt: [1, 0] }), 'us', 'place', 'egypt')).toMatchObject({
      control: 'us',
      changes: true,
    })
  })

  test('6.3.6.1 a flashpoint coup at DEFCON 2 risks what the unseen cards say', () => {
    const seen = view(redSea, begin(redSea, {}, seedFrom('danger')).state, 0)
    const s = sampleState({ somalia: [0, 1] }, { defcon: 2, active: 0, actionRound: 1 })
    const possible = unlocatedCards(seenTable(seen, s))
    const hits = possible.filter(card => CARD[card].ops < 3).length
    expect(forecast(seen, s, 'us', 'coup', 'somalia')).toMatchObject({
      danger: { war: { hits, of: possible.length } },
      loser: 'us',
    })
    expect(hits).toBeGreaterThan(0)
    expect(hits).toBeLessThan(possible.length)
  })

  test('10.1.6 scoring now is what the rules would count', () => {
    const s = sampleState({ ethiopia: [0, 1], somalia: [0, 2], kenya: [2, 0], seaLanes: [1, 0] })
    expect(projectedScore(s, 'africa')).toMatchObject({
      us: { level: 'presence', battlegrounds: 1, vp: 3 },
      ussr: { level: 'presence', battlegrounds: 0, vp: 1 },
      vp: 2,
      winner: 'ussr',
      by: 'flashpoints',
    })
  })

  test('10.4.1 scoring now is said to end the game where it would', () => {
    const position = { kenya: [2, 0], seaLanes: [1, 0] } as const
    expect(projectedScore(sampleState(position, { vp: 6 }), 'africa')).toMatchObject({ winner: undefined })
    const { vp } = projectedScore(sampleState(position), 'africa')
    expect(projectedScore(sampleState(position, { vp: 10 - vp }), 'africa')).toMatchObject({
      winner: 'us',
      by: 'victoryPoints',
    })
    expect(projectedScore(sampleState(position, { vp: 9 - vp }), 'africa')).toMatchObject({ winner: undefined })
  })
})
