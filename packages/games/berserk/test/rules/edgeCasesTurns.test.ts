// Turns, actions, chips, the stack and the end of the game where several paragraphs meet.

import { describe, expect, test } from 'vitest'
import { facts, main, until, use } from '../answering.ts'
import { battle, closed, prepared, withChips, wounded } from '../positions.ts'

describe('7 preparation', () => {
  test('7.8, 25.2 whoever loses his last creature by Vanguard loses only in B7', () => {
    const one = { b3: 'silentBrother', c3: 'silentBrother', d3: 'silentBrother' } as const
    const b = prepared(one, { c4: 'nomad' }, { dice: [6, 6, 6] })
      .strike('b3', 'c4')
      .strike('c3', 'c4')
    expect([b.winner(), b.strike('d3', 'c4').winner()]).toEqual([undefined, 'one'])
  })

  test('7.10, 22.2 a terrain revealed in reply to an ability at battle start has its own go', () => {
    const one = { c3: 'nomad', b3: 'cathedralOfSegger' } as const
    const b = prepared(one, { c4: 'nomad', c6: 'cathedralOfSegger' }, { hide: ['c6'] })
    use(b, 'cathedralOfSegger', 'a1', 'c3')
    b.answer('reveal', b.piece('c6'))
    expect([until(b, 'prepare.battleStart').asked(), b.row('c3').extraLife]).toEqual(['two', 1])
  })
})

