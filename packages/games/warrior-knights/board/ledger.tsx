// A Baron's books: wages, revolts, the troops of every army, and the money in expeditions.

import type { Seat } from '@ludoteka/kernel'
import { findName, namedTerm } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { type Baron, SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EXPEDITIONS, type Expedition, NEWS, type News } from '../content/fate.ts'
import { FORTIFIED_STRENGTH } from '../content/numbers.ts'
import { isRegular, REGULAR, type Troop } from '../content/troops.ts'
import {
  ARMY_MOVES,
  type Army,
  isCircleFree,
  isKingdomCity,
  isPaid,
  newsOdds,
  partsOfArmyMove,
  partsOfMove,
  publicState,
  REVOLT_ODDS,
  strengthOf,
  TROOP_MOVES,
  TROOP_TO_ARMY,
  type TroopToArmy,
  wageOf,
} from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { type ArmyFacts, armiesOf, type BaronFacts, ownBaron, type Scene, sceneOf } from './scene.ts'
import { Answer, argsOf, BaronTag, decimal, isOffered, Page, percent, type SceneProps } from './sceneParts.tsx'
import { STRINGS } from './strings.ts'
import { ShapeSign } from './symbols.tsx'

type BookProps = SceneProps & { readonly scene: Scene; readonly baron: BaronFacts }

export function LedgerScene(props: SceneProps): ReactElement {
  const { view, language } = props
  const scene = useMemo(() => sceneOf(view), [view])
  const strings = STRINGS[language].ledger
  // Of what is paid now, everybody reads the books of whoever pays; otherwise one's own.
  const asked = scene.barons.find(({ baron }) => view.waiting.includes(baron) && view.waiting.length === 1)
  const isSettling = view.step.startsWith('wages.') || view.step.startsWith('upkeep.')
  const baron = (isSettling ? asked : undefined) ?? ownBaron(scene) ?? asked ?? scene.barons[0]
  if (!baron)
    return (
      <Page name="ledger" title={strings.title}>
        {null}
      </Page>
    )
  const book = { ...props, scene, baron }
  const isExpedition = view.step.startsWith('expedition.')
  return (
    <Page name="ledger" title={strings.title} question={view.step}>
      {isExpedition ? (
        <>
          <Expeditions {...book} />
          <Wages {...book} />
        </>
      ) : (
        <>
          <Revolts {...book} />
          <Wages {...book} />
          <Expeditions {...book} />
        </>
      )}
    </Page>
  )
}

type Wage = { readonly troop: Troop; readonly army: Army; readonly wage: number }

/** What every troop card costs in this payment; those of the circle Noble may be free (9.2.4). */
function wagesOf({ view, baron }: BookProps): readonly Wage[] {
  const s = publicState(view)
  const circleFree = isCircleFree(s, baron.seat)
  // 9.2.3a A law that raises wages is expected to be obeyed until its Baron has decided.
  const raise = view.step !== 'wages.mercenaries' || view.terms['raise'] === true
  return armiesOf(baron).flatMap(({ army, troops }) =>
    troops.map(troop => ({
      troop,
      army,
      wage: !isPaid(army, circleFree) ? 0 : isRegular(troop) ? REGULAR[troop].wage : wageOf(s, { raise }, troop),
    })),
  )
}

/** The cards chosen so far, as the question tells them. */
function chosenPairs({ view }: BookProps): readonly TroopToArmy[] {
  const chosen: unknown = view.terms['chosen']
  return Array.isArray(chosen) ? chosen.flatMap(one => findName(TROOP_TO_ARMY, one) ?? []) : []
}

/** 17.6 Troops are moved, and nobody is paid. */
const isReorganising = ({ view }: BookProps): boolean =>
  view.step === 'upkeep.troops' || view.step === 'upkeep.reserves'

