// 18.3 Putting an ability on the stack: costs are reserved, an attack it makes is declared.

import { end, enter } from '@ludoteka/kernel'
import { abilityNamed } from '../content/abilities.ts'
import type { Timing } from '../content/terms.ts'
import type { Power } from '../content/vocabulary.ts'
import { declaredAttack } from './attack/declared.ts'
import { attackerOf, findAttack, newAttack, targetOf } from './attack/rows.ts'
import type { F, Use } from './frames.ts'
import { log } from './log.ts'
import type { Piece } from './names.ts'
import { activatedNamed, reserve } from './payment.ts'
import { put } from './priority.ts'
import { other } from './seats.ts'
import type { S } from './state.ts'
import { interruptStrikes } from './strike.ts'
import { attackMadeBy } from './targets.ts'
import { faceOf, those } from './told.ts'
import { asUse, waitingUse } from './use.ts'
import { countUse } from './uses.ts'

type WindowStep = Extract<F['step'], `window.${string}`>

/** 18.6 Windows are small stacks of their own. */
const WINDOW_OF: Readonly<Record<Timing, WindowStep>> = {
  any: 'window.stack',
  onDeclaration: 'window.stack',
  afterRoll: 'window.roll',
  beforeWounds: 'window.wounds',
  afterWounds: 'window.wounded',
}

const powerOf = (power: Power[number], x: number): number => (power === 'X' ? x : power)

/** The card at which the attack of an ability is aimed. */
function aimOf(s: S, use: Use, at: 'target' | 'attacker'): Piece | undefined {
  if (at === 'target') return use.targets[0]
  const a = findAttack(s, use.attack)
  if (!a) return undefined
  return attackerOf(a) === use.source ? targetOf(a) : attackerOf(a)
}

/** The attack that an ability makes waits with it; 0 for none. */
function attackBy(s: S, use: Use): number {
  const made = attackMadeBy(use.ability)
  const target = made && aimOf(s, use, made.at)
  if (!made || !target) return 0
  const ability = abilityNamed(use.ability)
  const [weak, medium, strong] = made.power
  return newAttack(s, {
    seat: use.seat,
    attacker: use.source,
    target,
    type: made.type,
    ability: use.ability,
    needsReach: made.at === 'target',
    isOnDeath: ability.kind === 'triggered' && ability.trigger.on === 'selfDeath',
    weak: powerOf(weak, use.x),
    medium: powerOf(medium, use.x),
    strong: powerOf(strong, use.x),
    cause: use.cause,
  })
}

export function putOnStack(s: S, named: Use): void {
  const use = asUse(named)
  use.makes = attackBy(s, named)
  const { seat, source: piece, ability, x } = use
  const card = faceOf(s, piece)
  const { targets, targetCards } = those(s, use.onto.length > 0 ? [...use.targets, ...use.onto] : use.targets)
  const activated = activatedNamed(ability)
  const frame = waitingUse(use)
  if (activated) {
    reserve(s, use)
    if (activated.cost.close) interruptStrikes(s, use.seat, use.source)
    log(s, 'abilityDeclared', '18.3', { seat, piece, card, ability, targets, targetCards, x })
    if (use.option > 0) log(s, 'chose', '18.3', { seat: use.seat, ability: use.ability, option: use.option })
    const item = put(s, frame, WINDOW_OF[activated.timing], other(use.seat))
    if (use.makes > 0) declaredAttack(s, use.makes, item)
    return
  }
  countUse(s, use.source, use.ability)
  log(s, 'triggered', '18.8', { seat, piece, card, ability, targets, targetCards })
  putTriggered(s, use, frame)
}

/** 18.8 Below those that are put on the stack after it; one that was declared on a go of its own (B5) waits alone. */
function putTriggered(s: S, use: Use, frame: Extract<F, { step: 'stack.ability' }>): void {
  const below = s.stack.at(-1)
  const isAmongOthers = below?.step === 'triggers.put'
  if (isAmongOthers) end(s)
  const item = put(s, frame, 'window.stack', isAmongOthers ? below.first : other(use.seat))
  if (isAmongOthers) enter(s, below)
  if (use.makes > 0) declaredAttack(s, use.makes, item)
}
