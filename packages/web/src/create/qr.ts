// QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 6.

/** By version: all codewords, those for error correction in each block, blocks, and where the alignment pattern stands. */
const VERSIONS = [
  { codewords: 26, correction: 10, blocks: 1, alignment: undefined },
  { codewords: 44, correction: 16, blocks: 1, alignment: 18 },
  { codewords: 70, correction: 26, blocks: 1, alignment: 22 },
  { codewords: 100, correction: 18, blocks: 2, alignment: 26 },
  { codewords: 134, correction: 24, blocks: 2, alignment: 30 },
  { codewords: 172, correction: 16, blocks: 4, alignment: 34 },
] as const
type Version = (typeof VERSIONS)[number]

/** Mode and length of a text of bytes, in bits. */
const HEADER_BITS = 12

type Grid = boolean[][]

/** Rows of modules, dark ones true; undefined if the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  const number = VERSIONS.findIndex(version => bytes.length * 8 + HEADER_BITS <= dataLength(version) * 8)
  const version = VERSIONS[number]
  if (!version) return undefined
  const size = 17 + 4 * (number + 1)
  const { grid, isFixed } = patterns(size, version)
  fill(grid, isFixed, interleaved(codewords(bytes, version), version))
  const masked = MASKS.map((mask, i) => applyMask(grid, isFixed, mask, i))
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

const dataLength = ({ codewords, correction, blocks }: Version): number => codewords - correction * blocks

/** Mode, length, the bytes, and padding to the end. */
function codewords(bytes: readonly number[], version: Version): readonly number[] {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap(byte => bitsOf(byte, 8))]
  const capacity = dataLength(version) * 8
  for (let i = 0; i < 4 && bits.length < capacity; i++) bits.push(0)
  while (bits.length % 8 !== 0) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  )
  for (let pad = 0xec; words.length < dataLength(version); pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1)
}

/** The blocks one after the other, codeword by codeword, then their error correction. */
function interleaved(data: readonly number[], { blocks, correction }: Version): readonly number[] {
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  let start = 0
  const parts = Array.from({ length: blocks }, (_, i) => {
    const part = data.slice(start, start + short + (i >= blocks - longer ? 1 : 0))
    start += part.length
    return part
  })
  const divisor = generator(correction)
  return [...byColumns(parts), ...byColumns(parts.map(part => remainder(part, divisor)))]
}

function byColumns(parts: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => parts.flatMap(part => part[i] ?? [])).flat()
}

/** Multiplication in the field of 256 elements. */
function times(x: number, y: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((y >>> i) & 1) * x
  }
  return product
}

/** The Reed–Solomon polynomial of a degree, from the highest power on and without its leading one. */
function generator(degree: number): readonly number[] {
  let result = Array.from({ length: degree }, (_, i): number => (i === degree - 1 ? 1 : 0))
  let root = 1
  for (let i = 0; i < degree; i++) {
    result = result.map((factor, j) => times(factor, root) ^ (result[j + 1] ?? 0))
    root = times(root, 2)
  }
  return result
}

function remainder(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = divisor.map((one, i) => (rest[i + 1] ?? 0) ^ times(one, factor))
  }
  return rest
}

const gridOf = (size: number): Grid => Array.from({ length: size }, () => Array.from({ length: size }, () => false))

/** Everything that does not depend on the text, and which modules that takes. */
function patterns(size: number, { alignment }: Version): { readonly grid: Grid; readonly isFixed: Grid } {
  const grid = gridOf(size)
  const isFixed = gridOf(size)
  const set = (x: number, y: number, isDark: boolean): void => {
    const [row, fixed] = [grid[y], isFixed[y]]
    if (!row || !fixed || x < 0 || x >= size) return
    row[x] = isDark
    fixed[x] = true
  }
  const rings = (cx: number, cy: number, radius: number, light: readonly number[]): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  rings(3, 3, 4, [2, 4])
  rings(size - 4, 3, 4, [2, 4])
  rings(3, size - 4, 4, [2, 4])
  if (alignment !== undefined) rings(alignment, alignment, 2, [1])
  for (const [x, y] of formatModules(size).flat()) set(x, y, false)
  set(8, size - 8, true)
  return { grid, isFixed }
}

type Module = readonly [number, number]

/** The two places of each of the fifteen bits of the format. */
function formatModules(size: number): readonly (readonly [Module, Module])[] {
  return Array.from({ length: 15 }, (_, i): readonly [Module, Module] => {
    const first: Module = i < 6 ? [8, i] : i === 6 ? [8, 7] : i === 7 ? [8, 8] : i === 8 ? [7, 8] : [14 - i, 8]
    const second: Module = i < 8 ? [size - 1 - i, 8] : [8, size - 15 + i]
    return [first, second]
  })
}

/** In columns of two from the right, up and down by turns. */
function fill(grid: Grid, isFixed: Grid, words: readonly number[]): void {
  const size = grid.length
  const bits = words.flatMap(word => bitsOf(word, 8))
  let next = 0
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const isUp = ((right + (right < 6 ? 1 : 0) + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = grid[y]
        if (!row || isFixed[y]?.[x] || next >= bits.length) continue
        row[x] = bits[next++] === 1
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function applyMask(grid: Grid, isFixed: Grid, mask: (x: number, y: number) => boolean, number: number): Grid {
  const masked = grid.map((row, y) => row.map((isDark, x) => isDark !== (!isFixed[y]?.[x] && mask(x, y))))
  // Error correction M has the number 0.
  let rest = number
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((number << 10) | rest) ^ 0x5412
  formatModules(grid.length).forEach((places, i) => {
    for (const [x, y] of places) {
      const row = masked[y]
      if (row) row[x] = ((bits >>> i) & 1) === 1
    }
  })
  return masked
}

const RUNS = /(0{5,}|1{5,})/g
const FINDER_LIKE = /(?=10111010000|00001011101)/g

/** How hard it is to read: long runs, blocks, what looks like a finder, and how far it is from half dark. */
function penalty(grid: Grid): number {
  const text = (row: readonly boolean[]): string => row.map(Number).join('')
  const columns = grid.map((_, x) => grid.map(row => row[x] ?? false))
  const lines = [...grid, ...columns].map(text)
  let sum = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(RUNS)) sum += run.length - 2
    sum += 40 * [...line.matchAll(FINDER_LIKE)].length
  }
  for (const [y, row] of grid.entries()) {
    const below = grid[y + 1]
    if (!below) continue
    for (let x = 1; x < row.length; x++)
      if (row[x] === row[x - 1] && row[x] === below[x] && row[x] === below[x - 1]) sum += 3
  }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
