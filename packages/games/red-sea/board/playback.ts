// Turns new log entries into a sequence of scenes, so that every change on the board has a visible cause.

import type { Entry } from '@ludoteka/kernel'
import { type BeatSound, findName, type SceneBeat, seenThenTold } from '@ludoteka/ui'
import { CARDS, type Card } from '../content/cards.ts'
import { SPACES, type Space } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import type { Log } from '../rules/log.ts'
import { influence, other, withInfluence } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import type { DiceScene, Headline, Scene, ThrownDie } from './scene.ts'

/** How long the dice roll before they are told, a change stays, and a result can be read. */
const THROW_MS = 650
const PAUSE_MS = 350
const READ_MS = 1000
/** Headlines turn, sums add up; only then they are told. */
const TURNING_MS = 600
const ADDING_MS = 750

/** An entry's data by name; what is missing is left out of the picture. */
type EntryData = {
  readonly side: Side | undefined
  readonly at: Space | undefined
  readonly card: Card | undefined
  number(key: string): number
  space(key: string): Space | undefined
}

type Change = { readonly scene: Scene; readonly ms: number }
type Animations = { readonly [K in keyof Log]?: (scene: Scene, data: EntryData) => Change }

/** What is seen for so long before it is told; what comes together is seen together. */
const SEEN_MS: { readonly [K in keyof Log]?: number } = {
  headlineRevealed: TURNING_MS,
  dieThrown: THROW_MS,
  coupResult: ADDING_MS,
  realigned: ADDING_MS,
  warResult: ADDING_MS,
  summitResult: ADDING_MS,
}

/** What both sides know already, at least whoever does it. */
const KNOWN: readonly string[] = [
  'headlineChosen',
  'playedEvent',
  'playedOperations',
  'playedSpaceRace',
  'playedScoring',
  'event',
  'coupAttempted',
  'dieSet',
  'influencePlaced',
  'influenceAdded',
  'influenceRemoved',
  'influenceMoved',
  'militaryOperationsGained',
  'militaryOperationsLost',
] satisfies readonly (keyof Log)[]

const SOUNDS: { readonly [K in keyof Log]?: BeatSound } = {
  headlineChosen: 'paper',
  headlineRevealed: 'paper',
  playedEvent: 'paper',
  playedOperations: 'paper',
  playedSpaceRace: 'paper',
  playedScoring: 'paper',
  event: 'paper',
  cardTurnedUp: 'paper',
  dieThrown: 'dice',
  influencePlaced: 'wood',
  influenceAdded: 'wood',
  influenceRemoved: 'wood',
  influenceMoved: 'wood',
  vpGained: 'wood',
  regionScored: 'wood',
  defconFalls: 'blow',
  defconRises: 'wood',
}

export function beatsOf(from: Scene, news: readonly Entry[]): readonly SceneBeat<Scene>[] {
  const beats: SceneBeat<Scene>[] = []
  let scene = from
  let firstSeen: number | undefined
  for (const [i, entry] of news.entries()) {
    const { key } = entry
    if (!isAnimated(key)) continue
    const change = ANIMATIONS[key](quiet(scene), dataOf(entry))
    const { flash } = change.scene
    scene = flash ? { ...change.scene, flash: { ...flash, id: i } } : change.scene
    const beat = {
      scene,
      ms: change.ms,
      told: i + 1,
      reveals: change.ms > 0 && !KNOWN.includes(key),
      sound: SOUNDS[key],
    }
    const seenMs = change.ms > 0 ? SEEN_MS[key] : undefined
    if (seenMs === undefined) {
      beats.push(beat)
      continue
    }
    firstSeen ??= i
    if (news[i + 1]?.key === key) continue // both headlines, both sides' dice
    beats.push(...seenThenTold(beat, seenMs, firstSeen))
    firstSeen = undefined
  }
  return beats
}

/** The scene without what was shown for a moment. */
function quiet(scene: Scene): Scene {
  const { headlines } = scene
  return { ...scene, flash: undefined, played: undefined, headlines: headlines && { ...headlines, isBig: false } }
}

