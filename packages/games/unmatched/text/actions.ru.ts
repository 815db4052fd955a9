// Russian buttons: what happens when an action is chosen.

import { capitalized } from '@ludoteka/text-kit'
import { numberOf } from '../content/boards.ts'
import { CARD, type Card } from '../content/cards.ts'
import { GAZE_DAMAGE } from '../content/fighters.ts'
import { facts } from '../rules/cards.ts'
import { itemsOf, type Pair, type PairItem } from '../rules/heroes/declarations.ts'
import { cards, damage, health } from './counts.ru.ts'
import { NAMES_RU, quoted } from './names.ru.ts'
import type { Texts } from './types.ts'

const { draw, recover } = CARD['alice.lookingGlass'].n

export const PAIR_ITEMS_RU: Readonly<Record<PairItem, string>> = {
  draw: `взять ${cards(draw)}`,
  recover: `восстановить ${health(recover)}`,
  place: 'поставить Алису на другую ячейку',
}

export function pairInWords(pair: Pair): string {
  return itemsOf(pair)
    .map(item => PAIR_ITEMS_RU[item])
    .join(', затем ')
}

const { fighters } = NAMES_RU
const boostOf = (card: Card): string => `+${facts(card).boost}`

export const ACTIONS_RU: Texts['actions'] = {
  hero: hero => `Играть за ${fighters[hero].accusative}`,
  size: size => `Вначале Алиса ${NAMES_RU.sizes[size]}`,
  gaze: target => `Нанести ${damage(GAZE_DAMAGE)} ${fighters[target].dative}`,
  maneuver: () => 'Манёвр: взять карту и переместиться',
  scheme: card => `Разыграть приём ${quoted(card)}`,
  by: fighter => `Приём разыгрывает ${fighters[fighter].nominative}`,
  attack: attacker => `Атаковать ${fighters[attacker].instrumental}`,
  target: target => `Атаковать ${fighters[target].accusative}`,
  commit: card => `Положить рубашкой вверх карту ${quoted(card)}`,
  commitBoost: card => `Положить рядом карту ${quoted(card)} (${boostOf(card)})`,
  boost: card => `Усилить картой ${quoted(card)} (${boostOf(card)})`,
  move: fighter => `Переместить ${fighters[fighter].accusative}`,
  to: space => `Выбрать ячейку ${numberOf(space)}`,
  hurt: target => `Нанести урон ${fighters[target].dative}`,
  pair: pair => capitalized(pairInWords(pair)),
  discard: card => `Сбросить карту ${quoted(card)}`,
  setAside: card => `Отложить в сброс карту ${quoted(card)}`,
  take: card => `Взять в руку карту ${quoted(card)}`,
  putBack: card => `Вернуть на колоду карту ${quoted(card)}`,
  decline: () => 'Отказаться',
  done: () => 'Готово',
}

export const ACTIONS_AT_RU: Texts['actionsAt'] = {
  'setup.sidekick': { to: space => `Поставить на ячейку ${numberOf(space)}` },
  'turn.gaze': { decline: () => 'Не наносить урон' },
  'turn.discard': { done: () => 'Сбросить отложенные карты' },
  'maneuver.boost': {
    boost: card => `Усилить перемещение картой ${quoted(card)} (${boostOf(card)})`,
    decline: () => 'Переместиться без усиления',
  },
  'move.next': { done: () => 'Закончить перемещение' },
  'move.to': { to: space => `Перейти на ячейку ${numberOf(space)}` },
  'attack.card': { commit: card => `Атаковать картой ${quoted(card)}` },
  'attack.boost': { decline: () => 'Атаковать без второй карты' },
  'attack.defense': {
    commit: card => `Обороняться картой ${quoted(card)}`,
    decline: () => 'Не играть карту защиты',
  },
  'effect.boost': {
    boost: card => `Усилить атаку картой ${quoted(card)} (${boostOf(card)})`,
    decline: () => 'Не усиливать атаку',
  },
  'effect.place': { to: space => `Поставить на ячейку ${numberOf(space)}`, decline: () => 'Не переставлять' },
  'effect.spirits': { to: space => `Наслать духов на ячейку ${numberOf(space)}` },
  'effect.spiritsNext': { to: space => `Наслать духов и на ячейку ${numberOf(space)}` },
}
