// Turns what has just been told into a sequence of scenes, so that every change on the board has a visible cause.

import type { Entry } from '@ludoteka/kernel'
import { type BeatSound, type SceneBeat, seenThenTold } from '@ludoteka/ui'
import { CARD, type Card } from '../content/cards.ts'
import { type Fighter, type Hero, RETURNING_HARPY_HEALTH, type Side } from '../content/fighters.ts'
import type { Log } from '../rules/log.ts'
import { isDataOf, isLogKey } from '../text/index.ts'
import { seatOf } from './boardFacts.ts'
import { wayBetween } from './geometry.ts'
import { abilityBonus, type Scene, type Stage, type StageSide, sum } from './scene.ts'

/** One step along a path; the standee walks as fast. */
export const STEP_MS = 170
const SHORT_MS = 350
const READING_MS = 900
/** A card turns; only then its name is told. */
const TURNING_MS = 400

type Change = Pick<SceneBeat<Scene>, 'scene' | 'ms'>
type SceneChanges = { readonly [K in keyof Log]?: (scene: Scene, data: Log[K], heroes: Heroes) => Change }
type Heroes = readonly (Hero | undefined)[]

/** What nobody could know before it is shown. */
const REVEALING: readonly string[] = [
  'milled',
  'revealed',
  'boostRevealed',
  'cancelled',
  'boostLost',
  'valueBecomes',
  'valueRises',
  'combatValues',
  'combatWon',
  'damaged',
  'recovered',
  'healthBecomes',
  'defeated',
] satisfies readonly (keyof Log)[]

const SOUNDS: { readonly [K in keyof Log]?: BeatSound } = {
  placed: 'wood',
  harpyReturned: 'wood',
  moved: 'wood',
  sizeChanged: 'wood',
  attacked: 'wood',
  boosted: 'paper',
  milled: 'paper',
  schemePlayed: 'paper',
  committed: 'paper',
  defended: 'paper',
  revealed: 'paper',
  boostRevealed: 'paper',
  recovered: 'wood',
  damaged: 'blow',
  defeated: 'blow',
}

/** The scenes from one rest to the next, each with how long it is shown and how much of the news it tells. */
export function beatsOf(from: Scene, news: readonly Entry[], heroes: Heroes): readonly SceneBeat<Scene>[] {
  const beats: SceneBeat<Scene>[] = []
  let scene = from
  let firstTurned: number | undefined
  for (const [i, entry] of news.entries()) {
    const { key, data } = entry
    if (!isLogKey(key)) continue
    const change = changeOf({ ...scene, leaper: undefined }, key, data, heroes, i)
    if (!change) continue
    const beat = { ...change, told: i + 1, reveals: REVEALING.includes(key), sound: SOUNDS[key] }
    scene = change.scene
    if (isTurning(entry)) {
      firstTurned ??= i
      if (isTurning(news[i + 1])) continue // all cards are turned up at the same moment (9.10)
      beats.push(...seenThenTold(beat, TURNING_MS, firstTurned))
      firstTurned = undefined
    } else beats.push(beat)
    scene = { ...scene, flash: undefined, shownCard: undefined }
  }
  const last = beats.at(-1)
  if (last?.scene.stage?.clash) beats.push({ scene, ms: READING_MS, told: last.told, reveals: true })
  return beats
}

function isTurning(entry: Entry | undefined): boolean {
  return entry?.key === 'revealed' || entry?.key === 'boostRevealed'
}

function changeOf<K extends keyof Log>(
  scene: Scene,
  key: K,
  data: Entry['data'],
  heroes: Heroes,
  id: number,
): Change | undefined {
  const changeScene = SCENE_CHANGES[key]
  if (!changeScene || !isDataOf(key, data)) return undefined
  const change = changeScene(scene, data, heroes)
  const { flash } = change.scene
  return flash ? { ...change, scene: { ...change.scene, flash: { ...flash, id } } } : change
}

