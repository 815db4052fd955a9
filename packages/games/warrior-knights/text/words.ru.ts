// Russian words for the texts: nouns beside numbers, Barons and Nobles in their cases, armies, troops, places and proposals.
// Names of places stay as they are beside a noun that takes the case: "в области «Дубрава»", "города Ковель".

import { required, type Terms } from '@ludoteka/kernel'
import { counter, grouped, lister } from '@ludoteka/text-kit'
import { BARON_ACTIONS, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AGENDAS, type AgendaId, OPEN_MOTIONS, type OpenMotion } from '../content/agendas.ts'
import type { Area } from '../content/areas.ts'
import { BARONS, type Baron, type Shape } from '../content/barons.ts'
import type { City } from '../content/cities.ts'
import type { EventId } from '../content/events.ts'
import { EXPEDITIONS, type Expedition, FATE, FATE_CARDS, type FateCard } from '../content/fate.ts'
import type { ActionArea } from '../content/numbers.ts'
import { isRegular, MERCENARY, type Nationality, type Troop, troopFacts } from '../content/troops.ts'
import type { Proposal, VoteOption } from '../rules/assembly/names.ts'
import { partsOfTarget, type Target } from '../rules/battle/names.ts'
import type { Source } from '../rules/effects/context.ts'
import {
  type ActionCard,
  type Army,
  type ArmyName,
  armyNamed,
  baronOf,
  feeOf,
  isCityName,
  type NobleName,
  nobleNamed,
  type Promise as Promised,
  TRACK_SPACES,
  type TrackSpace,
  type Walls,
} from '../rules/names.ts'
import { CARDS_RU } from './cards.ru.ts'
import { PLACES_RU } from './places.ru.ts'
import { sourceName } from './sources.ts'
import { ownerIn } from './terms.ts'
import type { Named } from './types.ts'

const count = counter('ru')
export const list = lister('ru')

/** The same in the nominative and the accusative. */
export const crowns = (n: number): string => count(n, { one: 'золотой', few: 'золотых', many: 'золотых' })
export const votes = (n: number): string => count(n, { one: 'голос', few: 'голоса', many: 'голосов' })
export const faith = (n: number): string => count(n, { one: 'маркер веры', few: 'маркера веры', many: 'маркеров веры' })
export const cities = (n: number): string => count(n, { one: 'город', few: 'города', many: 'городов' })
/** In the accusative: "планирует 2 карты". */
export const cards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт' })
export const fateCards = (n: number): string =>
  count(n, { one: 'карту жребия', few: 'карты жребия', many: 'карт жребия' })
export const tokens = (n: number): string =>
  count(n, { one: 'маркер ранения', few: 'маркера ранений', many: 'маркеров ранений' })
export const breaches = (n: number): string =>
  count(n, { one: 'маркер разрушения', few: 'маркера разрушений', many: 'маркеров разрушений' })
export function goods(what: 'crowns' | 'votes' | 'faith' | 'influence', n: number): string {
  if (what === 'crowns') return crowns(n)
  if (what === 'votes') return votes(n)
  return what === 'faith' ? faith(n) : count(n, { one: 'влияние', few: 'влияния', many: 'влияния' })
}

