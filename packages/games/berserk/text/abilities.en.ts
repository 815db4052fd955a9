// Every printed ability by itself in English, for whoever points at it.

import type { Texts } from './types.ts'

export const ABILITIES_EN: Texts['abilities'] = {
  vampire: {},
  sluaWitch: {
    a1: 'Choose X from 1 to the number of extra lives on this card; remove X of them and, if so, make a discharge X.',
  },
  kersamNobility: {
    a1: 'Spell “Storm of Blood”: this card gains 1 extra life; then wound a chosen creature by X, where X is the number of your cards whose current life exceeds their initial life (at most 3).',
  },
  grimNoblewoman: {
    a1: 'While this card has more than 8 current life: it may block the first healing of an opponent’s card in each turn.',
    a2: 'While this card has fewer than 8 current life: it may double the first healing of one of your cards in each turn.',
  },
  vurdalak: { s1: '-1 from ranged attacks.' },
  fledgling: {},
  heraldBat: {},
  nightHarpy: {
    a1: 'On simple strike: the attacked creature gains Curse until the end of its controller’s next turn.',
  },
  boneHound: {},
  clingingSoul: { s1: 'The host has Magic armour 2.' },
  bloodConjurer: {
    a1: 'Discharge 2-3-4, range 4.',
    a2: 'Prevent up to 2 wounds that one of your creatures is about to receive (once per turn).',
  },
  soulReaper: {
    a1: 'Spell “Harvest”: wound a creature by X (X at least 1).',
    a2: 'Revive a Slua creature of cost 5 or less (once per battle).',
  },
  countessMorael: {},
  faithfulServant: {},
  plagueHerald: { a1: 'On incarnation: gain Flight.' },
  hornedDemon: {},
  charon: { a1: 'Spell “Last passage”: destroy this card and a chosen creature.', a2: 'Discharge 1.' },
  zombie: { s1: '+1 to simple strike for each other dark creature in your squad, at most +2.' },
  baraka: {},
  shimmeringSerpent: {
    s1: 'Cards of the opponent may declare shots and throws only at this card, whatever the range.',
  },
  wailingShade: {
    a1: 'On return to the deck: wound a chosen creature of the opponent by 2.',
    a2: 'Return this card to the deck.',
  },
  mindLeech: {
    a1: 'Spell “Thralldom”: if the host is a rank-and-file creature, take control of the host until the end of this turn and open it (once per battle).',
  },
  wanderingUngar: {
    a1: 'Spell: redirect a ranged attack declared at a card of yours to another card of yours that could legally be its target.',
    a2: 'Discharge 1-2-3, range 4.',
  },
  krondak: {
    a1: 'Influence “Kindle the pyre”: put a Pyre marker on an unoccupied cell until the end of the opponent’s next turn; the cell counts as occupied.',
    a2: 'Discharge 1.',
    s1: '+1 to discharge against flyers.',
  },
  alvalind: {
    a1: 'Whenever your creature misses during your turn: gain a chip. On gaining the third chip: lose all chips and receive 2 wounds.',
    a2: 'At the end of your turn: discharge 1 at a card of the opponent, +2 for each chip on this card; then lose all chips.',
  },
  paladinOfAllamor: { s1: 'Your creatures in the same column have +1 range for shots, throws and discharges.' },
  templeWarrior: {
    s1: 'Whenever this card fights it rolls its die twice and its controller keeps either result.',
    a1: 'When this card is attacked with a ranged attack: roll a die; on 5 or 6 the attack is blocked.',
  },
  zealotOfSegger: {
    a1: 'On simple strike: choose a number not above the strength of that strike; your creatures directly left and right of this card take no effect from non-magic attacks of exactly that strength until the end of the opponent’s next turn.',
  },
  sexton: {
    a1: 'Heal another adjacent creature by 2 and remove Poison, Plague and Curse from it.',
    a2: 'Spell: your other creature gains Blessing until the end of your next turn.',
  },
  crusaderOfSegger: {},
  torvald: {
    a1: 'Spell “Summons to judgement”: until the end of the opponent’s next turn the chosen creature of the opponent, if it attacks, must choose this card as its target whenever that is legal, and it has Vulnerability.',
  },
  orderExecutioner: { a1: 'Finishing blow 3.' },
  wingedJusticar: {
    s1: '+1 to simple strike against dark cards.',
    a1: 'On a strong simple strike: close the attacked creature.',
  },
  silentBrother: {},
  exorcist: {
    a1: 'Spell: block a spell or discharge that has just been declared and targets one of your cards.',
    a2: 'Magic strike 1-2-3.',
  },
  orderSeeress: { a1: 'Discharge 1, range 4.' },
  assassin: { a1: 'Row strike 1.', a2: 'Finishing blow 4.' },
  berserker: {
    a1: 'Row strike 1.',
    s1: 'May make two simple strikes in a row per turn, at different cards; does not close after the first.',
  },
  mercenary: {},
  fortuneHunter: {
    a1: 'Row strike 1.',
    a2: 'After a roll: +1 or -1 to that roll, or have that die re-rolled.',
    a3: 'At the start of the opponent’s turn: may open.',
  },
  hermitess: {
    a1: 'When a creature of yours receives wounds from a strike: redistribute up to all of those wounds onto other creatures of yours.',
    a2: 'Heal this card by 3.',
  },
  volot: {
    a1: 'When this card declares a simple strike, the opponent may redirect it to any of his creatures adjacent to this card.',
  },
  ironSentinel: {},
  orderIntercessor: {},
  crossbowman: {
    a1: 'Shot 1-2-3.',
    a2: 'Gain a chip.',
    s1: '+2 to shots for each chip on this card.',
    a3: 'On shot: lose all chips.',
  },
  footManAtArms: { a1: 'On a melee strike against this card: special strike 2 at the attacker.' },
  whiteVulture: {},
  nomad: {},
  kshar: { a1: 'Row strike 1.', a2: 'Special strike 3.', s1: '+1 to strikes against mountain cards.' },
  ost: { a1: 'Influence “Surge of strength”: reduce a simple strike of your creature to strong.', a2: 'Discharge 1.' },
  steppeWerewolf: {
    s1: 'Simple strikes against this card are reduced to weak.',
    a1: 'On death: may make a special strike 2 at an adjacent card.',
  },
  orc: { s1: '+1 to simple strike and Directed strike against mountain creatures.' },
  shieldBearer: {
    s1: '-1 from ranged attacks.',
    s2: 'Your steppe creatures directly left and right of this card also have -1 from ranged attacks.',
  },
  glorm: {
    a1: 'Influence “Blinding flash”: reduce a melee strike against a creature of your squad to 1; then wound this card by 1 (by 0 if the creature is of the steppe).',
  },
  manticore: {
    s1: '+1 to simple strike and Directed strike against creatures that have a discharge, magic strike or spell.',
  },
  minotaur: { s1: 'May attack with a simple strike twice per turn; does not close after the first of them.' },
  saltCaravan: { a1: 'Swap the places of two of your creatures on the battlefield (not symbiotes).' },
  ravineGnome: {
    a1: 'On simple strike against an open creature: its controller chooses: it closes, or it receives 2 wounds.',
    s1: '+1 to simple strike against closed creatures.',
  },
  ghoul: { a1: 'Row strike 1.', a2: 'Finishing blow 2.' },
  stoneGolem: { s1: '-2 from non-magic attacks.' },
  hallGuard: { s1: 'While in formation with two or more creatures: Directed strike.' },
  axeMaster: {
    a1: 'Magic strike 0-1-2, +1 for each chip spent.',
    g1: 'At the start of your turn gain a chip.',
  },
  tribeHealer: { a1: 'Revive a creature; it enters closed (once per battle).', a2: 'Discharge 1.' },
  gnomeBasaarg: {
    s1: '+1 to simple strike and Directed strike against closed creatures.',
  },
  rtunh: {
    s1: '-1 from ranged attacks.',
    s2: 'May defend any of your non-flying creatures.',
    s3: '+1 to simple strike against swamp cards.',
  },
  mountainGiant: {},
  crystalWyrm: {},
  iceGuard: {
    a1: 'Spell “Fetters of ice”: close a creature that has not relocated this turn.',
    a2: 'Heal this card by 3.',
  },
  leshy: { a1: 'Heal this card completely.' },
  druid: { a1: 'Heal a creature by 2 and remove its poison.' },
  korpit: {},
  forestFairy: { a1: 'Heal up to three of your forest creatures by 1 each.' },
  bjorn: { a1: 'When this card becomes a defender: heal the creature it defends by 2.' },
  lekken: {},
  elvenWarrior: {
    s1: '-1 from attacks of steppe creatures.',
    a1: 'On strike, or on a miss while attacking: may make a shot 2 at a card of the opponent.',
  },
  gryz: { a1: 'Row strike 1.', a2: 'Gain Directed strike.' },
  jotun: {},
  hobgoblin: { s1: '-2 from non-magic attacks of creatures of cost 3 or less.' },
  thornDancer: { a1: 'On strike: the attacked creature loses one chip.' },
  briarSprite: { a1: 'On strike: the attacked creature cannot move until the end of its controller’s next turn.' },
  brambleTick: { s1: 'The host has Regeneration 1.' },
  mossRider: { s1: 'The host has +1 movement.', a1: 'Shot 1, range 3.' },
  bloodTick: {
    a1: 'At the start of your turn: wound the host by 1; if a wound was inflicted, this card gains a chip.',
    a2: 'Heal one of your creatures by 2.',
  },
  plagueCarrier: {},
  bogling: {
    a1: 'Influence “Venom burst”: destroy this card; if destroyed, wound every adjacent creature of the opponent by 1 and give it Poison 1.',
  },
  hedd: { a1: 'On a medium or strong simple strike: the attacked creature gains Poison 1.' },
  garridArcher: { a1: 'Shot 1-2-3, range 4.' },
  goblin: {
    s1: '-2 from simple strikes.',
    a1: 'On strike, or on a miss while attacking: close the attacked creature.',
  },
  troll: {},
  medusa: {
    a1: 'On a strong simple strike: the attacked creature closes and does not open at the start of its controller’s next turn.',
  },
  undine: { a1: 'A creature gains Poison 1.', a2: 'Spell: wound every poisoned creature of the opponent by 1.' },
  ancientOgre: {
    s1: '-1 from shots and throws.',
    a1: 'On a strike against this card: it gains protection from strikes (simple, special, magic, row) until the end of the turn.',
  },
  arkhaalChosen: { a1: 'An adjacent creature gains Poison 2.' },
  marshCrone: {
    a1: 'Spell “Rot”: a chosen creature of cost 6 or less is left with exactly 3 current life (once per battle).',
    a2: 'Discharge 1-1-2, range 3.',
  },
  purifier: {
    a1: 'Throw 1-2-2, range 3.',
    a2: 'On a medium or strong throw: the attacked card gains Vulnerability until the end of this turn.',
  },
  wardingSalamander: { s1: 'The host has Guard 1.' },
  emberImp: { a1: 'Throw 1, range 4.' },
  cinderDrake: { a1: 'Discharge 1-2-2.' },
  magmaGolem: {},
  flameDancer: {},
  ashPhoenix: {},
  pyrePriest: { a1: 'Discharge 2-3-3, range 4.' },
  lavaHound: {},
  fireCaller: { a1: 'Summon an Ember Imp.' },
  salamanderLord: { a1: 'Magic strike 3-4-5.', a2: 'On a strike against this card: the attacker is wounded by 1.' },
  graveShroud: { s1: 'The bearer has Camouflage and -1 from throws.' },
  bloodChalice: { a1: 'Redistribute up to 3 wounds from one of your creatures onto any creatures of the opponent.' },
  kersamCastle: {
    s1: 'Your Slua creatures have +1 to strong simple strikes.',
    a1: 'Open a closed Slua creature of yours; if opened, wound it by 2 (once per battle).',
  },
  reliquary: { a1: 'Heal an adjacent creature by 2.' },
  cathedralOfSegger: {
    a1: 'At battle start: up to two of your creatures gain 1 extra life each.',
    s1: 'Your Inquisitor creatures have -1 from discharges and magic strikes.',
    a2: 'After a roll: +1 to the roll of your Inquisitor creature.',
  },
  shieldOfFaith: { s1: 'The bearer has Armour 1; while it is a defender, simple strikes against it have -1.' },
  consecratedHammer: {
    s1: 'The bearer has +1 to simple strike (another +1 against incorporeal creatures) and its strikes ignore Armour.',
  },
  sulphurMist: {
    a1: 'At the start of your turn: you may wound one creature of the opponent standing in its first row by 1.',
  },
  warDrum: {
    a1: 'A creature of yours on the battlefield gains +1 movement until the end of this turn (a closed one does not open by that).',
  },
  crystalObelisk: {
    a1: 'Move any number of chips (at least one) from this card to one other card of yours (once per turn).',
  },
  borderFort: { s1: 'Your creatures in your third row have -1 from ranged attacks.' },
  deadMarsh: { s1: 'Poison on creatures of the opponent counts as 1 higher (at most 3).' },
  mountainKeep: { s1: 'Your creatures in formation have +1 to medium simple strikes.' },
  sevenLeagueBoots: { s1: 'The bearer has +1 movement and Manoeuvre.' },
  healingDraught: { a1: 'Destroy this card; if destroyed, heal the bearer by 4 and remove its poison.' },
  venomVial: {
    a1: 'Destroy this card; if destroyed, the next simple strike of the bearer this turn gives the attacked creature Poison 2.',
    g1: 'On the next simple strike: the attacked creature gains Poison 2.',
  },
  runedBlade: { s1: 'The bearer has +1 to medium and strong simple strikes.' },
  plateHarness: { s1: 'The bearer has Armour 2 and Clumsiness 1.' },
  mirrorShield: { s1: 'The bearer has Protection from discharges.' },
}