describe('9 the turn', () => {
  test('9.3, 20.4 a prevented bite does not still the Thirst', () => {
    const two = { c4: withChips('bloodConjurer', 1) }
    const b = battle({ one: { c3: closed('fledgling') }, two, active: 'two' }).endTurn()
    b.answer('thirst', `${b.piece('c3')}:${b.piece('c4')}`)
    main(use(b, 'c4', 'a2', 'c4'))
    expect([b.wounds('c4'), b.row('c3').closed]).toEqual([0, true])
  })

  test('9.3.1 the Gift of Life of whom it kills is given before the turn goes on', () => {
    const one = { c3: closed('fledgling'), c2: wounded('faithfulServant', 9) }
    const b = battle({ one, two: { e6: 'nomad' }, active: 'two' }).endTurn()
    main(b.answer('thirst', `${b.piece('c3')}:${b.piece('c2')}`))
    expect([b.row('c3').extraLife, b.row('c3').closed]).toEqual([2, false])
  })

  test('9.3, 9.4.1 wounds of S1 and S3 wake Blood magic and Agility at once', () => {
    const bitten = battle({
      one: { c3: closed('fledgling'), c2: 'bloodConjurer' },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    bitten.answer('thirst', `${bitten.piece('c3')}:${bitten.piece('c2')}`)
    main(until(bitten, 'trigger.may').answer('accept'))
    const poisoned = battle({
      one: { c2: { card: 'flameDancer', poison: 1 } },
      two: { e6: 'nomad' },
      active: 'two',
    }).endTurn()
    main(poisoned.answer('accept').answer('cell', 'd3'))
    expect([bitten.row('c2').chips, poisoned.row('flameDancer').at, poisoned.steps('d3').length > 0]).toEqual([
      1,
      'd3',
      true,
    ])
  })

  test('9.4, 9.5, N.22 a Phoenix that burns out in S3 has its first chip in S4 of the same turn', () => {
    const one = { c3: 'nomad', extra: [wounded('ashPhoenix', 8)] } as const
    const b = battle({ one, two: { e6: 'nomad' }, active: 'two' }).endTurn()
    expect([b.row('ashPhoenix').at, b.row('ashPhoenix').incarnationChips]).toEqual(['graveyard', 1])
  })

  test('9.4, 21.5.1 poison on a parasite works in the turn of its own player', () => {
    const host = { card: 'nomad', with: [{ card: 'bloodTick', of: 'one', poison: 1 }] } as const
    const b = battle({ one: { a1: 'nomad' }, two: { c4: host, a6: 'orc' } }).endTurn()
    const before = b.wounds('bloodTick')
    expect([before, main(b.answer('endTurn')).wounds('bloodTick')]).toEqual([0, 1])
  })

  test('9.9, N.10 wounds of the first batch of E2 are wounds of that turn', () => {
    const b = battle({ one: { c3: 'alvalind' }, two: { c5: 'sexton', a6: 'nomad' } }).answer('endTurn')
    main(b.target('c5'))
    expect([b.wounds('c5'), b.row('c5').chips]).toEqual([1, 0])
  })

  test('23.9 a discharge of E2 that is blocked takes no chips', () => {
    const two = { c5: 'nomad', e6: 'exorcist' } as const
    const b = battle({ one: { c3: withChips('alvalind', 2) }, two })
      .answer('endTurn')
      .target('c5')
    main(use(b, 'e6', 'a1'))
    expect([b.row('alvalind').chips, b.wounds('c5')]).toEqual([2, 0])
  })

  test('4.8 of the vocabulary: without a target the rest of the ability goes on', () => {
    const b = battle({ one: { c4: withChips('alvalind', 2) }, two: { c5: 'nomad' } }).endTurn()
    expect([b.row('alvalind').chips, b.wounds('c5')]).toEqual([0, 0])
  })

  test('23.13 a Curse by a counter-strike, in the own turn, lasts until the end of the next own turn', () => {
    const one = { c3: 'orc', extra: ['whiteVulture'] } as const
    const b = battle({ one, two: { c6: 'nomad', extra: ['nightHarpy'] }, dice: [1, 6] })
    main(b.strike('whiteVulture', 'nightHarpy'))
    const lasting = () => facts(b.endTurn()).lasting.length
    expect([lasting(), lasting(), lasting()]).toEqual([1, 1, 0])
  })
})

describe('10 movement', () => {
  test('8.8, N.39 who was swapped has not moved: the Demon may teleport', () => {
    const b = battle({ one: { c3: 'saltCaravan', a1: 'hornedDemon' }, two: { c6: 'orc' } })
    use(b, 'c3', 'a1', 'a1', 'c3')
    expect(b.whyNot('teleport', `${b.piece('hornedDemon')}:e5`)).toBeUndefined()
  })

  test('10.6.1 who cannot move neither jumps nor teleports, but is moved by others', () => {
    const held = { kind: 'cannotMove', piece: 'p1', until: 'turnEnd', left: 1 }
    const why = (card: 'assassin' | 'hornedDemon', verb: string) => {
      const b = battle({ one: { c3: card }, two: { c6: 'nomad' }, lasting: [held] })
      return b.whyNot(verb, `${b.piece('c3')}:c4`)
    }
    const b = battle({ one: { c2: 'nomad', c3: 'saltCaravan' }, two: { c6: 'nomad' }, lasting: [held] })
    b.answer('manoeuvre', `${b.piece('saltCaravan')}:${b.piece('c2')}`)
    expect([why('assassin', 'jump'), why('hornedDemon', 'teleport'), b.row('nomad').at]).toEqual([
      '10.6.1 heldFast',
      '10.6.1 heldFast',
      'c3',
    ])
  })

  test('10.5, T.2 a card that has acted and stayed open walks by units it gains afterwards', () => {
    const b = battle({ one: { c3: 'baraka', a1: 'warDrum' }, two: { c4: closed('nomad') }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    use(b, 'a1', 'a1', 'c3')
    expect([b.row('c3').units, b.steps('c3').length > 0]).toEqual([1, true])
  })

  test('10.4 gained movement counts when a card opens', () => {
    const one = { c3: closed('lavaHound', { chips: 1, units: 0 }), a1: 'warDrum' } as const
    const b = battle({ one, two: { c6: 'nomad' } })
    expect([use(b, 'a1', 'a1', 'c3').row('c3').closed, b.use('c3', 'rage').row('c3').units]).toEqual([true, 3])
  })

  test('10.7 what an incorporeal creature carries dies with it; one unit leads only onto a card', () => {
    const one = { c3: { card: 'wailingShade', with: ['clingingSoul'], units: 1 }, a1: 'orc' } as const
    const b = battle({ one, two: { c4: 'nomad' } })
    const ways = b.choice('drift')
    main(b.answer('drift', String(ways[0])))
    expect([ways.length, b.row('wailingShade').at, b.row('clingingSoul').at]).toEqual([1, 'graveyard', 'graveyard'])
  })
})

describe('11, 17 actions and chips', () => {
  test('11.5 closed in reply and opened again by Rage, a card has lost its strike and may declare another', () => {
    const two = { c4: closed('nomad'), e6: 'iceGuard' } as const
    const b = battle({ one: { c3: withChips('countessMorael', 1) }, two, dice: [1] }).strike('c3', 'c4')
    use(b, 'e6', 'a1', 'c3')
    while (!b.row('c3').closed) b.answer('pass')
    main(b.use('c3', 'rage'))
    const [wounds, { closed: isClosed, acted, units }] = [b.wounds('c4'), b.row('c3')]
    expect([wounds, isClosed, acted, units, main(b.strike('c3', 'c4')).wounds('c4')]).toEqual([0, false, false, 2, 3])
  })

  test('11.5.1 who closes himself by his own ability has acted', () => {
    const b = battle({ one: { c3: 'iceGuard' }, two: { e6: 'nomad' } })
    main(use(b, 'c3', 'a1', 'c3'))
    expect(b.row('c3').acted).toBe(true)
  })

  test('11.4 who strikes has reserved his closing and cannot use it in the window', () => {
    const b = battle({ one: { c3: 'ost' }, two: { c4: closed('nomad') }, dice: [1] }).strike('c3', 'c4')
    expect([b.step(), b.wounds('c4')]).toEqual(['turn.main', 1])
  })

  test('17.5, 19.3 a chip that finds no room any more when it is accumulated is not paid for', () => {
    const one = { a1: withChips('bloodChalice', 1), b1: withChips('crystalObelisk', 1), c1: 'nomad' } as const
    const b = battle({ one, two: { c6: 'nomad' } }).use('a1', 'accumulate')
    main(use(b, 'b1', 'a1', 'a1'))
    expect([b.row('a1').chips, b.row('a1').closed]).toEqual([2, false])
  })

  test('11.1.1, 11.5 accumulating is cancelled by closing the card', () => {
    const b = battle({ one: { c3: 'kshar' }, two: { c6: 'iceGuard' } }).use('c3', 'accumulate')
    main(use(b, 'c6', 'a1', 'c3'))
    expect([b.row('c3').chips, b.row('c3').acted]).toEqual([0, false])
  })

  test('17.5 chips are moved only as far as there is room, also to cards without a maximum and to terrain', () => {
    const one = { a1: withChips('crystalObelisk', 3), c1: withChips('lavaHound', 1), extra: ['deadMarsh'] } as const
    const full = battle({ one, two: { c6: 'nomad' } })
    const hound = battle({ one: { a1: withChips('crystalObelisk', 3), c1: 'lavaHound' }, two: { c6: 'nomad' } })
    main(use(hound, 'a1', 'a1', 'c1'))
    expect([full.use('a1', 'a1').targets(), hound.row('a1').chips, hound.row('c1').chips]).toEqual([
      ['deadMarsh'],
      2,
      1,
    ])
  })

  test('N.12, 22.4 an action that was paid in vain costs a chip of Decay, or the card', () => {
    const after = (chips: number) => {
      const two = { a5: 'nomad', hidden: { c6: 'deadMarsh' } } as const
      const b = battle({ one: { c3: withChips('pyrePriest', chips), c1: 'orc' }, two, facts: { turn: 1 } })
      main(b.use('c3', 'a1').target('c6'))
      return [b.row('pyrePriest').at, b.row('pyrePriest').chips]
    }
    expect([after(2), after(0)]).toEqual([
      ['c3', 1],
      ['graveyard', 0],
    ])
  })

  test('23.5 a blocked use counts, a cancelled one does not', () => {
    const after = (reply: 'exorcist' | 'iceGuard') => {
      const two = { c5: 'nomad', e6: reply } as const
      const b = use(battle({ one: { c3: withChips('marshCrone', 4) }, two }), 'c3', 'a1', 'c5')
      main(use(b, 'e6', 'a1', 'c3'))
      main(b.endTurn())
      main(b.endTurn())
      return [b.row('c3').chips, b.whyNoUse('c3', 'a1')]
    }
    expect([after('exorcist'), after('iceGuard')]).toEqual([
      [2, '23.5 limitReached'],
      [4, undefined],
    ])
  })

  test('N.27 any chips of an own card of the element pay, those of Rage too', () => {
    const b = battle({ one: { c3: 'wanderingUngar', a1: withChips('lavaHound', 1) }, two: { c6: 'orc' }, dice: [1] })
    main(use(b, 'c3', 'a2', 'c6'))
    expect([b.wounds('c6'), b.row('a1').chips]).toEqual([1, 0])
  })

  test('11.8 who strikes twice may be lent movement between, and defends in the other turn', () => {
    const two = { c4: closed('nomad'), e4: closed('nomad') }
    const b = battle({ one: { c3: 'minotaur', a1: 'warDrum' }, two, dice: [1, 1] }).strike('c3', 'c4')
    use(b, 'a1', 'a1', 'c3').move('c3', 'd3').strike('d3', 'e4')
    const once = battle({ one: { c3: 'minotaur', b3: 'nomad' }, two: { c4: closed('nomad'), e6: 'orc' }, dice: [1] })
    once.strike('c3', 'c4').endTurn().strike('c4', 'b3')
    expect([b.wounds('e4'), b.row('d3').closed, once.defenders()]).toEqual([3, true, ['c3']])
  })

  test('11.8 instants that close nothing do not interrupt strikes in a row', () => {
    const one = { c3: 'berserker', a1: withChips('crystalObelisk', 1), b1: 'nomad' } as const
    const b = battle({ one, two: { c4: closed('nomad'), b4: closed('nomad') }, dice: [1] })
    main(b.strike('c3', 'c4'))
    main(use(b, 'a1', 'a1', 'b1'))
    expect(b.strikes('c3')).toEqual(['b4'])
  })
})

describe('18, 25 the stack and the end', () => {
  test('18.6 a player with a hidden card is asked in every window', () => {
    const two = { c4: closed('nomad'), hidden: { a6: 'silentBrother' } } as const
    const b = battle({ one: { c3: 'nomad' }, two, dice: [1] }).strike('c3', 'c4')
    const windows: string[] = []
    while (b.step() !== 'turn.main') {
      windows.push(`${b.step()} ${b.asked()}`)
      b.answer('pass')
    }
    expect(windows).toEqual(['window.stack two', 'window.roll two', 'window.wounds two', 'window.wounded two'])
  })

  test('18.3 a spell that names nobody cannot be answered by the Exorcist, nor an influence', () => {
    const two = { c5: { card: 'nomad', poison: 1 }, e6: 'exorcist' } as const
    const b = battle({ one: { c3: 'undine', b1: 'krondak' }, two }).use('c3', 'a2')
    expect([b.wounds('c5'), b.use('b1', 'a1').answer('cell', 'c4').step()]).toEqual([1, 'turn.main'])
  })

  test('23.9 a blocked Charon pays, and nobody is destroyed', () => {
    const b = battle({ one: { c3: withChips('charon', 3) }, two: { c5: 'nomad', e6: 'exorcist' } })
    main(use(use(b, 'c3', 'a1', 'c5'), 'e6', 'a1'))
    expect([b.row('c3').chips, b.row('c3').closed, b.row('c5').at]).toEqual([0, true, 'c5'])
  })

  test('25.2.1, 25.3 the last creatures: both by one event are a draw, a source that destroys itself first has lost', () => {
    const charon = use(battle({ one: { c3: withChips('charon', 3) }, two: { c5: 'nomad' } }), 'c3', 'a1', 'c5')
    const host = closed('nomad', { wounds: 7, with: [{ card: 'bloodTick', of: 'one' }] })
    const tick = battle({ one: {}, two: { c4: host }, active: 'one', dice: [1] }).strike('bloodTick', 'c4')
    const bogling = battle({ one: { c3: withChips('bogling', 1) }, two: { c4: wounded('nomad', 7) } }).use('c3', 'a1')
    expect([charon.winner(), tick.winner(), bogling.winner()]).toEqual(['draw', 'draw', 'two'])
  })

  test('25.2.1 nothing that waits saves the loser: no strike of the dying Werewolf, no Plague of the winner', () => {
    const wolf = closed('steppeWerewolf', { wounds: 6 })
    const werewolf = battle({ one: { c3: wounded('nomad', 7) }, two: { c4: wolf }, dice: [1] }).strike('c3', 'c4')
    const victim = closed('nomad', { wounds: 7 })
    const carrier = battle({ one: { c3: wounded('plagueCarrier', 8) }, two: { c4: victim }, dice: [1] }).strike(
      'c3',
      'c4',
    )
    expect([werewolf.winner(), carrier.winner()]).toEqual(['one', 'one'])
  })

  test('25.1, 25.3 who has only what returns in E3 of turn 200 has lost before the turn has ended', () => {
    const two = { c4: { card: 'nomad', with: [{ card: 'mindLeech', of: 'one', chips: 2 }] }, d5: 'orc' } as const
    const b = battle({ one: { b3: withChips('charon', 3) }, two, facts: { turn: 200 } }).use('mindLeech', 'a1')
    main(use(b, 'b3', 'a1', 'mindLeech'))
    const before = b.winner()
    expect([before, b.endTurn().winner()]).toEqual([undefined, 'two'])
  })

  test('25.3 what a text sets is no wound inflicted: the calm goes on; a wound by Guard ends it', () => {
    const rot = battle({ one: { c3: withChips('marshCrone', 2) }, two: { e6: 'nomad' } })
    use(rot, 'c3', 'a1', 'e6').endTurn()
    const guard = battle({ one: { c3: 'nomad' }, two: { c4: closed('crusaderOfSegger') }, dice: [1] })
      .strike('c3', 'c4')
      .endTurn()
    expect([facts(rot).calmTurns, facts(guard).calmTurns]).toEqual([1, 0])
  })
})
