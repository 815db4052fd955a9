// Warrior Knights, as one game for the kernel.

import { defineGame, type Entry, type Identity, type Seat, SHARED } from '@ludoteka/kernel'
import { bot } from '../bot/bot.ts'
import { BARON_ACTIONS, COPIES_PER_BARON, NEUTRAL_ACTION, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AGENDA_COPIES, AGENDAS } from '../content/agendas.ts'
import { BARONS, type Baron } from '../content/barons.ts'
import { EVENTS } from '../content/events.ts'
import { FATE_CARDS } from '../content/fate.ts'
import { MERCENARIES, MERCENARY, REGULARS_OF_BARON } from '../content/troops.ts'
import { TEXT } from '../text/index.ts'
import { ranking } from '../text/ranking.ts'
import { terminal } from '../text/terminal.ts'
import { FATE_HAND_VEIL } from './battle/fate.ts'
import type { Source } from './effects/context.ts'
import { FRAMES } from './frames.ts'
import { LOG_SHAPES } from './log.ts'
import { baronOf } from './names.ts'
import { OPTIONS } from './options.ts'
import { ORDERS, turnName } from './orders.ts'
import { PLANNING_VEIL } from './planning.ts'
import { completePosition, whatIsWrong } from './position.ts'
import { REASONS, RESULTS } from './reasons.ts'
import { setUp } from './setup.ts'
import { STANDING } from './standing.ts'
import { FATE_VEIL, FIELDS, type S, ZONES } from './state.ts'
import { STEPS } from './steps.ts'
import { SECRET_VERBS, VERBS, type Verbs } from './verbs.ts'

/** Barons bear their arms. */
const COLOURS: Readonly<Record<Baron, Identity['colour']>> = {
  red: 'red',
  green: 'green',
  blue: 'blue',
  black: 'black',
  yellow: 'gold',
  white: 'white',
}

export const warriorKnights = defineGame<typeof FIELDS, typeof FRAMES, Verbs>({
  id: 'warrior-knights',
  version: 5,
  options: OPTIONS,
  seats: options => BARONS.slice(0, Number(options['players'])),
  zones: ZONES,
  veils: { planning: PLANNING_VEIL, [FATE_VEIL]: FATE_HAND_VEIL },
  fields: FIELDS,
  frames: FRAMES,
  steps: STEPS,
  standing: STANDING,
  orders: ORDERS,
  turn: turnName,
  verbs: VERBS,
  secretVerbs: SECRET_VERBS,
  setup: setUp,
  inventory,
  completePosition,
  check: whatIsWrong,
  refusals: { gameOver: '18', notYourDecision: '22', notNow: '22.1' },
  reasons: REASONS,
  results: RESULTS,
  privateTalk: true,
  draws: true,
  bound: 100_000,
  source: cardInEffect,
  identity: (_s, seat) => ({ colour: COLOURS[baronOf(seat)], emblem: baronOf(seat) }),
  rounds: s => s.round,
  labels: s => Array.from({ length: s.seats }, (_, seat) => baronOf(seat)),
  coverage: {
    cards: [...EVENTS, ...AGENDAS],
    fired: firedCards,
    entries: Object.keys(LOG_SHAPES),
  },
  bot,
  terminal,
  text: TEXT,
  ranking,
})

/** The card whose effect asks (G1); what the effect leads to, such as a battle, asks for itself. */
function cardInEffect({ stack }: S): Source | undefined {
  if (!stack.at(-1)?.step.startsWith('effect.')) return undefined
  const f = stack.findLast(one => 'source' in one)
  return f && 'source' in f ? f.source : undefined
}

/** Troops, fate, events and agendas are everybody's; action cards a Baron's own. */
function inventory(s: S, owner: Seat | typeof SHARED): ReadonlyMap<string, number> {
  if (owner !== SHARED) return new Map(BARON_ACTIONS.map(card => [card, COPIES_PER_BARON]))
  const found = new Map<string, number>(MERCENARIES.map(card => [card, MERCENARY[card].copies]))
  for (const card of REGULARS_OF_BARON) found.set(card, (found.get(card) ?? 0) + s.seats)
  for (const card of [...FATE_CARDS, ...EVENTS]) found.set(card, 1)
  for (const card of AGENDAS) found.set(card, AGENDA_COPIES[card] ?? 1)
  for (const card of NEUTRAL_ACTIONS) found.set(card, NEUTRAL_ACTION[card].copies)
  return found
}

/** For coverage: an event that was drawn, an agenda that was passed, a Private Motion that was used. */
function firedCards({ key, data }: Entry): string | undefined {
  if (key === 'proposed') return 'privateMotion'
  const card = key === 'eventDrawn' ? data['event'] : key === 'passed' ? data['agenda'] : undefined
  return typeof card === 'string' ? card : undefined
}