type Cases = {
  readonly nominative: string
  /** And accusative. */
  readonly genitive: string
  readonly dative: string
  readonly instrumental: string
}
const declined = (surname: Cases): Cases => ({
  nominative: `барон ${surname.nominative}`,
  genitive: `барона ${surname.genitive}`,
  dative: `барону ${surname.dative}`,
  instrumental: `бароном ${surname.instrumental}`,
})
const unchanged = (name: string): Cases => ({ nominative: name, genitive: name, dative: name, instrumental: name })
const hard = (name: string): Cases => ({
  nominative: name,
  genitive: `${name}а`,
  dative: `${name}у`,
  instrumental: `${name}ом`,
})
const CASES: Readonly<Record<Baron, Cases>> = {
  red: declined(hard('Мэддер')),
  green: declined(hard('д’Эмеранд')),
  blue: declined({
    nominative: 'Небеский',
    genitive: 'Небеского',
    dative: 'Небескому',
    instrumental: 'Небеским',
  }),
  black: declined({ nominative: 'Цобель', genitive: 'Цобеля', dative: 'Цобелю', instrumental: 'Цобелем' }),
  yellow: declined(unchanged('Аурели')),
  white: declined(unchanged('Вальбланко')),
}
/** In the middle of a sentence. */
export const baron = (of: Baron): string => CASES[of].nominative
export const ofBaron = (of: Baron): string => CASES[of].genitive
export const toBaron = (of: Baron): string => CASES[of].dative
export const withBaron = (of: Baron): string => CASES[of].instrumental
export const BARONS_RU: Readonly<Record<Baron, string>> = {
  red: 'Барон Мэддер',
  green: 'Барон д’Эмеранд',
  blue: 'Барон Небеский',
  black: 'Барон Цобель',
  yellow: 'Барон Аурели',
  white: 'Барон Вальбланко',
}
export const TheBaron = (of: Baron): string => BARONS_RU[of]

const SIGNS: Readonly<Record<Shape, string>> = { star: '★', square: '■', triangle: '▲', circle: '●' }
/** Genitive and accusative. */
const NOBLES_GENITIVE: Readonly<Record<Baron, Readonly<Record<Shape, string>>>> = {
  red: {
    star: 'сэра Хью Мюррея',
    square: 'сэра Роланда Гулза',
    triangle: 'сэра Эдмунда Рассета',
    circle: 'сэра Пирса Кримсона',
  },
  green: {
    star: 'сьёра Гастона де Вербуа',
    square: 'сьёра Люка де Синопля',
    triangle: 'сьёра Тьерри д’Оливе',
    circle: 'сьёра Эмери де Жада',
  },
  blue: {
    star: 'пана Яна Модры',
    square: 'пана Казимежа Шафира',
    triangle: 'пана Войцеха Лазура',
    circle: 'пана Станислава Бленкита',
  },
  black: {
    star: 'рыцаря Конрада Шварценфельса',
    square: 'рыцаря Ульриха Кольмана',
    triangle: 'рыцаря Дитриха Рабенау',
    circle: 'рыцаря Готфрида Пеха',
  },
  yellow: {
    star: 'мессера Гвидо Дзафферано',
    square: 'мессера Пьетро Дорато',
    triangle: 'мессера Альфонсо Джинестры',
    circle: 'мессера Нино Лимони',
  },
  white: {
    star: 'дона Родриго Ньеве',
    square: 'дона Санчо Арминьо',
    triangle: 'дона Альваро Платы',
    circle: 'дона Гонсало Марфиля',
  },
}

/** At the beginning of a sentence: "Сэр Хью Мюррей ★". */
export function Noble(name: NobleName): string {
  const { seat, shape: of } = nobleNamed(name)
  return `${CARDS_RU.nobles[baronOf(seat)][of]} ${SIGNS[of]}`
}
/** Whose Noble he is, at the beginning of a sentence: "Барон Мэддер". */
export const TheLordOf = (name: NobleName): string => TheBaron(baronOf(nobleNamed(name).seat))
/** "сэра Хью Мюррея ★" */
export function ofNoble(name: NobleName): string {
  const { seat, shape: of } = nobleNamed(name)
  return `${NOBLES_GENITIVE[baronOf(seat)][of]} ${SIGNS[of]}`
}

/** Whose army: "сэра Хью Мюррея ★", "родового замка барона Мэддера". */
function leader(name: ArmyName): string {
  const { seat, army: of } = armyNamed(name)
  if (of === 'stronghold') return `родового замка ${ofBaron(baronOf(seat))}`
  return `${NOBLES_GENITIVE[baronOf(seat)][of]} ${SIGNS[of]}`
}
export const army = (name: ArmyName): string => `армия ${leader(name)}`
/** Genitive: "из армии …". */
export const ofArmy = (name: ArmyName): string => `армии ${leader(name)}`
/** Accusative: "в армию …". */
export const toArmy = (name: ArmyName): string => `армию ${leader(name)}`

