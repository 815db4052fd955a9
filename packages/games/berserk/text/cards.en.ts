// Names and texts of the cards in English, in our own words.

import type { Texts } from './types.ts'

export const CARDS_EN: Texts['cards'] = {
  vampire: {
    name: 'Vampire',
    text: 'Unanswered strike. Vampirism for W-1, where W is the number of wounds inflicted.',
  },
  sluaWitch: {
    name: 'Slua Witch',
    text: 'Vampirism. Maximum 12 life. ⟳: Choose X from 1 to the number of extra lives on this card; remove X of them and, if so, make a discharge X.',
  },
  kersamNobility: {
    name: 'Kersam Nobility',
    text: 'Unique. ⟳: Spell “Storm of Blood”: this card gains 1 extra life; then wound a chosen creature by X, where X is the number of your cards whose current life exceeds their initial life (at most 3).',
  },
  grimNoblewoman: {
    name: 'Grim Noblewoman',
    text: 'Unique. Vampirism. Maximum 12 life. While this card has more than 8 current life: it may block the first healing of an opponent’s card in each turn. While this card has fewer than 8 current life: it may double the first healing of one of your cards in each turn.',
  },
  vurdalak: { name: 'Vurdalak', text: 'Attack experience 1. Vampirism. Maximum 13 life. -1 from ranged attacks.' },
  fledgling: { name: 'Fledgling Bloodsucker', text: 'Horde. Thirst 1. Vampirism. Maximum 9 life.' },
  heraldBat: { name: 'Herald Bat', text: 'Flyer / Flight. Directed strike. Protection from shots.' },
  nightHarpy: {
    name: 'Slua Night Harpy',
    text: 'Flyer / Flight. Carrion eating. On simple strike: the attacked creature gains Curse until the end of its controller’s next turn.',
  },
  boneHound: { name: 'Bone Hound', text: 'Incarnation 3. Wrath.' },
  clingingSoul: { name: 'Clinging Soul', text: 'Symbiote. Incorporeal. Gift of Life 2. The host has Magic armour 2.' },
  bloodConjurer: {
    name: 'Blood Conjurer',
    text: 'Blood magic. Maximum 3 chips. Discharge experience 1. ●⟳: Discharge 2-3-4, range 4. ⚡●: Prevent up to 2 wounds that one of your creatures is about to receive (once per turn).',
  },
  soulReaper: {
    name: 'Soul Reaper',
    text: 'Unique. Soulcatcher 3. Meditation. Protection from poison. X●⟳: X chips: spell “Harvest” - wound a creature by X (X at least 1). 3●⟳: Revive a Slua creature of cost 5 or less (once per battle).',
  },
  countessMorael: {
    name: 'Countess Morael',
    text: 'Unique. Vampirism. Maximum 18 life. Rage 1. Steadfast. Thick-skinned.',
  },
  faithfulServant: { name: 'Faithful Servant', text: 'Devotion 2. Gift of Life 2. Camouflage.' },
  plagueHerald: {
    name: 'Herald of Pestilence',
    text: 'Defence experience 1. Incarnation 3. On incarnation: gain Flight.',
  },
  hornedDemon: {
    name: 'Horned Demon',
    text: 'Teleportation. Vampirism. Maximum 12 life. Protection from poison. Protection from shots.',
  },
  charon: {
    name: 'Charon',
    text: '3●⟳: Spell “Last passage”: destroy this card and a chosen creature. ⟳: Discharge 1.',
  },
  zombie: {
    name: 'Zombie',
    text: 'Directed strike. +1 to simple strike for each other dark creature in your squad, at most +2.',
  },
  baraka: { name: 'Baraka', text: 'Defence experience 1. Does not close after attacking.' },
  shimmeringSerpent: {
    name: 'Shimmering Serpent',
    text: 'Flyer / Flight. Unique. Cards of the opponent may declare shots and throws only at this card, whatever the range.',
  },
  wailingShade: {
    name: 'Wailing Shade',
    text: 'Incorporeal. Fading 1. Curse. On return to the deck: wound a chosen creature of the opponent by 2. ⟳: Return this card to the deck.',
  },
  mindLeech: {
    name: 'Mind Leech',
    text: 'Parasite. Cannot be taken into a squad with Inquisitors. 2●⟳: Spell “Thralldom”: if the host is a rank-and-file creature, take control of the host until the end of this turn and open it (once per battle).',
  },
  wanderingUngar: {
    name: 'Wandering Ungar',
    text: 'Meditation. Multi-element card. ⚡●: Spell: redirect a ranged attack declared at a card of yours to another card of yours that could legally be its target. ●⟳: Discharge 1-2-3, range 4.',
  },
  krondak: {
    name: 'Krondak',
    text: '⟳: Influence “Kindle the pyre”: put a Pyre marker on an unoccupied cell until the end of the opponent’s next turn; the cell counts as occupied. ⟳: Discharge 1. +1 to discharge against flyers.',
  },
  alvalind: {
    name: 'Alvalind',
    text: 'Unique. Whenever your creature misses during your turn: gain a chip. On gaining the third chip: lose all chips and receive 2 wounds. At the end of your turn: discharge 1 at a card of the opponent, +2 for each chip on this card; then lose all chips.',
  },
  paladinOfAllamor: {
    name: 'Paladin of Allamor',
    text: 'Formation: +1 to simple strike against dark cards. Your creatures in the same column have +1 range for shots, throws and discharges.',
  },
  templeWarrior: {
    name: 'Temple Warrior',
    text: 'Whenever this card fights it rolls its die twice and its controller keeps either result. When this card is attacked with a ranged attack: roll a die; on 5 or 6 the attack is blocked.',
  },
  zealotOfSegger: {
    name: 'Zealot of Segger',
    text: 'On simple strike: choose a number not above the strength of that strike; your creatures directly left and right of this card take no effect from non-magic attacks of exactly that strength until the end of the opponent’s next turn.',
  },
  sexton: {
    name: 'Sexton',
    text: 'Concentration. Maximum 2 chips. ⟳: Heal another adjacent creature by 2 and remove Poison, Plague and Curse from it. ●⟳: Spell: your other creature gains Blessing until the end of your next turn.',
  },
  crusaderOfSegger: {
    name: 'Crusader of Segger',
    text: 'Unique. Armour 2. Guard 1. Formation: Protection from discharges.',
  },
  torvald: {
    name: 'Grand Inquisitor Torvald',
    text: 'Unique. Precision. Blessing. Protection from instant actions. ⟳: Spell “Summons to judgement”: until the end of the opponent’s next turn the chosen creature of the opponent, if it attacks, must choose this card as its target whenever that is legal, and it has Vulnerability.',
  },
  orderExecutioner: { name: 'Executioner of the Order', text: 'Wrath. Directed strike. ⟳: Finishing blow 3.' },
  wingedJusticar: {
    name: 'Winged Justicar',
    text: 'Flyer / Flight. Unique. Protection from spells. +1 to simple strike against dark cards. On a strong simple strike: close the attacked creature.',
  },
  silentBrother: { name: 'Silent Brother', text: 'Stealth. Vanguard.' },
  exorcist: {
    name: 'Exorcist',
    text: 'Magic armour 1. ⚡⟳: Spell: block a spell or discharge that has just been declared and targets one of your cards. ⟳: Magic strike 1-2-3.',
  },
  orderSeeress: { name: 'Seeress of the Order', text: 'Attack experience 1. ⟳: Discharge 1, range 4.' },
  assassin: { name: 'Assassin', text: 'Unique. Jump, range 3. ⟳: Row strike 1. ⟳: Finishing blow 4.' },
  berserker: {
    name: 'Berserker',
    text: 'Unique. Attack experience 1. Directed strike. Protection from poison. Protection from spells. ⟳: Row strike 1. May make two simple strikes in a row per turn, at different cards; does not close after the first.',
  },
  mercenary: { name: 'Mercenary', text: 'Unique. Formation: -1 from shots and throws.' },
  fortuneHunter: {
    name: 'Fortune Hunter',
    text: 'Unique. ⟳: Row strike 1. ⚡⟳: After a roll: +1 or -1 to that roll, or have that die re-rolled. At the start of the opponent’s turn: may open.',
  },
  hermitess: {
    name: 'Hermitess',
    text: '⚡⟳: When a creature of yours receives wounds from a strike: redistribute up to all of those wounds onto other creatures of yours. ⟳: Heal this card by 3.',
  },
  volot: {
    name: 'Volot',
    text: 'Unique. Clumsiness 1. When this card declares a simple strike, the opponent may redirect it to any of his creatures adjacent to this card.',
  },
  ironSentinel: {
    name: 'Iron Sentinel',
    text: 'Armour 1. Protection from ranged attacks. Receives no wounds from Poison and Fading.',
  },
  orderIntercessor: { name: 'Intercessor of the Order', text: 'Does not close when defending. Defence experience 1.' },
  crossbowman: {
    name: 'Crossbowman',
    text: 'Maximum 4 chips. Formation: Protection from throws. ⟳: Shot 1-2-3. ⟳: Gain a chip. +2 to shots for each chip on this card. On shot: lose all chips.',
  },
  footManAtArms: {
    name: 'Foot Man-at-Arms',
    text: 'Protection from shots. Formation: Armour 2. On a melee strike against this card: special strike 2 at the attacker.',
  },
  whiteVulture: { name: 'White Vulture of the Order', text: 'Flyer / Flight. Carrion eating. Defence experience 1.' },
  nomad: { name: 'Nomad', text: '' },
  kshar: { name: 'Kshar', text: '⟳: Row strike 1. ●⟳: Special strike 3. +1 to strikes against mountain cards.' },
  ost: {
    name: 'Ost',
    text: '⚡⟳: Influence “Surge of strength”: reduce a simple strike of your creature to strong. ⟳: Discharge 1.',
  },
  steppeWerewolf: {
    name: 'Steppe Werewolf',
    text: 'Attack experience 1. Regeneration 1. Protection from poison. Simple strikes against this card are reduced to weak. On death: may make a special strike 2 at an adjacent card.',
  },
  orc: { name: 'Orc', text: '+1 to simple strike and Directed strike against mountain creatures.' },
  shieldBearer: {
    name: 'Shield-bearer',
    text: 'Formation: -1 from simple strikes. -1 from ranged attacks; your steppe creatures directly left and right of this card also have -1 from ranged attacks.',
  },
  glorm: {
    name: 'Glorm',
    text: '⚡⟳: Influence “Blinding flash”: reduce a melee strike against a creature of your squad to 1; then wound this card by 1 (by 0 if the creature is of the steppe).',
  },
  manticore: {
    name: 'Manticore',
    text: 'Flyer / Flight. Unique. Protection from spells. +1 to simple strike and Directed strike against creatures that have a discharge, magic strike or spell.',
  },
  minotaur: {
    name: 'Minotaur',
    text: 'Armour 2. Formation: +1 to strong simple strikes. May attack with a simple strike twice per turn; does not close after the first of them.',
  },
  saltCaravan: {
    name: 'Salt Caravan',
    text: 'Manoeuvre. Protection from non-magic ranged attacks. ⟳: Swap the places of two of your creatures on the battlefield (not symbiotes).',
  },
  ravineGnome: {
    name: 'Ravine Gnome',
    text: 'Directed strike. On simple strike against an open creature: its controller chooses - it closes, or it receives 2 wounds. +1 to simple strike against closed creatures.',
  },
  ghoul: { name: 'Ghoul', text: 'Carrion eating. ⟳: Row strike 1. ⟳: Finishing blow 2.' },
  stoneGolem: { name: 'Stone Golem', text: 'Clumsiness 1. -2 from non-magic attacks.' },
  hallGuard: {
    name: 'Guard of the Halls',
    text: 'Formation: Strike with range 2. While in formation with two or more creatures: Directed strike.',
  },
  axeMaster: {
    name: 'Axe Master',
    text: 'Armour 1. Formation: at the start of your turn gain a chip. X●⟳: X chips: magic strike 0-1-2, +1 for each chip spent.',
  },
  tribeHealer: {
    name: 'Tribe Healer',
    text: 'Maximum 3 chips. 3●⟳: Revive a creature; it enters closed (once per battle). ⟳: Discharge 1.',
  },
  gnomeBasaarg: {
    name: 'Gnome Basaarg',
    text: 'Attack experience 1. Obliged to attack (see below). Formation: +1 to simple strike. +1 to simple strike and Directed strike against closed creatures. If on its turn it can make a simple strike at a closed creature of the opponent it must do so.',
  },
  rtunh: {
    name: 'Rtunh',
    text: 'Flyer / Flight. Unique. Defence experience 1. -1 from ranged attacks. May defend any of your non-flying creatures. +1 to simple strike against swamp cards.',
  },
  mountainGiant: { name: 'Mountain Giant', text: 'Protection from poison. Formation: Defence experience 1.' },
  crystalWyrm: { name: 'Crystal Wyrm', text: 'Scales. Protection from magic. Wears no equipment.' },
  iceGuard: {
    name: 'Ice Guard',
    text: 'Unique. ⚡⟳: Spell “Fetters of ice”: close a creature that has not relocated this turn. ⟳: Heal this card by 3.',
  },
  leshy: { name: 'Leshy', text: '⟳: Heal this card completely.' },
  druid: { name: 'Druid', text: 'Protection from poison. ⟳: Heal a creature by 2 and remove its poison.' },
  korpit: { name: 'Korpit', text: 'Flyer / Flight. Directed strike. Carrion eating.' },
  forestFairy: {
    name: 'Forest Fairy',
    text: 'Flyer / Flight. Unique. ⟳: Heal up to three of your forest creatures by 1 each.',
  },
  bjorn: { name: 'Bjorn', text: 'When this card becomes a defender: heal the creature it defends by 2.' },
  lekken: {
    name: 'Lekken',
    text: 'Defence experience 1. Protection from discharges. Does not close when defending; may defend any number of times per turn.',
  },
  elvenWarrior: {
    name: 'Elven Warrior',
    text: 'Attack experience 1. -1 from attacks of steppe creatures. On strike, or on a miss while attacking: may make a shot 2 at a card of the opponent.',
  },
  gryz: {
    name: 'Gryz',
    text: 'Jump, range 4. Protection from magic. Protection from shots. ⟳: Row strike 1. ⟳: Gain Directed strike.',
  },
  jotun: { name: 'Jotun', text: 'Ignores the abilities of the attacked creature.' },
  hobgoblin: {
    name: 'Hobgoblin',
    text: 'Directed strike. Protection from poison. -2 from non-magic attacks of creatures of cost 3 or less.',
  },
  thornDancer: { name: 'Thorn Dancer', text: 'Agility. Unity 2. On strike: the attacked creature loses one chip.' },
  briarSprite: {
    name: 'Briar Sprite',
    text: 'Unity 1. On strike: the attacked creature cannot move until the end of its controller’s next turn.',
  },
  brambleTick: { name: 'Bramble Symbiont', text: 'Symbiote. The host has Regeneration 1.' },
  mossRider: { name: 'Moss Rider', text: 'Symbiote. The host has +1 movement. ⟳: Shot 1, range 3.' },
  bloodTick: {
    name: 'Blood Tick',
    text: 'Parasite. Maximum 3 chips. At the start of your turn: wound the host by 1; if a wound was inflicted, this card gains a chip. ⚡2●: Heal one of your creatures by 2.',
  },
  plagueCarrier: { name: 'Plague Carrier', text: 'Plague. Protection from poison.' },
  bogling: {
    name: 'Bogling',
    text: 'Jump, range 4. If you are the second player, starts the battle with a chip. ●⟳: Influence “Venom burst”: destroy this card; if destroyed, wound every adjacent creature of the opponent by 1 and give it Poison 1.',
  },
  hedd: {
    name: 'Hedd',
    text: 'Regeneration 1. On a medium or strong simple strike: the attacked creature gains Poison 1.',
  },
  garridArcher: { name: 'Garrid Archer', text: 'Shooting experience 1. ⟳: Shot 1-2-3, range 4.' },
  goblin: {
    name: 'Goblin',
    text: 'Directed strike. -2 from simple strikes. On strike, or on a miss while attacking: close the attacked creature.',
  },
  troll: { name: 'Troll', text: 'Attack experience 1. Regeneration 2.' },
  medusa: {
    name: 'Medusa Gorgon',
    text: 'Directed strike. Carrion eating. Vampirism. Maximum 10 life. On a strong simple strike: the attacked creature closes and does not open at the start of its controller’s next turn.',
  },
  undine: {
    name: 'Undine',
    text: 'Unique. Protection from poison. Protection from discharges. Protection from throws. ⟳: A creature gains Poison 1. ⟳: Spell: wound every poisoned creature of the opponent by 1.',
  },
  ancientOgre: {
    name: 'Ancient Ogre',
    text: 'Attack experience 1. Regeneration 1. Protection from poison. -1 from shots and throws. On a strike against this card: it gains protection from strikes (simple, special, magic, row) until the end of the turn.',
  },
  arkhaalChosen: {
    name: 'Chosen of Arkhaal',
    text: 'Shield of Arkhaal 3. Protection from poison. ●⟳: An adjacent creature gains Poison 2.',
  },
  marshCrone: {
    name: 'Marsh Crone',
    text: '2●⟳: Spell “Rot”: a chosen creature of cost 6 or less is left with exactly 3 current life (once per battle). ⟳: Discharge 1-1-2, range 3.',
  },
  purifier: {
    name: 'Purifier',
    text: 'Throwing experience 1. ⟳: Throw 1-2-2, range 3. On a medium or strong throw: the attacked card gains Vulnerability until the end of this turn.',
  },
  wardingSalamander: { name: 'Warding Salamander', text: 'Symbiote. Regeneration 1. The host has Guard 1.' },
  emberImp: { name: 'Ember Imp', text: 'Horde. Gift of Life 1. ⟳: Throw 1, range 4.' },
  cinderDrake: { name: 'Cinder Drake', text: 'Flyer / Flight. Magic armour 1. ⟳: Discharge 1-2-2.' },
  magmaGolem: { name: 'Magma Golem', text: 'Clumsiness 1. Guard 2. Protection from magic.' },
  flameDancer: { name: 'Flame Dancer', text: 'Agility. Attack experience 2.' },
  ashPhoenix: { name: 'Ash Phoenix', text: 'Flyer / Flight. Unique. Incarnation 2. Fading 1. Protection from magic.' },
  pyrePriest: { name: 'Pyre Priest', text: 'Decay 2. ⟳: Discharge 2-3-3, range 4.' },
  lavaHound: { name: 'Lava Hound', text: 'Rage 1. Wrath.' },
  fireCaller: { name: 'Fire Caller', text: 'Unique. Charge 3: Protection from attacks. ●⟳: Summon an Ember Imp.' },
  salamanderLord: {
    name: 'Lord of Salamanders',
    text: 'Unique. Magic armour 3. Protection from instant actions. ⟳: Magic strike 3-4-5. On a strike against this card: the attacker is wounded by 1.',
  },
  graveShroud: { name: 'Grave Shroud', text: 'The bearer has Camouflage and -1 from throws.' },
  bloodChalice: {
    name: 'Blood Chalice',
    text: 'Soulcatcher 2. 2●⟳: Redistribute up to 3 wounds from one of your creatures onto any creatures of the opponent.',
  },
  kersamCastle: {
    name: 'Castle Kersam',
    text: 'Your Slua creatures have +1 to strong simple strikes. ⟳: Open a closed Slua creature of yours; if opened, wound it by 2 (once per battle).',
  },
  reliquary: {
    name: 'Reliquary of the Order',
    text: 'Charge 2: your creatures adjacent to this card have Steadfast. ⟳: Heal an adjacent creature by 2.',
  },
  cathedralOfSegger: {
    name: 'Cathedral of Segger',
    text: 'At battle start: up to two of your creatures gain 1 extra life each. Your Inquisitor creatures have -1 from discharges and magic strikes. ⚡⟳: After a roll: +1 to the roll of your Inquisitor creature.',
  },
  shieldOfFaith: {
    name: 'Shield of Faith',
    text: 'The bearer has Armour 1; while it is a defender, simple strikes against it have -1.',
  },
  consecratedHammer: {
    name: 'Consecrated Hammer',
    text: 'The bearer has +1 to simple strike (another +1 against incorporeal creatures) and its strikes ignore Armour.',
  },
  sulphurMist: {
    name: 'Sulphur Vents',
    text: 'At the start of your turn: you may wound one creature of the opponent standing in its first row by 1.',
  },
  warDrum: {
    name: 'War Drum',
    text: '⟳: A creature of yours on the battlefield gains +1 movement until the end of this turn (a closed one does not open by that).',
  },
  crystalObelisk: {
    name: 'Rune Crystal Obelisk',
    text: 'Concentration. Maximum 3 chips. ⚡: Move any number of chips (at least one) from this card to one other card of yours (once per turn).',
  },
  borderFort: { name: 'Border Fort', text: 'Your creatures in your third row have -1 from ranged attacks.' },
  deadMarsh: { name: 'Dead Marsh', text: 'Poison on creatures of the opponent counts as 1 higher (at most 3).' },
  mountainKeep: { name: 'Halls of Hanerang', text: 'Your creatures in formation have +1 to medium simple strikes.' },
  sevenLeagueBoots: { name: 'Seven-league Boots', text: 'The bearer has +1 movement and Manoeuvre.' },
  healingDraught: {
    name: 'Healing Draught',
    text: '⚡: Destroy this card; if destroyed, heal the bearer by 4 and remove its poison.',
  },
  venomVial: {
    name: 'Vial of Venom',
    text: '⚡: Destroy this card; if destroyed, the next simple strike of the bearer this turn gives the attacked creature Poison 2.',
  },
  runedBlade: { name: 'Runed Blade', text: 'The bearer has +1 to medium and strong simple strikes.' },
  plateHarness: { name: 'Plate Harness', text: 'The bearer has Armour 2 and Clumsiness 1.' },
  mirrorShield: { name: 'Mirror Shield', text: 'The bearer has Protection from discharges.' },
}
