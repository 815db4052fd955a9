// 12.10, 19.3 A city gets a new owner, who keeps or razes it; 14.4 to 14.7 a stronghold falls.

import { end, enter, NOWHERE, type Seat } from '@ludoteka/kernel'
import type { City } from '../../content/cities.ts'
import { casualtiesOf, hasTroops, noblesIn, strongholdArea, troopsOf } from '../armies.ts'
import { amountOf, payBaron } from '../barons.ts'
import { besiegerOf, citiesOf, liftSiege, ownerOf, raze, takeControl } from '../cities.ts'
import { disobey, lawsInTheWay } from '../laws.ts'
import { log } from '../log.ts'
import { baronOf, NONE } from '../names.ts'
import { hasElimination } from '../options.ts'
import { KIT, type S, type StepsOf } from '../state.ts'

export const CAPTURE: StepsOf<'city'> = {
  // 12.10 Nobles of its former owner are outside at once (10.11a).
  'city.captured': {
    run(s, { seat, city }) {
      takeControl(s, seat, city, '12.10')
      enter(s, { step: 'city.keepOrRaze', seat, city })
    },
  },
  // 19.3.1
  'city.keepOrRaze': {
    ask: (_s, { seat }) => [{ seat, choice: { keepCity: true, razeCity: true } }],
    do: {
      keepCity: s => end(s),
      razeCity(s, f) {
        end(s, { ...f, step: 'city.razeLaw', passed: 0 })
      },
    },
    terms: (_s, { city }) => ({ city }),
    final: ['razeCity'],
  },
  // 9.3.12a Whoever obeys keeps the city.
  'city.razeLaw': {
    ask(s, { seat, passed }) {
      return lawsInTheWay(s, 'razeChoice')[passed] === undefined
        ? undefined
        : [{ seat, choice: { obey: true, disobey: true } }]
    },
    do: {
      obey: s => end(s),
      disobey(s, f) {
        const law = lawsInTheWay(s, 'razeChoice')[f.passed]
        end(s, { ...f, passed: f.passed + 1 })
        if (law !== undefined) disobey(s, f.seat, law)
      },
    },
    run: (s, { seat, city }) => raze(s, seat, city),
    terms: (s, { city, passed }) => ({ city, law: lawsInTheWay(s, 'razeChoice')[passed] ?? NONE }),
  },
}

/** 14.4a The city he has to hand over: any of his, also a besieged one. */
const ransomCities = (s: S, seat: Seat): readonly City[] => citiesOf(s, seat)

export const STRONGHOLD_FALL: StepsOf<'stronghold'> = {
  // 14.4, 14.7 Deaths and retreats of the defenders are done by now.
  'stronghold.fall': {
    run(s, { seat, victor, isRewarded }) {
      log(s, 'strongholdFell', '14.4', { baron: baronOf(seat), victor: baronOf(victor) })
      if (hasElimination(s)) {
        enter(s, { step: 'elimination.begin', seat })
        return
      }
      if (isRewarded) payBaron(s, seat, victor, Math.floor(amountOf(s, 'crowns', seat) / 2), '14.4')
      enter(s, ...(isRewarded ? [{ step: 'stronghold.ransom' as const, seat, victor }] : []), {
        step: 'stronghold.removed',
        seat,
      })
    },
  },
  'stronghold.ransom': KIT.chooseOne({
    verb: 'handOver',
    seat: (_s, f) => f.seat,
    among: (s, f) => ransomCities(s, f.seat),
    rules: [],
    notAmong: { rule: '14.4', reason: 'notOffered' },
    forced: () => undefined,
    take(s, { victor }, city) {
      log(s, 'handedOver', '14.4', { baron: baronOf(ownerOf(s, city)), city, victor: baronOf(victor) })
      if (besiegerOf(s, city) === victor) liftSiege(s, city, '13.7')
      enter(s, { step: 'city.captured', seat: victor, city })
    },
    terms: (_s, { victor }) => ({ victor: baronOf(victor) }),
  }),
  // 14.5, 14.7 Leaderless troops that are left stay with the stronghold and come back with it.
  'stronghold.removed': {
    run(s, { seat }) {
      const area = strongholdArea(s, seat)
      if (besiegerOf(s, baronOf(seat)) !== NOWHERE) liftSiege(s, baronOf(seat), '14.4')
      s.strongholdAt[seat] = NOWHERE
      s.strongholdBreaches[seat] = 0
      if (area !== undefined && noblesIn(s, seat, area).length > 0) enter(s, { step: 'army.check', seat })
      if (!hasTroops(s, seat, 'stronghold') && casualtiesOf(s, seat, 'stronghold') === 0) return
      if (troopsOf(s, seat, 'stronghold').length > 0)
        enter(
          s,
          { step: 'desert.draw', seat, army: 'stronghold' },
          { step: 'losses.discard', seat, army: 'stronghold', chosen: [] },
        )
    },
  },
}
