// The first scene: the realm with its Nobles, cities and strongholds.

import type { BoardProps } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { Alarms } from './alarm.tsx'
import { Realm } from './realm.tsx'
import { RealmStrip } from './realmStrip.tsx'
import { type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

/** Without a scene it shows the view at rest. */
export function Board(props: BoardProps & { readonly scene?: Scene }): ReactElement {
  const { view, language } = props
  const rest = useMemo(() => sceneOf(view), [view])
  const { scene = rest } = props
  return (
    <section className="wk-board" aria-label={STRINGS[language].board}>
      <Realm {...props} scene={scene} />
      <Alarms scene={scene} language={language} />
      <RealmStrip {...props} scene={scene} />
    </section>
  )
}
