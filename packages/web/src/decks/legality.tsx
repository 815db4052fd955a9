// Whether a deck may be brought, in the game's own words.

import type { Game, Refusal } from '@ludoteka/kernel'
import { readOptions } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { Glyph } from '../kit/glyph.tsx'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'

/** The rule that forbids to bring these cards; nothing if they may be brought. */
export function whyNotBring(game: Game, cards: readonly string[]): Refusal | undefined {
  return game.bringing?.check(cards, readOptions(game, {}))
}

type LegalityProps = { readonly game: Game; readonly cards: readonly string[] }

export function Legality({ game, cards }: LegalityProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const refusal = whyNotBring(game, cards)
  if (!refusal) {
    return (
      <p className="decks-legal kit-good">
        <Glyph name="check" size={18} /> {text.decks.legal}
      </p>
    )
  }
  return (
    <p className="decks-legal">
      <b className="kit-bad">{text.decks.notLegal}.</b> {game.text[language].reason(refusal.reason)}{' '}
      <span className="kit-quiet">({text.decks.rule(refusal.rule)})</span>
    </p>
  )
}
