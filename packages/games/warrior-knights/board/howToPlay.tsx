// One page on how to play, with pictures of the real board and cards.

import type { Language } from '@ludoteka/kernel'
import { HowToPage } from '@ludoteka/ui/how'
import type { ReactElement } from 'react'
import { CardFace } from './cardFace.tsx'
import { KingdomPicture } from './mapPicture.tsx'
import type { HowToPicture } from './strings.howTo.ts'
import { STRINGS } from './strings.ts'

export function HowToPlay({ language }: { readonly language: Language }): ReactElement {
  return <HowToPage className="wk-how" howTo={STRINGS[language].howTo} pictures={PICTURES} language={language} />
}

const faces = (language: Language, ...cards: readonly string[]): ReactElement => (
  <>
    {cards.map(card => (
      <CardFace key={card} card={card} language={language} />
    ))}
  </>
)

const PICTURES: Readonly<Record<HowToPicture, (language: Language) => ReactElement>> = {
  realm: () => (
    <span className="wk-how-map wk-realm">
      <KingdomPicture />
    </span>
  ),
  plan: language => faces(language, 'levyTaxes', 'mobilizeForces', 'versatileStrategy'),
  phases: language => faces(language, 'rallySupport', 'draftSoldiers'),
  troops: language => faces(language, 'regular100', 'swiss150'),
  battle: language => faces(language, 'fate01', 'fate02', 'fate03'),
  assembly: language => faces(language, 'cityTax', 'lordMarshal'),
  events: language => faces(language, 'importantEvent', 'fundExpedition'),
}
