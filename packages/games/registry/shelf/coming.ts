// Games that stand on the shelf as covers only: they can't be played yet.

import type { ComingGame } from './game.ts'

/** In the order of the lobby. */
export const COMING: readonly ComingGame[] = [
  {
    id: 'warrior-knights',
    title: { en: 'Warrior Knights', ru: 'Рыцари' },
    note: {
      en: 'Barons, votes and sieges in a quarrelsome realm.',
      ru: 'Бароны, голосования и осады в беспокойном королевстве.',
    },
    players: [2, 6],
    minutes: [180, 240],
    weight: 4,
    loadCover: async () => (await import('./covers/warriorKnights.tsx')).Cover,
  },
]
