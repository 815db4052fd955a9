// What the battle, the Assembly, the draft, the ledger and bargaining say.

import type { AgendaKind } from '../content/agendas.ts'
import type { Area } from '../content/areas.ts'
import type { Baron } from '../content/barons.ts'
import type { BattleResult, Expedition } from '../content/fate.ts'
import type {
  Army,
  NobleName,
  Promise as Promised,
  Proposal,
  Side,
  Target,
  VoteOption,
  Walls,
} from '../rules/questions.ts'

/** The names of the scenes, which the table shell shows before the board's texts are loaded. */
export const SCENE_NAMES = {
  battle: { en: 'Battle', ru: 'Сражение' },
  assembly: { en: 'Assembly', ru: 'Ассамблея' },
  draft: { en: 'Mercenaries', ru: 'Наёмники' },
  ledger: { en: 'Ledger', ru: 'Расходы' },
  talks: { en: 'Bargaining', ru: 'Переговоры' },
} as const

export type ProposalGroup = 'lift' | 'repeal' | 'postpone' | 'revive' | 'open'

export type ScenesText = {
  readonly battle: {
    readonly none: string
    title(kind: 'field' | 'assault' | 'siege', walls: Walls | undefined, at: Area): string
    readonly sides: Readonly<Record<Side, string>>
    readonly neutralCity: string
    readonly commander: string
    readonly noCommander: string
    readonly inReserve: string
    readonly armies: string
    readonly leadership: string
    readonly walls: string
    cards(n: number): string
    readonly mostCards: string
    tokens(n: number): string
    breaches(n: number): string
    /** A card of the row by its result, for those who hear it. */
    readonly results: Readonly<Record<BattleResult, { readonly name: string; readonly text: string }>>
    readonly back: string
    kept(n: number): string
    readonly choosing: string
    readonly chosen: string
    putAway(must: number): string
    readonly deals: string
    readonly prevents: string
    readonly hits: string
    readonly victories: string
    readonly ability: string
    readonly noAbility: string
    readonly doomed: string
    /** 11.6.3 The next casualty would fill the army of a Noble. */
    readonly dooms: string
    /** With what becomes of the Nobles of the side that lost, if it has any. */
    verdict(side: Side, isFull: boolean, isOfNobles: boolean): string
    readonly stalemate: string
    readonly notCounted: string
    readonly taken: string
    readonly held: string
    readonly dead: string
    readonly retreats: string
    readonly how: string
    readonly howText: readonly string[]
  }
  readonly war: {
    readonly title: string
    /** The page of whoever does not attack himself. */
    readonly council: string
    readonly none: string
    decides(baron: Baron): string
    target(target: Target): string
    attackers(names: string): string
    readonly against: string
    /** How many fate cards the attacker and the defender draw. */
    draws(attacker: number, defender: number): string
    success(kind: 'field' | 'assault' | 'siege'): string
    /** What may become of the attackers, who are the reader's or somebody else's. */
    driven(isOwn: boolean): string
    destroyed(isOwn: boolean): string
    readonly undecided: string
    losses(attackers: string, defenders: string, isOwn: boolean): string
    readonly withoutCards: string
    siege(besieger: number, besieged: number, isOwn: boolean, isSurrender: boolean): string
    /** What a siege that is laid now leads to. */
    readonly siegeLater: string
    /** To announce the siege that ends in surrender. */
    readonly surrender: string
    /** 14.4 What whoever takes a stronghold gets of its Baron. */
    prize(crowns: number): string
    readonly assumption: string
  }
  readonly assembly: {
    readonly none: string
    readonly title: string
    readonly kinds: Readonly<Record<AgendaKind, string>>
    readonly chairman: string
    readonly acting: string
    readonly banned: string
    readonly absent: string
    votes(n: number): string
    readonly agendas: string
    readonly onVote: string
    readonly waiting: string
    /** Puts an agenda next in the order of the vote. */
    readonly next: string
    place(n: number): string
    readonly sealed: string
    readonly writing: string
    readonly noVotes: string
    spends(n: number): string
    readonly spendsNone: string
    own(n: number): string
    readonly options: { readonly for: string; readonly against: string }
    option(of: VoteOption): string
    readonly tie: string
    readonly passed: string
    readonly rejected: string
    chosen(baron: Baron): string
    refusedBy(names: string): string
    readonly laws: string
    readonly noLaws: string
    between(one: Baron, two: Baron): string
    readonly done: string
    proposal(of: Proposal): string
    proposer(baron: Baron): string
    readonly groups: Readonly<Record<ProposalGroup, string>>
    ballots(names: string): string
    readonly rule: string
  }
  readonly draft: {
    readonly title: string
    readonly track: string
    readonly offer: string
    fee(n: number): string
    free(n: number): string
    readonly empty: string
    readonly unused: string
    readonly noOffer: string
    strength(n: number): string
    crownsLeft(n: number): string
    readonly tooDear: string
    readonly hire: string
    readonly assign: string
    /** To put a marker there, for its fee or for nothing. */
    place(fee: number): string
    readonly take: string
    readonly block: string
    readonly where: string
    readonly going: string
    needed(markers: number, needed: number): string
    army(army: Army): string
  }
  readonly ledger: {
    readonly title: string
    readonly nothing: string
    readonly wages: string
    readonly wage: string
    readonly free: string
    readonly paid: string
    readonly pay: string
    readonly unpaid: string
    readonly regularsStay: string
    totals(crowns: number, due: number, isOwn: boolean): string
    /** 9.2.3 What is still to be paid, the regulars having been paid. */
    mercenariesDue(crowns: number, due: number, isOwn: boolean): string
    short(n: number): string
    deserting(n: number): string
    readonly revolts: string
    revoltOdds(percent: string): string
    revolted(city: string): string
    revoltLoses(income: number, strength: number): string
    readonly troops: string
    readonly off: string
    readonly atSea: string
    readonly toArmy: string
    readonly nobles: string
    readonly expeditions: string
    expedition(of: Expedition): string
    readonly notUnderWay: string
    readonly beingFounded: string
    step(n: number): string
    readonly blessed: string
    invested(n: number): string
    average(times: string): string
    readonly lost: string
    readonly deserters: string
    readonly losses: string
  }
  readonly talks: {
    readonly title: string
    readonly toYou: string
    /** Who has made the viewer an offer. */
    offered(barons: readonly Baron[]): string
    readonly yours: string
    readonly others: string
    readonly promises: string
    readonly noOffers: string
    readonly noPromises: string
    gives(crowns: number): string
    promise(of: Promised): string
    /** 21.3 What is handed over with an heir. */
    heir(of: NobleName): string
    readonly noHeir: string
    readonly youHandOver: string
    readonly theyHandOver: string
    givesBy(name: string): string
    until(round: number): string
    readonly accept: string
    readonly cannotPay: string
    readonly refuse: string
    readonly counter: string
    readonly withdraw: string
    readonly write: string
    readonly to: string
    readonly youGive: string
    readonly youAsk: string
    readonly youPromise: string
    readonly theyPromise: string
    readonly crowns: string
    readonly offer: string
    readonly gift: string
    readonly empty: string
    left(n: number): string
    readonly note: string
  }
}