const SCENE_CHANGES: SceneChanges = {
  placed: (scene, { fighter, to }) => put(scene, fighter, to),
  harpyReturned: (scene, { fighter, to }) =>
    put({ ...scene, health: { ...scene.health, [fighter]: RETURNING_HARPY_HEALTH } }, fighter, to),
  moved: (scene, { fighter, from, to }) => ({
    scene: { ...scene, at: { ...scene.at, [fighter]: to }, stage: docked(scene.stage) },
    ms: STEP_MS * (wayBetween(from, to, () => true).length - 1) + 120,
  }),
  sizeChosen: (scene, { size }) => ({ scene: { ...scene, size }, ms: SHORT_MS }),
  sizeChanged: (scene, { size }) => ({ scene: { ...scene, size, stage: docked(scene.stage) }, ms: SHORT_MS + 150 }),
  turnStarted: scene => ({ scene: { ...scene, stage: undefined }, ms: 0 }),
  maneuvered: scene => ({ scene: { ...scene, stage: undefined }, ms: 0 }),
  boosted: (scene, { seat, card }) => ({ scene: { ...scene, shownCard: { seat, card } }, ms: READING_MS }),
  milled: (scene, { seat, card }) => ({ scene: { ...scene, shownCard: { seat, card } }, ms: READING_MS }),
  schemePlayed: (scene, { seat, card }) => ({
    scene: { ...scene, stage: undefined, shownCard: { seat, card } },
    ms: READING_MS + 200,
  }),
  attacked: (scene, { attacker, target }, heroes) => ({
    scene: { ...scene, stage: openStage(attacker, target, heroes, scene.size) },
    ms: SHORT_MS + 200,
  }),
  committed: (scene, { cards }) => ({
    scene: onSide(scene, 'attacker', side => ({
      ...side,
      main: { card: cardOf(side), faceUp: false },
      boost: cards > 1 ? { card: side.boost?.card, faceUp: false } : undefined,
    })),
    ms: SHORT_MS,
  }),
  defended: scene => ({
    scene: onSide(scene, 'defender', side => ({ ...side, main: { card: cardOf(side), faceUp: false } })),
    ms: SHORT_MS,
  }),
  notDefended: scene => ({ scene: onSide(scene, 'defender', side => ({ ...side, main: 'none' })), ms: SHORT_MS }),
  revealed: (scene, { seat, card }) => ({
    scene: onSide(undocked(scene), sideOfSeat(scene, seat), (side, which) => ({
      ...side,
      main: { card, faceUp: true },
      value: CARD[card].value + abilityBonus(which, side.fighter, scene.size),
      plus: [abilityBonus(which, side.fighter, scene.size)].filter(n => n !== 0),
      standing: 0,
    })),
    ms: READING_MS,
  }),
  boostRevealed: (scene, { seat, card }) => ({
    scene: onSide(scene, sideOfSeat(scene, seat), side => ({ ...side, boost: { card, faceUp: true } })),
    ms: READING_MS,
  }),
  cancelled: (scene, { card }) => ({
    scene: onSide(scene, sideOfCard(scene, card), side => ({ ...side, cancelled: true })),
    ms: SHORT_MS + 250,
  }),
  boostLost: (scene, { seat }) => ({
    scene: onSide(scene, sideOfSeat(scene, seat), side => ({ ...side, boost: undefined })),
    ms: SHORT_MS,
  }),
  valueBecomes: (scene, { card, value }) => ({
    scene: onSide(scene, sideOfCard(scene, card), side => ({ ...side, value: value + sum(side.plus) })),
    ms: SHORT_MS + 250,
  }),
  valueRises: (scene, { card, by }) => ({
    scene: onSide(scene, sideOfCard(scene, card), side => ({
      ...side,
      value: (side.value ?? 0) + by,
      plus: [...side.plus, by],
    })),
    ms: SHORT_MS + 250,
  }),
  combatValues: (scene, { attack, defense }) => {
    const values = onSide(
      onSide(scene, 'attacker', side => ({ ...side, value: attack })),
      'defender',
      side => ({
        ...side,
        value: defense,
      }),
    )
    return { scene: { ...values, stage: values.stage && { ...values.stage, clash: true } }, ms: SHORT_MS + 250 }
  },
  combatWon: (scene, { side }) => ({
    scene: { ...scene, stage: scene.stage && { ...scene.stage, winner: side } },
    ms: SHORT_MS,
  }),
  gazed: (scene, { target }) => ({ scene: { ...scene, flash: { id: 0, fighter: target, amount: 0 } }, ms: SHORT_MS }),
  damaged: (scene, { fighter, n, left }) => ({
    scene: {
      ...scene,
      health: { ...scene.health, [fighter]: left },
      flash: { id: 0, fighter, amount: -n },
    },
    ms: 650,
  }),
  recovered: (scene, { fighter, n, left }) => ({
    scene: { ...scene, health: { ...scene.health, [fighter]: left }, flash: { id: 0, fighter, amount: n } },
    ms: 600,
  }),
  healthBecomes: (scene, { fighter, health }) => ({
    scene: {
      ...scene,
      health: { ...scene.health, [fighter]: health },
      flash: { id: 0, fighter, amount: health - (scene.health[fighter] ?? 0) },
    },
    ms: 600,
  }),
  defeated: (scene, { fighter }) => {
    const { [fighter]: _gone, ...at } = scene.at
    return { scene: { ...scene, at }, ms: 450 }
  },
}

function put(scene: Scene, fighter: Fighter, to: NonNullable<Scene['at'][Fighter]>): Change {
  return {
    scene: { ...scene, at: { ...scene.at, [fighter]: to }, leaper: fighter, stage: docked(scene.stage) },
    ms: SHORT_MS + 100,
  }
}

const docked = (stage: Stage | undefined): Stage | undefined => stage && { ...stage, docked: true }
const undocked = (scene: Scene): Scene => ({ ...scene, stage: scene.stage && { ...scene.stage, docked: false } })

function openStage(attacker: Fighter, defender: Fighter, heroes: Heroes, size: Scene['size']): Stage {
  const side = (which: Side, fighter: Fighter): StageSide => ({
    fighter,
    seat: seatOf({ heroes }, fighter),
    main: 'waiting',
    boost: undefined,
    value: undefined,
    plus: [],
    cancelled: false,
    standing: abilityBonus(which, fighter, size),
  })
  return {
    sides: { attacker: side('attacker', attacker), defender: side('defender', defender) },
    clash: false,
    winner: undefined,
    docked: false,
  }
}

function cardOf({ main }: StageSide): Card | undefined {
  return typeof main === 'string' ? undefined : main.card
}

function sideOfSeat({ stage }: Scene, seat: number): Side {
  return stage?.sides.attacker.seat === seat ? 'attacker' : 'defender'
}

/** Both sides' decks differ, so a card tells its side. */
function sideOfCard({ stage }: Scene, card: Card): Side {
  return stage && cardOf(stage.sides.attacker) === card ? 'attacker' : 'defender'
}

function onSide(scene: Scene, which: Side, change: (side: StageSide, which: Side) => StageSide): Scene {
  const { stage } = scene
  if (!stage) return scene
  return { ...scene, stage: { ...stage, sides: { ...stage.sides, [which]: change(stage.sides[which], which) } } }
}
