// 3.10 The first troops: each goes to one of the four Nobles or to the stronghold, in secret.

import type { Language } from '@ludoteka/kernel'
import { type BoardProps, Icon } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import { isMercenary, MERCENARY, type Troop, troopFacts } from '../content/troops.ts'
import type { Army } from '../rules/questions.ts'
import { cardText } from '../text/cardTexts.ts'
import { DICTIONARIES } from '../text/index.ts'
import { ICONS } from './icons.generated.ts'
import { isOffered } from './offers.ts'
import { Readiness } from './readiness.tsx'
import { type ArmyFacts, armiesOf, type BaronFacts, ownBaron, type Scene } from './scene.ts'
import { STRINGS } from './strings.ts'
import { Banner, Shield } from './symbols.tsx'

type AssigningProps = BoardProps & { readonly scene: Scene }

export function Assigning(props: AssigningProps): ReactElement {
  const { scene, language, choice } = props
  const strings = STRINGS[language].assigning
  const own = ownBaron(scene)
  const [chosen, setChosen] = useState<Troop>()
  const lifted = chosen && own?.mustering.includes(chosen) && 'assign' in choice ? chosen : undefined
  return (
    <section className="wk-plan wk-assigning lt-fills" aria-label={strings.title}>
      <div className="wk-plan-sheet">
        <h2>{strings.title}</h2>
        <p className="wk-plan-note" aria-live="polite">
          {lifted ? strings.lifted(cardText(DICTIONARIES[language], lifted).name) : strings.note}
        </p>
        {own ? <OwnTroops {...props} own={own} lifted={lifted} setLifted={setChosen} /> : null}
        <Readiness {...props} words={{ ready: strings.ready, thinking: strings.thinking }} />
      </div>
    </section>
  )
}

type OwnProps = AssigningProps & {
  readonly own: BaronFacts
  readonly lifted: Troop | undefined
  setLifted(troop: Troop | undefined): void
}

function OwnTroops(props: OwnProps): ReactElement {
  const { language, choice, own, lifted, setLifted, act } = props
  const strings = STRINGS[language].assigning
  const mayAssign = 'assign' in choice
  return (
    <>
      <section className="wk-muster" aria-label={strings.troops}>
        <h3>{strings.troops}</h3>
        <ul>
          {own.mustering.length === 0 && <li className="wk-muster-empty">{strings.noTroops}</li>}
          {numbered(own.mustering).map(({ troop, key }) => (
            <li key={key}>
              <button
                type="button"
                className={`wk-muster-troop ${troop === lifted ? 'is-lifted' : ''} ${mayAssign ? 'is-legal' : ''}`}
                aria-pressed={troop === lifted}
                data-answer={troop === lifted ? undefined : `lift ${troop}`}
                disabled={!mayAssign}
                onClick={() => setLifted(troop === lifted ? undefined : troop)}
              >
                <TroopFace troop={troop} language={language} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ul className="wk-muster-armies">
        {armiesOf(own).map(army => (
          <li key={army.army}>
            <ArmyPlace
              {...props}
              facts={army}
              put={troop => {
                // The next card of the same kind stays in the hand: most people give several of a kind to one Noble.
                if (own.mustering.filter(one => one === troop).length === 1) setLifted(undefined)
                act('assign', `${troop}.${army.army}`)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type PlaceProps = OwnProps & { readonly facts: ArmyFacts; put(troop: Troop): void }

function ArmyPlace({ language, choice, own, lifted, facts, put, act }: PlaceProps): ReactElement {
  const strings = STRINGS[language].assigning
  const texts = DICTIONARIES[language]
  const { army, troops } = facts
  const name = nameOf(own, army, language)
  const isTarget = lifted !== undefined && isOffered(choice, 'assign', `${lifted}.${army}`)
  return (
    <article className={`wk-muster-army ${isTarget ? 'is-target' : ''}`}>
      <header>
        <svg className="wk-muster-banner" viewBox="0 0 32 40" aria-hidden="true">
          {army === 'stronghold' ? <Shield baron={own.baron} /> : <Banner baron={own.baron} shape={army} />}
        </svg>
        <div>
          <h3>{name}</h3>
          <span>
            {troops.length === 0 && army !== 'stronghold' ? strings.offBoard : strings.strength(facts.strength)}
          </span>
        </div>
      </header>
      <p>{army === 'stronghold' ? strings.strongholdNote : texts.cards.shapes[army].text}</p>
      <ul>
        {numbered(troops).map(({ troop, key }) => {
          const canPickUp = isOffered(choice, 'unassign', `${troop}.${army}`)
          const label = strings.pickUp(cardText(texts, troop).name, name)
          return (
            <li key={key}>
              <button
                type="button"
                className="wk-muster-troop is-small"
                disabled={!canPickUp}
                data-answer={`unassign ${troop}.${army}`}
                title={canPickUp ? label : undefined}
                onClick={() => act('unassign', `${troop}.${army}`)}
              >
                <TroopFace troop={troop} language={language} />
              </button>
            </li>
          )
        })}
      </ul>
      {isTarget && lifted && (
        // All of the place is what is pressed, so that nothing moves when a card is lifted.
        <button
          type="button"
          className="wk-muster-army-put"
          data-answer={`assign ${lifted}.${army}`}
          aria-label={strings.put(cardText(texts, lifted).name, name)}
          onClick={() => put(lifted)}
        >
          <span className="wk-muster-put-word">{strings.putHere}</span>
        </button>
      )}
    </article>
  )
}

function nameOf({ baron }: BaronFacts, army: Army, language: Language): string {
  const { cards } = DICTIONARIES[language]
  return army === 'stronghold'
    ? STRINGS[language].assigning.stronghold
    : `${cards.nobles[baron][army]} (${cards.shapes[army].name.toLowerCase()})`
}

export function TroopFace({ troop, language }: { readonly troop: Troop; readonly language: Language }): ReactElement {
  const { strength, wage } = troopFacts(troop)
  const { cards } = DICTIONARIES[language]
  return (
    <>
      <b>{strength}</b>
      <span className="wk-muster-troop-name">
        {isMercenary(troop) ? cards.mercenaries[troop] : STRINGS[language].assigning.regulars}
        {isMercenary(troop) && <small>{cards.nationalities[MERCENARY[troop].nationality]}</small>}
      </span>
      <span className="wk-muster-troop-wage" title={STRINGS[language].goods.crowns(wage)}>
        {wage}
        <Icon d={ICONS['crown-coin']} size={14} />
      </span>
    </>
  )
}

/** A key for each copy of the same card. */
function numbered(troops: readonly Troop[]): readonly { readonly troop: Troop; readonly key: string }[] {
  const seen = new Map<Troop, number>()
  return troops.map(troop => {
    const copy = (seen.get(troop) ?? 0) + 1
    seen.set(troop, copy)
    return { troop, key: `${troop} ${copy}` }
  })
}
