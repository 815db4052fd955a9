// The map: the kingdom with the sea around it, the lands overseas, everything that stands there, and what may be clicked.

import { type BoardProps, findName, moveFocus, namedTerm, pointOfClick, targetAt, targetOfClick } from '@ludoteka/ui'
import { type MouseEvent, type PointerEvent, type ReactElement, useState } from 'react'
import { AREAS, type Area, KINGDOM_AREAS, OVERSEAS_AREAS } from '../content/areas.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CENTRE, cityAt, isKingdomArea, isPort, KINGDOM } from './geometry.ts'
import { KingdomPicture } from './mapPicture.tsx'
import { AreaButton, type AreaFacts, Fleet } from './realmArea.tsx'
import { Dossier } from './realmDossier.tsx'
import { type Offer, offersByArea, plausibleAt } from './realmOffers.ts'
import { areaWords } from './realmWords.ts'
import { noblesIn, noblesOnPort, type Scene, strongholdIn } from './scene.ts'
import { nameOfAnswer } from './sceneParts.tsx'
import { STRINGS } from './strings.ts'

export function factsAt(scene: Scene, area: Area): AreaFacts {
  const name = cityAt(area)
  const city = name && scene.cities[name]
  const lord = strongholdIn(scene, area)
  const baronOf = (seat: number | undefined) => (seat === undefined ? undefined : scene.barons[seat]?.baron)
  return {
    area,
    city,
    cityOwner: baronOf(city?.owner),
    cityBesieger: baronOf(city?.siege?.by),
    lord,
    lordBesieger: baronOf(lord?.stronghold.siege?.by),
    nobles: noblesIn(scene, area),
    sailors: noblesOnPort(scene, area),
  }
}

const areaOfTarget = (target: HTMLElement | undefined): Area | undefined => findName(AREAS, target?.dataset['area'])

/** What a question calls the area it is about. */
const NAMING_TERMS = ['target', 'area', 'at'] as const

/** Where several things may be done, a click opens the dossier that offers them. */
const LIFT = 'lift'

const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

export function Realm(props: BoardProps & { readonly scene: Scene }): ReactElement {
  const { view, scene, language, choice, act, select, selected, refuse, marks } = props
  const { map } = STRINGS[language]
  const { areas } = DICTIONARIES[language].places
  const [hovered, setHovered] = useState<Area>()
  const [opened, setOpened] = useState<Area>()
  const offers = offersByArea(view, scene, choice)
  const offersAt = (area: Area): readonly Offer[] => offers.get(area) ?? []
  const named = NAMING_TERMS.flatMap(term => namedTerm(AREAS, view, term) ?? [])[0]
  const chosen = AREAS.find(area =>
    offersAt(area).some(({ verb, arg }) => verb === selected?.verb && arg === selected.arg),
  )

  const click = (event: MouseEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('.wk-dossier')) return
    const area = areaOfTarget(targetOfClick(event))
    const [only, ...more] = area ? offersAt(area) : []
    if (!area) setOpened(undefined)
    else if (only && more.length === 0) {
      setOpened(undefined)
      select(only.verb, only.arg)
    } else if (only) setOpened(area)
    else {
      // A finger has no other way to look: its first tap shows the dossier, and only the next one means more.
      const isLook = event.detail > 0 && isTouch() && opened !== area
      setOpened(isLook ? area : undefined)
      const meant = isLook ? undefined : plausibleAt(scene, choice, area)
      if (meant) refuse(meant.verb, meant.arg, pointOfClick(event))
    }
  }
  const hover = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') setHovered(areaOfTarget(targetAt(event)))
  }
  const shown = opened ?? hovered ?? chosen

  const button = (area: Area): ReactElement => {
    const facts = factsAt(scene, area)
    const here = offersAt(area)
    const [only, ...more] = here
    return (
      <AreaButton
        key={area}
        facts={facts}
        name={areas[area]}
        label={areaWords(
          facts,
          language,
          here.map(({ verb, arg }) => nameOfAnswer(view, language, verb, arg)),
        )}
        answer={only && (more.length === 0 ? `${only.verb} ${only.arg}` : `${LIFT} ${area}`)}
        isLegal={here.length > 0}
        isSelected={area === chosen || area === opened}
        isNamed={area === named}
        isMarked={marks.some(
          ({ kind, id }) => (kind === 'area' && id === area) || (kind === 'city' && id === facts.city?.city),
        )}
        isReachable={offers.size > 0 ? here.length > 0 : area === AREAS[0]}
        onHover={isOver => setHovered(isOver ? area : undefined)}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the areas inside are pressed by keyboard.
    <div className="wk-realm" onClick={click} onPointerMove={hover} onPointerLeave={() => setHovered(undefined)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning */}
      <div className="wk-kingdom" role="group" aria-label={map.realm} onKeyDown={moveFocus}>
        <KingdomPicture />
        {KINGDOM_AREAS.map(button)}
        {KINGDOM_AREAS.filter(isPort).map(area => (
          <Fleet key={area} area={area} sailors={noblesOnPort(scene, area)} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning */}
      <div className="wk-overseas" role="group" aria-label={map.overseas} onKeyDown={moveFocus}>
        {OVERSEAS_AREAS.map(button)}
      </div>
      {shown && (
        <Dossier
          key={shown}
          facts={factsAt(scene, shown)}
          language={language}
          side={isKingdomArea(shown) && CENTRE[shown].x < KINGDOM.width / 2 ? 'right' : 'left'}
          view={view}
          viewer={scene.viewer}
          offers={offersAt(shown)}
          onAct={({ verb, arg }) => {
            setOpened(undefined)
            act(verb, arg)
          }}
          onClose={opened === shown ? () => setOpened(undefined) : undefined}
        />
      )}
    </div>
  )
}
