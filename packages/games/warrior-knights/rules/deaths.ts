// 2.13 Armies that can't hold any more, 15.2 and 16.2 deserters, 16 the death of a Noble.

import { enter, itemAt, moveAll, moveCard, NOWHERE, removeRows, rule, type Seat } from '@ludoteka/kernel'
import { canComplete } from '@ludoteka/rules-kit'
import { SHAPES, type Shape } from '../content/barons.ts'
import { FATE } from '../content/fate.ts'
import { TOKEN } from '../content/numbers.ts'
import { isRegular, MERCENARY, type Mercenary, type Nationality } from '../content/troops.ts'
import {
  armyStrength,
  casualtiesOf,
  isFull,
  isOnBoard,
  mercenariesOf,
  officeOf,
  setReady,
  takeOffBoard,
  troopsOf,
} from './armies.ts'
import { liftAbandonedSieges } from './cities.ts'
import { turnEventTop } from './eventDeck.ts'
import { drawFate } from './fateDeck.ts'
import { log } from './log.ts'
import { type Army, armyIndex, armyName, LEFT_GAME, nobleIndex, nobleName } from './names.ts'
import { hasAbandonedNobles, hasHeirTokens, roundsCasualtiesDown } from './options.ts'
import { without } from './pairs.ts'
import { FIELDS, KIT, type S, type StepsOf, ZONES } from './state.ts'

/** 2.13 The Nobles of a Baron whose tokens reach the strength of their army. */
export const dyingNobles = (s: S, seat: Seat): readonly Shape[] => SHAPES.filter(shape => isFull(s, seat, shape))

/** 2.13 A Noble without any troops and tokens leaves the board; he is not dead. */
function removeEmptied(s: S, seat: Seat): void {
  for (const shape of SHAPES) {
    if (!isOnBoard(s, seat, shape) || armyStrength(s, seat, shape) > 0 || casualtiesOf(s, seat, shape) > 0) continue
    takeOffBoard(s, seat, shape)
    log(s, 'nobleLeftBoard', '2.13', { noble: nobleName(seat, shape) })
  }
  liftAbandonedSieges(s)
}

/** Mercenaries that leave service (2.15). */
export function sendHome(s: S, seat: Seat, army: Army, card: Mercenary): void {
  moveCard(s, card, ZONES.army.at(army), seat, ZONES.mercenaryDeck)
}

export function addCasualty(s: S, seat: Seat, army: Army): void {
  const at = armyIndex(seat, army)
  s.casualties[at] = itemAt(s.casualties, at) + 1
}

/** 16.3 What mercenaries must be worth that are lost to the tokens of an army, and whether these are a way to do it. */
type Losses = { isDone(chosen: readonly Mercenary[]): boolean }
const worth = (cards: readonly Mercenary[]): number => cards.reduce((sum, card) => sum + MERCENARY[card].strength, 0)

function lossesOf(s: S, seat: Seat, army: Army): Losses {
  const all = mercenariesOf(s, seat, army)
  const due = TOKEN * casualtiesOf(s, seat, army)
  if (worth(all) <= due) return { isDone: chosen => chosen.length === all.length }
  const sums = subsetSums(all.map(card => MERCENARY[card].strength))
  if (sums.has(due)) return { isDone: chosen => worth(chosen) === due }
  if (roundsCasualtiesDown(s)) {
    const most = Math.max(...[...sums].filter(sum => sum < due))
    return { isDone: chosen => worth(chosen) === most }
  }
  // More than is due, and nothing among it that is not needed.
  return {
    isDone: chosen => worth(chosen) > due && chosen.every(card => worth(chosen) - MERCENARY[card].strength < due),
  }
}

function subsetSums(values: readonly number[]): ReadonlySet<number> {
  let sums = new Set([0])
  for (const value of values) sums = new Set([...sums, ...[...sums].map(sum => sum + value)])
  return sums
}

