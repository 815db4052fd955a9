// Small parts that the battle, the Assembly, the draft, the ledger and bargaining share.

import { type Arg, type Choice, isForm, type Language, type PlainArg, type View } from '@ludoteka/kernel'
import { type BoardProps, SeatEmblem } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { BARONS, type Baron } from '../content/barons.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'

export type SceneProps = BoardProps

/** The answers that are offered for a verb, by name. */
export function argsOf(choice: Choice, verb: string): readonly PlainArg[] {
  const offered = choice[verb]
  return offered === undefined || offered === true || isForm(offered) ? [] : offered
}
export const isOffered = (choice: Choice, verb: string, arg?: PlainArg): boolean =>
  arg === undefined ? choice[verb] === true : argsOf(choice, verb).includes(arg)

type AnswerProps = {
  readonly props: SceneProps
  readonly verb: string
  readonly arg?: PlainArg | undefined
  readonly className?: string
  /** Instead of what the answer is called; that is then said to those who hear the page. */
  readonly children?: ReactNode
}

/** What an answer is called; Nobles are called by their names, which depend on whose they are. */
export const nameOfAnswer = (view: View, language: Language, verb: string, arg?: Arg): string =>
  TEXT[language].action(verb, arg, view.step, { ...view.terms, owner: view.you })

/** An answer that may be given now, as a button that says what it does. */
export function Answer({ props, verb, arg, className = '', children }: AnswerProps): ReactElement {
  const { view, language, act, zoom } = props
  const name = nameOfAnswer(view, language, verb, arg)
  return (
    <button
      type="button"
      className={`wk-answer lt-target lt-legal ${className}`}
      data-answer={arg === undefined ? verb : `${verb} ${arg}`}
      onClick={() => {
        zoom(undefined)
        act(verb, arg)
      }}
    >
      {children === undefined ? (
        name
      ) : (
        <>
          <span className="lt-unseen">{name}</span>
          <span aria-hidden="true" className="wk-answer-face">
            {children}
          </span>
        </>
      )}
    </button>
  )
}

/** Answers as plain buttons, where a log that begins later does not tell what they belong to. */
export function PlainAnswers({
  props,
  verbs,
}: {
  readonly props: SceneProps
  readonly verbs: readonly string[]
}): ReactElement {
  return (
    <div className="wk-answers">
      {verbs.flatMap(verb =>
        argsOf(props.choice, verb).map(arg => <Answer key={`${verb} ${arg}`} props={props} verb={verb} arg={arg} />),
      )}
    </div>
  )
}

export const baronName = (baron: Baron, language: Language): string => DICTIONARIES[language].seats[baron]

export function BaronTag({
  baron,
  language,
  isSmall = false,
}: {
  readonly baron: Baron
  readonly language: Language
  readonly isSmall?: boolean
}): ReactElement {
  return (
    <span className="wk-baron">
      <SeatEmblem index={BARONS.indexOf(baron)} size={isSmall ? 18 : 26} />
      <span>{baronName(baron, language)}</span>
    </span>
  )
}

type PageProps = {
  readonly name: string
  readonly title: string
  /** The step that asks: what it is about stands at the top, so another one turns back to it. */
  readonly question?: string
  readonly children: ReactNode
}

/** The frame of a scene: a page of the manuscript that scrolls by itself. */
export function Page({ name, title, question, children }: PageProps): ReactElement {
  const page = useRef<HTMLElement>(null)
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    page.current?.scrollTo({ top: 0 })
  }, [question])
  const [first = '', ...rest] = title
  return (
    <section ref={page} className={`wk-page wk-page-of-${name} lt-fills`} aria-label={title}>
      <h2 className="wk-title">
        <span aria-hidden="true" className="wk-initial">
          {first}
        </span>
        <span aria-hidden="true">{rest.join('')}</span>
        <span className="lt-unseen">{title}</span>
      </h2>
      {children}
    </section>
  )
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`
/** With one digit after the point or the comma. */
export const decimal = (n: number, language: Language): string =>
  n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
