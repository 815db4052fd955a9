// A button that copies a link.

import type { ReactElement } from 'react'
import { CopyButton } from './copyButton.tsx'

type CopyLinkProps = { readonly link: string; readonly label: string; readonly className?: string }

export function CopyLink({ link, ...look }: CopyLinkProps): ReactElement {
  return <CopyButton value={link} glyph="link" {...look} />
}
