// Flyers, hosts and what stands on them, hidden cards, control and healing where several paragraphs meet.

import { describe, expect, test } from 'vitest'
import { main, use } from '../answering.ts'
import { battle, closed, withChips, wounded } from '../positions.ts'

describe('16 flyers', () => {
  const flying = [{ k: 'flying' }] as const
  test('16.3 a flyer’s finishing blow and adjacent healing reach any card, its row strike none', () => {
    const two = { a6: wounded('nomad', 5), c6: 'orc', extra: [wounded('korpit', 3)] } as const
    const assassin = battle({ one: { extra: [{ card: 'assassin', gained: flying }] }, two })
    const kshar = battle({ one: { extra: [withChips('kshar', 1, { gained: flying })] }, two })
    const sexton = battle({ one: { extra: [{ card: 'sexton', gained: flying }] }, two })
    expect([
      assassin.use('assassin', 'a2').targets(),
      kshar.whyNoUse('kshar', 'a1'),
      sexton.use('sexton', 'a1').targets(),
    ]).toEqual([['a6', 'korpit'], '19.4 noTarget', ['a6', 'korpit']])
  })

  test('16.1, 16.5 nothing adjacent reaches a flyer', () => {
    const two = { a6: 'nomad', extra: [wounded('korpit', 3)] } as const
    const why = (card: 'assassin' | 'kshar' | 'sexton', id: 'a1' | 'a2') =>
      battle({ one: { c3: withChips(card, 1) }, two }).whyNoUse('c3', id)
    expect([why('assassin', 'a2'), why('kshar', 'a2'), why('sexton', 'a1')]).toEqual([
      '19.4 noTarget',
      '19.4 noTarget',
      '19.4 noTarget',
    ])
  })

  test('16.4 against a flyer: at a flyer only flyers; on the ground whoever stands beside, symbiotes too', () => {
    const one = { extra: ['whiteVulture'] } as const
    const air = battle({ one, two: { a6: 'nomad', extra: ['korpit', 'heraldBat'] } }).strike('whiteVulture', 'korpit')
    const host = { card: 'nomad', with: ['brambleTick'] } as const
    const ground = battle({ one, two: { c4: host, c5: 'warDrum', e6: 'orc' } }).strike('whiteVulture', 'c5')
    const rtunh = battle({ one: { c3: 'nomad' }, two: { c4: 'warDrum', d4: 'nomad', extra: ['rtunh'] } }).strike(
      'c3',
      'c4',
    )
    expect([air.defenders(), ground.defenders(), rtunh.defenders()]).toEqual([
      ['heraldBat'],
      ['c4', 'brambleTick'],
      ['d4'],
    ])
  })

  test('16.6 a parasite of the opponent does not fly; a symbiote may close for the strike and makes it', () => {
    const tick = { card: 'nomad', with: [{ card: 'bloodTick', of: 'two' }] } as const
    const refused = battle({ one: { c3: tick }, two: { extra: ['korpit'] } }).whyNoUse('c3', 'permit')
    const one = { c3: { card: 'nomad', with: ['brambleTick'] } } as const
    const b = battle({ one, two: { extra: ['korpit'] }, dice: [1, 1] })
      .use('brambleTick', 'permit')
      .endTurn()
      .endTurn()
    expect([refused, b.strike('brambleTick', 'korpit').wounds('korpit')]).toEqual(['16.6 notAllFlyers', 1])
  })
})

