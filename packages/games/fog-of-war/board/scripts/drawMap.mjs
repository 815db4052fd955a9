// Draws Europe and North Africa from Natural Earth, divided into the provinces of the game, into map.generated.ts.
// Run it after a change of the frame, the projection or the seeds: node packages/games/fog-of-war/board/scripts/drawMap.mjs

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoGraticule, geoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import { DIVIDED, LAND_SEEDS, MOUNTAINS, RIVERS, SEA_SEEDS, WHOLE } from './mapSources.mjs'
import { fill, OUTSIDE, poleOf, removeSpecks, simplify, smooth, traceArcs } from './partition.mjs'

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'))

const WIDTH = 1280
const HEIGHT = 900
/** Pixels of the grid in a unit of the picture. */
const FINE = 2
const GRID = { width: WIDTH * FINE, height: HEIGHT * FINE }

/** Central Europe has the most provinces, so the scale falls off around it: by half over so many radians. */
const LENS = 0.5
const STRETCH = 1.1
const CENTRE = [13.5, 48.5]

function lens(x, y) {
  const c = Math.acos(Math.cos(x) * Math.cos(y))
  const k = c === 0 ? 1 : (LENS * (1 - Math.exp(-c / LENS))) / Math.sin(c)
  return [STRETCH * k * Math.cos(y) * Math.sin(x), k * Math.sin(y)]
}
lens.invert = (x, y) => {
  const z = Math.hypot(x / STRETCH, y)
  const c = -LENS * Math.log(Math.max(1e-9, 1 - z / LENS))
  return [Math.atan2((x / STRETCH) * Math.sin(c), z * Math.cos(c)), Math.asin(z === 0 ? 0 : (y * Math.sin(c)) / z)]
}
const projection = geoProjection(lens).rotate([-CENTRE[0], -CENTRE[1]]).scale(1660).translate([625, 452]).precision(0)

const PROVINCES = [...new Set([...Object.keys(WHOLE), ...Object.keys(LAND_SEEDS), ...Object.keys(SEA_SEEDS)])].filter(
  name => name !== 'none',
)
const SEAS = Object.keys(SEA_SEEDS).filter(name => name !== 'none')
/** Labels of the grid: the provinces by their place in the list, then land and water out of play. */
const FOREIGN = PROVINCES.length
const WATER = PROVINCES.length + 1
const UNDECIDED = 100

const isLand = label => label === FOREIGN || (label < FOREIGN && !SEAS.includes(PROVINCES[label]))

/** A slow meander, so that borders drawn by seeds look like borders. */
function meander([lon, lat]) {
  const wave = (a, b, c) =>
    Math.sin(a * 1.9 + c) * 0.5 + Math.sin(b * 3.7 + a * 2.3 + 2 * c) * 0.3 + Math.sin(a * 7.1 - b * 5.3) * 0.14
  return [lon + 0.42 * wave(lat, lon, 1), lat + 0.28 * wave(lon, lat, 4)]
}

function nearest(seeds, names, point) {
  const [lon, lat] = meander(point)
  const narrow = Math.cos((lat * Math.PI) / 180)
  let [best, least] = ['none', Number.POSITIVE_INFINITY]
  for (const name of names)
    for (const [x, y] of seeds[name]) {
      const far = ((x - lon) * narrow) ** 2 + (y - lat) ** 2
      if (far < least) [best, least] = [name, far]
    }
  return best
}

const grid = new Int16Array(GRID.width * GRID.height).fill(UNDECIDED)
const dividedNames = Object.keys(DIVIDED)
for (const { properties, geometry } of feature(atlas, atlas.objects.countries).features) {
  const whole = PROVINCES.findIndex(province => WHOLE[province]?.includes(properties.name))
  const divided = dividedNames.indexOf(properties.name)
  const label = whole >= 0 ? whole : divided >= 0 ? UNDECIDED + 1 + divided : FOREIGN
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  for (const rings of polygons) {
    const drawn = rings.map(ring => ring.map(point => projection(point).map(n => n * FINE)))
    const isNear = drawn[0].some(([x, y]) => x > -200 && y > -200 && x < GRID.width + 200 && y < GRID.height + 200)
    if (isNear) fill(grid, GRID.width, GRID.height, drawn, label)
  }
}
for (let i = 0; i < grid.length; i++) {
  if (grid[i] < UNDECIDED) continue
  const x = i % GRID.width
  const point = projection.invert([(x + 0.5) / FINE, (Math.floor(i / GRID.width) + 0.5) / FINE])
  const isWater = grid[i] === UNDECIDED
  const name = isWater
    ? nearest(SEA_SEEDS, Object.keys(SEA_SEEDS), point)
    : nearest(LAND_SEEDS, DIVIDED[dividedNames[grid[i] - UNDECIDED - 1]], point)
  grid[i] = name === 'none' ? (isWater ? WATER : FOREIGN) : PROVINCES.indexOf(name)
}
removeSpecks(grid, GRID.width, GRID.height, label => (isLand(label) ? 90 : 900))

const arcs = traceArcs(grid, GRID.width, GRID.height).map(({ points, left, right }) => {
  const isFrame = left === OUTSIDE || right === OUTSIDE
  const isSea = !isLand(left) && !isLand(right)
  const line = isFrame ? simplify(points, 0.1) : simplify(smooth(points, isSea ? 40 : 3), isSea ? 2.4 : 1.3)
  return { line: line.map(([x, y]) => [Math.round(x), Math.round(y)]), left, right }
})

