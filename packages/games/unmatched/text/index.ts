// The texts of Unmatched: for the generic parts of the table, and whole for the board; each language is loaded by itself.

import type { GameText } from '@ludoteka/kernel'
import { fromLanguages, isData, isKeyOf, languages, makeText } from '@ludoteka/text-kit'
import { CARD, type Card, TIMINGS, type Timing } from '../content/cards.ts'
import { LOG_SHAPES, type Log } from '../rules/log.ts'
import { VERBS } from '../rules/state.ts'
import { type CardTexts, SEATS, type Texts } from './types.ts'

export const DICTIONARIES = languages<Texts>({
  en: async () => (await import('./en.ts')).EN,
  ru: async () => (await import('./ru.ts')).RU,
})

export const TEXT = fromLanguages(DICTIONARIES, textOf)

function textOf(texts: Texts): GameText {
  const text = makeText(texts, { verbs: VERBS, log: LOG_SHAPES, seats: SEATS, card: kind => card(texts, kind) })
  return { ...text, side: hero => (isKeyOf(texts.heroes, hero) ? texts.heroes[hero].name : text.seat(hero)) }
}

function card(texts: Texts, kind: string): ReturnType<GameText['card']> {
  if (!isKeyOf(texts.cards, kind)) return { name: kind, text: '' }
  const { name } = texts.cards[kind]
  const effects = effectsOf(texts, kind).map(({ timing, text }) => (timing ? `${timing}: ${text}` : text))
  return { name, text: [`${texts.cardFacts(kind)}.`, ...(effects.length > 0 ? effects : [texts.noEffect])].join(' ') }
}

export type EffectText = { readonly timing: string; readonly text: string }

/** A card's effects in the order of a combat, each with its timing word; schemes need none. */
export function effectsOf(texts: Texts, card: Card): readonly EffectText[] {
  return TIMINGS.flatMap(timing => {
    const text = effectAt(texts.cards, card, timing)
    return text === undefined ? [] : [{ timing: timing === 'scheme' ? '' : texts.timings[timing], text }]
  })
}

function effectAt<C extends Card>(cards: CardTexts, card: C, timing: Timing): string | undefined {
  return cards[card].effects[timing]?.(CARD[card].n)
}

/** Is there such an entry, and is this its data? What comes from outside may be neither. */
export function isLogKey(key: string): key is keyof Log {
  return isKeyOf(LOG_SHAPES, key)
}

export function isDataOf<K extends keyof Log>(key: K, data: Readonly<Record<string, unknown>>): data is Log[K] {
  return isData<Log, K>(LOG_SHAPES, key, data)
}
