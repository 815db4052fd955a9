// Which figures stand where on each combat card, so that no two cards look alike.

import type { CombatCard } from '../content/combatCards.ts'
import type { Figure } from './unitFigures.tsx'

type Placed = {
  readonly figure: Figure
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}
type CardArt = {
  readonly ground: 'land' | 'sea' | 'air'
  readonly sky: 'day' | 'dawn' | 'dusk' | 'grey'
  readonly figures: readonly Placed[]
}

const put = (figure: Figure, x: number, y: number, scale: number, turn = 0): Placed => ({ figure, x, y, scale, turn })

// biome-ignore format: a table
export const CARD_SCENE: Readonly<Record<CombatCard, CardArt>> = {
  panzerGroup: { ground: 'land', sky: 'dusk', figures: [put('tank', 150, 88, 0.7), put('tank', 52, 98, 0.95), put('tank', 112, 120, 1.5)] },
  fieldArmy: { ground: 'land', sky: 'grey', figures: [put('infantry', 46, 100, 1.1), put('infantry', 74, 104, 1.2), put('gun', 138, 118, 1.5)] },
  infantryCorps: { ground: 'land', sky: 'grey', figures: [put('infantry', 64, 104, 1.2), put('infantry', 100, 112, 1.6), put('infantry', 140, 106, 1.3)] },
  airFleet: { ground: 'air', sky: 'grey', figures: [put('bomber', 120, 58, 1.15, -12), put('fighter', 48, 40, 0.7, -12), put('fighter', 60, 92, 0.8, -12)] },
  bomberWing: { ground: 'air', sky: 'dusk', figures: [put('bomber', 104, 62, 1.3, -20)] },
  surfaceSquadron: { ground: 'sea', sky: 'grey', figures: [put('escort', 44, 92, 0.6), put('battleship', 108, 112, 1.3)] },
  uBoatFlotilla: { ground: 'sea', sky: 'dusk', figures: [put('submarine', 54, 94, 0.6), put('submarine', 106, 116, 1.35)] },
  westwall: { ground: 'land', sky: 'grey', figures: [put('teeth', 60, 100, 0.8), put('bunker', 116, 108, 1.2), put('teeth', 90, 126, 1.3)] },
  dummyArmy: { ground: 'land', sky: 'dawn', figures: [put('decoy', 150, 92, 0.7), put('decoy', 92, 116, 1.5)] },
  italianCorps: { ground: 'land', sky: 'day', figures: [put('infantry', 72, 106, 1.3), put('infantry', 122, 112, 1.6)] },
  italianBattleFleet: { ground: 'sea', sky: 'day', figures: [put('battleship', 58, 94, 0.7), put('battleship', 108, 114, 1.25)] },
  cruiserDivision: { ground: 'sea', sky: 'day', figures: [put('escort', 56, 96, 0.8), put('escort', 118, 114, 1.5)] },
  italianAirForce: { ground: 'air', sky: 'day', figures: [put('fighter', 66, 52, 1.1, -24), put('fighter', 128, 84, 1.5, -24)] },
  expeditionaryArmy: { ground: 'land', sky: 'day', figures: [put('tank', 58, 96, 0.8), put('infantry', 160, 104, 1.2), put('tank', 108, 120, 1.2)] },
  atlanticWall: { ground: 'land', sky: 'dusk', figures: [put('bunker', 52, 96, 0.7), put('bunker', 112, 114, 1.5), put('teeth', 80, 129, 1.2)] },
  bunkerLine: { ground: 'land', sky: 'grey', figures: [put('bunker', 96, 114, 1.4)] },
  mechanisedCorps: { ground: 'land', sky: 'day', figures: [put('tank', 60, 98, 0.9), put('tank', 120, 118, 1.3)] },
  armyCorps: { ground: 'land', sky: 'dawn', figures: [put('infantry', 60, 102, 1.1), put('infantry', 92, 108, 1.3), put('infantry', 128, 114, 1.6)] },
  maginotLine: { ground: 'land', sky: 'day', figures: [put('bunker', 60, 98, 0.8), put('bunker', 124, 116, 1.35)] },
  frenchSquadron: { ground: 'sea', sky: 'dawn', figures: [put('battleship', 102, 112, 1.2)] },
  frenchAirForce: { ground: 'air', sky: 'dawn', figures: [put('fighter', 70, 48, 0.9, 10), put('fighter', 122, 78, 1.4, 10)] },
  britishArmy: { ground: 'land', sky: 'grey', figures: [put('infantry', 44, 102, 1.2), put('tank', 120, 118, 1.3)] },
  infantryDivision: { ground: 'land', sky: 'day', figures: [put('infantry', 80, 106, 1.3), put('infantry', 118, 114, 1.7)] },
  fighterCommand: { ground: 'air', sky: 'day', figures: [put('fighter', 48, 38, 0.9, -30), put('fighter', 92, 64, 1.2, -30), put('fighter', 144, 92, 1.4, -30)] },
  coastalCommand: { ground: 'sea', sky: 'grey', figures: [put('escort', 150, 102, 0.7), put('bomber', 88, 54, 1.1, 8)] },
  homeFleet: { ground: 'sea', sky: 'dusk', figures: [put('battleship', 46, 92, 0.55), put('battleship', 150, 98, 0.7), put('battleship', 102, 118, 1.4)] },
  battleSquadron: { ground: 'sea', sky: 'dawn', figures: [put('battleship', 58, 94, 0.7), put('battleship', 116, 114, 1.25)] },
  escortGroup: { ground: 'sea', sky: 'grey', figures: [put('escort', 46, 94, 0.7), put('escort', 150, 98, 0.8), put('escort', 98, 116, 1.3)] },
  coastalDefence: { ground: 'sea', sky: 'day', figures: [put('bunker', 100, 112, 1.3)] },
  phantomArmy: { ground: 'land', sky: 'grey', figures: [put('decoy', 50, 96, 0.8), put('decoy', 116, 118, 1.4)] },
  armouredArmy: { ground: 'land', sky: 'day', figures: [put('tank', 154, 90, 0.7), put('tank', 50, 96, 0.9), put('tank', 108, 121, 1.6)] },
  bomberCommand: { ground: 'air', sky: 'dusk', figures: [put('bomber', 54, 44, 0.8, -10), put('bomber', 122, 74, 1.3, -10)] },
  usArmyCorps: { ground: 'land', sky: 'day', figures: [put('infantry', 150, 104, 1.3), put('tank', 84, 118, 1.3)] },
  usArmoredArmy: { ground: 'land', sky: 'dawn', figures: [put('tank', 46, 92, 0.8), put('tank', 148, 96, 0.9), put('tank', 100, 121, 1.6)] },
  strategicAirForce: { ground: 'air', sky: 'day', figures: [put('bomber', 50, 36, 0.7, -14), put('bomber', 150, 46, 0.7, -14), put('bomber', 98, 80, 1.3, -14)] },
  atlanticFleet: { ground: 'sea', sky: 'day', figures: [put('escort', 152, 96, 0.8), put('battleship', 92, 114, 1.25)] },
  carrierTaskForce: { ground: 'sea', sky: 'dawn', figures: [put('fighter', 58, 34, 0.6, -30), put('escort', 40, 96, 0.6), put('carrier', 106, 116, 1.25)] },
  usInfantry: { ground: 'land', sky: 'dawn', figures: [put('infantry', 70, 108, 1.4), put('infantry', 116, 114, 1.7)] },
  tacticalAirForce: { ground: 'air', sky: 'dawn', figures: [put('fighter', 60, 46, 1.1, 20), put('fighter', 124, 78, 1.5, 20)] },
  ghostArmy: { ground: 'land', sky: 'dusk', figures: [put('decoy', 100, 118, 1.6)] },
  tankArmy: { ground: 'land', sky: 'grey', figures: [put('tank', 44, 96, 0.8), put('tank', 160, 94, 0.7), put('tank', 104, 121, 1.65)] },
  guardsArmy: { ground: 'land', sky: 'dusk', figures: [put('infantry', 42, 104, 1.3), put('infantry', 72, 110, 1.4), put('tank', 136, 118, 1.2)] },
  rifleArmy: { ground: 'land', sky: 'grey', figures: [put('infantry', 50, 104, 1.2), put('infantry', 84, 110, 1.4), put('infantry', 120, 114, 1.6), put('infantry', 156, 106, 1.2)] },
  frontalAviation: { ground: 'air', sky: 'grey', figures: [put('fighter', 58, 44, 1, -8), put('fighter', 122, 80, 1.5, -8)] },
  blackSeaFleet: { ground: 'sea', sky: 'dusk', figures: [put('escort', 98, 114, 1.5)] },
  fortifiedRegion: { ground: 'land', sky: 'dusk', figures: [put('bunker', 62, 100, 0.9), put('teeth', 120, 124, 1.4)] },
  fieldWorks: { ground: 'land', sky: 'grey', figures: [put('teeth', 100, 116, 1.5)] },
  maskirovka: { ground: 'land', sky: 'dawn', figures: [put('decoy', 60, 100, 1), put('decoy', 134, 120, 1.2)] },
}
