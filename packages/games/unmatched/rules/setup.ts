// Chapters 2 and 19.1–19.3: setting up a duel or a team game.

import {
  broken,
  cardsIn,
  countIn,
  end,
  enter,
  itemAt,
  LudotekaError,
  layOut,
  moveTop,
  offer,
  pickRandom,
  rule,
  type Seat,
  type Steps,
  shuffle,
} from '@ludoteka/kernel'
import { BOARDS, type Board, type Space, START_SPACES } from '../content/boards.ts'
import { type Fighter, HERO, HEROES, type Hero, STARTING_HAND } from '../content/fighters.ts'
import {
  areAdjacent,
  boardSpaces,
  indexOfSpace,
  isEmpty,
  isOfThisBoard,
  putAt,
  shareZone,
  spaceName,
  whereIs,
} from './board.ts'
import { deckOf } from './cards.ts'
import { setDials } from './damage.ts'
import { chosenHero, isOut, ownFighters } from './fighters.ts'
import { abilityFrames } from './heroes/ability.ts'
import { log, tell } from './log.ts'
import { type F, type S, TEAMS, type Verbs, ZONES } from './state.ts'

/** The seats in turn order, player 1 first (2.3, 19.4). */
function turnOrder(s: S): Seat[] {
  return Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats)
}

/** 2.1–2.3: what the lobby decides or leaves to chance, then the rest of the set-up in order. */
export function setUp(s: S): void {
  const board = s.options['board'] === 'random' ? pickRandom(s, BOARDS) : s.options['board']
  s.board = board === 'marmoreal' ? 1 : 0
  log(s, 'boardChosen', '2.1', { board: boardOf(s) })
  const first = s.options['firstPlayer'] === 'random' ? pickRandom(s, ['a1', 'b1']) : s.options['firstPlayer']
  s.first = first === 'b1' ? 1 : 0
  log(s, 'firstSeat', s.seats === 2 ? '2.3' : '19.3', { seat: s.first })
  if (s.options['mode'] === 'team3') {
    const team = s.options['doubleSeatTeam'] === 'random' ? pickRandom(s, TEAMS) : s.options['doubleSeatTeam']
    s.doubleTeam = team === 'b' ? 1 : 0
    log(s, 'doubleTeam', '19.9', { team: team === 'b' ? 'b' : 'a' })
  }
  const order = turnOrder(s)
  enter(
    s,
    ...order.map((seat): F => ({ step: 'setup.hero', seat })),
    { step: 'setup.hands', seat: s.first },
    ...order.map((seat): F => ({ step: 'setup.place', seat })),
    { step: 'turn.start', seat: s.first },
  )
}

function boardOf(s: S): Board {
  return itemAt(BOARDS, s.board)
}

const isTaken = (s: S, hero: Hero): boolean => s.hero.includes(HEROES.indexOf(hero))

/** 2.2 A hero can be taken once per game. */
const HERO_RULES = [rule('2.2', 'heroTaken', (s: S, hero: Hero) => !isTaken(s, hero))]

/** 2.6, 2.9: where this sidekick may start. */
const SIDEKICK_RULES = [
  rule('3.1', 'otherBoard', (s: S, _seat: Seat, to: Space) => isOfThisBoard(s, indexOfSpace(to))),
  rule('2.9', 'spaceTaken', (s: S, _seat: Seat, to: Space) => isEmpty(s, indexOfSpace(to))),
  rule('2.9', 'startSpaceNeeded', (s: S, _seat: Seat, to: Space) => !neededStarts(s).includes(to)),
  rule('2.6', 'outsideHerosZone', (s: S, seat: Seat, to: Space) => shareZone(heroSpace(s, seat), indexOfSpace(to))),
]

function heroSpace(s: S, seat: Seat): number {
  return whereIs(s, HERO[chosenHero(s, seat)].fighters[0])
}

/** The start spaces that heroes of this game will still use. */
function neededStarts(s: S): Space[] {
  const starts = START_SPACES[boardOf(s)]
  return turnOrder(s).flatMap((seat, i) => (isOut(s, seat) ? [itemAt(starts, i)] : []))
}

