// 11.1 to 11.4, 12.1, 12.2 Declaring a battle; 13 sieges.

import { end, enter, NOWHERE, type Refusal, type Seat } from '@ludoteka/kernel'
import type { ComplyMoment } from '../../content/agendas.ts'
import type { Area } from '../../content/areas.ts'
import { SHAPES, type Shape } from '../../content/barons.ts'
import { ACTION_AREAS } from '../../content/numbers.ts'
import { areaOf, armyStrength, isReady, noblesIn, othersIn, setReady } from '../armies.ts'
import { clockwiseFrom } from '../barons.ts'
import { besiegerOf, cityIn, isBesieged, laySiege, liftSiege, ownerOf, siegeRoundOf, strongholdIn } from '../cities.ts'
import type { F } from '../frames.ts'
import { type Law, lawsAt } from '../lasting.ts'
import { disobey, nameOfLaw } from '../laws.ts'
import { log } from '../log.ts'
import { noteBattle } from '../mobilized.ts'
import { baronOf, isCityName, NONE, seatOfBaron, type Walls } from '../names.ts'
import { KIT, type PublicState, type S, type StepsOf } from '../state.ts'
import { type Kind, partsOfTarget, type Target } from './names.ts'
import { type Battle, defendersIn, hasDefender, siegeTotals, wallStrength } from './sides.ts'

type Aim = { readonly kind: Kind; readonly walls: Walls | typeof NONE; readonly defender: Seat }

function aimOf(s: PublicState, target: Target): Aim {
  const { kind, of } = partsOfTarget(target)
  if (kind === 'field') return { kind, walls: NONE, defender: isCityName(of) ? NOWHERE : seatOfBaron(of) }
  return { kind, walls: of, defender: isCityName(of) ? ownerOf(s, of) : seatOfBaron(of) }
}

/** 11.4 Behind their own walls Nobles can only be attacked by assault or siege. */
const isInside = (s: PublicState, seat: Seat, at: Area): boolean => {
  const city = cityIn(s, at)
  return (city !== undefined && ownerOf(s, city) === seat) || strongholdIn(s, at) === seat
}

/** 13.1, 13.7 Why a siege may not be announced with these Nobles. */
function whyNoSiege(s: PublicState, battle: Battle): Refusal | undefined {
  if (battle.walls === NONE) return NO_SUCH_TARGET
  const besieger = besiegerOf(s, battle.walls)
  const isTakenOver = besieger === battle.attacker && siegeRoundOf(s, battle.walls) < s.round
  if (besieger !== NOWHERE && !isTakenOver) return { rule: '13.7', reason: 'besiegedAlready' }
  const { besieger: mine, besieged } = siegeTotals(s, battle)
  return mine > besieged ? undefined : TOO_WEAK
}

const maySiege = (s: PublicState, battle: Battle): boolean => whyNoSiege(s, battle) === undefined

const NO_SUCH_TARGET = { rule: '11.1', reason: 'noSuchTarget' } as const
const TOO_WEAK = { rule: '13.1', reason: 'tooWeakForSiege' } as const

/** The battle that an aim means, with these Nobles. */
export function battleFor(s: PublicState, seat: Seat, at: Area, target: Target, attackers: readonly Shape[]): Battle {
  const { kind, walls, defender } = aimOf(s, target)
  return {
    attacker: seat,
    defender,
    at,
    kind,
    walls,
    attackers,
    defenders: defender === NOWHERE ? [] : defendersIn(s, defender, at, walls),
    attackerCommander: NONE,
    defenderCommander: NONE,
    readyCommanders: [],
  }
}

/** 11.1, 7.6a Nobles of a Baron that could attack in an area: ready ones. */
export const attackersIn = (
  s: PublicState,
  seat: Seat,
  at: Area,
  heldBack: readonly Shape[] = NOBODY,
): readonly Shape[] => noblesIn(s, seat, at).filter(shape => isReady(s, seat, shape) && !heldBack.includes(shape))
const NOBODY: readonly Shape[] = []

