// The planning scene: three action areas, the viewer's cards, and what fills up until it starts. During the Actions phase
// it shows what is left of the plans.

import type { BoardProps } from '@ludoteka/ui'
import { Icon, pointOfClick, SeatEmblem, useZoom } from '@ludoteka/ui'
import { type MouseEvent, type ReactElement, useMemo, useState } from 'react'
import { BARON_ACTION, BARON_ACTIONS, type BaronAction, SPECIAL_AREAS } from '../content/actionCards.ts'
import { ACTION_AREAS, type ActionArea, PLANNED_PER_AREA } from '../content/numbers.ts'
import { type PlanSlot, slotsOf } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { ACTION_ICON } from './actionIcons.ts'
import { Alarms } from './alarm.tsx'
import { ACTION_ART } from './art/actionScenes.ts'
import { Assigning } from './assigning.tsx'
import { nowOf } from './cardProspects.ts'
import { CardScene } from './cardScene.tsx'
import { Gauges } from './gauges.tsx'
import { ICONS } from './icons.generated.ts'
import { isOffered } from './offers.ts'
import { Readiness } from './readiness.tsx'
import { type BaronFacts, ownBaron, plannedAt, type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

export function PlanningScene(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, language } = props
  const rest = useMemo(() => sceneOf(view), [view])
  const { scene = rest } = props
  const strings = STRINGS[language].planning
  if (view.step === 'setup.assign') return <Assigning {...props} scene={scene} />
  return (
    <section className="wk-plan lt-fills" aria-label={strings.title}>
      <div className="wk-plan-sheet">
        <Alarms scene={scene} language={language} />
        <Plans {...props} scene={scene} />
        <Gauges scene={scene} language={language} />
        {view.step === 'plan.cards' && (
          <Readiness {...props} scene={scene} words={{ ready: strings.ready, thinking: strings.thinking }} />
        )}
      </div>
    </section>
  )
}

/** A word that is wider than a card at the usual size. */
const hasLongWord = (name: string): boolean => name.split(' ').some(word => word.length > 12)

type PlansProps = BoardProps & { readonly scene: Scene }

