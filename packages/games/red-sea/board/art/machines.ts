// Machines of the time, as they pass in newsreels: looking to the right, with the ground or the waterline at their foot.

import { faint, type Light, line, type Mark, mark, still, type Thing, type Tone } from './marks.ts'

const wheel = (x: number, y: number, r: number, tone: Tone = 'ink'): Mark =>
  mark(tone, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`)
const edge = (light: Light, right: string, left: string): Mark => mark('lit', light > 0 ? right : left)

/** Low hull, round turret, long gun: 150 wide. */
export const tank: Thing = light => [
  mark('ink', 'M-66-24 64-26 72-16 64-2Q60 0 54 0H-54Q-62 0-66-4L-74-14Z'),
  ...[-52, -31, -10, 11, 32, 52].map(x => wheel(x, -10, 9, 'dark')),
  ...[-52, -31, -10, 11, 32, 52].map(x => wheel(x, -10, 3.4)),
  mark('dark', 'M-70-24-58-32H50L74-24 68-20H-68Z'),
  mark('dark', 'M-34-32Q-30-52-6-53H8Q30-50 34-32Z'),
  mark('ink', 'M28-46 108-53V-48L32-39ZM74-51H86V-45H74Z'),
  edge(
    light,
    'M6-53Q30-50 34-32H29Q26-47 6-50ZM50-32 74-24H66L48-30Z',
    'M-34-32Q-30-52-6-53-26-48-28-32ZM-58-32-70-24H-62L-54-30Z',
  ),
  mark('ink', 'M-14-53Q-14-58-6-58H4Q8-58 8-53Z'),
  line('ink', 1.2, 'M-24-46V-78'),
]

/** A jet fighter from the side and a little below, 100 long, its nose at the right. */
export const fighter: Thing = light => [
  mark('dark', 'M-46-4-40-9H0L14-14Q24-17 32-12L52-6Q30 2-8 2H-44Z'),
  mark('ink', 'M-46-6-54-26H-44L-28-9ZM-6-2-36 18H-22L16 0ZM-40-1-54 8H-44L-28 0Z'),
  mark('lit', 'M12-12Q20-17 28-12L16-9Z'),
  mark(light > 0 ? 'lit' : 'dark', 'M34-11 52-6Q46-4 40-3Z'),
  line('paper', 1.2, 'M-30-5H24'),
]

/** A fat transport with a high wing and four turboprops, 150 long. */
export const transport: Thing = light => [
  mark('dark', 'M-84-34Q-60-46-30-47H40Q66-47 76-36 82-28 70-22 56-15 20-14H-26Q-60-18-84-30Z'),
  mark('dark', 'M-84-32-98-74H-80L-56-44Z'),
  mark('ink', 'M-92-40-110-44-106-37-80-33Z'),
  mark('ink', 'M0-49H34L-44-14-64-12Z'),
  edge(light, 'M58-44Q74-40 78-32 70-36 56-40Z', 'M-98-74H-92L-66-43-72-41Z'),
  mark('lit', 'M60-40H68L72-34H60Z'),
  ...[
    [16, -42],
    [-12, -36],
  ].flatMap(([x = 0, y = 0]) => [
    mark('ink', `M${x - 16} ${y}h24l4 4-4 4h-24Z`),
    line('ink', 1.4, `M${x + 13} ${y - 10}v28`),
  ]),
  ...[-56, -46, 30, 42].map(x => mark('lit', `M${x}-36h4v4h-4Z`)),
]

/** A swept-wing heavy bomber climbing, 160 long. */
export const heavyBomber: Thing = light => [
  mark('dark', 'M-76-8-92-38H-80L-56-14H60Q78-14 84-6 76 2 56 2H-60Z'),
  mark('ink', 'M8-8-44 32H-28L44-4ZM-68-6-86 8H-76L-54-2Z'),
  ...[
    [4, 8],
    [-16, 22],
  ].map(([x, y]) => mark('dark', `M${x} ${y}h20l4 3-4 3h-20Z`)),
  edge(light, 'M64-13Q78-12 84-6 74-9 62-10Z', 'M-92-38H-86L-62-13-66-12Z'),
  mark('lit', 'M62-11H72L75-7H62Z'),
  line('lit', 1, 'M-50-8H50'),
]

export const helicopter: Thing = light => [
  mark('dark', 'M-22-30Q-18-42 0-42H22Q42-40 48-24 46-14 30-12H-12Q-22-14-24-22L-84-30-92-46H-84L-76-36Z'),
  mark('lit', 'M26-38Q40-36 45-25L28-24Z'),
  edge(light, 'M-10-40H14L12-37H-12Z', 'M-22-30Q-18-42 0-42-14-38-16-28Z'),
  mark('ink', 'M-2-42H6V-50H-2ZM-20-22H26L40-16H-26Z'),
  mark('ink', 'M-74-52 78-50V-48.500L-74-50.500Z'),
  line('ink', 1.6, 'M-96-52-82-28M-98-34-80-46M-14-12V-4M24-12V-4M-26-3H38'),
]

/** Low and grey, with its guns and mast: 200 long. */
export const warship: Thing = light => [
  mark('dark', 'M-98-16H-40V-26H-28V-40H-18V-58H-14V-40H-4V-32H12V-44H22V-28H46V-18L104-22 84 2H-88Z'),
  mark('ink', 'M-88 2H84L90-6H-94Z'),
  mark('ink', 'M52-20V-26H64V-24L84-29V-27L66-20ZM-70-16V-22H-58V-20L-84-24V-22L-72-18Z'),
  line('ink', 1.2, 'M-16-58V-76M-24-68H-8M17-44V-58'),
  edge(light, 'M46-18 104-22 100-18 46-15ZM22-44V-28H18V-44Z', 'M-98-16H-40V-13H-95ZM-28-40V-26H-25V-40Z'),
]

/** An aircraft carrier, its deck seen a little from above: 230 long. */
export const carrier: Thing = light => [
  mark('ink', 'M-112-24-96 2H92L122-26Z'),
  mark('dark', 'M-116-30H70L128-34 122-24H-112Z'),
  mark('dark', 'M0-30V-48H8V-66H20V-82H24V-66H34V-54H44V-30Z'),
  line('ink', 1.4, 'M22-82V-98M12-90H32M30-66V-78'),
  edge(light, 'M44-54V-30H40V-54ZM70-30 128-34 126-31 70-27Z', 'M0-48V-30H4V-48ZM-116-30H-60V-27H-114Z'),
  mark('lit', 'M6-44H40V-41H6Z'),
  ...[-100, -78, -56, -34].map(x => mark('ink', `M${x}-31l4-4h-6l3-6 5 6 12 1 3 3Z`)),
  mark('ink', 'M62-33 66-37H60L63-43 68-37 80-36 84-33Z'),
]

/** A tanker deep in the water: 200 long. */
export const tanker: Thing = light => [
  mark('dark', 'M-100-16H92L104-22 90 2H-92Z'),
  mark('red', 'M-95-6H97L90 2H-92Z'),
  mark('dark', 'M-92-16V-44H-62V-16Z'),
  mark('ink', 'M-82-44V-58H-70V-44ZM-40-16V-22H70V-16Z'),
  line('ink', 1.2, 'M-20-22V-38M30-22V-38M94-20V-34'),
  edge(light, 'M-62-44V-16H-66V-44Z', 'M-92-44V-16H-88V-44Z'),
  mark('lit', 'M-88-40H-66V-37H-88Z'),
]

export const dhow: Thing = light => [
  mark('ink', 'M-48-14Q-10-4 50-18L40 0H-34Z'),
  line('ink', 2, 'M2-12V-78M-34-22 44-92'),
  mark('paper', 'M-32-22Q8-22 24-16 36-50 43-90 12-40-32-22Z'),
  edge(light, 'M24-16Q36-50 43-90 30-56 16-18Z', 'M-32-22Q-4-44 14-62-2-36-12-21Z'),
]

/** Pontoons with a road on them, towards the right. */
export const boat: Thing = still(mark('ink', 'M-34-8H38L28 2H-24Z'), line('dark', 1.5, 'M-34-8H38'))

/** A rocket climbs on its flame. */
export const rocket: Thing = light => [
  faint(0.9, mark('paper', 'M-7 0Q-12 26-4 60 0 40 2 66 6 44 7 0Z')),
  mark('dark', 'M-7-2V-60Q-6-78 0-90 6-78 7-60V-2Z'),
  mark('ink', 'M-7-18-16-2H-7ZM7-18 16-2H7Z'),
  edge(light, 'M3-80Q7-70 7-60V-2H3Z', 'M-3-80Q-7-70-7-60V-2H-3Z'),
  mark('red', 'M-7-44H7V-36H-7Z'),
]

/** An oil derrick that burns what it does not want. */
export const derrick: Thing = still(
  line(
    'ink',
    2.4,
    'M-18 0-5-84M18 0 5-84M-16-14H16M-13-32H13M-10-50H10M-7-68H7M-16-14 13-32M16-14-13-32M-13-32 10-50M13-32-10-50',
  ),
  mark('ink', 'M-8-90H8V-83H-8Z'),
)

/** A nodding pump. */
export const pump: Thing = still(
  mark('ink', 'M-12 0-2-44H4L14 0H8L1-34-6 0Z'),
  mark('dark', 'M-46-40 44-58 46-52-44-34Z'),
  mark('ink', 'M42-64Q58-60 52-36L46-38Q48-52 40-58ZM-48-44H-34V-30H-48Z'),
  line('ink', 1.5, 'M50-40V0M-40-30V0'),
  mark('ink', 'M-52 0H60V4H-52Z'),
)

/** An open limousine with its driver. */
export const limousine: Thing = light => [
  mark('ink', 'M-70-12Q-70-26-50-28L-18-30-8-42H4L-4-30H34Q66-28 74-16L72-6H-68Z'),
  edge(light, 'M34-30Q66-28 74-16L60-20Z', 'M-70-12Q-70-26-50-28-62-22-64-12Z'),
  line('lit', 1.2, 'M-64-16H66'),
  wheel(-44, -7, 9),
  wheel(44, -7, 9),
  wheel(-44, -7, 4, 'haze'),
  wheel(44, -7, 4, 'haze'),
]

/** Steps rolled to an aeroplane's door. */
export const stairs: Thing = still(
  mark('dark', 'M-60 0V-4H-48V-14H-36V-24H-24V-34H-12V-44H0V-54H12V-64H24V-74H52V-68L-10 0Z'),
  line('ink', 1.6, 'M-58-24 26-96H52M-58-24V-4M-30-48V-26M-2-72V-48M26-96V-74'),
)

/** A parachutist under a canopy. */
export const parachute: Thing = light => [
  mark('paper', 'M-40-66Q-38-100 0-100 38-100 40-66 30-74 22-66 12-74 0-66-12-74-22-66-30-74-40-66Z'),
  edge(light, 'M6-100Q38-98 40-66 32-73 24-67 26-88 6-100Z', 'M-6-100Q-38-98-40-66-32-73-24-67-26-88-6-100Z'),
  line('ink', 0.8, 'M-40-66 0-22 40-66M-22-66 0-22 22-66M0-66V-22'),
  mark('ink', 'M-3-26A4 4 0 1 1 4-26L7-16 5-6 6 4 2 5 0-4-3 5-6 3-5-8-7-16Z'),
]

export const crate: Thing = light => [
  mark('far', 'M-30-30H30V0H-30Z'),
  line('ink', 2, 'M-30-30H30V0H-30ZM-30 0 30-30M-30-15H30'),
  edge(light, 'M24-29H29V-1H24Z', 'M-29-29H-24V-1H-29Z'),
]
