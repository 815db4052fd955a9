// Exact chances of coups, realignments, wars and the Space Race: every face of every die is counted once.

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** Chances as numbers of equally likely throws out of `of`. */
export type Chance = { readonly hits: number; readonly of: number }

export const percent = ({ hits, of }: Chance): number => (of === 0 ? 0 : Math.round((100 * hits) / of))

export type CoupTerms = {
  /** Operations value and everything added to the die. */
  readonly plus: number
  readonly stability: number
  readonly opponents: number
}

export type CoupOutcome = { readonly die: number; readonly removed: number; readonly added: number }

/** 6.3.2 What each face of the die would do. */
export function coupOutcomes({ plus, stability, opponents }: CoupTerms): readonly CoupOutcome[] {
  return DIE_FACES.map(die => {
    const margin = Math.max(0, die + plus - 2 * stability)
    const removed = Math.min(margin, opponents)
    return { die, removed, added: margin - removed }
  })
}

export type CoupOdds = {
  readonly success: Chance
  /** The country is free of the opponent afterwards. */
  readonly clears: Chance
  readonly outcomes: readonly CoupOutcome[]
}

export function coupOdds(terms: CoupTerms): CoupOdds {
  const outcomes = coupOutcomes(terms)
  const hits = (fits: (outcome: CoupOutcome) => boolean): Chance => ({
    hits: outcomes.filter(fits).length,
    of: outcomes.length,
  })
  return {
    success: hits(({ removed, added }) => removed + added > 0),
    clears: hits(({ removed }) => removed >= terms.opponents),
    outcomes,
  }
}

export type RealignTerms = {
  /** What is added to each side's die. */
  readonly plus: number
  readonly opponentsPlus: number
  readonly own: number
  readonly opponents: number
}

export type RealignOdds = {
  /** The opponent loses influence, nobody does, the roller does. */
  readonly win: Chance
  readonly tie: Chance
  readonly loss: Chance
  readonly clears: Chance
  /** Mean influence the opponent loses, and the roller, in 36ths. */
  readonly removed: Chance
  readonly lost: Chance
}

const THROWS = DIE_FACES.length * DIE_FACES.length

/** 6.2.2 Over all pairs of dice; a difference that finds no influence to remove changes nothing. */
export function realignOdds({ plus, opponentsPlus, own, opponents }: RealignTerms): RealignOdds {
  let win = 0
  let loss = 0
  let clears = 0
  let removed = 0
  let lost = 0
  for (const die of DIE_FACES) {
    for (const against of DIE_FACES) {
      const difference = die + plus - (against + opponentsPlus)
      if (difference > 0 && opponents > 0) win++
      if (difference > 0 && difference >= opponents) clears++
      if (difference < 0 && own > 0) loss++
      removed += Math.min(Math.max(0, difference), opponents)
      lost += Math.min(Math.max(0, -difference), own)
    }
  }
  const chance = (hits: number): Chance => ({ hits, of: THROWS })
  return {
    win: chance(win),
    tie: chance(THROWS - win - loss),
    loss: chance(loss),
    clears: chance(clears),
    removed: chance(removed),
    lost: chance(lost),
  }
}

/** A die that must reach a number after what is added: wars and events. */
export function atLeast(needed: number, plus: number): Chance {
  return { hits: DIE_FACES.filter(die => die + plus >= needed).length, of: DIE_FACES.length }
}

/** 6.4.1 A die that must not exceed a number. */
export function atMost(limit: number): Chance {
  return { hits: DIE_FACES.filter(die => die <= limit).length, of: DIE_FACES.length }
}

/** 6.3.6.1 The chance that the card turned up lowers DEFCON, among the cards that may lie on top. */
export function turnUpRisk(possible: readonly { readonly ops: number }[], safeOps: number): Chance {
  return { hits: possible.filter(({ ops }) => ops < safeOps).length, of: possible.length }
}
