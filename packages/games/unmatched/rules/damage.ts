// Chapters 12 to 14: damage, defeat, the end of the game, drawing and exhaustion.

import { countIn, isOver, moveTop, NOWHERE, required, type Seat, win } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { EXHAUSTION_DAMAGE, type Fighter, HERO } from '../content/fighters.ts'
import { isOnBoard, putAt } from './board.ts'
import { fightersOf, healthOf, heroOf, isOut, ownerOf, ownFighters, setHealth, teamOf } from './fighters.ts'
import { abilityOfFighter } from './heroes/ability.ts'
import { log, tell } from './log.ts'
import { type S, ZONES } from './state.ts'

/** Every reason for which a duel ends (13.1, 13.3). */
export const RESULTS = ['heroesDefeated', 'bothHeroesDefeated'] as const
export type ResultReason = (typeof RESULTS)[number]

/** 12.3: damage of one instruction is simultaneous: subtract all, remove all defeated, then look for the end. */
export function damage(s: S, fighters: readonly Fighter[], n: number, rule: string): void {
  for (const fighter of fighters) {
    if (isProtected(s, fighter)) {
      log(s, 'unharmed', '18.1.4', { fighter })
      continue
    }
    setHealth(s, fighter, healthOf(s, fighter) - n)
    log(s, 'damaged', rule, { fighter, n, left: healthOf(s, fighter) })
  }
  for (const fighter of fighters) {
    if (healthOf(s, fighter) === 0 && isOnBoard(s, fighter)) defeat(s, fighter)
  }
  if (s.options['gameEndCheck'] !== 'endOfAction') endIfDecided(s) // 13.1, 23.1
}

/** Damage to this fighter is lost, whatever its source (18.1.4). */
export function isProtected(s: S, fighter: Fighter): boolean {
  return abilityOfFighter(fighter).isProtected?.(s, fighter) ?? false
}

/** 12.1, 12.5: off the board at once. */
function defeat(s: S, fighter: Fighter): void {
  putAt(s, fighter, NOWHERE)
  log(s, 'defeated', '12.1', { fighter })
  const owner = ownerOf(s, fighter)
  if (isOut(s, owner)) log(s, 'seatOut', '19.8', { seat: owner })
}

/** 13.1, 19.10: a team without a hero on the board has lost; if both have, the team whose turn it is wins (13.3). */
export function endIfDecided(s: S): void {
  const aStands = hasHeroLeft(s, 0)
  const bStands = hasHeroLeft(s, 1)
  if ((aStands && bStands) || isOver(s)) return
  const nobodyStands = !aStands && !bStands
  const winner = nobodyStands ? teamOf(s.turn) : aStands ? 0 : 1
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => teamOf(seat) === winner)
  const rule = s.seats > 2 ? '19.10' : nobodyStands ? '13.3' : '13.1'
  log(s, 'won', rule, { seats })
  const reason: ResultReason = nobodyStands ? 'bothHeroesDefeated' : 'heroesDefeated'
  win(s, seats, reason, rule)
}

export function hasHeroLeft(s: S, team: number): boolean {
  for (let seat = team; seat < s.seats; seat += 2) {
    const hero = heroOf(s, seat)
    if (hero && isOnBoard(s, HERO[hero].fighters[0])) return true
  }
  return false
}

/** 14.1: n single draws in a row; each one that fails exhausts (14.2). */
export function drawCards(s: S, seat: Seat, n: number): void {
  const drawn = Math.min(n, countIn(s, ZONES.deck, seat))
  const cards: Card[] = []
  for (let i = 0; i < drawn; i++) {
    cards.push(required(moveTop(s, ZONES.deck, seat, ZONES.hand), 'a card of the deck'))
  }
  if (drawn > 0) {
    log(s, 'drew', '14.1', { seat, n: drawn })
    tell(s, seat, 'drewCards', '14.1', { seat, cards: cards.sort() })
  }
  for (let i = drawn; i < n && !isOver(s); i++) exhaust(s, seat)
}

/** 14.2, 14.5: only the fighters of the seat that had to draw, all at once. */
function exhaust(s: S, seat: Seat): void {
  const victims = ownFighters(s, seat)
  if (victims.length === 0) return
  log(s, 'exhausted', '14.2', { seat })
  damage(s, victims, EXHAUSTION_DAMAGE, '14.2')
}

/** 1.6, 2.4: every dial at its starting health. */
export function setDials(s: S, seat: Seat): void {
  for (const fighter of fightersOf(s, seat)) setHealth(s, fighter, Number.MAX_SAFE_INTEGER)
}
