// 17 Upkeep phase, 18 end of the game.

import { drawn, end, enter, itemAt, moveAll, moveCard, NOWHERE, rule, type Seat, win } from '@ludoteka/kernel'
import { AREAS, KINGDOM_AREAS, type KingdomArea } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { CITY, type City, KINGDOM_CITIES } from '../content/cities.ts'
import { FATE } from '../content/fate.ts'
import { REVOLT_FAITH, REVOLT_INCOMES } from '../content/numbers.ts'
import type { Troop } from '../content/troops.ts'
import {
  areaOfArmy,
  armyStrength,
  casualtiesOf,
  hasLeftGame,
  hasTroops,
  isOnBoard,
  isOnPortIcon,
  moveNoble,
  othersIn,
  strongholdArea,
  troopsOf,
} from './armies.ts'
import { amountOf, barons, clockwise, gain, lose, pay } from './barons.ts'
import { citiesOf, isBesieged, isCutOff, isRazed, kingdomCitiesOf, makeNeutral } from './cities.ts'
import { turnEventTop } from './eventDeck.ts'
import { unguarded } from './events.ts'
import { drawFate } from './fateDeck.ts'
import { log } from './log.ts'
import {
  ARMIES,
  type Army,
  type ArmyMove,
  armyIndex,
  armyName,
  baronOf,
  nobleIndex,
  nobleName,
  PORT_ICONS,
  portOf,
  RETURNS,
  type Return,
  type TroopMove,
  type TroopToArmy,
} from './names.ts'
import { hasHeirTokens, lastRoundAt, needsFiveCities, onlyMightCounts } from './options.ts'
import { armyOfPair, moveOf, partsOfArmyMove, partsOfMove, partsOfReturn, troopOfPair, without } from './pairs.ts'
import { MAY_STAND_HERE } from './setup.ts'
import { KIT, type PublicState, type S, type StepsOf, ZONES } from './state.ts'

const FIVE_CITIES = 5

/** 17.1, 20.5 Whoever controls more than half of the unrazed kingdom cities. */
export const conqueror = (s: PublicState): Seat | undefined =>
  barons(s).find(seat => kingdomCitiesOf(s, seat).length >= citiesToWin(s))
export function citiesToWin(s: PublicState): number {
  const standing = KINGDOM_CITIES.filter(city => !isRazed(s, city)).length
  return needsFiveCities(s) ? FIVE_CITIES : Math.floor(standing / 2) + 1
}

/** 17.2 What a Baron's cities bring him; nothing without his stronghold. */
export const influenceToCome = (s: PublicState, seat: Seat): number =>
  strongholdArea(s, seat) === undefined ? 0 : citiesOf(s, seat).filter(city => !isBesieged(s, city)).length

/** 17.2, 18.3 Whether the coming Upkeep is the last one, as things stand. */
export function endsThisRound(s: PublicState): boolean {
  if (s.round >= lastRoundAt(s)) return true
  if (onlyMightCounts(s)) return false
  return s.isLastRound || barons(s).reduce((sum, seat) => sum + influenceToCome(s, seat), 0) >= s.pool
}

/** 18.2 What decides, one after the other. */
export function scoreOf(s: PublicState, seat: Seat): readonly number[] {
  const onBoard = [
    ...SHAPES.filter(shape => isOnBoard(s, seat, shape)),
    ...(strongholdArea(s, seat) === undefined ? [] : (['stronghold'] as const)),
  ]
  return [
    amountOf(s, 'influence', seat),
    citiesOf(s, seat).length,
    amountOf(s, 'crowns', seat) + amountOf(s, 'faith', seat) + amountOf(s, 'votes', seat),
    onBoard.reduce((sum, army) => sum + armyStrength(s, seat, army), 0),
  ]
}

export function compareScores(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i])
  return at < 0 ? 0 : itemAt(a, at) - itemAt(b, at)
}

function decideGame(s: S): void {
  if (onlyMightCounts(s)) {
    drawn(s, 'noConqueror', '21.5') // 18.3: influence means nothing
    return
  }
  const ranked = barons(s)
    .map(seat => ({ seat, score: scoreOf(s, seat) }))
    .sort((a, b) => compareScores(b.score, a.score))
  const [first, second] = ranked
  if (!first) return
  if (second && compareScores(first.score, second.score) === 0) drawn(s, 'nobodyWins', '18.2')
  else win(s, [first.seat], 'mostInfluence', '18.2')
}

