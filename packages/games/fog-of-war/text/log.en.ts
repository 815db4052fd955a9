// What happened, in English: one sentence per entry, two where a total follows.

import { NEUTRAL, OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { totalOf } from '../rules/cards.ts'
import { PROVINCES_EN as AT } from './provinces.en.ts'
import type { Texts } from './types.ts'
import {
  cardList,
  cards,
  intelTokens,
  list,
  moreTokens,
  NAMES_EN,
  neutralList,
  points,
  SIDES_EN,
  SLOTS_EN as SLOT,
  seenList,
  stackSeen,
  The,
  tokens,
  vp,
} from './words.en.ts'

const { positions, reserves, stack } = NAMES_EN

/** "7 (cards 2, landing +4, winter +1)"; where nothing is added to the cards, the number alone. */
function strength(total: number, sum: number, added: Readonly<Record<string, number>>): string {
  const bonuses = Object.entries(added).filter(([, n]) => n > 0)
  if (bonuses.length === 0) return String(total)
  return `${total} (${[`cards ${sum}`, ...bonuses.map(([name, n]) => `${name} +${n}`)].join(', ')})`
}

export const LOG_EN: Texts['log'] = {
  neutralsLaid: ({ n }) => `${n} neutral cards lie face down on the map; one was removed unseen.`,
  objectivesKept: () => 'The Axis have chosen their two secret objectives.',
  defencePlaced: ({ side, at }) => `${The[side]} place a card ${AT[at].in}.`,
  defencesDone: ({ side, n }) => `${The[side]} have placed ${n === 0 ? 'no cards' : cards(n)} before the war.`,
  drew: ({ side, n }) => `${The[side]} draw ${cards(n)}.`,
  drewCards: ({ cards: drawn }) => `You draw ${cardList(drawn)}.`,
  yearBegan: ({ year }) => `${year} begins.`,

  turnBegan: ({ side, slot }) => `${The[side]} take their turn; ${SLOT[slot]} comes to NEW OP.`,
  operationLapsed: ({ side, slot, n }) =>
    `The ${SIDES_EN[side].genitive} operation ${SLOT[slot]} has come full circle and is cancelled; ${cards(n)} discarded.`,
  defended: ({ side, at, n }) => `${The[side]} place ${cards(n)} ${AT[at].in}.`,
  planned: ({ side, slot, n }) => `${The[side]} plan a new operation in ${SLOT[slot]} with ${cards(n)}.`,
  reinforced: ({ side, slot, n }) => `${The[side]} add ${cards(n)} to operation ${SLOT[slot]}.`,
  cancelled: ({ side, slot, n }) =>
    n === 0
      ? `The ${SIDES_EN[side].genitive} operation ${SLOT[slot]} has no cards left and is cancelled.`
      : `${The[side]} cancel operation ${SLOT[slot]}; ${cards(n)} discarded.`,
  quagmireReinforced: ({ side, at, n }) => `${The[side]} reinforce the quagmire ${AT[at].in} with ${cards(n)}.`,
  turnClosing: ({ side }) => `${The[side]} have finished their actions; only intel for 1 token may follow.`,
  turnEnded: ({ side }) => `${The[side]} end their turn.`,
  cardDiscarded: ({ side }) => `${The[side]} cannot place a card anywhere and discard one unseen.`,
  winterBegan: ({ side }) => `The ${SIDES_EN[side].genitive} deck is empty: winter begins.`,
  yearEnded: ({ year }) => `${year} is over.`,
  handDiscarded: ({ side, n }) => `${The[side]} discard ${cards(n)} left in hand.`,
  deckDiscarded: ({ side, n }) => `${The[side]} discard ${cards(n)} left in the deck.`,

  intelTried: ({ side, kind, place, n }) => `${The[side]} pay ${tokens(n)} to look at ${stack(side, kind, place)}.`,
  intelCancelled: ({ side, n }) => `${The[side]} pay ${tokens(n)} and cancel the attempt.`,
  intelRestored: ({ side, n }) => `${The[side]} pay ${moreTokens(n)} and restore the attempt.`,
  intelFailed: ({ side, kind, place }) => `${The[side]} fail to look at ${stack(side, kind, place)}.`,
  intelSucceeded: ({ side, kind, place, n }) => `${The[side]} look at ${stack(side, kind, place)}: ${cards(n)} seen.`,
  intelSaw: ({ kind, place, cards: seen }) => `You see ${stackSeen(kind, place)}: ${seenList(seen)}.`,

  launched: ({ side, slot, at, position }) =>
    `${The[side]} launch operation ${SLOT[slot]} ${AT[at].against} (${positions[position].name.toLowerCase()}).`,
  originNamed: ({ at, origin }) => `The attack on ${AT[at].accusative} comes ${AT[origin].from}.`,
  originForced: ({ at, origin }) => `The attack on ${AT[at].accusative} can only come ${AT[origin].from}.`,
  ownCardsDiscarded: ({ side, at, n }) => `${The[side]} discard ${cards(n)} of their own ${AT[at].in} unseen.`,
  turnedUp: ({ side, at, cards: shown }) => `${The[side]} turn up ${AT[at].in}: ${cardList(shown)}.`,
  neutralsTurnedUp: ({ at, cards: shown }) =>
    `Neutral cards ${AT[at].in} are turned up: ${list(shown.map(card => String(NEUTRAL[card].value)))}.`,
  unsuitable: ({ side, cards: shown }) => `${The[side]} discard what is of no use in this battle: ${cardList(shown)}.`,
  neutralsUnsuitable: ({ cards: shown }) => `Out of the game: ${neutralList(shown)}.`,
  noSuitableCard: ({ side, at, attacks }) =>
    attacks
      ? `${The[side]} have no suitable card to attack ${AT[at].accusative} with and are routed on the spot.`
      : `${The[side]} have no suitable card to defend ${AT[at].accusative} with: it is taken without a fight.`,
  attackStrength: ({ at, cards: sum, wheel, total }) =>
    `Attack strength ${AT[at].in}: ${strength(total, sum, { wheel })}.`,
  defenceStrength: ({ at, cards: sum, neutrals, landing, winter, wheel, total }) =>
    `Defence strength ${AT[at].in}: ${strength(total, sum, { 'neutral cards': neutrals, landing, winter, wheel })}.`,
  superiorityUsed: ({ side, total }) => `${The[side]} use the superiority token: their strength is now ${total}.`,
  superiorityKept: ({ side }) => `${The[side]} keep the superiority token.`,
  superiorityPassed: ({ side }) => `The superiority token goes to ${SIDES_EN[side].dative}.`,
  battleWon: ({ side, at, attack, defence }) =>
    `${attack} against ${defence}: ${SIDES_EN[side].nominative} win the battle for ${AT[at].accusative}.`,
  battleStuck: ({ at, attack, defence }) =>
    `${attack} against ${defence}: the battle for ${AT[at].accusative} becomes a quagmire.`,
  battleLost: ({ side, at, attack, defence }) =>
    `${attack} against ${defence}: the ${SIDES_EN[side].genitive} attack on ${AT[at].accusative} is defeated.`,
  battleRouted: ({ side, at, attack, defence }) =>
    `${attack} against ${defence}: the ${SIDES_EN[side].genitive} attack on ${AT[at].accusative} is routed.`,
  cardsLost: ({ side, cards: lost }) => `${The[side]} lose ${cardList(lost)}.`,
  cardsLostUnseen: ({ side, n }) => `${The[side]} lose ${cards(n)}, unseen.`,
  lostCards: ({ cards: lost }) => `You have lost ${cardList(lost)}.`,
  neutralsRemoved: ({ cards: gone }) => `Out of the game: ${neutralList(gone)}.`,
  paid: ({ side, at, cards: spent, due }) =>
    totalOf(spent, at) < due
      ? `${The[side]} owe ${due} and put all they have in the win pile: ${cardList(spent)}.`
      : `${The[side]} put ${cardList(spent)} in the win pile; at least ${due} was due.`,
  garrisoned: ({ side, at, n }) =>
    n === 0
      ? `${The[side]} leave no garrison ${AT[at].in}.`
      : `${The[side]} leave ${cards(n)} ${AT[at].in} as a garrison.`,
  quagmireBegan: ({ side, at }) => `${The[side]} are stuck ${AT[at].in}: a quagmire begins.`,
  quagmireEnded: ({ at }) => `The quagmire ${AT[at].in} is over.`,

  controlTaken: ({ side, at }) => `${The[side]} now control ${AT[at].accusative}.`,
  cardsDispersed: ({ side, at, n }) => `${The[side]} discard ${cards(n)} ${AT[at].from}, unseen.`,
  operationOverrun: ({ side, slot, n }) =>
    `The ${SIDES_EN[side].genitive} operation ${SLOT[slot]} has lost its purpose and is cancelled; ${cards(n)} discarded.`,
  supplyLost: ({ side, places }) => `${The[side]} have no supply ${list(places.map(at => AT[at].in))}.`,
  supplyRestored: ({ side, places }) => `${The[side]} have supply again ${list(places.map(at => AT[at].in))}.`,
  ussrAttacked: () =>
    'The Axis attack the USSR: every neutral Soviet province joins the Allies, the Soviet cards are shuffled into their deck, and Ural becomes a supply source.',
  ussrJoined: () =>
    'The USSR enters the war: every neutral Soviet province joins the Allies, the Soviet cards go into their new deck, and Ural becomes a supply source.',
  usaJoined: () =>
    'The USA enter the war: the American cards go into the new Allied deck, and North America becomes a supply source.',
  parisFell: () => 'Paris has fallen: Vichy, Morocco and the Levant go over to the Axis where they were Allied.',
  britainFell: () => 'Britain has fallen: Egypt goes over to the Axis if it was Allied.',
  balkansAttacked: () => 'The Axis attack the Balkans in 1940: the Balkans join the Allies before the battle.',
  balkansJoinedAxis: () => 'The Balkans join the Axis.',
  setJoined: ({ side, set, n }) => `${The[side]} receive ${n} ${reserves[set]}.`,

  axisScored: ({ n, total }) => `The Axis score ${vp(n)} for their provinces. Total: ${total}.`,
  winPileShared: ({ side, discarded, lost }) =>
    lost === 0
      ? `The ${SIDES_EN[side].genitive} win pile goes to the discard pile: ${cards(discarded)}.`
      : `The ${SIDES_EN[side].genitive} win pile is shared out: ${cards(discarded)} to the discard pile, ${cards(lost)} to the loss pile.`,
  winPileCards: ({ discarded, lost }) =>
    lost.length === 0
      ? `From your win pile to the discard pile: ${cardList(discarded)}.`
      : `From your win pile to the discard pile: ${cardList(discarded)}; to the loss pile: ${cardList(lost)}.`,
  intelReady: ({ side, n }) => `${The[side]} turn ${intelTokens(n)} back to ready.`,
  productionCounted: ({ side, resources, level, points: n }) =>
    `${The[side]} have ${points(n)}: resources ${resources}, production level ${level}.`,
  boughtCard: ({ side }) => `${The[side]} buy back a card from the loss pile.`,
  boughtLevel: ({ side, level }) => `${The[side]} raise their production level to ${level}.`,
  boughtIntel: ({ side, n }) => `${The[side]} buy ${intelTokens(n)}.`,
  boughtVp: ({ side }) => `${The[side]} buy ${vp(1)}.`,
  pointsLost: ({ side, n }) => `${The[side]} leave ${points(n)} unspent.`,
  recalled: ({ side, at, n }) => `${The[side]} recall ${cards(n)} ${AT[at].from}.`,
  planRecalled: ({ side, slot, n }) => `${The[side]} recall ${cards(n)} from operation ${SLOT[slot]}.`,
  recallDone: ({ side }) => `${The[side]} have finished recalling cards.`,
  deckShuffled: ({ side, n }) => `The new ${SIDES_EN[side].genitive} deck has ${cards(n)}.`,
  reinforcementsCame: ({ side, set, n }) => `${The[side]} put the ${reserves[set]} in their loss pile: ${cards(n)}.`,
  objectivesShown: ({ objectives, held }) => {
    const shown = list(objectives.map(one => AT[OBJECTIVE_PROVINCE[one]].nominative))
    if (held.length === 0) return `The Axis show their objectives: ${shown}. They control neither.`
    const theirs = held.length === objectives.length ? 'both' : `only ${list(held.map(at => AT[at].nominative))}`
    return `The Axis show their objectives: ${shown}. They control ${theirs}.`
  },
  won: ({ side }) => `${The[side]} have won.`,
}
