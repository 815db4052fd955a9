// Every lesson of every game is played through the rules from its first to its last step.

import {
  actionsOf,
  beginLesson,
  continueLesson,
  type Game,
  LANGUAGES,
  type Lesson,
  type LessonInput,
  type LessonMoment,
  type LessonProgress,
  lessonStep,
  lessonTask,
  lessonView,
  replayLesson,
  seatNumber,
  view,
} from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { SHELF } from '../shelf/index.ts'

const GAMES_WITH_LESSONS = SHELF.filter(({ lesson }) => lesson).map(({ id }) => id)

/** So much fits beside the question of a phone. */
const LONGEST = 165
const FEWEST_STEPS = 15
const MOST_STEPS = 30

async function lessonOf(id: string): Promise<{ readonly game: Game; readonly lesson: Lesson }> {
  const shelved = SHELF.find(one => one.id === id)
  const game = GAMES.get(id)
  if (!shelved || !game) throw new Error(`There is no game ${id}.`)
  return { game, lesson: await shelved.loadLesson() }
}

/** What the learner may do at a moment: read on, or each answer that is asked for. */
function inputsAt(game: Game, lesson: Lesson, moment: LessonMoment): readonly LessonInput[] {
  const task = lessonTask(lesson, moment)
  if (!task) return ['next']
  const seat = seatNumber(game, moment.state.options, lesson.seat)
  const { choice } = lessonView(lesson, moment, view(game, moment.state, seat))
  const offered = actionsOf(seat, choice).map(
    ({ verb, arg }): LessonInput => (arg === undefined ? [verb] : [verb, arg]),
  )
  return 'any' in task || typeof task[1] !== 'object' ? offered : [task]
}

const placeOf = ({ chapter, step, task }: LessonMoment): string => `chapter ${chapter}, step ${step}, answer ${task}`

function played(game: Game, lesson: Lesson, moment: LessonMoment, input: LessonInput): LessonProgress {
  const next = continueLesson(game, lesson, moment, input)
  if (!next) throw new Error(`${JSON.stringify(input)} is not taken at ${placeOf(moment)}.`)
  return next
}

/** Plays on with the first of the asked answers. */
function* walk(game: Game, lesson: Lesson, from: LessonMoment): Generator<LessonMoment> {
  let moment = from
  while (lessonStep(lesson, moment)) {
    yield moment
    const [input] = inputsAt(game, lesson, moment)
    if (!input) throw new Error(`Nothing that is asked at ${placeOf(moment)} can be answered.`)
    moment = played(game, lesson, moment, input).moment
  }
}

test.each(GAMES_WITH_LESSONS)(
  '%s: every asked answer is offered by the rules, and the lesson comes to its end',
  async id => {
    const { game, lesson } = await lessonOf(id)
    const seen = new Set<string>()
    for (const moment of walk(game, lesson, beginLesson(game, lesson).moment)) {
      seen.add(`${moment.chapter}.${moment.step}`)
      const inputs = inputsAt(game, lesson, moment)
      const task = lessonTask(lesson, moment)
      if (task && !('any' in task)) expect(inputs, placeOf(moment)).toEqual([task])
      const isLastOfChapter = moment.step + 1 === lesson.chapters[moment.chapter]?.steps.length
      if (isLastOfChapter && lesson.chapters[moment.chapter + 1]?.position !== undefined) {
        // What follows from an answer would be gone before it is seen.
        expect(task, `${placeOf(moment)} must be read before another position is shown`).toBeUndefined()
        expect(moment.state.random.queued, placeOf(moment)).toEqual([])
      }
    }
    const steps = lesson.chapters.flatMap((chapter, i) => chapter.steps.map((_, n) => `${i}.${n}`))
    expect([...seen]).toEqual(steps)
    expect(steps.length).toBeGreaterThanOrEqual(FEWEST_STEPS)
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS)
  },
)

test.each(GAMES_WITH_LESSONS)(
  '%s: whatever is chosen where there is a choice, the lesson goes on to its end',
  async id => {
    const { game, lesson } = await lessonOf(id)
    for (const moment of walk(game, lesson, beginLesson(game, lesson).moment)) {
      const [, ...others] = inputsAt(game, lesson, moment)
      for (const input of others) {
        const next = played(game, lesson, moment, input).moment
        for (const later of walk(game, lesson, next)) if (later.chapter > moment.chapter) break
      }
    }
  },
)

test.each(GAMES_WITH_LESSONS)('%s: each language says everything, in whole sentences that fit', async id => {
  const { lesson } = await lessonOf(id)
  for (const { title, steps } of lesson.chapters)
    for (const language of LANGUAGES) {
      expect(title[language]).not.toBe('')
      for (const { say, otherwise } of steps)
        for (const words of [say[language], ...(otherwise ? [otherwise[language]] : [])]) {
          expect(words).toMatch(/^[\p{Lu}\p{N}“«].*[.!?]$/su)
          expect(words.length, words).toBeLessThanOrEqual(LONGEST)
          expect(/\p{Script=Cyrillic}/u.test(words), words).toBe(language === 'ru')
        }
    }
})

test.each(GAMES_WITH_LESSONS)('%s: what was done is done again from its record', async id => {
  const { game, lesson } = await lessonOf(id)
  const inputs: LessonInput[] = []
  let moment = beginLesson(game, lesson).moment
  while (lessonStep(lesson, moment)) {
    const [input] = inputsAt(game, lesson, moment)
    if (!input) throw new Error(`Nothing can be done at ${placeOf(moment)}.`)
    inputs.push(input)
    moment = played(game, lesson, moment, input).moment
  }
  const again = replayLesson(game, lesson, inputs)
  expect(again.length).toBe(inputs.length + 1)
  expect(again.at(-1)?.moment).toEqual(moment)
  // A record that does not fit is followed as far as it does.
  expect(replayLesson(game, lesson, [['noSuchVerb']])).toHaveLength(1)
})
