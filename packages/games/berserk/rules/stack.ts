// Chapter 18: priority, windows, and putting triggers on the stack.

import {
  type Choice,
  end,
  enter,
  itemAt,
  offer,
  type Reasons,
  removeRows,
  required,
  responseWindow,
  type Seat,
  type Terms,
} from '@ludoteka/kernel'
import { diceTerms } from './attack/dice.ts'
import { attackerOf, attackOf, strikerOf, struckOf, targetOf } from './attack/rows.ts'
import { deciderOf, proceed } from './declaring.ts'
import { assignDefender, defendersFor, whyNoDefender } from './defenders.ts'
import { couldDo } from './effects/interpreter.ts'
import { type F, PIECE_ABILITY, type Use } from './frames.ts'
import { REVEAL_WHY, reveal, revealable } from './hidden.ts'
import { log } from './log.ts'
import { NONE, type Piece } from './names.ts'
import { hasWay } from './naming.ts'
import { cardOf, hiddenOf } from './pieces.ts'
import type { TriggerRow } from './rows.ts'
import { activeFirst, other } from './seats.ts'
import type { S, StepsOf } from './state.ts'
import { targetsOfItem } from './targets.ts'
import { those, who } from './told.ts'
import { causeOf, dueTriggers, triggeredNamed } from './triggers.ts'
import { beginUse, type Moment, momentIn, usable, whyNoUse } from './usable.ts'
import { abilityOf, newUse } from './use.ts'
import { isWithinLimit } from './uses.ts'
import type { Verbs } from './verbs.ts'
import { woundsOf } from './wounds.ts'

const ON_STACK = momentIn('stack')

/** The moment of a window: what it is about lies in its own event, or below the instants declared in it. */
function momentOf(s: S): Moment {
  for (let at = s.stack.length - 1; at >= 0; at--) {
    const frame = itemAt(s.stack, at)
    switch (frame.step) {
      case 'window.stack':
        return ON_STACK
      case 'attack.settle':
        return momentIn('roll', { roll: attackOf(s, frame.attack).roll, attack: frame.attack })
      case 'effect.rolled':
        return momentIn('roll', { roll: frame.roll })
      case 'attack.protection':
        return momentIn('wounds', { event: frame.event, attack: frame.attack })
      case 'wounds.resolve':
        return momentIn('wounds', { event: frame.event })
      case 'attack.wounded':
        return momentIn('wounded', { attack: frame.attack })
      default:
    }
  }
  return ON_STACK
}

type Responses = Omit<Verbs, 'pass'>

/** 9.8 Once the opponent has answered the end of a turn, it goes on. */
const isAnswered = (event: F): boolean => event.step === 'turn.pause' && event.why === 'ending' && event.answered

const NOTHING: Choice<Responses> = {}

function responses(s: S, event: F, seat: Seat): Choice<Responses> {
  if (isAnswered(event)) return NOTHING
  const moment = momentOf(s)
  const use = usable(s, seat, moment)
  const reveal = revealable(s, seat)
  return moment.in === 'stack' ? { use, reveal, defend: defendersFor(s, seat) } : { use, reveal }
}

/** Begins to declare an ability of a card. */
export function declareUse(s: S, seat: Seat, arg: Verbs['use'], moment: Moment): void {
  const [piece, id] = PIECE_ABILITY.of(arg)
  proceed(s, beginUse(seat, piece, abilityOf(cardOf(s, piece), id), moment))
}

function noteAnswer(event: F): void {
  if (event.step === 'turn.pause') event.answered = true
}

const respond = {
  use(s: S, event: F, arg: Verbs['use'], seat: Seat) {
    noteAnswer(event)
    declareUse(s, seat, arg, momentOf(s))
  },
  reveal(s: S, _event: F, piece: Piece) {
    if (momentOf(s).in === 'stack') enter(s, { step: 'triggers.put', first: s.active })
    reveal(s, piece)
  },
  defend(s: S, _event: F, piece: Piece, seat: Seat) {
    assignDefender(s, seat, piece)
  },
}

const why: Reasons<S, F, Responses> = {
  use(s, _event, arg, seat) {
    const [piece, id] = PIECE_ABILITY.of(arg)
    return whyNoUse(s, seat, piece, id, momentOf(s))
  },
  reveal: REVEAL_WHY,
  defend: (s, _event, piece, seat) => whyNoDefender(s, seat, piece),
}

/** What everybody sees of something that waits. */
function itemTerms(s: S, item: F): Terms {
  switch (item.step) {
    case 'stack.strike': {
      const a = attackOf(s, item.attack)
      return {
        kind: 'strike',
        seat: a.seat,
        ...who(s, attackerOf(a)),
        ...those(s, [targetOf(a)]),
        defended: a.defended,
        blocked: a.isBlocked,
      }
    }
    case 'stack.defend':
      return { kind: 'defend', seat: item.seat, ...who(s, item.defender), ...those(s, []) }
    case 'stack.ability':
      return {
        kind: 'ability',
        seat: item.seat,
        ...who(s, item.source),
        ability: item.ability,
        ...those(s, targetsOfItem(s, item)),
        x: item.x,
        option: item.option,
        cell: item.cell,
        about: item.about,
        blocked: item.isBlocked,
      }
    case 'turn.pause':
      return { kind: 'pause', seat: item.seat, why: item.why }
    case 'attack.settle':
      return { kind: 'roll', ...diceTerms(s, attackOf(s, item.attack)) }
    case 'attack.protection':
    case 'attack.wounded': {
      const a = attackOf(s, item.attack)
      return {
        kind: item.step === 'attack.protection' ? 'wounds' : 'wounded',
        // In a counter-strike the roles are swapped (13.6).
        attacker: strikerOf(a),
        target: struckOf(a),
        strength: a.strength,
        inflicted: a.inflicted,
      }
    }
    case 'wounds.resolve':
      return {
        kind: 'wounds',
        wounds: woundsOf(s, item.event).map(({ piece, amount, kind }) => ({ piece, amount, kind })),
      }
    case 'effect.rolled':
      return { kind: 'roll', ...who(s, item.source), ability: item.ability }
    default:
      return {}
  }
}

