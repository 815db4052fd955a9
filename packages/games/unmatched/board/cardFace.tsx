// A card's face, drawn from data: the badge tells the kind by shape and colour, the picture is its own, the text is ours.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import { CARD, CARDS, type Card, type CardFacts, type CardType } from '../content/cards.ts'
import { DICTIONARIES, effectsOf } from '../text/index.ts'
import { CardScene } from './cardScene.tsx'
import { ICONS } from './icons.generated.ts'
import { STRINGS } from './strings.ts'

/** A star with so many points, in a square of 100. */
function burst(points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const r = i % 2 === 0 ? 52 : 43
    const angle = (i * Math.PI) / points
    return `${(50 + r * Math.sin(angle)).toFixed(1)} ${(50 - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** Badge shapes in a square of 100: colour is never the only sign. */
const BADGE: Readonly<Record<CardType, { readonly shape: string; readonly icon: string }>> = {
  attack: { shape: burst(16), icon: ICONS.broadsword },
  defense: { shape: 'M50 2Q70 12 94 12V50Q94 82 50 99 6 82 6 50V12Q30 12 50 2Z', icon: ICONS.shield },
  versatile: { shape: 'M50 1l43 24v50L50 99 7 75V25Z', icon: ICONS['cross-shield'] },
  scheme: { shape: 'M50 2a48 48 0 1 0 .1 0z', icon: ICONS['power-lightning'] },
}

/** Longer names take a smaller size, longer texts a smaller badge. */
const LONG_NAME = 20
const WORDY = 125

type CardFaceProps = { readonly card: string; readonly language: Language }

export const CardFace = memo(function CardFace({ card, language }: CardFaceProps): ReactElement {
  const known = findName(CARDS, card)
  return known ? <Face card={known} language={language} /> : <div className="um-card">{card}</div>
})

function Face({ card, language }: { readonly card: Card; readonly language: Language }): ReactElement {
  const texts = DICTIONARIES[language]
  const strings = STRINGS[language]
  const facts: CardFacts = CARD[card]
  const { name } = texts.cards[card]
  const effects = effectsOf(texts, card)
  const length = effects.reduce((sum, { timing, text }) => sum + timing.length + text.length, name.length)
  return (
    <div className={`um-card um-${facts.type} ${length > WORDY ? 'um-wordy' : ''}`} lang={language}>
      <div className="um-card-in">
        <div className="um-card-art">
          <CardScene card={card} />
        </div>
        <span className="um-card-kind" aria-hidden="true">
          {texts.cardTypes[facts.type]}
        </span>
        <div className="um-card-panel">
          <div className={`um-card-name ${name.length > LONG_NAME ? 'um-long' : ''}`}>{name}</div>
          <div className="um-card-text">
            {effects.length === 0 && <p className="um-card-none">{texts.noEffect}</p>}
            {effects.map(({ timing, text }) => (
              <p key={timing + text}>
                {timing && <b>{timing}: </b>}
                {text}
              </p>
            ))}
          </div>
          <div className="um-card-foot">
            <span className="um-card-boost">
              <span className="lt-unseen">{strings.boost}</span>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 1l9 9h-5v9H6v-9H1z" />
              </svg>
              {facts.boost}
            </span>
            <span className="um-card-who">{texts.users[facts.by]}</span>
            <span className="um-card-copies">{strings.copies(facts.copies)}</span>
          </div>
        </div>
        <Badge
          facts={facts}
          label={`${texts.cardTypes[facts.type]}${facts.type === 'scheme' ? '' : ` ${facts.value}`}`}
        />
      </div>
    </div>
  )
}

function Badge({ facts, label }: { readonly facts: CardFacts; readonly label: string }): ReactElement {
  const { shape, icon } = BADGE[facts.type]
  const isScheme = facts.type === 'scheme'
  return (
    <svg className="um-badge" viewBox="-6 -6 112 112" role="img" aria-label={label}>
      <path d={shape} className="um-badge-edge" />
      <path d={shape} className="um-badge-fill" />
      {isScheme ? (
        <path d={icon} transform="translate(20 20) scale(0.117)" className="um-badge-icon" />
      ) : (
        <>
          <path d={icon} transform="translate(34 10) scale(0.0625)" className="um-badge-icon" />
          <text x="50" y="84" textAnchor="middle" className="um-badge-number">
            {facts.value}
          </text>
        </>
      )}
    </svg>
  )
}
