// Accessible names: what a province is, what lies there, and what a click on it would do.

import type { Language, View } from '@ludoteka/kernel'
import { PROVINCE, type Province } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { notesOfArmy, notesOfNeutrals, viewersSide } from './knowledge.ts'
import { holderOf } from './mapPicture.tsx'
import type { CardVerb, ProvinceVerb } from './offers.ts'
import { otherSide, type Scene } from './scene.ts'
import { STRINGS } from './strings.ts'
import { hasSupply } from './supply.ts'

export function provinceWords(
  view: View,
  scene: Scene,
  at: Province,
  language: Language,
  offers: readonly ProvinceVerb[],
): string {
  const strings = STRINGS[language]
  const { label } = DICTIONARIES[language].provinces[at]
  const { vp, resources } = PROVINCE[at]
  const stacks = scene.stacks[at]
  const attacker = scene.quagmire[at]
  const side = viewersSide(view)
  const notes = [...(side ? notesOfArmy(view, otherSide(side), at) : []), ...notesOfNeutrals(view, at)]
  const nameOf = (card: string): string => TEXT[language].card(card).name
  return [
    label,
    strings.holders[holderOf(scene, at)],
    strings.vp(vp),
    strings.resources(resources),
    ...SIDES.flatMap(owner => (stacks[owner] > 0 ? [strings.enemyCards(owner, stacks[owner])] : [])),
    ...(stacks.neutral > 0 ? [strings.neutralCards(stacks.neutral)] : []),
    ...(attacker ? [strings.quagmireBy(attacker)] : []),
    ...(hasSupply(scene, at) ? [] : [strings.noSupply]),
    ...notes.map(note => `${note.cards.map(nameOf).join(', ')}: ${strings.noteAge(note.age, note.came, note.left)}`),
    ...offers.map(verb => strings.offers[verb](label)),
  ].join(', ')
}

export function cardWords(card: string, language: Language, offers: readonly CardVerb[]): string {
  const { name, text } = TEXT[language].card(card)
  return [`${name}.`, text, ...offers.map(verb => `${STRINGS[language].cardOffers[verb]}.`)].filter(Boolean).join(' ')
}
