// The Fog of War on the shelf: what is told of the game before it is loaded, and how its rules and texts are loaded.

import type { Language } from '@ludoteka/kernel'
import { TITLE } from './title.ts'

export const shelf = {
  id: 'fog-of-war',
  title: TITLE,
  note: {
    en: 'Staff maps, secret orders and armies nobody has seen.',
    ru: 'Штабные карты, тайные приказы и армии, которых никто не видел.',
  },
  players: [2, 2],
  minutes: [150, 180],
  weight: 4,
  lesson: true,
  puzzles: true,
  positionPicture: true,
  seatColours: { axis: 'black', allies: 'blue' },
  loadRules: async () => (await import('./rules/game.ts')).fogOfWar,
  loadTexts: async (language: Language) => (await import('./text/index.ts')).TEXT.load(language),
  loadVersions: async () => (await import('./versions/index.ts')).VERSIONS,
} as const
