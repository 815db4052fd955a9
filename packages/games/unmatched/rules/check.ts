// What no position may show, beside a wrong number of cards, which the kernel finds.

import { cardsIn, countIn, isOver, NOWHERE, type Seat } from '@ludoteka/kernel'
import { BOARDS, SPACE, SPACES } from '../content/boards.ts'
import type { Card } from '../content/cards.ts'
import { ACTIONS, FIGHTER, FIGHTERS, SIDES } from '../content/fighters.ts'
import { attackersOf } from './attack.ts'
import { fightersOnBoard, isOnBoard, whereIs } from './board.ts'
import { fighterOn, isFreshCombat, seatOn } from './combat.ts'
import { hasHeroLeft } from './damage.ts'
import { healthOf, heroOf, ownerOf, teamOf } from './fighters.ts'
import { abilityOfFighter, abilityOfSeat } from './heroes/ability.ts'
import { LOOKING_STEPS } from './heroes/declarations.ts'
import { playersOf } from './scheme.ts'
import { type F, fitsTheCombat, type S, ZONES } from './state.ts'

type Check = (s: S) => string | undefined

export function whatIsWrong(s: S): string | undefined {
  for (const check of isOver(s)
    ? AT_ANY_TIME
    : isBeingSetUp(s)
      ? [...AT_ANY_TIME, ...CARDS_AND_COMBAT]
      : AFTER_SET_UP) {
    const wrong = check(s)
    if (wrong) return wrong
  }
  return undefined
}

/** Whether a step is under way or still to come. */
function isAhead(s: S, step: F['step']): boolean {
  return s.stack.some(frame => frame.step === step)
}

function isBeingSetUp(s: S): boolean {
  return s.stack.some(({ step }) => step.startsWith('setup.'))
}

function seats(s: S): Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat)
}

/** 2.2 */
const heroTakenTwice: Check = s => {
  const chosen = s.hero.filter(hero => hero !== NOWHERE)
  return new Set(chosen).size < chosen.length ? 'A hero was taken twice.' : undefined
}

/** 3.1 One fighter on a space, and all of them on the board that is played on. */
const wrongSpaces: Check = s => {
  const standing = fightersOnBoard(s)
  for (const fighter of standing) {
    const at = whereIs(s, fighter)
    const space = SPACES[at]
    if (standing.some(other => other !== fighter && whereIs(s, other) === at)) return `Two fighters stand on ${space}.`
    if (space && SPACE[space].board !== BOARDS[s.board])
      return `${fighter} stands on ${space}, which is not on this board.`
    if (ownerOf(s, fighter) === NOWHERE) return `${fighter} belongs to no seat.`
  }
  return undefined
}

/** 1.5, 12.1 Between 1 and the limit on the board; nobody else has any, except before the fighters are placed. */
const wrongHealth: Check = s => {
  for (const fighter of FIGHTERS) {
    const health = healthOf(s, fighter)
    const limit = FIGHTER[fighter].health
    if (health > limit) return `${fighter} has ${health} health; the limit is ${limit}.`
    if (health < 0) return `${fighter} has less than no health.`
    const waits = isBeingSetUp(s) && ownerOf(s, fighter) !== NOWHERE
    if (health === 0 && isOnBoard(s, fighter)) return `${fighter} is on the board without health.`
    if (health > 0 && !isOnBoard(s, fighter) && !waits) return `${fighter} has health but is not on the board.`
  }
  return undefined
}

/** 2.2 */
const seatWithoutHero: Check = s =>
  seats(s).some(seat => heroOf(s, seat) === undefined) ? 'A seat has no hero after the set-up.' : undefined

/** 13.1, 19.10 A side without a hero has lost; later printings look for it only between actions (23.1). */
const sideWithoutHero: Check = s => {
  const isActionUnderWay = s.stack.at(-1)?.step.startsWith('turn.') !== true
  if (isActionUnderWay && s.options['gameEndCheck'] === 'endOfAction') return undefined
  return [0, 1].every(team => hasHeroLeft(s, team)) ? undefined : 'A side without a hero on the board has lost.'
}

/** 4.2 As many actions as are still on the stack, at most two. */
const wrongActions: Check = s => {
  if (s.actionsLeft < 0 || s.actionsLeft > ACTIONS) return `A turn has ${ACTIONS} actions, not ${s.actionsLeft}.`
  if (isAhead(s, 'turn.start')) return undefined // the number is set there
  const ahead = s.stack.filter(({ step }) => step === 'turn.action').length
  return ahead === s.actionsLeft ? undefined : `There are ${s.actionsLeft} actions left, but ${ahead} to come.`
}

/** 4 The rest of a turn is the active seat's. */
const wrongTurn: Check = s => {
  const ofTurn: readonly F['step'][] = ['turn.action', 'turn.actionEnd', 'turn.discard', 'turn.end']
  if (isAhead(s, 'turn.start')) return undefined
  const foreign = s.stack.find(({ step, seat }) => ofTurn.includes(step) && seat !== s.turn)
  return foreign && `The step ${foreign.step} is not of the seat whose turn it is.`
}

