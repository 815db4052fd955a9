// A table of our server under load: two guests who play one match after another.

import { type Sampler, sampler, seedFrom } from '@ludoteka/kernel'
import { hostAt, type Person } from './host.ts'
import type { Act, LiveTable, OpenTable, Watcher } from './load.ts'
import { type ScriptedSeat, sitDown } from './scriptedSeat.ts'

export function ourTables(url: string, game: string): OpenTable {
  const host = hostAt(url)
  return async (watcher, number) => {
    const people = await Promise.all([host.newGuest(`A ${number}`), host.newGuest(`B ${number}`)])
    const randoms = people.map((_, seat) => sampler(seedFrom('seat', number, seat)))
    const sitAt = async ([first, second]: readonly [Person, Person], onOver: () => void) => {
      const match = await host.newMatch(game, first, second)
      return sitTogether(host.liveUrl(match), [first, second], randoms, watcher, onOver)
    }
    return matchAfterMatch(onOver => sitAt(people, onOver), watcher)
  }
}

/** Opens the next match when one is over. */
async function matchAfterMatch(
  sitDownAgain: (onOver: () => void) => Promise<LiveTable>,
  watcher: Watcher,
): Promise<LiveTable> {
  let isClosed = false
  let current: LiveTable
  const next = async (): Promise<void> => {
    current?.close()
    const opened = await sitDownAgain(() => {
      if (!isClosed) next().catch(watcher.failed)
    })
    if (isClosed) opened.close()
    current = opened
  }
  await next()
  return {
    close() {
      isClosed = true
      current.close()
    },
  }
}

async function sitTogether(
  url: string,
  people: readonly [Person, Person],
  randoms: readonly Sampler[],
  watcher: Watcher,
  onOver: () => void,
): Promise<LiveTable> {
  const over = new Set<number>()
  const seats: ScriptedSeat[] = []
  const early: Act[] = []
  // Nobody acts before both have joined.
  const patient: Watcher = {
    ...watcher,
    turn: act => (seats[0] && seats[1] ? watcher.turn(act) : early.push(act)),
  }
  const sit = async (person: Person, seat: number): Promise<void> => {
    const random = randoms[seat] ?? sampler(seedFrom('seat', seat))
    seats[seat] = await sitDown({
      url,
      person,
      random,
      watcher: patient,
      onDone: (seq, sentAt) => seats[1 - seat]?.expect(seq, sentAt),
      onOver() {
        if (over.size === people.length) return
        over.add(seat)
        if (over.size === people.length) onOver()
      },
    })
  }
  await Promise.all(people.map(sit))
  for (const act of early) watcher.turn(act)
  return {
    close: () =>
      seats.forEach(seat => {
        seat.close()
      }),
  }
}