/** In the middle of a sentence: "сэр Хью Мюррей ★". */
export function nobleOf(owner: Baron, of: Shape): string {
  const name = CARDS_RU.nobles[owner][of]
  return `${name.charAt(0).toLowerCase()}${name.slice(1)} ${SIGNS[of]}`
}
export const armyOf = (owner: Baron, of: Army): string => (of === 'stronghold' ? 'родовой замок' : nobleOf(owner, of))
/** One of a Baron's own on his buttons: "сэр Хью Мюррей ★", or "звезда ★" where it is not told whose. */
export function shape(of: Shape, terms?: Terms): string {
  const owner = ownerIn(terms)
  return owner ? nobleOf(owner, of) : `${CARDS_RU.shapes[of].name.toLowerCase()} ${SIGNS[of]}`
}
export const ownArmy = (of: Army, terms?: Terms): string => (of === 'stronghold' ? 'родовой замок' : shape(of, terms))

export const nation = (of: Nationality): string => CARDS_RU.nationalities[of].toLowerCase()
/** "«Йомены» (англичане, 50)", beside the word «отряд» in any case. */
export function troop(of: Troop): string {
  if (isRegular(of)) return `«Регулярный отряд» (${troopFacts(of).strength})`
  const { nationality, strength } = MERCENARY[of]
  return `«${CARDS_RU.mercenaries[of]}» (${nation(nationality)}, ${strength})`
}
export const troops = (of: readonly Troop[]): string => list(grouped(of.map(troop)))

/** «Дубрава», beside the word «область». */
export const area = (at: Area): string => `«${PLACES_RU.areas[at]}»`
/** The bare name, beside the word «город». */
export const city = (of: City): string => PLACES_RU.cities[of]
type WallCase = 'nominative' | 'genitive' | 'accusative'
const CITY_WORD: Readonly<Record<WallCase, string>> = { nominative: 'город', genitive: 'города', accusative: 'город' }
const STRONGHOLD_WORD: Readonly<Record<WallCase, string>> = {
  nominative: 'родовой замок',
  genitive: 'родового замка',
  accusative: 'родовой замок',
}
/** "города Ковель", "родового замка барона Мэддера" */
export const walls = (of: Walls, inCase: WallCase): string =>
  isCityName(of) ? `${CITY_WORD[inCase]} ${city(of)}` : `${STRONGHOLD_WORD[inCase]} ${ofBaron(of)}`

const EXPEDITIONS_RU: Readonly<Record<Expedition, string>> = {
  ceylon: 'на Цейлон',
  spiceIslands: 'на Острова Пряностей',
  china: 'в Китай',
}
/** "на Цейлон" */
export const expedition = (of: Expedition): string => EXPEDITIONS_RU[of]

const AREA_NUMBERS: Readonly<Record<ActionArea, string>> = { first: '1', second: '2', third: '3' }
/** The number of an action area, beside the word «зона». */
export const actionArea = (of: ActionArea): string => AREA_NUMBERS[of]
/** Beside the word «место». */
export const space = (of: TrackSpace): string => `${TRACK_SPACES.indexOf(of) + 1} (плата ${feeOf(of)})`

const quoted = (name: string): string => `«${name}»`
export const agenda = (of: AgendaId): string => quoted(CARDS_RU.agendas[of].name)
export const event = (of: EventId): string => quoted(CARDS_RU.events[of].name)
export const source = (of: Source): string => quoted(sourceName(CARDS_RU, of))
export const law = (of: AgendaId | OpenMotion): string => quoted(sourceName(CARDS_RU, of))

