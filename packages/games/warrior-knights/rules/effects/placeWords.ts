// The words about cities, walls, the mercenary track and action areas, and those that offer a choice.

import { cardsIn, end, enter, itemAt, NOWHERE, rule, type Seat, writeSecret } from '@ludoteka/kernel'
import { CITIES, CITY, type City } from '../../content/cities.ts'
import { ACTION_AREAS, type ActionArea } from '../../content/numbers.ts'
import type { ActWord, Words } from '../../content/vocabulary.ts'
import { lyingOn, pickLying } from '../actions.ts'
import { noblesIn, othersIn, strongholdArea } from '../armies.ts'
import { amountOf, barons, countBarons, pay } from '../barons.ts'
import {
  addBreaches,
  citiesOf,
  cityStrength,
  isBesieged,
  isFortified,
  isNeutral,
  isRazed,
  kingdomCitiesOf,
  makeNeutral,
  ownerOf,
} from '../cities.ts'
import { log, tell } from '../log.ts'
import {
  type ActionCard,
  baronOf,
  cityIndex,
  feeOf,
  isCityName,
  seatOfBaron,
  TRACK_SPACES,
  type TrackSpace,
  type Walls,
} from '../names.ts'
import { KIT, type S, type StepsOf, ZONES } from '../state.ts'
import { type Alternative, alternativesOf } from './alternatives.ts'
import type { Context } from './context.ts'
import { concerned } from './counts.ts'
import { effectFrame, reportDone } from './frame.ts'
import type { WordRules } from './goodsWords.ts'

/** Breach tokens on a city or stronghold. */
export const breachesOf = (s: S, walls: Walls): number =>
  isCityName(walls) ? itemAt(s.breaches, cityIndex(walls)) : itemAt(s.strongholdBreaches, seatOfBaron(walls))
export function removeBreaches(s: S, walls: Walls, tokens: number, rule: string): void {
  const left = breachesOf(s, walls) - tokens
  if (isCityName(walls)) s.breaches[cityIndex(walls)] = left
  else s.strongholdBreaches[seatOfBaron(walls)] = left
  log(s, 'repaired', rule, { walls, n: tokens })
}

/** 8.4.1 What a Baron may repair: his unbesieged cities, and his stronghold on the board. */
export function repairable(s: S, seat: Seat): readonly Walls[] {
  const own: readonly Walls[] =
    strongholdArea(s, seat) === undefined ? citiesOf(s, seat) : [...citiesOf(s, seat), baronOf(seat)]
  return own.filter(walls => breachesOf(s, walls) > 0 && !isBesieged(s, walls))
}
export const fortifiable = (s: S, seat: Seat): readonly City[] =>
  citiesOf(s, seat).filter(city => !isFortified(s, city) && !isBesieged(s, city))

export function fortify(s: S, city: City, rule: string): void {
  s.fortified[cityIndex(city)] = true
  log(s, 'fortified', rule, { city })
}

/** 7.2 Empty spaces that are used with so many Barons. */
export const freeSpaces = (s: S): readonly TrackSpace[] =>
  TRACK_SPACES.filter((_, i) => i <= countBarons(s) && s.track[i] === NOWHERE)

/** Neutral cities that a Baron alone stands before. */
const openGates = (s: S, seat: Seat, maxStrength: number): readonly City[] =>
  CITIES.filter(
    city =>
      isNeutral(s, city) &&
      cityStrength(s, city) <= maxStrength &&
      noblesIn(s, seat, CITY[city].area).length > 0 &&
      othersIn(s, seat, CITY[city].area).length === 0,
  )

/** The action areas with cards that are not turned up yet. */
const hiddenAreas = (s: S): readonly ActionArea[] => ACTION_AREAS.filter(area => lyingOn(s, area).length > 0)

export const PLACE_WORDS: WordRules<
  Extract<ActWord, 'breach' | 'repair' | 'fortify' | 'setCity' | 'marker' | 'peek' | 'choose' | 'fate'>
