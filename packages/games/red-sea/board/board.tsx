// The board: the map with its plates, the panels around it, and what is shown above it for a moment.

import type { Language } from '@ludoteka/kernel'
import { type BoardProps, findName, moveFocus, pointOfClick, targetAt, targetOfClick } from '@ludoteka/ui'
import { type MouseEvent, type PointerEvent, type ReactElement, useMemo, useState } from 'react'
import { SPACES, type Space } from '../content/spaces.ts'
import { type Chance, percent, publicState, viewersSide } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { spaceName } from './accessibleNames.ts'
import { type Forecast, forecast } from './forecast.ts'
import { MapPicture } from './mapPicture.tsx'
import { plausibleOnSpace, spaceOffer } from './offeredActions.ts'
import { BidPick, Dice, Headlines, PlayedCard } from './overlays.tsx'
import { type Scene, sceneOf } from './scene.ts'
import { Alarms, Autonomy, Effects, Piles, Scores } from './sidePanels.tsx'
import { type Chip, Plate } from './spacePlate.tsx'
import { Tip } from './spaceTooltip.tsx'
import { STRINGS } from './strings.ts'
import { Defcon, MilitaryOperations, SpaceRace, Status, Turn, VictoryPoints } from './tracks.tsx'

/** Without a scene it shows the view at rest. */
export function Board(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, language, choice, act, select, selected, refuse, marks, zoom, reducedMotion } = props
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const rest = useMemo(() => sceneOf(view), [view])
  const { scene = rest } = props
  const table = useMemo(() => publicState(view), [view])
  const side = viewersSide(view, table)
  const [hovered, setHovered] = useState<Space>()
  const [isOpen, setOpen] = useState(false)
  const panel = { view, s: scene.s, language, zoom }
  const hasOffer = SPACES.some(at => spaceOffer(choice, at))

  const click = (event: MouseEvent<HTMLElement>): void => {
    const at = spaceOf(targetOfClick(event))
    if (!at) return
    const verb = spaceOffer(choice, at)
    if (verb) select(verb, at)
    else refuse(plausibleOnSpace(view, choice), at, pointOfClick(event))
  }
  const hover = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') setHovered(spaceOf(targetAt(event)))
  }
  const outlook = (at: Space): Forecast | undefined => {
    const verb = spaceOffer(choice, at)
    return verb && side ? forecast(view, table, side, verb, at) : undefined
  }
  const chosen = findName(SPACES, selected?.arg)
  const shown = hovered ?? chosen
  const offered = shown && spaceOffer(choice, shown)

  return (
    <div className="rs-board" data-motion={reducedMotion ? 'reduced' : 'full'}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the plates inside are pressed by keyboard. */}
      <div
        className="rs-layout"
        data-defcon={scene.s.defcon}
        onClick={click}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(undefined)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning */}
        <div className="rs-map-area" role="group" aria-label={strings.board} onKeyDown={moveFocus}>
          <MapPicture hovered={shown} />
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
                answer={verb && `${verb} ${at}`}
                isSelected={verb !== undefined && at === chosen}
                isReachable={hasOffer ? verb !== undefined : i === 0}
                isMarked={marks.some(mark => mark.kind === 'space' && mark.id === at)}
                chips={meant ? chipsOf(meant, language) : []}
                flash={scene.flash?.at === at ? scene.flash : undefined}
                onHover={isOver => setHovered(isOver ? at : undefined)}
              />
            )
          })}
        </div>
        <div className="rs-light" aria-hidden="true" />
        <Status s={scene.s} language={language} onOpen={() => setOpen(true)} />
        <div className={`rs-instruments ${isOpen ? 'rs-open lt-fills' : ''}`}>
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
          <button type="button" className="rs-fold" onClick={() => setOpen(false)}>
            {strings.backToMap}
          </button>
        </div>
        {shown && (
          <div className="rs-map-area rs-over">
            <Tip
              at={shown}
              s={scene.s}
              language={language}
              forecast={outlook(shown)}
              offered={offered && strings.spaceOffers[offered]}
            />
          </div>
        )}
        {view.result.kind === 'open' && <Alarms s={scene.s} language={language} />}
        <VictoryPoints s={scene.s} language={language} />
        {scene.headlines && <Headlines headlines={scene.headlines} language={language} zoom={zoom} />}
        {scene.dice && scene.dice.dice.length > 0 && <Dice dice={scene.dice} language={language} />}
        {scene.played && <PlayedCard played={scene.played} language={language} />}
        <BidPick choice={choice} language={language} act={act} />
      </div>
    </div>
  )
}

const spaceOf = (target: HTMLElement | undefined): Space | undefined => findName(SPACES, target?.dataset['space'])

/** The short texts beside a plate: what it costs, or how likely success and war are. */
function chipsOf(meant: Forecast, language: Language): readonly Chip[] {
  const strings = STRINGS[language]
  if (meant.kind === 'place') return meant.cost > 0 ? [{ text: strings.opsWorth(meant.cost), isDanger: false }] : []
  const success = (chance: Chance): Chip => ({
    word: strings.chips.success,
    text: `${percent(chance)}%`,
    isDanger: false,
  })
  const war = (chance: Chance): Chip => ({ word: strings.chips.war, text: `${percent(chance)}%`, isDanger: true })
  if (meant.kind === 'realign') return [success(meant.odds.win)]
  const { danger, stake, odds } = meant
  if (danger.war.hits > 0) return [success(odds.success), war(danger.war)]
  return stake ? [success(odds.success), { text: strings.chips.warLater, isDanger: true }] : [success(odds.success)]
}
