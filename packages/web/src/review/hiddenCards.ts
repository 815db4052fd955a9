// Cards that only their owners saw, as they are laid open once a match is over.

import { eachZoneView, type Language, type View } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'

/** Cards that lay together; only games with several kinds of hidden places name them. */
export type CardGroup = { readonly name: string; readonly cards: readonly string[] }

/** The cards in zones of which a spectator saw only how many there are. */
export function hiddenIn(
  own: Pick<View, 'zones'>,
  seen: Pick<View, 'zones'>,
  kit: Pick<BoardKit, 'hiddenGroup'>,
  language: Language,
): readonly CardGroup[] {
  const open = new Set(
    eachZoneView(seen.zones).flatMap(({ path, view }) => (view.cards === undefined ? [] : path.join('/'))),
  )
  const groups = new Map<string, string[]>()
  for (const { path, view } of eachZoneView(own.zones)) {
    const name = kit.hiddenGroup ? kit.hiddenGroup(path, language) : ''
    const { cards = [] } = view
    if (name === undefined || cards.length === 0 || open.has(path.join('/'))) continue
    groups.set(name, [...(groups.get(name) ?? []), ...cards])
  }
  return [...groups].map(([name, cards]) => ({ name, cards }))
}
