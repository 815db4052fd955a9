// Things in the pictures of cards: buildings, ships, beasts, furniture. Each stands on (0, 0), to the measure of people 100 high.

import { type Dye, line, type Mark, moved, shape } from './marks.ts'

const BATTLEMENTS = 'M-22-78V-92H-14V-86H-6V-92H6V-86H14V-92H22V-78Z'

export const tower = (roof?: Dye): readonly Mark[] => [
  shape('stone', 'M-18 0V-80H18V0Z'),
  shape('stone', BATTLEMENTS),
  line('M-18-22H-6M4-34H18M-18-52H-8M6-62H18M-10-10H4'),
  shape('ink', 'M-7 0V-18Q0-28 7-18V0ZM-3-48V-58Q0-62 3-58V-48Z'),
  ...(roof
    ? [shape(roof, 'M-18-88 0-122 18-88Z'), shape('gold', 'M-.700-122H.700V-134H-.700ZM.700-134 12-130 .700-126Z')]
    : []),
]

export const burning = (x: number, y: number, size: number): readonly Mark[] => [
  shape(
    'flame',
    'M0 0Q-22-6-18-26-12-22-12-28-14-44-2-56-2-44 6-38 8-48 4-60 18-48 22-24 24-6 0 0Z',
    `translate(${x} ${y}) scale(${size})`,
  ),
  shape('gold', 'M0-2Q-12-8-8-20-3-16-2-24 4-30 6-36 14-20 10-8 7-3 0-2Z', `translate(${x} ${y}) scale(${size})`),
]

/** A gate whose leaves stand open. */
export const gate = (): readonly Mark[] => [
  shape('stone', 'M-46 0V-84H46V0Z'),
  shape('stone', 'M-50-82V-98H-38V-90H-26V-98H-12V-90H12V-98H26V-90H38V-98H50V-82Z'),
  line('M-46-20H-28M28-34H46M-46-56H-30M30-64H46M-20-76H6'),
  shape('ink', 'M-24 0V-44Q0-76 24-44V0Z'),
  shape('gold', 'M-18 0V-42Q0-64 18-42V0Z'),
  shape('brown', 'M-24 0V-46L-40-40V6ZM24 0V-46L40-40V6Z'),
  line('M-29-44V2M-35-42V4M29-44V2M35-42V4'),
]

export const ship = (sail: Dye, mark: Dye): readonly Mark[] => [
  shape('brown', 'M-1.500-14H1.500V-104H-1.500Z'),
  shape(sail, 'M-32-88Q-8-82 26-90 38-62 28-34-2-26-30-32-22-60-32-88Z'),
  shape(mark, 'M-4-86H4V-66H24V-58H4V-30H-4V-58H-26V-66H-4Z'),
  shape('brown', 'M-52-24-58-44H-36L-32-22H32L40-46H60L50-10Q44 4 20 6H-28Q-46 4-52-24Z'),
  line('M-46-10Q0 0 50-16M-40 0Q4 8 42-4'),
  shape('red', 'M1.500-104 20-100 1.500-95Z'),
]

export const pavilion = (dye: Dye): readonly Mark[] => [
  shape('white', 'M-42 0-34-46H34L42 0Z'),
  shape(dye, 'M-26 0-22-46H-8L-10 0ZM10 0 8-46H22L26 0Z'),
  shape(dye, 'M-38-44 0-86 38-44Q26-36 19-44 10-36 0-44-10-36-19-44-26-36-38-44Z'),
  shape('ink', 'M-9 0 0-34 9 0Z'),
  shape('gold', 'M-.800-84H.800V-100H-.800ZM.800-100 14-95 .800-90Z'),
]

export const throne = (): readonly Mark[] => [
  shape('brown', 'M-24 0V-96L-18-108-12-98 0-112 12-98 18-108 24-96V0Z'),
  shape('red', 'M-17-32V-90H17V-32Z'),
  shape('brown', 'M-28-34H28V-24H-28ZM-28-24V0H-20V-24ZM20-24V0H28V-24Z'),
  shape('gold', 'M-6-102 0-96 6-102 0-108Z'),
]

