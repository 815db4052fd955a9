// 11.6.3 to 11.6.8 Casualties, victories, deaths, retreats and captures; 12.5 to 12.8, 14.3 behind walls.

import { end, enter, itemAt } from '@ludoteka/kernel'
import type { Shape } from '../../content/barons.ts'
import { areaOf, noblesIn, setReady } from '../armies.ts'
import { addBreaches } from '../cities.ts'
import { addCasualty } from '../deaths.ts'
import type { F } from '../frames.ts'
import { log } from '../log.ts'
import { armyName, type CasualtyTarget, isCityName, NONE, seatOfBaron, WALLS_TARGET } from '../names.ts'
import { KIT, type S, type StepsOf } from '../state.ts'
import { casualtiesFor, clearFate, victoriesOf } from './fate.ts'
import { SIDES, type Side } from './names.ts'
import {
  armiesOnSide,
  type Battle,
  canTakeCasualty,
  hasDefender,
  isDoomed,
  livingNobles,
  seatOf,
  stands,
  wallStrength,
} from './sides.ts'

/** Where the next casualty of a side may go; nowhere when all are full (11.6.3). */
function targets(s: S, battle: Battle, side: Side): readonly CasualtyTarget[] {
  const seat = seatOf(battle, side)
  const armies = armiesOnSide(battle, side).filter(army => canTakeCasualty(s, seat, army))
  const isBehindWalls = side === 'defender' && battle.kind === 'assault' && wallStrength(s, battle.walls) > 0
  return isBehindWalls ? [...armies, WALLS_TARGET] : armies
}

function hit(s: S, battle: Battle, side: Side, target: CasualtyTarget): void {
  const seat = seatOf(battle, side)
  if (target !== WALLS_TARGET) {
    addCasualty(s, seat, target)
    log(s, 'casualty', '11.6.3', { army: armyName(seat, target) })
  } else if (battle.walls !== NONE && isCityName(battle.walls)) addBreaches(s, battle.walls, 1, '12.5')
  else if (battle.walls !== NONE) {
    const owner = seatOfBaron(battle.walls)
    s.strongholdBreaches[owner] = itemAt(s.strongholdBreaches, owner) + 1
    log(s, 'breached', '12.5', { walls: battle.walls, n: 1 })
  }
}

/** 11.6.6 Who is ahead by victories, if both sides stand: by one they drive the others off, by two they destroy them. */
type Verdict = { readonly winner: Side; readonly isFull: boolean } | undefined
const FULL_VICTORY = 2

function verdictOf(s: S, battle: Battle): Verdict {
  if (!SIDES.every(side => stands(s, battle, side))) return undefined
  const lead = victoriesOf(s, battle, 'attacker') - victoriesOf(s, battle, 'defender')
  if (lead === 0) return undefined
  return { winner: lead > 0 ? 'attacker' : 'defender', isFull: Math.abs(lead) >= FULL_VICTORY }
}

export const BATTLE_OUTCOME: Pick<
  StepsOf<'battle'>,
  | 'battle.casualties'
  | 'battle.assign'
  | 'battle.victories'
  | 'battle.deaths'
  | 'battle.retreats'
  | 'battle.capture'
  | 'battle.end'
