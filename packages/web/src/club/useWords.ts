// The words of games for what people have played, without the rules and the board of any.

import type { GameText } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/store.ts'

/** Names a side, hero or Baron of a game; empty until the words are loaded. */
export function useSideNames(games: readonly string[]): (game: string, side: string) => string {
  const wordsOf = useGameWords(games)
  return (game, side) => {
    const text = wordsOf(game)
    return text ? (text.side?.(side) ?? text.seat(side)) : ''
  }
}

/** The words of some games; undefined until they are loaded. */
export function useGameWords(games: readonly string[]): (game: string) => GameText | undefined {
  const { language } = useSettings()
  const [words, setWords] = useState<ReadonlyMap<string, GameText>>(new Map())
  const key = [...new Set(games)].toSorted().join()
  useEffect(() => {
    let isShown = true
    const load = async (id: string): Promise<[string, GameText][]> => {
      const text = await onShelf(id)?.loadWords(language)
      return text ? [[id, text]] : []
    }
    void Promise.all(key.split(',').map(load)).then(
      loaded => {
        if (isShown) setWords(new Map(loaded.flat()))
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [key, language])
  return game => words.get(game)
}
