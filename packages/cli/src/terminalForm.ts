// A form at the terminal: one question a field, answered with a number or with the number of a name.

import {
  type Action,
  actionsOf,
  allows,
  type Choice,
  type Form,
  type FormArg,
  type FormText,
  hasAnswers,
  isForm,
  isRange,
  type PlainArg,
  type Seat,
} from '@ludoteka/kernel'
import type { Io } from './command.ts'

/** A verb that takes a form is one line: its fields are asked for afterwards. */
export type Formed = { readonly verb: string; readonly form: Form }

export const isFormed = (answer: Action | Formed): answer is Formed => 'form' in answer

/** What can be picked, each on a line of its own. */
export function answersOf(seat: Seat, choice: Choice): readonly (Action | Formed)[] {
  return Object.entries(choice).flatMap(([verb, args]): readonly (Action | Formed)[] => {
    if (args === undefined || !hasAnswers({ [verb]: args })) return []
    return args !== true && isForm(args) ? [{ verb, form: args }] : actionsOf(seat, { [verb]: args })
  })
}

/** The answer; nothing if the person leaves it. An answer that does not fit as a whole is asked for again. */
export async function askForm(
  io: Pick<Io, 'readLine' | 'out'>,
  form: Form,
  words: FormText | undefined,
  again: string,
): Promise<FormArg | undefined> {
  for (;;) {
    const answer: Record<string, PlainArg> = {}
    for (const [name, field] of Object.entries(form.fields)) {
      const options = isRange(field) ? `${field.min}–${field.max}` : namesOf(field, words)
      const line = (await io.readLine(`${words?.fields[name] ?? name} (${options}): `))?.trim()
      if (line === undefined || line === '') return undefined
      const given = Number(line)
      answer[name] = isRange(field) ? given : (field[given - 1] ?? line)
    }
    if (allows({ answer: form }, 'answer', answer)) return answer
    io.out(`${again}\n`)
  }
}

function namesOf(names: readonly PlainArg[], words: FormText | undefined): string {
  return names.map((name, i) => `${i + 1} ${words?.names[name] ?? name}`).join(', ')
}
