// 17.6 Reorganising and return: (a) troops on the board, (b) the stronghold, (c) and (d) troops for Nobles who wait, (e) their return.

import { end, enter, itemAt, moveAll, moveCard, type Refusal, rule, type Seat, type Step } from '@ludoteka/kernel'
import { KINGDOM_AREAS, type KingdomArea } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { CITY } from '../content/cities.ts'
import type { Troop } from '../content/troops.ts'
import {
  areaOfArmy,
  casualtiesOf,
  hasLeftGame,
  hasTroops,
  isOnBoard,
  moveNoble,
  othersIn,
  strongholdArea,
  troopsOf,
} from './armies.ts'
import { citiesOf, isBesieged } from './cities.ts'
import type { F } from './frames.ts'
import { log } from './log.ts'
import { leaveIfEmpty } from './movement.ts'
import {
  ARMIES,
  type Army,
  type ArmyMove,
  armyIndex,
  armyName,
  baronOf,
  nobleIndex,
  nobleName,
  RETURNS,
  type Return,
  type TroopMove,
  type TroopToArmy,
} from './names.ts'
import { hasHeirTokens } from './options.ts'
import { armyOfPair, moveOf, partsOfArmyMove, partsOfMove, partsOfReturn, troopOfPair, without } from './pairs.ts'
import { MAY_STAND_HERE } from './setup.ts'
import { KIT, type S, type StepsOf, ZONES } from './state.ts'
import type { Verbs } from './verbs.ts'
import { isShutIn } from './ways.ts'

/** The army of a Noble who waits off the board. */
const isWaiting = (s: S, seat: Seat, army: Army): boolean =>
  army !== 'stronghold' && !isOnBoard(s, seat, army) && !hasLeftGame(s, seat, army)

/** To which armies those of another may give troops in a part of 17.6. */
type Transfers = (s: S, seat: Seat, from: Army) => readonly Army[]

/** (a) To armies of his in the same area. */
const toCompanions: Transfers = (s, seat, from) => {
  const here = areaOfArmy(s, seat, from)
  if (here === undefined || isShutIn(s, seat, from)) return []
  return ARMIES.filter(to => to !== from && areaOfArmy(s, seat, to) === here)
}

/** (c), (d) From Nobles who wait, and from the stronghold on the board, to Nobles who wait. */
const toReserves: Transfers = (s, seat, from) => {
  const isHome = from === 'stronghold' && strongholdArea(s, seat) !== undefined && !isShutIn(s, seat, from)
  return isHome || isWaiting(s, seat, from) ? ARMIES.filter(to => to !== from && isWaiting(s, seat, to)) : []
}

/** Cards that have come to an army in this step. */
const arrivedIn = (army: Army, moved: readonly TroopToArmy[]): readonly Troop[] =>
  moved.filter(pair => armyOfPair(pair) === army).map(troopOfPair)

/** Cards that have not moved yet, each with where it may go. */
function troopMoves(s: S, { seat, moved }: Moving, transfers: Transfers): readonly TroopMove[] {
  const moves: TroopMove[] = []
  for (const from of ARMIES) {
    const troops = troopsOf(s, seat, from)
    if (troops.length === 0 || casualtiesOf(s, seat, from) > 0) continue // 10.9: all together, below
    const to = transfers(s, seat, from)
    if (to.length === 0) continue
    const left = moved.length > 0 ? without(troops, arrivedIn(from, moved)) : troops
    for (const troop of new Set(left)) for (const army of to) moves.push(moveOf(troop, from, army))
  }
  return moves
}

/** 10.9 Of an army with tokens all troops go together, with all tokens: none of them may have moved. */
const wholeMoves = (s: S, { seat, moved }: Moving, transfers: Transfers): readonly ArmyMove[] =>
  ARMIES.flatMap(from => {
    if (casualtiesOf(s, seat, from) === 0 || troopsOf(s, seat, from).length === 0) return []
    if (arrivedIn(from, moved).length > 0) return []
    return transfers(s, seat, from).map((to): ArmyMove => `${from}.${to}`)
  })

/** Why a card, or all of an army, does not go. */
function whyNotGiven(s: S, { step, seat, moved }: Moving, from: Army, card: Troop | undefined): Refusal {
  const troops = troopsOf(s, seat, from)
  if (card === undefined ? troops.length === 0 : !troops.includes(card)) return { rule: '17.6', reason: 'notInArmy' }
  if (isShutIn(s, seat, from)) return { rule: step === 'upkeep.troops' ? '10.11' : '17.6', reason: 'besiegedInside' } // (d) has a word of its own
  const arrived = arrivedIn(from, moved)
  if (card === undefined ? arrived.length > 0 : !without(troops, arrived).includes(card))
    return { rule: '17.6', reason: 'cardHasMoved' }
  if (card !== undefined && casualtiesOf(s, seat, from) > 0) return { rule: '10.9', reason: 'onlyWhole' }
  return { rule: '17.6', reason: 'notToTake' }
}

type Moving = Extract<F, { readonly step: 'upkeep.troops' | 'upkeep.reserves' }>

