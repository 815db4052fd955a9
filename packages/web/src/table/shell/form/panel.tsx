// One form to fill in: its fields, their sum, and a button that says what will happen.

import { type Form, type FormArg, type FormText, isRange, type PlainArg } from '@ludoteka/kernel'
import { type ReactElement, useState } from 'react'
import { type Dictionary, useText } from '../../../text/index.ts'
import { answerOf, type Draft, type Missing, missingIn, roomFor, sumOf, withNumber } from './draft.ts'
import { NameField, NumberField } from './fields.tsx'

export type FormWords = {
  readonly verb: string
  readonly form: FormText
  /** A name that may be picked, in words. */
  name(value: PlainArg): string
  /** What an answer does. */
  action(answer: FormArg): string
}

type FormPanelProps = {
  readonly form: Form
  readonly draft: Draft
  readonly words: FormWords
  /** Whether it may be sent now; until then it can be filled in. */
  readonly isOpen: boolean
  readonly onChange: (draft: Draft) => void
  readonly onAnswer: (answer: FormArg) => void
}

export function FormPanel({ form, draft, words, isOpen, onChange, onAnswer }: FormPanelProps): ReactElement {
  const text = useText()
  const [tried, setTried] = useState(false)
  const answer = answerOf(form, draft)
  const missing = missingIn(form, draft)
  return (
    <form
      className="table-form-panel"
      aria-label={words.form.title}
      onSubmit={event => {
        event.preventDefault()
        setTried(answer === undefined)
        if (answer && isOpen) onAnswer(answer)
      }}
    >
      <div className="table-form-fields">
        {Object.entries(form.fields).map(([name, field]) => {
          const label = words.form.fields[name] ?? name
          if (isRange(field) && field.min === field.max) return null // nothing to choose
          return isRange(field) ? (
            <NumberField
              key={name}
              label={label}
              range={field}
              room={roomFor(form, draft, name)}
              value={Number(draft[name] ?? field.min)}
              onChange={value => onChange(withNumber(form, draft, name, value))}
            />
          ) : (
            <NameField
              key={name}
              label={label}
              names={field.map(value => ({ value, label: words.name(value) }))}
              value={draft[name]}
              onChange={value => onChange({ ...draft, [name]: value })}
            />
          )
        })}
      </div>
      <div className="table-form-foot">
        <p className={`table-form-note ${tried && missing ? 'is-wrong' : ''}`} role="status">
          {[form.total && sumText(form, draft, text), missing && missingText(missing, words, text)]
            .filter(Boolean)
            .join(' ')}
        </p>
        <button
          type="submit"
          className={`kit-button ${answer ? 'is-primary' : ''}`}
          disabled={!isOpen}
          data-answer={words.verb}
        >
          {answer ? words.action(answer) : words.form.title}
        </button>
      </div>
    </form>
  )
}

/** Only where the sum allows less than the fields do by themselves; how much it still lacks is said apart. */
function sumText(form: Form, draft: Draft, text: Dictionary): string | undefined {
  const { min, max } = form.total ?? { min: 0, max: 0 }
  const most = Object.values(form.fields).reduce((sum, field) => sum + (isRange(field) ? field.max : 0), 0)
  return max < most || min === max ? text.form.sum(sumOf(form, draft), min, max) : undefined
}

function missingText(missing: Missing, { form }: FormWords, text: Dictionary): string {
  return 'field' in missing
    ? text.form.missing(form.fields[missing.field] ?? missing.field)
    : text.form.short(missing.short)
}
