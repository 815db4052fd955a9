// A battle as the log tells it: who fights, what was drawn and turned up, what it adds up to and what becomes of it.

import type { Entry } from '@ludoteka/kernel'
import { AREAS, type Area } from '../content/areas.ts'
import { BARONS, type Baron, SHAPES, type Shape } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { BATTLE_RESULTS, type BattleResult } from '../content/fate.ts'
import {
  ARMIES,
  ARMY_NAMES,
  type Army,
  type ArmyName,
  KINDS,
  NOBLES,
  type NobleName,
  SIDES,
  type Side,
  WALLS,
  type Walls,
} from '../rules/questions.ts'
import { dataOf, type EntryData } from './entryData.ts'

type BySide<T> = Readonly<Record<Side, T>>

/** 11.5.2 What a side draws cards for. */
export type DrawSums = {
  readonly armies: number
  readonly leadership: number
  readonly walls: number
  readonly n: number
}

export type BattleStory = {
  readonly attacker: Baron
  /** Nobody in a neutral city. */
  readonly defender: Baron | undefined
  readonly at: Area
  readonly kind: (typeof KINDS)[number]
  readonly walls: Walls | undefined
  readonly attackers: readonly Shape[]
  readonly defenders: readonly Army[]
  readonly commander: BySide<Shape | undefined>
  readonly sums: BySide<DrawSums | undefined>
  /** Cards a side has kept, once it says so. */
  readonly keeps: BySide<number | undefined>
  readonly shown: BySide<readonly BattleResult[] | undefined>
  /** How many of the cards shown lie face up; while they are turned one by one, fewer than all. */
  readonly turned: BySide<number>
  /** How many of those shown were drawn further (11.6.1). */
  readonly further: BySide<number>
  readonly abilities: BySide<boolean>
  readonly hits: BySide<number | undefined>
  readonly tokens: Readonly<Partial<Record<ArmyName, number>>>
  readonly breaches: number
  readonly victories: BySide<number | undefined>
  readonly verdict: { readonly side: Side; readonly isFull: boolean } | undefined
  readonly dead: readonly NobleName[]
  readonly retreats: readonly NobleName[]
  /** The walls have a new owner, or are gone. */
  readonly isTaken: boolean
  readonly isOver: boolean
}

const bothSides = <T>(value: T): BySide<T> => ({ attacker: value, defender: value })

const ALL_TURNED = Number.POSITIVE_INFINITY

type Change = (story: BattleStory, entry: EntryData) => BattleStory

const sideOf = (entry: EntryData): Side | undefined => entry.one(SIDES, 'side')

/** Changes what a side has, where the entry names one. */
const ofSide =
  <K extends 'sums' | 'shown' | 'further' | 'hits' | 'victories'>(
    part: K,
    value: (entry: EntryData, before: BattleStory[K][Side], side: Side) => BattleStory[K][Side],
  ): Change =>
  (story, entry) => {
    const side = sideOf(entry)
    return side ? { ...story, [part]: { ...story[part], [side]: value(entry, story[part][side], side) } } : story
  }

const sideOfBaron = (story: BattleStory, baron: Baron | undefined): Side | undefined =>
  baron === undefined
    ? undefined
    : baron === story.attacker
      ? 'attacker'
      : baron === story.defender
        ? 'defender'
        : undefined

