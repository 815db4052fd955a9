// The strip below the map: round and pool, the action areas, special phases, mercenaries, expeditions, agendas and the next event.
// Each says the most important thing at a glance and opens to tell everything.

import type { Language } from '@ludoteka/kernel'
import { type BoardProps, useZoom } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { SPECIAL_AREAS } from '../content/actionCards.ts'
import type { EventColour } from '../content/events.ts'
import { EXPEDITIONS } from '../content/fate.ts'
import { ACTION_AREAS, EXPEDITION_STEPS } from '../content/numbers.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'
import { lawsByAge, type Scene } from './scene.ts'
import { STRINGS } from './strings.ts'
import { armsOf, Shield, Sign, type SignName } from './symbols.tsx'

type StripProps = Pick<BoardProps, 'language' | 'zoom'> & { readonly scene: Scene }

const LEAVES = ['stacks', 'specials', 'track', 'expeditions', 'agendas'] as const
type LeafName = (typeof LEAVES)[number]

export function RealmStrip({ scene, language, zoom }: StripProps): ReactElement {
  const [opened, setOpened] = useState<LeafName>()
  const { strip } = STRINGS[language].map
  const toggle = (name: LeafName) => () => setOpened(opened === name ? undefined : name)
  const tab = (name: LeafName, children: ReactNode): ReactElement => (
    <button type="button" className="wk-tab" title={strip[name]} aria-expanded={opened === name} onClick={toggle(name)}>
      <span className="lt-unseen">{strip[name]}</span>
      {children}
    </button>
  )
  const laws = lawsByAge(scene)
  const card = scene.eventDrawn ?? scene.turnedUp?.card
  return (
    <section className="wk-strip" aria-label={strip.name}>
      <div className="wk-strip-row">
        <p className={`wk-round ${scene.isLastRound ? 'wk-last' : ''}`}>
          <b>{scene.isLastRound ? strip.lastRound : strip.round(scene.round)}</b>
          <span title={strip.pool(scene.pool)}>
            <Sign name="influence" label={strip.pool(scene.pool)} /> {scene.pool}
          </span>
        </p>
        {tab('stacks', <Stacks scene={scene} language={language} />)}
        {tab('specials', <Specials scene={scene} />)}
        {tab(
          'track',
          <>
            <Sign name="troops" /> {scene.track.markers}/{scene.track.needed}
          </>,
        )}
        {tab('expeditions', <Voyages scene={scene} />)}
        {tab(
          'agendas',
          <>
            <Sign name="vote" /> {scene.agendas.length}
            {laws.length > 0 && <small>+{laws.length}</small>}
          </>,
        )}
        {scene.nextEvent && <NextEvent colour={scene.nextEvent} language={language} />}
        {card && (
          <p className="wk-now">
            <ShownCard card={card} zoom={zoom} words={strip.turnedUp(TEXT[language].card(card).name)} />
          </p>
        )}
      </div>
      {opened && (
        <div className="wk-open-leaf">
          <button type="button" className="wk-leaf-close" onClick={() => setOpened(undefined)}>
            <span className="lt-unseen">{STRINGS[language].map.close}</span>×
          </button>
          <OpenLeaf name={opened} scene={scene} language={language} zoom={zoom} />
        </div>
      )}
    </section>
  )
}

type PartProps = { readonly scene: Scene; readonly language: Language }

function Stacks({ scene }: PartProps): ReactElement {
  return (
    <>
      {ACTION_AREAS.map((area, i) => (
        <span key={area} className={`wk-stack ${scene.area === area ? 'wk-current' : ''}`}>
          <small>{['I', 'II', 'III'][i]}</small>
          {scene.stacks[area].total}
        </span>
      ))}
    </>
  )
}

