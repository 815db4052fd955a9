// Russian words for the texts: nouns beside numbers, sides, places, cards and what they are.

import { counter, grouped, isOneOf, lister } from '@ludoteka/text-kit'
import { type CardType, COMBAT, type CombatCard } from '../content/combatCards.ts'
import type { NeutralCard } from '../content/otherCards.ts'
import { PROVINCE, type Province, WINTER_DEFENCE } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import { POSITION, SLOTS, type Slot } from '../content/wheel.ts'
import type { StackKind } from '../rules/state.ts'
import { TITLE } from '../title.ts'
import { cardText } from './cardTexts.ts'
import { COMBAT_RU } from './combatCards.ru.ts'
import { BOXES_RU, PROVINCES_RU } from './provinces.ru.ts'
import type { AnyCard, SideText, Texts } from './types.ts'

const count = counter('ru')

/** In the accusative: "берёт 2 карты". */
export const cards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт' })
export const countedCards = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })
export const tokens = (n: number): string => count(n, { one: 'жетон', few: 'жетона', many: 'жетонов' })
export const intelTokens = (n: number): string =>
  count(n, { one: 'жетон разведки', few: 'жетона разведки', many: 'жетонов разведки' })
export const points = (n: number): string =>
  count(n, { one: 'очко производства', few: 'очка производства', many: 'очков производства' })
export const vp = (n: number): string => `${n} ПО`

export const list = lister('ru')

export const SIDES_RU: Readonly<Record<Side, SideText>> = {
  axis: { label: 'Ось', nominative: 'Ось', genitive: 'Оси', dative: 'Оси' },
  allies: { label: 'Союзники', nominative: 'Союзники', genitive: 'Союзников', dative: 'Союзникам' },
}

/** A side and what it does: does('allies', 'берёт', 'берут') gives "Союзники берут". */
export function does(side: Side, singular: string, plural: string): string {
  return `${SIDES_RU[side].label} ${side === 'axis' ? singular : plural}`
}

export const SLOTS_RU: Texts['slots'] = {
  alpha: 'Альфа',
  bravo: 'Браво',
  charlie: 'Чарли',
  delta: 'Дельта',
  echo: 'Эхо',
  foxtrot: 'Фокстрот',
}

/** «Альфа» */
export const quotedSlot = (slot: Slot): string => `«${SLOTS_RU[slot]}»`

const STRENGTHS: Readonly<Record<CardType, (land: number, sea: number) => string>> = {
  land: land => `суша ${land}`,
  naval: (_land, sea) => `море ${sea}`,
  air: (land, sea) => `суша ${land}, море ${sea}`,
  fort: land => `форт ${land}`,
  decoy: () => '«ноль»',
}

/** The strengths of a card, such as "суша 2, море 1". */
export function strengthOf(card: CombatCard): string {
  const { type, land, sea } = COMBAT[card]
  return STRENGTHS[type](land, sea)
}

const nations: Texts['nations'] = {
  germany: 'Германия',
  italy: 'Италия',
  britain: 'Великобритания',
  france: 'Франция',
  usa: 'США',
  ussr: 'СССР',
}

const winters: Texts['winters'] = {
  sun: `«солнце», зима прибавляет ${WINTER_DEFENCE.sun}`,
  normal: `без знака, зима прибавляет ${WINTER_DEFENCE.normal}`,
  snow: `«снежинка», зима прибавляет ${WINTER_DEFENCE.snow}`,
}

const isSlot = isOneOf(SLOTS)