function Wages(props: BookProps): ReactElement {
  const { view, language, baron } = props
  const strings = STRINGS[language].ledger
  const wages = wagesOf(props)
  const isMercenaries = view.step === 'wages.mercenaries'
  // 9.2.3 The regulars have been paid by then.
  const unsettled = isMercenaries ? wages.filter(({ troop }) => !isRegular(troop)) : wages
  const due = unsettled.reduce((sum, { wage }) => sum + wage, 0)
  const totals = isMercenaries ? strings.mercenariesDue : strings.totals
  const isMoving = isReorganising(props)
  const chosen = chosenPairs(props)
  const unpaid = isMercenaries
    ? wages.filter(({ troop, wage }) => !isRegular(troop) && wage > 0).length - chosen.length
    : 0
  return (
    <section className="wk-wages">
      <h3>
        {isMoving ? strings.troops : strings.wages} <BaronTag baron={baron.baron} language={language} isSmall />
      </h3>
      {!isMoving && (
        <p>
          {totals(baron.crowns, due, baron.baron === view.you)}{' '}
          {due > baron.crowns && <b className="wk-warn">{strings.short(due - baron.crowns)}</b>}
        </p>
      )}
      <div className="wk-columns">
        {armiesOf(baron)
          .filter(({ troops }) => troops.length > 0)
          .map(army => (
            <ArmyColumn key={army.army} {...props} army={army} wages={wages.filter(one => one.army === army.army)} />
          ))}
      </div>
      {!isMoving && (
        <p className="wk-note">
          {isMercenaries && unpaid > 0 ? `${strings.deserting(unpaid)} ` : ''}
          {strings.regularsStay}
        </p>
      )}
    </section>
  )
}

type ColumnProps = BookProps & { readonly army: ArmyFacts; readonly wages: readonly Wage[] }

/** One army with its cards: what each costs, and where it may go. */
function ArmyColumn(props: ColumnProps): ReactElement {
  const { army, wages, language, baron, choice } = props
  const strings = STRINGS[language].ledger
  const { cards, places } = DICTIONARIES[language]
  const shape = SHAPES.find(one => one === army.army)
  const noble = shape && baron.nobles[shape]
  const where =
    noble === undefined
      ? undefined
      : noble.isOnPort
        ? strings.atSea
        : noble.area
          ? places.areas[noble.area]
          : strings.off
  const chosen = chosenPairs(props).filter(pair => pair.endsWith(`.${army.army}`))
  const moves = argsOf(choice, 'transferAll').flatMap(one => findName(ARMY_MOVES, one) ?? [])
  const seenOf = new Map<Troop, number>()
  return (
    <div className="wk-column">
      <h4>
        {shape && <ShapeSign shape={shape} />}{' '}
        {shape ? cards.nobles[baron.baron][shape] : STRINGS[language].draft.army(army.army)}{' '}
        <small className="wk-army-facts">
          {[where, STRINGS[language].draft.strength(army.effective)].filter(Boolean).join(' · ')}
          {army.casualties > 0 && ` · ${STRINGS[language].battle.tokens(army.casualties)}`}
        </small>
      </h4>
      <ul>
        {wages.map(({ troop, wage }, i) => {
          const copy = (seenOf.get(troop) ?? 0) + 1
          seenOf.set(troop, copy)
          const pair = findName(TROOP_TO_ARMY, `${troop}.${army.army}`)
          const paid = chosen.filter(one => one === pair).length
          const isChosen = copy <= paid
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: several cards of one kind may be there.
            <li key={`${troop} ${i}`} className={isChosen ? 'wk-picked' : ''}>
              <span className="wk-pay-line">
                <span>{cardName(troop, language)}</span>
                <small>
                  {isReorganising(props)
                    ? STRINGS[language].draft.strength(strengthOf([troop], 0))
                    : wage === 0
                      ? strings.free
                      : STRINGS[language].goods.crowns(wage)}
                  {isChosen && ` · ${strings.paid}`}
                </small>
              </span>
              {copy === paid + 1 && pair && isOffered(choice, 'payTroop', pair) && (
                <Answer props={props} verb="payTroop" arg={pair}>
                  {strings.pay}
                </Answer>
              )}
              {copy === 1 && <Transfers {...props} troop={troop} />}
            </li>
          )
        })}
      </ul>
      {moves
        .filter(move => partsOfArmyMove(move).from === army.army)
        .map(move => (
          <Answer key={move} props={props} verb="transferAll" arg={move} />
        ))}
    </div>
  )
}

const cardName = (troop: Troop, language: SceneProps['language']): string =>
  DICTIONARIES[language].troopCard(troop).name

/** 17.6 Where a card may go from here. */
function Transfers(props: ColumnProps & { readonly troop: Troop }): ReactElement | null {
  const { choice, army, troop, language, baron } = props
  const { nobles } = DICTIONARIES[language].cards
  const moves = argsOf(choice, 'transfer')
    .flatMap(one => findName(TROOP_MOVES, one) ?? [])
    .filter(move => partsOfMove(move).troop === troop && partsOfMove(move).from === army.army)
  if (moves.length === 0) return null
  return (
    <span className="wk-moves">
      {moves.map(move => {
        const { to } = partsOfMove(move)
        const shape = SHAPES.find(one => one === to)
        return (
          <Answer key={move} props={props} verb="transfer" arg={move} className="wk-small-answer">
            → {shape && <ShapeSign shape={shape} />}{' '}
            {shape ? nobles[baron.baron][shape] : STRINGS[language].draft.army(to)}
          </Answer>
        )
      })}
    </span>
  )
}

