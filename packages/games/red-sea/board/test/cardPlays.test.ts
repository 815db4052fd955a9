// What a click in the menu of a card plays: the card, and the answers to the questions it leads to.

import { act, actionsOf, allows, begin, choices, isOver, itemAt, sampler, seedFrom, view } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { redSea } from '../../index.ts'
import { publicState, viewersSide } from '../../rules/questions.ts'
import { cardPlays } from '../cardPlays.ts'
import { cardOffers } from '../offeredActions.ts'

const MATCHES = 4

/** Where an operation begins; with nothing to place, to realign or to overthrow it is over at once. */
const BEGINS = { place: 'place.influence', realign: 'realign.target', coup: 'coup.target' } as const

test('every play of a card leads to the operation it names, in one click', () => {
  const seen = new Set<string>()
  for (let i = 0; i < MATCHES; i++) {
    const chance = sampler(seedFrom('cardPlays', i))
    let live = begin(redSea, {}, chance.seed())
    while (!isOver(live.state)) {
      for (const { seat, choice } of choices(redSea, live.state)) {
        const seats = view(redSea, live.state, seat)
        if (seats.step !== 'actionRound.play') continue
        const table = publicState(seats)
        const card = CARDS.find(one => cardOffers(choice, one).includes('operations'))
        if (!card) continue
        for (const play of cardPlays(seats, table, viewersSide(seats, table), card, cardOffers(choice, card))) {
          let after = act(redSea, live, { seat, verb: play.verb, arg: card })
          for (const { step, verb, arg } of play.followUps) {
            const asked = choices(redSea, after.state).find(one => one.seat === seat)
            if (!asked || view(redSea, after.state, seat).step !== step) continue
            expect(allows(asked.choice, verb, arg), `${card}: ${verb} ${arg}`).toBe(true)
            after = act(redSea, after, arg === undefined ? { seat, verb } : { seat, verb, arg })
          }
          const { operation } = play
          if (!operation || operation === 'eventFirst') continue
          const asks = view(redSea, after.state, seat)
          expect(asks.step, `${card} for ${operation}`).toBe(BEGINS[operation])
          seen.add(`${operation} ${play.eventAfter}`)
        }
      }
      const actions = choices(redSea, live.state).flatMap(({ seat, choice }) => actionsOf(seat, choice))
      live = act(redSea, live, itemAt(actions, chance.below(actions.length)))
    }
  }
  expect([...seen].toSorted()).toEqual(
    ['coup', 'place', 'realign'].flatMap(operation => [`${operation} false`, `${operation} true`]),
  )
})
