// Red Sea on the shelf: what is told of the game before it is loaded, and how its rules and texts are loaded.

import type { Language } from '@ludoteka/kernel'
import { TITLE } from './title.ts'

export const shelf = {
  id: 'red-sea',
  title: TITLE,
  note: {
    en: 'Two superpowers, two turns, one narrow sea.',
    ru: 'Две сверхдержавы, два раунда, одно узкое море.',
  },
  players: [2, 2],
  minutes: [30, 60],
  weight: 3,
  lesson: true,
  seatColours: { us: 'blue', ussr: 'red', first: 'gold', second: 'purple' },
  puzzles: true,
  positionPicture: true,
  loadRules: async () => (await import('./rules/game.ts')).redSea,
  loadTexts: async (language: Language) => (await import('./text/index.ts')).TEXT.load(language),
  loadVersions: async () => (await import('./versions/index.ts')).VERSIONS,
} as const
