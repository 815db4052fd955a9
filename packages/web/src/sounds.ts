// The sounds of the table, synthesised: filtered noise for paper, short damped tones for wood.

import type { Entry } from '@ludoteka/kernel'
import type { BeatSound } from '@ludoteka/ui'
import { useEffect, useRef } from 'react'
import { readSettings } from './settings/store.ts'
import type { StoryState } from './table/story.ts'

let context: AudioContext | undefined

/** Browsers allow sound only after the first click or key, and warn about earlier attempts. */
function audio(): AudioContext | undefined {
  if (!navigator.userActivation.hasBeenActive) return undefined
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    return context
  } catch {
    return undefined
  }
}

const LOUDNESS = 0.18

function knock(at: AudioContext, pitch: number, after: number, loudness: number): void {
  const start = at.currentTime + after
  const tone = at.createOscillator()
  const fade = at.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + 0.09)
  fade.gain.setValueAtTime(0.0001, start)
  fade.gain.exponentialRampToValueAtTime(loudness, start + 0.004)
  fade.gain.exponentialRampToValueAtTime(0.0001, start + 0.14)
  tone.connect(fade).connect(at.destination)
  tone.start(start)
  tone.stop(start + 0.16)
}

/** The same noise every time: a sound needs no randomness. */
function noiseSamples(length: number): readonly number[] {
  const samples: number[] = []
  let word = 0x2545f491
  for (let i = 0; i < length; i++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    samples.push(word / 0x8000_0000)
  }
  return samples
}

function swish(at: AudioContext, loudness: number): void {
  const length = Math.round(at.sampleRate * 0.16)
  const buffer = at.createBuffer(1, length, at.sampleRate)
  buffer.copyToChannel(Float32Array.from(noiseSamples(length)), 0)
  const noise = at.createBufferSource()
  const band = at.createBiquadFilter()
  const fade = at.createGain()
  noise.buffer = buffer
  band.type = 'bandpass'
  band.frequency.setValueAtTime(2600, at.currentTime)
  band.frequency.linearRampToValueAtTime(1400, at.currentTime + 0.15)
  band.Q.value = 0.8
  fade.gain.setValueAtTime(0.0001, at.currentTime)
  fade.gain.exponentialRampToValueAtTime(loudness, at.currentTime + 0.03)
  fade.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + 0.15)
  noise.connect(band).connect(fade).connect(at.destination)
  noise.start()
}

export type Sound = BeatSound | 'turn' | 'end'

export function play(sound: Sound): void {
  const at = audio()
  if (!at) return
  switch (sound) {
    case 'paper':
      swish(at, LOUDNESS * 0.6)
      break
    case 'wood':
      knock(at, 210, 0, LOUDNESS)
      break
    case 'dice':
      for (const after of [0, 0.11, 0.2, 0.33]) knock(at, 380 - 300 * after, after, LOUDNESS * 0.7)
      break
    case 'blow':
      knock(at, 120, 0, LOUDNESS * 1.4)
      knock(at, 90, 0.05, LOUDNESS)
      break
    case 'turn':
      knock(at, 330, 0, LOUDNESS)
      knock(at, 440, 0.12, LOUDNESS)
      break
    case 'end':
      knock(at, 330, 0, LOUDNESS)
      knock(at, 262, 0.16, LOUDNESS)
      knock(at, 196, 0.34, LOUDNESS)
  }
}

/** The board says how a beat sounds; what is only told sounds like paper or wood. */
export function useSounds({ beat, snapshot, telling, isOver }: StoryState, yourTurn: boolean): void {
  const { seq } = snapshot
  const result = isOver && Object.values(snapshot.views).some(view => view.result.kind !== 'open')
  const heard = useRef({ seq, result })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound per beat, whatever else changes.
  useEffect(() => {
    const before = heard.current
    heard.current = { seq, result }
    if (!readSettings().sound) return
    if (result && !before.result) play('end')
    else if (beat?.sound) play(beat.sound)
    else if (!beat?.draw && (beat || seq !== before.seq) && telling.length > 0) play(soundOf(telling))
  }, [seq, beat, result])
  useEffect(() => {
    if (yourTurn && readSettings().sound) play('turn')
  }, [yourTurn])
}

function soundOf(entries: readonly Entry[]): Sound {
  return entries.some(({ data }) => 'card' in data || 'cards' in data) ? 'paper' : 'wood'
}
