// Everything that is known of a card in play: its numbers now, its keywords explained, its abilities, and the chances of an attack.

import { findName, useSeatLook } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { ABILITY_NAMES, type AbilityName } from '../content/abilities.ts'
import { CARD } from '../content/cards.ts'
import {
  type AttackForecast,
  forecastAbility,
  forecastStrike,
  isInVain,
  PIECES,
  type Piece,
} from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { Table } from './board.tsx'
import { factsAt, type PieceFacts } from './facts.ts'
import { sideOfCell } from './geometry.ts'
import { KeywordLine } from './keywordNotes.tsx'
import { abilityText, pieceName, unbroken } from './names.ts'
import { deedsTo, isOffered } from './offers.ts'
import { MiniCard } from './pieceTile.tsx'
import { attachedTo, cellIn, rowIn, type Scene } from './scene.ts'
import { STRINGS } from './strings.ts'

type DossierProps = Table & { readonly piece: Piece; readonly isPinned: boolean }

export function Dossier(props: DossierProps): ReactElement | null {
  const { view, scene, piece, isPinned, language, isTurned, near } = props
  const facts = factsAt(view, scene, piece)
  const look = useSeatLook(facts?.controller ?? 0)
  if (!facts) return null
  const cell = cellIn(scene, piece)
  const side = cell ? sideOfCell(cell, isTurned) : { isLeft: true, isUpper: facts.controller !== near }
  const striker = strikerAt(props)
  const declared = striker ? undefined : declaredAt(props)
  return (
    <aside
      className={`bs-dossier ${side.isLeft ? 'bs-dossier-right' : 'bs-dossier-left'} ${side.isUpper ? 'bs-dossier-lower' : 'bs-dossier-upper'} ${isPinned ? 'bs-dossier-pinned' : ''}`}
      style={{ '--seat': look.colour }}
    >
      <h3>
        <MiniCard card={facts.card} />
        <span>{pieceName(view, scene, piece, language)}</span>
      </h3>
      <p className="bs-dossier-facts">{unbroken(factWords(facts, language).join(' · '))}</p>
      {striker && <Forecast {...{ view, scene, language }} attacker={striker} target={piece} />}
      {declared && <AbilityForecast {...{ view, scene, language }} {...declared} target={piece} />}
      {facts.card && <Texts facts={facts} language={language} isOpen={isPinned} />}
      {attachedTo(scene, piece).map(one => {
        const attached = factsAt(view, scene, one)
        return (
          attached && (
            <div key={one} className="bs-dossier-attached">
              <b>{pieceName(view, scene, one, language)}</b>
              <Texts facts={attached} language={language} isOpen={false} />
            </div>
          )
        )
      })}
    </aside>
  )
}

/** Who would strike the card: whoever is chosen, or whose strike waits while a defender is named. */
function strikerAt({ choice, actor, piece, scene }: DossierProps): Piece | undefined {
  if (actor && deedsTo(choice, actor, piece).includes('strike')) return actor
  const defends = choice['defend']
  const strike = scene.stack.find(({ kind }) => kind === 'strike')
  const isConcerned = strike?.targets.includes(piece) || (Array.isArray(defends) && defends.includes(piece))
  return isConcerned ? strike?.piece : undefined
}

type Declared = { readonly ability: AbilityName; readonly attacker: Piece }

/** The ability that is being aimed at the card, or waits to happen to it. */
function declaredAt({ view, choice, piece, scene }: DossierProps): Declared | undefined {
  const ability = findName(ABILITY_NAMES, view.terms['ability'])
  const source = findName(PIECES, view.terms['piece'])
  if (view.step === 'declare.target')
    return ability && source && isOffered(choice, 'target', piece) ? { ability, attacker: source } : undefined
  const [top] = scene.stack
  return top?.ability && top.piece && top.targets.includes(piece)
    ? { ability: top.ability, attacker: top.piece }
    : undefined
}

function factWords(facts: PieceFacts, language: Table['language']): readonly string[] {
  const strings = STRINGS[language]
  const { terms } = DICTIONARIES[language]
  const { card, life, fullLife, strike, steps, move, isFlyer, isClosed, hasActed, wounds, chips, poison, lasting } =
    facts
  const known = card && CARD[card]
  return [
    ...(known ? [known.elements.map(element => terms.elements[element]).join(', ') || terms.neutral] : []),
    ...(known ? [strings.cost(known.cost, known.elite === true)] : []),
    ...(life === undefined ? [] : [strings.life(life, fullLife)]),
    ...(strike ? [strings.strike(strike)] : []),
    ...(isFlyer ? [strings.flies] : move > 0 ? [strings.steps(steps, move)] : []),
    ...(isClosed ? [strings.closed] : []),
    ...(hasActed ? [strings.acted] : []),
    ...(wounds > 0 ? [strings.wounds(wounds)] : []),
    ...(chips > 0 ? [strings.chips(chips)] : []),
    ...(poison > 0 ? [strings.poison(poison)] : []),
    ...(lasting > 0 ? [strings.effects(lasting)] : []),
  ]
}

