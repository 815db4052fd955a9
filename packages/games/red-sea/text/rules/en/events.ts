// Chapters 7 to 9: events, DEFCON and Military Operations, Romanian Autonomy.

import type { Chapters } from '@ludoteka/text-kit'
import { CARD } from '../../../content/cards.ts'
import { AUTONOMY_OPS_BEHIND, MAX_DEFCON, MIDDLE_EAST_BAN, NUCLEAR_WAR, START_DEFCON } from '../../../content/tracks.ts'
import { militaryOperations, quoted } from '../../words.en.ts'

const autonomy = quoted('romanianAutonomy')
const { militaryOperations: fromOgaden } = CARD.ogadenWar.n

export const EVENTS = {
  '7': {
    title: 'Events',
    paragraphs: {
      '7.1':
        'Instead of using its Ops you may play your own or a neutral card for its event. A scoring card has only its scoring.',
      '7.2': 'Underlined events stay in force to the end of the game or until they are cancelled.',
      '7.3': `Whatever raises or lowers Ops is added up, for ${autonomy} too. Table ruling: first take off what lowers the value, then add each bonus as far as its ceiling allows, the lowest ceiling first; no card is worth less than 1. Only what concerns the side that operates counts. With ${quoted('albanoStalinistEconomics')} in force an operation that places any influence in Africa has the lower value as a whole.`,
      '7.3.1':
        'The changed value counts for everything: coups, Military Operations, the Space Race, and where a card of a certain value is asked for.',
      '7.3.2':
        'An operation that an event gives counts like playing a card of that value. Table ruling: it is compulsory unless the text says “may”, and it cannot go to the Space Race.',
      '7.4': 'If an event is prevented or cancelled, the Ops of its card may still be used.',
      '7.5': `Wars are ${quoted('ogadenWar')} and, in the combined game, ${quoted('brushWar')}. No influence of your own is needed; the Military Operations, and on success the victory points, are gained even if nothing changes in the country.`,
      '7.6':
        'Table ruling: what an event says is compulsory unless it says “may” or “up to”, and is done as far as possible, sentence by sentence. Whoever is named decides, otherwise the owner of the event; a target must be one where something changes, if there is one. Removing takes what is there; adding by events costs nothing and needs no influence nearby.',
    },
  },
  '8': {
    title: 'DEFCON and Military Operations',
    paragraphs: {
      '8.1.1': `DEFCON starts at ${START_DEFCON} and is moved by events and operations.`,
      '8.1.2': `Raising goes towards ${MAX_DEFCON}, lowering towards ${NUCLEAR_WAR}.`,
      '8.1.3': `It never rises above ${MAX_DEFCON}.`,
      '8.1.4': `At ${NUCLEAR_WAR} the game ends at once in nuclear war and the active player loses, whoever caused it.`,
      '8.1.5': 'A coup attempt in a battleground lowers it by 1 (6.3.4).',
      '8.1.6': 'A coup attempt in a flashpoint may lower it by 1 (6.3.6.1).',
      '8.1.7': `At ${MIDDLE_EAST_BAN} and below there are no coups and no realignments in the Middle East, Egypt included.`,
      '8.1.8': 'From turn 2 on it rises by 1 at the start of the turn (4.5.A).',
      '8.2.1':
        'At the end of a turn you need as many Military Operations as the DEFCON level. Each one missing costs 1 VP; if both are short, only the difference counts.',
      '8.2.2': 'Coups and wars give Military Operations, realignments do not.',
      '8.2.3': `A coup gives as many as the Ops used, ${quoted('ogadenWar')} gives the US ${militaryOperations(fromOgaden)}.`,
      '8.2.4': `The US gets them even if the USSR plays ${quoted('ogadenWar')} for its Ops, unless the event is impossible.`,
    },
  },
  '9': {
    title: 'Romanian Autonomy',
    paragraphs: {
      '9.1': `${autonomy} is played like a card but is never part of a hand and goes from one player to the other. It has no event, only Ops.`,
      '9.2': 'Playing it is your action round, so you may end a turn with more than one card in hand.',
      '9.3':
        'After use it goes to your opponent face down, and face down it cannot be played. At the end of the turn it turns up again (4.5.G).',
      '9.4':
        'It also changes hands by events. Table ruling: used for the Space Race it is passed on face down as well.',
      '9.5':
        'It cannot be a headline, cannot be discarded, and cannot be played if your scoring cards need the action round (4.5.D).',
      '9.6': `It is worth ${AUTONOMY_OPS_BEHIND} Ops instead of ${CARD.romanianAutonomy.ops} if you had fewer VP than your opponent when the action round began.`,
      '9.7': 'What changes Ops changes it too (7.3).',
      '9.8': 'You never have to play it. Table ruling: with an empty hand you choose between playing it and passing.',
    },
  },
} as const satisfies Chapters
