// The parts of names that mean two things at once, such as a troop card and an army.

import { required } from '@ludoteka/kernel'
import { TROOPS, type Troop } from '../content/troops.ts'
import { ARMIES, type Army, type TroopToArmy } from './names.ts'

const PARTS: ReadonlyMap<TroopToArmy, { readonly troop: Troop; readonly army: Army }> = new Map(
  TROOPS.flatMap(troop =>
    ARMIES.map((army): [TroopToArmy, { troop: Troop; army: Army }] => [`${troop}.${army}`, { troop, army }]),
  ),
)
const partsOf = (pair: TroopToArmy) => required(PARTS.get(pair), pair)

export const troopOfPair = (pair: TroopToArmy): Troop => partsOf(pair).troop
export const armyOfPair = (pair: TroopToArmy): Army => partsOf(pair).army