describe('21 hosts', () => {
  test('21.4 symbiote and host defend each other; a strike at the parasite on the own host is defended by its player', () => {
    const host = { card: 'nomad', with: ['brambleTick'] } as const
    const two = { c4: host, a6: 'orc' } as const
    const tick = { card: 'nomad', with: [{ card: 'bloodTick', of: 'two' }] } as const
    expect([
      battle({ one: { c3: 'nomad' }, two })
        .strike('c3', 'c4')
        .defenders(),
      battle({ one: { c3: 'nomad' }, two })
        .strike('c3', 'brambleTick')
        .defenders(),
      battle({ one: { c3: tick }, two: { c4: 'nomad' } })
        .strike('c3', 'bloodTick')
        .defenders(),
    ]).toEqual([['brambleTick'], ['c4'], ['c4']])
  })

  test('21.4.1 what stands on a card has relocated with it: no Fetters, and it goes along in a swap', () => {
    const one = { c3: { card: 'nomad', with: ['brambleTick'] }, a1: 'iceGuard' } as const
    const moved = main(battle({ one, two: { c6: 'nomad' } }).move('c3', 'c4')).use('a1', 'a1')
    const swapped = battle({ one: { b3: 'saltCaravan', ...one }, two: { c6: 'nomad' } })
    main(use(swapped, 'b3', 'a1', 'c3', 'a1'))
    expect([moved.targets(), swapped.row('nomad').at, swapped.row('brambleTick').relocated]).toEqual([
      ['a1', 'c6'],
      'a1',
      true,
    ])
  })

  test('21.4, N.19 what stands on a Shade that returns to the deck dies, and is the only one a Soulcatcher sees', () => {
    const shade = { card: 'wailingShade', with: ['clingingSoul'] } as const
    const b = battle({ one: { c3: shade, a1: 'bloodChalice', b1: 'vampire' }, two: { c6: 'nomad' } }).use('c3', 'a2')
    main(b)
    expect([b.row('clingingSoul').at, b.row('b1').extraLife, b.row('a1').chips, b.wounds('c6')]).toEqual([
      'graveyard',
      2,
      1,
      2,
    ])
  })

  test('22.5 a hidden symbiote that is shot at is placed first; on an adjacent host the shot is lost', () => {
    const shot = (host: 'a5' | 'c4', dice: number[]) => {
      const two = { a5: 'nomad', c4: 'orc', hidden: { c6: 'brambleTick' } } as const
      const b = battle({ one: { c3: 'crossbowman' }, two, facts: { turn: 1 }, dice })
        .use('c3', 'a1')
        .target('c6')
      main(b.answer('host', b.piece(host)))
      return [b.wounds('brambleTick'), b.row('c3').closed]
    }
    expect([shot('a5', [1]), shot('c4', [])]).toEqual([
      [1, true],
      [0, true],
    ])
  })
})

describe('22 hidden cards', () => {
  test('22.4, 22.5 of a hidden flyer a throw goes on, a strike and a row strike are lost and paid', () => {
    const two = { e6: 'nomad', hidden: { c6: 'korpit' } } as const
    const setting = { two, facts: { turn: 1 } }
    const thrown = battle({ ...setting, one: { c3: 'purifier' }, dice: [1] })
    main(thrown.use('c3', 'a1').target('c6'))
    const row = battle({ ...setting, one: { c4: 'kshar' } })
      .use('c4', 'a1')
      .target('c6')
    const struck = battle({ ...setting, one: { c5: 'orc' } }).strike('c5', 'c6')
    expect([thrown.wounds('korpit'), row.wounds('korpit'), row.row('c4').closed, struck.row('c5').closed]).toEqual([
      1,
      0,
      true,
      true,
    ])
  })

  test('22.2, 18.8.2 who is revealed by an attack answers it: a Temple Warrior rolls, a Nomad fights', () => {
    const setting = { facts: { turn: 1 } }
    const shot = battle({
      ...setting,
      one: { c2: 'crossbowman' },
      two: { e6: 'nomad', hidden: { c6: 'templeWarrior' } },
      dice: [5],
    })
    main(shot.use('c2', 'a1').target('c6'))
    const struck = battle({
      ...setting,
      one: { c5: 'orc' },
      two: { e6: 'nomad', hidden: { c6: 'nomad' } },
      dice: [1, 6],
    })
    main(struck.strike('c5', 'c6'))
    expect([shot.wounds('c6'), struck.wounds('c5')]).toEqual([0, 1])
  })

  test('22.4, 20.10 wounds that would go onto a hidden card which is no creature stay where they are, and it is paid', () => {
    const two = { c4: 'nomad', a6: 'nomad', hidden: { c6: 'deadMarsh' } } as const
    const one = { a1: withChips('bloodChalice', 2), c1: wounded('orc', 3) } as const
    const b = battle({ one, two, facts: { turn: 1 } })
    main(use(b, 'a1', 'a1', 'c1', 'c4', 'c6'))
    expect([b.step(), b.wounds('c1'), b.wounds('c4'), b.row('a1').closed, b.row('a1').chips]).toEqual([
      'turn.main',
      3,
      0,
      true,
      0,
    ])
  })

  test('12.7, 22.2 a shot that is declared goes on though a Serpent is revealed in reply', () => {
    const two = { c5: 'nomad', hidden: { c6: 'shimmeringSerpent' } } as const
    const b = battle({ one: { c2: 'crossbowman' }, two, facts: { turn: 1 }, dice: [1] })
      .use('c2', 'a1')
      .target('c5')
    main(b.answer('reveal', b.piece('c6')))
    expect([b.wounds('c5'), b.row('shimmeringSerpent').at]).toEqual([1, 'extra'])
  })

  test('4.7 of the vocabulary: hidden cards of the opponent may be named for influences and triggers, own ones not', () => {
    const one = { c3: 'druid', hidden: { c1: 'silentBrother' } } as const
    const healed = battle({ one, two: { c6: 'orc', hidden: { c4: 'silentBrother' } } }).use('c3', 'a1')
    const targets = healed.targets()
    main(healed.target('c4'))
    const two = { e6: 'nomad', hidden: { c4: 'silentBrother' } } as const
    const mist = battle({ one: { c2: 'nomad', extra: ['sulphurMist'] }, two, active: 'two' })
      .endTurn()
      .answer('accept')
    main(mist)
    expect([targets, healed.row('c3').closed, mist.wounds('c4')]).toEqual([['c4'], true, 1])
  })

  test('4.4 of the vocabulary: who stands in the first row, symbiotes too, but no own parasite', () => {
    const two = { c4: { card: 'nomad', with: ['brambleTick', { card: 'mindLeech', of: 'one' }] }, c5: 'orc' } as const
    const b = battle({ one: { c1: 'orc', extra: ['sulphurMist'] }, two, active: 'two' })
      .endTurn()
      .answer('accept')
    expect(b.targets()).toEqual(['c4', 'brambleTick'])
  })
})

