// Ships on the waterline and aeroplanes in the air, looking to the right.

import { faint, line, mark, still, type Thing } from './marks.ts'

const bow = faint(0.8, mark('lit', 'M92 2Q104-4 112 2 104 4 92 4ZM-110 3Q-96-2-84 3Z'))

/** Three turrets and a tower: 210 long. */
export const battleship: Thing = light => [
  mark('mid', 'M-100-18H44L110-24 92 2H-92Z'),
  mark('deep', 'M-96-6H97L92 2H-92Z'),
  mark('mid', 'M-30-18V-34H-18V-50H-10V-72H2V-56H8V-40H18V-18Z'),
  mark('mid', 'M-50-18V-44L-46-50H-36L-34-44V-18Z'),
  mark('deep', 'M28-20V-32H48L52-20ZM50-32 88-38V-35L52-27ZM50-28 86-32V-30L52-24Z'),
  mark('deep', 'M20-30V-42H34L38-30ZM36-41 66-48V-45L38-36Z'),
  mark('deep', 'M-62-18V-30H-78L-84-18ZM-78-29-104-38V-35L-82-23Z'),
  mark(
    'lit',
    light > 0
      ? 'M44-17 108-23 104-18 44-13ZM-2-72H2V-56H-2ZM14-38H18V-20H14Z'
      : 'M-100-18H-40V-14H-98ZM-10-72H-6V-50H-10Z',
  ),
  line('ink', Math.LOG2E, 'M-4-72V-94M-14-84H6M-42-50V-62M-28-34H16'),
  bow,
]
/** Slim, with a raked bow. */
export const destroyer: Thing = light => [
  mark('mid', 'M-80-12H-4V-18H28L84-26 70 2H-74Z'),
  mark('deep', 'M-77-4H73L70 2H-74Z'),
  mark('mid', 'M2-18V-36H10V-48H22V-32H28V-18ZM-26-12V-34L-20-38H-12L-10-12ZM-52-12V-30L-48-34H-40L-38-12Z'),
  mark('deep', 'M34-20V-30H48V-27L66-33V-31L50-22ZM-58-12V-20H-70V-18L-84-23V-21L-72-14Z'),
  mark('lit', light > 0 ? 'M28-17 82-25 78-19 28-12ZM19-48H22V-32H19Z' : 'M-80-12H-40V-9H-78Z'),
  line('ink', 1.2, 'M14-48V-72M6-64H22M-30-12V-46'),
  faint(0.8, mark('lit', 'M72 2Q84-6 92 2 84 4 72 4Z')),
]
/** Small and broad, with depth charges on its stern. */
export const corvette: Thing = still(
  mark('mid', 'M-52-12H0V-20H26L58-30 48 2H-48Z'),
  mark('deep', 'M-50-4H50L48 2H-48Z'),
  mark('mid', 'M-4-20V-40H14V-20ZM-26-12V-36L-22-40H-14L-12-12Z'),
  mark('deep', 'M24-22V-32H34V-29L48-34V-32L36-24ZM-50-12V-18H-38V-12Z'),
  line('ink', 1.2, 'M4-40V-66M-4-58H12'),
  faint(0.8, mark('lit', 'M50 2Q60-6 70 2 60 4 50 4Z')),
)
export const uBoat: Thing = light => [
  mark('deep', 'M-96-6Q-80-14-40-15H60Q86-14 100-4L88 2H-84Z'),
  mark('mid', 'M-20-15-16-40H16L24-15ZM-18-24-34-22V-18H-20Z'),
  mark('ink', 'M-2-40V-62H1V-40ZM8-40V-56H10V-40Z'),
  mark('deep', 'M36-15V-26H44V-24L62-29V-27L46-20V-15Z'),
  mark('lit', light > 0 ? 'M13-38H16L24-16H19ZM60-13Q80-12 94-5 78-9 58-10Z' : 'M-16-38H-12L-16-16H-20Z'),
  line('ink', 0.9, 'M-90-8-12-46 92-6M-70-10H-30M30-11H70'),
  faint(0.85, mark('lit', 'M84 2Q100-8 112 2 100 4 84 4ZM-96 2Q-70-3-40 2-70 5-96 4Z')),
]
export const aircraftCarrier: Thing = light => [
  mark('mid', 'M-104-26H104L116-30 96 2H-90Z'),
  mark('deep', 'M-96-8H103L96 2H-90Z'),
  mark('pale', 'M-112-32H118L114-25H-108Z'),
  mark('mid', 'M14-32V-50H22V-66H34V-54H44V-32Z'),
  line('ink', Math.LOG2E, 'M28-66V-90M18-80H38M-90-20H90'),
  mark('lit', light > 0 ? 'M40-54H44V-33H40Z' : 'M14-50H18V-33H14Z'),
  ...[-92, -70, -48, -26].map(x => mark('deep', `M${x}-33q8-8 18-3l4-6h3v9Z`)),
  mark('deep', 'M62-33q8-8 18-3l4-6h3v9Z'),
  faint(0.8, mark('lit', 'M98 2Q110-6 120 2 110 4 98 4Z')),
]
export const merchant: Thing = still(
  mark('mid', 'M-70-14H60L74-18 64 2H-64Z'),
  mark('pale', 'M-14-14V-32H16V-14Z'),
  mark('deep', 'M-4-32V-46H8V-32Z'),
  line('ink', Math.LOG2E, 'M-44-14V-42M40-14V-42M-44-38-28-16M40-38 26-16'),
)
/** Flat, with its ramp ahead. */
export const landingCraft: Thing = still(
  mark('mid', 'M-60-4V-28H40L62-6 56 6H-50Z'),
  mark('deep', 'M40-28 62-6 58-4 36-26Z'),
  line('ink', 1, 'M-60-18H48'),
)

