// The steps of Warrior Knights with their parameters.

import { type FramesOf, frames, mutable, param } from '@ludoteka/kernel'
import { chosenParams, wordParams } from '@ludoteka/rules-kit'
import { BARON_ACTIONS, NEUTRAL_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AGENDAS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EVENTS } from '../content/events.ts'
import { EXPEDITIONS } from '../content/fate.ts'
import { MERCENARIES, NATIONALITIES, REGULARS } from '../content/troops.ts'
import { BALLOTS, SUBJECT, VOTE_OPTIONS } from './assembly/names.ts'
import { SIDES, TARGETS } from './battle/names.ts'
import { BATTLE } from './battle/sides.ts'
import { CONTEXT, DRAWN, SOURCES } from './effects/context.ts'
import { ARMIES, NONE, TRACK_SPACES, TROOP_TO_ARMY, WALLS } from './names.ts'

const SEAT = { seat: param.seat }
/** A Baron's action card that is being resolved. */
const CARD = { ...SEAT, card: param.name(BARON_ACTIONS) }

const NOBLE = { ...SEAT, shape: param.name(SHAPES) }
/** 10 A Noble on his way: `movement.ts` says what these are. */
const WAY = {
  ...NOBLE,
  target: param.name([...AREAS, NONE]),
  path: param.names(AREAS),
  onRoads: param.flag,
  moved: param.names(SHAPES),
  isLawAbiding: param.flag,
}
const EVENT_OF = { ...SEAT, event: param.name(EVENTS) }
const CITY_OF = { ...SEAT, city: param.name(CITIES) }
const ARMY = { ...SEAT, army: param.name(ARMIES) }

/** 12.1a, 9.3.12a Targets that are not named again with this card, and Nobles whom a law keeps from attacking. */
const DRAWN_BACK = { refused: param.names(TARGETS), heldBack: param.names(SHAPES) }