/** 17.3 How likely a city without a Noble is to revolt; of one that does, what would be lost. */
function Revolts({ language, view, scene, baron }: BookProps): ReactElement | null {
  const strings = STRINGS[language].ledger
  const city = namedTerm(CITIES, view, 'city')
  if (view.step === 'upkeep.revolt' && city) {
    const { income, strength, isFortified } = scene.cities[city]
    const walls = isFortified ? Math.max(0, strength - FORTIFIED_STRENGTH) : strength // 19.2.3
    const held = baron.cities.filter(isKingdomCity).length
    return (
      <section>
        <h3>{strings.revolted(DICTIONARIES[language].places.cities[city])}</h3>
        <p>{strings.revoltLoses(income, walls)}</p>
        {isKingdomCity(city) && <p className="wk-note">{STRINGS[language].citiesToWin(held, scene.citiesToWin)}</p>}
      </section>
    )
  }
  if (view.step !== 'upkeep.revolts') return null
  return (
    <section>
      <h3>{strings.revolts}</h3>
      <p className="wk-note">{strings.revoltOdds(percent(REVOLT_ODDS))}</p>
    </section>
  )
}

const TIMES: Readonly<Record<News, number>> = { x4: 4, x3: 3, x2: 2, x1: 1, noNews: 0, fleetLost: 0 }

/** What a crown brings on average: no news means another draw later. */
function averageOf(odds: Readonly<Record<News, number>>): number {
  const sum = NEWS.reduce((total, news) => total + odds[news] * TIMES[news], 0)
  return sum / Math.max(0.01, 1 - odds.noNews)
}

function Expeditions(props: BookProps): ReactElement {
  const { scene, language, view } = props
  const strings = STRINGS[language].ledger
  const now = namedTerm(EXPEDITIONS, view, 'expedition')
  // The one that is asked about comes first: on a phone a form covers what is further down.
  const shown = now ? [now, ...EXPEDITIONS.filter(one => one !== now)] : EXPEDITIONS
  return (
    <section className="wk-expeditions">
      <h3>{strings.expeditions}</h3>
      <ul>
        {shown.map(expedition => (
          <li key={expedition} className={expedition === now ? 'wk-picked' : ''}>
            <ExpeditionLine {...props} expedition={expedition} state={scene.expeditions[expedition]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = BookProps & {
  readonly expedition: Expedition
  readonly state: Scene['expeditions'][Expedition]
}

function ExpeditionLine(props: LineProps): ReactElement {
  const { expedition, state, language, choice, scene } = props
  const strings = STRINGS[language].ledger
  const { news } = DICTIONARIES[language].cards
  const odds = newsOdds(expedition, state.isBlessed)
  const investors: readonly { readonly seat: Seat; readonly baron: Baron; readonly n: number }[] = scene.barons.flatMap(
    ({ seat, baron }) => {
      const n = state.invested[seat] ?? 0
      return n > 0 ? [{ seat, baron, n }] : []
    },
  )
  return (
    <>
      <h4>
        {strings.expedition(expedition)}{' '}
        <small>
          {state.step > 0
            ? strings.step(state.step)
            : investors.length > 0
              ? strings.beingFounded
              : strings.notUnderWay}
          {state.isBlessed && ` · ${strings.blessed}`}
        </small>
      </h4>
      <ul className="wk-news-odds">
        {NEWS.filter(one => odds[one] > 0).map(one => (
          <li key={one} className={`wk-news-odds-${one}`}>
            <b>{percent(odds[one])}</b> {news[one]}
          </li>
        ))}
      </ul>
      <p className="wk-note">{strings.average(`×${decimal(averageOf(odds), language)}`)}</p>
      {investors.map(({ baron, n }) => (
        <span key={baron} className="wk-investor">
          <BaronTag baron={baron} language={language} isSmall /> {strings.invested(n)}
        </span>
      ))}
      {isOffered(choice, 'found', expedition) && <Answer props={props} verb="found" arg={expedition} />}
    </>
  )
}
