// The board's own texts in English.

import { counter, lister } from '@ludoteka/text-kit'
import { LANDING_DEFENCE } from '../content/numbers.ts'
import { WINTER_DEFENCE } from '../content/provinces.ts'
import { HINTS_EN } from '../text/hints.en.ts'
import { HOW_TO_EN } from '../text/howTo.en.ts'
import { PROVINCES_EN } from '../text/provinces.en.ts'
import type { BoardText } from './strings.ts'

const count = counter('en')
const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })
const points = (n: number): string => count(n, { one: 'point', many: 'points' })
const turns = (n: number): string => count(n, { one: 'turn', many: 'turns' })
const tokens = (n: number): string => count(n, { one: 'token', many: 'tokens' })

const resources = (n: number): string => count(n, { one: 'resource', many: 'resources' })
const list = lister('en')

const SIDE = { axis: 'Axis', allies: 'Allied' } as const

export const EN: BoardText = {
  board: 'Map of Europe and North Africa',
  holders: {
    axis: 'held by the Axis',
    allies: 'held by the Allies',
    neutral: 'neutral',
    ussr: 'neutral USSR',
  },
  vp: n => `${n} VP`,
  resources,
  winterAdds: n => (n === 0 ? 'no help from winter' : `winter adds ${n} to the defence`),
  sourceOf: side => `${SIDE[side]} supply source`,
  noSupply: 'no supply',
  quagmireBy: side => `quagmire, attacked by the ${side === 'axis' ? 'Axis' : 'Allies'}`,
  yourCards: (n, strength) => `Your ${cards(n)}, strength ${strength}`,
  enemyCards: (owner, n) => `${n} ${SIDE[owner]} ${n === 1 ? 'card' : 'cards'}`,
  neutralCards: n => `${n} neutral ${n === 1 ? 'card' : 'cards'}`,
  strength: n => `strength ${n}`,
  noteAge: (age, came, left) =>
    [
      age === 0 ? 'seen this turn' : `seen ${turns(age)} ago`,
      ...(came > 0 ? [`${came} came since`] : []),
      ...(left > 0 ? [`${left} left since`] : []),
    ].join(', '),

  wheelOf: side => `${SIDE[side]} operation wheel`,
  positionMark: {
    newOp: 'NEW OP',
    planning: 'PLANNING',
    hasty: 'D+1',
    ready: 'READY',
    readyStill: 'READY',
    prepared: 'A+1',
  },
  positionSign: { newOp: 'NEW', planning: '···', hasty: 'D+1', ready: '▸', readyStill: '▸', prepared: 'A+1' },
  operation: slot => `Operation ${slot}`,
  slotName: (slot, position) => `${slot}: ${position}`,
  slotCards: cards,
  slotEmpty: 'No operation here',
  slotTarget: province => `Target: ${province}`,
  slotHolds: n => `A target and ${cards(n)}, face down`,
  launchedNow: 'If you launch it now',
  launchedIn: n => `It can be launched in ${turns(n)}`,
  withChosen: when => `${when}, with the chosen cards`,
  forecasts: {
    plan: 'The chosen cards as a new operation, as things stand',
    reinforceQuagmire: 'The battle with the chosen cards',
  },
  prospect: (attack, defence, hidden) =>
    hidden === 0
      ? `Attack ${attack} against ${defence}`
      : defence === 0
        ? `Attack ${attack} against ${cards(hidden)} face down`
        : `Attack ${attack} against ${defence} and ${cards(hidden)} face down`,
  undefended: 'Nobody defends it: it falls without a fight',
  share: (outcome, percent) => `${outcome} ${percent}%`,
  noWay: 'You have no supplied province from which to attack the target.',
  reach: {
    own: from =>
      from.length > 0 ? `You can attack it from: ${list(from)}.` : 'You have no supplied province to attack it from.',
    enemy: from =>
      from.length > 0 ? `The enemy can attack it from: ${list(from)}.` : 'Out of reach of enemy attacks.',
  },
  landingFrom: province => `${province} (landing: defence +${LANDING_DEFENCE})`,
  aimsHere: (side, slot, strength) =>
    strength === undefined
      ? `${SIDE[side]} operation ${slot} aims here.`
      : `Your operation ${slot} aims here, strength ${strength}.`,

  yearNow: (year, isWinter) => `${year}, ${isWinter ? 'winter' : 'summer'}`,
  pointsNow: (vp, of) => `The Axis have ${vp} of ${of} victory points`,
  pointsToCome: n => `${n} more if the year ended now`,
  alarms: {
    axisWin: points => `The Axis win when this year ends: ${points} points`,
    axisMayWin: points => `The Axis may win when this year ends: up to ${points} points`,
    alliesWin: province => `If ${PROVINCES_EN[province].nominative} falls, the Allies win`,
    lastYear: (held, of) =>
      held === undefined
        ? 'The last year: both secret objectives would win it for the Axis'
        : `The last year: you hold ${held} of your ${of} objectives`,
  },
  boxActive: {
    northAmerica: 'The USA are at war: supply reaches the North Atlantic',
    ural: 'The USSR is at war: supply reaches Moscow and the Caucasus',
  },
  boxWaits: {
    northAmerica: 'The USA enter the war at the end of 1941',
    ural: 'The USSR enters the war when it is attacked, or at the end of 1942',
  },
  objectives: 'Secret objectives of the Axis',
  keptObjective: isHeld => `Your secret objective: hold it when 1944 ends${isHeld ? ' (held now)' : ''}`,
  hiddenObjectives: 'Two secret objectives of the Axis',
  notKept: provinces => `· not ${provinces.join(', ')}`,
  besideMorocco: n => `${cards(n)} beside Morocco: objectives the Axis did not draw`,
  spyObjectives: 'Spy on the objectives',
  objectivesLeft: provinces => `The two Axis objectives are among these: ${list(provinces)}.`,

  offers: {
    defend: place => `Defend: ${place}`,
    plan: place => `Plan an attack: ${place}`,
    reinforceQuagmire: place => `Reinforce the quagmire: ${place}`,
    attackFrom: place => `Attack from ${place}`,
    recall: place => `Recall cards: ${place}`,
    spyArmy: place => `Spy on the enemy: ${place}`,
    spyNeutral: place => `Spy on the neutrals: ${place}`,
    launch: place => `Launch operation ${place}`,
    reinforce: place => `Reinforce operation ${place}`,
    cancel: place => `Cancel operation ${place}`,
    recallPlan: place => `Recall from operation ${place}`,
    spyOperation: place => `Spy on operation ${place}`,
    spyObjectives: () => 'Spy on the objectives beside Morocco',
  },
  offerNotes: {
    defend: 'Your chosen cards stay here face down.',
    plan: 'They go to NEW OP on your wheel with this target.',
    reinforceQuagmire: 'If you are the attacker, the battle is fought at once.',
    launch: 'Shows the target and turns up all cards.',
    cancel: 'Its cards go to your discard pile unseen.',
  },
  spyNote: (price, ready, seen, of) =>
    `Costs ${price} of your ${tokens(ready)}; shows ${of === 1 ? 'the card' : `${seen} of ${cards(of)} at random`}. The enemy may pay to stop it.`,
  cardOffers: {
    pick: 'Choose this card',
    spend: 'Pay with it',
    buyCard: 'Buy it back',
    recallCard: 'Recall it',
    returnObjective: 'Put it back in the box',
  },
  close: 'Close',

  battle: province => `Battle for ${PROVINCES_EN[province].accusative}`,
  attackFrom: province => `From ${PROVINCES_EN[province].nominative}`,
  ofQuagmire: 'The quagmire is decided',
  attack: 'Attack',
  defence: 'Defence',
  nobody: 'no cards',
  noSuitable: 'No suitable card: routed',
  lines: {
    cards: 'Cards',
    neutrals: 'Neutral forces',
    landing: 'Landing from the sea',
    winter: 'Winter',
    wheel: 'Wheel',
    superiority: 'Superiority',
  },
  total: 'Total',
  outcomes: { win: 'Victory', quagmire: 'Quagmire', defeat: 'Defeat', rout: 'Rout' },
  thresholds: d =>
    d === undefined
      ? { win: 'twice the defence', quagmire: 'as much or more', defeat: 'less', rout: 'half or less' }
      : {
          win: `${2 * d} or more`,
          quagmire: d === 1 ? '1' : `${d} to ${2 * d - 1}`,
          defeat: `below ${d}`,
          rout: `${Math.floor(d / 2)} or less`,
        },
  outcomeMeans: {
    win: 'The defenders are lost. The attacker pays with cards worth the defence and holds the province with the rest.',
    quagmire: 'Each side loses half of its cards, unseen. The others fight on.',
    defeat: 'The attackers are lost.',
    rout: 'The attackers are lost. The defender pays with cards worth the attack.',
  },
  against: (attack, defence) => `${attack} against ${defence}`,
  due: (due, paid) => `To pay: ${due}. Chosen: ${paid}.`,

  intel: 'Intelligence',
  intelOf: looker => `${SIDE[looker]} intelligence`,
  halfSeen: (seen, of) => (of === 1 ? 'The card would be seen' : `${seen} of ${cards(of)} would be seen, at random`),
  yourPayment: (price, ready) => `You: ${price} of ${tokens(ready)}?`,
  payment: (side, i) =>
    `${side === 'axis' ? 'The Axis' : 'The Allies'} ${i === 0 ? 'try' : i % 2 === 1 ? 'cancel' : 'insist'}`,
  tokensLeft: (side, n) => `${side === 'axis' ? 'Axis' : 'Allies'}: ${tokens(n)}`,
  intelOutcome: { succeeded: 'The attempt succeeds', failed: 'The attempt fails' },

  politics: {
    ussrAttacked: {
      title: 'The USSR is attacked',
      text: 'Every neutral Soviet province joins the Allies, and Ural becomes a supply source.',
    },
    ussrJoined: {
      title: 'The USSR enters the war',
      text: 'Every neutral Soviet province joins the Allies, and Ural becomes a supply source.',
    },
    usaJoined: { title: 'The USA enter the war', text: 'American cards join the Allies; North America supplies them.' },
    parisFell: {
      title: 'Paris has fallen',
      text: 'Vichy, Morocco and the Levant go over to the Axis, where they were Allied.',
    },
    britainFell: { title: 'Britain has fallen', text: 'Egypt, if it was Allied, goes over to the Axis.' },
    balkansAttacked: { title: 'The Balkans are attacked', text: 'They join the Allies before the battle.' },
    balkansJoinedAxis: { title: 'The Balkans join the Axis', text: 'The Axis did not attack them in 1940.' },
    winterBegan: {
      title: 'Winter',
      text: `Defenders get ${WINTER_DEFENCE.normal} more, under a snowflake ${WINTER_DEFENCE.snow}, under a sun ${WINTER_DEFENCE.sun}.`,
    },
    yearEnded: { title: 'The year ends', text: 'Scores, production, recalls.' },
  },
  production: 'Production',
  pointsLeft: n => `${points(n)} left`,
  buyCardsBelow: price => `Lost cards: ${points(price)} each, from the row below.`,
  purchases: { buyLevel: 'Raise production by 1', buyIntel: 'Two intel tokens', buyVp: 'One victory point' },
  costs: points,
  becomes: (now, then) => `${now} → ${then}`,

  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty',
  hiddenHand: 'Hands are hidden from spectators',
  chosen: () => 'Chosen: now name a place',
  takeBack: 'Take it back',
  chooseFrom: 'Choose from these cards',
  trays: {
    'setup.objectives': 'Three objectives: put one back',
    'setup.defences': 'Your deck: up to three cards for the first defence',
    'battle.pay': 'Cards to pay with',
    'production.spend': 'Lost cards that can be bought back',
    'recall.province': 'Cards to recall',
    'recall.operation': 'Cards to recall',
  },

  tokensNow: (ready, used) => `Intel: ${tokens(ready)} ready, ${used} used`,
  productionOf: (side, level, n) =>
    `${SIDE[side]} production if the year ended now: ${points(Math.min(level, n))}, the smaller of level ${level} and ${resources(n)}`,
  productionShort: (level, n) => `level ${level}, resources ${n}`,
  pileMarks: {
    deck: 'Deck',
    hand: 'Hand',
    discard: 'Discard',
    winPile: 'Wins',
    lossPile: 'Losses',
    provinceDeck: 'Provinces',
  },
  hidden: { hand: 'Hand', kept: 'Objectives' },
  ownPiles: { discard: 'Your discard pile', winPile: 'Your win pile', lossPile: 'Your loss pile' },
  unseen: {
    own: 'Your draw deck',
    ownWhere: 'You will draw these cards, in an order nobody knows.',
    ofSide: side => `Not seen: ${side}`,
    ofSideWhere: 'Nobody has shown you where these cards are: in the deck, a hand, an army, an operation or a pile.',
    neutral: 'Neutral forces, face down',
    neutralWhere: 'They defend neutral provinces; one was put aside unseen.',
    objectives: 'Objectives you have not seen',
    objectivesWhere: 'The Axis keep two of the six until the end of 1944.',
  },
  hints: HINTS_EN,
  hintChosen:
    'Now choose where they go: a province to defend it, a target (dashed) for a new operation, or an operation on your wheel.',
  hintFirstPlace: 'Now a province: your own or a neutral one. The Axis strike first, and Paris is near.',
  hintLaunch: slots =>
    `${list(slots)} can be launched: choose ${slots.length === 1 ? 'it' : 'one of them'} on your wheel.`,
  hintThenCards: 'Or choose cards, then a place for them.',
  hintNoCards: 'No cards in hand: for 2 tokens you may still look at a framed stack.',
  howTo: HOW_TO_EN,
}
