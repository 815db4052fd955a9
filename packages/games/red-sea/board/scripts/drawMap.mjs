// Draws the coasts and borders of the Horn of Africa and Arabia from Natural Earth into map.generated.ts.
// Run it after a change of the frame or of the projection: node packages/games/red-sea/board/scripts/drawMap.mjs

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoGraticule, geoMercator, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'))
const countries = atlas.objects.countries

/** The picture of the whole board, and the smaller one of Madagascar. */
const WIDTH = 1240
const HEIGHT = 880
const INSET = { width: 190, height: 190 }

/** The countries of the game, by their names in the atlas. In 1978 one Sudan and one Ethiopia reached further. */
const LANDS = {
  egypt: ['Egypt'],
  sudan: ['Sudan', 'S. Sudan'],
  ethiopia: ['Ethiopia', 'Eritrea'],
  somalia: ['Somalia', 'Somaliland'],
  djibouti: ['Djibouti'],
  kenya: ['Kenya'],
  saudiArabia: ['Saudi Arabia'],
  oman: ['Oman'],
}

/** Where the two Yemens met, from the Red Sea to the desert; south and east of it lay the People's Republic. */
const YEMEN_BORDER = [
  [43.25, 12.45],
  [43.6, 12.75],
  [43.72, 13.25],
  [44.2, 13.55],
  [44.65, 13.65],
  [44.95, 13.9],
  [45.3, 14.05],
  [45.6, 14.75],
  [46.1, 15.2],
  [46.3, 15.75],
  [46.6, 16.6],
  [46.9, 17.25],
]
const SOUTH_OF_IT = [...YEMEN_BORDER, [47.5, 20.5], [56, 20.5], [56, 9], [43.25, 9]]

const projection = geoMercator()
  .center([42, 13.9])
  .scale(1235)
  .translate([WIDTH / 2 + 5, HEIGHT / 2 - 30])
  .clipExtent([
    [-4, -4],
    [WIDTH + 4, HEIGHT + 4],
  ])

const outlineOf = (path, names) => {
  const wanted = countries.geometries.filter(({ properties }) => names.includes(properties.name))
  if (wanted.length < names.length) throw new Error(`The atlas lacks one of ${names.join(', ')}.`)
  const inner = mesh(atlas, { type: 'GeometryCollection', geometries: wanted }, (a, b) => a === b)
  const fills = feature(atlas, { type: 'GeometryCollection', geometries: wanted })
  return { fill: thin(path(fills)), edge: thin(path(inner)) }
}

/** Whole units are finer than any screen shows; points that fall together are left out. */
function thin(d) {
  if (!d) return ''
  return d
    .replace(/([ML])([^MLZ]+)/g, (_, command, points) => command + points)
    .split(/(?=[MZ])/)
    .map(thinRing)
    .join('')
}

function thinRing(ring) {
  const [head, ...rest] = ring.split('L')
  if (!head?.startsWith('M')) return ring
  const round = pair => pair.split(',').map(n => Math.round(Number(n) * 2) / 2)
  const points = [head.slice(1), ...rest].map(round)
  const kept = points.filter(([x, y], i) => i === 0 || Math.hypot(x - points[i - 1][0], y - points[i - 1][1]) >= 0.9)
  if (kept.length < 3) return ''
  let [px, py] = kept[0]
  let d = `M${px} ${py}l`
  for (const [x, y] of kept.slice(1)) {
    d += `${x - px} ${y - py} `
    ;[px, py] = [x, y]
  }
  return d.trim()
}

const path = geoPath(projection)
const south = { type: 'Polygon', coordinates: [[...SOUTH_OF_IT, SOUTH_OF_IT[0]]] }

const atlasInset = geoMercator().fitExtent(
  [
    [14, 10],
    [INSET.width - 14, INSET.height - 10],
  ],
  feature(
    atlas,
    countries.geometries.find(({ properties }) => properties.name === 'Madagascar'),
  ),
)

const lands = Object.fromEntries(Object.entries(LANDS).map(([id, names]) => [id, outlineOf(path, names).fill]))
const yemen = outlineOf(path, ['Yemen']).fill
const madagascar = outlineOf(geoPath(atlasInset), ['Madagascar']).fill
const land = thin(path(feature(atlas, atlas.objects.land)))
const borders = thin(path(mesh(atlas, countries, (a, b) => a !== b)))
const graticule = thin(
  path(
    geoGraticule()
      .extent([
        [0, -20],
        [90, 45],
      ])
      .step([5, 5])(),
  ),
)

const text = (name, value, note) => `/** ${note} */\nexport const ${name} =\n  '${value}'\n`
writeFileSync(
  new URL('../map.generated.ts', import.meta.url),
  [
    '// Made by scripts/drawMap.mjs from Natural Earth (public domain, by way of world-atlas); see docs/credits.md.\n',
    `export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} } as const`,
    `export const INSET = { width: ${INSET.width}, height: ${INSET.height} } as const\n`,
    text('LAND', land, 'All land of the picture.'),
    text('BORDERS', borders, 'Borders of today.'),
    text('GRATICULE', graticule, 'Every five degrees.'),
    '/** The countries of the game by their outlines. */',
    'export const LANDS = {',
    ...Object.entries(lands).map(([id, d]) => `  ${id}:\n    '${d}',`),
    '} as const\n',
    text('YEMENS', yemen, 'Both Yemens; the south is what lies within SOUTH.'),
    text('SOUTH', thin(path(south)), 'South Yemen lies within.'),
    text('YEMEN_BORDER', thin(path({ type: 'LineString', coordinates: YEMEN_BORDER })), 'The border between them.'),
    text('MADAGASCAR', madagascar, 'In its own picture.'),
  ].join('\n'),
)
const named = {
  cairo: [31.2, 30],
  khartoum: [32.5, 15.6],
  addis: [38.7, 9],
  mogadishu: [45.3, 2],
  djibouti: [43.1, 11.6],
  nairobi: [36.8, -1.3],
  riyadh: [46.7, 24.6],
  muscat: [58.4, 23.6],
  sanaa: [44.2, 15.3],
  aden: [45, 12.8],
}
for (const [name, at] of Object.entries(named)) console.log(name, projection(at).map(Math.round).join(' '))