/** What a proposal is about, as in "предлагает …". */
const PROPOSALS_RU: ReadonlyMap<Proposal, string> = new Map<Proposal, string>([
  ...BARONS.map((of): [Proposal, string] => [`lift.${of}`, `снять отлучение с ${ofBaron(of)}`]),
  ...AGENDAS.flatMap((of): [Proposal, string][] => [
    [`revive.${of}`, `снова проголосовать за карту ${agenda(of)}`],
    [`repeal.${of}`, `отменить карту ${agenda(of)}`],
  ]),
  ...OPEN_MOTIONS.flatMap((of): [Proposal, string][] => [
    [`repealMotion.${of}`, `отменить постановление ${law(of)}`],
    [`open.${of}`, `принять постановление ${law(of)}`],
  ]),
  ['postpone', 'отложить ассамблею'],
])
export const proposal = (of: Proposal): string => required(PROPOSALS_RU.get(of), of)

/** "за", "против", "за барона Мэддера" */
export function option(of: VoteOption): string {
  if (of === 'for') return 'за'
  return of === 'against' ? 'против' : `за ${ofBaron(of)}`
}

/** In the accusative: "объявляет штурм города Ковель". */
export function battle(of: Target): string {
  const { kind, of: what } = partsOfTarget(of)
  if (kind === 'field') return `сражение в открытом поле против ${isCityName(what) ? city(what) : ofBaron(what)}`
  return `${kind === 'assault' ? 'штурм' : 'осаду'} ${walls(what, 'genitive')}`
}

export const PROMISES_RU: Readonly<Record<Promised, string>> = {
  nothing: 'без обещаний',
  voteFor: 'голос за ближайшее предложение',
  voteAgainst: 'голос против ближайшего предложения',
  voteForMe: 'голос за другого барона на ближайших выборах',
  leaveToPass: 'разрешение на проход',
  leaveToAttack: 'разрешение на атаку',
  noAttackThisRound: 'не нападать в этом раунде',
  noAttackNextRound: 'не нападать в следующем раунде',
  faith: 'помощь верой',
  aFavour: 'ответную услугу',
}

const ACTION_CARDS_RU: ReadonlyMap<ActionCard, string> = new Map<ActionCard, string>([
  ...BARONS.flatMap(of =>
    BARON_ACTIONS.map((card): [ActionCard, string] => [
      `${of}.${card}`,
      `«${CARDS_RU.baronActions[card].name}» ${ofBaron(of)}`,
    ]),
  ),
  ...NEUTRAL_ACTIONS.map((card): [ActionCard, string] => [card, `«${CARDS_RU.neutralActions[card].name}»`]),
])
export const actionCard = (of: ActionCard): string => required(ACTION_CARDS_RU.get(of), of)

export function troopCard(of: Troop): Named {
  const { strength, wage } = troopFacts(of)
  const facts = `Сила ${strength}, жалованье — ${crowns(wage)}.`
  if (isRegular(of))
    return { name: `Регулярный отряд (${strength})`, text: `Без жалованья регулярные отряды не дезертируют. ${facts}` }
  const { nationality } = MERCENARY[of]
  const name = `${CARDS_RU.mercenaries[of]} (${nation(nationality)}, ${strength})`
  return { name, text: `Наёмники: ${nation(nationality)}. ${facts}` }
}

export function fateCard(of: FateCard): Named {
  const { baron: one, shape: drawn, nationality, city: named, revolt, battle: result, news } = FATE[of]
  const told = EXPEDITIONS.map(way => `${PLACES_RU.expeditions[way]}: ${CARDS_RU.news[news[way]].toLowerCase()}`)
  return {
    name: `Карта жребия ${FATE_CARDS.indexOf(of) + 1}`,
    text: `В бою: ${CARDS_RU.battleResults[result]}. ${TheBaron(one)}; ${shape(drawn)}; ${nation(nationality)}; ${city(named)}; ${
      revolt ? 'восстание' : 'восстания нет'
    }. ${told.join('; ')}.`,
  }
}
