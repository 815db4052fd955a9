// 17.1 to 17.5, 17.7 Upkeep phase, 18 end of the game.

import { drawn, end, enter, itemAt, moveAll, NOWHERE, type Seat, win } from '@ludoteka/kernel'
import { AREAS } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { CITY, type City, KINGDOM_CITIES } from '../content/cities.ts'
import { FATE } from '../content/fate.ts'
import { REVOLT_FAITH, REVOLT_INCOMES } from '../content/numbers.ts'
import { armyStrength, isOnBoard, isOnPortIcon, moveNoble, strongholdArea } from './armies.ts'
import { amountOf, barons, clockwise, gain, lose, pay } from './barons.ts'
import { citiesOf, isBesieged, isRazed, kingdomCitiesOf, makeNeutral } from './cities.ts'
import { turnEventTop } from './eventDeck.ts'
import { unguarded } from './events.ts'
import { drawFate } from './fateDeck.ts'
import { log } from './log.ts'
import { nobleIndex, nobleName, PORT_ICONS, portOf } from './names.ts'
import { lastRoundAt, needsFiveCities, onlyMightCounts } from './options.ts'
import type { REORGANISING } from './reorganising.ts'
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

export const UPKEEP: Omit<StepsOf<'upkeep'>, keyof typeof REORGANISING> = {
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
        ...order.map(seat => ({ step: 'upkeep.troops' as const, seat, moved: [] })), // 17.8: each does all of 17.6
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

function land(s: S, seat: Seat, shape: Shape): void {
  const icon = PORT_ICONS[itemAt(s.nobleAt, nobleIndex(seat, shape)) - AREAS.length]
  if (icon === undefined) return
  const at = portOf(icon)
  moveNoble(s, seat, shape, at)
  log(s, 'nobleLanded', '17.4', { noble: nobleName(seat, shape), at })
}
