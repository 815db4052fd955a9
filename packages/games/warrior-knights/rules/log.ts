// Everything Warrior Knights reports, with its data, declared once: the rules emit it, text/ turns it into sentences.

import { logger } from '@ludoteka/kernel'
import { isBoolean, isNumber, isOneOf, type LogOf, listOf } from '@ludoteka/text-kit'
import { BARON_ACTIONS, NEUTRAL_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AGENDAS, OPEN_MOTIONS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { BARONS, SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EVENTS } from '../content/events.ts'
import { BATTLE_RESULTS, EXPEDITIONS, NEWS } from '../content/fate.ts'
import { ACTION_AREAS } from '../content/numbers.ts'
import { MERCENARIES, NATIONALITIES, TROOPS } from '../content/troops.ts'
import { PROPOSALS, VOTE_OPTIONS } from './assembly/names.ts'
import { KINDS, SIDES, TARGETS } from './battle/names.ts'
import { ACTION_CARDS, ARMIES, ARMY_NAMES, NOBLES, PROMISES, REAL_PROMISES, TRACK_SPACES, WALLS } from './names.ts'

const n = isNumber
const baron = isOneOf(BARONS)
const noble = isOneOf(NOBLES)
const at = isOneOf(AREAS)
const army = isOneOf(ARMY_NAMES)
const shape = isOneOf(SHAPES)
const side = isOneOf(SIDES)
const target = isOneOf(TARGETS)
const result = isOneOf(BATTLE_RESULTS)
const agenda = isOneOf(AGENDAS)
const option = isOneOf(VOTE_OPTIONS)
const proposal = isOneOf(PROPOSALS)
const expedition = isOneOf(EXPEDITIONS)
const promise = isOneOf(PROMISES)
const city = isOneOf(CITIES)
const walls = isOneOf(WALLS)
const area = isOneOf(ACTION_AREAS)
const what = isOneOf(['crowns', 'votes', 'faith', 'influence'] as const)

export const LOG_SHAPES = {
  // Goods
  gained: { baron, what, n },
  lost: { baron, what, n },
  paidBaron: { baron, to: baron, n },
  // Cities
  siegeLifted: { baron, walls },
  fortificationLost: { city },
  breached: { walls, n },
  becameNeutral: { city },
  cityTaken: { baron, city },
  razed: { baron, city },
  // Set-up
  razedByFate: { city },
  chairmanDrawn: { baron },
  headDrawn: { baron },
  troopsDealt: { baron, troops: listOf(isOneOf(TROOPS)) },
  troopsAssigned: { baron },
  armyShown: { baron, army: isOneOf(ARMIES), troops: listOf(isOneOf(TROOPS)) },
  offerLaid: { mercenaries: listOf(isOneOf(MERCENARIES)) },
  strongholdPlaced: { baron, at },
  noblePlaced: { noble, at },
  // Rounds, planning, action cards
  roundBegan: { n },
  planned: { baron, n },
  areaBegan: { area },
  cardTurnedUp: { baron, card: isOneOf(BARON_ACTIONS) },
  neutralTurnedUp: { card: isOneOf(NEUTRAL_ACTIONS) },
  declined: { baron, card: isOneOf(BARON_ACTIONS) },
  allocated: { baron, card: isOneOf(BARON_ACTIONS), to: isOneOf(SPECIAL_AREAS) },
  returnedToHand: { baron },
  markerPlaced: { baron, space: isOneOf(TRACK_SPACES) },
  tookChairman: { baron },
  tookHead: { baron },
  // Special phases
  taxationBegan: {},
  eventOver: { baron, event: isOneOf(EVENTS) },
  wagesBegan: {},
  regularsPaid: { baron, n },
  draftBegan: {},
  hired: { baron, card: isOneOf(MERCENARIES), n },
  hiredNobody: { baron },
  assignedTo: { army, card: isOneOf(MERCENARIES) },
  // Movement
  troopTaken: { noble, army, troop: isOneOf(TROOPS) },
  armyTaken: { noble, army },
  passageAllowed: { baron, noble },
  passageRefused: { baron, noble },
  onlyWay: { noble, at },
  nobleMoved: { noble, at },
  nobleSailed: { noble, at },
  // Battles
  battleDeclared: { baron, target, at },
  attackAllowed: { baron, target },
  attackRefused: { baron, target },
  battleBegan: {
    baron,
    at,
    kind: isOneOf(KINDS),
    defender: listOf(baron), // nobody in a neutral city
    walls: listOf(walls), // none in the open field
    attackers: listOf(shape),
    defenders: listOf(isOneOf(ARMIES)),
  },
  siegeLaid: { baron, walls },
  surrendered: { walls, baron },
  commands: { baron, shape },
  fateDrawnForBattle: { side, n, armies: n, leadership: n, walls: n },
  fatePutAway: { baron, n },
  fateShown: { side, results: listOf(result) },
  moreFate: { side, result },
  abilityUsed: { baron, shape },
  casualtiesCounted: { side, n },
  casualty: { army },
  victoriesCounted: { side, n },
  fullVictory: { side },
  partialVictory: { side },
  battleEnded: { at },
  retreats: { noble },
  retreatedTo: { noble, at },
  strongholdFell: { baron, victor: baron },
  handedOver: { baron, city, victor: baron },
  // Laws
  disobeyed: { baron, law: isOneOf([...AGENDAS, ...OPEN_MOTIONS]) },
  banned: { baron },
  // Effects and events
  tokensPlaced: { army, n },
  healed: { army },
  heirLost: { noble },
  refreshed: { noble },
  allExhausted: { baron },
  banLifted: { baron },
  repaired: { walls, n },
  fortified: { city },
  lookedAt: { baron, area, n },
  foresaw: { cards: listOf(isOneOf(ACTION_CARDS)) }, // to who looked
  investmentsLost: { baron, n },
  setsOut: { noble },
  drawerNamed: { baron },
  eventDrawn: { baron, event: isOneOf(EVENTS) },
  uprisingIn: { city, isRevolt: isBoolean },
  eventCancelled: { event: isOneOf(EVENTS) },
  pledged: { baron, n },
  founded: { expedition },
  notFounded: { expedition },
  invested: { baron, expedition, n },
  newsCame: { expedition, news: isOneOf(NEWS) },
  // Assembly
  assemblyBegan: { barons: listOf(baron) },
  deputyNamed: { baron },
  orderAnnounced: { agendas: listOf(agenda) },
  agendaPut: { agenda },
  votesWritten: { baron },
  ballotsShown: { baron, agendas: listOf(agenda), votes: listOf(n) },
  votesShown: { baron, n },
  votedFor: { baron, option, n },
  voteDecided: { option },
  rejected: {},
  passed: { agenda, baron: listOf(baron) },
  refused: { baron, agenda },
  lawInForce: { agenda },
  chargeGivenUp: { baron, agenda },
  charged: { baron, agenda },
  appointed: { baron, shape, agenda },
  assemblyEnded: { agendas: listOf(agenda) },
  proposerDrawn: { baron },
  proposed: { baron, proposal },
  motionNamed: { barons: listOf(baron), honour: listOf(agenda) },
  proposedNothing: { baron },
  motionPassed: { proposal },
  refusedMotion: { baron },
  repealed: { agenda },
  // Upkeep
  upkeepBegan: {},
  revolt: { city },
  noRevolt: { city },
  nobleLanded: { noble, at },
  transferred: { army, from: army, troop: isOneOf(TROOPS) },
  armyTransferred: { army, from: army },
  nobleReturned: { noble, at },
  eliminated: { baron },
  // Bargaining
  dealOffered: {
    baron,
    to: baron,
    gives: n,
    asks: n,
    promise,
    wants: promise,
    heirs: listOf(noble), // 21.3, at most one each
    wantedHeirs: listOf(noble),
  },
  dealAccepted: { baron, from: baron },
  promised: { baron, to: baron, promise: isOneOf(REAL_PROMISES), until: n },
  dealRefused: { baron, from: baron },
  heirHanded: { noble, to: baron },
  heirExecuted: { baron, noble },
  // Deserters and deaths
  nobleLeftBoard: { noble },
  desertersDrawn: { army, nationality: isOneOf(NATIONALITIES) },
  deserted: { army, card: isOneOf(MERCENARIES) },
  troopsLost: { army, cards: listOf(isOneOf(MERCENARIES)) },
  nobleAbandoned: { noble },
  nobleDied: { noble },
  nobleLeftGame: { noble },
} as const
export type Log = LogOf<typeof LOG_SHAPES>
export const { log, tell } = logger<Log>()
