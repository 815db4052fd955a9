// The viewer's hand, the cards that are about to be placed, and cards to choose from that lie elsewhere.

import { cardsSeen } from '@ludoteka/kernel'
import { type BoardProps, namedTerm, pointOfClick } from '@ludoteka/ui'
import { CardRow, Hands } from '@ludoteka/ui/hand'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { COMBAT, COMBAT_CARDS, type CombatCard } from '../content/combatCards.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { ZONES } from '../rules/questions.ts'
import { cardWords } from './accessibleNames.ts'
import { CardFace } from './cardFace.tsx'
import { ownArmy, ownOperation, viewersSide } from './knowledge.ts'
import { type CardVerb, cardOffers, offeredCards, plausibleOnCard } from './offers.ts'
import { STRINGS } from './strings.ts'

/** Cards of the hand are chosen in a turn; what a battle costs is paid with the cards that fought in it. */
const HAND_STEP = 'turn.main'
const ELSEWHERE: readonly CardVerb[] = ['pick', 'buyCard', 'recallCard', 'returnObjective']

export function Hand(props: BoardProps): ReactElement {
  const { view, language } = props
  const strings = STRINGS[language]
  const side = viewersSide(view)
  const hand = side ? sorted(cardsSeen(view, ZONES.hand, side)) : []
  const chosen = side ? cardsSeen(view, ZONES.chosen, side) : []
  const takeBack = useTakeBack(props, chosen)
  const isHandAsked = view.step === HAND_STEP
  const elsewhere = isHandAsked ? [] : lying(props)
  return (
    <Hands className="fw-hands" reducedMotion={props.reducedMotion} isCalled={elsewhere.length + chosen.length > 0}>
      {elsewhere.length > 0 && (
        <Cards
          {...props}
          title={strings.trays[view.step] ?? strings.chooseFrom}
          cards={elsewhere}
          isTray
          verbs={ELSEWHERE}
        />
      )}
      {chosen.length > 0 && (
        <div className="fw-laid">
          <Cards
            {...props}
            title={strings.chosen(chosen.length)}
            cards={chosen}
            isTray
            verbs={[]}
            takeBack={takeBack}
          />
        </div>
      )}
      {hand.length > 0 && (
        <Cards {...props} title={strings.yourHand} cards={hand} verbs={isHandAsked ? ['pick'] : []} />
      )}
      {hand.length + chosen.length + elsewhere.length === 0 && (
        <p className="fw-hand-note">{side ? strings.emptyHand : strings.hiddenHand}</p>
      )}
    </Hands>
  )
}

/** Puts one of the chosen cards back: choices are undone up to it, and the others are chosen again. */
function useTakeBack({ choice, undo, act }: BoardProps, chosen: readonly CombatCard[]): (card: string) => void {
  const [wanted, setWanted] = useState<readonly string[]>()
  const tried = useRef<string>(undefined)
  useEffect(() => {
    const [extra] = wanted ? without(chosen, wanted) : []
    const [missing] = wanted ? without(wanted, chosen) : []
    if (!wanted || tried.current === chosen.join()) return
    if (extra !== undefined && undo) {
      tried.current = chosen.join()
      undo()
    } else if (extra === undefined && missing !== undefined && cardOffers(choice, missing).includes('pick')) {
      tried.current = chosen.join()
      act('pick', missing)
    } else if (extra === undefined && missing === undefined) setWanted(undefined)
  }, [wanted, chosen, choice, undo, act])
  return card => {
    tried.current = undefined
    setWanted(without(chosen, [card]))
  }
}

/** All but one copy of each of these. */
function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...gone]
  return cards.filter(card => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}

/** The cards to choose from, every copy of them where they lie open to the viewer. */
function lying({ view, choice }: BoardProps): readonly string[] {
  const offered = offeredCards(choice, ELSEWHERE)
  const side = viewersSide(view)
  if (offered.length === 0 || !side) return []
  const at = namedTerm(PROVINCES, view, 'at')
  const slot = namedTerm(SLOTS, view, 'slot')
  const pile =
    view.step === 'production.spend'
      ? cardsSeen(view, ZONES.lossPile, side)
      : view.step === 'recall.province' && at
        ? ownArmy(view, side, at)
        : view.step === 'recall.operation' && slot
          ? ownOperation(view, side, slot)
          : []
  return pile.length > 0 ? sorted(pile) : isCombat(offered) ? sorted(offered) : offered
}

const isCombat = (cards: readonly string[]): cards is readonly CombatCard[] =>
  cards.every(card => COMBAT_CARDS.some(one => one === card))

const ORDER = ['land', 'naval', 'air', 'fort', 'decoy'] as const

/** By kind, the strong ones first. */
function sorted(cards: readonly CombatCard[]): readonly CombatCard[] {
  const worth = (card: CombatCard): number => Math.max(COMBAT[card].land, COMBAT[card].sea)
  return cards.toSorted((a, b) => ORDER.indexOf(COMBAT[a].type) - ORDER.indexOf(COMBAT[b].type) || worth(b) - worth(a))
}

type CardsProps = BoardProps & {
  readonly title: string
  readonly cards: readonly string[]
  readonly isTray?: boolean
  /** What these cards may be offered for; others of the same name may lie elsewhere. */
  readonly verbs: readonly CardVerb[]
  /** Cards that are already chosen go back to the hand by a click. */
  takeBack?(card: string): void
}

function Cards(props: CardsProps): ReactElement {
  const { view, language, title, cards, isTray, verbs, takeBack, choice, select, refuse, zoom, marks, selected } = props
  const offers = (card: string): readonly CardVerb[] => cardOffers(choice, card).filter(verb => verbs.includes(verb))
  return (
    <CardRow
      title={title}
      cards={cards}
      isTray={isTray}
      zoom={zoom}
      marks={marks}
      selected={verbs.length > 0 ? selected : undefined}
      isLegal={card => offers(card).length > 0}
      onClick={(card, event) => {
        const [verb] = offers(card)
        if (verb) select(verb, card)
        else if (takeBack) takeBack(card)
        else if (!isTray) refuse(plausibleOnCard(view), card, pointOfClick(event))
      }}
      face={card => (
        <>
          <span className="lt-unseen">
            {cardWords(card, language, offers(card))}
            {takeBack && ` ${STRINGS[language].takeBack}.`}
          </span>
          <span className="fw-drawn" aria-hidden="true">
            <CardFace card={card} language={language} />
          </span>
        </>
      )}
    />
  )
}
