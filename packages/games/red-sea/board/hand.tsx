// The viewer's hand with operations and side at a glance, cards shown for a choice, and what a card can be played for.

import { cardsSeen, type Language } from '@ludoteka/kernel'
import { type BoardProps, isSecondClick, pointOfClick } from '@ludoteka/ui'
import { CardRow, Hands } from '@ludoteka/ui/hand'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { CARD, type Card } from '../content/cards.ts'
import type { Region } from '../content/spaces.ts'
import { cardDanger, nameOfSeat, percent, projectedScore, publicState, viewersSide, ZONES } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { cardSays, DICTIONARIES, TEXT } from '../text/index.ts'
import { cardName, dangerText } from './accessibleNames.ts'
import { CardFace } from './cardFace.tsx'
import { type CardPlay, cardPlays } from './cardPlays.ts'
import { ICONS } from './icons.generated.ts'
import { type CardVerb, cardOffers, offeredCards, plausibleOnCard } from './offeredActions.ts'
import { WarWarning } from './spaceTooltip.tsx'
import { STRINGS, verdictOf } from './strings.ts'

export function Hand(props: BoardProps): ReactElement {
  const { view, language, choice, act, select } = props
  const strings = STRINGS[language]
  const table = useMemo(() => publicState(view), [view])
  const side = viewersSide(view, table)
  const seat = side && nameOfSeat(view, table, side)
  const [chosen, setChosen] = useState<Card>()
  const root = useRef<HTMLDivElement>(null)
  const autonomy = cardsSeen(view, ZONES.autonomy, seat).filter(card => cardOffers(choice, card).length > 0)
  const hand = seat ? [...sorted(cardsSeen(view, ZONES.hand, seat), side), ...autonomy] : []
  const tray = offeredCards(choice).filter(card => !hand.includes(card))
  const looked = seat ? cardsSeen(view, ZONES.looked, seat) : []
  const shown = [...new Set([...looked, ...tray])]
  const isOpen = chosen !== undefined && cardOffers(choice, chosen).length > 0

  const pick = (card: Card, verbs: readonly CardVerb[]): void => {
    const [only, ...more] = verbs
    if (only && more.length === 0 && !cardDanger(view, table, only, card) && view.step !== 'actionRound.play')
      select(only, card)
    else setChosen(card)
  }
  return (
    <Hands
      ref={root}
      className="rs-hands"
      reducedMotion={props.reducedMotion}
      isCalled={shown.length > 0 || hand.some(card => cardOffers(choice, card).length > 0)}
    >
      {shown.length > 0 && (
        <Cards
          {...props}
          title={looked.length > 0 ? strings.lookedAt : strings.chooseFrom}
          cards={shown}
          pick={pick}
          isTray
        />
      )}
      {hand.length > 0 ? (
        <Cards {...props} title={strings.yourHand} cards={hand} pick={pick} />
      ) : (
        <p className="rs-note">{seat ? strings.emptyHand : strings.hiddenHand}</p>
      )}
      {isOpen && (
        <Plays
          {...props}
          card={chosen}
          onClose={() => {
            setChosen(undefined)
            root.current?.querySelector<HTMLElement>(`[data-card="${chosen}"]`)?.focus()
          }}
          onPlay={({ verb, followUps }) => {
            setChosen(undefined)
            act(verb, chosen, followUps)
          }}
        />
      )}
    </Hands>
  )
}

/** Own cards first, then both sides', then the opponent's, scoring cards before all; big numbers first. */
function sorted(cards: readonly Card[], side: ReturnType<typeof viewersSide>): readonly Card[] {
  const rank = (card: Card): number => {
    const owner = CARD[card].side
    if (owner === 'none') return 0
    return owner === side ? 1 : owner === 'neutral' ? 2 : 3
  }
  return cards.toSorted((a, b) => rank(a) - rank(b) || CARD[b].ops - CARD[a].ops)
}

type CardsProps = BoardProps & {
  readonly title: string
  readonly cards: readonly Card[]
  readonly isTray?: boolean
  pick(card: Card, verbs: readonly CardVerb[]): void
}

