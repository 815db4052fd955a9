// A button that copies a link, or hands it to the device's own sharing.

import { type ReactElement, useState } from 'react'
import { useText } from '../text/index.ts'
import { Glyph } from './glyph.tsx'

type CopyProps = { readonly link: string; readonly label: string; readonly className?: string }

export function CopyLink({ link, label, className = 'button' }: CopyProps): ReactElement {
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
          void copyText(link).then(done => {
            setCopied(done)
            if (done) setTimeout(() => setCopied(false), 2000)
          })
        }
      >
        <Glyph name={copied ? 'check' : 'link'} size={18} />
        <span>{copied ? text.common.copied : label}</span>
      </button>
      {/* Beside the button, whose words may be folded away: it is said either way. */}
      <span className="lt-unseen" aria-live="polite">
        {copied && text.common.copied}
      </span>
    </>
  )
}

export async function copyText(value: string): Promise<boolean> {
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
