// Twilight Struggle: Red Sea, as one game for the kernel.

import { defineGame, type Entry, type Identity, type Options, SHARED } from '@ludoteka/kernel'
import { blunders } from '../bot/blunders.ts'
import { evaluate, pendingRisk, stakedRisk } from '../bot/evaluate.ts'
import { outlook } from '../bot/outlook.ts'
import { CARDS, type Card } from '../content/cards.ts'
import { BIDS, SIDES, type Side } from '../content/tracks.ts'
import { TEXT } from '../text/index.ts'
import { ranking } from '../text/ranking.ts'
import { terminal } from '../text/terminal.ts'
import { ACTION_ROUND } from './actionRound.ts'
import { areSidesSettled, BIDDING } from './bidding.ts'
import { CARD_STEPS } from './cards.ts'
import { DICE } from './dice.ts'
import { EVENT } from './events/begin.ts'
import { CARD_EVENT_STEPS } from './events/cardSteps.ts'
import { INFLUENCE_EVENT_STEPS } from './events/influenceSteps.ts'
import { OTHER_EVENT_STEPS } from './events/otherSteps.ts'
import { HEADLINE } from './headline.ts'
import { LOG_SHAPES } from './log.ts'
import { COUP } from './operations/coup.ts'
import { OPERATION } from './operations/kind.ts'
import { PLACE } from './operations/place.ts'
import { REALIGN } from './operations/realign.ts'
import { SPACE_RACE } from './operations/space.ts'
import { completePosition, whatIsWrong } from './position.ts'
import { REASONS } from './reasons.ts'
import { SCORING } from './scoring.ts'
import { COMBINED, cardsOfGame, isOn, SETUP, setUp } from './setup.ts'
import { sideOf } from './sides.ts'
import { FIELDS, FRAMES, type S, SECRET_VERBS, VERBS, type Verbs, ZONES } from './state.ts'
import { TURN } from './turn.ts'
import { RESULTS } from './victory.ts'
import { warning } from './warning.ts'

const IDENTITY: Readonly<Record<Side, Identity>> = {
  us: { colour: 'blue', emblem: 'us' },
  ussr: { colour: 'red', emblem: 'ussr' },
}

const SWITCH = { kind: 'oneOf', values: ['off', 'on'], initial: 'off', variant: true } as const

export const redSea = defineGame<typeof FIELDS, typeof FRAMES, Verbs>({
  id: 'red-sea',
  version: 2,
  options: {
    tournament: SWITCH, // 11.1, 11.2
    bidding: SWITCH, // 11.4
    combined: SWITCH, // 12.1
    flashpointVictoryInFinalScoring: SWITCH, // 10.4.2
  },
  seats: (options: Options) => (options['bidding'] === 'on' ? ['first', 'second'] : SIDES),
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    ...SETUP,
    ...BIDDING,
    ...COMBINED,
    ...TURN,
    ...HEADLINE,
    ...ACTION_ROUND,
    ...CARD_STEPS,
    ...OPERATION,
    ...PLACE,
    ...REALIGN,
    ...COUP,
    ...SPACE_RACE,
    ...DICE,
    ...SCORING,
    ...EVENT,
    ...INFLUENCE_EVENT_STEPS,
    ...CARD_EVENT_STEPS,
    ...OTHER_EVENT_STEPS,
  },
  verbs: VERBS,
  secretVerbs: SECRET_VERBS,
  setup: setUp,
  inventory(s, owner) {
    if (owner === SHARED) return new Map(cardsOfGame(s).map(card => [card, 1]))
    return new Map(isOn(s, 'bidding') ? BIDS.map(bid => [bid, 1]) : [])
  },
  completePosition,
  check: whatIsWrong,
  refusals: { gameOver: '10.4', notYourDecision: '4.2', notNow: '13' },
  reasons: REASONS,
  results: RESULTS,
  bound: 3000,
  rounds: s => s.turn,
  labels: s => [sideOf(s, 0), sideOf(s, 1)],
  identity: (s, seat) => (areSidesSettled(s) ? IDENTITY[sideOf(s, seat)] : undefined),
  source: cardUnderWay,
  warning,
  coverage: {
    cards: CARDS.filter(card => card !== 'romanianAutonomy'),
    fired: firedCard,
    // Deck and discard pile are never both empty in a match, only in a position (6.3.6.1).
    entries: Object.keys(LOG_SHAPES).filter(key => key !== 'nothingTurnedUp'),
    rareEntries: ['nothingTurnedUp'],
  },
  bot: { evaluate, risk: { staked: stakedRisk, pending: pendingRisk }, outlook, blunders },
  text: TEXT,
  terminal,
  ranking,
})

/** The event or the card whose step asks; an event that has not begun asks nothing yet. */
function cardUnderWay({ stack }: S): Card | undefined {
  const f = stack.findLast(one => 'card' in one && one.step !== 'event.begin')
  return f && 'card' in f ? f.card : undefined
}

/** For coverage: an event took place, or a scoring card was scored. */
function firedCard({ key, data }: Entry): string | undefined {
  const { card } = data
  return key === 'event' && typeof card === 'string' ? card : undefined
}
