// What is painted on each card: a figure, something that belongs to it behind it, and a place. No two cards have the same
// picture; the light is that of the card's element.

import type { CardId } from '../content/cards.ts'
import type { CardIconName } from './cardIcons.generated.ts'

export const GROUNDS = ['court', 'crypt', 'hall', 'steppe', 'peaks', 'grove', 'marsh', 'embers', 'sky', 'road'] as const
export type Ground = (typeof GROUNDS)[number]

export type Art = {
  readonly figure: CardIconName
  readonly behind: CardIconName
  readonly ground: Ground
  /** Where the thing behind stands, from the left: 0 to 1. */
  readonly at: number
  /** The figure looks the other way. */
  readonly flipped: boolean
}

type Extra = { readonly at?: number; readonly flipped?: boolean }

const art = (figure: CardIconName, behind: CardIconName, ground: Ground, extra: Extra = {}): Art => ({
  figure,
  behind,
  ground,
  at: extra.at ?? 0.76,
  flipped: extra.flipped ?? false,
})

export const CARD_ART: Readonly<Record<CardId, Art>> = {
  // Darkness
  vampire: art('vampire-dracula', 'evil-moon', 'crypt'),
  sluaWitch: art('witch-face', 'transfuse', 'crypt', { at: 0.22 }),
  kersamNobility: art('vampire-cape', 'blood', 'hall'),
  grimNoblewoman: art('female-vampire', 'imperial-crown', 'hall', { at: 0.2 }),
  vurdalak: art('bestial-fangs', 'moon-claws', 'court'),
  fledgling: art('pretty-fangs', 'moon-bats', 'crypt'),
  heraldBat: art('evil-bat', 'moon', 'sky', { at: 0.26 }),
  nightHarpy: art('harpy', 'evil-comet', 'sky'),
  boneHound: art('hound', 'crossed-bones', 'crypt'),
  bloodTick: art('tick', 'droplets', 'marsh'),
  clingingSoul: art('soul', 'haunting', 'crypt', { at: 0.24 }),
  bloodConjurer: art('warlock-hood', 'bolt-drop', 'crypt'),
  soulReaper: art('grim-reaper', 'soul-vessel', 'crypt', { at: 0.2 }),
  countessMorael: art('queen-crown', 'evil-wings', 'hall', { at: 0.5 }),
  faithfulServant: art('kneeling', 'candle-holder', 'hall'),
  plagueCarrier: art('plague-doctor-profile', 'poison-cloud', 'marsh', { at: 0.2 }),
  plagueHerald: art('crow-dive', 'tombstone', 'crypt'),
  hornedDemon: art('daemon-skull', 'fire-ring', 'court', { at: 0.5 }),
  charon: art('hooded-figure', 'wood-canoe', 'marsh', { at: 0.3 }),
  zombie: art('shambling-zombie', 'graveyard', 'crypt'),
  baraka: art('raise-skeleton', 'bone-knife', 'crypt', { at: 0.22 }),
  shimmeringSerpent: art('sea-serpent', 'sparkles', 'sky'),
  wailingShade: art('spectre', 'sonic-screech', 'crypt', { at: 0.2 }),
  mindLeech: art('leeching-worm', 'brain', 'marsh'),
  graveShroud: art('cloak', 'hasty-grave', 'crypt'),
  bloodChalice: art('pouring-chalice', 'skull-ring', 'hall', { at: 0.24 }),
  kersamCastle: art('evil-tower', 'moon-orbit', 'peaks', { at: 0.22 }),
  // The Order and other neutral cards
  krondak: art('wizard-face', 'pyre', 'court'),
  alvalind: art('swordwoman', 'wind-slap', 'court', { at: 0.2 }),
  paladinOfAllamor: art('mounted-knight', 'knight-banner', 'road', { at: 0.2 }),
  templeWarrior: art('crested-helmet', 'greek-temple', 'hall', { at: 0.2 }),
  zealotOfSegger: art('monk-face', 'prayer', 'hall'),
  sexton: art('farmer', 'carillon', 'road', { at: 0.22 }),
  crusaderOfSegger: art('templar-shield', 'broadsword', 'court'),
  orderIntercessor: art('guards', 'vertical-banner', 'steppe'),
  crossbowman: art('crossbow', 'arrow-cluster', 'steppe', { at: 0.22 }),
  footManAtArms: art('pikeman', 'riposte', 'steppe', { at: 0.24 }),
  torvald: art('pope-crown', 'justice-star', 'hall', { at: 0.5 }),
  orderExecutioner: art('executioner-hood', 'battle-axe', 'court'),
  purifier: art('pyromaniac', 'molotov', 'embers'),
  wardingSalamander: art('salamander', 'fire-shield', 'embers', { at: 0.22 }),
  whiteVulture: art('vulture', 'sunbeams', 'sky', { at: 0.24 }),
  wingedJusticar: art('winged-sword', 'angel-wings', 'sky', { at: 0.5 }),
  reliquary: art('locked-chest', 'holy-symbol', 'hall', { at: 0.5 }),
  cathedralOfSegger: art('church', 'sunrise', 'road', { at: 0.24 }),
  shieldOfFaith: art('cross-shield', 'sun-radiations', 'hall', { at: 0.5 }),
  consecratedHammer: art('warhammer', 'cross-flare', 'hall', { at: 0.24 }),
  silentBrother: art('cowled', 'silence', 'hall'),
  exorcist: art('candlebright', 'ghost', 'crypt'),
  orderSeeress: art('nun-face', 'crystal-ball', 'hall'),
  assassin: art('hooded-assassin', 'thrown-daggers', 'road'),
  berserker: art('barbarian', 'enrage', 'peaks', { at: 0.22 }),
  mercenary: art('swordman', 'two-coins', 'road'),
  fortuneHunter: art('rogue', 'rolling-dices', 'road'),
  hermitess: art('tarot-09-the-hermit', 'healing', 'grove', { at: 0.22 }),
  volot: art('giant', 'stomp-tornado', 'peaks', { at: 0.24 }),
  wanderingUngar: art('wizard-staff', 'magic-portal', 'road', { at: 0.26 }),
  ironSentinel: art('robot-golem', 'gears', 'court', { at: 0.22 }),
  warDrum: art('drum', 'sound-waves', 'steppe', { at: 0.22 }),
  crystalObelisk: art('obelisk', 'crystal-growth', 'peaks'),
  borderFort: art('hill-fort', 'flying-flag', 'steppe', { at: 0.24 }),
  sevenLeagueBoots: art('boots', 'wingfoot', 'road', { at: 0.24 }),
  healingDraught: art('health-potion', 'herbs-bundle', 'grove', { at: 0.24 }),
  venomVial: art('poison-bottle', 'snake-tongue', 'marsh', { at: 0.24 }),
  runedBlade: art('rune-sword', 'rune-stone', 'peaks', { at: 0.24 }),
  plateHarness: art('breastplate', 'anvil', 'hall', { at: 0.24 }),
  mirrorShield: art('shield-reflect', 'laser-sparks', 'court', { at: 0.22 }),
  // Steppes
  nomad: art('camel-head', 'desert-camp', 'steppe', { at: 0.22 }),
  kshar: art('spear-hook', 'scorpion', 'steppe'),
  ost: art('biceps', 'power-lightning', 'steppe'),
  steppeWerewolf: art('werewolf', 'wolf-howl', 'steppe', { at: 0.2 }),
  orc: art('orc-head', 'crossed-axes', 'steppe', { at: 0.5 }),
  shieldBearer: art('roman-shield', 'spears', 'steppe', { at: 0.5 }),
  glorm: art('lizardman', 'star-pupil', 'steppe'),
  manticore: art('wyvern', 'scorpion-tail', 'sky', { at: 0.2 }),
  minotaur: art('minotaur', 'sharp-axe', 'steppe', { at: 0.2 }),
  saltCaravan: art('camel', 'old-wagon', 'steppe', { at: 0.22 }),
  // Mountains
  ravineGnome: art('dwarf-face', 'war-pick', 'peaks'),
  ghoul: art('bone-gnawer', 'carrion', 'crypt', { at: 0.24 }),
  stoneGolem: art('rock-golem', 'falling-rocks', 'peaks'),
  hallGuard: art('halberd', 'dungeon-gate', 'hall', { at: 0.5 }),
  axeMaster: art('magic-axe', 'flat-hammer', 'hall', { at: 0.24 }),
  tribeHealer: art('tribal-mask', 'campfire', 'peaks'),
  gnomeBasaarg: art('viking-head', 'angry-eyes', 'peaks', { at: 0.24 }),
  rtunh: art('griffin-symbol', 'windy-stripes', 'sky', { at: 0.24 }),
  mountainGiant: art('troglodyte', 'mountaintop', 'peaks', { at: 0.24 }),
  crystalWyrm: art('worm-mouth', 'crystal-cluster', 'peaks'),
  iceGuard: art('ice-golem', 'frozen-ring', 'peaks', { at: 0.5 }),
  mountainKeep: art('guarded-tower', 'mountains', 'peaks', { at: 0.5 }),
  // Forests
  leshy: art('tree-face', 'holy-oak', 'grove', { at: 0.22 }),
  druid: art('stag-head', 'three-leaves', 'grove'),
  korpit: art('raven', 'pine-tree', 'grove'),
  forestFairy: art('fairy', 'pollen-dust', 'grove', { at: 0.22 }),
  bjorn: art('bear-head', 'forest', 'grove', { at: 0.5 }),
  lekken: art('archer', 'beech', 'grove', { at: 0.2 }),
  elvenWarrior: art('woman-elf-face', 'high-shot', 'grove'),
  gryz: art('lynx-head', 'claw-slashes', 'grove'),
  jotun: art('ogre', 'menhir', 'grove'),
  hobgoblin: art('goblin-head', 'goblin-camp', 'grove', { at: 0.22 }),
  thornDancer: art('acrobatic', 'thorn-helix', 'grove', { at: 0.22 }),
  briarSprite: art('fairy-wings', 'thorny-vine', 'grove', { at: 0.5 }),
  brambleTick: art('beetle-shell', 'curling-vines', 'grove', { at: 0.22 }),
  mossRider: art('frog', 'bow-arrow', 'grove', { at: 0.24 }),
  // Swamps
  bogling: art('slime', 'bubbling-bowl', 'marsh'),
  hedd: art('snake', 'reed', 'marsh', { at: 0.22 }),
  garridArcher: art('bowman', 'willow-tree', 'marsh', { at: 0.2 }),
  goblin: art('bad-gnome', 'foot-trip', 'marsh'),
  troll: art('troll', 'regeneration', 'marsh', { at: 0.2 }),
  medusa: art('medusa-head', 'stone-bust', 'marsh'),
  undine: art('mermaid', 'lily-pads', 'marsh', { at: 0.22 }),
  ancientOgre: art('fomorian', 'spiked-trunk', 'marsh'),
  arkhaalChosen: art('snake-totem', 'eye-shield', 'marsh', { at: 0.22 }),
  marshCrone: art('cauldron', 'spotted-mushroom', 'marsh', { at: 0.22 }),
  deadMarsh: art('swamp', 'skull-crossed-bones', 'marsh'),
  // Forces of Fire
  emberImp: art('imp-laugh', 'ember-shot', 'embers'),
  cinderDrake: art('dragon-head', 'dragon-breath', 'embers', { at: 0.22 }),
  magmaGolem: art('metal-golem-head', 'lava', 'embers', { at: 0.5 }),
  flameDancer: art('fire-silhouette', 'flame-spin', 'embers', { at: 0.22 }),
  ashPhoenix: art('fire-tail', 'star-prominences', 'sky', { at: 0.5 }),
  pyrePriest: art('fire-spell-cast', 'fire-shrine', 'embers', { at: 0.24 }),
  lavaHound: art('direwolf', 'small-fire', 'embers'),
  fireCaller: art('ifrit', 'fire-gem', 'embers', { at: 0.24 }),
  salamanderLord: art('overlord-helm', 'flaming-trident', 'embers'),
  sulphurMist: art('smoking-volcano', 'poison-gas', 'embers', { at: 0.24 }),
}
