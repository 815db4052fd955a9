// The board: the court between two camps, the stack and the dice beside it; before the battle the screens of recruiting and
// placement.

import { type BoardProps, findName, moveFocus, pointOfClick, targetAt, targetOfClick, useZoom } from '@ludoteka/ui'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useMemo,
  useRef,
  useState,
} from 'react'
import { PIECES, type Piece, pair } from '../rules/questions.ts'
import { ActorPanel } from './actorPanel.tsx'
import { Alarm } from './alarm.tsx'
import { Aside } from './aside.ts'
import { Camp } from './camp.tsx'
import { actorOf, type Click, clickOnCell, clickOnPiece, type Picked, type Place, placeOf } from './clicks.ts'
import { Dossier } from './dossier.tsx'
import { Draft } from './draft.tsx'
import { DuelView } from './duel.tsx'
import { Field } from './field.tsx'
import { placeable } from './offers.ts'
import { nearSeat, rowIn, type Scene, sceneOf } from './scene.ts'
import { SquadTray } from './squadTray.tsx'
import { StackView, TriggerList } from './stackView.tsx'
import { STRINGS } from './strings.ts'

/** What all parts of the board need. */
export type Table = BoardProps & {
  readonly scene: Scene
  readonly picked: Picked
  readonly actor: Piece | undefined
  /** The seat that sits at the lower edge; the other players' view is turned round. */
  readonly near: number
  readonly isTurned: boolean
  clickOf(place: Place): Click
  onHover(place: Place | undefined): void
  pick(picked: Picked): void
}

const NOTHING_PICKED: Picked = {}

/** What another click takes back: one tap is enough for a finger. */
const TAKEN_BACK: readonly string[] = ['place', 'unplace']

/** What was picked belongs to one question, and to one turn. */
type PickedAt = { readonly step: string; readonly turn: number; readonly picked: Picked }

/** Without a scene it shows the view at rest. */
export function Board(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, language, choice, act, select, selected, refuse, reducedMotion } = props
  const rest = useMemo(() => sceneOf(view), [view])
  const { scene = rest } = props
  const [hovered, setHovered] = useState<Place>()
  const [pinned, setPinned] = useState<Place>()
  const [pickedAt, setPickedAt] = useState<PickedAt>()
  const { turn } = scene
  const isSameQuestion = pickedAt?.step === view.step && pickedAt.turn === turn
  const picked = isSameQuestion ? validPick(pickedAt.picked, choice) : NOTHING_PICKED
  const actor = actorOf(choice, view.step, picked)
  const near = nearSeat(view, scene)
  const isTurned = near !== scene.first
  const own = view.seats.indexOf(view.you)
  const pick = (next: Picked): void => setPickedAt({ step: view.step, turn, picked: next })

  const clickOf = ({ piece, cell }: Place): Click => {
    if (piece) return clickOnPiece(choice, actor, piece, one => rowIn(scene, one)?.controller === own)
    return cell ? clickOnCell(choice, actor, picked, cell) : { kind: 'nothing' }
  }
  const click = (event: MouseEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('.bs-panel, .bs-dossier')) return
    const place = placeOf(targetOfClick(event))
    const found = clickOf(place)
    setHovered(undefined)
    if (found.kind === 'answer') {
      setPinned(undefined)
      const { verb, arg } = found.answer
      if (TAKEN_BACK.includes(verb)) act(verb, arg)
      else select(verb, arg)
    } else if (found.kind === 'pick') {
      setPinned(undefined)
      pick(found.picked)
    } else if (place.piece && place.piece !== actor && pinned?.piece !== place.piece) setPinned(place)
    else {
      const verb = place.piece ? 'strike' : 'move'
      const what = place.piece ?? place.cell
      if (actor && what && place.piece !== actor) refuse(verb, pair(actor, what), pointOfClick(event))
      else if (picked.card && place.cell) refuse('place', pair(picked.card, place.cell), pointOfClick(event))
      else if (!what) pick(NOTHING_PICKED)
      setPinned(undefined)
    }
  }
  const hover = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType !== 'mouse') return
    const next = placeOf(targetAt(event))
    if (next.piece !== hovered?.piece || next.cell !== hovered?.cell) setHovered(next)
  }
  // A long press tells everything about a card, whatever a tap would do.
  const held = useRef<Place>(undefined)
  const press = useZoom(
    () => setPinned(held.current?.piece ? held.current : undefined),
    () => undefined,
  )
  const hold = (event: PointerEvent<HTMLElement>): void => {
    held.current = placeOf(targetAt(event))
    press.onPointerDown(event)
  }
  const leave = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || (!actor && !pinned)) return
    event.stopPropagation()
    setPinned(undefined)
    pick(NOTHING_PICKED)
  }

  if (scene.phase === 'sides' || scene.phase === 'recruiting') {
    return (
      <div className="bs-board" data-motion={reducedMotion ? 'reduced' : 'full'}>
        <Draft {...props} />
      </div>
    )
  }
  const table: Table = { ...props, scene, picked, actor, near, isTurned, clickOf, onHover: setHovered, pick }
  const shown = pinned ?? hovered ?? selectedPlace(selected?.arg)
  return (
    <div className="bs-board" data-motion={reducedMotion ? 'reduced' : 'full'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are pressed by keyboard. */}
      <div
        className="bs-court"
        onClick={click}
        onPointerDown={hold}
        onPointerUp={press.onPointerUp}
        onPointerCancel={press.onPointerCancel}
        onClickCapture={press.onClickCapture}
        onContextMenu={press.onContextMenu}
        onPointerMove={event => {
          press.onPointerMove(event)
          hover(event)
        }}
        onPointerLeave={() => setHovered(undefined)}
        onKeyDown={event => {
          leave(event)
          moveFocus(event)
        }}
      >
        <Camp {...table} seat={1 - near} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning */}
        <div className="bs-field" role="group" aria-label={STRINGS[language].board}>
          <Field {...table} />
          {scene.phase === 'placement' && <SquadTray {...table} />}
        </div>
        <Camp {...table} seat={near} />
        <div className="bs-beside">
          <Alarm view={view} scene={scene} language={language} />
          <StackView {...table} />
          <TriggerList {...table} />
          <Aside>{scene.duel && <DuelView {...table} duel={scene.duel} />}</Aside>
          <Aside>
            {actor && (
              <ActorPanel
                {...table}
                actor={actor}
                onAct={(verb, arg) => {
                  pick(NOTHING_PICKED)
                  act(verb, arg)
                }}
                onLeave={() => pick(NOTHING_PICKED)}
              />
            )}
          </Aside>
        </div>
        {shown?.piece && <Dossier {...table} piece={shown.piece} isPinned={pinned !== undefined} />}
      </div>
    </div>
  )
}

/** A card of the squad that has been placed is no longer picked. */
function validPick(picked: Picked, choice: BoardProps['choice']): Picked {
  return picked.card && !placeable(choice).includes(picked.card) ? NOTHING_PICKED : picked
}

/** What a finger has selected, where that is a card in play. */
function selectedPlace(arg: unknown): Place | undefined {
  const [first, second] = String(arg ?? '').split(':')
  const place = placeOfName(second ?? first)
  return place.piece ? place : undefined
}

const placeOfName = (name: string | undefined): Place => {
  const piece = findName(PIECES, name)
  return piece ? { piece } : {}
}
