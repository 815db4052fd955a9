// Declaring an ability step by step; then it goes on the stack (18.3).

import { end, enter, type Offers, offer, required, type Seat } from '@ludoteka/kernel'
import { abilityNamed } from '../content/abilities.ts'
import { chipSources } from './chipSources.ts'
import { freeChips } from './counters.ts'
import type { F, Use } from './frames.ts'
import { reveal } from './hidden.ts'
import { log } from './log.ts'
import { NONE, type Piece } from './names.ts'
import {
  cardTargetOf,
  isFull,
  isTriggered,
  mayStop,
  nextCells,
  nextItems,
  nextOnto,
  nextTargets,
  ontoOf,
  optionsOf,
  xBounds,
} from './naming.ts'
import { activatedNamed, chipsFor, pay, reserve } from './payment.ts'
import { isHidden } from './pieces.ts'
import { putOnStack } from './putting.ts'
import { whyNotTarget } from './refusedTargets.ts'
import { other } from './seats.ts'
import type { S, StepsOf } from './state.ts'
import { interruptStrikes } from './strike.ts'
import { cardsFor, targetOfAbility } from './targets.ts'
import { who } from './told.ts'
import { asUse, frameOfUse, withTargets } from './use.ts'
import type { Verbs } from './verbs.ts'

/** In this order things are named. */
const STAGES = ['option', 'item', 'cell', 'target', 'onto', 'x', 'payer'] as const
type Stage = (typeof STAGES)[number]

/** Written out: a name that is put together anew is not found as fast. */
const DECLARING_STEP = {
  option: 'declare.option',
  item: 'declare.item',
  cell: 'declare.cell',
  target: 'declare.target',
  onto: 'declare.onto',
  x: 'declare.x',
  payer: 'declare.payer',
} as const satisfies Readonly<Record<Stage, F['step']>>

/** Whoever makes the choices of an ability. */
export function deciderOf({ ability, seat }: Pick<Use, 'ability' | 'seat'>): Seat {
  const found = abilityNamed(ability)
  return found.kind === 'triggered' && found.decider === 'opponent' ? other(seat) : seat
}

/** Whether something is still to be named. */
const IS_WANTING: Readonly<Record<Stage, (s: S, use: Use) => boolean>> = {
  option: (_s, use) => use.option === 0 && optionsOf(use).length > 0,
  item: (_s, { ability, about }) => about === 0 && targetOfAbility(ability)?.kind === 'stackItem',
  cell: (_s, { ability, cell }) => cell === NONE && targetOfAbility(ability)?.kind === 'cell',
  target(s, use) {
    const target = cardTargetOf(use)
    return target !== undefined && !isFull(target, use.targets) && nextTargets(s, use).length > 0
  },
  onto: (s, use) => ontoOf(use) !== undefined && nextOnto(s, use).length > 0,
  x: (s, use) => use.x === 0 && xBounds(s, use) !== undefined,
  payer: (_s, use) => use.payers.length < chipsFor(use),
}

/** Goes on to the next thing that has to be named, or puts the ability on the stack. */
export function proceed(s: S, use: Use, from: Stage = 'option'): void {
  const first = STAGES.indexOf(from)
  const next = STAGES.find((stage, i) => i >= first && IS_WANTING[stage](s, use))
  if (next === undefined) putOnStack(s, use)
  else enter<F>(s, frameOfUse(DECLARING_STEP[next], use))
}

/** Names a card; a hidden one is revealed at once (22.4). */
function nameTarget(s: S, use: Use, piece: Piece): void {
  const named = withTargets(use, [...use.targets, piece])
  if (isHidden(s, piece)) {
    enter(s, frameOfUse('declare.revealed', named))
    reveal(s, piece, '22.4')
  } else proceed(s, named, 'target')
}

/** 22.4 It proves illegal: an activated ability is paid all the same, a trigger does nothing. */
function loseIt(s: S, use: Use): void {
  log(s, 'paidInVain', '22.4', who(s, use.source))
  if (isTriggered(use.ability)) return
  const x = activatedNamed(use.ability)?.x?.min ?? 0
  const [payer] = chipSources(s, use.source)
  const chips = chipsFor({ ability: use.ability, x })
  const paid: Use = { ...use, x, payers: payer ? Array.from({ length: chips }, () => payer) : [] }
  reserve(s, paid)
  if (activatedNamed(use.ability)?.cost.close) interruptStrikes(s, use.seat, use.source)
  pay(s, paid)
  enter(s, { step: 'action.end' })
}

/** A trigger that can be aimed only at one card is aimed at it; the log tells. */
const isForced = (s: S, f: Use): boolean =>
  isTriggered(f.ability) && !cardTargetOf(f)?.upTo && nextTargets(s, f).length === 1

/** Chips of a card that may still be named. */
const chipsOn = (s: S, f: Use, piece: Piece): number =>
  freeChips(s, piece) - f.payers.filter(one => one === piece).length

/** Cards whose chips may still be used, one by one. */
const payers = (s: S, f: Use): readonly Piece[] => chipSources(s, f.source).filter(piece => chipsOn(s, f, piece) > 0)

const wantedChips = (f: Use): number => chipsFor(f) - f.payers.length

/** All chips that may still be named; of one card they are all the same. */
function chipsLeft(s: S, f: Use): number {
  const found = payers(s, f)
  return found.length > 1 ? found.reduce((sum, piece) => sum + chipsOn(s, f, piece), 0) : 0
}

