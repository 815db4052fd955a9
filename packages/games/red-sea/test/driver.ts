// Plays Red Sea through the page: tries everything in turn, and avoids nuclear war where it can.

import type { GameDriver, Language, Offer, PageButton, Policy } from '@ludoteka/e2e/driver'
import { loadEveryLanguage } from '@ludoteka/text-kit'
import { CARD_VERBS, type CardVerb, SPACE_VERBS, type SpaceVerb } from '../board/offeredActions.ts'
import { STRINGS } from '../board/strings.ts'
import { SIDES } from '../content/tracks.ts'
import { redSea } from '../index.ts'
import { DICTIONARIES } from '../text/index.ts'

await loadEveryLanguage(STRINGS)

/** What the board itself says. */
export const BOARD = STRINGS

/** `card` is a card in the hand, whose uses are listed after a click. */
type Kind = SpaceVerb | CardVerb | 'card'

export const driver: GameDriver<Kind> = {
  game: redSea,
  offerOf(button, language) {
    const strings = STRINGS[language]
    if (button.area === strings.plays) return cardUseIn(button.name, language)
    const isCard = [strings.yourHand, strings.chooseFrom, strings.lookedAt].includes(button.area)
    if (isCard) return hasUse(button.name, language) ? 'card' : undefined
    const said = button.name.split(', ')
    return SPACE_VERBS.find(verb => said.includes(strings.spaceOffers[verb]))
  },
  newPolicy: curiousPolicy,
  mustSee: ['headline', 'event', 'operations', 'spaceRace', 'operation', 'place', 'coup', 'realign'],
  noHand: { en: STRINGS.en.hiddenHand, ru: STRINGS.ru.hiddenHand },
}

/** A line of the list of a card's uses. */
function cardUseIn(name: string, language: Language): CardVerb | undefined {
  const { cardOffers: words, operationOffers } = STRINGS[language]
  if (Object.values(operationOffers).some(operation => name.startsWith(operation))) return 'operations'
  const begun = CARD_VERBS.filter(verb => name.startsWith(words[verb]))
  return begun.toSorted((a, b) => words[b].length - words[a].length)[0]
}

/** A card in the hand names its uses last, but for a warning. */
function hasUse(name: string, language: Language): boolean {
  const { cardOffers } = STRINGS[language]
  const warning = CARD_WARNINGS[language].find(words => name.endsWith(words)) ?? ''
  const said = name.slice(0, name.length - warning.length).trim()
  return CARD_VERBS.some(verb => said.endsWith(`${cardOffers[verb]}.`))
}

/** Of all that is safe, what was done least often; of a kind, each in turn. */
function curiousPolicy(language: Language): Policy<Kind> {
  const times = new Map<string, number>()
  const timesOf = (offer: Offer<Kind>): number => times.get(habit(offer)) ?? 0
  return ({ offers }) => {
    const open = offers.filter(({ area }) => area === STRINGS[language].plays)
    const things = offers.filter(({ kind }) => kind !== 'answer')
    const first = open.length > 0 ? open : things.length > 0 ? things : offers
    const safe = first.filter(({ name }) => !isWarlike(name, language))
    const among = safe.length > 0 ? safe : first
    const rarest = Math.min(...among.map(timesOf))
    const rare = among.filter(offer => timesOf(offer) === rarest)
    const chosen = rare[rarest % rare.length]
    if (chosen) times.set(habit(chosen), rarest + 1)
    return chosen
  }
}

/** Plates and cards are distinguished by kind, buttons of the prompt bar by their words. */
function habit({ kind, name }: Offer<Kind>): string {
  return kind === 'answer' ? name : kind
}

const PERCENTAGES = Array.from({ length: 100 }, (_, i) => i + 1)

type Warnings = Readonly<Record<Language, readonly string[]>>

/** Everything a card may warn of a nuclear war with. */
const CARD_WARNINGS: Warnings = { en: cardWarningsIn('en'), ru: cardWarningsIn('ru') }
/** Everything the board may. */
const WARNINGS: Warnings = { en: warningsIn('en'), ru: warningsIn('ru') }

function warningsIn(language: Language): readonly string[] {
  const { war } = STRINGS[language]
  return [...CARD_WARNINGS[language], ...SIDES.flatMap(side => PERCENTAGES.map(percent => war(side, percent)))]
}

function cardWarningsIn(language: Language): readonly string[] {
  return Object.values(DICTIONARIES[language].warnings).flatMap(warning => PERCENTAGES.map(warning))
}

function isWarlike(name: PageButton['name'], language: Language): boolean {
  return WARNINGS[language].some(words => name.includes(words))
}
