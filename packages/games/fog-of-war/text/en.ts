// The Fog of War in English.

import { asking, counter, isBoolean, isNumber, isOneOf } from '@ludoteka/text-kit'
import { ALLIED_AIMS, AXIS_VP_TO_WIN, FIRST_DEFENCES, INTEL_PRICE, PRICE } from '../content/numbers.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { SLOTS } from '../content/wheel.ts'
import { STACK_KINDS, STACK_PLACES } from '../rules/state.ts'
import { ACTIONS_AT_EN, ACTIONS_EN } from './actions.en.ts'
import { withoutToken, withToken } from './forecast.ts'
import { LOG_EN } from './log.en.ts'
import { PROVINCES_EN as AT } from './provinces.en.ts'
import type { Texts } from './types.ts'
import { cards, list, moreTokens, NAMES_EN, points, SLOTS_EN as SLOT, seenList, stackOf, tokens } from './words.en.ts'

const count = counter('en')

const at = isOneOf(PROVINCES)
const slot = isOneOf(SLOTS)
const side = isOneOf(SIDES)

const outcomes: Texts['outcomes'] = {
  win: 'the attacker wins',
  quagmire: 'a quagmire',
  defeat: 'the attack is defeated',
  rout: 'the attack is routed',
}

const prompts: Texts['prompts'] = {
  'setup.objectives': 'Choose which of the three objectives goes back in the box; you keep the other two.',
  'setup.defences': asking(
    'Place cards from your deck face down in your own or neutral provinces, or go on.',
    { left: isNumber },
    ({ left }) =>
      left === 0
        ? 'All first defences are placed: confirm them, or take some back.'
        : `Place up to ${cards(left)} from your deck face down, at most one in a province, or go on.`,
  ),
  'turn.main': asking('Take your actions.', { owesCard: isBoolean }, ({ owesCard }) =>
    owesCard
      ? 'Take your actions: you still have to play a card from your hand this turn.'
      : 'Take more actions, or end the turn.',
  ),
  'turn.closing': 'Last thing in the turn: look at a stack for 1 token, or end the turn.',
  'intel.contest': asking(
    'Pay to contest this look at cards, or let it go?',
    { kind: isOneOf(STACK_KINDS), place: isOneOf(STACK_PLACES), price: isNumber, cancels: isBoolean },
    ({ kind, place, price, cancels }) =>
      cancels
        ? `The enemy is about to look at ${stackOf('your', kind, place)}. Pay ${tokens(price)} to stop it?`
        : `Your look at ${stackOf('the enemy', kind, place)} has been stopped. Pay ${moreTokens(price)} to look after all?`,
  ),
  'battle.origin': asking(
    'Choose the province the attack comes from.',
    { at },
    terms => `Choose the province from which you attack ${AT[terms.at].accusative}.`,
  ),
  'battle.superiority': asking(
    'Use the superiority token in this battle?',
    { side, attacker: side, at, attack: isNumber, defence: isNumber },
    terms => {
      const [now, then] = [withoutToken(terms), withToken(terms)]
      const battle = `Battle for ${AT[terms.at].accusative}, ${now.attack} to ${now.defence}: ${outcomes[now.outcome]}.`
      if (now.outcome === then.outcome) return `${battle} The token would not change that.`
      return `${battle} With the token ${then.attack} to ${then.defence}: ${outcomes[then.outcome]}.`
    },
  ),
  'battle.pay': asking(
    'Choose cards for the win pile.',
    { at, due: isNumber, paid: isNumber },
    ({ at: where, due, paid }) =>
      paid >= due
        ? `The battle for ${AT[where].accusative} is paid for: ${paid} of ${due}. Confirm, or add more cards.`
        : `Choose cards to pay for the battle for ${AT[where].accusative}: ${paid} of ${due}.`,
  ),
  'production.spend': asking(
    'Spend your production points.',
    { points: isNumber },
    terms => `You have ${points(terms.points)} left to spend. What you do not spend is lost.`,
  ),
  'production.last': asking(
    'Choose how many victory points you buy.',
    { points: isNumber },
    terms => `The last purchase of the war: ${points(terms.points)} left, ${PRICE.vp} for each victory point.`,
  ),
  'recall.choose': 'Choose where to recall cards from, cancel operations, or finish.',
  'recall.province': asking(
    'Choose the cards that come back.',
    { at },
    terms => `Choose the cards that come back ${AT[terms.at].from}.`,
  ),
  'recall.operation': asking(
    'Choose the cards that come back from the operation.',
    { slot },
    terms => `Choose the cards that come back from operation ${SLOT[terms.slot]}.`,
  ),
}

