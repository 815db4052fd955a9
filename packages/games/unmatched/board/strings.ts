// What the board itself says beside the game's own texts, in both languages.

import type { Language } from '@ludoteka/kernel'
import type { HowTo } from '@ludoteka/ui/how'
import type { AskingStep } from '../text/types.ts'

/** What a click on something offered would do, said after its name. */
export const OFFERS = [
  'attack',
  'target',
  'move',
  'gaze',
  'by',
  'hurt',
  'stay',
  'to',
  'place',
  'scheme',
  'commit',
  'commitBoost',
  'boost',
  'discard',
  'setAside',
  'take',
  'putBack',
] as const
export type Offered = (typeof OFFERS)[number]

export type Strings = {
  readonly board: string
  readonly hand: string
  readonly emptyHand: string
  readonly hiddenHand: string
  space(number: string): string
  zones(names: readonly string[]): string
  start(number: number): string
  health(left: number, full: number): string
  readonly defeated: string
  readonly offers: Readonly<Record<Offered, string>>
  readonly looked: string
  readonly opponentsHand: string
  readonly setAside: string
  readonly attack: string
  readonly defense: string
  readonly noCard: string
  readonly faceDown: string
  readonly cancelled: string
  readonly combat: string
  readonly boost: string
  copies(n: number): string
  discardOf(name: string): string
  readonly deck: string
  readonly handCount: string
  readonly discard: string
  readonly ability: string
  move(n: number): string
  readonly melee: string
  readonly ranged: string
  readonly chooseHero: string
  readonly hints: Readonly<Partial<Record<AskingStep, string>>>
  readonly howTo: HowTo<Picture>
}

export type Picture = 'zones' | 'turn' | 'cards' | 'combat'

const EN: Strings = {
  board: 'Battlefield',
  hand: 'Your hand',
  emptyHand: 'You hold no cards.',
  hiddenHand: 'Hands are hidden from spectators.',
  space: number => `Space ${number}`,
  zones: names => (names.length === 1 ? `${names[0]} zone` : `${names.join(', ')} zones`),
  start: number => `start space ${number}`,
  health: (left, full) => `${left} of ${full} health`,
  defeated: 'defeated',
  offers: {
    attack: 'can attack',
    target: 'can be attacked',
    move: 'can move',
    gaze: 'can be damaged',
    by: 'can play it',
    hurt: 'can be damaged',
    stay: 'can stay here',
    to: 'can be moved to',
    place: 'can be chosen',
    scheme: 'play as a scheme',
    commit: 'lay face down',
    commitBoost: 'lay beside it as a boost',
    boost: 'discard to boost',
    discard: 'discard',
    setAside: 'choose to discard',
    take: 'take into hand',
    putBack: 'put back on the deck',
  },
  looked: 'From the top of your deck',
  opponentsHand: 'Your opponent’s hand',
  setAside: 'To be discarded',
  attack: 'Attack',
  defense: 'Defense',
  noCard: 'No card',
  faceDown: 'Face down',
  cancelled: 'Cancelled',
  combat: 'Combat',
  boost: 'Boost',
  copies: n => `×${n}`,
  discardOf: name => `Discard pile: ${name}`,
  deck: 'Deck',
  handCount: 'Hand',
  discard: 'Discard',
  ability: 'Special ability',
  move: n => `Move ${n}`,
  melee: 'Melee: attacks adjacent spaces',
  ranged: 'Ranged: attacks adjacent spaces and its zones',
  chooseHero: 'Choose your hero',
  hints: {
    'setup.hero': 'Each hero comes with a deck and sidekicks of their own. King Arthur is the easiest to begin with.',
    'setup.sidekick': 'Put it where it can shield your hero or reach the enemy first.',
    'setup.size': 'Big hits harder, small defends better; many cards change the size later.',
    'turn.gaze': 'Free damage: take it unless you have a reason not to.',
    'turn.action':
      'You have two actions a turn. Low on cards? Maneuver. Next to an enemy? Click your fighter to attack.',
    'turn.discard': 'Keep what your living fighters can still use.',
    'maneuver.boost': 'A discarded card adds its boost to how far everybody moves. Often better kept.',
    'move.next': 'Click a fighter, then a glowing space. Everybody may move once.',
    'move.to': 'Fighters block the way of their enemies, never of their friends.',
    'attack.target': 'Whoever glows is in reach.',
    'attack.card': 'Your opponent sees only its back until both cards are turned up.',
    'attack.boost': 'King Arthur may add a second card: its boost counts, its text does not.',
    'attack.defense': 'Damage is attack minus defense. Against a weak attack you may save your card.',
    'effect.boost': 'The card is discarded and its boost added to the attack.',
    'effect.prophecyReturn': 'You will draw the last card you put back first.',
  },
  howTo: {
    title: 'How to play',
    goal: 'Defeat the opposing hero. Sidekicks help, but only the heroes decide who wins.',
    sections: [
      {
        heading: 'The battlefield',
        text: 'Fighters stand on round spaces and walk along the paths. Spaces with the same colour and pattern in their ring form a zone: a ranged fighter attacks anybody in its zones, a melee fighter only across a path. Where a path bridges another, they do not meet.',
        picture: 'zones',
      },
      {
        heading: 'Your turn: two actions',
        text: 'Maneuver: draw a card, then move each of your fighters; discard a card to move farther. Attack: pick a fighter with an enemy in reach. Scheme: play a card with a lightning badge. You must take both actions; at the end keep at most seven cards.',
        picture: 'turn',
      },
      {
        heading: 'Cards',
        text: 'The badge tells the kind: a red burst attacks, a blue shield defends, a violet hexagon does both, an amber lightning is a scheme. The number in the corner is its boost. The footer says who may use it.',
        picture: 'cards',
      },
      {
        heading: 'Combat',
        text: 'Both sides lay a card face down and turn them up together. Effects happen in the order “immediately”, “during combat”, “after combat”, the defender’s first. Damage is attack minus defense. With no card left to draw, your fighters take damage from exhaustion.',
        picture: 'combat',
      },
    ],
  },
}

