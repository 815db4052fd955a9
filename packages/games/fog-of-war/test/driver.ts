// Plays The Fog of War through the page: chooses cards, places them, plans and launches, and ends its turns.

import type { GameDriver, Language, Offer, Policy } from '@ludoteka/e2e/driver'
import { loadEveryLanguage } from '@ludoteka/text-kit'
import {
  CARD_VERBS,
  type CardVerb,
  OBJECTIVE_VERBS,
  OTHER_SLOT_VERBS,
  OWN_SLOT_VERBS,
  type PlaceVerb,
  PROVINCE_VERBS,
} from '../board/offers.ts'
import { PURCHASES, type Purchase } from '../board/overlays.tsx'
import { STRINGS } from '../board/strings.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { fogOfWar } from '../index.ts'
import { DICTIONARIES } from '../text/index.ts'

await loadEveryLanguage(STRINGS)

/** What the board itself says. */
export const BOARD = STRINGS

/** `place` is a province or a slot whose actions are listed after a click. */
type Kind = PlaceVerb | CardVerb | Purchase | 'place'

const PLACE_VERBS: readonly PlaceVerb[] = [
  ...PROVINCE_VERBS,
  ...OWN_SLOT_VERBS,
  ...OTHER_SLOT_VERBS,
  ...OBJECTIVE_VERBS,
]

export const driver: GameDriver<Kind> = {
  game: fogOfWar,
  offerOf(button, language) {
    const { cardOffers, purchases } = STRINGS[language]
    const { name } = button
    const card = CARD_VERBS.find(verb => name.endsWith(`${cardOffers[verb]}.`))
    if (card) return card
    const bought = PURCHASES.find(verb => name.startsWith(purchases[verb]))
    if (bought) return bought
    const listed = OFFERED[language].find(({ words }) => name.startsWith(words))
    if (listed) return listed.verb
    // Provinces and slots name what is offered there: the only thing is done by a click, several are listed first.
    const offered = OFFERED[language].filter(({ words }) => name.includes(`, ${words}`))
    return offered.length > 1 ? 'place' : offered[0]?.verb
  },
  newPolicy: () => busyPolicy(),
  mustSee: ['pick', 'defend', 'plan', 'endTurn'],
  noHand: { en: STRINGS.en.hiddenHand, ru: STRINGS.ru.hiddenHand },
}

type Offered = { readonly verb: PlaceVerb; readonly words: string }

/** Every sentence in which an action is offered somewhere, listed once: all buttons of a page are compared with them, again and again. */
const OFFERED: Readonly<Record<Language, readonly Offered[]>> = { en: offersIn('en'), ru: offersIn('ru') }

function offersIn(language: Language): readonly Offered[] {
  const { offers } = STRINGS[language]
  const { provinces, slots } = DICTIONARIES[language]
  const places = [...PROVINCES.map(at => provinces[at].label), ...SLOTS.map(slot => slots[slot])]
  return PLACE_VERBS.flatMap(verb => places.map(place => ({ verb, words: offers[verb](place) })))
}

/** Launches before everything else, cancels nothing of its own will, and otherwise does what it did least often. */
const AVOIDED: readonly string[] = ['cancel', 'spyArmy', 'spyNeutral', 'spyOperation', 'spyObjectives', 'place']

function busyPolicy(): Policy<Kind> {
  const times = new Map<string, number>()
  const habit = ({ kind, name }: Offer<Kind>): string => (kind === 'answer' ? name : kind)
  const timesOf = (offer: Offer<Kind>): number => times.get(habit(offer)) ?? 0
  return ({ offers }) => {
    const launches = offers.filter(({ kind }) => kind === 'launch')
    const wanted = offers.filter(({ kind }) => !AVOIDED.includes(kind))
    const among = launches.length > 0 ? launches : wanted.length > 0 ? wanted : offers
    const rarest = Math.min(...among.map(timesOf))
    const rare = among.filter(offer => timesOf(offer) === rarest)
    const chosen = rare[rarest % rare.length]
    if (chosen) times.set(habit(chosen), rarest + 1)
    return chosen
  }
}
