// The two things chosen for Looking Glass, in their order (18.2.3).

import { PAIR_ITEMS, type Pair, type PairItem } from '../rules/state.ts'

export function itemsOf(pair: Pair): readonly PairItem[] {
  return pair.split('-').flatMap(word => PAIR_ITEMS.filter(item => item === word))
}