/** 11.1 The city and the stronghold in an area that are not his. */
function otherWallsIn(s: PublicState, seat: Seat, at: Area): readonly Walls[] {
  const walls: Walls[] = []
  const city = cityIn(s, at)
  if (city !== undefined && ownerOf(s, city) !== seat) walls.push(city)
  const stronghold = strongholdIn(s, at)
  if (stronghold !== undefined && stronghold !== seat) walls.push(baronOf(stronghold))
  return walls
}

/** 12.1a Leave that was refused was refused for these walls, by assault or siege. */
const askedFor = (target: Target): readonly Target[] => {
  const { of } = partsOfTarget(target)
  return [`assault.${of}`, `siege.${of}`]
}

/** What may be attacked in an area with these Nobles. */
export function targetsIn(
  s: PublicState,
  seat: Seat,
  at: Area,
  attackers: readonly Shape[] = attackersIn(s, seat, at),
): readonly Target[] {
  if (attackers.length === 0) return []
  const field = othersIn(s, seat, at).filter(other => !isInside(s, other, at))
  const walls = otherWallsIn(s, seat, at)
  return [
    ...field.map((other): Target => `field.${baronOf(other)}`),
    ...walls.map((one): Target => `assault.${one}`),
    ...walls
      .map((one): Target => `siege.${one}`)
      .filter(target => maySiege(s, battleFor(s, seat, at, target, attackers))),
  ]
}

/** Whether a Noble could start a battle where he stands: against walls there is always an assault, whether or not a siege. */
function canFight(s: S, seat: Seat, shape: Shape): boolean {
  const at = areaOf(s, seat, shape)
  if (at === undefined || !isReady(s, seat, shape)) return false
  return otherWallsIn(s, seat, at).length > 0 || othersIn(s, seat, at).some(other => !isInside(s, other, at))
}

/** The areas where a Baron could start a battle without moving (7.7 d). */
export const battleAreas = (s: S, seat: Seat): readonly Area[] => [
  ...new Set(SHAPES.flatMap(shape => (canFight(s, seat, shape) ? (areaOf(s, seat, shape) ?? []) : []))),
]
export const canFightAny = (s: S, seat: Seat): boolean => SHAPES.some(shape => canFight(s, seat, shape))

/** 9.3.12a The laws that this battle would break. */
const MOMENTS = [
  'declareBattleStronghold',
  'declareBattleBaron',
  'declareBattleSiege',
  'declareBattleAssault',
  'declareBattleSize',
  'declareBattlePair',
] as const satisfies readonly ComplyMoment[]

function isForbidden(s: S, battle: Battle, law: Law): boolean {
  const { attacker, defender, kind, walls, attackers, at } = battle
  return law.effects.some(one => {
    if (one.word !== 'forbid') return false
    switch (one.what) {
      case 'attackStronghold':
        return walls !== NONE && !isCityName(walls)
      case 'siege':
        return kind === 'siege'
      case 'assaultCity':
        return kind === 'assault' && walls !== NONE && isCityName(walls)
      case 'battleAgainstBaron':
        return hasDefender(battle) && (one.during === undefined || ACTION_AREAS[s.area] === 'first')
      case 'battleWithLargeArmy':
        return (
          !isInside(s, attacker, at) &&
          attackers.some(shape => armyStrength(s, attacker, shape) > (one.maxStrength ?? 0))
        )
      case 'battleBetweenNamed':
        return 'motion' in law && [law.one, law.two].includes(attacker) && [law.one, law.two].includes(defender)
      default:
        return false
    }
  })
}

const lawsBroken = (s: S, battle: Battle): readonly Law[] =>
  lawsAt(s, ...MOMENTS).filter(law => isForbidden(s, battle, law))

