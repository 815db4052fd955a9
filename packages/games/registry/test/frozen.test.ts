// Frozen versions: recorded matches of a version give the same bytes by its bundle, whatever this kernel has become.

import { readdirSync, readFileSync } from 'node:fs'
import { BOTS, turnOf } from '@ludoteka/bots'
import {
  act,
  actionsOf,
  begin,
  canUndo,
  choiceOf,
  choices,
  firstDifference,
  type Game,
  isOver,
  LANGUAGES,
  type Live,
  LudotekaError,
  matchOf,
  OWN_KERNEL,
  readMatch,
  readPosition,
  readState,
  replay,
  runScenario,
  SPECTATOR,
  sampler,
  seatNames,
  seedFrom,
  stateHash,
  undo,
  view,
  viewer,
  waitingFor,
  why,
  withHashes,
  writePosition,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { loadFrozen, loadGame } from '../src/load.ts'

const games = new URL('../../', import.meta.url)
const jsonIn = (folder: URL): readonly (readonly [string, unknown])[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))])

describe.each(['unmatched', 'red-sea'])('%s, version 1', id => {
  const replays = jsonIn(new URL(`${id}/test/replays/`, games)).filter(([, json]) => isOfVersion(json, 1))

  test.each(replays)('%s replays to the recorded states', async (_name, json) => {
    const game = await loadFrozen(id, 1)
    expect(firstDifference(game, readMatch(game, json))).toBeUndefined()
  })

  test('there are recorded matches', () => expect(replays.length).toBeGreaterThan(2))

  test('a match is played, looked at, taken back and written down through the same functions as any other', async () => {
    const game = await loadFrozen(id, 1)
    const random = sampler(seedFrom('frozen', id))
    let live = begin(game, {}, random.seed())
    let undone = 0
    while (!isOver(live.state)) {
      const next = act(game, live, anyAction(game, live, random.below))
      const seat = next.actions.at(-1)?.seat ?? SPECTATOR
      if (canUndo(next, seat)) {
        expect(stateHash(game, undo(game, next, seat).state)).toBe(stateHash(game, live.state))
        undone++
      }
      live = next
    }
    expect(undone).toBeGreaterThan(0)
    const recorded = withHashes(game, matchOf(live))
    expect(recorded.version).toBe(1)
    expect(firstDifference(game, readMatch(game, JSON.parse(JSON.stringify(recorded))))).toBeUndefined()
    const middle = replay(game, recorded, Math.floor(recorded.actions.length / 2)).state
    expect(readState(game, JSON.parse(JSON.stringify(middle)))).toEqual(middle)
    const written = writePosition(game, middle)
    expect(writePosition(game, readPosition(game, written, recorded.seed))).toEqual(written)
    expect(game.text.en.entry(live.log.at(0) ?? unreachable(), seatNames(game, middle))).not.toBe('')
  })

  test('views tell whom the table waits for, and what each may do', async () => {
    const game = await loadFrozen(id, 1)
    const { state, asked } = begin(game, {}, seedFrom('views'))
    const names = seatNames(game, state)
    const all = viewer(game, state, asked)
    for (const [seat, name] of names.entries()) {
      expect(all.from(seat)).toEqual(view(game, state, seat))
      expect(view(game, state, seat)).toMatchObject({ game: id, version: 1, you: name })
      expect(view(game, state, seat).choice).toEqual(choiceOf(choices(game, state), seat) ?? {})
    }
    expect(view(game, state, SPECTATOR).waiting).toEqual(waitingFor(game, state).map(seat => names[seat]))
    for (const language of LANGUAGES) expect(game.terminal?.(view(game, state, 0), language)).not.toBe('')
  })

  test.each(['random', 'greedy'] as const)('the %s bot decides', async level => {
    const game = await loadFrozen(id, 1)
    const { state } = begin(game, {}, seedFrom('bot'))
    const seat = waitingFor(game, state)[0] ?? SPECTATOR
    const choice = choiceOf(choices(game, state), seat) ?? {}
    const action = BOTS[level]().decide({ ...turnOf(game, state, seat, sampler(seedFrom('bot'))), choice })
    expect(why(game, state, action)).toBeUndefined()
  })

  test('refusals are errors of this kernel', async () => {
    const game = await loadFrozen(id, 1)
    const live = begin(game, {}, seedFrom('refusal'))
    expect(() => act(game, live, { seat: 0, verb: 'no such verb' })).toThrow(LudotekaError)
    expect(() => replay(game, { ...matchOf(live), version: 7 })).toThrow(LudotekaError)
    expect(() => runScenario(game, {})).toThrow(LudotekaError)
  })
})

test.each(['fog-of-war', 'berserk'])('%s: recorded matches of version 1 replay by its rules', async id => {
  const game = await loadFrozen(id, 1)
  const replays = jsonIn(new URL(`${id}/test/replays/`, games)).filter(([, json]) => isOfVersion(json, 1))
  expect(replays).toHaveLength(2)
  for (const [, json] of replays) expect(firstDifference(game, readMatch(game, json))).toBeUndefined()
})

test('the version a game has now is the game itself, an older one its bundle, another an error that names them', async () => {
  const now = await loadGame('red-sea')
  expect(await loadGame('red-sea', now.version)).toBe(now)
  expect(now.kernel ?? OWN_KERNEL).toBe(OWN_KERNEL)
  const frozen = await loadFrozen('red-sea', 1)
  expect(frozen).toMatchObject({ id: 'red-sea', version: 1 })
  expect(frozen.kernel).toBeDefined()
  expect(await loadFrozen('red-sea', 1)).toBe(frozen)
  const message = expect.stringMatching(/known are 1\b/)
  await expect(loadGame('red-sea', 99)).rejects.toMatchObject({ code: 'version-mismatch', message })
  await expect(loadGame('red-sea', 0)).rejects.toMatchObject({ code: 'version-not-kept', message })
  await expect(loadGame('no-game', 1)).rejects.toMatchObject({ code: 'unknown-game' })
})

function isOfVersion(json: unknown, version: number): boolean {
  return typeof json === 'object' && json !== null && 'version' in json && json.version === version
}

function anyAction(game: Game, { state }: Live, below: (n: number) => number) {
  const actions = choices(game, state).flatMap(({ seat, choice }) => actionsOf(seat, choice))
  return actions[below(actions.length)] ?? unreachable()
}

function unreachable(): never {
  throw new Error('Nobody is asked, and the game is not over.')
}
