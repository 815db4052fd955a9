// Chapters 11 to 14: battles, assaults, sieges and strongholds.

import type { Chapters } from '@ludoteka/text-kit'

export const BATTLES = {
  '11': {
    title: 'Battles',
    paragraphs: {
      '11.1':
        'A battle is started by a Baron with a ready Noble in an area with another Baron’s Noble, or with a city or stronghold that is not his.',
      '11.2':
        'It has two sides: the attacker and one other Baron, or the attacker and a neutral city. Other Barons take no part.',
      '11.3':
        'All armies of the defender in the area take part, exhausted or not, with the stronghold army. The attacker chooses which of his ready Nobles attack.',
      '11.4':
        'If the defender controls the city or owns the stronghold there, his Nobles are inside and can only be assaulted (12.3) or besieged (13.1). Otherwise an attack on Nobles is an open-field battle.',
      '11.5': 'Preparing the battle.',
      '11.5.1': 'The attacker, then the defender names a commander; a single Noble commands by himself.',
      '11.5.2':
        'Each side adds the effective strengths of its armies, +200 for a commander and, defending walls, their strength. It draws one fate card per full 100, at most 10, the attacker first. Table ruling: strengths are added before rounding.',
      '11.5.3':
        'A side with a commander puts 2 of its cards under the deck, only 1 if it drew 2, and may put more. A side without a commander puts none. This is secret and simultaneous. Table ruling: at least one card is kept.',
      '11.5.4': 'Both sides reveal the rest.',
      '11.6': 'Resolving the battle.',
      '11.6.1':
        'Every “draw one more” result draws another fate card, again and again, beyond 10 too, the attacker first.',
      '11.6.2':
        'Casualties of a side: the opponent’s Deal results less its own Prevent results, at least 0. A ready star commander may add one Deal, a ready square commander one Prevent. Bonuses of offices are automatic. An exhausted commander gives +200 but not his ability.',
      '11.6.3':
        'The attacker assigns his casualties, then the defender. Each token goes on an army of that side which is not full; an army is full when its tokens, at 100 each, reach its strength, and its Noble is doomed. When all are full the rest is ignored.',
      '11.6.4': 'Outside a battle casualties are placed one at a time by 2.13.',
      '11.6.5': 'If a side has no Noble left who is not doomed, 11.6.6 is skipped; for walls see 12.6.',
      '11.6.6':
        'Each side counts its victories, 1 more for a ready triangle commander. Ahead by 2 or more, full victory: all opposing Nobles of the battle die. Ahead by 1, partial victory: they retreat (15.1). Equal: nothing. Table ruling: a commander’s bonus counts only if he is not doomed.',
      '11.6.7':
        'Then the deaths are resolved (16.1), the attacker’s first, then retreats, then a capture. Casualty tokens of survivors stay.',
      '11.6.8': 'The battle ends. The attacking Nobles are exhausted, and the fate cards go under the deck.',
      '11.7': 'There is no voluntary retreat.',
    },
  },
  '12': {
    title: 'Assault',
    paragraphs: {
      '12.1':
        'A city that is not yours may be attacked if every third Baron with Nobles in the area agrees; its owner is not asked. Table ruling: Nobles on port icons do not count. If anyone refuses, nothing has happened, and the attacker may name another target or none.',
      '12.1a':
        'Table ruling: they are asked clockwise from the attacker until one refuses; the same target cannot be asked for again with the same card. Leave covers one battle.',
      '12.2': 'The attacker announces an assault or a siege.',
      '12.3': 'An assault runs like a battle (11.5). The defender adds the strength of the city.',
      '12.4': 'A neutral city draws for its strength, puts no cards away, and all its casualties become breaches.',
      '12.5':
        'For each casualty the defender chooses a token on one of his armies or a breach, as long as the city’s strength is above 0. A city without Nobles or troops takes breaches only and puts no cards away. Breaches stay until repaired.',
      '12.6':
        'A defending side stands while it has a living Noble or the city’s strength is above 0. Victories are counted if both sides stand.',
      '12.7':
        'The attacker captures the city, if one of his attacking Nobles lives, when (a) its strength is 0 and no defending Noble lives, or he wins (b) fully or (c) partially.',
      '12.8':
        'If the defender wins, fully or partially, the attacking Nobles die or retreat, also before a neutral city.',
      '12.9': 'Walls of strength 0 with nobody inside are captured without cards. It counts as a battle.',
      '12.10':
        'On capture the city is yours, still fortified if it was; your own siege marker goes. Then you may raze it (19.3.1).',
    },
  },
  '13': {
    title: 'Siege',
    paragraphs: {
      '13.1':
        'A siege needs leave as in 12.1 and a total strictly greater than the defender’s. Besieger: effective strengths and +200. Defender: effective strengths, the city’s strength, and +200 if he has a Noble there. Of other abilities only the office “Constable” counts.',
      '13.2':
        'The siege marker is put on the city, and the attacking Nobles are exhausted. No cards are drawn. It counts as a battle.',
      '13.3':
        'While besieged, Nobles inside cannot move, exchange troops or receive hired ones; the city gives neither influence nor income and cannot be repaired or fortified.',
      '13.4': 'Nobles inside may attack the besieger: an open-field battle without the city’s strength.',
      '13.5': 'The siege is lifted when no Noble of the besieger is left in the area.',
      '13.6':
        'If the same Baron announces the siege again in a later round, the marker never lifted, and 12.1 and 13.1 hold again, the city surrenders: he gains it, and the Nobles inside die.',
      '13.7':
        'Table ruling: a city has one siege marker at most; another Baron may assault it but not besiege it. If the city changes hands or becomes neutral the siege goes on, unless the besieger gains it. The second announcement must come in a later round.',
    },
  },
  '14': {
    title: 'Strongholds',
    paragraphs: {
      '14.1': 'A stronghold is attacked like a city, by assault or siege. Its Baron’s Nobles in the area are inside.',
      '14.2':
        'With only a stronghold army inside there is no commander. The defence stands while it has a living Noble, strength above 0, or a stronghold army that is not full.',
      '14.3':
        'The battle ends at once when the stronghold is at 0, no defending Noble lives and the stronghold army is full.',
      '14.4':
        'Who takes a stronghold gets half of the loser’s crowns, rounded down, and one of his cities, chosen by the loser, which he may raze. The stronghold and its army leave the board.',
      '14.4a':
        'Table ruling: first deaths and retreats, then crowns, then the city, then 14.5. The loser keeps everything else.',
      '14.5':
        'The army of a fallen stronghold draws for deserters and loses casualties as in 16.2 and 16.3; the rest comes back with the stronghold.',
      '14.6': 'A Baron without his stronghold gains no influence (17.2). He may put it back in 17.6.',
      '14.7':
        'If no attacking Noble survives, the fallen stronghold is removed all the same, without a reward. Its breach tokens go.',
      '14.8': 'A stronghold cannot be razed or controlled by another Baron.',
    },
  },
} as const satisfies Chapters