/** The areas and the cards: one is lifted, then it is put down. */
export function Plans(props: PlansProps): ReactElement {
  const { view, scene, language, choice, act } = props
  const strings = STRINGS[language].planning
  const [chosen, setChosen] = useState<BaronAction>()
  const lifted = chosen && scene.hand.includes(chosen) && 'plan' in choice ? chosen : undefined
  const put = (card: BaronAction, area: ActionArea): void => {
    setChosen(undefined)
    act('plan', `${card}.${area}`)
  }
  const own = ownBaron(scene)
  return (
    <>
      <p className="wk-plan-note" aria-live="polite">
        {lifted
          ? strings.lifted(DICTIONARIES[language].cards.baronActions[lifted].name)
          : noteOf(view.step, own, strings)}
      </p>
      <ol className="wk-plan-areas">
        {ACTION_AREAS.map(area => (
          <li key={area}>
            <Area {...props} area={area} lifted={lifted} put={put} />
          </li>
        ))}
      </ol>
      {own && (
        <ul className="wk-plan-cards" aria-label={strings.cards}>
          {BARON_ACTIONS.map(card => (
            <li key={card}>
              <CardTile
                {...props}
                card={card}
                own={own}
                isLifted={card === lifted}
                onLift={() => setChosen(card === lifted ? undefined : card)}
                put={put}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Strings = (typeof STRINGS)['en']['planning']

function noteOf(step: string, own: BaronFacts | undefined, strings: Strings): string {
  if (step !== 'plan.cards') return strings.waiting
  if (!own) return strings.spectator
  return own.isReady ? strings.sealed : strings.note
}

type AreaProps = PlansProps & {
  readonly area: ActionArea
  readonly lifted: BaronAction | undefined
  put(card: BaronAction, area: ActionArea): void
}

/** The viewer's places on an action area, and how many cards everybody has there. */
function Area({ view, scene, language, choice, area, lifted, put, act, zoom, players }: AreaProps): ReactElement {
  const strings = STRINGS[language].planning
  const names = DICTIONARIES[language].cards.baronActions
  const isPlanning = view.step === 'plan.cards'
  const isOpen = scene.area === area
  const isPast = scene.area !== undefined && ACTION_AREAS.indexOf(area) < ACTION_AREAS.indexOf(scene.area)
  return (
    <article className={`wk-plan-area ${isOpen ? 'is-open' : ''} ${isPast ? 'is-past' : ''}`}>
      <header>
        <b className="wk-plan-area-mark">{strings.areaMarks[area]}</b>
        <h3>{strings.areas[area]}</h3>
        {(isOpen || isPast) && (
          <span className="wk-plan-area-state">{isOpen ? strings.turningUp : strings.turnedUp}</span>
        )}
      </header>
      {scene.viewer !== undefined && (
        <div className="wk-plan-area-slots">
          {slotsOf(area)
            .slice(0, PLANNED_PER_AREA)
            .map(slot => (
              <Slot
                key={slot}
                slot={slot}
                card={plannedAt(view, slot)}
                isPlanning={isPlanning}
                target={lifted && isOffered(choice, 'plan', `${lifted}.${area}`) ? lifted : undefined}
                label={card =>
                  isOffered(choice, 'pickUp', slot) ? strings.pickUp(names[card].name) : names[card].name
                }
                canPickUp={isOffered(choice, 'pickUp', slot)}
                language={language}
                zoom={zoom}
                onPut={card => put(card, area)}
                onPickUp={() => act('pickUp', slot)}
              />
            ))}
        </div>
      )}
      {!isPlanning && <Counts scene={scene} language={language} players={players} area={area} />}
    </article>
  )
}

type CountsProps = Pick<PlansProps, 'scene' | 'language' | 'players'> & { readonly area: ActionArea }

/** How many cards of everybody are left there. */
function Counts({ scene, language, players, area }: CountsProps): ReactElement {
  const strings = STRINGS[language].planning
  const { bySeat, neutral } = scene.stacks[area]
  return (
    <ul className="wk-plan-area-counts">
      {players.map((player, seat) => {
        const n = bySeat[seat] ?? 0
        const label = strings.cardsOf(player.name, n)
        return scene.barons[seat]?.isEliminated ? null : (
          <li key={player.seat} title={label} className={n === 0 ? 'is-none' : ''}>
            <SeatEmblem index={seat} size={20} label={label} />
            <span aria-hidden="true">{n}</span>
          </li>
        )
      })}
      {neutral > 0 && (
        <li title={strings.neutral(neutral)}>
          <Icon d={ICONS['scroll-unfurled']} size={18} label={strings.neutral(neutral)} />
          <span aria-hidden="true">{neutral}</span>
        </li>
      )}
    </ul>
  )
}

type SlotProps = Pick<BoardProps, 'language' | 'zoom'> & {
  readonly slot: PlanSlot
  readonly card: BaronAction | undefined
  readonly isPlanning: boolean
  /** The lifted card that may be put here. */
  readonly target: BaronAction | undefined
  readonly canPickUp: boolean
  label(card: BaronAction): string
  onPut(card: BaronAction): void
  onPickUp(): void
}

function Slot({
  slot,
  card,
  isPlanning,
  target,
  canPickUp,
  language,
  label,
  zoom,
  onPut,
  onPickUp,
}: SlotProps): ReactElement {
  const strings = STRINGS[language].planning
  const zooming = useCardZoom(card, zoom)
  if (card)
    return (
      <button
        type="button"
        {...zooming}
        className={`wk-slot is-filled wk-action-${card} ${canPickUp ? 'is-loose' : ''}`}
        disabled={!canPickUp}
        data-answer={canPickUp ? `pickUp ${slot}` : undefined}
        title={label(card)}
        onClick={onPickUp}
      >
        <Icon d={ACTION_ICON[card]} size={34} />
        <span>{DICTIONARIES[language].cards.baronActions[card].name}</span>
      </button>
    )
  if (target)
    return (
      <button type="button" className="wk-slot is-target" onClick={() => onPut(target)}>
        {strings.putHere}
      </button>
    )
  return <span className="wk-slot is-free">{isPlanning ? <span>{strings.freeSlot}</span> : null}</span>
}

type TileProps = PlansProps & {
  readonly card: BaronAction
  readonly own: BaronFacts
  readonly isLifted: boolean
  onLift(): void
  put(card: BaronAction, area: ActionArea): void
}

/** A kind of action card: how many are in hand, what it does, what it would do now, and where it may go. */
function CardTile(props: TileProps): ReactElement {
  const { scene, language, choice, card, own, isLifted, onLift, put, refuse, zoom } = props
  const strings = STRINGS[language].planning
  const zooming = useCardZoom(card, zoom)
  const { name } = DICTIONARIES[language].cards.baronActions[card]
  const inHand = scene.hand.filter(one => one === card).length
  const mayPlan = 'plan' in choice
  const canPut = mayPlan && ACTION_AREAS.some(area => isOffered(choice, 'plan', `${card}.${area}`))
  const places = SPECIAL_AREAS.filter(area => scene.special[area].bySeat[own.seat]?.includes(card)).map(
    area => strings.gauges[area].name,
  )
  const attempt = (area: ActionArea) => (event: MouseEvent<HTMLElement>) =>
    isOffered(choice, 'plan', `${card}.${area}`)
      ? put(card, area)
      : refuse('plan', `${card}.${area}`, pointOfClick(event))
  return (
    <article
      className={`wk-tile wk-action-${card} ${isLifted ? 'is-lifted' : ''} ${inHand === 0 ? 'is-gone' : ''} ${canPut ? 'is-legal' : ''}`}
    >
      <button
        type="button"
        {...zooming}
        className="wk-tile-card"
        aria-pressed={isLifted}
        disabled={!mayPlan}
        onClick={event => (canPut ? onLift() : refuse('plan', `${card}.first`, pointOfClick(event)))}
      >
        <span className="wk-tile-art">
          <CardScene art={ACTION_ART[card]} />
          <Icon d={ACTION_ICON[card]} size="100%" />
          <b className="wk-tile-copies" title={strings.inHand(inHand)}>
            ×{inHand}
          </b>
        </span>
        <span className={`wk-tile-name ${hasLongWord(name) ? 'is-long' : ''}`}>{name}</span>
        <span className="wk-tile-brief">{strings.brief[card]}</span>
        <span className="wk-tile-now">
          {inHand > 0 || places.length === 0 ? nowOf(card, scene, own, language) : strings.liesIn(places)}
        </span>
        <span className="wk-tile-then">{strings.goesTo[BARON_ACTION[card].goesTo]}</span>
      </button>
      {mayPlan && (
        <span className="wk-tile-areas">
          {ACTION_AREAS.map(area => (
            <button
              key={area}
              type="button"
              className={isOffered(choice, 'plan', `${card}.${area}`) ? 'is-legal' : ''}
              data-answer={isOffered(choice, 'plan', `${card}.${area}`) ? `plan ${card}.${area}` : undefined}
              aria-label={strings.put(name, strings.areas[area])}
              title={strings.put(name, strings.areas[area])}
              onClick={attempt(area)}
            >
              {strings.areaMarks[area]}
            </button>
          ))}
        </span>
      )}
    </article>
  )
}

/** A card is large while a mouse rests on it or a finger stays on it, and not for longer than it is there; the space key lifts it. */
function useCardZoom(card: BaronAction | undefined, zoom: BoardProps['zoom']) {
  const { onKeyDown: _, ...zooming } = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return zooming
}
