// Chapters 10 and 11: the map and the cards, from the content.

import type { Chapters } from '@ludoteka/text-kit'
import { NEUTRAL, NEUTRAL_CARDS, OBJECTIVE_PROVINCE, OBJECTIVES } from '../../../content/otherCards.ts'
import { PROVINCE, type Province } from '../../../content/provinces.ts'
import { BOXES_EN, PROVINCES_EN } from '../../provinces.en.ts'
import { cardList, cards, list, NAMES_EN, SIDES_EN } from '../../words.en.ts'
import { boxesBeside, eachProvince, eachSet, neighboursOf, numbered } from '../shared.ts'

function province(at: Province): string {
  const { source, start, neutralCards } = PROVINCE[at]
  const neighbours = neighboursOf(at).map(({ at: other, via }) =>
    via === undefined ? PROVINCES_EN[other].nominative : `${PROVINCES_EN[other].nominative} (${NAMES_EN.ways[via]})`,
  )
  return [
    `${PROVINCES_EN[at].label}. ${NAMES_EN.provinceFacts(at)}.`,
    start === undefined ? 'Neutral at the start.' : `${SIDES_EN[start].genitive} at the start.`,
    ...(source === undefined ? [] : [`Supply source of ${SIDES_EN[source].nominative}.`]),
    ...(neutralCards === undefined ? [] : [`Neutral cards at the start: ${neutralCards}.`]),
    ...boxesBeside(at).map(box => `Adjacent to the ${BOXES_EN[box].label} supply box.`),
    `Neighbours: ${list(neighbours)}.`,
  ].join(' ')
}

export const LISTS: Chapters = {
  '10': { title: 'Provinces', paragraphs: numbered('10', eachProvince(province)) },
  '11': {
    title: 'All cards of the game',
    paragraphs: numbered('11', [
      ...eachSet((side, set, of) => {
        const name = set === 'start' ? 'starting deck' : NAMES_EN.reserves[set]
        return `${SIDES_EN[side].label}, ${name}, ${cards(of.length)}: ${cardList(of)}.`
      }),
      `Neutral cards: ${list(NEUTRAL_CARDS.map(card => `${NEUTRAL[card].copies} of value ${NEUTRAL[card].value}`))}.`,
      `Secret objectives: ${list(OBJECTIVES.map(one => PROVINCES_EN[OBJECTIVE_PROVINCE[one]].nominative))}.`,
    ]),
  },
}
