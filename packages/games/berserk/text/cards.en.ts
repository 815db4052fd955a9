// Names of the cards in English, and the words their texts are put together with.

import { lister } from '@ludoteka/text-kit'
import type { CardId, KeywordLine } from '../content/cards.ts'
import { ABILITIES_EN } from './abilities.en.ts'
import { type CardWords, describeCards } from './cardText.ts'
import { KEYWORDS_EN } from './keywords.en.ts'
import { TERMS_EN } from './terms.en.ts'
import type { Texts } from './types.ts'

const list = lister('en')

const NAMES: Readonly<Record<CardId, string>> = {
  vampire: 'Vampire',
  sluaWitch: 'Slua Witch',
  kersamNobility: 'Kersam Nobility',
  grimNoblewoman: 'Grim Noblewoman',
  vurdalak: 'Vurdalak',
  fledgling: 'Fledgling Bloodsucker',
  heraldBat: 'Herald Bat',
  nightHarpy: 'Slua Night Harpy',
  boneHound: 'Bone Hound',
  clingingSoul: 'Clinging Soul',
  bloodConjurer: 'Blood Conjurer',
  soulReaper: 'Soul Reaper',
  countessMorael: 'Countess Morael',
  faithfulServant: 'Faithful Servant',
  plagueHerald: 'Herald of Pestilence',
  hornedDemon: 'Horned Demon',
  charon: 'Charon',
  zombie: 'Zombie',
  baraka: 'Baraka',
  shimmeringSerpent: 'Shimmering Serpent',
  wailingShade: 'Wailing Shade',
  mindLeech: 'Mind Leech',
  wanderingUngar: 'Wandering Ungar',
  krondak: 'Krondak',
  alvalind: 'Alvalind',
  paladinOfAllamor: 'Paladin of Allamor',
  templeWarrior: 'Temple Warrior',
  zealotOfSegger: 'Zealot of Segger',
  sexton: 'Sexton',
  crusaderOfSegger: 'Crusader of Segger',
  torvald: 'Grand Inquisitor Torvald',
  orderExecutioner: 'Executioner of the Order',
  wingedJusticar: 'Winged Justicar',
  silentBrother: 'Silent Brother',
  exorcist: 'Exorcist',
  orderSeeress: 'Seeress of the Order',
  assassin: 'Assassin',
  berserker: 'Berserker',
  mercenary: 'Mercenary',
  fortuneHunter: 'Fortune Hunter',
  hermitess: 'Hermitess',
  volot: 'Volot',
  ironSentinel: 'Iron Sentinel',
  orderIntercessor: 'Intercessor of the Order',
  crossbowman: 'Crossbowman',
  footManAtArms: 'Foot Man-at-Arms',
  whiteVulture: 'White Vulture of the Order',
  nomad: 'Nomad',
  kshar: 'Kshar',
  ost: 'Ost',
  steppeWerewolf: 'Steppe Werewolf',
  orc: 'Orc',
  shieldBearer: 'Shield-bearer',
  glorm: 'Glorm',
  manticore: 'Manticore',
  minotaur: 'Minotaur',
  saltCaravan: 'Salt Caravan',
  ravineGnome: 'Ravine Gnome',
  ghoul: 'Ghoul',
  stoneGolem: 'Stone Golem',
  hallGuard: 'Guard of the Halls',
  axeMaster: 'Axe Master',
  tribeHealer: 'Tribe Healer',
  gnomeBasaarg: 'Gnome Basaarg',
  rtunh: 'Rtunh',
  mountainGiant: 'Mountain Giant',
  crystalWyrm: 'Crystal Wyrm',
  iceGuard: 'Ice Guard',
  leshy: 'Leshy',
  druid: 'Druid',
  korpit: 'Korpit',
  forestFairy: 'Forest Fairy',
  bjorn: 'Bjorn',
  lekken: 'Lekken',
  elvenWarrior: 'Elven Warrior',
  gryz: 'Gryz',
  jotun: 'Jotun',
  hobgoblin: 'Hobgoblin',
  thornDancer: 'Thorn Dancer',
  briarSprite: 'Briar Sprite',
  brambleTick: 'Bramble Symbiont',
  mossRider: 'Moss Rider',
  bloodTick: 'Blood Tick',
  plagueCarrier: 'Plague Carrier',
  bogling: 'Bogling',
  hedd: 'Hedd',
  garridArcher: 'Garrid Archer',
  goblin: 'Goblin',
  troll: 'Troll',
  medusa: 'Medusa Gorgon',
  undine: 'Undine',
  ancientOgre: 'Ancient Ogre',
  arkhaalChosen: 'Chosen of Arkhaal',
  marshCrone: 'Marsh Crone',
  purifier: 'Purifier',
  wardingSalamander: 'Warding Salamander',
  emberImp: 'Ember Imp',
  cinderDrake: 'Cinder Drake',
  magmaGolem: 'Magma Golem',
  flameDancer: 'Flame Dancer',
  ashPhoenix: 'Ash Phoenix',
  pyrePriest: 'Pyre Priest',
  lavaHound: 'Lava Hound',
  fireCaller: 'Fire Caller',
  salamanderLord: 'Lord of Salamanders',
  graveShroud: 'Grave Shroud',
  bloodChalice: 'Blood Chalice',
  kersamCastle: 'Castle Kersam',
  reliquary: 'Reliquary of the Order',
  cathedralOfSegger: 'Cathedral of Segger',
  shieldOfFaith: 'Shield of Faith',
  consecratedHammer: 'Consecrated Hammer',
  sulphurMist: 'Sulphur Vents',
  warDrum: 'War Drum',
  crystalObelisk: 'Rune Crystal Obelisk',
  borderFort: 'Border Fort',
  deadMarsh: 'Dead Marsh',
  mountainKeep: 'Halls of Hanerang',
  sevenLeagueBoots: 'Seven-league Boots',
  healingDraught: 'Healing Draught',
  venomVial: 'Vial of Venom',
  runedBlade: 'Runed Blade',
  plateHarness: 'Plate Harness',
  mirrorShield: 'Mirror Shield',
}

