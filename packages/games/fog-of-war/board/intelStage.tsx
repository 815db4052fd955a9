// An attempt of intelligence: which stack it names, who has paid what, whether it succeeds, and what was seen.

import { type Language, type View, zoneIn } from '@ludoteka/kernel'
import { type BoardProps, findName, numberTerm } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { PROVINCES } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import { SLOTS } from '../content/wheel.ts'
import { half, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { CardBack } from './cardFace.tsx'
import { ownArmy, ownOperation, ownTarget, viewersSide } from './knowledge.ts'
import { type IntelScene, otherSide, type Scene } from './scene.ts'
import { SmallCards } from './smallCards.tsx'
import { STRINGS } from './strings.ts'
import { EmblemSign, Sign, Signs } from './symbols.tsx'

type IntelStageProps = {
  readonly intel: IntelScene
  readonly scene: Pick<Scene, 'intelReady' | 'stacks' | 'wheels'>
  readonly language: Language
  readonly zoom: BoardProps['zoom']
  /** Whoever looks on knows its own cards, and may be asked to pay. */
  readonly view?: View | undefined
}

export function IntelStage({ intel, scene, language, zoom, view }: IntelStageProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const { looker, kind, place, payments, outcome, seen } = intel
  const price = view?.step === 'intel.contest' && !outcome ? numberTerm(view, 'price') : undefined
  const side = view && viewersSide(view)
  return (
    <section className="fw-stage fw-intel" aria-label={strings.intel}>
      <h3>
        <Sign name="intel" /> {strings.intelOf(looker)}
        <small>{texts.stack(looker, kind, place)}</small>
      </h3>
      {outcome ? null : <Stack {...{ intel, scene, language, zoom, view }} />}
      <ol className="fw-payments">
        {payments.map(({ side: payer, n }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments follow each other and never change.
          <li key={i} className={`fw-payment fw-payment-${payer}`}>
            <EmblemSign name={payer} />
            <span>{strings.payment(payer, i)}</span>
            <span className="fw-tokens">
              <Signs name="intel" n={n} />
            </span>
          </li>
        ))}
        {price !== undefined && side && view.waiting.includes(side) && (
          <li className={`fw-payment fw-payment-next fw-payment-${side}`}>
            <EmblemSign name={side} />
            <span>{strings.yourPayment(price, scene.intelReady[side])}</span>
            <span className="fw-tokens">
              <Signs name="intel" n={price} />
            </span>
          </li>
        )}
      </ol>
      {outcome ? (
        <p className={`fw-outcome fw-outcome-${outcome}`}>
          <b>{strings.intelOutcome[outcome]}</b>
        </p>
      ) : (
        <p className="fw-payment-left">
          {strings.tokensLeft('axis', scene.intelReady.axis)} · {strings.tokensLeft('allies', scene.intelReady.allies)}
        </p>
      )}
      {seen.length > 0 && (
        <div className="fw-seen">
          <SmallCards cards={seen} language={language} zoom={zoom} />
        </div>
      )}
    </section>
  )
}

/** The stack in question: one's own cards, or backs, and how many of them would be seen. */
function Stack({ intel, scene, language, zoom, view }: IntelStageProps): ReactElement {
  const own = view ? ownStack(view, intel) : []
  const n = own.length > 0 ? own.length : sizeOf(intel, scene, view)
  return (
    <div className="fw-intel-stack">
      {own.length > 0 ? (
        <SmallCards cards={own} language={language} zoom={zoom} />
      ) : (
        <span className="fw-small-cards fw-intel-backs" aria-hidden="true">
          {Array.from({ length: n }, (_, i) => i).map(i => (
            <span key={i}>
              <CardBack owner={ownerOf(intel)} />
            </span>
          ))}
        </span>
      )}
      {n > 0 && <p>{STRINGS[language].halfSeen(half(n), n)}</p>}
    </div>
  )
}

const ownerOf = ({ kind, looker }: IntelScene): Side | 'neutral' => (kind === 'neutral' ? 'neutral' : otherSide(looker))

function sizeOf({ kind, place, looker }: IntelScene, scene: IntelStageProps['scene'], view?: View): number {
  const at = findName(PROVINCES, place)
  const slot = findName(SLOTS, place)
  if (kind === 'objectives') return view ? zoneIn(view, ZONES.besideMorocco).count : 0
  if (slot) return scene.wheels[otherSide(looker)].cards[slot] + 1 // with its target
  if (!at) return 0
  return kind === 'neutral' ? scene.stacks[at].neutral : scene.stacks[at][otherSide(looker)]
}

/** The cards of the stack, where they are the viewer's own. */
function ownStack(view: View, { kind, place, looker }: IntelScene): readonly string[] {
  const side = viewersSide(view)
  if (!side || side === looker) return []
  const at = findName(PROVINCES, place)
  const slot = findName(SLOTS, place)
  if (kind === 'army' && at) return ownArmy(view, side, at)
  if (kind !== 'operation' || !slot) return []
  const target = ownTarget(view, side, slot)
  return [...(target ? [target] : []), ...ownOperation(view, side, slot)]
}
