// Unmatched on the shelf: what is told of the game before it is loaded, and how its rules and texts are loaded.

import type { Language } from '@ludoteka/kernel'
import { TITLE } from './title.ts'

export const shelf = {
  id: 'unmatched',
  title: TITLE,
  note: {
    en: 'Heroes of legend in short, sharp fights with cards.',
    ru: 'Герои легенд в коротких и острых карточных схватках.',
  },
  players: [2, 4],
  minutes: [20, 40],
  weight: 2,
  lesson: true,
  seatColours: { a1: 'blue', b1: 'red', a2: 'blue', b2: 'red' },
  puzzles: true,
  positionPicture: true,
  loadRules: async () => (await import('./rules/game.ts')).unmatched,
  loadTexts: async (language: Language) => (await import('./text/index.ts')).TEXT.load(language),
  loadVersions: async () => (await import('./versions/index.ts')).VERSIONS,
} as const
