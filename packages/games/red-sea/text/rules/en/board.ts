// Chapters 1 to 3: what is special here, the map, the cards, setting up.

import type { Chapters } from '@ludoteka/text-kit'
import { CARD } from '../../../content/cards.ts'
import { REGION, type Region, SPACE } from '../../../content/spaces.ts'
import {
  ACTION_ROUNDS,
  AUTOMATIC_VICTORY,
  HAND_SIZE,
  START_DEFCON,
  START_INFLUENCE,
  TURNS,
} from '../../../content/tracks.ts'
import { cards, list, named, quoted, SPACES_EN, turns } from '../../words.en.ts'
import { BATTLEGROUNDS, FLASHPOINTS, MID_WAR_DECK, STABILITIES } from '../shared.ts'

const worth = (region: Region): string => {
  const { presence, domination, control } = REGION[region]
  return `presence ${presence}, domination ${domination}, control ${control}`
}
const stabilities = STABILITIES.map(({ at, stability }) => `${SPACES_EN[at].label} ${stability}`).join(', ')

export const BOARD = {
  '1': {
    title: 'What is special here',
    paragraphs: {
      '1': `Two superpowers struggle for the Horn of Africa. There are ${turns(TURNS)} of ${ACTION_ROUNDS} action rounds each, two regions, hands of ${cards(HAND_SIZE)} in every turn, DEFCON starts at ${START_DEFCON}, and ${AUTOMATIC_VICTORY} victory points win at once. Ethiopia and Somalia are flashpoints (2.1.5), and “Romanian Autonomy” goes back and forth between the players (9.1). Where the rulebook is silent or unclear this table has decided for you; such places are marked “Table ruling”.`,
    },
  },
  '2': {
    title: 'Map and cards',
    paragraphs: {
      '2.1.1': `The map has two regions. Africa is worth ${worth('africa')}; the Middle East ${worth('middleEast')}; each also ${REGION.africa.perBattleground} for every battleground you control in it (10.1.1). In Africa the flashpoints can win the game (10.4.1).`,
      '2.1.2': 'Egypt belongs to both regions. Whatever speaks of Africa or of the Middle East includes Egypt.',
      '2.1.3': `Every space has a stability: ${stabilities}.`,
      '2.1.4': `${named(BATTLEGROUNDS)} are battlegrounds. They are special only in scoring (10.1.1) and in coups (6.3.4).`,
      '2.1.5': `${named(FLASHPOINTS)} are flashpoints, not battlegrounds; they have their own rules for coups (6.3.6.1) and for winning (10.4.1). The stability of Ethiopia is ${SPACE.ethiopia.stability}; ${quoted('theDerg')} may raise it to ${CARD.theDerg.n.stability}.`,
      '2.1.6':
        'Lines join adjacent countries: brown inside a region, red between regions. Only the lines count, not the coast.',
      '2.1.7': `The Strategic Sea Lanes are a space of stability ${SPACE.seaLanes.stability}, adjacent to nothing and in no region. There are no coups and no realignments there. Table ruling: they are not a country; only texts that name them or say “anywhere” reach them.`,
      '2.1.8':
        'You control a space if your influence there is at least its stability and exceeds your opponent’s by at least its stability. This is checked again after every change.',
      '2.2.1':
        'Every card has an event and an Ops value, except scoring cards, which have only their scoring. A scoring card must be played in the turn in which you received it (10.1.5).',
      '2.2.2':
        'An event belongs to the US, to the USSR or to both. What happens with an opponent’s event is said in 5.2. “You” on a neutral card is whoever plays it.',
      '2.2.3': 'A card is played either for its event or for its Ops.',
      '2.2.4': 'A starred card leaves the game once its event has happened.',
      '2.2.5':
        'An underlined event stays in force. Table ruling: its card lies beside the board, or, if it is starred too, leaves the game while its effect stays; “Famine” is discarded and leaves only its markers. A card that works until the end of the turn goes to its pile as usual.',
      '2.2.6':
        'Discarded cards form the discard pile; removed cards are out of the game. Table ruling: both piles and the cards in force may be looked at by everybody at any time. A card being played is in no pile until everything about it is finished, so its own event cannot take it back.',
    },
  },
  '3': {
    title: 'Setting up',
    paragraphs: {
      '3.1': `Shuffle the Mid War deck (${cards(MID_WAR_DECK)}) and deal ${cards(HAND_SIZE)} to each player (11.3). ${quoted('romanianAutonomy')} lies face up before the US.`,
      '3.2': `The USSR has 1 influence each ${list(START_INFLUENCE.ussr.map(at => SPACES_EN[at].in))}, the US ${list(START_INFLUENCE.us.map(at => SPACES_EN[at].in))}.`,
      '3.3': `The Space Race, the Military Operations and the victory points begin at 0, DEFCON at ${START_DEFCON}.`,
      '3.4':
        'Table ruling: the order is sides or bids (11.4), start influence (3.2), extra influence (11.4.1), cards of the base game (12.1.1), then the deal (3.1).',
    },
  },
} as const satisfies Chapters
