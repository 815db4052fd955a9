// What is public about a seat: its goods, cities, tokens, charges and offices.

import type { SeatPanelProps } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { GOODS, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

export function SeatPanel({ view, language, seat }: SeatPanelProps): ReactElement {
  const scene = useMemo(() => sceneOf(view), [view])
  const baron = scene.barons[view.seats.indexOf(seat)]
  const strings = STRINGS[language]
  if (!baron) return <div className="wk-seat" />
  return (
    <ul className="wk-seat">
      {GOODS.map(goods => (
        <li key={goods}>{strings.goods[goods](baron[goods])}</li>
      ))}
      <li>{strings.cities(baron.cities.length)}</li>
    </ul>
  )
}
