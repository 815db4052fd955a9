// The texts of the page that opens match files and positions, in Russian.

import type { Fault } from '@ludoteka/kernel'
import type { open as english } from './open.en.ts'

const rules = new Intl.PluralRules('ru')
const moves = (n: number): string => {
  const form = rules.select(n)
  return `${n} ${form === 'one' ? 'ход' : form === 'few' ? 'хода' : 'ходов'}`
}

const FORMS = {
  object: 'объект в фигурных скобках',
  list: 'список в квадратных скобках',
  string: 'строка',
  wholeNumber: 'целое число',
  trueOrFalse: 'true или false',
} as const

function inWords(fault: Fault): string {
  switch (fault.kind) {
    case 'form':
      return `${fault.path}: здесь должно быть другое – ${FORMS[fault.form]}.`
    case 'unknownName':
    case 'unknownPart':
      return `${fault.path}: ${fault.given} здесь не бывает. ${fault.areAll ? 'Возможны' : 'Похоже пишутся'}: ${fault.names.join(', ')}.`
    case 'tooLow':
      return `${fault.path}: ${fault.given} – слишком мало, наименьшее значение ${fault.limit}.`
    case 'tooHigh':
      return `${fault.path}: ${fault.given} – слишком много, наибольшее значение ${fault.limit}.`
    case 'option':
      return `У настройки ${fault.option} нет значения ${fault.given}. Возможны: ${fault.known.join(', ')}.`
    case 'cardsMissing':
      return `Не хватает карт ${fault.card}: ${fault.count}. Они должны где-то лежать.`
    case 'tooManyCards':
      return `Лишние карты ${fault.card}: ${fault.count}. Столько их в игре нет.`
    case 'cardMisplaced':
      return `Карта ${fault.card} не может лежать в зоне ${fault.zone}.`
    case 'restTwice':
      return `${fault.path}: остальные карты (rest) уже положены в другую зону.`
    case 'unknownStep':
      return `Шага ${fault.step} в этой игре нет.`
    case 'noStep':
      return 'Партия не окончена, поэтому в stack должен быть хотя бы один шаг.'
    case 'isOver':
      return 'В этой позиции игра уже окончена.'
    case 'noVersion':
      return 'В записи партии не указана версия правил (version).'
  }
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
  badMove: number => `Файл повреждён: правила не допускают хода ${number}.`,
  fault: fault => `Правила этого не допускают. ${inWords(fault)}`,
  refused: 'Правила этого не допускают. Подробности по-английски:',
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
