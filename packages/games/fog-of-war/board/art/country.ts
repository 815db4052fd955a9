// The country behind: ridges, rivers, towns and trees that thin out in the mist, and the pencil on the staff map.

import { faint, lay, line, type Mark, mark, type Placed, still, type Thing } from './marks.ts'

/** A band of mist across the picture. */
export const mist = (y: number, fade = 0.7): Placed =>
  lay(
    faint(
      fade,
      mark(
        'mist',
        `M-10 ${y}Q20 ${y - 9} 48 ${y - 3}T100 ${y - 5} 160 ${y - 2}V${y + 9}Q120 ${y + 15} 88 ${y + 9}T30 ${y + 11}-10 ${y + 8}Z`,
      ),
    ),
    faint(
      fade * 0.6,
      mark(
        'mist',
        `M-10 ${y + 8}Q40 ${y} 84 ${y + 8}T160 ${y + 6}V${y + 17}Q100 ${y + 23} 60 ${y + 17}T-10 ${y + 19}Z`,
      ),
    ),
  )
export const ridges = (y: number): Placed =>
  lay(
    faint(
      0.5,
      mark('pale', `M-10 ${y}Q16 ${y - 26} 40 ${y - 14} 60 ${y - 36} 88 ${y - 18} 108 ${y - 30} 160 ${y - 6}V160H-10Z`),
    ),
    faint(0.75, mark('pale', `M-10 ${y + 12}Q30 ${y - 6} 62 ${y + 6} 100 ${y - 10} 160 ${y + 6}V160H-10Z`)),
  )
export const mountains = (y: number): Placed =>
  lay(
    faint(
      0.8,
      mark(
        'pale',
        `M-10 ${y}L18 ${y - 38} 30 ${y - 26} 56 ${y - 62} 80 ${y - 30} 98 ${y - 46} 122 ${y - 16} 136 ${y - 26} 160 ${y}V160H-10Z`,
      ),
    ),
    mark(
      'lit',
      `M56 ${y - 62}L44 ${y - 45} 52 ${y - 48} 58 ${y - 40} 64 ${y - 48} 68 ${y - 46}ZM98 ${y - 46}L90 ${y - 37} 97 ${y - 39} 103 ${y - 36} 106 ${y - 37}Z`,
    ),
    line(
      'ink',
      0.8,
      `M56 ${y - 40}L50 ${y - 20}M64 ${y - 44}L74 ${y - 22}M100 ${y - 34}L110 ${y - 18}M20 ${y - 34}L16 ${y - 16}`,
    ),
  )
export const field = (y: number): Placed =>
  lay(
    mark('mid', `M-10 ${y}Q40 ${y - 8} 80 ${y}T160 ${y - 4}V160H-10Z`),
    faint(
      0.35,
      line(
        'ink',
        0.7,
        `M-6 ${y + 44}l12-10M4 ${y + 48}l16-14M16 ${y + 50}l20-18M118 ${y + 44}l14-12M126 ${y + 48}l18-16M136 ${y + 50}l20-18M52 ${y + 6}l10-4M60 ${y + 8}l12-5M104 ${y + 2}l12-5M112 ${y + 4}l14-6`,
      ),
    ),
    line(
      'ink',
      0.8,
      `M6 ${y + 16}l3-6 1 6M24 ${y + 30}l3-6 1 6M60 ${y + 12}l3-5 1 5M96 ${y + 22}l3-6 1 6M128 ${y + 12}l3-5 1 5M140 ${y + 34}l3-6 1 6M78 ${y + 38}l3-6 1 6`,
    ),
  )
export const snow = (y: number): Placed =>
  lay(
    mark('lit', `M-10 ${y}Q40 ${y - 10} 84 ${y}T160 ${y - 4}V160H-10Z`),
    faint(0.5, mark('pale', `M-10 ${y + 20}Q50 ${y + 8} 160 ${y + 18}V${y + 28}Q60 ${y + 20}-10 ${y + 32}Z`)),
  )
export const sand = (y: number): Placed =>
  lay(
    mark('paper', `M-10 ${y}Q30 ${y - 12} 70 ${y - 2}T160 ${y - 8}V160H-10Z`),
    faint(0.6, mark('pale', `M-10 ${y + 22}Q50 ${y + 4} 100 ${y + 16}T160 ${y + 12}V160H-10Z`)),
  )
export const road = (y: number): Placed =>
  lay(
    mark('paper', `M66 ${y}Q56 ${y + 14} 30 160H110Q84 ${y + 20} 76 ${y}Z`),
    line('ink', 0.8, `M58 ${y + 14}Q50 ${y + 30} 44 160M80 ${y + 14}Q90 ${y + 30} 96 160`),
  )
export const sea = (y: number): Placed =>
  lay(
    mark('water', `M-10 ${y}H160V160H-10Z`),
    line(
      'lit',
      1.2,
      `M-6 ${y + 7}q6-3 12 0t12 0M52 ${y + 10}q6-3 12 0t12 0M108 ${y + 6}q6-3 12 0t12 0M20 ${y + 20}q8-4 16 0t16 0M88 ${y + 24}q8-4 16 0t16 0M-8 ${y + 34}q8-4 16 0t16 0M60 ${y + 38}q8-4 16 0t16 0M120 ${y + 40}q8-4 16 0t16 0`,
    ),
  )
/** Waves in front of a hull. */
export const swell = (y: number): Placed =>
  lay(
    mark('water', `M-10 ${y}q12-8 25 0t25 0 25 0 25 0 25 0 25 0 25 0V160H-10Z`),
    line('lit', Math.LOG2E, `M-10 ${y}q12-8 25 0t25 0 25 0 25 0 25 0 25 0`),
  )
