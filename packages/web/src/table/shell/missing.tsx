// The page for a table that can't be shown.

import type { Problem } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { MessagePage } from '../../kit/state.tsx'
import { Layout } from '../../layout/layout.tsx'
import { useText } from '../../text/index.ts'

export function Missing({ problem }: { readonly problem?: Problem | undefined }): ReactElement {
  const text = useText()
  const isOffline = problem?.error === 'unavailable'
  return (
    <Layout>
      <MessagePage
        actions={
          <>
            <button type="button" className="kit-button" onClick={() => location.reload()}>
              {text.common.retry}
            </button>
            <Link href="/" className="kit-button is-primary">
              {text.notFound.home}
            </Link>
          </>
        }
      >
        {isOffline ? text.settings.offline : text.table.notFound}
      </MessagePage>
    </Layout>
  )
}
