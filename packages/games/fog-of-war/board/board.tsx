// The board: the staff map with its provinces, both wheels, the tracks, and what is shown above it for a moment.

import { type Language, zoneIn } from '@ludoteka/kernel'
import { type BoardProps, findName, moveFocus, pointOfClick, targetAt, targetOfClick } from '@ludoteka/ui'
import { type MouseEvent, type PointerEvent, type ReactElement, useMemo, useState } from 'react'
import { INTEL_PRICE } from '../content/numbers.ts'
import { PROVINCES, type Province } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import { SLOTS } from '../content/wheel.ts'
import { half, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { AboutObjectives } from './aboutObjectives.tsx'
import { AboutOperation, OperationTitle } from './aboutOperation.tsx'
import { AboutProvince, ProvinceTitle } from './aboutProvince.tsx'
import { provinceWords } from './accessibleNames.ts'
import { Arrows, arrowWords, targetArrows } from './arrows.tsx'
import { BattleStage, backsIn } from './battleStage.tsx'
import { type Action, Dossier } from './dossier.tsx'
import { IntelStage } from './intelStage.tsx'
import { fogOver, knownAt, knownSlot, viewersSide } from './knowledge.ts'
import { holderOf, MapPicture, SupplyLines } from './mapPicture.tsx'
import { fogWords, Mist } from './mist.tsx'
import { isQuiet, type PlaceVerb, type ProvinceVerb, plainOffer, provinceOffers, slotOffers } from './offers.ts'
import { Announcement, Ledger } from './overlays.tsx'
import { areaOf, argOf, besides, keyOf, offersAt, type Place, placeOf, plausible } from './places.ts'
import { type Target, targetsKnown, waysTo } from './plans.ts'
import { Plate } from './provincePlate.tsx'
import { otherSide, type Scene, sceneOf } from './scene.ts'
import { useSpread } from './spread.ts'
import { isTurnedUp } from './storytelling.ts'
import { STRINGS } from './strings.ts'
import { hasSupply, supplyFlows } from './supply.ts'
import {
  Alarms,
  alarmsIn,
  Boxes,
  comingVp,
  lastAim,
  Objectives,
  PointsTrack,
  ProductionTrack,
  YearTrack,
} from './tracks.tsx'
import { Wheel } from './wheel.tsx'

/** Without a scene it shows the view at rest. */
export function Board(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, log, language, choice, act, select, selected, refuse, zoom, reducedMotion } = props
  const rest = useMemo(() => sceneOf(view, log), [view, log])
  const { scene = rest } = props
  const side = viewersSide(view)
  const near = side ?? 'axis'
  const [hovered, setHovered] = useState<Place>()
  const [opened, setOpened] = useState<Place>()
  const [largeWheel, setLargeWheel] = useState<Side>()
  const targets = useMemo(() => targetsKnown(view, scene), [view, scene])

  const click = (event: MouseEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('.fw-dossier, .fw-stage')) return
    const place = placeOf(targetOfClick(event)) ?? areaOf(event.target)
    const offers = place ? offersAt(choice, place, side) : []
    const plain = plainOffer(offers)
    if (!place) setOpened(undefined)
    else if (plain) {
      setOpened(undefined)
      setLargeWheel(undefined)
      select(plain, argOf(place))
    } else if (offers.length > 0) setOpened(place)
    else {
      // A finger has no other way to look: its first tap shows the dossier, and only the next one means more.
      const isLook = event.detail > 0 && isTouch() && (!opened || keyOf(opened) !== keyOf(place))
      setOpened(isLook ? place : undefined)
      if (!isLook && Object.keys(choice).length > 0 && side)
        refuse(plausible(view, choice, scene, place, side), argOf(place), pointOfClick(event))
    }
  }
  const hover = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') setHovered(placeOf(targetAt(event)))
  }
  const chosen = findName(PROVINCES, selected?.arg)
  const chosenSlot = findName(SLOTS, selected?.arg)
  const picked: Place | undefined = chosen
    ? { kind: 'province', at: chosen }
    : chosenSlot && side && { kind: 'slot', side, slot: chosenSlot }
  const isOpen = opened !== undefined && offersAt(choice, opened, side).length > 0
  const shown = opened ?? hovered ?? picked
  const battle = scene.battle && isTurnedUp(scene.battle) ? scene.battle : undefined
  const isBusy = battle !== undefined || scene.intel !== undefined

  const wheelOf = (owner: Side): ReactElement => (
    <BoardWheel
      {...props}
      owner={owner}
      scene={scene}
      chosen={owner === side ? chosenSlot : undefined}
      onHover={setHovered}
      isLarge={largeWheel === owner}
      onUnfold={() => setLargeWheel(largeWheel === owner ? undefined : owner)}
    />
  )
  return (
    <div
      className={props.scene ? 'fw-board' : 'fw-board is-at-rest'}
      data-motion={reducedMotion ? 'reduced' : 'full'}
      data-season={scene.isWinter ? 'winter' : 'summer'}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the plates inside are pressed by keyboard. */}
      <div className="fw-layout" onClick={click} onPointerMove={hover} onPointerLeave={() => setHovered(undefined)}>
        <BoardMap
          {...props}
          scene={scene}
          targets={targets}
          lit={scene.battle?.at ?? (shown?.kind === 'province' ? shown.at : litBy(shown, targets))}
          isSelected={at => chosen === at || (opened?.kind === 'province' && opened.at === at)}
          onHover={setHovered}
        />
        <div className="fw-wheels">
          {wheelOf(near)}
          {wheelOf(otherSide(near))}
        </div>
        <div className="fw-tracks">
          <YearTrack scene={scene} language={language} />
          <PointsTrack scene={scene} language={language} coming={comingVp(view, scene)} />
          <ProductionTrack scene={scene} language={language} />
          <Objectives
            view={view}
            scene={scene}
            language={language}
            isLegal={offersAt(choice, { kind: 'objectives' }, side).length > 0}
            isQuiet={isQuiet(view, offersAt(choice, { kind: 'objectives' }, side))}
          />
        </div>
        <Alarms view={view} scene={scene} language={language} />
        {shown && !(isBusy && shown === picked) && (
          <Dossier
            key={keyOf(shown)}
            title={<TitleOf place={shown} scene={scene} language={language} />}
            place={besides(shown, near)}
            actions={isOpen && opened ? actionsAt(props, scene, opened) : []}
            language={language}
            onAct={verb => {
              if (!opened) return
              setOpened(undefined)
              setLargeWheel(undefined)
              act(verb, argOf(opened))
            }}
            onClose={opened && shown === opened ? () => setOpened(undefined) : undefined}
          >
            <About {...props} place={shown} scene={scene} />
          </Dossier>
        )}
        {battle && (
          <BattleStage
            battle={battle}
            backs={backsIn(scene, battle)}
            language={language}
            zoom={zoom}
            asked={{ view, choice, select }}
          />
        )}
        {scene.intel && <IntelStage intel={scene.intel} scene={scene} language={language} zoom={zoom} view={view} />}
        {!isBusy && <Ledger view={view} scene={scene} choice={choice} language={language} act={act} />}
        {scene.news && <Announcement news={scene.news} language={language} />}
      </div>
    </div>
  )
}

