// A list that only grows, as a match needs it: adding to it costs the same however long it has become.

/**
 * What was added up to some moment. Histories of one match share a buffer: each sees its own beginning of it, and
 * whoever adds to one that others have already gone beyond gets a buffer of its own. A class, so that the buffer, which
 * holds what later moments added, is out of reach.
 */
export class History<T> implements Iterable<T> {
  readonly length: number
  readonly #buffer: T[]

  private constructor(buffer: T[], length: number) {
    this.#buffer = buffer
    this.length = length
  }

  static of<T>(items: Iterable<T> = []): History<T> {
    const buffer = [...items]
    return new History(buffer, buffer.length)
  }

  with(...items: readonly T[]): History<T> {
    if (items.length === 0) return this
    const buffer = this.#buffer.length === this.length ? this.#buffer : this.slice()
    for (const item of items) buffer.push(item)
    return new History(buffer, buffer.length)
  }

  /** The beginning of it. */
  upTo(length: number): History<T> {
    return length < this.length ? new History(this.#buffer, Math.max(0, length)) : this
  }

  /** Counted from the end where negative, as lists do. */
  at(index: number): T | undefined {
    const i = index < 0 ? this.length + index : index
    return i < this.length ? this.#buffer[i] : undefined
  }

  findLastIndex(fits: (item: T) => boolean): number {
    for (let i = this.length - 1; i >= 0; i--) {
      const item = this.#buffer[i]
      if (item !== undefined && fits(item)) return i
    }
    return -1
  }

  slice(from = 0, to = this.length): T[] {
    return this.#buffer.slice(clamp(from, this.length), clamp(to, this.length))
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