/** 17.3 Twice the printed income. */
const ransomOf = (city: City): number => REVOLT_INCOMES * CITY[city].income

/** The army of a Noble who waits off the board. */
const isWaiting = (s: S, seat: Seat, army: Army): boolean =>
  army !== 'stronghold' && !isOnBoard(s, seat, army) && !hasLeftGame(s, seat, army)

/** 17.6 (a), (c), (d) Where troops of an army may go now. Each card moves at most once in this step. */
function transfers(s: S, seat: Seat, from: Army): readonly Army[] {
  if (isWaiting(s, seat, from)) return ARMIES.filter(to => to !== from && isWaiting(s, seat, to)) // (c)
  const here = areaOfArmy(s, seat, from)
  if (here === undefined || isCutOff(s, seat, here)) return []
  const mayLeave = from === 'stronghold' // (d)
  return ARMIES.filter(to => to !== from && (areaOfArmy(s, seat, to) === here || (mayLeave && isWaiting(s, seat, to))))
}

export const UPKEEP: StepsOf<'upkeep'> = {
  // 17.1
  'upkeep.begin': {
    run(s) {
      s.area = NOWHERE
      log(s, 'upkeepBegan', '17.1', {})
      const winner = conqueror(s)
      if (winner !== undefined) {
        win(s, [winner], 'citiesHeld', '17.1')
        return
      }
      const order = clockwise(s)
      enter(
        s,
        { step: 'upkeep.influence' },
        ...order.map(seat => ({ step: 'upkeep.revolts' as const, seat, settled: [] })),
        { step: 'upkeep.landing' },
        ...order.flatMap(seat => [
          { step: 'upkeep.troops' as const, seat, moved: [] },
          { step: 'upkeep.stronghold' as const, seat },
          { step: 'upkeep.nobles' as const, seat },
        ]),
        { step: 'upkeep.end' },
      )
    },
  },
  // 17.2
  'upkeep.influence': {
    run(s) {
      for (const seat of clockwise(s)) gain(s, seat, 'influence', influenceToCome(s, seat), '17.2')
    },
  },
  // 17.3 City by city, in his order.
  'upkeep.revolts': KIT.chooseOne({
    verb: 'nameCity',
    seat: (_s, f) => f.seat,
    among: (s, f) => unguarded(s, f.seat).filter(city => !f.settled.includes(city)),
    rules: [],
    notAmong: { rule: '17.3', reason: 'notOffered' },
    forced: () => undefined,
    take(s, { seat, settled }, city) {
      const isRevolt = FATE[drawFate(s)].revolt === true
      log(s, isRevolt ? 'revolt' : 'noRevolt', '17.3', { city })
      enter(s, ...(isRevolt ? [{ step: 'upkeep.revolt' as const, seat, city }] : []), {
        step: 'upkeep.revolts',
        seat,
        settled: [...settled, city],
      })
    },
  }),
  'upkeep.revolt': {
    ask(s, { seat, city }) {
      const canPray = amountOf(s, 'faith', seat) >= REVOLT_FAITH
      const canPay = amountOf(s, 'crowns', seat) >= ransomOf(city)
      if (!canPray && !canPay) return undefined
      return [
        {
          seat,
          choice: { ...(canPray ? { payFaith: true } : {}), ...(canPay ? { payCrowns: true } : {}), letGo: true },
        },
      ]
    },
    do: {
      payFaith(s, { seat }) {
        end(s)
        lose(s, seat, 'faith', REVOLT_FAITH, '17.3')
      },
      payCrowns(s, { seat, city }) {
        end(s)
        pay(s, seat, ransomOf(city), '17.3')
      },
      letGo(s, { city }) {
        end(s)
        makeNeutral(s, city, '17.3')
      },
    },
    run: (s, { city }) => makeNeutral(s, city, '17.3'),
    terms: (_s, { city }) => ({ city, crowns: ransomOf(city) }),
    why: { payFaith: { rule: '17.3', reason: 'cannotPay' }, payCrowns: { rule: '17.3', reason: 'cannotPay' } },
  },
  // 17.4, 17.5
  'upkeep.landing': {
    run(s) {
      for (const seat of barons(s)) {
        for (const shape of SHAPES) {
          if (isOnPortIcon(s, seat, shape)) land(s, seat, shape)
          s.exhausted[nobleIndex(seat, shape)] = false
        }
      }
    },
  },
  // 17.6 a, c, d
  'upkeep.troops': {
    ask(s, { seat, moved }) {
      const move = troopMoves(s, seat, moved)
      const whole = wholeMoves(s, seat, moved)
      if (whole.length === 0) return move.length > 0 ? [{ seat, choice: { transfer: move, done: true } }] : undefined
      return [{ seat, choice: { ...(move.length > 0 ? { transfer: move } : {}), transferAll: whole, done: true } }]
    },
    do: {
      transfer(s, f, name) {
        const { troop, from, to } = partsOfMove(name)
        moveCard(s, troop, ZONES.army.at(from), f.seat, ZONES.army.at(to))
        log(s, 'transferred', '17.6', { army: armyName(f.seat, to), from: armyName(f.seat, from), troop })
        f.moved = [...f.moved, `${troop}.${to}`]
      },
      transferAll(s, f, name) {
        const { from, to } = partsOfArmyMove(name)
        const troops = troopsOf(s, f.seat, from)
        moveAll(s, ZONES.army.at(from), f.seat, ZONES.army.at(to))
        log(s, 'armyTransferred', '10.9', { army: armyName(f.seat, to), from: armyName(f.seat, from) })
        const [a, b] = [armyIndex(f.seat, from), armyIndex(f.seat, to)]
        s.casualties[b] = itemAt(s.casualties, b) + itemAt(s.casualties, a)
        s.casualties[a] = 0
        const moved = [...f.moved, ...troops.map((troop): TroopToArmy => `${troop}.${to}`)]
        end(s, { step: 'army.check', seat: f.seat }, { ...f, moved })
      },
      done(s, { seat }) {
        end(s, { step: 'army.check', seat })
      },
    },
    run: (s, { seat }) => enter(s, { step: 'army.check', seat }),
    why: { transfer: { rule: '17.6', reason: 'notToTake' }, transferAll: { rule: '10.9', reason: 'notToTake' } },
  },
  // 17.6 b
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
  // 17.6 e, 17.8
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
    why: { returnNoble: { rule: '17.6', reason: 'cannotReturn' } },
  },
  // 8.2.7, 17.7, 18.3
  'upkeep.end': {
    run(s) {
      moveAll(s, ZONES.roundEvents, 0, ZONES.eventDiscard)
      turnEventTop(s)
      const isLast = s.round >= lastRoundAt(s) || (s.isLastRound && !onlyMightCounts(s))
      if (isLast) decideGame(s)
      else enter(s, { step: 'round.begin' })
    },
  },
}

