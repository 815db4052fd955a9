// Buttons that copy a text or a link, and say so.

import { type ReactElement, useState } from 'react'
import { useText } from '../text/index.ts'
import { Glyph, type GlyphName } from './glyph.tsx'

type CopyProps = {
  readonly value: string
  readonly label: string
  readonly glyph: GlyphName
  readonly className?: string
}

export function CopyButton({ value, label, glyph, className = 'kit-button' }: CopyProps): ReactElement {
  const text = useText()
  const [copied, setCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        title={label}
        aria-label={copied ? text.common.copied : label}
        onClick={() =>
          void copyText(value).then(done => {
            setCopied(done)
            if (done) setTimeout(() => setCopied(false), 2000)
          })
        }
      >
        <Glyph name={copied ? 'check' : glyph} size={18} />
        <span>{copied ? text.common.copied : label}</span>
      </button>
      {/* Beside the button, whose label may be hidden: it is announced either way. */}
      <span className="lt-unseen" aria-live="polite">
        {copied && text.common.copied}
      </span>
    </>
  )
}

async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    // Without a secure origin there is no clipboard API; the older command still works.
    const field = document.createElement('textarea')
    field.value = value
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

type CopyLinkProps = { readonly link: string; readonly label: string; readonly className?: string }

export function CopyLink({ link, ...props }: CopyLinkProps): ReactElement {
  return <CopyButton value={link} glyph="link" {...props} />
}
