// The Fog of War, as one game for the kernel.

import { type Core, defineGame, type Entry, type Identity, SHARED } from '@ludoteka/kernel'
import { bot } from '../bot/bot.ts'
import { COMBAT_CARDS, type CombatCard, cardsOf, RESERVES, START_SET } from '../content/combatCards.ts'
import { NEUTRAL, NEUTRAL_CARDS, OBJECTIVES } from '../content/otherCards.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { TEXT } from '../text/index.ts'
import { ranking } from '../text/ranking.ts'
import { terminal } from '../text/terminal.ts'
import { BATTLE } from './battle.ts'
import { INTEL } from './intel.ts'
import { LAUNCH } from './launch.ts'
import { LOG_SHAPES, type Log } from './log.ts'
import { STAGES } from './mainStage.ts'
import { ORDERS, turnName } from './orders.ts'
import { OUTCOME } from './outcomes.ts'
import { completePosition, whatIsWrong } from './position.ts'
import { PRODUCTION } from './production.ts'
import { REASONS, RESULTS, type Reason } from './reasons.ts'
import { RECALL } from './recall.ts'
import { REFUSALS } from './refusals.ts'
import { SETUP, setOf, setUp } from './setup.ts'
import { sideOf } from './sides.ts'
import { FIELDS, FRAMES, SECRET_VERBS, VERBS, type Verbs, ZONES } from './state.ts'
import { TURN } from './turn.ts'
import { warning } from './warning.ts'
import { YEAR } from './yearEnd.ts'

const IDENTITY: Readonly<Record<Side, Identity>> = {
  axis: { colour: 'black', emblem: 'axis' },
  allies: { colour: 'blue', emblem: 'allies' },
}

const RARE_ENTRIES: readonly string[] = ['deckDiscarded', 'cardDiscarded'] satisfies readonly (keyof Log)[]
const RARE_REASONS: readonly string[] = [
  'targetInQuagmire',
  'noPlaceForCards',
  'nothingToName',
  'levelFull',
  'notConnected',
  'noOriginForQuagmire',
] satisfies readonly Reason[]

export const fogOfWar = defineGame<typeof FIELDS, typeof FRAMES, Verbs>({
  id: 'fog-of-war',
  version: 2,
  options: {
    shortYear: { kind: 'oneOf', values: ['off', 'on'], initial: 'off', variant: true }, // 2.10.2
  },
  seats: () => SIDES,
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    ...SETUP,
    ...TURN,
    ...STAGES,
    ...INTEL,
    ...LAUNCH,
    ...BATTLE,
    ...OUTCOME,
    ...YEAR,
    ...PRODUCTION,
    ...RECALL,
  },
  verbs: VERBS,
  secretVerbs: SECRET_VERBS,
  // Whoever may not look supposes that nothing is chosen yet; before the first cards are drawn there is no hand (1.9).
  veils: {
    held: { divide: (s, _seat, cards) => (isDeploying(s) ? { chosen: cards } : { hand: cards }) },
  },
  orders: ORDERS,
  turn: turnName,
  setup: setUp,
  inventory: (_s, owner) => (owner === SHARED ? SHARED_CARDS : (CARDS_OF[owner] ?? new Map())),
  completePosition,
  check: whatIsWrong,
  refusals: REFUSALS,
  reasons: REASONS,
  results: RESULTS,
  bound: 20_000,
  rounds: s => s.turn,
  labels: () => SIDES,
  identity: (_s, seat) => IDENTITY[sideOf(seat)],
  warning,
  ranking,
  coverage: {
    cards: COMBAT_CARDS,
    fired: firedCards,
    // Legal play never takes so many turns (9.5), nor leaves a card without any place (2.9). Random play seldom cuts off a
    // quagmire (4.6) and never raises the level to its end (3.5.2). All of them have tests.
    entries: Object.keys(LOG_SHAPES).filter(key => !RARE_ENTRIES.includes(key)),
    rareEntries: RARE_ENTRIES,
    rareReasons: RARE_REASONS,
  },
  bot,
  text: TEXT,
  terminal,
})

const SHARED_CARDS: ReadonlyMap<string, number> = new Map([
  ...NEUTRAL_CARDS.map((card): [string, number] => [card, NEUTRAL[card].copies]),
  ...OBJECTIVES.map((objective): [string, number] => [objective, 1]),
])

const isDeploying = (s: Core): boolean => s.stack.some(({ step }) => step === 'setup.defences')

/** All combat cards of a side, those of later years included, and its province cards. */
const CARDS_OF: readonly ReadonlyMap<string, number>[] = SIDES.map((side, seat) => {
  const found = new Map<string, number>(PROVINCES.map(at => [at, 1]))
  const sets = [START_SET[side], ...RESERVES.map(reserve => setOf(seat, reserve))]
  for (const card of sets.flatMap((set): readonly CombatCard[] => cardsOf(set)))
    found.set(card, (found.get(card) ?? 0) + 1)
  return found
})

/** For coverage: cards were turned up in a battle. */
function firedCards({ key, data }: Entry): readonly string[] {
  const { cards } = data
  return key === 'turnedUp' && Array.isArray(cards) ? cards.filter(card => typeof card === 'string') : []
}
