// Chapters 9 to 13: the attack, the combat, its winner, defeat, the end of the game.

import type { Chapters } from '@ludoteka/text-kit'
import { quoted } from '../../names.en.ts'

export const COMBAT = {
  '9': {
    title: 'Action: attack',
    paragraphs: {
      '9.1':
        'An attack goes like this: you announce attacker and target (9.3); you lay a card face down (9.6); the defending player lays a card face down or none (9.8); all cards are turned up together (9.10); then the combat is resolved (10.1).',
      '9.2':
        'You may attack only if you have all three: a fighter, an opposing fighter in its reach, and in your hand an attack or versatile card that your fighter may use.',
      '9.3':
        'Say which of your fighters attacks, now the active fighter, and which one opposing fighter in its reach is the target. Table ruling: you can announce only a fighter that has all that 9.2 asks for, and once announced there is no way back.',
      '9.4':
        'Every fighter can attack an opposing fighter on an adjacent space, whatever the zones. A melee fighter can attack nobody else. A ranged fighter can also attack any opposing fighter in its zone (3.4), near or far; whoever stands in between does not matter.',
      '9.5': 'You cannot attack friendly fighters. Reach is checked only when the attack is announced.',
      '9.6':
        'As the attacking player, lay one attack or versatile card that the attacker may use face down. If King Arthur himself attacks, you may lay a second card beside it as a boost (17.1.1). Your opponents see how many cards lie there, not which.',
      '9.7':
        'Cards laid face down have left your hand. They cannot be discarded, seen by effects that look at your hand, or used for anything else.',
      '9.8':
        'As the defending player, lay one defense or versatile card that the defender may use face down, or play none: you never have to. Table ruling: you are always asked, even if you hold no card that fits, so that your “no” gives nothing away.',
      '9.9':
        'When you defend you do not see the attack card, but you know the attacker, the target and whether King Arthur has added a second card.',
      '9.10': 'When both sides have chosen, all these cards are turned face up at the same moment.',
    },
  },
  '10': {
    title: 'The combat',
    paragraphs: {
      '10.1':
        'You must carry out an effect unless it says “may”. When effects of both sides are due at the same time, the defender’s comes first. When several of your own are due together, you choose their order.',
      '10.2': `IMMEDIATELY: the defender’s effect, then the attacker’s. In this box only ${quoted('arthur.feint')} has one (16.6).`,
      '10.3':
        'DURING COMBAT: first King Arthur’s second card is added, if it has not been lost (17.1.4). Then come the defender’s effects, then the attacker’s; each is finished, with all its choices, before the next begins.',
      '10.4':
        'Damage is the attack value minus the defense value, and never less than 0. Without a defense card, nothing is subtracted. A defense higher than the attack does not hurt the attacker.',
      '10.5':
        'The defender loses that much health: this is combat damage. At 0 health the fighter is defeated at once (12.1), and the end of the game is checked at once (13.1).',
      '10.6': `The value of a card is worked out in this order: the printed value; an effect by which it “becomes” another (${quoted('arthur.momentousShift')}, ${quoted('alice.clawsThatCatch')}); then everything that is added (boosts, ${quoted('alice.manxomeFoe')}, Voyage cards, Alice’s size). Table ruling: the order is ours, so that an addition is never lost to a replacement.`,
      '10.7': 'Effects and boosts that change a value change combat damage only, not the damage of effects.',
      '10.8':
        'AFTER COMBAT: the defender’s effects, then the attacker’s. They happen even if one of the two fighters has been defeated, unless the game is over. Whatever would need a defeated fighter is skipped (16.2).',
      '10.9':
        'Then comes anything else that happens after combat, such as hero abilities. The heroes of this box have none of that kind.',
      '10.10':
        'Last, every card played in this combat goes to its owner’s discard pile. Table ruling: the attack card first, then the boost card laid beside it, then the defense card; each seat has its own pile, so the order hardly ever matters.',
      '10.11': `Until then a card played in combat is not in the discard pile: Voyage effects do not count it and ${quoted('sinbad.voyageHome')} does not take it.`,
    },
  },
  '11': {
    title: 'Who won the combat',
    paragraphs: {
      '11.1':
        'The attacker won if the attack itself did at least 1 combat damage. The defender won if the defending fighter took no combat damage, whatever effects did to it.',
      '11.2':
        'So every combat has exactly one winner. With equal values the defender won. An attack of value 0 is won by the defender even without a card.',
      '11.3': `The winner is settled when combat damage is dealt (10.5) and does not change afterwards. Damage that is prevented (${quoted('arthur.bewilderment')}) is not dealt, so the defender won.`,
      '11.4': '“If you won” on a card is about the side of the combat whose card it is.',
    },
  },
  '12': {
    title: 'Health, damage, defeat',
    paragraphs: {
      '12.1': 'A fighter whose health is 0 is defeated, at once and whatever the cause, and leaves the board.',
      '12.2': 'Any damage at all defeats a Harpy.',
      '12.3':
        'If one instruction damages several fighters, it does so at the same time: subtract all the damage, then remove everybody who is defeated, then see whether the game is over.',
      '12.4': `A defeated fighter cannot recover health, move, be placed, attack, defend or be chosen. Only an effect that expressly brings it back can help (${quoted('medusa.wingedFrenzy')}).`,
      '12.5': 'The space of a defeated fighter is empty for everything that follows, even within the same combat.',
    },
  },
  '13': {
    title: 'The end of a duel',
    paragraphs: {
      '13.1':
        'When your hero is defeated you have lost and your opponent has won, immediately. Nothing that was still to come happens: no more effects after combat, no more draws, no discarding at the end of the turn.',
      '13.2': 'A defeated sidekick never ends a duel. A defeated hero does, even if sidekicks remain.',
      '13.3':
        'Table ruling: should both heroes be defeated at the same moment, the player whose turn it is wins. With the cards of this box it cannot happen.',
      '13.4': 'You can lose through an effect of your own or through exhaustion; then, too, your opponent wins.',
    },
  },
} as const satisfies Chapters
