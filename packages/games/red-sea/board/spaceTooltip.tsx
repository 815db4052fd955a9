// The note beside a hovered plate: what stands there, and exactly what a click would do.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { SPACE, type Space } from '../content/spaces.ts'
import { type Chance, controller, hasFamine, neededForControl, percent, stability } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { DICTIONARIES } from '../text/index.ts'
import { coupWarning } from './accessibleNames.ts'
import type { Forecast } from './forecast.ts'
import { PLATES } from './geometry.ts'
import { ICONS } from './icons.generated.ts'
import { FRAME } from './map.generated.ts'
import { STRINGS } from './strings.ts'

type TipProps = {
  readonly at: Space
  readonly s: S
  readonly language: Language
  readonly forecast: Forecast | undefined
  readonly offered: string | undefined
}

export function Tip({ at, s, language, forecast, offered }: TipProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const { x, y, width, height } = PLATES[at]
  const isLeft = x > FRAME.width * 0.58
  const isUp = y > FRAME.height * 0.5
  const { battleground, flashpoint, regions } = SPACE[at]
  const holder = controller(s, at)
  const traits = [
    ...regions.map(region => texts.regions[region].label),
    strings.stability(stability(s, at)),
    ...(battleground ? [texts.battleground] : []),
    ...(flashpoint ? [texts.flashpoint] : []),
    ...(hasFamine(s, at) ? [strings.famine] : []),
  ]
  return (
    <div
      className={`rs-tip ${isUp ? 'rs-tip-up' : ''} ${isLeft ? 'rs-tip-left' : ''}`}
      style={{
        '--left': `${((100 * (isLeft ? x - width / 2 - 8 : x + width / 2 + 8)) / FRAME.width).toFixed(2)}%`,
        '--top': `${((100 * (isUp ? y + height / 2 : y - height / 2)) / FRAME.height).toFixed(2)}%`,
      }}
      role="status"
    >
      <b className="rs-tip-name">{texts.spaces[at].label}</b>
      <span className="rs-tip-traits">{traits.join(' · ')}</span>
      <span className="rs-tip-traits">
        {holder
          ? strings.controlled(holder)
          : (['us', 'ussr'] as const)
              .map(side => `${texts.sides[side].label}: +${neededForControl(s, side, at)}`)
              .join(' · ')}
      </span>
      {offered && <span className="rs-tip-offer">{offered}</span>}
      {forecast && <ForecastLines forecast={forecast} language={language} />}
    </div>
  )
}

function ForecastLines({
  forecast,
  language,
}: {
  readonly forecast: Forecast
  readonly language: Language
}): ReactElement {
  const strings = STRINGS[language]
  if (forecast.kind === 'place') {
    return (
      <>
        {forecast.cost > 0 && <span>{strings.cost(forecast.cost)}</span>}
        {forecast.changes && (
          <span>{forecast.control ? strings.wouldControl(forecast.control) : strings.wouldFree}</span>
        )}
      </>
    )
  }
  if (forecast.kind === 'realign') {
    const { odds } = forecast
    return (
      <>
        <span>{strings.realignSum(forecast.plus, forecast.opponentsPlus)}</span>
        <Bar label={strings.success} chance={odds.win} tone="good" />
        <Bar label={strings.tie} chance={odds.tie} tone="quiet" />
        <Bar label={strings.loses} chance={odds.loss} tone="bad" />
        <Bar label={strings.clears} chance={odds.clears} tone="good" />
      </>
    )
  }
  const { odds, danger } = forecast
  const warning = coupWarning(forecast, language)
  return (
    <>
      <span>{strings.coupSum(forecast.ops, forecast.modifier, forecast.needed)}</span>
      <Bar label={strings.success} chance={odds.success} tone="good" />
      <Bar label={strings.clears} chance={odds.clears} tone="good" />
      <span className="rs-faces" aria-hidden="true">
        {odds.outcomes.map(({ die, removed, added }) => (
          <span key={die} className={removed + added > 0 ? 'rs-face-good' : ''}>
            <i>{die}</i>
            {removed + added === 0 ? '–' : added > 0 ? `−${removed} +${added}` : `−${removed}`}
          </span>
        ))}
      </span>
      {danger.turnUp && <span>{strings.turnUp(percent(danger.turnUp))}</span>}
      {danger.falls > 0 && <span>{strings.defconFalls(danger.falls)}</span>}
      {warning !== undefined && <WarWarning text={warning} />}
    </>
  )
}

/** A warning of nuclear war. */
export function WarWarning({ text }: { readonly text: string }): ReactElement {
  return (
    <span className="rs-war">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={ICONS.radioactive} />
      </svg>
      {text}
    </span>
  )
}

function Bar({
  label,
  chance,
  tone,
}: {
  readonly label: string
  readonly chance: Chance
  readonly tone: 'good' | 'bad' | 'quiet'
}): ReactElement {
  const n = percent(chance)
  return (
    <span className={`rs-bar rs-bar-${tone}`}>
      <span className="rs-bar-fill" style={{ inlineSize: `${n}%` }} />
      <span className="rs-bar-label">{label}</span>
      <b>{n}%</b>
    </span>
  )
}
