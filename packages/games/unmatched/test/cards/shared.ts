// Tests of the cards that several decks have in common.

import { table } from '@ludoteka/kernel/testing'
import { expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { HERO, type Hero } from '../../content/fighters.ts'
import { unmatched } from '../../index.ts'
import { COMPULSORY, cards, fight, isSettled, offered, outmatched, told, values, within } from './fights.ts'

/** Somebody to fight with; his deck has the same shared cards. */
const rivalOf = (hero: Hero): 'arthur' | 'sinbad' => (hero === 'sinbad' ? 'arthur' : 'sinbad')

/** Alice's size must not matter here: it helps neither a small attacker nor a big defender. */
const ATTACKING = { size: 'small' } as const
const DEFENDING = { size: 'big' } as const

export function testFeint(hero: Hero): void {
  const feint = `${hero}.feint` as const
  const rival = rivalOf(hero)

  test('Feint 16.6: in defense it cancels all effects of the attack card, not its value', () => {
    const t = fight({ ...DEFENDING, attacker: rival, card: `${rival}.regroup`, defender: hero, defense: feint })
    expect(values(t)).toEqual({ attack: 1, defense: 2 })
    expect(told(t)).toContain('cancelled')
    expect(cards(t, 'hand', 'a1')).toEqual([])
    expect(isSettled(t)).toBe(true)
  })

  test('Feint 16.6: in attack it cancels all effects of the defense card, not its value', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: feint, defender: rival, defense: `${rival}.regroup` })
    expect(values(t)).toEqual({ attack: 2, defense: 1 })
    expect(cards(t, 'hand', 'b1')).toEqual([])
    expect(isSettled(t)).toBe(true)
  })

  test("Feint 16.6.1: of two Feints the defender's works and the attacker's is cancelled", () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: feint, defender: rival, defense: `${rival}.feint` })
    expect(t.state.news.filter(({ key }) => key === 'cancelled').map(({ data }) => data['card'])).toEqual([feint])
    expect(values(t)).toEqual({ attack: 2, defense: 2 })
  })

  test('Feint 16.6.3: against no card it cancels nothing', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: feint, defender: rival })
    expect(told(t)).not.toContain('cancelled')
    expect(values(t)).toEqual({ attack: 2, defense: 0 })
  })
}

export function testRegroup(hero: Hero): void {
  const regroup = `${hero}.regroup` as const
  const rival = rivalOf(hero)

  test('Regroup: the winner draws two', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: regroup, defender: rival })
    expect(values(t)).toEqual({ attack: 1, defense: 0 })
    expect(cards(t, 'hand', 'a1')).toHaveLength(2)
  })

  test('Regroup: the loser draws one', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: regroup, ...outmatched(rival) })
    expect(cards(t, 'hand', 'a1')).toHaveLength(1)
  })

  test('Regroup: in defense too, two after a defense that held and one after one that did not', () => {
    const held = fight({ ...DEFENDING, attacker: rival, card: `${rival}.regroup`, defender: hero, defense: regroup })
    expect(cards(held, 'hand', 'b1')).toHaveLength(2)
    const broken = fight({
      ...DEFENDING,
      attacker: rival,
      card: `${rival}.momentousShift`,
      defender: hero,
      defense: regroup,
    })
    expect(cards(broken, 'hand', 'b1')).toHaveLength(1)
  })

  test('Regroup 14.2: with one card left the second draw exhausts', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: regroup, defender: rival, deck: { a1: [`${hero}.feint`] } })
    expect(cards(t, 'hand', 'a1')).toEqual([`${hero}.feint`])
    expect(told(t).filter(key => key === 'exhausted')).toHaveLength(1)
  })

  test('Regroup 16.6: cancelled by Feint', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: regroup, defender: rival, defense: `${rival}.feint` })
    expect(cards(t, 'hand', 'a1')).toEqual([])
  })
}

