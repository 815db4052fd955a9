// A match as it was seen from one seat, position by position, as answers contain it. What was written once is kept as a text: whoever asks
// for other positions of the same match makes nobody play it again. Only for threads: it gives way to the event loop.

import type { Live, Seat } from '@ludoteka/kernel'
import { applyChanges, changesOf, type history, type ViewJson } from '@ludoteka/protocol'
import { recordedViews } from '@ludoteka/table'
import type { z } from 'zod'
import { giveWay } from '../replays/giveWay.ts'
import type { StartedTable, TableState } from './state.ts'

export type Recording = {
  readonly seat: Seat
  /** The positions `from` … `to`, each as JSON: the first with its whole view, the others with what has changed since. */
  frames(from: number, to: number): Iterable<string>
}

type Frame = z.infer<typeof history>['frames'][number]

/** One view in so many is kept whole; those between them are put together from what has changed. */
const WHOLE_EVERY = 32

/** Begins with position `start`; `base` is one before it, from which on the match has the actions in memory. */
export function openRecording(match: StartedTable, seat: Seat, start = 0, base?: Live): Recording {
  const positions = recordedViews(match, seat, start, match.live.actions.length, base)
  const texts: string[] = []
  const wholes: ViewJson[] = []
  let last: ViewJson = {}

  const writeNext = (): boolean => {
    giveWay()
    const { value } = positions.next()
    if (!value) return false
    const { at, seq, log } = value
    const view: ViewJson = { ...value.view }
    const frame: Frame = { at, seq, view: { ...changesOf(last, view) }, log: [...log] }
    if (texts.length % WHOLE_EVERY === 0) wholes.push(view)
    texts.push(JSON.stringify(frame))
    last = view
    return true
  }

  const textOf = (index: number): string | undefined => {
    while (texts.length <= index && writeNext());
    return texts[index]
  }

  const withWholeView = (index: number, text: string): string => {
    const whole = Math.floor(index / WHOLE_EVERY)
    let view = wholes[whole] ?? {}
    for (const between of texts.slice(whole * WHOLE_EVERY + 1, index + 1))
      view = applyChanges(view, frameIn(between).view)
    return JSON.stringify({ ...frameIn(text), view })
  }

  return {
    seat,
    *frames(from, to) {
      for (let index = from - start; index <= to - start; index++) {
        const text = textOf(index)
        if (text === undefined) return
        giveWay()
        yield index === from - start ? withWholeView(index, text) : text
      }
    },
  }
}

/** In a text that was written here. */
function frameIn(text: string): Frame {
  return JSON.parse(text)
}

/** The last recording of each table, for as long as the table itself is kept. */
export function recordingKeeper(): (table: StartedTable, seat: Seat) => Recording {
  const kept = new WeakMap<TableState, Recording>()
  return (table, seat) => {
    const found = kept.get(table)
    if (found?.seat === seat) return found
    const recording = openRecording(table, seat)
    kept.set(table, recording)
    return recording
  }
}
