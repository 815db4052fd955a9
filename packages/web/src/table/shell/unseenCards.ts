// What is left of a deck that everybody knows: its cards without those that the viewer sees somewhere.

import { eachZoneView, type View } from '@ludoteka/kernel'

export type UnseenCard = { readonly card: string; readonly copies: number }

/** In the order of the deck. */
export function unseenCards(view: View, deck: ReadonlyMap<string, number>): readonly UnseenCard[] {
  const seen = new Map<string, number>()
  for (const { view: zone } of eachZoneView(view.zones))
    for (const card of zone.cards ?? []) seen.set(card, (seen.get(card) ?? 0) + 1)
  return [...deck].flatMap(([card, all]) => {
    const copies = all - (seen.get(card) ?? 0)
    return copies > 0 ? [{ card, copies }] : []
  })
}

export const countUnseen = (cards: readonly UnseenCard[]): number => cards.reduce((sum, { copies }) => sum + copies, 0)
