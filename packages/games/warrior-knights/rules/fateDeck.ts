// The fate deck (2.16) and chance by it (2.17).

import { countIn, itemAt, moveAll, moveTop, pickRandom, required, shuffle } from '@ludoteka/kernel'
import { FATE, FATE_CARDS, type FateCard, type FateFacts } from '../content/fate.ts'
import { type S, ZONES } from './state.ts'

/** Puts what lies aside under the deck; cards that go there together are shuffled first, so that nobody knows their order. */
export function putUnderDeck(s: S): void {
  if (countIn(s, ZONES.fatePutAway) > 1) shuffle(s, ZONES.fatePutAway)
  moveAll(s, ZONES.fatePutAway, 0, ZONES.fateDeck, { bottom: true })
}

/** Draws a card openly and puts it under the deck. */
export function drawFate(s: S): FateCard {
  const card = required(moveTop(s, ZONES.fateDeck, 0, ZONES.fateDrawn), 'a fate card')
  moveAll(s, ZONES.fateDrawn, 0, ZONES.fateDeck, { bottom: true })
  return card
}

/** What was drawn: the cards that said nothing usable, and what the last one said. */
export type Drawn<T> = { readonly result: T; readonly cards: readonly FateCard[] }

/**
 * 2.17 Draws until a card shows something usable. After as many unusable ones as there are cards it is chosen at random; if
 * nothing usable exists, nothing is drawn.
 */
export function chooseByFate<T>(s: S, usable: readonly T[], shown: (facts: FateFacts) => T): Drawn<T> | undefined {
  if (usable.length === 0) return undefined
  const cards: FateCard[] = []
  while (cards.length < FATE_CARDS.length) {
    const card = drawFate(s)
    cards.push(card)
    const result = shown(FATE[card])
    if (usable.includes(result)) return { result, cards }
  }
  const places = usable.map((_, i) => String(i))
  return { result: itemAt(usable, Number(pickRandom(s, places))), cards }
}

/** 8.6.1 */
export function shuffleFate(s: S): void {
  shuffle(s, ZONES.fateDeck)
}
