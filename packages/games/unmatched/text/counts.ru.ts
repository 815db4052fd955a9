// Russian nouns beside numbers, in the accusative: "взять 1 карту, 2 карты, 5 карт".

import { counter } from '@ludoteka/text-kit'

const count = counter('ru')

export const cards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт' })
export const topCards = (n: number): string =>
  count(n, { one: 'верхнюю карту', few: 'верхние карты', many: 'верхних карт' })
export const spaces = (n: number): string => count(n, { one: 'ячейку', few: 'ячейки', many: 'ячеек' })
export const damage = (n: number): string => count(n, { one: 'урон', many: 'урона' })
export const health = (n: number): string => count(n, { one: 'здоровье', many: 'здоровья' })
export const facedownCards = (n: number): string =>
  count(n, { one: 'карта рубашкой вверх', few: 'карты рубашкой вверх', many: 'карт рубашкой вверх' })

export const actions = (n: number): string => count(n, { one: 'действие', few: 'действия', many: 'действий' })
export const heroes = (n: number): string => count(n, { one: 'герой', few: 'героя', many: 'героев' })
export const sidekicks = (n: number): string => count(n, { one: 'помощник', few: 'помощника', many: 'помощников' })
export const harpies = (n: number): string => count(n, { one: 'гарпия', few: 'гарпии', many: 'гарпий' })
export const cardsInNominative = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })
/** After "больше", "меньше" and "у". */
export const cardsInGenitive = (n: number): string => count(n, { one: 'карты', many: 'карт' })
