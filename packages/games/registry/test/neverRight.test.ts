// Answers that games say are never right: found in the positions that are known for them, and nowhere else among what is offered there.

import { readFileSync } from 'node:fs'
import { blundersOf, turnOf } from '@ludoteka/bots'
import {
  type Action,
  actionsOf,
  advance,
  apply,
  choiceOf,
  choices,
  isAvoided,
  sampler,
  scenariosIn,
  scriptOf,
  seedFrom,
} from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { GAMES } from '../src/index.ts'

const KNOWN = [
  ['unmatched', 'defence-that-may-save-the-hero.json', 'heroUndefended'],
  ['unmatched', 'full-hand-and-empty-deck.json', 'exhaustedAtWill'],
  ['unmatched', 'exhaustion-kills.json', 'lostAtOnce'],
  ['red-sea', 'headline-of-the-opponents-event.json', 'opponentsHeadline'],
  ['red-sea', 'win-by-the-flashpoints.json', 'winMissed'],
  ['fog-of-war', 'launch-without-a-suitable-card.json', 'launchedInVain'],
  ['fog-of-war', 'launch-into-a-rout.json', 'launchedIntoRout'],
  ['berserk', 'last-creature-within-reach.json', 'lastCreatureSpared'],
] as const

/** What is offered where a scenario first says what to avoid: the answers to avoid, and those that are some kind of blunder. */
function answersIn(id: string, file: string, kind: string) {
  const game = GAMES.get(id)
  if (!game) throw new Error(`There is no game ${id}.`)
  const [scenario] = scenariosIn(
    JSON.parse(readFileSync(new URL(`../../${id}/test/blunders/${file}`, import.meta.url), 'utf8')),
  )
  const { start: s, lines } = scriptOf(game, scenario)
  advance(game, s)
  const first = lines.findIndex(({ avoid }) => avoid)
  for (const { play } of lines.slice(0, first)) if (play) apply(game, s, play.seat, play.verb, play.arg)
  const avoided = lines.slice(first).flatMap(({ avoid }) => avoid ?? [])
  const seat = avoided[0]?.seat ?? 0
  const choice = choiceOf(choices(game, s), seat) ?? {}
  const turn = { ...turnOf(game, s, seat, sampler(seedFrom(file))), choice }
  const words = ({ verb, arg }: Action): string => `${verb} ${arg ?? ''}`
  const offered = actionsOf(seat, choice)
  return {
    offered: offered.map(words),
    avoided: offered.filter(action => avoided.some(one => isAvoided(one, action))).map(words),
    blunders: offered.filter(action => blundersOf(turn, action).includes(kind)).map(words),
  }
}

test.each(KNOWN)('%s, %s: %s', (id, file, kind) => {
  const { offered, avoided, blunders } = answersIn(id, file, kind)
  expect(blunders).toEqual(expect.arrayContaining(avoided))
  expect(blunders.length).toBeLessThan(offered.length)
})
