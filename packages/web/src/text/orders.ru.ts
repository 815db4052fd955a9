// The texts of standing orders in Russian.

import type { Dictionary } from './en.ts'

const plural = new Intl.PluralRules('ru')
const words = { one: 'распоряжение', few: 'распоряжения', many: 'распоряжений' }

function counted(n: number): string {
  const category = plural.select(n)
  return `${n} ${category === 'one' ? words.one : category === 'few' ? words.few : words.many}`
}

export const orders: Dictionary['orders'] = {
  title: 'Постоянные распоряжения',
  note: 'Стол отвечает за вас, даже когда вас нет. Другие об этом не узнают; отменить ход можно как обычно.',
  onlyAnswer: {
    name: 'Давать единственный возможный ответ',
    note: 'Где выбора нет, вас не спросят. Если быстрый ответ выдал бы, что у вас на руке, стол выждет столько, сколько могли бы думать вы.',
  },
  span: 'Как долго',
  spans: { once: 'Один раз', turn: 'Этот ход', match: 'Всю партию' },
  offAll: 'Выключить все',
  active: n => `Включено: ${counted(n)}`,
  byOrder: 'По распоряжению',
  failed: 'Не получилось. Попробуйте ещё раз.',
  offer: 'Здесь на ход даются дни. Отвечать за вас там, где ответ только один?',
  offerYes: 'Да, отвечать',
  offerNo: 'Нет, спрашивать',
}
