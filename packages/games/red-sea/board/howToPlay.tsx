// One page on how to play, with pictures of the real board, plates and cards.

import type { Language } from '@ludoteka/kernel'
import { HowToPage } from '@ludoteka/ui/how'
import type { ReactElement } from 'react'
import { SPACES, type Space } from '../content/spaces.ts'
import { sampleState } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'
import { PLATES } from './geometry.ts'
import { FRAME } from './map.generated.ts'
import { MapPicture } from './mapPicture.tsx'
import { Dice } from './overlays.tsx'
import { Scores } from './sidePanels.tsx'
import { PlatePicture } from './spacePlate.tsx'
import { type Picture, STRINGS } from './strings.ts'
import { Defcon } from './tracks.tsx'

const TABLE = sampleState(
  {
    ethiopia: [0, 3],
    somalia: [2, 1],
    kenya: [3, 1],
    sudan: [1, 0],
    saudiArabia: [4, 1],
    southYemen: [0, 2],
    egypt: [1, 2],
    djibouti: [1, 1],
    yemen: [0, 1],
  },
  { defcon: 3, vp: 2 },
)

export function HowToPlay({ language }: { readonly language: Language }): ReactElement {
  return <HowToPage className="rs-how" howTo={STRINGS[language].howTo} pictures={PICTURES} language={language} />
}

const PICTURES: Readonly<Record<Picture, (language: Language) => ReactElement>> = {
  map: language => (
    <div className="rs-how-crop">
      <div className="rs-how-sheet" style={{ '--ratio': `${FRAME.width} / ${FRAME.height}` }}>
        <MapPicture hovered={undefined} />
        {SPACES.map(at => (
          <Shown key={at} at={at} language={language} />
        ))}
      </div>
    </div>
  ),
  cards: language => (
    <>
      <CardFace card="theDerg" language={language} />
      <CardFace card="ogadenWar" language={language} />
    </>
  ),
  operations: language => (
    <Dice
      language={language}
      dice={{
        kind: 'coup',
        at: 'somalia',
        ops: 3,
        dice: [{ side: 'us', die: 4, isSet: false, plus: [3], total: 7 }],
        needed: 4,
        verdict: 'success',
      }}
    />
  ),
  defcon: language => <Defcon s={TABLE} language={language} />,
  scoring: language => (
    <>
      <Scores s={TABLE} language={language} />
      <CardFace card="africaScoring" language={language} />
    </>
  ),
}

function Shown({ at, language }: { readonly at: Space; readonly language: Language }): ReactElement {
  const { x, y, width } = PLATES[at]
  return (
    <span
      className="rs-how-plate"
      style={{
        left: `${(100 * x) / FRAME.width}%`,
        top: `${(100 * y) / FRAME.height}%`,
        width: `${(100 * width) / FRAME.width}%`,
      }}
    >
      <PlatePicture at={at} s={TABLE} name={DICTIONARIES[language].spaces[at].mark} />
    </span>
  )
}
