// The scenes of a game: the one the game wants is shown, until the person looks at another one.

import type { Language, View } from '@ludoteka/kernel'
import type { BoardKit, Picture } from '@ludoteka/ui'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'

/** The id of the kit's own board among its scenes. */
const BOARD = 'board'

type Tab = { readonly key: string; readonly label: string }

export type ShownScene = {
  readonly id: string
  readonly picture: Picture
  /** All that may be looked at now; none where there is only one. */
  readonly tabs: readonly Tab[]
  /** The id of the one the game wants. */
  readonly wanted: string
}

/** What somebody chose to look at, and what the game wanted then. */
export type PickedScene = { readonly id: string; readonly instead: string }

export function sceneFor(kit: BoardKit, view: View, language: Language, picked: PickedScene | undefined): ShownScene {
  const { scenes } = kit
  if (!scenes) return { id: BOARD, picture: kit, tabs: [], wanted: BOARD }
  const open = scenes.others.filter(({ isOpen }) => isOpen?.(view) ?? true)
  const isThere = (id: string): boolean => id === BOARD || open.some(scene => scene.id === id)
  const wish = scenes.wanted(view) ?? BOARD
  const wanted = isThere(wish) ? wish : BOARD
  const id = picked && picked.instead === wanted && isThere(picked.id) ? picked.id : wanted
  const tabs = [
    { key: BOARD, label: scenes.board[language] },
    ...open.map(scene => ({ key: scene.id, label: scene.name[language] })),
  ]
  return {
    id,
    picture: open.find(scene => scene.id === id) ?? kit,
    tabs: tabs.length > 1 ? tabs : [],
    wanted,
  }
}

export function useScene(
  kit: BoardKit,
  view: View | undefined,
): readonly [ShownScene | undefined, (id: string) => void] {
  const { language } = useSettings()
  const [picked, setPicked] = useState<PickedScene>()
  const shown = view && sceneFor(kit, view, language, picked)
  return [shown, id => setPicked(shown && { id, instead: shown.wanted })]
}

type SceneNoticeProps = {
  readonly notice: ReturnType<NonNullable<BoardKit['notice']>>
  readonly scene: ShownScene
  readonly onPick: (id: string) => void
}

/** What waits in another scene. */
export function SceneNotice({ notice, scene, onPick }: SceneNoticeProps): ReactElement | null {
  if (!notice || notice.scene === scene.id || !scene.tabs.some(({ key }) => key === notice.scene)) return null
  return (
    <button type="button" className="table-notice" onClick={() => onPick(notice.scene)}>
      {notice.words}
      <Glyph name="next" size={18} />
    </button>
  )
}

type SceneTabsProps = { readonly scene: ShownScene; readonly onPick: (id: string) => void }

export function SceneTabs({ scene, onPick }: SceneTabsProps): ReactElement | null {
  const text = useText()
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab of the scene that has just come may be out of sight.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current="true"]')
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [scene.id])
  if (scene.tabs.length === 0) return null
  return (
    <nav className="table-scenes" aria-label={text.scenes.title} ref={row}>
      {scene.tabs.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className="table-scene"
          aria-current={key === scene.id}
          onClick={() => onPick(key)}
        >
          {label}
          {key === scene.wanted && key !== scene.id ? (
            // Whoever looks elsewhere sees where the game goes on.
            <span className="table-scene-wanted">
              <span className="lt-unseen">{text.scenes.wanted}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
