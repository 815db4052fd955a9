// A battle over the map: cards are turned up, strengths are added up line by line, and the scale shows what comes of it.

import type { Choice, Language, View } from '@ludoteka/kernel'
import { type BoardProps, namedTerm, numberTerm } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { SUPERIORITY } from '../content/numbers.ts'
import { PROVINCE } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { OUTCOMES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { cardWords } from './accessibleNames.ts'
import { CardBack, CardFace } from './cardFace.tsx'
import { figureOf } from './knowledge.ts'
import { cardOffers } from './offers.ts'
import type { BattleScene, Scene, Stacks, Strength } from './scene.ts'
import { SeenCard, withCopies } from './smallCards.tsx'
import { defenderOf } from './storytelling.ts'
import { STRINGS } from './strings.ts'
import { EmblemSign, Sign } from './symbols.tsx'

type StageProps = {
  readonly battle: BattleScene
  /** Cards of each side that are still to be turned up. */
  readonly backs: Stacks
  readonly language: Language
  readonly zoom: BoardProps['zoom']
  /** What is asked about the battle, if somebody is. */
  readonly asked?: Asked | undefined
}

type Asked = { readonly view: View; readonly choice: Choice; readonly select: BoardProps['select'] }

/** Until its strength is counted, a stack lies face down where it was. */
export function backsIn({ stacks, wheels }: Scene, battle: BattleScene): Stacks {
  const { attacker, at, slot } = battle
  if (battle.attack || battle.outcome || battle.empty) return { axis: 0, allies: 0, neutral: 0 }
  return slot ? { ...stacks[at], [attacker]: wheels[attacker].cards[slot] } : stacks[at]
}

export function BattleStage(stage: StageProps): ReactElement {
  const { battle, language } = stage
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const { at, origin, position, attacker } = battle
  return (
    <section className="fw-stage fw-battle" aria-label={strings.battle(at)}>
      <h3>
        {strings.battle(at)}
        <small>
          {[
            ...(origin ? [strings.attackFrom(origin)] : []),
            ...(position ? [texts.positions[position].name] : [strings.ofQuagmire]),
          ].join(' · ')}
        </small>
      </h3>
      <div className="fw-battle-sides">
        <BattleSide {...stage} side={attacker} isAttacker />
        <BattleSide {...stage} side={defenderOf(battle)} isAttacker={false} />
      </div>
      <Scale {...stage} />
    </section>
  )
}

type SideProps = StageProps & { readonly side: Side; readonly isAttacker: boolean }

function BattleSide(props: SideProps): ReactElement {
  const { battle, backs, language, side, isAttacker } = props
  const strings = STRINGS[language]
  const strength = isAttacker ? battle.attack : battle.defence
  const cards = [...battle.cards[side], ...(isAttacker ? [] : battle.neutrals)]
  const useless = [...battle.unsuitable[side], ...(isAttacker ? [] : battle.neutralsUnsuitable)]
  const own = battle.cards[side].length > 0 ? 0 : backs[side]
  const neutral = isAttacker || battle.neutrals.length > 0 ? 0 : backs.neutral
  return (
    <div className={`fw-battle-side fw-battle-${side}`}>
      <h4>
        <EmblemSign name={side} />
        <span>
          {isAttacker ? strings.attack : strings.defence}
          <small>{DICTIONARIES[language].sides[side].label}</small>
        </span>
        {strength && (
          <b key={strength.total} className="fw-battle-total" style={{ '--i': strength.lines.length }}>
            {strength.total}
          </b>
        )}
      </h4>
      <div className="fw-battle-cards" style={{ '--n': Math.max(1, cards.length + useless.length + own + neutral) }}>
        {withCopies([...cards, ...useless]).map(({ card, copy, key }, i) => (
          <TurnedCard key={key} {...props} card={card} copy={copy} i={i} isUseless={i >= cards.length} />
        ))}
        {Array.from({ length: own }, (_, i) => i).map(i => (
          <span key={i} className="fw-turned">
            <CardBack owner={side} />
          </span>
        ))}
        {Array.from({ length: neutral }, (_, i) => i).map(i => (
          <span key={`neutral ${i}`} className="fw-turned">
            <CardBack owner="neutral" />
          </span>
        ))}
        {cards.length + useless.length + own + neutral === 0 && <span className="fw-nobody">{strings.nobody}</span>}
      </div>
      {strength && <Sum strength={strength} language={language} />}
      {battle.empty === side && <p className="fw-warning">{strings.noSuitable}</p>}
    </div>
  )
}

type CardProps = SideProps & {
  readonly card: string
  readonly copy: number
  readonly i: number
  readonly isUseless: boolean
}

/** A card that was turned up; while it may pay for the battle, it is a button. */
function TurnedCard({ battle, card, copy, i, language, zoom, side, asked, isUseless }: CardProps): ReactElement {
  const paid = asked ? paidWith(asked.view, side) : []
  const isPaid = !isUseless && paid.filter(one => one === card).length >= copy
  const mayPay = !isUseless && !isPaid && asked !== undefined && paysNow(asked, side, card)
  const isTurning = !battle.attack && !battle.outcome
  const look = ['fw-turned', isTurning ? 'fw-turning' : '', isUseless ? 'fw-useless' : '', isPaid ? 'fw-paid' : '']
  const face = (
    <>
      <CardFace card={card} language={language} />
      {!isUseless && <b className="fw-turned-figure">{figureOf(card, PROVINCE[battle.at].terrain)}</b>}
      {isPaid && <Sign name="check" className="fw-paid-mark" />}
    </>
  )
  if (!mayPay)
    return (
      <SeenCard
        card={card}
        zoom={zoom}
        className={look.join(' ')}
        style={{ '--i': i }}
        label={cardWords(card, language, [])}
      >
        {face}
      </SeenCard>
    )
  return (
    <button
      type="button"
      className={`lt-target lt-legal fw-pays ${look.join(' ')}`}
      style={{ '--i': i }}
      data-answer={`spend ${card}`}
      onClick={() => {
        zoom(undefined)
        asked.select('spend', card)
      }}
    >
      <span className="lt-unseen">{cardWords(card, language, ['spend'])}</span>
      <span aria-hidden="true">{face}</span>
    </button>
  )
}

const paysNow = ({ view, choice }: Asked, side: Side, card: string): boolean =>
  namedTerm(SIDES, view, 'side') === side && cardOffers(choice, card).includes('spend')

/** The cards that have been chosen to pay with. */
function paidWith(view: View, side: Side): readonly string[] {
  const { chosen } = view.terms
  if (view.step !== 'battle.pay' || namedTerm(SIDES, view, 'side') !== side) return []
  return Array.isArray(chosen) ? chosen.map(String) : []
}

function Sum({ strength, language }: { readonly strength: Strength; readonly language: Language }): ReactElement {
  const strings = STRINGS[language]
  return (
    <dl className="fw-sum">
      {strength.lines.map(({ line, n }, i) => (
        <div key={line} className="fw-sum-line" style={{ '--i': i }}>
          <dt>{strings.lines[line]}</dt>
          <dd>{line === 'cards' ? n : `+${n}`}</dd>
        </div>
      ))}
      <div className="fw-sum-line fw-sum-total" style={{ '--i': strength.lines.length }}>
        <dt>{strings.total}</dt>
        <dd>{strength.total}</dd>
      </div>
    </dl>
  )
}

/** From rout to win: where the attack stands against the defence, and what that means. */
function Scale({ battle, language, asked }: StageProps): ReactElement {
  const strings = STRINGS[language]
  const { attack, defence, outcome, empty } = battle
  const thresholds = strings.thresholds(empty === undefined ? defence?.total : undefined)
  const strengths = attack && defence && { attack: attack.total, defence: defence.total }
  const withToken = strengths && asked && !outcome && tokenWould(asked.view, strengths)
  return (
    // What the sums come to is seen after their last lines.
    <div className="fw-scale" style={{ '--i': strengths ? defence.lines.length : 0 }}>
      <div className="fw-scale-bar">
        <ol key={defence?.total}>
          {OUTCOMES.toReversed().map(one => (
            <li key={one} className={`fw-scale-${one} ${outcome === one ? 'fw-now' : ''}`}>
              <b>{strings.outcomes[one]}</b>
              <small>{thresholds[one]}</small>
            </li>
          ))}
        </ol>
        {strengths && <Marker {...strengths} />}
        {withToken && <Marker {...withToken} label={`+${SUPERIORITY}`} />}
      </div>
      <p className={`fw-outcome ${outcome ? `fw-outcome-${outcome}` : ''}`}>
        {outcome && (
          <>
            <b>
              {strings.outcomes[outcome]}
              {strengths && ` · ${strings.against(strengths.attack, strengths.defence)}`}
            </b>{' '}
            <span>{strings.outcomeMeans[outcome]}</span>
          </>
        )}
      </p>
      {asked && <Due view={asked.view} language={language} />}
    </div>
  )
}

/** What has to be paid for the battle, and what is chosen so far. */
function Due({ view, language }: { readonly view: View; readonly language: Language }): ReactElement | null {
  const due = view.step === 'battle.pay' ? numberTerm(view, 'due') : undefined
  return due === undefined ? null : (
    <p className="fw-due">{STRINGS[language].due(due, numberTerm(view, 'paid') ?? 0)}</p>
  )
}

type Strengths = { readonly attack: number; readonly defence: number }

/** Both strengths if whoever is asked adds the superiority token. */
function tokenWould(view: View, { attack, defence }: Strengths): Strengths | undefined {
  if (view.step !== 'battle.superiority') return undefined
  const isAttackers = namedTerm(SIDES, view, 'side') === namedTerm(SIDES, view, 'attacker')
  return isAttackers ? { attack: attack + SUPERIORITY, defence } : { attack, defence: defence + SUPERIORITY }
}

function Marker({ attack, defence, label }: Strengths & { readonly label?: string }): ReactElement {
  return (
    <span
      className={`fw-scale-mark ${label ? 'fw-scale-token' : ''}`}
      style={{ insetInlineStart: `${(100 * shareOf(attack, defence)).toFixed(1)}%` }}
      aria-hidden="true"
    >
      {label}
    </span>
  )
}

/**
 * Where the attack stands on the scale of four outcomes, from 0 to 1: a quarter for each, and within it the share of
 * the way to the next threshold.
 */
export function shareOf(a: number, d: number): number {
  if (d === 0) return a > 0 ? 0.97 : 0.5
  const ratio = a / d
  const share =
    ratio <= 0.5
      ? ratio * 0.5
      : ratio < 1
        ? 0.25 + (ratio - 0.5) * 0.5
        : ratio < 2
          ? 0.5 + (ratio - 1) * 0.25
          : 0.78 + Math.min(0.19, (ratio - 2) * 0.1)
  return Math.max(0.03, Math.min(0.97, share))
}