function Cards(props: CardsProps): ReactElement {
  const { title, cards, isTray, view, choice, refuse, zoom, marks, selected, pick } = props
  return (
    <CardRow
      title={title}
      cards={cards}
      isTray={isTray}
      zoom={zoom}
      marks={marks}
      selected={selected}
      isLegal={card => cardOffers(choice, card).length > 0}
      onClick={(card, event) => {
        const verbs = cardOffers(choice, card)
        if (verbs.length > 0) pick(card, verbs)
        else refuse(plausibleOnCard(view, choice), card, pointOfClick(event))
      }}
      face={card => <Face {...props} card={card} />}
    />
  )
}

/** A card as it lies in the hand: with a warning where playing it may lose the game. */
function Face({ view, choice, language, card }: BoardProps & { readonly card: Card }): ReactElement {
  const table = useMemo(() => publicState(view), [view])
  const verbs = cardOffers(choice, card)
  const danger = verbs.flatMap(verb => cardDanger(view, table, verb, card) ?? [])[0]
  return (
    <>
      <span className="lt-unseen">
        {[cardName(card, language, verbs), ...(danger ? [dangerText(danger, language)] : [])].join(' ')}
      </span>
      <span className="rs-drawn" aria-hidden="true">
        <CardFace card={card} language={language} />
      </span>
      {danger && (
        <span className="rs-card-danger" aria-hidden="true" title={dangerText(danger, language)}>
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path d={ICONS.radioactive} />
          </svg>
          {danger.by === 'otherHeadline'
            ? STRINGS[language].chips.warLater
            : `${STRINGS[language].chips.war} ${percent(danger.chance)}%`}
        </span>
      )}
    </>
  )
}

type PlaysProps = BoardProps & { readonly card: Card; onClose(): void; onPlay(play: CardPlay): void }

/** What the card can be played for, each with what would follow. */
function Plays({ view, choice, language, card, onClose, onPlay }: PlaysProps): ReactElement {
  const strings = STRINGS[language]
  const table = useMemo(() => publicState(view), [view])
  const side = viewersSide(view, table)
  const plays = cardPlays(view, table, side, card, cardOffers(choice, card))
  // Enter must never start a war: the focus begins on the first safe play, or on the way back.
  const safe = plays.findIndex(({ danger }) => !danger)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <section
      className="rs-plays lt-menu"
      aria-label={strings.plays}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="rs-plays-card">
        <CardFace card={card} language={language} />
      </div>
      <div className="rs-plays-list">
        <h3>{TEXT[language].card(card).name}</h3>
        <p className="rs-plays-text">{cardSays(DICTIONARIES[language], card)}</p>
        {plays.map((play, i) => (
          <button
            key={`${play.verb} ${play.operation}`}
            type="button"
            ref={i === safe ? first : undefined}
            className={`rs-play ${play.danger ? 'rs-danger' : ''}`}
            data-answer={`${play.verb} ${card}`}
            onClick={event => {
              if (!isSecondClick(event)) onPlay(play)
            }}
          >
            <b>{titleOf(play, language)}</b>
            {notesOf(play, card, table, language).map(note => (
              <small key={note}>{note}</small>
            ))}
            {play.danger && <WarWarning text={dangerText(play.danger, language)} />}
          </button>
        ))}
        <button type="button" ref={safe < 0 ? first : undefined} className="rs-play rs-play-back" onClick={onClose}>
          {strings.close}
        </button>
      </div>
    </section>
  )
}

const REGION_SCORED: Readonly<Partial<Record<Card, Region>>> = {
  africaScoring: 'africa',
  middleEastScoring: 'middleEast',
}

function titleOf({ verb, operation, ops }: CardPlay, language: Language): string {
  const strings = STRINGS[language]
  const title = operation ? strings.operationOffers[operation] : strings.cardOffers[verb]
  return ops === undefined ? title : `${title} · ${strings.opsWorth(ops)}`
}

/** What a play would mean. */
function notesOf(play: CardPlay, card: Card, s: S, language: Language): readonly string[] {
  const strings = STRINGS[language]
  const { bestCoup, upTo, eventAfter } = play
  const scored = play.verb === 'score' ? REGION_SCORED[card] : undefined
  return [
    ...(bestCoup ? [strings.bestCoup(DICTIONARIES[language].spaces[bestCoup.at].label, bestCoup.percent)] : []),
    ...(upTo === undefined ? [] : [strings.spaceChance(upTo, percent({ hits: upTo, of: 6 }))]),
    ...(scored ? [verdictOf(projectedScore(s, scored), language)] : []),
    ...(eventAfter ? [strings.eventAfter] : []),
  ]
}
