// The turns of Guild, and the game as the kernel is told of it.

import {
  cardsIn,
  countIn,
  defineGame,
  drawn,
  end,
  enter,
  type Game,
  hasCard,
  kindsIn,
  layOut,
  moveAll,
  moveCard,
  offer,
  rule,
  type Seat,
  SHARED,
  type Steps,
  shuffle,
  win,
} from '@ludoteka/kernel'
import { canComplete } from '@ludoteka/rules-kit'
import { text } from '../text.ts'
import { CARD, CARDS, type Card, COINS, type Coin, PURSE, WORTH } from './content.ts'
import { draw, EFFECT_STEPS, effects, gain, logEnd } from './effects.ts'
import {
  activeSeat,
  ENTRIES,
  type F,
  FIELDS,
  FRAMES,
  KIT,
  keywords,
  log,
  membersOf,
  other,
  pointsOf,
  REACTIONS,
  type S,
  SEATS,
  type V,
  VERBS,
  ZONES,
} from './state.ts'

const TURNS = 16
const HAND = 4
const MOST_PAID = 3

// 2 What happens at the start of turns: members in play, and harvests that last.
const atMoment = KIT.hooks('turn.moment', {
  reactions: [
    (s, moment, seat) => {
      const members = membersOf(s, seat).filter(card => seat === activeSeat(s) && CARD[card].member?.[moment])
      return REACTIONS.filter(name => members.some(card => card === name))
    },
    (s, _moment, seat) => (keywords.has(s, seat, 'harvest') && seat === activeSeat(s) ? ['harvest'] : []),
  ],
  frame: (_s, { seat, moment }, reaction) =>
    reaction === 'harvest' ? { step: 'turn.harvest', seat } : effects.frame({ card: reaction, seat, ability: moment }),
  applies: (s, f, reaction) => reaction === 'harvest' || membersOf(s, f.seat).includes(reaction),
  verb: 'happen',
  why: { happen: { rule: '2', reason: 'doesNotHappen' } },
})

const worthOf = (coins: readonly Coin[]): number => coins.reduce((sum, coin) => sum + WORTH[coin], 0)

/** 3.1 What a purse holds beside these coins. */
function otherCoins(s: S, seat: Seat, coins: readonly Coin[]): Coin[] {
  const others = cardsIn(s, ZONES.purse, seat)
  for (const coin of coins) others.splice(others.indexOf(coin), 1)
  return others
}

/** 3.1 Whether these coins and others of the purse pay for a card. */
function canPay(s: S, seat: Seat, card: Card, coins: readonly Coin[]): boolean {
  return canComplete(coins, otherCoins(s, seat, coins), MOST_PAID, all => worthOf(all) >= CARD[card].cost)
}

const PLAY_RULES = [
  rule('3', 'notInHand', (s: S, card: Card) => hasCard(s, ZONES.hand, card, activeSeat(s))),
  rule('3.1', 'tooExpensive', (s: S, card: Card) => canPay(s, activeSeat(s), card, [])),
]

/** 3.3 */
function mayRest(s: S): boolean {
  const ration = keywords.limitOf(s, activeSeat(s), 'ration')
  return ration === undefined || countIn(s, ZONES.hand, activeSeat(s)) <= ration
}

/** 3.2 */
function carryOut(s: S, seat: Seat, card: Card): void {
  log(s, 'played', '3.2', { seat, card })
  if (CARD[card].member) moveCard(s, card, ZONES.table, 0, ZONES.inPlay, { seat })
  else moveCard(s, card, ZONES.table, 0, ZONES.discard)
  enter(s, effects.frame({ card, seat, ability: 'played' }))
}

