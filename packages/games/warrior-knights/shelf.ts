// Warrior Knights on the shelf: what is told of the game before it is loaded, and how its rules and texts are loaded.

import type { Language } from '@ludoteka/kernel'
import { TITLE } from './title.ts'

export const shelf = {
  id: 'warrior-knights',
  title: TITLE,
  note: {
    en: 'Barons, votes and sieges in a quarrelsome realm.',
    ru: 'Бароны, голосования и осады в беспокойном королевстве.',
  },
  players: [2, 6],
  minutes: [180, 240],
  weight: 4,
  seatColours: { red: 'red', green: 'green', blue: 'blue', black: 'black', yellow: 'gold', white: 'white' },
  lesson: true,
  puzzles: true,
  positionPicture: true,
  loadRules: async () => (await import('./rules/game.ts')).warriorKnights,
  loadTexts: async (language: Language) => (await import('./text/index.ts')).TEXT.load(language),
  loadVersions: async () => (await import('./versions/index.ts')).VERSIONS,
} as const
