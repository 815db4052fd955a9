// What everybody held that others could not see; only once a match is over.

import './openHands.css'
import type { View } from '@ludoteka/kernel'
import { type BoardKit, SeatEmblem } from '@ludoteka/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { type CardGroup, hiddenIn } from './hiddenCards.ts'

type OpenHandsProps = {
  readonly kit: BoardKit
  /** In the order of the table. */
  readonly seats: readonly string[]
  readonly names: readonly string[]
  /** What stands above them, where no dialog says it. */
  readonly heading?: string
  /** The position as a seat saw it, or a spectator; asked anew when it changes. */
  readonly load: (seat: string) => Promise<View | undefined>
}

type Hands = readonly { readonly index: number; readonly groups: readonly CardGroup[] }[]

export function OpenHands({ kit, seats, names, heading, load }: OpenHandsProps): ReactElement | null {
  const { review, common } = useText()
  const { language } = useSettings()
  const [hands, setHands] = useState<Hands>()
  const key = seats.join()
  useEffect(() => {
    let isShown = true
    const shown = key.split(',')
    void Promise.all([load('spectator'), ...shown.map(load)]).then(
      ([seen, ...own]) => {
        if (!isShown || !seen) return
        setHands(own.map((view, index) => ({ index, groups: view ? hiddenIn(view, seen, kit, language) : [] })))
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [key, load, kit, language])
  if (!hands)
    return heading ? null : (
      <p className="kit-quiet" role="status">
        {common.loading}
      </p>
    )
  // Under a heading nothing is said where there is nothing to show; a dialog says whose hands are empty.
  if (heading && !hands.some(({ groups }) => groups.length > 0)) return null
  return (
    <section className="review-hands">
      {heading ? <h3>{heading}</h3> : null}
      {hands.map(({ index, groups }) => (
        <div key={index} className="review-hand">
          <p>
            <SeatEmblem index={index} size={20} />
            <b>{names[index]}</b> {groups.length === 0 ? review.nothingHidden : null}
          </p>
          {groups.length > 0 ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            <ul tabIndex={0} aria-label={names[index]}>
              {groups.map(({ name, cards }) => (
                <li key={name}>
                  {name ? <p>{name}</p> : null}
                  <ul>
                    {cards.map((card, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place only.
                      <li key={`${card} ${i}`}>
                        <kit.CardFace card={card} language={language} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </section>
  )
}