export function testMomentousShift(hero: 'arthur' | 'alice' | 'sinbad'): void {
  const shift = `${hero}.momentousShift` as const
  const rival = rivalOf(hero)

  test('Momentous Shift 16.8: worth 3 on the space where the fighter began the turn', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: shift, defender: rival })
    expect(values(t)).toEqual({ attack: 3, defense: 0 })
  })

  test('Momentous Shift 16.8: worth 5 anywhere else', () => {
    const t = fight({ ...ATTACKING, attacker: hero, card: shift, defender: rival, turnStart: { [hero]: 's20' } })
    expect(values(t)).toEqual({ attack: 5, defense: 0 })
  })

  test('Momentous Shift 16.8: a defender counts as well, whoever moved it', () => {
    const stood = { ...DEFENDING, attacker: rival, card: `${rival}.regroup`, defender: hero, defense: shift } as const
    expect(values(fight(stood))).toEqual({ attack: 1, defense: 3 })
    expect(values(fight({ ...stood, turnStart: { [hero]: 's13' } }))).toEqual({ attack: 1, defense: 5 })
  })

  test('Momentous Shift 16.8: for a sidekick it is the sidekick that must have moved', () => {
    const sidekick = HERO[hero].fighters[1] ?? hero
    const story = { attacker: sidekick, card: shift, defender: rival } as const
    expect(values(fight({ ...story, turnStart: { [hero]: 's1' } }))).toEqual({ attack: 3, defense: 0 })
    expect(values(fight({ ...story, turnStart: { [sidekick]: 's20' } }))).toEqual({ attack: 5, defense: 0 })
  })

  test('Momentous Shift 16.6: cancelled by Feint it is worth 3 again', () => {
    const moved = { ...ATTACKING, attacker: hero, card: shift, turnStart: { [hero]: 's20' } } as const
    const t = fight({ ...moved, defender: rival, defense: `${rival}.feint` })
    expect(values(t)).toEqual({ attack: 3, defense: 2 })
  })
}

/** Skirmish and Leap Away, which differ in the distance. */
export function testMoveACombatant(name: string, card: Card, hero: 'arthur' | 'alice' | 'sinbad', steps: number): void {
  const rival = rivalOf(hero)
  const friend = HERO[rival].fighters[1] ?? rival
  const sidekick = HERO[hero].fighters[1] ?? hero
  const won = { ...ATTACKING, attacker: hero, card, defender: rival } as const

  test(`${name} 18.1.1: the winner must pick one of the two that fought`, () => {
    const t = fight(won)
    expect(values(t)).toEqual({ attack: 4, defense: 0 })
    expect(t.choice('a1')).toEqual({ move: [hero, rival] })
    expect(t.why('a1', 'decline')).toEqual(COMPULSORY)
    expect(t.why('a1', 'move', friend)).toEqual({ rule: '18.1.1', reason: 'notInThisCombat' })
  })

  test(`${name} 18.1.1: the own fighter moves at most ${steps}, and may stay`, () => {
    const t = fight(won).play('a1', 'move', hero)
    expect(offered(t, 'a1', 'to')).toEqual(within('s21', steps))
    t.play('a1', 'to', 's21')
    expect(t.all()).toHaveProperty(`at.${hero}`, 's21')
    expect(isSettled(t)).toBe(true)
  })

  test(`${name} 18.1.1, 6.9: the other fighter is moved through its own friends, but not through its foes`, () => {
    const t = fight({ ...won, at: { [friend]: 's11' } }).play('a1', 'move', rival)
    const reach = within('s12', steps)
    reach.delete('s11')
    expect(offered(t, 'a1', 'to')).toEqual(reach)
    expect(t.play('a1', 'to', 's3').all()).toHaveProperty(`at.${rival}`, 's3')
  })

  test(`${name} 18.1.1: the loser moves nobody`, () => {
    expect(isSettled(fight({ ...ATTACKING, attacker: hero, card, ...outmatched(rival) }))).toBe(true)
  })

  test(`${name} 18.1.1: a defender who won picks too`, () => {
    const t = fight({ ...DEFENDING, attacker: rival, card: `${rival}.regroup`, defender: hero, defense: card })
    expect(t.choice('b1')).toEqual({ move: [rival, hero] })
  })

  test(`${name} 18.1.1, 16.10: a defeated fighter can't be picked; the one left is taken by itself`, () => {
    const t = fight({ ...won, defender: friend, health: { [friend]: 1 } })
    expect(told(t)).toContain('forcedFighter')
    expect(offered(t, 'a1', 'to')).toContain('s12')
    expect(t.play('a1', 'to', 's12').all()).toHaveProperty(`at.${hero}`, 's12')
  })

  test(`${name} 18.1.1: if both are gone nothing happens`, () => {
    const t = table(unmatched, {
      position: {
        facts: {
          hero: { a1: hero, b1: rival },
          at: { [hero]: 's17', [rival]: 's38' },
          actionsLeft: 1,
          combat: { attacker: sidekick, defender: friend, winner: 'attacker' },
        },
        zones: { played: { a1: [card] } },
        stack: [
          { step: 'turn.action', seat: 0 },
          { step: 'combat.cleanUp', seat: 0 },
          { step: 'effect.begin', seat: 0, card, side: 'attacker', timing: 'after' },
        ],
      },
    })
    expect(isSettled(t)).toBe(true)
    expect(told(t)).toEqual(['effect'])
  })

  test(`${name} 16.6: cancelled by Feint it still hits, but moves nobody`, () => {
    const t = fight({ ...won, defense: `${rival}.feint` })
    expect(values(t)).toEqual({ attack: 4, defense: 2 })
    expect(isSettled(t)).toBe(true)
  })
}
