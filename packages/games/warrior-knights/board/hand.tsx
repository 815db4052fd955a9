// The viewer's own action cards: what is in hand, and what he has planned for each area. While one looks at the map, it can
// be planned from here as well.

import { type BoardProps, Icon, pointOfClick, useZoom } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { BARON_ACTIONS, type BaronAction } from '../content/actionCards.ts'
import { ACTION_AREAS, type ActionArea } from '../content/numbers.ts'
import { DICTIONARIES } from '../text/index.ts'
import { ACTION_ICON } from './actionIcons.ts'
import { isOffered } from './offers.ts'
import { ownBaron, type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

export function Hand(props: BoardProps): ReactElement {
  const { view, language } = props
  const scene = useMemo(() => sceneOf(view), [view])
  const strings = STRINGS[language].hand
  if (!ownBaron(scene)) return <p className="wk-hand-note">{strings.hidden}</p>
  return (
    <section className="wk-hand" aria-label={strings.title}>
      <ol className="wk-hand-areas" aria-label={strings.planned}>
        {ACTION_AREAS.map(area => (
          <li key={area} className={scene.area === area ? 'is-open' : ''}>
            <Planned {...props} scene={scene} area={area} />
          </li>
        ))}
      </ol>
      <ul className="wk-hand-cards">
        {BARON_ACTIONS.map(card => (
          <li key={card}>
            <Kind {...props} scene={scene} card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlannedProps = BoardProps & { readonly scene: Scene; readonly area: ActionArea }

/** The viewer's cards that lie on an area, and how many lie there in all. */
function Planned({ scene, language, area, zoom }: PlannedProps): ReactElement {
  const strings = STRINGS[language]
  const { own, total } = scene.stacks[area]
  return (
    <>
      <b title={strings.hand.area(strings.planning.areas[area], total)}>{strings.planning.areaMarks[area]}</b>
      {own.length === 0 ? (
        <span className="wk-hand-none" title={strings.hand.none}>
          –
        </span>
      ) : (
        own.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike, and their places do not change.
          <SmallCard key={i} card={card} language={language} zoom={zoom} />
        ))
      )}
    </>
  )
}

type SmallProps = Pick<BoardProps, 'language' | 'zoom'> & { readonly card: BaronAction }

function SmallCard({ card, language, zoom }: SmallProps): ReactElement {
  const { name } = DICTIONARIES[language].cards.baronActions[card]
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <button type="button" className={`wk-hand-small wk-action-${card}`} title={name} {...zooming}>
      <Icon d={ACTION_ICON[card]} size={22} label={name} />
    </button>
  )
}

type KindProps = BoardProps & { readonly scene: Scene; readonly card: BaronAction }

function Kind({ scene, language, choice, card, act, refuse, zoom }: KindProps): ReactElement {
  const strings = STRINGS[language]
  const { name } = DICTIONARIES[language].cards.baronActions[card]
  const inHand = scene.hand.filter(one => one === card).length
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <div className={`wk-hand-kind wk-action-${card} ${inHand === 0 ? 'is-gone' : ''}`}>
      <button type="button" className="wk-hand-card" {...zooming}>
        <Icon d={ACTION_ICON[card]} size={26} />
        <span>{name}</span>
        <b title={strings.planning.inHand(inHand)}>×{inHand}</b>
      </button>
      {'plan' in choice && (
        <span className="wk-hand-plan">
          {ACTION_AREAS.map(area => {
            const isLegal = isOffered(choice, 'plan', `${card}.${area}`)
            const label = strings.planning.put(name, strings.planning.areas[area])
            return (
              <button
                key={area}
                type="button"
                className={isLegal ? 'is-legal' : ''}
                data-answer={isLegal ? `plan ${card}.${area}` : undefined}
                aria-label={label}
                title={label}
                onClick={event =>
                  isLegal ? act('plan', `${card}.${area}`) : refuse('plan', `${card}.${area}`, pointOfClick(event))
                }
              >
                {strings.planning.areaMarks[area]}
              </button>
            )
          })}
        </span>
      )}
    </div>
  )
}
