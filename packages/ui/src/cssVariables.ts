// Lets components hand numbers and colours to their styles as custom properties.

import 'react'

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