/** Cards that have come to an army in this step. */
const arrivedIn = (army: Army, moved: readonly TroopToArmy[]): readonly Troop[] =>
  moved.filter(pair => armyOfPair(pair) === army).map(troopOfPair)

/** Cards that have not moved yet, each with where it may go. */
function troopMoves(s: S, seat: Seat, moved: readonly TroopToArmy[]): readonly TroopMove[] {
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
const wholeMoves = (s: S, seat: Seat, moved: readonly TroopToArmy[]): readonly ArmyMove[] =>
  ARMIES.flatMap(from => {
    if (casualtiesOf(s, seat, from) === 0 || troopsOf(s, seat, from).length === 0) return []
    if (arrivedIn(from, moved).length > 0) return []
    return transfers(s, seat, from).map((to): ArmyMove => `${from}.${to}`)
  })

function land(s: S, seat: Seat, shape: Shape): void {
  const icon = PORT_ICONS[itemAt(s.nobleAt, nobleIndex(seat, shape)) - AREAS.length]
  if (icon === undefined) return
  const at = portOf(icon)
  moveNoble(s, seat, shape, at)
  log(s, 'nobleLanded', '17.4', { noble: nobleName(seat, shape), at })
}

/** A Noble off the board who has troops may come back; a dead one as his heir (21.3: if his Baron holds the token). */
function mayReturn(s: S, seat: Seat, shape: Shape): boolean {
  if (isOnBoard(s, seat, shape) || hasLeftGame(s, seat, shape) || !hasTroops(s, seat, shape)) return false
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
