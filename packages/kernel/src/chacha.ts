// ChaCha8 in counter mode over a 128-bit key: the nth word of the stream can be computed at any time,
// so a generator is just (seed, how many words were drawn) and fits in a plain JSON state.

const SIGMA = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const // "expand 16-byte k"

const input = new Uint32Array(16)
const block = new Uint32Array(16)
input.set(SIGMA)
let blockNumber = -1

/** Word `n` of the stream keyed by four 32-bit words. The block computed last is kept, for speed only. */
export function chachaWord(key: readonly number[], n: number): number {
  const number = Math.floor(n / 16)
  if (number !== blockNumber || !isKeyedBy(key)) compute(key, number)
  return block[n & 15] ?? 0
}

function isKeyedBy(key: readonly number[]): boolean {
  return input[4] === key[0] && input[5] === key[1] && input[6] === key[2] && input[7] === key[3]
}

function compute(key: readonly number[], number: number): void {
  blockNumber = number
  for (let i = 0; i < 4; i++) {
    input[4 + i] = key[i] ?? 0
    input[8 + i] = key[i] ?? 0 // a 128-bit key is used twice, as ChaCha's authors do
  }
  input[12] = number
  input[13] = Math.floor(number / 0x1_0000_0000)
  block.set(input)
  for (let round = 0; round < 8; round += 2) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] ?? 0) + (input[i] ?? 0)
}

function quarter(ia: number, ib: number, ic: number, id: number): void {
  let a = block[ia] ?? 0
  let b = block[ib] ?? 0
  let c = block[ic] ?? 0
  let d = block[id] ?? 0
  a = (a + b) | 0
  d = rotl(d ^ a, 16)
  c = (c + d) | 0
  b = rotl(b ^ c, 12)
  a = (a + b) | 0
  d = rotl(d ^ a, 8)
  c = (c + d) | 0
  b = rotl(b ^ c, 7)
  block[ia] = a
  block[ib] = b
  block[ic] = c
  block[id] = d
}

function rotl(x: number, n: number): number {
  return (x << n) | (x >>> (32 - n))
}
