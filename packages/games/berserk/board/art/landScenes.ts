// The pictures of lands and buildings.

import { blob, oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { bat, raptor } from './beasts.ts'
import { body } from './bodies.ts'
import { NOMAD } from './folk.ts'
import * as has from './gear.ts'
import { at, far, farFacing, flat, form, line, type Marks, near, shine, type Tone } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

/** A tower with battlements: so wide to each side and so high. */
const tower = (stone: Tone, wide: number, high: number): Marks => [
  form(stone, `M${-wide} 0L${-wide} ${-high}L${wide} ${-high}L${wide} 0Z`),
  form(
    stone,
    `M${-wide - 5} ${-high + 6}L${-wide - 5} ${-high - 16}L${-wide * 0.6} ${-high - 16}L${-wide * 0.6} ${-high - 8}L${-wide * 0.25} ${-high - 8}L${-wide * 0.25} ${-high - 16}L${wide * 0.25} ${-high - 16}L${wide * 0.25} ${-high - 8}L${wide * 0.6} ${-high - 8}L${wide * 0.6} ${-high - 16}L${wide + 5} ${-high - 16}L${wide + 5} ${-high + 6}Z`,
  ),
]
/** One with a roof that ends in a needle. */
const spire = (stone: Tone, roof: Tone, wide: number, high: number, needle: number): Marks => [
  form(stone, `M${-wide} 0L${-wide * 0.86} ${-high}L${wide * 0.86} ${-high}L${wide} 0Z`),
  form(roof, `M${-wide - 4} ${-high + 2}L0 ${-high - needle}L${wide + 4} ${-high + 2}Z`),
  flat('hot', `M-3 ${-high + 24}L-3 ${-high + 14}Q0 ${-high + 8} 3 ${-high + 14}L3 ${-high + 24}Z`),
]
const pennant = (cloth: Tone): Marks => [
  form('leather', 'M-1.500 0L-1.500-34L1.500-34L1.500 0Z'),
  form(cloth, 'M1-34L30-27L1-18Z'),
]

const CASTLE: Marks = [
  form('night', 'M-84 10L-60-30L-30-40L30-40L62-26L84 10Z'),
  ...at({ x: -42, y: -24 }, spire('deep', 'night', 12, 46, 36)),
  ...at({ x: 44, y: -20 }, spire('deep', 'night', 13, 38, 34)),
  ...at({ x: 20, y: -34 }, spire('deep', 'night', 9, 56, 34)),
  ...at({ x: -12, y: -30 }, spire('deep', 'night', 16, 70, 48)),
  form(
    'deep',
    'M-54 0L-54-34L-42-34L-42-28L-30-28L-30-34L-18-34L-18-28L-6-28L-6-34L6-34L6-28L18-28L18-34L30-34L30-28L42-28L42-34L56-34L56 0Z',
  ),
  flat('night', 'M-12 0L-12-14Q0-28 12-14L12 0Z'),
  flat(
    'hot',
    'M-40-12L-36-12L-36-20L-40-20ZM30-12L34-12L34-20L30-20ZM-18-72L-14-72L-14-82L-18-82ZM-8-60L-4-60L-4-68L-8-68Z',
  ),
  line('hot', 'M-6-2L-6-14M0-2L0-18M6-2L6-14'),
]
const CATHEDRAL: Marks = [
  form('stone', 'M-30 0L-30-74L0-112L30-74L30 0Z'),
  ...at({ x: -46 }, spire('stone', 'blood', 17, 88, 50)),
  ...at({ x: 46 }, spire('stone', 'blood', 17, 88, 50)),
  flat(
    'gold',
    'M-1.500-112L-1.500-122L-7-122L-7-126L-1.500-126L-1.500-134L1.500-134L1.500-126L7-126L7-122L1.500-122L1.500-112Z',
  ),
  form('white', oval(0, -66, 18)),
  flat('light', oval(0, -66, 15)),
  line('blood', 'M0-81L0-51M-15-66L15-66M-10-76L10-56M-10-56L10-76'),
  form('white', 'M-20 0L-20-24Q0-50 20-24L20 0Z'),
  flat('night', 'M-14 0L-14-22Q0-42 14-22L14 0Z'),
  flat('hot', 'M-10 0L-10-20Q0-34 10-20L10 0Z'),
  line('night', 'M0-34L0 0M-62-40L-30-40M30-40L62-40M-60-64L-32-64M32-64L60-64'),
  flat('night', 'M-50-10L-50-26Q-46-34-42-26L-42-10ZM42-10L42-26Q46-34 50-26L50-10Z'),
  form('stone', 'M-74 8L-68-2L68-2L74 8Z'),
]
const palisade = (from: number, to: number): Marks =>
  Array.from({ length: Math.round((to - from) / 12) }, (_, i) => {
    const x = from + i * 12
    return form(
      'leather',
      `M${x} 4L${x} ${-36 - (i % 3) * 4}L${x + 6} ${-46 - (i % 3) * 4}L${x + 12} ${-36 - (i % 3) * 4}L${x + 12} 4Z`,
    )
  })
const FORT: Marks = [
  form('leather', 'M-20-30L-28-96L-20-96L-12-30ZM20-30L28-96L20-96L12-30Z'),
  line('night', 'M-24-44L24-72M24-44L-24-72'),
  form('leather', 'M-36-92L-36-118L36-118L36-92Z'),
  line('night', 'M-20-116L-20-94M-4-116L-4-94M12-116L12-94M26-116L26-94'),
  form('fur', 'M-44-116L0-146L44-116Z'),
  ...palisade(-78, -18),
  ...palisade(18, 78),
  form('fur', 'M-22 4L-22-54L22-54L22 4Z'),
  line('night', 'M0-50L0 2M-20-14L20-14M-20-40L20-40M-11-50L-11 2M11-50L11 2'),
]
const KEEP: Marks = [
  form('stone', 'M-96 20L-70-18L-40-30L40-30L74-14L96 20Z'),
  ...at({ x: -46, y: -18 }, tower('stone', 15, 48)),
  ...at({ x: 48, y: -18 }, tower('stone', 15, 40)),
  ...at({ x: 0, y: -14 }, tower('stone', 26, 90)),
  form('stone', 'M-44 0L-44-38L44-38L44 0Z'),
  line('night', 'M-44-26L-14-26M14-26L44-26M-30-38L-30-26M30-38L30-26M-24-60L-10-60M8-72L24-72M-24-86L-6-86'),
  flat('night', 'M-14 0L-14-18Q0-36 14-18L14 0Z'),
  line('iron', 'M-7 0L-7-24M0 0L0-27M7 0L7-24M-14-10L14-10'),
  flat('hot', 'M-4-62L-4-74Q0-80 4-74L4-62ZM-49-40L-49-50L-44-50L-44-40ZM46-34L46-44L51-44L51-34Z'),
]
const CAMEL: Marks = [
  form('fur', 'M-34-40L-42 0L-34 0L-24-38ZM18-40L28 0L36 0L32-42Z'),
  form(
    'skin',
    'M-48-58Q-44-72-28-72Q-16-96 0-76Q14-92 26-72Q36-62 44-68Q50-78 50-94L60-102Q74-104 80-94L80-86L64-84Q64-58 46-44Q30-34 0-36Q-40-34-48-58Z',
  ),
  form('skin', 'M-30-42L-28 0L-19 0L-14-40ZM22-42L16 0L25 0L34-44Z'),
  line('skin', 'M-47-58Q-56-48-54-34'),
  flat('night', `${oval(67, -94, 2)}M74-88L80-88L78-86Z`),
  form('blood', 'M-30-74Q-4-92 22-74L26-44Q0-34-32-44Z'),
  flat('gold', 'M-31-52Q0-42 26-52L26-47Q0-38-32-47Z'),
  form('white', 'M-36-74L-32-58Q-16-50-6-60L-4-78Q-22-88-36-74ZM2-80L6-60Q18-52 28-60L28-76Q14-88 2-80Z'),
  line('leather', 'M-20-82L-20-54M16-84L17-56M58-90L76-88M60-92L26-70'),
]
const BONES: Marks = [
  form('bone', 'M-30-6Q-34-44 0-48Q34-44 30-6Q26 4 20 5L20 18L-20 18L-20 5Q-26 4-30-6Z'),
  flat(
    'night',
    `${oval(-12, -14, 9, 10)}${oval(13, -14, 9, 10)}M-4 2L4 2L0-6ZM-12 10L-11 18L-9 10ZM-3 10L-2 18L0 10ZM7 10L8 18L10 10Z`,
  ),
  flat('hot', `${oval(-11, -13, 3)}${oval(14, -13, 3)}`),
]
const HAND: Marks = [
  form('bone', 'M-5 10L-7-22L5-22L5 10Z'),
  form('bone', 'M-10-22L-18-44L-13-46L-5-30L-8-54L-3-55L0-32L4-54L9-53L6-30L14-46L18-43L9-20Z'),
]
const WATER: Marks = [
  form('mid', 'M-130 0Q-90-12-50-2Q-10-12 30-2Q70-12 130 0L130 40L-130 40Z'),
  flat('leaf', `${oval(-70, 12, 22, 5)}${oval(76, 18, 24, 5)}${oval(20, 24, 16, 4)}`),
]
/** A cone of rock with a mouth of fire. */
const VENT: Marks = [
  form('stone', 'M-60 4L-34-34L-22-58L-8-52L8-60L22-54L36-30L62 4Z'),
  line('night', 'M-22-56L-26-30L-40-10M20-52L24-28L40-8'),
  form('stone', 'M-74 6L-66-12L-48-16L-36 6Z'),
  form('stone', 'M34 6L44-18L62-14L74 6Z'),
  form('stone', 'M-20 6L-12-8L4-4L10 6Z'),
  flat('hot', 'M-20-55L-8-50L8-57L20-52L12-42L14-16L6-28L2-4L-4-30L-12-22L-10-42Z'),
]
/** Gas that rises and bends with the wind. */
const FUMES: Marks = [
  form('gold', blob([-10, 4], [-22, -14], [-10, -30], [-26, -48], [-4, -66], [18, -52], [8, -34], [22, -14], [10, 4])),
  form('leaf', blob([-8, -44], [-30, -58], [-22, -82], [2, -92], [30, -84], [34, -60], [12, -50])),
  form('gold', blob([4, -80], [-10, -96], [6, -114], [34, -112], [50, -96], [38, -80], [20, -76])),
  line('night', 'M-8-60Q-14-72-2-80Q12-82 14-70M14-96Q20-106 32-100'),
]

export const LAND_SCENES = {
  kersamCastle: () =>
    scene(
      'peaks',
      shine([176, 52], is.moon(38)),
      far([58, 74, 0.34], bat),
      far([204, 96, 0.26], bat),
      near([126, 158, 1.02], CASTLE),
      near([126, 176], [form('night', 'M-130 20L-130-8Q-60-26 0-10Q60-28 130-6L130 20Z')]),
    ),
  cathedralOfSegger: () =>
    scene(
      'road',
      shine([126, 96], is.star(18, 112, 74)),
      near([126, 158, 0.98], CATHEDRAL),
      far([220, 172, 0.5], is.pine),
      far([32, 172, 0.5], is.pine),
    ),
  borderFort: () =>
    scene(
      'steppe',
      far([40, 150, 0.5], is.tent),
      near([126, 164, 0.84], at({ y: -142 }, pennant('blood')), FORT),
      near([196, 172, 0.5], is.fire),
    ),
  saltCaravan: () =>
    scene(
      'steppe',
      shine([196, 48], is.moon(28)),
      far([216, 142, 0.5], CAMEL),
      near([110, 166, 0.92], CAMEL),
      near(
        [198, 180, 0.8],
        body(NOMAD, { ...pose.READY, near: [-16, -50], far: [14, -64] }, { far: [has.staff('leather'), 4] }),
      ),
    ),
  mountainKeep: () =>
    scene(
      'peaks',
      farFacing([60, 70, 0.3], raptor('night', 'night', 'night')),
      near([126, 156, 0.92], at({ y: -118 }, pennant('gold')), KEEP),
      near([126, 176], [form('stone', 'M-130 20L-130-10L-70-24L-30-12L0-16L40-14L80-28L130-8L130 20Z')]),
    ),
  deadMarsh: () =>
    scene(
      'marsh',
      far([40, 160, 1], is.deadTree),
      near([200, 152, 0.9], is.deadTree),
      shine([72, 74], is.star(8, 14, 6)),
      shine([160, 58], is.star(8, 10, 4)),
      near(
        [118, 128, 1.24],
        at({ x: 48, y: 13, scale: 0.73, turn: 14 }, HAND),
        at({ x: -45, y: 16, scale: 0.65, turn: -12 }, HAND),
        BONES,
      ),
      near([126, 152], WATER),
    ),
  sulphurMist: () =>
    scene(
      'embers',
      far([204, 168, 0.9], VENT),
      shine([206, 118, 0.8], FUMES),
      near([112, 180, 1.16], VENT),
      shine([112, 116, 1.05], FUMES),
      near([40, 182, 0.7], VENT),
      shine([40, 144, 0.7], FUMES),
    ),
} as const satisfies { readonly [card in CardId]?: () => Scene }
