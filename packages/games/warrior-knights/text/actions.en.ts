// Buttons and forms in English.

import { FATE } from '../content/fate.ts'
import { BLESSING, REDIRECTION, REVOLT_FAITH } from '../content/numbers.ts'
import { REGULAR } from '../content/troops.ts'
import { partsOfTarget } from '../rules/battle/names.ts'
import type { Alternative } from '../rules/effects/alternatives.ts'
import { priceOfMiracle } from '../rules/miracles.ts'
import { areaOfSlot, isCityName, NOBLES, NONE } from '../rules/names.ts'
import {
  armyOfPair,
  partsOfArmyMove,
  partsOfMove,
  partsOfPlacing,
  partsOfPlan,
  partsOfReturn,
  troopOfPair,
} from '../rules/pairs.ts'
import { CARDS_EN } from './cards.en.ts'
import { abilityIn, ballotFields, duesIn, isNobodyPaid, priceOfDrawerIn, ransomIn, spoilsIn } from './terms.ts'
import type { Texts } from './types.ts'
import {
  actionArea,
  agenda,
  area,
  BARONS_EN,
  baron,
  city,
  crowns,
  expedition,
  fateCard,
  noble,
  option,
  ownArmy,
  PROMISES_EN,
  proposal,
  shape,
  space,
  troop,
  votes,
  walls,
} from './words.en.ts'

const SPECIAL = { taxation: 'Taxation', wages: 'Wages', assembly: 'Assembly' } as const

const ALTERNATIVES_EN: Readonly<Record<Alternative, string>> = {
  takeCrowns: 'Gain 2 crowns',
  takeVote: 'Gain 1 vote',
  moveOneNoble: 'Move one Noble',
  fightOnTheSpot: 'Start a battle without moving',
  placeMarker: 'Place a marker on the mercenary track for its fee',
  loseVote: 'Discard 1 vote',
  loseFaith: 'Discard 1 faith',
  repairOne: 'Repair a city or the stronghold completely',
  fortifyOne: 'Fortify a city free of charge',
}

