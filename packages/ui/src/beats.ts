// A story is told in beats: each is shown for a while, then the next one. Boards cut the news into beats, the table plays
// them; time is passed in.

import type { View } from '@ludoteka/kernel'
import { type ZoneView, zoneIn } from '@ludoteka/kernel/viewedZones'
import type { Beat } from './board.ts'

/** A beat as a board thinks of it: with the scene it draws. */
export type SceneBeat<Scene> = Omit<Beat, 'view' | 'draw'> & { readonly scene: Scene }

/** A change that is seen for a while before it is told: a card that turns, dice that roll. */
export function seenThenTold<Scene>(
  beat: SceneBeat<Scene>,
  seenMs: number,
  toldBefore: number,
): readonly SceneBeat<Scene>[] {
  return [
    { ...beat, ms: seenMs, told: toldBefore },
    { ...beat, sound: undefined },
  ]
}

export type BeatTiming = {
  /** Calls back when a beat of so long, already divided by the pace, is over; the function returned cancels it. */
  setTimer(ms: number, callback: () => void, pace: number): () => void
  /** How many times faster than written; infinite where nobody watches. */
  pace(): number
}

/** Shows beats one after another, then calls `end`; the function returned stops it. */
export function playBeats<Shown extends { readonly ms: number }>(
  beats: readonly Shown[],
  timing: BeatTiming,
  show: (beat: Shown, index: number) => void,
  end: () => void,
): () => void {
  let cancel = (): void => undefined
  const playFrom = (index: number): void => {
    const beat = beats[index]
    if (!beat) {
      end()
      return
    }
    const pace = timing.pace()
    const ms = beat.ms / pace
    if (ms > 0) {
      cancel = timing.setTimer(ms, () => playFrom(index + 1), pace)
      show(beat, index)
    } else playFrom(index + 1)
  }
  playFrom(0)
  return () => cancel()
}

/**
 * The view between two others, with the facts as they are at that moment. Nobody is asked anything. What has left a hand
 * is gone at once, because whoever plays a card lets go of it; what comes, comes when all is told.
 */
export function viewBetween(before: View, after: View, facts: View['facts']): View {
  const zones = Object.entries(before.zones).map(([name, zone]) => {
    const own = zoneIn(before, { name }, before.you)
    if (!own.cards) return [name, zone]
    const left = zoneIn(after, { name }, before.you).cards ?? []
    const cards = own.cards.filter(card => left.includes(card))
    const others = before.seats
      .filter(seat => seat !== before.you)
      .map(seat => [seat, handBetween(before, after, name, seat)])
    return [name, { ...zone, ...Object.fromEntries(others), [before.you]: { ...own, cards, count: cards.length } }]
  })
  return {
    ...before,
    facts: { ...before.facts, ...facts },
    zones: Object.fromEntries(zones),
    waiting: [],
    choice: {},
  }
}

/** Somebody else's zone of a kind of which the viewer sees its own: one that others know of only by its number of cards. */
function handBetween(before: View, after: View, name: string, seat: string): ZoneView {
  const [then, now] = [zoneIn(before, { name }, seat), zoneIn(after, { name }, seat)]
  return now.count < then.count ? now : then
}
