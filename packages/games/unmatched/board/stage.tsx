// The combat's stage: cards slide in face down, flip together, their values add up and clash, damage flies to the dial.

import type { Language } from '@ludoteka/kernel'
import { useSeatLook, useZoom } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import type { Board } from '../content/boards.ts'
import { FIGHTER, type Hero, type Side } from '../content/fighters.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardBack } from './cardBack.tsx'
import { CardFace } from './cardFace.tsx'
import { ICONS } from './icons.generated.ts'
import type { Scene, ShownCard, Stage, StageCard, StageSide } from './scene.ts'
import { Dial, Figure } from './standee.tsx'
import { STRINGS } from './strings.ts'

type StageProps = {
  readonly stage: Stage
  readonly scene: Scene
  readonly heroes: readonly (Hero | undefined)[]
  readonly board: Board
  readonly language: Language
  zoom(card: string | undefined): void
}

export function StageView(props: StageProps): ReactElement {
  const { stage, language, board } = props
  const strings = STRINGS[language]
  const { attacker, defender } = stage.sides
  const [isPeeking, setPeeking] = useState(false)
  const isDocked = stage.docked || isPeeking
  const state = `${isDocked ? `um-docked um-docked-${board}` : ''} ${stage.clash ? 'um-clash' : ''}`
  return (
    <section className={`um-stage ${state}`} aria-label={strings.combat}>
      {!stage.docked && (
        <button
          type="button"
          className="um-peek"
          aria-pressed={isPeeking}
          onClick={event => {
            event.stopPropagation()
            setPeeking(!isPeeking)
          }}
        >
          {isPeeking ? strings.backToCombat : strings.peekAtBoard}
        </button>
      )}
      <SideView {...props} which="attacker" side={attacker} />
      <div className="um-versus" aria-hidden="true">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="um-burst">
          <path d="M50 0l9 22 20-14-5 24 24-3-15 20 17 16-24 3 9 23-23-10-4 25-13-21-17 18-1-25-25 5 14-20L0 46l25-4L12 20l23 9z" />
          <path d={ICONS['crossed-swords']} transform="translate(29 29) scale(0.082)" className="um-burst-sign" />
        </svg>
      </div>
      <SideView {...props} which="defender" side={defender} />
    </section>
  )
}

type SideProps = StageProps & { readonly which: Side; readonly side: StageSide }

function SideView({ stage, scene, heroes, language, zoom, which, side }: SideProps): ReactElement {
  const strings = STRINGS[language]
  const { colour } = useSeatLook(side.seat)
  const { fighter } = side
  const name = DICTIONARIES[language].fighters[fighter].label
  const flash = scene.flash?.fighter === fighter ? scene.flash : undefined
  const won = stage.winner === which ? 'um-won' : stage.winner ? 'um-lost' : ''
  return (
    <div className={`um-side um-side-${which} ${won}`} style={{ '--seat': colour }}>
      <div className="um-side-figure">
        <svg viewBox="-10 -24 120 148" aria-hidden="true">
          <Figure type={FIGHTER[fighter].type} />
        </svg>
        <span className={`um-side-dial ${flash && flash.amount < 0 ? 'um-hit' : ''}`}>
          <Dial health={scene.health[fighter] ?? 0} full={FIGHTER[fighter].health} seat={side.seat} />
          {flash && flash.amount !== 0 && (
            <span key={flash.id} className={`um-fly ${flash.amount < 0 ? 'um-flash-bad' : 'um-flash-good'}`}>
              {flash.amount > 0 ? `+${flash.amount}` : `−${-flash.amount}`}
            </span>
          )}
        </span>
        <span className="um-side-name">{name}</span>
      </div>
      <div className="um-side-cards">
        <span className="um-side-role">{which === 'attacker' ? strings.attack : strings.defense}</span>
        {side.boost && (
          <FlipCard slot="boost" shown={side.boost} hero={heroes[side.seat]} language={language} zoom={zoom} />
        )}
        {typeof side.main === 'string' ? (
          <div className="um-slot">{side.main === 'none' ? strings.noCard : ''}</div>
        ) : (
          <FlipCard slot="main" shown={side.main} hero={heroes[side.seat]} language={language} zoom={zoom} />
        )}
        {side.standing !== 0 && (
          <span className="um-standing">
            <b>{side.standing > 0 ? `+${side.standing}` : side.standing}</b>
            {scene.size && <small>{DICTIONARIES[language].sizes[scene.size]}</small>}
          </span>
        )}
        {side.cancelled && <span className="um-cancelled">{strings.cancelled}</span>}
        {side.value !== undefined && (
          <span className="um-value">
            <span key={side.value} className="um-value-number">
              {side.value}
            </span>
            {side.plus.length > 0 && (
              <span className="um-value-plus">
                {side.plus.map((n, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: modifiers are told in this order and never change.
                  <span key={i}>{n > 0 ? `+${n}` : n}</span>
                ))}
              </span>
            )}
          </span>
        )}
      </div>
    </div>
  )
}

type FlipProps = {
  readonly slot: 'main' | 'boost'
  readonly shown: StageCard
  readonly hero: Hero | undefined
  readonly language: Language
  zoom(card: string | undefined): void
}

function FlipCard({ slot, shown, hero, language, zoom }: FlipProps): ReactElement {
  const { card, faceUp } = shown
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  return (
    <button type="button" className={`um-flip um-flip-${slot} ${faceUp ? 'um-up' : ''}`} {...zooming}>
      <span className="um-flip-in">
        <span className="um-flip-back">
          {!faceUp && <span className="lt-unseen">{STRINGS[language].faceDown}</span>}
          <CardBack hero={hero} />
        </span>
        {card && faceUp && (
          <span className="um-flip-front">
            <CardFace card={card} language={language} />
          </span>
        )}
      </span>
    </button>
  )
}

type ShownCardProps = { readonly shown: ShownCard; readonly language: Language }

/** A card shown to everybody for a moment: a scheme being played, a boost. */
export function ShownCardView({ shown, language }: ShownCardProps): ReactElement {
  const { colour } = useSeatLook(shown.seat)
  return (
    <div className="um-spot" style={{ outlineColor: colour }}>
      <CardFace card={shown.card} language={language} />
    </div>
  )
}
