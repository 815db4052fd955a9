// Effects as data: conditions, else, what took effect, lists inside words; and the same data explained.

import { asked, type Table, table, told } from '@ludoteka/kernel/testing'
import { type Explanations, explainer } from '@ludoteka/rules-kit'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS, type Conditions, type Effect, type Words } from './guild/content.ts'
import { guild } from './guild/game.ts'
import { KIT } from './guild/state.ts'

type Facts = Parameters<typeof table>[1] & object

/** A card of ann's is being carried out. */
function played(card: string, spec: { facts?: object; hand?: object; inPlay?: object } = {}): Table {
  const effect = {
    step: 'card.words',
    card,
    seat: 'ann',
    ability: 'played',
    path: '',
    next: 0,
    ran: false,
    done: false,
  }
  const position: Facts['position'] = {
    facts: { points: { ann: 2, bob: 4 }, ...spec.facts },
    zones: { hand: { ann: [], bob: [], ...spec.hand }, inPlay: { ann: [], bob: [], ...spec.inPlay } },
    stack: [{ step: 'turn.end' }, { step: 'turn.act' }, effect],
  }
  return table(guild, { position })
}
const points = (t: Table): unknown => t.view('spectator').facts['points']
const keys = (t: Table): string[] => t.state.news.map(({ key }) => key)

describe('sentences', () => {
  test('they happen in order; what hangs on the one before happens if that took effect', () => {
    const t = played('thief')
    expect(points(t)).toEqual({ ann: 4, bob: 2 })
    expect(keys(t)).toEqual(['taken', 'drawn'])
  })

  test('what hangs on one that did nothing does not happen', () => {
    const t = played('thief', { facts: { lasting: [{ source: 'truce', word: 'peace', holder: 'bob' }] } })
    expect(points(t)).toEqual({ ann: 2, bob: 4 })
    expect(keys(t)).toEqual([])
  })

  test('a condition that does not hold leads to what stands in its place', () => {
    expect(keys(played('festival'))).toEqual(['gained'])
    expect(keys(played('festival', { facts: { points: { ann: 4, bob: 4 } } }))).toEqual(['drawn'])
  })
})

describe('words that ask', () => {
  test('they take effect when they are answered', () => {
    const t = played('bailiff', { hand: { bob: ['fair', 'guard'] } })
    expect(asked(t)).toEqual({ bob: { discard: ['fair', 'guard'] } })
    t.play('bob', 'discard', 'guard')
    expect(told(t, 'ann')).toEqual(['discarded', 'gained', 'begins'])
  })

  test('where nobody can be asked they did nothing', () => {
    const t = played('bailiff')
    expect(keys(t)).toEqual(['taken', 'begins'])
    expect(points(t)).toEqual({ ann: 3, bob: 3 })
  })

  test('lists inside a word are chosen from those that can do something', () => {
    const t = played('fair')
    expect(asked(t)).toEqual({ ann: { option: ['first', 'second'] } })
    expect(t.why('ann', 'option', 'third')).toEqual({ rule: '3.2', reason: 'noEffect' })
    expect(told(t.play('ann', 'option', 'second'), 'ann')).toEqual(['drawn'])
  })

  test('a state in the middle of an effect is plain: it survives being written down', () => {
    const t = played('bailiff', { hand: { bob: ['fair', 'guard'] } })
    expect(t.state.stack.slice(-2)).toEqual([
      { step: 'card.words', card: 'bailiff', seat: 0, ability: 'played', path: '', next: 0, ran: true, done: false },
      { step: 'card.discard', seat: 1 },
    ])
    expect(JSON.parse(JSON.stringify(t.state))).toEqual(t.state)
  })
})

describe('keywords by words', () => {
  test('a law lasts until the end of the other seat’s next turn', () => {
    const t = played('truce').play('ann', 'rest')
    expect(t.view('ann').facts['lasting']).toHaveLength(2)
    expect(told(t.play('bob', 'rest'), 'ann')).toEqual(['rested', 'drawn', 'ends', 'ends'])
    expect(t.view('ann').facts['lasting']).toEqual([])
  })

  test('a printed keyword is lost until the end of the turn', () => {
    const t = played('thief', { inPlay: { bob: ['guard'] } })
    expect(points(t)).toEqual({ ann: 4, bob: 2 })
    expect(told(t.play('ann', 'rest'), 'bob')).toContain('ends')
  })
})

const EN: Explanations<Words, Conditions> = {
  words: {
    gain: ({ amount }) => `gain ${amount}`,
    take: ({ amount }) => `take ${amount}`,
    draw: ({ cards }) => `draw ${cards}`,
    discard: () => 'the other seat discards a card',
    keyword: ({ keyword, amount, who }) => `${who}: ${keyword} ${amount}`,
    loseKeyword: ({ keyword, who }) => `${who}: no ${keyword}`,
    choose: ({ options }, explain) => `choose: ${options.map(explain).join(' or ')}`,
  },
  conditions: {
    behind: () => 'you are behind',
    handAtMost: ({ cards }) => `you hold at most ${cards}`,
  },
  if: (condition, sentence) => `if ${condition}, ${sentence}`,
  ifDone: sentence => `if you do, ${sentence}`,
  else: (sentence, instead) => `${sentence}, otherwise ${instead}`,
  join: sentences => sentences.join('; '),
}

describe('explained', () => {
  const explain = explainer(EN)

  test('conditions, else, ifDone and lists inside are part of the text', () => {
    expect(explain(CARD.festival.played ?? [])).toBe('if you are behind, gain 3, otherwise draw 1')
    expect(explain(CARD.thief.played ?? [])).toBe('other: no shield; take 2; if you do, draw 1')
    expect(explain(CARD.fair.played ?? [])).toBe('choose: gain 3 or draw 2 or the other seat discards a card')
  })

  test('every effect of every card can be explained', () => {
    const texts = CARDS.map(card => explain(CARD[card].played ?? CARD[card].member?.turnStart ?? []))
    expect(texts.filter(text => text !== '')).toHaveLength(CARDS.length - 1) // the guard has only a keyword
  })
})

test('wrong code does not compile', () => {
  const { gain: _gain, ...words } = EN.words
  // @ts-expect-error: a word is missing in this language
  explainer<Words, Conditions>({ ...EN, words })
  // @ts-expect-error: a condition is missing
  explainer<Words, Conditions>({ ...EN, conditions: { behind: () => '' } })
  // @ts-expect-error: there is no such word
  const wrongWord: Effect = [{ word: 'steal', amount: 1 }]
  // @ts-expect-error: its parameter is missing
  const noAmount: Effect = [{ word: 'gain' }]
  // @ts-expect-error: there is no such condition
  const wrongCondition: Effect = [{ word: 'gain', amount: 1, if: { is: 'ahead' } }]
  const rules = {
    step: 'card.words',
    effect: () => [],
    conditions: { behind: () => true, handAtMost: () => true },
  } as const
  // @ts-expect-error: nobody says what the words do
  KIT.interpreter<Words, Conditions, 'card.words'>(rules)
  expect([wrongWord, noAmount, wrongCondition]).toHaveLength(3)
})
