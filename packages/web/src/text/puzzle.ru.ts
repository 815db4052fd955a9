// The texts of the puzzles in Russian.

import type { Dictionary } from './en.ts'

const plural = new Intl.PluralRules('ru')
function count(n: number, one: string, few: string, many: string): string {
  const category = plural.select(n)
  return `${n} ${category === 'one' ? one : category === 'few' ? few : many}`
}
const percent = (share: number): string => `${Math.round(100 * share)} %`
const quoted = (name: string): string => `«${name}»`
const either = new Intl.ListFormat('ru', { type: 'disjunction' })

export const puzzle: Dictionary['puzzle'] = {
  pageTitle: 'Задачи дня',
  tileNote: 'Позиция из партии ботов с одним лучшим ответом.',
  lead: 'Каждый день — по одной позиции из каждой из этих игр. Один ответ заметно лучше всех остальных: найдите его.',
  title: 'Задача дня',
  you: 'Вы',
  none: 'Для этой игры задач пока нет.',
  over: 'Задача закончена.',
  all: 'Все задачи',
  task: (side, clicks) =>
    clicks === 1
      ? `Ваша сторона — ${side}. Найдите лучший ответ.`
      : `Ваша сторона — ${side}. Найдите лучший ответ: ${count(clicks, 'нажатие', 'нажатия', 'нажатий')}.`,
  notBest: 'Правила это разрешают, но есть ответ лучше.',
  hintButtons: { first: 'Первая подсказка', second: 'Вторая подсказка' },
  hints: {
    card: names => `дело в карте ${names.map(quoted).join()}.`,
    begins: names => `начинается так: ${names.map(quoted).join()}.`,
    among: names => `это ${either.format(names.map(quoted))}.`,
  },
  mistakes: n => `Другие ответы: ${count(n, 'попытка', 'попытки', 'попыток')}.`,
  showAnswer: 'Показать ответ',
  nextClick: 'Следующее нажатие',
  solved: mistakes => (mistakes === 0 ? 'Решено с первого раза:' : 'Решено:'),
  answerWas: 'Ответ:',
  leadsTo: (answer, next) =>
    `Шансы на победу после него около ${percent(answer)}, после следующего по силе ответа — ${percent(next)}.`,
  streak: days => `${count(days, 'день', 'дня', 'дней')} подряд`,
  solvedCount: n => `решено: ${count(n, 'задача', 'задачи', 'задач')}`,
  longest: days => `самая длинная серия: ${count(days, 'день', 'дня', 'дней')}`,
  noStreak: 'Решите задачу сегодня, чтобы начать серию.',
  tileOpen: 'Не решена',
  tileSolved: 'Решена',
}