/** What can be chosen. */
export const CHOICES_EN: Texts['choices'] = {
  'fortuneHunter.a2': ['+1 to the roll', '-1 to the roll', 'Re-roll the die'],
  'ravineGnome.a1': ['The attacked card closes', 'The attacked card receives 2 wounds'],
}

/** Abilities that no card prints. */
export const RULE_ABILITIES_EN: Texts['ruleAbilities'] = {
  accumulate: 'Accumulate a chip.',
  permit: 'Close for a strike at a flyer.',
  rage: 'Lose a chip and, if so, open this card.',
  rageChip: 'Rage: gain a chip.',
  agility: 'Agility: relocate to an adjacent cell.',
  bloodMagic: 'Blood magic: gain a chip.',
  carrionEating: 'Carrion eating: heal completely.',
  chargeChip: 'Charge: gain a chip.',
  concentration: 'Concentration: gain a chip.',
  decay: 'Decay: lose a chip.',
  giftOfLife: 'Gift of Life: extra lives for a creature.',
  guard: 'Guard: the attacker wounds itself.',
  incarnation: 'Incarnation: a chip on the card in the graveyard.',
  plague: 'Plague: the card wounds itself.',
  plagueSpread: 'Plague: the attacked creature gains Plague.',
  soulcatcher: 'Soulcatcher: gain a chip.',
  unity: 'Unity: show cards from the deck.',
}
