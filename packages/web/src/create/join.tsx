// The page behind an invitation: takes the seat and opens the table.

import { type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ensureSession } from '../account/session.ts'
import * as api from '../api.ts'
import { Loading, MessagePage } from '../kit/state.tsx'
import { useText } from '../text/index.ts'

/** An invitation is accepted once, also when React mounts the page twice. */
const accepted = new Map<string, Promise<string>>()

function accept(token: string): Promise<string> {
  const found = accepted.get(token)
  if (found) return found
  const going = ensureSession()
    .then(() => api.acceptInvite(token))
    .then(({ id }) => id)
  accepted.set(token, going)
  return going
}

export default function Join({ token }: { readonly token: string }): ReactElement {
  const text = useText()
  const [, go] = useLocation()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    accept(token).then(
      id => go(`/t/${id}`, { replace: true }),
      () => setFailed(true),
    )
  }, [token, go])
  if (!failed) return <Loading />
  return (
    <MessagePage
      title={text.join.title}
      actions={
        <Link href="/" className="kit-button is-primary">
          {text.notFound.home}
        </Link>
      }
    >
      {text.join.failed}
    </MessagePage>
  )
}