const CHANGES: Readonly<Record<string, Change>> = {
  commands(story, entry) {
    const side = sideOfBaron(story, entry.one(BARONS, 'baron'))
    const shape = entry.one(SHAPES, 'shape')
    return side && shape ? { ...story, commander: { ...story.commander, [side]: shape } } : story
  },
  fateDrawnForBattle: ofSide('sums', entry => ({
    armies: entry.number('armies'),
    leadership: entry.number('leadership'),
    walls: entry.number('walls'),
    n: entry.number('n'),
  })),
  fatePutAway(story, entry) {
    const side = sideOfBaron(story, entry.one(BARONS, 'baron'))
    return side ? { ...story, keeps: { ...story.keeps, [side]: entry.number('n') } } : story
  },
  fateShown: ofSide('shown', entry => entry.many(BATTLE_RESULTS, 'results')),
  moreFate(story, entry) {
    const drawn = ofSide('shown', (one, before) => [...(before ?? []), ...one.many(BATTLE_RESULTS, 'result')])
    const counted = ofSide('further', (_, before) => before + 1)
    return counted(drawn(story, entry), entry)
  },
  abilityUsed(story, entry) {
    const side = sideOfBaron(story, entry.one(BARONS, 'baron'))
    return side ? { ...story, abilities: { ...story.abilities, [side]: true } } : story
  },
  casualtiesCounted: ofSide('hits', entry => entry.number('n')),
  casualty(story, entry) {
    const army = entry.one(ARMY_NAMES, 'army')
    return army ? { ...story, tokens: { ...story.tokens, [army]: (story.tokens[army] ?? 0) + 1 } } : story
  },
  breached: (story, entry) => ({ ...story, breaches: story.breaches + entry.number('n') }),
  victoriesCounted: ofSide('victories', entry => entry.number('n')),
  fullVictory(story, entry) {
    const side = sideOf(entry)
    return side ? { ...story, verdict: { side, isFull: true } } : story
  },
  partialVictory(story, entry) {
    const side = sideOf(entry)
    return side ? { ...story, verdict: { side, isFull: false } } : story
  },
  nobleDied: (story, entry) => ({ ...story, dead: [...story.dead, ...entry.many(NOBLES, 'noble')] }),
  retreats: (story, entry) => ({ ...story, retreats: [...story.retreats, ...entry.many(NOBLES, 'noble')] }),
  cityTaken: (story, entry) => (entry.one(CITIES, 'city') === story.walls ? { ...story, isTaken: true } : story),
  strongholdFell: story => ({ ...story, isTaken: true }),
  battleEnded: story => ({ ...story, isOver: true }),
}

function begun(entry: EntryData): BattleStory | undefined {
  const attacker = entry.one(BARONS, 'baron')
  const at = entry.one(AREAS, 'at')
  const kind = entry.one(KINDS, 'kind')
  if (!attacker || !at || !kind) return undefined
  return {
    attacker,
    defender: entry.one(BARONS, 'defender'),
    at,
    kind,
    walls: entry.one(WALLS, 'walls'),
    attackers: entry.many(SHAPES, 'attackers'),
    defenders: entry.many(ARMIES, 'defenders'),
    commander: bothSides(undefined),
    sums: bothSides(undefined),
    keeps: bothSides(undefined),
    shown: bothSides(undefined),
    turned: bothSides(ALL_TURNED),
    further: bothSides(0),
    abilities: bothSides(false),
    hits: bothSides(undefined),
    tokens: {},
    breaches: 0,
    victories: bothSides(undefined),
    verdict: undefined,
    dead: [],
    retreats: [],
    isTaken: false,
    isOver: false,
  }
}

export const isBattleStart = ({ key }: Entry): boolean => key === 'battleBegan'

/** The battle after an entry; nothing before the first one. */
export function afterEntry(story: BattleStory | undefined, entry: Entry): BattleStory | undefined {
  const data = dataOf(entry)
  if (isBattleStart(entry)) return begun(data)
  const change = Object.hasOwn(CHANGES, entry.key) ? CHANGES[entry.key] : undefined
  return story && !story.isOver && change ? change(story, data) : story
}

/** The last battle that a log tells of. */
export function battleIn(log: readonly Entry[]): BattleStory | undefined {
  const start = log.findLastIndex(isBattleStart)
  if (start < 0) return undefined
  return log.slice(start).reduce<BattleStory | undefined>(afterEntry, undefined)
}

/** The same battle with only so many cards of each side face up. */
export const turnedUpTo = (story: BattleStory, n: number): BattleStory => ({ ...story, turned: bothSides(n) })

/** How often each result lies face up in a row. */
export function countTurned(story: BattleStory, side: Side, result: BattleResult): number {
  return (story.shown[side] ?? []).filter((one, i) => one === result && i < story.turned[side]).length
}
