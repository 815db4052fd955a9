// What people hold, drawn around the hand.

import { line, type Mark, mark } from './marks.ts'

type Holding = { readonly marks: readonly Mark[] }

const POLE = 'M-.8 26V-62H.8V26Z'
const FLAG = 'M.8-62Q12-68 22-61T42-62V-38Q32-33 22-38T.8-38Z'

export const HELD = {
  /** Level, with the muzzle ahead, when the forearm points forward. */
  rifle: { marks: [mark('ink', 'M-16-1-6-2.500 4-2.500 22-2V0L6 .5 5 2 8 10 5 11 1 2-4 1-6 6H-9L-8 1-16 4Z')] },
  slung: { marks: [mark('ink', 'M-2 12-1-28H1.500L3-8 8-2 6 0 2.500-2 3 12Z')] },
  raisedRifle: { marks: [mark('ink', 'M-3 16-1-26H1.500L2-12 8-10 10-4 7-3 3-7 3 16Z')] },
  staff: { marks: [mark('ink', 'M-1 44V-40H1V44Z')] },
  redFlag: { marks: [mark('ink', POLE), mark('red', FLAG)] },
  blueFlag: { marks: [mark('ink', POLE), mark('blue', FLAG)] },
  paleFlag: { marks: [mark('ink', POLE), mark('paper', FLAG)] },
  placard: {
    marks: [
      mark('ink', 'M-.8 10V-40H.8V10Z'),
      mark('paper', 'M-15-58H15V-36H-15Z'),
      line('ink', 2, 'M-10-51H10M-10-45H6'),
    ],
  },
  redPlacard: {
    marks: [mark('ink', 'M-.8 10V-40H.8V10Z'), mark('red', 'M-15-58H15V-36H-15Z'), line('paper', 2.5, 'M-9-47H9')],
  },
  briefcase: { marks: [mark('ink', 'M-9 2H9V15H-9Z'), line('ink', 1.4, 'M-3 3V-.5H3V3')] },
  suitcase: { marks: [mark('dark', 'M-11 3H11V20H-11Z'), line('ink', 1.6, 'M-4 3V-1H4V3M-6 3V20M6 3V20')] },
  papers: { marks: [mark('paper', 'M-6-12 5-14 7 1-4 3Z'), line('ink', 0.8, 'M-3-9 3-10M-3-6 4-7M-2-3 3-4')] },
  pointer: { marks: [mark('ink', 'M-1-1-1 1 48-19 48-20Z')] },
  sack: {
    marks: [mark('paper', 'M-12-8Q-14-20-2-21 14-22 14-11 14-2 2-1-10 0-12-8Z'), mark('blue', 'M-3-17H7V-12H-3Z')],
  },
  bucket: { marks: [mark('dark', 'M-5 3H5L4 13H-4Z'), line('ink', 1, 'M-5 3Q0-4 5 3')] },
  binoculars: { marks: [mark('ink', 'M-3-5H7V-2H-3ZM-3 0H7V3H-3Z')] },
  microphone: { marks: [mark('ink', 'M-1 10 0-3H2L2 10ZM-1.500-4A2.800 3.400 0 1 1 3.500-4Z')] },
  club: { marks: [mark('paper', 'M-1 8V-14H1V8ZM-3-15A3 3 0 1 1 3-15 3 3 0 1 1-3-15Z')] },
  bottle: { marks: [mark('red', 'M-2.500 8V-3L-1-7V-12H1V-7L2.500-3V8Z')] },
  sword: { marks: [mark('lit', 'M-1-2-.6-34 .6-34 1-2ZM-5-3H5V-1H-5Z')] },
  telephone: { marks: [mark('ink', 'M-4-9Q3-12 4-6V4Q3 9-3 7L-2 3Q1 2 1-2 1-6-3-5Z')] },
  book: { marks: [mark('paper', 'M-8-3 0-5 8-3V8L0 6-8 8Z'), line('ink', 0.8, 'M0-5V6')] },
  child: {
    marks: [
      mark('near', 'M-15 0Q-14-13-6-13 3-12 2-3L-2 9Q-11 11-15 0Z'),
      mark('ink', 'M-10-15A5 5 0 1 1 0-15 5 5 0 1 1-10-15Z'),
      line('ink', 1.2, 'M-12-2Q-6 2 1-3'),
    ],
  },
  camera: {
    marks: [
      mark('ink', 'M-6-5H-2L-1-7H3L4-5H7V4H-6Z'),
      mark('lit', 'M-1-.5A2.500 2.500 0 1 1 4-.5 2.500 2.500 0 1 1-1-.5Z'),
    ],
  },
  lamp: { marks: [mark('lit', 'M-4-3H4L5 9H-5Z'), line('ink', 1.4, 'M-4-3Q0-11 4-3M-6 10H6')] },
} as const satisfies Readonly<Record<string, Holding>>
export type Held = keyof typeof HELD
