// The provinces and supply boxes in Russian, in every case the sentences use.

import type { Box } from '../content/links.ts'
import type { Province } from '../content/provinces.ts'
import type { PlaceText } from './types.ts'

/** Nominative, genitive, accusative and locative. */
type Cases = readonly [nominative: string, genitive: string, accusative: string, locative: string]

function declined([label, genitive, accusative, locative]: Cases, mark = label): PlaceText {
  return {
    label,
    mark,
    nominative: label,
    genitive,
    accusative,
    in: `в ${locative}`,
    into: `в ${accusative}`,
    from: `из ${genitive}`,
    against: `на ${accusative}`,
  }
}

/** The name of a region that one is "on", not "in". */
function on([label, genitive, accusative, locative]: Cases): PlaceText {
  return {
    ...declined([label, genitive, accusative, locative]),
    in: `на ${locative}`,
    into: `на ${accusative}`,
    from: `с ${genitive}`,
  }
}

/** A name that is not declined. */
const fixed = (label: string): PlaceText => declined([label, label, label, label])

export const PROVINCES_RU: Readonly<Record<Province, PlaceText>> = {
  berlin: declined(['Берлин', 'Берлина', 'Берлин', 'Берлине']),
  ruhr: declined(['Рур', 'Рура', 'Рур', 'Руре']),
  poland: declined(['Польша', 'Польши', 'Польшу', 'Польше']),
  italy: declined(['Италия', 'Италии', 'Италию', 'Италии']),
  libya: declined(['Ливия', 'Ливии', 'Ливию', 'Ливии']),
  westernMed: declined(
    ['Западное Средиземноморье', 'Западного Средиземноморья', 'Западное Средиземноморье', 'Западном Средиземноморье'],
    'Зап. Средиз.',
  ),
  britain: declined(['Британия', 'Британии', 'Британию', 'Британии']),
  paris: declined(['Париж', 'Парижа', 'Париж', 'Париже']),
  vichy: fixed('Виши'),
  morocco: fixed('Марокко'),
  egypt: declined(['Египет', 'Египта', 'Египет', 'Египте']),
  levant: declined(['Ливан', 'Ливана', 'Ливан', 'Ливане']),
  northSea: declined(['Северное море', 'Северного моря', 'Северное море', 'Северном море'], 'Север. море'),
  northAtlantic: declined(
    ['Северная Атлантика', 'Северной Атлантики', 'Северную Атлантику', 'Северной Атлантике'],
    'Атлантика',
  ),
  easternMed: declined(
    [
      'Восточное Средиземноморье',
      'Восточного Средиземноморья',
      'Восточное Средиземноморье',
      'Восточном Средиземноморье',
    ],
    'Вост. Средиз.',
  ),
  norway: declined(['Норвегия', 'Норвегии', 'Норвегию', 'Норвегии']),
  sweden: declined(['Швеция', 'Швеции', 'Швецию', 'Швеции']),
  lowCountries: declined(['Бенилюкс', 'Бенилюкса', 'Бенилюкс', 'Бенилюксе']),
  spain: declined(['Испания', 'Испании', 'Испанию', 'Испании']),
  balkans: on(['Балканы', 'Балкан', 'Балканы', 'Балканах']),
  turkey: declined(['Турция', 'Турции', 'Турцию', 'Турции']),
  balticStates: declined(['Прибалтика', 'Прибалтики', 'Прибалтику', 'Прибалтике']),
  kiev: declined(['Киев', 'Киева', 'Киев', 'Киеве']),
  odessa: declined(['Одесса', 'Одессы', 'Одессу', 'Одессе']),
  leningrad: declined(['Ленинград', 'Ленинграда', 'Ленинград', 'Ленинграде']),
  moscow: declined(['Москва', 'Москвы', 'Москву', 'Москве']),
  caucasus: on(['Кавказ', 'Кавказа', 'Кавказ', 'Кавказе']),
  blackSea: declined(['Чёрное море', 'Чёрного моря', 'Чёрное море', 'Чёрном море']),
}

export const BOXES_RU: Readonly<Record<Box, PlaceText>> = {
  northAmerica: declined(['Северная Америка', 'Северной Америки', 'Северную Америку', 'Северной Америке']),
  ural: on(['Урал', 'Урала', 'Урал', 'Урале']),
}
