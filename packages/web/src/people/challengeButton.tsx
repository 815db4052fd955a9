// The button that challenges somebody; its form is loaded when it is opened.

import type { Account } from '@ludoteka/protocol'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useText } from '../text/index.ts'

const ChallengeDialog = lazy(() => import('./challengeDialog.tsx'))

export function ChallengeButton({ account }: { readonly account: Account }): ReactElement {
  const { people } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="kit-button"
        aria-haspopup="dialog"
        aria-label={`${people.challenge}: ${account.name}`}
        onClick={() => setOpen(true)}
      >
        {people.challenge}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ChallengeDialog account={account} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
