// Whose turn it is, and aloud: what would end the match next.

import type { Language, View } from '@ludoteka/kernel'
import { useSeatLook } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { CARD } from '../content/cards.ts'
import { STALL_LIMIT } from '../content/numbers.ts'
import { NONE, PIECES } from '../rules/questions.ts'
import { isThere, rowIn, type Scene } from './scene.ts'
import { STRINGS } from './strings.ts'

type AlarmProps = { readonly view: View; readonly scene: Scene; readonly language: Language }

/** So many calm turns before the limit are told. */
const CALM_ALARM = 8

/** Creatures of a seat, hidden cards included: each of them may be one. */
export function creaturesOf({ pieces }: Pick<Scene, 'pieces'>, seat: number): number {
  return PIECES.filter((_, i) => {
    const row = pieces[i]
    if (!isThere(row) || row.controller !== seat) return false
    // A symbiote dies with its host; a parasite of the other squad does not (21.5.1).
    const isBorne = row.host !== NONE && rowIn({ pieces }, row.host)?.controller === seat
    return row.card === 'hidden' || (CARD[row.card].type === 'creature' && !isBorne)
  }).length
}

export function Alarm({ view, scene, language }: AlarmProps): ReactElement {
  const strings = STRINGS[language]
  const look = useSeatLook(scene.active)
  const isBattle = scene.turn > 0
  const own = view.seats.indexOf(view.you)
  const last = isBattle ? view.seats.flatMap((_, seat) => (creaturesOf(scene, seat) === 1 ? [seat] : [])) : []
  const left = STALL_LIMIT - scene.calmTurns
  const isCalm = isBattle && view.options['stallLimit'] !== 'off' && left <= CALM_ALARM
  return (
    <div className="bs-status" style={{ '--seat': look.colour, '--seat-text': look.text }}>
      <p className="bs-turn">{isBattle ? strings.turn(scene.turn) : strings.phases.prepare}</p>
      {last.map(seat => (
        <p key={seat} className="bs-alarm">
          {strings.lastCreature(seat === own)}
        </p>
      ))}
      {isCalm && <p className="bs-alarm bs-alarm-calm">{strings.drawIn(left)}</p>}
    </div>
  )
}