export const NAMES_RU = {
  title: TITLE.ru,
  seats: { axis: 'Ось', allies: 'Союзники' },
  sides: SIDES_RU,
  options: {
    shortYear: {
      name: 'Год кончается, как только пусты обе колоды',
      values: { off: 'нет', on: 'да' },
    },
  },
  provinces: PROVINCES_RU,
  boxes: BOXES_RU,
  ways: {
    danishStraits: 'через Ютландию и Датские проливы',
    brenner: 'через перевал Бреннер',
    tunisia: 'через Тунис',
    gibraltar: 'через Гибралтарский пролив',
    persia: 'через Персию',
    lapland: 'через Лапландию',
    finland: 'через Финляндию',
  },
  groups: {
    axisHome: 'Ось',
    westernAllies: 'Западные союзники и французские владения',
    ussr: 'СССР',
    neutral: 'Нейтральные',
    sea: 'Море',
  },
  terrains: { land: 'суша', sea: 'море' },
  winters,
  slots: SLOTS_RU,
  positions: {
    newOp: { name: 'Новая операция', effect: 'Нельзя ни запустить, ни разведать' },
    planning: { name: 'Планирование', effect: 'Запустить ещё нельзя' },
    hasty: { name: 'Поспешная', effect: `Можно запустить; обороне +${POSITION.hasty.defence}` },
    ready: { name: 'Готова', effect: 'Можно запустить' },
    readyStill: { name: 'Готова', effect: 'Можно запустить' },
    prepared: {
      name: 'Подготовлена',
      effect: `Можно запустить в последний раз; атаке +${POSITION.prepared.attack}`,
    },
  },
  nations,
  cardTypes: {
    land: {
      name: 'Сухопутные',
      effect: 'Воюет за сухопутные провинции и в атаке, и в обороне. На море не подходит.',
    },
    naval: { name: 'Морские', effect: 'Воюет за морские провинции и в атаке, и в обороне. На суше не подходит.' },
    air: {
      name: 'Авиация',
      effect: 'Воюет везде: на суше считается число для суши, на море — число для моря.',
    },
    fort: { name: 'Форт', effect: 'Только обороняет сухопутные провинции. Для атаки и на море не подходит.' },
    decoy: {
      name: 'Ноль',
      effect: 'Блеф: лишь увеличивает стопку и сбрасывается, как только бой её вскрывает.',
    },
    neutral: { name: 'Нейтральная', effect: 'Помогает тому, кто обороняет провинцию, где она лежит.' },
  },
  reserves: {
    of1941: 'подкрепления 1941 года',
    of1942: 'подкрепления 1942 года',
    of1943: 'подкрепления 1943 года',
    of1944: 'подкрепления конца войны',
    usa: 'карты США',
    ussr: 'карты СССР',
  },
  cards: COMBAT_RU,
  cardFacts: card => `${nations[COMBAT[card].nation]}, ${strengthOf(card)}`,
  provinceFacts(at) {
    const { terrain, vp: worth, resources, winter } = PROVINCE[at]
    const kind = terrain === 'sea' ? 'Морская' : 'Сухопутная'
    return `${kind} провинция, ${vp(worth)}, ресурсы ${resources}; ${winters[winter]}`
  },
  neutralCard: value => ({
    name: `Нейтральные силы ${value}`,
    text:
      value === 0
        ? 'Нейтральная карта со значением 0: выбывает из игры, как только бой её вскрывает.'
        : `Нейтральная карта со значением ${value}. Помогает тому, кто обороняет провинцию, где она лежит.`,
  }),
  objective: at => ({
    name: `Цель: ${PROVINCES_RU[at].label}`,
    text: `Выполнена, если в конце 1944 года Ось контролирует ${PROVINCES_RU[at].accusative}.`,
  }),
  tracks: {
    year: 'Год',
    vp: 'Победные очки Оси',
    production: 'Уровень производства',
    resources: 'Ресурсы',
    intel: 'Жетоны разведки',
    superiority: 'Превосходство +1',
    summer: 'лето',
    winter: 'зима',
  },
  piles: {
    deck: 'Боевая колода',
    hand: 'Рука',
    discard: 'Сброс',
    winPile: 'Стопка побед',
    lossPile: 'Стопка потерь',
    provinceDeck: 'Колода провинций',
    table: 'Провинции под контролем',
    wheel: 'Колесо операций',
  },
  stack(looker, kind, place) {
    const whose = SIDES_RU[opponentOf(looker)].genitive
    return stackOf({ cards: `карты ${whose}`, operation: `операцию ${whose}` }, kind, place)
  },
} as const satisfies Partial<Texts>

export const opponentOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis')

/** What intel looks at, in the accusative; `whose` cards and operations they are. */
export function stackOf(
  whose: { readonly cards: string; readonly operation: string },
  kind: StackKind,
  place: Province | Slot,
): string {
  if (kind === 'objectives') return 'карты целей возле Марокко'
  if (isSlot(place)) return `${whose.operation} ${quotedSlot(place)}`
  return `${kind === 'neutral' ? 'нейтральные карты' : whose.cards} ${PROVINCES_RU[place].in}`
}

/** Where intel has seen what it tells. */
export function stackSeen(kind: StackKind, place: Province | Slot): string {
  if (kind === 'objectives') return 'среди целей возле Марокко'
  if (isSlot(place)) return `в операции ${quotedSlot(place)}`
  return kind === 'neutral' ? `среди нейтральных карт ${PROVINCES_RU[place].in}` : PROVINCES_RU[place].in
}

/** A card on a button: its name and strengths. */
export const cardLabel = (card: CombatCard): string => `${COMBAT_RU[card].name} (${strengthOf(card)})`

/** "Танковая группа (суша 3) и Полевая армия (суша 2) ×2" */
export const cardList = (shown: readonly CombatCard[]): string => list(grouped(shown.map(cardLabel)))

export const neutralList = (shown: readonly NeutralCard[]): string =>
  list(grouped(shown.map(card => cardText(NAMES_RU, card).name)))

/** What intel has seen: a province card in an operation is its target. */
export function seenList(shown: readonly AnyCard[]): string {
  const named = shown.map(card => {
    if (isCombat(card)) return cardLabel(card)
    return isProvince(card) ? `цель — ${PROVINCES_RU[card].nominative}` : cardText(NAMES_RU, card).name
  })
  return list(grouped(named))
}

const isCombat = (card: AnyCard): card is CombatCard => Object.hasOwn(COMBAT_RU, card)
const isProvince = (card: AnyCard): card is Province => Object.hasOwn(PROVINCES_RU, card)
