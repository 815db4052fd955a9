// The search for leaks: messages with secrets are found, allowed ones are not.

import { act, actionsOf, begin, cardsIn, flatZones, type Live, matchOf, SPECTATOR, view } from '@ludoteka/kernel'
import { driver as RED_SEA } from '@ludoteka/red-sea/driver'
import { expect, test } from 'vitest'
import { findLeaks, knowledgeFrom } from '../src/leaks.ts'

const { game } = RED_SEA
const US = 0
const USSR = 1

/** The US has chosen a headline, the USSR has not. */
function afterOneHeadline(): { readonly live: Live; readonly card: string } {
  const dealt = begin(game, {}, '4c75646f74656b61'.repeat(2))
  const [headline] = actionsOf(US, view(game, dealt.state, US).choice)
  if (headline?.verb !== 'headline') throw new Error('The US is asked for a headline.')
  return { live: act(game, dealt, headline), card: String(headline.arg) }
}

function message(viewer: string, seen: object, log: readonly object[] = []): string {
  const rest = { status: 'running', waiting: [], canUndo: [], paused: false }
  return JSON.stringify({ type: 'update', seq: 1, views: { [viewer]: seen }, log, ...rest })
}

test('what everybody may see is not a leak', () => {
  const { live } = afterOneHeadline()
  const knowledge = knowledgeFrom(game, matchOf(live))
  for (const seat of [SPECTATOR, US, USSR]) {
    const seen = view(game, live.state, seat)
    expect(findLeaks([message(seen.you, seen)], knowledge)).toEqual({ viewer: seen.you, seq: 1, leaks: [] })
  }
})

test('a headline before the reveal, a hand and the top of the deck are leaks', () => {
  const { live, card } = afterOneHeadline()
  const knowledge = knowledgeFrom(game, matchOf(live))
  const seen = view(game, live.state, USSR)
  const usView = view(game, live.state, US)
  const deck = flatZones(game.zones).find(zone => zone.name === 'deck')
  const [top = ''] = deck ? cardsIn(live.state, deck) : []
  const zonesOf = (told: object): string => message('ussr', { ...seen, zones: { ...seen.zones, ...told } })
  const cases = [
    [zonesOf({ headline: usView.zones['headline'] }), 'ussr saw another table at 1', `ussr was sent ${card} at 1`],
    [zonesOf({ hand: usView.zones['hand'] }), 'ussr saw another table at 1', 'ussr was sent'],
    [zonesOf({ deck: { count: 10, known: [[0, top]] } }), 'ussr saw another table at 1', `ussr was sent ${top} at 1`],
    [
      message('ussr', seen, [{ key: 'headlineChosen', rule: '4.5.C', data: { card }, at: 1 }]),
      'ussr read',
      `was sent ${card}`,
    ],
    [message('us', usView), 'ussr was shown the table of us at 1'],
  ] as const
  for (const [leak, ...expected] of cases) {
    const { leaks } = findLeaks([message('ussr', seen), leak], knowledge)
    expect(leaks).toEqual(expect.arrayContaining(expected.map(words => expect.stringContaining(words))))
  }
})
