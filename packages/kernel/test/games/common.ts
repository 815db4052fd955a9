// What every small test game needs and none is about.

import type { Game, GameText } from '@ludoteka/kernel'

/** Every name stands for itself. */
const ITSELF: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_target, name) => String(name), has: () => true },
)

const plain = (title: string): GameText => ({
  title,
  seat: seat => seat,
  option: (key, value) => `${key} ${value}`,
  card: kind => ({ name: kind, text: kind }),
  prompt: step => step,
  action: (verb, arg) => `${verb} ${typeof arg === 'object' ? JSON.stringify(arg) : (arg ?? '')}`,
  form: verb => ({ title: verb, fields: ITSELF, names: ITSELF }),
  entry: entry => entry.key,
  reason: reason => reason,
  result: reason => reason,
  order: order => ({ name: order, note: order }),
})

export const text = (title: string): Game['text'] => ({ en: plain(title), ru: plain(title) })

export const refusals = { gameOver: '0.1', notYourDecision: '0.2', notNow: '0.3' } as const
