// Who stands against whom: the arms of both sides, their armies under their banners, and what their fate cards are drawn for.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement, ReactNode } from 'react'
import { type Baron, SHAPES } from '../content/barons.ts'
import { MOST_DRAWN } from '../content/numbers.ts'
import { isCityName, type Walls } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { DrawSums } from './battleStory.ts'
import type { ArmyFacts, Scene } from './scene.ts'
import { STRINGS } from './strings.ts'
import { Banner, Shield, TownShield } from './symbols.tsx'

/** The shield of a side: a Baron's, or that of a city which belongs to nobody. */
export function Arms({ baron }: { readonly baron: Baron | undefined }): ReactElement {
  return (
    <svg className="wk-great-arms" viewBox="0 0 32 40" aria-hidden="true">
      {baron ? <Shield baron={baron} /> : <TownShield />}
    </svg>
  )
}

type ArmyProps = {
  readonly army: ArmyFacts
  readonly language: Language
  readonly isDoomed?: boolean
  readonly children?: ReactNode
}

/** An army in one line: its leader's banner, his name, and how strong it is. */
export function ArmyUnderBanner({ army, language, isDoomed = false, children }: ArmyProps): ReactElement {
  const shape = SHAPES.find(one => one === army.army)
  return (
    <span className={`wk-fighter ${isDoomed ? 'wk-doomed' : ''}`}>
      <svg className="wk-fighter-banner" viewBox="0 0 32 40" aria-hidden="true">
        {shape ? <Banner baron={army.baron} shape={shape} /> : <Shield baron={army.baron} />}
      </svg>
      <b className="wk-points">{army.effective}</b>
      <span>
        {shape ? DICTIONARIES[language].cards.nobles[army.baron][shape] : STRINGS[language].battle.inReserve}
        {children}
      </span>
    </span>
  )
}

/** 11.5.2 Why a side draws so many cards. */
export function DrawSum({ sums, language }: { readonly sums: DrawSums; readonly language: Language }): ReactElement {
  const strings = STRINGS[language].battle
  const parts = [
    { name: strings.armies, n: sums.armies },
    { name: strings.leadership, n: sums.leadership },
    { name: strings.walls, n: sums.walls },
  ].filter(({ n }) => n > 0)
  const total = sums.armies + sums.leadership + sums.walls
  return (
    <p className="wk-draw-sum">
      {parts.map(({ name, n }, i) => (
        <span key={name}>
          {i > 0 && ' + '}
          <b>{n}</b> {name}
        </span>
      ))}
      <span>
        {parts.length === 1 ? '' : ' = '}
        {parts.length === 1 ? '' : <b>{total}</b>} → {strings.cards(sums.n)}
        {sums.n === MOST_DRAWN && ` (${strings.mostCards})`}
      </span>
    </p>
  )
}

/** How strong the walls of a city or of a stronghold are now. */
export function wallsNow(scene: Scene, walls: Walls): number {
  if (isCityName(walls)) return scene.cities[walls].strength
  return scene.barons.find(({ baron }) => baron === walls)?.stronghold.strength ?? 0
}

export function HowBattlesGo({ language }: { readonly language: Language }): ReactElement {
  const strings = STRINGS[language].battle
  return (
    <details className="wk-how">
      <summary>{strings.how}</summary>
      <ol>
        {strings.howText.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
