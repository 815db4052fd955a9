// Positions for the tests, and helpers to play from them: what each Baron has, where his Nobles stand, what comes next.

import { itemAt, type Json, type Position } from '@ludoteka/kernel'
import { asked as allAsked, type Table, table } from '@ludoteka/kernel/testing'
import type { BaronAction, NeutralAction, SpecialArea } from '../content/actionCards.ts'
import type { AgendaId, OpenMotion } from '../content/agendas.ts'
import type { KingdomArea } from '../content/areas.ts'
import { BARONS, type Baron, SHAPES, type Shape } from '../content/barons.ts'
import type { City } from '../content/cities.ts'
import type { EventId } from '../content/events.ts'
import { type Expedition, FATE, FATE_CARDS, type FateCard, type FateFacts } from '../content/fate.ts'
import { ACTION_AREAS, type ActionArea } from '../content/numbers.ts'
import type { Mercenary, Troop } from '../content/troops.ts'
import { game } from '../index.ts'
import type { Location, PlanSlot, TrackSpace } from '../rules/names.ts'
import { STANDING } from '../rules/standing.ts'

export { names, told } from '@ludoteka/kernel/testing'

/** A Noble: where he stands (off the board without a place) and with which troops. */
export type Noble = {
  readonly at?: Location
  readonly troops?: readonly Troop[]
  readonly casualties?: number
  readonly exhausted?: true
  readonly dead?: true
  readonly noHeir?: true
  readonly office?: AgendaId
}

export type BaronSetting = {
  readonly [shape in Shape]?: Noble
} & {
  readonly crowns?: number
  readonly votes?: number
  readonly faith?: number
  readonly influence?: number
  readonly banned?: true
  /** Where his stronghold stands; off the board without a place. */
  readonly stronghold?: KingdomArea
  readonly strongholdBreaches?: number
  /** The leaderless army of his stronghold. */
  readonly garrison?: readonly Troop[]
  readonly garrisonCasualties?: number
  readonly cities?: readonly City[]
  /** His cards on the action areas, which he has planned. */
  readonly plan?: { readonly [area in ActionArea]?: readonly BaronAction[] }
  /** His cards in special-phase areas. All others are in his hand. */
  readonly special?: { readonly [area in SpecialArea]?: readonly BaronAction[] }
  readonly charges?: readonly AgendaId[]
  readonly keptEvents?: readonly EventId[]
}

export type CitySetting = {
  readonly razed?: true
  readonly fortified?: true
  readonly breaches?: number
  readonly siegeBy?: Baron
  /** The round in which it was besieged; this one, if it is not said. */
  readonly siegeRound?: number
}

export type ExpeditionSetting = {
  readonly step: 1 | 2 | 3
  readonly blessed?: true
  readonly invested: { readonly [baron in Baron]?: number }
}

export type Setting = { readonly [baron in Baron]?: BaronSetting } & {
  /** Three, if it is not said. */
  readonly players?: 2 | 3 | 4 | 5 | 6
  readonly options?: Readonly<Record<string, Json>>
  readonly round?: number
  readonly chairman?: Baron
  readonly head?: Baron
  readonly pool?: number
  /** The action area whose next card is turned up; without it the Barons plan, or `stack` says what happens. */
  readonly area?: ActionArea
  /** Neutral cards on the action areas. */
  readonly neutral?: { readonly [area in ActionArea]?: readonly NeutralAction[] }
  readonly cities?: { readonly [city in City]?: CitySetting }
  readonly siegeOfStronghold?: { readonly [baron in Baron]?: { readonly by: Baron; readonly round?: number } }
  readonly track?: { readonly [space in TrackSpace]?: Baron }
  readonly expeditions?: { readonly [expedition in Expedition]?: ExpeditionSetting }
  /** The next fate cards, the top first. */
  readonly fate?: readonly FateCard[]
  /** The next events, the top first. */
  readonly events?: readonly EventId[]
  readonly roundEvents?: readonly EventId[]
  readonly eventDiscard?: readonly EventId[]
  /** The agendas on the table, the next ones of the deck, the discarded ones and the laws in force. */
  readonly agendas?: readonly AgendaId[]
  readonly agendaDeck?: readonly AgendaId[]
  readonly agendaDiscard?: readonly AgendaId[]
  readonly laws?: readonly AgendaId[]
  readonly motionLaws?: readonly {
    readonly motion: OpenMotion
    readonly one?: Baron
    readonly two?: Baron
    readonly olderCards?: number
  }[]
  readonly offer?: readonly Mercenary[]
  /** Further facts and zones by their names in the notation. */
  readonly facts?: Readonly<Record<string, Json>>
  readonly zones?: Readonly<Record<string, Json>>
  readonly stack?: readonly Json[]
  /** Results of chance in the order in which they are asked for: a place such as "red.first.1", a card that is drawn. */
  readonly random?: readonly (number | string)[]
  readonly seed?: string
}

type Written = Record<string, Json>

