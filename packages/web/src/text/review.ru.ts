// The texts of hints, and of looking back on a match, in Russian.

import type { Dictionary } from './en.ts'

const percent = (share: number): string => `${Math.round(100 * share)} %`

export const review: Dictionary['review'] = {
  hint: 'Подсказка',
  hintNote: 'Спросить бота, как бы он поступил. О партии будет сказано, что она сыграна с подсказками.',
  thinking: 'Бот думает…',
  closeHint: 'Закрыть подсказку',
  hintFailed: isTooOften =>
    isTooOften ? 'Вы только что спрашивали очень часто. Подождите немного.' : 'Бот не нашёл ответа. Спросите ещё раз.',
  advises: bot => `${bot} выбрал бы:`,
  sureness: ({ share, chance }) => {
    const sure = share >= 0.7 ? 'Вполне уверен' : share >= 0.4 ? 'Довольно уверен' : 'Не уверен, другие ответы не хуже'
    return `${sure}; шансы на победу около ${percent(chance)}.`
  },
  unsearched: 'На глаз, далеко вперёд не заглядывая.',
  advised: 'Сыграно с подсказками бота.',
  title: 'Где решилась партия?',
  chances: 'Шансы на победу по решениям',
  chancesNote: 'Такими были бы шансы, если бы дальше играли равные по силе боты; некоторые стороны даются им труднее.',
  showChances: 'Шансы',
  hideChances: 'Скрыть шансы',
  nextSwing: 'Шансы на победу: к следующему перелому',
  action: 'Действие',
  percent,
  working: 'Бот просматривает партию…',
  failed: 'Не получилось разобрать партию.',
  noSwing: 'Ни одно решение не изменило многого.',
  swing: (side, before, after) => `${side}: ${percent(before)} → ${percent(after)}`,
  causes: { chance: 'главное — случай', decision: 'главное — выбор' },
  noDecision: 'Выбирать было не из чего.',
  played: (who, what) => `Решение (${who}): ${what}.`,
  sameAdvice: 'Бот сыграл бы так же.',
  wouldPlay: (what, cost) => {
    if (cost === undefined) return `Решение бота: ${what}.`
    return cost < 0.005
      ? `Решение бота: ${what}. Разница невелика.`
      : `Решение бота: ${what}. Это лучше примерно на ${percent(cost)}.`
  },
  winner: 'Победа',
  hands: 'Карты на руках в конце партии',
  handsNow: 'Карты на руках',
  allHands: 'Показать карты всех игроков',
  nothingHidden: '— скрытых карт не было.',
  eyes: 'Чьими глазами',
  spectator: 'Зритель',
}
