// The viewer's hand: a fan that spreads on hover, a row to swipe on phones; and cards shown for a choice beside it.

import type { Language } from '@ludoteka/kernel'
import { type BoardProps, oneOf, pointOfClick, useZoom } from '@ludoteka/ui'
import { type KeyboardEvent, type ReactElement, useRef } from 'react'
import { CARDS, type Card } from '../content/cards.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'
import { type Click, clickOnCard, clickOnTray, isTrayStep, TRAY_VERBS } from './offers.ts'
import { cardsIn } from './position.ts'
import { STRINGS } from './strings.ts'

export function Hand(props: BoardProps): ReactElement {
  const { view, language, choice } = props
  const strings = STRINGS[language]
  const isSeated = view.seats.includes(view.you)
  const cards = isSeated ? cardsIn(view, 'hand', view.you) : []
  const tray = trayOf(props)
  const aside = isSeated ? cardsIn(view, 'aside', view.you) : []
  return (
    <div className="um-hands" data-motion={props.reducedMotion ? 'reduced' : 'full'}>
      {tray.cards.length > 0 && (
        <CardRow {...props} title={tray.title} isTray cards={tray.cards} clickOf={card => clickOnTray(choice, card)} />
      )}
      {aside.length > 0 && <p className="um-aside">{`${strings.setAside}: ${namesOf(aside, language)}`}</p>}
      {cards.length > 0 ? (
        <CardRow
          {...props}
          title={strings.hand}
          isTray={false}
          cards={cards}
          clickOf={card => clickOnCard(view, choice, card)}
        />
      ) : (
        <p className="um-aside">{isSeated ? strings.emptyHand : strings.hiddenHand}</p>
      )}
    </div>
  )
}

function namesOf(cards: readonly Card[], language: Language): string {
  return cards.map(card => DICTIONARIES[language].cards[card].name).join(', ')
}

/** Cards to choose from that are not in the hand: the top of the deck, or an opponent's hand. */
function trayOf({ view, choice, language }: BoardProps): { readonly title: string; readonly cards: readonly Card[] } {
  const strings = STRINGS[language]
  const looked = cardsIn(view, 'looked', view.you)
  if (looked.length > 0) return { title: strings.looked, cards: looked }
  if (!isTrayStep(view.step)) return { title: '', cards: [] }
  const offered = [...TRAY_VERBS, 'discard' as const].flatMap(verb => {
    const args = choice[verb]
    return Array.isArray(args) ? args.flatMap(arg => oneOf(CARDS, arg) ?? []) : []
  })
  return { title: strings.opponentsHand, cards: offered }
}

type CardRowProps = BoardProps & {
  readonly title: string
  readonly cards: readonly Card[]
  readonly isTray: boolean
  clickOf(card: Card): Click
}

function CardRow(props: CardRowProps): ReactElement {
  const { title, cards, isTray, clickOf } = props
  const row = useRef<HTMLUListElement>(null)
  const keys = withCopies(cards)
  const firstLegal = keys.findIndex(({ card }) => clickOf(card).offered)

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])]
    const next = buttons[buttons.findIndex(button => button.matches(':focus')) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section className={isTray ? 'um-tray' : 'um-hand'} aria-label={title}>
      {isTray && <h3>{title}</h3>}
      <ul ref={row} className="um-row" onKeyDown={onKeyDown} style={{ '--n': cards.length }}>
        {keys.map(({ card, key }, i) => (
          <li key={key} className="um-row-item" style={{ '--i': i }}>
            <CardButton
              {...props}
              card={card}
              click={clickOf(card)}
              isReachable={clickOf(card).offered !== undefined || (firstLegal < 0 && i === 0)}
              isDimmed={firstLegal >= 0 && !clickOf(card).offered}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same card may be held twice; each copy keeps its place. */
function withCopies(cards: readonly Card[]): readonly { readonly card: Card; readonly key: string }[] {
  const seen = new Map<Card, number>()
  return cards.map(card => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { card, key: `${card} ${copy}` }
  })
}

type CardButtonProps = Pick<BoardProps, 'language' | 'act' | 'refuse' | 'zoom' | 'marks'> & {
  readonly card: Card
  readonly click: Click
  readonly isReachable: boolean
  /** Others may be played now, this one not. */
  readonly isDimmed: boolean
}

function CardButton({
  card,
  click,
  language,
  act,
  refuse,
  zoom,
  marks,
  isReachable,
  isDimmed,
}: CardButtonProps): ReactElement {
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  const isMarked = marks.some(({ kind, id }) => kind === 'card' && id === card)
  return (
    <button
      type="button"
      className={`um-card-button ${click.offered ? 'um-legal' : isDimmed ? 'um-idle' : ''} ${isMarked ? 'um-marked' : ''}`}
      tabIndex={isReachable ? 0 : -1}
      data-card={card}
      {...zooming}
      onClick={event => {
        zoom(undefined)
        if (click.offered) act(click.verb, click.arg)
        else refuse(click.verb, click.arg, pointOfClick(event))
      }}
    >
      <CardFace card={card} language={language} />
      {click.offered && <span className="um-unseen">{STRINGS[language].offers[click.offered]}</span>}
    </button>
  )
}
