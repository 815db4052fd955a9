// What the dossier of an operation tells: where it stands on its wheel, what it holds, and what it would come to.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import type { Side } from '../content/sides.ts'
import type { Slot } from '../content/wheel.ts'
import { DICTIONARIES } from '../text/index.ts'
import { type AboutProps, Fact, Notes } from './aboutProvince.tsx'
import { attackSum, notesOfOperation, ownOperation, viewersSide } from './knowledge.ts'
import { Forecast } from './oddsBar.tsx'
import { chosenCards, planOf } from './plans.ts'
import { SmallCards } from './smallCards.tsx'
import { STRINGS } from './strings.ts'
import { Sign } from './symbols.tsx'
import { positionOfSlot } from './wheel.tsx'

type OperationProps = { readonly side: Side; readonly slot: Slot }

export function OperationTitle({
  side,
  slot,
  language,
}: OperationProps & { readonly language: Language }): ReactElement {
  return (
    <>
      <span className={`fw-ink-${side}`}>
        <Sign name="arrow" />
      </span>{' '}
      {STRINGS[language].operation(DICTIONARIES[language].slots[slot])}
      <small>{DICTIONARIES[language].sides[side].label}</small>
    </>
  )
}

export function AboutOperation({ side, slot, ...about }: AboutProps & OperationProps): ReactElement {
  const { view, scene, language } = about
  const strings = STRINGS[language]
  const { head, cards } = scene.wheels[side]
  const position = DICTIONARIES[language].positions[positionOfSlot(head, slot)]
  return (
    <>
      <ul className="fw-facts">
        <Fact sign="wheel">{position.name}</Fact>
        <Fact sign="arrow">{position.effect}</Fact>
      </ul>
      {cards[slot] === 0 ? (
        <p>{strings.slotEmpty}</p>
      ) : viewersSide(view) === side ? (
        <OwnPlan {...about} side={side} slot={slot} />
      ) : (
        <>
          <h4>{strings.slotHolds(cards[slot])}</h4>
          <Notes notes={notesOfOperation(view, side, slot)} language={language} />
        </>
      )}
    </>
  )
}

function OwnPlan({ side, slot, ...about }: AboutProps & OperationProps): ReactElement | null {
  const { view, scene, language } = about
  const strings = STRINGS[language]
  const chosen = chosenCards(view)
  const plan = planOf(view, scene, side, slot, chosen)
  if (!plan) return null
  const own = ownOperation(view, side, slot)
  const title = plan.waits > 0 ? strings.launchedIn(plan.waits) : strings.launchedNow
  return (
    <>
      <h4>
        {strings.slotTarget(DICTIONARIES[language].provinces[plan.target].label)} ·{' '}
        {strings.strength(attackSum(own, plan.target))}
      </h4>
      <SmallCards cards={own} {...about} />
      <Forecast title={chosen.length > 0 ? strings.withChosen(title) : title} prospect={plan} language={language} />
    </>
  )
}
