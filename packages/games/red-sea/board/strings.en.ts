// The board's own words in English.

import type { Side } from '../content/tracks.ts'
import { ops } from '../text/words.en.ts'
import type { Strings } from './strings.ts'

const SIDE: Readonly<Record<Side, string>> = { us: 'US', ussr: 'USSR' }
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

export const EN: Strings = {
  board: 'Map of the Horn of Africa and Arabia',
  levels: { none: 'nothing', presence: 'presence', domination: 'domination', control: 'control' },
  stability: n => `stability ${n}`,
  influence: (us, ussr) => `US ${us}, USSR ${ussr}`,
  controlled: side => `controlled by the ${SIDE[side]}`,
  nobodyControls: 'controlled by nobody',
  famine: 'famine',
  centcom: side => `CENTCOM of the ${SIDE[side]}: no coups or realignments against it`,
  spaceOffers: {
    place: 'place influence',
    coup: 'attempt a coup',
    realign: 'realign',
    remove: 'remove influence',
    clear: 'remove all influence of the opponent',
    choose: 'choose this country',
  },
  cardOffers: {
    score: 'Score the region',
    event: 'Play the event',
    operations: 'Use for operations',
    spaceRace: 'Discard for the Space Race',
    headline: 'Choose as headline',
    discard: 'Discard',
    give: 'Hand over',
    take: 'Take',
    pick: 'Add to the deck',
  },
  operationOffers: {
    place: 'Place influence',
    realign: 'Realign',
    coup: 'Attempt a coup',
    eventFirst: 'Their event first, then an operation',
  },
  bestCoup: (space, percent) => `Best chance: ${space}, ${percent}%`,
  spaceChance: (upTo, percent) => `Succeeds with 1 to ${upTo}: ${percent}%`,
  eventAfter: 'Then the opponent’s event happens.',
  cost: n => `Costs ${ops(n)}`,
  wouldControl: side => `Then the ${SIDE[side]} controls it`,
  wouldFree: 'Then nobody controls it',
  coupSum: (value, modifier, needed) =>
    `Die + ${ops(value)}${modifier === 0 ? '' : ` ${signed(modifier)}`} must exceed ${needed}`,
  success: 'Success',
  clears: 'Clears the country',
  loses: 'You lose influence',
  tie: 'Nothing changes',
  realignSum: (plus, opponents) => `You add ${signed(plus)}, the opponent ${signed(opponents)}`,
  defconFalls: by => `DEFCON falls by ${by}`,
  turnUp: percent => `A card is turned up: DEFCON falls in ${percent}% of cases`,
  chips: { success: 'success', war: 'war', warLater: 'war later?' },
  war: (loser, percent) =>
    percent >= 100
      ? `Nuclear war for certain: the ${SIDE[loser]} loses the game`
      : `Nuclear war in ${percent}% of cases: the ${SIDE[loser]} would lose the game`,
  defconNow: level => `DEFCON ${level}`,
  vpNow: vp =>
    vp === 0 ? 'Victory points: even' : `Victory points: ${vp > 0 ? 'US' : 'USSR'} leads by ${Math.abs(vp)}`,
  militaryNow: (side, n, required) => `${SIDE[side]}: ${n} of ${required} required military operations`,
  spaceNeeds: (value, upTo) => `${ops(value)}, a roll of 1 to ${upTo}`,
  spaceNow: (side, box) => `${SIDE[side]} in box ${box}`,
  turn: n => `Turn ${n}`,
  headlinePhase: 'Headline',
  roundNow: n => `Round ${n}`,
  vpShort: n => `${n} VP`,
  instruments: 'More …',
  backToMap: 'Back to the map',
  actionRound: n => `Action round ${n}`,
  roundOf: side => `${SIDE[side]} to act`,
  autonomy: 'Romanian Autonomy',
  autonomyAt: (side, faceUp) => `Romanian Autonomy: ${SIDE[side]}, ${faceUp ? 'face up' : 'face down'}`,
  faceUp: 'face up',
  faceDown: 'face down',
  effects: 'In force',
  noEffects: 'No events in force',
  untilTurn: 'this turn',
  untilGame: 'to the end',
  deck: 'Deck',
  discard: 'Discard',
  removed: 'Removed',
  unseen: 'Still to come',
  unseenWhere: 'You have not seen these cards yet: they are in the deck or in the opponent’s hand.',
  beside: 'Beside the board',
  hand: 'Hand',
  atLeast: (n, of) => `At least ${n} of these ${of}`,
  scoreNow: 'If scored now',
  scoreLine: (side, level, vp) => `${SIDE[side]}: ${EN.levels[level]}, ${vp} VP`,
  scoreNet: vp => (vp === 0 ? 'no change' : `${vp > 0 ? 'US' : 'USSR'} +${Math.abs(vp)}`),
  outright: {
    flashpoints: side => `${SIDE[side]} wins by flashpoints`,
    victoryPoints: side => `${SIDE[side]} wins with 10 VP`,
  },
  wins: 'wins!',
  wouldEnd: (regions, side, by) => {
    const which = regions.length > 1 ? 'Either region' : regions[0] === 'africa' ? 'Africa' : 'The Middle East'
    const how = by === undefined ? '' : by === 'flashpoints' ? ' by flashpoints' : ' with 10 victory points'
    return `${which} scored now would end the game: the ${SIDE[side]} wins${how}.`
  },
  yourHand: 'Your hand',
  emptyHand: 'Your hand is empty.',
  hiddenHand: 'You are watching.',
  chooseFrom: 'Choose a card',
  lookedAt: 'Only you see these',
  plays: 'What to do with this card',
  close: 'Back',
  opsWorth: ops,
  scoring: 'Scoring',
  neutral: 'Neutral',
  headlines: 'Headlines',
  headlineDown: 'chosen, face down',
  headlineWaiting: 'still choosing',
  dice: { coup: 'Coup', realign: 'Realignment', space: 'Space Race', event: 'The dice decide' },
  verdicts: { success: 'Success', failure: 'Failure', tie: 'Tie' },
  needsMore: n => `more than ${n}`,
  bid: 'Name a side and what it is worth to you',
  bidAs: side => `Play the ${SIDE[side]}`,
  hints: {
    'headline.choose': 'Both headlines happen, whoever they help. The higher Ops goes first.',
    'actionRound.play':
      'Choose a card to see what you can do with it. An opponent’s event happens when you use its Ops.',
    'actionRound.order': 'The event is the opponent’s: before your operation, or after it?',
    'operation.kind': 'All points go into one kind of operation.',
    'place.influence': 'Beside the plates: what one influence costs there.',
    'coup.target':
      'Beside the plates: your chance of success and, in red, of nuclear war. A battleground lowers DEFCON.',
    'realign.target': 'Beside the plates: your chance to remove influence.',
  },
  howTo: {
    title: 'Red Sea in two minutes',
    goal: 'The Horn of Africa, 1974 to 1984. Two superpowers win countries over without fighting each other. Ten victory points end it; so does nuclear war, and then the player whose turn it is loses.',
    sections: [
      {
        picture: 'map',
        heading: 'Influence and control',
        text: 'Each plate is a country. The round blue lamp is US influence, the square red one Soviet. You control a country when you have at least its stability, and that much more than the opponent. Then the whole plate takes your colour.',
      },
      {
        picture: 'cards',
        heading: 'Every card is two things',
        text: 'The number in the star is for operations, the text is an event. Play your own events or use the Ops. But use the Ops of an opponent’s card, and the event happens too: you only choose which comes first.',
      },
      {
        picture: 'operations',
        heading: 'Place, realign or coup',
        text: 'Placing costs 1 point, or 2 where the opponent controls. Realignment is a contest of dice. A coup adds a die to your Ops against twice the stability. Hover over a glowing plate and the exact odds are there.',
      },
      {
        picture: 'defcon',
        heading: 'DEFCON',
        text: 'A coup in a battleground lowers it; a coup in a flashpoint may. At 3 the Middle East is closed to coups. At 1 the world ends, and the player whose turn it is has lost. The table warns you before such a click.',
      },
      {
        picture: 'scoring',
        heading: 'Scoring',
        text: 'Africa and the Middle East score when their card is played: for presence, domination or control, and for battlegrounds. The Sea Lanes double it. A scoring card may never stay in your hand.',
      },
    ],
  },
}
