// The button that asks a bot for a hint, and what the bot has said.

import './advice.css'
import type { ReactElement } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useText } from '../../text/index.ts'
import type { AnswerNames } from './answers.ts'
import { capitalized } from './names.ts'
import type { AdviceState } from './useAdvice.ts'
import { useKeys } from './useKeys.ts'

export function HintButton({ advice }: { readonly advice: AdviceState }): ReactElement | null {
  const { review } = useText()
  const { ask, isAsked } = advice
  useKeys({ h: ask })
  if (!ask && !isAsked) return null
  return (
    <button
      type="button"
      className="kit-button is-quiet table-hint"
      title={review.hintNote}
      aria-label={review.hint}
      aria-keyshortcuts="h"
      aria-busy={isAsked}
      onClick={ask}
    >
      <Glyph name="lamp" size={18} />
      <span className="table-hint-label">{review.hint}</span>
    </button>
  )
}

/** Above the question, which keeps its room. */
export function AdviceStrip({
  advice,
  nameOf,
}: {
  readonly advice: AdviceState
  readonly nameOf: AnswerNames
}): ReactElement | null {
  const { review } = useText()
  const { given, isAsked, close } = advice
  useKeys({ Escape: given ? close : undefined })
  return (
    <div className={`table-advice ${given || isAsked ? '' : 'is-empty'}`} role="status">
      {isAsked ? <p>{review.thinking}</p> : null}
      {given ? (
        <>
          <Glyph name="lamp" size={20} />
          <AdviceWords given={given} nameOf={nameOf} />
          <button type="button" className="kit-icon-button" aria-label={review.closeHint} onClick={close}>
            <Glyph name="close" size={18} />
          </button>
        </>
      ) : null}
    </div>
  )
}

type WordsProps = { readonly given: NonNullable<AdviceState['given']>; readonly nameOf: AnswerNames }

function AdviceWords({ given, nameOf }: WordsProps): ReactElement {
  const { review, table } = useText()
  if (given.kind === 'failed') return <p>{review.hintFailed(given.problem.error === 'too-many')}</p>
  const { plan, level, sureness } = given.advice
  const [move] = plan
  if (!move) return <p>{review.hintFailed(false)}</p>
  return (
    <p>
      <span className="table-advice-by">{review.advises(capitalized(table.bot[level]))}</span>{' '}
      <strong>{nameOf(move.verb, move.arg)}</strong>
      <span className="table-advice-sure">{sureness ? review.sureness(sureness) : review.unsearched}</span>
    </p>
  )
}
