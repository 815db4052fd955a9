// Russian buttons: what happens when an action is chosen.

import { CARD } from '../content/cards.ts'
import { readBid } from '../content/tracks.ts'
import type { Texts } from './types.ts'
import { NAMES_RU, quoted, SIDES_RU, SPACES_RU } from './words.ru.ts'

export const ACTIONS_RU: Texts['actions'] = {
  bid(bid) {
    const { side, n } = readBid(bid)
    return `Ставка ${n} за ${SIDES_RU[side].label}`
  },
  pick: card => `Добавить в игру карту ${quoted(card)} (${CARD[card].ops} ОО)`,
  headline: card => `Начальное событие: ${quoted(card)}`,
  event: card => `Разыграть событие ${quoted(card)}`,
  operations: card => `Разыграть карту ${quoted(card)} ради очков операций`,
  spaceRace: card => `Сбросить карту ${quoted(card)} ради космической гонки`,
  score: card => `Разыграть карту ${quoted(card)}`,
  pass: () => 'Пропустить',
  eventFirst: () => 'Сначала событие противника',
  operationFirst: () => 'Сначала операция',
  operation: kind => NAMES_RU.operations[kind],
  place: at => `Разместить 1 влияние ${SPACES_RU[at].in}`,
  realign: at => `Попытаться снизить влияние ${SPACES_RU[at].in}`,
  coup: at => `Попытаться совершить переворот ${SPACES_RU[at].in}`,
  remove: at => `Снять 1 влияние противника ${SPACES_RU[at].in}`,
  clear: at => `Снять всё влияние противника ${SPACES_RU[at].in}`,
  choose: at => `Выбрать ${SPACES_RU[at].accusative}`,
  roll: () => 'Бросить кубик',
  setDie: face => `Поставить кубик на ${face}`,
  raise: () => 'Повысить DEFCON',
  lower: () => 'Понизить DEFCON',
  goFirst: () => 'Ходить в этом раунде первыми',
  takeRound: () => 'Сделать дополнительный ход',
  discard: card => `Сбросить карту ${quoted(card)}`,
  give: card => `Отдать карту ${quoted(card)}`,
  take: card => `Взять в руку карту ${quoted(card)}`,
  endGame: () => `Отдать ${CARD.wargames.n.vp} ПО и закончить игру`,
  decline: () => 'Отказаться',
  done: () => 'Готово',
}

export const ACTIONS_AT_RU: Texts['actionsAt'] = {
  'setup.bonus': { place: at => `Добавить 1 влияние ${SPACES_RU[at].into}` },
  'setup.pick': { done: () => 'Больше карт не добавлять' },
  'headline.probe': { remove: at => `Запустить зонд: снять 1 влияние ${SPACES_RU[at].in}` },
  'actionRound.play': {
    discard: card => `Сбросить карту ${quoted(card)} и бросить кубик`,
    pass: () => 'Пропустить этот ход',
  },
  'actionRound.extra': { decline: () => 'Отказаться от дополнительного хода' },
  'operation.kind': { decline: () => 'Не проводить операцию' },
  'place.influence': { done: () => 'Закончить размещение' },
  'realign.target': { done: () => 'Больше попыток не делать' },
  'event.add': { place: at => `Добавить влияние ${SPACES_RU[at].into}`, done: () => 'Больше не добавлять' },
  'event.remove': { done: () => 'Больше не снимать' },
  'event.centcom': { choose: at => `Положить жетон командования: ${SPACES_RU[at].nominative}` },
  'event.separatists': { choose: at => `Сравнять влияние ${SPACES_RU[at].in}` },
  'event.relief': { choose: at => `Прекратить голод ${SPACES_RU[at].in}` },
  'event.famine': { choose: at => `Голод ${SPACES_RU[at].in}` },
  'event.famineNext': { choose: at => `Голод и ${SPACES_RU[at].in}` },
  'event.moveFrom': { choose: at => `Переносить влияние ${SPACES_RU[at].from}`, decline: () => 'Ничего не переносить' },
  'event.moveTo': { place: at => `Перенести 1 влияние ${SPACES_RU[at].into}`, done: () => 'Больше не переносить' },
  'event.shiftDefcon': { decline: () => 'Оставить DEFCON как есть' },
  'event.goFirst': { decline: () => 'Оставить обычный порядок' },
  'event.takeDiscard': { decline: () => 'Не брать карту' },
  'event.mengistu': {
    event: card => `Разыграть событие ${quoted(card)} в свою пользу`,
    decline: () => 'Не разыгрывать такое событие',
  },
  'event.brushWar': { choose: at => `Напасть на ${SPACES_RU[at].accusative}` },
  'event.tehran': { done: () => 'Замешать остальные обратно в колоду' },
  'event.wargames': { decline: () => 'Играть дальше' },
}