const terms = (s: S, f: Use) => ({
  seat: deciderOf(f),
  ...who(s, f.source),
  ability: f.ability,
  targets: f.targets,
  x: f.x,
})

const NO_TARGET = { rule: '19.1', reason: 'illegalTarget' } as const

export const DECLARING: StepsOf<'declare'> = {
  'declare.option': {
    ask: (_s, f) => offer(deciderOf(f), { option: optionsOf(f).map((_, i) => i + 1) }),
    do: {
      option(s, f, option) {
        end(s)
        proceed(s, { ...asUse(f), option }, 'item')
      },
    },
    terms,
    why: { option: { rule: '18.8', reason: 'noSuchOption' } },
  },

  'declare.item': {
    ask: (s, f) => offer(deciderOf(f), { targetItem: nextItems(s, f) }),
    do: {
      targetItem(s, f, about) {
        end(s)
        proceed(s, { ...asUse(f), about }, 'cell')
      },
    },
    terms,
    why: { targetItem: { rule: '18.1', reason: 'cannotAnswer' } },
  },

  'declare.cell': {
    ask: (s, f) => offer(deciderOf(f), { cell: nextCells(s) }),
    do: {
      cell(s, f, cell) {
        end(s)
        proceed(s, { ...asUse(f), cell }, 'target')
      },
    },
    terms,
    why: { cell: { rule: '8.7', reason: 'cellOccupied' } },
  },

  'declare.target': {
    ask(s, f): Offers<Verbs> | undefined {
      if (isForced(s, f)) return undefined
      const isEnough = cardTargetOf(f)?.upTo === true && mayStop(s, f)
      return offer(deciderOf(f), { target: nextTargets(s, f), ...(isEnough && { done: true }) })
    },
    do: {
      target(s, f, piece) {
        end(s)
        nameTarget(s, asUse(f), piece)
      },
      done(s, f) {
        end(s)
        proceed(s, asUse(f), 'onto')
      },
    },
    run(s, f) {
      const [only] = nextTargets(s, f)
      if (only) nameTarget(s, asUse(f), only)
    },
    terms,
    why: { target: (s, f, piece) => whyNotTarget(s, asUse(f), piece), done: { rule: '19.4', reason: 'noEffect' } },
  },

  // 20.10 Named together with the target.
  'declare.onto': {
    ask: (s, f): Offers<Verbs> =>
      offer(deciderOf(f), { target: nextOnto(s, f), ...(f.onto.length > 0 && { done: true }) }),
    do: {
      target(s, f, piece) {
        const named: Use = { ...asUse(f), onto: [...f.onto, piece] }
        end(s)
        if (isHidden(s, piece)) {
          enter(s, frameOfUse('declare.revealed', named))
          reveal(s, piece, '22.4')
        } else proceed(s, named, 'onto')
      },
      done(s, f) {
        end(s)
        proceed(s, asUse(f), 'x')
      },
    },
    terms: (s, f) => ({ ...terms(s, f), onto: f.onto }),
    why: { target: NO_TARGET, done: { rule: '20.10', reason: 'nameOne' } },
  },

  // 17.4
  'declare.x': {
    ask(s, f) {
      const { min, max } = required(xBounds(s, f), 'the bounds of X')
      return min === max
        ? undefined
        : offer(deciderOf(f), { number: Array.from({ length: max - min + 1 }, (_, i) => min + i) })
    },
    do: {
      number(s, f, x) {
        end(s)
        proceed(s, { ...asUse(f), x }, 'payer')
      },
    },
    run: (s, f) => proceed(s, { ...asUse(f), x: required(xBounds(s, f), 'the bounds of X').min }, 'payer'),
    terms,
    why: { number: { rule: '17.4', reason: 'outOfBounds' } },
  },

  // 17.4, D17 One chip after the other.
  'declare.payer': {
    ask: (s, f) => (chipsLeft(s, f) > wantedChips(f) ? offer(deciderOf(f), { payer: payers(s, f) }) : undefined),
    do: {
      payer(s, f, piece) {
        end(s)
        proceed(s, { ...asUse(f), payers: [...f.payers, piece] }, 'payer')
      },
    },
    run(s, f) {
      const [only] = payers(s, f)
      if (only) proceed(s, { ...asUse(f), payers: [...f.payers, only] }, 'payer')
    },
    terms: (s, f) => ({ ...terms(s, f), left: wantedChips(f) }),
    why: { payer: { rule: 'N.27', reason: 'noChipsThere' } },
  },

  // 22.4, 22.5 The card in its new place must be a legal target.
  'declare.revealed': {
    run(s, f) {
      const use = asUse(f)
      const isOnto = use.onto.length > 0
      const piece = required((isOnto ? use.onto : use.targets).at(-1), 'the revealed card')
      const target = required(isOnto ? ontoOf(use) : cardTargetOf(use), 'what is named')
      const before: Use = isOnto
        ? { ...use, onto: use.onto.slice(0, -1) }
        : { ...use, targets: use.targets.slice(0, -1) }
      const isLegal = cardsFor(s, before, target, isOnto ? use.targets : []).includes(piece)
      if (isLegal) proceed(s, use, isOnto ? 'onto' : 'target')
      else loseIt(s, use)
    },
  },
}
