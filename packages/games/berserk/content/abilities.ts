// Every ability by its name: those printed on cards, and those that keywords and rules give.

import { keysOf, required } from '@ludoteka/kernel'
import { PRINTED, type PrintedName } from './cards.ts'
import type { KeywordId } from './keywords.ts'
import type { Ability, Activated, Triggered } from './vocabulary.ts'

const activated = (ability: Omit<Activated, 'id' | 'kind' | 'type' | 'timing'>): Ability => ({
  id: 'g1',
  kind: 'activated',
  type: 'none',
  timing: 'any',
  ...ability,
})
const triggered = (ability: Omit<Triggered, 'id' | 'kind' | 'type'> & Partial<Pick<Triggered, 'type'>>): Ability => ({
  id: 'g1',
  kind: 'triggered',
  type: 'none',
  ...ability,
})

/** Abilities that no card prints. X is the number of their keyword, or that of the event. */
const RULE_ABILITY = {
  /** 17.2 */
  accumulate: activated({ cost: { close: true }, effect: [{ word: 'gainChip', amount: 1, to: 'self' }] }),
  /** 16.6 */
  permit: activated({ cost: { close: true }, effect: [{ word: 'permitFlyerStrike' }] }),
  /** N.31 */
  rage: activated({
    instant: true,
    cost: {},
    effect: [
      { word: 'loseChip', amount: 1, to: 'self' },
      { word: 'open', to: 'self', ifDone: true },
    ],
  }),
  /** N.31 End of your turn, without a declared attack. */
  rageChip: triggered({ trigger: { on: 'turnEnd' }, effect: [{ word: 'gainChip', amount: 1, to: 'self' }] }),
  /** N.1 */
  agility: triggered({
    trigger: { on: 'selfWounded' },
    optional: true,
    limit: { perTurn: 1 },
    effect: [{ word: 'relocateBeside' }],
  }),
  /** N.5 */
  bloodMagic: triggered({
    trigger: { on: 'selfWounded' },
    optional: true,
    effect: [{ word: 'gainChip', amount: 1, to: 'self' }],
  }),
  /** N.7 */
  carrionEating: triggered({
    type: 'influence',
    trigger: { on: 'killedAdjacentEnemy' },
    effect: [
      { word: 'heal', amount: 'all', to: 'self' },
      { word: 'loseKeyword', keyword: 'poison', to: 'self' },
    ],
  }),
  /** N.8 */
  chargeChip: triggered({
    trigger: { on: 'turnStart' },
    optional: true,
    effect: [{ word: 'gainChip', amount: 1, to: 'self' }],
  }),
  /** N.10 */
  concentration: triggered({
    trigger: { on: 'opponentTurnEnd' },
    effect: [{ word: 'gainChip', amount: 1, to: 'self' }],
  }),
  /** N.12, 28.6.2 */
  decay: triggered({ trigger: { on: 'actionPaid' }, effect: [{ word: 'loseDecayChip' }] }),
  /** N.19, 28.6.6 */
  giftOfLife: triggered({
    type: 'influence',
    trigger: { on: 'selfDeath' },
    target: { kind: 'creature', who: 'own', where: 'any', count: 1, filter: { sharesElement: true } },
    effect: [{ word: 'addLife', amount: { var: 'X' }, to: 'target' }],
  }),
  /** N.20 */
  guard: triggered({
    type: 'influence',
    trigger: { on: 'attackHitOnSelf' },
    effect: [{ word: 'guard' }],
  }),
  /** N.22 */
  incarnation: triggered({ trigger: { on: 'turnStartInGraveyard' }, effect: [{ word: 'incarnate' }] }),
  /** N.28 X is the number on the die. */
  plague: triggered({
    type: 'influence',
    trigger: { on: 'rolledOdd' },
    effect: [{ word: 'wound', amount: { var: 'X' }, to: 'self' }],
  }),
  plagueSpread: triggered({
    type: 'influence',
    trigger: { on: 'attackHit', attackTypes: ['simpleStrike', 'specialStrike', 'magicStrike'], vs: { creature: true } },
    effect: [{ word: 'gainKeyword', keyword: { k: 'plague' }, to: 'attacked', duration: 'battle' }],
  }),
  /** N.36 */
  soulcatcher: triggered({
    trigger: { on: 'otherCreatureDied' },
    effect: [{ word: 'gainChip', amount: 1, to: 'self' }],
  }),
  /** N.45 */
  unity: triggered({
    type: 'influence',
    trigger: { on: 'attackHit', attackTypes: ['simpleStrike', 'specialStrike', 'magicStrike', 'rowStrike'] },
    optional: true,
    effect: [{ word: 'unite' }],
  }),
} as const satisfies Readonly<Record<string, Ability>>
export type RuleAbility = keyof typeof RULE_ABILITY

/** The triggered abilities that come with a keyword. */
export const ABILITIES_OF_KEYWORD: { readonly [K in KeywordId]?: readonly RuleAbility[] } = {
  agility: ['agility'],
  bloodMagic: ['bloodMagic'],
  carrionEating: ['carrionEating'],
  charge: ['chargeChip'],
  concentration: ['concentration'],
  decay: ['decay'],
  giftOfLife: ['giftOfLife'],
  guard: ['guard'],
  incarnation: ['incarnation'],
  plague: ['plague', 'plagueSpread'],
  rage: ['rageChip'],
  soulcatcher: ['soulcatcher'],
  unity: ['unity'],
}

export type AbilityName = PrintedName | RuleAbility

/** Abilities with several texts, of which one is chosen. */
export type AbilityOfTexts = Extract<PrintedName, 'ravineGnome.a1' | 'fortuneHunter.a2'>

const BY_NAME = new Map<string, Ability>([
  ...PRINTED.map(({ name, ability }): [string, Ability] => [name, ability]),
  ...Object.entries<Ability>(RULE_ABILITY),
])

/** All names, for declarations. */
export const ABILITY_NAMES: readonly AbilityName[] = [...PRINTED.map(({ name }) => name), ...keysOf(RULE_ABILITY)]

export const abilityNamed = (name: AbilityName): Ability => required(BY_NAME.get(name), name)
