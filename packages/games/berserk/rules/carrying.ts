// 18.4, 19: carrying out what was declared, paying for it, and going on to what it has triggered.

import { enter, pendingItem, type Seat } from '@ludoteka/kernel'
import { abilityNamed } from '../content/abilities.ts'
import type { TriggerEvent } from '../content/vocabulary.ts'
import { isMade } from './attack/begin.ts'
import { dropAttack, findAttack } from './attack/rows.ts'
import { roomForChips } from './counters.ts'
import { effectFrame } from './effects/frame.ts'
import type { F, Use } from './frames.ts'
import { log } from './log.ts'
import { cardTargetOf, isRedirecting, nextTargets } from './naming.ts'
import { activatedNamed, isPayable, pay, takeBackUse } from './payment.ts'
import { holds, isInPlay, rowOf } from './pieces.ts'
import { activeFirst, other } from './seats.ts'
import type { S, StepsOf } from './state.ts'
import { isStillTarget, targetOfAbility } from './targets.ts'
import { who } from './told.ts'
import { putTriggers } from './triggers.ts'
import { asUse, frameOfUse, withTargets } from './use.ts'

/** 18.11 Triggers of leaving, Guard and Incarnation work although their card is gone. */
const WORKS_FROM_BEYOND: readonly TriggerEvent[] = ['selfDeath', 'selfReturnedToDeck', 'turnStartInGraveyard']

function isSourceThere(s: S, { source, ability }: Use): boolean {
  if (isInPlay(s, source) || ability === 'guard') return true
  const found = abilityNamed(ability)
  if (found.kind !== 'triggered' || !WORKS_FROM_BEYOND.includes(found.trigger.on)) return false
  return found.trigger.on !== 'turnStartInGraveyard' || rowOf(s, source).at === 'graveyard' // 9.5.1
}

/** In the windows what is carried out is paid at once, and its triggers wait (13.5.1, 13.9.1). */
const isInWindow = ({ ability }: Use): boolean => {
  const timing = activatedNamed(ability)?.timing
  return timing === 'afterRoll' || timing === 'beforeWounds' || timing === 'afterWounds'
}

/** What is answered still waits; 12.6 an attack can still be redirected to the card that was named. */
function isItemLegal(s: S, use: Use): boolean {
  if (!pendingItem(s, use.about)) return false
  return !isRedirecting(use) || use.targets.every(piece => nextTargets(s, withTargets(use, [])).includes(piece))
}

/** 15.8, 19.5 The targets that are still legal; nothing if none is left of those that were named. */
function legalTargets(s: S, use: Use): Use | undefined {
  const target = targetOfAbility(use.ability)
  if (target?.kind === 'stackItem') return isItemLegal(s, use) ? use : undefined
  const cards = cardTargetOf(use)
  if (!cards || cards.where === 'attack' || use.targets.length === 0) return use // an attack looks for itself (A1)
  const targets = use.targets.filter(piece => isStillTarget(s, use, cards, piece))
  return targets.length > 0 ? withTargets(use, targets) : undefined
}

/** 15.7 The attack of an activated ability is looked at before anything of it happens. */
function canAttack(s: S, { ability, makes }: Use): boolean {
  const a = makes > 0 && activatedNamed(ability) ? findAttack(s, makes) : undefined
  return a === undefined || isMade(s, a)
}

/** 17.5 At the maximum no chip is accumulated, also if it was reached only after the declaration. */
const isFull = (s: S, { source, ability }: Use): boolean => ability === 'accumulate' && roomForChips(s, source) === 0

/** 19.3 Cancelled without payment. */
function cancelUse(s: S, use: Use): void {
  log(s, 'cancelled', '19.3', who(s, use.source))
  takeBackUse(s, use)
  if (use.makes > 0) dropAttack(s, use.makes)
}

/** Where nothing waits after a movement or at the end of a turn, the active player goes on by himself (10.6, 9.8). */
const askedAfter = (s: S, event: F | undefined): readonly Seat[] =>
  event?.step === 'turn.pause' && event.why !== 'ready' ? [other(s.active)] : activeFirst(s)

export const CARRYING: Pick<StepsOf<'stack'>, 'stack.ability'> & StepsOf<'action'> = {
  'stack.ability': {
    run(s, f) {
      const use = asUse(f)
      if (!isInWindow(use)) enter(s, { step: 'action.end' })
      const found = abilityNamed(use.ability)
      const condition = found.kind === 'static' ? undefined : found.condition
      const legal = legalTargets(s, use)
      if (
        !legal ||
        !isSourceThere(s, use) ||
        !isPayable(s, use) ||
        !holds(s, condition, use.source) ||
        isFull(s, use) ||
        !canAttack(s, use)
      )
        return cancelUse(s, use)
      enter(s, frameOfUse('action.pay', legal))
      if (!f.isBlocked) enter(s, effectFrame(legal))
      else if (use.makes > 0) dropAttack(s, use.makes) // 23.9
    },
  },

  // 11.4 Paid after it has been carried out.
  'action.pay': { run: (s, f) => pay(s, asUse(f)) },

  // 18.4 Triggers go on the stack; then the active player has priority first.
  'action.end': {
    run(s) {
      const below = s.stack.at(-1)
      if (below?.step === 'window.stack') {
        below.order = askedAfter(s, pendingItem(s, below.about))
        below.passed = 0
      }
      putTriggers(s)
    },
  },
}
