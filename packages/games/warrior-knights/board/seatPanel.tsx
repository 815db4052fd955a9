// What is public about a seat: its goods, cities and tokens, what lies on it, and how near it is to the throne.

import { Icon, type SeatPanelProps, useZoom } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { isKingdomCity, NOBLES, nobleNamed } from '../rules/questions.ts'
import { cardText } from '../text/cardTexts.ts'
import { DICTIONARIES } from '../text/index.ts'
import { GOODS_ICON } from './actionIcons.ts'
import { ICONS } from './icons.generated.ts'
import { type BaronFacts, GOODS, holdsHeir, type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

export function SeatPanel({ view, language, seat, zoom }: SeatPanelProps): ReactElement | null {
  const scene = useMemo(() => sceneOf(view), [view])
  const baron = scene.barons[view.seats.indexOf(seat)]
  if (!baron) return null
  return (
    <div className="wk-seat">
      <p className="wk-seat-baron">{DICTIONARIES[language].seats[baron.baron]}</p>
      <Goods baron={baron} language={language} />
      <Tokens baron={baron} scene={scene} language={language} />
      <Cards baron={baron} language={language} zoom={zoom} />
      {view.result.kind === 'open' && <Prospects baron={baron} scene={scene} language={language} />}
    </div>
  )
}

/** The same in one line. */
export function SeatLine({ view, language, seat }: SeatPanelProps): ReactElement | null {
  const scene = useMemo(() => sceneOf(view), [view])
  const baron = scene.barons[view.seats.indexOf(seat)]
  if (!baron) return null
  return (
    <div className="wk-seat wk-seat-line">
      <Goods baron={baron} language={language} />
      <Tokens baron={baron} scene={scene} language={language} isShort />
    </div>
  )
}

type PartProps = Pick<SeatPanelProps, 'language'> & { readonly baron: BaronFacts }

function Goods({ baron, language }: PartProps): ReactElement {
  const strings = STRINGS[language]
  return (
    <ul className="wk-seat-goods">
      {GOODS.map(goods => {
        const label = strings.goods[goods](baron[goods])
        return (
          <li key={goods} className={`is-${goods}`} title={label}>
            <Icon d={GOODS_ICON[goods]} size={17} label={label} />
            <span aria-hidden="true">{baron[goods]}</span>
          </li>
        )
      })}
      <li title={strings.cities(baron.cities.length)}>
        <Icon d={ICONS.castle} size={17} label={strings.cities(baron.cities.length)} />
        <span aria-hidden="true">{baron.cities.length}</span>
      </li>
    </ul>
  )
}

type Token = { readonly icon: string; readonly label: string; readonly isBad?: boolean }

function tokensOf(baron: BaronFacts, scene: Scene, language: SeatPanelProps['language']): readonly Token[] {
  const strings = STRINGS[language]
  const isActing = scene.actingChairman === baron.seat
  const { cities } = DICTIONARIES[language].places
  const besieged = baron.cities.filter(city => scene.cities[city].siege !== undefined).map(city => cities[city])
  const isWithoutStronghold = scene.round > 0 && baron.stronghold.area === undefined
  return [
    ...(baron.isChairman ? [{ icon: ICONS.gavel, label: strings.chairman }] : []),
    ...(isActing ? [{ icon: ICONS.gavel, label: strings.presides }] : []),
    ...(baron.isHeadOfChurch ? [{ icon: ICONS.church, label: strings.headOfChurch }] : []),
    ...(baron.isBanned ? [{ icon: ICONS.cancel, label: strings.banned, isBad: true }] : []),
    ...(baron.isHeretic ? [{ icon: ICONS.cancel, label: strings.heretic, isBad: true }] : []),
    ...(baron.isEliminated
      ? [{ icon: ICONS.cancel, label: strings.eliminated, isBad: true }]
      : isWithoutStronghold
        ? [{ icon: ICONS.cancel, label: strings.noStronghold, isBad: true }]
        : []),
    // 21.3
    ...NOBLES.filter(of => nobleNamed(of).seat !== baron.seat && holdsHeir(scene, baron.seat, of)).map(of => ({
      icon: ICONS['imperial-crown'],
      label: strings.holdsHeir(of),
    })),
    ...[...besieged, ...(baron.stronghold.siege ? [strings.assigning.stronghold] : [])].map(what => ({
      icon: ICONS.castle,
      label: strings.besieged(what),
      isBad: true,
    })),
  ]
}

function Tokens({
  baron,
  scene,
  language,
  isShort = false,
}: PartProps & { readonly scene: Scene; readonly isShort?: boolean }): ReactElement | null {
  const tokens = tokensOf(baron, scene, language)
  if (tokens.length === 0) return null
  return (
    <ul className="wk-seat-tokens">
      {tokens.map(({ icon, label, isBad }) => (
        <li key={label} title={label} className={isBad ? 'is-bad' : ''}>
          <Icon d={icon} size={15} {...(isShort ? { label } : {})} />
          {isShort ? null : label}
        </li>
      ))}
    </ul>
  )
}

/** Charges, offices and lasting events: a look at the card is one hover away. */
function Cards({ baron, language, zoom }: PartProps & Pick<SeatPanelProps, 'zoom'>): ReactElement | null {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const nameOf = (card: string): string => cardText(texts, card).name
  const cards = [
    ...baron.charges.map(card => ({ card, icon: ICONS['tied-scroll'], label: nameOf(card) })),
    ...baron.offices.map(({ shape, office }) => ({
      card: office,
      icon: ICONS.medal,
      label: strings.office(nameOf(office), texts.cards.nobles[baron.baron][shape]),
    })),
    ...baron.events.map(card => ({ card, icon: ICONS['scroll-unfurled'], label: strings.event(nameOf(card)) })),
  ]
  if (cards.length === 0) return null
  return (
    <ul className="wk-seat-cards">
      {cards.map(({ card, icon, label }) => (
        <li key={card}>
          <CardChip card={card} icon={icon} label={label} zoom={zoom} />
        </li>
      ))}
    </ul>
  )
}

type ChipProps = Pick<SeatPanelProps, 'zoom'> & { readonly card: string; readonly icon: string; readonly label: string }

function CardChip({ card, icon, label, zoom }: ChipProps): ReactElement {
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <button type="button" {...zooming}>
      <Icon d={icon} size={14} />
      {label}
    </button>
  )
}

/** What Upkeep brings, and whether the throne is near. */
function Prospects({ baron, scene, language }: PartProps & { readonly scene: Scene }): ReactElement | null {
  const strings = STRINGS[language]
  if (scene.round === 0 || baron.isEliminated) return null
  const held = baron.cities.filter(isKingdomCity).length
  const isNear = held + 1 >= scene.citiesToWin
  return (
    <>
      {baron.influenceToCome > 0 && <p className="wk-seat-note">{strings.upkeep(baron.influenceToCome)}</p>}
      {held > 0 && (
        <p className={`wk-seat-note ${isNear ? 'is-near' : ''}`}>{strings.citiesToWin(held, scene.citiesToWin)}</p>
      )}
    </>
  )
}