> = {
  // 11.6.2, 11.6.3 The attacker assigns first.
  'battle.casualties': {
    run(s, { step: _, used, ...battle }) {
      const due = SIDES.map(side => casualtiesFor(s, battle, side, used))
      for (const [i, side] of SIDES.entries()) log(s, 'casualtiesCounted', '11.6.2', { side, n: itemAt(due, i) })
      enter(s, ...SIDES.map((side, i) => ({ ...battle, step: 'battle.assign' as const, side, left: itemAt(due, i) })), {
        ...battle,
        step: 'battle.victories',
      })
    },
  },
  'battle.assign': {
    ask(s, f) {
      if (f.left === 0 || !(f.side === 'attacker' || hasDefender(f))) return undefined
      const hits = targets(s, f, f.side)
      return hits.length > 1 ? [{ seat: seatOf(f, f.side), choice: { takeHit: hits } }] : undefined
    },
    do: {
      takeHit(s, f, target) {
        end(s, { ...f, left: f.left - 1 })
        hit(s, f, f.side, target)
      },
    },
    // 12.4 Nothing to decide: one place left, or a neutral city.
    run(s, f) {
      const [only] = targets(s, f, f.side)
      if (f.left === 0 || only === undefined) return
      enter(s, { ...f, left: f.left - 1 })
      hit(s, f, f.side, only)
    },
    terms: (_s, { side, left, at }) => ({ side, left, at }),
    why: {
      takeHit(_s, f, target) {
        if (target === WALLS_TARGET) return { rule: '12.5', reason: 'wallsDown' }
        return armiesOnSide(f, f.side).includes(target)
          ? { rule: '11.6.3', reason: 'armyFull' }
          : { rule: '11.6.3', reason: 'notInBattle' }
      },
    },
  },
  // 11.6.5, 11.6.6
  'battle.victories': {
    run(s, { step: _, ...battle }) {
      const verdict = verdictOf(s, battle)
      for (const side of SIDES) log(s, 'victoriesCounted', '11.6.6', { side, n: victoriesOf(s, battle, side) })
      if (verdict) log(s, verdict.isFull ? 'fullVictory' : 'partialVictory', '11.6.6', { side: verdict.winner })
      const killed = verdict?.isFull ? (verdict.winner === 'attacker' ? 'defender' : 'attacker') : undefined
      const routed = verdict && !verdict.isFull ? (verdict.winner === 'attacker' ? 'defender' : 'attacker') : undefined
      const dead = SIDES.map(side =>
        armiesOnSide(battle, side).flatMap(army =>
          army !== 'stronghold' && (side === killed || isDoomed(s, seatOf(battle, side), army)) ? [army] : [],
        ),
      )
      const fleeing = routed === undefined ? [] : livingNobles(s, battle, routed)
      enter(
        s,
        { step: 'battle.deaths', seat: battle.attacker, dead: itemAt(dead, 0) },
        ...(hasDefender(battle)
          ? [{ step: 'battle.deaths' as const, seat: battle.defender, dead: itemAt(dead, 1) }]
          : []),
        ...(routed === undefined
          ? []
          : [
              {
                step: 'battle.retreats' as const,
                seat: seatOf(battle, routed),
                fleeing,
                isTaken: isTakenBy(battle, routed),
              },
            ]),
        { ...battle, step: 'battle.capture', isWon: verdict?.winner === 'attacker' },
      )
    },
  },
  // 11.6.7 Each Baron in the order he likes.
  'battle.deaths': KIT.chooseOne({
    verb: 'nextNoble',
    seat: (_s, f) => f.seat,
    among: (_s, f) => f.dead,
    rules: [],
    notAmong: { rule: '11.6.7', reason: 'notOffered' },
    forced: () => undefined,
    take: (s, { seat, dead }, shape) =>
      enter(
        s,
        { step: 'death.begin', seat, shape, isAbandoned: false },
        { step: 'battle.deaths', seat, dead: dead.filter(one => one !== shape) },
      ),
  }),
  'battle.retreats': KIT.chooseOne({
    verb: 'nextNoble',
    seat: (_s, f) => f.seat,
    among: (_s, f) => f.fleeing,
    rules: [],
    notAmong: { rule: '15.1', reason: 'notOffered' },
    forced: () => undefined,
    take: (s, { seat, fleeing, isTaken }, shape) =>
      enter(
        s,
        { step: 'retreat.noble', seat, shape, isTaken },
        { step: 'battle.retreats', seat, fleeing: fleeing.filter(one => one !== shape), isTaken },
      ),
  }),
  // 12.7, 14.3, 14.7
  'battle.capture': {
    run(s, { step: _, isWon, ...battle }) {
      const { attacker, at, walls, attackers } = battle
      enter(s, { ...battle, step: 'battle.end' })
      if (walls === NONE || battle.kind !== 'assault') return
      const isBroken = !stands(s, battle, 'defender') && wallStrength(s, walls) === 0
      const survivors = noblesIn(s, attacker, at).filter(shape => attackers.includes(shape))
      if (isWon || isBroken) enter(s, fallOf(battle, survivors))
    },
  },
  // 11.6.8
  'battle.end': {
    run(s, { step: _, ...battle }) {
      clearFate(s, battle)
      // Those that had to retreat as well (19.1.1).
      for (const shape of battle.attackers)
        if (areaOf(s, battle.attacker, shape) !== undefined) setReady(s, battle.attacker, shape, false)
      log(s, 'battleEnded', '11.6.8', { at: battle.at })
    },
  },
}

/** 15.6 His stronghold is being taken: he cannot go there. */
const isTakenBy = ({ walls, kind }: Battle, routed: Side): boolean =>
  routed === 'defender' && kind === 'assault' && walls !== NONE && !isCityName(walls)

/** A city is captured if an attacker lives; a stronghold falls in any case (14.7). */
function fallOf({ attacker, walls }: Battle, survivors: readonly Shape[]): F {
  if (walls !== NONE && !isCityName(walls))
    return { step: 'stronghold.fall', seat: seatOfBaron(walls), victor: attacker, isRewarded: survivors.length > 0 }
  if (walls === NONE || survivors.length === 0) return { step: 'army.check', seat: attacker }
  return { step: 'city.captured', seat: attacker, city: walls }
}