/** Facts of one kind by name, without those that are not said. */
function byName<T, V extends Json>(
  from: readonly (readonly [string, T])[],
  value: (of: T) => V | undefined,
): Record<string, V> {
  return Object.fromEntries(
    from.flatMap(([name, of]): [string, V][] => {
      const found = value(of)
      return found === undefined ? [] : [[name, found]]
    }),
  )
}

/** A zone of places that every seat has: place → seat → cards. */
function byPlace(entries: readonly (readonly [place: string, seat: string, cards: readonly string[]])[]): Written {
  const found: Record<string, Record<string, Json>> = {}
  for (const [place, seat, cards] of entries)
    if (cards.length > 0) found[place] = { ...found[place], [seat]: [...cards] }
  return found
}

/** The places of an area's cards: "first.1", "first.2". */
function slotted<T extends string>(plan: { readonly [area in ActionArea]?: readonly T[] } = {}): [PlanSlot, T][] {
  return ACTION_AREAS.flatMap(area => (plan[area] ?? []).map((card, i): [PlanSlot, T] => [`${area}.${i + 1}`, card]))
}

/** The notation of a setting. */
export function written(setting: Setting): Position {
  const barons = BARONS.slice(0, setting.players ?? 3)
  const all = barons.map((baron): [Baron, BaronSetting] => [baron, setting[baron] ?? {}])
  const nobles = all.flatMap(([baron, of]) =>
    SHAPES.map((shape): [string, Noble, Baron, Shape] => [`${baron}.${shape}`, of[shape] ?? {}, baron, shape]),
  )
  const named = nobles.map(([name, noble]): [string, Noble] => [name, noble])
  const cities = Object.entries(setting.cities ?? {})
  const expeditions = Object.entries(setting.expeditions ?? {})
  const sieges = Object.entries(setting.siegeOfStronghold ?? {})
  const { chairman, head, pool, area, track } = setting
  return {
    options: { players: String(barons.length), ...setting.options },
    facts: {
      round: setting.round ?? 1,
      ...(chairman ? { chairman } : {}),
      ...(head ? { headOfChurch: head } : {}),
      ...(pool === undefined ? {} : { pool }),
      ...(area ? { area } : {}),
      crowns: byName(all, ({ crowns }) => crowns),
      votes: byName(all, ({ votes }) => votes),
      faith: byName(all, ({ faith }) => faith),
      influence: byName(all, ({ influence }) => influence),
      banned: byName(all, ({ banned }) => banned),
      strongholdAt: byName(all, ({ stronghold }) => stronghold),
      strongholdBreaches: byName(all, ({ strongholdBreaches }) => strongholdBreaches),
      control: Object.fromEntries(all.flatMap(([baron, of]) => (of.cities ?? []).map(city => [city, baron]))),
      nobleAt: byName(named, ({ at }) => at),
      exhausted: byName(named, ({ exhausted }) => exhausted),
      dead: byName(named, ({ dead }) => dead),
      noHeir: byName(named, ({ noHeir }) => noHeir),
      casualties: {
        ...byName(named, ({ casualties }) => casualties),
        ...Object.fromEntries(
          all.flatMap(([baron, { garrisonCasualties: n }]) => (n === undefined ? [] : [[`${baron}.stronghold`, n]])),
        ),
      },
      razed: byName(cities, ({ razed }) => razed),
      fortified: byName(cities, ({ fortified }) => fortified),
      breaches: byName(cities, ({ breaches }) => breaches),
      siegeBy: { ...byName(cities, ({ siegeBy }) => siegeBy), ...byName(sieges, ({ by }) => by) },
      siegeRound: { ...byName(cities, ({ siegeRound }) => siegeRound), ...byName(sieges, ({ round }) => round) },
      ...(track ? { track } : {}),
      expeditionStep: byName(expeditions, ({ step }) => step),
      blessed: byName(expeditions, ({ blessed }) => blessed),
      invested: Object.fromEntries(
        expeditions.flatMap(([name, { invested }]) =>
          Object.entries(invested).map(([baron, n]) => [`${name}.${baron}`, n]),
        ),
      ),
      ...(setting.motionLaws ? { motionLaws: setting.motionLaws.map(law => ({ ...law })) } : {}),
      ...setting.facts,
    },
    zones: {
      army: byPlace([
        ...nobles.map(([, { troops = [] }, baron, shape]) => [shape, baron, troops] as const),
        ...all.map(([baron, { garrison = [] }]) => ['stronghold', baron, garrison] as const),
      ]),
      planned: byPlace(all.flatMap(([baron, { plan }]) => slotted(plan).map(([slot, card]) => [slot, baron, [card]]))),
      neutralPlanned: Object.fromEntries(slotted(setting.neutral).map(([slot, card]) => [slot, [card]])),
      special: byPlace(
        all.flatMap(([baron, { special = {} }]) =>
          Object.entries(special).map(([place, cards]) => [place, baron, cards] as const),
        ),
      ),
      offices: byPlace(nobles.map(([, { office }, baron, shape]) => [shape, baron, office ? [office] : []])),
      charges: byName(all, ({ charges }) => (charges ? [...charges] : undefined)),
      keptEvents: byName(all, ({ keptEvents }) => (keptEvents ? [...keptEvents] : undefined)),
      ...piles({
        eventDiscard: setting.eventDiscard,
        roundEvents: setting.roundEvents,
        agendas: setting.agendas,
        agendaDiscard: setting.agendaDiscard,
        laws: setting.laws,
        offer: setting.offer,
      }),
      ...(setting.fate ? { fateDeck: [...setting.fate, 'rest'] } : {}),
      ...(setting.events ? { eventDeck: [...setting.events, 'rest'] } : {}),
      ...(setting.agendaDeck ? { agendaDeck: [...setting.agendaDeck, 'rest'] } : {}),
      ...setting.zones,
    },
    ...(setting.stack ? { stack: setting.stack } : {}),
  }
}

