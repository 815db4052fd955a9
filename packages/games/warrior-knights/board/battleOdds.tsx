// What a battle would be like before it is declared: whom it may be aimed at, and the odds of each.

import type { Language, Seat, View } from '@ludoteka/kernel'
import { findName, namedTerm } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { AREAS, type Area } from '../content/areas.ts'
import { BARONS, SHAPES, type Shape } from '../content/barons.ts'
import {
  aimsAt,
  attackersIn,
  baronOf,
  hasElimination,
  isCityName,
  NONE,
  type Prospect,
  partsOfTarget,
  prospectOf,
  publicState,
  type Side,
  TARGETS,
  type Target,
} from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Arms, ArmyUnderBanner, DrawSum, HowBattlesGo, wallsNow } from './battleHosts.tsx'
import type { DrawSums } from './battleStory.ts'
import { type ArmyFacts, armiesOf, type Scene, sceneOf } from './scene.ts'
import { Answer, argsOf, baronName, decimal, isOffered, Page, percent, type SceneProps } from './sceneParts.tsx'
import { STRINGS } from './strings.ts'
import { ShapeSign } from './symbols.tsx'

/** Who attacks, or could: whom the question names, whoever is asked, or the viewer. */
function attackerIn(view: View): Seat | undefined {
  const baron = namedTerm(BARONS, view, 'attacker') ?? view.waiting[0] ?? view.you
  const seat = view.seats.indexOf(baron)
  return seat < 0 ? undefined : seat
}

/** The odds of an attack with these Nobles, or with all that are ready. */
function prospectFor(
  view: View,
  at: Area,
  target: Target,
  chosen: readonly Shape[] = [],
  seat = attackerIn(view),
): Prospect | undefined {
  if (seat === undefined) return undefined
  const s = publicState(view)
  const attackers = chosen.length > 0 ? chosen : attackersIn(s, seat, at)
  return attackers.length === 0 ? undefined : prospectOf(s, seat, at, target, attackers)
}

/** Where the attackers are chosen, those named so far; the question tells them. */
function chosenIn(view: View): readonly Shape[] {
  const chosen: unknown = view.terms['chosen']
  return Array.isArray(chosen) ? chosen.flatMap(one => findName(SHAPES, one) ?? []) : []
}

export function WarCouncil(props: SceneProps): ReactElement {
  const { view, language, choice } = props
  const scene = useMemo(() => sceneOf(view), [view])
  const strings = STRINGS[language].war
  const at = namedTerm(AREAS, view, 'at')
  const named = namedTerm(TARGETS, view, 'target')
  const offered = argsOf(choice, 'attack').flatMap(target => findName(TARGETS, target) ?? [])
  const targets = named ? [named] : offered
  const attacker = scene.barons[attackerIn(view) ?? -1]
  const isOwn = attacker === undefined || attacker.baron === view.you
  const place = at ? DICTIONARIES[language].places.areas[at] : ''
  const title = named ? strings.target(named) : `${isOwn ? strings.title : strings.council} ${place}`.trim()
  return (
    <Page name="war" title={title} question={view.step}>
      {targets.length === 0 && (
        <p className="wk-page-quiet">{isOwn ? strings.none : strings.decides(attacker.baron)}</p>
      )}
      {at && targets[0] && (
        <AttackingHost {...props} scene={scene} at={at} target={targets[0]} isNamed={named !== undefined} />
      )}
      {at && <Attackers {...props} />}
      <ul className="wk-targets">
        {at &&
          targets.map(target => (
            <li key={target}>
              <DefendingHost {...props} scene={scene} at={at} target={target} isNamed={named !== undefined} />
              <Odds
                view={view}
                at={at}
                target={target}
                chosen={named ? chosenIn(view) : undefined}
                language={language}
              />
              {isOffered(choice, 'attack', target) && (
                <Answer props={props} verb="attack" arg={target}>
                  {prospectFor(view, at, target)?.siege?.isSurrender ? strings.surrender : undefined}
                </Answer>
              )}
            </li>
          ))}
      </ul>
      {targets.some(target => partsOfTarget(target).kind !== 'siege') && (
        <p className="wk-note">{strings.assumption}</p>
      )}
      <HowBattlesGo language={language} />
    </Page>
  )
}

