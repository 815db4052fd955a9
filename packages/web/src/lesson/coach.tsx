// The coach of a lesson: what is said, how far one has come, and the way on and back.

import { type Lesson, lessonStep, lessonTask } from '@ludoteka/kernel'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Glyph } from '../kit/glyph.tsx'
import { useSettings } from '../settings/store.ts'
import { useKeys } from '../table/shell/useKeys.ts'
import type { Story } from '../table/story.ts'
import { useText } from '../text/index.ts'
import { LessonEnd } from './end.tsx'
import { Pointer } from './pointer.tsx'
import type { LessonSource } from './source.ts'
import { findTarget } from './target.ts'

type CoachProps = {
  readonly game: string
  readonly lesson: Lesson
  readonly source: LessonSource
  readonly story: Story
}

export function Coach({ game, lesson, source, story }: CoachProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const { isOver } = story.state()
  const now = source.moment()
  // What has happened is shown before anything is said about it.
  const [moment, setMoment] = useState(now)
  if (isOver && moment !== now) setMoment(now)
  const step = lessonStep(lesson, moment)
  const task = lessonTask(lesson, moment)
  const isTold = isOver && moment === now
  const [pointedAt, setPointedAt] = useState('')
  const panel = useRef<HTMLElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const find = useCallback(
    () => (isTold ? findTarget(panel.current?.closest('.table') ?? document, task, step?.point) : undefined),
    [isTold, task, step],
  )
  const canRead = isTold && step !== undefined && task === undefined
  useEffect(() => {
    const at = document.activeElement
    if (canRead && (at === document.body || panel.current?.contains(at))) nextButton.current?.focus()
  }, [canRead])
  useKeys({
    n: canRead ? () => source.next() : undefined,
    b: source.canGoBack() ? () => source.back() : undefined,
  })
  const steps = lesson.chapters.flatMap(({ steps: all }, chapter) => all.map((_, i) => ({ chapter, i })))
  const at = steps.findIndex(({ chapter, i }) => chapter === moment.chapter && i === moment.step)
  const number = at < 0 ? steps.length : at + 1
  return (
    <section
      ref={panel}
      className={`lesson-coach table-coach ${task ? '' : 'is-reading'}`}
      aria-label={text.lesson.coach}
      data-moment={isTold ? `${moment.chapter}.${moment.step}.${moment.task}` : undefined}
    >
      <header className="lesson-head">
        <h2>{lesson.chapters[moment.chapter]?.title[language] ?? text.lesson.over}</h2>
        <span className="lesson-count">{text.lesson.step(number, steps.length)}</span>
      </header>
      <progress className="lesson-progress" value={number} max={steps.length} aria-hidden="true" />
      <div className="lesson-words" role="status">
        <p>{step?.say[language] ?? text.lesson.overNote}</p>
        {pointedAt === '' ? null : <p className="lt-unseen">{text.lesson.pointsAt(pointedAt)}</p>}
      </div>
      <div className="lesson-buttons">
        <Link
          href={`/learn/${game}`}
          className="kit-icon-button"
          aria-label={text.lesson.leave}
          title={text.lesson.leave}
        >
          <Glyph name="door" />
        </Link>
        <button
          type="button"
          className="kit-button is-quiet"
          disabled={!source.canGoBack()}
          aria-keyshortcuts="b"
          onClick={() => source.back()}
        >
          <Glyph name="undo" size={18} />
          <span className="lesson-label">{text.lesson.back}</span>
        </button>
        {task ? null : (
          <button
            ref={nextButton}
            type="button"
            className="kit-button is-primary lesson-next"
            disabled={!canRead}
            aria-keyshortcuts="n"
            onClick={() => source.next()}
          >
            {text.lesson.next}
            <Glyph name="fold" size={18} />
          </button>
        )}
      </div>
      <Pointer find={find} onFound={target => setPointedAt(target?.getAttribute('aria-label') ?? '')} />
      {isTold && step === undefined ? <LessonEnd game={game} source={source} /> : null}
    </section>
  )
}
