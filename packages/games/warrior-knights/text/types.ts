// The texts of Warrior Knights in every language: a text missing in one of them does not compile.

import type { FormText, OrderText } from '@ludoteka/kernel'
import type { Labels, OptionText, Prompt, Sentences, StepLabels } from '@ludoteka/text-kit'
import type { BaronAction, NeutralAction } from '../content/actionCards.ts'
import type { AgendaId, OpenMotion } from '../content/agendas.ts'
import type { Area } from '../content/areas.ts'
import type { Baron, Shape } from '../content/barons.ts'
import type { Bridge } from '../content/borders.ts'
import type { City } from '../content/cities.ts'
import type { EventId } from '../content/events.ts'
import type { BattleResult, Expedition, FateCard, News } from '../content/fate.ts'
import type { Mercenary, Nationality, Troop } from '../content/troops.ts'
import type { F } from '../rules/frames.ts'
import type { Log } from '../rules/log.ts'
import type { OPTIONS } from '../rules/options.ts'
import type { ATTACK_ANSWERS, OrderName, PASSING_ANSWERS } from '../rules/orders.ts'
import type { Reason, ResultReason } from '../rules/reasons.ts'
import type { FIELDS } from '../rules/state.ts'
import type { Verbs } from '../rules/verbs.ts'

/** The steps that ask somebody. */
export const ASKING_STEPS = [
  'setup.assign',
  'setup.stronghold',
  'setup.nobles',
  'plan.cards',
  'action.allocate',
  'baron.card',
  'baron.law',
  'mobilize.area',
  'mobilize.moves',
  'mobilize.one',
  'mobilize.battle',
  'expedition.found',
  'expedition.invest',
  'expedition.bless',
  'defenses.upgrade',
  'event.drawer',
  'event.uprising',
  'event.cancel',
  'effect.option',
  'effect.pay',
  'effect.heal',
  'effect.desert',
  'effect.refresh',
  'effect.heir',
  'effect.recruit',
  'effect.repair',
  'effect.fortify',
  'effect.city',
  'effect.marker',
  'effect.peek',
  'taxation.law',
  'wages.regulars',
  'wages.law',
  'wages.mercenaries',
  'assembly.preside',
  'assembly.order',
  'assembly.ballots',
  'vote.commit',
  'vote.declare',
  'vote.tie',
  'agenda.refusals',
  'agenda.charge',
  'agenda.office',
  'motion.propose',
  'motion.name',
  'motion.honour',
  'motion.refusal',
  'draft.hire',
  'draft.block',
  'draft.marker',
  'draft.assign',
  'move.noble',
  'move.leave',
  'war.declare',
  'war.armies',
  'war.leave',
  'war.laws',
  'battle.commander',
  'battle.putAway',
  'battle.ability',
  'battle.assign',
  'battle.deaths',
  'battle.retreats',
  'city.keepOrRaze',
  'city.razeLaw',
  'stronghold.ransom',
  'retreat.to',
  'law.roadMove',
  'law.seaMove',
  'upkeep.revolts',
  'upkeep.revolt',
  'upkeep.troops',
  'upkeep.stronghold',
  'upkeep.reserves',
  'upkeep.nobles',
  'army.check',
  'army.deserted',
  'desert.card',
  'losses.discard',
] as const satisfies readonly F['step'][]
export type AskingStep = (typeof ASKING_STEPS)[number]

export type Named = { readonly name: string; readonly text: string }

export type CardTexts = {
  readonly barons: Readonly<Record<Baron, string>>
  readonly shapes: Readonly<Record<Shape, Named>>
  readonly nobles: Readonly<Record<Baron, Readonly<Record<Shape, string>>>>
  readonly nationalities: Readonly<Record<Nationality, string>>
  readonly mercenaries: Readonly<Record<Mercenary, string>>
  readonly baronActions: Readonly<Record<BaronAction, Named>>
  readonly neutralActions: Readonly<Record<NeutralAction, Named>>
  readonly battleResults: Readonly<Record<BattleResult, string>>
  readonly news: Readonly<Record<News, string>>
  readonly events: Readonly<Record<EventId, Named>>
  readonly agendas: Readonly<Record<AgendaId, Named>>
  readonly openMotions: Readonly<Record<OpenMotion, Named>>
}

export type PlaceTexts = {
  readonly areas: Readonly<Record<Area, string>>
  readonly cities: Readonly<Record<City, string>>
  readonly bridges: Readonly<Record<Bridge, string>>
  readonly expeditions: Readonly<Record<Expedition, string>>
}

