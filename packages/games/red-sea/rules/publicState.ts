// A state made of public fields alone, without cards, so that the rules' questions can be asked about a view or a picture.

import { build, factsIn, type StateOf, type View } from '@ludoteka/kernel'
import { SPACES, type Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { setInfluence } from './board.ts'
import { FIELDS, type S } from './state.ts'

type About = Pick<View, 'game' | 'version' | 'options' | 'commitment' | 'result'>

function withoutCards(fields: StateOf<typeof FIELDS>, about: About, seats: number): S {
  return {
    ...fields,
    ...about,
    seats,
    allies: Array.from({ length: seats }, (_, seat) => 1 << seat),
    random: { seed: [0, 0, 0, 0], drawn: 0, queued: [] },
    zones: [],
    known: [],
    doubts: [],
    sightings: [],
    traces: [],
    brought: [],
    stack: [],
    news: [],
    sealed: false,
  }
}

/** The fields of a view; its zones hold only what the viewer may know and stay in the view. */
export function publicState(view: View): S {
  const { seats, game, version, options, commitment, result } = view
  return withoutCards(factsIn(FIELDS, view), { game, version, options, commitment, result }, seats.length)
}

/** The same with other influence of a side in a space. */
export function withInfluence(s: S, side: Side, at: Space, n: number): S {
  const copy: S = { ...s, usInfluence: [...s.usInfluence], ussrInfluence: [...s.ussrInfluence] }
  setInfluence(copy, side, at, n)
  return copy
}

type Influence = Readonly<Partial<Record<Space, readonly [us: number, ussr: number]>>>

/** A made-up position: the fields of a new game with this influence and a few changes. */
export function sampleState(influence: Influence, change: Partial<S> = {}): S {
  const fields = build(FIELDS, field => field.initial(2))
  const about: About = { game: 'red-sea', version: 0, options: {}, commitment: '', result: { kind: 'open' } }
  return {
    ...withoutCards(fields, about, 2),
    usInfluence: SPACES.map(at => influence[at]?.[0] ?? 0),
    ussrInfluence: SPACES.map(at => influence[at]?.[1] ?? 0),
    ...change,
  }
}
