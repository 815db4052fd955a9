// The same card may be held twice; each copy keeps its place.

export function withCopies<Card extends string>(
  cards: readonly Card[],
): readonly { readonly card: Card; readonly key: string }[] {
  const seen = new Map<Card, number>()
  return cards.map(card => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { card, key: `${card} ${copy}` }
  })
}
