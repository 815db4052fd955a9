// What commands print besides positions: the command line's own words in both languages, a progress bar, the last line of checks.

import type { Language, OrderSpan } from '@ludoteka/kernel'
import type { Io } from './command.ts'

type Words = {
  readonly spectator: string
  readonly draw: string
  /** The whole line to type on. */
  readonly ask: string
  readonly undo: string
  readonly orders: string
  readonly quit: string
  readonly invalidNumber: (most: number) => string
  readonly doesNotFit: string
  /** Before what is likely to lose, and the answers that mean yes. */
  readonly riskIt: (warning: string) => string
  readonly yes: readonly string[]
  readonly left: string
  readonly noPerson: string
  readonly handOver: (seat: string) => string
  readonly won: (seats: string) => string
  readonly waiting: (seats: string, prompt: string) => string
  /** Standing orders: the one every game has, which to change, and how long it stands. */
  readonly onlyAnswer: { readonly name: string; readonly note: string }
  readonly askOrder: string
  readonly orderSpan: string
  readonly orderSpans: Readonly<Record<OrderSpan, string>>
  /** Where a match turned: the actions of a swing, what did it, what was played, what the bot would have done. */
  readonly noAnalysis: string
  readonly noSwing: string
  readonly swing: (from: number, to: number) => string
  readonly causes: Readonly<Record<'chance' | 'decision', string>>
  readonly played: (seat: string, what: string) => string
  readonly advised: (what: string) => string
  readonly sameAdvice: string
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    spectator: 'spectator',
    draw: 'The game is drawn.',
    ask: 'Your choice: ',
    undo: 'u) take back',
    orders: 'o) standing orders',
    quit: 'q) quit',
    invalidNumber: most => `Type a number from 1 to ${most}.`,
    doesNotFit: 'That is not allowed; try again, or leave a line empty to go back.',
    riskIt: warning => `${warning}. Do it anyway? (y/n) `,
    yes: ['y', 'yes'],
    left: 'The match was left.',
    noPerson: 'Nobody is at the keyboard: bots play all seats.',
    handOver: seat => `${seat}, take the keyboard and press Enter.`,
    won: seats => `Winner: ${seats}.`,
    waiting: (seats, prompt) => `Now deciding: ${seats}. ${prompt}`,
    onlyAnswer: {
      name: 'Give the only possible answer',
      note: 'Where you have no choice, you are not asked.',
    },
    askOrder: 'Switch which order on or off? (Enter: none) ',
    orderSpan: 'For how long?',
    orderSpans: { once: 'once', turn: 'this turn', match: 'the whole match' },
    noAnalysis: 'The match is too short to tell where it turned.',
    noSwing: 'The chances never changed much at once.',
    swing: (from, to) => (from === to ? `Action ${to}` : `Actions ${from}–${to}`),
    causes: { chance: 'mostly dice and cards', decision: 'mostly the players' },
    played: (seat, what) => `${seat} played: ${what}`,
    advised: what => `The bot would have played: ${what}`,
    sameAdvice: 'The bot would have played the same.',
  },
  ru: {
    spectator: 'зритель',
    draw: 'Ничья.',
    ask: 'Ваш выбор: ',
    undo: 'u) взять назад',
    orders: 'o) распоряжения',
    quit: 'q) выйти',
    invalidNumber: most => `Введите число от 1 до ${most}.`,
    doesNotFit: 'Так нельзя; попробуйте ещё раз или оставьте строку пустой, чтобы вернуться.',
    riskIt: warning => `${warning}. Всё равно сделать? (д/н) `,
    yes: ['д', 'да', 'y', 'yes'],
    left: 'Партия оставлена.',
    noPerson: 'За клавиатурой никого нет: за всех играют боты.',
    handOver: seat => `${seat}: садитесь за клавиатуру и нажмите Enter.`,
    won: seats => `Победа: ${seats}.`,
    waiting: (seats, prompt) => `Решает: ${seats}. ${prompt}`,
    onlyAnswer: {
      name: 'Давать единственный возможный ответ',
      note: 'Где выбора нет, вас не спросят.',
    },
    askOrder: 'Какое распоряжение включить или выключить? (Enter: никакое) ',
    orderSpan: 'Как долго?',
    orderSpans: { once: 'один раз', turn: 'этот ход', match: 'всю партию' },
    noAnalysis: 'Партия слишком короткая, чтобы сказать, где она повернулась.',
    noSwing: 'Шансы ни разу не менялись резко.',
    swing: (from, to) => (from === to ? `Действие ${to}` : `Действия ${from}–${to}`),
    causes: { chance: 'больше дело случая', decision: 'больше дело игроков' },
    played: (seat, what) => `${seat}, сыграно: ${what}`,
    advised: what => `Бот сыграл бы: ${what}`,
    sameAdvice: 'Бот сыграл бы так же.',
  },
}

const WIDTH = 30
const REDRAW_MS = 100

type Progress = { at(done: number): void; end(): void }

export function progressBar(io: Io, total: number): Progress {
  if (!io.terminal.errors) return { at: () => {}, end: () => {} }
  let drawnAt = Number.NEGATIVE_INFINITY
  return {
    at(done) {
      const now = io.now()
      if (now - drawnAt < REDRAW_MS && done < total) return
      drawnAt = now
      const filled = Math.round((WIDTH * done) / total)
      io.err(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`)
    },
    end: () => io.err('\r\x1b[K'),
  }
}

/** Says how many passed; the exit code follows from it. */
export function reportPassed(io: Io, passed: readonly boolean[]): number {
  const good = passed.filter(one => one).length
  io.out(`${good} passed, ${passed.length - good} failed\n`)
  return good === passed.length ? 0 : 1
}