/** 18.6 A player with a hidden card is always asked, so that the pause tells nothing. */
const mustAsk = (s: S, event: F, seat: Seat): boolean => !isAnswered(event) && hiddenOf(s, seat).length > 0

const windowWith = (final: readonly (keyof Responses)[]) =>
  responseWindow<S, F, Verbs>({
    responses,
    respond,
    mustAsk,
    // Revealing is free and keeps priority (22.2).
    orderAfter: (_s, _event, seat, verb) => (verb === 'reveal' ? [seat, other(seat)] : undefined),
    terms: itemTerms,
    final,
    why,
  })
/** What is used in the small windows first names a die or a card, so it can still be taken back. */
const smallWindow = windowWith(['reveal'])

/** The next trigger to be put on the stack, and who orders them: the active player's first (18.8). */
function nextTriggers(s: S): readonly TriggerRow[] {
  const due = dueTriggers(s)
  const seat = activeFirst(s).find(one => due.some(row => row.seat === one))
  return due.filter(row => row.seat === seat)
}

/** The ability of a trigger in use. */
function triggerUse({ piece, ability, seat, x, attack, about, cause }: TriggerRow): Use {
  const source = required(piece === NONE ? undefined : piece, 'the source of a trigger')
  const name = required(ability === NONE ? undefined : ability, 'the ability that triggered')
  return newUse(source, name, seat, { x, attack, about, cause: causeOf(cause, source, name) })
}

/** 4.8, 18.8.1 Whether it can be put on the stack at all. */
function canBePut(s: S, use: Use): boolean {
  const ability = triggeredNamed(use.ability)
  if (!ability || !isWithinLimit(s, use.source, use.ability)) return false
  const isAimed = ability.target !== undefined || ability.effect.some(({ word }) => word === 'redirectAttack')
  if (isAimed) return hasWay(s, use) || goesOnWithoutTarget(use)
  return !ability.optional || couldDo(s, use)
}

/** 4.8 One with further words after the attack goes on without a target. */
const goesOnWithoutTarget = ({ ability }: Use): boolean => {
  const found = triggeredNamed(ability)
  return found !== undefined && !found.optional && found.effect.length > 1 && found.effect[0]?.word === 'attack'
}

/** Takes a trigger off the list and lets its player decide about it and aim it. */
function putNext(s: S, row: TriggerRow, first: Seat): void {
  enter(s, { step: 'triggers.put', first })
  const use = triggerUse(row)
  if (!canBePut(s, use)) {
    removeRows(s.triggers, one => one.id === row.id)
    return
  }
  if (triggeredNamed(use.ability)?.optional) {
    enter(s, { step: 'trigger.may', trigger: row.id, first })
    return
  }
  removeRows(s.triggers, one => one.id === row.id)
  proceed(s, use)
}

const triggerIn = (s: S, id: number): TriggerRow =>
  required(
    s.triggers.find(row => row.id === id),
    'the trigger',
  )

export const STACK: StepsOf<'window' | 'triggers' | 'trigger'> = {
  'window.stack': windowWith(['use', 'reveal', 'defend']),
  'window.roll': smallWindow,
  'window.wounds': smallWindow,
  'window.wounded': smallWindow,

  // 18.8 In an order their player chooses; what is put first is carried out last.
  'triggers.put': {
    ask(s) {
      const rows = nextTriggers(s)
      const [row] = rows
      return row && rows.length > 1 ? offer(row.seat, { trigger: rows.map(({ id }) => id) }) : undefined
    },
    do: {
      trigger(s, f, id) {
        end(s)
        putNext(s, triggerIn(s, id), f.first)
      },
    },
    run(s, f) {
      const [only] = nextTriggers(s)
      if (only) putNext(s, only, f.first)
    },
    terms: s => ({
      seat: nextTriggers(s)[0]?.seat ?? s.active,
      triggers: nextTriggers(s).map(({ id, piece, ability, seat }) => ({ id, piece, ability, seat })),
    }),
    why: { trigger: { rule: '18.8', reason: 'notTriggered' } },
  },

  // 18.8.1 "May" is decided when it would be put on the stack.
  'trigger.may': {
    ask: (s, f) => offer(deciderOf(triggerUse(triggerIn(s, f.trigger))), { accept: true, decline: true }),
    do: {
      accept(s, f) {
        const row = triggerIn(s, f.trigger)
        removeRows(s.triggers, one => one.id === row.id)
        end(s)
        proceed(s, triggerUse(row))
      },
      decline(s, f) {
        const use = triggerUse(triggerIn(s, f.trigger))
        removeRows(s.triggers, one => one.id === f.trigger)
        log(s, 'triggerDeclined', '18.8.1', { seat: deciderOf(use), ...who(s, use.source), ability: use.ability })
        end(s)
      },
    },
    terms(s, f) {
      const use = triggerUse(triggerIn(s, f.trigger))
      return { seat: deciderOf(use), ...who(s, use.source), ability: use.ability, attack: use.attack }
    },
  },
}
