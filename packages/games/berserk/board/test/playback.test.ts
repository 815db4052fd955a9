// The scenes played from the log end where the view is, otherwise the board would jump; and they come before what is told.

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
import { berserk } from '../../index.ts'
import { lifeOf, PIECES } from '../../rules/questions.ts'
import { beatsOf } from '../playback.ts'
import { isThere, type Scene, sceneOf } from '../scene.ts'

const MATCHES = 4
const DECISIONS = 250
const LIKED: readonly string[] = ['ready', 'place', 'strike', 'use', 'defend', 'accept', 'reroll']

/** What everybody sees of the cards in play. */
const standing = (scene: Scene): readonly string[] =>
  scene.pieces.map((row, i) => {
    if (!isThere(row)) return `${PIECES[i]} out of play`
    const { card, controller, at, host, closed } = row
    return `${PIECES[i]} ${card} of ${controller} ${at} ${host} ${closed ? 'closed' : 'open'} life ${lifeOf(row)}`
  })

test('the last scene of a story is the table as it is, and entries are told in their order', () => {
  let stories = 0
  for (let i = 0; i < MATCHES; i++) {
    const chance = sampler(seedFrom('story', i))
    let live: Live = begin(berserk, {}, chance.seed())
    for (let n = 0; n < DECISIONS; n++) {
      const [offer] = choices(berserk, live.state)
      if (!offer) break
      const actions = actionsOf(offer.seat, offer.choice)
      const liked = actions.filter(({ verb }) => LIKED.includes(verb))
      const pool = liked.length > 0 && chance.below(3) > 0 ? liked : actions
      const action = pool[chance.below(pool.length)]
      if (!action) break
      const before = sceneOf(view(berserk, live.state, SPECTATOR))
      live = act(berserk, live, action)
      const news = entriesFor(live.state.news, SPECTATOR)
      const after = sceneOf(view(berserk, live.state, SPECTATOR))
      const beats = beatsOf(before, news, after)
      const counts = beats.map(({ told }) => told)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(counts.at(-1) ?? 0).toBeLessThanOrEqual(news.length)
      const last = beats.at(-1)
      if (!last) continue
      stories++
      expect(standing(last.scene), `${action.verb} ${news.map(({ key }) => key).join(' ')}`).toEqual(standing(after))
    }
  }
  expect(stories).toBeGreaterThan(100)
})

test('dice are seen before their faces are told', () => {
  const before = sceneOf(view(berserk, begin(berserk, {}, seedFrom('dice', 1)).state, SPECTATOR))
  const entry = (key: string, data: Readonly<Record<string, string | number | readonly number[]>>) =>
    ({ key, data, at: 0, rule: '13.3' }) as const
  const who = { piece: 'p1', card: 'nomad' } as const
  const whom = { target: 'p2', targetCard: 'orc' } as const
  const news = [
    entry('attackBegan', { ...who, ...whom, type: 'simpleStrike' }),
    entry('rolled', { ...who, die: 'attack', faces: [4] }),
    entry('rolled', { piece: 'p2', card: 'orc', die: 'defence', faces: [2] }),
  ]
  const beats = beatsOf(before, news, before)
  expect(beats.map(({ told, scene }) => [told, scene.duel?.dice.length])).toEqual([
    [1, 0],
    [1, 2],
    [3, 2],
  ])
})
