// What is painted on each card: an icon, a place and a light. No two cards have the same picture.

import type { Card } from '../content/cards.ts'
import type { CardIconName } from './cardIcons.generated.ts'

/** Colours of a scene: sky, light in the sky, far and near ground, the thing itself and its second tone. */
export type Palette = {
  readonly sky: string
  readonly light: string
  readonly far: string
  readonly near: string
  readonly thing: string
}

const PALETTES = {
  dawn: { sky: '#f2a65a', light: '#ffe0a1', far: '#c05a3c', near: '#7d2f2c', thing: '#fff4de' },
  blood: { sky: '#a82c33', light: '#f28b66', far: '#6f1d2b', near: '#3c1220', thing: '#ffe2c9' },
  gold: { sky: '#f5c542', light: '#fff3bd', far: '#cf8a1f', near: '#8a5312', thing: '#fffbe9' },
  royal: { sky: '#3566b5', light: '#a9cdf7', far: '#22407f', near: '#152650', thing: '#ffd86b' },
  heaven: { sky: '#8fc9ef', light: '#fffbe0', far: '#dfeefa', near: '#9db9d6', thing: '#ffffff' },
  lake: { sky: '#6fa9b8', light: '#e5f6f2', far: '#3f7d92', near: '#1f4f66', thing: '#f4f7f8' },
  violet: { sky: '#5a3f94', light: '#d4b4ff', far: '#3b2770', near: '#221546', thing: '#f3dcff' },
  teal: { sky: '#2f8f8a', light: '#b9f2dc', far: '#1c625f', near: '#0f3d3f', thing: '#fdf3d5' },
  spectral: { sky: '#2c4a5e', light: '#c8f2e6', far: '#1d3345', near: '#0f1e2b', thing: '#dffcf0' },
  steel: { sky: '#5d6f85', light: '#f7f06a', far: '#3d4c60', near: '#232e3f', thing: '#fff27d' },
  meadow: { sky: '#9fd3e8', light: '#fff7cf', far: '#6fae54', near: '#3d7a3a', thing: '#fdfaf0' },
  amber: { sky: '#e58c2a', light: '#ffe9a8', far: '#a85518', near: '#5f2d10', thing: '#fff1d6' },
  crimson: { sky: '#d2454e', light: '#ffc9b5', far: '#8e2434', near: '#551423', thing: '#fff0e6' },
  dusk: { sky: '#7b5aa6', light: '#ffb68a', far: '#4b3576', near: '#2a1d47', thing: '#ffe3c4' },
  jade: { sky: '#4fa06a', light: '#d8f5b8', far: '#2c6e48', near: '#16422e', thing: '#f6ffe3' },
  pink: { sky: '#ef9fb9', light: '#fff0f2', far: '#c85f86', near: '#8a3560', thing: '#fffafc' },
  rose: { sky: '#d8578a', light: '#ffd3e0', far: '#96305f', near: '#5a1a3d', thing: '#fff2f6' },
  plum: { sky: '#8c3f86', light: '#f6c8f0', far: '#5c2560', near: '#37143c', thing: '#ffe9a6' },
  silver: { sky: '#aab8c9', light: '#ffffff', far: '#7d8da3', near: '#4c5a70', thing: '#eaf6ff' },
  peach: { sky: '#ffc89a', light: '#fff6e2', far: '#e68f6a', near: '#a8543f', thing: '#fffaf0' },
  sunny: { sky: '#ffd84a', light: '#fffbe0', far: '#f29b38', near: '#d0622c', thing: '#ffffff' },
  sky: { sky: '#57b1e6', light: '#f3fbff', far: '#2f83bd', near: '#1b5a8c', thing: '#fffdf2' },
  mushroom: { sky: '#5f8fa3', light: '#ffe9c2', far: '#7a4a5c', near: '#48283a', thing: '#ffd9d0' },
  cave: { sky: '#3a2f3f', light: '#f79a4b', far: '#2a2130', near: '#18121d', thing: '#ffdfae' },
  lagoon: { sky: '#36b3a8', light: '#fff3c4', far: '#15807d', near: '#0b5257', thing: '#fffbef' },
  stone: { sky: '#a6a08f', light: '#f4efdc', far: '#7b7565', near: '#4d493f', thing: '#f0ecdf' },
  olive: { sky: '#c6c25a', light: '#fbf7cf', far: '#8a8a35', near: '#545a20', thing: '#fffde9' },
  venom: { sky: '#7fb23a', light: '#efffb0', far: '#4b7a22', near: '#294712', thing: '#fbffe4' },
  wine: { sky: '#6c2f4f', light: '#f2a7a0', far: '#461d38', near: '#281021', thing: '#ffd7cc' },
  ash: { sky: '#6a5a58', light: '#ffcf9a', far: '#463b3d', near: '#291f24', thing: '#ffe8cf' },
  sand: { sky: '#f3d08b', light: '#fffbe8', far: '#d89f52', near: '#a56a2c', thing: '#fff8e6' },
  ocean: { sky: '#4a86c9', light: '#e9f6ff', far: '#2a5b99', near: '#173a68', thing: '#fff6dd' },
  abyss: { sky: '#24507a', light: '#9fe2f2', far: '#173557', near: '#0c1e36', thing: '#d9f6ff' },
  ember: { sky: '#42222a', light: '#ff7a3c', far: '#2c151d', near: '#190b12', thing: '#ffb36b' },
  jungle: { sky: '#7fae3f', light: '#fdf6bd', far: '#3f7a36', near: '#1f4a2a', thing: '#fff6d8' },
  night: { sky: '#1f2f5c', light: '#f7eebd', far: '#16213f', near: '#0c1226', thing: '#ffe6a3' },
} as const satisfies Readonly<Record<string, Palette>>

