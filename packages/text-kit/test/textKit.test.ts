// The tools of the texts: numbers with nouns, unknown keys, chapters, and maps of characters.

import { type AnswerTo, type Entry, form, range } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import {
  asking,
  bind,
  canvas,
  capitalized,
  counter,
  type Dictionary,
  grouped,
  isBoolean,
  isNumber,
  isOneOf,
  lister,
  listOf,
  makeText,
} from '../src/index.ts'

type Verbs = { lay: 'ace' | 'king'; pass: true }
type Log = { laid: { seat: number; card: 'ace' | 'king' }; drawn: { n: number; openly: boolean } }

const cards = isOneOf(['ace', 'king'])

const DICTIONARY: Dictionary<Verbs, Log> = {
  title: 'Aces',
  seats: { north: 'North', south: 'South' },
  options: { pace: { name: 'Pace', values: { fast: 'fast', slow: 'slow' } } },
  prompts: { play: 'Lay a card.' },
  actions: { lay: card => `Lay the ${card}`, pass: () => 'Pass' },
  actionsAt: { lead: { lay: (card, terms) => `Lead the ${card}${terms?.['trumps'] === true ? ' of trumps' : ''}` } },
  log: {
    laid: ({ seat, card }, names) => `${names(seat)} lays the ${card}.`,
    drawn: ({ n, openly }) => `${n} drawn${openly ? ' openly' : ''}.`,
  },
  reasons: { notNow: 'Not now.' },
  results: { points: 'More points.' },
}

const LOG = { laid: { seat: isNumber, card: cards }, drawn: { n: isNumber, openly: isBoolean } }

const TEXT = makeText(DICTIONARY, {
  verbs: { lay: ['ace', 'king'], pass: true },
  log: LOG,
  seats: ['north', 'south'],
  card: kind => ({ name: kind, text: '' }),
})

const laid: Entry = { key: 'laid', rule: '1', data: { seat: 1, card: 'ace' } }

test('a dictionary answers what it knows', () => {
  expect(TEXT.seat('north')).toBe('North')
  expect(TEXT.option('pace', 'fast')).toBe('Pace: fast')
  expect(TEXT.prompt('play')).toBe('Lay a card.')
  expect(TEXT.reason('notNow')).toBe('Not now.')
  expect(TEXT.result('points')).toBe('More points.')
  expect(TEXT.action('pass', undefined)).toBe('Pass')
  expect(TEXT.action('lay', 'ace', 'lead')).toBe('Lead the ace')
  expect(TEXT.action('lay', 'ace', 'lead', { trumps: true })).toBe('Lead the ace of trumps')
})

test('a question names its terms where they are known', () => {
  const prompt = asking('Draw cards.', { left: isNumber }, ({ left }) => `Draw ${left} more.`)
  const text = makeText(
    { ...DICTIONARY, prompts: { draw: prompt } },
    { verbs: { lay: ['ace', 'king'], pass: true }, log: LOG, seats: [], card: kind => ({ name: kind, text: '' }) },
  )
  expect(text.prompt('draw', { left: 2 })).toBe('Draw 2 more.')
  expect(text.prompt('draw', { left: 'two' })).toBe('Draw cards.')
  expect(text.prompt('draw')).toBe('Draw cards.')
})

test('a verb that takes a form has words for its answer and for its fields', () => {
  const pay = form({ gold: range(0, 5), to: ['north', 'south'] })
  const words = { title: 'Pay', fields: { gold: 'Gold', to: 'To' }, names: { north: 'North', south: 'South' } }
  type Paying = { readonly pay: AnswerTo<typeof pay> }
  const actions: Dictionary<Paying, Log>['actions'] = { pay: ({ gold, to }) => `Pay ${gold} to ${to}` }
  const text = makeText<Paying, Log>(
    { ...DICTIONARY, actions, actionsAt: {}, forms: { pay: words } },
    { verbs: { pay }, log: LOG, seats: [], card: kind => ({ name: kind, text: '' }) },
  )
  expect(text.action('pay', { gold: 3, to: 'south' })).toBe('Pay 3 to south')
  expect(text.action('pay', { gold: 9, to: 'south' })).toBe('pay {"gold":9,"to":"south"}')
  expect(text.form?.('pay')).toEqual(words)
  expect(text.form?.('toString').title).toBe('toString')
})

