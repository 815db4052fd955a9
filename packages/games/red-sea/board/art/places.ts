// Places behind the people: skies, mountains, towns, trees and rooms. Wide ones fill a picture of 240 by 160.

import { faint, lay, line, type Mark, mark, type Placed, still, type Thing, type Tone } from './marks.ts'

const disc = (tone: Tone, x: number, y: number, r: number): Mark =>
  mark(tone, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`)

export const sun = (x: number, y: number, r: number, tone: Tone = 'glow'): Placed => lay(disc(tone, x, y, r))
/** Rays from a point, as posters have them. */
export function rays(x: number, y: number, tone: Tone = 'glow', fade = 0.5): Placed {
  const d = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [(i * 30 * Math.PI) / 180, ((i * 30 + 13) * Math.PI) / 180]
    const out = (angle: number): string =>
      `${(x + 300 * Math.cos(angle)).toFixed(0)} ${(y + 300 * Math.sin(angle)).toFixed(0)}`
    return `M${x} ${y}L${out(a)} ${out(b)}Z`
  }).join('')
  return lay(faint(fade, mark(tone, d)))
}
export const clouds = (y: number, tone: Tone = 'glow', fade = 0.6): Placed =>
  lay(
    faint(
      fade,
      mark(
        tone,
        `M-4 ${y}q16-14 34-6 10-16 32-10 16-12 34 2 14-4 20 8 H-4ZM130 ${y + 14}q12-12 28-6 12-16 36-8 20-10 34 4 16-2 20 10Z`,
      ),
    ),
  )

export const plain = (y: number, tone: Tone = 'near'): Placed => lay(mark(tone, `M-4 ${y}H246V164H-4Z`))
export const dunes = (y: number, far: Tone = 'far', near: Tone = 'near'): Placed =>
  lay(
    mark('haze', `M-4 ${y - 6}Q50 ${y - 26} 110 ${y - 8}T246 ${y - 16}V164H-4Z`),
    mark(far, `M-4 ${y + 8}Q70 ${y - 18} 130 ${y + 6}T246 ${y - 4}V164H-4Z`),
    mark(near, `M-4 ${y + 22}Q60 ${y + 8} 120 ${y + 20}T246 ${y + 14}V164H-4Z`),
  )
export const hills = (y: number): Placed =>
  lay(
    mark(
      'haze',
      `M-4 ${y}L30 ${y - 34} 52 ${y - 20} 92 ${y - 58} 124 ${y - 22} 150 ${y - 40} 182 ${y - 12} 210 ${y - 30} 246 ${y - 4}V164H-4Z`,
    ),
    mark(
      'far',
      `M-4 ${y + 14}L40 ${y - 12} 74 ${y + 4} 118 ${y - 22} 160 ${y + 6} 200 ${y - 14} 246 ${y + 10}V164H-4Z`,
    ),
  )
/** A flat-topped mountain country, as in Ethiopia. */
export const ambas = (y: number): Placed =>
  lay(
    mark(
      'haze',
      `M-4 ${y}V${y - 26}L10 ${y - 30} 44 ${y - 30} 52 ${y - 8} 86 ${y - 6} 94 ${y - 46} 132 ${y - 46} 142 ${y - 10} 176 ${y - 8} 182 ${y - 34} 222 ${y - 34} 230 ${y - 12} 246 ${y - 12}V164H-4Z`,
    ),
    mark(
      'far',
      `M-4 ${y + 14}L26 ${y + 10} 34 ${y - 8} 66 ${y - 8} 76 ${y + 12} 150 ${y + 8} 158 ${y - 14} 192 ${y - 14} 202 ${y + 10} 246 ${y + 6}V164H-4Z`,
    ),
  )
/** The crossing of a slope from the lower left to the upper right, and its light. */
export const slope = (tone: Tone = 'ink'): Placed =>
  lay(mark(tone, 'M-4 146 40 136 84 128 130 118 180 112 246 104V164H-4Z'))

export const sea = (y: number, tone: Tone = 'far', near: Tone = 'dark'): Placed =>
  lay(
    mark(tone, `M-4 ${y}H246V164H-4Z`),
    mark(near, `M-4 ${y + 34}q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0V164H-4Z`),
    line(
      'glow',
      1.4,
      `M20 ${y + 8}h30M96 ${y + 12}h40M170 ${y + 7}h36M52 ${y + 20}h26M140 ${y + 24}h34M8 ${y + 26}h18M206 ${y + 20}h26`,
    ),
  )
/** The light on the water under a sun. */
export const glitter = (x: number, y: number): Placed =>
  lay(
    line(
      'glow',
      2,
      `M${x - 16} ${y + 4}h32M${x - 11} ${y + 10}h22M${x - 18} ${y + 17}h36M${x - 9} ${y + 24}h18M${x - 14} ${y + 32}h28M${x - 8} ${y + 40}h16`,
    ),
  )

export const acacia: Thing = light => [
  line('ink', 3.4, 'M0 0Q-3-26 2-44M1-34Q-14-46-24-58M1-38Q16-50 28-60'),
  mark('ink', 'M-54-58Q-44-72-20-70-4-82 18-72 46-74 58-58 44-52 28-56 10-50-6-55-32-50-54-58Z'),
  mark('dark', light > 0 ? 'M10-72Q46-74 58-58 48-62 34-64 24-70 10-72Z' : 'M-54-58Q-44-72-20-70-36-66-54-58Z'),
]
export const palm: Thing = light => [
  line('ink', 3, 'M0 0Q8-40 2-74'),
  mark(
    'ink',
    'M2-76Q-16-96-42-78-18-84 0-74-26-70-32-48-14-66 2-74 6-52 22-42 20-62 4-75 28-78 42-62 36-86 4-78 14-98 32-100 10-104 2-76Z',
  ),
  mark('dark', light > 0 ? 'M4-76Q28-80 42-62 26-74 4-76Z' : 'M0-76Q-18-88-42-78-18-84 0-76Z'),
]
/** A bare tree in a drought. */
export const deadTree: Thing = still(
  line('ink', 4, 'M0 0Q4-30-2-52'),
  line(
    'ink',
    2.2,
    'M0-40Q-16-54-24-80M-14-58Q-28-62-38-60M-2-50Q10-70 8-96M4-66Q20-72 30-92M18-76Q30-74 40-78M-20-68Q-16-82-18-94',
  ),
)

/** Domes and minarets. */
export const mosque: Thing = light => [
  mark('dark', 'M-52 0V-34H-40V-46Q-28-58-20-66-12-58 0-46V-34H52V0Z'),
  mark('dark', 'M-36-40Q-42-70-20-84 2-70-4-40Z'),
  mark(
    'dark',
    'M30 0V-84H28V-88H31V-96L35-106 39-96V-88H42V-84H40V0ZM-66 0V-70H-68V-74H-65V-82L-61-92-57-82V-74H-54V-70H-56V0Z',
  ),
  mark(
    'lit',
    light > 0 ? 'M-14-80Q2-68-4-40-10-60-14-80ZM37-84H40V0H37Z' : 'M-26-80Q-42-68-36-40-30-60-26-80ZM-66-70H-63V0H-66Z',
  ),
  line('ink', 1.4, 'M-20-84V-94'),
]
/** Tall mud-brick houses with white windows, as in Sanaa. */
export const towers: Thing = light => [
  mark('dark', 'M-70 0V-62H-44V-82H-22V-58H-6V-94H20V-66H34V-50H64V0Z'),
  mark(
    'paper',
    'M-64-52h6v8h-6ZM-54-52h6v8h-6ZM-64-34h6v8h-6ZM-54-34h6v8h-6ZM-40-72h5v9h-5ZM-31-72h5v9h-5ZM-40-52h5v9h-5ZM-31-52h5v9h-5ZM-40-32h5v9h-5ZM0-82h5v9H0ZM10-82h5v9h-5ZM0-60h5v9H0ZM10-60h5v9h-5ZM0-38h5v9H0ZM10-38h5v9h-5ZM40-40h6v8h-6ZM51-40h6v8h-6ZM40-22h6v8h-6ZM51-22h6v8h-6Z',
  ),
  line('paper', 1.4, 'M-44-76H-22M-6-88H20M-70-58H-44M34-46H64'),
  mark('lit', light > 0 ? 'M16-94H20V0H16ZM60-50H64V0H60Z' : 'M-70-62H-66V0H-70ZM-44-82H-40V-62H-44ZM-6-94H-2V-60H-6Z'),
]
/** Blocks and towers of a city far off, 240 wide. */
export const skyline = (y: number, tone: Tone = 'haze'): Placed =>
  lay(
    mark(
      tone,
      `M-4 ${y}v-18h18v-14h14v10h12v-22h16v30h10v-16h20v12h8v-34h14v26h12v-10h18v18h10v-28h14v20h16v-14h12v22h14v-10h16v14h24V164H-4Z`,
    ),
  )

/** A minaret and flat roofs. */
export const arabTown = (y: number, tone: Tone = 'haze'): Placed =>
  lay(
    mark(
      tone,
      `M-4 ${y}v-20h24v-10h20v8h6v-46l5-10 5 10v46h14v-12h30v-6q14-20 28 0v6h22v-14h20v16h8v-54l4-10 4 10v54h20v-10h18v8h26V164H-4Z`,
    ),
  )

/** A wall with a wide map on it: the Red Sea between its shores. */
export const wallMap = (x: number, y: number, width: number, height: number): Placed => {
  const at = (px: number, py: number): string => `${(x + px * width).toFixed(1)} ${(y + py * height).toFixed(1)}`
  return lay(
    mark('paper', `M${at(0, 0)}L${at(1, 0)} ${at(1, 1)} ${at(0, 1)}Z`),
    mark(
      'haze',
      `M${at(0, 0)}L${at(0.3, 0)} ${at(0.36, 0.2)} ${at(0.48, 0.4)} ${at(0.56, 0.56)} ${at(0.66, 0.62)} ${at(0.86, 0.58)} ${at(0.78, 0.76)} ${at(0.62, 1)} ${at(0, 1)}Z`,
    ),
    mark(
      'haze',
      `M${at(0.36, 0)}L${at(1, 0)} ${at(1, 0.34)} ${at(0.86, 0.46)} ${at(0.66, 0.54)} ${at(0.56, 0.48)} ${at(0.48, 0.28)}Z`,
    ),
    line(
      'far',
      0.8,
      `M${at(0, 0.33)}L${at(1, 0.33)}M${at(0, 0.66)}L${at(1, 0.66)}M${at(0.25, 0)}L${at(0.25, 1)}M${at(0.5, 0)}L${at(0.5, 1)}M${at(0.75, 0)}L${at(0.75, 1)}`,
    ),
    line('ink', 1.6, `M${at(0, 0)}L${at(1, 0)} ${at(1, 1)} ${at(0, 1)}Z`),
  )
}
/** The continent, 100 high. */
export const AFRICA =
  'M-30-96-8-100 4-96 20-92 30-90 36-74 42-60 52-58 44-44 32-28 32-14 22 0 12 10 2 12-4-2-8-22-8-38-16-48-34-46-46-58-44-74Z'

/** A room: a wall, a floor, and the light of a window or a lamp. */
export const room = (floor = 122): Placed =>
  lay(mark('far', `M-4 ${floor}H246V164H-4Z`), line('near', 1.5, `M-4 ${floor}H246`))
export const lampLight = (x: number, y: number, spread: number, fade = 0.26): Placed =>
  lay(
    faint(fade, mark('glow', `M${x - 10} ${y}L${x - spread} 164H${x + spread}L${x + 10} ${y}Z`)),
    mark('ink', `M${x - 18} ${y}Q${x} ${y - 16} ${x + 18} ${y}Z`),
    line('ink', 1.5, `M${x} ${y - 8}V-4`),
    mark('paper', `M${x - 10} ${y}H${x + 10}Q${x} ${y + 5} ${x - 10} ${y}Z`),
  )
/** A cloth from the ceiling, in the colour of a side. */
export const drape = (tone: Tone, x: number, width: number, to: number): Placed =>
  lay(
    mark(tone, `M${x} -4H${x + width}V${to}Q${x + width * 0.75} ${to + 6} ${x + width * 0.5} ${to}T${x} ${to}Z`),
    faint(
      0.25,
      line('ink', 2, `M${x + width * 0.25} -4V${to + 1}M${x + width * 0.55} -4V${to}M${x + width * 0.8} -4V${to + 2}`),
    ),
  )
export const table = (y: number, from: number, to: number, tone: Tone = 'dark'): Placed =>
  lay(
    mark(tone, `M${from + 14} ${y}H${to - 14}L${to} ${y + 16}H${from}Z`),
    mark('ink', `M${from} ${y + 16}H${to}V164H${from}Z`),
    line('lit', 1.2, `M${from + 14} ${y}H${to - 14}`),
  )

/** Smoke from a fire at its foot, 100 high. */
export const smoke: Thing = still(
  faint(
    0.85,
    mark(
      'dark',
      'M-8 0Q-22-16-10-30-24-44-6-58-14-76 8-86 4-100 26-108 44-104 40-88 56-80 40-66 46-50 24-44 30-26 14-20 18-6 8 0Z',
    ),
  ),
  faint(0.5, mark('ink', 'M-6 0Q-14-14-4-26-12-40 2-52 0-66 12-74 8-54 16-46 8-36 14-24 6-14 8 0Z')),
)
export const blast: Thing = still(
  mark('red', 'M0 0-26-4-14-16-36-30-14-32-22-54-4-40 4-66 12-40 32-52 22-30 42-24 20-14 30-2Z'),
  mark('glow', 'M0 0-13-3-6-10-18-18-6-20-8-32 2-22 6-36 9-21 18-26 12-15 22-10 10-7 14 0Z'),
)
export const fire: Thing = still(
  mark('red', 'M-16 0Q-26-18-12-34-10-26-6-26-10-44 4-60 4-46 12-40 12-48 16-52 28-34 16 0Z'),
  mark('glow', 'M-7 0Q-12-10-4-20 0-14 2-26 12-16 8 0Z'),
)
/** A plain flag on its pole, 100 high. */
export const flag = (tone: Tone): Thing =>
  still(
    mark('ink', 'M-1.400 0V-100H1.400V0Z'),
    mark(tone, 'M1.400-99Q16-106 30-98T58-99V-64Q44-57 30-64T1.400-64Z'),
    faint(0.25, line('ink', 2, 'M20-102V-66M40-96V-62')),
  )

export const podium: Thing = still(
  mark('ink', 'M-22 0-26-46H26L22 0Z'),
  mark('dark', 'M-28-50H28V-44H-28Z'),
  line('ink', 1.6, 'M-8-50-4-62M8-50 4-62'),
  mark('ink', 'M-7-61a3.400 3.400 0 1 1 6 0ZM1-61a3.400 3.400 0 1 1 6 0Z'),
)
export const mast: Thing = still(
  line(
    'ink',
    2,
    'M-12 0 0-100 12 0M-10-16H10M-8-34H8M-6-52H6M-3.600-70H3.600M-10-16 8-34M10-16-8-34M-8-34 6-52M8-34-6-52',
  ),
)
/** Waves around the head of a mast. */
export const waves = (x: number, y: number, tone: Tone = 'glow'): Placed =>
  lay(
    ...[12, 26, 42, 60, 80].map((r, i) =>
      faint(
        0.9 - i * 0.15,
        line(
          tone,
          2.4,
          `M${x - r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 0 ${x - r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y + r * 0.7}`,
        ),
      ),
    ),
  )
export const stars: Placed = lay(
  mark(
    'glow',
    'M20 14h2v2h-2ZM58 30h2v2h-2ZM92 10h2v2h-2ZM134 24h2v2h-2ZM170 12h2v2h-2ZM206 34h2v2h-2ZM226 12h2v2h-2ZM40 52h1.500v1.500h-1.500ZM114 46h1.500v1.500h-1.500ZM190 58h1.500v1.500h-1.500ZM12 84h1.500v1.500h-1.500ZM152 70h1.500v1.500h-1.500Z',
  ),
)
