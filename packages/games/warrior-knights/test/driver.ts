// Plays Warrior Knights through the page: answers on the map, in the scenes, in the hand and in forms.

import type { GameDriver, Offer, Policy } from '@ludoteka/e2e/driver'
import { isKeyOf, loadEveryLanguage } from '@ludoteka/text-kit'
import { STRINGS } from '../board/strings.ts'
import { game } from '../index.ts'
import { VERBS } from '../rules/verbs.ts'

await loadEveryLanguage(STRINGS)

/** What the board itself says. */
export const BOARD = STRINGS

/** `lift` takes a card in hand, so that the places light up where it may go. */
const LIFT = 'lift'
type Kind = keyof typeof VERBS | typeof LIFT

export const driver: GameDriver<Kind> = {
  game,
  offerOf({ answer = '' }) {
    const [verb = ''] = answer.split(' ')
    return verb === LIFT ? LIFT : isKeyOf(VERBS, verb) ? verb : undefined
  },
  newPolicy: () => busyPolicy(),
  short: { players: '2', gameLength: '8' },
  mustSee: ['assign', 'placeStronghold', 'placeNoble', 'plan'],
  noHand: { en: STRINGS.en.hand.hidden, ru: STRINGS.ru.hand.hidden },
}

/** What only takes back or puts off. */
const AVOIDED: readonly string[] = [
  'pickUp',
  'unassign',
  'lift',
  'offerDeal',
  'give',
  'acceptDeal',
  'refuseDeal',
  'withdrawDeal',
]

/** Puts down what can be put down, and otherwise does what it did least often. */
function busyPolicy(): Policy<Kind> {
  const times = new Map<string, number>()
  const habit = ({ kind, name }: Offer<Kind>): string => (kind === 'answer' ? name : kind)
  const timesOf = (offer: Offer<Kind>): number => times.get(habit(offer)) ?? 0
  return ({ offers, step }) => {
    const first = offers.filter(({ kind }) => kind === (step === 'plan.cards' ? 'plan' : 'assign'))
    const wanted = offers.filter(({ kind }) => !AVOIDED.includes(kind))
    const among = first.length > 0 ? first : wanted.length > 0 ? wanted : offers.filter(({ kind }) => kind === LIFT)
    const rarest = Math.min(...among.map(timesOf))
    const rare = among.filter(offer => timesOf(offer) === rarest)
    const chosen = rare[rarest % rare.length]
    if (chosen) times.set(habit(chosen), rarest + 1)
    return chosen
  }
}
