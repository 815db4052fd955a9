// SHA-256 (FIPS 180-4), synchronous and dependency-free: seed commitments and state hashes must agree
// in the server, the browser and the tests.

const K = new Uint32Array(64)
const INITIAL = new Uint32Array(8)

// The constants are the fractional bits of roots of the first primes, so they are computed rather than listed.
{
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) INITIAL[found] = fractionBits(Math.sqrt(n))
    K[found++] = fractionBits(Math.cbrt(n))
  }
}

function fractionBits(x: number): number {
  return ((x - Math.floor(x)) * 0x1_0000_0000) >>> 0
}

function utf8(text: string): Uint8Array {
  const out: number[] = []
  for (const char of text) {
    const c = char.codePointAt(0) ?? 0
    if (c < 0x80) out.push(c)
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return Uint8Array.from(out)
}

const w = new Uint32Array(64)
const at = (a: Uint32Array, i: number): number => a[i] ?? 0
const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** The hash of a text's UTF-8 bytes, in hexadecimal. */
export function sha256(text: string): string {
  const message = utf8(text)
  const padded = new Uint8Array((((message.length + 8) >> 6) << 6) + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const bits = new DataView(padded.buffer)
  bits.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000))
  bits.setUint32(padded.length - 4, message.length << 3)

  const h = INITIAL.slice()
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = bits.getUint32(offset + i * 4)
    for (let i = 16; i < 64; i++) {
      const x = at(w, i - 15)
      const y = at(w, i - 2)
      const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3)
      const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    const v = h.slice()
    for (let i = 0; i < 64; i++) {
      const [a, b, c, e, f, g] = [at(v, 0), at(v, 1), at(v, 2), at(v, 4), at(v, 5), at(v, 6)]
      const t1 = at(v, 7) + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)
      const t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      v.copyWithin(1, 0, 7)
      v[4] = at(v, 4) + t1
      v[0] = t1 + t2
    }
    for (let i = 0; i < 8; i++) h[i] = at(h, i) + at(v, i)
  }
  return [...h].map(word => word.toString(16).padStart(8, '0')).join('')
}
