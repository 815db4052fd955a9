// Texts of the small games: their tests are about rules.

import type { Game, GameText } from '@ludoteka/kernel'

const plain = (title: string): GameText => ({
  title,
  seat: seat => seat,
  option: (key, value) => `${key} ${value}`,
  card: kind => ({ name: kind, text: kind }),
  prompt: step => step,
  action: (verb, arg) => `${verb} ${arg ?? ''}`,
  entry: entry => entry.key,
  reason: reason => reason,
  result: reason => reason,
})

export const text = (title: string): Game['text'] => ({ en: plain(title), ru: plain(title) })
