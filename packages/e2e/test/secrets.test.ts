// Whoever listens for secrets must hear them: frames that tell too much are noticed, honest ones are not.

import { act, actionsOf, begin, type Live, SPECTATOR, view } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { RED_SEA } from '../src/games/redSea.ts'
import { listen, truthAbout } from '../src/secrets.ts'

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

function frame(viewer: string, seen: object, log: readonly object[] = []): string {
  const rest = { status: 'running', waiting: [], canUndo: [], paused: false }
  return JSON.stringify({ type: 'update', seq: 1, views: { [viewer]: seen }, log, ...rest })
}

test('what everybody may see is no secret', () => {
  const { live } = afterOneHeadline()
  const truth = truthAbout(game, live.match)
  for (const seat of [SPECTATOR, US, USSR]) {
    const seen = view(game, live.state, seat)
    expect(listen([frame(seen.you, seen)], truth)).toEqual({ viewer: seen.you, seq: 1, breaches: [] })
  }
})

test('a headline before the reveal, a hand and the top of the deck are secrets', () => {
  const { live, card } = afterOneHeadline()
  const truth = truthAbout(game, live.match)
  const seen = view(game, live.state, USSR)
  const hers = view(game, live.state, US)
  const leaks = [
    frame('ussr', { ...seen, zones: { ...seen.zones, headline: hers.zones['headline'] } }),
    frame('ussr', { ...seen, zones: { ...seen.zones, hand: hers.zones['hand'] } }),
    frame('ussr', { ...seen, zones: { ...seen.zones, deck: { count: 10, known: [[0, 'waterWars']] } } }),
    frame('ussr', seen, [{ key: 'headlineChosen', rule: '4.5.C', data: { card }, at: 1 }]),
    frame('us', hers),
  ]
  for (const leak of leaks) expect(listen([frame('ussr', seen), leak], truth).breaches).not.toEqual([])
})
