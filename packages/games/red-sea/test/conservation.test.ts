// At every decision of a thousand random matches exactly the cards of the game lie somewhere.

import {
  actionsOf,
  apply,
  cardsIn,
  choices,
  eachSlot,
  hasAnswers,
  isOver,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { CARDS, RED_SEA_CARDS } from '../content/cards.ts'
import { redSea } from '../index.ts'

const MATCHES = 1000
/** Only so that a run that hangs ends at all. */
const TIMEOUT = MATCHES * 2_000

function checkMatches(options: Readonly<Record<string, string>>, cards: readonly string[]): void {
  const wanted = [...cards].sort()
  const all = wanted.join()
  for (let n = 0; n < MATCHES; n++) {
    const random = sampler(seedFrom('conservation', n))
    const s = start(redSea, options, seedFrom('conservation match', n))
    for (let offers = choices(redSea, s); !isOver(s); ) {
      const laid: string[] = []
      eachSlot(redSea.zones, s, (zone, seat) => {
        if (zone.name !== 'bid' && zone.name !== 'bids') laid.push(...cardsIn(s, zone, seat))
      })
      laid.sort()
      // `expect` at each of 200,000 decisions would take longer than playing them.
      if (laid.join() !== all) expect(laid).toEqual(wanted)
      const open = offers.filter(({ choice }) => hasAnswers(choice))
      const actions = open.flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const action = actions[random.below(actions.length)]
      if (!action) throw new Error('Nobody is asked.')
      offers = apply(redSea, s, action.seat, action.verb, action.arg)
    }
  }
}

test('51 cards at every decision', { timeout: TIMEOUT }, () => checkMatches({}, RED_SEA_CARDS))

test('72 cards at every decision of the combined variant, those not chosen in the box', { timeout: TIMEOUT }, () => {
  checkMatches({ combined: 'on', bidding: 'on' }, CARDS)
})