export const FRAMES = frames({
  // 3
  'setup.razing': {},
  'setup.offices': {},
  'setup.troops': {},
  'setup.assign': {},
  'setup.tables': {},
  'setup.stronghold': SEAT,
  'setup.nobles': { order: mutable(param.seats) },
  // 4, 5
  'round.begin': {},
  'plan.cards': {},
  'plan.neutral': {},
  // 6
  'action.area': { area: param.name(['first', 'second', 'third']) },
  'action.next': {},
  'action.allocate': { ...CARD, among: param.names(SPECIAL_AREAS) },
  'action.triggers': {},
  // 7
  'baron.card': CARD,
  'baron.gained': { ...CARD, before: param.count },
  'baron.law': { ...CARD, gained: param.count, passed: param.count },
  'baron.allocate': CARD,
  'mobilize.area': SEAT,
  'mobilize.moves': { ...SEAT, area: param.name(AREAS), moved: param.names(SHAPES) },
  'mobilize.end': { ...SEAT, area: param.name(AREAS), moved: param.names(SHAPES) },
  'mobilize.one': SEAT,
  'mobilize.battle': SEAT,
  // 8
  'neutral.card': { card: param.name(NEUTRAL_ACTIONS) },
  'neutral.muster': {},
  'neutral.hospital': SEAT,
  'expedition.found': {},
  'expedition.invest': { ...SEAT, expedition: param.name(EXPEDITIONS) },
  'expedition.bless': { expedition: param.name(EXPEDITIONS) },
  'expedition.sail': { expedition: param.name([...EXPEDITIONS, NONE]) },
  'defenses.begin': {},
  'defenses.upgrade': { ...SEAT, repairing: param.name([...WALLS, NONE]) },
  'event.drawer': {},
  'event.reveal': SEAT,
  'event.uprising': { ...EVENT_OF, asked: param.names(CITIES), cities: param.names(CITIES) },
  'event.cancel': { ...EVENT_OF, ...DRAWN, asked: param.seats, pledged: param.count, pledges: param.seats },
  'event.keep': EVENT_OF,
  'event.discard': { event: param.name(EVENTS) },
  'fate.forAgenda': { agenda: param.name(AGENDAS), target: param.integer },
  // Effects
  'effect.words': { ...CONTEXT, ...wordParams },
  'effect.option': { ...CONTEXT, seat: param.seat, at: param.text },
  'effect.pay': {
    ...SEAT,
    source: param.name(SOURCES),
    armies: param.names(ARMIES),
    orPay: param.count,
    tokens: param.count,
  },
  'effect.heal': {
    ...SEAT,
    left: param.count,
    price: param.count,
    isOneArmy: param.flag,
    army: param.name([...ARMIES, NONE]),
  },
  'effect.desert': {
    ...CONTEXT,
    who: param.seat,
    left: param.count,
    orPay: param.count,
    kept: param.names(TROOP_TO_ARMY),
  },
  'effect.refresh': { ...SEAT, left: param.count },
  'effect.heir': CONTEXT,
  'effect.recruit': SEAT,
  'effect.repair': SEAT,
  'effect.fortify': SEAT,
  'effect.city': { ...SEAT, isGate: param.flag, maxStrength: param.count },
  'effect.marker': { ...SEAT, isFree: param.flag },
  'effect.peek': { ...SEAT, n: param.count },
  // 9
  'taxation.begin': {},
  'taxation.law': { ...SEAT, passed: param.count },
  'taxation.end': {},
  'wages.begin': {},
  'wages.pay': SEAT,
  'wages.regulars': { ...SEAT, circleFree: param.flag, ...chosenParams(REGULARS) },
  'wages.law': { ...SEAT, circleFree: param.flag },
  'wages.mercenaries': { ...SEAT, circleFree: param.flag, raise: param.flag, ...chosenParams(TROOP_TO_ARMY) },
  'wages.end': {},
  'assembly.begin': {},
  'assembly.preside': {},
  'assembly.motions': {},
  'assembly.order': { order: param.names(AGENDAS) },
  'assembly.ballots': { agendas: param.names(AGENDAS) },
  'assembly.agenda': { agenda: param.name(AGENDAS), ballot: param.name(BALLOTS) },
  'assembly.end': {},
  'vote.commit': SUBJECT,
  'vote.declare': { ...SUBJECT, voters: param.seats, declared: param.names(VOTE_OPTIONS) },
  'vote.tie': { ...SUBJECT, voters: param.seats, declared: param.names(VOTE_OPTIONS) },
  'vote.result': { ...SUBJECT, option: param.name(VOTE_OPTIONS) },
  'agenda.rejected': SUBJECT,
  'agenda.passed': { ...SUBJECT, target: param.integer },
  'agenda.refusals': {
    agenda: param.name(AGENDAS),
    target: param.integer,
    ...DRAWN,
    asked: param.seats,
    refused: param.seats,
  },
  'agenda.effect': { agenda: param.name(AGENDAS), target: param.integer, ...DRAWN, refused: param.seats },
  'agenda.discard': { agenda: param.name(AGENDAS) },
  'agenda.charge': { ...SEAT, agenda: param.name(AGENDAS) },
  'agenda.office': { ...SEAT, agenda: param.name(AGENDAS) },
  'motion.proposer': {},
  'motion.propose': SEAT,
  'motion.name': SUBJECT,
  'motion.honour': SUBJECT,
  'motion.revive': SUBJECT,
  'motion.passed': SUBJECT,
  'motion.refusal': SUBJECT,
  'draft.begin': {},
  'draft.space': { space: param.name(TRACK_SPACES) },
  'draft.hire': SEAT,
  'draft.block': { ...SEAT, nationality: param.name(NATIONALITIES) },
  'draft.marker': SEAT,
  'draft.assign': { ...SEAT, card: param.name(MERCENARIES) },
  'draft.end': {},
  // 10
  'move.noble': WAY,
  'move.leave': { ...WAY, to: param.name(AREAS), asked: param.seats },
  // 11, 12, 13
  'war.declare': { ...SEAT, at: param.name(AREAS), ...DRAWN_BACK },
  'war.armies': {
    ...SEAT,
    at: param.name(AREAS),
    target: param.name(TARGETS),
    ...DRAWN_BACK,
    ...chosenParams(SHAPES),
  },
  'war.leave': { ...BATTLE, target: param.name(TARGETS), ...DRAWN_BACK, asked: param.seats },
  'war.laws': { ...BATTLE, target: param.name(TARGETS), ...DRAWN_BACK, passed: param.count },
  'battle.commander': { ...BATTLE, side: param.name(SIDES) },
  'battle.draw': BATTLE,
  'battle.putAway': { ...BATTLE, sides: param.names(SIDES), drawnFirst: param.count, drawnSecond: param.count },
  'battle.reveal': BATTLE,
  'battle.moreFate': { ...BATTLE, side: param.name(SIDES), seen: param.count },
  'battle.ability': { ...BATTLE, side: param.name(SIDES), used: param.names(SIDES) },
  'battle.casualties': { ...BATTLE, used: param.names(SIDES) },
  'battle.assign': { ...BATTLE, side: param.name(SIDES), left: param.count },
  'battle.victories': BATTLE,
  'battle.deaths': { ...SEAT, dead: param.names(SHAPES) },
  'battle.retreats': { ...SEAT, fleeing: param.names(SHAPES), isTaken: param.flag },
  'battle.capture': { ...BATTLE, isWon: param.flag },
  'battle.end': BATTLE,
  'city.captured': CITY_OF,
  'city.keepOrRaze': CITY_OF,
  'city.razeLaw': { ...CITY_OF, passed: param.count },
  'stronghold.fall': { ...SEAT, victor: param.seat, isRewarded: param.flag },
  'stronghold.ransom': { ...SEAT, victor: param.seat },
  'stronghold.removed': SEAT,
  // 15
  'retreat.noble': { ...NOBLE, isTaken: param.flag },
  'retreat.after': { ...NOBLE, isTaken: param.flag },
  'retreat.to': { ...NOBLE, isTaken: param.flag },
  // 9.3.12a
  'law.roadMove': { ...WAY, to: param.name(AREAS), passed: param.count },
  'law.seaMove': { ...WAY, to: param.name(AREAS), passed: param.count, owed: param.count },
  // 17
  'upkeep.begin': {},
  'upkeep.influence': {},
  'upkeep.revolts': { ...SEAT, settled: param.names(CITIES) },
  'upkeep.revolt': CITY_OF,
  'upkeep.landing': {},
  'upkeep.troops': { ...SEAT, moved: mutable(param.names(TROOP_TO_ARMY)) },
  'upkeep.stronghold': SEAT,
  'upkeep.reserves': { ...SEAT, moved: mutable(param.names(TROOP_TO_ARMY)) },
  'upkeep.nobles': SEAT,
  'upkeep.end': {},
  // 21.4
  'elimination.begin': SEAT,
  // 2.13, 15.2, 16
  'army.check': SEAT,
  'army.deserted': SEAT,
  'desert.draw': ARMY,
  'desert.card': { ...ARMY, nationality: param.name(NATIONALITIES) },
  'losses.discard': { ...ARMY, ...chosenParams(MERCENARIES) },
  'death.begin': { ...NOBLE, isAbandoned: param.flag },
  'death.abandoned': NOBLE,
  'death.end': NOBLE,
})
export type F = FramesOf<typeof FRAMES>
