// What is laid over the map for a while: the news of the war, and the ledger in which a side spends its production.

import type { Language, View } from '@ludoteka/kernel'
import { type BoardProps, namedTerm, numberTerm } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { INTEL_BOUGHT, PRICE } from '../content/numbers.ts'
import { SIDES, type Side } from '../content/sides.ts'
import type { Politics, Scene } from './scene.ts'
import { STRINGS } from './strings.ts'
import { EmblemSign, Sign, type SignName } from './symbols.tsx'

/** An event that changes the war, as a newspaper would print it. */
export function Announcement({
  news,
  language,
}: {
  readonly news: Politics
  readonly language: Language
}): ReactElement {
  const { title, text } = STRINGS[language].politics[news]
  return (
    <section className="fw-news" aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  )
}

export const PURCHASES = ['buyLevel', 'buyIntel', 'buyVp'] as const
export type Purchase = (typeof PURCHASES)[number]

const PRICES: Readonly<Record<Purchase, number>> = { buyLevel: PRICE.level, buyIntel: PRICE.intel, buyVp: PRICE.vp }
const SIGNS: Readonly<Record<Purchase, SignName>> = { buyLevel: 'resource', buyIntel: 'intel', buyVp: 'point' }

/** What a track shows before and after a purchase. */
function changeOf(verb: Purchase, { level, intelReady, vp }: Scene, side: Side): readonly [now: number, then: number] {
  if (verb === 'buyLevel') return [level[side], level[side] + 1]
  if (verb === 'buyIntel') return [intelReady[side], intelReady[side] + INTEL_BOUGHT]
  return [vp, vp + 1]
}

type LedgerProps = Pick<BoardProps, 'choice' | 'language' | 'act'> & { readonly view: View; readonly scene: Scene }

/** What the points of a year's end may be spent on; cards are bought from the row below. */
export function Ledger({ view, scene, choice, language, act }: LedgerProps): ReactElement | null {
  if (!view.step.startsWith('production.')) return null
  const strings = STRINGS[language]
  const side = namedTerm(SIDES, view, 'side')
  const points = numberTerm(view, 'points')
  const offered = PURCHASES.filter(verb => choice[verb] !== undefined)
  if (!side || points === undefined) return null
  return (
    <section className="fw-stage fw-ledger" aria-label={strings.production}>
      <h3>
        <EmblemSign name={side} /> {strings.production} {scene.year}
      </h3>
      <p className="fw-ledger-points" role="img" aria-label={strings.pointsLeft(points)}>
        {Array.from({ length: points }, (_, i) => i).map(i => (
          <i key={i} />
        ))}
        <b>{points}</b>
      </p>
      {choice['buyCard'] !== undefined && <p>{strings.buyCardsBelow(PRICE.card)}</p>}
      <div className="fw-purchases">
        {offered.map(verb => (
          <button key={verb} type="button" className="fw-action" data-verb={verb} onClick={() => act(verb)}>
            <b>
              <Sign name={SIGNS[verb]} /> {strings.purchases[verb]}
            </b>
            <small>
              {strings.costs(PRICES[verb])} · {strings.becomes(...changeOf(verb, scene, side))}
            </small>
          </button>
        ))}
      </div>
    </section>
  )
}
