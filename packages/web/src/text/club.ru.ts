// The texts about people in Russian: ratings, profiles, opponents, friends.

import type { club as english } from './club.en.ts'

const rules = new Intl.PluralRules('ru')
const count = (n: number, one: string, few: string, many: string): string => {
  const form = rules.select(n)
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`
}
const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeStyle: 'short' })
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const signed = new Intl.NumberFormat('ru', { signDisplay: 'always' })

export const club: typeof english = {
  rated: 'на рейтинг',
  unrated: 'без рейтинга',
  wantRated: 'На рейтинг: итог партии изменит рейтинги игроков',
  ratedNote: 'На рейтинг, если все за столом вошли в свои учётные записи. Партии с гостями и ботами не считаются.',
  ratedNeeds: {
    account: 'На рейтинг играют только те, кто вошёл в учётную запись. Завести её можно в настройках.',
    clock: 'Для партии на рейтинг нужны часы, чтобы никто не мог просто уйти.',
    people: 'Для партии на рейтинг на каждом месте нужен свой человек.',
  },
  willBeRated: 'Партия на рейтинг: кто уйдёт, сдастся или просрочит время, тот проиграет.',
  wontBeRated: 'Партия без рейтинга.',
  rating: 'Рейтинг',
  ratingChange: change => signed.format(change).replace('-', '−'),
  provisional: value => `${value}?`,
  provisionalNote:
    'Знак «?» — рейтинг предварительный: пока не сыграно десять партий на рейтинг, он меняется большими шагами.',
  ratingsAfter: 'Как партия изменила рейтинги',
  counting: 'Партия засчитывается…',
  profile: 'Профиль',
  toProfile: 'Ваш профиль',
  toTheirProfile: 'Профиль',
  edit: 'Изменить имя и картинку',
  noSuchPlayer: 'Такого игрока нет или больше нет.',
  since: at => `Здесь с ${day.format(at)}`,
  guest: 'Играет как гость',
  program: 'Программа',
  ratings: 'Рейтинги',
  noRatings: 'Партий на рейтинг пока не было.',
  ratedMatches: n => count(n, 'партия на рейтинг', 'партии на рейтинг', 'партий на рейтинг'),
  curve: game => `Как менялся рейтинг в игре «${game}»`,
  headToHead: 'Вы против этого игрока',
  played: 'По играм и сторонам',
  opponents: 'По соперникам',
  score: (won, draw, lost) => `${won} / ${draw} / ${lost}`,
  scoreLegend: 'Числа — победы / ничьи / поражения.',
  scoreWords: (won, draw, lost) =>
    `${count(won, 'победа', 'победы', 'побед')}, ${count(draw, 'ничья', 'ничьи', 'ничьих')}, ${count(lost, 'поражение', 'поражения', 'поражений')}`,
  matches: 'Партии',
  noMatches: 'Сыгранных партий пока нет.',
  privateNote: 'Партии за закрытыми столами видны в этом списке только вам.',
  outcomes: { won: 'Победа', lost: 'Поражение', draw: 'Ничья' },
  someoneGone: 'игрок, которого здесь больше нет',
  when: at => moment.format(at),
  lasted: ms =>
    ms < HOUR
      ? `${Math.max(1, Math.round(ms / MINUTE))} мин`
      : ms < 2 * DAY
        ? `${Math.round(ms / HOUR)} ч`
        : count(Math.round(ms / DAY), 'день', 'дня', 'дней'),
  emblem: 'Ваш знак',
  emblemNames: {
    rook: 'Ладья',
    crown: 'Корона',
    sword: 'Меч',
    shield: 'Щит',
    star: 'Звезда',
    flame: 'Пламя',
    leaf: 'Лист',
    mountain: 'Гора',
    wave: 'Волна',
    moon: 'Луна',
    key: 'Ключ',
    anchor: 'Якорь',
  },
  hide: 'Не показывать другим, что я здесь',
  hideNote: 'Те, кто играет с вами за столом, по-прежнему видят, за столом ли вы.',
  export: 'Скачать всё обо мне',
  deleteAccount: 'Удалить учётную запись',
  deleteTitle: 'Удалить учётную запись?',
  deleteConfirm: 'Удалить навсегда',
  deleteNote:
    'Ваше имя, рейтинги, итоги, колоды и сообщения будут удалены, а в начатых партиях вы сдадитесь. Отменить это нельзя.',
}
