// Positions no match can reach are refused with a sentence that says what is wrong.

import { type Position, readPosition, seedFrom } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { unmatched } from '../index.ts'

type Facts = NonNullable<Position['facts']>

/** Arthur, to move with both actions, beside Sinbad. */
const FACTS: Facts = {
  hero: { a1: 'arthur', b1: 'sinbad' },
  at: { arthur: 's21', merlin: 's7', sinbad: 's20', porter: 's1' },
  turn: 'a1',
}

const A1 = { seat: 'a1' }
const TURN = [
  { step: 'turn.end', ...A1 },
  { step: 'turn.discard', ...A1 },
  { step: 'turn.actionEnd', ...A1 },
  { step: 'turn.action', ...A1 },
  { step: 'turn.actionEnd', ...A1 },
]
/** Arthur attacks Sinbad; both cards lie face down. */
const BEFORE_REVEAL = [
  ...TURN,
  { step: 'combat.cleanUp', ...A1 },
  { step: 'combat.damage', ...A1 },
  { step: 'combat.reveal', ...A1 },
  { step: 'attack.defense', seat: 'b1' },
]
const FIGHTING: Facts = { ...FACTS, actionsLeft: 1, combat: { attacker: 'arthur', defender: 'sinbad' } }
const LAID = { committed: { a1: ['arthur.feint'] } }

function read(position: Position): void {
  readPosition(unmatched, position, seedFrom('impossible'))
}

function refused(facts: Facts, more: Position = {}): ReturnType<typeof expect<() => void>> {
  return expect(() => read({ ...more, facts: { ...FACTS, ...facts } }))
}

test('the positions changed below are possible', () => {
  read({ facts: FACTS })
  read({ facts: FIGHTING, zones: LAID, stack: BEFORE_REVEAL })
  read({
    facts: FIGHTING,
    zones: { ...LAID, committedBoost: { a1: ['arthur.excalibur'] } },
    stack: BEFORE_REVEAL,
  })
})

describe('fighters', () => {
  test('1.5 more health than the dial has', () => {
    refused({ health: { merlin: 8 } }).toThrow('merlin has 8 health; the limit is 7.')
  })
  test('1.5 less than no health', () => {
    refused({ health: { merlin: -1 } }).toThrow('merlin has less than no health.')
  })
  test('12.1 a standing fighter at 0', () => {
    refused({ health: { merlin: 0 } }).toThrow('merlin is on the board without health.')
  })
  test('12.1 health off the board', () => {
    refused({ at: { arthur: 's21', sinbad: 's20' }, health: { merlin: 3 } }).toThrow(
      'merlin has health but is not on the board.',
    )
  })
  test('1.4 a fighter of a hero nobody plays', () => {
    refused({ at: { arthur: 's21', sinbad: 's20', alice: 's7' } }).toThrow('alice belongs to no seat.')
    refused({ health: { alice: 13 } }).toThrow('alice has health but is not on the board.')
  })
  test('3.1 a fighter on the other board', () => {
    refused({ board: 'marmoreal' }).toThrow('arthur stands on s21, which is not on this board.')
  })
})

describe('heroes', () => {
  test('2.2 one hero for two seats', () => {
    refused({ hero: { a1: 'arthur', b1: 'arthur' }, at: { arthur: 's21' } }).toThrow('A hero was taken twice.')
  })
  test('2.2 a seat without a hero', () => {
    refused({ hero: { a1: 'arthur' }, at: { arthur: 's21' } }).toThrow('A seat has no hero after the set-up.')
  })
  test('13.1 an open duel without one of its heroes', () => {
    refused({ at: { arthur: 's21', porter: 's1' } }).toThrow('A side without a hero on the board has lost.')
  })
  test('23.1 the later printings allow it in the middle of an action, not between two', () => {
    const options = { gameEndCheck: 'endOfAction' }
    const at = { arthur: 's21', porter: 's1' }
    refused({ at }, { options }).toThrow('A side without a hero on the board has lost.')
    const stack = [...TURN, { step: 'move.to', ...A1, fighter: 'arthur', max: 2, through: 'friends', rule: '6.3' }]
    read({ options, facts: { ...FACTS, at, actionsLeft: 1 }, stack })
  })
  test('17.2.1 Alice without a size', () => {
    const facts = { hero: { a1: 'alice', b1: 'sinbad' }, at: { alice: 's21', sinbad: 's20' }, size: 'none' }
    refused(facts).toThrow('Alice has no size.')
  })
})

