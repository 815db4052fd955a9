// The pictures beside the realm and the plans: battle, Assembly, mercenaries, ledger and bargaining; and the story in beats.

import type { Entry, View } from '@ludoteka/kernel'
import type { Beat, BoardProps, Scene } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { AssemblyScene } from './assembly.tsx'
import { BargainingScene } from './bargaining.tsx'
import { BattleScene } from './battle.tsx'
import { DraftScene } from './draft.tsx'
import { LedgerScene } from './ledger.tsx'
import { beatsOf, type StoryBeat } from './playback.ts'
import { SCENE_NAMES } from './strings.scenes.ts'
import './styles/scenes.css'
import './styles/battle.css'
import './styles/assembly.css'
import './styles/ledger.css'
import { isBattle, type SceneId, wantedScene } from './wanted.ts'

/** A page that scrolls has all the room there is, on the smallest phone as well. */
export const PAGE_SIZE = {
  size: { width: 1100, height: 1000, below: 350, beside: 900 },
  tall: { width: 390, height: 300, below: 620 },
} as const

const hasBegun = ({ facts }: View): boolean => Number(facts['round']) > 0

const named = (id: keyof typeof SCENE_NAMES): Pick<Scene, 'id' | 'name' | 'size' | 'tall'> => ({
  id,
  name: SCENE_NAMES[id],
  ...PAGE_SIZE,
})

export const SCENES: readonly Scene[] = [
  { ...named('battle'), Board: BattleScene, isOpen: isBattle },
  { ...named('assembly'), Board: AssemblyScene, isOpen: hasBegun },
  { ...named('draft'), Board: DraftScene, isOpen: hasBegun },
  { ...named('ledger'), Board: LedgerScene, isOpen: hasBegun },
  { ...named('talks'), Board: BargainingScene }, // 19.4.1 also while the board is set up
]

/** Verbs whose answers these scenes offer, at the steps at which they are shown by themselves. */
const SHOWN: Readonly<Record<SceneId, readonly string[]>> = {
  battle: ['attack', 'attackWith', 'putAway', 'takeHit', 'command'],
  assembly: ['next', 'voteFor', 'decide', 'propose'],
  draft: ['hire', 'placeMarker', 'removeMarker', 'assignTo'],
  ledger: ['payTroop', 'transfer', 'transferAll', 'found'],
}
export function isShownInScene(verb: string, view: View): boolean {
  const id = wantedScene(view)
  return id !== undefined && SHOWN[id].includes(verb)
}

/** What has happened, beat by beat; a scene sees what turns before the log tells it. */
export function beatsBetween(before: View, news: readonly Entry[], after: View): readonly Beat[] {
  return beatsOf(before, news, after).map(beat => {
    const { told, ms, reveals, sound, view } = beat
    const id = wantedScene(view)
    return {
      told,
      ms,
      reveals,
      sound,
      view,
      ...(id === 'battle' || id === 'assembly' ? { draw: drawn(id, beat, news) } : {}),
    }
  })
}

function drawn(id: 'battle' | 'assembly', { told, seen, turned, view }: StoryBeat, news: readonly Entry[]) {
  return (props: BoardProps): ReactElement => {
    const earlier = props.log.slice(0, Math.max(0, props.log.length - told))
    const shown = { ...props, view, log: [...earlier, ...news.slice(0, seen)] }
    return id === 'battle' ? <BattleScene {...shown} turned={turned} /> : <AssemblyScene {...shown} />
  }
}
