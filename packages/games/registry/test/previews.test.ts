// The pictures of positions: every game that declares one draws what spectators see, and nothing that hangs on hidden cards.

import { playMatch, randomBot } from '@ludoteka/bots'
import { determinize, LANGUAGES, SPECTATOR, sampler, seedFrom, stateHash, view } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { loadPicture } from '../previews/index.ts'
import { ENTRIES } from '../src/entries.ts'
import { findGame } from '../src/index.ts'

const PLAYERS = ['Anna', 'Борис', 'Carl & <Co>', 'Dora', 'Eve', 'Фёдор']
const DRAWN = ENTRIES.filter(({ positionPicture }) => positionPicture)

test('games whose links show only their cover draw nothing', async () => {
  for (const { id, positionPicture } of ENTRIES)
    expect((await loadPicture(id, 'en')) !== undefined, id).toBe(positionPicture === true)
  expect(await loadPicture('chess', 'en')).toBeUndefined()
})

describe.each(DRAWN)('$id', ({ id, title }) => {
  const game = findGame(id)
  const playedUpTo = (upTo: number) =>
    playMatch({ game, options: {}, seed: seedFrom('pictures', id), bots: [randomBot], upTo }).state

  test('is drawn in every phase, in both languages, with the names of its players and without stylesheets', async () => {
    for (const language of LANGUAGES) {
      const picture = await loadPicture(id, language)
      for (const upTo of [0, 40, 150, 100_000]) {
        const state = playedUpTo(upTo)
        const svg = picture?.svgOf(view(game, state, SPECTATOR), PLAYERS) ?? ''
        expect(svg).toMatch(/^<svg xmlns="[^"]*" width="1200" height="630"/)
        expect(svg).not.toMatch(/ (?:class|style)=|var\(|NaN|undefined|<(?:div|span|p|b)[ >]/)
        const [heading = ''] = title[language].split(' ')
        expect(svg).toContain(heading)
        expect(svg).toContain('Борис')
      }
    }
  })

  test('is the same whatever the hidden cards are', async () => {
    const picture = await loadPicture(id, 'en')
    for (const upTo of [30, 90]) {
      const state = playedUpTo(upTo)
      const otherwise = determinize(game, state, SPECTATOR, sampler(seedFrom('hidden', upTo)))
      expect(stateHash(game, otherwise)).not.toBe(stateHash(game, state))
      const svgOf = (s: typeof state) => picture?.svgOf(view(game, s, SPECTATOR), PLAYERS)
      expect(svgOf(otherwise)).toBe(svgOf(state))
    }
  })

  test('refuses to draw what only a seat may see', async () => {
    const picture = await loadPicture(id, 'en')
    expect(() => picture?.svgOf(view(game, playedUpTo(30), 0), PLAYERS)).toThrow('Only what spectators see is drawn.')
  })
})