function piles(of: Readonly<Record<string, readonly string[] | undefined>>): Written {
  return byName(Object.entries(of), cards => (cards ? [...cards] : undefined))
}

export function position(setting: Setting): Table {
  return table(game, {
    position: written(setting),
    random: setting.random ?? [],
    ...(setting.seed ? { seed: setting.seed } : {}),
  })
}

/**
 * A Baron's card, alone on the first action area, is turned up. On the second lies a card of the last Baron, so that the
 * match waits for him when this one is done.
 */
export function turnUp(baron: Baron, card: BaronAction, setting: Setting = {}): Table {
  return oneCard(setting, { [baron]: { ...setting[baron], plan: { first: [card] } } }, `${baron}.first.1`)
}

/** A neutral card, alone on the first action area, is turned up; a card of the last Baron lies on the second. */
export function turnUpNeutral(card: NeutralAction, setting: Setting = {}): Table {
  return oneCard(setting, { neutral: { first: [card] } }, 'neutral.first.1')
}

function oneCard(setting: Setting, first: Setting, place: string): Table {
  const last = lastBaron(setting)
  const his = { ...setting[last], ...first[last] }
  return position({
    ...setting,
    ...first,
    [last]: { ...his, plan: { ...his.plan, second: ['rallySupport'] } },
    area: 'first',
    random: [place, ...(setting.random ?? [])],
  })
}

const lastBaron = ({ players = 3 }: Setting): Baron => itemAt(BARONS, players - 1)

/** The card has been resolved and allocated, with all that followed: the last Baron's card is turned up. */
export const isOver = (t: Table): boolean => step(t) === 'baron.card' && fact(t, 'area') === 'second'

/** The first fate card that shows this. */
export function fateWith(shown: Partial<Omit<FateFacts, 'news' | 'revolt'>> & { readonly revolt?: boolean }): FateCard {
  const found = FATE_CARDS.find(card =>
    Object.entries(shown).every(([key, value]) =>
      key === 'revolt' ? (FATE[card].revolt === true) === value : Reflect.get(FATE[card], key) === value,
    ),
  )
  if (found === undefined) throw new Error(`No fate card shows ${JSON.stringify(shown)}.`)
  return found
}

/** What stands at a path of the whole position, as scenario files see it. */
export function found(t: Table, path: string): unknown {
  let value: unknown = t.all()
  for (const name of path.split('/')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = Reflect.get(value, name)
  }
  return value
}

/** Cards of a zone by place (and seat); none where nothing lies. */
export const cards = (t: Table, path: string): unknown => found(t, `zones/${path}`) ?? []
export const fact = (t: Table, path: string): unknown => found(t, path)
/** Crowns, votes, faith and influence of a Baron. */
export const goods = (t: Table, baron: Baron): readonly unknown[] =>
  ['crowns', 'votes', 'faith', 'influence'].map(what => fact(t, `${what}/${baron}`))

/** 19.4 Bargaining, which is possible at any moment. */
const BARGAINS: readonly string[] = Object.keys(STANDING.do)

/** Who is asked now, and exactly what each may answer, bargaining aside; names in alphabetical order. */
export function asked(t: Table): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const questions = Object.entries(allAsked(t)).map(([seat, answers]): [string, Record<string, unknown>] => [
    seat,
    Object.fromEntries(Object.entries(answers).filter(([verb]) => !BARGAINS.includes(verb))),
  ])
  return Object.fromEntries(questions.filter(([, answers]) => Object.keys(answers).length > 0))
}

export const step = (t: Table): string => t.view('spectator').step

/** Plays a verb for the only Baron who is asked. */
export function answer(t: Table, verb: string, arg?: Parameters<Table['play']>[2]): Table {
  const [seat, ...others] = Object.keys(asked(t))
  if (seat === undefined || others.length > 0) throw new Error(`Asked are ${JSON.stringify(asked(t))}.`)
  return t.play(seat, verb, arg)
}
