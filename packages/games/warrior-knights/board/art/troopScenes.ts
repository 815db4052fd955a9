// The pictures of troops: each nation in its own colours and country, each card with its own arms, and the stronger it is,
// the more of them stand there.

import type { Mercenary, Nationality, Regular } from '../../content/troops.ts'
import { isRegular, MERCENARY, REGULAR } from '../../content/troops.ts'
import { type Art, type Ground, painted, type Sky } from '../cardArt.ts'
import { type Dye, facing, type Mark, stand } from './marks.ts'
import { type Person, person, rider } from './people.ts'
import type { Prop } from './props.ts'

type Nation = {
  readonly sky: Sky
  readonly ground: Ground
  readonly dyes: readonly [Dye, Dye]
  /** What the leader has on his head. */
  readonly leader: Pick<Person, 'hat' | 'hatDye' | 'beard'>
}

const NATION: Readonly<Record<Nationality, Nation>> = {
  english: { sky: 'verdigris', ground: 'wood', dyes: ['green', 'brown'], leader: { hat: 'hood', hatDye: 'brown' } },
  polish: { sky: 'vermilion', ground: 'fields', dyes: ['white', 'red'], leader: { hat: 'cap', hatDye: 'brown' } },
  romanian: { sky: 'violet', ground: 'peaks', dyes: ['gold', 'red'], leader: { hat: 'turban', hatDye: 'white' } },
  swiss: {
    sky: 'ash',
    ground: 'hills',
    dyes: ['red', 'white'],
    leader: { hat: 'feather', hatDye: 'ink', beard: true },
  },
  italian: { sky: 'lapis', ground: 'market', dyes: ['gold', 'violet'], leader: { hat: 'cap', hatDye: 'red' } },
  spanish: { sky: 'gold', ground: 'camp', dyes: ['ink', 'brown'], leader: { hat: 'kettle', beard: true } },
}

type Arms = {
  readonly holds: Prop
  readonly holdsToo?: Prop
  /** On horses, or in armour, or both. */
  readonly rides?: true
  readonly inArmour?: true
}

const ARMS: Readonly<Record<Mercenary, Arms>> = {
  english50: { holds: 'pitchfork' },
  english100: { holds: 'bow' },
  english150: { holds: 'halberd' },
  english200: { holds: 'spear', rides: true, inArmour: true },
  polish50: { holds: 'javelins', rides: true },
  polish100: { holds: 'crossbow' },
  polish150: { holds: 'spear', rides: true },
  polish200: { holds: 'whiteBanner', rides: true, inArmour: true },
  romanian50: { holds: 'crozier' },
  romanian100: { holds: 'bow', rides: true },
  romanian150: { holds: 'axe', holdsToo: 'buckler' },
  romanian200: { holds: 'sword', holdsToo: 'blueShield', inArmour: true },
  swiss50: { holds: 'javelins', holdsToo: 'buckler' },
  swiss100: { holds: 'halberd' },
  swiss150: { holds: 'pike' },
  swiss200: { holds: 'pike', inArmour: true },
  italian50: { holds: 'spear', holdsToo: 'shield' },
  italian100: { holds: 'crossbow' },
  italian150: { holds: 'sword', holdsToo: 'buckler' },
  italian200: { holds: 'banner', rides: true, inArmour: true },
  spanish50: { holds: 'javelins', rides: true },
  spanish100: { holds: 'sword', holdsToo: 'buckler' },
  spanish150: { holds: 'axe', holdsToo: 'shield' },
  spanish200: { holds: 'sword', rides: true, inArmour: true },
}

/** Lifted in the hand, where others are set on the ground or aimed. */
const LIFTED: readonly Prop[] = ['sword', 'axe', 'javelins']

function soldier(nation: Nation, arms: Arms, isLeader: boolean): readonly Mark[] {
  const { dyes, leader } = nation
  const [dye, trim] = isLeader ? dyes : [dyes[1], dyes[0]]
  const { holds, holdsToo, rides, inArmour } = arms
  const one: Person = {
    wears: inArmour ? 'surcoat' : 'tunic',
    dye,
    trim,
    ...(isLeader && !inArmour ? leader : { hat: inArmour ? 'bascinet' : 'kettle' }),
    right: LIFTED.includes(holds) ? 'up' : 'fore',
    holds,
    ...(holdsToo ? { holdsToo } : {}),
  }
  return rides ? rider(one, isLeader ? dyes[1] : dyes[0], isLeader ? 'white' : 'brown') : person(one)
}

type Place = readonly [x: number, y: number, size: number]

/** By strength in fifties: who stands behind, and last whoever leads. */
const RANKS: readonly (readonly Place[])[] = [
  [[116, 140, 92]],
  [
    [80, 132, 74],
    [144, 140, 86],
  ],
  [
    [64, 130, 68],
    [176, 130, 68],
    [118, 141, 86],
  ],
  [
    [52, 126, 60],
    [92, 128, 62],
    [188, 128, 62],
    [140, 141, 84],
  ],
]

/** Horses are longer than people are wide. */
const RIDERS = 0.84

function company(strength: number, nation: Nation, arms: Arms): Art {
  const ranks = RANKS[strength / 50 - 1] ?? []
  const size = arms.rides ? RIDERS : 1
  return painted(
    nation.sky,
    nation.ground,
    ...ranks.map(([x, y, height], i) => {
      const isLeader = i === ranks.length - 1
      const put = i === 1 && !isLeader ? facing : stand
      return put(soldier(nation, arms, isLeader), x, y, height * size)
    }),
  )
}

const REALM: Nation = { sky: 'gold', ground: 'walls', dyes: ['blue', 'white'], leader: { hat: 'bascinet' } }
const REALM_ARMS: Arms = { holds: 'spear', holdsToo: 'shield', inArmour: true }

const drawn = new Map<Mercenary | Regular, Art>()

/** Drawn once, when it is first looked at. */
export function troopArtOf(card: Mercenary | Regular): Art {
  const known = drawn.get(card)
  if (known) return known
  const art = isRegular(card)
    ? company(REGULAR[card].strength, REALM, REALM_ARMS)
    : company(MERCENARY[card].strength, NATION[MERCENARY[card].nationality], ARMS[card])
  drawn.set(card, art)
  return art
}
