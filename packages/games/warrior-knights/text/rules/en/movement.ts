// Chapter 10: movement.

import type { Chapters } from '@ludoteka/text-kit'

export const MOVEMENT = {
  '10': {
    title: 'Movement',
    paragraphs: {
      '10.1': 'Nobles move with “Mobilize Forces” or “Versatile Strategy”. Only ready Nobles move, with their troops.',
      '10.2':
        'A move is (a) one step across a passable border, (b) 1 to 3 steps along roads, or (c) by sea (10.6). Table ruling: where roads meet one may change from one to another.',
      '10.2a':
        'Table ruling: a move enters no area twice and does not end where it began. Each step is decided on its own.',
      '10.3': 'Mountains and rivers cannot be crossed, rivers only at the four bridges.',
      '10.4':
        'A Noble may enter any area and stop there. To pass through an area with another Baron’s city or Noble he needs that Baron’s leave, asked when he wants to go on; if it is refused he stops. Neutral cities, strongholds and Nobles on port icons do not hinder.',
      '10.4a':
        'Table ruling: the area where he starts needs no leave. Barons are asked clockwise from the mover; the first refusal ends the move. One’s own besieged place cannot be passed (10.11).',
      '10.5':
        'With “Mobilize Forces” every moving Noble must end in the chosen area. One who was stopped earlier stays there, exhausted.',
      '10.6':
        'By sea a ready Noble in an area with a port goes to any other port: onto its port icon, exhausted. He enters the area in the next Upkeep (17.4). Sailing is the whole move. Ports work whoever owns the city, and if it is razed.',
      '10.7':
        'A Noble on a port icon is in no area: he cannot fight, be attacked, move, tax, exchange troops, prevent a revolt or block anyone.',
      '10.8':
        'At any point of his move a Noble may take troops from your stronghold army or from another ready Noble of yours in the same area. He cannot hand troops over.',
      '10.8a':
        'Table ruling: only a moving Noble takes troops, never from one who moved with the same card or stands on a port icon. Who sails may take troops before. Maintained troops stay (9.3.9).',
      '10.9':
        'An army with casualty tokens may receive troops. It gives them only all together with all its tokens; its Noble then leaves the board, not dead.',
      '10.10':
        'A Noble who has given away all troops leaves the board at once, not dead. Maintained troops keep him there.',
      '10.11':
        'Nobles in a besieged city or stronghold cannot move, give or receive troops. Nobles of its Baron may enter the area and are then inside too.',
      '10.11a':
        'Table ruling: inside are exactly the Nobles of the city’s or stronghold’s Baron in its area. Nobody is inside a neutral city.',
    },
  },
} as const satisfies Chapters
