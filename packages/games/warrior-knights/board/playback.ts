// Cuts what has just happened into beats: each shows the table as it is known at that moment, so that nothing is told before
// it is seen.

import type { Entry, Json, View } from '@ludoteka/kernel'
import { type BeatSound, viewBetween } from '@ludoteka/ui'
import type { Log } from '../rules/log.ts'
import { told } from './storytelling.ts'
import { isAssembly, isBattle } from './wanted.ts'

/** How long a small change stays, a card turns, and something can be read. */
const PAUSE_MS = 420
const TURN_MS = 560
const LINE_MS = 800
const READ_MS = 1500

type Table<V> = { readonly [K in keyof Log]?: V }

const SHOWN_MS: Table<number> = {
  paidBaron: LINE_MS,
  siegeLifted: PAUSE_MS,
  becameNeutral: LINE_MS,
  cityTaken: READ_MS,
  razed: READ_MS,
  strongholdPlaced: PAUSE_MS,
  noblePlaced: PAUSE_MS,
  roundBegan: LINE_MS,
  areaBegan: PAUSE_MS,
  cardTurnedUp: LINE_MS,
  neutralTurnedUp: READ_MS,
  declined: PAUSE_MS,
  allocated: PAUSE_MS,
  markerPlaced: PAUSE_MS,
  tookChairman: LINE_MS,
  tookHead: LINE_MS,
  taxationBegan: READ_MS,
  wagesBegan: READ_MS,
  draftBegan: LINE_MS,
  hired: LINE_MS,
  assignedTo: PAUSE_MS,
  onlyWay: PAUSE_MS,
  nobleMoved: PAUSE_MS,
  nobleSailed: LINE_MS,
  nobleLanded: PAUSE_MS,
  nobleReturned: PAUSE_MS,
  passageRefused: LINE_MS,
  battleDeclared: READ_MS,
  attackRefused: READ_MS,
  battleBegan: LINE_MS,
  siegeLaid: READ_MS,
  surrendered: READ_MS,
  commands: PAUSE_MS,
  fateDrawnForBattle: LINE_MS,
  fatePutAway: PAUSE_MS,
  moreFate: LINE_MS,
  abilityUsed: LINE_MS,
  casualtiesCounted: LINE_MS,
  casualty: PAUSE_MS,
  breached: PAUSE_MS,
  victoriesCounted: PAUSE_MS,
  fullVictory: READ_MS,
  partialVictory: READ_MS,
  retreats: PAUSE_MS,
  retreatedTo: LINE_MS,
  strongholdFell: READ_MS,
  battleEnded: READ_MS,
  disobeyed: LINE_MS,
  banned: READ_MS,
  tokensPlaced: PAUSE_MS,
  eventDrawn: READ_MS,
  uprisingIn: LINE_MS,
  eventCancelled: LINE_MS,
  founded: LINE_MS,
  notFounded: LINE_MS,
  invested: PAUSE_MS,
  newsCame: READ_MS,
  assemblyBegan: READ_MS,
  deputyNamed: LINE_MS,
  orderAnnounced: READ_MS,
  agendaPut: LINE_MS,
  ballotsShown: READ_MS,
  votesShown: LINE_MS,
  votedFor: LINE_MS,
  voteDecided: READ_MS,
  rejected: READ_MS,
  passed: READ_MS,
  motionPassed: READ_MS,
  refused: READ_MS,
  refusedMotion: READ_MS,
  lawInForce: LINE_MS,
  charged: LINE_MS,
  appointed: LINE_MS,
  proposerDrawn: READ_MS,
  proposed: READ_MS,
  upkeepBegan: LINE_MS,
  revolt: READ_MS,
  noRevolt: PAUSE_MS,
  desertersDrawn: LINE_MS,
  deserted: LINE_MS,
  troopsLost: LINE_MS,
  nobleDied: READ_MS,
  nobleLeftGame: READ_MS,
  eliminated: READ_MS,
}

/** What is seen for so long before it is told. */
const SEEN_MS: Table<number> = {
  moreFate: TURN_MS,
  cardTurnedUp: PAUSE_MS,
  neutralTurnedUp: PAUSE_MS,
  eventDrawn: PAUSE_MS,
  fullVictory: TURN_MS,
  partialVictory: TURN_MS,
  ballotsShown: TURN_MS,
  votesShown: TURN_MS,
  voteDecided: TURN_MS,
  newsCame: TURN_MS,
}

/** What nobody could know before. */
const REVEALS: readonly string[] = [
  'cardTurnedUp',
  'neutralTurnedUp',
  'fateShown',
  'moreFate',
  'fullVictory',
  'partialVictory',
  'cityTaken',
  'strongholdFell',
  'battleEnded',
  'ballotsShown',
  'votesShown',
  'voteDecided',
  'passed',
  'rejected',
  'newsCame',
  'eventDrawn',
  'uprisingIn',
  'revolt',
  'noRevolt',
  'desertersDrawn',
  'proposerDrawn',
  'razedByFate',
] satisfies readonly (keyof Log)[]

