// Views read by the game's declarations: the check of a view that comes from elsewhere, and its facts as typed values.

import { fail } from './errors.ts'
import { build, type Fields, type StateOf } from './fields.ts'
import type { Game } from './game.ts'
import { readOptions, viewSchema } from './host.ts'
import { type Misfit, misfitOf } from './jsonSchema.ts'
import type { View } from './view.ts'
import { cardsSeen } from './viewedZones.ts'
import { OUTER_VIEW } from './viewSchema.ts'
import { eachSlot, indexOfKind, type WithZones, type Zones } from './zones.ts'

/**
 * Checks a view of any origin against the schema of the game, down to every card and number; of a version that was
 * frozen before there were schemas, only its outer form.
 */
export function readView(game: Game, json: unknown): View {
  if (!isOuterView(json)) return refuse(misfitOf(OUTER_VIEW, json, OUTER_VIEW.$defs))
  const schema = viewSchema(game, readOptions(game, json.options))
  const misfit = misfitOf(schema, json, schema.$defs)
  return misfit ? refuse(misfit) : json
}

function isOuterView(json: unknown): json is View {
  return misfitOf(OUTER_VIEW, json, OUTER_VIEW.$defs) === undefined
}

function refuse(misfit: Misfit | undefined): never {
  return fail('bad-view', `view${misfit?.path ?? ''} ${misfit?.problem ?? 'is none'}.`)
}

/**
 * The facts of a view as values of the fields, as rules have them: indices, numbers and flags. What the view does not
 * tell, such as a field that its version did not have, stands at its initial value. Not for secret numbers, of which
 * a view tells less than their field holds.
 */
export function factsIn<D extends Fields>(fields: D, { facts, seats }: Pick<View, 'facts' | 'seats'>): StateOf<D> {
  return build(fields, (field, key) => {
    const written = facts[key]
    return written === undefined ? field.initial(seats.length) : field.read(written, `facts.${key}`, seats)
  })
}

/**
 * The zones of a view as rules have them, for questions about what lies open: `cardsIn` finds the cards the viewer sees, and
 * nothing where it sees none.
 */
export function zonesSeen(zones: Zones, view: View): WithZones {
  const seen: WithZones = { seats: view.seats.length, zones: [] }
  eachSlot(zones, seen, (zone, seat, slot) => {
    const cards = cardsSeen(view, zone, zone.perSeat ? view.seats[seat] : undefined)
    seen.zones[slot] = cards.map(card => indexOfKind(zone, card))
  })
  return seen
}