export const ARMY_STEPS: StepsOf<'army'> = {
  // 2.13, 4.4 His own in the order he likes; each is finished before the next.
  'army.check': KIT.chooseOne({
    verb: 'nextNoble',
    seat: (_s, f) => f.seat,
    among: (s, f) => dyingNobles(s, f.seat),
    rules: [],
    notAmong: { rule: '2.13', reason: 'notOffered' },
    forced: () => undefined,
    take(s, { seat }, shape) {
      enter(s, { step: 'death.begin', seat, shape, isAbandoned: false }, { step: 'army.check', seat })
    },
    final: ['nextNoble'], // 16.2: a card is drawn for his deserters
    nothing(s, { seat }) {
      removeEmptied(s, seat)
      // 2.13a A leaderless army that is full of casualties loses mercenaries, without a draw for deserters.
      if (isFull(s, seat, 'stronghold')) enter(s, { step: 'losses.discard', seat, army: 'stronghold', chosen: [] })
    },
  }),
  // 2.13 after deserters have left: with 21.6 the Nobles are abandoned instead.
  'army.deserted': KIT.chooseOne({
    verb: 'nextNoble',
    seat: (_s, f) => f.seat,
    among: (s, f) => (hasAbandonedNobles(s) ? dyingNobles(s, f.seat) : []),
    rules: [],
    notAmong: { rule: '21.6', reason: 'notOffered' },
    forced: () => undefined,
    take(s, { seat }, shape) {
      enter(s, { step: 'death.begin', seat, shape, isAbandoned: true }, { step: 'army.deserted', seat })
    },
    nothing: (s, { seat }) => enter(s, { step: 'army.check', seat }),
  }),
}

const IS_OF_NATION = rule(
  '16.2',
  'otherNationality',
  (_s: S, f: { readonly nationality: Nationality }, card: Mercenary) => MERCENARY[card].nationality === f.nationality,
)

export const DESERTION: StepsOf<'desert'> = {
  // 15.2, 16.2
  'desert.draw': {
    run(s, { seat, army }) {
      const card = drawFate(s)
      const { nationality } = FATE[card]
      log(s, 'desertersDrawn', '16.2', { army: armyName(seat, army), nationality })
      enter(s, { step: 'desert.card', seat, army, nationality })
    },
  },
  'desert.card': KIT.chooseOne({
    verb: 'desert',
    seat: (_s, f) => f.seat,
    among: (s, f) => [...new Set(mercenariesOf(s, f.seat, f.army))],
    rules: [IS_OF_NATION],
    notAmong: { rule: '16.2', reason: 'notInArmy' },
    forced: () => undefined,
    take(s, { seat, army }, card) {
      sendHome(s, seat, army, card)
      log(s, 'deserted', '16.2', { army: armyName(seat, army), card })
    },
    terms: (_s, { seat, army, nationality }) => ({ army: armyName(seat, army), nationality }),
  }),
}

/** 16.3 All mercenaries together are not more than what is due: there is nothing to choose. */
const loseAll = (s: S, seat: Seat, army: Army): boolean =>
  worth(mercenariesOf(s, seat, army)) <= TOKEN * casualtiesOf(s, seat, army)

function loseTroops(s: S, seat: Seat, army: Army, cards: readonly Mercenary[]): void {
  for (const card of cards) sendHome(s, seat, army, card)
  if (cards.length > 0) log(s, 'troopsLost', '16.3', { army: armyName(seat, army), cards })
  s.casualties[armyIndex(seat, army)] = 0
}

const CHOSEN_LOSSES: StepsOf<'losses'>['losses.discard'] = KIT.chooseSome({
  verb: 'discardTroop',
  done: 'done',
  seat: (_s, f) => f.seat,
  among: (s, f) => [...new Set(without(mercenariesOf(s, f.seat, f.army), f.chosen))],
  rules: [],
  notAmong: { rule: '16.3', reason: 'notInArmy' },
  min: () => 0,
  max: (s, f) => mercenariesOf(s, f.seat, f.army).length,
  enough: (s, f, chosen) => lossesOf(s, f.seat, f.army).isDone(chosen),
  feasible(s, f, chosen) {
    const all = mercenariesOf(s, f.seat, f.army)
    return canComplete(chosen, without(all, chosen), all.length, lossesOf(s, f.seat, f.army).isDone)
  },
  forced: () => undefined,
  finish: (s, { seat, army }, chosen) => loseTroops(s, seat, army, chosen),
  terms: (s, { seat, army }) => ({ army: armyName(seat, army), due: TOKEN * casualtiesOf(s, seat, army) }),
  deadEnd: { rule: '16.3', reason: 'notNeeded' },
  tooFew: { rule: '16.3', reason: 'tooFewDiscarded' },
})

