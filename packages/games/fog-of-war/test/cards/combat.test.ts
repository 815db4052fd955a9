// Every combat card in a real battle: on land and at sea, attacking and defending. What it is good for counts with its
// figure for the terrain; where it is of no use it is discarded (4.5.7, 5.1).

import { describe, expect, test } from 'vitest'
import { COMBAT_CARDS, type CombatCard } from '../../content/combatCards.ts'
import type { Province } from '../../content/provinces.ts'
import type { Side } from '../../content/sides.ts'
import { cards, position, told } from '../positions.ts'

/** Strengths on land and at sea; nothing where the card does not fight. */
type Figures = {
  readonly landAttack?: number
  readonly landDefence?: number
  readonly seaAttack?: number
  readonly seaDefence?: number
}

const land = (n: number): Figures => ({ landAttack: n, landDefence: n })
const naval = (n: number): Figures => ({ seaAttack: n, seaDefence: n })
const air = (onLand: number, atSea: number): Figures => ({ ...land(onLand), ...naval(atSea) })
const fort = (n: number): Figures => ({ landDefence: n })
const ZERO: Figures = {}

const EXPECTED: Readonly<Record<CombatCard, readonly [Side, Figures]>> = {
  panzerGroup: ['axis', land(3)],
  fieldArmy: ['axis', land(2)],
  infantryCorps: ['axis', land(1)],
  airFleet: ['axis', air(2, 1)],
  bomberWing: ['axis', air(1, 1)],
  surfaceSquadron: ['axis', naval(2)],
  uBoatFlotilla: ['axis', naval(1)],
  westwall: ['axis', fort(2)],
  dummyArmy: ['axis', ZERO],
  italianCorps: ['axis', land(1)],
  italianBattleFleet: ['axis', naval(2)],
  cruiserDivision: ['axis', naval(1)],
  italianAirForce: ['axis', air(1, 1)],
  expeditionaryArmy: ['axis', land(2)],
  atlanticWall: ['axis', fort(3)],
  bunkerLine: ['axis', fort(1)],
  mechanisedCorps: ['allies', land(2)],
  armyCorps: ['allies', land(1)],
  maginotLine: ['allies', fort(2)],
  frenchSquadron: ['allies', naval(1)],
  frenchAirForce: ['allies', air(1, 1)],
  britishArmy: ['allies', land(2)],
  infantryDivision: ['allies', land(1)],
  fighterCommand: ['allies', air(2, 1)],
  coastalCommand: ['allies', air(1, 1)],
  homeFleet: ['allies', naval(3)],
  battleSquadron: ['allies', naval(2)],
  escortGroup: ['allies', naval(1)],
  coastalDefence: ['allies', fort(1)],
  phantomArmy: ['allies', ZERO],
  armouredArmy: ['allies', land(3)],
  bomberCommand: ['allies', air(2, 2)],
  usArmyCorps: ['allies', land(2)],
  usArmoredArmy: ['allies', land(3)],
  strategicAirForce: ['allies', air(3, 2)],
  atlanticFleet: ['allies', naval(2)],
  carrierTaskForce: ['allies', naval(3)],
  usInfantry: ['allies', land(1)],
  tacticalAirForce: ['allies', air(2, 1)],
  ghostArmy: ['allies', ZERO],
  tankArmy: ['allies', land(3)],
  guardsArmy: ['allies', land(2)],
  rifleArmy: ['allies', land(1)],
  frontalAviation: ['allies', air(1, 1)],
  blackSeaFleet: ['allies', naval(1)],
  fortifiedRegion: ['allies', fort(2)],
  fieldWorks: ['allies', fort(1)],
  maskirovka: ['allies', ZERO],
}

/** Where each side attacks, and what stands on the other side so that strengths are counted. */
const BATTLES = {
  axis: {
    land: { target: 'paris', from: 'ruhr', attacker: 'fieldArmy', defender: 'britishArmy' },
    sea: { target: 'northSea', from: 'ruhr', attacker: 'surfaceSquadron', defender: 'battleSquadron' },
  },
  allies: {
    land: { target: 'ruhr', from: 'paris', attacker: 'britishArmy', defender: 'fieldArmy' },
    sea: { target: 'westernMed', from: 'northAtlantic', attacker: 'battleSquadron', defender: 'surfaceSquadron' },
  },
} as const satisfies Record<
  Side,
  Record<'land' | 'sea', { target: Province; from: Province; attacker: CombatCard; defender: CombatCard }>
>

const LATE = { year: 1943, usaAtWar: true, ussrAtWar: true }

type Fought = { readonly counted: unknown; readonly discarded: boolean; readonly keys: readonly string[] }

/** Fights with the card alone on its side: the strength of its cards, or nothing if it was discarded at once. */
function fightWith(card: CombatCard, attackers: Side, terrain: 'land' | 'sea', role: 'attack' | 'defence'): Fought {
  const { target, from, attacker, defender } = BATTLES[attackers][terrain]
  const [attacking, defending] = role === 'attack' ? [card, defender] : [attacker, card]
  const other = attackers === 'axis' ? 'allies' : 'axis'
  const t = position({
    facts: { ...LATE, active: attackers },
    plans: { [attackers]: { alpha: { target, cards: [attacking] } } },
    army: { [target]: { [other]: [defending] } },
  })
  t.play(attackers, 'launch', 'alpha')
  const before = told(t, attackers)
  if (t.view(attackers).step === 'battle.origin') t.play(attackers, 'attackFrom', from)
  const line = t.news(attackers).find(({ key }) => key === `${role}Strength`)
  const owner = role === 'attack' ? attackers : other
  return {
    counted: line === undefined ? undefined : Reflect.get(Object(Reflect.get(line, 'data')), 'cards'),
    discarded: JSON.stringify(cards(t, `discard/${owner}`)) === JSON.stringify([card]),
    keys: [...before, ...told(t, attackers)],
  }
}

test('there is a row for every card', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...COMBAT_CARDS].sort())
})

describe.each(COMBAT_CARDS)('%s', card => {
  const [side, figures] = EXPECTED[card]
  const other = side === 'axis' ? 'allies' : 'axis'

  test.each([
    ['attacks on land', 'land', 'attack', figures.landAttack],
    ['defends on land', 'land', 'defence', figures.landDefence],
    ['attacks at sea', 'sea', 'attack', figures.seaAttack],
    ['defends at sea', 'sea', 'defence', figures.seaDefence],
  ] as const)('%s', (_what, terrain, role, strength) => {
    const { counted, discarded, keys } = fightWith(card, role === 'attack' ? side : other, terrain, role)
    expect(counted).toBe(strength)
    expect(discarded).toBe(strength === undefined) // 4.5.7
    expect(keys.includes('unsuitable')).toBe(strength === undefined)
    expect(keys.includes('noSuitableCard')).toBe(strength === undefined) // 4.5.8
  })
})
