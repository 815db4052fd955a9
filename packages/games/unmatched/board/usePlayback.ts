// Plays the scenes of what has just been told, then rests on the view; a click skips to the rest.

import type { Entry, View } from '@ludoteka/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { beatsOf } from './playback.ts'
import { readView } from './position.ts'
import { type Scene, sceneOf } from './scene.ts'

type Playback = { readonly scene: Scene; readonly isPlaying: boolean; skip(): void }

export function usePlayback(view: View, news: readonly Entry[], reducedMotion: boolean): Playback {
  const [scene, setScene] = useState(() => sceneOf(view))
  const [isPlaying, setPlaying] = useState(false)
  const rest = useRef(scene)
  const played = useRef(news)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const skip = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setPlaying(false)
    setScene(rest.current)
  }, [])

  useEffect(() => {
    const from = rest.current
    rest.current = sceneOf(view)
    const isNew = played.current !== news
    played.current = news
    if (!isNew && timer.current !== undefined) return // only the rest has changed; the play goes on
    const beats = isNew && !reducedMotion ? beatsOf(from, news, readView(view).heroes) : []
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
  }, [view, news, reducedMotion, skip])

  useEffect(() => () => clearTimeout(timer.current), [])

  return { scene, isPlaying, skip }
}