export const cloudSea = (y: number): Placed =>
  lay(
    faint(0.8, mark('mist', `M-10 ${y}q14-14 30-6 10-16 30-8 14-12 30 2 12-12 30-4 18-8 50 2V160H-10Z`)),
    faint(0.95, mark('mist', `M-10 ${y + 22}q20-14 38-4 16-16 40-4 20-12 40 2 20-10 52 0V160H-10Z`)),
    line('ink', 0.6, `M8 ${y + 2}q8-8 16-5M56 ${y - 4}q10-8 20-3M100 ${y - 2}q10-6 18-3`),
  )
/** Sheets of a town seen from above, under bombers. */
export const townBelow = (y: number): Placed =>
  lay(
    mark('pale', `M-10 ${y}L160 ${y - 10}V160H-10Z`),
    line(
      'ink',
      0.9,
      `M0 ${y + 8}l30 10M20 ${y}l-10 40M50 ${y - 2}l6 44M84 ${y - 4}l20 44M116 ${y - 6}l30 40M-6 ${y + 24}l160-8M30 ${y + 12}h10v8h-10ZM66 ${y + 8}h12v8h-12ZM98 ${y + 10}h10v8h-10ZM40 ${y + 28}h14v10h-14ZM80 ${y + 26}h12v10h-12Z`,
    ),
  )

export const tree: Thing = still(
  line('ink', 3, 'M0 0V-46'),
  mark('mid', 'M-22-44Q-30-62-14-68-16-88 4-90 22-88 20-70 34-62 24-46 10-38 0-42-12-38-22-44Z'),
)
export const pine: Thing = still(
  line('ink', 3, 'M0 0V-16'),
  mark('deep', 'M-26-12-8-44H-18L-4-70H-12L0-100 12-70H4L18-44H8L26-12Z'),
)
export const stump: Thing = still(line('ink', 3, 'M0 0Q2-30-2-50M0-30 14-54M-1-40-14-60'))
export const farm: Thing = still(
  mark('pale', 'M-40 0V-28H30V0Z'),
  mark('mid', 'M-48-26-36-50H26L40-26Z'),
  mark('ink', 'M-20 0V-18H-8V0ZM6-20H16V-10H6Z'),
  line('ink', 2, 'M12-50V-60H20V-50'),
)
export const palm: Thing = still(
  line('ink', 3, 'M0 0Q8-40 2-74'),
  mark(
    'deep',
    'M2-76Q-16-96-42-78-18-84 0-74-26-70-32-48-14-66 2-74 6-52 22-42 20-62 4-75 28-78 42-62 36-86 4-78 14-98 32-100 10-104 2-76Z',
  ),
)
export const smoke: Thing = still(
  mark(
    'smoke',
    'M-8 0Q-22-16-10-30-24-44-6-58-14-76 8-86 4-100 26-108 44-104 40-88 56-80 40-66 46-50 24-44 30-26 14-20 18-6 8 0Z',
  ),
)
export const burst: Thing = still(
  mark('fire', 'M0 0-22-4-12-14-30-26-12-28-18-46-2-34 4-56 10-34 28-44 18-26 36-20 16-12 26-2Z'),
  mark('lit', 'M0 0-9-3-4-8-12-14-3-15-4-24 2-17 5-26 7-16 13-19 9-12 16-8 7-5 9 0Z'),
)
/** Black puffs around aeroplanes. */
export const puffs: Placed = lay(
  mark(
    'smoke',
    'M18 40q-6-6 1-9 2-7 9-4 8-1 6 6 4 6-4 8-8 4-12-1ZM120 26q-5-5 1-7 2-6 8-3 6-1 5 5 3 5-4 6-6 3-10-1ZM104 74q-4-4 1-6 2-5 6-3 5 0 4 4 3 4-3 5-5 2-8 0Z',
  ),
)
export const sunDisc = (x: number, y: number, r: number): Placed =>
  lay(mark('lit', `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`))
export const searchlights: Placed = lay(faint(0.4, mark('lit', 'M30 150 66-4H92ZM120 150 44-4H66Z')))
export const flakes: Placed = lay(
  mark(
    'lit',
    Array.from(
      { length: 40 },
      (_, i) => `M${((i * 53) % 150).toFixed(0)} ${((i * 37 + (i % 7) * 11) % 140).toFixed(0)}h2v2h-2Z`,
    ).join(''),
  ),
)
export const rain: Placed = lay(
  faint(
    0.6,
    line('ink', 0.7, Array.from({ length: 26 }, (_, i) => `M${(i * 47) % 156} ${(i * 31) % 120}l-4 12`).join('')),
  ),
)

/** The pencil of the staff: an arrow along a path whose last piece tells where it points. */
export const arrow = (d: string, tip: readonly [number, number], degrees: number): Placed => {
  const head: Mark = {
    ...mark('pencil', 'M-14-11 4 0-14 11-8 0Z'),
    at: `translate(${tip[0]} ${tip[1]}) rotate(${degrees})`,
  }
  return lay(faint(0.85, line('pencil', 5, d)), faint(0.5, line('pencil', 1.6, d)), faint(0.9, head))
}
export const ring = (x: number, y: number, r: number): Placed =>
  lay(
    faint(
      0.85,
      line(
        'pencil',
        3,
        `M${x + r} ${y - 2}Q${x + r} ${y - r} ${x} ${y - r}T${x - r} ${y}T${x} ${y + r}T${x + r - 2} ${y - 6}`,
      ),
    ),
  )
export const front = (d: string): Placed => lay(faint(0.85, line('pencil', 3, d)))