const STEPS: Steps<S, F, V> = {
  ...EFFECT_STEPS,
  ...atMoment.steps,

  'turn.start': {
    run(s) {
      const active = activeSeat(s)
      enter(s, { step: 'turn.act' }, { step: 'turn.end' })
      atMoment.at(s, 'turnStart', [active, other(active)])
    },
  },

  'turn.harvest': { run: (s, { seat }) => gain(s, seat, keywords.amountOf(s, seat, 'harvest')) },

  // 3
  'turn.act': {
    ask(s) {
      const seat = activeSeat(s)
      const play = kindsIn(s, ZONES.hand, seat).filter(card => PLAY_RULES.every(({ holds }) => holds(s, card)))
      return offer(seat, { play, rest: true })
    },
    do: {
      play(s, _f, card) {
        moveCard(s, card, ZONES.hand, activeSeat(s), ZONES.table)
        end(s, { step: 'card.pay', seat: activeSeat(s), card, chosen: [] })
      },
      rest(s) {
        const seat = activeSeat(s)
        end(s)
        log(s, 'rested', '3.3', { seat })
        moveAll(s, ZONES.spent, seat, ZONES.purse)
        if (mayRest(s)) draw(s, seat, 1)
      },
    },
    final: ['play', 'rest'],
    why: {
      play(s, _f, card) {
        return PLAY_RULES.find(({ holds }) => !holds(s, card))
      },
    },
  },

  // 3.1 Nobody pays more coins than it takes.
  'card.pay': KIT.chooseSome({
    verb: 'pay',
    done: 'done',
    seat: (_s, f) => f.seat,
    among: () => COINS,
    rules: [
      rule('3.1', 'noSuchCoin', (s, f, coin) => otherCoins(s, f.seat, f.chosen).includes(coin)),
      rule('3.1', 'paid', (_s, f) => worthOf(f.chosen) < CARD[f.card].cost),
    ],
    min: () => 0,
    max: () => MOST_PAID,
    enough: (_s, f, coins) => worthOf(coins) >= CARD[f.card].cost,
    feasible: (s, f, coins) => canPay(s, f.seat, f.card, coins),
    confirm: (_s, f) => f.chosen.length > 0,
    finish(s, { seat, card }, coins) {
      for (const coin of coins) moveCard(s, coin, ZONES.purse, seat, ZONES.spent)
      log(s, 'paid', '3.1', { seat, coins })
      carryOut(s, seat, card)
    },
    final: ['done'],
    deadEnd: { rule: '3.1', reason: 'wouldNotPay' },
    tooFew: { rule: '3.1', reason: 'notPaid' },
  }),

  // 4
  'turn.end': {
    run(s) {
      for (const row of keywords.expire(s, 'turnEnd', activeSeat(s))) logEnd(s, row)
      s.turn++
      enter(s, { step: s.turn < TURNS ? 'turn.start' : 'score' })
    },
  },

  // 5
  score: {
    run(s) {
      const lead = pointsOf(s, 0) - pointsOf(s, 1)
      if (lead === 0) drawn(s, 'tie', '5')
      else win(s, [lead > 0 ? 0 : 1], 'morePoints', '5')
    },
  },
}

export const guild: Game = defineGame<typeof FIELDS, typeof FRAMES, V>({
  id: 'guild',
  version: 1,
  options: {},
  seats: () => SEATS,
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  steps: STEPS,
  verbs: VERBS,
  setup(s) {
    if (countIn(s, ZONES.deck) === 0) {
      layOut(
        s,
        ZONES.deck,
        0,
        CARDS.flatMap(card => Array<Card>(CARD[card].copies).fill(card)),
      )
    }
    for (const seat of SEATS.keys()) if (countIn(s, ZONES.purse, seat) === 0) layOut(s, ZONES.purse, seat, PURSE)
    shuffle(s, ZONES.deck)
    for (const seat of SEATS.keys()) draw(s, seat, HAND)
    enter(s, { step: 'turn.start' })
  },
  inventory: (_s, owner) =>
    new Map<string, number>(
      owner === SHARED
        ? CARDS.map(card => [card, CARD[card].copies])
        : COINS.map(coin => [coin, PURSE.filter(one => one === coin).length]),
    ),
  refusals: { gameOver: '5', notYourDecision: '2', notNow: '3' },
  reasons: [
    'gameOver',
    'notYourDecision',
    'notNow',
    'notInHand',
    'tooExpensive',
    'noSuchCoin',
    'paid',
    'wouldNotPay',
    'notPaid',
    'noEffect',
    'doesNotHappen',
  ],
  bound: TURNS * 12,
  coverage: {
    cards: CARDS,
    fired: ({ key, data }) => (key === 'played' ? String(data['card']) : undefined),
    entries: ENTRIES,
  },
  text: text('Guild'),
})