/** The attackers whose armies are larger than a law allows; the others may attack all the same. */
const tooLarge = (s: S, { attacker, attackers }: Battle, law: Law | undefined): readonly Shape[] =>
  (law?.effects ?? []).flatMap(one =>
    one.word === 'forbid' && one.what === 'battleWithLargeArmy'
      ? attackers.filter(shape => armyStrength(s, attacker, shape) > (one.maxStrength ?? 0))
      : [],
  )

/** 12.1 Third Barons with Nobles there must agree to an attack on walls. */
const leaveNeeded = (s: S, { attacker, defender, at, walls }: Battle): readonly Seat[] =>
  walls === NONE
    ? []
    : clockwiseFrom(s, attacker).filter(
        seat => seat !== attacker && seat !== defender && othersIn(s, attacker, at).includes(seat),
      )

export const WAR: StepsOf<'war'> = {
  // 11.1, 11.2, 12.2 Targets whose leave was refused or from which a law has kept him are not offered again (12.1a).
  'war.declare': {
    ask(s, { seat, at, refused, heldBack }) {
      const attackers = attackersIn(s, seat, at, heldBack)
      const attack = targetsIn(s, seat, at, attackers).filter(target => !refused.includes(target))
      return attack.length > 0 ? [{ seat, choice: { attack, noBattle: true } }] : undefined
    },
    do: {
      attack(s, f, target) {
        end(s, { ...f, step: 'war.armies', target, chosen: [] })
      },
      noBattle: s => end(s),
    },
    terms: (_s, { at }) => ({ at }),
    why: {
      attack(s, { seat, at, refused, heldBack }, target) {
        if (refused.includes(target)) return { rule: '12.1a', reason: 'notAgain' }
        const { kind, of } = partsOfTarget(target)
        if (kind === 'field') {
          const other = isCityName(of) ? NOWHERE : seatOfBaron(of)
          const isThere = other !== seat && noblesIn(s, other, at).length > 0
          return isThere ? { rule: '11.4', reason: 'behindWalls' } : NO_SUCH_TARGET
        }
        if (kind !== 'siege' || !otherWallsIn(s, seat, at).includes(of)) return NO_SUCH_TARGET
        return whyNoSiege(s, battleFor(s, seat, at, target, attackersIn(s, seat, at, heldBack))) ?? NO_SUCH_TARGET
      },
    },
  },
  // 11.3
  'war.armies': KIT.chooseSome({
    verb: 'attackWith',
    done: 'done',
    seat: (_s, f) => f.seat,
    among: (s, f) => attackersIn(s, f.seat, f.at, f.heldBack).filter(shape => !f.chosen.includes(shape)),
    rules: [],
    notAmong: { rule: '11.3', reason: 'cannotAttackWith' },
    min: () => 1,
    max: (s, f) => attackersIn(s, f.seat, f.at, f.heldBack).length,
    enough: (s, f, chosen) =>
      aimOf(s, f.target).kind !== 'siege' || maySiege(s, battleFor(s, f.seat, f.at, f.target, chosen)),
    forced: () => undefined,
    finish(s, { seat, at, target, refused, heldBack }, chosen) {
      const battle = battleFor(s, seat, at, target, chosen)
      log(s, 'battleDeclared', '11.1', { baron: baronOf(seat), target, at })
      enter(s, { ...battle, step: 'war.leave', target, refused, heldBack, asked: leaveNeeded(s, battle) })
    },
    terms: (_s, { target, at, chosen }) => ({ target, at, chosen }),
    tooFew: TOO_WEAK,
  }),
  // 12.1, 12.1a
  'war.leave': {
    ask(_s, { asked }) {
      const [seat] = asked
      return seat === undefined ? undefined : [{ seat, choice: { allow: true, refuse: true } }]
    },
    do: {
      allow(s, f, _arg, seat) {
        log(s, 'attackAllowed', '12.1', { baron: baronOf(seat), target: f.target })
        end(s, { ...f, asked: f.asked.slice(1) })
      },
      refuse(s, f, _arg, seat) {
        log(s, 'attackRefused', '12.1', { baron: baronOf(seat), target: f.target })
        declareAnew(s, f, { refused: [...f.refused, ...askedFor(f.target)] })
      },
    },
    run: (s, { asked: _, ...f }) => enter(s, { ...f, step: 'war.laws', passed: 0 }),
    terms: (_s, { attacker, attackers, target, at }) => ({
      attacker: baronOf(attacker),
      target,
      at,
      chosen: attackers,
    }),
    final: ['allow', 'refuse'],
  },
  // 9.3.12a When leave has been given, before anything else happens.
  'war.laws': {
    ask(s, f) {
      return lawsBroken(s, f)[f.passed] === undefined
        ? undefined
        : [{ seat: f.attacker, choice: { obey: true, disobey: true } }]
    },
    do: {
      obey(s, f) {
        const large = tooLarge(s, f, lawsBroken(s, f)[f.passed])
        if (large.length > 0) declareAnew(s, f, { heldBack: [...f.heldBack, ...large] })
        else declareAnew(s, f, { refused: [...f.refused, f.target] })
      },
      disobey(s, f) {
        const law = lawsBroken(s, f)[f.passed]
        end(s, { ...f, passed: f.passed + 1 })
        if (law !== undefined) disobey(s, f.attacker, nameOfLaw(law))
      },
    },
    run(s, { step: _, target: __, refused: ___, heldBack: ____, passed: _____, ...battle }) {
      begin(s, battle)
    },
    terms(s, f) {
      const law = lawsBroken(s, f)[f.passed]
      return { target: f.target, at: f.at, chosen: f.attackers, law: law ? nameOfLaw(law) : NONE }
    },
  },
}

