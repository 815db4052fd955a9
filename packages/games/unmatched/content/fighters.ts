// Heroes and their fighters (rule 1.4), and the constants of the rulebook.

export const HEROES = ['arthur', 'alice', 'medusa', 'sinbad'] as const
export type Hero = (typeof HEROES)[number]

/** Who plays whom when the host assigns the heroes and names nobody else, by seat. */
export const ASSIGNED_HEROES: readonly Hero[] = ['arthur', 'medusa', 'alice', 'sinbad']

/** What a card's permission names: all three Harpies are of one type (1.6). */
export const FIGHTER_TYPES = ['arthur', 'merlin', 'alice', 'jabberwock', 'medusa', 'harpy', 'sinbad', 'porter'] as const
export type FighterType = (typeof FIGHTER_TYPES)[number]

export const FIGHTERS = [
  'arthur',
  'merlin',
  'alice',
  'jabberwock',
  'medusa',
  'harpy1',
  'harpy2',
  'harpy3',
  'sinbad',
  'porter',
] as const
export type Fighter = (typeof FIGHTERS)[number]

type FighterFacts = {
  readonly hero: Hero
  readonly type: FighterType
  readonly role: 'hero' | 'sidekick'
  readonly health: number
  readonly reach: 'melee' | 'ranged'
}

export const FIGHTER: Readonly<Record<Fighter, FighterFacts>> = {
  arthur: { hero: 'arthur', type: 'arthur', role: 'hero', health: 18, reach: 'melee' },
  merlin: { hero: 'arthur', type: 'merlin', role: 'sidekick', health: 7, reach: 'ranged' },
  alice: { hero: 'alice', type: 'alice', role: 'hero', health: 13, reach: 'melee' },
  jabberwock: { hero: 'alice', type: 'jabberwock', role: 'sidekick', health: 8, reach: 'melee' },
  medusa: { hero: 'medusa', type: 'medusa', role: 'hero', health: 16, reach: 'ranged' },
  harpy1: { hero: 'medusa', type: 'harpy', role: 'sidekick', health: 1, reach: 'melee' },
  harpy2: { hero: 'medusa', type: 'harpy', role: 'sidekick', health: 1, reach: 'melee' },
  harpy3: { hero: 'medusa', type: 'harpy', role: 'sidekick', health: 1, reach: 'melee' },
  sinbad: { hero: 'sinbad', type: 'sinbad', role: 'hero', health: 15, reach: 'melee' },
  porter: { hero: 'sinbad', type: 'porter', role: 'sidekick', health: 6, reach: 'melee' },
}

type HeroFacts = { readonly move: number; readonly fighters: readonly [Fighter, ...Fighter[]] }

/** Each hero's move value (one for all fighters of the seat) and fighters, the hero first. */
export const HERO: Readonly<Record<Hero, HeroFacts>> = {
  arthur: { move: 2, fighters: ['arthur', 'merlin'] },
  alice: { move: 2, fighters: ['alice', 'jabberwock'] },
  medusa: { move: 3, fighters: ['medusa', 'harpy1', 'harpy2', 'harpy3'] },
  sinbad: { move: 2, fighters: ['sinbad', 'porter'] },
}

/** The two sides of a combat. */
export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]

export const SIZES = ['big', 'small'] as const
export type Size = (typeof SIZES)[number]

export const STARTING_HAND = 5 // 2.5
export const HAND_LIMIT = 7 // 4.6
export const ACTIONS = 2 // 4.2
export const EXHAUSTION_DAMAGE = 2 // 14.2
export const GAZE_DAMAGE = 1 // 17.3
export const BIG_ATTACK_BONUS = 2 // 17.2
export const SMALL_DEFENSE_BONUS = 1 // 17.2
export const RETURNING_HARPY_HEALTH = 1 // 18.3.4
