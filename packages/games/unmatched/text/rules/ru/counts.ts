// Russian nouns beside numbers, in the cases the rules need.

import { counter } from '@ludoteka/text-kit'

const count = counter('ru')

export const actions = (n: number): string => count(n, { one: 'действие', few: 'действия', many: 'действий' })
export const heroes = (n: number): string => count(n, { one: 'герой', few: 'героя', many: 'героев' })
export const sidekicks = (n: number): string => count(n, { one: 'помощник', few: 'помощника', many: 'помощников' })
export const harpies = (n: number): string => count(n, { one: 'гарпия', few: 'гарпии', many: 'гарпий' })
export const cardsInNominative = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })
/** After "больше", "меньше" and "у". */
export const cardsInGenitive = (n: number): string => count(n, { one: 'карты', many: 'карт' })
