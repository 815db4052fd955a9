// Troop cards: regulars and mercenaries.

export const NATIONALITIES = ['english', 'polish', 'romanian', 'swiss', 'italian', 'spanish'] as const
export type Nationality = (typeof NATIONALITIES)[number]

/** Regulars carry no nationality; all cards of one strength are alike. */
export const REGULARS = ['regular50', 'regular100'] as const
export type Regular = (typeof REGULARS)[number]

export const MERCENARIES = [
  'english50',
  'english100',
  'english150',
  'english200',
  'polish50',
  'polish100',
  'polish150',
  'polish200',
  'romanian50',
  'romanian100',
  'romanian150',
  'romanian200',
  'swiss50',
  'swiss100',
  'swiss150',
  'swiss200',
  'italian50',
  'italian100',
  'italian150',
  'italian200',
  'spanish50',
  'spanish100',
  'spanish150',
  'spanish200',
] as const
export type Mercenary = (typeof MERCENARIES)[number]
export const TROOPS = [...REGULARS, ...MERCENARIES] as const
export type Troop = (typeof TROOPS)[number]

export type TroopFacts = { readonly strength: number; readonly wage: number }
export const REGULAR: Readonly<Record<Regular, TroopFacts>> = {
  regular50: { strength: 50, wage: 1 },
  regular100: { strength: 100, wage: 2 },
}

/** 9.4.1 The hire fee of a mercenary is its wage. */
export const MERCENARY: Readonly<
  Record<Mercenary, TroopFacts & { readonly nationality: Nationality; readonly copies: number }>
> = {
  english50: { nationality: 'english', strength: 50, wage: 1, copies: 4 },
  english100: { nationality: 'english', strength: 100, wage: 3, copies: 4 },
  english150: { nationality: 'english', strength: 150, wage: 4, copies: 2 },
  english200: { nationality: 'english', strength: 200, wage: 6, copies: 1 },
  polish50: { nationality: 'polish', strength: 50, wage: 1, copies: 4 },
  polish100: { nationality: 'polish', strength: 100, wage: 3, copies: 4 },
  polish150: { nationality: 'polish', strength: 150, wage: 4, copies: 2 },
  polish200: { nationality: 'polish', strength: 200, wage: 6, copies: 1 },
  romanian50: { nationality: 'romanian', strength: 50, wage: 1, copies: 4 },
  romanian100: { nationality: 'romanian', strength: 100, wage: 3, copies: 4 },
  romanian150: { nationality: 'romanian', strength: 150, wage: 4, copies: 2 },
  romanian200: { nationality: 'romanian', strength: 200, wage: 6, copies: 1 },
  swiss50: { nationality: 'swiss', strength: 50, wage: 1, copies: 4 },
  swiss100: { nationality: 'swiss', strength: 100, wage: 3, copies: 4 },
  swiss150: { nationality: 'swiss', strength: 150, wage: 4, copies: 2 },
  swiss200: { nationality: 'swiss', strength: 200, wage: 6, copies: 1 },
  italian50: { nationality: 'italian', strength: 50, wage: 1, copies: 4 },
  italian100: { nationality: 'italian', strength: 100, wage: 3, copies: 4 },
  italian150: { nationality: 'italian', strength: 150, wage: 4, copies: 2 },
  italian200: { nationality: 'italian', strength: 200, wage: 6, copies: 1 },
  spanish50: { nationality: 'spanish', strength: 50, wage: 1, copies: 4 },
  spanish100: { nationality: 'spanish', strength: 100, wage: 3, copies: 4 },
  spanish150: { nationality: 'spanish', strength: 150, wage: 4, copies: 2 },
  spanish200: { nationality: 'spanish', strength: 200, wage: 6, copies: 1 },
}

/** 3.9 The regulars of a Baron. */
export const REGULARS_OF_BARON: readonly Regular[] = ['regular50', 'regular50', 'regular50', 'regular100']
/** 3.9 One mercenary of each of these strengths is dealt to every Baron. */
export const FIRST_MERCENARIES: readonly number[] = [50, 100]

const isIn = (list: readonly string[], troop: string): boolean => list.includes(troop)
export const isRegular = (troop: Troop): troop is Regular => isIn(REGULARS, troop)
export const isMercenary = (troop: Troop): troop is Mercenary => !isRegular(troop)
export const troopFacts = (troop: Troop): TroopFacts => (isRegular(troop) ? REGULAR[troop] : MERCENARY[troop])
