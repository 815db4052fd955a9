// What somebody may do although nobody waits for it (make an offer, change an answer): one quiet button beside the question.

import type { Arg, Choice, GameText } from '@ludoteka/kernel'
import { type ReactElement, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { Glyph } from '../../kit/glyph.tsx'
import { useText } from '../../text/index.ts'
import { type Answer, answersOf } from './answers.ts'
import { formsIn, formWords, type VerbForm } from './form/answers.tsx'
import { type Draft, fitted } from './form/draft.ts'
import { FormPanel } from './form/panel.tsx'

type AllowedProps = {
  readonly allowed: Choice
  readonly words: GameText
  readonly step: string
  readonly seats: readonly string[]
  readonly names: readonly string[]
  readonly act: (verb: string, arg?: Arg) => void
}

/** A longer one would leave the question no room on a phone: it is behind the button that all the others have. */
const MOST_LETTERS = 24

export function AllowedOffers(props: AllowedProps): ReactElement | null {
  const { allowed, words, step, act } = props
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const answers = answersOf(allowed, (verb, arg) => words.action(verb, arg, step))
  const forms = formsIn(allowed)
  const [only] = answers
  if (answers.length + forms.length === 0) return null
  if (only && answers.length === 1 && forms.length === 0 && only.label.length <= MOST_LETTERS) {
    return (
      <button type="button" className="kit-button is-quiet table-allowed" onClick={() => act(only.verb, only.arg)}>
        {only.label}
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className="kit-button is-quiet table-allowed"
        title={text.allowed.title}
        onClick={() => setOpen(true)}
      >
        <Glyph name="also" size={18} />
        <span className="table-allowed-label">{text.allowed.title}</span>
      </button>
      {isOpen ? <AllowedList {...props} answers={answers} forms={forms} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type ListProps = AllowedProps & {
  readonly answers: readonly Answer[]
  readonly forms: readonly VerbForm[]
  readonly onClose: () => void
}

function AllowedList({ words, step, seats, names, act, answers, forms, onClose }: ListProps): ReactElement {
  const text = useText()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const send = (verb: string, arg?: Arg): void => {
    onClose()
    act(verb, arg)
  }
  return (
    <Dialog title={text.allowed.title} onClose={onClose} kind="sheet">
      <p className="kit-quiet">{text.allowed.note}</p>
      {forms.map(({ verb, form }) => {
        const inWords = formWords(words, verb, step, seats, names)
        return (
          <details key={verb} className="table-allowed-form" open={forms.length === 1}>
            <summary>{inWords.form.title}</summary>
            <FormPanel
              form={form}
              draft={fitted(form, drafts[verb], inWords.form.usual)}
              words={inWords}
              isOpen
              onChange={draft => setDrafts({ ...drafts, [verb]: draft })}
              onAnswer={answer => send(verb, answer)}
            />
          </details>
        )
      })}
      <ul className="table-choices">
        {answers.map(({ key, verb, arg, label }) => (
          <li key={key}>
            <button type="button" className="kit-button" onClick={() => send(verb, arg)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
