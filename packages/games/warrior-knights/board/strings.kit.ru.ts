// Planning, hand and seats in Russian.

import { counter } from '@ludoteka/text-kit'
import type { KitText } from './strings.kit.ts'

const count = counter('ru')

export const KIT_RU: KitText = {
  board: 'Королевство',
  goods: {
    crowns: n => count(n, { one: 'золотой', few: 'золотых', many: 'золотых' }),
    votes: n => count(n, { one: 'голос', few: 'голоса', many: 'голосов' }),
    faith: n => `вера: ${n}`,
    influence: n => `влияние: ${n}`,
  },
  cities: n => count(n, { one: 'город', few: 'города', many: 'городов' }),
  chairman: 'Глава ассамблеи',
  headOfChurch: 'Глава церкви',
  banned: 'Отлучён от ассамблеи',
  heretic: 'Еретик: не получает веры',
  eliminated: 'Выбыл из игры',
  hiddenHand: 'Карты действий каждый барон держит в тайне.',
  hints: {},
}
