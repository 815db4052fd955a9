// A test game of hidden armies: zones per place, a veil, sightings, secret numbers and decks brought in secret.
//
// 1 Each seat brings six cards, no kind more than twice.
// 2 Both seats post their cards in secret, each at one of its three forts; how many stand where is shown when both are done.
// 3 In its turn a seat scouts an enemy fort (half of its cards, rounded up, are shown to it at random), marches the
//   whole army of a fort to an empty one, withdraws a card unseen, or challenges a fort.
// 4 In a challenge both seats write down how many of their coins they stake; then both show them and pay. The higher
//   stake wins; with equal stakes the challenger loses. If the challenger wins, the fort's army is laid open and lost.
// 5 After twelve turns, or when a seat has no army left, the seat with more cards in forts wins.

import {
  broughtCards,
  bySeat,
  clearSecrets,
  count,
  countIn,
  defineGame,
  drawn,
  end,
  enter,
  type FramesOf,
  flag,
  frames,
  hasWritten,
  kindsIn,
  layOut,
  logger,
  moveAll,
  moveCard,
  moveStack,
  noteSighting,
  type Offers,
  offer,
  param,
  perPlace,
  perSeat,
  revealRandom,
  type Seat,
  type State,
  type StateOf,
  secretNumbers,
  secretOf,
  showSecrets,
  type VerbsOf,
  win,
  writeSecret,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const SIDES = ['red', 'blue'] as const
export const TROOPS = ['spear', 'bow', 'horse', 'ram', 'sling'] as const
export const FORTS = ['north', 'middle', 'south'] as const
const DECK = 6
const COPIES = 2
const TURNS = 12
const STAKES = ['0', '1', '2', '3'] as const
const seats: readonly Seat[] = [0, 1]
const other = (seat: Seat): Seat => 1 - seat

export const ZONES = zones(TROOPS, {
  // 2 Under the veil only their sum is told.
  muster: perSeat({ owner: 'cards', others: 'count', veil: 'camp', takesRest: true }),
  posted: perPlace(FORTS, perSeat({ owner: 'cards', others: 'count', veil: 'camp' })),
  army: perPlace(FORTS, perSeat({ owner: 'cards', others: 'count', max: DECK })),
  reserve: perSeat({ owner: 'cards', others: 'count' }),
  lost: perSeat({ owner: 'cards', others: 'cards' }),
})

const FIELDS = {
  /** 2 Who has posted all cards. */
  ready: bySeat(flag()),
  turn: count(),
  coins: bySeat(count(3)),
  stake: secretNumbers({ max: { field: 'coins' } }),
}

const FRAMES = frames({
  post: {},
  open: {},
  turn: { seat: param.seat },
  stake: { seat: param.seat, fort: param.name(FORTS) },
  fight: { seat: param.seat, fort: param.name(FORTS) },
})

const VERBS = {
  north: TROOPS,
  middle: TROOPS,
  south: TROOPS,
  scout: FORTS,
  march: FORTS,
  withdraw: FORTS,
  challenge: FORTS,
  stake: STAKES,
} as const
type Verbs = VerbsOf<typeof VERBS>
type S = State<StateOf<typeof FIELDS>, FramesOf<typeof FRAMES>>

const { log, tell } = logger<{
  posted: { seat: Seat }
  scouted: { seat: Seat; fort: string; cards: number }
  saw: { cards: readonly string[] }
  marched: { seat: Seat; from: string; to: string }
  withdrew: { seat: Seat; fort: string }
  staked: { seat: Seat }
  fought: { seat: Seat; fort: string; stakes: readonly number[] }
}>()

const armyAt = (s: S, fort: (typeof FORTS)[number], seat: Seat): number => countIn(s, ZONES.army.at(fort), seat)
const fortsOf = (s: S, seat: Seat): (typeof FORTS)[number][] => FORTS.filter(fort => armyAt(s, fort, seat) > 0)
const strength = (s: S, seat: Seat): number => FORTS.reduce((sum, fort) => sum + armyAt(s, fort, seat), 0)

function nextTurn(s: S, seat: Seat): void {
  s.turn++
  if (s.turn < TURNS && seats.every(one => strength(s, one) > 0)) {
    end(s, { step: 'turn', seat: other(seat) })
    return
  }
  const [red, blue] = [strength(s, 0), strength(s, 1)]
  if (red === blue) drawn(s, 'equal', '5')
  else win(s, [red > blue ? 0 : 1], 'stronger', '5')
}

function post(fort: (typeof FORTS)[number]) {
  return (s: S, _f: unknown, troop: (typeof TROOPS)[number], seat: Seat): void => {
    moveCard(s, troop, ZONES.muster, seat, ZONES.posted.at(fort))
    if (countIn(s, ZONES.muster, seat) > 0) return
    s.ready[seat] = true
    log(s, 'posted', '2', { seat })
  }
}

/** 1: no kind more than twice. */
const tooMany = (cards: readonly string[]): boolean =>
  cards.some(card => cards.filter(one => one === card).length > COPIES)

export const borders = defineGame<typeof FIELDS, typeof FRAMES, Verbs>({
  id: 'borders',
  version: 1,
  options: {},
  seats: () => SIDES,
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  verbs: VERBS,
  secretVerbs: ['north', 'middle', 'south', 'stake'],
  bringing: {
    kinds: TROOPS,
    check(cards) {
      if (cards.length !== DECK) return { rule: '1', reason: 'sixCards' }
      return tooMany(cards) ? { rule: '1', reason: 'tooManyOfAKind' } : undefined
    },
    any: (_options, below) => fill([], DECK, below),
    suppose: (seen, howMany, _options, below) => fill(seen, howMany, below),
  },
  veils: {
    camp: {
      // Whoever is not ready has a card left to post, and nobody else has.
      divide(s, seat, cards, below) {
        const left = s.ready[seat] ? 0 : 1 + below(cards.length)
        const at = cards.map((_, i) => (i < left ? 'muster' : `posted.${FORTS[below(FORTS.length)]}`))
        const names = ['muster', ...FORTS.map(fort => `posted.${fort}`)]
        return Object.fromEntries(names.map(name => [name, cards.filter((_, i) => at[i] === name)]))
      },
    },
  },
  setup(s) {
    for (const seat of seats) layOut(s, ZONES.muster, seat, broughtCards(s, ZONES.muster, seat))
    enter(s, { step: 'post' }, { step: 'open' }, { step: 'turn', seat: 0 })
  },
  steps: {
    post: {
      ask: (s): Offers<Verbs> =>
        seats
          .filter(seat => !s.ready[seat])
          .map(seat => {
            const troops = kindsIn(s, ZONES.muster, seat)
            return { seat, choice: { north: troops, middle: troops, south: troops } }
          }),
      do: { north: post('north'), middle: post('middle'), south: post('south') },
      why: {
        north: { rule: '2', reason: 'notYours' },
        middle: { rule: '2', reason: 'notYours' },
        south: { rule: '2', reason: 'notYours' },
      },
    },
    open: {
      run(s) {
        for (const seat of seats) for (const fort of FORTS) moveAll(s, ZONES.posted.at(fort), seat, ZONES.army.at(fort))
      },
    },
    turn: {
      ask: (s, { seat }) =>
        offer<Verbs>(seat, {
          scout: fortsOf(s, other(seat)),
          march: fortsOf(s, seat).filter(() => fortsOf(s, seat).length < FORTS.length),
          withdraw: fortsOf(s, seat).filter(fort => armyAt(s, fort, seat) > 1),
          challenge: fortsOf(s, other(seat)),
        }),
      do: {
        scout(s, { seat }, fort) {
          const enemy = other(seat)
          const half = Math.ceil(armyAt(s, fort, enemy) / 2)
          const cards = revealRandom(s, ZONES.army.at(fort), enemy, seat, half)
          noteSighting(s, ZONES.army.at(fort), enemy, seat, cards, s.turn)
          log(s, 'scouted', '3', { seat, fort, cards: half })
          tell(s, seat, 'saw', '3', { cards: [...cards].sort() })
          nextTurn(s, seat)
        },
        march(s, { seat }, fort) {
          const to = FORTS.find(one => armyAt(s, one, seat) === 0) ?? fort
          moveStack(s, ZONES.army.at(fort), seat, ZONES.army.at(to))
          log(s, 'marched', '3', { seat, from: fort, to })
          nextTurn(s, seat)
        },
        withdraw(s, { seat }, fort) {
          const [weakest = 'spear'] = kindsIn(s, ZONES.army.at(fort), seat)
          moveCard(s, weakest, ZONES.army.at(fort), seat, ZONES.reserve)
          log(s, 'withdrew', '3', { seat, fort })
          nextTurn(s, seat)
        },
        challenge(s, { seat }, fort) {
          end(s, { step: 'stake', seat, fort }, { step: 'fight', seat, fort })
        },
      },
      final: ['scout', 'march', 'withdraw'],
      why: {
        scout: { rule: '3', reason: 'nobodyThere' },
        march: (s, { seat }, fort) => ({
          rule: '3',
          reason: armyAt(s, fort, seat) > 0 ? 'noEmptyFort' : 'nobodyThere',
        }),
        withdraw: { rule: '3', reason: 'nobodyThere' },
        challenge: { rule: '4', reason: 'nobodyThere' },
      },
    },
    stake: {
      ask: (s): Offers<Verbs> =>
        seats
          .filter(seat => !hasWritten(s.stake, seat))
          .map(seat => ({ seat, choice: { stake: STAKES.filter(stake => Number(stake) <= (s.coins[seat] ?? 0)) } })),
      do: {
        stake(s, _f, stake, seat) {
          writeSecret(s.stake, seat, Number(stake))
          log(s, 'staked', '4', { seat })
          if (seats.every(one => hasWritten(s.stake, one))) end(s)
        },
      },
      final: ['stake'],
      why: { stake: { rule: '4', reason: 'tooFewCoins' } },
    },
    fight: {
      run(s, { seat, fort }) {
        showSecrets(s, s.stake)
        const stakes = seats.map(one => secretOf(s.stake, one))
        s.coins = s.coins.map((coins, one) => coins - (stakes[one] ?? 0))
        log(s, 'fought', '4', { seat, fort, stakes })
        if ((stakes[seat] ?? 0) > (stakes[other(seat)] ?? 0)) moveAll(s, ZONES.army.at(fort), other(seat), ZONES.lost)
        clearSecrets(s.stake)
        enter(s, { step: 'turn', seat })
        nextTurn(s, seat)
      },
    },
  },
  inventory(s, owner) {
    const cards = owner < 0 ? [] : broughtCards(s, ZONES.muster, owner)
    return new Map(TROOPS.map(troop => [troop, cards.filter(card => card === troop).length]))
  },
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'notNow', 'notYours', 'nobodyThere', 'noEmptyFort', 'tooFewCoins'],
  bound: 2 * DECK + 3 * TURNS,
  text: text('Borders'),
})

/** So many more cards of which no kind comes more than twice. */
function fill(seen: readonly string[], howMany: number, below: (n: number) => number): string[] {
  const cards: string[] = []
  while (cards.length < howMany) {
    const open = TROOPS.filter(troop => [...seen, ...cards].filter(card => card === troop).length < COPIES)
    cards.push(open[below(open.length)] ?? 'spear')
  }
  return cards
}
