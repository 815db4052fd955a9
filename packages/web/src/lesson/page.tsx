// The page of a guided first match: the real table with a coach.

import { type Lesson, lessonStep, lessonTask } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, use, useMemo } from 'react'
import { loadOnce } from '../kit/loadOnce.ts'
import { Loading, MessagePage } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { TableShell } from '../table/shell/table.tsx'
import { useGame } from '../table/shell/useGame.ts'
import { useTableFeed } from '../table/shell/useTableFeed.ts'
import { useText } from '../text/index.ts'
import '../table/table.css'
import './lesson.css'
import { Coach } from './coach.tsx'
import { loadInputs, saveInputs } from './saves.ts'
import { lessonSource } from './source.ts'

const lessons = new Map<string, Promise<Lesson>>()

function loadLesson(id: string): Promise<Lesson> | undefined {
  const shelved = onShelf(id)
  return shelved && loadOnce(lessons, id, () => shelved.loadLesson())
}

export default function LessonPage({ game: id }: { readonly game: string }): ReactElement {
  const text = useText()
  const loading = loadLesson(id)
  return loading ? <LessonTable id={id} loading={loading} /> : <MessagePage>{text.table.badGame}</MessagePage>
}

type LessonTableProps = { readonly id: string; readonly loading: Promise<Lesson> }

function LessonTable({ id, loading }: LessonTableProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  // Before the game, whose texts are waited for only until they are there: what is waited for keeps its order.
  const lesson = use(loading)
  const { game } = useGame(id)
  const learner = text.lesson.learner
  const source = useMemo(
    () => lessonSource({ game, lesson, inputs: loadInputs(id), save: inputs => saveInputs(id, inputs), learner }),
    [game, lesson, id, learner],
  )
  const [state, feed] = useTableFeed(source)
  const { match, snapshot } = state
  if (!match || !snapshot) return <Loading />
  const moment = source.moment()
  const asked = lessonTask(lesson, moment) !== undefined
  const own = lessonStep(lesson, moment)?.otherwise?.[language]
  return (
    <TableShell
      {...{ source, feed, state, match }}
      lesson={{
        coach: story => <Coach game={id} {...{ lesson, source, story }} />,
        reading: text.lesson.reading,
        otherwise: asked ? (own ?? text.lesson.notThisTime) : text.lesson.readFirst,
      }}
    />
  )
}