type HostProps = SceneProps & {
  readonly scene: Scene
  readonly at: Area
  readonly target: Target
  /** It has been announced already, with the attackers chosen so far. */
  readonly isNamed: boolean
}

/** Who would attack: his arms, his Nobles and what they can do, and how many cards that draws. */
function AttackingHost({ view, language, scene, at, target, isNamed }: HostProps): ReactElement | null {
  const prospect = prospectFor(view, at, target, isNamed ? chosenIn(view) : [])
  const baron = prospect && scene.barons[prospect.battle.attacker]
  if (!prospect || !baron) return null
  const { shapes } = DICTIONARIES[language].cards
  const armies = armiesOf(baron).filter(({ army }) => prospect.battle.attackers.some(shape => shape === army))
  return (
    <section className="wk-war-host">
      <Arms baron={baron.baron} />
      <div>
        <h3>{baronName(baron.baron, language)}</h3>
        <ul className="wk-fighters">
          {armies.map(army => (
            <li key={army.army}>
              <ArmyUnderBanner army={army} language={language}>
                {army.army !== 'stronghold' && <small className="wk-gift">{shapes[army.army].text}</small>}
              </ArmyUnderBanner>
            </li>
          ))}
        </ul>
        <DrawSum sums={sumsOf(prospect, 'attacker', armies, 0)} language={language} />
      </div>
    </section>
  )
}

/** Whom it is aimed at: arms, armies and walls, and how many cards they draw. */
function DefendingHost({ view, language, scene, at, target, isNamed }: HostProps): ReactElement {
  const strings = STRINGS[language].war
  const prospect = prospectFor(view, at, target, isNamed ? chosenIn(view) : [])
  const { kind, of } = partsOfTarget(target)
  const baron = prospect && scene.barons[prospect.battle.defender]
  const owner = baron?.baron ?? findName(BARONS, of)
  const armies = baron && prospect ? armiesOf(baron).filter(({ army }) => prospect.battle.defenders.includes(army)) : []
  // 14.4; with 21.4 he leaves the game instead, and nobody gets anything.
  const lord =
    kind === 'field' || isCityName(of) || hasElimination(publicState(view))
      ? undefined
      : scene.barons.find(one => one.baron === of)
  const walls =
    kind === 'field' || !prospect || prospect.battle.walls === NONE ? 0 : wallsNow(scene, prospect.battle.walls)
  return (
    <>
      <header className="wk-host">
        <Arms baron={owner} />
        <h3>
          {strings.target(target)}
          {owner && isCityName(of) && kind !== 'field' && <small>{baronName(owner, language)}</small>}
        </h3>
      </header>
      {armies.length > 0 && (
        <ul className="wk-fighters">
          {armies.map(army => (
            <li key={army.army}>
              <ArmyUnderBanner army={army} language={language} />
            </li>
          ))}
        </ul>
      )}
      {lord && <p className="wk-note">{strings.prize(Math.floor(lord.crowns / 2))}</p>}
      {prospect?.chances && <DrawSum sums={sumsOf(prospect, 'defender', armies, walls)} language={language} />}
    </>
  )
}

/** 11.5.2 What adds up to the strength of a side. */
function sumsOf({ totals, drawn }: Prospect, side: Side, of: readonly ArmyFacts[], walls: number): DrawSums {
  const armies = of.reduce((sum, { effective }) => sum + effective, 0)
  return { armies, walls, leadership: totals[side] - armies - walls, n: drawn[side] }
}

/** 11.3 Which of his ready Nobles attack, while they are chosen. */
function Attackers(props: SceneProps): ReactElement | null {
  const { choice, language, view } = props
  const shapes = SHAPES.filter(shape => isOffered(choice, 'attackWith', shape))
  const chosen = chosenIn(view)
  const attacker = attackerIn(view)
  if (view.step !== 'war.armies' || attacker === undefined || shapes.length + chosen.length === 0) return null
  const own = DICTIONARIES[language].cards.nobles[baronOf(attacker)]
  return (
    <ul className="wk-chosen">
      {chosen.map(shape => (
        <li key={shape} className="wk-picked">
          <ShapeSign shape={shape} /> {own[shape]}
        </li>
      ))}
      {shapes.map(shape => (
        <li key={shape}>
          <Answer props={props} verb="attackWith" arg={shape}>
            <ShapeSign shape={shape} /> {own[shape]}
          </Answer>
        </li>
      ))}
    </ul>
  )
}

