// Showing who one is: the server asks for it before it adds a way to sign in, and the request is then sent again.

import { type FormEvent, type ReactElement, useState } from 'react'
import * as api from '../api.ts'
import { Dialog } from '../kit/dialog.tsx'
import { useText } from '../text/index.ts'
import { proveWithPasskey } from './passkey.ts'
import { PasswordField } from './passwordField.tsx'
import { type Request, RequestError, useLoaded, useRequest } from './requests.tsx'
import { useSession } from './session.ts'

type ProvenRequest = Request & {
  /** The dialog, while it is asked for; to be placed outside of any form. */
  readonly proof: ReactElement | null
}

/** A request for which the server may want a proof first. */
export function useProvenRequest(): ProvenRequest {
  const request = useRequest()
  const [sendAgain, setSendAgain] = useState<() => void>()
  const run: Request['run'] = (send, onDone) =>
    request.run(
      () =>
        send().then(
          result => () => onDone(result),
          (error: unknown) => {
            if (!isProofRequired(error)) throw error
            return () => setSendAgain(() => () => run(send, onDone))
          },
        ),
      goOn => goOn(),
    )
  const close = (): void => setSendAgain(undefined)
  const proven = (): void => {
    close()
    sendAgain?.()
  }
  return { ...request, run, proof: sendAgain ? <Proof onProven={proven} onClose={close} /> : null }
}

function isProofRequired(error: unknown): boolean {
  return error instanceof api.ApiError && error.problem.error === 'proof-required'
}

type ProofProps = { readonly onProven: () => void; readonly onClose: () => void }

function Proof({ onProven, onClose }: ProofProps): ReactElement {
  const { account } = useText()
  const session = useSession()
  const { data } = useLoaded(api.passkeys)
  const { run, error, isPending } = useRequest()
  const hasPasskey = (data?.passkeys.length ?? 0) > 0 && 'PublicKeyCredential' in window
  return (
    <Dialog title={account.proof} onClose={onClose}>
      <p>{account.proofNote}</p>
      {session?.login === undefined ? null : <PasswordProof onProven={onProven} />}
      {hasPasskey ? (
        <div className="kit-row">
          <button
            type="button"
            className="kit-button"
            disabled={isPending}
            onClick={() => run(proveWithPasskey, onProven)}
          >
            {account.proofByPasskey}
          </button>
          <RequestError error={error} otherwise={account.passkeyFailed} />
        </div>
      ) : null}
    </Dialog>
  )
}

function PasswordProof({ onProven }: { readonly onProven: () => void }): ReactElement {
  const { account } = useText()
  const [password, setPassword] = useState('')
  const { run, error, isPending } = useRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(() => api.prove(password), onProven)
  }
  return (
    <form className="account-credentials" onSubmit={submit}>
      <PasswordField label={account.passwordShort} value={password} onChange={setPassword} />
      <button type="submit" className="kit-button is-primary" disabled={isPending}>
        {account.proofByPassword}
      </button>
      <RequestError error={error} messages={{ forbidden: account.proofWrong }} />
    </form>
  )
}
