// The clock of a story in the browser. A beat is over when its time has passed and the board has drawn it to the end, also
// on a slow device; its animations run at the speed of the story.

import type { BeatTiming } from '@ludoteka/ui'

/** A board that never comes to rest, or a page that is not drawn, holds nothing up for longer. */
const LONGEST_WAIT_MS = 2000

export function boardTiming(board: () => Element | null, pace: () => number): BeatTiming {
  return {
    pace,
    setTimer(ms, callback, speed) {
      let isOver = false
      const finish = (): void => {
        if (isOver) return
        stop()
        callback()
      }
      const waitForBoard = (): void => {
        timer = setTimeout(finish, LONGEST_WAIT_MS)
        void Promise.allSettled(runningOn(board()).map(({ finished }) => finished)).then(() => {
          // Once more drawn as it is now, before the next beat changes it.
          if (!isOver) frame = requestAnimationFrame(() => setTimeout(finish))
        })
      }
      const stop = (): void => {
        isOver = true
        clearTimeout(timer)
        cancelAnimationFrame(frame)
      }
      let timer = setTimeout(waitForBoard, ms)
      let frame = requestAnimationFrame(() => {
        for (const animation of runningOn(board())) animation.updatePlaybackRate(speed)
      })
      return stop
    },
  }
}

/** The animations that will end by themselves. */
function runningOn(board: Element | null): readonly Animation[] {
  const all = board?.getAnimations({ subtree: true }) ?? []
  return all.filter(({ playState, effect }) => {
    const { endTime = Number.POSITIVE_INFINITY } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && Number.isFinite(endTime)
  })
}
