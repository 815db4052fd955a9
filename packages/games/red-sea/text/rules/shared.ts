// What both languages of the rules share: numbers that follow from cards and map, and the cards as chapters.

import type { RuleChapter } from '@ludoteka/kernel'
import { BASE_CARDS, CARD, type Card, RED_SEA_CARDS } from '../../content/cards.ts'
import { FLASHPOINTS as HOT, SPACE, SPACES, type Space } from '../../content/spaces.ts'
import { cardSays } from '../index.ts'
import type { Texts } from '../types.ts'

export const BATTLEGROUNDS: readonly Space[] = SPACES.filter(at => SPACE[at].battleground)
export const FLASHPOINTS: readonly Space[] = HOT
export const STABILITIES = SPACES.map(at => ({ at, stability: SPACE[at].stability }))

/** Romanian Autonomy is never shuffled in (3.1). */
export const MID_WAR_DECK = RED_SEA_CARDS.filter(card => CARD[card].era === 'mid' && card !== 'romanianAutonomy').length

type Words = {
  readonly texts: Texts
  readonly titles: { readonly own: string; readonly base: string }
  readonly rulings: Readonly<Partial<Record<Card, string>>>
  quoted(card: Card): string
  ruling(text: string): string
}

export function cardChapters(words: Words): readonly RuleChapter[] {
  const chapter = (title: string, cards: readonly Card[]): RuleChapter => ({
    title,
    paragraphs: cards.map(card => ({ id: CARD[card].number, text: paragraph(words, card) })),
  })
  return [chapter(words.titles.own, RED_SEA_CARDS), chapter(words.titles.base, BASE_CARDS)]
}

function paragraph({ texts, rulings, quoted, ruling }: Words, card: Card): string {
  const decided = rulings[card]
  return [
    `${quoted(card)}. ${texts.cardFacts(card)}. ${cardSays(texts, card)}`,
    ...(decided === undefined ? [] : [ruling(decided)]),
  ].join(' ')
}
