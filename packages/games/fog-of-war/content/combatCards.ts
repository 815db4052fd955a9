// The combat cards. A card is what its face shows: side, nation, name, type and strengths. The set it came with is not on
// it, so the same face of different sets is one kind.

import type { Side } from './sides.ts'

export const NATIONS = ['germany', 'italy', 'britain', 'france', 'usa', 'ussr'] as const
export type Nation = (typeof NATIONS)[number]

/** A decoy is a "zero": it only swells a stack. */
export const CARD_TYPES = ['land', 'naval', 'air', 'fort', 'decoy'] as const
export type CardType = (typeof CARD_TYPES)[number]

export type Face = {
  readonly side: Side
  readonly nation: Nation
  readonly type: CardType
  readonly land: number
  readonly sea: number
}

const FACES = {
  panzerGroup: { side: 'axis', nation: 'germany', type: 'land', land: 3, sea: 0 },
  fieldArmy: { side: 'axis', nation: 'germany', type: 'land', land: 2, sea: 0 },
  infantryCorps: { side: 'axis', nation: 'germany', type: 'land', land: 1, sea: 0 },
  airFleet: { side: 'axis', nation: 'germany', type: 'air', land: 2, sea: 1 },
  bomberWing: { side: 'axis', nation: 'germany', type: 'air', land: 1, sea: 1 },
  surfaceSquadron: { side: 'axis', nation: 'germany', type: 'naval', land: 0, sea: 2 },
  uBoatFlotilla: { side: 'axis', nation: 'germany', type: 'naval', land: 0, sea: 1 },
  westwall: { side: 'axis', nation: 'germany', type: 'fort', land: 2, sea: 0 },
  dummyArmy: { side: 'axis', nation: 'germany', type: 'decoy', land: 0, sea: 0 },
  italianCorps: { side: 'axis', nation: 'italy', type: 'land', land: 1, sea: 0 },
  italianBattleFleet: { side: 'axis', nation: 'italy', type: 'naval', land: 0, sea: 2 },
  cruiserDivision: { side: 'axis', nation: 'italy', type: 'naval', land: 0, sea: 1 },
  italianAirForce: { side: 'axis', nation: 'italy', type: 'air', land: 1, sea: 1 },
  expeditionaryArmy: { side: 'axis', nation: 'italy', type: 'land', land: 2, sea: 0 },
  atlanticWall: { side: 'axis', nation: 'germany', type: 'fort', land: 3, sea: 0 },
  bunkerLine: { side: 'axis', nation: 'germany', type: 'fort', land: 1, sea: 0 },
  mechanisedCorps: { side: 'allies', nation: 'france', type: 'land', land: 2, sea: 0 },
  armyCorps: { side: 'allies', nation: 'france', type: 'land', land: 1, sea: 0 },
  maginotLine: { side: 'allies', nation: 'france', type: 'fort', land: 2, sea: 0 },
  frenchSquadron: { side: 'allies', nation: 'france', type: 'naval', land: 0, sea: 1 },
  frenchAirForce: { side: 'allies', nation: 'france', type: 'air', land: 1, sea: 1 },
  britishArmy: { side: 'allies', nation: 'britain', type: 'land', land: 2, sea: 0 },
  infantryDivision: { side: 'allies', nation: 'britain', type: 'land', land: 1, sea: 0 },
  fighterCommand: { side: 'allies', nation: 'britain', type: 'air', land: 2, sea: 1 },
  coastalCommand: { side: 'allies', nation: 'britain', type: 'air', land: 1, sea: 1 },
  homeFleet: { side: 'allies', nation: 'britain', type: 'naval', land: 0, sea: 3 },
  battleSquadron: { side: 'allies', nation: 'britain', type: 'naval', land: 0, sea: 2 },
  escortGroup: { side: 'allies', nation: 'britain', type: 'naval', land: 0, sea: 1 },
  coastalDefence: { side: 'allies', nation: 'britain', type: 'fort', land: 1, sea: 0 },
  phantomArmy: { side: 'allies', nation: 'britain', type: 'decoy', land: 0, sea: 0 },
  armouredArmy: { side: 'allies', nation: 'britain', type: 'land', land: 3, sea: 0 },
  bomberCommand: { side: 'allies', nation: 'britain', type: 'air', land: 2, sea: 2 },
  usArmyCorps: { side: 'allies', nation: 'usa', type: 'land', land: 2, sea: 0 },
  usArmoredArmy: { side: 'allies', nation: 'usa', type: 'land', land: 3, sea: 0 },
  strategicAirForce: { side: 'allies', nation: 'usa', type: 'air', land: 3, sea: 2 },
  atlanticFleet: { side: 'allies', nation: 'usa', type: 'naval', land: 0, sea: 2 },
  carrierTaskForce: { side: 'allies', nation: 'usa', type: 'naval', land: 0, sea: 3 },
  usInfantry: { side: 'allies', nation: 'usa', type: 'land', land: 1, sea: 0 },
  tacticalAirForce: { side: 'allies', nation: 'usa', type: 'air', land: 2, sea: 1 },
  ghostArmy: { side: 'allies', nation: 'usa', type: 'decoy', land: 0, sea: 0 },
  tankArmy: { side: 'allies', nation: 'ussr', type: 'land', land: 3, sea: 0 },
  guardsArmy: { side: 'allies', nation: 'ussr', type: 'land', land: 2, sea: 0 },
  rifleArmy: { side: 'allies', nation: 'ussr', type: 'land', land: 1, sea: 0 },
  frontalAviation: { side: 'allies', nation: 'ussr', type: 'air', land: 1, sea: 1 },
  blackSeaFleet: { side: 'allies', nation: 'ussr', type: 'naval', land: 0, sea: 1 },
  fortifiedRegion: { side: 'allies', nation: 'ussr', type: 'fort', land: 2, sea: 0 },
  fieldWorks: { side: 'allies', nation: 'ussr', type: 'fort', land: 1, sea: 0 },
  maskirovka: { side: 'allies', nation: 'ussr', type: 'decoy', land: 0, sea: 0 },
} as const satisfies Record<string, Face>

