// Why an action was refused: the reason at the pointer, the paragraph of the rules on request.

import type { Arg, Game, Refusal } from '@ludoteka/kernel'
import type { Problem } from '@ludoteka/protocol'
import { type CSSProperties, type ReactElement, useEffect, useState } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import { paragraphOf } from '../side/search.ts'
import type { TableSource } from '../source.ts'
import { loadRules } from './useGame.ts'

export type RefusedAction = {
  readonly verb: string
  readonly arg: Arg | undefined
  /** Where it was clicked; without it the message is above the question. */
  readonly at: { readonly x: number; readonly y: number } | undefined
  /** The answer to an action that was sent and refused. */
  readonly problem: Problem | undefined
}

type WhyNotProps = {
  readonly source: TableSource
  readonly seat: string
  readonly refused: RefusedAction
  readonly game: Game
  readonly openRule: (rule: string) => void
  /** Said of what no rule forbids. */
  readonly otherwise?: string | undefined
  readonly onClose: () => void
}

const WIDTH = 300
const EDGE = 12

export function WhyNot({ source, seat, refused, game, openRule, otherwise, onClose }: WhyNotProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const [refusal, setRefusal] = useState<Refusal>()
  const [paragraph, setParagraph] = useState<string>()
  useEffect(() => {
    let wanted = true
    setRefusal(undefined)
    setParagraph(undefined)
    void source.why(seat, refused.verb, refused.arg).then(
      answer => {
        if (wanted) setRefusal(answer)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [source, seat, refused])
  useEffect(() => {
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      if (event.target instanceof Element && event.target.closest('.table-why')) return
      onClose()
    }
    // The click that opened it is still being dispatched.
    const timer = setTimeout(() => addEventListener('pointerdown', close), 0)
    addEventListener('keydown', close)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [onClose])
  const rule = refusal?.rule ?? refused.problem?.rule
  const reason = refusal?.reason ?? refused.problem?.reason
  const words = reason === undefined ? (otherwise ?? text.table.noRule) : game.text[language].reason(reason)
  const explain = (): void => {
    if (rule === undefined) return
    void loadRules(game.id, language).then(
      chapters => setParagraph(paragraphOf(chapters, rule)?.text ?? text.table.rulesFailed),
      () => setParagraph(text.table.rulesFailed),
    )
  }
  return (
    <div className="table-why" role="alert" style={placeAt(refused.at)}>
      <p className="table-why-reason">{words}</p>
      {paragraph === undefined ? null : <p className="table-why-rule">{paragraph}</p>}
      <div className="kit-row is-tight table-why-row">
        {rule ? (
          <button type="button" className="kit-link" onClick={() => openRule(rule)}>
            {text.table.rule(rule)}
          </button>
        ) : null}
        {rule && paragraph === undefined ? (
          <button type="button" className="kit-link" onClick={explain}>
            {text.table.why}
          </button>
        ) : null}
        <button type="button" className="kit-icon-button is-small" aria-label={text.common.close} onClick={onClose}>
          <Glyph name="close" size={16} />
        </button>
      </div>
    </div>
  )
}

function placeAt(at: RefusedAction['at']): CSSProperties {
  if (!at) return { insetInlineStart: '50%', insetBlockEnd: '220px', translate: '-50% 0' }
  const left = Math.max(EDGE, Math.min(at.x + EDGE, innerWidth - WIDTH - EDGE))
  return at.y < innerHeight / 2
    ? { insetInlineStart: left, insetBlockStart: at.y + EDGE }
    : { insetInlineStart: left, insetBlockEnd: innerHeight - at.y + EDGE }
}
