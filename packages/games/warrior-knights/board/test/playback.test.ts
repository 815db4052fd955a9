// Beats come before what is told of them, and what they show agrees with the view after the last one.

import {
  type Action,
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
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import { assemblyIn } from '../assemblyStory.ts'
import { battleIn, countTurned, turnedUpTo } from '../battleStory.ts'
import { beatsOf, type StoryBeat } from '../playback.ts'
import { wantedScene } from '../wanted.ts'

const ROUNDS = 8
/** Chosen often, so that there are battles and wars worth telling. */
const WARLIKE: readonly string[] = ['mobilize', 'attack', 'attackWith', 'moveNoble', 'perform']

type Told = {
  readonly log: readonly Entry[]
  readonly news: readonly Entry[]
  readonly beats: readonly StoryBeat[]
  readonly before: View
  readonly after: View
}

const STANDING = new Set(Object.keys(game.standing?.do ?? {}))
const isAnswer = ({ verb }: Action): boolean => !STANDING.has(verb)

/** Every action of some rounds played at random, as spectators see it. */
function play(seed: string): readonly Told[] {
  const chance = sampler(seedFrom('told', seed))
  let live = begin(game, { players: '3' }, chance.seed())
  const told: Told[] = []
  for (;;) {
    const before = view(game, live.state, SPECTATOR)
    if (isOver(live.state) || Number(before.facts['round']) > ROUNDS) return told
    const actions = choices(game, live.state)
      .flatMap(({ seat, choice }) => actionsOf(seat, choice))
      .filter(isAnswer)
    const warlike = actions.filter(({ verb }) => WARLIKE.includes(verb))
    const pool = warlike.length > 0 && chance.below(4) > 0 ? warlike : actions
    const log = entriesFor(live.log.slice(-120), SPECTATOR)
    live = act(game, live, itemAt(pool, chance.below(pool.length)))
    const news = entriesFor(live.state.news, SPECTATOR)
    const after = view(game, live.state, SPECTATOR)
    told.push({ log, news, beats: beatsOf(before, news, after), before, after })
  }
}

const MATCHES = ['a', 'b'].map(play)
const ALL = MATCHES.flat()

test('entries are told in their order, and none before the picture has it', () => {
  for (const { news, beats } of ALL) {
    const counts = beats.map(({ told }) => told)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1) ?? 0).toBeLessThanOrEqual(news.length)
    for (const { told, seen } of beats) expect(seen).toBeGreaterThanOrEqual(told)
  }
})

test('11.5.4 fate cards are turned one by one before their results are told', () => {
  let battles = 0
  for (const { log, news, beats } of ALL) {
    const shown = news.findIndex(({ key }) => key === 'fateShown')
    if (shown < 0) continue
    battles++
    const turning = beats.filter(({ turned }) => turned !== undefined)
    expect(turning.map(({ turned }) => turned)).toEqual(turning.map((_, i) => i))
    expect(turning.every(({ told }) => told <= shown)).toBe(true)
    const last = turning.at(-1)
    const story = last && battleIn([...log, ...news.slice(0, last.seen)])
    if (!story || last.turned === undefined) throw new Error('a battle without a story')
    const rows = turnedUpTo(story, last.turned)
    for (const side of ['attacker', 'defender'] as const)
      expect(countTurned(rows, side, 'deal100')).toBe(story.shown[side]?.filter(one => one === 'deal100').length ?? 0)
    expect(turning.every(beat => wantedScene(beat.view) === 'battle')).toBe(true)
  }
  expect(battles).toBeGreaterThan(3)
})

test('9.3.6 votes are seen before they are told, in the hall', () => {
  let votes = 0
  for (const { log, news, beats } of ALL) {
    for (const [i, entry] of news.entries()) {
      if (entry.key !== 'votesShown') continue
      votes++
      const first = beats.find(({ seen }) => seen > i)
      expect(first?.told).toBeLessThanOrEqual(i)
      expect(first && wantedScene(first.view)).toBe('assembly')
      const item = assemblyIn([...log, ...news.slice(0, i + 1)])?.now
      if (item) expect(item.votes?.at(-1)).toMatchObject({ baron: entry.data['baron'], n: entry.data['n'] })
    }
  }
  expect(votes).toBeGreaterThan(3)
})

test('when all is told, places, control, walls and goods are those of the view', () => {
  const FIELDS = [
    'nobleAt',
    'control',
    'razed',
    'siegeBy',
    'crowns',
    'votes',
    'faith',
    'casualties',
    'chairman',
  ] as const
  let compared = 0
  for (const { news, beats, after } of ALL) {
    const last = beats.at(-1)
    if (!last || last.told < news.length) continue
    compared++
    for (const field of FIELDS)
      expect(last.view.facts[field], `${field} after ${news.map(({ key }) => key).join(' ')}`).toEqual(
        after.facts[field],
      )
  }
  expect(compared).toBeGreaterThan(50)
})
