// What the gallery's address asks for:
// gallery.html?show=board|cards|how&lang=ru&theme=light&motion=none&card=160&range=0-20
//   &scene=…&seed=…&moves=…&step=…&after=…&like=…&options={…}&seat=…&facts={…}&position={…}&hold

import { LANGUAGES, type Language } from '@ludoteka/kernel'

const query = new URLSearchParams(location.search)

const numberOf = (name: string): number | undefined => (query.has(name) ? Number(query.get(name)) : undefined)
const jsonOf = (name: string, otherwise = '{}'): unknown => JSON.parse(query.get(name) ?? otherwise)
const language: Language = LANGUAGES.find(one => one === query.get('lang')) ?? 'en'
const step = query.get('step') ?? undefined

export const ADDRESS = {
  show: query.get('show') ?? 'board',
  language,
  theme: query.get('theme') ?? 'dark',
  hasMotion: query.get('motion') !== 'none',
  cardWidth: numberOf('card') ?? 160,
  /** Which of the cards, from one place in their list to another. */
  range: (query.get('range') ?? '').split('-').filter(Boolean).map(Number),
  /** Of a game with several scenes; otherwise the one the game wants. */
  scene: query.get('scene') ?? undefined,
  seed: query.get('seed') ?? 'gallery',
  /** Play ends at this step, though not before so many moves. */
  step,
  after: numberOf('after') ?? 10,
  moves: numberOf('moves') ?? (step ? 400 : 40),
  /** A verb or an argument to choose whenever it is offered. */
  like: query.get('like') ?? undefined,
  options: jsonOf('options'),
  /** Whose view is shown; otherwise whoever is asked. */
  seat: numberOf('seat'),
  /** Facts instead of the real ones, to see rare positions. */
  facts: jsonOf('facts'),
  /** A position as scenario files write it, instead of one from play. */
  position: jsonOf('position', 'null'),
  /** Says what a click would play instead of playing it. */
  holds: query.has('hold'),
} as const