const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** An operation under the pointer lights what it aims at. */
function litBy(place: Place | undefined, targets: readonly Target[]): Province | undefined {
  if (place?.kind !== 'slot') return undefined
  return targets.find(({ side, slot }) => side === place.side && slot === place.slot)?.target
}

type MapProps = BoardProps & {
  readonly scene: Scene
  readonly targets: readonly Target[]
  readonly lit: Province | undefined
  isSelected(at: Province): boolean
  onHover(place: Place | undefined): void
}

function BoardMap(props: MapProps): ReactElement {
  const { view, scene, targets, lit, language, choice, marks, isSelected, onHover, reducedMotion } = props
  const texts = DICTIONARIES[language]
  const side = viewersSide(view)
  const hasOffers = PROVINCES.some(at => provinceOffers(choice, at).length > 0)
  const map = useSpread(
    alarmsIn(view, scene, language)
      .map(({ words }) => words)
      .join(),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning
    <div ref={map} className="fw-map-area" role="group" aria-label={STRINGS[language].board} onKeyDown={moveFocus}>
      <MapPicture
        holders={PROVINCES.map(at => holderOf(scene, at)).join(' ')}
        lit={lit}
        marked={marks.flatMap(({ kind, id }) => (kind === 'province' ? [id] : [])).join(' ')}
      />
      <SupplyLines flows={supplyFlows(scene)} />
      <Mist fog={fogWords(fogOver(view, scene))} reducedMotion={reducedMotion} />
      <Arrows arrows={arrowWords([...targetArrows(targets), ...attackArrows(props)])} />
      <Boxes scene={scene} language={language} />
      {PROVINCES.map((at, i) => {
        const offers = provinceOffers(choice, at)
        const plain = plainOffer(offers)
        return (
          <Plate
            key={at}
            at={at}
            scene={scene}
            known={knownAt(view, scene, at)}
            aims={targets
              .filter(({ target }) => target === at)
              .map(aim => ({ ...aim, letter: texts.slots[aim.slot].charAt(0) }))}
            name={texts.provinces[at].mark}
            label={provinceWords(view, scene, at, language, offers)}
            answer={plain && `${plain} ${at}`}
            isLegal={offers.length > 0}
            isQuiet={isQuiet(view, offers)}
            attack={attackOf(offers, scene, at, side)}
            isSelected={isSelected(at)}
            isDecisive={lastAim(scene) === at}
            isMarked={marks.some(mark => mark.kind === 'province' && mark.id === at)}
            isReachable={hasOffers ? offers.length > 0 : i === 0}
            hasSupply={hasSupply(scene, at)}
            onHover={isOver => onHover(isOver ? { kind: 'province', at } : undefined)}
          />
        )
      })}
    </div>
  )
}

