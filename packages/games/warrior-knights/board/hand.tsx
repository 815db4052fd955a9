// The viewer's own action cards.

import type { BoardProps } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { DICTIONARIES } from '../text/index.ts'
import { sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

export function Hand({ view, language }: BoardProps): ReactElement {
  const scene = useMemo(() => sceneOf(view), [view])
  if (scene.viewer === undefined) return <p className="wk-hand-note">{STRINGS[language].hiddenHand}</p>
  return (
    <p className="wk-hand-note">
      {scene.hand.map(card => DICTIONARIES[language].cards.baronActions[card].name).join(', ')}
    </p>
  )
}
