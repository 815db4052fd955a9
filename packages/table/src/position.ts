// Positions that somebody writes, made ready to be played on from: complete, with what nobody named in an order that nobody knows.

import {
  eachSlot,
  type Game,
  type Position,
  readPosition,
  type Sampler,
  type Seed,
  sampler,
  seedFrom,
  writePosition,
  type Zone,
} from '@ludoteka/kernel'

/**
 * Reads a position as people write it; a bad one throws. Piles it says nothing about, and what "rest" stands for, are shuffled by the seed, for
 * they would lie in the order of the game's lists.
 */
export function positionToPlay(game: Game, written: unknown, seed: Seed): Position {
  const s = readPosition(game, written, seed)
  const random = sampler(seedFrom('position', seed))
  const names = game.seats(s.options)
  eachSlot(game.zones, s, (zone, seat, slot) => {
    const cards = s.zones[slot]
    if (!cards || !zone.ordered || zone.place !== '' || (s.known[slot]?.length ?? 0) > 0) return
    const fixed = namedIn(written, zone, zone.perSeat ? names[seat] : undefined)
    s.zones[slot] = [...cards.slice(0, fixed), ...shuffled(cards.slice(fixed), random)]
  })
  return writePosition(game, s)
}

/** How many cards of a pile a position names, from the top. */
function namedIn(written: unknown, { name }: Zone, seat: string | undefined): number {
  const zone = propertyOf(propertyOf(written, 'zones'), name)
  const list = seat === undefined || Array.isArray(zone) ? zone : propertyOf(zone, seat)
  if (!Array.isArray(list)) return 0
  return list.at(-1) === 'rest' ? list.length - 1 : list.length
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function shuffled<T>(list: readonly T[], random: Sampler): readonly T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(random.below(left.length), 1))
}