function attackOf(
  offers: readonly ProvinceVerb[],
  scene: Scene,
  at: Province,
  side: Side | undefined,
): 'near' | 'far' | undefined {
  const isAttack = (verb: ProvinceVerb): boolean =>
    verb === 'plan' || (verb === 'reinforceQuagmire' && scene.quagmire[at] === side)
  if (!side || !offers.some(isAttack)) return undefined
  return waysTo(scene, side, at).length > 0 ? 'near' : 'far'
}

/** The attack under way, or those that could be chosen. */
function attackArrows({ scene: { battle }, choice }: MapProps): Parameters<typeof arrowWords>[0] {
  if (!battle) return []
  const { attacker, at, origin } = battle
  const possible = PROVINCES.filter(from => provinceOffers(choice, from).includes('attackFrom'))
  if (possible.length === 0) return [{ side: attacker, from: origin, to: at, look: 'attack' }]
  return possible.map(from => ({ side: attacker, from, to: at, look: 'possible' }))
}

type WheelProps = BoardProps & {
  readonly owner: Side
  readonly scene: Scene
  readonly chosen: (typeof SLOTS)[number] | undefined
  onHover(place: Place | undefined): void
  readonly isLarge: boolean
  onUnfold(): void
}

function BoardWheel({ view, choice, language, owner, scene, onHover, ...wheel }: WheelProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  return (
    <Wheel
      {...wheel}
      side={owner}
      scene={scene}
      language={language}
      known={slot => knownSlot(view, scene, owner, slot)}
      isReachable
      answer={slot => {
        const offers = slotOffers(choice, slot, owner === viewersSide(view))
        const plain = plainOffer(offers)
        const words = offers.map(verb => strings.offers[verb](texts.slots[slot]))
        return {
          isLegal: offers.length > 0,
          isCalling: offers.length > 0 && !isQuiet(view, offers),
          answer: plain && `${plain} ${slot}`,
          words,
        }
      }}
      onHover={slot => onHover(slot && { kind: 'slot', side: owner, slot })}
    />
  )
}

type AboutProps = { readonly place: Place; readonly scene: Scene; readonly language: Language }

function TitleOf({ place, scene, language }: AboutProps): ReactElement {
  if (place.kind === 'province') return <ProvinceTitle at={place.at} scene={scene} language={language} />
  if (place.kind === 'slot') return <OperationTitle side={place.side} slot={place.slot} language={language} />
  return <>{STRINGS[language].objectives}</>
}

function About({ place, scene, language, view, zoom, choice }: AboutProps & BoardProps): ReactElement {
  const about = { view, scene, language, zoom }
  if (place.kind === 'slot') return <AboutOperation {...about} side={place.side} slot={place.slot} />
  if (place.kind === 'objectives') return <AboutObjectives view={view} language={language} />
  const attack = provinceOffers(choice, place.at).find(verb => verb === 'plan' || verb === 'reinforceQuagmire')
  return <AboutProvince {...about} at={place.at} hasSupply={hasSupply(scene, place.at)} attack={attack} />
}

/** What may be done at a place, in the words of its buttons. */
function actionsAt({ view, choice, language }: BoardProps, scene: Scene, place: Place): readonly Action[] {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const side = viewersSide(view)
  const name =
    place.kind === 'province'
      ? texts.provinces[place.at].label
      : place.kind === 'slot'
        ? texts.slots[place.slot]
        : strings.objectives
  return offersAt(choice, place, side).map(verb => {
    const n = place.kind === 'objectives' ? zoneIn(view, ZONES.besideMorocco).count : stackAt(scene, place, verb, side)
    const price = view.step === 'turn.closing' ? INTEL_PRICE.closing : INTEL_PRICE.main
    const spying = side && n > 0 && strings.spyNote(price, scene.intelReady[side], half(n), n)
    return { verb, words: strings.offers[verb](name), note: spying || strings.offerNotes[verb] }
  })
}

/** How many cards an attempt of intelligence would be about. */
function stackAt(
  { stacks, wheels }: Scene,
  place: Exclude<Place, { readonly kind: 'objectives' }>,
  verb: PlaceVerb,
  side: Side | undefined,
): number {
  if (place.kind === 'slot') return verb === 'spyOperation' ? wheels[place.side].cards[place.slot] + 1 : 0
  if (verb === 'spyNeutral') return stacks[place.at].neutral
  return verb === 'spyArmy' && side ? stacks[place.at][otherSide(side)] : 0
}