function Specials({ scene }: { readonly scene: Scene }): ReactElement {
  return (
    <>
      {SPECIAL_AREAS.map(area => {
        const { total, needed } = scene.special[area]
        return (
          <span key={area} className={`wk-special ${total + 2 >= needed ? 'wk-near-full' : ''}`}>
            <i className={`wk-wax wk-wax-${area}`}>
              <Sign name={SPECIAL_SIGN[area]} />
            </i>
            {total}/{needed}
          </span>
        )
      })}
    </>
  )
}

const SPECIAL_SIGN: Readonly<Record<(typeof SPECIAL_AREAS)[number], SignName>> = {
  taxation: 'crown',
  wages: 'troops',
  assembly: 'vote',
}

function Voyages({ scene }: { readonly scene: Scene }): ReactElement {
  return (
    <>
      <Sign name="ship" />
      {EXPEDITIONS.map(expedition => {
        const { step } = scene.expeditions[expedition]
        return (
          <span key={expedition} className="wk-voyage">
            {Array.from({ length: EXPEDITION_STEPS }, (_, i) => i + 1).map(n => (
              <i key={n} className={n === step ? 'wk-current' : ''} />
            ))}
          </span>
        )
      })}
    </>
  )
}

const EVENT_SIGN: Readonly<Record<EventColour, SignName>> = { red: 'harm', green: 'boon', blue: 'chance' }

function NextEvent({ colour, language }: { readonly colour: EventColour; readonly language: Language }): ReactElement {
  const words = STRINGS[language].map.strip.nextEvent[colour]
  return (
    <span className={`wk-next-event wk-event-${colour}`} title={words}>
      <Sign name={EVENT_SIGN[colour]} label={words} />
    </span>
  )
}

type LeafProps = StripProps & { readonly name: LeafName }

function OpenLeaf({ name, ...props }: LeafProps): ReactElement {
  switch (name) {
    case 'stacks':
      return <StacksLeaf {...props} />
    case 'specials':
      return <SpecialsLeaf {...props} />
    case 'track':
      return <TrackLeaf {...props} />
    case 'expeditions':
      return <ExpeditionsLeaf {...props} />
    case 'agendas':
      return <AgendasLeaf {...props} />
  }
}

/** How many cards of whom lie somewhere, with their arms. */
function Counts({ counts, scene, language }: PartProps & { readonly counts: readonly number[] }): ReactElement {
  const { strip } = STRINGS[language].map
  const { seats } = DICTIONARIES[language]
  return (
    <>
      {scene.barons.map(({ seat, baron }) => {
        const n = counts[seat] ?? 0
        return n === 0 ? null : (
          <span key={baron} className={`wk-count ${armsOf(baron)}`} title={strip.cardsOf(seats[baron], n)}>
            <svg viewBox="0 0 32 40" className="wk-arms" role="img" aria-label={seats[baron]}>
              <Shield baron={baron} />
            </svg>
            {n}
          </span>
        )
      })}
    </>
  )
}

