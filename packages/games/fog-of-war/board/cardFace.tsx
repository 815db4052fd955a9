// The faces of all cards, drawn from their data, and their backs: combat cards, provinces, neutral forces, objectives.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { memo, type ReactElement, type ReactNode } from 'react'
import { COMBAT, COMBAT_CARDS, type CombatCard } from '../content/combatCards.ts'
import {
  NEUTRAL,
  NEUTRAL_CARDS,
  type NeutralCard,
  OBJECTIVE_PROVINCE,
  OBJECTIVES,
  type Objective,
} from '../content/otherCards.ts'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { CARD_SCENE } from './cardArt.ts'
import { OUTLINE, PLATES } from './geometry.ts'
import { EMBLEM, type Emblem, Sign } from './symbols.tsx'
import { UnitFigure } from './unitFigures.tsx'

type FaceProps = { readonly card: string; readonly language: Language }

export const CardFace = memo(function CardFace({ card, language }: FaceProps): ReactElement {
  const combat = findName(COMBAT_CARDS, card)
  if (combat) return <CombatFace card={combat} language={language} />
  const neutral = findName(NEUTRAL_CARDS, card)
  if (neutral) return <NeutralFace card={neutral} language={language} />
  const objective = findName(OBJECTIVES, card)
  if (objective) return <ObjectiveFace card={objective} language={language} />
  const province = findName(PROVINCES, card)
  return province ? <ProvinceFace at={province} language={language} /> : <CardBack owner="neutral" />
})

function CombatFace({ card, language }: { readonly card: CombatCard; readonly language: Language }): ReactElement {
  const { nation, type, land, sea, side } = COMBAT[card]
  const texts = DICTIONARIES[language]
  return (
    <span className={`fw-card fw-card-${type} fw-nation-${nation} fw-card-of-${side}`}>
      <span className="fw-card-in">
        <span className="fw-card-values">
          {type === 'decoy' ? (
            <b className="fw-card-value">0</b>
          ) : (
            <>
              {land > 0 && (
                <b className="fw-card-value">
                  {land}
                  <Sign name={type === 'fort' ? 'fort' : 'land'} label={texts.terrains.land} />
                </b>
              )}
              {sea > 0 && (
                <b className="fw-card-value fw-card-value-sea">
                  {sea}
                  <Sign name="naval" label={texts.terrains.sea} />
                </b>
              )}
            </>
          )}
        </span>
        <CardScene card={card} />
        <span className={nameClass(texts.cards[card].name)}>{texts.cards[card].name}</span>
        <span className="fw-card-foot">
          <Sign name={type} />
          <span>{texts.cardTypes[type].name}</span>
          <i>{texts.nations[nation]}</i>
        </span>
        <span className="fw-card-text">{texts.cardTypes[type].effect}</span>
      </span>
    </span>
  )
}

/** Letters of a word that fills the width of a card. */
const LONG_WORD = 12

function nameClass(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map(word => word.length))
  return `fw-card-name ${longest > LONG_WORD ? 'fw-card-name-long' : ''}`
}