/** Each province as rings of lines; a line taken backwards is written as the complement of its number. */
function ringsOf(label) {
  const open = arcs.flatMap(({ left, right }, i) => (left === label ? [i] : right === label ? [~i] : []))
  const first = i => (i < 0 ? arcs[~i].line.at(-1) : arcs[i].line[0])
  const last = i => (i < 0 ? arcs[~i].line[0] : arcs[i].line.at(-1))
  const rings = []
  while (open.length > 0) {
    const ring = [open.pop()]
    while (String(last(ring.at(-1))) !== String(first(ring[0]))) {
      const next = open.findIndex(i => String(first(i)) === String(last(ring.at(-1))))
      if (next < 0) throw new Error(`The outline of ${PROVINCES[label] ?? label} is open.`)
      ring.push(...open.splice(next, 1))
    }
    rings.push(ring)
  }
  return rings
}

/** Relative whole numbers, in half units. */
function written(line) {
  const [[x, y], ...rest] = line
  let [px, py] = [x, y]
  let d = `${x} ${y}`
  for (const [nx, ny] of rest) {
    if (nx === px && ny === py) continue
    d += ` ${nx - px} ${ny - py}`
    ;[px, py] = [nx, ny]
  }
  return d.replaceAll(' -', '-')
}

const nameOf = label =>
  label === OUTSIDE ? 'frame' : label === FOREIGN ? 'land' : label === WATER ? 'water' : PROVINCES[label]
/** A river through its points, with bends instead of corners. */
function riverOf(points) {
  const line = points.map(point => projection(point).map(n => n * FINE))
  const fine = line.slice(0, -1).flatMap(([ax, ay], i) => {
    const [bx, by] = line[i + 1]
    return Array.from({ length: 8 }, (_, step) => [ax + ((bx - ax) * step) / 8, ay + ((by - ay) * step) / 8])
  })
  const bent = smooth([...fine, line.at(-1)], 12)
  return written(simplify(bent, 1).map(([x, y]) => [Math.round(x), Math.round(y)]))
}

/** Small strokes along a crest, as a draughtsman hatches mountains. */
function hachures({ crest, rows }) {
  const line = crest.map(point => projection(point))
  const strokes = []
  let walked = 0
  for (let i = 0; i + 1 < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i], line[i + 1]]
    const length = Math.hypot(bx - ax, by - ay)
    for (; walked < length; walked += 11) {
      const t = walked / length
      for (let row = 0; row < rows; row++) {
        const wobble = Math.sin(walked * 12.9 + row * 7.7 + i * 3.1)
        const off = (row - (rows - 1) / 2) * 10 + wobble * 2.5
        const x = ax + (bx - ax) * t - ((by - ay) / length) * off
        const y = ay + (by - ay) * t + ((bx - ax) / length) * off
        const size = 4.4 + 1.6 * Math.cos(walked * 5.3 + row)
        strokes.push(
          `M${(x - size).toFixed(0)} ${(y + size * 0.7).toFixed(0)}l${size.toFixed(1)}-${(size * 1.5).toFixed(1)} ${size.toFixed(1)} ${(size * 1.5).toFixed(1)}`,
        )
      }
    }
    walked -= length
  }
  return strokes.join('')
}

const graticule = geoGraticule()
  .extent([
    [-40, 15],
    [75, 80],
  ])
  .step([5, 5])
  .precision(1)
  .lines()
  .map(({ coordinates }) => coordinates.map(point => projection(point).map(n => Math.round(n * FINE))))
  .filter(line => line.some(([x, y]) => x > 0 && y > 0 && x < GRID.width && y < GRID.height))
  .map(line => written(simplify(line, 1)))

const poles = PROVINCES.map((name, label) => {
  const { x, y, room } = poleOf(grid, GRID.width, label)
  return [name, { x: Math.round(x / FINE), y: Math.round(y / FINE), room: Math.round(room / FINE) }]
})

writeFileSync(
  new URL('../map.generated.ts', import.meta.url),
  [
    '// Made by scripts/drawMap.mjs from Natural Earth (public domain, by way of world-atlas); see docs/credits.md.',
    '// biome-ignore-all format: a made file stays as it was made.',
    '',
    `export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} } as const`,
    '',
    '/** Units of the lines in a unit of the picture. */',
    `export const FINE = ${FINE}`,
    '',
    '/** Lines between two areas, as relative points: what lies to the left, to the right, the line. */',
    'export const ARCS = [',
    ...arcs.map(({ line, left, right }) => `  ['${nameOf(left)}', '${nameOf(right)}', '${written(line)}'],`),
    '] as const',
    '',
    '/** Areas as rings of lines by their number; the complement of a number is the line backwards. */',
    'export const AREAS = {',
    ...[...PROVINCES.keys(), FOREIGN, WATER].map(label => `  ${nameOf(label)}: ${JSON.stringify(ringsOf(label))},`),
    '} as const',
    '',
    '/** The point of each province farthest from its edges, and how far. */',
    'export const POLES = {',
    ...poles.map(([name, { x, y, room }]) => `  ${name}: { x: ${x}, y: ${y}, room: ${room} },`),
    '} as const',
    '',
    `export const GRATICULE = ${JSON.stringify(graticule)}`,
    `export const RIVERS = ${JSON.stringify(RIVERS.map(riverOf))}`,
    `export const MOUNTAINS = '${MOUNTAINS.map(hachures).join('')}'`,
    '',
  ].join('\n'),
)

const touching = new Set(arcs.map(({ left, right }) => [nameOf(left), nameOf(right)].sort().join(' ')))
console.log(
  [...touching]
    .filter(pair => !/\b(frame|land|water)\b/.test(pair))
    .sort()
    .join(', '),
)
console.log(
  arcs.length,
  'lines,',
  arcs.reduce((sum, { line }) => sum + line.length, 0),
  'points',
)