/** Elliptical wings. */
export const spitfire: Thing = light => [
  mark('mid', 'M2-14Q-8-30-22-38-30-40-28-34L-14-12Z'),
  mark('mid', 'M-56-6-50-12-10-18H6Q14-26 24-24L34-16 56-10Q62-6 56-2L10 4-30 2Z'),
  mark('mid', 'M-56-6-66-26H-56L-40-10Z'),
  mark('lit', 'M6-18Q14-25 23-23L30-16Z'),
  mark('pale', 'M12-4Q-6 22-34 40-46 44-44 36-36 12-18-4Z'),
  mark('lit', 'M-24 18a7 7 0 1 0 .1 0ZM-40-10H-32V-2H-40Z'),
  mark('pencil', 'M-24 21.500a3.500 3.500 0 1 0 .1 0Z'),
  mark(light > 0 ? 'lit' : 'mid', 'M34-15 56-10 58-7 34-10Z'),
  line('ink', 1.2, 'M59-30V18M-56-6-70-4-46-1'),
]
/** Bent wings and fixed wheels. */
export const stuka: Thing = light => [
  mark('mid', 'M4-14-6-30-26-46-34-44-20-14Z'),
  mark('mid', 'M-58-6-52-12-20-18-12-28H18L26-18 50-12Q56-8 50-2L6 4-34 2Z'),
  mark('mid', 'M-58-8-66-30H-56L-42-10Z'),
  mark('lit', 'M-10-26H16L21-18H-16Z'),
  line('ink', 1.2, 'M-2-26V-18M8-26V-18'),
  mark('pale', 'M16-4 8 10-6 8-40 34-50 32-24-4Z'),
  mark('deep', 'M6 8 10 26H-2L-6 8ZM-2 22H12V30H-2Z'),
  mark('lit', 'M-28 10-22 16-27 22-33 16ZM-40-10H-33V-3H-40Z'),
  mark(light > 0 ? 'lit' : 'mid', 'M28-17 50-12 52-9 28-12Z'),
  line('ink', 1.2, 'M54-32V16'),
]
/** Two engines and a nose of glass. */
export const twinBomber: Thing = light => [
  mark('mid', 'M6-14-8-50-20-58-26-54-20-14Z'),
  mark('mid', 'M-84-6-76-14-30-20H40Q66-20 74-10 70 2 40 4H-30Z'),
  mark('mid', 'M-84-8-98-36H-84L-62-14Z'),
  mark('lit', 'M52-18Q68-18 74-10L58-4H50Z'),
  line('ink', 1, 'M62-18V-4M52-11H73M-10-20V-26H8V-20'),
  mark('pale', 'M28-4 0 42-14 52-22 46-18-4Z'),
  mark('deep', 'M6 8H36Q42 14 36 20H2Z'),
  line('ink', 1.2, 'M41 2V28M-2-44H10M12-50V-34'),
  mark('lit', 'M-12 26-5 33-12 40-19 33ZM-58-12H-48V-3H-58Z'),
  mark(light > 0 ? 'lit' : 'mid', 'M-20-18H40V-15H-20Z'),
]
/** Four engines. */
export const fourEngined: Thing = light => [
  mark('mid', 'M16-16-14-64-24-70-30-66-12-16Z'),
  mark('mid', 'M-94-8-86-16-20-22H54Q82-20 88-10 82 2 50 6H-30Z'),
  mark('mid', 'M-94-10-106-44H-92L-70-16Z'),
  mark('lit', 'M72-17Q84-15 88-10L76-6ZM44-22Q50-30 60-22Z'),
  mark('pale', 'M42-4-14 58-28 68-36 60-8-4Z'),
  mark('deep', 'M22 6H48Q54 12 48 17H14ZM-2 30H24Q29 35 24 40H-8Z'),
  line('ink', 1.2, 'M53 0V24M28 24V46M4-58H16M18-64V-48M-6-46H6'),
  mark('lit', 'M-10 38a6 6 0 1 0 .1 0ZM-64-12H-54V-3H-64Z'),
  mark('pencil', 'M-10 41a3 3 0 1 0 .1 0Z'),
  line('ink', 0.9, 'M-20-8H40M-4-22V-28H8V-22M-20 4V10H-8V4'),
  mark(light > 0 ? 'lit' : 'mid', 'M-10-20H54V-17H-10Z'),
]
/** Radial engine, big and blunt. */
export const thunderbolt: Thing = light => [
  mark('mid', 'M2-14-8-36-22-42-26-36-14-12Z'),
  mark('mid', 'M-56-6-48-14-8-20H10L24-24 30-18 50-20Q58-8 50 4L6 6-32 2Z'),
  mark('mid', 'M-56-8-64-32H-52L-38-12Z'),
  mark('lit', 'M-6-20Q4-30 18-26L26-18Z'),
  mark('pale', 'M16-4-12 34-26 40-32 34-20-4Z'),
  mark('deep', 'M44-20H52Q60-8 52 4H44ZM-14 14H2V19H-16Z'),
  mark(
    'lit',
    light > 0
      ? 'M-16 20-13 26-7 26-12 30-10 36-16 32-22 36-20 30-25 26-19 26Z'
      : 'M-16 20-13 26-7 26-12 30-10 36-16 32-22 36-20 30-25 26-19 26Z',
  ),
  line('ink', 1.2, 'M58-34V18'),
]
/** Two wings, one above the other. */
export const biplane: Thing = still(
  mark('mid', 'M-44-6-38-10H34Q44-8 44-2 40 4 28 4H-28Z'),
  mark('mid', 'M-44-6-52-22H-42L-30-8Z'),
  mark('deep', 'M30-12H42Q50-4 42 6H30Z'),
  mark('pale', 'M30-34-26-26-28-20 34-28ZM26 10-34 20-36 26 30 16Z'),
  line('ink', Math.LOG2E, 'M20-30V10M-14-24-18 18M6-28V12M-2-26-8 16M48-22V16'),
  mark('lit', 'M-24 20-18 19-19 23-25 24ZM-8-12Q-2-18 6-12Z'),
)
/** A flying boat on patrol. */
export const flyingBoat: Thing = still(
  mark('mid', 'M20-30-20-62-30-64-32-58-6-30Z'),
  mark('mid', 'M-92-14-84-22-20-30H50Q76-24 78-12L60 2H10L-10-2-40-4Z'),
  mark('mid', 'M-92-16-102-50H-86L-66-24Z'),
  mark('lit', 'M46-28H62L68-20H46Z'),
  mark('pale', 'M40-32-20 10-34 12-38 6-8-32Z'),
  mark('deep', 'M24-28H46Q52-23 46-18H20ZM0-12H24Q29-7 24-2H-6Z'),
  line('ink', 1.2, 'M51-38V-8M28-22V8'),
  mark('lit', 'M-18-6a5 5 0 1 0 .1 0ZM-40-18h4v4h-4ZM-26-19h4v4h-4ZM-10-20h4v4h-4Z'),
)
/** An attacker with an armoured belly. */
export const shturmovik: Thing = light => [
  mark('mid', 'M4-14-6-36-18-44-24-38-14-12Z'),
  mark('mid', 'M-60-6-54-12-22-18-10-28H14L24-18 52-12Q58-8 52-2L8 6-36 2Z'),
  mark('mid', 'M-60-8-68-30H-58L-44-10Z'),
  mark('lit', 'M-8-26H12L19-18H-14Z'),
  line('ink', 1.2, 'M2-26V-18M-20-22-34-30'),
  mark('pale', 'M16-4-14 36-26 40-32 34-22-4Z'),
  mark('deep', 'M-2 12H14V18H-6Z'),
  mark('pencil', 'M-18 16-15 22-9 22-14 26-12 32-18 28-24 32-22 26-27 22-21 22Z'),
  mark(light > 0 ? 'lit' : 'mid', 'M26-17 52-12 54-9 26-12Z'),
  line('ink', 1.2, 'M57-30V14M34 6 46 12M34 10 44 15'),
]
/** A string of bombs that fall. */
export const bombs: Thing = still(
  ...[
    [0, 0],
    [-8, 14],
    [-14, 30],
    [-18, 48],
  ].map(([x = 0, y = 0]) => mark('ink', `M${x - 2} ${y}h4l1 4-1 7q-2 4-4 0l-1-7Z`)),
)