> = {
  // G6 Drawn before the card could be cancelled or refused.
  fate: { run: () => true },
  breach: {
    run(s, e, { on, tokens }) {
      const cities = on === 'drawnCity' ? e.cities : citiesOf(s, e.seat)
      return cities.filter(city => addBreaches(s, city, tokens, '19.2') > 0).length > 0
    },
  },
  repair: {
    run(s, e, { on }) {
      if (on === 'oneOwn') {
        enter(s, { step: 'effect.repair', seat: e.seat })
        return undefined
      }
      const walls = [...CITIES.filter(city => !isRazed(s, city)), ...barons(s).map(baronOf)]
      const damaged = walls.filter(one => breachesOf(s, one) > 0 && !isBesieged(s, one))
      for (const one of damaged) removeBreaches(s, one, breachesOf(s, one), '8.4.1')
      return damaged.length > 0
    },
    can: (s, e, { on }) => on !== 'oneOwn' || repairable(s, e.seat).length > 0,
  },
  fortify: {
    run(s, e) {
      enter(s, { step: 'effect.fortify', seat: e.seat })
      return undefined
    },
    can: (s, e) => fortifiable(s, e.seat).length > 0,
  },
  setCity: {
    run(s, e, { city, maxStrength = 0 }) {
      if (city === 'drawn') {
        for (const one of e.cities) if (ownerOf(s, one) !== NOWHERE) makeNeutral(s, one, '19.2.3')
        return e.cities.length > 0
      }
      if (
        city === 'ownKingdomCity'
          ? kingdomCitiesOf(s, e.seat).length === 0
          : openGates(s, e.seat, maxStrength).length === 0
      )
        return false
      enter(s, { step: 'effect.city', seat: e.seat, isGate: city === 'neutralWithOwnNobleAlone', maxStrength })
      return true
    },
  },
  marker: {
    run(s, e, { fee }) {
      enter(s, { step: 'effect.marker', seat: e.seat, isFree: fee === 'none' })
      return true
    },
    can: (s, e, { fee }) =>
      freeSpaces(s).some(space => fee === 'none' || amountOf(s, 'crowns', e.seat) >= feeOf(space)),
  },
  peek: {
    run(s, e, { cards }) {
      if (hiddenAreas(s).length === 0) return false
      enter(s, { step: 'effect.peek', seat: e.seat, n: cards })
      return true
    },
  },
  choose: {
    run(s, e, { who }, at) {
      enter(s, ...concerned(s, e, who).map(seat => ({ step: 'effect.option' as const, ...e, seat, at })))
      return undefined
    },
  },
}

export function placeEffects(
  optionsAt: (e: Context, at: string) => readonly Words['choose']['options'][number][],
  canDo: (s: S, e: Context, option: Words['choose']['options'][number]) => boolean,
): Pick<
  StepsOf<'effect'>,
  'effect.repair' | 'effect.fortify' | 'effect.city' | 'effect.marker' | 'effect.peek' | 'effect.option'