/** A part of 17.6 in which troops move. Each card moves at most once in all of them. */
const movingTroops = (transfers: Transfers, then: (f: Moving) => readonly F[]): Step<S, Moving, Verbs> => ({
  ask(s, f) {
    const transfer = troopMoves(s, f, transfers)
    const transferAll = wholeMoves(s, f, transfers)
    if (transfer.length + transferAll.length === 0) return undefined
    const cards = transfer.length > 0 ? { transfer } : {}
    const armies = transferAll.length > 0 ? { transferAll } : {}
    return [{ seat: f.seat, choice: { ...cards, ...armies, done: true } }]
  },
  do: {
    transfer(s, f, name) {
      const { troop, from, to } = partsOfMove(name)
      moveCard(s, troop, ZONES.army.at(from), f.seat, ZONES.army.at(to))
      log(s, 'transferred', '17.6', { army: armyName(f.seat, to), from: armyName(f.seat, from), troop })
      f.moved = [...f.moved, `${troop}.${to}`]
      leaveIfEmpty(s, f.seat, from)
    },
    transferAll(s, f, name) {
      const { from, to } = partsOfArmyMove(name)
      const troops = troopsOf(s, f.seat, from)
      moveAll(s, ZONES.army.at(from), f.seat, ZONES.army.at(to))
      log(s, 'armyTransferred', '10.9', { army: armyName(f.seat, to), from: armyName(f.seat, from) })
      const [a, b] = [armyIndex(f.seat, from), armyIndex(f.seat, to)]
      s.casualties[b] = itemAt(s.casualties, b) + itemAt(s.casualties, a)
      s.casualties[a] = 0
      leaveIfEmpty(s, f.seat, from)
      const moved = [...f.moved, ...troops.map((troop): TroopToArmy => `${troop}.${to}`)]
      end(s, { step: 'army.check', seat: f.seat }, { ...f, moved })
    },
    done: (s, f) => end(s, ...then(f)),
  },
  run: (s, f) => enter(s, ...then(f)),
  why: {
    transfer(s, f, name) {
      const { troop, from } = partsOfMove(name)
      return whyNotGiven(s, f, from, troop)
    },
    transferAll: (s, f, name) => whyNotGiven(s, f, partsOfArmyMove(name).from, undefined),
  },
})

export const REORGANISING: Pick<
  StepsOf<'upkeep'>,
  'upkeep.troops' | 'upkeep.stronghold' | 'upkeep.reserves' | 'upkeep.nobles'
> = {
  // (a), and what follows it (17.8)
  'upkeep.troops': movingTroops(toCompanions, ({ seat, moved }) => [
    { step: 'upkeep.stronghold', seat },
    { step: 'upkeep.reserves', seat, moved },
    { step: 'upkeep.nobles', seat },
  ]),
  // (b)
  'upkeep.stronghold': KIT.chooseOne({
    verb: 'placeStronghold',
    decline: 'pass',
    seat: (_s, f) => f.seat,
    among: (s, f) => (strongholdArea(s, f.seat) === undefined ? KINGDOM_AREAS : []),
    rules: [
      ...MAY_STAND_HERE,
      rule(
        '17.6',
        'otherBaronHere',
        (s: S, f: { readonly seat: Seat }, at: KingdomArea) => othersIn(s, f.seat, at).length === 0,
      ),
    ],
    take(s, { seat }, at) {
      s.strongholdAt[seat] = KINGDOM_AREAS.indexOf(at)
      log(s, 'strongholdPlaced', '17.6', { baron: baronOf(seat), at })
    },
  }),
  // (c), (d)
  'upkeep.reserves': movingTroops(toReserves, () => []),
  // (e), 17.8
  'upkeep.nobles': {
    ask(s, { seat }) {
      const returnNoble = returning(s, seat)
      return returnNoble.length > 0 ? [{ seat, choice: { returnNoble, done: true } }] : undefined
    },
    do: {
      returnNoble(s, { seat }, name) {
        const { shape, place } = partsOfReturn(name)
        const at = place === 'stronghold' ? strongholdArea(s, seat) : CITY[place].area
        if (at === undefined) return
        moveNoble(s, seat, shape, at)
        s.dead[nobleIndex(seat, shape)] = false
        log(s, 'nobleReturned', '17.6', { noble: nobleName(seat, shape), at })
      },
      done: s => end(s),
    },
    why: {
      returnNoble(s, { seat }, name) {
        const { shape } = partsOfReturn(name)
        const isHostage = hasTroops(s, seat, shape) && !mayReturn(s, seat, shape) && isWaiting(s, seat, shape)
        return isHostage ? { rule: '21.3', reason: 'heirNotHeld' } : { rule: '17.6', reason: 'cannotReturn' }
      },
    },
  },
}

/** A Noble off the board who has troops may come back; a dead one as his heir (21.3: if his Baron holds the token). */
function mayReturn(s: S, seat: Seat, shape: Shape): boolean {
  if (!isWaiting(s, seat, shape) || !hasTroops(s, seat, shape)) return false
  const at = nobleIndex(seat, shape)
  return !s.dead[at] || !hasHeirTokens(s) || s.heirHolder[at] === seat
}

function returning(s: S, seat: Seat): readonly Return[] {
  const shapes = SHAPES.filter(shape => mayReturn(s, seat, shape))
  if (shapes.length === 0) return []
  const cities = citiesOf(s, seat).filter(city => !isBesieged(s, city))
  return RETURNS.filter(name => {
    const { shape, place } = partsOfReturn(name)
    if (!shapes.includes(shape)) return false
    return place === 'stronghold' ? strongholdArea(s, seat) !== undefined : cities.includes(place)
  })
}
