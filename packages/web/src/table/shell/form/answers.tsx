// The forms among the answers to a question, above the prompt bar. What was filled in stays while others act.

import {
  type Arg,
  type Choice,
  type Form,
  type GameText,
  hasAnswers,
  isForm,
  type PlainArg,
  type Terms,
} from '@ludoteka/kernel'
import { type ReactElement, useState } from 'react'
import { Glyph } from '../../../kit/glyph.tsx'
import { useText } from '../../../text/index.ts'
import { type Draft, fitted } from './draft.ts'
import { FormPanel, type FormWords } from './panel.tsx'

export type VerbForm = { readonly verb: string; readonly form: Form }

/** The forms that have an answer. */
export function formsIn(choice: Choice): readonly VerbForm[] {
  return Object.entries(choice).flatMap(([verb, args]) =>
    args !== undefined && args !== true && isForm(args) && hasAnswers({ [verb]: args }) ? [{ verb, form: args }] : [],
  )
}

/** The words of a form; whoever may be picked has the name of the player. */
export function formWords(
  words: GameText,
  verb: string,
  step: string,
  seats: readonly string[],
  names: readonly string[],
  terms: Terms = {},
): FormWords {
  const plain = words.form?.(verb) ?? { title: verb, fields: {}, names: {} }
  const form = { ...plain, fields: { ...plain.fields, ...plain.fieldsAt?.(terms) } }
  return {
    verb,
    form,
    name: (value: PlainArg) => names[seats.indexOf(String(value))] ?? form.names[value] ?? String(value),
    action: answer => words.action(verb, answer, step),
  }
}

type FormAnswersProps = {
  /** What is asked, also while it may not be answered for a moment. */
  readonly choice: Choice
  /** Everything that has happened is told; until then the last form stays as it is. */
  readonly isTold: boolean
  /** It may be answered now. */
  readonly isOpen: boolean
  readonly words: GameText
  readonly step: string
  /** What the question tells of itself. */
  readonly terms: Terms
  /** The number of the snapshot that asks. */
  readonly seq: number
  readonly seats: readonly string[]
  readonly names: readonly string[]
  readonly act: (verb: string, arg: Arg) => void
}

/** What has been filled in, and what it belongs to. */
type Filled = {
  readonly step: string
  readonly forms: readonly VerbForm[]
  readonly drafts: Readonly<Record<string, Draft>>
  /** The form that is open, where there are several. */
  readonly verb?: string
  readonly folded?: boolean
  /** The snapshot that was answered: with the next one the form begins anew. */
  readonly sentAt?: number
}

export function FormAnswers(props: FormAnswersProps): ReactElement | null {
  const { choice, isTold, isOpen, words, step, terms, seq, seats, names, act } = props
  const text = useText()
  const [filled, setFilled] = useState<Filled>({ step, forms: [], drafts: {} })
  const asked = formsIn(choice)
  const forms = isTold ? asked : filled.forms
  const isAnswered = filled.sentAt !== undefined && seq > filled.sentAt
  if (isTold && (filled.step !== step || isAnswered)) setFilled({ step, forms, drafts: {} })
  else if (JSON.stringify(filled.forms) !== JSON.stringify(forms)) setFilled({ ...filled, forms })
  const current = forms.length === 1 ? forms[0] : forms.find(({ verb }) => verb === filled.verb)
  if (forms.length === 0) return null
  const inWords = current && formWords(words, current.verb, filled.step, seats, names, terms)
  const titleOf = (verb: string): string => words.form?.(verb).title ?? verb
  return (
    <div className="table-form">
      <section className="table-form-sheet" aria-label={text.form.title}>
        <header className="table-form-head">
          {forms.map(({ verb }) => (
            <button
              key={verb}
              type="button"
              className="table-form-title"
              aria-expanded={current?.verb === verb && !filled.folded}
              onClick={() => setFilled({ ...filled, verb, folded: current?.verb === verb ? !filled.folded : false })}
            >
              {titleOf(verb)}
              <Glyph name="fold" size={16} />
            </button>
          ))}
        </header>
        {current && inWords && !filled.folded ? (
          <FormPanel
            key={current.verb}
            form={current.form}
            draft={fitted(current.form, filled.drafts[current.verb], inWords.form.usual)}
            words={inWords}
            isOpen={isOpen}
            onChange={draft => setFilled({ ...filled, drafts: { ...filled.drafts, [current.verb]: draft } })}
            onAnswer={answer => {
              setFilled({ ...filled, sentAt: seq })
              act(current.verb, answer)
            }}
          />
        ) : null}
      </section>
    </div>
  )
}
