// The signs of action cards, of goods and of what waits for its moment.

import type { BaronAction } from '../content/actionCards.ts'
import { ICONS } from './icons.generated.ts'
import type { Goods } from './scene.ts'
import type { Gauge } from './strings.kit.ts'

export const ACTION_ICON: Readonly<Record<BaronAction, string>> = {
  levyTaxes: ICONS.coins,
  draftSoldiers: ICONS['rally-the-troops'],
  rallySupport: ICONS['public-speaker'],
  serveTheChurch: ICONS.church,
  mobilizeForces: ICONS.cavalry,
  versatileStrategy: ICONS.choice,
}

export const GOODS_ICON: Readonly<Record<Goods, string>> = {
  crowns: ICONS['crown-coin'],
  votes: ICONS.vote,
  faith: ICONS['holy-symbol'],
  influence: ICONS['laurel-crown'],
}

export const GAUGE_ICON: Readonly<Record<Gauge, string>> = {
  taxation: ICONS['receive-money'],
  wages: ICONS['pay-money'],
  assembly: ICONS.conversation,
  draft: ICONS.sergeant,
}
