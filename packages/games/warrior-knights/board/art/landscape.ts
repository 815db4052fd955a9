// How each area of the kingdom looks: its kind of country, and the thing it is named for. None of this has a rule.

import { KINGDOM_AREAS, type KingdomArea } from '../../content/areas.ts'
import { CENTRE, cityAt, isClear, MOUNTAIN_LINES } from '../geometry.ts'
import {
  birch,
  dune,
  field,
  flowers,
  type Glyph,
  heather,
  hill,
  lake,
  mountain,
  oak,
  pine,
  reeds,
  thorn,
  tuft,
  vines,
} from './glyphs.ts'
import { LANDMARKS, type Landmark } from './landmarks.ts'
import { type Pen, type Point, penFor } from './pen.ts'

export type Country =
  | 'forest'
  | 'pines'
  | 'birches'
  | 'thorns'
  | 'orchard'
  | 'hills'
  | 'moor'
  | 'marsh'
  | 'fields'
  | 'meadow'
  | 'vineyard'
  | 'dunes'
  | 'lake'

type Land = { readonly country: Country; readonly landmark?: Landmark }

export const LANDSCAPE: Readonly<Record<KingdomArea, Land>> = {
  a1: { country: 'marsh', landmark: 'gulls' },
  b1: { country: 'meadow' },
  c1: { country: 'hills' },
  d1: { country: 'forest' },
  e1: { country: 'fields' },
  f1: { country: 'fields', landmark: 'ravens' },
  g1: { country: 'dunes', landmark: 'amber' },
  h1: { country: 'hills' },
  a2: { country: 'marsh' },
  b2: { country: 'fields', landmark: 'mill' },
  c2: { country: 'forest' },
  d2: { country: 'forest' },
  e2: { country: 'moor' },
  f2: { country: 'pines' },
  g2: { country: 'orchard' },
  h2: { country: 'hills', landmark: 'gulls' },
  a3: { country: 'meadow' },
  b3: { country: 'hills', landmark: 'barley' },
  c3: { country: 'forest', landmark: 'stag' },
  d3: { country: 'fields' },
  e3: { country: 'meadow' },
  f3: { country: 'pines', landmark: 'wolf' },
  g3: { country: 'hills' },
  h3: { country: 'fields', landmark: 'windmill' },
  a4: { country: 'hills' },
  b4: { country: 'forest' },
  c4: { country: 'thorns', landmark: 'cross' },
  d4: { country: 'fields', landmark: 'abbey' },
  e4: { country: 'fields' },
  f4: { country: 'meadow', landmark: 'sheep' },
  g4: { country: 'lake' },
  h4: { country: 'meadow' },
  a5: { country: 'meadow', landmark: 'hut' },
  b5: { country: 'vineyard' },
  c5: { country: 'fields' },
  d5: { country: 'hills', landmark: 'pilgrim' },
  e5: { country: 'marsh' },
  f5: { country: 'orchard' },
  g5: { country: 'birches' },
  h5: { country: 'hills', landmark: 'watchtower' },
  a6: { country: 'vineyard' },
  b6: { country: 'fields', landmark: 'well' },
  c6: { country: 'moor' },
  d6: { country: 'hills' },
  e6: { country: 'moor', landmark: 'brokenTower' },
  f6: { country: 'fields', landmark: 'sheaves' },
  g6: { country: 'meadow' },
  h6: { country: 'dunes' },
  a7: { country: 'meadow', landmark: 'lighthouse' },
  b7: { country: 'orchard' },
  c7: { country: 'thorns' },
  d7: { country: 'meadow', landmark: 'crosses' },
  e7: { country: 'fields' },
  f7: { country: 'pines', landmark: 'kiln' },
  g7: { country: 'lake', landmark: 'swan' },
  h7: { country: 'dunes' },
}

type Placed = { readonly y: number; readonly glyphs: readonly Glyph[] }

