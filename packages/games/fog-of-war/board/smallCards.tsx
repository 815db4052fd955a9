// Cards side by side, in dossiers and stages; each is shown large under the pointer.

import type { Language } from '@ludoteka/kernel'
import { type BoardProps, useZoom } from '@ludoteka/ui'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { TEXT } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'

type Zoom = { readonly zoom: BoardProps['zoom'] }

/** A card that is no button: it can only be looked at. */
export function SeenCard({
  card,
  zoom,
  children,
  ...rest
}: Zoom & {
  readonly card: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly label: string
  readonly children: ReactNode
}): ReactElement {
  const { label, ...look } = rest
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <span {...look} {...zooming} role="img" aria-label={label}>
      {children}
    </span>
  )
}

type SmallCardsProps = Zoom & { readonly cards: readonly string[]; readonly language: Language }

export function SmallCards({ cards, language, zoom }: SmallCardsProps): ReactElement {
  return (
    <span className="fw-small-cards">
      {withCopies(cards).map(({ card, key }) => (
        <SeenCard key={key} card={card} zoom={zoom} label={TEXT[language].card(card).name}>
          <CardFace card={card} language={language} />
        </SeenCard>
      ))}
    </span>
  )
}

/** A key for each copy of a card: the same copy stays the same. */
export function withCopies(
  cards: readonly string[],
): readonly { readonly card: string; readonly copy: number; readonly key: string }[] {
  const copies = new Map<string, number>()
  return cards.map(card => {
    const copy = (copies.get(card) ?? 0) + 1
    copies.set(card, copy)
    return { card, copy, key: `${card} ${copy}` }
  })
}
