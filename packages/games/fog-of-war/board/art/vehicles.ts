// Tanks, guns and works on land, looking to the right.

import { faint, line, type Mark, mark, still, type Thing, type Tone } from './marks.ts'

const wheel = (x: number, y: number, r: number, tone: Tone = 'deep'): Mark =>
  mark(tone, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0Z`)
const wheels = (xs: readonly number[], y: number, r: number): readonly Mark[] => [
  ...xs.map(x => wheel(x, y, r)),
  ...xs.map(x => wheel(x, y, r * 0.38, 'pale')),
]
const TRACK = 'M-64-22H60Q70-20 70-12 68-2 58 0H-54Q-66-2-70-10-70-20-64-22Z'

/** Square and high-sided, with a long gun. */
export const panzer: Thing = light => [
  faint(0.3, mark('ink', 'M-78 2Q0-8 84 2 0 10-78 2Z')),
  mark('ink', TRACK),
  ...wheels([-52, -36, -20, -4, 12, 28, 44], -10, 8.5),
  mark('mid', 'M-68-20-64-34H40L46-28 66-24 68-20Z'),
  mark('mid', 'M-36-34-30-54H14L22-34Z'),
  mark('deep', 'M14-50H24V-40H14ZM24-48 94-51V-46L24-42ZM92-53H102V-44H92Z'),
  mark('mid', 'M-20-54V-60H0V-54Z'),
  mark(
    'lit',
    light > 0 ? 'M10-52 13-52 20-36H15ZM42-31 64-24H54L40-28Z' : 'M-29-52H-25L-31-36H-35ZM-62-32H-58L-62-22H-66Z',
  ),
  mark('lit', 'M-16-49H-4V-47H2V-45H-4V-39H-6V-45H-16Z'),
  line('ink', 1.2, 'M-28-54V-84M-60-27H30M-54-34V-40H-44V-34'),
]

/** Small and round, with a short gun. */
export const lightTank: Thing = light => [
  faint(0.3, mark('ink', 'M-78 2Q0-8 84 2 0 10-78 2Z')),
  mark('ink', 'M-54-28Q-44-34 40-32 58-28 60-14 56-2 46 0H-44Q-58-4-60-16-60-24-54-28Z'),
  ...wheels([-42, -26, -10, 6, 22, 38], -10, 8),
  mark('mid', 'M-56-24Q-52-40-36-42H30L50-28 56-22Z'),
  mark('mid', 'M-20-42Q-18-62 2-63 22-62 24-42Z'),
  mark('deep', 'M22-56 54-58V-52L24-47Z'),
  mark('mid', 'M-8-63Q-6-70 4-70 12-70 12-63Z'),
  mark(
    'lit',
    light > 0 ? 'M10-62Q22-60 24-42H19Q18-56 10-62ZM30-42 50-28H44L27-39Z' : 'M-8-60Q-18-58-20-42H-15Q-14-54-8-60Z',
  ),
  line('ink', 1, 'M-44-34H36M-2-50H8'),
]

/** Tall and rounded. */
export const sherman: Thing = light => [
  faint(0.3, mark('ink', 'M-78 2Q0-8 84 2 0 10-78 2Z')),
  mark('ink', TRACK),
  ...wheels([-50, -34, -12, 4, 26, 42], -9, 8),
  mark('mid', 'M-68-20-66-40-50-46H22Q44-44 56-32L64-18H-66Z'),
  mark('mid', 'M-34-46Q-36-66-16-69H10Q26-66 28-46Z'),
  mark('deep', 'M26-62H36V-50H26ZM36-58 84-61V-55L36-52Z'),
  mark('mid', 'M-14-69Q-12-75-4-75H4Q10-75 10-69Z'),
  mark(
    'lit',
    light > 0
      ? 'M12-68Q26-66 28-46H23Q22-60 12-68ZM30-44Q44-42 56-32L62-22Q52-34 30-40Z'
      : 'M-20-68Q-36-66-34-46H-29Q-30-60-20-68Z',
  ),
  mark('lit', 'M-4-64 -2-59 4-59-1-56 1-50-4-53-9-50-7-56-12-59-6-59Z'),
  line('ink', 1.2, 'M-26-66V-92M-60-30H46M-62-40H-50'),
]

/** Low, with sloping sides. */
export const slopedTank: Thing = light => [
  faint(0.3, mark('ink', 'M-78 2Q0-8 84 2 0 10-78 2Z')),
  mark('ink', 'M-70-18Q-66-26-58-26H54Q68-24 72-14 68-2 56 0H-56Q-68-4-70-18Z'),
  ...wheels([-50, -25, 0, 25, 48], -11, 10),
  mark('mid', 'M-74-22-46-44H24L70-22Z'),
  mark('mid', 'M-24-44-16-62H18Q32-58 38-44Z'),
  mark('deep', 'M34-56H44V-46H34ZM44-54 102-57V-51L44-48Z'),
  mark('mid', 'M-10-62Q-8-68 4-68 12-68 12-62Z'),
  mark(
    'lit',
    light > 0
      ? 'M20-61Q32-57 37-45L30-46ZM26-43 68-23H58L22-41Z'
      : 'M-15-60-22-46H-17L-11-60ZM-46-42-72-23H-62L-42-40Z',
  ),
  mark('lit', 'M4-58 6-53 11-53 7-50 9-45 4-48-1-45 1-50-3-53 2-53Z'),
  line('ink', 1.2, 'M-60-33H-20M-52-44-60-52H-36L-30-44'),
]

export const truck: Thing = still(
  mark('mid', 'M-58-50Q-58-58-50-58H8V-16H-58Z'),
  line('ink', Math.LOG2E, 'M-42-58V-16M-26-58V-16M-10-58V-16'),
  mark('mid', 'M10-48H28L32-32 56-28V-14H10Z'),
  mark('lit', 'M15-44H26L28-33H15Z'),
  mark('ink', 'M-62-18H58V-11H-62Z'),
  ...wheels([-40, -18, 42], -10, 9.5),
)

/** A gun behind its shield. */
export const fieldGun: Thing = still(
  mark('deep', 'M-8-24 84-52 86-46-4-16ZM80-53 90-55 91-46 82-44Z'),
  mark('deep', 'M-74-2-8-24-6-17-72 5Z'),
  mark('mid', 'M2-54 16-50 18-10H4Z'),
  wheel(4, -17, 17),
  wheel(4, -17, 13, 'mid'),
  line('ink', Math.LOG2E, 'M4-30V-4M-9-17H17M-5-26 13-8M-5-8 13-26'),
)
/** Concrete with a slit. */
export const bunker: Thing = light => [
  mark('pale', 'M-66 0-58-26Q-52-38-36-40H34Q54-38 60-24L68 0Z'),
  mark('ink', 'M-26-28H40V-18H-26Z'),
  mark('deep', 'M10-26 86-34V-28L14-20Z'),
  mark('lit', light > 0 ? 'M34-40Q54-38 60-24L66-2H60Q56-34 34-40Z' : 'M-58-26Q-52-38-36-40-48-34-52-20L-58-2H-64Z'),
  line('ink', 1, 'M-60-18H-34M-62-9H-20M44-16H62M40-8H64M-40-40 -34-46H28L34-40'),
  mark('deep', 'M-74 0Q-60-12-48-4-40-12-30-2L-28 0ZM40 0Q52-10 62-4 72-10 82 0Z'),
]
/** A steel cupola and a casemate in a green hill. */
export const cupola: Thing = light => [
  mark('mid', 'M-76 0Q-50-40 0-42 54-40 80 0Z'),
  mark('pale', 'M-58 0V-22H-6V0Z'),
  mark('ink', 'M-50-16H-34V-7H-50ZM-26-16H-12V-7H-26Z'),
  mark('pale', 'M8-40Q10-62 30-63 50-62 52-38 30-44 8-40Z'),
  mark('ink', 'M24-54H50V-49H24Z'),
  mark('deep', 'M40-54 76-58V-54L42-49Z'),
  mark('lit', light > 0 ? 'M36-62Q50-60 52-40L47-41Q46-56 36-62Z' : 'M22-60Q10-58 8-42L13-43Q14-54 22-60Z'),
  line('ink', 1, 'M-64-8Q-60-26-40-34M60-10Q50-26 40-32'),
]
/** Concrete teeth in rows. */
export const teeth: Thing = still(
  ...[-60, -34, -8, 18, 44].flatMap((x, i) => [
    mark('pale', `M${x} 0l6-${24 + (i % 2) * 4}h6l8 ${24 + (i % 2) * 4}Z`),
    mark('deep', `M${x + 11} -${22 + (i % 2) * 4}l8 ${22 + (i % 2) * 4}h-7Z`),
  ]),
)
export const wire: Thing = still(
  line('ink', 2, 'M-60 2-54-22M-66-2-48-18M-4 2 2-22M-10-2 8-18M52 2 58-22M46-2 64-18'),
  line('ink', 1, 'M-56-14Q-42-4-28-14T2-14Q16-4 30-14T58-14M-56-8Q-30-18-2-8T56-8'),
)
export const sandbags: Thing = still(
  mark(
    'pale',
    'M-62 0Q-68-10-58-12H-44Q-36-8-40 0ZM-38 0Q-44-10-34-12H-20Q-12-8-16 0ZM-14 0Q-20-10-10-12H4Q12-8 8 0ZM10 0Q4-10 14-12H28Q36-8 32 0ZM34 0Q28-10 38-12H52Q60-8 56 0Z',
  ),
  mark(
    'pale',
    'M-50-12Q-56-22-46-24H-32Q-24-20-28-12ZM-26-12Q-32-22-22-24H-8Q0-20-4-12ZM-2-12Q-8-22 2-24H16Q24-20 20-12ZM22-12Q16-22 26-24H40Q48-20 44-12Z',
  ),
)
/** A log hut dug into the ground. */
export const dugout: Thing = still(
  mark('deep', 'M-58 0-50-26H50L60 0Z'),
  line('ink', Math.LOG2E, 'M-54-8H56M-52-16H54M-50-24H50'),
  mark('mid', 'M-62-24Q-30-44 0-42 36-42 60-24Z'),
  mark('ink', 'M-18 0V-18H14V0ZM26-20H46V-13H26Z'),
)

/** What fools the other side: canvas and rubber, patched and roped. */
export const rubberTank: Thing = still(
  mark('paper', 'M-66-8Q-74-24-60-26L-48-34H-30Q-30-56-8-58H10Q26-56 26-36H44L64-26Q72-18 64-8 50 0 0 0-52 0-66-8Z'),
  mark('paper', 'M24-52Q60-60 86-56 90-50 84-48 56-46 26-42Z'),
  line(
    'ink',
    1.2,
    'M-60-20Q0-28 62-20M-50-14a6 6 0 1 0 .1 0M-28-14a6 6 0 1 0 .1 0M-6-14a6 6 0 1 0 .1 0M16-14a6 6 0 1 0 .1 0M38-14a6 6 0 1 0 .1 0M-8-58V0M10-58V-2',
  ),
  mark('pale', 'M-40-32H-28V-24H-40ZM2-50H14V-42H2Z'),
)
/** A tank of planks. */
export const woodenTank: Thing = still(
  mark('pale', 'M-64-6H62V-26H-64ZM-30-26H26V-48H-30ZM26-44H84V-38H26Z'),
  line('ink', 1.2, 'M-64-16H62M-30-37H26M-40-26V-6M-14-26V-6M12-26V-6M38-26V-6M-10-48V-26M8-48V-26'),
  line('ink', 2, 'M-50-6V2M48-6V2M-64-26-80 2M62-26 78 2'),
)
/** Loudspeakers on a truck play engines that are not there. */
export const loudspeakers: Thing = still(
  mark('pale', 'M-30-70-8-62V-48L-30-40ZM-8-62H4V-48H-8Z'),
  mark('pale', 'M-30-104-8-96V-82L-30-74ZM-8-96H4V-82H-8Z'),
  line('ink', 2, 'M2-90V-36M2-55V-36'),
  line('pencil', 2, 'M-40-62Q-48-55-40-48M-50-70Q-64-55-50-40M-40-96Q-48-89-40-82M-50-104Q-64-89-50-74'),
)