/** 9.3, 10.10 There are an attacker and a defender from the announcement to clean-up, and at no other time. */
const wrongCombat: Check = s => {
  const hasFighters = s.combat.attacker !== NOWHERE && s.combat.defender !== NOWHERE
  if (!isAhead(s, 'combat.cleanUp')) return isFreshCombat(s) ? undefined : 'No combat is under way.'
  if (!hasFighters) return 'The combat has no attacker or no defender.'
  const attacker = seatOn(s, 'attacker')
  const defender = seatOn(s, 'defender')
  if (attacker === NOWHERE || defender === NOWHERE || teamOf(attacker) === teamOf(defender))
    return 'The two fighters of the combat are not opposing.' // 9.5
  const foreign = s.stack.find(
    ({ step, seat }) =>
      (step.startsWith('combat.') && seat !== attacker) || (step === 'attack.defense' && seat !== defender),
  )
  if (foreign) return `The step ${foreign.step} is not of a seat in this combat.`
  if (isAhead(s, 'combat.reveal') && SIDES.some(side => !isOnBoard(s, fighterOn(s, side))))
    return 'A fighter of the combat is not on the board.' // 12.4
  return isAhead(s, 'combat.damage') === (s.combat.winner === NOWHERE) ? undefined : 'The winner is wrong.' // 11.3
}

const isFaceDown = (s: S): boolean => isAhead(s, 'combat.reveal') // 9.6–9.10
const isFaceUp = (s: S): boolean => isAhead(s, 'combat.cleanUp') && !isFaceDown(s) // 9.10–10.10

/** 8.4 */
function isSchemeUnderWay(s: S, seat: Seat, card: Card): boolean {
  return s.stack.some(
    frame =>
      (frame.step === 'scheme.fighter' || frame.step === 'scheme.end') && frame.seat === seat && frame.card === card,
  )
}

/** 17.1.1 */
function mayHaveBoost(s: S, seat: Seat): boolean {
  const attacker = fighterOn(s, 'attacker')
  return seatOn(s, 'attacker') === seat && abilityOfFighter(attacker).boostsAttackOf?.(attacker) === true
}

/** Where cards lie for a while only: the zone, how many cards at most, and whether this card may lie there now. */
const TEMPORARY_ZONES: readonly [keyof typeof ZONES, number, (s: S, seat: Seat, card: Card) => boolean][] = [
  ['committed', 1, (s, seat, card) => isFaceDown(s) && fitsTheCombat(s, card, seat)],
  ['committedBoost', 1, (s, seat) => isFaceDown(s) && mayHaveBoost(s, seat)],
  ['played', 1, (s, seat, card) => (isFaceUp(s) ? fitsTheCombat(s, card, seat) : isSchemeUnderWay(s, seat, card))],
  ['playedBoost', 1, (s, seat) => isFaceUp(s) && mayHaveBoost(s, seat)],
  ['looked', Number.POSITIVE_INFINITY, (s, seat) => s.stack.some(f => isLooking(f.step) && f.seat === seat)],
  ['aside', Number.POSITIVE_INFINITY, (s, seat) => isDiscarding(s.stack.at(-1), seat)],
]

const isLooking = (step: F['step']): boolean => LOOKING_STEPS.some(one => one === step)
const isDiscarding = (frame: F | undefined, seat: Seat): boolean =>
  frame?.step === 'turn.discard' && frame.seat === seat

const wrongCards: Check = s => {
  for (const [zone, most, mayLie] of TEMPORARY_ZONES) {
    for (const seat of seats(s)) {
      if (countIn(s, ZONES[zone], seat) > most) return `More than ${most} card of a seat lies in ${zone}.`
      const misplaced = cardsIn(s, ZONES[zone], seat).find(card => !mayLie(s, seat, card))
      if (misplaced) return `${misplaced} can't lie in ${zone} now.`
    }
  }
  return undefined
}

/** 8.2, 9.2 What has just been announced must have been possible. */
const impossibleAnnouncement: Check = s => {
  const frame = s.stack.at(-1)
  if (frame?.step === 'attack.target' && !attackersOf(s, frame.seat).includes(frame.attacker))
    return `${frame.attacker} can't attack anybody.`
  if (frame?.step === 'scheme.fighter' && playersOf(s, frame.seat, frame.card).length === 0)
    return `Nobody can play ${frame.card}.`
  return undefined
}

/** 9.6 Nobody attacks without a card. */
const attackWithoutCard: Check = s => {
  if (!isAhead(s, 'combat.cleanUp') || isAhead(s, 'attack.card')) return undefined
  const zone = isFaceDown(s) ? ZONES.committed : ZONES.played
  return countIn(s, zone, seatOn(s, 'attacker')) === 1 ? undefined : 'The attacker has played no card.'
}

const wrongWithHeroes: Check = s => {
  for (const seat of seats(s)) {
    const wrong = abilityOfSeat(s, seat).whatIsWrong?.(s)
    if (wrong) return wrong
  }
  return undefined
}

const AT_ANY_TIME: readonly Check[] = [heroTakenTwice, wrongSpaces, wrongHealth]
const CARDS_AND_COMBAT: readonly Check[] = [wrongCombat, wrongCards]
const AFTER_SET_UP: readonly Check[] = [
  ...AT_ANY_TIME,
  seatWithoutHero,
  sideWithoutHero,
  wrongActions,
  wrongTurn,
  ...CARDS_AND_COMBAT,
  attackWithoutCard,
  impossibleAnnouncement,
  wrongWithHeroes,
]
