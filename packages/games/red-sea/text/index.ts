// The texts of Red Sea: for the generic parts of the table, and whole for the board, each language loaded by itself; and what a card says.

import type { GameText } from '@ludoteka/kernel'
import { fromLanguages, isKeyOf, languages, makeText } from '@ludoteka/text-kit'
import { CARD, type Card, type CardFacts } from '../content/cards.ts'
import { LOG_SHAPES } from '../rules/log.ts'
import { VERBS } from '../rules/state.ts'
import type { CardText, CardTexts, Texts } from './types.ts'

export const DICTIONARIES = languages<Texts>({
  en: async () => (await import('./en.ts')).EN,
  ru: async () => (await import('./ru.ts')).RU,
})

/** Seats are named in the log only before they have sides (11.4). */
const BIDDERS = ['first', 'second']

function textOf(texts: Texts): GameText {
  return makeText(texts, { verbs: VERBS, log: LOG_SHAPES, seats: BIDDERS, card: kind => card(texts, kind) })
}

function card(texts: Texts, kind: string): ReturnType<GameText['card']> {
  if (!isKeyOf(texts.cards, kind)) return { name: kind, text: '' }
  return { name: texts.cards[kind].name, text: `${texts.cardFacts(kind)}. ${cardSays(texts, kind)}` }
}

/** Condition, event and what becomes of the card, without its facts. */
export function cardSays(texts: Texts, card: Card): string {
  return [...requirementOf(texts.cards, card), effectOf(texts.cards, card), ...fateOf(texts, card)].join(' ')
}

function fateOf(texts: Texts, card: Card): readonly string[] {
  const { starred, underlined }: CardFacts = CARD[card]
  if (starred) return [underlined ? texts.starredAndUnderlined : texts.starred]
  return underlined ? [texts.underlined] : []
}

function effectOf<C extends Card>(cards: CardTexts, card: C): string {
  return cards[card].effect(CARD[card])
}

function requirementOf<C extends Card>(cards: CardTexts, card: C): readonly string[] {
  const { requires }: Pick<CardText<C>, 'requires'> = cards[card]
  return requires === undefined ? [] : [requires]
}

export const TEXT = fromLanguages(DICTIONARIES, textOf)
