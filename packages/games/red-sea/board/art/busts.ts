// Portraits from the waist or shoulders up, as posters show statesmen: 100 high, looking to the right.

import { type Light, line, type Mark, mark, type Thing, type Tone } from './marks.ts'

type Bust = {
  readonly wears: 'suit' | 'tunic' | 'robe'
  readonly hair: 'short' | 'receding' | 'grey' | 'peaked' | 'keffiyeh' | 'turban' | 'afro' | 'fedora' | 'bush'
  readonly glasses?: boolean
  readonly moustache?: boolean
  readonly beard?: boolean
  /** Heavy ones. */
  readonly brows?: boolean
  /** With a double chin. */
  readonly stout?: boolean
  /** The tie, or the medals. */
  readonly sash?: Tone
  readonly cloth?: Tone
}

const HAIR: Readonly<Record<Bust['hair'], readonly Mark[]>> = {
  short: [mark('ink', 'M-20-66Q-26-100 2-100 22-99 22-78 16-88 4-87-10-87-12-74-13-66-17-60Z')],
  grey: [mark('haze', 'M-20-66Q-26-100 2-100 22-99 22-78 16-88 4-87-10-87-12-74-13-66-17-60Z')],
  receding: [mark('ink', 'M-19-62Q-24-90-8-97-14-84-12-74-13-66-17-60Z')],
  peaked: [
    mark('ink', 'M-19-62Q-22-74-20-82H20Q14-78-8-78-12-68-16-60Z'),
    mark('dark', 'M-27-92Q-24-106 2-107 26-106 27-93L20-82H-20Z'),
    mark('red', 'M-20-86H20V-81H-20Z'),
    mark('ink', 'M-6-81H21Q32-78 32-73 18-79-6-77Z'),
    mark('lit', 'M0-102 2-97 7-97 3-94 5-89 0-92-5-89-3-94-7-97-2-97Z'),
  ],
  keffiyeh: [
    mark('paper', 'M-26-22Q-32-100 0-102 26-100 23-76 14-88 0-84-12-78-10-40-14-20-26-22Z'),
    mark('ink', 'M-25-82Q-4-98 24-84V-78Q-4-92-25-76Z'),
    line('far', 1.4, 'M-24-60Q-18-56-14-60M-24-44Q-18-40-13-44M-22-30Q-18-28-14-30'),
  ],
  turban: [
    mark('paper', 'M-24-74Q-32-104 0-106 32-104 25-76 14-86 0-86-14-86-24-74Z'),
    line('far', 1.6, 'M-24-82Q0-104 25-86M-20-92Q2-84 26-92M-10-103Q8-96 20-80'),
  ],
  afro: [mark('ink', 'M-24-56Q-36-76-26-94-8-114 16-103 32-92 24-74 18-88 4-87-10-86-12-72-14-60-24-56Z')],
  fedora: [
    mark('ink', 'M-18-60Q-24-80-20-86H22Q10-80-8-80-12-70-16-58Z'),
    mark('dark', 'M-36-80Q-22-86-20-88-20-110 0-106 18-110 21-88 28-87 38-78 10-86-36-80Z'),
    mark('ink', 'M-20-88Q0-94 21-88V-93Q0-99-20-93Z'),
  ],
  bush: [
    mark('dark', 'M-40-78Q-22-86-20-90-20-110 0-110 20-110 21-90 30-86 40-78 0-88-40-78Z'),
    mark('ink', 'M-18-62Q-22-74-20-82L-10-82Q-12-70-15-60Z'),
  ],
}

