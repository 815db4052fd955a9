// What is shown above the map for a moment: headlines revealed together, dice that are thrown and add up, a card being
// played, and the form for a bid.

import { type Choice, itemAt, type Language } from '@ludoteka/kernel'
import { type BoardProps, useZoom } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import { MAX_BID, SIDES } from '../content/tracks.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { CardBack, CardFace } from './cardFace.tsx'
import type { DiceScene, Headline, Headlines as HeadlinesScene, Scene, ThrownDie } from './scene.ts'
import { STRINGS } from './strings.ts'
import { SideToken } from './symbols.tsx'

type StageProps = { readonly language: Language; readonly zoom: BoardProps['zoom'] }

export function Headlines({
  headlines,
  language,
  zoom,
}: StageProps & { readonly headlines: HeadlinesScene }): ReactElement {
  const strings = STRINGS[language]
  const state = headlines.isBig ? 'rs-big' : headlines.isChoosing ? 'rs-choosing' : ''
  return (
    <section className={`rs-headlines ${state}`} aria-label={strings.headlines}>
      <h3 className="rs-teletype">{strings.headlines}</h3>
      <div className="rs-headline-row">
        {SIDES.map(side => (
          <div
            key={side}
            className={`rs-headline rs-headline-${side}`}
            title={DICTIONARIES[language].sides[side].label}
          >
            <SideToken side={side} />
            <FlipCard headline={headlines[side]} isChoosing={headlines.isChoosing} language={language} zoom={zoom} />
          </div>
        ))}
      </div>
    </section>
  )
}

function EmptySlot({ waiting }: { readonly waiting: string | undefined }): ReactElement {
  return (
    <div className="rs-slot" title={waiting}>
      {waiting === undefined ? null : (
        <>
          <span className="lt-unseen">{waiting}</span>
          <span aria-hidden="true">…</span>
        </>
      )}
    </div>
  )
}

function FlipCard({
  headline,
  isChoosing,
  language,
  zoom,
}: StageProps & { readonly headline: Headline; readonly isChoosing: boolean }): ReactElement {
  const { card, isDown } = headline
  const strings = STRINGS[language]
  const zooming = useZoom(
    () => zoom(card),
    () => zoom(undefined),
  )
  if (!isDown && !card) return <EmptySlot waiting={isChoosing ? strings.headlineWaiting : undefined} />
  const name = card ? TEXT[language].card(card).name : strings.headlineDown
  return (
    <button
      type="button"
      className={`rs-flip ${isDown ? '' : 'rs-up'}`}
      aria-label={isDown ? strings.headlineDown : name}
      {...zooming}
    >
      <span className="rs-flip-in">
        <span className="rs-flip-back">
          <CardBack />
        </span>
        {card && !isDown && (
          <span className="rs-flip-front">
            <CardFace card={card} language={language} />
          </span>
        )}
      </span>
    </button>
  )
}

export function PlayedCard({
  played,
  language,
}: {
  readonly played: NonNullable<Scene['played']>
  readonly language: Language
}): ReactElement {
  return (
    <div key={played.card} className={`rs-played ${played.side ? `rs-played-${played.side}` : ''}`}>
      <CardFace card={played.card} language={language} />
    </div>
  )
}

export function Dice({ dice, language }: { readonly dice: DiceScene; readonly language: Language }): ReactElement {
  const strings = STRINGS[language]
  const place = dice.at ? `: ${DICTIONARIES[language].spaces[dice.at].label}` : ''
  return (
    <section
      className={`rs-dice ${dice.verdict ? `rs-dice-${dice.verdict}` : ''}`}
      aria-label={strings.dice[dice.kind] + place}
    >
      <h3 className="rs-teletype">{strings.dice[dice.kind] + place}</h3>
      <div className="rs-dice-row">
        {dice.dice.map(one => (
          <DieSum key={one.side} thrown={one} />
        ))}
      </div>
      {dice.needed !== undefined && (
        <p className="rs-dice-needed">{dice.kind === 'coup' ? strings.needsMore(dice.needed) : `≥ ${dice.needed}`}</p>
      )}
      {dice.verdict && <b className="rs-verdict">{strings.verdicts[dice.verdict]}</b>}
    </section>
  )
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
]

function DieSum({ thrown }: { readonly thrown: ThrownDie }): ReactElement {
  const { side, die, isSet, plus, total } = thrown
  return (
    <div className={`rs-die-sum rs-die-${side}`}>
      <SideToken side={side} />
      <svg viewBox="0 0 100 100" className={`rs-die ${isSet ? 'rs-die-set' : ''}`} role="img" aria-label={String(die)}>
        <rect x="3" y="3" width="94" height="94" rx="18" className="rs-die-body" />
        {itemAt(PIPS, die).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" className="rs-die-pip" />
        ))}
      </svg>
      {plus.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: modifiers add up in this order and never change.
        <span key={i} className="rs-plus" style={{ '--i': i }}>
          {n > 0 ? `+${n}` : `−${-n}`}
        </span>
      ))}
      {total !== undefined && (
        <b className="rs-total" style={{ '--i': plus.length }}>
          = {total}
        </b>
      )}
    </div>
  )
}

type BidPickProps = { readonly choice: Choice; readonly language: Language; readonly act: BoardProps['act'] }

/** The bid for a side (11.4): a side, and how much influence it is worth. */
export function BidPick({ choice, language, act }: BidPickProps): ReactElement | null {
  const [n, setN] = useState(0)
  if (!Array.isArray(choice['bid'])) return null
  const strings = STRINGS[language]
  return (
    <section className="rs-bid" aria-label={strings.bid}>
      <h3 className="rs-teletype">{strings.bid}</h3>
      <label>
        <input type="range" min="0" max={MAX_BID} value={n} onChange={event => setN(Number(event.target.value))} />
        <output>{n}</output>
      </label>
      <div className="rs-bid-row">
        {SIDES.map(side => (
          <button key={side} type="button" onClick={() => act('bid', `${side}:${n}`)}>
            <SideToken side={side} />
            {strings.bidAs(side)}: {n}
          </button>
        ))}
      </div>
    </section>
  )
}
