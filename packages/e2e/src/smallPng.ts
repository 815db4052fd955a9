// Makes a screenshot small: at most 256 colours, chosen by median cut, as an indexed PNG.

import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 256

export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png)
  const palette = medianCut(histogramOf(pixels))
  const nearest = nearestIn(palette)
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nearest(pixels[at++] ?? 0)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  const colours = Buffer.from(palette.flatMap(colour => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint32Array }

/** Pixels as 0xRRGGBB; screenshots are opaque, eight bits a channel and never interlaced. */
function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const channels = png[25] === 6 ? 4 : 3
  const stride = width * channels
  const raw = inflateSync(Buffer.concat(dataOf(png)))
  const line = Buffer.alloc(stride)
  const above = Buffer.alloc(stride)
  const pixels = new Uint32Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1)
    const filter = raw[start] ?? 0
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : (line[i - channels] ?? 0)
      const corner = i < channels ? 0 : (above[i - channels] ?? 0)
      line[i] = (raw[start + 1 + i] ?? 0) + predicted(filter, left, above[i] ?? 0, corner)
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = line.readUIntBE(x * channels, 3)
    line.copy(above)
  }
  return { width, height, pixels }
}

function dataOf(png: Buffer): readonly Buffer[] {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return parts
}

/** The filters of the PNG format. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4: {
      const guess = left + up - corner
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
      return a <= b && a <= c ? left : b <= c ? up : corner
    }
    default:
      return 0
  }
}

type Counted = { readonly colour: number; readonly count: number }

function histogramOf(pixels: Uint32Array): readonly Counted[] {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].map(([colour, count]) => ({ colour, count }))
}

const SHIFTS = [16, 8, 0] as const
const channelOf = (colour: number, shift: number): number => (colour >> shift) & 255

function medianCut(colours: readonly Counted[]): readonly number[] {
  const boxes: Counted[][] = [[...colours]]
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((best, box) => (worthOf(box) > worthOf(best) ? box : best))
    if (widest.length < 2) break
    const { shift } = widestChannel(widest)
    widest.sort((a, b) => channelOf(a.colour, shift) - channelOf(b.colour, shift))
    boxes.push(widest.splice(middleOf(widest)))
  }
  return boxes.map(meanOf)
}

/** Where half of the pixels lie on either side; both sides keep a colour. */
function middleOf(box: readonly Counted[]): number {
  let left = box.reduce((sum, { count }) => sum + count, 0) / 2
  let middle = 0
  for (const { count } of box) {
    left -= count
    if (left <= 0) break
    middle++
  }
  return Math.max(1, Math.min(middle, box.length - 1))
}

/** How much a box gains by being cut: wide ones with many pixels first, but rare bright colours are not forgotten. */
function worthOf(box: readonly Counted[]): number {
  return box.length < 2 ? -1 : widestChannel(box).range * Math.log(1 + box.reduce((sum, { count }) => sum + count, 0))
}

function widestChannel(box: readonly Counted[]): { readonly shift: number; readonly range: number } {
  let best = { shift: 0, range: -1 }
  for (const shift of SHIFTS) {
    let [low, high] = [255, 0]
    for (const { colour } of box) {
      const value = channelOf(colour, shift)
      if (value < low) low = value
      if (value > high) high = value
    }
    if (high - low > best.range) best = { shift, range: high - low }
  }
  return best
}

function meanOf(box: readonly Counted[]): number {
  const total = box.reduce((sum, { count }) => sum + count, 0)
  const mean = (shift: number): number =>
    Math.round(box.reduce((sum, { colour, count }) => sum + channelOf(colour, shift) * count, 0) / total)
  return (mean(16) << 16) | (mean(8) << 8) | mean(0)
}

function nearestIn(palette: readonly number[]): (colour: number) => number {
  const known = new Map<number, number>()
  return colour => {
    const found = known.get(colour)
    if (found !== undefined) return found
    let best = 0
    let bestDistance = Number.POSITIVE_INFINITY
    palette.forEach((candidate, i) => {
      const distance = SHIFTS.reduce<number>((sum, s) => sum + (channelOf(candidate, s) - channelOf(colour, s)) ** 2, 0)
      if (distance < bestDistance) {
        best = i
        bestDistance = distance
      }
    })
    known.set(colour, best)
    return best
  }
}
