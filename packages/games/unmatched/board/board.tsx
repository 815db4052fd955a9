// The board: the battlefield, everybody on it, what may be clicked, and the combat's stage above.

import { type BoardProps, findName, moveFocus, namedTerm, pointOfClick, targetAt, targetOfClick } from '@ludoteka/ui'
import { type MouseEvent, type PointerEvent, type ReactElement, useMemo, useRef, useState } from 'react'
import { SPACES, type Space } from '../content/boards.ts'
import { FIGHTERS, type Fighter } from '../content/fighters.ts'
import { DICTIONARIES } from '../text/index.ts'
import { fighterName, spaceName } from './accessibleNames.ts'
import { Battlefield } from './battlefield.tsx'
import { areFriends, fighterAt, readView, seatOf } from './boardFacts.ts'
import { FighterButton, SpaceButton } from './buttons.tsx'
import { SPACES_OF } from './geometry.ts'
import { type Click, clickOnFighter, clickOnSpace } from './offers.ts'
import { HeroPick, SizePick } from './picks.tsx'
import { PathPreview, ReachPreview } from './previews.tsx'
import { type Scene, sceneOf } from './scene.ts'
import { ShownCardView, StageView } from './stage.tsx'
import { STRINGS } from './strings.ts'
import { TALL_VIEWPORT, useTall, ViewportContext, WIDE_VIEWPORT } from './viewport.ts'

type Thing = { readonly space?: Space | undefined; readonly fighter?: Fighter | undefined }

function thingOf({ dataset }: HTMLElement): Thing {
  return { space: findName(SPACES, dataset['space']), fighter: findName(FIGHTERS, dataset['fighter']) }
}

function thingSelected(arg: unknown): Thing {
  return { space: findName(SPACES, arg), fighter: findName(FIGHTERS, arg) }
}

const answerOf = (found: Click | undefined): string | undefined =>
  found?.offered === undefined ? undefined : `${found.verb} ${found.arg}`

/** Without a scene it shows the view at rest. */
export function Board(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, language, choice, select, selected, refuse, marks, zoom, reducedMotion } = props
  const position = useMemo(() => readView(view), [view])
  const rest = useMemo(() => sceneOf(view), [view])
  const { scene = rest } = props
  const [hovered, setHovered] = useState<Thing>()
  const room = useRef<HTMLDivElement>(null)
  const isTall = useTall(room)
  const strings = STRINGS[language]
  const spaces = SPACES_OF[position.board]
  const clicks = new Map(spaces.map(space => [space, clickOnSpace(view, choice, position.at, space)]))
  // Who is being moved or placed, or attacks.
  const chosen = namedTerm(FIGHTERS, view, 'fighter')
  const isMarked = (kind: string, id: string): boolean => marks.some(mark => mark.kind === kind && mark.id === id)

  const clickOn = (target: HTMLElement): Click | undefined => {
    const { space, fighter } = thingOf(target)
    return fighter ? clickOnFighter(view, choice, position.at, fighter) : space && clicks.get(space)
  }
  const click = (event: MouseEvent<HTMLElement>): void => {
    const target = targetOfClick(event)
    const found = target && clickOn(target)
    if (!found) return
    setHovered(undefined)
    if (found.offered) select(found.verb, found.arg)
    else refuse(found.verb, found.arg, pointOfClick(event))
  }
  const hover = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType !== 'mouse') return
    const target = targetAt(event)
    const next = target && thingOf(target)
    if (next?.space !== hovered?.space || next?.fighter !== hovered?.fighter) setHovered(next)
  }
  const isSelected = (found: Click | undefined): boolean =>
    found?.offered !== undefined && found.verb === selected?.verb && found.arg === selected.arg
  const shown = hovered ?? thingSelected(selected?.arg)
  const offeredFighters = FIGHTERS.filter(fighter => clickOnFighter(view, choice, position.at, fighter).offered)
  const hasOffer = offeredFighters.length > 0 || [...clicks.values()].some(({ offered }) => offered)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons inside are pressed by keyboard.
    <div
      ref={room}
      onClick={click}
      onPointerMove={hover}
      onPointerLeave={() => setHovered(undefined)}
      className={`um-board ${isTall ? 'um-tall' : ''}`}
      style={{ '--across': isTall ? TALL_VIEWPORT.width : WIDE_VIEWPORT.width }}
      data-motion={reducedMotion ? 'reduced' : 'full'}
    >
      <ViewportContext value={isTall ? TALL_VIEWPORT : WIDE_VIEWPORT}>
        <Battlefield board={position.board} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning */}
        <div
          className="um-layer"
          role="group"
          aria-label={`${strings.board}: ${DICTIONARIES[language].boards[position.board]}`}
          onKeyDown={moveFocus}
        >
          {shown?.space && clicks.get(shown.space)?.offered && chosen && (
            <PathPreview
              mover={chosen}
              seat={seatOf(position, chosen)}
              from={position.at[chosen]}
              to={shown.space}
              size={scene.size}
              isOpen={space => {
                const stander = fighterAt(position.at, space)
                return !stander || areFriends(seatOf(position, stander), seatOf(position, chosen))
              }}
            />
          )}
          {shown?.fighter && <ReachPreview fighter={shown.fighter} at={scene.at[shown.fighter]} />}
          {spaces.map((space, i) => {
            const found = clicks.get(space)
            const stander = fighterAt(scene.at, space)
            return (
              <SpaceButton
                key={space}
                space={space}
                label={spaceName(position, scene, space, language, found?.offered)}
                answer={answerOf(found)}
                isReachable={stander === undefined && (hasOffer ? found?.offered !== undefined : i === 0)}
                isMarked={isMarked('space', space)}
                isSelected={isSelected(found)}
                onFocused={isAt => setHovered(isAt ? { space } : undefined)}
              />
            )
          })}
          {FIGHTERS.map(fighter => {
            const seat = seatOf(position, fighter)
            const found = clickOnFighter(view, choice, position.at, fighter)
            return (
              <FighterButton
                key={fighter}
                fighter={fighter}
                seat={seat}
                at={scene.at[fighter]}
                health={scene.health[fighter] ?? 0}
                size={fighter === 'alice' ? scene.size : undefined}
                sizeWord={fighter === 'alice' && scene.size ? DICTIONARIES[language].sizes[scene.size] : undefined}
                name={DICTIONARIES[language].fighters[fighter].label}
                label={fighterName(position, scene, fighter, language, found.offered)}
                isFoe={seat >= 0 && !areFriends(seat, view.seats.indexOf(view.you))}
                answer={answerOf(found)}
                isSelected={isSelected(found)}
                isHovered={shown?.fighter === fighter}
                isChosen={fighter === chosen}
                isMarked={isMarked('fighter', fighter)}
                isFighting={
                  scene.stage?.sides.attacker.fighter === fighter || scene.stage?.sides.defender.fighter === fighter
                }
                flash={scene.flash?.fighter === fighter ? scene.flash : undefined}
                isLeaping={scene.leaper === fighter}
                reducedMotion={reducedMotion}
                onFocused={isAt => setHovered(isAt ? { fighter } : undefined)}
              />
            )
          })}
        </div>
        {scene.stage && (
          <StageView
            stage={scene.stage}
            scene={scene}
            heroes={position.heroes}
            board={position.board}
            language={language}
            zoom={zoom}
          />
        )}
        {scene.shownCard && <ShownCardView shown={scene.shownCard} language={language} />}
        <HeroPick choice={choice} language={language} select={select} selected={selected} />
        <SizePick choice={choice} language={language} select={select} selected={selected} />
      </ViewportContext>
    </div>
  )
}
