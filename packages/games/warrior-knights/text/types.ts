// The texts of Warrior Knights in every language: a text missing in one of them does not compile.

import type { BaronAction, NeutralAction } from '../content/actionCards.ts'
import type { AgendaId, OpenMotion } from '../content/agendas.ts'
import type { Area } from '../content/areas.ts'
import type { Baron, Shape } from '../content/barons.ts'
import type { Bridge } from '../content/borders.ts'
import type { City } from '../content/cities.ts'
import type { EventId } from '../content/events.ts'
import type { BattleResult, Expedition, News } from '../content/fate.ts'
import type { Mercenary, Nationality } from '../content/troops.ts'

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
