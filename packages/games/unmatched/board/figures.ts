// The fighters as cut-out figures: flat shapes of our own and icons, in a box of 100 × 130 with the feet at 118.

import type { FighterType } from '../content/fighters.ts'
import { ICONS } from './icons.generated.ts'

export type Part =
  | { readonly d: string; readonly fill: string }
  | {
      readonly icon: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly fill: string
      readonly flip?: true
    }

const INK = '#1b1512'
const SKIN = '#f0c9a0'
const STEEL = '#d5dbe4'
const BLADE = '#eef2f6'
const GOLD = '#f0b53a'

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Two eyes, so far from the middle. */
const eyes = (x: number, y: number, apart: number): string => circle(x - apart, y, 1.2) + circle(x + apart, y, 1.2)

export const FIGURES: Readonly<Record<FighterType, readonly Part[]>> = {
  arthur: [
    { d: 'M30 50Q50 40 70 50L84 112Q50 124 16 112Z', fill: '#2b5aa3' },
    { d: 'M36 88h12v28H34zM52 88h12l2 28H52z', fill: '#7c8796' },
    { d: 'M35 52Q50 46 65 52L68 96Q50 103 32 96Z', fill: STEEL },
    { d: 'M41 56h18l4 44Q50 107 37 100Z', fill: '#c8373f' },
    { d: 'M50 62l4 7 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z', fill: GOLD },
    { d: 'M80 12l5 9v53H75V21z', fill: BLADE },
    { d: 'M66 74h28v6H66z', fill: GOLD },
    { d: 'M77 80h6v14h-6z', fill: '#6b4426' },
    { d: 'M64 54l16 24-6 8-14-20z', fill: STEEL },
    { d: 'M36 54L24 76l8 6 10-16z', fill: STEEL },
    { icon: ICONS['visored-helm'], x: 28, y: 12, size: 44, fill: STEEL },
    { icon: ICONS.crown, x: 30, y: -8, size: 40, fill: GOLD },
  ],
  merlin: [
    { d: 'M19 22q-10-14 2-20 14-4 12 9-4 8-9 2l1 103h-6z', fill: '#8a5a2f' },
    { d: 'M34 52Q50 42 66 52L82 114Q50 124 18 114Z', fill: '#4a3f9c' },
    { d: 'M46 54h8l5 62q-9 3-18 0z', fill: '#6f62c9' },
    { d: 'M36 54L20 72l2 12 22-14z', fill: '#4a3f9c' },
    { d: 'M64 54l14 22-4 12-18-20z', fill: '#4a3f9c' },
    { d: circle(22, 78, 5), fill: SKIN },
    { d: circle(75, 86, 5), fill: SKIN },
    { d: 'M28 98l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1zM70 102l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z', fill: GOLD },
    { icon: ICONS['wizard-face'], x: 20, y: -4, size: 60, fill: '#efe6d4' },
  ],
  alice: [
    { d: 'M34 34Q30 8 50 8T66 34L72 62Q62 66 60 54H40Q38 66 28 62Z', fill: '#f2c94c' },
    { d: 'M42 100h6v16h-8zM52 100h6l2 16h-8z', fill: '#f7f2e8' },
    { d: 'M36 112h12v6H34zM52 112h12l2 6H52z', fill: '#2a2230' },
    { d: 'M80 14l4 8v46h-8V22z', fill: BLADE },
    { d: 'M70 68h20v5H70z', fill: GOLD },
    { d: 'M42 54L28 72l6 6 14-14zM58 54l20 16-4 7-18-12z', fill: SKIN },
    { d: 'M40 50h20l4 22 16 32Q50 114 20 104L36 72Z', fill: '#4b9fe0' },
    { d: 'M43 56h14l3 20 8 24q-18 6-36 0l8-24z', fill: '#fbf7ee' },
    { d: 'M42 72h16v5H42z', fill: '#4b9fe0' },
    { d: circle(50, 34, 14), fill: SKIN },
    { d: 'M35 32Q38 12 50 12T65 32Q58 24 50 25T35 32Z', fill: '#f2c94c' },
    { d: 'M50 11l-13-8v14zM50 11l13-8v14z', fill: '#2a2f6b' },
    { d: eyes(50, 35, 5), fill: INK },
    { d: 'M46 42q4 3 8 0-4 4-8 0z', fill: '#b8434a' },
  ],
  jabberwock: [{ icon: ICONS.wyvern, x: -3, y: 6, size: 108, fill: '#4fa06a' }],
  medusa: [
    { d: 'M60 88Q92 84 92 102T60 118H24Q12 116 14 108 26 112 36 104Z', fill: '#3c8f57' },
    { d: 'M36 58Q50 50 64 58L66 82Q76 98 66 116H34Q24 98 34 82Z', fill: '#7a4fa3' },
    { d: 'M40 62h20l-4 22h-12z', fill: '#e6c15a' },
    { d: 'M62 60l22 10-2 8-24-6z', fill: '#a9cf8f' },
    { d: 'M38 60L20 80l6 5 16-14z', fill: '#a9cf8f' },
    { d: 'M84 40Q102 74 84 106l-3-2Q94 74 81 42z', fill: '#8a5a2f' },
    { icon: ICONS['medusa-head'], x: 12, y: -10, size: 76, fill: '#4ca664' },
    // A face of her own: that of the icon is as green as the snakes around it.
    { d: 'M38 33Q38 22 50 22T62 33Q62 48 50 53 38 48 38 33Z', fill: '#d3e8b0' },
    { d: 'M41 29l8 3.500v1L41 31zM59 29l-8 3.500v1L59 31z', fill: INK },
    { d: eyes(50, 36.5, 5), fill: INK },
    { d: 'M45 45q5 3 10 0-5 5-10 0z', fill: '#b8434a' },
  ],
  harpy: [{ icon: ICONS.harpy, x: 0, y: 10, size: 102, fill: '#b377c4' }],
  sinbad: [
    { d: 'M36 88h12v28H34zM52 88h12l2 28H52z', fill: '#f1e3c4' },
    { d: 'M32 110h16v8H30zM52 110h16l2 8H52z', fill: '#7b4a24' },
    { d: 'M34 52Q50 46 66 52L76 100Q62 108 56 98H44Q38 108 24 100Z', fill: '#c9612c' },
    { d: 'M44 52h12l2 40H42z', fill: '#f6ecd6' },
    { d: 'M36 76h28v8H36z', fill: '#2f8f86' },
    { d: 'M36 54L20 74l6 8 16-14zM64 54l14 16-5 8-15-14z', fill: '#c9612c' },
    { d: circle(22, 80, 5), fill: '#c98f5e' },
    { d: 'M72 74Q96 60 90 20 106 62 78 82z', fill: BLADE },
    { d: 'M68 72l14 12-4 5-14-12z', fill: GOLD },
    { d: circle(50, 36, 14), fill: '#c98f5e' },
    { d: 'M37 38Q50 46 63 38 64 56 50 58T37 38Z', fill: '#33231b' },
    { d: eyes(50, 33, 5), fill: INK },
    { icon: ICONS.turban, x: 25, y: -14, size: 50, fill: '#f4ead2' },
  ],
  porter: [
    { d: 'M36 92h12v24H34zM52 92h12l2 24H52z', fill: '#6a5640' },
    { d: 'M33 111h15v7H31zM52 111h15l2 7H52z', fill: '#3f2d1f' },
    { icon: ICONS.knapsack, x: 44, y: 22, size: 56, fill: '#a9713d' },
    { d: 'M32 54Q46 46 60 54L66 98H26Z', fill: '#5f8f58' },
    { d: 'M30 82h34v7H29z', fill: '#8b3f2f' },
    { d: 'M34 56L22 78l8 6 12-18z', fill: '#5f8f58' },
    { d: 'M54 56l14 12-4 8-16-8z', fill: '#5f8f58' },
    { d: circle(27, 83, 5), fill: '#b87f52' },
    { d: circle(66, 72, 5), fill: '#b87f52' },
    { d: 'M14 34l6-2 10 84-6 2z', fill: '#8a5a2f' },
    { d: circle(46, 36, 14), fill: '#b87f52' },
    { d: 'M33 32Q36 14 46 14T59 32Z', fill: '#b4433a' },
    { d: 'M36 42q10 8 20 0-2 12-10 12t-10-12z', fill: '#4a3325' },
    { d: eyes(46, 36, 5), fill: INK },
  ],
}