/** The verbs that have a plainer button at some steps. */
type PlainerAt = {
  readonly 'setup.assign': 'done'
  readonly 'plan.cards': 'done'
  readonly 'baron.law': 'obey'
  readonly 'mobilize.moves': 'done'
  readonly 'mobilize.battle': 'mobilize'
  readonly 'expedition.found': 'pass'
  readonly 'expedition.bless': 'pass'
  readonly 'event.uprising': 'nameCity'
  readonly 'event.cancel': 'pass'
  readonly 'effect.pay': 'done'
  readonly 'effect.heal': 'done'
  readonly 'effect.desert': 'done'
  readonly 'effect.heir': 'nextNoble'
  readonly 'effect.marker': 'decline'
  readonly 'taxation.law': 'obey'
  readonly 'wages.regulars': 'done'
  readonly 'wages.law': 'obey'
  readonly 'wages.mercenaries': 'done'
  readonly 'agenda.refusals': 'refuse'
  readonly 'motion.propose': 'pass'
  readonly 'motion.honour': 'giveUp'
  readonly 'motion.refusal': 'refuse'
  readonly 'draft.hire': 'pass'
  readonly 'draft.block': 'pass'
  readonly 'war.armies': 'done'
  readonly 'war.laws': 'obey'
  readonly 'battle.putAway': 'done'
  readonly 'battle.ability': 'decline'
  readonly 'city.razeLaw': 'obey'
  readonly 'law.seaMove': 'obey' | 'stop'
  readonly 'law.roadMove': 'obey'
  readonly 'upkeep.revolts': 'nameCity'
  readonly 'upkeep.troops': 'done'
  readonly 'upkeep.stronghold': 'pass'
  readonly 'upkeep.reserves': 'done'
  readonly 'upkeep.nobles': 'done'
  readonly 'losses.discard': 'done'
}

/** The verbs that take a form. */
export type FormVerb =
  | 'pledge'
  | 'invest'
  | 'commit'
  | 'ballots'
  | 'give'
  | 'offerDeal'
  | 'offerPact'
  | 'offerHeir'
  | 'askHeir'

/** Words of the picture for a terminal. */
export type TerminalTexts = {
  round(n: number, pool: number): string
  readonly chairman: string
  readonly headOfChurch: string
  readonly banned: string
  readonly eliminated: string
  baron(name: string, marks: readonly string[], goods: string): string
  goods(crowns: number, votes: number, faith: number, influence: number): string
  cities(names: readonly string[]): string
  /** An army: its leader or the stronghold, where it is, its troops and its casualties. */
  army(name: string, place: string, troops: readonly string[], casualties: number): string
  readonly stronghold: string
  readonly offBoard: string
  atSea(area: string): string
  readonly exhausted: string
  special(counts: Readonly<Record<'taxation' | 'wages' | 'assembly', number>>): string
  offer(names: readonly string[]): string
  agendas(names: readonly string[]): string
  laws(names: readonly string[]): string
  handOf(baron: string): string
  waitingFor(barons: readonly string[]): string
  readonly spectator: string
}

/** Standing orders; the settings of leave are named by the answers. */
export type OrderTexts = Readonly<Record<OrderName, OrderText>> & {
  readonly leaveToPass: { readonly settings: { readonly answer: OptionText<(typeof PASSING_ANSWERS)[number]> } }
  readonly leaveToAttack: { readonly settings: { readonly answer: OptionText<(typeof ATTACK_ANSWERS)[number]> } }
}

export type Texts = {
  readonly title: string
  readonly seats: Readonly<Record<Baron, string>>
  readonly options: { readonly [O in keyof typeof OPTIONS]: OptionText<(typeof OPTIONS)[O]['values'][number]> }
  readonly cards: CardTexts
  readonly places: PlaceTexts
  /** What a troop card or a fate card says of itself. */
  troopCard(troop: Troop): Named
  fateCard(card: FateCard): Named
  readonly prompts: Readonly<Record<AskingStep, Prompt>>
  readonly actions: Labels<Verbs>
  readonly actionsAt: StepLabels<Verbs, PlainerAt>
  readonly forms: Readonly<Record<FormVerb, FormText>>
  readonly log: Sentences<Log>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly results: Readonly<Record<ResultReason, string>>
  /** 18.2 What the place of a Baron was decided by. */
  /** 18.2 Influence and cities, and what else had to be compared: crowns, votes and faith together, then troops. */
  score(by: readonly number[]): string
  readonly facts: Readonly<Record<keyof typeof FIELDS, string>>
  readonly turnSpan: string
  readonly orders: OrderTexts
  readonly terminal: TerminalTexts
}
