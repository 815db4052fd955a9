// English card names and effects, in our own words; the numbers come from the cards.

import { RETURNING_HARPY_HEALTH } from '../content/fighters.ts'
import { cards, damage, health, spaces } from './counts.en.ts'
import type { CardTexts } from './types.ts'

type Move = { readonly move: number }
type Draw = { readonly draw: number }

const draw = ({ draw: n }: Draw): string => `Draw ${cards(n)}.`
const discard = ({ discard: n }: { readonly discard: number }): string =>
  `Your opponent chooses and discards ${cards(n)}.`
const voyage = ({ perVoyage }: { readonly perVoyage: number }): string =>
  `+${perVoyage} to the value of this card for each other Voyage card in your discard pile.`

const moveACombatant = {
  after: ({ move }: Move) =>
    `If you won the combat, choose one of the two fighters in it who is still on the board and move them up to ${spaces(move)}.`,
}
const moveAlice = ({ move }: Move): string => `Move Alice up to ${spaces(move)}, then change her size.`
const momentousShift = {
  name: 'Momentous Shift',
  effects: {
    during: ({ becomes }: { readonly becomes: number }) =>
      `If your fighter stands on another space than when this turn began, the value of this card becomes ${becomes}.`,
  },
}
const feint = {
  name: 'Feint',
  effects: { immediately: () => 'Cancel all effects of your opponent’s card. Its value stays.' },
}
const regroup = {
  name: 'Regroup',
  effects: {
    after: (n: Draw & { readonly drawIfWon: number }) =>
      `Draw ${cards(n.draw)}. If you won the combat, draw ${cards(n.drawIfWon)} instead.`,
  },
}

