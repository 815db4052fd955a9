// What cards declare about DEFCON is complete: no event lowers it, or lets somebody lower it, without a declared threat.

import { actionsOf, apply, cardsIn, choices, type Entry, isOver, sampler, seedFrom, start } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { CARD, CARDS, type Card } from '../../content/cards.ts'
import { redSea } from '../../index.ts'
import { threatsOf } from '../../rules/events/begin.ts'
import { ZONES } from '../../rules/state.ts'

const MATCHES = 150

const isThreat = (card: Card): boolean => threatsOf(card).length > 0

/** Events that lowered DEFCON by their own text, and all that were under way when the side not to blame made a coup. */
function suspects(news: readonly Entry[], inPlay: readonly Card[], active: unknown): readonly Card[] {
  const isGranted = news.some(({ key, data }) => key === 'coupAttempted' && data['side'] !== active)
  const falls = news.filter(({ key }) => key === 'defconFalls')
  const named = CARDS.filter(card => falls.some(({ rule }) => rule === CARD[card].number))
  return isGranted && falls.length > 0 && !inPlay.some(isThreat) ? [...named, ...inPlay] : named
}

test('in random matches', () => {
  const threatening = new Set<Card>()
  for (let n = 0; n < MATCHES; n++) {
    const random = sampler(seedFrom('threats', n))
    const s = start(redSea, { combined: n % 2 === 0 ? 'on' : 'off' }, random.seed())
    while (!isOver(s)) {
      const inPlay = cardsIn(s, ZONES.inPlay)
      const active = 'active' in s && s.active === 0 ? 'us' : 'ussr'
      const actions = choices(redSea, s).flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const action = actions[random.below(actions.length)]
      if (!action) throw new Error('Nobody is asked.')
      apply(redSea, s, action.seat, action.verb, action.arg)
      for (const card of suspects(s.news, inPlay, active)) {
        expect(threatsOf(card), card).not.toEqual([])
        threatening.add(card)
      }
    }
  }
  expect([...threatening].sort()).toEqual(expect.arrayContaining(['danielArapMoi', 'mrNyet', 'yemeniAssassinations']))
})

test('the cards that threaten DEFCON', () => {
  expect(CARDS.filter(isThreat)).toEqual([
    'usaid',
    'voiceOfAmericaInAmharic',
    'danielArapMoi',
    'mengistuHaileMariam',
    'stagflation',
    'mrNyet',
    'organizationOfAfricanUnity',
    'famine',
    'yemeniAssassinations',
    'summit',
    'missileEnvy',
    'loneGunman',
  ])
})
