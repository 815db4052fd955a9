// The board: the battlefield, everybody on it, what may be clicked, and the combat's stage above.

import { type BoardProps, moveFocus, namedTerm, pointOfClick } from '@ludoteka/ui'
import { type MouseEvent, type ReactElement, useMemo, useRef, useState } from 'react'
import type { Space } from '../content/boards.ts'
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

type Hovered = { readonly space: Space } | { readonly fighter: Fighter } | undefined

/** Without a scene it shows the view at rest. */
export function Board(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, language, choice, act, refuse, marks, zoom, reducedMotion } = props
  const position = useMemo(() => readView(view), [view])
  const rest = useMemo(() => sceneOf(view), [view])
  const { scene = rest } = props
  const [hovered, setHovered] = useState<Hovered>()
  const room = useRef<HTMLDivElement>(null)
  const isTall = useTall(room)
  const strings = STRINGS[language]
  const spaces = SPACES_OF[position.board]
  const clicks = new Map(spaces.map(space => [space, clickOnSpace(view, choice, position.at, space)]))
  // Who is being moved or placed, or attacks.
  const chosen = namedTerm(FIGHTERS, view, 'fighter')
  const isMarked = (kind: string, id: string): boolean => marks.some(mark => mark.kind === kind && mark.id === id)

  const click = ({ verb, arg, offered }: Click, event: MouseEvent<HTMLElement>): void => {
    if (offered) act(verb, arg)
    else refuse(verb, arg, pointOfClick(event))
  }
  const offeredFighters = FIGHTERS.filter(fighter => clickOnFighter(view, choice, position.at, fighter).offered)
  const hasOffer = offeredFighters.length > 0 || [...clicks.values()].some(({ offered }) => offered)

  return (
    <div
      ref={room}
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
          {hovered && 'space' in hovered && clicks.get(hovered.space)?.offered && chosen && (
            <PathPreview
              mover={chosen}
              seat={seatOf(position, chosen)}
              from={position.at[chosen]}
              to={hovered.space}
              size={scene.size}
              isOpen={space => {
                const stander = fighterAt(position.at, space)
                return !stander || areFriends(seatOf(position, stander), seatOf(position, chosen))
              }}
            />
          )}
          {hovered && 'fighter' in hovered && <ReachPreview fighter={hovered.fighter} at={scene.at[hovered.fighter]} />}
          {spaces.map((space, i) => {
            const found = clicks.get(space)
            const stander = fighterAt(scene.at, space)
            return (
              <SpaceButton
                key={space}
                space={space}
                label={spaceName(position, scene, space, language, found?.offered)}
                isLegal={found?.offered !== undefined}
                isReachable={stander === undefined && (hasOffer ? found?.offered !== undefined : i === 0)}
                isMarked={isMarked('space', space)}
                onClick={event => found && click(found, event)}
                onHover={isOver => setHovered(isOver ? { space } : undefined)}
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
                isLegal={found.offered !== undefined}
                isChosen={fighter === chosen}
                isMarked={isMarked('fighter', fighter)}
                isFighting={
                  scene.stage?.sides.attacker.fighter === fighter || scene.stage?.sides.defender.fighter === fighter
                }
                flash={scene.flash?.fighter === fighter ? scene.flash : undefined}
                isLeaping={scene.leaper === fighter}
                reducedMotion={reducedMotion}
                onClick={event => click(found, event)}
                onHover={isOver => setHovered(isOver ? { fighter } : undefined)}
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
        <HeroPick choice={choice} language={language} act={act} />
        <SizePick choice={choice} language={language} act={act} />
      </ViewportContext>
    </div>
  )
}