function isAnimated(key: string): key is keyof typeof ANIMATIONS {
  return Object.hasOwn(ANIMATIONS, key)
}

function dataOf({ data }: Entry): EntryData {
  return {
    side: findName(SIDES, data['side']),
    at: findName(SPACES, data['at']),
    card: findName(CARDS, data['card']),
    number: key => (typeof data[key] === 'number' ? data[key] : 0),
    space: key => findName(SPACES, data[key]),
  }
}

const still = (scene: Scene): Change => ({ scene, ms: 0 })
const withTable = (scene: Scene, change: Partial<S>): Scene => ({ ...scene, s: { ...scene.s, ...change } })

function shift(scene: Scene, side: Side | undefined, at: Space | undefined, n: number): Change {
  if (!side || !at || n === 0) return still(scene)
  const s = withInfluence(scene.s, side, at, Math.max(0, influence(scene.s, side, at) + n))
  return { scene: { ...scene, s, flash: { id: 0, at, side, n } }, ms: PAUSE_MS + 100 }
}

function countOf(scene: Scene, field: 'militaryOperations' | 'spaceBox', side: Side | undefined, n: number): Change {
  if (!side) return still(scene)
  const counts = scene.s[field].map((count, i) => (SIDES[i] === side ? n : count))
  return { scene: withTable(scene, { [field]: counts }), ms: PAUSE_MS }
}

function throwing(scene: Scene, { side, number }: EntryData, isSet: boolean): Change {
  if (!side) return still(scene)
  const before: DiceScene =
    scene.dice && scene.dice.verdict === undefined
      ? scene.dice
      : { kind: 'event', at: undefined, ops: 0, dice: [], needed: undefined, verdict: undefined }
  const die: ThrownDie = { side, die: number('die'), isSet, plus: [], total: undefined }
  return { scene: { ...scene, dice: { ...before, dice: [...before.dice, die] } }, ms: PAUSE_MS }
}

/** Adds up one side's die: what the card gives, then the rest of what made the total. */
function summed(dice: DiceScene, side: Side, total: number): DiceScene {
  return {
    ...dice,
    dice: dice.dice.map(one => {
      if (one.side !== side) return one
      const rest = total - one.die - dice.ops
      return { ...one, total, plus: [dice.ops, rest].filter(n => n !== 0) }
    }),
  }
}

const verdictOf = (own: number, opponents: number): DiceScene['verdict'] =>
  own === opponents ? 'tie' : own > opponents ? 'success' : 'failure'

const open = (kind: DiceScene['kind'], at: Space | undefined, ops: number): DiceScene => ({
  kind,
  at,
  ops,
  dice: [],
  needed: undefined,
  verdict: undefined,
})

const NO_HEADLINE: Headline = { card: undefined, isDown: false }

function withHeadline(scene: Scene, side: Side | undefined, headline: Headline): Scene {
  if (!side) return scene
  const before = scene.headlines ?? { us: NO_HEADLINE, ussr: NO_HEADLINE, isChoosing: true, isBig: false }
  return { ...scene, headlines: { ...before, [side]: headline } }
}

