// What is public about a seat: which player it is, its creatures, hidden cards, deck and graveyard.

import { zoneIn } from '@ludoteka/kernel'
import { Icon, type SeatPanelProps, useSeatLook } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { PIECES, sideOf, ZONES } from '../rules/questions.ts'
import { creaturesOf } from './alarm.tsx'
import { deckSize } from './camp.tsx'
import { ICONS, type IconName } from './icons.generated.ts'
import { isThere, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

export function SeatPanel({ view, language, seat }: SeatPanelProps): ReactElement {
  const scene = useMemo(() => sceneOf(view), [view])
  const index = view.seats.indexOf(seat)
  const strings = STRINGS[language]
  const look = useSeatLook(index)
  const hidden = PIECES.filter((_, i) => {
    const row = scene.pieces[i]
    return isThere(row) && row.controller === index && row.card === 'hidden'
  }).length
  const creatures = creaturesOf(scene, index)
  const deck = deckSize({ view }, index)
  const graveyard = zoneIn(view, ZONES.graveyard, seat).count
  const isActive = scene.turn > 0 && scene.active === index && view.result.kind === 'open'
  return (
    <div className="bs-seat" style={{ '--seat': look.colour, '--seat-text': look.text }}>
      <p className="bs-seat-head">
        {scene.phase !== 'sides' && <b>{strings.sideNames[sideOf(scene, index)]}</b>}
        {isActive && <span className="bs-seat-turn">{strings.turn(scene.turn)}</span>}
      </p>
      <ul className="bs-seat-counts">
        {scene.pieces.length > 0 && <Count icon="crossed-swords" label={strings.creatures(creatures)} n={creatures} />}
        {hidden > 0 && <Count icon="sight-disabled" label={strings.count(strings.hiddenCards, hidden)} n={hidden} />}
        <Count icon="card-draw" label={strings.count(strings.deck, deck)} n={deck} />
        <Count icon="tombstone" label={strings.count(strings.graveyard, graveyard)} n={graveyard} />
      </ul>
    </div>
  )
}

type CountProps = { readonly icon: IconName; readonly label: string; readonly n: number }

function Count({ icon, label, n }: CountProps): ReactElement {
  return (
    <li title={label}>
      <Icon d={ICONS[icon]} label={label} size={18} /> {n}
    </li>
  )
}
