// The viewer's hand: a fan that spreads on hover, a row to swipe on phones; and cards shown for a choice beside it.

import { cardsSeen, type Language } from '@ludoteka/kernel'
import { type BoardProps, findName, pointOfClick } from '@ludoteka/ui'
import { CardRow, Hands } from '@ludoteka/ui/hand'
import type { ReactElement } from 'react'
import { CARDS, type Card } from '../content/cards.ts'
import { ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'
import { asksForCard, type Click, clickOnCard, clickOnTray, isTrayStep, TRAY_VERBS } from './offers.ts'
import { STRINGS } from './strings.ts'

export function Hand(props: BoardProps): ReactElement {
  const { view, language, choice } = props
  const strings = STRINGS[language]
  const isSeated = view.seats.includes(view.you)
  const cards = isSeated ? cardsSeen(view, ZONES.hand, view.you) : []
  const tray = trayOf(props)
  const aside = isSeated ? cardsSeen(view, ZONES.aside, view.you) : []
  return (
    <Hands className="um-hands" reducedMotion={props.reducedMotion} isCalled={asksForCard(choice)}>
      {tray.cards.length > 0 && (
        <Cards {...props} title={tray.title} isTray cards={tray.cards} clickOf={card => clickOnTray(choice, card)} />
      )}
      {aside.length > 0 && <p className="um-aside">{`${strings.setAside}: ${namesOf(aside, language)}`}</p>}
      {cards.length > 0 ? (
        <Cards {...props} title={strings.hand} cards={cards} clickOf={card => clickOnCard(view, choice, card)} />
      ) : (
        <p className="um-aside">{isSeated ? strings.emptyHand : strings.hiddenHand}</p>
      )}
    </Hands>
  )
}

function namesOf(cards: readonly Card[], language: Language): string {
  return cards.map(card => DICTIONARIES[language].cards[card].name).join(', ')
}

/** Cards to choose from that are not in the hand: the top of the deck, or an opponent's hand. */
function trayOf({ view, choice, language }: BoardProps): { readonly title: string; readonly cards: readonly Card[] } {
  const strings = STRINGS[language]
  const looked = cardsSeen(view, ZONES.looked, view.you)
  if (looked.length > 0) return { title: strings.looked, cards: looked }
  if (!isTrayStep(view.step)) return { title: '', cards: [] }
  const offered = [...TRAY_VERBS, 'discard' as const].flatMap(verb => {
    const args = choice[verb]
    return Array.isArray(args) ? args.flatMap(arg => findName(CARDS, arg) ?? []) : []
  })
  return { title: strings.opponentsHand, cards: offered }
}

type CardsProps = BoardProps & {
  readonly title: string
  readonly cards: readonly Card[]
  readonly isTray?: boolean
  clickOf(card: Card): Click
}

function Cards(props: CardsProps): ReactElement {
  const { title, cards, isTray, clickOf, language, select, selected, refuse, zoom, marks } = props
  return (
    <CardRow
      title={title}
      cards={cards}
      isTray={isTray}
      zoom={zoom}
      marks={marks}
      selected={selected}
      isLegal={card => clickOf(card).offered !== undefined}
      onClick={(card, event) => {
        const { offered, verb, arg } = clickOf(card)
        if (offered) select(verb, arg)
        else refuse(verb, arg, pointOfClick(event))
      }}
      face={card => {
        const { offered } = clickOf(card)
        return (
          <>
            <CardFace card={card} language={language} />
            {offered && <span className="lt-unseen">{STRINGS[language].offers[offered]}</span>}
          </>
        )
      }}
    />
  )
}
