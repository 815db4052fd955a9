// Chapters 14 to 16: drawing and exhaustion, hands and piles, how effects are read.

import type { Chapters } from '@ludoteka/text-kit'
import { CARD } from '../../../content/cards.ts'
import { EXHAUSTION_DAMAGE } from '../../../content/fighters.ts'
import { damage } from '../../counts.en.ts'
import { quoted } from '../../names.en.ts'

const feint = quoted('arthur.feint')

export const EFFECTS = {
  '14': {
    title: 'Drawing and exhaustion',
    paragraphs: {
      '14.1':
        'You must draw unless the text says otherwise. Drawing several cards means drawing one after another. There is no hand limit while you draw.',
      '14.2': `With an empty deck your fighters are exhausted; the discard pile is never shuffled back. Each time you have to draw a card and cannot, each of your fighters takes ${damage(EXHAUSTION_DAMAGE)} at once and at the same time (12.3). Told to draw 2 with one card left, you draw it and then take this damage once; with no card left, twice.`,
      '14.3':
        'Drawing the last card does no harm; only a draw that fails does. Exhaustion is effect damage, so it cannot decide who won a combat.',
      '14.4': `Only draws count. Discarding from an empty deck (${quoted('alice.manxomeFoe')}), looking at it (${quoted('arthur.prophecy')}) or searching it (${quoted('arthur.theLadyOfTheLake')}) exhausts nobody.`,
      '14.5':
        'Exhaustion also hits your sidekicks, and a Harpy does not survive it. Table ruling: in team play it hits only the fighters of the seat that had to draw, even if one person plays both seats. If that seat has none left, nothing happens.',
    },
  },
  '15': {
    title: 'Hands, decks, discard piles',
    paragraphs: {
      '15.1':
        'Each seat has its own deck, face down, its own hand, hidden, and its own discard pile, face up. You may look through any discard pile at any time. Its order never matters; cards discarded together go in the order they were named.',
      '15.2': 'Table ruling: everybody may know how many cards are in each hand and in each deck.',
      '15.3': 'Every card that is played ends in its owner’s discard pile.',
      '15.4':
        'A card discarded from a hand is shown to all, whether chosen, forced, random, as a boost or at the end of the turn. Everybody also sees which cards go from a discard pile back to a hand.',
      '15.5':
        'If you must discard with an empty hand, nothing happens. With fewer cards than demanded, you discard them all.',
    },
  },
  '16': {
    title: 'Reading effects',
    paragraphs: {
      '16.1': 'An effect is compulsory unless it says “may”. “Up to” always allows 0.',
      '16.2':
        'Do as much as you can: what is impossible is skipped and the rest still happens, unless one part depends on another.',
      '16.3':
        'To MOVE is to go along lines by the rules of the maneuver (6.5, 6.9). Whoever owns the effect chooses where to, even for somebody else’s fighter. “Each of your fighters” is everybody of your seat who is on the board (not your teammate’s), each once, one after another in the order you like.',
      '16.4':
        'To PLACE is to put a fighter straight onto a space; nothing can be in the way. Table ruling: the space must be empty, and with “another” not the one where the fighter stands. If there is none, nothing happens. A fighter that was placed has changed its space for 16.8.',
      '16.5':
        'All damage that is not combat damage is effect damage. Defense does not reduce it, and it does not decide who won (11.1). “The opposing fighter” on a combat card is the other fighter of this combat, wherever it stands now; if it is defeated, nothing happens.',
      '16.6': `To cancel (${feint}) means: every effect of the other side’s card in this combat that has not happened yet is cancelled, whenever it would happen. Printed value, boost value and type stay. Hero abilities (Alice’s size, Medusa, Sinbad), boosts of movement and schemes are not cancelled. King Arthur’s second card is the exception (17.1.4).`,
      '16.6.1': `If both sides played ${feint}, the defender’s comes first and cancels the attacker’s: two cards of value ${CARD['arthur.feint'].value} without effects. A second card laid by King Arthur is lost (17.1.4).`,
      '16.6.2': 'If “you may boost” is cancelled, you are not asked and spend no card.',
      '16.6.3': 'Cancelling does nothing if the other side has played no card.',
      '16.7':
        '“Your opponent” in a combat is the seat of the other fighter. In a duel that is always the other player.',
      '16.8': `Standing elsewhere than when the turn began (${quoted('arthur.momentousShift')}): compare the fighter’s space now, during combat, with the one noted when the current turn began (4.1), whoever’s turn it is. Having left and come back is no change. A defender who was moved in the opponent’s turn, by either side, stands elsewhere.`,
      '16.9':
        '“In somebody’s zone” works only while that fighter is on the board. After its defeat there is no such space.',
      '16.10':
        'Table ruling: when you must choose a fighter or a space and only one is legal, the table takes it for you and says so in the log. Where everybody can see that you could only say no, because your hand is empty, nobody can move or there is no target, you are not asked at all. Which hidden card to use is always asked, even about the last one, and so is your defense (9.8).',
      '16.11': 'The sentences of an effect are carried out in their order: first move, for example, then change size.',
    },
  },
} as const satisfies Chapters