describe('23 control', () => {
  const leech = { card: 'mindLeech', of: 'one', chips: 2 } as const
  test('21.3, 23.13 the equipment of a taken creature keeps its own player, who may use it', () => {
    const host = { card: 'paladinOfAllamor', wounds: 5, with: [leech, 'healingDraught'] } as const
    const b = battle({ one: { b3: 'nomad' }, two: { c4: host, c6: 'orc' } })
      .use('mindLeech', 'a1')
      .answer('pass')
    const refused = b.whyNoUse('healingDraught', 'a1')
    expect([b.row('c4').controller, refused, b.move('b3', 'b4').use('healingDraught', 'a1').wounds('c4')]).toEqual([
      0,
      '3.6 notYours',
      1,
    ])
  })

  test('N.19, 20.6 the Gift of a taken creature goes to the squad it dies in, the card to the graveyard of its owner', () => {
    const servant = { card: 'faithfulServant', wounds: 9, with: [leech] } as const
    const b = battle({ one: { b3: 'vampire', c3: 'orc' }, two: { c4: servant, c6: 'vampire' }, dice: [1, 1] })
    main(b.use('mindLeech', 'a1').strike('c3', 'c4'))
    expect([b.row('b3').extraLife, b.row('c6').extraLife, b.t.view('spectator').zones['graveyard']]).toEqual([
      2,
      0,
      { one: { count: 1, cards: ['mindLeech'] }, two: { count: 1, cards: ['faithfulServant'] } },
    ])
  })

  test('23.13 a taken creature that has acted returns closed and opens in the turn of its player', () => {
    const two = { c4: closed('nomad', { with: [leech] }), d4: closed('orc') }
    const b = battle({ one: { b3: 'nomad' }, two, dice: [1] })
      .use('mindLeech', 'a1')
      .strike('c4', 'd4')
    const before = b.row('c4').closed
    expect([before, main(b.answer('endTurn')).row('c4').closed, b.row('c4').controller]).toEqual([true, false, 1])
  })
})