function sidekickSpaces(s: S, seat: Seat): Space[] {
  const needed = neededStarts(s)
  const open = boardSpaces(s).filter(at => isEmpty(s, at) && !needed.includes(spaceName(at)))
  const inZone = open.filter(at => shareZone(heroSpace(s, seat), at))
  if (inZone.length > 0) return inZone.map(spaceName)
  const beside = open.filter(at => ownFighters(s, seat).some(fighter => areAdjacent(whereIs(s, fighter), at)))
  return (beside.length > 0 ? beside : open).map(spaceName) // 2.9: the fallbacks
}

/** 2.2, 2.4: with the hero come its fighters' dials, at their starting health. */
function take(s: S, seat: Seat, hero: Hero): void {
  s.hero[seat] = HEROES.indexOf(hero)
  log(s, 'heroChosen', '2.2', { seat, hero })
  setDials(s, seat)
}

function place(s: S, fighter: Fighter, to: Space): void {
  putAt(s, fighter, indexOfSpace(to))
  log(s, 'placed', '2.6', { fighter, to })
}

export const SETUP: Pick<Steps<S, F, Verbs>, 'setup.hero' | 'setup.hands' | 'setup.place' | 'setup.sidekick'> = {
  // 2.2, 19.3 Heroes are chosen openly in turn order, or by chance, or were assigned by the host.
  'setup.hero': {
    ask(s, f) {
      const free = HEROES.filter(hero => !isTaken(s, hero))
      return s.options['heroPick'] === 'turnOrder' ? offer(f.seat, { hero: free }) : undefined
    },
    do: {
      hero(s, f, hero) {
        take(s, f.seat, hero)
        end(s)
      },
    },
    final: ['hero'],
    run(s, f) {
      const free = HEROES.filter(hero => !isTaken(s, hero))
      take(s, f.seat, s.options['heroPick'] === 'random' ? pickRandom(s, free) : assignedHero(s, f.seat))
    },
    why: { hero: (s, _f, hero) => broken(HERO_RULES, s, hero) },
  },

  // 2.5 Shuffled decks and opening hands, before anything is placed.
  'setup.hands': {
    run(s) {
      for (const seat of turnOrder(s)) {
        layOut(s, ZONES.deck, seat, deckOf(chosenHero(s, seat)))
        shuffle(s, ZONES.deck, seat)
        while (countIn(s, ZONES.hand, seat) < STARTING_HAND) moveTop(s, ZONES.deck, seat, ZONES.hand)
        tell(s, seat, 'handDealt', '2.5', { seat, cards: cardsIn(s, ZONES.hand, seat) })
      }
    },
  },

  // 2.6, 19.3 The hero on its start space, then the sidekicks, then what its ability wants decided (2.7).
  'setup.place': {
    run(s, f) {
      const [hero, ...sidekicks] = HERO[chosenHero(s, f.seat)].fighters
      place(s, hero, itemAt(START_SPACES[boardOf(s)], turnOrder(s).indexOf(f.seat)))
      enter(
        s,
        ...sidekicks.map((fighter): F => ({ step: 'setup.sidekick', seat: f.seat, fighter })),
        ...abilityFrames('placed', f.seat),
      )
    },
  },

  'setup.sidekick': {
    ask: (s, f) => offer(f.seat, { to: sidekickSpaces(s, f.seat) }),
    do: {
      to(s, f, to) {
        place(s, f.fighter, to)
        end(s)
      },
    },
    terms: (_s, { fighter }) => ({ fighter }),
    why: { to: (s, f, to) => broken(SIDEKICK_RULES, s, f.seat, to) },
  },
}

/** Heroes named by the host, one per seat. */
function assignedHero(s: S, seat: Seat): Hero {
  const named = s.options['heroes']
  const hero = HEROES.find(one => Array.isArray(named) && one === named[seat])
  if (hero === undefined || isTaken(s, hero)) {
    throw new LudotekaError('bad-options', 'With assigned heroes name a different hero for every seat.')
  }
  return hero
}
