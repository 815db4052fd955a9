// Positions for the tests, and helpers to play from them. Cards are named by the cell they stand on, or by their card.

import { factsIn, type Json, type Position, required, writePosition } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import { expect, onTestFinished } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { CARDS } from '../content/cards.ts'
import { CELLS, type Cell } from '../content/cells.ts'
import type { GainedKeyword } from '../content/keywords.ts'
import { game } from '../index.ts'
import type { UsableId } from '../rules/frames.ts'
import { PIECES, type Piece } from '../rules/names.ts'
import type { PieceRow } from '../rules/rows.ts'
import { FIELDS, type SEATS } from '../rules/state.ts'

export { asked, names, told } from '@ludoteka/kernel/testing'

export type Seat = (typeof SEATS)[number]

/** A card in play: what is not said is as when it has just opened in its own turn. */
export type Standing = CardId | ({ readonly card: CardId } & Told)
type Told = Partial<
  Pick<
    PieceRow,
    | 'closed'
    | 'acted'
    | 'units'
    | 'wounds'
    | 'extraLife'
    | 'chips'
    | 'poison'
    | 'moved'
    | 'relocated'
    | 'permit'
    | 'incarnationChips'
    | 'incarnated'
  >
> & {
  /** Symbiotes, parasites and equipment on it; those of the other seat are written `{ card, of: 'two' }`. */
  readonly with?: readonly (CardId | ({ readonly card: CardId; readonly of?: Seat } & Told))[]
  /** Keywords it has gained for the battle. */
  readonly gained?: readonly GainedKeyword[]
}

export type Squad = { readonly [cell in Cell]?: Standing } & {
  /** Flyers and terrain. */
  readonly extra?: readonly Standing[]
  readonly hidden?: { readonly [cell in Cell]?: CardId }
  readonly graveyard?: readonly (CardId | ({ readonly card: CardId } & Told))[]
  readonly deck?: readonly CardId[]
}

export type Setting = {
  /** The First player, with the rows 1 to 3. */
  readonly one: Squad
  readonly two: Squad
  readonly active?: Seat
  readonly facts?: Readonly<Record<string, Json>>
  readonly options?: Readonly<Record<string, Json>>
  readonly lasting?: readonly Readonly<Record<string, Json>>[]
  readonly stack?: readonly Json[]
  /** Dice and other results, in the order in which they are used. */
  readonly dice?: readonly (number | string)[]
}

/** A card that is closed, wounded or has chips; `more` says what else is known of it. */
export const closed = (card: CardId, more: Told = {}): Standing => ({ card, closed: true, ...more })
export const wounded = (card: CardId, wounds: number, more: Told = {}): Standing => ({ card, wounds, ...more })
export const withChips = (card: CardId, chips: number, more: Told = {}): Standing => ({ card, chips, ...more })

type Written = Record<string, Json>

/** The notation of a setting; the rows of a seat come in the order in which they are written. */
export function written(setting: Setting): Position {
  const pieces: Written[] = []
  const lasting: Written[] = [...(setting.lasting ?? [])]
  const add = (owner: Seat, standing: Standing | { readonly card: CardId }, place: Written): string => {
    const {
      with: attached = [],
      gained = [],
      ...facts
    }: { card: CardId } & Told = typeof standing === 'string' ? { card: standing } : standing
    pieces.push({ ...facts, owner, ...place })
    const name = required(PIECES[pieces.length - 1], 'a name')
    for (const keyword of gained)
      lasting.push({ kind: 'keyword', piece: name, keyword: keyword.k, x: 'x' in keyword ? keyword.x : 0 })
    for (const one of attached) {
      const { of = owner, ...more }: { card: CardId; of?: Seat } & Told = typeof one === 'string' ? { card: one } : one
      add(of, more, { at: 'attached', host: name })
    }
    return name
  }
  const faceDown: Record<string, Record<string, Json>> = {}
  for (const seat of ['one', 'two'] as const) {
    const squad = setting[seat]
    for (const cell of CELLS) {
      const standing = squad[cell]
      if (standing !== undefined) add(seat, standing, { at: cell })
      const hidden = squad.hidden?.[cell]
      if (hidden !== undefined) faceDown[cell] = { [seat]: [hidden] }
    }
    for (const standing of squad.extra ?? []) add(seat, standing, { at: 'extra' })
    for (const dead of squad.graveyard ?? []) add(seat, dead, { at: 'graveyard' })
  }
  return {
    options: setting.options ?? {},
    facts: {
      pieces,
      lasting,
      ...(setting.active ? { active: setting.active } : {}),
      ...setting.facts,
    },
    zones: { faceDown, deck: { one: [...(setting.one.deck ?? [])], two: [...(setting.two.deck ?? [])] } },
    ...(setting.stack ? { stack: setting.stack } : {}),
  }
}

