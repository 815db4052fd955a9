// How an attack would probably end, as a bar of four outcomes with their shares.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { OUTCOMES } from '../rules/questions.ts'
import type { Odds } from './odds.ts'
import type { Prospect } from './plans.ts'
import { STRINGS } from './strings.ts'

type ForecastProps = {
  readonly title: string
  readonly prospect: Prospect
  readonly language: Language
}

/** What an attack would come to: both strengths as far as they are known, and the odds. */
export function Forecast({ title, prospect, language }: ForecastProps): ReactElement {
  const strings = STRINGS[language]
  const { origin, attack, defence, hidden, isUndefended, odds } = prospect
  return (
    <div className="fw-forecast">
      <p>
        <b>{title}</b>
        {origin && <small>{strings.attackFrom(origin)}</small>}
      </p>
      <p>{isUndefended ? strings.undefended : strings.prospect(attack, defence, hidden)}</p>
      {odds ? <OddsBar odds={odds} language={language} /> : <p className="fw-warning">{strings.noWay}</p>}
    </div>
  )
}

function OddsBar({ odds, language }: { readonly odds: Odds; readonly language: Language }): ReactElement {
  const strings = STRINGS[language]
  const shown = OUTCOMES.filter(outcome => odds[outcome] > 0.004)
  return (
    <>
      <div className="fw-odds" aria-hidden="true">
        {shown.map(outcome => (
          <span key={outcome} className={`fw-odds-${outcome}`} style={{ flexGrow: odds[outcome] }} />
        ))}
      </div>
      <ul className="fw-odds-words">
        {shown.map(outcome => (
          <li key={outcome}>
            <i className={`fw-odds-${outcome}`} aria-hidden="true" />
            {strings.share(strings.outcomes[outcome], Math.max(1, Math.round(100 * odds[outcome])))}
          </li>
        ))}
      </ul>
    </>
  )
}
