// Placeholder until the dictionaries land.
import type { GameText, Language } from '@ludoteka/kernel'

const plain: GameText = {
  title: 'Unmatched',
  seat: s => s,
  option: (k, v) => `${k}: ${v}`,
  card: k => ({ name: k, text: '' }),
  prompt: s => s,
  action: (v, a) => `${v} ${a ?? ''}`,
  entry: e => `${e.key} ${JSON.stringify(e.data)}`,
  reason: r => r,
  result: r => r,
}
export const TEXT: Readonly<Record<Language, GameText>> = { en: plain, ru: plain }