/** Where a card is, as tests say it. */
export type Where = Cell | CardId | Piece

export type Battle = {
  readonly t: Table
  piece(where: Where): Piece
  row(where: Where): PieceRow
  wounds(where: Where): number
  move(where: Where, to: Cell): Battle
  strike(attacker: Where, target: Where): Battle
  use(where: Where, id: UsableId): Battle
  target(where: Where): Battle
  defend(where: Where): Battle
  /** Plays a verb for whoever is asked. */
  answer(verb: string, arg?: string | number): Battle
  /** Lets whoever is asked in windows pass until something else is asked. */
  passAll(): Battle
  /** Puts triggers on the stack in the order in which they are offered. */
  putTriggers(): Battle
  endTurn(): Battle
  /** Why the seat that is asked, or another, can't. */
  whyNot(verb: string, arg?: string | number, seat?: Seat): string | undefined
  choice(verb: string, seat?: Seat): readonly string[]
  asked(): Seat | undefined
  step(): string
  log(): readonly string[]
  /** The cards that may be named now: by their cells, those without a cell by their names. */
  targets(): readonly string[]
  /** Who may be assigned as a defender now, written like `targets`. */
  defenders(): readonly string[]
  /** What a card may strike, written like `targets`. */
  strikes(attacker: Where): readonly string[]
  /** The cells a card may step to. */
  steps(where: Where): readonly string[]
  whyNoStrike(attacker: Where, target: Where): string | undefined
  whyNoUse(where: Where, id: UsableId): string | undefined
  /** The one who won, `draw`, or nothing while the game goes on. */
  winner(): Seat | 'draw' | undefined
}

const isCell = (where: string): where is Cell => CELLS.some(cell => cell === where)
const isCard = (where: string): where is CardId => CARDS.some(card => card === where)

export function battle(setting: Setting): Battle {
  const t = table(game, { position: written(setting), random: setting.dice ?? [] })
  const hasDecks = [setting.one, setting.two].some(({ deck = [] }) => deck.length > 0)
  onTestFinished(() => {
    const { queued, drawn } = t.state.random
    expect(queued, 'dice of the setting that were not thrown').toEqual([])
    if (!hasDecks) expect(drawn, 'dice thrown that the setting does not name').toBe(0)
  })
  return playing(t)
}

