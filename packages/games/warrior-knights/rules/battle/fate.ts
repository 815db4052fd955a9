// 11.5 Drawing fate cards for a battle and putting some away; 11.6.1, 11.6.2 what they add up to.

import {
  cardsIn,
  countIn,
  end,
  enter,
  moveAll,
  moveCard,
  moveTop,
  required,
  type Seat,
  type Veil,
} from '@ludoteka/kernel'
import type { Shape } from '../../content/barons.ts'
import { type BattleResult, FATE, type FateCard } from '../../content/fate.ts'
import { MOST_DRAWN, PUT_AWAY, TOKEN } from '../../content/numbers.ts'
import { SHAPE } from '../../content/shapes.ts'
import { isReady } from '../armies.ts'
import { putUnderDeck } from '../fateDeck.ts'
import { officeResults } from '../lasting.ts'
import { log } from '../log.ts'
import { baronOf, NONE, nobleName } from '../names.ts'
import { KIT, type PublicState, type S, type StepsOf, ZONES } from '../state.ts'
import { otherSide, SIDES, type Side } from './names.ts'
import { armiesOnSide, type Battle, commanderOf, hasDefender, isDoomed, seatOf, sumsOf, totalOf } from './sides.ts'

/** Who handles the cards of a side; those of a neutral city nobody does (12.4). */
const handOf = (
  battle: Battle,
  side: Side,
): { readonly hidden: typeof ZONES.fateHand | typeof ZONES.cityFate; readonly seat: Seat } =>
  side === 'defender' && !hasDefender(battle)
    ? { hidden: ZONES.cityFate, seat: 0 }
    : { hidden: ZONES.fateHand, seat: seatOf(battle, side) }
const shownOf = (battle: Battle, side: Side) =>
  side === 'defender' && !hasDefender(battle) ? ZONES.cityFateShown : ZONES.fateShown

export const shownCards = (s: S, battle: Battle, side: Side): readonly FateCard[] =>
  cardsIn(s, shownOf(battle, side), handOf(battle, side).seat)
const countResults = (s: S, battle: Battle, side: Side, result: BattleResult): number =>
  shownCards(s, battle, side).filter(card => FATE[card].battle === result).length

/** 11.5.3 How many it must put away: two, one of two, and it keeps at least one. */
export const mustPutAway = (drawn: number): number => Math.min(PUT_AWAY, Math.max(0, drawn - 1))

/** How others suppose the fate cards of a side to lie: a side that has chosen has put away as few as it must. */
export const FATE_HAND_VEIL: Veil<S> = {
  divide(s, seat, cards, below) {
    const kept = [...cards]
    const givenUp: string[] = []
    const least = s.ready[seat] === true ? mustPutAway(cards.length) : 0
    while (givenUp.length < least) givenUp.push(...kept.splice(below(kept.length), 1))
    return { fateHand: kept, fateGivenUp: givenUp }
  },
}

type Bonus = 'deal' | 'prevent' | 'victory'

/** What a Noble of this shape may add while he commands. */
export const shapeBonus = (shape: Shape, number: Bonus): number =>
  SHAPE[shape].reduce((sum, one) => sum + (one.word === 'modify' && one.number === number ? (one.by ?? 0) : 0), 0)

/** What a commander may add by his shape (11.6.2), as far as he was ready. */
export function shapeResult(battle: Battle, side: Side, number: Bonus): number {
  const commander = commanderOf(battle, side)
  return commander === undefined || !battle.readyCommanders.includes(side) ? 0 : shapeBonus(commander, number)
}

/** What the office of a commander adds by itself in a battle of this kind. */
export const officeBonus = (
  s: PublicState,
  seat: Seat,
  commander: Shape,
  kind: Battle['kind'],
  side: Side,
  number: Bonus,
): number =>
  officeResults(s, seat, commander, number, condition => {
    if (condition === 'commandsAttackInAssault') return side === 'attacker' && kind === 'assault'
    if (condition === 'commandsInOpenField') return kind === 'field'
    return true
  })

export function officeResult(s: PublicState, battle: Battle, side: Side, number: Bonus): number {
  const commander = commanderOf(battle, side)
  return commander === undefined ? 0 : officeBonus(s, seatOf(battle, side), commander, battle.kind, side, number)
}

