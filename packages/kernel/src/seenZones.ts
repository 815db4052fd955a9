// The zones as each viewer may see them. What has not changed since an earlier state is not written again.

import { bit, type Core, type Seat } from './core.ts'
import type { Game } from './game.ts'
import { isSameList } from './lists.ts'
import { isSameMatch } from './seenFacts.ts'
import { cardsIn, contents, countIn, kindAt, seers, slotOf, type Zone } from './zones.ts'

export type ZoneView = {
  readonly count: number
  /** The cards, where the viewer sees them. */
  readonly cards?: readonly string[]
  /** In a hidden hand the cards the viewer knows to be there; in a hidden pile name and place (0 = top). */
  readonly known?: readonly (string | readonly [number, string])[]
}

/** Zones by name; one that every seat has, by seat. */
export type ZoneViews = Readonly<Record<string, ZoneView | Readonly<Record<string, ZoneView>>>>

/** What each viewer was shown of a state; plain data, so that no viewer keeps a whole line of earlier ones alive. */
export type SeenZones = { readonly state: Core; readonly shown: Map<Seat, ZoneViews> }

/** Looks at the zones of a state, and notes in `seen` what it has shown. */
export function zoneViewer(
  game: Game,
  seats: readonly string[],
  seen: SeenZones,
  earlier: SeenZones | undefined,
): (seat: Seat) => ZoneViews {
  const { state: s, shown } = seen
  const before = earlier && isSameMatch(s, earlier.state) ? earlier : undefined
  const open = new Map<number, ZoneView>()

  const look = (zone: Zone, owner: Seat, seat: Seat): ZoneView => {
    if (zone.others !== 'cards') return zoneView(s, zone, owner, seat)
    // What lies open looks the same to all.
    const slot = slotOf(s, zone, owner)
    const view = open.get(slot) ?? zoneView(s, zone, owner, seat)
    open.set(slot, view)
    return view
  }

  const lookAtEach = (zone: Zone, seat: Seat): Readonly<Record<string, ZoneView>> => {
    const each: Record<string, ZoneView> = {}
    for (let owner = 0; owner < seats.length; owner++) each[seats[owner] ?? ''] = look(zone, owner, seat)
    return each
  }

  const show = (seat: Seat): ZoneViews => {
    const old = before?.shown.get(seat)
    const zones: Record<string, ZoneViews[string]> = {}
    let isNew = false
    for (const name in game.zones) {
      const zone = game.zones[name]
      if (!zone) continue
      const kept = before && isAsIn(before.state, s, zone) ? old?.[name] : undefined
      zones[name] = kept ?? (zone.perSeat ? lookAtEach(zone, seat) : look(zone, 0, seat))
      if (!kept) isNew = true
    }
    return old && !isNew ? old : zones
  }

  return seat => {
    const zones = shown.get(seat) ?? show(seat)
    shown.set(seat, zones)
    return zones
  }
}

const NOTHING: readonly number[] = []

/** Whether a zone holds the same cards, known to the same viewers. */
function isAsIn(before: Core, s: Core, zone: Zone): boolean {
  const first = slotOf(s, zone, 0)
  for (let slot = first; slot < first + (zone.perSeat ? s.seats : 1); slot++) {
    if (!isSameList(s.zones[slot] ?? NOTHING, before.zones[slot] ?? NOTHING)) return false
    if (!isSameList(s.known[slot] ?? NOTHING, before.known[slot] ?? NOTHING)) return false
  }
  return true
}

function zoneView(s: Core, zone: Zone, owner: Seat, seat: Seat): ZoneView {
  const count = countIn(s, zone, owner)
  if (seers(s, zone, owner) & bit(s, seat)) {
    return { count, cards: cardsIn(s, zone, owner) }
  }
  const marks = s.known[slotOf(s, zone, owner)] ?? NOTHING
  if (marks.length === 0) return { count }
  const cards = contents(s, zone, owner)
  const known = marks.flatMap((mark, i): (string | readonly [number, string])[] => {
    if (!(mark & bit(s, seat))) return []
    const name = kindAt(zone, cards[i] ?? 0)
    return zone.ordered ? [[i, name]] : [name]
  })
  return known.length > 0 ? { count, known } : { count }
}
