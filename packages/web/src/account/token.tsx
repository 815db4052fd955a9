// The token of a program that was just made: shown this once, to be copied.

import type { BotAccount } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { CopyButton } from '../kit/copyButton.tsx'
import { useText } from '../text/index.ts'

export function Token({ made }: { readonly made: BotAccount }): ReactElement {
  const text = useText()
  return (
    <div className="account-token" role="status">
      <strong>{text.account.token(made.account.name)}</strong>
      <code>{made.token}</code>
      <p className="kit-quiet">{text.account.tokenNote}</p>
      <CopyButton value={made.token} label={text.account.copyToken} glyph="cards" />
    </div>
  )
}
