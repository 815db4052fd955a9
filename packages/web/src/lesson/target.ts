// Where the hand of a lesson points: the thing that gives the asked answer, or what the step names.

import type { AnyLessonTask, LessonTarget } from '@ludoteka/kernel'

/** Parts of the table that every game has. */
const PARTS: Readonly<Record<string, string>> = {
  prompt: '.table-prompt',
  hand: '.table-hand',
  board: '.table-board-window',
  seats: '.table-seats-groups',
}

/** What a finger has selected is played with this button. */
const PLAY_SELECTED = '.table-play-selected'

/** A thing on the board has an attribute named like its kind; `part` is one of the table itself. */
function selectorOf(target: LessonTarget): string {
  return Object.entries(target)
    .map(([kind, id]) => (kind === 'part' ? (PARTS[id] ?? `[data-part="${id}"]`) : `[data-${kind}="${id}"]`))
    .join('')
}

function answerSelectors(task: AnyLessonTask): readonly string[] {
  if ('any' in task) return [PLAY_SELECTED]
  const [verb, arg] = task
  // The button that sends a form.
  if (typeof arg === 'object') return [`[data-answer="${verb}"]`]
  const key = arg === undefined ? verb : `${verb} ${arg}`
  const card = arg === undefined ? [] : [`.lt-legal[data-card="${arg}"]`]
  // A menu of what to do with a thing has a button for each verb.
  return [PLAY_SELECTED, `[data-verb="${verb}"]`, `[data-answer="${key}"]`, ...card]
}

/** The first that is in sight. */
export function findTarget(
  table: ParentNode,
  task: AnyLessonTask | undefined,
  point: LessonTarget | readonly LessonTarget[] | undefined,
): HTMLElement | undefined {
  const named = point === undefined ? [] : isList(point) ? point : [point]
  const selectors = [...(task ? answerSelectors(task) : []), ...named.map(selectorOf)]
  for (const selector of selectors)
    for (const element of table.querySelectorAll<HTMLElement>(selector)) if (isInSight(element)) return element
  return undefined
}

const isList = (point: LessonTarget | readonly LessonTarget[]): point is readonly LessonTarget[] => Array.isArray(point)

function isInSight(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}