describe('the turn', () => {
  test('4.2 more actions than a turn has', () => {
    refused({ actionsLeft: 3 }).toThrow('A turn has 2 actions, not 3.')
  })
  test('4.2 another number of actions than there are to come', () => {
    refused({ actionsLeft: 2 }, { stack: TURN }).toThrow('There are 2 actions left, but 1 to come.')
  })
  test('4 an action of the other seat', () => {
    refused({ actionsLeft: 1, turn: 'b1' }, { stack: TURN }).toThrow('is not of the seat whose turn it is.')
  })
})

describe('combat', () => {
  const fighting = (combat: Facts, zones: Facts = LAID, stack = BEFORE_REVEAL) =>
    refused({ ...FIGHTING, combat: { attacker: 'arthur', defender: 'sinbad', ...combat } }, { zones, stack })

  test('9.3 an attacker while nobody attacks', () => {
    refused({ combat: { attacker: 'arthur', defender: 'sinbad' } }).toThrow('No combat is under way.')
  })
  test('10.10 something left of an earlier combat', () => {
    refused({ combat: { attackPlus: 2 } }).toThrow('No combat is under way.')
  })
  test('9.3 a combat without a defender', () => {
    fighting({ defender: 'none' }).toThrow('The combat has no attacker or no defender.')
  })
  test('9.5 a combat between friends', () => {
    fighting({ defender: 'merlin' }).toThrow('The two fighters of the combat are not opposing.')
  })
  test('12.4 a target that is not on the board', () => {
    refused(
      {
        ...FIGHTING,
        at: { arthur: 's21', merlin: 's7', sinbad: 's20' },
        combat: { attacker: 'arthur', defender: 'porter' },
      },
      { zones: LAID, stack: BEFORE_REVEAL },
    ).toThrow('A fighter of the combat is not on the board.')
  })
  test('9.8 the wrong seat defends', () => {
    fighting({}, LAID, [...BEFORE_REVEAL.slice(0, -1), { step: 'attack.defense', ...A1 }]).toThrow(
      'The step attack.defense is not of a seat in this combat.',
    )
  })
  test('11.3 a winner before the damage', () => {
    fighting({ winner: 'attacker' }).toThrow('The winner is wrong.')
  })
  test('9.2 an attacker who has no card to attack with', () => {
    const stack = [...TURN, { step: 'attack.target', ...A1, attacker: 'arthur' }]
    refused({ actionsLeft: 1 }, { zones: { hand: { a1: ['arthur.prophecy'] } }, stack }).toThrow(
      'One card in hand must be another',
    )
  })
  test('8.2 a scheme that nobody can play', () => {
    const stack = [...TURN, { step: 'scheme.fighter', ...A1, card: 'arthur.prophecy' }]
    const at = { arthur: 's21', sinbad: 's20' }
    refused({ at, actionsLeft: 1 }, { zones: { played: { a1: ['arthur.prophecy'] } }, stack }).toThrow(
      'Nobody can play arthur.prophecy.',
    )
  })
  test('9.6 an attack without a card', () => {
    fighting({}, {}).toThrow('The attacker has played no card.')
  })
})

describe('cards', () => {
  const fighting = (zones: Facts) => refused(FIGHTING, { zones, stack: BEFORE_REVEAL })

  test('9.6 a card face down while nobody attacks', () => {
    refused({}, { zones: LAID }).toThrow("The card arthur.feint can't lie in committed.")
  })
  test('9.6 two attack cards', () => {
    fighting({ committed: { a1: ['arthur.feint', 'arthur.feint'] } }).toThrow(
      'More than 1 card of a seat lies in committed.',
    )
  })
  test('5.3 a card the attacker may not use', () => {
    fighting({ committed: { a1: ['arthur.aidTheChosenOne'] } }).toThrow(
      "The card arthur.aidTheChosenOne can't lie in committed.",
    )
  })
  test('17.1.1 a second card of the defender', () => {
    fighting({ ...LAID, committedBoost: { b1: ['sinbad.feint'] } }).toThrow(
      "sinbad.feint can't lie in committedBoost now.",
    )
  })
  test('9.10 a card face up before the reveal', () => {
    fighting({ ...LAID, played: { b1: ['sinbad.feint'] } }).toThrow("sinbad.feint can't lie in played now.")
  })
  test('8.4 a scheme that nobody plays', () => {
    refused({}, { zones: { played: { a1: ['arthur.prophecy'] } } }).toThrow("arthur.prophecy can't lie in played now.")
  })
  test('18.1.6 cards looked at without Prophecy', () => {
    refused({}, { zones: { looked: { a1: ['arthur.feint'] } } }).toThrow("arthur.feint can't lie in looked now.")
  })
  test('4.6 cards set aside before the end of the turn', () => {
    refused({}, { zones: { aside: { a1: ['arthur.feint'] } } }).toThrow("arthur.feint can't lie in aside now.")
  })
})