/** Places around the middle of an area, where pieces stand; a city takes more of it. */
const BACK_ROWS: readonly (readonly [number, number])[] = [
  [-14, -36],
  [6, -38],
  [22, -33],
  [-30, -25],
  [34, -24],
  [-5, -27],
  [13, -25],
  [-40, -12],
  [41, -10],
]
/** More places between them, for woods. */
const BETWEEN: readonly (readonly [number, number])[] = [
  [-22, -34],
  [30, -30],
  [-20, -20],
  [24, -18],
  [-38, -2],
  [39, 2],
  [-30, 34],
  [31, 35],
  [-11, 45],
  [12, 46],
]
const FRONT: readonly (readonly [number, number])[] = [
  [-37, 28],
  [38, 29],
  [-22, 39],
  [23, 40],
  [0, 47],
]
const BESIDE_CITY: readonly (readonly [number, number])[] = [
  [-39, -18],
  [40, -17],
  [-40, 22],
  [41, 23],
  [-26, 38],
  [27, 39],
]

/** Where trees stand, so many of these places. */
function scattered(
  places: readonly (readonly [number, number])[],
  pen: Pen,
  draw: (x: number, y: number) => readonly Glyph[],
): readonly Placed[] {
  return places.map(([x, y]) => {
    const [left, down] = [x + pen.around(4), y + pen.around(3)]
    return { y: down, glyphs: draw(left, down) }
  })
}

type Draw = (pen: Pen, places: readonly (readonly [number, number])[], hasCity: boolean) => readonly Placed[]

const single = (y: number, glyphs: readonly Glyph[]): Placed => ({ y, glyphs })

const COUNTRY: Readonly<Record<Country, Draw>> = {
  forest: (pen, places) => scattered(places, pen, (x, y) => oak(x, y, pen.between(19, 25), pen)),
  pines: (pen, places) => scattered(places, pen, (x, y) => pine(x, y, pen.between(20, 27), pen)),
  birches: (pen, places) => scattered(places, pen, (x, y) => birch(x, y, pen.between(20, 26), pen)),
  thorns: (pen, places) => scattered(places, pen, (x, y) => thorn(x, y, pen.between(13, 17), pen)),
  orchard: (pen, places) =>
    scattered(
      places.filter((_, i) => i % 2 === 0),
      pen,
      (x, y) => oak(x, y, pen.between(16, 19), pen),
    ).concat(
      scattered(
        places.filter((_, i) => i % 2 === 1),
        pen,
        (x, y) => [tuft(x, y, 5, pen)],
      ),
    ),
  hills: (pen, _, hasCity) =>
    hasCity
      ? [
          single(-22, hill(-33, -16, 17, 13, pen)),
          single(-20, hill(36, -14, 15, 12, pen)),
          single(40, hill(-26, 38, 16, 9, pen)),
          single(41, hill(28, 39, 15, 8, pen)),
        ]
      : [
          single(-36, hill(4, -30, 24, 19, pen)),
          single(-22, hill(-24, -18, 21, 17, pen)),
          single(-20, hill(29, -16, 19, 15, pen)),
          single(40, hill(-24, 38, 18, 10, pen)),
          single(44, hill(24, 40, 18, 10, pen)),
        ],
  moor: (pen, places) => [
    single(-38, hill(-14, -26, 22, 12, pen)),
    single(-36, hill(22, -24, 20, 11, pen)),
    ...scattered(places.slice(3), pen, (x, y) => heather(x, y, pen.between(12, 17), pen)),
  ],
  marsh: (pen, places) =>
    scattered(
      places.filter((_, i) => i % 2 === 0),
      pen,
      (x, y) => reeds(x, y, pen.between(9, 11), pen),
    ),
  fields: (pen, _, hasCity) =>
    hasCity
      ? [
          single(-30, field(-34, -14, 20, 14, pen, 'meadow')),
          single(-30, field(36, -12, 18, 14, pen)),
          single(38, field(-24, 40, 24, 12, pen)),
          single(38, field(26, 40, 22, 12, pen, 'meadow')),
        ]
      : [
          single(-34, field(-16, -24, 28, 16, pen)),
          single(-34, field(16, -26, 28, 15, pen, 'meadow')),
          single(-16, field(-34, -4, 18, 16, pen, 'meadow')),
          single(-16, field(35, -4, 18, 17, pen)),
          single(36, field(-24, 40, 26, 12, pen, 'meadow')),
          single(36, field(24, 40, 26, 12, pen)),
        ],
  meadow: (pen, places) =>
    scattered(places, pen, (x, y) => (pen.next() < 0.4 ? [flowers(x, y, pen)] : [tuft(x, y, pen.between(5, 7), pen)])),
  vineyard: (pen, _, hasCity) =>
    hasCity
      ? [
          single(-20, vines(-36, -10, 20, 2, pen)),
          single(-20, vines(37, -8, 20, 2, pen)),
          single(40, vines(24, 40, 30, 1, pen)),
        ]
      : [
          single(-20, vines(-2, -16, 66, 3, pen)),
          single(38, vines(-26, 34, 28, 1, pen)),
          single(40, vines(24, 42, 32, 2, pen)),
        ],
  dunes: (pen, _, hasCity) => [
    ...(hasCity ? [] : [single(-28, dune(-6, -26, 20, pen)), single(-14, dune(20, -14, 18, pen))]),
    single(-12, dune(-34, hasCity ? -10 : -8, 15, pen)),
    single(39, dune(-22, 40, 18, pen)),
    single(42, dune(26, 41, 17, pen)),
  ],
  lake: (pen, places) => [
    single(-24, lake(2, -22, 32, 13, pen)),
    ...scattered(places.slice(7), pen, (x, y) => reeds(x, y, 8, pen)),
    ...scattered(FRONT.slice(2), pen, (x, y) => [tuft(x, y, 6, pen)]),
  ],
}

