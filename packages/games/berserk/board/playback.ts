// Turns what has just been told into a sequence of scenes, so that every change on the board has a visible cause.

import type { Entry } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { type BeatSound, type SceneBeat, seenThenTold } from '@ludoteka/ui'
import type { Log } from '../rules/log.ts'
import type { Scene } from './scene.ts'
import { told } from './storytelling.ts'

/** Dice tumble as long as the styles turn them. */
export const ROLL_MS = 600
const STEP_MS = 320
const SHORT_MS = 450
const BLOW_MS = 650
const READ_MS = 900

const SHOWN_MS: { readonly [K in keyof Log]?: number } = {
  revealed: 260,
  toExtraZone: 260,
  attached: SHORT_MS,
  battleBegan: SHORT_MS,
  turnBegan: SHORT_MS,
  cardsOpened: STEP_MS,
  drank: SHORT_MS,
  moved: STEP_MS,
  jumped: STEP_MS,
  teleported: SHORT_MS,
  drifted: STEP_MS,
  swapped: SHORT_MS,
  relocated: STEP_MS,
  landed: STEP_MS,
  strikeDeclared: READ_MS,
  abilityDeclared: READ_MS,
  triggered: READ_MS,
  defenderNamed: READ_MS,
  defenderSteppedIn: SHORT_MS,
  redirected: SHORT_MS,
  cancelled: SHORT_MS,
  blocked: SHORT_MS,
  paid: 200,
  attackBegan: SHORT_MS,
  attackEnded: 200,
  rolled: SHORT_MS,
  kept: SHORT_MS,
  rerolled: SHORT_MS,
  rollChanged: SHORT_MS,
  rollSettled: SHORT_MS,
  bothMissed: READ_MS,
  struck: READ_MS,
  protectedFromAttack: BLOW_MS,
  unaffected: BLOW_MS,
  replaced: BLOW_MS,
  absorbed: BLOW_MS,
  prevented: BLOW_MS,
  wounded: BLOW_MS,
  healed: BLOW_MS,
  lifeGained: BLOW_MS,
  poisoned: SHORT_MS,
  died: READ_MS,
  returnedToDeck: SHORT_MS,
  opened: STEP_MS,
  closed: STEP_MS,
  chipsGained: SHORT_MS,
  chipsLost: STEP_MS,
  revived: SHORT_MS,
  summoned: SHORT_MS,
  incarnated: SHORT_MS,
  controlTaken: SHORT_MS,
}

/** What is watched for so long before it is told. */
const SEEN_MS: { readonly [K in keyof Log]?: number } = { rolled: ROLL_MS, rerolled: ROLL_MS }

/** What nobody could know before it is shown. */
const REVEALING: readonly string[] = [
  'revealed',
  'rolled',
  'rerolled',
  'rollSettled',
  'bothMissed',
  'struck',
  'wounded',
  'died',
  'healed',
] satisfies readonly (keyof Log)[]

const SOUNDS: { readonly [K in keyof Log]?: BeatSound } = {
  revealed: 'paper',
  attached: 'paper',
  turnBegan: 'wood',
  moved: 'wood',
  jumped: 'wood',
  drifted: 'wood',
  swapped: 'wood',
  strikeDeclared: 'wood',
  abilityDeclared: 'paper',
  triggered: 'paper',
  defenderNamed: 'wood',
  rolled: 'dice',
  rerolled: 'dice',
  wounded: 'blow',
  died: 'blow',
  chipsGained: 'wood',
}

const lookUp = <V>(table: { readonly [K in keyof Log]?: V }, key: string): V | undefined =>
  isKeyOf(table, key) ? table[key] : undefined

/** Entries that are shown at the same moment: the squads at their reveal, both dice of a throw. */
const isTogether = (one: Entry, next: Entry | undefined): boolean =>
  one.key === next?.key && (one.key === 'revealed' || one.key === 'rolled' || one.key === 'rollSettled')

/** `to` is the table after all of it. */
export function beatsOf(from: Scene, news: readonly Entry[], to: Scene): readonly SceneBeat<Scene>[] {
  const beats: SceneBeat<Scene>[] = []
  let scene = from
  let firstTogether: number | undefined
  for (const [i, entry] of news.entries()) {
    const after = told({ ...scene, flash: undefined }, entry, to)
    scene = after.flash ? { ...after, flash: { ...after.flash, id: i } } : after
    const ms = lookUp(SHOWN_MS, entry.key)
    if (ms === undefined) continue
    if (isTogether(entry, news[i + 1])) {
      firstTogether ??= i
      continue
    }
    const beat: SceneBeat<Scene> = {
      scene,
      ms,
      told: i + 1,
      reveals: REVEALING.includes(entry.key),
      sound: lookUp(SOUNDS, entry.key),
    }
    const seenMs = lookUp(SEEN_MS, entry.key)
    beats.push(...(seenMs === undefined ? [beat] : seenThenTold(beat, seenMs, firstTogether ?? i)))
    firstTogether = undefined
  }
  return beats
}