> {
  const open = (s: S, f: Context & { readonly at: string }): readonly Alternative[] => {
    const options = optionsAt(f, f.at)
    return alternativesOf(f.source).filter((_, i) => {
      const option = options[i]
      return option !== undefined && canDo(s, f, option)
    })
  }
  const take = (e: Context, at: string, chosen: Alternative): S['stack'][number] =>
    effectFrame(e, `${at}.options.${alternativesOf(e.source).indexOf(chosen)}`)
  return {
    // Exactly one that can be carried out.
    'effect.option': {
      ask(s, f) {
        const options = open(s, f)
        return options.length > 1 ? [{ seat: f.seat, choice: { option: options } }] : undefined
      },
      do: {
        option(s, { step: _, at, ...e }, chosen) {
          end(s, take(e, at, chosen))
          reportDone(s)
        },
      },
      run(s, { step: _, at, ...e }) {
        const [only] = open(s, { ...e, at })
        if (only === undefined) return
        enter(s, take(e, at, only))
        reportDone(s)
      },
      terms: (_s, { source }) => ({ source }),
      why: {
        option: (_s, { source }) => ({ rule: source === 'versatileStrategy' ? '7.7' : 'G5', reason: 'cannotBeDone' }),
      },
    },
    'effect.repair': KIT.chooseOne({
      verb: 'repair',
      seat: (_s, f) => f.seat,
      among: (s, f) => repairable(s, f.seat),
      rules: [],
      notAmong: { rule: '8.4.1', reason: 'nothingToRepair' },
      forced: () => undefined,
      take(s, _f, walls) {
        removeBreaches(s, walls, breachesOf(s, walls), '8.4.1')
        reportDone(s)
      },
    }),
    'effect.fortify': KIT.chooseOne({
      verb: 'fortify',
      seat: (_s, f) => f.seat,
      among: (s, f) => fortifiable(s, f.seat),
      rules: [],
      notAmong: { rule: '8.4.1', reason: 'cannotFortify' },
      forced: () => undefined,
      take(s, _f, city) {
        fortify(s, city, '8.4.1')
        reportDone(s)
      },
    }),
    // Free City: one of his own becomes neutral; Open Gates: a neutral one becomes his.
    'effect.city': KIT.chooseOne({
      verb: 'nameCity',
      seat: (_s, f) => f.seat,
      among: (s, f) => (f.isGate ? openGates(s, f.seat, f.maxStrength) : kingdomCitiesOf(s, f.seat)),
      rules: [],
      notAmong: { rule: '8.2.8', reason: 'notOffered' },
      forced: () => undefined,
      take(s, { seat, isGate }, city) {
        if (isGate) enter(s, { step: 'city.captured', seat, city })
        else makeNeutral(s, city, '19.2.3')
      },
      terms: (_s, { isGate }) => ({ isGate }),
    }),
    // 7.2, 7.7 e
    'effect.marker': KIT.chooseOne({
      verb: 'placeMarker',
      decline: 'decline',
      seat: (_s, f) => f.seat,
      among: () => TRACK_SPACES,
      rules: [
        rule(
          '7.2',
          'spaceNotUsed',
          (s: S, _f: object, space: TrackSpace) => TRACK_SPACES.indexOf(space) <= countBarons(s),
        ),
        rule('7.2', 'spaceTaken', (s: S, _f: object, space: TrackSpace) => freeSpaces(s).includes(space)),
        rule(
          '7.7',
          'cannotPay',
          (s: S, f: { readonly seat: Seat; readonly isFree: boolean }, space: TrackSpace) =>
            f.isFree || amountOf(s, 'crowns', f.seat) >= feeOf(space),
        ),
      ],
      take(s, { seat, isFree }, space) {
        s.track[TRACK_SPACES.indexOf(space)] = seat
        log(s, 'markerPlaced', '7.2', { baron: baronOf(seat), space })
        if (!isFree) pay(s, seat, feeOf(space), '7.7')
      },
      terms: (_s, { isFree }) => ({ isFree }),
    }),
    // 23.7 Which cards come next is fixed from now on; only he knows.
    'effect.peek': KIT.chooseOne({
      verb: 'lookAt',
      seat: (_s, f) => f.seat,
      among: s => hiddenAreas(s),
      rules: [],
      notAmong: { rule: '23.7', reason: 'notOffered' },
      take: (s, { seat, n }, area) => peek(s, seat, area, n),
      terms: (_s, { n }) => ({ n }),
      final: ['lookAt'],
    }),
  }
}

function peek(s: S, seat: Seat, area: ActionArea, n: number): void {
  const fields = [s.foreseen, s.foreseenSecond, s.foreseenThird]
  const left = [...lyingOn(s, area)]
  const seen: ActionCard[] = []
  for (const field of fields.slice(0, Math.min(n, left.length))) {
    const at = pickLying(s, left)
    writeSecret(field, seat, at)
    const [card] = left.splice(at, 1)
    if (card) seen.push(...cardsAt(s, card))
  }
  s.informed = seat
  s.foreseenArea = ACTION_AREAS.indexOf(area)
  s.foreseenUsed = 0
  log(s, 'lookedAt', '23.7', { baron: baronOf(seat), area, n: seen.length })
  tell(s, seat, 'foresaw', '23.7', { cards: seen })
}

function cardsAt(s: S, { seat, slot }: ReturnType<typeof lyingOn>[number]): readonly ActionCard[] {
  if (seat === NOWHERE) return cardsIn(s, ZONES.neutralPlanned.at(slot))
  return cardsIn(s, ZONES.planned.at(slot), seat).map((card): ActionCard => `${baronOf(seat)}.${card}`)
}
