// Turns what has just been told into a sequence of scenes, so that every change on the board has a visible cause.

import type { Entry } from '@ludoteka/kernel'
import { type Beat, findName } from '@ludoteka/ui'
import { CARDS, type Card } from '../content/cards.ts'
import { SPACES, type Space } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import type { Log } from '../rules/log.ts'
import { influence, other, withInfluence } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import type { DiceScene, Scene, ThrownDie } from './scene.ts'

const TUMBLE = 650
const STEADY = 350
const READ = 1000

/** An entry's data by name; what is missing is left out of the picture. */
type Told = {
  readonly side: Side | undefined
  readonly at: Space | undefined
  readonly card: Card | undefined
  number(key: string): number
  space(key: string): Space | undefined
}

type Change = { readonly scene: Scene; readonly ms: number }
type Tellers = { readonly [K in keyof Log]?: (scene: Scene, told: Told) => Change }

export function beatsOf(from: Scene, news: readonly Entry[]): readonly Beat<Scene>[] {
  const beats: Beat<Scene>[] = []
  let scene = from
  for (const [i, entry] of news.entries()) {
    const teller = isTold(entry.key) ? TELLERS[entry.key] : undefined
    if (!teller) continue
    const change = teller(quiet(scene), toldBy(entry))
    const { flash } = change.scene
    scene = flash ? { ...change.scene, flash: { ...flash, id: i } } : change.scene
    const isHalfOfReveal = entry.key === 'headlineRevealed' && news[i + 1]?.key === 'headlineRevealed'
    const isFirstDie = entry.key === 'dieThrown' && news[i + 1]?.key === 'dieThrown'
    if (change.ms > 0 && !isHalfOfReveal && !isFirstDie) beats.push({ scene, ms: change.ms })
  }
  return beats
}

/** What was shown for a moment is over. */
function quiet(scene: Scene): Scene {
  const { headlines } = scene
  return { ...scene, flash: undefined, spot: undefined, headlines: headlines && { ...headlines, isBig: false } }
}

function isTold(key: string): key is keyof typeof TELLERS {
  return Object.hasOwn(TELLERS, key)
}

function toldBy({ data }: Entry): Told {
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
  return { scene: { ...scene, s, flash: { id: 0, at, side, n } }, ms: STEADY + 100 }
}

function countOf(scene: Scene, field: 'militaryOperations' | 'spaceBox', side: Side | undefined, n: number): Change {
  if (!side) return still(scene)
  const counts = scene.s[field].map((count, i) => (SIDES[i] === side ? n : count))
  return { scene: withTable(scene, { [field]: counts }), ms: STEADY }
}

function throwing(scene: Scene, { side, number }: Told, isSet: boolean): Change {
  if (!side) return still(scene)
  const before: DiceScene =
    scene.dice && scene.dice.verdict === undefined
      ? scene.dice
      : { kind: 'event', at: undefined, ops: 0, dice: [], needed: undefined, verdict: undefined }
  const die: ThrownDie = { side, die: number('die'), isSet, plus: [], total: undefined }
  return { scene: { ...scene, dice: { ...before, dice: [...before.dice, die] } }, ms: TUMBLE }
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

const TELLERS = {
  headlineRevealed: (scene, { side, card }) => {
    if (!side) return still(scene)
    const empty = { card: undefined, isDown: true }
    const headlines = {
      us: empty,
      ussr: empty,
      ...scene.headlines,
      [side]: { card, isDown: false },
      isChoosing: false,
      isBig: true,
    }
    return { scene: { ...scene, headlines }, ms: READ + 800 }
  },
  actionRoundStarted: (scene, { number }) =>
    still({ ...withTable(scene, { actionRound: number('round') }), headlines: undefined, dice: undefined }),
  playedEvent: spot,
  playedOperations: spot,
  playedSpaceRace: (scene, told) => spot({ ...scene, dice: open('space', undefined, 0) }, told),
  playedScoring: spot,
  event: spot,
  cardTurnedUp: spot,
  operationChosen: scene => still({ ...scene, dice: undefined }),
  coupAttempted: (scene, { at, number }) => ({
    scene: { ...scene, dice: open('coup', at, number('value')) },
    ms: STEADY,
  }),
  dieThrown: (scene, told) => throwing(scene, told, false),
  dieSet: (scene, told) => throwing(scene, told, true),
  coupResult: (scene, { side, number }) => {
    if (!side || !scene.dice) return still(scene)
    const verdict = number('margin') > 0 ? 'success' : 'failure'
    return {
      scene: { ...scene, dice: { ...summed(scene.dice, side, number('total')), needed: number('needed'), verdict } },
      ms: READ,
    }
  },
  realigned: (scene, { side, at, number }) => {
    if (!side || !scene.dice) return still(scene)
    const both = summed(
      summed({ ...scene.dice, kind: 'realign', at }, side, number('own')),
      other(side),
      number('opponents'),
    )
    return { scene: { ...scene, dice: { ...both, verdict: verdictOf(number('own'), number('opponents')) } }, ms: READ }
  },
  warResult: (scene, { side, at, number }) => {
    if (!side || !scene.dice) return still(scene)
    const verdict = number('total') >= number('needed') ? 'success' : 'failure'
    return {
      scene: {
        ...scene,
        dice: { ...summed({ ...scene.dice, at }, side, number('total')), needed: number('needed'), verdict },
      },
      ms: READ,
    }
  },
  summitResult: (scene, { number }) => {
    if (!scene.dice) return still(scene)
    const both = summed(summed(scene.dice, 'us', number('us')), 'ussr', number('ussr'))
    return { scene: { ...scene, dice: { ...both, verdict: verdictOf(number('us'), number('ussr')) } }, ms: READ }
  },
  spaceAdvanced: (scene, { side, number }) =>
    countOf({ ...scene, dice: scene.dice && { ...scene.dice, verdict: 'success' } }, 'spaceBox', side, number('box')),
  spaceFailed: scene => ({ scene: { ...scene, dice: scene.dice && { ...scene.dice, verdict: 'failure' } }, ms: READ }),
  influencePlaced: (scene, { side, at }) => shift(scene, side, at, 1),
  influenceAdded: (scene, { side, at, number }) => shift(scene, side, at, number('n')),
  influenceRemoved: (scene, { side, at, number }) => shift(scene, side, at, -number('n')),
  influenceMoved: (scene, { side, space }) => shift(shift(scene, side, space('from'), -1).scene, side, space('to'), 1),
  defconFalls: (scene, { number }) => ({ scene: withTable(scene, { defcon: number('to') }), ms: STEADY + 350 }),
  defconRises: (scene, { number }) => ({ scene: withTable(scene, { defcon: number('to') }), ms: STEADY }),
  vpGained: (scene, { number }) => ({ scene: withTable(scene, { vp: number('vp') }), ms: STEADY }),
  regionScored: (scene, { number }) => ({ scene: withTable(scene, { vp: number('vp') }), ms: READ }),
  seaLanesScored: (scene, { number }) => ({ scene: withTable(scene, { vp: number('vp') }), ms: STEADY }),
  militaryOperationsGained: (scene, { side, number }) => countOf(scene, 'militaryOperations', side, number('now')),
  militaryOperationsLost: (scene, { side, number }) => countOf(scene, 'militaryOperations', side, number('now')),
} as const satisfies Tellers

function spot(scene: Scene, { card, side }: Told): Change {
  return card ? { scene: { ...scene, spot: { card, side }, headlines: undefined }, ms: READ } : still(scene)
}
