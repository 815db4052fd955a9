// Russian nouns beside numbers, in the accusative unless the name says otherwise: "взять 1 карту, 2 карты, 5 карт".

import { counter } from '@ludoteka/text-kit'

const count = counter('ru')

export const cards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт' })
export const cardsInNominative = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })
export const cardsInGenitive = (n: number): string => count(n, { one: 'карты', many: 'карт' })
export const randomCards = (n: number): string =>
  count(n, { one: 'случайную карту', few: 'случайные карты', many: 'случайных карт' })
export const topCards = (n: number): string =>
  count(n, { one: 'верхнюю карту', few: 'верхние карты', many: 'верхних карт' })
export const countries = (n: number): string => count(n, { one: 'страну', few: 'страны', many: 'стран' })
export const differentCountries = (n: number): string =>
  count(n, { one: 'страну', few: 'разные страны', many: 'разных стран' })
/** After "в". */
export const countriesInLocative = (n: number): string => count(n, { one: 'стране', many: 'странах' })
/** After "не менее чем". */
export const countriesInGenitive = (n: number): string => count(n, { one: 'страны', many: 'стран' })
export const actionRounds = (n: number): string => count(n, { one: 'ход', few: 'хода', many: 'ходов' })
export const turns = (n: number): string => count(n, { one: 'раунд', few: 'раунда', many: 'раундов' })
export const rolls = (n: number): string =>
  count(n, { one: 'попытку снижения влияния', few: 'попытки снижения влияния', many: 'попыток снижения влияния' })
export const rollsInGenitive = (n: number): string =>
  count(n, { one: 'попытки снижения влияния', many: 'попыток снижения влияния' })
export const influence = (n: number): string => count(n, { one: 'влияние', many: 'влияния' })
/** After "по", where one thing is counted out several times. */
export const influenceEach = (n: number): string => count(n, { one: 'влиянию', many: 'влияния' })
export const militaryOperations = (n: number): string =>
  count(n, { one: 'очко военных операций', few: 'очка военных операций', many: 'очков военных операций' })
export const points = (n: number): string => count(n, { one: 'очко', few: 'очка', many: 'очков' })
export const operationsPoints = (n: number): string =>
  count(n, { one: 'очко операций', few: 'очка операций', many: 'очков операций' })
export const ops = (n: number): string => `${n} ОО`
export const vp = (n: number): string => `${n} ПО`
