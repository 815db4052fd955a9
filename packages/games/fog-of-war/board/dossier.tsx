// The dossier of a province or an operation: everything the viewer knows of it, and what it may do there.

import type { Language } from '@ludoteka/kernel'
import { isSecondClick } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { STRINGS } from './strings.ts'

export type Action = { readonly verb: string; readonly words: string; readonly note?: string | undefined }

type DossierProps = {
  readonly title: ReactNode
  /** On which half of the map it would cover less. */
  readonly place: { readonly across: 'left' | 'right'; readonly down: 'top' | 'bottom' }
  readonly actions: readonly Action[]
  readonly language: Language
  onAct(verb: string): void
  /** Without it, the dossier only tells. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

export function Dossier({ title, place, actions, language, onAct, onClose, children }: DossierProps): ReactElement {
  const first = useRef<HTMLButtonElement>(null)
  // It slides in from beyond the edge: the board must not scroll after it.
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  // Enter must never throw an operation away: the focus begins on the first other action, or on the way back.
  const safe = actions.findIndex(({ verb }) => verb !== 'cancel')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key that closes it is heard wherever the focus is inside.
    <section
      className={`fw-dossier fw-dossier-${place.across} fw-dossier-${place.down} ${onClose ? 'fw-dossier-open' : ''}`}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <h3>{title}</h3>
      {children}
      {onClose && (
        <div className="fw-actions">
          {actions.map(({ verb, words, note }, i) => (
            <button
              key={verb}
              type="button"
              ref={i === safe ? first : undefined}
              className={`fw-action fw-action-${verb}`}
              data-verb={verb}
              onClick={event => {
                if (!isSecondClick(event)) onAct(verb)
              }}
            >
              <b>{words}</b>
              {note && <small>{note}</small>}
            </button>
          ))}
          <button
            type="button"
            ref={safe < 0 ? first : undefined}
            className="fw-action fw-action-close"
            onClick={onClose}
          >
            {STRINGS[language].close}
          </button>
        </div>
      )}
    </section>
  )
}
