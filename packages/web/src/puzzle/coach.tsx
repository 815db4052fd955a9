// Beside the board of a puzzle: what is asked, hints one after the other, the answer and what it leads to.

import type { Puzzle } from '@ludoteka/bots'
import { type Arg, actionsOf, eachZoneView, type Game, type Language } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import { Link } from 'wouter'
import { Glyph } from '../kit/glyph.tsx'
import { useSettings } from '../settings/store.ts'
import { answerNames } from '../table/shell/answers.ts'
import { useText } from '../text/index.ts'
import type { PuzzleSource } from './source.ts'

type CoachProps = {
  readonly game: Game
  readonly kit: BoardKit
  readonly puzzle: Puzzle
  readonly source: PuzzleSource
  readonly streak: number
  /** The answer is no longer one's own. */
  readonly onReveal: () => void
  readonly isRevealed: boolean
}

export function PuzzleCoach({
  game,
  kit,
  puzzle,
  source,
  streak,
  onReveal,
  isRevealed,
}: CoachProps): ReactElement | null {
  const { puzzle: words } = useText()
  const { language } = useSettings()
  const [hints, setHints] = useState(0)
  const mistakes = source.mistakes()
  const [first] = source.answerMoves
  if (!first) return null
  const isDone = source.isDone()
  const side =
    kit.sideName?.(first.view, puzzle.seat, language) ?? game.text[language].seat(puzzle.seat, first.view.seats)
  const told = hintsFor(game, kit, source, language).slice(0, hints)
  const answer = source.answerMoves
    .map(({ verb, arg, view }) => withoutStop(answerNames(game.text[language], kit, view, language)(verb, arg)))
    .join('; ')
  return (
    <section className="lesson-coach table-coach is-short" aria-label={words.title} data-solved={isDone}>
      <header className="lesson-head">
        <h2>{words.title}</h2>
        <span className="lesson-count">{streak > 0 ? words.streak(streak) : null}</span>
      </header>
      <div className="lesson-words" role="status">
        {isDone ? (
          <>
            <p>
              <b>{isRevealed ? words.answerWas : words.solved(source.mistakes())}</b> {answer}.
            </p>
            <p>{words.leadsTo(puzzle.chances.answer, puzzle.chances.next)}</p>
          </>
        ) : (
          <>
            <p>{words.task(side, source.answerMoves.length)}</p>
            {told.map(({ kind, names }, n) => (
              <p key={names.join()} ref={show}>
                <b>{n === 0 ? words.hintButtons.first : words.hintButtons.second}:</b> {words.hints[kind](names)}
              </p>
            ))}
            {mistakes > 0 ? <p ref={show}>{words.mistakes(mistakes)}</p> : null}
          </>
        )}
      </div>
      <div className="lesson-buttons">
        <Link href="/puzzles" className="kit-button is-quiet" title={words.all}>
          <Glyph name="door" size={18} />
          <span className="lesson-label">{words.all}</span>
        </Link>
        {isDone ? null : hints < 2 ? (
          <button type="button" className="kit-button puzzle-hint" onClick={() => setHints(hints + 1)}>
            <Glyph name="lamp" size={18} />
            {hints === 0 ? words.hintButtons.first : words.hintButtons.second}
          </button>
        ) : (
          <button
            type="button"
            className="kit-button puzzle-answer"
            onClick={() => {
              onReveal()
              source.reveal()
            }}
          >
            {isRevealed ? words.nextClick : words.showAnswer}
          </button>
        )}
      </div>
    </section>
  )
}

/** For the name of an answer within a sentence, which has a stop of its own. */
const withoutStop = (name: string): string => name.replace(/\.$/, '')

/** What is said anew is in sight, however little room there is. */
const show = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' })

type Hint = { readonly kind: 'card' | 'begins' | 'among'; readonly names: readonly string[] }

/** First which card or piece it is about, then how it begins; of a single click, among which few it is. */
function hintsFor(game: Game, kit: BoardKit, { answerMoves }: PuzzleSource, language: Language): readonly Hint[] {
  const [first] = answerMoves
  if (!first) return []
  const words = game.text[language]
  const { view } = first
  const named = answerNames(words, kit, view, language)
  const nameOf = (verb: string, arg: Arg | undefined): string => withoutStop(named(verb, arg))
  const held = new Set(eachZoneView(view.zones).flatMap(({ view: { cards } }) => cards ?? []))
  const card = answerMoves.flatMap(({ arg }) => (typeof arg === 'string' && held.has(arg) ? arg : []))[0]
  // Without what one may do at any time, such as offering deals: nobody takes that for the answer.
  const others = actionsOf(0, view.choice).filter(
    ({ verb, arg }) =>
      !Object.hasOwn(game.standing?.do ?? {}, verb) &&
      (verb !== first.verb || JSON.stringify(arg) !== JSON.stringify(first.arg)),
  )
  const among = (count: number): Hint => {
    // Spread over the list, and in its order: neither tells which one it is.
    const step = Math.max(1, Math.floor(others.length / count))
    const chosen = Array.from({ length: count }, (_, i) => others[i * step]).flatMap(one => one ?? [])
    const names = [first, ...chosen].map(({ verb, arg }) => nameOf(verb, arg))
    return { kind: 'among', names: [...new Set(names)].sort((a, b) => a.localeCompare(b, language)) }
  }
  const begins: Hint = { kind: 'begins', names: [nameOf(first.verb, first.arg)] }
  if (card !== undefined)
    return [{ kind: 'card', names: [words.card(card).name] }, answerMoves.length > 1 ? begins : among(1)]
  // Of few answers one must be left out, or nothing is told.
  return answerMoves.length > 1 || others.length < 3 ? [among(1), begins] : [among(2), among(1)]
}
