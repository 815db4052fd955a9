// The scenes played from the log come before what is told of them, and end with the table as the view has it.

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
import { game } from '../../index.ts'
import { beatsOf } from '../playback.ts'
import { type Scene, sceneOf } from '../scene.ts'

const MATCHES = 2
/** Chosen often, so that attacks grow strong enough to win. */
const STRONG: readonly string[] = ['reinforce', 'launch', 'pick']
/** More entries than a battle has. */
const LOOK_BACK = 40

type Told = { readonly news: readonly Entry[]; readonly beats: readonly SceneBeat<Scene>[]; readonly after: View }

/** Every action of a few matches played at random, as spectators see it. */
function* toldActions(): Generator<Told> {
  for (let i = 0; i < MATCHES; i++) {
    const chance = sampler(seedFrom('told', i))
    let live = begin(game, {}, chance.seed())
    while (!isOver(live.state)) {
      const actions = choices(game, live.state).flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const seen = view(game, live.state, SPECTATOR)
      const log = seen.step.startsWith('battle.') ? entriesFor(live.log.slice(-LOOK_BACK), SPECTATOR) : []
      const before = sceneOf(seen, log)
      const strong = actions.filter(({ verb }) => STRONG.includes(verb))
      const pool = strong.length > 0 && chance.below(3) > 0 ? strong : actions
      live = act(game, live, itemAt(pool, chance.below(pool.length)))
      const news = entriesFor(live.state.news, SPECTATOR)
      const after = view(game, live.state, SPECTATOR)
      yield { news, beats: beatsOf(before, news, sceneOf(after)), after }
    }
  }
}

/** Whether a scene shows what an entry tells. */
const SHOWS: Readonly<Record<string, (scene: Scene, data: Entry['data']) => boolean>> = {
  turnedUp: ({ battle }, { side, cards }) =>
    battle !== undefined && (side === 'axis' || side === 'allies') && String(battle.cards[side]) === String(cards),
  attackStrength: ({ battle }, { total }) => battle?.attack?.total === total,
  defenceStrength: ({ battle }, { total }) => battle?.defence?.total === total,
  battleWon: ({ battle }) => battle?.outcome === 'win',
  battleStuck: ({ battle }) => battle?.outcome === 'quagmire',
  battleLost: ({ battle }) => battle?.outcome === 'defeat',
  battleRouted: ({ battle }) => battle?.outcome === 'rout',
}

test('entries are told in their order; cards, sums and outcomes only after they have been seen', () => {
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

test('the last scene has control, quagmires, wheels, points and season of the view', () => {
  for (const { beats, news, after } of toldActions()) {
    const last = beats.at(-1)
    if (!last || last.told < news.length) continue
    const shown = (scene: Scene): unknown => ({
      control: scene.control,
      quagmire: scene.quagmire,
      stacks: scene.stacks,
      wheels: scene.wheels,
      vp: scene.vp,
      year: scene.year,
      isWinter: scene.isWinter,
      superiority: scene.superiority,
      intelReady: scene.intelReady,
      level: scene.level,
    })
    expect(shown(last.scene), news.map(({ key }) => key).join(' ')).toEqual(shown(sceneOf(after)))
  }
})
