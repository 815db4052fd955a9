// Recruiting: the cards that were dealt, which of them are in the squad, and what the crystals still allow.

import { cardsSeen, type Language } from '@ludoteka/kernel'
import { wordFor } from '@ludoteka/text-kit'
import { type BoardProps, Icon, moveFocus, useZoom } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
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
import { CardValues, elementClass } from './cardFace.tsx'
import { CardScene } from './cardScene.tsx'
import { ICONS } from './icons.generated.ts'
import { unbroken } from './names.ts'
import { isOffered } from './offers.ts'
import { Sides } from './sides.tsx'
import { type Offered, STRINGS } from './strings.ts'

export function Draft(props: BoardProps): ReactElement {
  const { view, language } = props
  const strings = STRINGS[language]
  const deal = cardsSeen(view, ZONES.deal, view.you)
  const squad = cardsSeen(view, ZONES.squad, view.you)
  const isDealt = deal.length + squad.length > 0
  return (
    <section className="bs-draft lt-fills" aria-label={strings.draft}>
      {isDealt ? (
        <>
          <Purse view={view} language={language} squad={squad} deal={deal} />
          <Roster {...props} deal={deal} squad={squad} />
        </>
      ) : (
        <Sides {...props} />
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
  const mayGrow = deal.some(card => !whyNoSquad({ squad: [...squad, card], deal: [], recruiting }))
  const ready = mayGrow ? strings.squadMayGrow : strings.squadReady
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
          {wrong ? wordFor(texts.reasons, wrong.reason) : squad.length > 0 ? ready : strings.eliteNote}
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
        <b>{left < 0 ? `−${-left}` : left}</b> <span>{name}</span>
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

type Copy = { readonly card: CardId; readonly key: string; readonly isTaken: boolean }

/** Every copy of the deal keeps its place, taken or not, so that nothing moves under the pointer. */
function copiesOf(deal: readonly CardId[], squad: readonly CardId[], taken: readonly string[]): readonly Copy[] {
  const all = sorted([...deal, ...squad])
  const copies = all.map((card, i) => ({ card, key: `${card} ${all.slice(0, i).filter(one => one === card).length}` }))
  return copies.map(({ card, key }) => {
    const same = copies.filter(copy => copy.card === card).toSorted((a, b) => rank(taken, b.key) - rank(taken, a.key))
    const n = squad.filter(one => one === card).length
    return { card, key, isTaken: same.slice(0, n).some(copy => copy.key === key) }
  })
}

/** Of two copies of a card the one that was clicked counts as taken. */
const rank = (taken: readonly string[], key: string): number => (taken.includes(key) ? 1 : 0)

type RosterProps = BoardProps & { readonly deal: readonly CardId[]; readonly squad: readonly CardId[] }

function Roster({ deal, squad, ...props }: RosterProps): ReactElement {
  const strings = STRINGS[props.language]
  const [taken, setTaken] = useState<readonly string[]>([])
  return (
    <section className="bs-draft-part" aria-label={strings.deal}>
      <h3>
        {strings.deal} <span>{strings.inSquad(squad.length, deal.length + squad.length)}</span>
        {'redeal' in props.choice && (
          <button
            type="button"
            className={`bs-redeal ${props.selected?.verb === 'redeal' ? 'bs-selected' : ''}`}
            onClick={() => props.select('redeal')}
          >
            <Icon d={ICONS['clockwise-rotation']} />
            {strings.redeal}
          </button>
        )}
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div className="bs-roster" onKeyDown={moveFocus}>
        {copiesOf(deal, squad, taken).map(({ card, key, isTaken }) => (
          <Recruit
            key={key}
            {...props}
            card={card}
            isTaken={isTaken}
            squad={squad}
            onClick={() => {
              setTaken(now => (isTaken ? now.filter(one => one !== key) : [...now, key]))
              props.act(isTaken ? 'putBack' : 'take', card)
            }}
          />
        ))}
      </div>
    </section>
  )
}

type RecruitProps = BoardProps & {
  readonly card: CardId
  readonly isTaken: boolean
  readonly squad: readonly CardId[]
  onClick(): void
}

/** A card of the deal with everything it says: a click takes it, another one puts it back. */
function Recruit({ view, card, isTaken, squad, language, choice, zoom, onClick }: RecruitProps): ReactElement {
  const strings = STRINGS[language]
  const { name, text } = DICTIONARIES[language].cards[card]
  const verb: Offered = isTaken ? 'putBack' : 'take'
  const isLegal = isOffered(choice, verb, card)
  // A mouse looks at a card by its picture, a finger that stays on any part of it, the keyboard with the space key.
  const { onPointerEnter, onPointerLeave, ...pressing } = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  const recruiting = recruitingOf(
    { first: publicState(view).first, options: view.options },
    view.seats.indexOf(view.you),
  )
  const wanted = isTaken ? squad : [...squad, card]
  const price = priceIn(wanted, card)
  const { cost, elite = false } = CARD[card]
  const wrong = !isTaken && isLegal ? whyNoSquad({ squad: wanted, deal: [], recruiting }) : undefined
  const newElements = Math.max(1, elementsOf(wanted)) - Math.max(1, elementsOf(squad))
  const surcharge = newElements > 0 ? strings.newElement(newElements) : undefined
  const note = wrong
    ? strings.unfit[wrong.rule === '5.4.1' ? 'tooDear' : 'together']
    : price !== cost && strings.cheaper(price, cost)
  return (
    <button
      type="button"
      className={`bs-recruit ${elementClass(card)} ${isLegal && !wrong ? 'lt-legal' : ''} ${isTaken ? 'bs-taken' : ''} ${wrong ? 'bs-unfit' : ''}`}
      aria-pressed={isTaken}
      disabled={!isLegal}
      {...pressing}
      onClick={() => {
        zoom(undefined)
        onClick()
      }}
    >
      <span className="bs-recruit-picture" onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
        <CardScene card={card} />
        <b className={`bs-cost ${elite ? 'bs-cost-elite' : ''}`}>{cost}</b>
        {surcharge && (
          <b className="bs-surcharge" title={surcharge}>
            +{newElements}
            <Icon d={ICONS['cut-diamond']} />
          </b>
        )}
      </span>
      <span className="bs-recruit-words">
        <b className="bs-recruit-name">{name}</b>
        {note && <em className="bs-recruit-note">{note}</em>}
        <CardValues card={card} />
        {text && <span className="bs-recruit-text">{unbroken(text)}</span>}
      </span>
      <span className="bs-recruit-check" aria-hidden="true">
        {isTaken && <Icon d={ICONS['check-mark']} />}
      </span>
      <span className="lt-unseen">
        {[strings.cost(price, elite), surcharge, ...(isLegal ? [strings.offers[verb]] : [])].filter(Boolean).join(', ')}
      </span>
    </button>
  )
}
