// Recruiting: the cards that were dealt, the squad, and what the crystals still allow.

import { cardsSeen, type Language } from '@ludoteka/kernel'
import { wordFor } from '@ludoteka/text-kit'
import { type BoardProps, Icon, moveFocus, useZoom } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { CARD, type CardId } from '../content/cards.ts'
import { FLYER_CAP } from '../content/numbers.ts'
import { ELEMENTS } from '../content/terms.ts'
import {
  crystalsFor,
  elementsOf,
  priceIn,
  publicState,
  recruitingOf,
  spendingOn,
  whyNoSquad,
  ZONES,
} from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'
import { ICONS } from './icons.generated.ts'
import { isOffered } from './offers.ts'
import { type Offered, STRINGS } from './strings.ts'

export function Draft(props: BoardProps): ReactElement {
  const { view, language, choice } = props
  const strings = STRINGS[language]
  const deal = sorted(cardsSeen(view, ZONES.deal, view.you))
  const squad = sorted(cardsSeen(view, ZONES.squad, view.you))
  const isDealt = deal.length + squad.length > 0
  return (
    <section className="bs-draft lt-fills" aria-label={strings.draft}>
      {isDealt ? (
        <>
          <Purse view={view} language={language} squad={squad} deal={deal} />
          <Cards {...props} title={strings.squad} cards={squad} verb="putBack" squad={squad}>
            {squad.length === 0 ? strings.emptySquad : undefined}
          </Cards>
          <Cards {...props} title={strings.deal} cards={deal} verb="take" squad={squad} />
        </>
      ) : (
        <p className="bs-draft-wait">
          {Object.keys(choice).length > 0 || !view.seats.includes(view.you)
            ? strings.phases.sides
            : strings.waitsForOther}
        </p>
      )}
    </section>
  )
}

/** By element, the dear ones first. */
function sorted(cards: readonly CardId[]): readonly CardId[] {
  const order = (card: CardId): number => {
    const [element] = CARD[card].elements
    return element ? ELEMENTS.indexOf(element) : ELEMENTS.length
  }
  return cards.toSorted((a, b) => order(a) - order(b) || CARD[b].cost - CARD[a].cost || a.localeCompare(b))
}

type PurseProps = Pick<BoardProps, 'view' | 'language'> & {
  readonly squad: readonly CardId[]
  readonly deal: readonly CardId[]
}

/** What is spent and left: elite cards first take the gold, all others silver and then gold. */
function Purse({ view, language, squad, deal }: PurseProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const recruiting = recruitingOf(
    { first: publicState(view).first, options: view.options },
    view.seats.indexOf(view.you),
  )
  const full = crystalsFor(recruiting, [])
  const { gold, silver } = crystalsFor(recruiting, squad)
  const { elite, rankAndFile, flyers } = spendingOn(squad)
  const silverLeft = Math.max(0, silver - rankAndFile)
  const goldLeft = gold - elite - Math.max(0, rankAndFile - silver)
  const penalty = Math.max(0, elementsOf(squad) - 1)
  const names = ELEMENTS.filter(element => squad.some(card => CARD[card].elements.includes(element)))
  const wrong = squad.length > 0 ? whyNoSquad({ squad, deal, recruiting }) : undefined
  return (
    <header className="bs-purse">
      <Crystals kind="gold" name={strings.gold} left={goldLeft} of={full.gold} lost={penalty} language={language} />
      <Crystals kind="silver" name={strings.silver} left={silverLeft} of={full.silver} lost={0} language={language} />
      <div className="bs-purse-words">
        <p className={penalty > 0 ? '' : 'bs-purse-note'}>
          {penalty > 0
            ? strings.elements(
                names.map(element => texts.terms.elements[element]),
                penalty,
              )
            : strings.oneElement}
        </p>
        {flyers > 0 && <p className={flyers > FLYER_CAP ? 'bs-wrong' : ''}>{strings.flyers(flyers, FLYER_CAP)}</p>}
        <p className={wrong ? 'bs-wrong' : 'bs-right'} aria-live="polite">
          {wrong ? wordFor(texts.reasons, wrong.reason) : squad.length > 0 ? strings.squadReady : strings.eliteNote}
        </p>
      </div>
    </header>
  )
}