const LINES: Readonly<Record<KeywordLine, string>> = {
  'paladinOfAllamor.formation': '+1 to simple strike against dark cards',
  'mercenary.formation': '-1 from shots and throws',
  'shieldBearer.formation': '-1 from simple strikes',
  'minotaur.formation': '+1 to strong simple strikes',
  'gnomeBasaarg.formation': '+1 to simple strike',
  'gnomeBasaarg.mustAttack': 'If it can make a simple strike at a closed creature of the opponent in its turn, it must',
  'mindLeech.cannotBeTakenWith': 'Cannot be taken into a squad with Inquisitors',
  'reliquary.charge': 'your creatures adjacent to this card have Steadfast',
}

const chips = (n: number): string => (n === 1 ? 'a chip' : `${n} chips`)
const SIDE = { first: 'First', second: 'Second' } as const
const SPARED = { poison: 'Poison', fading: 'Fading' } as const

const keyword: CardWords['keyword'] = one => {
  switch (one.k) {
    case 'flying':
      return 'Flyer'
    case 'vampirism':
      return one.minus ? `Vampirism (${one.minus} wound${one.minus > 1 ? 's' : ''} fewer)` : KEYWORDS_EN.vampirism.name
    case 'notClosingDefend':
      return `${KEYWORDS_EN.notClosingDefend.name}${one.unlimited ? '; may defend any number of times per turn' : ''}`
    case 'beginsBattleWith':
      return `${one.onlyAs ? `If you are the ${SIDE[one.onlyAs]} player, starts` : 'Starts'} the battle with ${chips(one.chips)}`
    case 'wearsNo':
      return `Wears no ${one.equipmentClass === 'any' ? 'equipment' : TERMS_EN.equipmentClasses[one.equipmentClass]}`
    case 'ignore':
      return one.what === 'allAbilitiesOfAttacked'
        ? 'Ignores the abilities of the attacked creature'
        : `Ignores ${one.what.map(k => KEYWORDS_EN[k].name.replace(/ X$/, '')).join(', ')}`
    case 'noWoundsFrom':
      return `Receives no wounds from ${list(one.from.map(source => SPARED[source]))}`
    default:
      return 'x' in one ? KEYWORDS_EN[one.k].name.replace(/\bX\b/, String(one.x)) : KEYWORDS_EN[one.k].name
  }
}

export const CARDS_EN: Texts['cards'] = describeCards({
  names: NAMES,
  abilities: ABILITIES_EN,
  lines: LINES,
  keyword,
  formation: granted => `Formation: ${granted}`,
  charge: (x, granted) => `Charge ${x}: ${granted}`,
})
