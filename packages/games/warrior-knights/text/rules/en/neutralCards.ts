// Chapter 8: neutral cards.

import type { Chapters } from '@ludoteka/text-kit'

export const NEUTRAL_CARDS = {
  '8': {
    title: 'Neutral cards',
    paragraphs: {
      '8.1':
        'There are 8 neutral cards: 3 of “Important Event”, 2 of “Fund Expedition” and one each of “Upgrade Defenses”, “Muster Troops” and “Uncertain Times”. Six are in play each round (5.4).',
      '8.2': '“Important Event”: one event card is drawn.',
      '8.2.1':
        'The back of an event shows its colour. Red harms whoever draws it, green helps him, blue may hit anyone.',
      '8.2.2':
        'A red one the Head of the Church draws himself, or he pays 1 faith and names another Baron who draws it.',
      '8.2.3': 'For a green one he names another Baron, or pays 1 faith and draws it himself.',
      '8.2.4': 'For a blue one he names any Baron, himself included, free of charge.',
      '8.2.5': 'The drawer reveals and resolves the card. Fate cards that find its targets are drawn first.',
      '8.2.6':
        'An event with a cancel cost can be cancelled once, when its targets are known and before its effect. Red: the drawer alone pays all of it. Blue: Barons may pay together. Green cannot be cancelled. Table ruling: for blue there is one pass clockwise from the drawer in which each pledges faith; if the pledges reach the cost they are paid and nothing happens, otherwise nothing is paid.',
      '8.2.6a':
        'Table ruling: nobody is asked when the cost cannot be reached, or once it has been. A pledge is not taken back.',
      '8.2.7':
        'A lasting event stays where it lies; others are discarded. Table ruling: events for the round are discarded after 17.6.',
      '8.2.8':
        'Table ruling: the drawer makes every choice the card leaves open. A card that can do nothing is discarded all the same, and faith paid for naming the drawer is not returned.',
      '8.3': '“Fund Expedition”: a new expedition may be founded, and those under way go on.',
      '8.3.1':
        'The Chairman may found one expedition that is not under way, or none. Ceylon is the safest, China the most profitable and most dangerous.',
      '8.3.2': 'From the Chairman clockwise each Baron may invest from 0 to 5 crowns, openly.',
      '8.3.3': 'The Head of the Church may then pay 1 faith to bless it until it ends.',
      '8.3.4': 'Its marker goes on step 1. Table ruling: if nobody invested it is not founded, and 8.3.3 is skipped.',
      '8.3.5': 'Every other expedition under way moves one step on; one on step 3 stays there.',
      '8.3.6':
        'For each expedition now on step 3 a fate card is drawn; for a blessed one 2, and the better counts. From best to worst: ×4, ×3, ×2, ×1, no news, fleet lost. Table ruling: Ceylon first, then the Spice Islands, then China.',
      '8.3.7':
        'No news: it stays and draws again with the next “Fund Expedition”, still blessed. Fleet lost: the invested crowns are gone. A success pays each investor that many times his investment in all. In both last cases the track is free again and the blessing used up.',
      '8.4': '“Upgrade Defenses”: walls are repaired and cities fortified.',
      '8.4.1':
        'From the Chairman clockwise each Baron may either repair one city he controls or his stronghold, for 2 crowns per breach token, or fortify one city he controls for 4 crowns. Besieged places cannot be repaired or fortified, strongholds cannot be fortified.',
      '8.4.2': 'A fortified city has 100 more strength and gives 1 crown more in Taxation.',
      '8.5': '“Muster Troops”: casualties are healed.',
      '8.5.1':
        'From the Chairman clockwise each Baron may remove any number of casualty tokens from one of his armies for 2 crowns each. Table ruling: also from a besieged army, on a port icon or off the board.',
      '8.6': '“Uncertain Times”: fate is made anew.',
      '8.6.1': 'The whole fate deck is shuffled.',
    },
  },
} as const satisfies Chapters
