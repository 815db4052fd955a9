// Turns new log entries into a sequence of scenes, so that every change on the board has a visible cause.

import type { Entry } from '@ludoteka/kernel'
import { type BeatSound, findName, type SceneBeat, seenThenTold } from '@ludoteka/ui'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import type { Log } from '../rules/log.ts'
import { otherSide, type Scene } from './scene.ts'
import { told } from './storytelling.ts'

/** How long a change stays, a card turns, a line is added, and a result can be read. */
const PAUSE_MS = 380
const TURN_MS = 700
const LINE_MS = 260
const READ_MS = 1300
const NEWS_MS = 2200
/** What the opponent does must be read as well as seen. */
const OTHERS_MS = 1100

const SHOWN_MS: { readonly [K in keyof Log]?: number } = {
  defencePlaced: PAUSE_MS,
  turnBegan: TURN_MS,
  operationLapsed: PAUSE_MS,
  defended: PAUSE_MS,
  planned: PAUSE_MS,
  reinforced: PAUSE_MS,
  cancelled: PAUSE_MS,
  quagmireReinforced: TURN_MS,
  winterBegan: NEWS_MS,
  yearEnded: READ_MS,
  yearBegan: TURN_MS,
  intelTried: TURN_MS,
  intelCancelled: TURN_MS,
  intelRestored: TURN_MS,
  intelFailed: READ_MS,
  intelSucceeded: TURN_MS,
  intelSaw: NEWS_MS,
  launched: READ_MS,
  originNamed: TURN_MS,
  originForced: TURN_MS,
  turnedUp: TURN_MS,
  neutralsTurnedUp: TURN_MS,
  unsuitable: TURN_MS,
  neutralsUnsuitable: TURN_MS,
  noSuitableCard: READ_MS,
  attackStrength: PAUSE_MS,
  defenceStrength: READ_MS,
  superiorityUsed: TURN_MS,
  battleWon: READ_MS,
  battleStuck: READ_MS,
  battleLost: READ_MS,
  battleRouted: READ_MS,
  garrisoned: PAUSE_MS,
  quagmireBegan: PAUSE_MS,
  quagmireEnded: PAUSE_MS,
  controlTaken: PAUSE_MS,
  cardsDispersed: PAUSE_MS,
  ussrAttacked: NEWS_MS,
  ussrJoined: NEWS_MS,
  usaJoined: NEWS_MS,
  parisFell: NEWS_MS,
  britainFell: NEWS_MS,
  balkansAttacked: NEWS_MS,
  balkansJoinedAxis: NEWS_MS,
  axisScored: READ_MS,
  boughtLevel: PAUSE_MS,
  boughtIntel: PAUSE_MS,
  boughtVp: TURN_MS,
  recalled: PAUSE_MS,
  superiorityPassed: PAUSE_MS,
}

/** Entries that add up line by line; see `--line-pace` in the styles. */
const SUMS: readonly string[] = ['attackStrength', 'defenceStrength'] satisfies readonly (keyof Log)[]

/** How long a sum is watched before it is told: as long as its lines take, and its total. */
function sumMs({ data }: Entry): number {
  const lines = Object.entries(data).filter(([name, n]) => name === 'cards' || (name !== 'total' && Number(n) > 0))
  return LINE_MS * (lines.length + 1)
}

/** What is seen for so long before it is told. */
const SEEN_MS: { readonly [K in keyof Log]?: number } = {
  turnedUp: TURN_MS,
  neutralsTurnedUp: TURN_MS,
  battleWon: TURN_MS,
  battleStuck: TURN_MS,
  battleLost: TURN_MS,
  battleRouted: TURN_MS,
  intelSucceeded: PAUSE_MS,
  intelFailed: PAUSE_MS,
}

/** What whoever does it knows already. */
const KNOWN: readonly string[] = [
  'defencePlaced',
  'turnBegan',
  'operationLapsed',
  'defended',
  'planned',
  'reinforced',
  'cancelled',
  'intelTried',
  'recalled',
  'boughtLevel',
  'boughtIntel',
  'boughtVp',
  'originNamed',
] satisfies readonly (keyof Log)[]

const SOUNDS: { readonly [K in keyof Log]?: BeatSound } = {
  defencePlaced: 'paper',
  defended: 'paper',
  planned: 'paper',
  reinforced: 'paper',
  quagmireReinforced: 'paper',
  turnBegan: 'wood',
  turnedUp: 'paper',
  neutralsTurnedUp: 'paper',
  launched: 'wood',
  battleWon: 'blow',
  battleStuck: 'blow',
  battleLost: 'blow',
  battleRouted: 'blow',
  intelTried: 'wood',
  intelCancelled: 'wood',
  intelRestored: 'wood',
  controlTaken: 'wood',
  axisScored: 'wood',
}

type Table<V> = { readonly [K in keyof Log]?: V }

const isKeyOf = <V>(table: Table<V>, key: string): key is keyof Log => Object.hasOwn(table, key)

const lookUp = <V>(table: Table<V>, key: string): V | undefined => (isKeyOf(table, key) ? table[key] : undefined)

/** Of what lies there afterwards the log tells only a part. */
const SETTLES: readonly string[] = [
  'recalled',
  'noSuitableCard',
  'battleWon',
  'battleStuck',
  'battleLost',
  'battleRouted',
  'garrisoned',
  'cardsLost',
  'cardsLostUnseen',
  'neutralsRemoved',
  'quagmireBegan',
  'quagmireEnded',
] satisfies readonly (keyof Log)[]

/** A battle and an attempt leave the picture when something else begins. */
const CLEARS: readonly string[] = [
  'superiorityPassed',
  'garrisoned',
  'defended',
  'planned',
  'reinforced',
  'cancelled',
  'supplyLost',
  'supplyRestored',
]

/** A stroke of the opponent's that nobody else would show for long. */
const isOthers = ({ key, data }: Entry, viewer: Side | undefined): boolean =>
  viewer !== undefined && KNOWN.includes(key) && findName(SIDES, data['side']) === otherSide(viewer)

/**
 * `to` is the table after all of it: it tells what lies in a province when cards were recalled or a battle is over.
 * `viewer` is the side that looks on, if it plays.
 */
export function beatsOf(
  from: Scene,
  news: readonly Entry[],
  to: Scene,
  viewer?: Side | undefined,
): readonly SceneBeat<Scene>[] {
  const beats: SceneBeat<Scene>[] = []
  let scene = from
  for (const [i, entry] of news.entries()) {
    const { key } = entry
    const shownMs = lookUp(SHOWN_MS, key)
    const ms = shownMs !== undefined && isOthers(entry, viewer) ? Math.max(shownMs, OTHERS_MS) : shownMs
    const before = CLEARS.includes(key) ? { ...scene, battle: undefined, intel: undefined } : scene
    const after = told({ ...before, flash: undefined, news: undefined }, entry)
    const at = SETTLES.includes(key) ? findName(PROVINCES, entry.data['at']) : undefined
    const settled = at ? { ...after, stacks: { ...after.stacks, [at]: to.stacks[at] } } : after
    scene = settled.flash ? { ...settled, flash: { ...settled.flash, id: i } } : settled
    if (ms === undefined) continue
    const beat: SceneBeat<Scene> = {
      scene,
      ms,
      told: i + 1,
      reveals: !KNOWN.includes(key),
      sound: lookUp(SOUNDS, key),
    }
    const seenMs = SUMS.includes(key) ? sumMs(entry) : lookUp(SEEN_MS, key)
    beats.push(...(seenMs === undefined ? [beat] : seenThenTold(beat, seenMs, i)))
  }
  return beats
}
