// What a bot supposes agrees with everything its seat has seen: of each stack at least as many of the cards seen are there
// as have not left since, and no card lies where it can't have come to.

import {
  anyAction,
  apply,
  type Core,
  cardsIn,
  choices,
  determinize,
  isOver,
  itemAt,
  type Sampler,
  type Seat,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { COMBAT, type CombatCard } from '../content/combatCards.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { game } from '../index.ts'
import { ALLIES, AXIS } from '../rules/sides.ts'
import { ZONES } from '../rules/state.ts'
import { attack, fight } from './positions.ts'

function countIn(cards: readonly number[], kind: number): number {
  return cards.filter(card => card === kind).length
}

/** How many cards of a list are among others, copies counted. */
function overlap(seen: readonly number[], there: readonly number[]): number {
  return [...new Set(seen)].reduce((sum, kind) => sum + Math.min(countIn(seen, kind), countIn(there, kind)), 0)
}

function contradictions(s: Core, seat: Seat): readonly string[] {
  return s.sightings
    .filter(({ viewers }) => viewers & (1 << seat))
    .filter(({ slot, cards, left }) => overlap(cards, itemAt(s.zones, slot)) < cards.length - left)
    .map(sighting => JSON.stringify(sighting))
}

function playAndLook(name: string, random: Sampler): { looks: number; wrong: readonly string[] } {
  const s = start(game, {}, seedFrom('knowledge', name))
  const wrong: string[] = []
  let looks = 0
  while (!isOver(s)) {
    const [offer] = choices(game, s)
    if (!offer) break
    const { seat, verb, arg } = anyAction(offer.seat, offer.choice, random)
    apply(game, s, seat, verb, arg)
    if (s.sightings.length === 0 || random.below(12) > 0) continue
    for (const viewer of [0, 1]) {
      looks++
      wrong.push(...contradictions(s, viewer), ...contradictions(determinize(game, s, viewer, random), viewer))
    }
  }
  return { looks, wrong }
}

test.each(['first', 'second', 'third'])('the %s match: true notes, and deals that agree with them', name => {
  const { looks, wrong } = playAndLook(name, sampler(seedFrom('looks', name)))
  expect(looks).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

/** Every stack of the Allies in a province or on the wheel. */
const STACKS = [...PROVINCES.map(at => ZONES.army.at(at)), ...SLOTS.map(slot => ZONES.operation.at(slot))]
const isSoviet = (card: CombatCard): boolean => COMBAT[card].nation === 'ussr'

/** Plays on with notes of how many cards have come to each stack since the Soviet cards went into the Allied deck. */
function supposedSoviets(name: string, random: Sampler): { supposed: number; tooMany: readonly string[] } {
  const s = start(game, {}, seedFrom('soviet cards', name))
  const isAtWar = (): boolean => Reflect.get(s, 'ussrAtWar') === true
  const came = new Map(STACKS.map(zone => [zone, 0]))
  const tooMany: string[] = []
  let supposed = 0
  while (!isOver(s)) {
    const [offer] = choices(game, s)
    if (!offer) break
    const before = STACKS.map(zone => countOf(s, zone))
    const wasAtWar = isAtWar()
    const { seat, verb, arg } = anyAction(offer.seat, offer.choice, random)
    apply(game, s, seat, verb, arg)
    STACKS.forEach((zone, i) => {
      const now = countOf(s, zone)
      const more = wasAtWar ? Math.max(0, now - itemAt(before, i)) : 0
      came.set(zone, now === 0 ? 0 : (came.get(zone) ?? 0) + more)
    })
    if (!isAtWar() || random.below(8) > 0) continue
    const deal = determinize(game, s, AXIS, random)
    for (const zone of STACKS) {
      const soviet = cardsIn(deal, zone, ALLIES).filter(isSoviet).length
      supposed += soviet
      if (soviet > (came.get(zone) ?? 0)) tooMany.push(`${zone.name}: ${soviet} of ${came.get(zone)}`)
    }
  }
  return { supposed, tooMany }
}

const countOf = (s: Core, zone: (typeof STACKS)[number]): number => cardsIn(s, zone, ALLIES).length

test.each(['first', 'second'])(
  '2.6, 3.9 the %s match: no Soviet card is supposed in a stack to which none can have come',
  name => {
    const { supposed, tooMany } = supposedSoviets(name, sampler(seedFrom('soviets', name)))
    expect(supposed).toBeGreaterThan(20)
    expect(tooMany).toEqual([])
  },
)

test('6.2.5 which card a quagmire took is unknown, but it was one of those that fought and lies in the loss pile', () => {
  const { state } = fight(
    attack('kiev', ['panzerGroup', 'fieldArmy', 'westwall', 'infantryCorps'], {
      facts: { year: 1941, ussrAtWar: true },
      army: { kiev: { allies: ['guardsArmy', 'rifleArmy'] } },
      neutrals: { kiev: ['neutral1'] },
      random: ['infantryCorps', 'rifleArmy'],
    }),
    'axis',
  )
  const lost = new Set<string>()
  for (let n = 0; n < 40; n++) {
    const deal = determinize(game, state, ALLIES, sampler(seedFrom('quagmire', n)))
    const pile = cardsIn(deal, ZONES.lossPile, AXIS)
    expect([...cardsIn(deal, ZONES.army.at('kiev'), AXIS), ...pile].sort()).toEqual([
      'fieldArmy',
      'infantryCorps',
      'panzerGroup',
    ])
    expect(cardsIn(deal, ZONES.discard, AXIS)).toEqual(['westwall']) // discarded before everybody's eyes (4.5.7)
    for (const card of pile) lost.add(card)
  }
  expect(lost.size).toBe(3)
})
