// Russian names: seats, options, heroes, fighters, boards, zones and the words on a card.

import { grouped, lister } from '@ludoteka/text-kit'
import type { Card } from '../content/cards.ts'
import { BIG_ATTACK_BONUS, type Fighter, GAZE_DAMAGE, SMALL_DEFENSE_BONUS } from '../content/fighters.ts'
import { facts } from '../rules/cards.ts'
import { TITLE } from '../title.ts'
import { CARDS_RU } from './cards.ru.ts'
import { damage } from './counts.ru.ts'
import { type FighterText, isDuel, type Texts } from './types.ts'

export const list = lister('ru')

function harpy(n: number): FighterText {
  return {
    label: `Гарпия ${n}`,
    mark: `Г${n}`,
    nominative: `гарпия ${n}`,
    genitive: `гарпии ${n}`,
    dative: `гарпии ${n}`,
    accusative: `гарпию ${n}`,
    instrumental: `гарпией ${n}`,
  }
}

const fighters: Readonly<Record<Fighter, FighterText>> = {
  arthur: {
    label: 'Король Артур',
    mark: 'Ар',
    nominative: 'король Артур',
    genitive: 'короля Артура',
    dative: 'королю Артуру',
    accusative: 'короля Артура',
    instrumental: 'королём Артуром',
  },
  merlin: {
    label: 'Мерлин',
    mark: 'Ме',
    nominative: 'Мерлин',
    genitive: 'Мерлина',
    dative: 'Мерлину',
    accusative: 'Мерлина',
    instrumental: 'Мерлином',
  },
  alice: {
    label: 'Алиса',
    mark: 'Ал',
    nominative: 'Алиса',
    genitive: 'Алисы',
    dative: 'Алисе',
    accusative: 'Алису',
    instrumental: 'Алисой',
  },
  jabberwock: {
    label: 'Бармаглот',
    mark: 'Ба',
    nominative: 'Бармаглот',
    genitive: 'Бармаглота',
    dative: 'Бармаглоту',
    accusative: 'Бармаглота',
    instrumental: 'Бармаглотом',
  },
  medusa: {
    label: 'Медуза',
    mark: 'Мд',
    nominative: 'Медуза',
    genitive: 'Медузы',
    dative: 'Медузе',
    accusative: 'Медузу',
    instrumental: 'Медузой',
  },
  harpy1: harpy(1),
  harpy2: harpy(2),
  harpy3: harpy(3),
  sinbad: {
    label: 'Синдбад',
    mark: 'Си',
    nominative: 'Синдбад',
    genitive: 'Синдбада',
    dative: 'Синдбаду',
    accusative: 'Синдбада',
    instrumental: 'Синдбадом',
  },
  porter: {
    label: 'Носильщик',
    mark: 'Но',
    nominative: 'Носильщик',
    genitive: 'Носильщика',
    dative: 'Носильщику',
    accusative: 'Носильщика',
    instrumental: 'Носильщиком',
  },
}

const inTeams = { a1: 'Игрок А1', b1: 'Игрок Б1', a2: 'Игрок А2', b2: 'Игрок Б2' } as const
const inDuel = { ...inTeams, a1: 'Игрок А', b1: 'Игрок Б' } as const
const boards = { sarpedon: 'Сарпедон', marmoreal: 'Мармореал' } as const
const cardTypes = { attack: 'Атака', defense: 'Защита', versatile: 'Универсальная', scheme: 'Приём' } as const
const users = {
  arthur: 'король Артур',
  merlin: 'Мерлин',
  alice: 'Алиса',
  jabberwock: 'Бармаглот',
  medusa: 'Медуза',
  harpy: 'гарпия',
  sinbad: 'Синдбад',
  porter: 'Носильщик',
  any: 'любой боец',
} as const

