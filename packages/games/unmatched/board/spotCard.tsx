// A card shown to everybody for a moment: a scheme being played, a boost.

import type { Language } from '@ludoteka/kernel'
import { seatColour } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { CardFace } from './cardFace.tsx'
import type { Spot } from './scene.ts'

export function SpotCard({ spot, language }: { readonly spot: Spot; readonly language: Language }): ReactElement {
  return (
    <div className="um-spot" style={{ outlineColor: seatColour(spot.seat).colour }}>
      <CardFace card={spot.card} language={language} />
    </div>
  )
}
