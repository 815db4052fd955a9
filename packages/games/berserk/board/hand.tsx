// There is no hand: below the court lie cards to choose from the deck, and on phones the stack.

import { type BoardProps, findName, pointOfClick } from '@ludoteka/ui'
import { CardRow, Hands } from '@ludoteka/ui/hand'
import { type ReactElement, useMemo } from 'react'
import { CARDS } from '../content/cards.ts'
import { AsideRoom } from './aside.ts'
import { CardFace } from './cardFace.tsx'
import { argsOf, isOffered } from './offers.ts'
import { sceneOf } from './scene.ts'
import { StackView } from './stackView.tsx'
import { STRINGS } from './strings.ts'

export function Hand(props: BoardProps): ReactElement {
  const { view, language, choice, reducedMotion, select, selected, refuse, zoom, marks } = props
  const strings = STRINGS[language]
  const scene = useMemo(() => sceneOf(view), [view])
  const found = argsOf(choice, 'search').flatMap(card => findName(CARDS, card) ?? [])
  const isSeated = view.seats.includes(view.you)
  return (
    <Hands className="bs-hands" reducedMotion={reducedMotion} isCalled={found.length > 0}>
      {found.length > 0 && (
        <CardRow
          title={strings.fromDeck}
          cards={found}
          isTray
          zoom={zoom}
          marks={marks}
          selected={selected}
          isLegal={card => isOffered(choice, 'search', card)}
          onClick={(card, event) =>
            isOffered(choice, 'search', card) ? select('search', card) : refuse('search', card, pointOfClick(event))
          }
          face={card => (
            <>
              <CardFace card={card} language={language} />
              <span className="lt-unseen">{strings.offers.search}</span>
            </>
          )}
        />
      )}
      <AsideRoom />
      {isSeated ? <StackView {...props} scene={scene} isRow /> : <p className="bs-hand-note">{strings.hiddenHand}</p>}
    </Hands>
  )
}
