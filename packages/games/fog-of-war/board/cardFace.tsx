// The faces of all cards, drawn from their data, and their backs: combat cards, provinces, neutral forces, objectives.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
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
import { CardScene } from './cardScene.tsx'
import { OUTLINE, PLATES } from './geometry.ts'
import { ProvincePicture } from './provincePicture.tsx'
import { EMBLEM, type Emblem, Sign } from './symbols.tsx'

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
        <CardScene card={card} />
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
function Piece({ at }: { readonly at: Province }): ReactElement {
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
    </svg>
  )
}

function ProvinceFace({ at, language }: { readonly at: Province; readonly language: Language }): ReactElement {
  const { vp, resources, winter } = PROVINCE[at]
  const texts = DICTIONARIES[language]
  const { label, mark } = texts.provinces[at]
  return (
    <span className={`fw-card fw-card-province fw-card-${PROVINCE[at].terrain}-province`}>
      <span className="fw-card-in">
        <ProvincePicture at={at} />
        <span className={nameClass(label)}>
          <span className="fw-card-whole-name">{label}</span>
          <span className="fw-card-mark">{mark}</span>
        </span>
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
        <CardScene card={card} />
        <span className="fw-card-inset">
          <Piece at={OBJECTIVE_PROVINCE[card]} />
        </span>
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
