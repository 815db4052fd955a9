// What happened, in English: one sentence an entry.

import { capitalized } from '@ludoteka/text-kit'
import { numberOf } from '../content/boards.ts'
import { EXHAUSTION_DAMAGE, type Fighter } from '../content/fighters.ts'
import { pairInWords } from './actions.en.ts'
import { cards, damage, health } from './counts.en.ts'
import { list, NAMES_EN, quoted, quotedAll } from './names.en.ts'
import type { Texts } from './types.ts'

const { fighters } = NAMES_EN
const name = (fighter: Fighter): string => fighters[fighter].nominative
const Name = (fighter: Fighter): string => capitalized(name(fighter))

export const LOG_EN: Texts['log'] = {
  boardChosen: ({ board }) => `The battlefield is ${NAMES_EN.boards[board]}.`,
  firstSeat: ({ seat }, names) => `${names(seat)} goes first.`,
  doubleTeam: ({ team }) => `One person plays both seats of ${team === 'a' ? 'team A' : 'team B'}.`,
  heroChosen: ({ seat, hero }, names) => `${names(seat)} plays ${name(hero)}.`,
  handDealt: ({ seat, cards: hand }, names) => `${names(seat)}’s opening hand: ${quotedAll(hand)}.`,
  placed: ({ fighter, to }) => `${Name(fighter)} is placed on space ${numberOf(to)}.`,
  sizeChosen: ({ size }) => `Alice begins ${NAMES_EN.sizes[size]}.`,
  turnStarted: ({ seat }, names) => `${names(seat)}’s turn begins.`,
  gazed: ({ target }) => `Medusa turns her gaze on ${name(target)}.`,
  maneuvered: ({ seat }, names) => `${names(seat)} maneuvers.`,
  drew: ({ seat, n }, names) => `${names(seat)} draws ${cards(n)}.`,
  drewCards: ({ seat, cards: drawn }, names) => `New in ${names(seat)}’s hand: ${quotedAll(drawn)}.`,
  exhausted: ({ seat }, names) =>
    `${names(seat)} has no card to draw: each of their fighters takes ${damage(EXHAUSTION_DAMAGE)} from exhaustion.`,
  boosted: ({ seat, card, boost }, names) => `${names(seat)} discards ${quoted(card)} to boost by ${boost}.`,
  moved: ({ fighter, from, to }) => `${Name(fighter)} moves from space ${numberOf(from)} to ${numberOf(to)}.`,
  schemePlayed: ({ seat, card, fighter }, names) => `${names(seat)} plays ${quoted(card)} with ${name(fighter)}.`,
  attacked: ({ attacker, target }) => `${Name(attacker)} attacks ${name(target)}.`,
  committed: ({ seat, cards: n }, names) => `${names(seat)} lays ${cards(n)} face down.`,
  defended: ({ seat }, names) => `${names(seat)} lays a defense card face down.`,
  notDefended: ({ seat }, names) => `${names(seat)} plays no defense card.`,
  revealed: ({ seat, card }, names) => `${names(seat)} reveals ${quoted(card)}.`,
  boostRevealed: ({ seat, card }, names) => `${names(seat)} reveals ${quoted(card)} as a boost.`,
  effect: ({ card }) => `The effect of ${quoted(card)} takes place.`,
  cancelled: ({ card }) => `The effects of ${quoted(card)} are cancelled.`,
  boostLost: ({ seat, card }, names) => `${names(seat)} discards the boost card ${quoted(card)} for nothing.`,
  valueBecomes: ({ card, value }) => `The value of ${quoted(card)} becomes ${value}.`,
  valueRises: ({ card, by }) => `The value of ${quoted(card)} grows by ${by}.`,
  combatValues: ({ attack, defense }) => `Attack ${attack} against defense ${defense}.`,
  damaged: ({ fighter, n, left }) => `${Name(fighter)} takes ${damage(n)} and has ${health(left)} left.`,
  unharmed: ({ fighter }) => `${Name(fighter)} takes no damage.`,
  defeated: ({ fighter }) => `${Name(fighter)} is defeated.`,
  combatWon: ({ side, fighter }) =>
    side === 'attacker'
      ? `${Name(fighter)} wins the combat as the attacker.`
      : `${Name(fighter)} wins the combat as the defender.`,
  sizeChanged: ({ size }) => `Alice is now ${NAMES_EN.sizes[size]}.`,
  recovered: ({ fighter, n, left }) => `${Name(fighter)} recovers ${health(n)} and now has ${left}.`,
  healthBecomes: ({ fighter, health: now }) => `${capitalized(fighters[fighter].genitive)} health becomes ${now}.`,
  pairChosen: ({ pair }) => `The choice: ${pairInWords(pair)}.`,
  discarded: ({ seat, cards: gone }, names) => `${names(seat)} discards ${quotedAll(gone)}.`,
  milled: ({ seat, card }, names) => `${names(seat)} discards ${quoted(card)} from the top of the deck.`,
  handSeen: ({ seat, victim }, names) => `${names(seat)} looks at ${names(victim)}’s hand.`,
  handShown: ({ victim, cards: hand }, names) =>
    hand.length === 0 ? `${names(victim)} holds no cards.` : `${names(victim)} holds ${quotedAll(hand)}.`,
  deckLooked: ({ seat, n }, names) => `${names(seat)} looks at the top ${cards(n)} of the deck.`,
  cardsLooked: ({ cards: seen }) =>
    seen.length === 0 ? 'The deck is empty.' : `On top of the deck: ${quotedAll(seen)}.`,
  prophecyTook: ({ seat, n }, names) => `${names(seat)} takes ${cards(n)} of these into hand.`,
  deckSearched: ({ seat }, names) => `${names(seat)} looks through the deck and shuffles it.`,
  deckShown: ({ cards: seen }) => (seen.length === 0 ? 'The deck is empty.' : `The deck holds ${quotedAll(seen)}.`),
  cardFound: ({ seat, card }, names) => `${names(seat)} takes ${quoted(card)} into hand.`,
  cardNotFound: ({ card }) => `${quoted(card)} is not there.`,
  taken: ({ seat, cards: back }, names) => `${names(seat)} takes ${quotedAll(back)} back into hand.`,
  harpyReturned: ({ fighter, to }) => `${Name(fighter)} returns to the board on space ${numberOf(to)}.`,
  forcedTo: ({ to }) => `There is only one choice: space ${numberOf(to)}.`,
  forcedFighter: ({ fighter }) => `There is only one choice: ${name(fighter)}.`,
  seatOut: ({ seat }, names) => `${names(seat)} has no fighters left and is out.`,
  won: ({ seats }, names) => `${list(seats.map(names))} ${seats.length === 1 ? 'wins' : 'win'} the game.`,
}
