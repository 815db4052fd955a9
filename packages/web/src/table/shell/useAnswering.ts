// How a click becomes an answer: a finger selects before it plays, and what loses at once or can't be undone is asked once more.

import { type Arg, type Game, isFinal, likelyLoss, type View, type Warning } from '@ludoteka/kernel'
import type { FollowUp, Selected } from '@ludoteka/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

/** An answer that waits for confirmation; with a warning if it is likely to lose the match at once. */
export type Unconfirmed = Selected & {
  readonly warning: Warning | undefined
  readonly followUps: readonly FollowUp[] | undefined
}

type Play = (verb: string, arg?: Arg, followUps?: readonly FollowUp[]) => void

export type Answering = {
  /** Plays an answer whose button says what it does. */
  readonly act: Play
  /** Plays what was clicked on the board or in the hand; a finger has to tap it twice. */
  readonly select: (verb: string, arg?: Arg) => void
  /** Selects what a bot would click, as a finger does: a tap or the button of the question plays it. */
  readonly suggest: (verb: string, arg: Arg | undefined) => void
  readonly selected: Selected | undefined
  readonly unconfirmed: Unconfirmed | undefined
  confirm(): void
  /** Neither plays nor selects anything. */
  cancel(): void
  /** For the click handler of the table: a tap beside everything selects nothing. */
  readonly tapped: () => void
}

type Answers = {
  readonly game: Game
  readonly view: View | undefined
  /**
   * The question: what was selected or asked about another one is forgotten. Undefined while something else is told, such as a gift:
   * what was selected before is there again if the question then is the same.
   */
  readonly question: string | undefined
  /** Whether the person wants to be asked before what can't be undone. */
  readonly asksBeforeFinal: boolean
  readonly play: Play
}

type Pending = { readonly question: string; readonly selected?: Selected; readonly unconfirmed?: Unconfirmed }

export function useAnswering({ game, view, question, asksBeforeFinal, play }: Answers): Answering {
  const [pending, setPending] = useState<Pending>()
  if (pending && question !== undefined && pending.question !== question) setPending(undefined)
  const asked = question ?? NO_QUESTION
  const isTouched = useLastTouch()
  const isSelecting = useRef(false)
  const { selected, unconfirmed } = pending?.question === question ? (pending ?? NOTHING) : NOTHING

  const act = useCallback(
    (verb: string, arg?: Arg, followUps?: readonly FollowUp[]) => {
      const warning = view && likelyLoss(game, view, verb, arg)
      const mustConfirm = warning !== undefined || (asksBeforeFinal && isFinal(game, view?.step ?? '', verb))
      setPending(mustConfirm ? { question: asked, unconfirmed: { verb, arg, warning, followUps } } : undefined)
      if (!mustConfirm) play(verb, arg, followUps)
    },
    [game, view, asked, asksBeforeFinal, play],
  )
  const select = useCallback(
    (verb: string, arg?: Arg) => {
      const isSecondTap = selected?.verb === verb && selected.arg === arg
      isSelecting.current = true
      if (isTouched() && !isSecondTap) setPending({ question: asked, selected: { verb, arg } })
      else act(verb, arg)
    },
    [selected, asked, act, isTouched],
  )
  return {
    act,
    select,
    suggest: (verb, arg) => setPending({ question: asked, selected: { verb, arg } }),
    selected,
    unconfirmed,
    confirm() {
      setPending(undefined)
      if (unconfirmed) play(unconfirmed.verb, unconfirmed.arg, unconfirmed.followUps)
    },
    cancel: () => setPending(undefined),
    tapped() {
      if (!isSelecting.current) setPending(now => (now?.selected ? undefined : now))
      isSelecting.current = false
    },
  }
}

const NOTHING: Omit<Pending, 'question'> = {}
/** Nothing that is selected or asked about then is ever shown. */
const NO_QUESTION = ''

/** Whether the last press was a finger's; clicks of the keyboard tell nothing of that themselves. */
function useLastTouch(): () => boolean {
  const isTouch = useRef(false)
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      isTouch.current = event.pointerType === 'touch'
    }
    const key = (): void => {
      isTouch.current = false
    }
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', key, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('keydown', key, true)
    }
  }, [])
  return useCallback(() => isTouch.current, [])
}
