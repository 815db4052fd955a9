// What chats and search engines are told about a page, in both languages.

import type { Language } from '@ludoteka/kernel'
import type { TournamentFormat } from '@ludoteka/protocol'

const plural = new Intl.PluralRules('ru')
const countRu = (n: number, one: string, few: string, many: string): string => {
  const form = plural.select(n)
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`
}
const countEn = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const en = {
  name: 'Ludoteka',
  home: 'Ludoteka: board games for rivals',
  lead: 'Five board games for rivals: with friends, strangers or bots. No account, no download.',
  gameNote: (game: string) => `${game}: play online with friends, strangers or bots. The rules are built in.`,
  newTable: (game: string) => `New table: ${game}`,
  learn: (game: string) => `How to play ${game}`,
  decks: (game: string) => `Decks and cards: ${game}`,
  freeSeat: 'free seat',
  bot: 'Bot',
  someone: 'Somebody',
  open: (free: number) => `A table with ${countEn(free, 'free seat', 'free seats')}: come and play.`,
  running: (moves: number) => `A match under way, ${countEn(moves, 'move', 'moves')} so far. Watch it live.`,
  won: (names: string, moves: number) => `${names} won after ${countEn(moves, 'move', 'moves')}. Watch the replay.`,
  draw: (moves: number) => `A draw after ${countEn(moves, 'move', 'moves')}. Watch the replay.`,
  closed: 'This table was closed.',
  replay: (match: string) => `Replay: ${match}`,
  invited: (game: string) => `Come and play ${game} with me`,
  invitedNote: 'The link of a seat: open it, and you sit at the table. No account, no download.',
  player: 'Ratings, matches and opponents.',
  tournaments: 'Tournaments',
  tournamentsNote: 'Duels in rounds, to a champion: live with a clock, or with days for a move.',
  formats: { swiss: 'Swiss', roundRobin: 'Round robin', knockout: 'Knock-out' } satisfies Record<
    TournamentFormat,
    string
  >,
  tournament: (game: string, format: string, players: number) =>
    `${format} of ${game}, ${countEn(players, 'player', 'players')}.`,
  joinTournament: 'Take part.',
  round: (n: number, of: number) => `Round ${n} of ${of}.`,
  champion: (names: string) => `Won by ${names}.`,
  openFile: 'Open a match or a position',
  openFileNote: 'Replay a match file, or play on from a position against a bot or a friend.',
  puzzles: 'Puzzles of the day',
  puzzlesNote: 'A position from a match of bots, with one best answer: a new one for each game every day.',
  puzzle: (game: string) => `Puzzle of the day: ${game}`,
}

const ru: typeof en = {
  name: 'Лудотека',
  home: 'Лудотека: настольные битвы',
  lead: 'Пять настольных битв: с друзьями, незнакомцами или ботами. Без регистрации и установки.',
  gameNote: game => `${game}: играйте онлайн с друзьями, незнакомцами или ботами. Правила встроены.`,
  newTable: game => `Новый стол: ${game}`,
  learn: game => `Как играть: ${game}`,
  decks: game => `Колоды и карты: ${game}`,
  freeSeat: 'свободное место',
  bot: 'Бот',
  someone: 'Кто-то',
  open: free => `За столом ${countRu(free, 'свободное место', 'свободных места', 'свободных мест')}: присоединяйтесь.`,
  running: moves => `Партия идёт, ${countRu(moves, 'ход', 'хода', 'ходов')}. Смотрите вживую.`,
  won: (names, moves) => `Победа: ${names}, ${countRu(moves, 'ход', 'хода', 'ходов')}. Смотрите запись.`,
  draw: moves => `Ничья, ${countRu(moves, 'ход', 'хода', 'ходов')}. Смотрите запись.`,
  closed: 'Этот стол закрыт.',
  replay: match => `Запись: ${match}`,
  invited: game => `Сыграем? ${game}`,
  invitedNote: 'Ссылка на место за столом: откройте её и садитесь. Без регистрации и установки.',
  player: 'Рейтинги, партии и соперники.',
  tournaments: 'Турниры',
  tournamentsNote: 'Поединки по турам до победителя: вживую с часами или по несколько дней на ход.',
  formats: { swiss: 'Швейцарская система', roundRobin: 'Круговой турнир', knockout: 'Турнир на вылет' },
  tournament: (game, format, players) =>
    `${format}, ${game}, ${countRu(players, 'участник', 'участника', 'участников')}.`,
  joinTournament: 'Участвуйте.',
  round: (n, of) => `Тур ${n} из ${of}.`,
  champion: names => `Победитель: ${names}.`,
  openFile: 'Открыть партию или позицию',
  openFileNote: 'Посмотреть запись партии или доиграть позицию с ботом или другом.',
  puzzles: 'Задачи дня',
  puzzlesNote: 'Позиция из партии ботов с одним лучшим ответом: каждый день новая для каждой игры.',
  puzzle: game => `Задача дня: ${game}`,
}

export type PreviewText = typeof en
export const PREVIEW_TEXT: Readonly<Record<Language, PreviewText>> = { en, ru }
