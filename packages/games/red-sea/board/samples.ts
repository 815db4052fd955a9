// Tables made up for pictures: the fields of a fresh game with a few changes.

import { build } from '@ludoteka/kernel'
import { SPACES, type Space } from '../content/spaces.ts'
import { FIELDS, type S } from '../rules/state.ts'

type Influence = Readonly<Partial<Record<Space, readonly [us: number, ussr: number]>>>

export function sampleTable(influence: Influence, change: Partial<S> = {}): S {
  const fields = build(FIELDS, field => field.initial(2))
  return {
    ...fields,
    usInfluence: SPACES.map(at => influence[at]?.[0] ?? 0),
    ussrInfluence: SPACES.map(at => influence[at]?.[1] ?? 0),
    game: 'red-sea',
    version: 1,
    options: {},
    seats: 2,
    allies: [1, 2],
    commitment: '',
    random: { seed: [0, 0, 0, 0], drawn: 0, queued: [] },
    zones: [],
    known: [],
    stack: [],
    result: { kind: 'open' },
    news: [],
    sealed: false,
    ...change,
  }
}