export const NAMES_RU = {
  title: `${TITLE.ru}. Битва легенд. Том первый`,
  seats: among => (isDuel(among) ? inDuel : inTeams),
  teams: { a: 'Команда А', b: 'Команда Б' },
  boards,
  fighters,
  heroes: {
    arthur: {
      name: 'Король Артур',
      ability:
        'Когда атакует король Артур, вы можете положить рядом с картой атаки вторую карту из руки рубашкой вверх. Когда карты открыты, прибавьте её значение усиления к атаке. Если противник отменяет эффекты карты атаки, вторая карта сбрасывается впустую.',
    },
    alice: {
      name: 'Алиса',
      ability: `Алиса бывает БОЛЬШОЙ или МАЛЕНЬКОЙ; выберите размер, когда ставите её на поле. Пока она БОЛЬШАЯ, карты, которыми она атакует, получают +${BIG_ATTACK_BONUS} к значению. Пока она МАЛЕНЬКАЯ, карты, которыми она обороняется, получают +${SMALL_DEFENSE_BONUS} к значению.`,
    },
    medusa: {
      name: 'Медуза',
      ability: `В начале своего хода вы можете нанести ${damage(GAZE_DAMAGE)} одному бойцу противника в зоне Медузы.`,
    },
    sinbad: {
      name: 'Синдбад',
      ability:
        'Во время манёвра каждый ваш боец может пройти на одну ячейку дальше за каждую карту «Путешествие…» в вашей стопке сброса.',
    },
  },
  zones: {
    green: { name: 'зелёная', mark: 'зл' },
    yellow: { name: 'жёлтая', mark: 'жл' },
    brown: { name: 'коричневая', mark: 'кч' },
    red: { name: 'красная', mark: 'кр' },
    purple: { name: 'пурпурная', mark: 'пр' },
    blue: { name: 'синяя', mark: 'сн' },
    gray: { name: 'серая', mark: 'ср' },
    violet: { name: 'фиолетовая', mark: 'фл' },
  },
  sizes: { big: 'БОЛЬШАЯ', small: 'МАЛЕНЬКАЯ' },
  cardTypes,
  users,
  timings: { immediately: 'Немедленно', during: 'Во время боя', after: 'После боя', scheme: 'Приём' },
  noEffect: 'Эффекта нет.',
  cardFacts(card) {
    const { type, value, boost, by } = facts(card)
    const kind = type === 'scheme' ? cardTypes.scheme : `${cardTypes[type]} ${value}`
    return `${kind}, усиление ${boost}, ${users[by]}`
  },
  options: {
    mode: {
      name: 'Кто играет',
      values: { duel: 'дуэль, два игрока', team3: 'командная, три игрока', team4: 'командная, четыре игрока' },
    },
    board: { name: 'Поле боя', values: { ...boards, random: 'случайное' } },
    firstPlayer: { name: 'Первый ход', values: { random: 'по жребию', a1: 'сторона А', b1: 'сторона Б' } },
    heroPick: {
      name: 'Выбор героев',
      values: { turnOrder: 'по очереди', random: 'случайный', assigned: 'назначает хозяин стола' },
    },
    heroes: {
      name: 'Назначенные герои',
      values: { arthur: 'король Артур', alice: 'Алиса', medusa: 'Медуза', sinbad: 'Синдбад' },
    },
    gameEndCheck: {
      name: 'Проверка победы',
      values: { immediate: 'сразу, как побеждён герой', endOfAction: 'в конце каждого действия' },
    },
    excaliburBoostCancel: {
      name: 'Если отменены эффекты «Экскалибура», усиление короля Артура',
      values: { cancelled: 'пропадает', kept: 'остаётся' },
    },
    doubleSeatTeam: {
      name: 'Втроём один человек играет за оба места команды',
      values: { a: 'А', b: 'Б', random: 'по жребию' },
    },
  },
} as const satisfies Partial<Texts>

export function quoted(card: Card): string {
  return `«${CARDS_RU[card].name}»`
}

function quotedAll(cards: readonly Card[]): string {
  return list(grouped(cards.map(quoted)))
}

/** After a verb; the names themselves are not declined. */
export function cardsInAccusative(cards: readonly Card[]): string {
  return `${cards.length === 1 ? 'карту' : 'карты'} ${quotedAll(cards)}`
}

export function cardsInNominative(cards: readonly Card[]): string {
  return `${cards.length === 1 ? 'карта' : 'карты'} ${quotedAll(cards)}`
}

export function cardsInInstrumental(cards: readonly Card[]): string {
  return `${cards.length === 1 ? 'картой' : 'картами'} ${quotedAll(cards)}`
}