export const chest = (): readonly Mark[] => [
  shape('brown', 'M-30 0V-26H30V0Z'),
  shape('brown', 'M-30-28-26-50Q0-60 26-50L30-28Z'),
  shape('gold', 'M-26-26Q-20-38-12-32-6-42 2-34 10-42 16-32 24-36 26-26Z'),
  shape('gold', 'M-5-22H5V-10H-5Z'),
  line('M-20-24V-1M20-24V-1'),
]

export const coins = (): readonly Mark[] =>
  [0, 1, 2, 3, 4].flatMap(i => [
    shape('gold', `M-20 ${-i * 6}A10 4 0 1 0 0 ${-i * 6}V${-i * 6 - 4}A10 4 0 1 0-20 ${-i * 6 - 4}Z`),
    ...(i < 3 ? [shape('gold', `M2 ${-i * 6}A10 4 0 1 0 22 ${-i * 6}V${-i * 6 - 4}A10 4 0 1 0 2 ${-i * 6 - 4}Z`)] : []),
  ])

export const table = (cloth: Dye): readonly Mark[] => [
  shape('brown', 'M-38 0V-30H-32V0ZM32 0V-30H38V0Z'),
  shape(cloth, 'M-44-38H44V-28L36-16 28-28 20-16 12-28 4-16-4-28-12-16-20-28-28-16-36-28-44-16Z'),
]

export const urn = (): readonly Mark[] => [
  ...table('red'),
  ...moved(0, -36, [
    shape('gold', 'M-13 0-17-22H17L13 0Z'),
    shape('gold', 'M-20-22H20V-28H-20Z'),
    shape('ink', 'M-8-24H8V-26H-8Z'),
  ]),
]

export const altar = (): readonly Mark[] => [
  shape('white', 'M-34 0V-38H34V0Z'),
  shape('gold', 'M-38-38H38V-44H-38ZM-3-32H3V-24H10V-18H3V-4H-3V-18H-10V-24H-3Z'),
  ...[-26, 26].flatMap(x => [
    shape('white', `M${x - 2}-44V-62H${x + 2}V-44Z`),
    shape('flame', `M${x}-62Q${x - 4}-68 ${x}-76 ${x + 4}-68 ${x}-62Z`),
  ]),
]

export const pulpit = (): readonly Mark[] => [
  shape('brown', 'M-6 0V-30H6V0ZM-14 0H14V-5H-14Z'),
  shape('brown', 'M-22-30-26-58H26L22-30Z'),
  shape('gold', 'M-28-58H28V-64H-28Z'),
  line('M-9-34-11-56M9-34 11-56'),
]

export const bed = (): readonly Mark[] => [
  shape('brown', 'M-56 0V-50H-50V-20H44V-30H50V0H44V-8H-50V0Z'),
  shape('white', 'M-50-20H-28Q-24-34-36-34-48-34-50-20Z'),
  shape('red', 'M-32-20Q-20-36 8-30 34-28 44-20V-8H-32Z'),
  line('M-14-28Q-12-18-14-9M8-30Q12-18 10-9M28-27Q30-18 28-9'),
]

export const coffin = (): readonly Mark[] => [
  shape('brown', 'M-58-6-50-26H42L58-14 46 0H-54Z'),
  shape('gold', 'M-20-18H-6V-24H0V-18H24V-12H0V-4H-6V-12H-20Z'),
  line('M-50-26-46-16H54'),
]

export const tree = (leaf: Dye = 'green'): readonly Mark[] => [
  shape('brown', 'M-5 0Q-3-26-4-46H4Q4-26 6 0Z'),
  shape(leaf, 'M0-40Q-24-38-26-56-32-72-16-80-10-98 4-92 24-96 24-76 36-62 22-50 14-38 0-40Z'),
  line('M-14-62Q-10-70-2-66M4-56Q12-64 18-58'),
]

export const bareTree = (): readonly Mark[] => [
  shape('brown', 'M-5 0Q-2-30-4-50L-20-74-16-76-2-58 0-92H3L4-60 20-80 23-77 6-50Q4-24 7 0Z'),
]

