// Chapters 4 to 8: your turn, the cards, maneuver, boosting, scheme.

import type { Chapters } from '@ludoteka/text-kit'
import { ACTIONS, HAND_LIMIT } from '../../../content/fighters.ts'
import { quoted } from '../../names.en.ts'
import { VOYAGES_WITHOUT_BOOST } from '../figures.ts'

export const TURN = {
  '4': {
    title: 'Your turn',
    paragraphs: {
      '4.1': `When your turn begins, the table notes where every fighter stands (16.8 needs it). Then come abilities that work at the start of your turn (17.3.1). After that you have ${ACTIONS} actions.`,
      '4.2': `You must take exactly ${ACTIONS} actions; you cannot skip any. They may be different or the same.`,
      '4.3': 'Your actions are: maneuver (6.1), scheme (8.1) and attack (9.1).',
      '4.4':
        'You can always maneuver, even with an empty deck and with nobody able to move. You can scheme or attack only if there is something you can carry through (8.2, 9.2). So you are never stuck.',
      '4.5': 'Finish an action, with everything it sets off, before you choose the next.',
      '4.6': `If you hold more than ${HAND_LIMIT} cards after your last action, choose which ones to discard until you have ${HAND_LIMIT}; they all go at once. Then the next turn begins.`,
      '4.7': `The limit of ${HAND_LIMIT} counts only at the end of your own turn. At any other time you may hold as many cards as you like.`,
      '4.8': 'If the game ends in the middle of a turn, nothing more happens (13.1).',
    },
  },
  '5': {
    title: 'Cards',
    paragraphs: {
      '5.1':
        'A card shows its type (attack, defense, versatile or scheme), its value (schemes have none), who may use it, its name, its effect if it has one, its boost value, its deck and how many copies there are.',
      '5.2':
        'You may play a versatile card to attack or to defend. Whenever an effect asks, it is both an attack card and a defense card.',
      '5.3':
        'A card is for one type of fighter of its deck, or for any fighter of yours. To attack with it, the attacker must be allowed to use it; to defend with it, the defender; to scheme with it, the fighter you name.',
      '5.4':
        'If every fighter who may use a card is defeated, you cannot play it. You may still discard it for its boost value or for any other reason. For a Harpy card one Harpy on the board is enough: the one that fights or that you name.',
      '5.5': `Every card here has a boost value. On ${VOYAGES_WITHOUT_BOOST} Voyage cards it is 0: you may boost with them, but they add nothing.`,
      '5.6':
        'An effect says when it happens: IMMEDIATELY, DURING COMBAT or AFTER COMBAT. The effect of a scheme happens when you play it.',
    },
  },
  '6': {
    title: 'Action: maneuver',
    paragraphs: {
      '6.1':
        'First you must draw the top card of your deck (14.1). If the deck is empty, your fighters take exhaustion damage instead (14.2); if that ends the game, stop here.',
      '6.2':
        'Then you may move. Before the first fighter moves you may boost the movement once (7.1), even with the card you have just drawn.',
      '6.3':
        'Each of your fighters may move once, and each up to the full distance: it is not shared out. The distance is your move value plus the boost; Sinbad adds his bonus (17.4.1).',
      '6.4':
        'Your fighters move one after another, in the order you like; one finishes before the next begins. Each may go a different distance. 0 is fine too: to stay, choose the fighter’s own space.',
      '6.5':
        'Each step goes to an adjacent space. You may pass through friendly fighters but not stop on them. You may not enter the space of an opposing fighter.',
      '6.6':
        'The board counts as it is now: a space left a moment ago is free, a space just taken is occupied. You may walk in a circle and end where you began.',
      '6.7': `Table ruling: nothing happens on the way, so you name only where the fighter ends. That may be its own space, or any empty space it can reach within the distance without passing through opposing fighters; only ${quoted('medusa.wingedFrenzy')} passes through them (18.3.4).`,
      '6.8':
        'A card discarded as a boost is spent even if nobody moves. You may also leave everybody in place without boosting.',
      '6.9':
        'If an effect lets you move somebody else’s fighter, it moves as if its owner moved it: through fighters friendly to it, and not through fighters opposing it.',
    },
  },
  '7': {
    title: 'Boosting',
    paragraphs: {
      '7.1':
        'In a maneuver you may discard one card from your hand and add its boost value to the distance. At most one card per maneuver; its effect is ignored.',
      '7.2': 'Any card will do, even one whose fighter is defeated.',
      '7.3': `You may boost other things only when an ability or an effect says so: King Arthur’s ability (17.1.1), ${quoted('arthur.nobleSacrifice')} and ${quoted('medusa.secondShot')}.`,
      '7.4':
        '“You may boost this attack” means: DURING COMBAT, when it is this effect’s turn, you may discard one card from your hand and add its boost value to the value of the attack card. Each source allows one card; several sources add up.',
      '7.5':
        'Table ruling: the card goes face up to your discard pile at once, before anything is counted. So a Voyage card that boosts a movement counts for that movement already (17.4.2).',
    },
  },
  '8': {
    title: 'Action: scheme',
    paragraphs: {
      '8.1':
        'Lay a scheme card from your hand face up and say which of your fighters plays it. That fighter is now the active fighter.',
      '8.2':
        'Some fighter of yours on the board must be allowed to use the card (5.3). You may play a scheme even if it will do little or nothing.',
      '8.3':
        'If several of your fighters may play it, choose one. With the schemes of this box it makes no difference which.',
      '8.4':
        'Carry out the effect sentence by sentence, then put the card on your discard pile. Until then it is neither in your hand nor in the pile.',
    },
  },
} as const satisfies Chapters
