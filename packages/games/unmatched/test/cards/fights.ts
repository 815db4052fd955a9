// Short stories for the card tests: who stands where, which cards are laid, and what the table shows afterwards.

import { type Arg, cardsIn } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import type { Space } from '../../content/boards.ts'
import { CARD, type Card } from '../../content/cards.ts'
import { FIGHTER, type Fighter, HERO, HEROES, type Hero, type Size } from '../../content/fighters.ts'
import { unmatched } from '../../index.ts'
import { ZONES } from '../../rules/state.ts'

const SEATS = ['a1', 'b1', 'a2', 'b2'] as const
export type SeatName = (typeof SEATS)[number]

/** What a story may say beyond its cards; everything else is as plain as can be. */
export type Setting = {
  readonly at?: { readonly [F in Fighter]?: Space }
  readonly health?: { readonly [F in Fighter]?: number }
  /** Where fighters stood when the turn began, if elsewhere. */
  readonly turnStart?: { readonly [F in Fighter]?: Space }
  readonly size?: Size
  /** Cards in hand besides those of the fight. */
  readonly hand?: { readonly [S in SeatName]?: readonly Card[] }
  /** Cards on top of the deck; all others lie below. */
  readonly top?: { readonly [S in SeatName]?: readonly Card[] }
  /** The whole deck; all other cards lie in the discard pile. */
  readonly deck?: { readonly [S in SeatName]?: readonly Card[] }
  readonly discard?: { readonly [S in SeatName]?: readonly Card[] }
  /** The other two heroes play too, far away, so that a fallen hero does not end the game. */
  readonly team?: true
  readonly random?: readonly string[]
}

export type Fight = Setting & {
  readonly attacker: Fighter
  readonly card: Card
  /** King Arthur's second card. */
  readonly boost?: Card
  readonly defender: Fighter
  /** Without one the defender plays nothing. */
  readonly defense?: Card
}

/** Where the two stand; a hero who does not fight waits in a corner. */
const ATTACKERS_SPACE = 's21'
const DEFENDERS_SPACE = 's12'
const ATTACKERS_CORNER = 's17'
const DEFENDERS_CORNER = 's38'

/** Seat a1 attacks a fighter of seat b1 next to it; the story stops at the first question after the reveal. */
export function fight(story: Fight): Table {
  const { attacker, defender, card, boost, defense } = story
  const at = {
    [HERO[FIGHTER[attacker].hero].fighters[0]]: ATTACKERS_CORNER,
    [HERO[FIGHTER[defender].hero].fighters[0]]: DEFENDERS_CORNER,
    [attacker]: ATTACKERS_SPACE,
    [defender]: DEFENDERS_SPACE,
    ...story.at,
  }
  const hand = {
    ...story.hand,
    a1: [card, ...(boost ? [boost] : []), ...(story.hand?.a1 ?? [])],
    b1: [...(defense ? [defense] : []), ...(story.hand?.b1 ?? [])],
  }
  const t = seated([FIGHTER[attacker].hero, FIGHTER[defender].hero], { ...story, at, hand })
  t.play('a1', 'attack', attacker)
  if (t.choice('a1')['target']) t.play('a1', 'target', defender)
  t.play('a1', 'commit', card)
  if (boost) t.play('a1', 'commitBoost', boost)
  else if (t.choice('a1')['commitBoost']) t.play('a1', 'decline')
  return defense ? t.play('b1', 'commit', defense) : t.play('b1', 'decline')
}

/** Seat a1 has only just played a scheme against that hero. */
export function scheme(card: Card, against: Hero, story: Setting): Table {
  const t = before(card, against, story)
  return t.play('a1', 'scheme', card)
}

/** Seat a1 is about to act with one card in hand. */
export function before(card: Card, against: Hero, story: Setting): Table {
  return seated([CARD[card].deck, against], {
    ...story,
    hand: { ...story.hand, a1: [card, ...(story.hand?.a1 ?? [])] },
  })
}

/** A position with seat a1 to act. */
export function seated(duel: readonly [Hero, Hero], story: Setting): Table {
  const others = HEROES.filter(hero => !duel.includes(hero))
  const heroes = story.team ? [...duel, ...others] : duel
  const teammates = others.map((hero, i) => [HERO[hero].fighters[0], i === 0 ? 's7' : 's33'])
  const at = { ...(story.team ? Object.fromEntries(teammates) : {}), ...story.at }
  const piles = Object.fromEntries(
    SEATS.filter(seat => story.deck?.[seat] ?? story.discard?.[seat]).map(seat => [
      seat,
      [...(story.discard?.[seat] ?? []), ...(story.deck?.[seat] ? ['rest'] : [])],
    ]),
  )
  return table(unmatched, {
    position: {
      options: { mode: story.team ? 'team4' : 'duel' },
      facts: {
        hero: Object.fromEntries(heroes.map((hero, i) => [SEATS[i] ?? '', hero])),
        at,
        health: story.health ?? {},
        turnStart: { ...at, ...story.turnStart },
        size: story.size ?? 'big',
        turn: 'a1',
      },
      zones: { hand: story.hand ?? {}, deck: story.deck ?? story.top ?? {}, discard: piles },
    },
    random: story.random ?? [],
  })
}

/** A defense that beats any attack up to 5 and does nothing more: the defender has moved and plays Momentous Shift. */
export function outmatched(rival: 'arthur' | 'sinbad'): Pick<Fight, 'defender' | 'defense' | 'turnStart'> {
  return { defender: rival, defense: `${rival}.momentousShift`, turnStart: { [rival]: 's13' } }
}

/** How many steps it takes from the two spaces of a fight, the other fighter standing in the way. */
const RINGS = {
  s21: [
    ['s21'],
    ['s11', 's20', 's24', 's31'],
    ['s3', 's4', 's10', 's19', 's30', 's35'],
    ['s2', 's5', 's9', 's18', 's23', 's29', 's34', 's36'],
    ['s1', 's8', 's13', 's28', 's32', 's37'],
    ['s16', 's25', 's38'],
  ],
  s12: [
    ['s12'],
    ['s5', 's11', 's13'],
    ['s3', 's4', 's10', 's16'],
    ['s2', 's9', 's14', 's20', 's22'],
    ['s1', 's6', 's8', 's19', 's24', 's25', 's26'],
    ['s7', 's15', 's18', 's23', 's30', 's31', 's32', 's33'],
  ],
} as const

/** Every space up to so many steps away, the own one included. */
export function within(from: keyof typeof RINGS, steps: number): Set<Arg> {
  return new Set(RINGS[from].slice(0, steps + 1).flat())
}

/** What a seat may answer with a verb. */
export function offered(t: Table, seat: SeatName, verb: string): Set<Arg> {
  const args = t.choice(seat)[verb]
  return new Set(Array.isArray(args) ? args : [])
}

/** The action is over and the next one is waited for: nothing more was asked. */
export function isSettled(t: Table): boolean {
  return t.view('spectator').step === 'turn.action'
}

/** What both cards were worth, from the action in which the damage was counted. */
export function values(t: Table): object | undefined {
  return t.state.news.find(({ key }) => key === 'combatValues')?.data
}

/** What the last action told everybody and its seats. */
export function told(t: Table): readonly string[] {
  return t.state.news.map(({ key }) => key)
}

export function cards(t: Table, zone: keyof typeof ZONES, seat: SeatName): readonly Card[] {
  return cardsIn(t.state, ZONES[zone], SEATS.indexOf(seat))
}

export const COMPULSORY = { rule: '16.1', reason: 'compulsory' }
