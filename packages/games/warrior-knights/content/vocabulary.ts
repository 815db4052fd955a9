// The vocabulary of effects: what a card does is data in these words, and one interpreter runs them (rules/effects). G1 to G9
// are the paragraphs of the rules reference about them.

import type { WordEffect } from '@ludoteka/rules-kit'

export type Goods = 'crowns' | 'votes' | 'faith' | 'influence'
export type Token = 'chairman' | 'headOfChurch'

/** G8 What is counted. */
export type Count = 'ownCity' | 'ownKingdomCity' | 'nobleOnBoard' | 'areaWithOwnNoble' | 'sailingNoble'

/** G2 The moments at which a card that is in force does something. */
export type Moment = 'taxation' | 'levyTaxes' | 'seaMove' | 'assembly' | 'musterTroops'

/** G3 Conditions take no parameters. */
export type ConditionName =
  | 'drawerHoldsIt'
  | 'strictlyMostVotes'
  | 'strictlyMostFaith'
  | 'nobleOnBoardNotPort'
  | 'commandsReady'
  | 'commandsAttackInAssault'
  | 'commandsInOpenField'
type None = Readonly<Record<never, never>>
export type Conditions = Readonly<Record<ConditionName, None>>

export type ModifiedNumber =
  | 'deal'
  | 'prevent'
  | 'victory'
  | 'wage'
  | 'hireFee'
  | 'serveFaith'
  | 'levyTaxes'
  | 'roadRange'
  | 'assemblyVotesBase'
  | 'assemblyVotes'
  | 'cityStrengthForDrawAndSiege'

export type ClosedWay = 'bridges' | 'roads' | 'sea'

export type ForbiddenAct =
  | 'attackStronghold'
  | 'raze'
  | 'siege'
  | 'assaultCity'
  | 'roadMove'
  | 'seaMove'
  | 'battleAgainstBaron'
  | 'battleWithLargeArmy'
  | 'battleBetweenNamed'

/** The words that happen at once, with their parameters. */
type ActWords = {
  fate: {
    readonly for: 'nationality' | 'nobleShape' | 'city' | 'revolt'
    readonly among: 'any' | 'ownWithHeir' | 'ownOnBoardNotPort' | 'kingdomUnrazed' | 'unrazed' | 'ownCitiesWithoutNoble'
  }
  gain: {
    readonly what: Goods
    readonly amount: number
    readonly per?: Count
    readonly plus?: number
    readonly who?: 'each'
    /** Only those of them. */
    readonly whoIf?: 'controlsOverseasCity' | 'nobleInOverseasArea'
    readonly when?: Moment
  }
  lose: {
    readonly what: Goods
    readonly amount: number | 'all' | 'half'
    readonly max?: number
    readonly to: 'treasury' | 'pool'
    readonly per?: Count
    readonly who?: 'each'
  }
  choose: { readonly options: readonly Effect[]; readonly who?: 'each' }
  casualties: {
    readonly on: 'drawnNoble' | 'ledArmies' | 'allArmies'
    readonly tokens: number
    readonly of?: 'drawer' | 'each' | 'all'
    readonly where?: 'boardNotPort' | 'portIcons' | 'drawnArea' | 'kingdomAreaWithoutOwnCity'
    readonly minStrength?: number
    readonly orPay?: number
  }
  heal: {
    readonly max: number | 'any'
    readonly spread: 'any' | 'oneArmy' | 'thisNoble'
    readonly price?: number
    readonly who?: 'each'
    readonly when?: Moment
  }
  breach: { readonly on: 'drawnCity' | 'ownCities'; readonly tokens: number }
  repair: { readonly on: 'oneOwn' | 'allUnbesieged'; readonly tokens: 'all' }
  fortify: { readonly on: 'oneOwn' }
  desert: { readonly of: 'drawer' | 'each'; readonly cards: number | 'all'; readonly orPay?: number }
  exhaust: { readonly of: 'drawer'; readonly where: 'board' }
  refresh: { readonly max: number }
  removeHeir: { readonly noble: 'drawn' | 'chosen' }
  passToken: {
    readonly token: Token
    readonly to: 'mostVotes' | 'mostFaith' | 'target' | 'self'
    readonly exclude: readonly ('holder' | 'banned' | 'heretic')[]
  }
  setCity: {
    readonly city: 'drawn' | 'ownKingdomCity' | 'neutralWithOwnNobleAlone'
    readonly to: 'neutral' | 'drawer'
    readonly maxStrength?: number
  }
  liftSieges: { readonly which: 'allNotRefused' }
  liftBans: { readonly which: 'all' }
  payWages: None
  recruit: { readonly cards: number; readonly from: 'mercenaryDeckTop' }
  peek: { readonly cards: number }
  marker: { readonly fee: 'none' | 'space' }
  step: { readonly id: ProcedureId; readonly amount?: number }
}

/** The words that work as long as their card is in force. */
type LastingWords = {
  closed: { readonly what: ClosedWay }
  forbid: { readonly what: ForbiddenAct; readonly during?: 'actionArea1'; readonly maxStrength?: number }
  due: {
    readonly when: Moment
    readonly amount: number
    readonly to: 'treasury' | 'headOfChurch'
    readonly per?: Count
    readonly over?: number
    readonly minGain?: number
  }
  income: { readonly amount: number }
  noIncome: { readonly from: 'cities' }
  modify: {
    readonly number: ModifiedNumber
    readonly by?: number
    readonly to?: number
    readonly of?: 'mercenaries' | 'thisArmy'
    readonly min?: number
    readonly minStrength?: number
    readonly maxArmyStrength?: number
  }
  maintained: { readonly strength: number }
  absent: None
  bar: { readonly token: Token }
}

export type Words = ActWords & LastingWords
export type ActWord = keyof ActWords
export type LastingWord = keyof LastingWords

/** Procedures of their own. */
export type ProcedureId =
  | 'mobilize'
  | 'moveOneNoble'
  | 'battleWithoutMoving'
  | 'importantEvent'
  | 'fundExpedition'
  | 'upgradeDefenses'
  | 'shuffleFate'
  | 'privateMotion'
  | 'loseInvestments'
  | 'freeRoadPassage'
  | 'landAtOnce'
  | 'tribute'
  | 'discardHonour'

export type Effect = WordEffect<Words, Conditions>