export const LOSSES: StepsOf<'losses'> = {
  // 16.3
  'losses.discard': {
    ...CHOSEN_LOSSES,
    ask: (s, f) => (loseAll(s, f.seat, f.army) ? undefined : CHOSEN_LOSSES.ask?.(s, f)),
    run(s, f) {
      if (loseAll(s, f.seat, f.army)) loseTroops(s, f.seat, f.army, mercenariesOf(s, f.seat, f.army))
      else CHOSEN_LOSSES.run?.(s, f)
    },
  },
}

export const DEATH: StepsOf<'death'> = {
  // 16.1 An abandoned Noble (21.6) only does 16.3 and leaves the board.
  'death.begin': {
    run(s, { seat, shape, isAbandoned }) {
      const isLeft = isAbandoned && hasAbandonedNobles(s)
      log(s, isLeft ? 'nobleAbandoned' : 'nobleDied', isLeft ? '21.6' : '16.1', { noble: nobleName(seat, shape) })
      if (!isLeft)
        enter(
          s,
          { step: 'desert.draw', seat, army: shape },
          { step: 'losses.discard', seat, army: shape, chosen: [] },
          { step: 'death.end', seat, shape },
        )
      else enter(s, { step: 'losses.discard', seat, army: shape, chosen: [] }, { step: 'death.abandoned', seat, shape })
    },
  },
  'death.abandoned': {
    run(s, { seat, shape }) {
      takeOffBoard(s, seat, shape)
      liftAbandonedSieges(s)
    },
  },
  // 16.4, 16.5
  'death.end': {
    run(s, { seat, shape }) {
      takeOffBoard(s, seat, shape)
      setReady(s, seat, shape, true)
      s.dead[nobleIndex(seat, shape)] = true
      discardOffice(s, seat, shape)
      if (hasNoHeir(s, seat, shape)) leaveGame(s, seat, shape)
      liftAbandonedSieges(s)
    },
  },
}

/** 16.4 */
function discardOffice(s: S, seat: Seat, shape: Shape): void {
  if (officeOf(s, seat, shape) !== undefined) moveAll(s, ZONES.offices.at(shape), seat, ZONES.agendaDiscard)
}

/** 16.5, 21.3 Nobody can come back in his place. */
export function hasNoHeir(s: S, seat: Seat, shape: Shape): boolean {
  const at = nobleIndex(seat, shape)
  return FIELDS.noHeir.get(s.noHeir, at) || (hasHeirTokens(s) && s.heirHolder[at] === NOWHERE)
}

/**
 * 16.5 His mercenaries go back to the deck; his regulars and he himself leave the game, and the event that lay on him is over.
 * So is the office that he may have been given while he was dead (9.3.9).
 */
export function leaveGame(s: S, seat: Seat, shape: Shape): void {
  discardOffice(s, seat, shape)
  for (const troop of [...troopsOf(s, seat, shape)])
    moveCard(s, troop, ZONES.army.at(shape), seat, isRegular(troop) ? ZONES.lost : ZONES.mercenaryDeck)
  s.nobleAt[nobleIndex(seat, shape)] = LEFT_GAME
  for (const { event } of removeRows(s.nobleEvents, { noble: nobleName(seat, shape) }))
    moveCard(s, event, ZONES.keptEvents, seat, ZONES.eventDiscard)
  turnEventTop(s)
  log(s, 'nobleLeftGame', '16.5', { noble: nobleName(seat, shape) })
}
