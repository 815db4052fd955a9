// Games that stand on the shelf as covers only: they can't be played yet.

import type { ComingGame } from './game.ts'

/** In the order of the lobby. */
export const COMING: readonly ComingGame[] = [
  {
    id: 'berserk',
    title: { en: 'Berserk', ru: 'Берсерк' },
    note: { en: 'Two squads of creatures on a stone court.', ru: 'Два отряда существ на каменном поле.' },
    players: [2, 2],
    minutes: [30, 60],
    weight: 4,
    loadCover: async () => (await import('./covers/berserk.tsx')).Cover,
  },
  {
    id: 'warrior-knights',
    title: { en: 'Warrior Knights', ru: 'Битвы рыцарей' },
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
