// The end of a lesson: a first real match.

import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { playNow } from '../home/playNow.ts'
import { Dialog } from '../kit/dialog.tsx'
import { useText } from '../text/index.ts'
import { saveInputs } from './saves.ts'
import type { LessonSource } from './source.ts'

export function LessonEnd({ game, source }: { readonly game: string; readonly source: LessonSource }): ReactElement {
  const text = useText()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const shelved = onShelf(game)
  const play = (): void => {
    if (!shelved) return
    setBusy(true)
    saveInputs(game, [])
    void playNow(shelved, 'easy').then(go, () => setBusy(false))
  }
  return (
    <Dialog title={text.lesson.over} onClose={() => source.back()}>
      <div className="lesson-end">
        <p>{text.lesson.overNote}</p>
        <div className="kit-row">
          <button type="button" className="kit-button is-primary is-large" disabled={busy} onClick={play}>
            {text.lesson.firstMatch}
          </button>
          <Link href={`/learn/${game}`} className="kit-button is-large" onClick={() => saveInputs(game, [])}>
            {text.lesson.read}
          </Link>
          <button type="button" className="kit-button is-quiet is-large" onClick={() => source.restart()}>
            {text.lesson.again}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