/** A landscape with the card's figures in it: sky and sun, ridges, ground or sea, smoke. */
function CardScene({ card }: { readonly card: CombatCard }): ReactElement {
  const { figures, ground, sky } = CARD_SCENE[card]
  const isLow = sky === 'dusk' || sky === 'dawn'
  const burns = ground === 'land' && figures.some(({ figure }) => SMOKING.includes(figure))
  return (
    <Scenery sky={sky} sun={{ x: isLow ? 118 : 124, y: isLow ? 84 : 28 }}>
      <g transform="translate(-9 42) scale(0.84)">
        <path d="M-20 66Q10 48 44 60T108 50 170 60 230 54V130H-20Z" className="fw-farthest" />
        <path d="M0 74Q30 58 64 70T132 62 200 72V130H0Z" className="fw-far" />
        {ground === 'sea' && <Sea />}
        {ground === 'land' && <path d="M0 92Q50 80 104 90T200 86V130H0Z" className="fw-ground" />}
        {burns && <Smoke />}
        {ground === 'land' && <path d="M0 112Q60 102 120 110T200 106V130H0Z" className="fw-ground-near" />}
        {ground === 'air' && (
          <>
            <path d="M-10 84q18-12 36-4 12-14 34-6 20-8 34 6H-10Z" className="fw-cloud fw-cloud-far" />
            <path
              d="M-10 104q14-14 30-6 8-16 28-10 16-8 26 4 20-6 26 8H-10ZM110 116q10-12 24-6 10-14 30-6 18-4 26 12v14H110Z"
              className="fw-cloud"
            />
          </>
        )}
        {figures.map(({ figure, x, y, scale, turn = 0 }) => (
          <g key={`${figure} ${x}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
            {ground === 'land' && <ellipse rx="38" ry="3.500" cy="1" className="fw-shade" />}
            {ground === 'sea' && figure !== 'bunker' && <path d="M-60 3H60L48 8H-46Z" className="fw-shade" />}
            <UnitFigure figure={figure} />
          </g>
        ))}
        {ground === 'land' && <path d={GRASS} className="fw-grass" />}
      </g>
    </Scenery>
  )
}

/** Where these fight, something burns. */
const SMOKING: readonly string[] = ['tank', 'gun', 'bunker']

const GRASS =
  'M12 130q2-9 5-12-1 7 0 12M26 130q0-7-4-12 6 4 8 12M88 130q2-8 6-11-2 6-1 11M102 130q-1-6-4-9 5 3 8 9M158 130q2-9 6-13-2 8-1 13M176 130q-1-7-4-10 5 3 8 10'

const Smoke = (): ReactElement => (
  <>
    <path d="M30 84C26 70 36 66 31 54 27 44 36 38 33 24 46 34 40 46 46 54 52 64 44 72 46 84Z" className="fw-smoke" />
    <path
      d="M172 82C168 72 176 68 172 58 170 50 178 44 176 34 186 42 182 52 186 60 190 68 184 74 186 82Z"
      className="fw-smoke"
    />
  </>
)

const Sea = (): ReactElement => (
  <>
    <path d="M0 84H200V130H0Z" className="fw-waves-base" />
    <path d="M92 84H164L200 130H60Z" className="fw-glitter" />
    <path
      d="M0 92q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0M-8 106q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0M0 120q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"
      className="fw-waves"
    />
  </>
)

type SceneryProps = {
  readonly sky: 'day' | 'dawn' | 'dusk' | 'grey'
  readonly sun: { readonly x: number; readonly y: number }
  readonly children: ReactNode
}

/** The sky is painted behind the drawing; around the sun it glows, and bars of cloud drift across. */
const Scenery = ({ sky, sun: { x, y }, children }: SceneryProps): ReactElement => (
  <svg
    viewBox="0 0 150 150"
    className={`fw-card-scene fw-sky-${sky}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    {[34, 23].map(r => (
      <circle key={r} cx={x} cy={y} r={r} className="fw-sun-glow" />
    ))}
    <circle cx={x} cy={y} r="13" className="fw-sun" />
    <path
      d="M58 26h46q6 0 6 3t-6 3H58q-6 0-6-3t6-3ZM96 46h44q5 0 5 2.500t-5 2.500H96q-5 0-5-2.500t5-2.500ZM6 62h30q5 0 5 2t-5 2H6q-5 0-5-2t5-2Z"
      className="fw-bars"
    />
    {children}
  </svg>
)

function NeutralFace({ card, language }: { readonly card: NeutralCard; readonly language: Language }): ReactElement {
  const { value } = NEUTRAL[card]
  const texts = DICTIONARIES[language]
  return (
    <span className="fw-card fw-card-neutral">
      <span className="fw-card-in">
        <span className="fw-card-values">
          <b className="fw-card-value">
            {value}
            <Sign name="neutral" />
          </b>
        </span>
        <Scenery sky="day" sun={{ x: 124, y: 28 }}>
          <g transform="translate(-9 42) scale(0.84)">
            <path d="M-20 66Q10 48 44 60T108 50 170 60 230 54V130H-20Z" className="fw-farthest" />
            <path d="M0 74Q30 58 64 70T132 62 200 72V130H0Z" className="fw-far" />
            <path d="M0 96Q50 86 104 94T200 90V130H0Z" className="fw-ground" />
            {[60, 100, 140].slice(0, Math.max(1, value)).map(x => (
              <g key={x} transform={`translate(${x} 106) scale(1.3)`}>
                <ellipse rx="20" ry="3" className="fw-shade" />
                <UnitFigure figure={value === 0 ? 'teeth' : 'infantry'} />
              </g>
            ))}
            <path d={GRASS} className="fw-grass" />
          </g>
        </Scenery>
        <span className="fw-card-name">{TEXT[language].card(card).name}</span>
        <span className="fw-card-foot">
          <Sign name="neutral" />
          <span>{texts.cardTypes.neutral.name}</span>
        </span>
        <span className="fw-card-text">{texts.cardTypes.neutral.effect}</span>
      </span>
    </span>
  )
}

/** The piece of the map around a province, in a square. */
function Piece({ at, isTarget }: { readonly at: Province; readonly isTarget: boolean }): ReactElement {
  const { x, y } = PLATES[at]
  return (
    <svg
      viewBox={`${x - 110} ${y - 80} 220 160`}
      className="fw-card-piece"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x={x - 400} y={y - 400} width="800" height="800" className="fw-sea" />
      {PROVINCES.filter(one => PROVINCE[one].terrain === 'land').map(one => (
        <path key={one} d={OUTLINE[one]} className="fw-piece-land" />
      ))}
      <path d={OUTLINE[at]} fillRule="evenodd" className="fw-piece-own" />
      {isTarget && <path d={`M${x} ${y - 34}V${y + 34}M${x - 34} ${y}H${x + 34}`} className="fw-piece-cross" />}
      {isTarget && <circle cx={x} cy={y} r="24" className="fw-piece-cross" />}
    </svg>
  )
}

function ProvinceFace({ at, language }: { readonly at: Province; readonly language: Language }): ReactElement {
  const { vp, resources, winter } = PROVINCE[at]
  const texts = DICTIONARIES[language]
  return (
    <span className={`fw-card fw-card-province fw-card-${PROVINCE[at].terrain}-province`}>
      <span className="fw-card-in">
        <Piece at={at} isTarget={false} />
        <span className="fw-card-name">{texts.provinces[at].label}</span>
        <span className="fw-card-foot">
          <Sign name="point" label={texts.tracks.vp} />
          <b>{vp}</b>
          <Sign name="resource" label={texts.tracks.resources} />
          <b>{resources}</b>
          {winter !== 'normal' && <Sign name={winter === 'snow' ? 'winter' : 'summer'} label={texts.winters[winter]} />}
        </span>
      </span>
    </span>
  )
}

function ObjectiveFace({ card, language }: { readonly card: Objective; readonly language: Language }): ReactElement {
  const { text } = TEXT[language].card(card)
  return (
    <span className="fw-card fw-card-objective">
      <span className="fw-card-in">
        <Piece at={OBJECTIVE_PROVINCE[card]} isTarget />
        <span className="fw-card-name">{DICTIONARIES[language].provinces[OBJECTIVE_PROVINCE[card]].label}</span>
        <span className="fw-card-text">{text}</span>
      </span>
    </span>
  )
}

/** A back: canvas in the colour of its side, its emblem, and mist. */
export function CardBack({ owner }: { readonly owner: Emblem }): ReactElement {
  return (
    <span className={`fw-card fw-back fw-back-${owner}`}>
      <svg viewBox="0 0 200 280" className="fw-back-picture" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 12H188V268H12Z" className="fw-back-frame" />
        <path
          d="M0 60Q50 40 100 60T200 56M0 110Q50 90 100 112T200 104M0 170Q50 150 100 172T200 164M0 222Q50 204 100 222T200 216"
          className="fw-back-mist"
        />
        <g transform="translate(52 92) scale(0.1875)">
          <path d={EMBLEM[owner]} className="fw-back-emblem" />
        </g>
      </svg>
    </span>
  )
}
