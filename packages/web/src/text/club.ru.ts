// The texts about people in Russian: ratings, profiles, opponents, friends.

import type { club as english } from './club.en.ts'

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
  ratingChange: change => signed.format(change),
  provisional: value => `${value}?`,
  provisionalNote: 'Предварительный: пока не сыграно десять партий этой игры на рейтинг, он меняется большими шагами.',
  ratingsAfter: 'Как партия изменила рейтинги',
  counting: 'Партия засчитывается…',
}
