// Buttons in Russian. Cards in play are called by their numbers.

import { OPENING, type OpeningEffect, PIECE_ABILITY, type UsableId } from '../rules/frames.ts'
import type { Piece } from '../rules/names.ts'
import { CARD_TO_CELL, PIECE_TO_CELL, PIECE_TO_PIECE } from '../rules/verbs.ts'
import { CHOICES_RU } from './abilities.ru.ts'
import { choiceText } from './abilityText.ts'
import { CARDS_RU } from './cards.ru.ts'
import { KEYWORDS_RU } from './keywords.ru.ts'
import type { Texts } from './types.ts'

const no = (piece: Piece): string => `№ ${piece.slice(1)}`

const EFFECTS: Readonly<Record<OpeningEffect, string>> = {
  regeneration: 'Регенерация',
  poison: 'Отравление',
  fading: 'Угасание',
}

const USES: Readonly<Record<'accumulate' | 'permit' | 'rage', string>> = {
  accumulate: 'накопить фишку',
  permit: 'закрыться на удар по летающему',
  rage: 'открыться по Ярости',
}
const wordsFor = (id: UsableId): string =>
  id === 'accumulate' || id === 'permit' || id === 'rage' ? USES[id] : `особенность ${id}`

export const ACTIONS_RU: Texts['actions'] = {
  beFirst: () => 'Быть первым игроком',
  beSecond: () => 'Быть вторым игроком',
  redeal: () => 'Пересдать: на карту меньше',
  take: card => `Взять: ${CARDS_RU[card].name}`,
  putBack: card => `Вернуть: ${CARDS_RU[card].name}`,
  ready: () => 'Готово',
  takeBack: () => 'Передумать',
  place(arg) {
    const [card, cell] = CARD_TO_CELL.of(arg)
    return `Поставить на ${cell}: ${CARDS_RU[card].name}`
  },
  unplace: cell => `Снять карту с ${cell}`,
  hide: cell => `Оставить карту на ${cell} скрытой`,
  attach(arg) {
    const [piece, host] = PIECE_TO_PIECE.of(arg)
    return `Карта ${no(piece)}: хозяин ${no(host)}`
  },
  host: piece => `Хозяин: карта ${no(piece)}`,
  thirst(arg) {
    const [piece, victim] = PIECE_TO_PIECE.of(arg)
    return `Карта ${no(piece)} утоляет жажду картой ${no(victim)}`
  },
  abstain: piece => `Карта ${no(piece)} не утоляет жажду`,
  openingEffect(arg) {
    const [piece, effect] = OPENING.of(arg)
    return `Карта ${no(piece)}: ${EFFECTS[effect]}`
  },
  move(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Карта ${no(piece)} идёт на ${cell}`
  },
  jump(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Карта ${no(piece)} прыгает на ${cell}`
  },
  teleport(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Карта ${no(piece)} телепортируется на ${cell}`
  },
  drift(arg) {
    const [piece, cell] = PIECE_TO_CELL.of(arg)
    return `Карта ${no(piece)} проплывает на ${cell}`
  },
  manoeuvre(arg) {
    const [piece, partner] = PIECE_TO_PIECE.of(arg)
    return `Карта ${no(piece)} меняется местами с картой ${no(partner)}`
  },
  strike(arg) {
    const [piece, target] = PIECE_TO_PIECE.of(arg)
    return `Карта ${no(piece)} бьёт карту ${no(target)}`
  },
  defend: piece => `Защитник: карта ${no(piece)}`,
  use(arg) {
    const [piece, id] = PIECE_ABILITY.of(arg)
    return `Карта ${no(piece)}: ${wordsFor(id)}`
  },
  reveal: piece => `Вскрыть карту ${no(piece)}`,
  pass: () => 'Пас',
  endTurn: () => 'Закончить ход',
  trigger: n => `Поместить в стек срабатывание ${n}`,
  accept: () => 'Использовать',
  decline: () => 'Отказаться',
  target: piece => `Цель: карта ${no(piece)}`,
  targetItem: n => `Ответить на объявление ${n}`,
  cell: cell => `Клетка ${cell}`,
  option: (n, terms) => choiceText(CHOICES_RU, terms?.['ability'], n) ?? `Вариант ${n}`,
  number: n => `${n}`,
  payer: piece => `Фишка с карты ${no(piece)}`,
  done: () => 'Готово',
  keep: n => `Оставить кубик ${n}`,
  reroll: piece => `Перебросить кубик карты ${no(piece)}`,
  replace: k => KEYWORDS_RU[k].name,
  assign: piece => `Рана карте ${no(piece)}`,
  react: piece => `Излечение карты ${no(piece)}`,
  search: card => `Из колоды: ${CARDS_RU[card].name}`,
}

const NO_RESPONSE = { pass: () => 'Пас: без ответа' }

/** What the same answer means in some steps. */
export const ACTIONS_AT_RU: Texts['actionsAt'] = {
  'recruit.squad': { ready: () => 'Отряд набран' },
  'place.cards': { ready: () => 'Расстановка готова' },
  'prepare.hide': { done: () => 'Вскрыть остальные' },
  'prepare.battleStart': { pass: () => 'Сейчас не использовать' },
  'prepare.vanguard': { pass: () => 'Не бить авангардом' },
  'window.stack': NO_RESPONSE,
  'window.roll': { pass: () => 'Пас: оставить кубики' },
  'window.wounds': { pass: () => 'Пас: пусть ранит' },
  'window.wounded': NO_RESPONSE,
  'trigger.may': { accept: () => 'Использовать особенность', decline: () => 'Не использовать' },
  'declare.target': { done: () => 'Целей достаточно' },
  'declare.onto': { done: () => 'Карт достаточно' },
  'attack.reroll': { decline: () => 'Оставить кубик' },
  'effect.search': { done: () => 'Ничего не брать' },
  'effect.unity': { done: () => 'Больше не показывать' },
  'heal.react': { decline: () => 'Не вмешиваться' },
}
