// One page on how to play, with pictures of the real board and cards.

import type { Language } from '@ludoteka/kernel'
import { HowToPage } from '@ludoteka/ui/how'
import type { ReactElement } from 'react'
import { CardFace } from './cardFace.tsx'
import { DieFace } from './duel.tsx'
import { type HowToPicture, STRINGS } from './strings.ts'

export function HowToPlay({ language }: { readonly language: Language }): ReactElement {
  return <HowToPage className="bs-how" howTo={STRINGS[language].howTo} pictures={PICTURES} language={language} />
}

const PICTURES: Readonly<Record<HowToPicture, (language: Language) => ReactElement>> = {
  squad: language => (
    <>
      <CardFace card="countessMorael" language={language} />
      <CardFace card="vampire" language={language} />
      <CardFace card="boneHound" language={language} />
    </>
  ),
  court: language => <CardFace card="heraldBat" language={language} />,
  card: language => <CardFace card="orc" language={language} />,
  strike: () => (
    <span className="bs-how-dice">
      <DieFace face={4} kind="attack" throws={0} label="" />
      <DieFace face={2} kind="defence" throws={0} label="" />
    </span>
  ),
  stack: language => <CardFace card="bloodConjurer" language={language} />,
  end: language => <CardFace card="soulReaper" language={language} />,
}
