// What people hold, drawn around the hand.

import { line, type Mark, shape } from './marks.ts'

const STAFF = 'M-1.400 54V-44H1.400V54Z'

export const PROPS = {
  spear: [shape('brown', STAFF), shape('steel', 'M-4-42 0-58 4-42Z')],
  pike: [shape('brown', 'M-1.300 54V-66H1.300V54Z'), shape('steel', 'M-3.500-64 0-80 3.500-64Z')],
  halberd: [
    shape('brown', STAFF),
    shape('steel', 'M1-46Q14-50 13-32L1-34ZM-1-44-9-40-1-37Z'),
    shape('steel', 'M-2.500-44 0-60 2.500-44Z'),
  ],
  sword: [
    shape('steel', 'M-2-3-1.400-38 0-44 1.400-38 2-3Z'),
    shape('gold', 'M-8-4H8V-1H-8ZM-1.600-1H1.600V6H-1.600Z'),
  ],
  dagger: [shape('steel', 'M-1.800 2 0 20 1.800 2Z'), shape('gold', 'M-5 0H5V2.500H-5ZM-1.500-6H1.500V0H-1.500Z')],
  axe: [shape('brown', 'M-1.400 20V-26H1.400V20Z'), shape('steel', 'M1-25Q12-30 13-14 6-18 1-14Z')],
  torch: [
    shape('brown', 'M-1.800 18-1.200-12H1.200L1.800 18Z'),
    shape('flame', 'M0-10Q-9-16-4-26-2-24-1-27 0-33 4-37 3-30 6-26 10-16 0-10Z'),
    shape('gold', 'M0-12Q-4-16-1-22 3-18 0-12Z'),
  ],
  scroll: [
    shape('white', 'M-3-9H15V9H-3Z'),
    shape('white', 'M-5-11H-1V11H-5ZM13-11H17V11H13Z'),
    line('M2-5H10M2-1H10M2 3H8'),
  ],
  purse: [shape('brown', 'M-4 1Q-11 13 0 15 11 13 4 1Z'), shape('gold', 'M-5-1H5V2H-5Z')],
  cross: [shape('gold', 'M-1.500 40V-15H-8V-19H-1.500V-27H1.500V-19H8V-15H1.500V40Z')],
  crozier: [
    shape('gold', 'M-1.500 52V-30Q-1.500-46 8-45 17-43 14-34 11-29 6-33 11-33 11-37 9-42 4-40 1.500-38 1.500-30V52Z'),
  ],
  banner: [shape('brown', STAFF), shape('red', 'M1-43 27-41 21-32 27-23 1-21Z'), shape('gold', 'M6-35H16V-29H6Z')],
  whiteBanner: [
    shape('brown', STAFF),
    shape('white', 'M1-43 28-40 22-31 28-22 1-21Z'),
    shape('red', 'M1-34H24V-29H1Z'),
  ],
  bow: [
    { d: 'M-2-34Q18 0-2 34' },
    line('M-2-34V34'),
    shape('brown', 'M-22-1H14V1H-22Z'),
    shape('steel', 'M12-3 20 0 12 3Z'),
  ],
  crossbow: [
    shape('brown', 'M-16-2H14V2.500H-16Z'),
    shape('steel', 'M9-17Q21 0 9 18 14 0 9-17Z'),
    line('M9-17-4 0 9 18'),
  ],
  pitchfork: [shape('brown', STAFF), line('M-6-60V-46H6V-60M0-44V-62')],
  scythe: [shape('brown', 'M-1.400 54V-50H1.400V54Z'), shape('steel', 'M2-50Q-26-60-40-38-22-48 1-44Z')],
  sickle: [shape('brown', 'M-1.500 6V-4H1.500V6Z'), shape('steel', 'M0-4Q-4-20 12-20 4-16 3-4Z')],
  book: [shape('red', 'M-3-9 11-12V7L-3 10Z'), shape('white', 'M-1-6 9-8V4L-1 6Z'), line('M2-3 7-4M2 0 7-1')],
  cup: [shape('gold', 'M-7-16H7Q7-4 1.500-3V3H5V6H-5V3H-1.500V-3Q-7-4-7-16Z')],
  key: [shape('gold', 'M-1.500 4V-16H1.500V-13H6V-10H1.500V-7H5V-4H1.500V4Q7 6 6 11 4 16 0 16-5 15-6 10-6 5-1.500 4Z')],
  hammer: [shape('brown', 'M-1.500 12V-16H1.500V12Z'), shape('steel', 'M-8-22H8V-14H-8Z')],
  trowel: [shape('steel', 'M-6-14 0-24 6-14 0-6Z'), shape('brown', 'M-1.500-6H1.500V4H-1.500Z')],
  ballot: [shape('white', 'M-6-12 5-14 7 0-4 2Z'), line('M-2-9 3-10M-1-5 4-6')],
  sceptre: [shape('gold', 'M-1.300 16V-22H1.300V16Z'), shape('red', 'M-4-22Q-4-30 0-30 4-30 4-22 0-19-4-22Z')],
  crown: [shape('gold', 'M-11 2-13-11-6-5 0-14 6-5 13-11 11 2Z'), line('M-10-2H10')],
  sheaf: [shape('straw', 'M-3 14Q-6 0-12-14-4-20 0-10 4-20 12-14 6 0 3 14Z'), shape('red', 'M-5 0H5V4H-5Z')],
  scales: [
    shape('gold', 'M-1-26H1V-4H-1Z'),
    line('M-16-22H16M-16-22-20-8M-16-22-12-8M16-22 12-8M16-22 20-8'),
    shape('gold', 'M-21-8H-11Q-12-3-16-3-20-3-21-8ZM11-8H21Q20-3 16-3 12-3 11-8Z'),
  ],
  lute: [
    shape('brown', 'M-14 8Q-22 0-12-6-4-10 4-4L22-14 24-11 7 0Q2 12-14 8Z'),
    line('M-9 1 22-12'),
    shape('ink', 'M-8-1Q-5-4-3-1-5 3-8-1Z'),
  ],
  shield: [
    shape('red', 'M-11-16H11V0Q9 12 0 17-9 12-11 0Z'),
    shape('gold', 'M-2-16H2V-5H11V-1H2V15L0 17-2 15V-1H-11V-5H-2Z'),
  ],
  blueShield: [shape('blue', 'M-11-16H11V0Q9 12 0 17-9 12-11 0Z'), shape('white', 'M-11-8 11 4V-2L-9-13Z')],
  buckler: [
    shape('steel', 'M-11 0A11 11 0 1 1 11 0 11 11 0 1 1-11 0Z'),
    shape('red', 'M-4 0A4 4 0 1 1 4 0 4 4 0 1 1-4 0Z'),
  ],
  javelins: [line('M-16 30 14-44M-10 32 20-42'), shape('steel', 'M12-42 18-54 17-40ZM18-40 25-51 23-38Z')],
  trumpet: [shape('gold', 'M-4-1.500H26L34-6V6L26 1.500H-4Z'), shape('red', 'M8 2H22V16L15 12 8 16Z')],
  seal: [shape('red', 'M-8 4Q-10-8 0-9 10-8 8 4 2 12-8 4Z'), shape('gold', 'M-3-2 0-6 3-2 0 3Z')],
} as const satisfies Readonly<Record<string, readonly Mark[]>>
export type Prop = keyof typeof PROPS
