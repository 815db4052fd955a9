// SHA-256 and ChaCha8 against published vectors and an independent implementation; the sampler on top of them.

import { createHash } from 'node:crypto'
import { sampler, seedFrom } from '@ludoteka/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chachaWord } from '../src/chacha.ts'
import { sha256 } from '../src/sha256.ts'

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published hash (vector %#)', (text, hash) => {
    expect(sha256(text)).toBe(hash)
  })

  test('agrees with another implementation on any text, at every length around the block borders', () => {
    const other = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
    for (let length = 0; length < 200; length++) expect(sha256('я'.repeat(length))).toBe(other('я'.repeat(length)))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        expect(sha256(text)).toBe(other(text))
      }),
    )
  })
})

/** ChaCha as its paper writes it, on BigInts: slow, and sharing no line with the kernel's. */
function paperChacha8(key: readonly number[], block: bigint): bigint[] {
  const mask = 0xffff_ffffn
  const constants = [...'expand 16-byte k'].map(c => BigInt(c.charCodeAt(0)))
  const littleEndian = (at: number): bigint =>
    [0, 1, 2, 3].reduce((word, i) => word | ((constants[at * 4 + i] ?? 0n) << BigInt(8 * i)), 0n)
  const words = key.map(BigInt)
  const start = [0, 1, 2, 3].map(littleEndian).concat(words, words, [block & mask, block >> 32n, 0n, 0n])
  const x = [...start]
  const at = (i: number): bigint => x[i] ?? 0n
  const step = (a: number, b: number, c: number, by: bigint): void => {
    x[a] = (at(a) + at(b)) & mask
    const mixed = at(c) ^ at(a)
    x[c] = ((mixed << by) | (mixed >> (32n - by))) & mask
  }
  const quarter = (a: number, b: number, c: number, d: number): void => {
    step(a, b, d, 16n)
    step(c, d, b, 12n)
    step(a, b, d, 8n)
    step(c, d, b, 7n)
  }
  for (let double = 0; double < 4; double++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i)
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4))
  }
  return x.map((word, i) => (word + (start[i] ?? 0n)) & mask)
}

/** The stream's bytes in hexadecimal, as test vectors print them. */
function stream(key: readonly number[], from: number, words: number): string {
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
  return Array.from({ length: words }, (_, i) => chachaWord(key, from + i))
    .flatMap(word => [0, 8, 16, 24].map(shift => hex((word >>> shift) & 255)))
    .join('')
}

const word = fc.integer({ min: 0, max: 0xffff_ffff })
const key = fc.tuple(word, word, word, word)

describe('ChaCha8 with a 128-bit key', () => {
  test('gives the published stream for the zero key', () => {
    expect(stream([0, 0, 0, 0], 0, 32)).toBe(
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
        'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b' +
        '8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce08116' +
        '5ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d',
    )
  })

  test('agrees with the paper for any key and any block, in any order of asking', () => {
    fc.assert(
      fc.property(key, key, fc.nat({ max: 2 ** 40 }), fc.nat(15), (one, two, block, i) => {
        const expected = Number(paperChacha8(one, BigInt(block))[i])
        expect(chachaWord(one, block * 16 + i) >>> 0).toBe(expected)
        chachaWord(two, block * 16 + i) // another key in between: what is kept for speed must not show
        expect(chachaWord(one, block * 16 + i) >>> 0).toBe(expected)
      }),
    )
  })
})

describe('the sampler', () => {
  test('draws the same numbers from the same seed, and others from another', () => {
    const draw = (seed: string): number[] => {
      const random = sampler(seedFrom(seed))
      return Array.from({ length: 50 }, () => random.below(1000))
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test('never leaves its bounds, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = sampler(seedFrom(seed)).below(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }),
    )
  })

  test.each([2, 3, 6, 7, 10])('is fair among %i', n => {
    const random = sampler(seedFrom('fair', n))
    const draws = 6000 * n
    const seen = new Array<number>(n).fill(0)
    for (let i = 0; i < draws; i++) {
      const drawn = random.below(n)
      seen[drawn] = (seen[drawn] ?? 0) + 1
    }
    const expected = draws / n
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(30) // beyond one in ten thousand for up to 9 degrees of freedom
  })

  test('is fair also where the numbers do not divide the words of the stream evenly', () => {
    const random = sampler(seedFrom('uneven'))
    const third = 2 ** 30
    const low = Array.from({ length: 9000 }, () => random.below(3 * third)).filter(drawn => drawn < third).length
    expect(Math.abs(low - 3000)).toBeLessThan(200) // folding the words would make it about 4500
  })

  test('makes seeds that are seeds', () => {
    const random = sampler(seedFrom('seeds'))
    const made = [random.seed(), random.seed()]
    for (const seed of made) expect(seed).toMatch(/^[0-9a-f]{32}$/)
    expect(made[0]).not.toBe(made[1])
  })
})
