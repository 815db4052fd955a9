// The page about the project: what it is, and the work of others it uses.

import { type ReactElement, useEffect } from 'react'
import { useText } from './text/index.ts'

export default function About(): ReactElement {
  const { about, name } = useText()
  useEffect(() => {
    document.title = `${about.title} · ${name}`
  }, [about, name])
  return (
    <article className="kit-page is-prose">
      <h1>{about.title}</h1>
      <p className="kit-lead">{about.what}</p>
      <p>{about.fair}</p>
      <p>{about.games}</p>
      <h2>{about.credits}</h2>
      <ul>
        <li>
          {about.creditIcons} <a href="https://game-icons.net">game-icons.net</a>
        </li>
        <li>{about.creditFonts}</li>
      </ul>
      <p>{about.licence}</p>
    </article>
  )
}
