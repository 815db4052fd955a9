// The mercenary draft: the track with its markers and fees, the cards for hire, and where those hired may go.

import { namedTerm, SeatEmblem } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { MERCENARIES, MERCENARY, type Mercenary } from '../content/troops.ts'
import { feeOfCard, mayReceive, publicState } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { troopArtOf } from './art/troopScenes.ts'
import { ArmyUnderBanner } from './battleHosts.tsx'
import { CardScene } from './cardScene.tsx'
import { armiesOf, ownBaron, type Scene, sceneOf } from './scene.ts'
import { Answer, isOffered, Page, type SceneProps } from './sceneParts.tsx'
import { STRINGS } from './strings.ts'

type DraftProps = SceneProps & { readonly scene: Scene }

export function DraftScene(props: SceneProps): ReactElement {
  const { view, language } = props
  const scene = useMemo(() => sceneOf(view), [view])
  const strings = STRINGS[language].draft
  return (
    <Page name="draft" title={strings.title} question={props.view.step}>
      {PARTS.toSorted((a, b) => Number(isAskedAbout(b, props)) - Number(isAskedAbout(a, props))).map(
        ({ Part, verbs }) => (
          <Part key={verbs[0]} {...props} scene={scene} />
        ),
      )}
    </Page>
  )
}

/** The parts of the page, and the answers that are given there; what is asked now comes first. */
const PARTS: readonly {
  readonly Part: (props: DraftProps) => ReactElement | null
  readonly verbs: readonly string[]
}[] = [
  { Part: Track, verbs: ['placeMarker', 'removeMarker'] },
  { Part: ForHire, verbs: ['hire'] },
  { Part: Places, verbs: ['assignTo'] },
]

const isAskedAbout = ({ verbs }: (typeof PARTS)[number], { choice }: SceneProps): boolean =>
  verbs.some(verb => choice[verb] !== undefined)

function ForHire(props: DraftProps): ReactElement {
  const { view, scene, language } = props
  const strings = STRINGS[language].draft
  const own = ownBaron(scene)
  return (
    <section>
      <h3>
        {strings.offer} {own && <small>{strings.crownsLeft(own.crowns)}</small>}
      </h3>
      {scene.offer.length === 0 && <p className="wk-page-quiet">{strings.noOffer}</p>}
      <ul className="wk-mercenaries">
        {scene.offer.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several cards of one kind may lie there.
          <li key={`${card} ${i}`}>
            <MercenaryCard {...props} card={card} scene={scene} />
          </li>
        ))}
      </ul>
      {view.step === 'draft.block' && <p className="wk-note">{strings.block}</p>}
    </section>
  )
}

/** 7.2 From left to right: whoever stands there hires in this order. */
function Track(props: DraftProps): ReactElement {
  const { view, scene, language, choice } = props
  const strings = STRINGS[language].draft
  const { spaces, markers, needed } = scene.track
  return (
    <section>
      <h3>
        {strings.track}{' '}
        <small>{view.step.startsWith('draft.') ? strings.going : strings.needed(markers, needed)}</small>
      </h3>
      <ol className="wk-track">
        {spaces.map(({ space, fee, seat, isUsable }) => (
          <li key={space} className={isUsable ? '' : 'wk-unused'}>
            <small>{strings.fee(fee)}</small>
            {seat === undefined ? (
              <span className="wk-space">{isUsable ? strings.empty : strings.unused}</span>
            ) : (
              <SeatEmblem
                index={seat}
                size={34}
                label={DICTIONARIES[language].seats[scene.barons[seat]?.baron ?? 'red']}
              />
            )}
            {isOffered(choice, 'placeMarker', space) && (
              <Answer props={props} verb="placeMarker" arg={space}>
                {strings.place(view.terms['isFree'] === true ? 0 : fee)}
              </Answer>
            )}
            {isOffered(choice, 'removeMarker', space) && (
              <Answer props={props} verb="removeMarker" arg={space}>
                {strings.take}
              </Answer>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function MercenaryCard(props: DraftProps & { readonly card: Mercenary }): ReactElement {
  const { card, view, scene, language, choice } = props
  const strings = STRINGS[language].draft
  const { cards } = DICTIONARIES[language]
  const { strength, nationality, wage } = MERCENARY[card]
  const own = ownBaron(scene)
  const fee = own ? feeOfCard(publicState(view), own.seat, card) : wage
  const isTooDear = own !== undefined && own.crowns < fee
  return (
    <div className={`wk-mercenary wk-nation-${nationality} ${isTooDear ? 'wk-too-dear' : ''}`}>
      <span className="wk-mercenary-picture">
        <CardScene art={troopArtOf(card)} />
      </span>
      <b className="wk-points">{strength}</b>
      <span>
        {cards.mercenaries[card]}
        <small className="wk-nation">{cards.nationalities[nationality]}</small>
      </span>
      <span className="wk-fee">
        {STRINGS[language].goods.crowns(fee)}
        {isTooDear && <small> · {strings.tooDear}</small>}
      </span>
      {isOffered(choice, 'hire', card) && (
        <Answer props={props} verb="hire" arg={card}>
          {strings.hire}
        </Answer>
      )}
    </div>
  )
}

/** 9.4.7 Where a hired card may go. */
function Places(props: DraftProps): ReactElement | null {
  const { view, scene, language, choice } = props
  const strings = STRINGS[language].draft
  const own = ownBaron(scene)
  if (!own) return null
  const s = publicState(view)
  const card = namedTerm(MERCENARIES, view, 'troop')
  return (
    <section>
      <h3>
        {strings.where} {card && <small>{DICTIONARIES[language].cards.mercenaries[card]}</small>}
      </h3>
      <ul className="wk-fighters wk-places">
        {armiesOf(own)
          .filter(({ army }) => mayReceive(s, own.seat, army))
          .map(army => (
            <li key={army.army}>
              <ArmyUnderBanner army={army} language={language} />
              {isOffered(choice, 'assignTo', army.army) && (
                <Answer props={props} verb="assignTo" arg={army.army}>
                  {strings.assign}
                </Answer>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
