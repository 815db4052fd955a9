// Chance. Only these functions touch the generator; tests and scenarios may queue the results they want.

import { chachaWord } from './chacha.ts'
import type { Core } from './core.ts'
import { fail } from './errors.ts'
import { sha256 } from './sha256.ts'

/** 128 secret bits, as 32 hexadecimal digits. */
export type Seed = string

export type Random = {
  readonly seed: readonly number[]
  drawn: number
  /** Results queued by a test or scenario, taken before the generator is asked. */
  queued: (number | string)[]
}

export function seedWords(seed: unknown): readonly number[] {
  if (typeof seed !== 'string' || !/^[0-9a-f]{32}$/.test(seed)) {
    fail('bad-seed', 'A seed is 32 hexadecimal digits (128 bits).')
  }
  return [0, 8, 16, 24].map(i => Number.parseInt(seed.slice(i, i + 8), 16))
}

/** What is published before the match: it binds the dealer to the seed without telling it. */
export function commitmentOf(seed: Seed): string {
  return sha256(`ludoteka seed ${seed}`)
}

/** Makes a seed out of any words, for tools and tests; a live match takes its seed from the operating system. */
export function seedFrom(...words: readonly (string | number)[]): Seed {
  return sha256(words.join(' ')).slice(0, 32)
}

export type Sampler = { below(n: number): number; seed(): Seed }

/** A generator outside any match, for bots and tools. */
export function sampler(seed: Seed): Sampler {
  const random: Random = { seed: seedWords(seed), drawn: 0, queued: [] }
  const hex = (): string => nextWord(random).toString(16).padStart(8, '0')
  return { below: n => uniform(random, n), seed: () => hex() + hex() + hex() + hex() }
}

function nextWord(random: Random): number {
  return chachaWord(random.seed, random.drawn++)
}

const WORDS = 0x1_0000_0000

/** A number from 0 to n − 1; draws again where the rest would make some numbers likelier. */
function uniform(random: Random, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) fail('broken-rules', `There is no number below ${n} to draw.`)
  if (n === WORDS) return nextWord(random)
  for (;;) {
    const word = nextWord(random)
    // The last `WORDS % n` words are left out; there are fewer than n of them, so the division is hardly ever needed.
    if (word < WORDS - n || word < WORDS - (WORDS % n)) return (word >>> 0) % (n >>> 0) // whole numbers divide quickly
  }
}

/** A generator for a supposed state. */
export function freshRandom(random: Sampler): Random {
  const word = (): number => random.below(0x1_0000_0000)
  return { seed: [word(), word(), word(), word()], drawn: 0, queued: [] }
}

/**
 * A quick generator for re-dealing, started from a sampler (sfc32): what a bot supposes need not be unpredictable, and it
 * supposes a great deal.
 */
export function quickRandom(random: Sampler): (n: number) => number {
  let [a, b, c, counter] = [random.below(0x1_0000_0000), random.below(0x1_0000_0000), 0, 1]
  return n => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return Math.floor(((sum >>> 0) / 0x1_0000_0000) * n)
  }
}

/** Throws one die. */
export function die(s: Core, sides = 6): number {
  s.sealed = true
  const queued = s.random.queued.shift()
  if (queued === undefined) return 1 + uniform(s.random, sides)
  if (typeof queued !== 'number' || !Number.isInteger(queued) || queued < 1 || queued > sides) {
    fail('bad-scenario', `The queued result ${String(queued)} is no throw of a die with ${sides} sides.`)
  }
  return queued
}

/** A number below n, where nothing is queued. */
export function pickIndex(s: Core, n: number): number {
  s.sealed = true
  return uniform(s.random, n)
}

/** One of the names, each equally likely; the list may hold a name several times. */
export function pickRandom<T extends string>(s: Core, names: readonly T[]): T {
  s.sealed = true
  const queued = s.random.queued.shift()
  if (queued === undefined)
    return names[uniform(s.random, names.length)] ?? fail('broken-rules', 'Nothing to pick from.')
  return (
    names.find(name => name === queued) ??
    fail('bad-scenario', `The queued result ${String(queued)} is none of ${names.join(', ')}.`)
  )
}

/** A list in another order (Fisher–Yates). */
export function shuffled(random: Random, given: readonly number[]): readonly number[] {
  const list = given.slice()
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniform(random, i + 1)
    const moved = list[i] ?? 0
    list[i] = list[j] ?? 0
    list[j] = moved
  }
  return list
}
