// 20.9 Healing, with the decisions that may block or double it (abilities.md 6).

import { enter, offer, required } from '@ludoteka/kernel'
import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import type { Effect } from '../content/vocabulary.ts'
import { reportDone } from './effects/frame.ts'
import { type F, PIECE_ABILITY, type UsableId } from './frames.ts'
import { log } from './log.ts'
import { type Pair, type Piece, pair } from './names.ts'
import { cardOf, change, currentLife, has, holds, inPlay, isCreatureInPlay, isInPlay, rowOf, traits } from './pieces.ts'
import type { S, StepsOf } from './state.ts'
import { faceOf, who, whoWhom } from './told.ts'
import { abilityOf } from './use.ts'
import { countUse, usesOf } from './uses.ts'

type HealFrame = Extract<F, { step: 'heal.react' }>

/** 20.9, N.23, 21.1 */
export const canBeHealed = (s: S, piece: Piece): boolean =>
  isInPlay(s, piece) && isCreatureInPlay(s, piece) && !has(s, piece, 'incorporeal') && rowOf(s, piece).wounds > 0

const REACTIONS = ['enemyHealDeclared', 'ownHealDeclared'] as const

/** Which of the healed cards an ability may react to. */
function healedFor(s: S, reactor: Piece, name: AbilityName, pieces: readonly Piece[]): readonly Piece[] {
  const ability = abilityNamed(name)
  if (ability.kind !== 'triggered') return []
  const isOwn = ability.trigger.on === 'ownHealDeclared'
  const { controller } = rowOf(s, reactor)
  return pieces.filter(piece => (rowOf(s, piece).controller === controller) === isOwn)
}

/** Only the first such heal of a turn counts, used or not. */
function reactorsTo(s: S, pieces: readonly Piece[]): readonly Pair<Piece, UsableId>[] {
  return inPlay(s).flatMap(reactor => {
    const { triggered } = traits(s, reactor)
    return REACTIONS.flatMap(on => triggered[on]).flatMap(name => {
      if (healedFor(s, reactor, name, pieces).length === 0 || usesOf(s, reactor, name).turn > 0) return []
      countUse(s, reactor, name)
      const ability = abilityNamed(name)
      return ability.kind === 'triggered' && holds(s, ability.condition, reactor) ? [pair(reactor, ability.id)] : []
    })
  })
}

/** Heals these cards by so much each. */
export function startHeal(s: S, pieces: readonly Piece[], amount: number, why: HealFrame['why']): void {
  const healed = pieces.filter(piece => canBeHealed(s, piece))
  if (healed.length === 0 || amount <= 0) return
  enter(s, {
    step: 'heal.react',
    pieces: healed,
    amount,
    why,
    reactors: reactorsTo(s, healed),
    blocked: [],
    multiplied: [],
    factor: 1,
  })
}

/** The ability that is asked about now. */
function reactorIn(s: S, f: HealFrame) {
  const [next] = f.reactors
  if (next === undefined) return undefined
  const [reactor, id] = PIECE_ABILITY.of(next)
  const name = abilityOf(cardOf(s, reactor), id)
  return { reactor, name, seat: rowOf(s, reactor).controller }
}

/** How many fold a heal counts by an effect; nothing if it blocks it. */
function factorOf(effect: Effect): number | undefined {
  for (const sentence of effect)
    if (sentence.word === 'multiplyEvent' && typeof sentence.amount === 'number') return sentence.amount
  return undefined
}

function apply(s: S, f: HealFrame): void {
  let total = 0
  for (const piece of f.pieces) {
    if (f.blocked.includes(piece) || !canBeHealed(s, piece)) continue
    const { wounds } = rowOf(s, piece)
    const n = Math.min(wounds, f.amount * (f.multiplied.includes(piece) ? f.factor : 1))
    change(s, piece, { wounds: wounds - n })
    log(s, 'healed', '20.9', { piece, card: faceOf(s, piece), n, life: currentLife(s, piece) })
    total += n
  }
  if (total > 0) reportDone(s)
}

export const HEALS_STEPS: StepsOf<'heal'> = {
  // Decided at once, without the stack (D22).
  'heal.react': {
    ask(s, f) {
      const now = reactorIn(s, f)
      if (!now) return undefined
      return offer(now.seat, { react: healedFor(s, now.reactor, now.name, f.pieces), decline: true })
    },
    do: {
      react(s, f, piece) {
        const now = required(reactorIn(s, f), 'an ability that reacts')
        f.reactors = f.reactors.slice(1)
        const ability = abilityNamed(now.name)
        if (ability.kind !== 'triggered') return
        const told = whoWhom(s, now.reactor, piece)
        const factor = factorOf(ability.effect)
        if (factor === undefined) {
          f.blocked = [...f.blocked, piece]
          log(s, 'healBlocked', '23.9', told)
        } else {
          f.multiplied = [...f.multiplied, piece]
          f.factor = factor
          log(s, 'healDoubled', '20.9', told)
        }
      },
      decline(_s, f) {
        f.reactors = f.reactors.slice(1)
      },
    },
    final: ['react', 'decline'],
    terms(s, f) {
      const now = reactorIn(s, f)
      return {
        pieces: f.pieces,
        amount: f.amount,
        why: f.why,
        ...(now ? { seat: now.seat, ...who(s, now.reactor), ability: now.name } : {}),
      }
    },
    why: { react: { rule: '20.9', reason: 'notHealed' } },
    run: apply,
  },
}
