// The cards of Berserk for the pages where decks are put together.

import type { Language } from '@ludoteka/kernel'
import { type DeckFilter, type DeckKit, findName } from '@ludoteka/ui'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import { DECKS } from '../content/decks.ts'
import { DECK_SIZE } from '../content/numbers.ts'
import { CARD_TYPES, CLASSES, ELEMENTS, EQUIPMENT_CLASSES } from '../content/terms.ts'
import { mostCopies, READY_DECKS } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { STRINGS } from './strings.ts'

const NEUTRAL = 'neutral'
const ELEMENT_VALUES = [...ELEMENTS, NEUTRAL] as const
/** Costs are found by steps, the dearest together. */
const DEAREST = 9
const COSTS = Array.from({ length: DEAREST }, (_, i) => i + 1)

const elementsOf = (card: CardId): readonly string[] =>
  CARD[card].elements.length > 0 ? CARD[card].elements : [NEUTRAL]
const costOf = (card: CardId): string => String(Math.min(DEAREST, CARD[card].cost))
const costLabel = (cost: number): string => (cost === DEAREST ? `${cost}+` : String(cost))

/** The races of creatures and the kinds of equipment. */
const kindsOf = (card: CardId): readonly string[] => {
  const facts = CARD[card]
  return facts.type === 'creature' ? facts.classes : facts.type === 'equipment' ? [facts.equipmentClass] : []
}

const ORDER = new Map<string, number>(ELEMENT_VALUES.map((element, i) => [element, i]))
const rank = (card: CardId): number => ORDER.get(elementsOf(card)[0] ?? NEUTRAL) ?? 0

/** By element, then by cost. */
const COLLECTION = CARDS.toSorted((a, b) => rank(a) - rank(b) || CARD[a].cost - CARD[b].cost)

const NAMES: Readonly<Record<Language, Readonly<Record<'element' | 'type' | 'kind' | 'cost' | 'rank', string>>>> = {
  en: { element: 'Element', type: 'Type', kind: 'Class', cost: 'Cost', rank: 'Rank' },
  ru: { element: 'Стихия', type: 'Тип', kind: 'Класс', cost: 'Стоимость', rank: 'Элитность' },
}
const RANKS: Readonly<Record<Language, Readonly<Record<'elite' | 'rankAndFile', string>>>> = {
  en: { elite: 'Elite (gold)', rankAndFile: 'Rank-and-file (silver)' },
  ru: { elite: 'Элитные (золото)', rankAndFile: 'Рядовые (серебро)' },
}

function filter(
  id: string,
  name: string,
  values: readonly { readonly id: string; readonly label: string }[],
  valuesOf: (card: CardId) => readonly string[],
): DeckFilter {
  return {
    id,
    name,
    values,
    valuesOf(card) {
      const known = findName(CARDS, card)
      return known ? valuesOf(known) : []
    },
  }
}

function filters(language: Language): readonly DeckFilter[] {
  const { terms } = DICTIONARIES[language]
  const names = NAMES[language]
  const elementName = (id: (typeof ELEMENT_VALUES)[number]): string =>
    id === NEUTRAL ? terms.neutral : terms.elements[id]
  const kinds = [
    ...CLASSES.map(id => ({ id, label: terms.classes[id] })),
    ...EQUIPMENT_CLASSES.map(id => ({ id, label: terms.equipmentClasses[id] })),
  ]
  return [
    filter(
      'element',
      names.element,
      ELEMENT_VALUES.map(id => ({ id, label: elementName(id) })),
      elementsOf,
    ),
    filter(
      'type',
      names.type,
      CARD_TYPES.map(id => ({ id, label: terms.cardTypes[id] })),
      card => [CARD[card].type],
    ),
    filter(
      'kind',
      names.kind,
      kinds.toSorted((a, b) => a.label.localeCompare(b.label, language)),
      kindsOf,
    ),
    filter(
      'cost',
      names.cost,
      COSTS.map(cost => ({ id: String(cost), label: costLabel(cost) })),
      card => [costOf(card)],
    ),
    filter(
      'rank',
      names.rank,
      (['elite', 'rankAndFile'] as const).map(id => ({ id, label: RANKS[language][id] })),
      card => [CARD[card].elite ? 'elite' : 'rankAndFile'],
    ),
  ]
}

export const decks: DeckKit = {
  cards: COLLECTION,
  size: DECK_SIZE,
  mostCopies(card) {
    const known = findName(CARDS, card)
    return known ? mostCopies(known) : 0
  },
  inBrief(card, language) {
    const known = findName(CARDS, card)
    if (!known) return ''
    const { terms } = DICTIONARIES[language]
    const { elements, cost, elite = false } = CARD[known]
    const names = elements.map(element => terms.elements[element])
    return [names.join(', ') || terms.neutral, STRINGS[language].cost(cost, elite)].join(' · ')
  },
  filters,
  ready: language =>
    DECKS.map((id, i) => ({ id, ...DICTIONARIES[language].terms.decks[id], cards: READY_DECKS[i] ?? [] })),
  shares: (cards, language) =>
    filters(language)
      .filter(({ id }) => id !== 'kind')
      .map(({ name, values, valuesOf }) => ({
        name,
        shares: values
          .map(({ id, label }) => ({ label, count: cards.filter(card => valuesOf(card).includes(id)).length }))
          .filter(({ count }) => count > 0),
      })),
}
