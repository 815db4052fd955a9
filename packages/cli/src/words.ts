// What the command line itself says to players, in their language.

import type { Language } from '@ludoteka/kernel'

type Words = {
  readonly spectator: string
  readonly draw: string
  /** The whole line to type on. */
  readonly ask: string
  readonly undo: string
  readonly quit: string
  readonly notThat: (most: number) => string
  readonly goodbye: string
  readonly noPerson: string
  readonly handOver: (seat: string) => string
  readonly won: (seats: string) => string
  readonly waiting: (seats: string, prompt: string) => string
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    spectator: 'spectator',
    draw: 'The game is drawn.',
    ask: 'Your choice: ',
    undo: 'u) take back',
    quit: 'q) quit',
    notThat: most => `Type a number from 1 to ${most}.`,
    goodbye: 'The match was left.',
    noPerson: 'Nobody is at the keyboard: bots play all seats.',
    handOver: seat => `${seat}, take the keyboard and press Enter.`,
    won: seats => `Winner: ${seats}.`,
    waiting: (seats, prompt) => `Now deciding: ${seats}. ${prompt}`,
  },
  ru: {
    spectator: 'зритель',
    draw: 'Ничья.',
    ask: 'Ваш выбор: ',
    undo: 'u) взять назад',
    quit: 'q) выйти',
    notThat: most => `Введите число от 1 до ${most}.`,
    goodbye: 'Партия оставлена.',
    noPerson: 'За клавиатурой никого нет: за всех играют боты.',
    handOver: seat => `${seat}: садитесь за клавиатуру и нажмите Enter.`,
    won: seats => `Победа: ${seats}.`,
    waiting: (seats, prompt) => `Решает: ${seats}. ${prompt}`,
  },
}
