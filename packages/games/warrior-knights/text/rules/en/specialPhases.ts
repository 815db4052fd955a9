// Chapter 9: special phases.

import type { Chapters } from '@ludoteka/text-kit'

export const SPECIAL_PHASES = {
  '9': {
    title: 'Special phases',
    paragraphs: {
      '9.1': 'Taxation, with the yellow area full.',
      '9.1.1':
        'Every Baron receives the income of each city he controls that is not besieged, kingdom and overseas, 1 more if fortified, and of his concessions.',
      '9.1.2': 'Then the payments due in Taxation are made, clockwise.',
      '9.1.2a':
        'Table ruling: each Baron pays for laws first, oldest first, then for charges; if it is not enough, all he has. He is asked about a law only if it would cost him something (9.3.12a).',
      '9.1.3': 'The yellow cards return to their owners.',
      '9.2': 'Wages, with the red area full.',
      '9.2.1': 'From the Chairman clockwise each Baron pays his troops the wages on their cards.',
      '9.2.2':
        'Regulars first, wherever they are: he must pay as many cards as his crowns allow and chooses which, if he cannot pay all. Unpaid regulars stay.',
      '9.2.3': 'Then he chooses which mercenaries to pay. Every unpaid one deserts at once.',
      '9.2.3a':
        'Table ruling: a law that raises wages is obeyed or not once per payment, before the mercenaries are paid. A payment forced by the event “Creditors” is an ordinary one for that Baron alone.',
      '9.2.4':
        'The troops of the circle Noble cost nothing while his army strength is 400 or less, maintained troops counted; above that all are paid. Casualties and his +200 do not matter. Table ruling: his strength is taken when his Baron begins to pay.',
      '9.2.5': 'Maintained troops are never paid.',
      '9.2.6': 'Casualty tokens do not lower wages.',
      '9.2.7': 'Then each of his armies is checked by 2.13.',
      '9.2.8': 'When all have paid, the red cards return to their owners.',
      '9.3': 'The Assembly, with the blue area full.',
      '9.3.1': 'Every Baron attends who is not banned (9.3.13) and not kept away by a charge.',
      '9.3.2':
        'Each attending Baron receives 1 vote, and 1 more per city of the kingdom he controls. Table ruling: absent Barons receive none; besieged cities count.',
      '9.3.3':
        'A Chairman who does not attend names an attending Baron to act for him. Table ruling: the same if it becomes necessary during the Assembly; if nobody attends, the three agendas are discarded.',
      '9.3.3a':
        'Table ruling: the acting Chairman does all the Chairman’s work at this Assembly and votes as always. He acts until it ends, the token moves, or he is banned.',
      '9.3.4': 'Each “Private Motion” on the table comes first (9.3.11). Table ruling: from left to right.',
      '9.3.5': 'The Chairman, or who acts for him, announces the order of the other agendas.',
      '9.3.5a': 'Table ruling: the order stays, whoever presides later.',
      '9.3.6':
        'Each attending Baron secretly commits any number of his votes; all are revealed at once. From the Chairman clockwise each who committed at least 1 says what his votes are for. All committed votes are spent. The most votes win; ties, also without any votes, are decided by the Chairman among the tied.',
      '9.3.7':
        'A yes-or-no agenda takes effect if passed and is discarded if rejected. Others choose a Baron; all Barons are candidates, attending or not.',
      '9.3.7a':
        'Table ruling: a Baron whom the card excludes is no candidate. A single candidate is chosen without a vote; without candidates the card is discarded.',
      '9.3.8':
        'At the end agendas are added up to three, and the blue cards return to their owners. Unspent votes are kept.',
      '9.3.9':
        'A motion is done at once. A law stays in force. A charge stays with its Baron, who has at most three and for a fourth discards an older one; a concession is a charge that pays in Taxation. An office goes to one of the Baron’s Nobles, one each, and is discarded when he dies. Its maintained troops belong to his army, cost nothing, never desert and are never given away. Table ruling: charges and offices work from the moment they are received, offices also while their Noble is exhausted.',
      '9.3.9a':
        'Table ruling: first refuse or accept (9.3.12), then discard an older charge for a fourth, or name the Noble for the office; then the card works. What is taken away is gone at once.',
      '9.3.10': 'Charges and offices are received even when absent. A banned Baron may refuse them without penalty.',
      '9.3.11':
        '“Private Motion”: a fate card names the Baron who proposes exactly one of: (a) to lift a ban; (b) to discard a law, charge or office in force; (c) to postpone the Assembly; (d) a vote on a discarded agenda. If (c) passes the Assembly ends, and the agendas not voted on stay. Table ruling: (d) is at once the vote on that agenda; he may also propose nothing.',
      '9.3.11a':
        'Table ruling: the proposer names everything at once, and only what has an object is offered. Nobody can refuse (a), (b) or (c).',
      '9.3.12':
        'A Baron may refuse a motion, charge or office as soon as it has passed. Aimed at him alone, it is discarded; a motion that hits several still hits the others. A law is refused by not obeying it when the time comes.',
      '9.3.12a':
        'Table ruling: a law makes no act impossible. Who does what it forbids, or does not pay what it demands, disobeys; the table warns him first. He is banned (9.3.13) before the act goes on, and then it goes on as if there were no law. Several laws are asked one by one, the oldest first.',
      '9.3.12b':
        'Table ruling: fate cards a motion needs are drawn first. Then every Baron who may refuse is asked, clockwise from the Chairman; when all have answered it is carried out for the others.',
      '9.3.13':
        'Who refuses is banned: he leaves this Assembly and attends none until a decision lifts the ban, from the next one on. Table ruling: a banned Baron refuses without further penalty.',
      '9.3.13a':
        'Table ruling: a ban outside an Assembly works at once. The banned Baron keeps his charges, offices, votes, faith and the token of the Head of the Church.',
      '9.3.14':
        'If the Chairman is banned, the Baron with the most votes among those not banned becomes Chairman at once, ties by fate. A banned Baron never becomes Chairman. Table ruling: if everybody is banned the token stays.',
      '9.4': 'The Mercenary Draft, with the track full.',
      '9.4.1':
        'The markers are taken from left to right. The owner may hire one open mercenary card for its fee, which equals its wage; then the marker is removed.',
      '9.4.2': 'Who cannot or will not hire loses the marker without effect.',
      '9.4.3': 'Several markers give several turns.',
      '9.4.4':
        'Block hire: he may hire several cards of one nationality at once if he has as many markers on the track. He pays each fee and removes the current marker and others of his choice.',
      '9.4.4a': 'Table ruling: he must be able to pay and place every card of the block. Discounts count per card.',
      '9.4.5': 'At the end unhired cards are shuffled into the deck, and a new offer is revealed (3.11).',
      '9.4.6': 'Table ruling: if there are too few cards, all there are.',
      '9.4.7':
        'A hired card goes at once to a Noble of yours in an area with a city you control, in the area of your stronghold, or off the board, or to your stronghold army, even besieged, but not off the board. A Noble in a besieged place cannot receive troops. Table ruling: nor can one on a port icon; without a legal place you cannot hire.',
    },
  },
} as const satisfies Chapters