export const sheaf = (): readonly Mark[] => [
  shape('straw', 'M-14 0Q-8-22-8-28-18-50-26-58-14-64-8-50-6-68 0-72 6-68 8-50 14-64 26-58 18-50 8-28 8-22 14 0Z'),
  shape('red', 'M-10-30H10V-23H-10Z'),
  line('M-4-34-8-54M0-34V-62M4-34 8-54'),
]

export const cart = (load: Dye): readonly Mark[] => [
  shape(load, 'M-38-30Q-34-56-10-52 4-66 22-52 40-50 40-30Z'),
  shape('brown', 'M-46-34H46L40-16H-40Z'),
  line('M-30-33-28-17M0-33V-17M30-33 28-17M46-26 66-30'),
  ...[-24, 24].map(x => shape('straw', `M${x - 16}-14A16 16 0 1 0 ${x + 16}-14 16 16 0 1 0 ${x - 16}-14Z`)),
  line('M-24-30V2M-40-14H-8M24-30V2M8-14H40'),
]

export const barrel = (): readonly Mark[] => [
  shape('brown', 'M-18 0Q-26-24-18-48H18Q26-24 18 0Z'),
  shape('steel', 'M-22-10H22V-15H-22ZM-22-33H22V-38H-22Z'),
]

export const sheep = (): readonly Mark[] => [
  shape('ink', 'M-14-12V0H-10V-12ZM8-12V0H12V-12Z'),
  shape('white', 'M-24-20Q-30-34-16-36-10-44 0-40 10-46 18-36 30-32 24-20 22-8 10-12 0-6-10-12-22-8-24-20Z'),
  shape('ink', 'M20-34Q34-38 36-26 32-18 24-22Z'),
]

export const rat = (): readonly Mark[] => [
  line('M-22-4Q-40-2-44-14'),
  shape('brown', 'M-24-2Q-26-20-4-20 10-20 22-8L26-4 14 0H-22Z'),
  shape('brown', 'M8-16Q6-26 14-22L14-14Z'),
  line('M17-10V-9'),
]

export const raven = (): readonly Mark[] => [
  shape('ink', 'M-34-4-10-22Q-12-40 4-44 18-46 22-38L36-34 22-30Q20-14 4-8L-8-6Z'),
  shape('gold', 'M13-38A2.500 2.500 0 1 0 18-38 2.500 2.500 0 1 0 13-38Z'),
  line('M-2-7V4M5-8V4M-22-12-4-20M-16-8 0-14'),
]

export const dove = (): readonly Mark[] => [
  shape('white', 'M-28-6-8-14Q-18-34-34-40-8-44 4-20 10-28 20-26L28-22 20-19Q16-4-6-2Z'),
  shape('green', 'M26-20Q36-22 40-14 30-12 26-20Z'),
  line('M17-23V-22'),
]

/** Eleven rays around a face; a moon is half of it. */
export const sun = (): readonly Mark[] => [
  shape(
    'gold',
    'M0-46 5-30 18-40 16-24 32-24 20-12 34-2 18-2 24 14 9 6 5 22 0 6-5 22-9 6-24 14-18-2-34-2-20-12-32-24-16-24-18-40-5-30Z',
  ),
  shape('gold', 'M-13-13A13 13 0 1 0 13-13 13 13 0 1 0-13-13Z'),
  line('M-5-16V-14M5-16V-14M-5-8Q0-4 5-8'),
]
export const moon = (dye: Dye = 'white'): readonly Mark[] => [
  shape(dye, 'M8-38Q-22-34-20-8-16 16 12 12-4 4-4-12-4-28 8-38Z'),
  line('M-11-14V-12M-9-4Q-6-3-4-5'),
]
export const comet = (): readonly Mark[] => [
  shape('flame', 'M4-4Q-30-14-74-46-34-30 2-22Z'),
  shape('gold', 'M6-34 10-20 24-24 15-12 26-2 11-3 8 12 1 0-12 6-6-8-18-18-3-18Z'),
]
export const lightning = (): readonly Mark[] => [shape('gold', 'M8-84-14-40H2L-12 0 22-52H6L20-84Z')]

