// Red Sea on the shelf: what is told of the game before it is loaded, and how its rules are loaded.

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
  seatColours: { us: 'blue', ussr: 'red', first: 'gold', second: 'purple' },
  loadRules: async () => (await import('./index.ts')).game,
  loadVersions: async () => (await import('./versions/index.ts')).VERSIONS,
} as const
