// Chapters 17 and 18: the heroes' abilities, and the cards that leave a question.

import type { Chapters } from '@ludoteka/text-kit'
import { CARD } from '../../../content/cards.ts'
import {
  BIG_ATTACK_BONUS,
  FIGHTER,
  GAZE_DAMAGE,
  HAND_LIMIT,
  RETURNING_HARPY_HEALTH,
  SMALL_DEFENSE_BONUS,
} from '../../../content/fighters.ts'
import { cards, damage, health } from '../../counts.en.ts'
import { NAMES_EN, quoted } from '../../names.en.ts'
import { MOST_FROM_VOYAGES, VOYAGE_COUNT } from '../figures.ts'

const { big, small } = NAMES_EN.sizes
const feint = quoted('arthur.feint')
const excalibur = quoted('arthur.excalibur')
const grail = CARD['arthur.theHolyGrail'].n
const prophecy = CARD['arthur.prophecy'].n
const gaze = CARD['medusa.gazeOfStone']

export const HEROES = {
  '17.1': {
    title: 'King Arthur’s ability',
    paragraphs: {
      '17.1.1':
        'When King Arthur himself attacks (not Merlin), you may lay a second card from your hand face down beside the attack card (9.6). Any other card of your hand will do, so you need at least two.',
      '17.1.2': 'You decide before the defender chooses, and everybody sees how many cards you laid.',
      '17.1.3':
        'The second card is turned up with the others. Its boost value is added to the value of the attack card (10.3); its text is ignored. It is discarded when the combat ends (10.10).',
      '17.1.4':
        'If the defender cancels the effects of your attack card, the second card is discarded at once and adds nothing.',
      '17.1.5': `Table ruling: that is so even if the attack card has no effect to cancel. ${feint} against ${excalibur} takes away the boost, and ${excalibur} keeps its value of ${CARD['arthur.excalibur'].value}. The table can be opened with the opposite rule (23.2).`,
      '17.1.6': 'The second card is not an attack card: it cannot be cancelled by itself, and it has no effect.',
      '17.1.7': `${quoted('arthur.nobleSacrifice')} allows one more boost DURING COMBAT, besides the second card.`,
    },
  },
  '17.2': {
    title: 'Alice’s ability',
    paragraphs: {
      '17.2.1': `Alice is ${big} or ${small}, for all to see. You choose when you place her (2.7), and only cards that say so change it. “Change size” is compulsory: she becomes the other.`,
      '17.2.2': `While she is ${big}, a card with which Alice herself attacks has +${BIG_ATTACK_BONUS} value. While she is ${small}, a card with which Alice herself defends has +${SMALL_DEFENSE_BONUS} value. No defense card, no bonus. The Jabberwock never gets it.`,
      '17.2.3': `The bonus is not a card effect, so ${feint} does not touch it. What counts is her size when damage is worked out (10.4); a change after combat counts from the next combat on.`,
    },
  },
  '17.3': {
    title: 'Medusa’s ability',
    paragraphs: {
      '17.3.1': `At the start of your turn, before your first action, and only while Medusa is on the board, you may deal ${damage(GAZE_DAMAGE)} to one opposing fighter in her zone. You choose the target, and you may decline. If there is no target, you are not asked.`,
      '17.3.2':
        'It happens once in each of your turns. It is effect damage and not an action, it cannot be cancelled, and it can win the game.',
    },
  },
  '17.4': {
    title: 'Sinbad’s ability',
    paragraphs: {
      '17.4.1':
        'When you maneuver, and only then, each fighter of your seat may move one space farther for each Voyage card in your discard pile.',
      '17.4.2':
        'The cards are counted when the movement begins, after the draw and after a boost has been discarded (7.5). So a Voyage card discarded as a boost gives its boost value and one space more.',
      '17.4.3': 'You need not use the bonus to the full.',
      '17.4.4': `There are ${VOYAGE_COUNT} Voyage cards: ${quoted('sinbad.voyageHome')} and all whose name begins with “Voyage to”.`,
    },
  },
  '18.1': {
    title: 'King Arthur’s cards',
    paragraphs: {
      '18.1.1': `${quoted('arthur.skirmish')} (also in Alice’s deck), ${quoted('sinbad.leapAway')} (Sinbad): if you won you must choose one of the two fighters, but may move it by 0. A defeated one cannot be chosen; if both are gone, nothing happens. Somebody else’s fighter moves by 6.9.`,
      '18.1.2': `${quoted('arthur.swiftStrike')}, ${quoted('arthur.divineIntervention')}: you need not have won.`,
      '18.1.3': `${quoted('arthur.theHolyGrail')}: the health is set to ${grail.healthBecomes}, which is not recovering. It is looked at after combat damage; with ${health(grail.atMost + 1)} or more King Arthur gets nothing. ${feint} cancels it like anything else.`,
      '18.1.4': `${quoted('arthur.bewilderment')}. Table ruling: from DURING COMBAT until the end of the combat Merlin takes neither combat damage nor effect damage, and the defender has won. An effect can still choose or name Merlin (say, if nobody else stands next to the Jabberwock for ${quoted('alice.jawsThatBite')}); the damage is simply lost. Afterwards you may place Merlin on an empty space, or leave him.`,
      '18.1.5': `${quoted('arthur.restlessSpirits')}: the first space must be in Merlin’s zone; it may be empty, and it may be Merlin’s own. The second must be adjacent to the first, in any zone. Friendly fighters are not hurt. You draw only once, however many are defeated. If the last opposing hero falls, the game ends before you draw.`,
      '18.1.6': `${quoted('arthur.prophecy')} with fewer than ${cards(prophecy.look)} in your deck: look at all there are, take ${prophecy.take} (or all, if there are fewer) and put the rest back. Nobody is exhausted. Your opponent learns only how many.`,
      '18.1.7': `${quoted('arthur.theLadyOfTheLake')}. Table ruling: if ${excalibur} lies in your discard pile, you take it from there, and the deck is neither searched nor shuffled. Otherwise you look through your deck; if ${excalibur} is there you show it and take it. The deck is shuffled either way. If you hold it already, you find nothing.`,
      '18.1.8': `${quoted('arthur.commandTheStorms')}: you move every fighter on the board once, in any order, yours and others’ mixed. Each moves by 6.9 on the board as it is at that moment.`,
      '18.1.9': `${quoted('arthur.nobleSacrifice')}: you choose the boost after the cards are turned up and after the defender’s effects DURING COMBAT.`,
    },
  },
  '18.2': {
    title: 'Alice’s cards',
    paragraphs: {
      '18.2.1': `${quoted('alice.jawsThatBite')}: compulsory, even if only your own fighter stands next to the Jabberwock, and even if that defeats Alice. You may choose anybody adjacent to the Jabberwock at that moment, also the fighter just attacked. If the Jabberwock is not on the board, nothing happens.`,
      '18.2.2': `${quoted('alice.manxomeFoe')}: with an empty deck nothing is discarded, nothing is added and nobody is exhausted. Everybody sees the discarded card, and it stays discarded.`,
      '18.2.3': `${quoted('alice.lookingGlass')}: announce two different items and their order, then carry them out. You may choose one that will do nothing.`,
      '18.2.4': `${quoted('alice.snickerSnack')}: only you (and your teammate, 19.6) see the hand, once. Everybody sees the card that is discarded. If the hand is empty, nothing happens.`,
      '18.2.5': `${quoted('alice.madAsAHatter')}: first Alice and the Jabberwock move, then her size changes.`,
      '18.2.6': `${quoted('alice.clawsThatCatch')}: all that counts is whether the defending fighter is a hero.`,
    },
  },
  '18.3': {
    title: 'Medusa’s cards',
    paragraphs: {
      '18.3.1': `${quoted('medusa.gazeOfStone')}: its ${damage(gaze.n.damage)} come after the combat damage; a target defeated by then takes nothing. To win you need at least 1 combat damage, so the card’s value of ${gaze.value} does nothing against a defense of ${gaze.value} or more. The card itself allows no boost.`,
      '18.3.2': `${quoted('medusa.hissAndSlither')}, ${quoted('medusa.clutchingClaws')}: your opponent chooses the card, and you need not have won. The card played in this combat is no longer in the hand.`,
      '18.3.3': `${quoted('medusa.theHoundsOfMightyZeus')}: you move all Harpies on the board, even if the one that fought is defeated.`,
      '18.3.4': `${quoted('medusa.wingedFrenzy')}: each of your fighters may pass through opposing fighters but must not end on an occupied space. Then one defeated Harpy must return, if Medusa is on the board and her zone, where she stands after the moves, has an empty space. It returns with ${health(RETURNING_HARPY_HEALTH)} and acts as usual. Table ruling: of several, the one with the lowest number returns; they do not differ.`,
      '18.3.5': `${quoted('medusa.aMomentaryGlance')}: you must choose a target, friend or foe; Medusa herself is always a legal one.`,
      '18.3.6': `${quoted('medusa.dash')}: if the fighter that played it is defeated, nothing happens.`,
    },
  },
  '18.4': {
    title: 'Sinbad’s cards',
    paragraphs: {
      '18.4.1': `A Voyage card counts the other Voyage cards that lie in your discard pile DURING COMBAT. The card itself is not there yet (10.11). It can gain +${MOST_FROM_VOYAGES} at most.`,
      '18.4.2': `${quoted('sinbad.voyageHome')}: you must take all Voyage cards then in your pile, though not the card itself, which goes to the pile afterwards. You may hold more than ${HAND_LIMIT} cards until the end of your turn.`,
      '18.4.3': `A cancelled Voyage card has its value of ${CARD['sinbad.voyageHome'].value} and no effect after combat. It still goes to your pile and counts later.`,
      '18.4.4': `${quoted('sinbad.voyageGiantSnakes')}: only you (and your teammate, 19.6) see the hand, even if you lost the combat. ${quoted('sinbad.voyageEyesOfCoals')}: the card is drawn by lot, each card of the hand equally likely.`,
      '18.4.5': `${quoted('sinbad.voyageIslandWhale')}: Sinbad’s health does not rise above ${FIGHTER.sinbad.health}.`,
    },
  },
} as const satisfies Chapters
