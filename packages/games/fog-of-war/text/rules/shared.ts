// What both languages of the rules share: the map and the cards as numbered paragraphs.

import {
  type CardSet,
  type CombatCard,
  cardsOf,
  RESERVE_SET,
  RESERVES,
  type Reserve,
  START_SET,
} from '../../content/combatCards.ts'
import { BOX_LINKS, BOXES, type Box, LINKS, type Link } from '../../content/links.ts'
import { PROVINCES, type Province } from '../../content/provinces.ts'
import { SIDES, type Side } from '../../content/sides.ts'

/** Texts as the paragraphs of a chapter, in their order. */
export function numbered(chapter: string, texts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(texts.map((text, i) => [`${chapter}.${i + 1}`, text]))
}

export type Neighbour = Pick<Link, 'via'> & { readonly at: Province }

/** The neighbours of a province, with what leads there where the map alone does not show it. */
export function neighboursOf(province: Province): readonly Neighbour[] {
  return LINKS.flatMap(({ ends: [a, b], via }): readonly Neighbour[] => {
    if (a !== province && b !== province) return []
    return [{ at: a === province ? b : a, ...(via === undefined ? {} : { via }) }]
  })
}

export const boxesBeside = (province: Province): readonly Box[] =>
  BOXES.filter(box => BOX_LINKS[box].includes(province))

export const eachProvince = (say: (at: Province) => string): readonly string[] => PROVINCES.map(say)

/** Every set of combat cards: the one at the start, then the others in the order they come. */
export function eachSet(
  say: (side: Side, set: Reserve | 'start', cards: readonly CombatCard[]) => string,
): readonly string[] {
  return SIDES.flatMap(side => {
    const later = RESERVES.flatMap((set): readonly (readonly [Reserve, CardSet])[] => {
      const cards = RESERVE_SET[side][set]
      return cards === undefined ? [] : [[set, cards]]
    })
    return [
      say(side, 'start', cardsOf(START_SET[side])),
      ...later.map(([set, cards]) => say(side, set, cardsOf(cards))),
    ]
  })
}