const CLOTHES: Readonly<Record<Bust['wears'], (cloth: Tone, sash: Tone) => readonly Mark[]>> = {
  suit: (cloth, sash) => [
    mark(cloth, 'M-58 0Q-56-30-34-36L-10-44H10L36-35Q56-30 58 0Z'),
    mark('paper', 'M-11-45 0-34 14-45 16-38 6 0H0Z'),
    mark(sash, 'M1-35 8-35 9-29 11 0H1L0-29Z'),
    mark('ink', 'M-12-46-20-26-12-22-2 0H-8L-24-20-32-34ZM15-46 24-27 18-23 12 0H18L28-22 33-35Z'),
  ],
  tunic: (cloth, sash) => [
    mark(cloth, 'M-60 0Q-58-30-36-36L-11-44H12L38-35Q58-30 60 0Z'),
    mark('ink', 'M-13-46 3-36 17-46 18-38 4-28-14-38Z'),
    line('ink', 1.6, 'M4-28V0M-30-14H-10V-2M18-14H38V-2'),
    mark('lit', 'M4-20a1.600 1.600 0 1 1 .1 0ZM4-8a1.600 1.600 0 1 1 .1 0Z'),
    mark(sash, 'M18-20H38V-15H18ZM-46-32-34-37-30-33-42-28Z'),
    mark(sash, 'M40-35 50-29 45-26 36-32Z'),
  ],
  robe: (cloth, sash) => [
    mark(cloth, 'M-62 0Q-58-34-32-38L-10-44H12L34-37Q58-32 62 0Z'),
    line('ink', 1.6, 'M-10-42Q4-24 6 0M14-42Q8-30 7-20M-36-34Q-30-16-34 0M38-34Q32-16 36 0'),
    mark(sash, 'M4-40 9-40 9 0H4Z'),
  ],
}

export const bust =
  (one: Bust): Thing =>
  (light: Light) => {
    const {
      wears,
      hair,
      glasses = false,
      moustache = false,
      beard = false,
      brows = false,
      stout = false,
      sash = 'red',
      cloth = 'dark',
    } = one
    const [bright, shade]: readonly [string, string] = [
      'M4-88Q21-88 21-74L25-62 21-59 21-50Q19-42 9-41-2-41-8-48Z',
      'M-16-74Q-16-88 4-88L0-66 4-60-2-57 2-50Q-4-40 8-41-10-40-14-56Z',
    ]
    const lightAhead = light > 0
    return [
      ...CLOTHES[wears](cloth, sash),
      mark(lightAhead ? 'lit' : 'ink', 'M44-32Q57-26 58 0H53Q52-22 44-32Z'),
      mark(lightAhead ? 'ink' : 'lit', 'M-44-32Q-57-26-58 0H-53Q-52-22-44-32Z'),
      mark('dark', 'M-12-60H12L14-42Q2-32-11-43Z'),
      mark('ink', 'M-8-48Q2-38 13-42L14-37Q2-28-10-40Z'),
      ...(stout
        ? [
            mark(lightAhead ? 'lit' : 'dark', 'M-8-58 24-58Q28-44 16-37 4-33-6-38-16-46-14-60Z'),
            mark(lightAhead ? 'dark' : 'lit', 'M-14-60 2-50Q-6-42 2-35-16-38-17-52Z'),
          ]
        : []),
      mark(lightAhead ? 'lit' : 'dark', bright),
      mark(lightAhead ? 'dark' : 'lit', shade),
      // Ear, brows, eyes, nose and mouth.
      mark('ink', 'M-15-70Q-20-72-19-64-17-57-13-60Z'),
      mark('ink', 'M-4-74Q4-78 8-74L7-71-3-71ZM14-75Q18-77 21-74V-71H14Z'),
      mark('ink', 'M0-69H7L6-66H1ZM15-69H20L19-66H15Z'),
      line('ink', 1.5, 'M12-71 16-60Q14-58 10-59'),
      line('ink', 1.8, 'M6-51Q12-53 18-51'),
      ...(brows ? [mark('ink', 'M-7-72Q0-83 10-76L9-70-5-70ZM13-76Q19-82 23-73L22-70H13Z')] : []),
      ...(moustache ? [mark('ink', 'M4-54Q12-61 20-54 20-50 17-51 12-56 4-50Z')] : []),
      ...(beard ? [mark('ink', 'M-14-64Q-12-34 8-32 22-36 21-54 16-48 12-49 6-49 2-52-8-54-14-64Z')] : []),
      ...(glasses ? [line('ink', 2, 'M-3-73H9V-63H-3ZM13-73H22V-64H13ZM9-70H13M-3-70-15-69')] : []),
      ...HAIR[hair],
    ]
  }
