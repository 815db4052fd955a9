// The scenes played from the log come before what is told of them, and end with the tracks as the view has them.

import {
  act,
  actionsOf,
  begin,
  choices,
  type Entry,
  entriesFor,
  isOver,
  itemAt,
  SPECTATOR,
  sampler,
  seedFrom,
  type View,
  view,
} from '@ludoteka/kernel'
import type { SceneBeat } from '@ludoteka/ui'
import { expect, test } from 'vitest'
import { redSea } from '../../index.ts'
import { beatsOf } from '../playback.ts'
import { type Scene, sceneOf } from '../scene.ts'

const MATCHES = 3

type Told = { readonly news: readonly Entry[]; readonly beats: readonly SceneBeat<Scene>[]; readonly after: View }

/** Every action of a few matches played at random, as spectators see it. */
function* toldActions(): Generator<Told> {
  for (let i = 0; i < MATCHES; i++) {
    const chance = sampler(seedFrom('told', i))
    let live = begin(redSea, {}, chance.seed())
    while (!isOver(live.state)) {
      const actions = choices(redSea, live.state).flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const before = sceneOf(view(redSea, live.state, SPECTATOR))
      live = act(redSea, live, itemAt(actions, chance.below(actions.length)))
      const news = entriesFor(live.state.news, SPECTATOR)
      yield { news, beats: beatsOf(before, news), after: view(redSea, live.state, SPECTATOR) }
    }
  }
}

/** Whether a scene shows what an entry tells. */
const SHOWS: Readonly<Record<string, (scene: Scene, data: Entry['data']) => boolean>> = {
  headlineRevealed: ({ headlines }, { card }) =>
    [headlines?.us, headlines?.ussr].some(headline => headline?.card === card && !headline?.isDown),
  dieThrown: ({ dice }, { side, die }) => dice?.dice.some(one => one.side === side && one.die === die) ?? false,
  coupResult: ({ dice }, { total }) => dice?.dice.some(one => one.total === total) ?? false,
}

test('entries are told in their order; headlines, dice and sums only after they have been seen', () => {
  const seen = new Set<string>()
  for (const { news, beats } of toldActions()) {
    const counts = beats.map(({ told }) => told)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1) ?? 0).toBeLessThanOrEqual(news.length)
    for (const [told, { key, data }] of news.entries()) {
      const shows = SHOWS[key]
      if (!shows) continue
      seen.add(key)
      expect(
        beats.filter(beat => beat.told <= told).some(({ scene }) => shows(scene, data)),
        key,
      ).toBe(true)
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(SHOWS).sort())
})

test('the last scene has DEFCON and victory points of the view', () => {
  for (const { beats, after } of toldActions()) {
    const last = beats.at(-1)
    if (!last) continue
    const { defcon, vp } = sceneOf(after).s
    expect({ defcon: last.scene.s.defcon, vp: last.scene.s.vp }).toEqual({ defcon, vp })
  }
})
