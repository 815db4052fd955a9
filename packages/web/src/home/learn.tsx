// The page on how to play a game, with links to a table at its end.

import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { MessagePage } from '../kit/state.tsx'
import { hasBegun } from '../lesson/saves.ts'
import { useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { playNow } from './playNow.ts'

export default function Learn({ game: id }: { readonly game: string }): ReactElement {
  const text = useText()
  return onShelf(id) ? <Page id={id} /> : <MessagePage>{text.table.badGame}</MessagePage>
}

function Page({ id }: { readonly id: string }): ReactElement {
  const text = useText()
  const { language, level } = useSettings()
  const { kit } = useGame(id)
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const shelved = onShelf(id)
  return (
    <div className="kit-page home-learn">
      <h1>{shelved?.title[language]}</h1>
      {shelved?.lesson ? (
        <p className="kit-row home-learn-lesson">
          <Link href={`/learn/${id}/play`} className="kit-button is-primary is-large">
            {hasBegun(id) ? text.lesson.resume : text.lesson.link}
          </Link>
          <span className="kit-quiet">{text.lesson.linkNote}</span>
        </p>
      ) : null}
      <kit.HowToPlay language={language} />
      <div className="kit-row">
        <button
          type="button"
          className="kit-button is-primary is-large"
          disabled={busy}
          onClick={() => {
            if (!shelved) return
            setBusy(true)
            void playNow(shelved, level).then(go, () => setBusy(false))
          }}
        >
          {text.home.playNow}
        </button>
        <Link href={`/new/${id}`} className="kit-button is-large">
          {text.home.newTable}
        </Link>
      </div>
    </div>
  )
}