export const cloud = (): readonly Mark[] => [
  shape('stone', 'M-50 0Q-64-16-44-24-42-42-22-36-12-54 8-44 26-54 36-36 58-36 54-16 62-2 46 0Z'),
  line('M-36-12Q-28-22-16-14M2-18Q14-28 24-16'),
]

/** A throwing engine with its arm drawn back. */
export const trebuchet = (): readonly Mark[] => [
  shape('brown', 'M-40 0-4-62H4L40 0H30L0-50-30 0Z'),
  shape('brown', 'M-46 0H46V-6H-46Z'),
  shape('brown', 'M-52-30 50-90 53-85-49-25Z'),
  shape('stone', 'M36-84 58-94 62-66 40-62Z'),
  line('M-50-28-58-8M0-60V-58'),
  shape('stone', 'M-66-8A8 8 0 1 0-50-8 8 8 0 1 0-66-8Z'),
]

/** Fortune's wheel, without those who ride on it. */
export const wheel = (): readonly Mark[] => [
  shape('gold', 'M-46-52A46 46 0 1 0 46-52 46 46 0 1 0-46-52ZM-37-52A37 37 0 1 1 37-52 37 37 0 1 1-37-52Z'),
  shape('brown', 'M-2.500-15V-89H2.500V-15ZM-37-54.500H37V-49.500H-37Z'),
  shape('red', 'M-9-52A9 9 0 1 0 9-52 9 9 0 1 0-9-52Z'),
]

/** Death: bones under a hood. */
export const death = (): readonly Mark[] => [
  shape('ink', 'M-20 0-16-58Q-18-96 2-102 18-98 15-80L16-56 22 0Q0 4-20 0Z'),
  shape('white', 'M-5-84Q-6-94 3-94 12-94 11-84L8-74H-1Z'),
  shape(
    'ink',
    'M-2-86A2.400 2.400 0 1 0 2.800-86 2.400 2.400 0 1 0-2-86ZM4.500-86A2.400 2.400 0 1 0 9.300-86 2.400 2.400 0 1 0 4.500-86Z',
  ),
  line('M0-77H7M2-79V-75M5-79V-75'),
  line('M-2-60H10M-3-54H11M-2-48H10M4-64V-40'),
  shape('brown', 'M27 0 31-108 34-108 30 0Z'),
  shape('steel', 'M33-108Q4-122-16-98 8-110 32-101Z'),
  shape('white', 'M12-62 30-60 30-56 12-56Z'),
]

export const church = (): readonly Mark[] => [
  shape('stone', 'M-34 0V-44L-12-64 10-44V0Z'),
  shape('red', 'M-40-42-12-70 16-42 10-42-12-62-34-42Z'),
  shape('stone', 'M10 0V-74H36V0Z'),
  shape('red', 'M6-74 23-106 40-74Z'),
  shape('gold', 'M22-106V-112H18V-115H22V-121H24V-115H28V-112H24V-106Z'),
  shape('ink', 'M-18 0V-18Q-12-26-6-18V0ZM18-40V-52Q23-58 28-52V-40ZM-16-40A4 4 0 1 0-8-40 4 4 0 1 0-16-40Z'),
]

export const wall = (): readonly Mark[] => [
  shape('stone', 'M-52 0V-46H-46V-54H-36V-46H-26V-54H-16V-46H-8L-2-34 4-40 6-20 16-26 22-10 34-14 38 0Z'),
  line('M-52-16H-30M-44-32H-22M-20-16H0M-14-30-2-28'),
  shape('stone', 'M40 0 44-10 56-8 58 0ZM28 0 32-6 38-4 38 0Z'),
]

export const scaffold = (): readonly Mark[] => [
  line('M-30 0V-92M30 0V-92M-34-40H34M-34-72H34M-30-40 30-2M-30-72 30-42'),
  shape('brown', 'M-36-42H36V-38H-36ZM-36-74H36V-70H-36Z'),
]