describe('20 healing and life', () => {
  test('23.9, N.7 a blocked meal heals nothing, but the poison is gone', () => {
    const two = { c4: closed('nomad', { wounds: 7 }), e6: { card: 'grimNoblewoman', extraLife: 2 } } as const
    const b = battle({ one: { c3: wounded('ghoul', 3, { poison: 1 }) }, two, dice: [1] }).strike('c3', 'c4')
    main(b.answer('react', b.piece('c3')))
    expect([b.wounds('c3'), b.row('c3').poison]).toEqual([3, 0])
  })

  test('20.10 nothing is redistributed from an incorporeal creature, but onto one', () => {
    const two = { c6: 'nomad', d6: wounded('wailingShade', 5) } as const
    const one = { a1: withChips('bloodChalice', 2) }
    const refused = battle({ one: { ...one, c1: wounded('wailingShade', 2) }, two: { c6: 'nomad' } }).whyNoUse(
      'a1',
      'a1',
    )
    const b = battle({ one: { ...one, c1: wounded('orc', 3) }, two })
    use(b, 'a1', 'a1', 'c1', 'd6').answer('done').answer('number', 3)
    expect([refused, b.wounds('c1'), b.row('wailingShade').at]).toEqual(['19.4 noTarget', 0, 'graveyard'])
  })

  test('20.11 Rot counts extra lives, may raise life, and is refused where nothing would change', () => {
    const two = {
      c5: { card: 'sluaWitch', extraLife: 3 },
      d5: wounded('nomad', 5),
      e5: wounded('nomad', 7),
      c6: 'minotaur',
    } as const
    const b = battle({ one: { c3: withChips('marshCrone', 2) }, two }).use('c3', 'a1')
    expect([b.targets(), b.target('c5').wounds('c5')]).toEqual([['c3', 'c5', 'e5'], 8])
  })

  test('T.4 a finishing blow looks at current life, extra lives included', () => {
    const two = { c4: wounded('nomad', 5, { extraLife: 2 }), d4: wounded('nomad', 4), a6: 'orc' } as const
    expect(
      battle({ one: { c3: 'assassin' }, two })
        .use('c3', 'a2')
        .targets(),
    ).toEqual(['d4'])
  })

  test('N.48 the attacked card may be an artefact: it is vulnerable as well', () => {
    const one = { c1: 'purifier', c3: 'nomad' } as const
    const b = battle({ one, two: { c4: 'reliquary', a6: 'nomad' }, dice: [4, 1] })
    main(use(b, 'c1', 'a1', 'c4'))
    expect(b.strike('c3', 'c4').wounds('c4')).toBe(4)
  })

  test('N.34, 4.5 what counts: dark creatures of any kind for the Zombie, three poisoned ones at most for the Shield', () => {
    const one = { c3: { card: 'zombie', with: ['clingingSoul'] }, a1: 'bloodChalice', extra: ['heraldBat'] } as const
    const zombie = battle({ one, two: { c4: closed('nomad') }, dice: [1] }).strike('c3', 'c4')
    const poisoned = { card: 'nomad', poison: 1 } as const
    const two = { c4: closed('arkhaalChosen'), d4: poisoned, d5: poisoned, e4: poisoned } as const
    expect([
      zombie.wounds('c4'),
      main(battle({ one: { c3: 'orc' }, two, dice: [6] }).strike('c3', 'c4')).wounds('c4'),
    ]).toEqual([3, 2])
  })

  test('23.1 two Paladins of a column lengthen by 2, two Shield Bearers side by side lower by 2', () => {
    const rider = { card: 'nomad', with: ['mossRider'] } as const
    const one = { c1: 'paladinOfAllamor', c2: rider, c3: 'paladinOfAllamor' } as const
    const far = battle({ one, two: { c6: 'nomad', d6: 'orc', e6: 'orc' } }).use('mossRider', 'a1')
    const bearers = battle({
      one: { c3: 'shieldBearer', d3: 'shieldBearer' },
      two: { c6: 'crossbowman' },
      active: 'two',
      dice: [6],
    })
    main(use(bearers, 'c6', 'a1', 'c3'))
    expect([far.targets(), bearers.wounds('c3')]).toEqual([['c6', 'd6'], 1])
  })

  test('N.29 the Dead Marsh lifts poison to 3 at most and takes nothing from a greater one', () => {
    const poisoned = (poison: number) => ({ card: 'orc', poison }) as const
    const two = { c4: poisoned(3), d4: poisoned(1), e4: poisoned(4) }
    const b = battle({ one: { c3: 'nomad', extra: ['deadMarsh'] }, two }).answer('endTurn')
    while (b.step() === 'turn.effects') b.answer('openingEffect', String(b.choice('openingEffect')[0]))
    expect([b.wounds('c4'), b.wounds('d4'), b.wounds('e4')]).toEqual([3, 2, 4])
  })
})
