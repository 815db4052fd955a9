// Chapters 10 and 11: the map and the cards, from the content.

import type { Chapters } from '@ludoteka/text-kit'
import { NEUTRAL, NEUTRAL_CARDS, OBJECTIVE_PROVINCE, OBJECTIVES } from '../../../content/otherCards.ts'
import { PROVINCE, type Province } from '../../../content/provinces.ts'
import { BOXES_RU, PROVINCES_RU } from '../../provinces.ru.ts'
import { cardList, countedCards, list, NAMES_RU, SIDES_RU } from '../../words.ru.ts'
import { boxesBeside, eachProvince, eachSet, neighboursOf, numbered } from '../shared.ts'

function province(at: Province): string {
  const { source, start, neutralCards } = PROVINCE[at]
  const neighbours = neighboursOf(at).map(({ at: other, via }) =>
    via === undefined ? PROVINCES_RU[other].nominative : `${PROVINCES_RU[other].nominative} (${NAMES_RU.ways[via]})`,
  )
  return [
    `${PROVINCES_RU[at].label}. ${NAMES_RU.provinceFacts(at)}.`,
    start === undefined ? 'Вначале не принадлежит никому.' : `Вначале у ${SIDES_RU[start].genitive}.`,
    ...(source === undefined ? [] : [`Точка снабжения ${SIDES_RU[source].genitive}.`]),
    ...(neutralCards === undefined ? [] : [`Нейтральных карт вначале: ${neutralCards}.`]),
    ...boxesBeside(at).map(box => `Рядом внешняя точка снабжения: ${BOXES_RU[box].nominative}.`),
    `Соседи: ${list(neighbours)}.`,
  ].join(' ')
}

export const LISTS: Chapters = {
  '10': { title: 'Провинции', paragraphs: numbered('10', eachProvince(province)) },
  '11': {
    title: 'Все карты игры',
    paragraphs: numbered('11', [
      ...eachSet((side, set, of) => {
        const name = set === 'start' ? 'начальная колода' : NAMES_RU.reserves[set]
        return `${SIDES_RU[side].label}, ${name}, ${countedCards(of.length)}: ${cardList(of)}.`
      }),
      `Нейтральные карты: ${list(NEUTRAL_CARDS.map(card => `${NEUTRAL[card].copies} со значением ${NEUTRAL[card].value}`))}.`,
      `Тайные цели: ${list(OBJECTIVES.map(one => PROVINCES_RU[OBJECTIVE_PROVINCE[one]].nominative))}.`,
    ]),
  },
}
