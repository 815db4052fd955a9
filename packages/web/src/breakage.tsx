// The last net: an error in drawing shows words instead of an empty page.

import { Component, type ReactElement, type ReactNode } from 'react'
import { Place } from './kit/state.tsx'
import { useText } from './text/index.ts'

type State = { readonly broken: boolean }

export class Breakage extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken(): ReactElement {
  const text = useText()
  return (
    <Place
      title={text.broken.title}
      actions={
        <button type="button" className="kit-button is-primary" onClick={() => location.reload()}>
          {text.broken.reload}
        </button>
      }
    >
      {text.broken.note}
    </Place>
  )
}