const GROUNDS = [
  'hills',
  'castle',
  'rays',
  'forest',
  'sea',
  'cave',
  'storm',
  'garden',
  'hall',
  'dunes',
  'temple',
  'stars',
] as const
export type Ground = (typeof GROUNDS)[number]

export type Art = {
  readonly icon: CardIconName
  readonly ground: Ground
  readonly palette: Palette
  /** Degrees by which the thing leans. */
  readonly lean: number
}

function art(icon: CardIconName, ground: Ground, palette: keyof typeof PALETTES, lean = 0): Art {
  return { icon, ground, palette: PALETTES[palette], lean }
}

export const CARD_ART: Readonly<Record<Card, Art>> = {
  'arthur.skirmish': art('crossed-swords', 'hills', 'dawn'),
  'arthur.nobleSacrifice': art('broken-shield', 'castle', 'blood', -6),
  'arthur.excalibur': art('sword-in-stone', 'rays', 'gold'),
  'arthur.theAidOfMorgana': art('witch-face', 'castle', 'violet'),
  'arthur.divineIntervention': art('angel-wings', 'rays', 'heaven'),
  'arthur.theHolyGrail': art('holy-grail', 'temple', 'royal'),
  'arthur.theLadyOfTheLake': art('sword-brandish', 'sea', 'lake'),
  'arthur.prophecy': art('crystal-ball', 'stars', 'violet'),
  'arthur.bewilderment': art('magic-swirl', 'forest', 'teal'),
  'arthur.aidTheChosenOne': art('orb-wand', 'castle', 'sky'),
  'arthur.restlessSpirits': art('ghost', 'forest', 'spectral'),
  'arthur.commandTheStorms': art('lightning-storm', 'storm', 'steel'),
  'arthur.swiftStrike': art('mounted-knight', 'hills', 'meadow'),
  'arthur.momentousShift': art('sprint', 'hills', 'amber'),
  'arthur.feint': art('domino-mask', 'hall', 'crimson', -8),
  'arthur.regroup': art('rally-the-troops', 'castle', 'dusk'),
  'alice.clawsThatCatch': art('claw-slashes', 'forest', 'jade'),
  'alice.momentousShift': art('rabbit', 'garden', 'meadow'),
  'alice.skirmish': art('sword-clash', 'garden', 'pink'),
  'alice.madAsAHatter': art('top-hat', 'hall', 'plum', -10),
  'alice.manxomeFoe': art('wyvern', 'storm', 'wine'),
  'alice.feint': art('cat', 'stars', 'plum'),
  'alice.regroup': art('teapot', 'garden', 'peach', 6),
  'alice.lookingGlass': art('mirror-mirror', 'hall', 'silver'),
  'alice.snickerSnack': art('relic-blade', 'rays', 'rose'),
  'alice.oFrabjousDay': art('party-popper', 'rays', 'sunny'),
  'alice.theOtherSideOfTheMushroom': art('super-mushroom', 'forest', 'mushroom'),
  'alice.eatMe': art('cake-slice', 'hall', 'peach'),
  'alice.imLateImLate': art('pocket-watch', 'garden', 'sky'),
  'alice.drinkMe': art('drink-me', 'hall', 'teal', 8),
  'alice.jawsThatBite': art('spiked-dragon-head', 'cave', 'cave'),
  'medusa.dash': art('snake', 'dunes', 'olive'),
  'medusa.gazeOfStone': art('stone-bust', 'temple', 'stone'),
  'medusa.aMomentaryGlance': art('sunken-eye', 'rays', 'venom'),
  'medusa.hissAndSlither': art('rattlesnake', 'dunes', 'venom'),
  'medusa.theHoundsOfMightyZeus': art('hound', 'storm', 'ash'),
  'medusa.clutchingClaws': art('bird-claw', 'hills', 'wine'),
  'medusa.wingedFrenzy': art('harpy', 'temple', 'dusk'),
  'medusa.secondShot': art('double-shot', 'temple', 'lagoon'),
  'medusa.snipe': art('bullseye', 'hills', 'olive'),
  'medusa.feint': art('snake-spiral', 'rays', 'jade'),
  'medusa.regroup': art('greek-temple', 'hills', 'lagoon'),
  'sinbad.exploit': art('spyglass', 'sea', 'ocean', -8),
  'sinbad.toilAndDanger': art('ship-wreck', 'storm', 'abyss'),
  'sinbad.voyageHome': art('caravel', 'sea', 'dawn'),
  'sinbad.richesBeyondCompare': art('open-treasure-chest', 'cave', 'ember'),
  'sinbad.byFortuneAndFate': art('rolling-dices', 'stars', 'night'),
  'sinbad.voyageIslandWhale': art('sperm-whale', 'sea', 'lagoon'),
  'sinbad.voyageGiantSnakes': art('snake-tongue', 'cave', 'jungle'),
  'sinbad.voyageEyesOfCoals': art('cyclops', 'rays', 'ember'),
  'sinbad.voyageRootOfMadness': art('plant-roots', 'forest', 'dusk'),
  'sinbad.voyageManEatingApes': art('gorilla', 'forest', 'jungle'),
  'sinbad.voyageKingOfSerendib': art('indian-palace', 'dunes', 'peach'),
  'sinbad.commandingImpact': art('punch-blast', 'rays', 'amber'),
  'sinbad.leapAway': art('jump-across', 'dunes', 'sand'),
  'sinbad.momentousShift': art('compass', 'sea', 'abyss'),
  'sinbad.feint': art('dervish-swords', 'dunes', 'crimson'),
  'sinbad.regroup': art('campfire', 'dunes', 'night'),
}
