// 15 Retreat.

import { enter, rule, type Seat } from '@ludoteka/kernel'
import { KINGDOM_AREAS, type KingdomArea } from '../../content/areas.ts'
import type { Shape } from '../../content/barons.ts'
import { areaOf, armyStrength, isFull, moveNoble, othersIn, setReady, strongholdArea } from '../armies.ts'
import { cityIn, isBesieged, liftAbandonedSieges, ownerOf, strongholdIn } from '../cities.ts'
import { isClosed } from '../lasting.ts'
import { log } from '../log.ts'
import { isOverseas, stepsFrom } from '../map.ts'
import { baronOf, nobleName } from '../names.ts'
import { KIT, type S, type StepsOf } from '../state.ts'

type Retreating = { readonly seat: Seat; readonly shape: Shape }

/** 15.3 No other Baron's city, Noble or stronghold. */
function isFree(s: S, seat: Seat, area: KingdomArea): boolean {
  const city = cityIn(s, area)
  const owner = city === undefined ? -1 : ownerOf(s, city)
  const stronghold = strongholdIn(s, area)
  return (
    (owner < 0 || owner === seat) &&
    (stronghold === undefined || stronghold === seat) &&
    othersIn(s, seat, area).length === 0
  )
}

function isNextTo(s: S, { seat, shape }: Retreating, area: KingdomArea): boolean {
  const here = areaOf(s, seat, shape)
  return (
    here !== undefined && stepsFrom(here).some(({ to, bridge }) => to === area && !(bridge && isClosed(s, 'bridges')))
  )
}

export const RETREAT: StepsOf<'retreat'> = {
  // 15.2, 15.5
  'retreat.noble': {
    run(s, { seat, shape, isTaken }) {
      const here = areaOf(s, seat, shape)
      if (here === undefined) return
      log(s, 'retreats', '15.1', { noble: nobleName(seat, shape) })
      if (isOverseas(here)) enter(s, { step: 'death.begin', seat, shape, isAbandoned: false })
      else enter(s, { step: 'desert.draw', seat, army: shape }, { step: 'retreat.after', seat, shape, isTaken })
    },
  },
  // 15.2 Deserters may have been too many for him.
  'retreat.after': {
    run(s, { seat, shape, isTaken }) {
      if (isFull(s, seat, shape)) enter(s, { step: 'death.begin', seat, shape, isAbandoned: true })
      else if (armyStrength(s, seat, shape) === 0) enter(s, { step: 'army.check', seat })
      else enter(s, { step: 'retreat.to', seat, shape, isTaken })
    },
  },
  // 15.3, 15.4
  'retreat.to': KIT.chooseOne({
    verb: 'retreatTo',
    seat: (_s, f) => f.seat,
    among: () => KINGDOM_AREAS,
    rules: [
      rule('15.3', 'notNextTo', (s: S, f: Retreating, area: KingdomArea) => isNextTo(s, f, area)),
      rule('15.3', 'otherBaronHere', (s: S, f: Retreating, area: KingdomArea) => isFree(s, f.seat, area)),
    ],
    forced: () => undefined,
    take(s, { seat, shape }, area) {
      moveNoble(s, seat, shape, area)
      log(s, 'retreatedTo', '15.3', { noble: nobleName(seat, shape), at: area })
      liftAbandonedSieges(s)
    },
    nothing(s, { seat, shape, isTaken }) {
      const home = strongholdArea(s, seat)
      if (home === undefined || isTaken || isBesieged(s, baronOf(seat))) {
        enter(s, { step: 'death.begin', seat, shape, isAbandoned: false })
        return
      }
      moveNoble(s, seat, shape, home)
      setReady(s, seat, shape, false)
      log(s, 'retreatedTo', '15.4', { noble: nobleName(seat, shape), at: home })
      liftAbandonedSieges(s)
    },
    terms: (_s, { seat, shape }) => ({ noble: nobleName(seat, shape) }),
    final: ['retreatTo'], // with it the battle, and mostly the card, is over
  }),
}
