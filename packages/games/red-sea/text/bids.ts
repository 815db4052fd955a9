// A bid taken apart: the side and the number (11.4).

import { type Bid, SIDES, type Side } from '../content/tracks.ts'

export function bidOf(bid: Bid): { readonly side: Side; readonly n: number } {
  const [side, n] = bid.split(':')
  return { side: SIDES.find(one => one === side) ?? 'us', n: Number(n) }
}
