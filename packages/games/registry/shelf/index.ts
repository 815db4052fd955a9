// The shelf of the lobby: what a page tells about a game before loading it, and how it loads the rest.
// Outside `src`, because boards are browser code while the registry itself runs anywhere.

import { loadGame } from '../src/load.ts'
import type { ShelfGame } from './game.ts'

export { COMING } from './coming.ts'
export type { ComingGame, ShelfGame } from './game.ts'

const unmatched: ShelfGame = {
  id: 'unmatched',
  title: { en: 'Unmatched', ru: 'Unmatched' },
  note: {
    en: 'Heroes of legend in short, sharp fights with cards.',
    ru: 'Герои легенд в коротких и острых карточных схватках.',
  },
  players: [2, 4],
  minutes: [20, 40],
  weight: 2,
  loadCover: async () => (await import('@ludoteka/unmatched/cover')).Cover,
  loadGame: version => loadGame('unmatched', version),
  loadBoard: async () => (await import('@ludoteka/unmatched/board')).default,
  loadRules: async language =>
    language === 'ru'
      ? (await import('@ludoteka/unmatched/rules.ru')).RULES
      : (await import('@ludoteka/unmatched/rules.en')).RULES,
}

const redSea: ShelfGame = {
  id: 'red-sea',
  title: { en: 'Twilight Struggle: Red Sea', ru: 'Сумеречная борьба: Красное море' },
  note: {
    en: 'Two superpowers, two turns, one narrow sea.',
    ru: 'Две сверхдержавы, два раунда, одно узкое море.',
  },
  players: [2, 2],
  minutes: [30, 60],
  weight: 3,
  loadCover: async () => (await import('@ludoteka/red-sea/cover')).Cover,
  loadGame: version => loadGame('red-sea', version),
  loadBoard: async () => (await import('@ludoteka/red-sea/board')).default,
  loadRules: async language =>
    language === 'ru'
      ? (await import('@ludoteka/red-sea/rules.ru')).RULES
      : (await import('@ludoteka/red-sea/rules.en')).RULES,
}

/** In the order of the lobby. */
export const SHELF: readonly ShelfGame[] = [unmatched, redSea]

export function onShelf(id: string): ShelfGame | undefined {
  return SHELF.find(game => game.id === id)
}
