// The words of the map in Russian.

import type { RealmText } from './strings.realm.ts'

export const REALM_RU: RealmText = {
  realm: 'Карта королевства',
  overseas: 'Заморские земли',
  neutralCity: 'Нейтральный город',
  razedCity: 'Разорённый город',
  owner: baron => `Владелец: ${baron}`,
  strength: n => `Сила ${n}`,
  income: n => `Доход ${n}`,
  oneVote: '1 голос на ассамблее',
  fortified: 'Укреплён',
  breaches: n => `Маркеры разрушений: ${n}`,
  besieged: (baron, round) => `Осаждает: ${baron} (с раунда ${round})`,
  stronghold: baron => `Родовой замок: ${baron}`,
  garrison: n => `Гарнизон ${n}`,
  army: n => `Армия ${n}`,
  casualties: n => `Маркеры ранений: ${n}`,
  maintained: n => `Отряды поддержки ${n}`,
  ready: 'Не перевёрнут',
  exhausted: 'Перевёрнут',
  atPort: 'На корабле: высадится в конце раунда',
  revolt: (cards, all) =>
    `Может восстать в конце раунда: здесь нет дворянина владельца (${cards} из ${all} карт жребия)`,
  ways: {
    road: 'По дороге',
    bridge: 'Через мост',
    open: 'Посуху',
    river: 'За рекой',
    mountain: 'За горами',
  },
  bySea: 'Морем в любой другой порт',
  nobody: 'Здесь никого нет.',
  close: 'Закрыть',
}
