// One page on how to play, with pictures of the real court and cards.

import type { Language } from '@ludoteka/kernel'
import { useSeatLook } from '@ludoteka/ui'
import { HowToPage } from '@ludoteka/ui/how'
import type { ReactElement } from 'react'
import { CARD, type CardId } from '../content/cards.ts'
import { CELLS, type Cell, HALF, PLACEMENT } from '../content/cells.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardFace } from './cardFace.tsx'
import { DieFace } from './duel.tsx'
import type { PieceFacts } from './facts.ts'
import { LEVELS } from './field.tsx'
import { centreOf, spotOf } from './geometry.ts'
import { abilityText } from './names.ts'
import { Tile } from './pieceTile.tsx'
import { RuneFace } from './stackView.tsx'
import { type HowToPicture, STRINGS } from './strings.ts'

export function HowToPlay({ language }: { readonly language: Language }): ReactElement {
  return <HowToPage className="bs-how" howTo={STRINGS[language].howTo} pictures={PICTURES} language={language} />
}

type Changed = Omit<Partial<PieceFacts>, 'card' | 'controller'>
type Shown = Changed & { readonly card?: CardId; readonly controller: 0 | 1 }

/** What the picture of a card in play needs to know; what is not said is as printed. */
function factsOf({ card, ...more }: Shown): PieceFacts {
  const facts = card && CARD[card]
  const life = facts && 'life' in facts ? facts.life : 0
  const move = facts && 'move' in facts ? facts.move : 0
  const keywords = facts?.keywords ?? []
  return {
    ...{ piece: 'p1', card, isHidden: !card, isClosed: false, hasActed: false, abilities: [], keywords: [] },
    ...{
      life: Math.max(1, life - (more.wounds ?? 0)),
      fullLife: life,
      wounds: 0,
      extraLife: 0,
      chips: 0,
      poison: 0,
      lasting: 0,
      steps: move,
      move,
    },
    strike: facts && 'strike' in facts ? facts.strike : undefined,
    isFlyer: keywords.some(({ k }) => k === 'flying'),
    ...more,
  }
}

type CourtProps = {
  readonly language: Language
  readonly cards: { readonly [cell in Cell]?: Shown }
  /** Whether cells tell in which order they are filled. */
  readonly hasLevels?: boolean
  readonly glowing?: readonly Cell[]
  readonly aim?: readonly [from: Cell, to: Cell]
}

/** The court as the First player sees it. */
function Court({ language, cards, hasLevels, glowing = [], aim }: CourtProps): ReactElement {
  const looks = [useSeatLook(0), useSeatLook(1)] as const
  const [from, to] = aim?.map(cell => centreOf(cell, false)) ?? []
  return (
    <div className="bs-board bs-how-court" data-motion="reduced">
      <div className="bs-field">
        {CELLS.map(cell => {
          const level = hasLevels && !cards[cell] ? PLACEMENT.first.findIndex(one => one.includes(cell)) : -1
          const half = HALF.first.includes(cell) ? 'bs-own-cell' : 'bs-far-cell'
          return (
            <span
              key={cell}
              className={`bs-cell ${half} ${glowing.includes(cell) ? 'lt-legal' : ''}`}
              style={spotOf(cell, false)}
            >
              {level >= 0 && <span className="bs-level" data-mark={LEVELS[level]} />}
            </span>
          )
        })}
        {CELLS.map(cell => {
          const shown = cards[cell]
          if (!shown) return null
          const side = shown.controller === 0 ? 'bs-near-side' : 'bs-far-side'
          return (
            <div
              key={cell}
              className={`bs-piece ${side}`}
              style={{ ...spotOf(cell, false), '--seat': looks[shown.controller].colour }}
            >
              <span className={`bs-piece-button ${glowing.includes(cell) ? 'lt-legal' : ''}`}>
                <Tile facts={factsOf(shown)} language={language} />
              </span>
            </div>
          )
        })}
        {from && to && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="bs-aims" aria-hidden="true">
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="bs-aim bs-aim-strike" />
          </svg>
        )}
      </div>
    </div>
  )
}

const BACK: Shown = { controller: 1 }
const own = (card: CardId, more: Changed = {}): Shown => ({ card, ...more, controller: 0 })
const enemy = (card: CardId, more: Changed = {}): Shown => ({ card, ...more, controller: 1 })

const PICTURES: Readonly<Record<HowToPicture, (language: Language) => ReactElement>> = {
  squad: language => (
    <>
      <CardFace card="countessMorael" language={language} />
      <CardFace card="vampire" language={language} />
      <CardFace card="boneHound" language={language} />
    </>
  ),
  court: language => (
    <Court
      language={language}
      hasLevels
      cards={{
        ...{ b3: own('vampire'), c3: own('orc'), d3: own('zombie'), c2: own('bloodConjurer') },
        ...{ b4: BACK, c4: BACK, d4: BACK, b5: BACK, c5: BACK },
      }}
    />
  ),
  card: language => (
    <>
      <CardFace card="orc" language={language} />
      <Court
        language={language}
        glowing={['c2', 'b3']}
        cards={{
          b3: own('orc', { wounds: 3 }),
          d3: own('orc', { isClosed: true, hasActed: true, steps: 0 }),
          b4: enemy('leshy', { chips: 2 }),
        }}
      />
    </>
  ),
  strike: language => (
    <>
      <Court
        language={language}
        glowing={['c3', 'c4']}
        aim={['c3', 'c4']}
        cards={{ c3: own('orc'), d3: own('vampire'), c4: enemy('leshy'), d4: enemy('goblin') }}
      />
      <span className="bs-how-dice">
        <DieFace face={4} kind="attack" throws={0} label={STRINGS[language].attackDie} />
        <DieFace face={2} kind="defence" throws={0} label={STRINGS[language].defenceDie} />
      </span>
    </>
  ),
  stack: language => {
    const { itemKinds, stackNext, itemAt } = STRINGS[language]
    const { cards } = DICTIONARIES[language]
    return (
      <div className="bs-board bs-how-stack" data-motion="reduced">
        <ol className="bs-stack">
          <li className="bs-rune bs-rune-top">
            <span className="bs-rune-in">
              <RuneFace
                kind="ability"
                card={{ shown: 'bloodConjurer' }}
                words={`${cards.bloodConjurer.name}: ${itemKinds.ability.toLowerCase()}`}
                text={abilityText('bloodConjurer.a2', language)}
                notes={[stackNext]}
              />
            </span>
          </li>
          <li className="bs-rune">
            <span className="bs-rune-in">
              <RuneFace
                kind="strike"
                card={{ shown: 'leshy' }}
                words={`${cards.leshy.name}: ${itemKinds.strike.toLowerCase()} ${itemAt([cards.vampire.name])}`}
                text={undefined}
                notes={[]}
              />
            </span>
          </li>
        </ol>
      </div>
    )
  },
  end: language => (
    <div className="bs-board bs-how-stack">
      <p className="bs-alarm">{STRINGS[language].lastCreature(false)}</p>
      <Court
        language={language}
        glowing={['b3', 'b4']}
        aim={['b3', 'b4']}
        cards={{
          b3: own('soulReaper'),
          d3: own('vampire', { isClosed: true }),
          b4: enemy('leshy', { wounds: 6 }),
        }}
      />
    </div>
  ),
}
