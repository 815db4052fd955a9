// Accessible names: what a space or a card is, and what a click on it would do.

import type { Language } from '@ludoteka/kernel'
import { CARD, type Card, type CardFacts } from '../content/cards.ts'
import { SPACE, type Space } from '../content/spaces.ts'
import { controller, type Danger, hasFamine, influence, percent, protectorsOf, stability } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { sideWord } from './cardFace.tsx'
import type { Forecast } from './forecast.ts'
import type { CardVerb, SpaceVerb } from './offeredActions.ts'
import { STRINGS } from './strings.ts'

export function spaceName(
  s: S,
  at: Space,
  language: Language,
  offered: SpaceVerb | undefined,
  forecast: Forecast | undefined,
): string {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const { battleground, flashpoint } = SPACE[at]
  const holder = controller(s, at)
  return [
    texts.spaces[at].label,
    strings.stability(stability(s, at)),
    ...(battleground ? [texts.battleground] : []),
    ...(flashpoint ? [texts.flashpoint] : []),
    strings.influence(influence(s, 'us', at), influence(s, 'ussr', at)),
    holder ? strings.controlled(holder) : strings.nobodyControls,
    ...(hasFamine(s, at) ? [strings.famine] : []),
    ...protectorsOf(s, at).map(strings.centcom),
    ...(offered ? [strings.spaceOffers[offered]] : []),
    ...(forecast ? forecastWords(forecast, language) : []),
  ].join(', ')
}

function forecastWords(forecast: Forecast, language: Language): readonly string[] {
  const strings = STRINGS[language]
  if (forecast.kind === 'place') return forecast.cost > 0 ? [strings.cost(forecast.cost)] : []
  if (forecast.kind === 'realign') return [`${strings.success} ${percent(forecast.odds.win)}%`]
  const warning = coupWarning(forecast, language)
  return [`${strings.success} ${percent(forecast.odds.success)}%`, ...(warning === undefined ? [] : [warning])]
}

/** The nuclear war that a coup may bring, at once or by an event after it. */
export function coupWarning(
  { danger: { war }, stake, loser }: Extract<Forecast, { kind: 'coup' }>,
  language: Language,
): string | undefined {
  const strings = STRINGS[language]
  if (war.hits > 0) return strings.war(loser, percent(war))
  return stake && DICTIONARIES[language].warnings.afterCoup(percent(stake.chance))
}

export function cardName(card: Card, language: Language, offered: readonly CardVerb[]): string {
  const strings = STRINGS[language]
  const facts: CardFacts = CARD[card]
  const { name, text } = TEXT[language].card(card)
  return [
    `${name}.`,
    `${sideWord(facts.side, language)}${facts.side === 'none' ? '' : `, ${strings.opsWorth(facts.ops)}`}.`,
    text,
    ...offered.map(verb => `${strings.cardOffers[verb]}.`),
  ].join(' ')
}

export const dangerText = ({ by, chance }: Danger, language: Language): string =>
  DICTIONARIES[language].warnings[by](percent(chance))
