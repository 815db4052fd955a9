// Effects that last: rows of source, word, amount, holder and end. Gained keywords, laws, charges, markers.

import {
  type Codec,
  type Core,
  count,
  expireRows,
  findRows,
  flag,
  NOWHERE,
  named,
  removeRows,
  type Seat,
  seat,
  type Which,
} from '@ludoteka/kernel'

/**
 * How several effects of one word go together: their amounts add up, the largest or the smallest counts, or it is enough
 * to have one.
 */
export type Stacking = 'sum' | 'max' | 'min' | 'flag'

export type LastingRow = {
  readonly source: string
  readonly word: string
  readonly amount: number
  readonly holder: string | number
  /** The holder has lost the word: what it has of its own does not count. */
  readonly lost: boolean
  readonly until: string
  readonly whose: Seat
  readonly left: number
}

/** The columns of such rows, for `rows`. The first moment is meant where nothing is said: what lasts for ever has it. */
export function lastingColumns<
  const Source extends string,
  T extends Readonly<Record<string, Stacking>>,
  Holder extends string | number,
  const Moment extends string,
>(of: {
  readonly sources: readonly Source[]
  /** The words there are, and how several effects of each go together. */
  readonly stacking: T
  readonly holder: Codec<Holder>
  readonly moments: readonly Moment[]
}): LastingColumns<Source, keyof T & string, Holder, Moment> {
  return {
    source: named(of.sources),
    word: named(wordsIn(of.stacking)),
    amount: count(1),
    holder: of.holder,
    lost: flag(),
    until: named(of.moments),
    whose: seat(NOWHERE),
    left: count(1),
  }
}

function wordsIn<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((word): word is keyof T & string => Object.hasOwn(table, word))
}

type LastingColumns<Source, Word, Holder, Moment> = {
  readonly source: Codec<Source>
  readonly word: Codec<Word>
  readonly amount: Codec<number>
  readonly holder: Codec<Holder>
  readonly lost: Codec<boolean>
  readonly until: Codec<Moment>
  readonly whose: Codec<Seat>
  readonly left: Codec<number>
}

/** The end of a seat's next turn (round, season …): never of the one that is under way. */
export function endOfNext<Moment extends string>(
  moment: Moment,
  whose: Seat,
  active: Seat,
): { readonly until: Moment; readonly whose: Seat; readonly left: number } {
  return { until: moment, whose, left: whose === active ? 2 : 1 }
}

export type LastingRules<S extends Core, R extends LastingRow, T extends Readonly<Record<R['word'], Stacking>>> = {
  /** The codec of the rows. */
  readonly rows: { readonly blank: R }
  /** The field that holds them. */
  list(s: S): R[]
  readonly stacking: T
  /** The amounts of a word that a holder has without any row: printed on a card, given by something near by. */
  printed?(s: S, holder: R['holder'], word: R['word']): readonly number[]
}

/** What an effect must say; other columns stand at their default. */
export type Gained<R extends LastingRow> = Pick<R, 'source' | 'word' | 'holder'> & Partial<Omit<R, 'lost'>>

/** The words of a table that go together like this. */
type StackedBy<T, How extends Stacking> = { readonly [K in keyof T]: T[K] extends How ? K : never }[keyof T]

export type Lasting<S extends Core, R extends LastingRow, T> = {
  add(s: S, gained: Gained<R>): R
  /** Ends what the holder has gained of a word; what it has of its own does not count until this ends. It may be gained again. */
  lose(s: S, lost: Gained<R>): R[]
  /** Ends the effects that are meant, and gives them back. */
  end(s: S, which: Which<R>): R[]
  /** A moment has come, of this seat if it has one: ends what is due, and gives it back. */
  expire(s: S, moment: R['until'], whose?: Seat): R[]
  has(s: S, holder: R['holder'], word: R['word']): boolean
  /** How much of a word a holder has, 0 for nothing. */
  amountOf(s: S, holder: R['holder'], word: StackedBy<T, 'sum' | 'max' | 'flag'>): number
  /** The strictest limit of that word, if there is any. */
  limitOf(s: S, holder: R['holder'], word: StackedBy<T, 'min'>): number | undefined
  /** Every word the holder has. */
  wordsOf(s: S, holder: R['holder']): R['word'][]
}

/** The effects that last in a game. */
export function lastingEffects<S extends Core, R extends LastingRow, T extends Readonly<Record<R['word'], Stacking>>>(
  rules: LastingRules<S, R, T>,
): Lasting<S, R, T>
export function lastingEffects(
  rules: LastingRules<Core, LastingRow, Readonly<Record<string, Stacking>>>,
): Lasting<Core, LastingRow, Readonly<Record<string, Stacking>>> {
  const { list, stacking, printed } = rules
  const amounts = (s: Core, holder: string | number, word: string): number[] => {
    const found = findRows(list(s), { holder, word })
    const own = printed && !found.some(({ lost }) => lost) ? printed(s, holder, word) : []
    return [...own, ...found.filter(({ lost }) => !lost).map(({ amount }) => amount)]
  }
  const has = (s: Core, holder: string | number, word: string): boolean => amounts(s, holder, word).length > 0
  return {
    add: (s, gained) => push(list(s), { ...rules.rows.blank, ...gained }),
    lose(s, lost) {
      const ended = removeRows(list(s), { holder: lost.holder, word: lost.word })
      push(list(s), { ...rules.rows.blank, ...lost, lost: true })
      return ended
    },
    end: (s, which) => removeRows(list(s), which),
    expire: (s, moment, whose) => expireRows(list(s), moment, whose),
    has,
    amountOf: (s, holder, word) => together(stacking[word], amounts(s, holder, word)),
    limitOf(s, holder, word) {
      const found = amounts(s, holder, word)
      return found.length > 0 ? Math.min(...found) : undefined
    },
    wordsOf: (s, holder) => wordsIn(stacking).filter(word => has(s, holder, word)),
  }
}

function push(list: LastingRow[], row: LastingRow): LastingRow {
  list.push(row)
  return row
}

function together(stacking: Stacking | undefined, amounts: readonly number[]): number {
  if (stacking === 'sum') return amounts.reduce((sum, amount) => sum + amount, 0)
  if (stacking === 'flag') return amounts.length > 0 ? 1 : 0
  return Math.max(0, ...amounts)
}
