// A position that is written in the address, or from seeded play at random with a liking for what makes the board worth looking at.

import {
  type Action,
  act,
  actionsOf,
  advance,
  begin,
  choices,
  type Game,
  type Live,
  readPosition,
  sampler,
  seedFrom,
} from '@ludoteka/kernel'
import { ADDRESS } from './address.ts'

export function played(game: Game, likes: (action: Action) => boolean): Live {
  const { seed, options, moves, step, after, like, position } = ADDRESS
  const chance = sampler(seedFrom('gallery', seed))
  const isLiked = (action: Action): boolean =>
    like === undefined ? likes(action) : action.verb === like || action.arg === like
  let live = begin(game, options, seedFrom('gallery', seed))
  if (position !== null) {
    const state = readPosition(game, position, seedFrom('gallery', seed))
    advance(game, state)
    return { ...live, state }
  }
  for (let i = 0; i < moves; i++) {
    const [offer] = choices(game, live.state)
    if (!offer || (step && live.state.stack.at(-1)?.step === step && i >= after)) break
    const actions = actionsOf(offer.seat, offer.choice)
    const liked = actions.filter(isLiked)
    const pool = liked.length > 0 ? liked : actions
    const action = pool[chance.below(pool.length)]
    if (action) live = act(game, live, action)
  }
  return live
}
