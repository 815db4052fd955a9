// One page on how to play, with pictures of the real board.

import type { Language } from '@ludoteka/kernel'
import { HowToPage } from '@ludoteka/ui/how'
import type { ReactElement } from 'react'
import { PROVINCES } from '../content/provinces.ts'
import { projectedVp } from '../rules/questions.ts'
import type { Picture } from '../text/howTo.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Arrows, arrowWords } from './arrows.tsx'
import { BattleStage } from './battleStage.tsx'
import { CardFace } from './cardFace.tsx'
import { PLATES } from './geometry.ts'
import { IntelStage } from './intelStage.tsx'
import { FRAME } from './map.generated.ts'
import { holderOf, MapPicture, SupplyLines } from './mapPicture.tsx'
import { fogWords, Mist } from './mist.tsx'
import { PlatePicture, percent } from './provincePlate.tsx'
import { SAMPLE } from './sampleScene.ts'
import { STRINGS } from './strings.ts'
import { hasSupply, stateOf, supplyFlows } from './supply.ts'
import { PointsTrack, ProductionTrack, YearTrack } from './tracks.tsx'
import { Wheel } from './wheel.tsx'

const nothing = (): void => undefined

export function HowToPlay({ language }: { readonly language: Language }): ReactElement {
  return <HowToPage className="fw-how" howTo={STRINGS[language].howTo} pictures={PICTURES} language={language} />
}

/** What the Axis do not see. */
const FOG = PROVINCES.flatMap(at =>
  SAMPLE.stacks[at].allies + SAMPLE.stacks[at].neutral > 0 ? [{ at, density: 0.9 }] : [],
)

const PICTURES: Readonly<Record<Picture, (language: Language) => ReactElement>> = {
  map: language => (
    <div className="fw-how-crop fw-layout">
      <div className="fw-how-sheet fw-map-area">
        <MapPicture holders={PROVINCES.map(at => holderOf(SAMPLE, at)).join(' ')} lit={undefined} marked="" />
        <SupplyLines flows={supplyFlows(SAMPLE)} />
        <Mist fog={fogWords(FOG)} reducedMotion />
        <Arrows arrows={arrowWords([{ side: 'axis', from: 'ruhr', to: 'paris', look: 'ready' }])} />
        {PROVINCES.map(at => (
          <span
            key={at}
            className={`fw-plate fw-plate-${holderOf(SAMPLE, at)}`}
            style={{ left: percent(PLATES[at].x, FRAME.width), top: percent(PLATES[at].y, FRAME.height) }}
          >
            <PlatePicture
              at={at}
              scene={SAMPLE}
              aims={at === 'paris' ? [{ side: 'axis', letter: 'A', strength: 7, isReady: true }] : []}
              known={{ side: 'axis', own: 4, army: undefined, neutrals: undefined, open: undefined }}
              name={DICTIONARIES[language].provinces[at].mark}
              hasSupply={hasSupply(SAMPLE, at)}
            />
          </span>
        ))}
      </div>
    </div>
  ),
  cards: language => (
    <>
      <CardFace card="panzerGroup" language={language} />
      <CardFace card="homeFleet" language={language} />
      <CardFace card="dummyArmy" language={language} />
    </>
  ),
  wheel: language => (
    <Wheel
      side="axis"
      scene={SAMPLE}
      language={language}
      known={slot => ({
        target: slot === 'alpha' ? 'paris' : slot === 'charlie' ? 'lowCountries' : 'norway',
        strength: slot === 'alpha' ? 7 : slot === 'charlie' ? 3 : 2,
        isSeen: false,
      })}
      answer={() => ({ isLegal: false, isCalling: false, answer: undefined, words: [] })}
      chosen={undefined}
      isReachable={false}
      onHover={nothing}
      isLarge={false}
      onUnfold={nothing}
    />
  ),
  battle: language => (
    <BattleStage
      language={language}
      zoom={nothing}
      backs={{ axis: 0, allies: 0, neutral: 0 }}
      battle={{
        attacker: 'axis',
        at: 'lowCountries',
        origin: 'ruhr',
        position: 'ready',
        slot: undefined,
        cards: { axis: ['panzerGroup', 'fieldArmy'], allies: [] },
        neutrals: ['neutral2'],
        unsuitable: { axis: [], allies: [] },
        neutralsUnsuitable: [],
        empty: undefined,
        attack: { lines: [{ line: 'cards', n: 5 }], total: 5 },
        defence: {
          lines: [
            { line: 'cards', n: 0 },
            { line: 'neutrals', n: 2 },
          ],
          total: 2,
        },
        outcome: 'win',
      }}
    />
  ),
  intel: language => (
    <IntelStage
      language={language}
      zoom={nothing}
      scene={SAMPLE}
      intel={{
        looker: 'axis',
        kind: 'army',
        place: 'paris',
        payments: [
          { side: 'axis', n: 2 },
          { side: 'allies', n: 2 },
          { side: 'axis', n: 1 },
        ],
        outcome: 'succeeded',
        seen: ['maginotLine'],
      }}
    />
  ),
  yearEnd: language => (
    <div className="fw-how-tracks">
      <YearTrack scene={SAMPLE} language={language} />
      <PointsTrack scene={SAMPLE} language={language} coming={projectedVp(stateOf(SAMPLE))} />
      <ProductionTrack scene={SAMPLE} language={language} />
    </div>
  ),
}
