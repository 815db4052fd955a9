// One page on how to play, with pictures of the real board, figures and cards.

import type { Language } from '@ludoteka/kernel'
import { HowToPage } from '@ludoteka/ui/how'
import type { ReactElement } from 'react'
import { Battlefield } from './battlefield.tsx'
import { CardBack } from './cardBack.tsx'
import { CardFace } from './cardFace.tsx'
import { StandeeDrawing } from './standee.tsx'
import { type Picture, STRINGS } from './strings.ts'

export function HowToPlay({ language }: { readonly language: Language }): ReactElement {
  return <HowToPage className="um-how" howTo={STRINGS[language].howTo} pictures={PICTURES} language={language} />
}

const PICTURES: Readonly<Record<Picture, (language: Language) => ReactElement>> = {
  zones: () => (
    <div className="um-how-crop">
      <Battlefield board="marmoreal" />
    </div>
  ),
  turn: () => (
    <div className="um-how-figures">
      <StandeeDrawing fighter="arthur" seat={0} />
      <StandeeDrawing fighter="merlin" seat={0} />
      <StandeeDrawing fighter="medusa" seat={1} />
      <StandeeDrawing fighter="harpy1" seat={1} />
    </div>
  ),
  cards: language => (
    <>
      <CardFace card="sinbad.commandingImpact" language={language} />
      <CardFace card="arthur.theHolyGrail" language={language} />
      <CardFace card="alice.madAsAHatter" language={language} />
      <CardFace card="medusa.aMomentaryGlance" language={language} />
    </>
  ),
  combat: language => (
    <>
      <CardFace card="arthur.excalibur" language={language} />
      <CardBack hero="medusa" />
    </>
  ),
}
