// The words of the gallery's game in both languages.

import type { Arg, Entry, FormText, GameText, Terms } from '@ludoteka/kernel'

type Words = GameText & { points(n: number): string }

type Dictionary = {
  readonly title: string
  readonly names: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  readonly prompts: Readonly<Record<string, (terms: Terms) => string>>
  readonly forms: Readonly<Record<string, Omit<FormText, 'names'>>>
  readonly actions: Readonly<Record<string, (arg: Said) => string>>
  readonly entries: Readonly<Record<string, (data: Said) => string>>
  readonly reasons: Readonly<Record<string, string>>
  points(n: number): string
}

/** Values by name, said as the language says them. */
type Said = (name: string) => string

const EN: Dictionary = {
  title: 'Moot',
  names: {
    ada: 'Ada',
    ben: 'Ben',
    cyd: 'Cyd',
    dov: 'Dov',
    eve: 'Eve',
    fay: 'Fay',
    hill: 'Castle on the Hill',
    river: 'River Castle',
    sea: 'Castle by the Sea',
    wood: 'Forest Castle',
    tax: 'the tax',
    war: 'the war',
    feast: 'the feast',
  },
  options: { seats: 'Barons', teams: 'Teams', none: 'none', two: 'two' },
  prompts: {
    ride: ({ round }) => `Round ${round}: send a rider to a castle`,
    vote: () => 'Cast your votes, sealed',
    pay: () => 'Pay the levy: five coins',
  },
  forms: {
    vote: { title: 'Vote', fields: { votes: 'Crowns spent as votes', law: 'Law' } },
    pay: { title: 'Pay', fields: { gold: 'Gold', silver: 'Silver' } },
    give: { title: 'Give crowns', fields: { to: 'To whom', crowns: 'Crowns' } },
  },
  actions: {
    ride: say => `Ride to the ${say('arg')}`,
    vote: say => `Cast votes: ${say('votes')}, for ${say('law')}`,
    pay: say => `Pay: ${say('gold')} gold, ${say('silver')} silver`,
    give: say => `Give ${say('to')}: ${say('crowns')}`,
    takeBack: () => 'Change my vote',
  },
  entries: {
    roundBegan: say => `Round ${say('round')}`,
    rode: say => `${say('seat')} rides to the ${say('castle')} with strength ${say('strength')}.`,
    voted: say => `${say('seat')} has voted.`,
    changed: say => `${say('seat')} takes back the vote.`,
    passed: say => `The moot decides for ${say('law')}. Votes: ${say('votes')}.`,
    paid: say => `${say('seat')} pays the levy: ${say('gold')} gold, ${say('silver')} silver.`,
    gave: say => `${say('from')} gives ${say('to')} crowns: ${say('crowns')}.`,
  },
  reasons: {
    gameOver: 'The game is over.',
    notYourDecision: 'It is not your turn.',
    notNow: 'Not now.',
    changedTwice: 'A vote is changed twice a round at most.',
    notVoted: 'You have not voted yet.',
    tooFewCrowns: 'You do not have so many crowns.',
    notTheLevy: 'The levy is five coins.',
    threeGifts: 'Three gifts a round at most.',
    mostHonour: 'Most honour',
    equalHonour: 'Equal honour',
  },
  points: n => `honour ${n}`,
}

const RU: Dictionary = {
  title: 'Вече',
  names: {
    ada: 'Ада',
    ben: 'Бен',
    cyd: 'Сид',
    dov: 'Дов',
    eve: 'Ева',
    fay: 'Фэй',
    hill: 'замок на холме',
    river: 'замок у реки',
    sea: 'замок у моря',
    wood: 'лесной замок',
    tax: 'налог',
    war: 'война',
    feast: 'пир',
  },
  options: { seats: 'Бароны', teams: 'Команды', none: 'нет', two: 'две' },
  prompts: {
    ride: ({ round }) => `Раунд ${round}: пошлите всадника в замок`,
    vote: () => 'Отдайте голоса, тайно',
    pay: () => 'Заплатите подать: пять монет',
  },
  forms: {
    vote: { title: 'Голосование', fields: { votes: 'Короны на голоса', law: 'Закон' } },
    pay: { title: 'Подать', fields: { gold: 'Золото', silver: 'Серебро' } },
    give: { title: 'Подарить короны', fields: { to: 'Кому', crowns: 'Короны' } },
  },
  actions: {
    ride: say => `Скакать: ${say('arg')}`,
    vote: say => `Отдать голоса: ${say('votes')}, ${say('law')}`,
    pay: say => `Заплатить: золото ${say('gold')}, серебро ${say('silver')}`,
    give: say => `Подарить: ${say('to')}, ${say('crowns')}`,
    takeBack: () => 'Изменить голос',
  },
  entries: {
    roundBegan: say => `Раунд ${say('round')}`,
    rode: say => `${say('seat')}: всадник, ${say('castle')}, сила ${say('strength')}.`,
    voted: say => `${say('seat')}: голос подан.`,
    changed: say => `${say('seat')}: голос взят обратно.`,
    passed: say => `Вече решает: ${say('law')}. Голосов: ${say('votes')}.`,
    paid: say => `${say('seat')} платит подать: золото ${say('gold')}, серебро ${say('silver')}.`,
    gave: say => `${say('from')} дарит короны: ${say('to')}, ${say('crowns')}.`,
  },
  reasons: {
    gameOver: 'Игра окончена.',
    notYourDecision: 'Сейчас не ваш ход.',
    notNow: 'Не сейчас.',
    changedTwice: 'Голос можно менять два раза за раунд.',
    notVoted: 'Вы ещё не голосовали.',
    tooFewCrowns: 'У вас нет столько корон.',
    notTheLevy: 'Подать: пять монет.',
    threeGifts: 'Не больше трёх подарков за раунд.',
    mostHonour: 'Больше всего чести',
    equalHonour: 'Чести поровну',
  },
  points: n => `честь: ${n}`,
}

/** Data that are numbers of seats. */
const SEATS: readonly string[] = ['seat', 'from', 'to']

function wordsOf(words: Dictionary): Words {
  const said = (value: unknown): string => words.names[String(value)] ?? String(value ?? '')
  const sayEntry =
    ({ data }: Entry, seats: readonly string[]) =>
    (name: string) => {
      const value = data[name]
      return SEATS.includes(name) && typeof value === 'number' ? said(seats[value]) : said(value)
    }
  const sayArg = (arg: Arg | undefined) => (name: string) => said(typeof arg === 'object' ? arg[name] : arg)
  return {
    title: words.title,
    seat: said,
    option: (key, value) => `${words.options[key] ?? key}: ${words.options[value] ?? value}`,
    card: kind => ({ name: kind, text: '' }),
    prompt: (step, terms = {}) => words.prompts[step]?.(terms) ?? step,
    action: (verb, arg) => words.actions[verb]?.(sayArg(arg)) ?? verb,
    form: verb => ({ ...(words.forms[verb] ?? { title: verb, fields: {} }), names: words.names }),
    entry: (entry, seats) => words.entries[entry.key]?.(sayEntry(entry, seats)) ?? entry.key,
    reason: reason => words.reasons[reason] ?? reason,
    result: reason => words.reasons[reason] ?? reason,
    points: words.points,
  }
}

export const text: Readonly<Record<'en' | 'ru', Words>> = { en: wordsOf(EN), ru: wordsOf(RU) }