export const CARDS_EN = {
  'arthur.skirmish': { name: 'Skirmish', effects: moveACombatant },
  'arthur.nobleSacrifice': {
    name: 'Noble Sacrifice',
    effects: { during: () => 'You may boost this attack. A card laid through King Arthur’s ability counts as well.' },
  },
  'arthur.excalibur': { name: 'Excalibur', effects: {} },
  'arthur.theAidOfMorgana': { name: 'The Aid of Morgana', effects: { after: draw } },
  'arthur.divineIntervention': {
    name: 'Divine Intervention',
    effects: { after: n => `Move King Arthur up to ${spaces(n.move)}.` },
  },
  'arthur.theHolyGrail': {
    name: 'The Holy Grail',
    effects: {
      after: n => `If King Arthur has ${health(n.atMost)} or less, his health becomes exactly ${n.healthBecomes}.`,
    },
  },
  'arthur.theLadyOfTheLake': {
    name: 'The Lady of the Lake',
    effects: {
      scheme: () =>
        'Take “Excalibur” into your hand from your discard pile or your deck. If you looked through the deck, shuffle it.',
    },
  },
  'arthur.prophecy': {
    name: 'Prophecy',
    effects: {
      scheme: n =>
        `Look at the top ${cards(n.look)} of your deck. Take ${n.take} of them into your hand and put the rest back on top in any order.`,
    },
  },
  'arthur.bewilderment': {
    name: 'Bewilderment',
    effects: {
      during: () => 'Merlin takes no damage until the end of this combat.',
      after: () => 'You may place Merlin on any empty space.',
    },
  },
  'arthur.aidTheChosenOne': {
    name: 'Aid the Chosen One',
    effects: { after: n => `If you won the combat, draw ${cards(n.draw)}.` },
  },
  'arthur.restlessSpirits': {
    name: 'Restless Spirits',
    effects: {
      scheme: n =>
        `Choose a space in Merlin’s zone and a space adjacent to it. Each opposing fighter there takes ${damage(n.damage)}. If that defeats any of them, draw ${cards(n.draw)}.`,
    },
  },
  'arthur.commandTheStorms': {
    name: 'Command the Storms',
    effects: {
      scheme: n => `Move each fighter on the board, friend and foe, up to ${spaces(n.move)}, in any order.`,
    },
  },
  'arthur.swiftStrike': {
    name: 'Swift Strike',
    effects: { after: n => `Move the attacker up to ${spaces(n.move)}.` },
  },
  'arthur.momentousShift': momentousShift,
  'arthur.feint': feint,
  'arthur.regroup': regroup,
  'alice.clawsThatCatch': {
    name: 'Claws That Catch',
    effects: { during: n => `If the defender is a hero, the value of this card becomes ${n.becomes}.` },
  },
  'alice.momentousShift': momentousShift,
  'alice.skirmish': { name: 'Skirmish', effects: moveACombatant },
  'alice.madAsAHatter': {
    name: 'Mad as a Hatter',
    effects: { after: n => `Move each of your fighters up to ${spaces(n.move)}, then change Alice’s size.` },
  },
  'alice.manxomeFoe': {
    name: 'Manxome Foe',
    effects: {
      during: () => 'Discard the top card of your deck and add its boost value to the value of this card.',
    },
  },
  'alice.feint': feint,
  'alice.regroup': regroup,
  'alice.lookingGlass': {
    name: 'Looking Glass',
    effects: {
      after: n =>
        `Choose two of these and do them in any order: draw ${cards(n.draw)}; Alice recovers ${health(n.recover)}; place Alice on another empty space.`,
    },
  },
  'alice.snickerSnack': {
    name: 'Snicker-Snack',
    effects: {
      after: n =>
        `If you won the combat, look at your opponent’s hand and choose ${cards(n.discard)} in it to be discarded.`,
    },
  },
  'alice.oFrabjousDay': { name: 'O Frabjous Day!', effects: { after: () => 'Change Alice’s size.' } },
  'alice.theOtherSideOfTheMushroom': { name: 'The Other Side of the Mushroom', effects: { after: moveAlice } },
  'alice.eatMe': { name: 'Eat Me', effects: { scheme: moveAlice } },
  'alice.imLateImLate': { name: 'I’m Late, I’m Late', effects: { after: moveAlice } },
  'alice.drinkMe': {
    name: 'Drink Me',
    effects: { scheme: n => `Draw ${cards(n.draw)}, then change Alice’s size.` },
  },
  'alice.jawsThatBite': {
    name: 'Jaws That Bite',
    effects: {
      after: n => `Choose a fighter adjacent to the Jabberwock, friend or foe: they take ${damage(n.damage)}.`,
    },
  },
  'medusa.dash': {
    name: 'Dash',
    effects: { after: n => `Move your fighter in this combat up to ${spaces(n.move)}.` },
  },
  'medusa.gazeOfStone': {
    name: 'Gaze of Stone',
    effects: { after: n => `If you won the combat, the opposing fighter takes ${damage(n.damage)}.` },
  },
  'medusa.aMomentaryGlance': {
    name: 'A Momentary Glance',
    effects: {
      scheme: n => `Choose a fighter in Medusa’s zone, friend or foe or Medusa herself: they take ${damage(n.damage)}.`,
    },
  },
  'medusa.hissAndSlither': { name: 'Hiss and Slither', effects: { after: discard } },
  'medusa.theHoundsOfMightyZeus': {
    name: 'The Hounds of Mighty Zeus',
    effects: { after: n => `Move each Harpy up to ${spaces(n.move)}.` },
  },
  'medusa.clutchingClaws': { name: 'Clutching Claws', effects: { after: discard } },
  'medusa.wingedFrenzy': {
    name: 'Winged Frenzy',
    effects: {
      scheme: n =>
        `Move each of your fighters up to ${spaces(n.move)}; they may pass through opposing fighters. Then, if a Harpy is defeated, return one with ${health(RETURNING_HARPY_HEALTH)} to an empty space in Medusa’s zone.`,
    },
  },
  'medusa.secondShot': { name: 'Second Shot', effects: { during: () => 'You may boost this attack.' } },
  'medusa.snipe': { name: 'Snipe', effects: { after: draw } },
  'medusa.feint': feint,
  'medusa.regroup': regroup,
  'sinbad.exploit': { name: 'Exploit', effects: { after: draw } },
  'sinbad.toilAndDanger': {
    name: 'Toil and Danger',
    effects: { after: n => `Move Sinbad up to ${spaces(n.move)}.` },
  },
  'sinbad.voyageHome': {
    name: 'Voyage Home',
    effects: {
      during: voyage,
      after: () => 'Take all other Voyage cards from your discard pile into your hand.',
    },
  },
  'sinbad.richesBeyondCompare': { name: 'Riches Beyond Compare', effects: { scheme: draw } },
  'sinbad.byFortuneAndFate': { name: 'By Fortune and Fate', effects: { after: draw } },
  'sinbad.voyageIslandWhale': {
    name: 'Voyage to the Island That Was a Whale',
    effects: { during: voyage, after: n => `Sinbad recovers ${health(n.recover)}.` },
  },
  'sinbad.voyageGiantSnakes': {
    name: 'Voyage to the Valley of the Giant Snakes',
    effects: { during: voyage, after: () => 'Look at your opponent’s hand.' },
  },
  'sinbad.voyageEyesOfCoals': {
    name: 'Voyage to the Creature with Eyes Like Coals of Fire',
    effects: { during: voyage, after: n => `Your opponent discards ${cards(n.discard)} at random.` },
  },
  'sinbad.voyageRootOfMadness': {
    name: 'Voyage to the Cannibals with the Root of Madness',
    effects: { during: voyage, after: n => `You may move Sinbad up to ${spaces(n.move)}.` },
  },
  'sinbad.voyageManEatingApes': {
    name: 'Voyage to the City of the Man-Eating Apes',
    effects: { during: voyage, after: n => `The opposing fighter takes ${damage(n.damage)}, whoever won.` },
  },
  'sinbad.voyageKingOfSerendib': {
    name: 'Voyage to the City of the King of Serendib',
    effects: { during: voyage, after: draw },
  },
  'sinbad.commandingImpact': { name: 'Commanding Impact', effects: { after: draw } },
  'sinbad.leapAway': { name: 'Leap Away', effects: moveACombatant },
  'sinbad.momentousShift': momentousShift,
  'sinbad.feint': feint,
  'sinbad.regroup': regroup,
} as const satisfies CardTexts
