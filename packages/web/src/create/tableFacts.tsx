// What is played at a table that has not begun: options, clock, and whether it counts.

import './tableFacts.css'
import type { Game } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { clockWords } from './clocks.ts'
import { optionWords } from './gameOptions.tsx'

type FactsProps = { readonly game: Game; readonly match: MatchSummary }

export function TableFacts({ game, match }: FactsProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  return (
    <ul className="create-options">
      {optionWords(game, match.options, language).map(words => (
        <li key={words}>{words}</li>
      ))}
      <li>{clockWords(match.clock, text)}</li>
      <li>{match.rated ? text.club.willBeRated : text.club.wontBeRated}</li>
    </ul>
  )
}
