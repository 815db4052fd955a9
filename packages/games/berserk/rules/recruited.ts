// What everybody can tell of a squad while some of its cards lie face down: it was paid for, and it was allowed (5.4).

import type { Seat } from '@ludoteka/kernel'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import { HIDDEN } from './rows.ts'
import { sideOf } from './seats.ts'
import { areCopiesAllowed, cardFits, hasDevoted, type Recruiting, whyNoSquad } from './squad.ts'
import type { S } from './state.ts'

export const isFirstGame = (s: Pick<S, 'options'>): boolean => s.options['firstGame'] === 'on'

export const recruitingOf = (s: Pick<S, 'first' | 'options'>, seat: Seat): Recruiting => ({
  side: sideOf(s, seat),
  isFirstGame: isFirstGame(s),
})

/** 23.11 Cards that can come into play out of the deck, without having been recruited. */
const SUMMONABLE: ReadonlySet<CardId> = new Set(
  CARDS.flatMap(card => CARD[card].abilities)
    .flatMap(ability => ('effect' in ability ? ability.effect : []))
    .flatMap(sentence => (sentence.word === 'summon' ? CARDS.filter(card => cardFits(sentence.filter, card)) : [])),
)

/** The open cards that were recruited for certain: names are given to squads first, so what is named before a hidden card was. */
function openlyRecruited(s: Pick<S, 'pieces'>, seat: Seat): readonly CardId[] {
  const lastHidden = s.pieces.findLastIndex(({ card }) => card === HIDDEN)
  return s.pieces.flatMap(({ card, owner }, i) =>
    owner === seat && card !== HIDDEN && (i < lastHidden || !SUMMONABLE.has(card)) ? [card] : [],
  )
}

/** Whether these cards, and `open` more, may have been recruited beside those that lie open. */
export function mayBeRecruited(s: S, hidden: readonly CardId[], seat: Seat, open: number): boolean {
  const recruiting = recruitingOf(s, seat)
  const shown = openlyRecruited(s, seat)
  const isSquad = (squad: readonly CardId[]): boolean => {
    const refusal = whyNoSquad({ squad, deal: [], recruiting })
    return refusal === undefined && areCopiesAllowed(squad)
  }
  const squad = [...shown, ...hidden]
  if (isSquad(squad)) return true
  if (open > 0 && hasDevoted(squad)) return true // N.14 another card may make these cheaper
  return !hasDevoted(shown) && !isSquad(shown) // a written position with more than can be recruited
}
