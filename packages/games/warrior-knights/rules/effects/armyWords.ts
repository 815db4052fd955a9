// The words about armies and Nobles: casualties, healing, deserters, recruits, heirs, exhaustion.

import {
  addRow,
  cardsIn,
  countIn,
  end,
  enter,
  itemAt,
  moveCard,
  moveRandom,
  type Refusal,
  rule,
  type Seat,
} from '@ludoteka/kernel'
import type { Area } from '../../content/areas.ts'
import { SHAPES, type Shape } from '../../content/barons.ts'
import { CITY } from '../../content/cities.ts'
import { isMercenary, MERCENARY } from '../../content/troops.ts'
import type { ActWord, Words } from '../../content/vocabulary.ts'
import {
  areaOf,
  areaOfArmy,
  armiesOf,
  armyStrength,
  casualtiesOf,
  hasLeftGame,
  isFull,
  isOnPortIcon,
  isReady,
  mercenariesOf,
  setReady,
} from '../armies.ts'
import { amountOf, pay } from '../barons.ts'
import { cityIn, ownerOf } from '../cities.ts'
import { addCasualty, hasNoHeir, sendHome } from '../deaths.ts'
import { canPlaceTroops, mayReceive } from '../draft.ts'
import { destroyHeir } from '../heirs.ts'
import { log } from '../log.ts'
import { isOverseas } from '../map.ts'
import { ARMIES, type Army, armyIndex, armyName, NONE, nobleIndex, nobleName, type TroopToArmy } from '../names.ts'
import { hasHeirTokens } from '../options.ts'
import { armyOfPair, troopOfPair, without } from '../pairs.ts'
import { FIELDS, KIT, type S, type StepsOf, ZONES } from '../state.ts'
import type { Context } from './context.ts'
import { concerned } from './counts.ts'
import { reportDone } from './frame.ts'
import type { WordRules } from './goodsWords.ts'

/** The armies of a Baron on which tokens are put. */
function hitArmies(s: S, e: Context, seat: Seat, { on, where, minStrength = 0 }: Words['casualties']): readonly Army[] {
  if (on === 'drawnNoble') return e.shape === NONE || seat !== e.seat ? [] : [e.shape]
  const drawnArea = e.cities[0] === undefined ? undefined : CITY[e.cities[0]].area
  return armiesOf(s, seat).filter(
    army =>
      !(on === 'ledArmies' && army === 'stronghold') &&
      armyStrength(s, seat, army) >= minStrength &&
      (where === undefined || IS_THERE[where](s, seat, army, drawnArea)),
  )
}

type Where = NonNullable<Words['casualties']['where']>
const IS_THERE: Readonly<Record<Where, (s: S, seat: Seat, army: Army, drawn: Area | undefined) => boolean>> = {
  boardNotPort: (s, seat, army) => areaOfArmy(s, seat, army) !== undefined,
  portIcons: (s, seat, army) => army !== 'stronghold' && isOnPortIcon(s, seat, army),
  drawnArea: (s, seat, army, drawn) => drawn !== undefined && areaOfArmy(s, seat, army) === drawn,
  kingdomAreaWithoutOwnCity(s, seat, army) {
    const area = areaOfArmy(s, seat, army)
    const city = area === undefined ? undefined : cityIn(s, area)
    return area !== undefined && !isOverseas(area) && (city === undefined || ownerOf(s, city) !== seat)
  },
}

/** 11.6.4 One token after the other, until they reach the strength of the army. */
function putTokens(s: S, seat: Seat, armies: readonly Army[], tokens: number): void {
  for (const army of armies) {
    let placed = 0
    while (placed < tokens && !isFull(s, seat, army)) {
      addCasualty(s, seat, army)
      placed++
    }
    if (placed > 0) log(s, 'tokensPlaced', '11.6.4', { army: armyName(seat, army), n: placed })
  }
}

/** Mercenaries of the drawn nationality, each with its army. */
const drawnTroops = (s: S, e: Context, seat: Seat): readonly TroopToArmy[] =>
  ARMIES.flatMap(army =>
    mercenariesOf(s, seat, army)
      .filter(card => MERCENARY[card].nationality === e.nationality)
      .map((card): TroopToArmy => `${card}.${army}`),
  )

function dismiss(s: S, seat: Seat, pair: TroopToArmy): void {
  const [card, army] = [troopOfPair(pair), armyOfPair(pair)]
  if (!isMercenary(card)) return
  sendHome(s, seat, army, card)
  log(s, 'deserted', '2.15', { army: armyName(seat, army), card })
}

/** G, `ownWithHeir`: Nobles that have not left the game and still have an heir. */
export const noblesWithHeir = (s: S, seat: Seat): readonly Shape[] =>
  SHAPES.filter(shape => !hasLeftGame(s, seat, shape) && !hasNoHeir(s, seat, shape))

