// Buttons in Russian.

import { INTEL_BOUGHT } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { PROVINCES_RU as AT } from './provinces.ru.ts'
import type { Texts } from './types.ts'
import { cardLabel, intelTokens, NAMES_RU, quotedSlot, vp } from './words.ru.ts'

export const ACTIONS_RU: Texts['actions'] = {
  returnObjective: objective => `Вернуть карту «${NAMES_RU.objective(OBJECTIVE_PROVINCE[objective]).name}»`,
  pick: card => `Выбрать с руки: ${cardLabel(card)}`,
  defend: at => `Выложить выбранные карты в оборону: ${AT[at].label}`,
  plan: at => `Новая операция ${AT[at].against}`,
  reinforce: slot => `Усилить операцию ${quotedSlot(slot)}`,
  reinforceQuagmire: at => `Послать подкрепление ${AT[at].into}`,
  launch: slot => `Запустить операцию ${quotedSlot(slot)}`,
  cancel: slot => `Отменить операцию ${quotedSlot(slot)}`,
  spyArmy: at => `Разведать карты противника ${AT[at].in}`,
  spyNeutral: at => `Разведать нейтральные карты ${AT[at].in}`,
  spyOperation: slot => `Разведать операцию противника ${quotedSlot(slot)}`,
  spyObjectives: () => 'Разведать цели возле Марокко',
  pay: () => 'Заплатить',
  decline: () => 'Отказаться',
  closeTurn: () => 'Закончить разведкой за 1 жетон',
  endTurn: () => 'Завершить ход',
  discard: () => 'Сбросить карту, не показывая',
  attackFrom: at => `Атаковать ${AT[at].from}`,
  useSuperiority: () => 'Добавить +1',
  spend: card => `Положить в стопку побед: ${cardLabel(card)}`,
  buyCard: card => `Вернуть из потерь: ${cardLabel(card)}`,
  buyLevel: () => 'Поднять уровень производства на 1',
  buyIntel: () => `Купить ${intelTokens(INTEL_BOUGHT)}`,
  buyVp: () => `Купить ${vp(1)}`,
  recall: at => `Отозвать карты ${AT[at].from}`,
  recallPlan: slot => `Отозвать карты из операции ${quotedSlot(slot)}`,
  recallCard: card => `Отозвать: ${cardLabel(card)}`,
  done: () => 'Готово',
}

export const ACTIONS_AT_RU: Texts['actionsAt'] = {
  'setup.defences': {
    pick: card => `Выбрать в колоде: ${cardLabel(card)}`,
    defend: at => `Выложить карту ${AT[at].into}`,
    done: () => 'Больше карт не выкладывать',
  },
  'intel.contest': { decline: () => 'Не платить' },
  'battle.superiority': { decline: () => 'Оставить жетон' },
  'battle.pay': { done: () => 'Заплатить этими картами' },
  'production.spend': { done: () => 'Закончить покупки' },
  'production.last': { done: () => 'Закончить покупки' },
  'recall.choose': { done: () => 'Закончить отзыв карт' },
  'recall.province': { done: () => 'Отсюда достаточно' },
  'recall.operation': { done: () => 'Из этой операции достаточно' },
}