/** 11.6.2 */
export function casualtiesFor(s: S, battle: Battle, side: Side, used: readonly Side[]): number {
  const enemy = otherSide(side)
  const dealt =
    countResults(s, battle, enemy, 'deal100') +
    officeResult(s, battle, enemy, 'deal') +
    (used.includes(enemy) ? shapeResult(battle, enemy, 'deal') : 0)
  const prevented =
    countResults(s, battle, side, 'prevent100') +
    officeResult(s, battle, side, 'prevent') +
    (used.includes(side) ? shapeResult(battle, side, 'prevent') : 0)
  return Math.max(0, dealt - prevented)
}

/** 11.6.6 The commander's bonus counts only while he lives. */
export function victoriesOf(s: S, battle: Battle, side: Side): number {
  const commander = commanderOf(battle, side)
  const isAlive = commander !== undefined && !isDoomed(s, seatOf(battle, side), commander)
  const bonus = isAlive ? shapeResult(battle, side, 'victory') + officeResult(s, battle, side, 'victory') : 0
  return countResults(s, battle, side, 'victory1') + bonus
}

/** The sides that have to put cards away: those with a commander, of several cards. */
const choosing = (s: S, battle: Battle): readonly Side[] =>
  SIDES.filter(side => commanderOf(battle, side) !== undefined && countIn(s, ZONES.fateHand, seatOf(battle, side)) > 1)

export const BATTLE_FATE: Pick<
  StepsOf<'battle'>,
  'battle.commander' | 'battle.draw' | 'battle.putAway' | 'battle.reveal' | 'battle.moreFate' | 'battle.ability'
