// A button that copies a text and says so.

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
      {/* Beside the button, whose words may be folded away: it is said either way. */}
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
    // Without a secure origin there is no clipboard: the old way still works.
    const field = document.createElement('textarea')
    field.value = value
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
