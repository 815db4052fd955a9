// Russian words for the texts: nouns beside numbers, names of cards, sides and places with their cases.

import { counter, lister } from '@ludoteka/text-kit'
import { CARD, type Card } from '../content/cards.ts'
import type { Region, Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { TITLE } from '../title.ts'
import { CARDS_RU } from './cards.ru.ts'
import type { RegionText, SideText, SpaceText, Texts } from './types.ts'

const count = counter('ru')

export const cards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт' })
export const countedCards = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })
export const cardsInGenitive = (n: number): string => count(n, { one: 'карты', many: 'карт' })
export const randomCards = (n: number): string =>
  count(n, { one: 'случайную карту', few: 'случайные карты', many: 'случайных карт' })
export const topCards = (n: number): string =>
  count(n, { one: 'верхнюю карту', few: 'верхние карты', many: 'верхних карт' })
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

const yesNo = { off: 'нет', on: 'да' } as const
const eras = { mid: 'Середина войны', late: 'Окончание войны' } as const
const owners = {
  us: 'Событие США',
  ussr: 'Событие СССР',
  neutral: 'Общее событие',
  none: 'Карта подсчёта очков',
} as const
const ban = 'Запрет на попытки переворота и снижения влияния на Ближнем Востоке'

export const NAMES_RU = {
  title: TITLE.ru,
  seats: { us: 'США', ussr: 'СССР', first: 'Первый игрок', second: 'Второй игрок' },
  sides: SIDES_RU,
  regions: REGIONS_RU,
  spaces: SPACES_RU,
  battleground: 'ключевая страна',
  flashpoint: 'горячая точка',
  stability: 'стабильность',
  tracks: {
    defcon: 'DEFCON',
    vp: 'Победные очки',
    militaryOperations: 'Военные операции',
    spaceRace: 'Космическая гонка',
    turn: 'Раунд',
    actionRound: 'Ход',
  },
  defconLevels: {
    1: 'Ядерная война: активный игрок проигрывает',
    2: ban,
    3: ban,
    4: 'Без ограничений',
    5: 'Без ограничений',
  },
  spaceBoxes: [
    'Начало',
    'Запуск зонда для исследования дальних планет',
    'Первые снимки с поверхности другой планеты',
    'Первый шаттл',
  ],
  operations: {
    place: 'Размещать влияние',
    realign: 'Снижать влияние противника',
    coup: 'Попытаться совершить переворот',
  },
  eras,
  owners,
  cardFacts(card) {
    const { side, era, ops } = CARD[card]
    if (card === 'romanianAutonomy') return `Особая карта, ${ops} ОО`
    return side === 'none' ? `${owners.none}, ${eras[era]}` : `${owners[side]}, ${ops} ОО, ${eras[era]}`
  },
  starred: 'После события убирается из игры.',
  underlined: 'Постоянное событие.',
  starredAndUnderlined: 'Постоянное событие; сама карта убирается из игры.',
  options: {
    tournament: { name: 'Показывать в конце раунда, что карт подсчёта не осталось', values: yesNo },
    bidding: { name: 'Тайные ставки за стороны', values: yesNo },
    combined: { name: 'Карты базовой игры, три раунда', values: yesNo },
    flashpointVictoryInFinalScoring: { name: 'Победа по горячим точкам и при финальном подсчёте', values: yesNo },
  },
  standing(vp) {
    if (vp === 0) return '0'
    return `${SIDES_RU[vp > 0 ? 'us' : 'ussr'].label} ${Math.abs(vp)}`
  },
  score: n => `${n > 0 ? '+' : n < 0 ? '−' : ''}${vp(Math.abs(n))}`,
} as const satisfies Partial<Texts>

/** A name that is itself in quotation marks gets no second pair; marks inside a name become the inner ones. */
export function quoted(card: Card): string {
  const { name } = CARDS_RU[card]
  if (/^«[^»]*»$/.test(name)) return name
  return `«${name.replace('«', '„').replace('»', '“')}»`
}

function quotedAll(cards: readonly Card[]): string {
  return list(cards.map(quoted))
}

/** After a verb; the names themselves are not declined. */
export function cardsInAccusative(cards: readonly Card[]): string {
  return `${cards.length === 1 ? 'карту' : 'карты'} ${quotedAll(cards)}`
}

export function cardsInNominative(cards: readonly Card[]): string {
  return `${cards.length === 1 ? 'карта' : 'карты'} ${quotedAll(cards)}`
}