export type CombatCard = keyof typeof FACES
export const COMBAT: Readonly<Record<CombatCard, Face>> = FACES

const isCombatCard = (name: string): name is CombatCard => Object.hasOwn(FACES, name)
export const COMBAT_CARDS: readonly CombatCard[] = Object.keys(FACES).filter(isCombatCard)

/** How many cards of each kind a set holds. */
export type CardSet = { readonly [K in CombatCard]?: number }

// The numbers of Panzer Groups, Field Armies and Air Fleets here, and of Guards Armies, Rifle Armies and US Army Corps in
// their sets below, are tuned so that both sides win about as often: docs/balance.md.
// biome-ignore format: a table
export const START_SET: Readonly<Record<Side, CardSet>> = {
  axis: { panzerGroup: 4, fieldArmy: 8, infantryCorps: 4, airFleet: 3, bomberWing: 2, surfaceSquadron: 1, uBoatFlotilla: 3, westwall: 1, dummyArmy: 3, italianCorps: 2, italianBattleFleet: 1, cruiserDivision: 1, italianAirForce: 1 },
  allies: { mechanisedCorps: 1, armyCorps: 3, maginotLine: 1, frenchSquadron: 1, frenchAirForce: 1, britishArmy: 1, infantryDivision: 2, fighterCommand: 1, coastalCommand: 1, homeFleet: 1, battleSquadron: 2, escortGroup: 2, coastalDefence: 1, phantomArmy: 4 },
}

/** Sets that lie out of the game, open to both, until their time comes (2.6, 3.8, 3.9, 3.12). */
export const RESERVES = ['of1941', 'of1942', 'of1943', 'of1944', 'usa', 'ussr'] as const
export type Reserve = (typeof RESERVES)[number]

// biome-ignore format: a table
export const RESERVE_SET: Readonly<Record<Side, { readonly [R in Reserve]?: CardSet }>> = {
  axis: {
    of1941: { panzerGroup: 1, fieldArmy: 2, infantryCorps: 1, surfaceSquadron: 1, expeditionaryArmy: 1, airFleet: 1 },
    of1942: { panzerGroup: 1, fieldArmy: 2, surfaceSquadron: 1, bomberWing: 1, cruiserDivision: 1 },
    of1943: { panzerGroup: 1, fieldArmy: 1, atlanticWall: 1, westwall: 1, airFleet: 1 },
    of1944: { panzerGroup: 1, infantryCorps: 2, atlanticWall: 1, bunkerLine: 1 },
  },
  allies: {
    of1941: { britishArmy: 2, infantryDivision: 1, battleSquadron: 1, fighterCommand: 1 },
    of1942: { britishArmy: 2, armouredArmy: 1, bomberCommand: 1, battleSquadron: 1 },
    of1943: { britishArmy: 1, usArmyCorps: 2, usArmoredArmy: 1, strategicAirForce: 1, atlanticFleet: 1 },
    of1944: { armouredArmy: 1, usArmoredArmy: 2, usArmyCorps: 1, strategicAirForce: 1, carrierTaskForce: 1 },
    usa: { usArmoredArmy: 1, usArmyCorps: 2, usInfantry: 1, tacticalAirForce: 2, carrierTaskForce: 1, atlanticFleet: 2, ghostArmy: 1 },
    ussr: { tankArmy: 2, guardsArmy: 2, rifleArmy: 4, frontalAviation: 2, blackSeaFleet: 1, fortifiedRegion: 1, fieldWorks: 1, maskirovka: 2 },
  },
}

/** The cards of a set one by one. */
export function cardsOf(set: CardSet): readonly CombatCard[] {
  return COMBAT_CARDS.flatMap(card => new Array<CombatCard>(set[card] ?? 0).fill(card))
}