export const ACTIONS_EN: Texts['actions'] = {
  assign: (pair, terms) => `${troop(troopOfPair(pair))} → ${ownArmy(armyOfPair(pair), terms)}`,
  unassign: (pair, terms) => `Pick up ${troop(troopOfPair(pair))} from ${ownArmy(armyOfPair(pair), terms)}`,
  placeStronghold: at => `Place the stronghold in ${area(at)}`,
  placeNoble(pair, terms) {
    const { shape: who, area: at } = partsOfPlacing(pair)
    return `${shape(who, terms)} → ${area(at)}`
  },
  plan(pair) {
    const { card, area: to } = partsOfPlan(pair)
    return `${CARDS_EN.baronActions[card].name} → ${actionArea(to)}`
  },
  pickUp: slot => `Pick up the ${slot.endsWith('1') ? 'first' : 'second'} card from ${actionArea(areaOfSlot(slot))}`,
  takeBack: () => 'Change my plan',
  perform: () => 'Carry out the card',
  decline: () => 'Do without',
  allocate: to => `Put the card into the ${SPECIAL[to]} area`,
  placeMarker: to => `Place a marker on ${space(to)}`,
  mobilize: at => `Mobilize in ${area(at)}`,
  moveNoble: (who, terms) => `Move: ${shape(who, terms)}`,
  option: chosen => ALTERNATIVES_EN[chosen],
  payFor: (who, terms) => `Pay for: ${ownArmy(who, terms)}`,
  heal: (who, terms) => `Remove a casualty token: ${ownArmy(who, terms)}`,
  keepCard: (pair, terms) => `Pay to keep: ${troop(troopOfPair(pair))}, ${ownArmy(armyOfPair(pair), terms)}`,
  dismiss: (pair, terms) => `Let go: ${troop(troopOfPair(pair))}, ${ownArmy(armyOfPair(pair), terms)}`,
  ready: (who, terms) => `Make ready: ${shape(who, terms)}`,
  repair: what => `Repair ${walls(what)}`,
  fortify: where => `Fortify ${city(where)}`,
  nameCity: where => `Choose ${city(where)}`,
  lookAt: where => `Look at the cards of ${actionArea(where)}`,
  nameDrawer: (who, terms) =>
    `${baron(who)} draws the event${priceOfDrawerIn(terms, who) > 0 ? ` (${REDIRECTION} faith)` : ''}`,
  cancelEvent: () => 'Pay faith and cancel the event',
  pledge: ({ faith }) => (faith === 0 ? 'Pledge nothing' : `Pledge ${faith} faith`),
  found: where => `Found the expedition ${expedition(where)}`,
  invest: ({ crowns: n }) => (n === 0 ? 'Invest nothing' : `Invest ${crowns(n)}`),
  bless: () => `Bless it for ${BLESSING} faith`,
  nameDeputy: who => `${baron(who)} presides`,
  next: of => `Next: ${agenda(of)}`,
  commit: ({ votes: n }) => (n === 0 ? 'Write down no votes' : `Write down ${votes(n)}`),
  ballots: ({ first, second, third }) => `Write down ${first}, ${second} and ${third} votes`,
  voteFor: what => `Vote ${option(what)}`,
  decide: what => `Decide ${option(what)}`,
  accept: () => 'Accept',
  giveUp: of => `Give up ${agenda(of)}`,
  appoint: (who, terms) => `Appoint: ${shape(who, terms)}`,
  propose: what => `Propose ${proposal(what)}`,
  nameBaron: who => `Name ${baron(who)}`,
  payFaith: () => `Pay ${REVOLT_FAITH} faith`,
  payCrowns(_, terms) {
    const ransom = ransomIn(terms)
    return ransom === undefined ? 'Pay twice the income of the city' : `Pay ${crowns(ransom)}`
  },
  letGo: () => 'Let the city go',
  transfer(move, terms) {
    const { troop: card, from, to } = partsOfMove(move)
    return `${troop(card)}: ${ownArmy(from, terms)} → ${ownArmy(to, terms)}`
  },
  transferAll(move, terms) {
    const { from, to } = partsOfArmyMove(move)
    return `All troops with their casualties: ${ownArmy(from, terms)} → ${ownArmy(to, terms)}`
  },
  returnNoble(back, terms) {
    const { shape: who, place } = partsOfReturn(back)
    return `${shape(who, terms)} comes back: ${place === 'stronghold' ? 'Stronghold' : city(place)}`
  },
  give: ({ to, crowns: n }) => `Give ${crowns(n)} to ${baron(to)}`,
  offerDeal: ({ to, gives, asks, promise, wants }) =>
    `Offer ${baron(to)} ${crowns(gives)} (${PROMISES_EN[promise]}) for ${crowns(asks)} (${PROMISES_EN[wants]})`,
  offerPact: ({ to, promise, wants }) => `Promise ${baron(to)} ${PROMISES_EN[promise]} for ${PROMISES_EN[wants]}`,
  offerHeir: ({ to, heir, asks, promise, wants }) =>
    `Offer ${baron(to)} the heir of ${noble(heir)} (${PROMISES_EN[promise]}) for ${crowns(asks)} (${PROMISES_EN[wants]})`,
  askHeir: ({ wanted, heir, gives, promise, wants }) =>
    `Ask for the heir of ${noble(wanted)} (${PROMISES_EN[wants]}) for ${heir === NONE ? '' : `the heir of ${noble(heir)} and `}${crowns(gives)} (${PROMISES_EN[promise]})`,
  executeHeir: of => `Execute the heir of ${noble(of)}`,
  giveBackHeir: of => `Give back the heir of ${noble(of)}`,
  miracle: of => `Pray for a miracle: cancel ${CARDS_EN.events[of].name} for ${priceOfMiracle(of) ?? 0} faith`,
  acceptDeal: from => `Accept the offer of ${baron(from)}`,
  refuseDeal: from => `Refuse the offer of ${baron(from)}`,
  withdrawDeal: to => `Withdraw the offer to ${baron(to)}`,
  payRegular: card => `Pay ${crowns(REGULAR[card].wage)}: ${troop(card)}`,
  payTroop: (pair, terms) => `Pay: ${troop(troopOfPair(pair))}, ${ownArmy(armyOfPair(pair), terms)}`,
  payAll: () => 'Pay all of them',
  hire: card => `Hire: ${troop(card)}`,
  pass: () => 'Pass',
  removeMarker: from => `Take the marker from ${space(from)}`,
  assignTo: (to, terms) => `Put them into: ${ownArmy(to, terms)}`,
  go: to => `Move to ${area(to)}`,
  sail: to => `Sail to ${area(to)}`,
  takeTroop: (pair, terms) => `Take along: ${troop(troopOfPair(pair))} from ${ownArmy(armyOfPair(pair), terms)}`,
  takeArmy: (from, terms) => `Take along all troops with their casualties: ${ownArmy(from, terms)}`,
  stop: () => 'Stay here',
  allow: () => 'Give leave',
  refuse: () => 'Refuse leave',
  attack(target) {
    const { kind, of } = partsOfTarget(target)
    if (kind === 'field') return `Attack ${isCityName(of) ? city(of) : baron(of)} in the open field`
    return kind === 'assault' ? `Assault ${walls(of)}` : `Besiege ${walls(of)}`
  },
  noBattle: () => 'No battle',
  attackWith: (who, terms) => `Attack with: ${shape(who, terms)}`,
  command: (who, terms) => `Commander: ${shape(who, terms)}`,
  putAway: card => `Put away: ${fateCard(card).name}, ${CARDS_EN.battleResults[FATE[card].battle]}`,
  useAbility(_, terms) {
    const adds = abilityIn(terms)
    return adds ? `Add one “${CARDS_EN.battleResults[adds]}”` : 'Use the ability of the commander'
  },
  takeHit: (who, terms) => (who === 'walls' ? 'The walls take the hit' : `Take the hit: ${ownArmy(who, terms)}`),
  keepCity: () => 'Keep the city',
  razeCity(_, terms) {
    const spoils = spoilsIn(terms)
    return spoils === undefined ? 'Raze the city' : `Raze the city: +${crowns(spoils)}`
  },
  handOver: of => `Hand over ${city(of)}`,
  retreatTo: at => `Retreat to ${area(at)}`,
  obey: () => 'Obey the law',
  disobey: () => 'Disobey the law and be banned',
  nextNoble: (who, terms) => `First: ${shape(who, terms)}`,
  desert: card => `Let go: ${troop(card)}`,
  discardTroop: card => `Discard: ${troop(card)}`,
  done: () => 'Done',
}

