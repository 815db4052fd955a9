// What stands around the map: the year and its season, the victory points of the Axis, production, the boxes beyond the
// map, objectives, and what would end the game.

import { cardsSeen, type Language, type View, zoneIn } from '@ludoteka/kernel'
import { namedTerm, numberTerm } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { BOXES } from '../content/links.ts'
import { ALLIED_AIMS, AXIS_VP_TO_WIN, LAST_YEAR, PRICE, YEARS } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE, OBJECTIVES } from '../content/otherCards.ts'
import type { Province } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { mostVp, projectedVp, resourcesOf, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { BOX_PLATES } from './geometry.ts'
import { FRAME } from './map.generated.ts'
import { percent } from './provincePlate.tsx'
import type { Scene } from './scene.ts'
import { STRINGS } from './strings.ts'
import { stateOf } from './supply.ts'
import { EmblemSign, Sign } from './symbols.tsx'

type TrackProps = { readonly scene: Scene; readonly language: Language }

export function YearTrack({ scene, language }: TrackProps): ReactElement {
  const strings = STRINGS[language]
  return (
    <section className="fw-year" aria-label={strings.yearNow(scene.year, scene.isWinter)}>
      <ol aria-hidden="true">
        {YEARS.map(year => (
          <li key={year} className={year === scene.year ? 'fw-now' : year < scene.year ? 'fw-past' : ''}>
            {year === scene.year ? year : <ShortYear year={year} />}
            {year === scene.year && <Sign name={scene.isWinter ? 'winter' : 'summer'} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where there is little room, the other years show their last digits. */
const ShortYear = ({ year }: { readonly year: number }): ReactElement => (
  <span>
    <span className="fw-century">{Math.floor(year / 100)}</span>
    {year % 100}
  </span>
)

/** `coming` is what the Axis would score if the year ended now. */
export function PointsTrack({ scene, language, coming }: TrackProps & { readonly coming: number }): ReactElement {
  const strings = STRINGS[language]
  const isNear = scene.vp + coming >= AXIS_VP_TO_WIN
  const words = `${strings.pointsNow(scene.vp, AXIS_VP_TO_WIN)}. ${strings.pointsToCome(coming)}`
  return (
    <section className={`fw-points ${isNear ? 'fw-alarm' : ''}`} data-part="points" aria-label={words} title={words}>
      <span className="fw-points-sign" aria-hidden="true">
        <EmblemSign name="axis" />
        <b>{scene.vp}</b>
        {coming > 0 && <i>+{coming}</i>}
        <small>/ {AXIS_VP_TO_WIN}</small>
      </span>
      <span className="fw-points-bar" aria-hidden="true">
        <span className="fw-points-coming" style={{ inlineSize: share(scene.vp + coming) }} />
        <span style={{ inlineSize: share(scene.vp) }} />
        {[10, 20, 30, 40, 50, 60].map(n => (
          <i key={n} style={{ insetInlineStart: percent(n, AXIS_VP_TO_WIN) }}>
            {n}
          </i>
        ))}
      </span>
    </section>
  )
}

/** 3.1 Whether the points of this year are scored already; the Axis may only buy more. */
const isScored = ({ step, result }: View): boolean => step.startsWith('production.') || result.kind !== 'open'

export const comingVp = (view: View, scene: Scene): number => (isScored(view) ? 0 : projectedVp(stateOf(scene)))

const share = (vp: number): string => percent(Math.min(vp, AXIS_VP_TO_WIN), AXIS_VP_TO_WIN)

/** What each side could spend if the year ended now: the smaller of its level and its resources. */
export function ProductionTrack({ scene, language }: TrackProps): ReactElement {
  const strings = STRINGS[language]
  return (
    <section className="fw-production" aria-label={strings.production}>
      {SIDES.map((side, seat) => {
        const level = scene.level[side]
        const resources = resourcesOf(stateOf(scene), seat)
        const words = strings.productionOf(side, level, resources)
        return (
          <span key={side} className={`fw-producer fw-producer-${side}`} title={words}>
            <span className="lt-unseen">{words}</span>
            <span aria-hidden="true">
              <EmblemSign name={side} />
              <Sign name="resource" />
              <b>{Math.min(level, resources)}</b>
              <small>
                {level}/{resources}
              </small>
            </span>
          </span>
        )
      })}
    </section>
  )
}

/** Supply from beyond the map: faint until its country is at war. */
export function Boxes({ scene, language }: TrackProps): ReactElement {
  const strings = STRINGS[language]
  const isActive = { northAmerica: scene.usaAtWar, ural: scene.ussrAtWar }
  return (
    <>
      {BOXES.map(box => (
        <span
          key={box}
          className={`fw-box fw-box-${box} ${isActive[box] ? 'fw-on' : ''}`}
          style={{ '--x': percent(BOX_PLATES[box].x, FRAME.width), '--y': percent(BOX_PLATES[box].y, FRAME.height) }}
          title={isActive[box] ? strings.boxActive[box] : strings.boxWaits[box]}
        >
          <Sign name="supply" />
          <span>{DICTIONARIES[language].boxes[box].mark}</span>
        </span>
      ))}
    </>
  )
}

/** The objectives that the Allies may look at, beside Morocco. */
export const BESIDE = 'objectives'

type ObjectivesProps = TrackProps & {
  readonly view: View
  /** Whether the viewer may look at those beside Morocco now. */
  readonly isLegal: boolean
  readonly isQuiet: boolean
}

/** The secret objectives: the Axis see their own, everybody how many lie beside Morocco. */
export function Objectives({ view, scene, language, isLegal, isQuiet }: ObjectivesProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const kept = cardsSeen(view, ZONES.kept, 'axis')
  const { count: beside, sightings = [] } = zoneIn(view, ZONES.besideMorocco)
  const seen = OBJECTIVES.filter(one => sightings.some(({ cards }) => cards.includes(one))).map(
    one => texts.provinces[OBJECTIVE_PROVINCE[one]].mark,
  )
  return (
    <section className="fw-objectives" aria-label={strings.objectives}>
      {kept.map(objective => {
        const at = OBJECTIVE_PROVINCE[objective]
        const isHeld = scene.control[at] === 'axis'
        return (
          <span
            key={objective}
            className={`fw-objective ${isHeld ? 'fw-on' : ''}`}
            title={strings.keptObjective(isHeld)}
          >
            <Sign name={isHeld ? 'check' : 'point'} />
            {texts.provinces[at].mark}
          </span>
        )
      })}
      {kept.length === 0 && (
        <span className="fw-objective" title={strings.hiddenObjectives}>
          <Sign name="point" />? ?
        </span>
      )}
      {beside > 0 && (
        <button
          type="button"
          className={`lt-target fw-objective fw-objective-beside ${isLegal ? 'lt-legal' : ''} ${isQuiet ? 'fw-quiet' : ''}`}
          data-place={BESIDE}
          tabIndex={isLegal ? 0 : -1}
          title={strings.besideMorocco(beside)}
        >
          <span className="lt-unseen">
            {[strings.besideMorocco(beside), ...seen, ...(isLegal ? [strings.spyObjectives] : [])].join(', ')}
          </span>
          <span aria-hidden="true">
            <Sign name="cards" />
            {beside}
            {seen.length > 0 && <small>{strings.notKept(seen)}</small>}
          </span>
        </button>
      )}
    </section>
  )
}

/** What would end the game next is said on the board, the surest first. */
export function Alarms({ view, scene, language }: TrackProps & { readonly view: View }): ReactElement | null {
  const lines = alarmsIn(view, scene, language)
  return lines.length === 0 ? null : (
    <div className="fw-alarms">
      {lines.map(({ of, words }) => (
        <p key={of} className={`fw-alarm-line fw-alarm-${of}`}>
          {words}
        </p>
      ))}
    </div>
  )
}

type AlarmLine = { readonly of: 'allies' | 'axis' | 'year'; readonly words: string }

export function alarmsIn(view: View, scene: Scene, language: Language): readonly AlarmLine[] {
  if (view.result.kind !== 'open') return []
  const { alarms } = STRINGS[language]
  const [scored, most] = pointsAhead(view, scene)
  const last = lastAim(scene)
  const kept = cardsSeen(view, ZONES.kept, 'axis')
  const held = kept.filter(objective => scene.control[OBJECTIVE_PROVINCE[objective]] === 'axis').length
  return [
    ...(last ? [{ of: 'allies', words: alarms.alliesWin(last) } as const] : []),
    ...(scored >= AXIS_VP_TO_WIN
      ? [{ of: 'axis', words: alarms.axisWin(scored) } as const]
      : most >= AXIS_VP_TO_WIN
        ? [{ of: 'axis', words: alarms.axisMayWin(most) } as const]
        : []),
    ...(scene.year === LAST_YEAR
      ? [{ of: 'year', words: alarms.lastYear(kept.length > 0 ? held : undefined, kept.length) } as const]
      : []),
  ]
}

/** The points of the Axis when the year has ended: without what they may buy then, and with it. */
function pointsAhead(view: View, scene: Scene): readonly [scored: number, most: number] {
  const state = { ...stateOf(scene), vp: scene.vp, level: SIDES.map(side => scene.level[side]) }
  if (!isScored(view)) return [scene.vp + projectedVp(state), mostVp(state)]
  const points = namedTerm(SIDES, view, 'side') === 'axis' ? (numberTerm(view, 'points') ?? 0) : 0
  return [scene.vp, scene.vp + Math.floor(points / PRICE.vp)]
}

/** The province that decides the war as soon as the Allies take it. */
export function lastAim({ control }: Pick<Scene, 'control'>): Province | undefined {
  const [last, ...more] = ALLIED_AIMS.filter(at => control[at] !== 'allies')
  return more.length === 0 ? last : undefined
}
