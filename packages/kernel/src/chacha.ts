// ChaCha8 in counter mode over a 128-bit key: the nth word of the stream can be computed at any time,
// so a generator is just (seed, how many words were drawn) and fits in a plain JSON state.

const SIGMA = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const // "expand 16-byte k"

const input = new Int32Array(16)
const block = new Int32Array(16)
input.set(SIGMA)
let blockNumber = -1
let blockKey: readonly number[] = []

/** Word `n` of the stream keyed by four 32-bit words. The block computed last is kept, for speed only; keys are never changed. */
export function chachaWord(key: readonly number[], n: number): number {
  const number = Math.floor(n / 16)
  if (number !== blockNumber || key !== blockKey) compute(key, number)
  return (block[n & 15] ?? 0) >>> 0
}

/** All sixteen words in variables, the quarter rounds written out: as a loop over a list it takes four times as long. */
function compute(key: readonly number[], number: number): void {
  blockNumber = number
  blockKey = key
  for (let i = 0; i < 4; i++) {
    input[4 + i] = key[i] ?? 0
    input[8 + i] = key[i] ?? 0 // a 128-bit key is used twice, as ChaCha's authors do
  }
  input[12] = number
  input[13] = Math.floor(number / 0x1_0000_0000)
  let x0 = input[0] ?? 0
  let x1 = input[1] ?? 0
  let x2 = input[2] ?? 0
  let x3 = input[3] ?? 0
  let x4 = input[4] ?? 0
  let x5 = input[5] ?? 0
  let x6 = input[6] ?? 0
  let x7 = input[7] ?? 0
  let x8 = input[8] ?? 0
  let x9 = input[9] ?? 0
  let x10 = input[10] ?? 0
  let x11 = input[11] ?? 0
  let x12 = input[12] ?? 0
  let x13 = input[13] ?? 0
  let x14 = input[14] ?? 0
  let x15 = input[15] ?? 0
  for (let round = 0; round < 8; round += 2) {
    x0 = (x0 + x4) | 0
    x12 = rotl(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = rotl(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = rotl(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = rotl(x4 ^ x8, 7)

    x1 = (x1 + x5) | 0
    x13 = rotl(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = rotl(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = rotl(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = rotl(x5 ^ x9, 7)

    x2 = (x2 + x6) | 0
    x14 = rotl(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = rotl(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = rotl(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = rotl(x6 ^ x10, 7)

    x3 = (x3 + x7) | 0
    x15 = rotl(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = rotl(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = rotl(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = rotl(x7 ^ x11, 7)

    x0 = (x0 + x5) | 0
    x15 = rotl(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = rotl(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = rotl(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = rotl(x5 ^ x10, 7)

    x1 = (x1 + x6) | 0
    x12 = rotl(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = rotl(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = rotl(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = rotl(x6 ^ x11, 7)

    x2 = (x2 + x7) | 0
    x13 = rotl(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = rotl(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = rotl(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = rotl(x7 ^ x8, 7)

    x3 = (x3 + x4) | 0
    x14 = rotl(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = rotl(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = rotl(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = rotl(x4 ^ x9, 7)
  }
  block[0] = x0
  block[1] = x1
  block[2] = x2
  block[3] = x3
  block[4] = x4
  block[5] = x5
  block[6] = x6
  block[7] = x7
  block[8] = x8
  block[9] = x9
  block[10] = x10
  block[11] = x11
  block[12] = x12
  block[13] = x13
  block[14] = x14
  block[15] = x15
  for (let i = 0; i < 16; i++) block[i] = (block[i] ?? 0) + (input[i] ?? 0)
}

function rotl(x: number, n: number): number {
  return (x << n) | (x >>> (32 - n))
}
