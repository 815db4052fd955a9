// The texts of the page that opens match files and positions, in Russian.

import type { open as english } from './open.en.ts'

const rules = new Intl.PluralRules('ru')
const moves = (n: number): string => {
  const form = rules.select(n)
  return `${n} ${form === 'one' ? 'ход' : form === 'few' ? 'хода' : 'ходов'}`
}

export const open: typeof english = {
  title: 'Открыть партию или позицию',
  tile: 'Открыть файл',
  tileNote: 'Посмотреть запись партии или доиграть позицию.',
  lead: 'Выберите файл, перетащите его сюда или вставьте текст: сохранённую партию или позицию в записи её игры.',
  choose: 'Выбрать файл',
  drop: 'Отпустите файл здесь',
  paste: 'Текст партии или позиции',
  whichGame: 'Из какой игры позиция',
  fromFile: 'как сказано в тексте',
  open: 'Открыть',
  troubles: {
    empty: 'Открывать пока нечего.',
    tooLong: 'Это длиннее любой партии. Тот ли это файл?',
    notJson: 'Это не партия и не позиция: текст не в формате JSON или обрезан.',
    unknownForm: 'Это JSON, но не партия (в ней есть actions) и не позиция (в ней есть facts, zones или stack).',
    whichGame: 'В позиции не сказано, какая это игра. Выберите её ниже.',
    otherVersion: 'Это сыграно по правилам, которых на этом сайте нет.',
    damaged: 'Файл повреждён: если сыграть партию заново, она кончается не так, как записано.',
  },
  unknownGame: game => `Игры «${game}» здесь нет.`,
  wrong: message => `Правила этого не допускают: ${message}`,
  unreadable: 'Не удалось прочитать файл.',
  match: (game, actions) => `Партия: ${game}, ${moves(actions)}`,
  replay: 'Смотреть запись',
  position: game => `Позиция: ${game}`,
  toMove: seats => `Решает: ${new Intl.ListFormat('ru').format(seats)}`,
  you: 'Вы играете за',
  everybody: 'Все места: передавать устройство друг другу',
  against: 'Соперник',
  here: 'Доиграть здесь',
  hereNote: 'На этом устройстве, можно и без сети.',
  online: 'Доиграть с другом',
  onlineNote:
    'Откроется стол со ссылками на другие места. Вы знаете всю позицию, остальные видят то, что позволяют правила.',
  failed: 'Не удалось открыть стол.',
  from: 'Партия начинается не с начала, а с заданной позиции.',
}