function StacksLeaf({ scene, language }: StripProps): ReactElement {
  const { strip } = STRINGS[language].map
  return (
    <dl>
      {ACTION_AREAS.map(area => {
        const { bySeat, neutral, total } = scene.stacks[area]
        return (
          <div key={area}>
            <dt>{strip.stack[area]}</dt>
            <dd>
              {total === 0 ? strip.noCards : <Counts counts={bySeat} scene={scene} language={language} />}
              {neutral > 0 && <span className="wk-count">{strip.cardsOf(strip.neutral, neutral)}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function SpecialsLeaf({ scene, language }: StripProps): ReactElement {
  const { strip } = STRINGS[language].map
  return (
    <dl>
      {SPECIAL_AREAS.map(area => {
        const { bySeat, total, needed } = scene.special[area]
        return (
          <div key={area}>
            <dt>
              <i className={`wk-wax wk-wax-${area}`} /> {strip.special[area]} <small>{strip.of(total, needed)}</small>
            </dt>
            <dd>
              <Counts counts={bySeat.map(cards => cards.length)} scene={scene} language={language} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function TrackLeaf({ scene, language, zoom }: StripProps): ReactElement {
  const { strip } = STRINGS[language].map
  return (
    <>
      <h3>
        {strip.track} <small>{strip.of(scene.track.markers, scene.track.needed)}</small>
      </h3>
      <ol className="wk-strip-track">
        {scene.track.spaces
          .filter(({ isUsable }) => isUsable)
          .map(({ space, fee, seat }) => {
            const baron = seat === undefined ? undefined : scene.barons[seat]?.baron
            return (
              <li key={space} title={strip.fee(fee)}>
                {baron && (
                  <svg
                    viewBox="0 0 32 40"
                    className="wk-arms"
                    role="img"
                    aria-label={DICTIONARIES[language].seats[baron]}
                  >
                    <Shield baron={baron} />
                  </svg>
                )}
                <b>{fee}</b>
              </li>
            )
          })}
      </ol>
      <h3>{strip.offer}</h3>
      <Cards cards={scene.offer} language={language} zoom={zoom} />
    </>
  )
}

function ExpeditionsLeaf({ scene, language }: StripProps): ReactElement {
  const { strip } = STRINGS[language].map
  const { seats, places } = DICTIONARIES[language]
  return (
    <dl>
      {EXPEDITIONS.map(expedition => {
        const { step, isBlessed, invested } = scene.expeditions[expedition]
        return (
          <div key={expedition}>
            <dt>
              {places.expeditions[expedition]}{' '}
              <small>
                {[step === 0 ? strip.notUnderWay : strip.step(step), ...(isBlessed ? [strip.blessed] : [])].join(', ')}
              </small>
            </dt>
            <dd>
              {scene.barons.map(({ seat, baron }) => {
                const n = invested[seat] ?? 0
                return n === 0 ? null : (
                  <span key={baron} className="wk-count" title={strip.invested(seats[baron], n)}>
                    <svg viewBox="0 0 32 40" className="wk-arms" role="img" aria-label={seats[baron]}>
                      <Shield baron={baron} />
                    </svg>
                    {n} <Sign name="crown" />
                  </span>
                )
              })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function AgendasLeaf({ scene, language, zoom }: StripProps): ReactElement {
  const { strip } = STRINGS[language].map
  const { openMotions } = DICTIONARIES[language].cards
  const laws = lawsByAge(scene)
  return (
    <>
      <h3>{strip.agendas}</h3>
      <Cards cards={scene.agendas} language={language} zoom={zoom} />
      {laws.length > 0 && (
        <>
          <h3>{strip.laws}</h3>
          <Cards cards={scene.laws} language={language} zoom={zoom} />
          {laws.map(law => law.kind === 'menu' && <p key={law.name}>{openMotions[law.name].name}</p>)}
        </>
      )}
      {scene.roundEvents.length > 0 && (
        <>
          <h3>{strip.events}</h3>
          <Cards cards={scene.roundEvents} language={language} zoom={zoom} />
        </>
      )}
    </>
  )
}

type CardsProps = Pick<StripProps, 'language' | 'zoom'> & { readonly cards: readonly string[] }

function Cards({ cards, language, zoom }: CardsProps): ReactElement {
  return (
    <div className="wk-strip-cards">
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice, and alike ones are interchangeable
        <SmallCard key={`${card} ${i}`} card={card} language={language} zoom={zoom} />
      ))}
    </div>
  )
}

function SmallCard({
  card,
  language,
  zoom,
}: Pick<StripProps, 'language' | 'zoom'> & { readonly card: string }): ReactElement {
  const handlers = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <button type="button" className="wk-small-card" aria-label={TEXT[language].card(card).name} {...handlers}>
      <CardFace card={card} language={language} />
    </button>
  )
}

type ShownProps = Pick<StripProps, 'zoom'> & { readonly card: string; readonly words: string }

/** The card that is being resolved, in words; it shows itself large like every card. */
function ShownCard({ card, zoom, words }: ShownProps): ReactElement {
  const handlers = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <button type="button" className="wk-shown-card" {...handlers}>
      {words}
    </button>
  )
}