function removeHeir(s: S, e: Context, shape: Shape): void {
  if (hasHeirTokens(s)) {
    destroyHeir(s, e.seat, shape)
    return
  }
  s.noHeir = FIELDS.noHeir.with(s.noHeir, nobleIndex(e.seat, shape), true)
  if (e.source === 'noHeir' || e.source === 'brokenLine')
    addRow(FIELDS.nobleEvents, s.nobleEvents, { event: e.source, noble: nobleName(e.seat, shape) })
  log(s, 'heirLost', '16.5', { noble: nobleName(e.seat, shape) })
}

export const ARMY_WORDS: WordRules<
  Extract<ActWord, 'casualties' | 'heal' | 'desert' | 'refresh' | 'removeHeir' | 'recruit'>
> = {
  casualties: {
    run(s, e, params) {
      const seats = concerned(s, e, params.of).filter(seat => hitArmies(s, e, seat, params).length > 0)
      enter(
        s,
        ...seats.flatMap(seat => [
          {
            step: 'effect.pay' as const,
            source: e.source,
            seat,
            armies: hitArmies(s, e, seat, params),
            orPay: params.orPay ?? 0,
            tokens: params.tokens,
          },
          { step: 'army.check' as const, seat },
        ]),
      )
      return seats.length > 0
    },
  },
  heal: {
    run(s, e, { max, spread, price = 0, who, when }) {
      if (when !== undefined) return false
      const left = max === 'any' ? Number.MAX_SAFE_INTEGER : max
      const seats = concerned(s, e, who)
      enter(
        s,
        ...seats.map(seat => ({
          step: 'effect.heal' as const,
          seat,
          left,
          price,
          isOneArmy: spread === 'oneArmy',
          army: NONE,
        })),
      )
      return undefined
    },
  },
  desert: {
    run(s, e, { of, cards, orPay = 0 }) {
      const seats = concerned(s, e, of).filter(seat => drawnTroops(s, e, seat).length > 0)
      const isFree = cards === 'all' && orPay === 0
      if (isFree) for (const seat of seats) for (const pair of drawnTroops(s, e, seat)) dismiss(s, seat, pair)
      const left = cards === 'all' ? 0 : cards
      enter(
        s,
        ...seats.flatMap(seat => [
          ...(isFree ? [] : [{ step: 'effect.desert' as const, ...e, who: seat, left, orPay, kept: [] }]),
          { step: 'army.deserted' as const, seat },
        ]),
      )
      return seats.length > 0
    },
  },
  refresh: {
    run(s, e, { max }) {
      enter(s, { step: 'effect.refresh', seat: e.seat, left: max })
      return undefined
    },
  },
  removeHeir: {
    run(s, e, { noble }) {
      if (noble === 'chosen') {
        enter(s, { step: 'effect.heir', ...e })
        return undefined
      }
      if (e.shape === NONE) return false
      removeHeir(s, e, e.shape)
      return true
    },
  },
  recruit: {
    run(s, e) {
      if (countIn(s, ZONES.mercenaryDeck) === 0 || !canPlaceTroops(s, e.seat)) return false
      moveRandom(s, ZONES.mercenaryDeck, 0, ZONES.muster, { seat: e.seat, open: true })
      enter(s, { step: 'effect.recruit', seat: e.seat })
      return true
    },
  },
}

const NOT_WITH_THIS_CARD: Refusal = { rule: 'G5', reason: 'notForThisCard' }

const wounded = (s: S, seat: Seat): readonly Army[] => ARMIES.filter(army => casualtiesOf(s, seat, army) > 0)

export const ARMY_EFFECTS: Pick<
  StepsOf<'effect'>,
  'effect.pay' | 'effect.heal' | 'effect.desert' | 'effect.refresh' | 'effect.heir' | 'effect.recruit'