test('a step words an action better', () => {
  expect(TEXT.action('lay', 'king', 'play')).toBe('Lay the king')
  expect(TEXT.action('lay', 'king', 'lead')).toBe('Lead the king')
  expect(TEXT.action('pass', undefined, 'lead')).toBe('Pass')
})

test('what is unknown stands for itself, even the names every object has', () => {
  expect(TEXT.prompt('constructor')).toBe('constructor')
  expect(TEXT.option('toString', 'x')).toBe('toString: x')
  expect(TEXT.action('lay', 'joker')).toBe('lay joker')
  expect(TEXT.action('hasOwnProperty', undefined)).toBe('hasOwnProperty')
  expect(TEXT.action('lay', 'ace', 'constructor')).toBe('Lay the ace')
  expect(TEXT.entry({ key: 'rained', rule: '1', data: {} }, [])).toBe('rained')
  expect(TEXT.entry({ ...laid, data: { seat: 1, card: '__proto__' } }, [])).toBe('laid')
  expect(TEXT.entry({ key: 'drawn', rule: '1', data: { n: 1, openly: 'yes' } }, [])).toBe('drawn')
})

test('players are called by the names given, and else by their seats', () => {
  expect(TEXT.entry(laid, ['Ann', 'Bob'])).toBe('Bob lays the ace.')
  expect(TEXT.entry(laid, [])).toBe('South lays the ace.')
})

test('a table of fewer may have plainer names for its seats', () => {
  const names = (among: readonly string[]) => (among.length === 2 ? { north: 'We' } : { north: 'North' })
  const reading = { verbs: { lay: ['ace', 'king'], pass: true }, log: LOG, seats: ['north', 'south'] } as const
  const text = makeText({ ...DICTIONARY, seats: names }, { ...reading, card: kind => ({ name: kind, text: '' }) })
  const entry: Entry = { ...laid, data: { seat: 0, card: 'ace' } }
  expect(text.seat('north', ['north', 'south'])).toBe('We')
  expect(text.entry(entry, ['north', 'south'])).toBe('We lays the ace.')
  expect(text.seat('north', ['north', 'east', 'south'])).toBe('North')
  expect(text.seat('north')).toBe('North')
  expect(text.entry(entry, [])).toBe('North lays the ace.')
})

test('nouns follow their numbers', () => {
  const english = counter('en')
  const russian = counter('ru')
  expect([1, 2].map(n => english(n, { one: 'card', many: 'cards' }))).toEqual(['1 card', '2 cards'])
  expect([1, 3, 11, 21].map(n => russian(n, { one: 'карта', few: 'карты', many: 'карт' }))).toEqual([
    '1 карта',
    '3 карты',
    '11 карт',
    '21 карта',
  ])
})

test('names are listed as sentences do', () => {
  expect(lister('en')(['a', 'b', 'c'])).toBe('a, b and c')
  expect(lister('ru')(['а', 'б'])).toBe('а и б')
  expect(grouped(['ace', 'king', 'ace'])).toEqual(['ace ×2', 'king'])
  expect(capitalized('ёлка')).toBe('Ёлка')
})

test('chapters keep their order and show their numbers', () => {
  const first = { '1': { title: 'One', paragraphs: { '1.1': 'First.' } } }
  const second = { '2': { title: 'Two', paragraphs: { '2.1': 'Second.' } } }
  expect(bind(second, first)).toEqual([
    { title: '2. Two', paragraphs: [{ id: '2.1', text: 'Second.' }] },
    { title: '1. One', paragraphs: [{ id: '1.1', text: 'First.' }] },
  ])
})

test('lists are read whole', () => {
  expect(listOf(cards)(['ace', 'king'])).toBe(true)
  expect(listOf(cards)(['ace', 'joker'])).toBe(false)
})

test('a sheet shows words over lines and drops its empty edges', () => {
  const sheet = canvas(9, 5)
  sheet.line({ column: 0, row: 2 }, { column: 8, row: 2 })
  sheet.write({ column: 0, row: 2 }, 'ab')
  sheet.write({ column: 8, row: 3 }, 'end')
  expect(sheet.lines()).toEqual(['ab· · ·', '      end'])
})