type TextsProps = { readonly facts: PieceFacts; readonly language: Table['language']; readonly isOpen: boolean }

function Texts({ facts, language, isOpen }: TextsProps): ReactElement {
  return (
    <>
      {facts.abilities.length > 0 && (
        <ul className="bs-dossier-abilities">
          {facts.abilities.map(ability => (
            <li key={ability}>{unbroken(abilityText(ability, language))}</li>
          ))}
        </ul>
      )}
      {facts.keywords.length > 0 && (
        <dl className="bs-dossier-keywords">
          {facts.keywords.map(keyword => (
            <KeywordLine key={keyword.k} keyword={keyword} language={language} isOpen={isOpen} />
          ))}
        </dl>
      )}
    </>
  )
}

type ForecastProps = {
  readonly view: Table['view']
  readonly scene: Scene
  readonly attacker: Piece
  readonly target: Piece
  readonly language: Table['language']
}

const percent = (share: number): number => Math.round(100 * share)

/** The chances of a strike, every throw counted. */
export function Forecast(props: ForecastProps): ReactElement {
  const { scene, attacker, target, language } = props
  const forecast = forecastStrike(scene, attacker, target)
  if (!forecast) return <p className="bs-forecast">{STRINGS[language].unknownForecast}</p>
  return <Chances {...props} forecast={forecast} />
}

/** The chances of what an ability does where that is an attack; and a warning where protections leave nothing of it (19.5). */
function AbilityForecast(props: ForecastProps & { readonly ability: AbilityName }): ReactElement | null {
  const { scene, attacker, target, ability, language } = props
  if (isInVain(scene, ability, attacker, target))
    return <p className="bs-forecast bs-forecast-vain">{STRINGS[language].inVain}</p>
  const forecast = forecastAbility(scene, ability, attacker, target)
  return forecast ? <Chances {...props} forecast={forecast} isPlain /> : null
}

/** From the weak strike to the strong one, then what goes wrong. */
const ENDS: readonly string[] = ['hit none', 'hit weak', 'hit medium', 'hit strong', 'bothMiss none']
const rankOf = ({ outcome, grade }: AttackForecast['ends'][number]): number => {
  const at = ENDS.indexOf(`${outcome} ${grade}`)
  return at < 0 ? ENDS.length : at
}

type ChancesProps = ForecastProps & {
  readonly forecast: AttackForecast
  /** Nobody fights back anyway. */
  readonly isPlain?: boolean
}

function Chances({ view, scene, attacker, target, language, forecast, isPlain }: ChancesProps): ReactElement {
  const strings = STRINGS[language]
  const { grades } = DICTIONARIES[language].terms
  const { hurts, kills, isHurt, fights } = forecast
  const ends = forecast.ends.toSorted((one, two) => rankOf(one) - rankOf(two))
  const isAgainstYou = rowIn(scene, target)?.controller === view.seats.indexOf(view.you)
  return (
    <div className="bs-forecast">
      <p className="bs-forecast-who">
        {pieceName(view, scene, attacker, language)} → {pieceName(view, scene, target, language)}
      </p>
      <p className="bs-forecast-main">
        <b className={isAgainstYou && hurts > 0 ? 'bs-forecast-risk' : ''}>{strings.hurts(percent(hurts))}</b>
        {kills > 0 && <b className="bs-forecast-kill">{strings.kills(percent(kills))}</b>}
        {fights
          ? isHurt > 0 && (
              <b className={isAgainstYou ? 'bs-forecast-gain' : 'bs-forecast-risk'}>
                {strings.isHurt(percent(isHurt))}
              </b>
            )
          : !isPlain && <span>{strings.notFighting}</span>}
      </p>
      <ul className="bs-forecast-bar" aria-hidden="true">
        {ends.map(({ outcome, grade, share }) => (
          <li
            key={`${outcome} ${grade}`}
            className={`bs-end bs-end-${outcome} bs-end-${grade}`}
            style={{ flexGrow: share }}
          />
        ))}
      </ul>
      <ul className="bs-forecast-ends">
        {ends.map(({ outcome, grade, wounds, share }) => (
          <li key={`${outcome} ${grade}`}>
            {strings.end(outcome, grade === 'none' ? '' : grades[grade], wounds, percent(share))}
          </li>
        ))}
      </ul>
      <p className="bs-forecast-note">{strings.forecastNote}</p>
    </div>
  )
}
