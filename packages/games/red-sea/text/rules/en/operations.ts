// Chapter 6: operations and the Space Race.

import type { Chapters } from '@ludoteka/text-kit'
import { FLASHPOINT_SAFE_OPS, MAX_MILITARY_OPERATIONS, SPACE_BOXES } from '../../../content/tracks.ts'
import { NAMES_EN, quoted } from '../../words.en.ts'

const [, probe, photographs, shuttle] = SPACE_BOXES
const boxes = NAMES_EN.spaceBoxes

export const OPERATIONS = {
  '6': {
    title: 'Operations',
    paragraphs: {
      '6.0':
        'The Ops of a card go to one kind of operation: placing influence, realignments, one coup attempt or one attempt in the Space Race. Table ruling: spend all points that can be spent; what cannot be spent is lost. How much a card is worth is said in 7.3.',
      '6.1.1':
        'Influence is placed one by one, in countries where you had influence when the action round began, or next to them. Influence from events is not bound to this (7.6). Table ruling: what changes during the action round neither widens nor narrows your reach; in the Headline Phase the board at the reveal counts.',
      '6.1.2':
        'One influence costs 1 Op, in a space your opponent controls 2. The price is checked again for each influence, so it drops as soon as the control is broken.',
      '6.1.3': 'You may spread the points over both regions and the Sea Lanes.',
      '6.1.4': 'In the Strategic Sea Lanes you may always place influence, at the usual price.',
      '6.1.5': 'There is no limit to the influence in a space.',
      '6.1.6': 'Influence is open to all.',
      '6.2.1':
        'A realignment needs no influence of your own, but the target must hold influence of your opponent. Targets are chosen one after another, the same one again if you like, as long as there is opponent influence.',
      '6.2.2':
        'Each attempt costs 1 Op. Both roll a die and add 1 for each country adjacent to the target that they control, and 1 for having more influence in it. The higher total removes as much of the other’s influence there as the difference; a tie changes nothing. You may lose influence too. Table ruling: the Sea Lanes help nobody here.',
      '6.2.3': 'If there is less influence than the difference, all of it goes. Realignment never adds influence.',
      '6.2.4': 'There are no realignments in the Sea Lanes.',
      '6.2.5': 'Flashpoints are realigned like other countries.',
      '6.2.6': 'Realignments that an event gives in a named region ignore the ban of DEFCON (8.1.7).',
      '6.3.1':
        'A coup needs no influence of your own, but the target must hold influence of your opponent. One attempt per card.',
      '6.3.2':
        'Roll a die and add the Ops. If the total exceeds twice the stability, the coup succeeds: remove as much opponent influence as it is exceeded by, and if there is less, add the rest as your own. Otherwise nothing changes.',
      '6.3.3': `You gain as many Military Operations as the Ops you used, up to ${MAX_MILITARY_OPERATIONS} on the track.`,
      '6.3.4': 'A coup attempt in a battleground lowers DEFCON by 1, successful or not.',
      '6.3.5':
        'A coup that an event gives in a named region ignores the ban of DEFCON (8.1.7) but lowers DEFCON all the same.',
      '6.3.6.1': `Before a coup attempt in a flashpoint the top card of the deck is turned up. Worth ${FLASHPOINT_SAFE_OPS} Ops or more: DEFCON stays and the card goes under the deck. Worth less: DEFCON falls by 1 and the card is discarded. A scoring card: DEFCON falls by 1, the region is scored, and the card is discarded. The event of the card does not happen. Then the coup is carried out. Table ruling: printed Ops count; if there is nothing to turn up, DEFCON stays; if the scoring ends the game, there is no coup.`,
      '6.3.7': `Table ruling: the order of a coup is the target, the card of a flashpoint (6.3.6.1), Military Operations, the die (${quoted('carterDoctrine')} before it), the influence, the end of a Famine, DEFCON (6.3.4), the victory points of ${quoted('yuriAndSamantha')}. Nuclear war ends the game at once.`,
      '6.4.1': `For the Space Race discard a card worth at least the Ops the next box asks for and roll a die. 1 “${boxes[1]}”: ${probe.ops} Ops, 1 to ${probe.upTo}. 2 “${boxes[2]}”: ${photographs.ops} Ops, 1 to ${photographs.upTo}. 3 “${boxes[3]}”: ${shuttle.ops} Ops, 1 to ${shuttle.upTo}.`,
      '6.4.2': `One attempt per turn for each player, successful or not; ${quoted('romanianAutonomy')} may be used for it.`,
      '6.4.3': `Box 2 gives ${photographs.vp[0]} VP to the first and ${photographs.vp[1]} to the second player there, box 3 gives ${shuttle.vp[0]} to the first.`,
      '6.4.4':
        'Whoever is first in box 1 removes 1 opponent influence from a country after every Headline Phase, until the other player is there too. Whoever is first in box 3 draws a card, once. Table ruling: the removal is compulsory while there is opponent influence in some country.',
      '6.4.5':
        'The event of a card discarded for the Space Race does not happen; the card is discarded even if it is starred.',
      '6.4.6': 'In the last box there are no more attempts.',
    },
  },
} as const satisfies Chapters
