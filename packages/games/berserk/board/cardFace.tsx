// The faces of cards, drawn from their data, and their back.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import { CARD, CARDS, type CardId } from '../content/cards.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { Texts } from '../text/types.ts'
import { CardScene } from './cardScene.tsx'
import { ICONS, type IconName } from './icons.generated.ts'

export const CardFace = memo(function CardFace({
  card,
  language,
}: {
  readonly card: string
  readonly language: Language
}): ReactElement {
  const known = findName(CARDS, card)
  return known ? <Face card={known} language={language} /> : <CardBack />
})

/** The class that gives a card the colours of its element. */
export function elementClass(card: CardId): string {
  const { elements } = CARD[card]
  const [first] = elements
  if (first === undefined) return 'bs-el-neutral'
  return elements.length > 1 ? 'bs-el-mixed' : `bs-el-${first}`
}

/** Its type, with classes where it has any: "Creature · Slua". */
function kindOf({ terms }: Texts, card: CardId): string {
  const facts = CARD[card]
  const more =
    facts.type === 'equipment'
      ? [terms.equipmentClasses[facts.equipmentClass]]
      : facts.type === 'creature'
        ? facts.classes.map(one => terms.classes[one])
        : []
  return [terms.cardTypes[facts.type], ...more].join(' · ')
}

/** Letters from which a name or a text is set smaller. */
const LONG_NAME = 17
const LONG_TEXT = 110
const LONGEST_TEXT = 190

function Face({ card, language }: { readonly card: CardId; readonly language: Language }): ReactElement {
  const facts = CARD[card]
  const texts = DICTIONARIES[language]
  const { name, text } = texts.cards[card]
  const size = text.length > LONGEST_TEXT ? 'bs-card-text-longest' : text.length > LONG_TEXT ? 'bs-card-text-long' : ''
  return (
    <span className={`bs-card ${elementClass(card)}`}>
      <span className="bs-card-in">
        <b className={`bs-cost ${facts.elite ? 'bs-cost-elite' : ''}`}>{facts.cost}</b>
        <span className="bs-card-head">
          <span className={`bs-card-name ${name.length > LONG_NAME ? 'bs-card-name-long' : ''}`}>{name}</span>
        </span>
        <CardScene card={card} />
        <span className="bs-card-kind">{kindOf(texts, card)}</span>
        {text === '' ? null : <span className={`bs-card-text ${size}`}>{text}</span>}
        <CardValues card={card} />
      </span>
    </span>
  )
}

/** Life, movement and strike. */
export function CardValues({ card }: { readonly card: CardId }): ReactElement | null {
  const facts = CARD[card]
  if (!('life' in facts)) return null
  return (
    <span className="bs-card-foot">
      <Value icon="hearts" kind="life" value={String(facts.life)} />
      {'strike' in facts && (
        <>
          {facts.move > 0 && <Value icon="walking-boot" kind="move" value={String(facts.move)} />}
          {facts.keywords.some(({ k }) => k === 'flying') && <Value icon="feathered-wing" kind="move" value="" />}
          <Value icon="crossed-swords" kind="strike" value={facts.strike.join('–')} />
        </>
      )}
    </span>
  )
}

type ValueProps = { readonly icon: IconName; readonly kind: 'life' | 'move' | 'strike'; readonly value: string }

function Value({ icon, kind, value }: ValueProps): ReactElement {
  return (
    <span className={`bs-value bs-value-${kind}`}>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      {value}
    </span>
  )
}

export function CardBack(): ReactElement {
  return (
    <span className="bs-card">
      <span className="bs-card-in bs-back">
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={ICONS['rune-stone']} />
        </svg>
      </span>
    </span>
  )
}
