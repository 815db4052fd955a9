// The texts of the page that opens match files and positions, in English.

import type { Fault } from '@ludoteka/kernel'

export const open = {
  title: 'Open a match or a position',
  tile: 'Open a file',
  tileNote: 'Replay a match file, or play on from a position.',
  lead: 'Choose a file, drop it here, or paste its text: a match that was exported, or a position in the notation of its game.',
  choose: 'Choose a file',
  drop: 'Drop the file here',
  paste: 'Text of a match or a position',
  whichGame: 'Which game it is from',
  fromFile: 'as the text says',
  open: 'Open',
  troubles: {
    empty: 'There is nothing to open yet.',
    tooLong: 'This is longer than any match. Is it the right file?',
    notJson: 'This is not a match or a position: the text is not JSON, or it is cut off.',
    unknownForm: 'This is JSON, but neither a match (with its actions) nor a position (with facts, zones or a stack).',
    whichGame: 'The position does not say which game it belongs to. Choose the game below.',
    otherVersion: 'This was played under rules that this site does not have.',
    damaged: 'The file is damaged: played again, the match comes to another end than the file says.',
  },
  unknownGame: (game: string) => `There is no game “${game}” here.`,
  badMove: (number: number) => `The file is damaged: the rules do not allow its move ${number}.`,
  /** The rules say in English what is wrong, and as data for other languages. */
  fault: (_fault: Fault, message: string) => `The rules refuse it: ${message}`,
  /** What the rules say in English follows. */
  refused: 'The rules refuse it:',
  unreadable: 'The file could not be read.',
  match: (game: string, actions: number) => `A match of ${game}, ${actions} ${actions === 1 ? 'move' : 'moves'}`,
  replay: 'Watch the replay',
  position: (game: string) => `A position of ${game}`,
  toMove: (seats: readonly string[]) => `To decide: ${new Intl.ListFormat('en-GB').format(seats)}`,
  you: 'You play',
  everybody: 'All seats: pass the device around',
  against: 'Against',
  here: 'Play on here',
  hereNote: 'On this device, also without a network.',
  online: 'Play on with a friend',
  onlineNote:
    'Opens a table and gives you a link for the other seats. You know the whole position; others see what the rules let them see.',
  failed: 'The table could not be opened.',
  from: 'This match begins from a position, not from the start.',
}
