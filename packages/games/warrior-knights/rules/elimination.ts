// 21.4 Baron elimination.

import { cardsIn, moveAll, moveCard, NOWHERE, removeRows, type Seat, win } from '@ludoteka/kernel'
import { SPECIAL_AREAS } from '../content/actionCards.ts'
import { SHAPES } from '../content/barons.ts'
import { isRegular } from '../content/troops.ts'
import { leaveAreas } from './actions.ts'
import { troopsOf } from './armies.ts'
import { barons, giveToken, withMost } from './barons.ts'
import { besiegerOf, citiesOf, liftSiege, makeNeutral } from './cities.ts'
import { loseInvestments } from './effects/procedures.ts'
import { turnEventTop } from './eventDeck.ts'
import { chooseByFate } from './fateDeck.ts'
import { isHeretic } from './lasting.ts'
import { log } from './log.ts'
import {
  ARMIES,
  armyIndex,
  baronOf,
  LEFT_GAME,
  nobleIndex,
  nobleNamed,
  PLAN_SLOTS,
  seatOfBaron,
  TRACK_SPACES,
  WALLS,
} from './names.ts'
import { type S, type StepsOf, ZONES } from './state.ts'

/** Everything he owns goes to the treasury; mercenaries to the deck, regulars out of the game. */
function clear(s: S, seat: Seat): void {
  for (const what of ['crowns', 'votes', 'faith', 'influence'] as const) s[what][seat] = 0
  for (const army of ARMIES) {
    for (const troop of [...troopsOf(s, seat, army)])
      moveCard(s, troop, ZONES.army.at(army), seat, isRegular(troop) ? ZONES.lost : ZONES.mercenaryDeck)
    s.casualties[armyIndex(seat, army)] = 0
  }
  for (const shape of SHAPES) {
    s.nobleAt[nobleIndex(seat, shape)] = LEFT_GAME
    moveAll(s, ZONES.offices.at(shape), seat, ZONES.agendaDiscard)
  }
  moveAll(s, ZONES.charges, seat, ZONES.agendaDiscard)
  for (const event of cardsIn(s, ZONES.keptEvents, seat)) moveCard(s, event, ZONES.keptEvents, seat, ZONES.eventDiscard)
  for (const slot of PLAN_SLOTS) moveAll(s, ZONES.planned.at(slot), seat, ZONES.hand)
  for (const area of SPECIAL_AREAS) moveAll(s, ZONES.special.at(area), seat, ZONES.hand)
  loseInvestments(s, seat)
  s.strongholdAt[seat] = NOWHERE
  s.strongholdBreaches[seat] = 0
  for (const [i] of TRACK_SPACES.entries()) if (s.track[i] === seat) s.track[i] = NOWHERE
  removeRows(s.nobleEvents, ({ noble }) => nobleNamed(noble).seat === seat)
  removeRows(s.deals, ({ from, to }) => from === seat || to === seat)
  removeRows(s.promises, ({ by, to }) => by === seat || to === seat)
  // 21.3 Heir tokens that he held go back to their owners.
  for (const [at, holder] of s.heirHolder.entries())
    if (holder === seat) s.heirHolder[at] = Math.floor(at / SHAPES.length)
}

/** The token goes to whoever has the most votes or faith; ties by fate. */
function passOn(s: S, token: 'chairman' | 'headOfChurch', among: readonly Seat[]): void {
  const all = among.length > 0 ? among : barons(s)
  const first = withMost(s, token === 'chairman' ? 'votes' : 'faith', all)
  const drawn = first.length > 1 ? chooseByFate(s, first, ({ baron }) => seatOfBaron(baron)) : undefined
  const next = drawn?.result ?? first[0]
  if (next !== undefined) giveToken(s, token, next, '21.4')
}

export const ELIMINATION: StepsOf<'elimination'> = {
  'elimination.begin': {
    run(s, { seat }) {
      leaveAreas(s, seat)
      s.attending[seat] = false
      log(s, 'eliminated', '21.4', { baron: baronOf(seat) })
      for (const city of citiesOf(s, seat)) makeNeutral(s, city, '21.4')
      for (const walls of WALLS)
        if (besiegerOf(s, walls) === seat || walls === baronOf(seat)) liftSiege(s, walls, '21.4')
      clear(s, seat)
      turnEventTop(s) // 2.15
      const left = barons(s)
      const [last, ...more] = left
      if (last !== undefined && more.length === 0) {
        win(s, [last], 'lastBaron', '21.4')
        return
      }
      if (s.chairman === seat)
        passOn(
          s,
          'chairman',
          left.filter(one => !s.banned[one]),
        )
      if (s.headOfChurch === seat)
        passOn(
          s,
          'headOfChurch',
          left.filter(one => !isHeretic(s, one)),
        )
      if (s.actingChairman === seat) s.actingChairman = NOWHERE
      // Special phases that now have enough cards or markers follow when the current card has been allocated (6.4).
    },
  },
}
