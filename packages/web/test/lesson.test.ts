// A lesson as a table: what is shown, asked and refused, the way back, and going on later.

import type { Lesson, LessonInput } from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { LESSON } from '../../games/unmatched/lesson.ts'
import { LESSON as REALM } from '../../games/warrior-knights/lesson.ts'
import { lessonSource } from '../src/lesson/source.ts'
import type { SourceEvent, TableEvent, UpdateEvent } from '../src/table/source.ts'

function open(inputs: readonly LessonInput[] = [], lesson: Lesson = LESSON, id = 'unmatched') {
  const game = GAMES.get(id)
  if (!game) throw new Error(`${id} is not there.`)
  const saved: (readonly LessonInput[])[] = []
  const events: (TableEvent | UpdateEvent)[] = []
  const source = lessonSource({ game, lesson, inputs, save: now => saved.push(now), learner: 'Newcomer' })
  source.listen((event: SourceEvent) => {
    if (event.type === 'table' || event.type === 'update') events.push(event)
  })
  const shown = () => events.at(-1)?.views['a1']
  return { source, saved, events, shown }
}

const READ_THREE: readonly LessonInput[] = ['next', 'next', 'next']

test('nothing is offered while there is something to read, then only what is asked for', () => {
  const { source, shown } = open()
  expect(shown()?.choice).toEqual({})
  expect(shown()?.waiting).toEqual([])
  for (const _ of READ_THREE) source.next()
  expect(shown()?.choice).toEqual({ maneuver: true })
  expect(shown()?.waiting).toEqual(['a1'])
})

test('a chapter tells what its position led to, such as what is voted on', () => {
  const assembly = REALM.chapters.filter(({ title }) => title.en === 'The Assembly')
  const { events } = open([], { ...REALM, chapters: assembly }, 'warrior-knights')
  const told = events.at(0)?.log.map(({ key }) => key)
  expect(told).toEqual(expect.arrayContaining(['assemblyBegan', 'agendaPut']))
})

test('the learner sees no card of the other hand', () => {
  const { shown } = open()
  expect(JSON.stringify(shown()?.zones)).not.toContain('medusa.')
})

test('another answer is refused and changes nothing, whether the rules allow it or not', async () => {
  const { source, saved, events } = open(READ_THREE)
  const before = events.length
  expect(await source.act('a1', 'scheme', 'arthur.theLadyOfTheLake')).toMatchObject({ ok: false })
  expect(await source.why('a1', 'scheme', 'arthur.theLadyOfTheLake')).toBeUndefined()
  expect(await source.act('a1', 'attack', 'arthur')).toMatchObject({ ok: false })
  expect(await source.why('a1', 'attack', 'arthur')).toMatchObject({ reason: 'nobodyInReach' })
  expect(events).toHaveLength(before)
  expect(saved).toEqual([])
})

test('an answer is played, and what the others answer follows as updates of their own', async () => {
  const { source, events } = open([
    ...READ_THREE,
    ['maneuver'],
    ['boost', 'arthur.regroup'],
    ['move', 'arthur'],
    ['to', 's21'],
    ['move', 'merlin'],
    ['to', 's24'],
    ['attack', 'arthur'],
    ['commit', 'arthur.feint'],
  ])
  const before = events.length
  expect(await source.act('a1', 'decline')).toEqual({ ok: true })
  const news = events.slice(before)
  expect(news.map(({ type }) => type)).toEqual(['update', 'update'])
  expect(news.map(({ views }) => views['a1']?.step)).toEqual(['attack.defense', 'turn.gaze'])
  expect(news[1]?.log.map(({ key }) => key)).toContain('defeated')
  const seqs = events.map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
})

test('back goes to the beginning of the step, then to the step before it', async () => {
  const { source, saved, shown } = open([...READ_THREE, ['maneuver'], ['boost', 'arthur.regroup'], ['move', 'arthur']])
  expect(source.moment()).toMatchObject({ chapter: 0, step: 5, task: 1 })
  source.back()
  expect(source.moment()).toMatchObject({ chapter: 0, step: 5, task: 0 })
  expect(shown()?.choice).toEqual({ move: ['arthur'] })
  source.back()
  expect(source.moment()).toMatchObject({ chapter: 0, step: 4, task: 0 })
  expect(saved.at(-1)).toEqual([...READ_THREE, ['maneuver']])
  source.restart()
  expect(source.canGoBack()).toBe(false)
  expect(saved.at(-1)).toEqual([])
})

test('a record of another lesson is followed as far as it fits', () => {
  const { source } = open(['next', ['maneuver'], 'next'])
  expect(source.moment()).toMatchObject({ chapter: 0, step: 1, task: 0 })
})
