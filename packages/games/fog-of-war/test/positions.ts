// Positions for the tests, and helpers to play from them.

import type { Json, Position } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import type { CombatCard } from '../content/combatCards.ts'
import type { NeutralCard, Objective } from '../content/otherCards.ts'
import type { Province } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import type { Slot } from '../content/wheel.ts'
import { game } from '../index.ts'

export { asked, names, told } from '@ludoteka/kernel/testing'

type Cards = readonly (CombatCard | 'rest')[]
type Of<T> = { readonly [side in Side]?: T }
type Control = { readonly [at in Province]?: Side | 'none' }

export type Plan = { readonly target: Province; readonly cards: readonly CombatCard[] }

export type Setting = {
  readonly control?: Control
  readonly quagmire?: Control
  readonly army?: { readonly [at in Province]?: Of<readonly CombatCard[]> }
  readonly neutrals?: { readonly [at in Province]?: readonly NeutralCard[] }
  readonly plans?: Of<{ readonly [slot in Slot]?: Plan }>
  readonly hand?: Of<Cards>
  readonly deck?: Of<Cards>
  readonly discard?: Of<Cards>
  readonly winPile?: Of<Cards>
  readonly lossPile?: Of<Cards>
  readonly kept?: readonly Objective[]
  readonly facts?: Readonly<Record<string, Json>>
  readonly options?: Readonly<Record<string, Json>>
  readonly stack?: readonly Json[]
  readonly random?: readonly (number | string)[]
}

const SOVIET: readonly string[] = ['balticStates', 'kiev', 'odessa']

function byPlace(neutrals: Setting['neutrals'] = {}): Record<string, Json> {
  const places = Object.entries(neutrals)
  const soviet = places.filter(([at]) => SOVIET.includes(at)).map(([at, cards]) => [at, { allies: cards }])
  return {
    neutral: Object.fromEntries(places.filter(([at]) => !SOVIET.includes(at))),
    sovietNeutral: Object.fromEntries(soviet),
  }
}

function byslot<T extends 'target' | 'cards'>(plans: Setting['plans'] = {}, part: T): Record<string, Json> {
  const found: Record<string, Record<string, Json>> = {}
  for (const [side, slots] of Object.entries(plans)) {
    for (const [slot, plan] of Object.entries(slots)) {
      found[slot] = { ...found[slot], [side]: part === 'target' ? [plan.target] : [...plan.cards] }
    }
  }
  return found
}

/** The notation of a setting: 1940 in summer, the Axis in their main stage, Delta at NEW OP on both wheels. */
export function written(setting: Setting): Position {
  const { control, quagmire, army = {}, hand, deck, discard, winPile, lossPile, kept, stack } = setting
  const piles = { hand, deck, discard, winPile, lossPile }
  const given = Object.entries(piles).flatMap(([name, cards]) => (cards ? [[name, cards] as const] : []))
  return {
    options: setting.options ?? {},
    facts: {
      active: 'axis',
      turn: 7,
      yearTurn: 7,
      head: { axis: 'delta', allies: 'delta' },
      ...(control ? { control } : {}),
      ...(quagmire ? { quagmire } : {}),
      ...setting.facts,
    },
    zones: {
      army: { ...army },
      ...byPlace(setting.neutrals),
      operation: byslot(setting.plans, 'cards'),
      target: byslot(setting.plans, 'target'),
      ...(kept ? { kept: { axis: [...kept] } } : {}),
      ...Object.fromEntries(given),
    },
    ...(stack ? { stack } : {}),
  }
}

export function position(setting: Setting = {}): Table {
  return table(game, { position: written(setting), random: setting.random ?? [] })
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

/** An Axis operation in Alpha that stands at position 3, and nothing else happening. */
export function attack(target: Province, combat: readonly CombatCard[], setting: Setting = {}): Table {
  const plans = { ...setting.plans, axis: { alpha: { target, cards: combat }, ...setting.plans?.axis } }
  return position({ ...setting, plans })
}

/** Launches Alpha, names the origin if there is a choice, and says what becomes of the token. */
export function fight(
  t: Table,
  by: Side,
  how: { from?: Province; token?: 'useSuperiority' | 'decline'; slot?: Slot } = {},
): Table {
  t.play(by, 'launch', how.slot ?? 'alpha')
  if (t.view(by).step === 'battle.origin' && how.from) t.play(by, 'attackFrom', how.from)
  return settleToken(t, how.token)
}

/** Answers for whoever holds the superiority token, if the battle comes to it. */
export function settleToken(t: Table, token: 'useSuperiority' | 'decline' = 'decline'): Table {
  const { step, waiting } = t.view('spectator')
  if (step === 'battle.superiority') t.play(waiting[0] ?? '', token)
  return t
}