export function playing(t: Table): Battle {
  const rows = (): readonly PieceRow[] => factsIn(FIELDS, t.view('spectator')).pieces
  const piece = (where: Where): Piece => {
    const i = rows().findIndex((row, n) =>
      isCell(where) ? row.at === where : isCard(where) ? row.card === where : PIECES[n] === where,
    )
    return required(PIECES[i], `a card at ${where}`)
  }
  const row = (where: Where): PieceRow => required(rows()[PIECES.indexOf(piece(where))], where)
  const asked = (): Seat | undefined => {
    const [seat] = t.view('spectator').waiting
    return seat === 'one' || seat === 'two' ? seat : undefined
  }
  const play = (verb: string, arg?: string | number): Battle => {
    t.play(required(asked(), 'somebody who is asked'), verb, arg)
    return b
  }
  const called = (name: string): string => {
    const { at, card } = required(
      rows().find((_, n) => PIECES[n] === name),
      name,
    )
    return isCell(at) ? at : card
  }
  /** The second part of the choices of a verb whose first part is this card. */
  const argsOf = (verb: string, where: Where): readonly string[] =>
    b.choice(verb).flatMap(arg => (arg.startsWith(`${piece(where)}:`) ? [arg.slice(piece(where).length + 1)] : []))
  const b: Battle = {
    t,
    piece,
    row,
    wounds: where => row(where).wounds,
    move: (where, to) => play('move', `${piece(where)}:${to}`),
    strike: (attacker, target) => play('strike', `${piece(attacker)}:${piece(target)}`),
    use: (where, id) => play('use', `${piece(where)}:${id}`),
    target: where => play('target', piece(where)),
    defend: where => play('defend', piece(where)),
    answer: play,
    passAll() {
      for (let n = 0; n < 50 && t.view('spectator').step.startsWith('window.'); n++) play('pass')
      return b
    },
    putTriggers() {
      while (b.step() === 'triggers.put') play('trigger', Number(b.choice('trigger')[0]))
      return b
    },
    endTurn() {
      play('endTurn')
      return b.passAll()
    },
    whyNot(verb, arg, seat = required(asked(), 'somebody who is asked')) {
      const refusal = t.why(seat, verb, arg)
      return refusal && `${refusal.rule} ${refusal.reason}`
    },
    choice(verb, seat = required(asked(), 'somebody who is asked')) {
      const offered = t.choice(seat)[verb]
      return Array.isArray(offered) ? offered.map(String) : offered === undefined ? [] : ['yes']
    },
    asked,
    step: () => t.view('spectator').step,
    log: () => t.news('spectator').map(({ key }) => key),
    targets: () => b.choice('target').map(called),
    defenders: () => b.choice('defend').map(called),
    strikes: attacker => argsOf('strike', attacker).map(called),
    steps: where => argsOf('move', where),
    whyNoStrike: (attacker, target) => b.whyNot('strike', `${piece(attacker)}:${piece(target)}`),
    whyNoUse: (where, id) => b.whyNot('use', `${piece(where)}:${id}`),
    winner() {
      const { result } = t.state
      if (result.kind === 'open') return undefined
      return result.kind === 'won' ? (result.winners.includes(0) ? 'one' : 'two') : 'draw'
    },
  }
  return b
}

/** Cards placed for the preparation (7), by their cells. */
export type Placed = { readonly [cell in Cell]?: CardId }

/** Both squads are placed; `one` is First and decides first what stays hidden. */
export function placed(
  one: Placed,
  two: Placed,
  dice: readonly number[] = [],
  decks: Readonly<Record<string, readonly CardId[]>> = {},
): Table {
  const cards = (seat: Seat, squad: Placed) =>
    CELLS.flatMap(cell => (squad[cell] === undefined ? [] : [[cell, { [seat]: [squad[cell]] }]]))
  return table(game, {
    position: {
      facts: { phase: 'placement' },
      zones: { placed: Object.fromEntries([...cards('one', one), ...cards('two', two)]), deck: decks },
      stack: [{ step: 'prepare.begin' }],
    },
    random: dice,
  })
}

/** Nothing more stays hidden: what follows the reveal is asked. */
export function revealed(t: Table): Battle {
  const b = playing(t)
  while (b.step() === 'prepare.hide') b.answer('done')
  return b
}

/** Both squads are placed, and only these cards stay hidden. */
export function prepared(
  one: Placed,
  two: Placed,
  { dice = [], hide = [] }: { readonly dice?: readonly number[]; readonly hide?: readonly Cell[] } = {},
): Battle {
  const t = placed(one, two, dice)
  for (const [seat, cards] of [
    ['one', one],
    ['two', two],
  ] as const) {
    for (const cell of hide) if (cards[cell] !== undefined) t.play(seat, 'hide', cell)
    t.play(seat, 'done')
  }
  return playing(t)
}

/** The same moment with a card somewhere else: what no card of the game does in the middle of an attack. */
export function displaced(b: Battle, where: Where, at: string, dice: readonly number[] = []): Battle {
  const { facts, zones, ...position } = writePosition(game, b.t.state)
  const { inPlay: _inPlay, graveyard: _graveyard, ...others } = zones ?? {} // they follow from the rows
  const moved = PIECES.indexOf(b.piece(where))
  const rows = required(facts, 'facts')['pieces']
  const pieces = (Array.isArray(rows) ? rows : []).map((row, i) =>
    i === moved && typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row, at } : row,
  )
  return playing(table(game, { position: { ...position, facts: { ...facts, pieces }, zones: others }, random: dice }))
}
