// Plays Berserk through the page: recruits while the squad is right, places it, strikes whom it can reach, and walks forward.

import type { GameDriver, Language, Offer, Policy } from '@ludoteka/e2e/driver'
import { loadEveryLanguage } from '@ludoteka/text-kit'
import { type Offered, STRINGS } from '../board/strings.ts'
import { berserk } from '../index.ts'

await loadEveryLanguage(STRINGS)

/** What the board itself says. */
export const BOARD = STRINGS

/** `action` is a button of the panel of a card, `squad` a card that waits to be placed. */
type Kind = Offered | 'action' | 'squad'

export const driver: GameDriver<Kind> = {
  game: berserk,
  offerOf({ name, area }, language) {
    const { offers, actions, leave, toPlace, allPlaced, waitingTriggers, stack, duel, camp } = STRINGS[language]
    if (area === actions || area === waitingTriggers || area === stack || area === duel)
      return name === leave ? undefined : 'action'
    if (area === toPlace || area === allPlaced) return 'squad'
    if (area === camp && name === '') return undefined
    return OFFERS.find(offer => name.endsWith(`, ${offers[offer]}`))
  },
  newPolicy: language => fightingPolicy(language),
  mustSee: ['take', 'place', 'strike', 'pass', 'endTurn'],
  // Both recruit and place a squad first.
  seenAfter: 100,
  noHand: { en: STRINGS.en.hiddenHand, ru: STRINGS.ru.hiddenHand },
}

const isOffer = (name: string): name is Offered => name in STRINGS.en.offers
const OFFERS: readonly Offered[] = Object.keys(STRINGS.en.offers).filter(isOffer)

/** The most eager first; what only takes back or gives up is left out unless nothing else is offered. */
const EAGERNESS: readonly (Kind | 'answer')[] = [
  'strike',
  'place',
  'squad',
  'target',
  'attach',
  'host',
  'cell',
  'action',
  'move',
  'choose',
  'answer',
]
const AVOIDED: readonly string[] = ['putBack', 'unplace', 'hide', 'defend', 'reveal', 'abstain', 'redeal']

/** So many cards it takes before it tries whether the squad may go to battle. */
const SQUAD_SIZE = 6

function fightingPolicy(language: Language): Policy<Kind> {
  let taken = 0
  const times = new Map<string, number>()
  const { action } = berserk.text[language]
  const ready = action('ready', undefined, 'recruit.squad')
  const pick = (offers: readonly Offer<Kind>[]): Offer<Kind> | undefined => {
    const rarest = Math.min(...offers.map(({ name }) => times.get(name) ?? 0))
    const found = offers.find(({ name }) => (times.get(name) ?? 0) === rarest)
    if (found) times.set(found.name, rarest + 1)
    return found
  }
  return ({ offers, step }) => {
    if (step === 'recruit.squad') {
      const isReady = offers.find(({ name }) => name.endsWith(ready))
      if (isReady && taken >= SQUAD_SIZE) return isReady
      const unfit = Object.values(STRINGS[language].unfit)
      const cheap = offers.filter(({ kind, name }) => kind === 'take' && !unfit.some(words => name.includes(words)))
      const next = pick(cheap)
      if (next) taken++
      return next ?? isReady ?? pick(offers)
    }
    const wanted = offers.filter(({ kind }) => !AVOIDED.includes(kind))
    for (const kind of EAGERNESS) {
      const found = pick(wanted.filter(offer => offer.kind === kind))
      if (found) return found
    }
    return pick(wanted.length > 0 ? wanted : offers)
  }
}
