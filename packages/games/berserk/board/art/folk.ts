// Those who are met in more than one place.

import { oval } from '@ludoteka/ui/drawing'
import type { Look } from './bodies.ts'
import * as head from './heads.ts'
import { flat, form, line, type Mark, type Tone } from './paint.ts'

export const SCARS = line('night', 'M-8-20Q0-14 9-20M0-28L0-10M-5-11L6-11')

export const NOMAD: Look = {
  build: 'lean',
  torso: 'white',
  arms: 'white',
  legs: 'leather',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'dress', tone: 'white' },
  cloak: 'mid',
  belt: 'blood',
  head: [
    ...head.face('skin', 'night'),
    form('white', 'M-13 4Q-17-17 0-19Q15-18 14-6Q0-13-8-4Q-8 8-12 18Q-18 12-13 4ZM-6 4L13 3L11 14Q2 18-5 14Z'),
  ],
}
export const GOBLIN: Look = {
  build: 'dwarf',
  torso: 'leather',
  arms: 'hide',
  legs: 'hide',
  feet: 'hide',
  hands: 'hide',
  hem: { cut: 'kilt', tone: 'leather' },
  belt: 'bone',
  head: head.goblin('hide'),
}
const COLLAR = form('blood', 'M-16-26L-20-44L-6-34L6-34L20-44L16-26Q0-20-16-26Z')
export const VAMPIRE: Look = {
  build: 'lean',
  torso: 'deep',
  arms: 'deep',
  legs: 'night',
  feet: 'night',
  hands: 'pale',
  cloak: 'night',
  belt: 'blood',
  chest: [COLLAR, flat('white', 'M-4-30L6-30L2-14Z'), flat('blood', oval(1, -26, 2))],
  head: head.vampire(),
}
export const LADY: Look = {
  build: 'lean',
  torso: 'blood',
  arms: 'pale',
  legs: 'blood',
  feet: 'night',
  hands: 'pale',
  hem: { cut: 'robe', tone: 'blood' },
  belt: 'gold',
  cloak: 'night',
  chest: [flat('pale', 'M-8-32Q0-22 9-32Z')],
  head: [...head.maiden('pale', 'night'), form('gold', 'M-10-11L-12-22L-5-16L1-26L7-16L13-22L12-10Q0-15-10-11Z')],
}
export const REAPER: Look = {
  build: 'lean',
  torso: 'night',
  arms: 'night',
  legs: 'night',
  feet: 'night',
  hands: 'bone',
  hem: { cut: 'robe', tone: 'night' },
  cloak: 'deep',
  belt: 'bone',
  head: [...head.skull(), form('night', 'M-15 15Q-20-16-2-21Q12-22 16-10Q6-17-3-11Q-9 0-5 14Z')],
}
const cross = (tone: Tone): Mark => flat(tone, 'M-2-28L3-28L3-20L10-20L10-15L3-15L3-4L-2-4L-2-15L-9-15L-9-20L-2-20Z')
export const CROSS = cross('gold')
export const KNIGHT: Look = {
  build: 'broad',
  torso: 'white',
  arms: 'steel',
  legs: 'steel',
  feet: 'iron',
  hands: 'steel',
  hem: { cut: 'kilt', tone: 'white' },
  cloak: 'blood',
  belt: 'leather',
  plates: 'steel',
  chest: [cross('blood')],
  head: head.helm('steel', 'blood'),
}
export const PRIEST: Look = {
  build: 'lean',
  torso: 'blood',
  arms: 'blood',
  legs: 'blood',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'robe', tone: 'blood' },
  belt: 'gold',
  chest: [CROSS],
  head: head.cowl('blood', 'skin'),
}
export const MERCENARY: Look = {
  ...KNIGHT,
  torso: 'leather',
  hem: { cut: 'kilt', tone: 'leather' },
  cloak: 'deep',
  chest: [line('night', 'M-10-24L10-24M-10-16L10-16M-9-8L9-8')],
  head: head.bearded('skin', 'fur'),
}
export const ORC: Look = {
  build: 'broad',
  torso: 'hide',
  arms: 'hide',
  legs: 'leather',
  feet: 'leather',
  hands: 'hide',
  hem: { cut: 'kilt', tone: 'fur' },
  belt: 'iron',
  plates: 'iron',
  chest: [SCARS, flat('leather', 'M-11-30L-6-31L12-4L8-2Z')],
  head: head.orc('hide'),
}
export const ELF: Look = {
  build: 'lean',
  torso: 'leaf',
  arms: 'leaf',
  legs: 'leather',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'kilt', tone: 'leaf' },
  cloak: 'deep',
  belt: 'gold',
  chest: [flat('gold', 'M-8-30L0-20L9-30L0-25Z')],
  head: [...head.maiden('skin', 'gold'), form('skin', 'M-6-2L-20-10L-5 4Z')],
}