const reasons: Texts['reasons'] = {
  gameOver: 'The game is over.',
  notYourDecision: 'It is not your decision now.',
  notNow: 'That is not possible now.',
  notDrawn: 'You have not drawn that objective.',
  notInDeck: 'There is no such card in your deck.',
  oneDefenceEach: 'Before the war you may place at most one card in each province.',
  threeDefences: `Before the war you may place at most ${FIRST_DEFENCES} cards.`,
  notInHand: 'You do not hold that card.',
  noPlaceForCards: 'There is nowhere to put a card now.',
  placeInstead: 'A card is discarded only if none can be placed anywhere.',
  chooseCardsFirst: 'Choose the cards from your hand first.',
  placeCardsFirst: 'First place the cards you have chosen, or take them back.',
  enemyProvince: 'That province is the enemy’s: you may place cards only in your own provinces and in neutral ones.',
  noSupply: 'Your province has no supply: no cards can be placed there.',
  quagmireThere: 'There is a quagmire in that province: it can only be reinforced.',
  yourProvince: 'You control that province already.',
  plannedAlready: 'You already have an operation against that province.',
  yourQuagmire: 'You are already fighting there in a quagmire.',
  neutralSoviet: 'The Allies do not attack the neutral USSR.',
  slotEmpty: 'There is no operation in that slot.',
  notReady: 'That operation cannot be launched at this position of the wheel.',
  targetInQuagmire: 'There is a quagmire in the target province.',
  noOrigin: 'You have no supplied province from which to attack the target.',
  noQuagmire: 'There is no quagmire in that province.',
  notConnected: 'That province is not connected to your supply.',
  noOriginForQuagmire: 'You have no supplied province from which that attack could be reinforced.',
  owesCard: 'You must play at least one card from your hand this turn.',
  tooFewTokens: `You need more ready intel tokens: a look costs ${INTEL_PRICE.main} during the turn and ${INTEL_PRICE.closing} at its end.`,
  nothingToName: 'There is nothing to look at.',
  nothingThere: 'There are no such cards there.',
  noIntelAtNewOp: 'An operation at NEW OP cannot be looked at.',
  alliesOnly: 'Only the Allies may look at the objectives.',
  closingStage: 'Only intel for 1 token is left in this turn.',
  notAnOrigin: 'The target cannot be attacked from there.',
  notInBattle: 'No such card of yours fights in this battle.',
  paysTooLittle: 'The cards chosen are not enough.',
  notLost: 'There is no such card in your loss pile.',
  levelFull: 'The production level cannot rise any more.',
  axisOnly: 'Only the Axis buy victory points.',
  tooFewPoints: 'You do not have enough production points.',
  onlyVictoryPoints: 'At the end of 1944 only victory points can be bought.',
  noCardsThere: 'There are no cards of yours to recall there.',
  noRecallFromQuagmire: 'Cards cannot be recalled from a quagmire.',
  notAmongTheCards: 'That card is not among those you may take.',
  recallOne: 'Take back at least one card from the place you have named.',
}

export const EN: Texts = {
  ...NAMES_EN,
  prompts,
  actions: ACTIONS_EN,
  actionsAt: ACTIONS_AT_EN,
  log: LOG_EN,
  reasons,
  outcomes,
  results: {
    seventyPoints: `The Axis have reached ${AXIS_VP_TO_WIN} victory points.`,
    berlinAndRuhr: 'The Allies control Berlin and the Ruhr.',
    objectivesHeld: 'The Axis held both secret objectives at the end of 1944.',
    objectivesMissed: 'The Axis did not hold both secret objectives at the end of 1944.',
  },
  warnings: {
    axisPoints: () => `The year ends and the Axis reach ${AXIS_VP_TO_WIN} victory points: you lose the game`,
    objectivesMissed: () => 'The war ends and you do not control both secret objectives: you lose the game',
    objectivesHeld: percent =>
      percent >= 100
        ? 'The war ends and the Axis control their secret objectives, whichever they are: you lose the game'
        : `The war ends, and in ${percent}% of cases the Axis control both secret objectives: you would lose the game`,
    berlinAndRuhr: () => 'The Allies will hold both Berlin and the Ruhr: you lose the game',
  },
  score: {
    axis: n => `Victory points: ${n} of ${AXIS_VP_TO_WIN}`,
    allies: n => `Berlin and the Ruhr: ${n} of ${ALLIED_AIMS.length}`,
  },
  orders: {
    letIntelPass: {
      name: 'Let intel pass',
      note: 'Never pay tokens to stop the enemy from looking at cards.',
      settings: { about: { name: 'What', values: { everything: 'any cards', neutralCards: 'only neutral cards' } } },
    },
    keepSuperiority: { name: 'Keep the superiority token', note: 'Never use the token in a battle.' },
  },
  terminal: {
    columns: ['Province', 'Control', 'VP', 'Res', 'Neighbours'],
    season: (year, isWinter) => `${year}, ${isWinter ? 'winter' : 'summer'}`,
    turnOf: of => `Turn: ${NAMES_EN.seats[of]}`,
    vp: n => `Axis victory points: ${n} of ${AXIS_VP_TO_WIN}`,
    intel: (ready, used) => `intel ${ready} ready, ${used} used`,
    level: (level, resources) => `production level ${level}, resources ${resources}`,
    piles: (deck, hand, discard, win, loss) =>
      `deck ${deck}, hand ${hand}, discard pile ${discard}, win pile ${win}, loss pile ${loss}`,
    wheel: of => `Wheel, ${NAMES_EN.seats[of]}:`,
    slot: (letter, position, n) => `${SLOT[letter]}: ${NAMES_EN.positions[position].name.toLowerCase()}, ${cards(n)}`,
    emptyWheel: 'no operations',
    neutral: 'neutral',
    neutralCards: n => `neutral cards ${n}`,
    neutralStack: where => `Neutral cards ${AT[where].in}`,
    quagmire: attacker => `quagmire, attacker: ${NAMES_EN.seats[attacker]}`,
    noSupply: 'no supply',
    operation: (letter, target) => `Operation ${SLOT[letter]} ${AT[target].against}`,
    ownCards: 'Your cards in provinces and on the wheel:',
    seen: 'What you have seen:',
    sighting: (shown, turns, came, left) =>
      `${seenList(shown)}; ${count(turns, { one: 'turn', many: 'turns' })} ago, since then ${cards(came)} came and ${left} left`,
    objectives: 'Your objectives:',
    handOf: of => `Hand, ${of}:`,
    waitingFor: sides => `Waiting for: ${list(sides)}`,
    spectator: 'You are a spectator.',
    legend: 'Numbers after a side: face-down cards there.',
  },
}
