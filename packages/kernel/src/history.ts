// A list that only grows, as a match needs it: adding to it costs the same however long it has become.

/**
 * What was added up to some moment. Histories of one match share a buffer: each sees its own beginning of it, and
 * whoever adds to one that others have already gone beyond gets a buffer of its own. Of a long match the first items may
 * be kept elsewhere: they count, but can't be read here. A class, so that the buffer, which holds what later moments
 * added, is out of reach.
 */
export class History<T> implements Iterable<T> {
  readonly length: number
  /** How many of the first items are not in memory. */
  readonly skipped: number
  readonly #buffer: T[]

  private constructor(buffer: T[], length: number, skipped: number) {
    this.#buffer = buffer
    this.length = length
    this.skipped = skipped
  }

  /** These items, after so many that are not in memory. */
  static of<T>(items: Iterable<T> = [], skipped = 0): History<T> {
    const buffer = [...items]
    return new History(buffer, skipped + buffer.length, skipped)
  }

  with(...items: readonly T[]): History<T> {
    if (items.length === 0) return this
    const buffer = this.skipped + this.#buffer.length === this.length ? this.#buffer : this.slice()
    for (const item of items) buffer.push(item)
    return new History(buffer, this.skipped + buffer.length, this.skipped)
  }

  /** The beginning of it. */
  upTo(length: number): History<T> {
    if (length >= this.length) return this
    return length > this.skipped ? new History(this.#buffer, length, this.skipped) : History.of([], Math.max(0, length))
  }

  /** The same, with only the items from this one on in memory. */
  from(index: number): History<T> {
    return index > this.skipped ? History.of(this.slice(index), Math.min(index, this.length)) : this
  }

  /** Counted from the end where negative, as lists do. */
  at(index: number): T | undefined {
    const i = index < 0 ? this.length + index : index
    return i >= this.skipped && i < this.length ? this.#buffer[i - this.skipped] : undefined
  }

  findLastIndex(fits: (item: T) => boolean): number {
    for (let i = this.length - 1; i >= this.skipped; i--) {
      const item = this.#buffer[i - this.skipped]
      if (item !== undefined && fits(item)) return i
    }
    return -1
  }

  /** Of the items in memory those that stand between these indices. */
  slice(from = 0, to = this.length): T[] {
    const { skipped, length } = this
    const inBuffer = (index: number): number => Math.max(0, clamp(index, length) - skipped)
    return this.#buffer.slice(inBuffer(from), inBuffer(to))
  }

  *[Symbol.iterator](): Iterator<T> {
    yield* this.slice()
  }

  toJSON(): readonly T[] {
    return this.slice()
  }
}

function clamp(index: number, length: number): number {
  return index < 0 ? Math.max(0, length + index) : Math.min(index, length)
}