const RU: Strings = {
  board: 'Поле боя',
  hand: 'Ваша рука',
  emptyHand: 'В руке нет карт.',
  hiddenHand: 'Зрители не видят карт в руках.',
  space: number => `Ячейка ${number}`,
  zones: names => (names.length === 1 ? `${names[0]} зона` : `зоны: ${names.join(', ')}`),
  start: number => `стартовая ячейка ${number}`,
  health: (left, full) => `здоровье ${left} из ${full}`,
  defeated: 'боец побеждён',
  offers: {
    attack: 'может атаковать',
    target: 'можно атаковать',
    move: 'можно переместить',
    gaze: 'можно нанести урон',
    by: 'может разыграть карту',
    hurt: 'можно нанести урон',
    stay: 'можно остаться здесь',
    to: 'можно переместить сюда',
    place: 'можно выбрать',
    scheme: 'разыграть приём',
    commit: 'положить рубашкой вверх',
    commitBoost: 'положить рядом для усиления',
    boost: 'сбросить для усиления',
    discard: 'сбросить',
    setAside: 'выбрать для сброса',
    take: 'взять в руку',
    putBack: 'вернуть на колоду',
  },
  looked: 'Верхние карты вашей колоды',
  opponentsHand: 'Рука противника',
  setAside: 'Будут сброшены',
  attack: 'Атака',
  defense: 'Защита',
  noCard: 'Без карты',
  faceDown: 'Рубашкой вверх',
  cancelled: 'Отменена',
  combat: 'Бой',
  boost: 'Усиление',
  copies: n => `×${n}`,
  discardOf: name => `Стопка сброса: ${name}`,
  deck: 'Колода',
  handCount: 'Рука',
  discard: 'Сброс',
  ability: 'Способность',
  move: n => `Дальность перемещения ${n}`,
  melee: 'Ближний бой: атакует смежные ячейки',
  ranged: 'Дальний бой: атакует смежные ячейки и свои зоны',
  chooseHero: 'Выберите героя',
  hints: {
    'setup.hero': 'У каждого героя своя колода и свои помощники. Начинать проще всего с короля Артура.',
    'setup.sidekick': 'Поставьте помощника так, чтобы он прикрыл героя или первым добрался до врага.',
    'setup.size': 'Большая сильнее бьёт, маленькая лучше защищается; многие карты меняют размер.',
    'turn.gaze': 'Это бесплатный урон: отказываться стоит редко.',
    'turn.action': 'В ход у вас два действия. Мало карт? Манёвр. Враг рядом? Нажмите на своего бойца, чтобы атаковать.',
    'turn.discard': 'Оставьте то, чем ещё смогут воспользоваться ваши бойцы.',
    'maneuver.boost':
      'Сброшенная карта прибавит значение усиления к дальности перемещения всех бойцов. Чаще её лучше сохранить.',
    'move.next': 'Нажмите на бойца, затем на светящуюся ячейку. Каждого можно переместить один раз.',
    'move.to': 'Бойцы преграждают путь врагам, но не друзьям.',
    'attack.target': 'До того, кто светится, можно дотянуться.',
    'attack.card': 'Пока обе карты не открыты, противник видит только рубашку.',
    'attack.boost': 'Король Артур может добавить вторую карту: считается её значение усиления, но не текст.',
    'attack.defense': 'Урон равен атаке минус защита. От слабой атаки карту можно приберечь.',
    'effect.boost': 'Карта сбрасывается, а её значение усиления прибавляется к атаке.',
    'effect.prophecyReturn': 'Карту, которую вернёте последней, вы возьмёте первой.',
  },
  howTo: {
    title: 'Как играть',
    goal: 'Победите героя противника. Помощники важны, но исход игры решают герои.',
    sections: [
      {
        heading: 'Поле боя',
        text: 'Бойцы стоят на круглых ячейках и ходят по дорожкам. Ячейки с одинаковым цветом и узором кольца составляют зону: боец дальнего боя атакует любого в своих зонах, боец ближнего боя — только того, кто стоит на смежной ячейке. Там, где одна дорожка идёт мостом над другой, они не соединяются.',
        picture: 'zones',
      },
      {
        heading: 'Ваш ход: два действия',
        text: 'Манёвр: возьмите карту и переместите каждого бойца; сбросьте карту, чтобы пройти дальше. Атака: выберите бойца, который дотягивается до врага. Приём: разыграйте карту с молнией. Оба действия обязательны; в конце хода в руке остаётся не больше семи карт.',
        picture: 'turn',
      },
      {
        heading: 'Карты',
        text: 'Значок показывает вид карты: красная вспышка атакует, синий щит защищает, фиолетовый шестиугольник умеет и то и другое, янтарная молния — приём. Число в углу — значение усиления. Внизу написано, кто может пользоваться картой.',
        picture: 'cards',
      },
      {
        heading: 'Бой',
        text: 'Обе стороны кладут карту рубашкой вверх и открывают их вместе. Эффекты идут по порядку: «немедленно», «во время боя», «после боя», первым — обороняющийся. Урон равен атаке минус защита. Если взять карту неоткуда, ваши бойцы обессилены: вместо карты каждый получает урон.',
        picture: 'combat',
      },
    ],
  },
}

export const STRINGS: Readonly<Record<Language, Strings>> = { en: EN, ru: RU }