type Declared = Extract<F, { readonly step: 'war.leave' | 'war.laws' }>

/** He names another target, or attacks with others. */
function declareAnew(
  s: S,
  { attacker, at, refused, heldBack }: Declared,
  changed: Partial<Pick<Declared, 'refused' | 'heldBack'>>,
): void {
  end(s, { step: 'war.declare', seat: attacker, at, refused, heldBack, ...changed })
}

/** 12.9, 13.2, 13.6 A siege, a capture without cards, or a battle. */
function begin(s: S, battle: Battle): void {
  const { attacker, walls, kind } = battle
  noteBattle(s)
  if (kind === 'siege' && walls !== NONE) {
    besiege(s, battle, walls)
    return
  }
  const isEmpty = walls !== NONE && wallStrength(s, walls) === 0 && battle.defenders.length === 0
  if (kind === 'assault' && isEmpty) enter(s, { ...battle, step: 'battle.capture', isWon: true })
  else enter(s, { ...battle, step: 'battle.commander', side: 'attacker' })
  log(s, 'battleBegan', '11.1', {
    baron: baronOf(attacker),
    at: battle.at,
    kind,
    defender: hasDefender(battle) ? [baronOf(battle.defender)] : [],
    walls: walls === NONE ? [] : [walls],
    attackers: battle.attackers,
    defenders: battle.defenders,
  })
}

/** 13.2, 13.6 The marker, or in a later round the surrender. */
function besiege(s: S, battle: Battle, walls: Walls): void {
  const { attacker, defender, attackers, at } = battle
  for (const shape of attackers) setReady(s, attacker, shape, false)
  if (!isBesieged(s, walls)) {
    laySiege(s, attacker, walls)
    log(s, 'siegeLaid', '13.2', { baron: baronOf(attacker), walls })
    return
  }
  log(s, 'surrendered', '13.6', { walls, baron: baronOf(attacker) })
  liftSiege(s, walls, '13.6')
  const inside = defender === NOWHERE ? [] : noblesIn(s, defender, at)
  enter(
    s,
    ...(inside.length > 0 ? [{ step: 'battle.deaths' as const, seat: defender, dead: inside }] : []),
    isCityName(walls)
      ? { step: 'city.captured', seat: attacker, city: walls }
      : { step: 'stronghold.fall', seat: seatOfBaron(walls), victor: attacker, isRewarded: true },
  )
}