export const ACTIONS_AT_EN: Texts['actionsAt'] = {
  'setup.assign': { done: () => 'My troops are assigned' },
  'plan.cards': { done: () => 'My plan is made' },
  'baron.law': { obey: () => 'Obey the law and pay' },
  'mobilize.moves': { done: () => 'No more moves' },
  'mobilize.battle': { mobilize: at => `Fight in ${area(at)}` },
  'expedition.found': { pass: () => 'Found no expedition' },
  'expedition.bless': { pass: () => 'Do not bless it' },
  'event.uprising': { nameCity: where => `Draw for ${city(where)}` },
  'event.cancel': { pass: () => 'Let the event happen' },
  'effect.pay': { done: () => 'Pay for nobody else' },
  'effect.heal': { done: () => 'Heal no more' },
  'effect.desert': { done: () => 'Let the others go' },
  'effect.heir': { nextNoble: (who, terms) => `Loses his heir: ${shape(who, terms)}` },
  'effect.marker': { decline: () => 'Place no marker' },
  'taxation.law': { obey: () => 'Obey the law and pay' },
  'wages.regulars': { done: () => 'Pay these' },
  'wages.law': { obey: () => 'Obey the law and pay more' },
  'wages.mercenaries': { done: (_, terms) => (isNobodyPaid(terms) ? 'Pay nobody' : 'Pay only these') },
  'agenda.refusals': { refuse: () => 'Refuse and be banned' },
  'motion.propose': { pass: () => 'Propose nothing' },
  'motion.honour': { giveUp: of => `He is to give up ${agenda(of)}` },
  'motion.refusal': { refuse: () => 'Refuse and be banned' },
  'draft.hire': { pass: () => 'Hire nobody' },
  'draft.block': { pass: () => 'Hire no more' },
  'war.armies': { done: () => 'Attack with these' },
  'war.laws': { obey: () => 'Obey the law and call it off' },
  'battle.putAway': { done: () => 'Keep the others' },
  'battle.ability': { decline: () => 'Do not use it' },
  'city.razeLaw': { obey: () => 'Obey the law and keep the city' },
  'law.seaMove': {
    obey: (_, terms) => (duesIn(terms) > 0 ? `Pay ${crowns(duesIn(terms))} and sail` : 'Obey the law and stay'),
    stop: () => 'Stay ashore',
  },
  'law.roadMove': { obey: () => 'Obey the law and stop' },
  'upkeep.revolts': { nameCity: where => `Draw for ${city(where)}` },
  'upkeep.troops': { done: () => 'The troops stay as they are' },
  'upkeep.stronghold': { pass: () => 'Not yet' },
  'upkeep.reserves': { done: () => 'The troops stay as they are' },
  'upkeep.nobles': { done: () => 'Nobody else comes back' },
  'losses.discard': { done: () => 'Discard these' },
}

