// What the dossier of a province tells: what it is worth, who can attack it from where, what lies there, what is planned.

import type { Language, View } from '@ludoteka/kernel'
import type { BoardProps } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { isLanding } from '../content/links.ts'
import { PROVINCE, type Province, WINTER_DEFENCE } from '../content/provinces.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { type Note, notesOfArmy, notesOfNeutrals, openNeutrals, ownArmy, sumOf, viewersSide } from './knowledge.ts'
import { holderOf } from './mapPicture.tsx'
import { Forecast } from './oddsBar.tsx'
import { prospectWith, targetsKnown, waysTo } from './plans.ts'
import { otherSide, type Scene } from './scene.ts'
import { SmallCards } from './smallCards.tsx'
import { NoteLine } from './stackChips.tsx'
import { STRINGS } from './strings.ts'
import { EmblemSign, Sign, type SignName } from './symbols.tsx'

export type AboutProps = {
  readonly view: View
  readonly scene: Scene
  readonly language: Language
  readonly zoom: BoardProps['zoom']
}

/** The title of a dossier: who holds the province, and its name. */
export function ProvinceTitle({
  at,
  scene,
  language,
}: Pick<AboutProps, 'scene' | 'language'> & { readonly at: Province }): ReactElement {
  const holder = holderOf(scene, at)
  return (
    <>
      <span className={`fw-ink-${holder}`}>
        <EmblemSign name={holder} />
      </span>{' '}
      {DICTIONARIES[language].provinces[at].label}
      <small>{STRINGS[language].holders[holder]}</small>
    </>
  )
}

type ProvinceProps = AboutProps & {
  readonly at: Province
  readonly hasSupply: boolean
  /** What the chosen cards could begin here. */
  readonly attack: 'plan' | 'reinforceQuagmire' | undefined
}

export function AboutProvince({ at, hasSupply, attack, ...about }: ProvinceProps): ReactElement {
  const { view, scene, language } = about
  const strings = STRINGS[language]
  const prospect = attack && prospectWith(view, scene, at, attack)
  return (
    <>
      <Facts at={at} scene={scene} language={language} hasSupply={hasSupply} />
      {prospect && <Forecast title={strings.forecasts[attack]} prospect={prospect} language={language} />}
      <Cards {...about} at={at} />
      <Reach {...about} at={at} />
      <Plans {...about} at={at} />
    </>
  )
}

function Facts({
  at,
  scene,
  language,
  hasSupply,
}: Pick<AboutProps, 'scene' | 'language'> & { readonly at: Province; readonly hasSupply: boolean }): ReactElement {
  const strings = STRINGS[language]
  const { vp, resources, winter, source } = PROVINCE[at]
  const attacker = scene.quagmire[at]
  return (
    <ul className="fw-facts">
      <Fact sign="point">{strings.vp(vp)}</Fact>
      <Fact sign="resource">{strings.resources(resources)}</Fact>
      <Fact sign={winter === 'sun' ? 'summer' : 'winter'}>{strings.winterAdds(WINTER_DEFENCE[winter])}</Fact>
      {source && <Fact sign="supply">{strings.sourceOf(source)}</Fact>}
      {scene.control[at] && !hasSupply && (
        <Fact sign="noSupply" isWarning>
          {strings.noSupply}
        </Fact>
      )}
      {attacker && (
        <Fact sign="quagmire" isWarning>
          {strings.quagmireBy(attacker)}
        </Fact>
      )}
    </ul>
  )
}

export function Fact({
  sign,
  isWarning = false,
  children,
}: {
  readonly sign: SignName
  readonly isWarning?: boolean
  readonly children: string
}): ReactElement {
  return (
    <li className={isWarning ? 'fw-warning' : ''}>
      <Sign name={sign} />
      {children}
    </li>
  )
}

type HereProps = AboutProps & { readonly at: Province }

/** The stacks that lie there: one's own cards, and of the others their number and what was seen of them. */
function Cards({ at, ...about }: HereProps): ReactElement {
  const { view, scene, language } = about
  const strings = STRINGS[language]
  const side = viewersSide(view)
  const own = ownArmy(view, side, at)
  const neutrals = openNeutrals(view, at)
  const enemy = side && otherSide(side)
  const seen = enemy ? notesOfArmy(view, enemy, at) : []
  const stacks = scene.stacks[at]
  return (
    <>
      {own.length > 0 && (
        <>
          <h4>{strings.yourCards(own.length, sumOf(own, at))}</h4>
          <SmallCards cards={own} {...about} />
        </>
      )}
      {enemy && stacks[enemy] > 0 && <h4>{strings.enemyCards(enemy, stacks[enemy])}</h4>}
      <Notes notes={seen} language={language} />
      {stacks.neutral > 0 && <h4>{strings.neutralCards(stacks.neutral)}</h4>}
      {neutrals.length > 0 && <SmallCards cards={neutrals} {...about} />}
      <Notes notes={notesOfNeutrals(view, at)} language={language} />
    </>
  )
}

export function Notes({
  notes,
  language,
}: {
  readonly notes: readonly Note[]
  readonly language: Language
}): ReactElement {
  const nameOf = (card: string): string => TEXT[language].card(card).name
  return (
    <>
      {notes.map(note => (
        <NoteLine
          key={[note.age, note.came, note.left, ...note.cards].join(' ')}
          note={note}
          language={language}
          nameOf={nameOf}
        />
      ))}
    </>
  )
}

/** From where the viewer could attack it, or the enemy if it is the viewer's own. */
function Reach({ view, scene, language, at }: HereProps): ReactElement | null {
  const strings = STRINGS[language]
  const side = viewersSide(view)
  if (!side) return null
  const isOwn = scene.control[at] === side
  const ways = waysTo(scene, isOwn ? otherSide(side) : side, at)
  const names = ways.map(from => {
    const { label } = DICTIONARIES[language].provinces[from]
    return isLanding(from, at) ? strings.landingFrom(label) : label
  })
  return <p className="fw-reach">{strings.reach[isOwn ? 'enemy' : 'own'](names)}</p>
}

/** Operations that are known to aim here. */
function Plans({ view, scene, language, at }: HereProps): ReactElement {
  const strings = STRINGS[language]
  return (
    <>
      {targetsKnown(view, scene)
        .filter(({ target }) => target === at)
        .map(({ side, slot, strength }) => (
          <p key={`${side} ${slot}`} className="fw-reach">
            <span className={`fw-ink-${side}`}>
              <Sign name="arrow" />
            </span>{' '}
            {strings.aimsHere(side, DICTIONARIES[language].slots[slot], strength)}
          </p>
        ))}
    </>
  )
}
