// A card's face, drawn from data: the stripe and emblem tell the side, the star the operations, the text is ours.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import { CARD, CARDS, type Card, type CardFacts } from '../content/cards.ts'
import { cardSays, DICTIONARIES } from '../text/index.ts'
import { CardScene } from './cardScene.tsx'
import { ICONS } from './icons.generated.ts'
import { STRINGS } from './strings.ts'
import { Glyph, SIDE_EMBLEM } from './symbols.tsx'

/** A five-pointed star in a square of 100. */
const STAR = 'M50 3l14 31 34 4-25 23 7 34-30-17-30 17 7-34L2 38l34-4z'

/** Longer names and texts take a smaller size. */
const LONG_NAME = 22
const WORDY = 190
const VERY_WORDY = 300

type CardFaceProps = { readonly card: string; readonly language: Language }

export const CardFace = memo(function CardFace({ card, language }: CardFaceProps): ReactElement {
  const known = findName(CARDS, card)
  return known ? <Face card={known} language={language} /> : <div className="rs-card">{card}</div>
})

export function sideWord(side: CardFacts['side'], language: Language): string {
  const strings = STRINGS[language]
  if (side === 'us' || side === 'ussr') return DICTIONARIES[language].sides[side].label
  return side === 'none' ? strings.scoring : strings.neutral
}

function Face({ card, language }: { readonly card: Card; readonly language: Language }): ReactElement {
  const strings = STRINGS[language]
  const facts: CardFacts = CARD[card]
  const texts = DICTIONARIES[language]
  const { name } = texts.cards[card]
  const text = cardSays(texts, card)
  const length = text.length > VERY_WORDY ? 'rs-very-wordy' : text.length > WORDY ? 'rs-wordy' : ''
  return (
    <div className={`rs-card rs-card-${facts.side} ${length}`} lang={language}>
      <div className="rs-card-in">
        <div className="rs-card-head">
          <Ops facts={facts} label={facts.side === 'none' ? strings.scoring : strings.opsWorth(facts.ops)} />
          <span className="rs-card-side">
            <SideSigns side={facts.side} />
            {sideWord(facts.side, language)}
          </span>
        </div>
        <div className="rs-card-art">
          <CardScene card={card} />
        </div>
        <div className={`rs-card-name ${name.length > LONG_NAME ? 'rs-long' : ''}`}>
          <span className={facts.underlined ? 'rs-underlined' : ''}>{name}</span>
          {facts.starred && (
            <span className="rs-asterisk" role="img" aria-label={texts.starred} title={texts.starred}>
              ✻
            </span>
          )}
        </div>
        <div className="rs-card-text">{text}</div>
        <div className="rs-card-foot">
          <span>{facts.number}</span>
          <span>{texts.eras[facts.era]}</span>
        </div>
      </div>
    </div>
  )
}

/** Both emblems for a card of both; scoring cards carry none. */
function SideSigns({ side }: { readonly side: CardFacts['side'] }): ReactElement {
  const emblems = side === 'us' || side === 'ussr' ? [side] : side === 'neutral' ? (['us', 'ussr'] as const) : []
  return (
    <>
      {emblems.map(one => (
        <svg key={one} viewBox="0 0 512 512" aria-hidden="true" className="rs-card-emblem">
          <path d={SIDE_EMBLEM[one]} />
        </svg>
      ))}
      {side === 'none' && (
        <svg viewBox="0 0 512 512" aria-hidden="true" className="rs-card-emblem">
          <path d={ICONS.scales} />
        </svg>
      )}
    </>
  )
}

function Ops({ facts, label }: { readonly facts: CardFacts; readonly label: string }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" className="rs-card-ops" role="img" aria-label={label}>
      {facts.side === 'neutral' && (
        <defs>
          <linearGradient id="rs-both" x1="0" x2="1" y1="0" y2="1">
            <stop offset="0.5" className="rs-stop-us" />
            <stop offset="0.5" className="rs-stop-ussr" />
          </linearGradient>
        </defs>
      )}
      {facts.side === 'none' ? (
        <circle cx="50" cy="50" r="45" className="rs-ops-shape" />
      ) : (
        <path d={STAR} className="rs-ops-shape" />
      )}
      {facts.side === 'none' ? (
        <path d={ICONS.scales} transform="translate(22 22) scale(0.11)" className="rs-ops-icon" />
      ) : (
        <text x="50" y="69" textAnchor="middle" className="rs-ops-number">
          {facts.ops}
        </text>
      )}
    </svg>
  )
}

const GRID = Array.from({ length: 12 }, (_, i) => `M${6 + i * 10.5} 6v164M6 ${6 + i * 15}h114`).join('')

export const CardBack = memo(function CardBack(): ReactElement {
  return (
    <div className="rs-card rs-back">
      <svg viewBox="0 0 126 176" aria-hidden="true">
        <rect width="126" height="176" rx="7" fill="#11191a" />
        <rect x="4" y="4" width="118" height="168" rx="5" fill="#24403f" />
        <path d={GRID} stroke="#3d605c" strokeWidth="0.7" />
        <rect x="9" y="9" width="108" height="158" rx="3" fill="none" stroke="#d9c48d" strokeWidth="1.4" />
        <path
          d="M63 24a64 64 0 0 1 0 128a64 64 0 0 1 0-128M-1 88h128"
          fill="none"
          stroke="#d9c48d"
          strokeWidth="0.8"
          opacity="0.6"
        />
        <circle cx="63" cy="88" r="38" fill="#18292a" stroke="#d9c48d" strokeWidth="1.6" />
        <path d="M63 50a38 38 0 0 0 0 76z" fill="#2b5f97" />
        <path d="M63 50a38 38 0 0 1 0 76z" fill="#a5322c" />
        <g fill="#f2e6c4">
          <Glyph d={SIDE_EMBLEM.us} x={45} y={88} size={26} />
          <Glyph d={SIDE_EMBLEM.ussr} x={82} y={88} size={26} />
        </g>
        <g fill="#d9c48d">
          <Glyph d={ICONS.compass} x={63} y={28} size={18} />
          <Glyph d={ICONS.compass} x={63} y={148} size={18} />
        </g>
      </svg>
    </div>
  )
})
