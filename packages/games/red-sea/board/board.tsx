// The board: the map with its plates, the panels around it, and what is shown above it for a moment.

import { type BoardProps, moveFocus, pointOfClick } from '@ludoteka/ui'
import { type MouseEvent, type ReactElement, useMemo, useState } from 'react'
import { SPACES, type Space } from '../content/spaces.ts'
import { percent, publicState } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { spaceName } from './accessibleNames.ts'
import { BOARD_TEXT } from './boardText.ts'
import { type Forecast, forecast } from './forecast.ts'
import { MapPicture } from './mapPicture.tsx'
import { plausibleOnSpace, spaceOffer } from './offeredActions.ts'
import { BidPick, Dice, Headlines, PlayedCard } from './overlays.tsx'
import { type Scene, sceneOf } from './scene.ts'
import { Autonomy, Effects, Piles, Scores } from './sidePanels.tsx'
import { type Chip, Plate } from './spacePlate.tsx'
import { Tip } from './spaceTooltip.tsx'
import { Defcon, MilitaryOperations, SpaceRace, Turn, VictoryPoints } from './tracks.tsx'
import { viewersSide } from './viewedCards.ts'

/** Without a scene it shows the view at rest. */
export function Board(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, language, choice, act, refuse, marks, zoom, reducedMotion } = props
  const strings = BOARD_TEXT[language]
  const texts = DICTIONARIES[language]
  const rest = useMemo(() => sceneOf(view), [view])
  const { scene = rest } = props
  const table = useMemo(() => publicState(view), [view])
  const side = viewersSide(view, table)
  const [hovered, setHovered] = useState<Space>()
  const panel = { view, s: scene.s, language, zoom }
  const hasOffer = SPACES.some(at => spaceOffer(choice, at))

  const click = (at: Space, event: MouseEvent<HTMLElement>): void => {
    const verb = spaceOffer(choice, at)
    if (verb) act(verb, at)
    else refuse(plausibleOnSpace(view, choice), at, pointOfClick(event))
  }
  const outlook = (at: Space): Forecast | undefined => {
    const verb = spaceOffer(choice, at)
    return verb && side ? forecast(view, table, side, verb, at) : undefined
  }
  const offered = hovered && spaceOffer(choice, hovered)

  return (
    <div className="rs-board" data-motion={reducedMotion ? 'reduced' : 'full'}>
      <div className="rs-layout" data-defcon={scene.s.defcon}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning */}
        <div className="rs-map-area" role="group" aria-label={strings.board} onKeyDown={moveFocus}>
          <MapPicture hovered={hovered} />
          {SPACES.map((at, i) => {
            const verb = spaceOffer(choice, at)
            const meant = outlook(at)
            return (
              <Plate
                key={at}
                at={at}
                s={scene.s}
                name={texts.spaces[at].mark}
                label={spaceName(scene.s, at, language, verb, meant)}
                isLegal={verb !== undefined}
                isReachable={hasOffer ? verb !== undefined : i === 0}
                isMarked={marks.some(mark => mark.kind === 'space' && mark.id === at)}
                chip={meant && chipOf(meant)}
                flash={scene.flash?.at === at ? scene.flash : undefined}
                onClick={event => click(at, event)}
                onHover={isOver => setHovered(isOver ? at : undefined)}
              />
            )
          })}
        </div>
        <div className="rs-light" aria-hidden="true" />
        <div className="rs-left">
          <Defcon s={scene.s} language={language} />
          <MilitaryOperations s={scene.s} language={language} />
          <SpaceRace s={scene.s} language={language} />
        </div>
        <div className="rs-right">
          <Turn s={scene.s} language={language} />
          <Scores s={scene.s} language={language} />
          <Autonomy {...panel} />
          <Piles {...panel} />
          <Effects {...panel} />
        </div>
        {hovered && (
          <div className="rs-map-area rs-over">
            <Tip
              at={hovered}
              s={scene.s}
              language={language}
              forecast={outlook(hovered)}
              offered={offered && strings.spaceOffers[offered]}
            />
          </div>
        )}
        <VictoryPoints s={scene.s} language={language} />
        {scene.headlines && <Headlines headlines={scene.headlines} language={language} zoom={zoom} />}
        {scene.dice && scene.dice.dice.length > 0 && <Dice dice={scene.dice} language={language} />}
        {scene.played && <PlayedCard played={scene.played} language={language} />}
        <BidPick choice={choice} language={language} act={act} />
      </div>
    </div>
  )
}

/** The short text beside a plate. */
function chipOf(meant: Forecast): Chip | undefined {
  if (meant.kind === 'place') return meant.cost > 0 ? { text: String(meant.cost), isDanger: false } : undefined
  if (meant.kind === 'realign') return { text: `${percent(meant.odds.win)}%`, isDanger: false }
  return { text: `${percent(meant.odds.success)}%`, isDanger: meant.danger.war.hits > 0 || meant.stake !== undefined }
}
