// Requests from the account's forms to the server: pending, answered, or refused with words that help.

import type { Problem } from '@ludoteka/protocol'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api.ts'
import { useText } from '../text/index.ts'
import { refreshSession } from './session.ts'

export type Request = {
  readonly isPending: boolean
  /** Why the last attempt failed. */
  readonly error: unknown
  run<T>(send: () => Promise<T>, onDone: (result: T) => void): void
}

/** A request that is sent when a person asks for it. */
export function useRequest(): Request {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  return {
    isPending,
    error,
    run(send, onDone) {
      setPending(true)
      setError(undefined)
      void send()
        .then(onDone, (reason: unknown) => {
          setError(reason)
          // The account may have been signed out from elsewhere.
          if (reason instanceof ApiError && reason.problem.error === 'not-signed-in') refreshSession()
        })
        .finally(() => setPending(false))
    },
  }
}

type Loaded<T> = { readonly data: T | undefined; readonly error: unknown; reload(): void }

/** Data that is loaded when a component appears, and again on `reload`. `load` must be a stable function. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T>()
  const [error, setError] = useState<unknown>()
  /** Only the answer to the latest request counts, and none after unmounting. */
  const latest = useRef(0)
  const reload = useCallback((): void => {
    const request = ++latest.current
    load().then(
      loaded => {
        if (request !== latest.current) return
        setData(() => loaded)
        setError(undefined)
      },
      (reason: unknown) => {
        if (request === latest.current) setError(reason)
      },
    )
  }, [load])
  useEffect(() => {
    reload()
    return () => {
      latest.current++
    }
  }, [reload])
  return { data, error, reload }
}

type Messages = Readonly<Partial<Record<Problem['error'], string>>>

type RequestErrorProps = {
  readonly error: unknown
  /** What the server's error codes mean for this request. */
  readonly messages?: Messages
  /** The message for every other code. */
  readonly otherwise?: string
}

export function RequestError({ error, messages = {}, otherwise }: RequestErrorProps): ReactElement | null {
  const { settings, account } = useText()
  if (error === undefined) return null
  const common: Messages = { unavailable: settings.offline, 'too-many': account.tooMany }
  const code = error instanceof ApiError ? error.problem.error : 'internal'
  return (
    <p className="kit-problem" role="alert">
      {messages[code] ?? common[code] ?? otherwise ?? account.failed}
    </p>
  )
}