> = {
  // He names the armies he pays for before any token is placed.
  'effect.pay': {
    ask(s, f) {
      const crowns = amountOf(s, 'crowns', f.seat)
      if (f.orPay === 0 || crowns < f.orPay || f.armies.length === 0) return undefined
      return [{ seat: f.seat, choice: { payFor: f.armies, done: true } }]
    },
    do: {
      payFor(s, f, army) {
        pay(s, f.seat, f.orPay, 'G5')
        end(s, { ...f, armies: f.armies.filter(one => one !== army) })
      },
      done(s, f) {
        end(s)
        putTokens(s, f.seat, f.armies, f.tokens)
      },
    },
    run: (s, f) => putTokens(s, f.seat, f.armies, f.tokens),
    terms: (_s, { source, orPay, armies }) => ({ source, orPay, armies: armies.length }),
    why: { payFor: { rule: 'G5', reason: 'cannotPay' } },
  },
  // 8.5, Field Hospital and others: token by token.
  'effect.heal': {
    ask(s, f) {
      const armies = wounded(s, f.seat).filter(army => !f.isOneArmy || f.army === NONE || f.army === army)
      if (f.left === 0 || armies.length === 0 || amountOf(s, 'crowns', f.seat) < f.price) return undefined
      return [{ seat: f.seat, choice: { heal: armies, done: true } }]
    },
    do: {
      heal(s, f, army) {
        const at = armyIndex(f.seat, army)
        s.casualties[at] = itemAt(s.casualties, at) - 1
        pay(s, f.seat, f.price, '8.5.1')
        log(s, 'healed', '8.5.1', { army: armyName(f.seat, army) })
        end(s, { ...f, army, left: f.left - 1 })
        reportDone(s)
      },
      done: s => end(s),
    },
    terms: (_s, { left, price }) => ({ left: Math.min(left, 99), price }),
    why: {
      heal: (s, f, army) =>
        casualtiesOf(s, f.seat, army) > 0
          ? { rule: '8.5.1', reason: 'onlyOneArmy' }
          : { rule: '8.5.1', reason: 'noCasualties' },
    },
  },
  // National Recall: cards are kept for a crown each; Dismiss the Foreigners: he names the ones that go.
  'effect.desert': {
    ask(s, f) {
      const troops = notKept(s, f)
      if (f.left > 0) return troops.length > f.left ? [{ seat: f.who, choice: { dismiss: once(troops) } }] : undefined
      if (f.orPay === 0 || troops.length === 0 || amountOf(s, 'crowns', f.who) < f.orPay) return undefined
      return [{ seat: f.who, choice: { keepCard: once(troops), done: true } }]
    },
    do: {
      dismiss(s, f, pair) {
        if (f.left > 1) end(s, { ...f, left: f.left - 1 })
        else end(s)
        dismiss(s, f.who, pair)
      },
      keepCard(s, f, pair) {
        pay(s, f.who, f.orPay, 'G5')
        end(s, { ...f, kept: [...f.kept, pair] })
      },
      done(s, f) {
        end(s)
        letGo(s, f)
      },
    },
    run: (s, f) => letGo(s, f),
    terms: (s, f) => ({ nationality: f.nationality, orPay: f.orPay, left: notKept(s, f).length }),
    why: {
      keepCard: (_s, f) => (f.left > 0 ? NOT_WITH_THIS_CARD : { rule: 'G5', reason: 'otherNationality' }),
      dismiss: (_s, f) => (f.left > 0 ? { rule: 'G5', reason: 'otherNationality' } : NOT_WITH_THIS_CARD),
      done: { rule: 'G5', reason: 'tooFewDiscarded' },
    },
  },
  'effect.refresh': {
    ask(s, f) {
      const shapes = exhaustedIn(s, f.seat)
      return f.left > 0 && shapes.length > 0 ? [{ seat: f.seat, choice: { ready: shapes, done: true } }] : undefined
    },
    do: {
      ready(s, f, shape) {
        setReady(s, f.seat, shape, true)
        log(s, 'refreshed', '19.1.1', { noble: nobleName(f.seat, shape) })
        end(s, { ...f, left: f.left - 1 })
        reportDone(s)
      },
      done: s => end(s),
    },
    terms: (_s, { left }) => ({ left }),
    why: { ready: { rule: '19.1.1', reason: 'notExhausted' } },
  },
  'effect.heir': KIT.chooseOne({
    verb: 'nextNoble',
    seat: (_s, f) => f.seat,
    among: (s, f) => noblesWithHeir(s, f.seat),
    rules: [],
    notAmong: { rule: '8.2.8', reason: 'notOffered' },
    forced: () => undefined,
    take(s, { step: _, ...e }, shape) {
      removeHeir(s, e, shape)
      reportDone(s)
    },
  }),
  // 9.4.7 Volunteers are assigned free.
  'effect.recruit': KIT.chooseOne({
    verb: 'assignTo',
    seat: (_s, f) => f.seat,
    among: () => ARMIES,
    rules: [rule('9.4.7', 'notHere', (s: S, f: { readonly seat: Seat }, army: Army) => mayReceive(s, f.seat, army))],
    forced: () => undefined,
    final: ['assignTo'], // with it the law is done, and others are asked
    take(s, { seat }, army) {
      const [card] = cardsIn(s, ZONES.muster, seat).filter(isMercenary)
      if (card === undefined) return
      moveCard(s, card, ZONES.muster, seat, ZONES.army.at(army))
      log(s, 'assignedTo', '9.4.7', { army: armyName(seat, army), card })
    },
  }),
}

type Deserting = Context & { readonly who: Seat; readonly kept: readonly TroopToArmy[] }

const once = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

/** The cards that leave, without those he has paid for. */
function notKept(s: S, f: Deserting): readonly TroopToArmy[] {
  return without(drawnTroops(s, f, f.who), f.kept)
}

function letGo(s: S, f: Deserting): void {
  for (const pair of notKept(s, f)) dismiss(s, f.who, pair)
}

const exhaustedIn = (s: S, seat: Seat): readonly Shape[] =>
  SHAPES.filter(shape => areaOf(s, seat, shape) !== undefined && !isReady(s, seat, shape))
