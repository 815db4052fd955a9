// Russian names of the map, in the cases the sentences need: sides, regions, countries.

import { lister } from '@ludoteka/text-kit'
import type { Region, Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import type { RegionText, SideText, SpaceText } from './types.ts'

export const list = lister('ru')

/** A name that is not declined. */
function fixed(label: string): SpaceText {
  return {
    label,
    mark: label,
    nominative: label,
    genitive: label,
    accusative: label,
    in: `в ${label}`,
    into: `в ${label}`,
    from: `из ${label}`,
  }
}

export const SPACES_RU: Readonly<Record<Space, SpaceText>> = {
  egypt: {
    label: 'Египет',
    mark: 'Египет',
    nominative: 'Египет',
    genitive: 'Египта',
    accusative: 'Египет',
    in: 'в Египте',
    into: 'в Египет',
    from: 'из Египта',
  },
  sudan: {
    label: 'Судан',
    mark: 'Судан',
    nominative: 'Судан',
    genitive: 'Судана',
    accusative: 'Судан',
    in: 'в Судане',
    into: 'в Судан',
    from: 'из Судана',
  },
  ethiopia: {
    label: 'Эфиопия',
    mark: 'Эфиопия',
    nominative: 'Эфиопия',
    genitive: 'Эфиопии',
    accusative: 'Эфиопию',
    in: 'в Эфиопии',
    into: 'в Эфиопию',
    from: 'из Эфиопии',
  },
  somalia: fixed('Сомали'),
  djibouti: fixed('Джибути'),
  kenya: {
    label: 'Кения',
    mark: 'Кения',
    nominative: 'Кения',
    genitive: 'Кении',
    accusative: 'Кению',
    in: 'в Кении',
    into: 'в Кению',
    from: 'из Кении',
  },
  madagascar: {
    label: 'Мадагаскар',
    mark: 'Мадагаскар',
    nominative: 'Мадагаскар',
    genitive: 'Мадагаскара',
    accusative: 'Мадагаскар',
    in: 'на Мадагаскаре',
    into: 'на Мадагаскар',
    from: 'с Мадагаскара',
  },
  saudiArabia: {
    label: 'Саудовская Аравия',
    mark: 'Сауд. Аравия',
    nominative: 'Саудовская Аравия',
    genitive: 'Саудовской Аравии',
    accusative: 'Саудовскую Аравию',
    in: 'в Саудовской Аравии',
    into: 'в Саудовскую Аравию',
    from: 'из Саудовской Аравии',
  },
  oman: {
    label: 'Оман',
    mark: 'Оман',
    nominative: 'Оман',
    genitive: 'Омана',
    accusative: 'Оман',
    in: 'в Омане',
    into: 'в Оман',
    from: 'из Омана',
  },
  yemen: {
    label: 'Йемен',
    mark: 'Йемен',
    nominative: 'Йемен',
    genitive: 'Йемена',
    accusative: 'Йемен',
    in: 'в Йемене',
    into: 'в Йемен',
    from: 'из Йемена',
  },
  southYemen: {
    label: 'Южный Йемен',
    mark: 'Южный Йемен',
    nominative: 'Южный Йемен',
    genitive: 'Южного Йемена',
    accusative: 'Южный Йемен',
    in: 'в Южном Йемене',
    into: 'в Южный Йемен',
    from: 'из Южного Йемена',
  },
  seaLanes: {
    label: 'Стратегические морские пути',
    mark: 'Морские пути',
    nominative: 'Стратегические морские пути',
    genitive: 'Стратегических морских путей',
    accusative: 'Стратегические морские пути',
    in: 'на Стратегических морских путях',
    into: 'на Стратегические морские пути',
    from: 'со Стратегических морских путей',
  },
}

export const REGIONS_RU: Readonly<Record<Region, RegionText>> = {
  africa: { label: 'Африка', genitive: 'Африки', accusative: 'Африку', in: 'в Африке' },
  middleEast: {
    label: 'Ближний Восток',
    genitive: 'Ближнего Востока',
    accusative: 'Ближний Восток',
    in: 'на Ближнем Востоке',
  },
}

/** Neither name is declined; "США" takes the verb in the plural, "СССР" in the singular. */
export const SIDES_RU: Readonly<Record<Side, SideText>> = {
  us: { label: 'США', name: 'Соединённые Штаты' },
  ussr: { label: 'СССР', name: 'Советский Союз' },
}

/** A side and what it does: does('us', 'получает', 'получают') gives "США получают". */
export function does(side: Side, singular: string, plural: string): string {
  return `${SIDES_RU[side].label} ${side === 'us' ? plural : singular}`
}

/** "Египет, Судан и Йемен" */
export const named = (spaces: readonly Space[]): string => list(spaces.map(at => SPACES_RU[at].nominative))
