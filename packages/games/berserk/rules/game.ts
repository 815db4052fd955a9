// Berserk, as one game for the kernel.

import { broughtCards, defineGame, type Entry, type Identity, type Seat, SHARED } from '@ludoteka/kernel'
import { blunders } from '../bot/blunders.ts'
import { evaluate, isPointless, isQuiet } from '../bot/evaluate.ts'
import { outlook } from '../bot/outlook.ts'
import { CARDS } from '../content/cards.ts'
import type { Side } from '../content/cells.ts'
import { TEXT } from '../text/index.ts'
import { ranking } from '../text/ranking.ts'
import { terminal } from '../text/terminal.ts'
import { ATTACHMENTS } from './attachments.ts'
import { ATTACK_BEGIN } from './attack/begin.ts'
import { DICE_STEPS } from './attack/dice.ts'
import { ATTACK_FINISH } from './attack/finish.ts'
import { ATTACK_RESOLVE } from './attack/resolve.ts'
import { BRINGING, divideUnseen } from './bringing.ts'
import { CARRYING } from './carrying.ts'
import { DEATHS } from './deaths.ts'
import { DECLARING } from './declaring.ts'
import { DEFENDERS } from './defenders.ts'
import { CARD_STEPS } from './effects/cardSteps.ts'
import { effects } from './effects/interpreter.ts'
import { NUMBER_STEPS } from './effects/numberSteps.ts'
import { ENTERING } from './entering.ts'
import { FLIGHT } from './flight.ts'
import { type F, FRAMES } from './frames.ts'
import { HEALS_STEPS } from './heals.ts'
import { LOG_SHAPES, type Log } from './log.ts'
import { MAIN_PHASE } from './mainPhase.ts'
import { ORDERS, turnName } from './orders.ts'
import { PLACING } from './placement.ts'
import { completePosition, whatIsWrong } from './position.ts'
import { PREPARATION_STEPS } from './preparation.ts'
import { REASONS, RESULTS, type Reason } from './reasons.ts'
import { RECRUITING } from './recruiting.ts'
import { sideOf } from './seats.ts'
import { setUp } from './setup.ts'
import { STACK } from './stack.ts'
import { FIELDS, type S, SEATS, ZONES } from './state.ts'
import { STRIKES } from './strike.ts'
import { THIRST } from './thirst.ts'
import { TURN } from './turn.ts'
import { SECRET_VERBS, VERBS, type Verbs } from './verbs.ts'
import { warning } from './warning.ts'
import { WOUNDS } from './wounds.ts'

const IDENTITY: Readonly<Record<Side, Identity>> = {
  first: { colour: 'red', emblem: 'first' },
  second: { colour: 'blue', emblem: 'second' },
}

/** Flyers that lose their flight, defenders whose strike is cancelled, hidden cards that prove illegal targets, and refusals in positions that few cards bring about. */
const RARE_ENTRIES: readonly string[] = [
  'landed',
  'noPlaceToLand',
  'defenderReleased',
  'keywordLost',
  'paidInVain',
] satisfies readonly (keyof Log)[]
const RARE_STEPS: readonly string[] = ['effect.again', 'card.land'] satisfies readonly F['step'][]
const RARE_REASONS: readonly string[] = [
  'deckTooSmall',
  'deckTooLarge',
  'tooManyCopies',
  'actionPending',
  'mustAttackAnother',
  'mustChooseAnother',
  'notOnYourTurn',
  'directedStrike',
  'defendedAlready',
  'wrongForFlight',
  'noSuchOption',
  'notApplicable',
] satisfies readonly Reason[]

export const berserk = defineGame<typeof FIELDS, typeof FRAMES, Verbs>({
  id: 'berserk',
  version: 4,
  options: {
    firstGame: { kind: 'oneOf', values: ['off', 'on'], initial: 'off', variant: true }, // 5.2.2
    stallLimit: { kind: 'oneOf', values: ['on', 'off'], initial: 'on', variant: true }, // 25.3
  },
  seats: () => SEATS,
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    ...RECRUITING,
    ...PLACING,
    ...PREPARATION_STEPS,
    ...TURN,
    ...THIRST,
    ...MAIN_PHASE,
    ...STRIKES,
    ...DEFENDERS,
    ...CARRYING,
    ...STACK,
    ...DECLARING,
    ...effects.steps,
    ...CARD_STEPS,
    ...NUMBER_STEPS,
    ...ENTERING,
    ...ATTACK_BEGIN,
    ...DICE_STEPS,
    ...ATTACK_RESOLVE,
    ...ATTACK_FINISH,
    ...WOUNDS,
    ...HEALS_STEPS,
    ...DEATHS,
    ...ATTACHMENTS,
    ...FLIGHT,
  },
  verbs: VERBS,
  secretVerbs: SECRET_VERBS,
  bringing: BRINGING,
  veils: { unseen: { divide: divideUnseen } },
  orders: ORDERS,
  turn: turnName,
  warning,
  setup: setUp,
  inventory,
  completePosition,
  check: whatIsWrong,
  refusals: { gameOver: '25.1', notYourDecision: '18.2', notNow: '18.2' },
  reasons: REASONS,
  results: RESULTS,
  ranking,
  bound: 60_000,
  rounds: s => s.turn,
  labels: s => SEATS.map((_, seat) => sideOf(s, seat)),
  identity: (s, seat) => (s.phase === 'sides' ? undefined : IDENTITY[sideOf(s, seat)]),
  coverage: {
    cards: CARDS,
    fired: firedCards,
    entries: Object.keys(LOG_SHAPES).filter(key => !RARE_ENTRIES.includes(key)),
    rareEntries: RARE_ENTRIES,
    rareReasons: RARE_REASONS,
    rareSteps: RARE_STEPS,
  },
  bot: { evaluate, isQuiet, isPointless, worlds: 3, outlook, blunders },
  text: TEXT,
  terminal,
})

/** What each seat brought. */
function inventory(s: S, owner: Seat | typeof SHARED): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  if (owner === SHARED) return found
  for (const card of broughtCards(s, ZONES.deck, owner)) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** For coverage: a card has come into play. */
function firedCards({ key, data }: Entry): string | undefined {
  const { card } = data
  return key === 'revealed' && typeof card === 'string' ? card : undefined
}
