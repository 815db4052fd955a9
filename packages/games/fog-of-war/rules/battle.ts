// A battle (4.5.5–4.5.11), of an operation just launched or of a quagmire that its attacker reinforced.

import { cardsIn, end, enter, moveAll, moveCard, offer, type Seat, type Steps } from '@ludoteka/kernel'
import { NEUTRAL } from '../content/otherCards.ts'
import { PROVINCE, type Province } from '../content/provinces.ts'
import { isSuitable, neutralsIn } from './cards.ts'
import { log } from './log.ts'
import { moveUnseen, turnDown } from './moving.ts'
import { applyOutcome, occupyWithoutFight, routWithoutFight } from './outcomes.ts'
import { otherSeat, sideOf } from './sides.ts'
import { type Battle, type F, NONE, type S, type Verbs, ZONES } from './state.ts'
import { outcomeOf, strengthsOf, totalAttack, totalDefence } from './strength.ts'

/** A frame without its step and whatever else a step adds. */
const battleOf = ({ attacker, at, origin, position, superiority }: Battle): Battle => ({
  attacker,
  at,
  origin,
  position,
  superiority,
})

/** 4.5.6 */
function turnUp(s: S, seat: Seat, at: Province, from: typeof ZONES.hand): void {
  const cards = cardsIn(s, from, seat)
  moveAll(s, from, seat, ZONES.fighting)
  if (cards.length > 0) log(s, 'turnedUp', '4.5.6', { side: sideOf(seat), at, cards })
}

function turnUpNeutrals(s: S, at: Province): void {
  const lying = neutralsIn(at)
  const cards = lying ? cardsIn(s, lying.zone, lying.seat) : []
  if (!lying || cards.length === 0) return
  moveAll(s, lying.zone, lying.seat, ZONES.neutralFighting, { seat: 0 })
  log(s, 'neutralsTurnedUp', '4.5.6', { at, cards })
}

/** 4.5.7 */
function discardUnsuitable(s: S, seat: Seat, { attacker, at }: Battle): void {
  const { terrain } = PROVINCE[at]
  const cards = cardsIn(s, ZONES.fighting, seat).filter(card => !isSuitable(card, terrain, seat === attacker))
  if (cards.length === 0) return
  turnDown(s, cards, ZONES.fighting, seat, ZONES.discard)
  log(s, 'unsuitable', '4.5.7', { side: sideOf(seat), at, cards })
}

function removeZeros(s: S, at: Province): void {
  const cards = cardsIn(s, ZONES.neutralFighting).filter(card => NEUTRAL[card].value === 0)
  for (const card of cards) moveCard(s, card, ZONES.neutralFighting, 0, ZONES.neutralRemoved)
  if (cards.length > 0) log(s, 'neutralsUnsuitable', '4.5.7', { at, cards })
}

const hasFighters = (s: S, seat: Seat): boolean => cardsIn(s, ZONES.fighting, seat).length > 0

export const BATTLE: Pick<
  Steps<S, F, Verbs>,
  'battle.reveal' | 'battle.suitable' | 'battle.superiority' | 'battle.outcome' | 'battle.end'
> = {
  // 4.5.5, 4.5.6
  'battle.reveal': {
    run(s, f) {
      const { attacker, at, slot } = f
      if (slot !== NONE) {
        const n = moveUnseen(s, ZONES.army.at(at), attacker, ZONES.discard)
        if (n > 0) log(s, 'ownCardsDiscarded', '4.5.5', { side: sideOf(attacker), at, n })
      }
      turnUp(s, attacker, at, slot === NONE ? ZONES.army.at(at) : ZONES.operation.at(slot))
      turnUp(s, otherSeat(attacker), at, ZONES.army.at(at))
      turnUpNeutrals(s, at)
      enter<F>(s, { step: 'battle.suitable', ...battleOf(f) })
    },
  },

  // 4.5.7, 4.5.8
  'battle.suitable': {
    run(s, f) {
      const { attacker, at } = f
      const defender = otherSeat(attacker)
      for (const seat of [attacker, defender]) discardUnsuitable(s, seat, f)
      removeZeros(s, at)
      if (!hasFighters(s, attacker)) {
        log(s, 'noSuitableCard', '4.5.8', { side: sideOf(attacker), at, attacks: true })
        routWithoutFight(s, battleOf(f))
      } else if (!hasFighters(s, defender) && cardsIn(s, ZONES.neutralFighting).length === 0) {
        log(s, 'noSuitableCard', '4.5.8', { side: sideOf(defender), at, attacks: false })
        occupyWithoutFight(s, battleOf(f))
      } else {
        tellStrengths(s, battleOf(f))
        enter<F>(s, { step: 'battle.superiority', ...battleOf(f) })
      }
    },
  },

  // 5.6 Asked in every battle that comes to a count; the holder is always one of the two.
  'battle.superiority': {
    ask: s => offer(s.superiority, { useSuperiority: true, decline: true }),
    do: {
      useSuperiority(s, f) {
        const superiority = sideOf(s.superiority)
        const battle: Battle = { ...battleOf(f), superiority }
        const strengths = strengthsOf(s, battle)
        const total = f.attacker === s.superiority ? totalAttack(strengths) : totalDefence(strengths)
        log(s, 'superiorityUsed', '5.6', { side: superiority, at: f.at, total })
        end<F>(s, { step: 'battle.outcome', ...battle })
      },
      decline(s, f) {
        log(s, 'superiorityKept', '5.6', { side: sideOf(s.superiority), at: f.at })
        end<F>(s, { step: 'battle.outcome', ...battleOf(f) })
      },
    },
    final: ['useSuperiority', 'decline'],
    terms: (s, f) => {
      const strengths = strengthsOf(s, f)
      return {
        side: sideOf(s.superiority),
        attacker: sideOf(f.attacker),
        at: f.at,
        origin: f.origin,
        position: f.position,
        attack: totalAttack(strengths),
        defence: totalDefence(strengths),
      }
    },
  },

  // 4.5.9, 4.5.10
  'battle.outcome': {
    run(s, f) {
      const battle = battleOf(f)
      const strengths = strengthsOf(s, battle)
      const [attack, defence] = [totalAttack(strengths), totalDefence(strengths)]
      applyOutcome(s, battle, outcomeOf(attack, defence), { attack, defence })
    },
  },

  // 4.5.11
  'battle.end': {
    run(s, { superiority }) {
      if (superiority === NONE) return
      s.superiority = otherSeat(s.superiority)
      log(s, 'superiorityPassed', '4.5.11', { side: sideOf(s.superiority) })
    },
  },
}

function tellStrengths(s: S, battle: Battle): void {
  const { attacker, at } = battle
  const strengths = strengthsOf(s, battle)
  const { attack, defence } = strengths
  log(s, 'attackStrength', '5.1', {
    side: sideOf(attacker),
    at,
    cards: attack.cards,
    wheel: attack.wheel,
    total: totalAttack(strengths),
  })
  log(s, 'defenceStrength', '5.1', {
    side: sideOf(otherSeat(attacker)),
    at,
    cards: defence.cards,
    neutrals: defence.neutrals,
    landing: defence.landing,
    winter: defence.winter,
    wheel: defence.wheel,
    total: totalDefence(strengths),
  })
}
