// How the words of effects are carried out: what all of them share.

import { enter } from '@ludoteka/kernel'
import type { Word } from '@ludoteka/rules-kit'
import type { Effect, Receivers, WordName, Words } from '../../content/vocabulary.ts'
import type { Use } from '../frames.ts'
import { reveal } from '../hidden.ts'
import { log } from '../log.ts'
import type { Piece } from '../names.ts'
import { isAffected } from '../protection.ts'
import type { S } from '../state.ts'
import { who } from '../told.ts'
import { hiddenReceivers, receiversOf } from './receivers.ts'

export type WordRules<K extends WordName> = { readonly [N in K]: Word<S, Use, Words[N], Effect> }

/** Words that change cards one by one, at once. */
type OnEach<P> = {
  /** Changes the card, and says whether it did. */
  each(s: S, use: Use, piece: Piece, params: P): boolean
  /** Whether the card could be changed, protections aside (19.4.1). */
  could(s: S, piece: Piece, params: P, use: Use): boolean
}

/** 22.3 Hidden cards in the area are revealed first; then the word is carried out once more. Says whether that is so. */
export function revealsFirst(s: S, use: Use, to: Receivers, at: string): boolean {
  const hidden = hiddenReceivers(s, use, to)
  if (hidden.length === 0) return false
  enter(s, { step: 'effect.again', ...use, at })
  for (const piece of hidden) reveal(s, piece, '22.3')
  return true
}

/** The receivers on which the ability works (19.5, 28.4). */
export function affected(s: S, use: Use, to: Receivers): readonly Piece[] {
  return receiversOf(s, use, to).filter(piece => {
    const isReached = isAffected(s, use, piece)
    if (!isReached) log(s, 'unaffected', '28.5.2', who(s, piece))
    return isReached
  })
}

/** A word that does something to each of its receivers. */
export const onEach = <P extends { readonly to: Receivers }>(rules: OnEach<P>): Word<S, Use, P, Effect> => ({
  run(s, use, params, at) {
    if (revealsFirst(s, use, params.to, at)) return undefined
    let isDone = false
    for (const piece of affected(s, use, params.to)) if (rules.each(s, use, piece, params)) isDone = true
    return isDone
  },
  can: (s, use, params) =>
    hiddenReceivers(s, use, params.to).length > 0 ||
    receiversOf(s, use, params.to).some(piece => rules.could(s, piece, params, use)),
})
