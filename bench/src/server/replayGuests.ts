// Guests who ask for replays, in a process of their own: what they do with the answers keeps none of the others waiting, who would
// sit at other machines.

import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sampler, seedFrom } from '@ludoteka/kernel'
import { headersOf, type Person } from './host.ts'
import { isRecord } from './messages.ts'
import { nextReport } from './process.ts'

/** What a process of the bench is told that is to be the guests. */
export const GUESTS = 'guests'

type Crowd = { readonly url: string; readonly matches: readonly string[]; readonly guests: readonly Person[] }

export type ReplayGuests = {
  begin(): Promise<void>
  /** How many answers they had since they began. */
  rest(): Promise<number>
  leave(): void
}

/** `program` is the bench's own, see child.ts. */
export async function startReplayGuests(program: URL, crowd: Crowd): Promise<ReplayGuests> {
  const child = fork(fileURLToPath(program), [GUESTS, JSON.stringify(crowd)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await nextReport(child)
  const tell = async (order: Order): Promise<number> => {
    child.send(order)
    return Number((await nextReport(child))['answered'])
  }
  return {
    async begin() {
      await tell('begin')
    },
    rest: () => tell('rest'),
    leave: () => child.disconnect(),
  }
}

type Order = 'begin' | 'rest'

/** Is the guests until the bench ends. */
export function beReplayGuests(): void {
  setPriority(constants.priority.PRIORITY_LOW) // the processors of this machine are the server's
  const { url, matches, guests } = crowdIn(process.argv[3])
  let asked: ReturnType<typeof askForReplays> | undefined
  process.on('message', async order => {
    if (order === 'begin') asked = askForReplays(url, matches, guests)
    process.send?.({ answered: order === 'rest' && asked ? await asked.stop() : 0 })
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ answered: 0 })
}

function crowdIn(text = ''): Crowd {
  const crowd: unknown = JSON.parse(text)
  const listIn = (key: string): readonly unknown[] => {
    const list = isRecord(crowd) ? crowd[key] : undefined
    return Array.isArray(list) ? list : []
  }
  return {
    url: isRecord(crowd) ? String(crowd['url']) : '',
    matches: listIn('matches').map(String),
    guests: listIn('guests').flatMap(guest =>
      isRecord(guest) ? [{ cookie: String(guest['cookie']), address: String(guest['address']) }] : [],
    ),
  }
}

/**
 * Every guest asks for some part of some match, as often as the server would let an account ask. Answers are not read, to spare the
 * machine for the server.
 */
function askForReplays(url: string, matches: readonly string[], guests: readonly Person[]) {
  const agent = new Agent({ keepAlive: true })
  let isOpen = true
  let answered = 0
  const ask = (guest: Person, match: string, from: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { ...headersOf(guest), 'accept-encoding': 'gzip' }
      get(`${url}/api/matches/${match}/history?from=${from}`, { agent, headers }, answer => {
        answered++
        answer.resume().once('end', resolve)
      }).once('error', reject)
    })
  const askOnAndOn = async (guest: Person, n: number): Promise<void> => {
    const random = sampler(seedFrom('replays', n))
    while (isOpen) {
      const match = matches[random.below(matches.length)] ?? ''
      await Promise.all([ask(guest, match, random.below(MOST_POSITION)), wait(ASK_EVERY_MS)])
    }
  }
  const done = Promise.all(guests.map(askOnAndOn))
  return {
    async stop(): Promise<number> {
      isOpen = false
      await done
      agent.destroy()
      return answered
    },
  }
}

/** What the server's limits let an account ask for. */
const ASK_EVERY_MS = 500
/** So that hardly two guests ask for the same part. */
const MOST_POSITION = 100