function landmarkAt(landmark: Landmark, country: Country, x: number, y: number): readonly DrawnGlyph[] {
  const [dx, dy] = country === 'lake' ? [2, -20] : [-2, -14]
  return LANDMARKS[landmark].map(({ look, d }) => ({ look, d, x: x + dx, y: y + dy }))
}

/** A glyph, moved to its place. */
export type DrawnGlyph = Glyph & Point

/** Where there is a landmark, nothing stands before it. */
const isBesides = ([x, y]: readonly [number, number]): boolean => Math.abs(x) > 20 || y > 0

function landscapeOf(area: KingdomArea): readonly DrawnGlyph[] {
  const { country, landmark } = LANDSCAPE[area]
  const pen = penFor(`land ${area}`)
  const hasCity = cityAt(area) !== undefined
  const isWood = country === 'forest' || country === 'pines' || country === 'birches'
  const around = hasCity ? BESIDE_CITY : [...BACK_ROWS, ...FRONT, ...(isWood ? BETWEEN : [])]
  const { x, y } = CENTRE[area]
  const places = (landmark && country !== 'lake' ? around.filter(isBesides) : around).filter(([dx, dy]) =>
    isClear({ x: x + dx, y: y + dy - 5 }),
  )
  return COUNTRY[country](pen, places, hasCity)
    .toSorted((a, b) => a.y - b.y)
    .flatMap(({ glyphs }) => glyphs.map(glyph => ({ ...glyph, x, y })))
}

/** Everything that grows and stands in the kingdom, from its north to its south. */
export const LAND_GLYPHS: readonly DrawnGlyph[] = KINGDOM_AREAS.flatMap(landscapeOf)

/** What areas are named for. */
export const LANDMARK_GLYPHS: readonly DrawnGlyph[] = KINGDOM_AREAS.flatMap(area => {
  const { country, landmark } = LANDSCAPE[area]
  return landmark ? landmarkAt(landmark, country, CENTRE[area].x, CENTRE[area].y) : []
})

/** The peaks along a border nobody crosses. */
export const MOUNTAINS: readonly Glyph[] = MOUNTAIN_LINES.flatMap((line, i) => {
  const pen = penFor(`range ${i}`)
  const steps = [0.06, 0.3, 0.54, 0.78, 1]
  return steps.flatMap(share => {
    const point = line[Math.min(line.length - 1, Math.round(share * (line.length - 1)))]
    if (!point) return []
    return [
      {
        y: point.y,
        glyphs: mountain(
          point.x + pen.around(3),
          point.y + 9 + pen.around(3),
          pen.between(12, 16),
          pen.between(22, 31),
          pen,
        ),
      },
    ]
  })
})
  .toSorted((a, b) => a.y - b.y)
  .flatMap(({ glyphs }) => glyphs)