type CrystalsProps = {
  readonly kind: 'gold' | 'silver'
  readonly name: string
  readonly left: number
  readonly of: number
  /** Taken away for further elements. */
  readonly lost: number
  readonly language: Language
}

function Crystals({ kind, name, left, of, lost, language }: CrystalsProps): ReactElement {
  const strings = STRINGS[language]
  const state = (i: number): string =>
    i < left ? 'bs-crystal-left' : i >= of - lost ? 'bs-crystal-lost' : 'bs-crystal-spent'
  return (
    <div className={`bs-crystals bs-crystals-${kind} ${left < 0 ? 'bs-wrong' : ''}`}>
      <p>
        <Icon d={ICONS['cut-diamond']} />
        <b>{left}</b> <span>{name}</span>
        <span className="lt-unseen">{strings.crystals(left, of)}</span>
        {left < 0 && <small>{strings.overspent}</small>}
      </p>
      <span className="bs-crystal-row" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: crystals are told apart by their place only.
          <i key={i} className={state(i)} />
        ))}
      </span>
    </div>
  )
}

type CardsProps = BoardProps & {
  readonly title: string
  readonly cards: readonly CardId[]
  readonly verb: 'take' | 'putBack'
  readonly squad: readonly CardId[]
  readonly children?: string | undefined
}

function Cards({ title, cards, verb, squad, children, ...props }: CardsProps): ReactElement {
  const copies = useMemo(() => withCopies(cards), [cards])
  return (
    <section className={`bs-draft-part bs-draft-${verb}`} aria-label={title}>
      <h3>
        {title} <span>{cards.length}</span>
      </h3>
      {children && <p className="bs-draft-note">{children}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div className="bs-draft-cards" onKeyDown={moveFocus}>
        {copies.map(({ card, key }) => (
          <DraftCard key={key} {...props} card={card} verb={verb} squad={squad} />
        ))}
      </div>
    </section>
  )
}

function withCopies(cards: readonly CardId[]): readonly { readonly card: CardId; readonly key: string }[] {
  return cards.map((card, i) => ({ card, key: `${card} ${cards.slice(0, i).filter(one => one === card).length}` }))
}

type DraftCardProps = BoardProps & {
  readonly card: CardId
  readonly verb: 'take' | 'putBack'
  readonly squad: readonly CardId[]
}

function DraftCard(props: DraftCardProps): ReactElement {
  const { view, card, verb, squad, language, choice, select, selected, zoom } = props
  const strings = STRINGS[language]
  const isLegal = isOffered(choice, verb, card)
  const isSelected = selected?.verb === verb && selected.arg === card
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  const recruiting = recruitingOf(
    { first: publicState(view).first, options: view.options },
    view.seats.indexOf(view.you),
  )
  const wanted = verb === 'take' ? [...squad, card] : squad
  const price = priceIn(wanted, card)
  const { cost } = CARD[card]
  const isTooDear = verb === 'take' && isLegal && whyNoSquad({ squad: wanted, deal: [], recruiting }) !== undefined
  const offer: Offered = verb
  return (
    <button
      type="button"
      className={`bs-draft-card ${isLegal ? 'lt-legal' : ''} ${isSelected ? 'bs-selected' : ''} ${isTooDear ? 'bs-dear' : ''}`}
      disabled={!isLegal}
      {...zooming}
      onClick={() => {
        zoom(undefined)
        select(verb, card)
      }}
    >
      <CardFace card={card} language={language} />
      {price !== cost && <span className="bs-draft-price">{strings.cheaper(price, cost)}</span>}
      {isTooDear && <span className="bs-draft-price bs-draft-dear">{strings.tooDear}</span>}
      <span className="lt-unseen">
        {[
          strings.cost(price, CARD[card].elite === true),
          DICTIONARIES[language].cards[card].text,
          ...(isLegal ? [strings.offers[offer]] : []),
        ].join(', ')}
      </span>
    </button>
  )
}