/** What the viewer's ready Nobles could attack in an area, those included who could march there at once. */
export function Attacks({ view, at, seat, language }: AttacksProps): ReactElement | null {
  const aims = useMemo(() => aimsAt(publicState(view), seat, at), [view, seat, at])
  const strings = STRINGS[language].war
  if (aims.length === 0) return null
  const nobles = DICTIONARIES[language].cards.nobles[baronOf(seat)]
  const named = (shapes: readonly Shape[]): string => strings.attackers(shapes.map(shape => nobles[shape]).join(', '))
  return (
    <ul className="wk-attacks">
      {aims.map(({ target, attackers }) => (
        <li key={target}>
          <b>{strings.target(target)}</b>
          <span className="wk-attackers" role="img" aria-label={named(attackers)} title={named(attackers)}>
            {attackers.map(shape => (
              <ShapeSign key={shape} shape={shape} />
            ))}
          </span>
          <Odds view={view} at={at} target={target} chosen={attackers} seat={seat} language={language} isShort />
        </li>
      ))}
    </ul>
  )
}

type AttacksProps = {
  readonly view: View
  readonly at: Area
  readonly seat: Seat
  readonly language: Language
}

type OddsProps = {
  readonly view: View
  readonly at: Area
  readonly target: Target
  readonly chosen?: readonly Shape[] | undefined
  /** Who attacks, where the question does not tell. */
  readonly seat?: Seat
  readonly language: Language
  /** Only what may well happen. */
  readonly isShort?: boolean
}

/** Smaller chances are left out where there is little room. */
const SLIGHT = 0.005

/** The strengths, the cards, and a bar of what may come of it. */
function Odds({ view, at, target, chosen, seat, language, isShort = false }: OddsProps): ReactElement | null {
  const strings = STRINGS[language].war
  const prospect = useMemo(() => prospectFor(view, at, target, chosen, seat), [view, at, target, chosen, seat])
  if (!prospect) return null
  const { battle, totals, drawn, chances, siege } = prospect
  const isOwn = baronOf(battle.attacker) === view.you
  if (siege) {
    const { besieger, besieged, isSurrender } = siege
    return (
      <>
        <p className="wk-odds-line">{strings.siege(besieger, besieged, isOwn, isSurrender)}</p>
        {!isShort && !isSurrender && <p className="wk-note">{strings.siegeLater}</p>}
      </>
    )
  }
  if (!chances) return <p className="wk-odds-line">{strings.withoutCards}</p>
  const undecided = Math.max(0, 1 - chances.success - chances.attacker.retreats - chances.attacker.falls)
  const shares = [
    { kind: 'success', name: strings.success(battle.kind), p: chances.success },
    { kind: 'undecided', name: strings.undecided, p: undecided },
    { kind: 'driven', name: strings.driven(isOwn), p: chances.attacker.retreats },
    { kind: 'destroyed', name: strings.destroyed(isOwn), p: chances.attacker.falls },
  ]
  return (
    <div className="wk-odds">
      <p className={isShort ? 'wk-odds-line' : 'wk-odds-line wk-odds-sum'}>
        <b>{totals.attacker}</b> {strings.against} <b>{totals.defender}</b> ·{' '}
        {strings.draws(drawn.attacker, drawn.defender)}
      </p>
      <div className="wk-bar" aria-hidden="true">
        {shares.map(({ kind, p }) => (
          <span key={kind} className={`wk-share-${kind}`} style={{ flexGrow: p }} />
        ))}
      </div>
      <ul className="wk-shares">
        {shares
          .filter(({ p }) => !isShort || p >= SLIGHT)
          .map(({ kind, name, p }) => (
            <li key={kind} className={`wk-share wk-share-${kind}`}>
              <b>{percent(p)}</b> {name}
            </li>
          ))}
      </ul>
      {!isShort && (
        <p className="wk-note">
          {strings.losses(
            decimal(chances.casualties.attacker, language),
            decimal(chances.casualties.defender, language),
            isOwn,
          )}
        </p>
      )}
    </div>
  )
}
