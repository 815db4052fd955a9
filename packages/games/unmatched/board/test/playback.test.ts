// The scenes played from the log end in the same state as the view, otherwise the board would jump; and they come before
// what is told of them.

import {
  act,
  actionsOf,
  begin,
  choices,
  entriesFor,
  type Live,
  SPECTATOR,
  sampler,
  seedFrom,
  view,
} from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { unmatched } from '../../index.ts'
import { readView } from '../boardFacts.ts'
import { beatsOf } from '../playback.ts'
import { type Scene, sceneOf } from '../scene.ts'

const MATCHES = 12

test('entries are told in their order, and a card only after it has been turned up', () => {
  let turned = 0
  for (let i = 0; i < MATCHES / 4; i++) {
    const chance = sampler(seedFrom('told', i))
    let live: Live = begin(unmatched, {}, chance.seed())
    for (let [offer] = choices(unmatched, live.state); offer; [offer] = choices(unmatched, live.state)) {
      const actions = actionsOf(offer.seat, offer.choice)
      const fights = actions.filter(({ verb }) => verb === 'attack' || verb === 'commit')
      const action = (fights.length > 0 ? fights : actions)[chance.below(fights.length || actions.length)]
      if (!action) break
      const before = sceneOf(view(unmatched, live.state, SPECTATOR))
      live = act(unmatched, live, action)
      const news = entriesFor(live.state.news, SPECTATOR)
      const beats = beatsOf(before, news, readView(view(unmatched, live.state, SPECTATOR)).heroes)
      const counts = beats.map(({ told }) => told)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(counts.at(-1) ?? 0).toBeLessThanOrEqual(news.length)
      for (const [told, { key, data }] of news.entries()) {
        if (key !== 'revealed') continue
        turned++
        const isUp = beats.filter(beat => beat.told <= told).some(({ scene }) => faceUpIn(scene).includes(data['card']))
        expect(isUp).toBe(true)
      }
    }
  }
  expect(turned).toBeGreaterThan(0)
})

function faceUpIn({ stage }: Scene): readonly unknown[] {
  return Object.values(stage?.sides ?? {}).flatMap(({ main }) =>
    typeof main === 'object' && main.faceUp ? [main.card] : [],
  )
}

test('the scenes of every action end with everybody where the view has them, in size and health', () => {
  for (let i = 0; i < MATCHES; i++) {
    const chance = sampler(seedFrom('story', i))
    let live: Live = begin(unmatched, { mode: i % 3 === 0 ? 'team4' : 'duel' }, chance.seed())
    for (let [offer] = choices(unmatched, live.state); offer; [offer] = choices(unmatched, live.state)) {
      const actions = actionsOf(offer.seat, offer.choice)
      const action = actions[chance.below(actions.length)]
      if (!action) break
      const seat = i % 2 === 0 ? SPECTATOR : offer.seat
      const before = sceneOf(view(unmatched, live.state, seat))
      live = act(unmatched, live, action)
      const after = view(unmatched, live.state, seat)
      const told = beatsOf(before, entriesFor(live.state.news, seat), readView(after).heroes).at(-1)?.scene ?? before
      const rest = sceneOf(after)
      expect(told.at).toEqual(rest.at)
      expect({ ...rest.health, ...told.health }).toEqual(rest.health)
      expect(told.size ?? rest.size).toBe(rest.size)
    }
  }
})

test('the values on the stage add up to what the rules counted', () => {
  for (let i = 0; i < MATCHES; i++) {
    const chance = sampler(seedFrom('values', i))
    let live: Live = begin(unmatched, {}, chance.seed())
    for (let [offer] = choices(unmatched, live.state); offer; [offer] = choices(unmatched, live.state)) {
      const actions = actionsOf(offer.seat, offer.choice)
      const fights = actions.filter(({ verb }) => verb === 'attack' || verb === 'commit')
      const action = (fights.length > 0 ? fights : actions)[chance.below(fights.length || actions.length)]
      if (!action) break
      const before = sceneOf(view(unmatched, live.state, SPECTATOR))
      live = act(unmatched, live, action)
      const news = entriesFor(live.state.news, SPECTATOR)
      const end = news.findIndex(({ key }) => key === 'combatValues')
      if (end < 0) continue
      const { heroes } = readView(view(unmatched, live.state, SPECTATOR))
      const counted = beatsOf(before, news.slice(0, end), heroes).at(-1)?.scene ?? before
      expect({
        attack: counted.stage?.sides.attacker.value ?? 0,
        defense: counted.stage?.sides.defender.value ?? 0,
      }).toEqual(news[end]?.data)
    }
  }
})
