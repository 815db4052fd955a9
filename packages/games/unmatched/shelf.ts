// Unmatched on the shelf: what is told of the game before it is loaded, and how its rules are loaded.

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
  seatColours: { a1: 'blue', b1: 'red', a2: 'blue', b2: 'red' },
  loadRules: async () => (await import('./index.ts')).game,
  loadVersions: async () => (await import('./versions/index.ts')).VERSIONS,
} as const
