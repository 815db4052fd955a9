// What is about to end the game, said loudly on the map and on the plans.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { alarmsIn } from './alarms.ts'
import type { Scene } from './scene.ts'
import { STRINGS } from './strings.ts'
import { Sign } from './symbols.tsx'

export function Alarms({
  scene,
  language,
}: {
  readonly scene: Scene
  readonly language: Language
}): ReactElement | null {
  const alarms = alarmsIn(scene)
  const strings = STRINGS[language]
  if (alarms.length === 0) return null
  return (
    <div className="wk-alarms" role="status">
      {alarms.map(alarm => (
        <p key={strings.alarm(alarm)} className={`wk-alarm wk-alarm-${alarm.kind}`}>
          <Sign name={alarm.kind === 'lastRound' ? 'laurel' : 'wall'} /> {strings.alarm(alarm)}
        </p>
      ))}
    </div>
  )
}
