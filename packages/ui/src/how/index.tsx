// One page on how to play: what it is about, then pictures and words side by side.

import './how.css'
import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'

/** The words of the page; each section names its picture. */
export type HowTo<Picture extends string> = {
  readonly title: string
  readonly goal: string
  readonly sections: readonly { readonly picture: Picture; readonly heading: string; readonly text: string }[]
}

type HowToPageProps<Picture extends string> = {
  /** For the game's own pictures, which are told apart by `data-picture`. */
  readonly className: string
  readonly howTo: HowTo<Picture>
  readonly pictures: Readonly<Record<Picture, (language: Language) => ReactElement>>
  readonly language: Language
}

export function HowToPage<Picture extends string>(props: HowToPageProps<Picture>): ReactElement {
  const { className, howTo, pictures, language } = props
  return (
    <article className={`lt-how ${className}`}>
      <h2>{howTo.title}</h2>
      <p className="lt-how-goal">{howTo.goal}</p>
      {howTo.sections.map(({ heading, text, picture }) => (
        <section key={picture} className="lt-how-section">
          <div className="lt-how-picture" data-picture={picture}>
            {pictures[picture](language)}
          </div>
          <div className="lt-how-words">
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        </section>
      ))}
    </article>
  )
}