const HEIR_NAMES = Object.fromEntries(NOBLES.map(of => [of, noble(of)]))

export const FORMS_EN: Texts['forms'] = {
  pledge: { title: 'Pledge faith', fields: { faith: 'Faith' }, names: {} },
  invest: { title: 'Invest in the expedition', fields: { crowns: 'Crowns' }, names: {} },
  commit: { title: 'Write down your votes', fields: { votes: 'Votes' }, names: {} },
  ballots: {
    title: 'Write down your votes for the agendas',
    fields: { first: 'First agenda', second: 'Second agenda', third: 'Third agenda' },
    names: {},
    fieldsAt: terms => ballotFields(terms, of => CARDS_EN.agendas[of].name),
  },
  give: { title: 'Give crowns', fields: { to: 'To', crowns: 'Crowns' }, names: BARONS_EN },
  offerDeal: {
    title: 'Offer a deal',
    fields: {
      to: 'To',
      gives: 'You give (crowns)',
      asks: 'You ask (crowns)',
      promise: 'You promise',
      wants: 'You ask for the promise of',
    },
    names: { ...BARONS_EN, ...PROMISES_EN },
    usual: { promise: 'nothing', wants: 'nothing' },
  },
  offerPact: {
    title: 'Offer a pact without crowns',
    fields: { to: 'To', promise: 'You promise', wants: 'You ask for the promise of' },
    names: { ...BARONS_EN, ...PROMISES_EN },
    usual: { wants: 'nothing' },
  },
  offerHeir: {
    title: 'Offer an heir',
    fields: {
      to: 'To',
      heir: 'You hand over the heir of',
      asks: 'You ask (crowns)',
      promise: 'You promise',
      wants: 'You ask for the promise of',
    },
    names: { ...BARONS_EN, ...PROMISES_EN, ...HEIR_NAMES },
    usual: { promise: 'nothing', wants: 'nothing' },
  },
  askHeir: {
    title: 'Ask for an heir',
    fields: {
      wanted: 'You want the heir of',
      heir: 'You hand over the heir of',
      gives: 'You give (crowns)',
      promise: 'You promise',
      wants: 'You ask for the promise of',
    },
    names: { ...PROMISES_EN, ...HEIR_NAMES, [NONE]: 'nobody' },
    usual: { heir: NONE, promise: 'nothing', wants: 'nothing' },
  },
}