> = {
  // 11.5.1
  'battle.commander': KIT.chooseOne({
    verb: 'command',
    seat: (_s, f) => seatOf(f, f.side),
    among: (_s, f) => armiesOnSide(f, f.side).flatMap(army => (army === 'stronghold' ? [] : [army])),
    rules: [],
    notAmong: { rule: '11.5.1', reason: 'notInBattle' },
    forced: () => undefined,
    take(s, { side, ...battle }, shape) {
      log(s, 'commands', '11.5.1', { baron: baronOf(seatOf(battle, side)), shape })
      const named = side === 'attacker' ? { attackerCommander: shape } : { defenderCommander: shape }
      afterCommander(s, { ...battle, ...named }, side)
    },
    nothing: (s, { side, ...battle }) => afterCommander(s, battle, side),
    terms: (_s, { at, kind, attacker }) => ({ at, kind, attacker: baronOf(attacker) }),
  }),
  // 11.5.2 The attacker draws first.
  'battle.draw': {
    run(s, { step: _, ...battle }) {
      for (const side of SIDES) {
        const { hidden, seat } = handOf(battle, side)
        const n = Math.min(MOST_DRAWN, Math.floor(totalOf(s, battle, side) / TOKEN))
        for (let i = 0; i < n; i++) moveTop(s, ZONES.fateDeck, 0, hidden, { seat })
        log(s, 'fateDrawnForBattle', '11.5.2', { side, n: countIn(s, hidden, seat), ...sumsOf(s, battle, side) })
      }
      const drawn = (side: Side): number =>
        hasDefender(battle) || side === 'attacker' ? countIn(s, ZONES.fateHand, seatOf(battle, side)) : 0
      enter(
        s,
        {
          ...battle,
          step: 'battle.putAway',
          sides: choosing(s, battle),
          drawnFirst: drawn('attacker'),
          drawnSecond: drawn('defender'),
        },
        { ...battle, step: 'battle.reveal' },
      )
    },
  },
  // 11.5.3 Hidden and simultaneous: a side is done when it says so.
  'battle.putAway': {
    ask: (s, f) =>
      f.sides.flatMap(side => {
        const seat = seatOf(f, side)
        if (s.ready[seat]) return []
        const hand = cardsIn(s, ZONES.fateHand, seat)
        const drawn = side === 'attacker' ? f.drawnFirst : f.drawnSecond
        const mayStop = drawn - hand.length >= mustPutAway(drawn)
        return [{ seat, choice: { ...(hand.length > 1 ? { putAway: hand } : {}), ...(mayStop ? { done: true } : {}) } }]
      }),
    do: {
      putAway(s, _f, card, seat) {
        moveCard(s, card, ZONES.fateHand, seat, ZONES.fateGivenUp, { seat })
      },
      done(s, _f, _arg, seat) {
        s.ready[seat] = true
      },
    },
    run(s, f) {
      for (const side of f.sides) {
        const seat = seatOf(f, side)
        s.ready[seat] = false
        moveAll(s, ZONES.fateGivenUp, seat, ZONES.fatePutAway)
        log(s, 'fatePutAway', '11.5.3', { baron: baronOf(seat), n: countIn(s, ZONES.fateHand, seat) })
      }
      putUnderDeck(s) // deserters of this battle may be drawn from them
    },
    terms: (_s, f) => ({ at: f.at }),
    why: {
      putAway: { rule: '11.5.3', reason: 'keepOneCard' },
      done: { rule: '11.5.3', reason: 'putAwayMore' },
    },
    final: ['done'],
  },
  // 11.5.4
  'battle.reveal': {
    run(s, { step: _, ...battle }) {
      for (const side of SIDES) {
        const { hidden, seat } = handOf(battle, side)
        moveAll(s, hidden, seat, shownOf(battle, side))
        const cards = shownCards(s, battle, side)
        log(s, 'fateShown', '11.5.4', { side, results: cards.map(card => FATE[card].battle) })
      }
      enter(s, { ...battle, step: 'battle.moreFate', side: 'attacker', seen: 0 })
    },
  },
  // 11.6.1 Every "draw" draws one more, repeatedly; the attacker first.
  'battle.moreFate': {
    run(s, { step: _, side, seen, ...battle }) {
      const draws = countResults(s, battle, side, 'drawFate')
      const { seat } = handOf(battle, side)
      if (draws > seen) {
        const card = moveTop(s, ZONES.fateDeck, 0, shownOf(battle, side), { seat })
        if (card !== undefined) log(s, 'moreFate', '11.6.1', { side, result: FATE[card].battle })
        enter(s, { ...battle, step: 'battle.moreFate', side, seen: card === undefined ? draws : seen + 1 })
      } else if (side === 'attacker') enter(s, { ...battle, step: 'battle.moreFate', side: 'defender', seen: 0 })
      else enter(s, { ...battle, step: 'battle.ability', side: 'attacker', used: [] })
    },
  },
  // 11.6.2 A ready star commander may add a hit, a ready square one may prevent one; the attacker says so first.
  'battle.ability': {
    ask(_s, f) {
      const has = shapeResult(f, f.side, 'deal') + shapeResult(f, f.side, 'prevent') > 0
      return has ? [{ seat: seatOf(f, f.side), choice: { useAbility: true, decline: true } }] : undefined
    },
    do: {
      useAbility(s, f) {
        log(s, 'abilityUsed', '11.6.2', {
          baron: baronOf(seatOf(f, f.side)),
          shape: required(commanderOf(f, f.side), 'a commander'),
        })
        end(s, afterAbility({ ...f, used: [...f.used, f.side] }))
      },
      decline(s, f) {
        end(s, afterAbility(f))
      },
    },
    run: (s, f) => enter(s, afterAbility(f)),
    terms(_s, f) {
      const commander = commanderOf(f, f.side)
      return { side: f.side, at: f.at, noble: commander ? nobleName(seatOf(f, f.side), commander) : NONE }
    },
  },
}

type AbilityFrame = Extract<S['stack'][number], { readonly step: 'battle.ability' }>

function afterAbility({ side, used, ...battle }: AbilityFrame): S['stack'][number] {
  return side === 'attacker'
    ? { ...battle, step: 'battle.ability', side: 'defender', used }
    : { ...battle, step: 'battle.casualties', used }
}

/** The defender names his commander after the attacker; then cards are drawn. */
function afterCommander(s: S, battle: Battle, side: Side): void {
  if (side === 'attacker' && hasDefender(battle)) enter(s, { ...battle, step: 'battle.commander', side: 'defender' })
  else
    enter(s, { ...battle, step: 'battle.draw', readyCommanders: SIDES.filter(one => isCommandReady(s, battle, one)) })
}

/** 11.6.2 All who attack are ready; of a defender's Nobles only some may be. */
function isCommandReady(s: PublicState, battle: Battle, side: Side): boolean {
  const commander = commanderOf(battle, side)
  return commander !== undefined && (side === 'attacker' || isReady(s, seatOf(battle, side), commander))
}

/** 11.6.8 */
export function clearFate(s: S, battle: Battle): void {
  for (const side of SIDES) moveAll(s, shownOf(battle, side), handOf(battle, side).seat, ZONES.fatePutAway)
  putUnderDeck(s)
}
