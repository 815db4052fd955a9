// Berserk on the shelf: what is told of the game before it is loaded, and how its rules and texts are loaded.

import type { Language } from '@ludoteka/kernel'
import { TITLE } from './title.ts'

export const shelf = {
  id: 'berserk',
  title: TITLE,
  note: {
    en: 'Two squads of creatures on a stone court.',
    ru: 'Два отряда существ на каменном поле.',
  },
  players: [2, 2],
  minutes: [30, 60],
  weight: 4,
  lesson: true,
  puzzles: true,
  positionPicture: true,
  seatColours: { one: 'red', two: 'blue' },
  decks: true,
  loadRules: async () => (await import('./rules/game.ts')).berserk,
  loadTexts: async (language: Language) => (await import('./text/index.ts')).TEXT.load(language),
  loadVersions: async () => (await import('./versions/index.ts')).VERSIONS,
} as const
