// Plays the scenes of the new log entries, then shows the view; `skip` ends it at once.

import type { Entry } from '@ludoteka/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'

/** One scene and how long it is shown. */
export type Beat<Scene> = { readonly scene: Scene; readonly ms: number }

export type Playback<Scene> = { readonly scene: Scene; readonly isPlaying: boolean; skip(): void }

/**
 * `rest` is the scene of the view (memoise it by the view), `beatsOf` what leads there from the scene before. The
 * function itself need not stay the same.
 */
export function usePlayback<Scene>(
  rest: Scene,
  news: readonly Entry[],
  beatsOf: (from: Scene, news: readonly Entry[]) => readonly Beat<Scene>[],
  reducedMotion: boolean,
): Playback<Scene> {
  const [scene, setScene] = useState(rest)
  const [isPlaying, setPlaying] = useState(false)
  const resting = useRef(rest)
  const played = useRef(news)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const teller = useRef(beatsOf)
  useEffect(() => {
    teller.current = beatsOf
  })

  const skip = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setPlaying(false)
    setScene(resting.current)
  }, [])

  useEffect(() => {
    const from = resting.current
    resting.current = rest
    const isNew = played.current !== news
    played.current = news
    if (!isNew && timer.current !== undefined) return // only the final scene has changed; playback continues
    const beats = isNew && !reducedMotion ? teller.current(from, news) : []
    const playFrom = (i: number): void => {
      const beat = beats[i]
      if (!beat) {
        skip()
        return
      }
      setScene(beat.scene)
      timer.current = setTimeout(() => playFrom(i + 1), beat.ms)
    }
    clearTimeout(timer.current)
    setPlaying(beats.length > 0)
    playFrom(0)
  }, [rest, news, reducedMotion, skip])

  useEffect(() => () => clearTimeout(timer.current), [])

  return { scene, isPlaying, skip }
}
