// Plain words for every key until the dictionaries speak: each key stands for itself.

import type { GameText, Language } from '@ludoteka/kernel'

const plain: GameText = {
  title: 'Twilight Struggle: Red Sea',
  seat: seat => seat,
  option: (key, value) => `${key}: ${value}`,
  card: kind => ({ name: kind, text: '' }),
  prompt: step => step,
  action: (verb, arg) => (arg === undefined ? verb : `${verb} ${arg}`),
  entry: ({ key, data }) => `${key} ${JSON.stringify(data)}`,
  reason: reason => reason,
  result: reason => reason,
}

export const TEXT: Readonly<Record<Language, GameText>> = { en: plain, ru: plain }