const ANIMATIONS = {
  headlineChosen: (scene, { side }) => ({
    scene: withHeadline(scene, side, { card: undefined, isDown: true }),
    ms: PAUSE_MS,
  }),
  headlineRevealed: (scene, { side, card }) => {
    const { headlines, ...rest } = withHeadline(scene, side, { card, isDown: false })
    return {
      scene: { ...rest, headlines: headlines && { ...headlines, isChoosing: false, isBig: true } },
      ms: READ_MS + 300,
    }
  },
  actionRoundStarted: (scene, { number }) =>
    still({ ...withTable(scene, { actionRound: number('round') }), headlines: undefined, dice: undefined }),
  playedEvent: played,
  playedOperations: played,
  playedSpaceRace: (scene, data) => played({ ...scene, dice: open('space', undefined, 0) }, data),
  playedScoring: played,
  event: played,
  cardTurnedUp: played,
  operationChosen: scene => still({ ...scene, dice: undefined }),
  coupAttempted: (scene, { at, number }) => ({
    scene: { ...scene, dice: open('coup', at, number('value')) },
    ms: PAUSE_MS,
  }),
  dieThrown: (scene, data) => throwing(scene, data, false),
  dieSet: (scene, data) => throwing(scene, data, true),
  coupResult: (scene, { side, number }) => {
    if (!side || !scene.dice) return still(scene)
    const verdict = number('margin') > 0 ? 'success' : 'failure'
    return {
      scene: { ...scene, dice: { ...summed(scene.dice, side, number('total')), needed: number('needed'), verdict } },
      ms: READ_MS,
    }
  },
  realigned: (scene, { side, at, number }) => {
    if (!side || !scene.dice) return still(scene)
    const both = summed(
      summed({ ...scene.dice, kind: 'realign', at }, side, number('own')),
      other(side),
      number('opponents'),
    )
    return {
      scene: { ...scene, dice: { ...both, verdict: verdictOf(number('own'), number('opponents')) } },
      ms: READ_MS,
    }
  },
  warResult: (scene, { side, at, number }) => {
    if (!side || !scene.dice) return still(scene)
    const verdict = number('total') >= number('needed') ? 'success' : 'failure'
    return {
      scene: {
        ...scene,
        dice: { ...summed({ ...scene.dice, at }, side, number('total')), needed: number('needed'), verdict },
      },
      ms: READ_MS,
    }
  },
  summitResult: (scene, { number }) => {
    if (!scene.dice) return still(scene)
    const both = summed(summed(scene.dice, 'us', number('us')), 'ussr', number('ussr'))
    return { scene: { ...scene, dice: { ...both, verdict: verdictOf(number('us'), number('ussr')) } }, ms: READ_MS }
  },
  spaceAdvanced: (scene, { side, number }) =>
    countOf({ ...scene, dice: scene.dice && { ...scene.dice, verdict: 'success' } }, 'spaceBox', side, number('box')),
  spaceFailed: scene => ({
    scene: { ...scene, dice: scene.dice && { ...scene.dice, verdict: 'failure' } },
    ms: READ_MS,
  }),
  influencePlaced: (scene, { side, at }) => shift(scene, side, at, 1),
  influenceAdded: (scene, { side, at, number }) => shift(scene, side, at, number('n')),
  influenceRemoved: (scene, { side, at, number }) => shift(scene, side, at, -number('n')),
  influenceMoved: (scene, { side, space }) => shift(shift(scene, side, space('from'), -1).scene, side, space('to'), 1),
  defconFalls: (scene, { number }) => ({ scene: withTable(scene, { defcon: number('to') }), ms: PAUSE_MS + 350 }),
  defconRises: (scene, { number }) => ({ scene: withTable(scene, { defcon: number('to') }), ms: PAUSE_MS }),
  vpGained: (scene, { number }) => ({ scene: withTable(scene, { vp: number('vp') }), ms: PAUSE_MS }),
  regionScored: (scene, { number }) => ({ scene: withTable(scene, { vp: number('vp') }), ms: READ_MS }),
  autonomyScored: (scene, { number }) => ({ scene: withTable(scene, { vp: number('vp') }), ms: PAUSE_MS }),
  seaLanesScored: (scene, { number }) => ({ scene: withTable(scene, { vp: number('vp') }), ms: PAUSE_MS }),
  militaryOperationsGained: (scene, { side, number }) => countOf(scene, 'militaryOperations', side, number('now')),
  militaryOperationsLost: (scene, { side, number }) => countOf(scene, 'militaryOperations', side, number('now')),
} as const satisfies Animations

function played(scene: Scene, { card, side }: EntryData): Change {
  return card ? { scene: { ...scene, played: { card, side }, headlines: undefined }, ms: READ_MS } : still(scene)
}