const SOUNDS: Table<BeatSound> = {
  cardTurnedUp: 'paper',
  neutralTurnedUp: 'paper',
  fateShown: 'paper',
  moreFate: 'paper',
  fateDrawnForBattle: 'paper',
  eventDrawn: 'paper',
  casualty: 'blow',
  breached: 'blow',
  fullVictory: 'blow',
  partialVictory: 'blow',
  nobleDied: 'blow',
  razed: 'blow',
  nobleMoved: 'wood',
  nobleSailed: 'wood',
  cityTaken: 'wood',
  siegeLaid: 'wood',
  strongholdPlaced: 'wood',
  noblePlaced: 'wood',
  markerPlaced: 'wood',
  votesShown: 'wood',
  votedFor: 'wood',
  passed: 'wood',
  rejected: 'wood',
  agendaPut: 'paper',
  proposed: 'paper',
  newsCame: 'paper',
}

/** Where something happens that the step of neither view tells. */
const STEPS: Table<string> = {
  draftBegan: 'draft.space',
  hired: 'draft.space',
  hiredNobody: 'draft.space',
  assignedTo: 'draft.space',
  wagesBegan: 'wages.pay',
  regularsPaid: 'wages.pay',
  founded: 'expedition.invest',
  notFounded: 'expedition.invest',
  invested: 'expedition.invest',
  newsCame: 'expedition.sail',
  revolt: 'upkeep.revolts',
  noRevolt: 'upkeep.revolts',
}

const isKeyOf = <V>(table: Table<V>, key: string): key is keyof Log => Object.hasOwn(table, key)
const lookUp = <V>(table: Table<V>, key: string): V | undefined => (isKeyOf(table, key) ? table[key] : undefined)

export type StoryBeat = {
  readonly told: number
  readonly ms: number
  readonly reveals: boolean
  readonly sound: BeatSound | undefined
  readonly view: View
  /** How many of the new entries the picture shows; what turns is seen before it is told. */
  readonly seen: number
  /** While fate cards are turned one by one, how many of each row lie face up. */
  readonly turned: number | undefined
}

/** 16.3 With a Noble his casualty tokens go, which no entry tells: they are as the view after all of it has them. */
function settled(table: View, { key, data }: Entry, after: View): View {
  const noble = key === 'nobleDied' ? String(data['noble']) : undefined
  const [now, then]: readonly unknown[] = [table.facts['casualties'], after.facts['casualties']]
  if (noble === undefined || !isRecord(now) || !isRecord(then)) return table
  return { ...table, facts: { ...table.facts, casualties: { ...now, [noble]: then[noble] ?? 0 } } }
}
const isRecord = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null

const longest = (entries: readonly Entry[]): number =>
  Math.max(
    0,
    ...entries.map(({ data }) => {
      const { results } = data
      return Array.isArray(results) ? results.length : 0
    }),
  )

export function beatsOf(before: View, news: readonly Entry[], after: View): readonly StoryBeat[] {
  const beats: StoryBeat[] = []
  let table = viewBetween(before, after, {})
  let isFighting = isBattle(before)
  let isVoting = isAssembly(before)
  for (const [i, entry] of news.entries()) {
    const { key } = entry
    if (key === 'battleBegan') isFighting = entry.data['kind'] !== 'siege'
    if (key === 'assemblyBegan') isVoting = true
    table = settled(told(table, entry), entry, after)
    if (key === 'assemblyEnded') isVoting = false
    const step = isFighting ? 'battle.reveal' : isVoting ? 'assembly.agenda' : (lookUp(STEPS, key) ?? '')
    const view: View = { ...table, step }
    const reveals = REVEALS.includes(key)
    const sound = lookUp(SOUNDS, key)
    // Both rows are turned together when the second side shows its cards (11.5.4).
    if (key === 'fateShown' && news[i + 1]?.key !== 'fateShown') {
      const rows = news.slice(Math.max(0, i - 1), i + 1).filter(one => one.key === 'fateShown')
      const first = i + 1 - rows.length
      const n = longest(rows)
      for (let turned = 0; turned <= n; turned++)
        beats.push({
          told: first,
          ms: TURN_MS,
          reveals,
          sound: turned > 0 ? sound : undefined,
          view,
          seen: i + 1,
          turned,
        })
      beats.push({ told: i + 1, ms: LINE_MS, reveals, sound: undefined, view, seen: i + 1, turned: undefined })
      continue
    }
    if (key === 'battleEnded') isFighting = false
    const ms = lookUp(SHOWN_MS, key)
    if (ms === undefined) continue
    const seenMs = lookUp(SEEN_MS, key)
    const beat: StoryBeat = { told: i + 1, ms, reveals, sound, view, seen: i + 1, turned: undefined }
    if (seenMs === undefined) beats.push(beat)
    else beats.push({ ...beat, told: i, ms: seenMs }, { ...beat, sound: undefined })
  }
  return beats
}
