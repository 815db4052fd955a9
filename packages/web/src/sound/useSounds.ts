// Which sound goes with what happens at the table.

import { useEffect, useRef } from 'react'
import { readSettings } from '../settings/store.ts'
import type { Moment } from '../table/fold.ts'
import { play } from './sounds.ts'

export function useSounds(moment: Moment, yourTurn: boolean): void {
  const first = useRef(true)
  const over = Object.values(moment.views).some(({ result }) => result.kind !== 'open')
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound a position, whatever else changes.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (!readSettings().sound || moment.news.length === 0) return
    play(over ? 'end' : moment.news.some(({ data }) => 'card' in data || 'cards' in data) ? 'paper' : 'wood')
  }, [moment.seq])
  useEffect(() => {
    if (yourTurn && readSettings().sound) play('turn')
  }, [yourTurn])
}
