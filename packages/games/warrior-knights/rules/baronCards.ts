// 6.2, 7 Action cards of the Barons.

import { broken, end, enter, rule, type Seat } from '@ludoteka/kernel'
import type { BaronAction } from '../content/actionCards.ts'
import { AREAS, type Area } from '../content/areas.ts'
import { SHAPES, type Shape } from '../content/barons.ts'
import { allocateCard } from './actions.ts'
import { areaOf, setReady } from './armies.ts'
import { amountOf } from './barons.ts'
import { battleAreas } from './battle/declare.ts'
import { contextOf } from './effects/context.ts'
import { effectFrame } from './effects/frame.ts'
import { canDo } from './effects/interpreter.ts'
import { lawsAt } from './lasting.ts'
import { disobey, nameOfLaw, payDue } from './laws.ts'
import { log } from './log.ts'
import { hasFought, hasMoved } from './mobilized.ts'
import { baronOf, NONE, nobleName } from './names.ts'
import { KIT, type S, type StepsOf } from './state.ts'
import { areasInReach, MOVE_RULES, movableNobles } from './ways.ts'

/** 7.1, G9 The law that takes a part of what Levy Taxes has just given. */
function churchDue(s: S, seat: Seat, gained: number) {
  return lawsAt(s, 'levyTaxesAfterGain').flatMap(law => {
    const due = law.effects.find(one => one.word === 'due')
    if (due?.word !== 'due' || gained < (due.minGain ?? 0) || s.headOfChurch === seat) return []
    return [{ law, amount: due.amount, to: due.to }]
  })
}

export const BARON_CARDS: StepsOf<'baron'> = {
  // 6.2, 6.2a
  'baron.card': {
    ask(s, { seat, card }) {
      const isPossible = canDo(s, contextOf(seat, card))
      return isPossible ? [{ seat, choice: { perform: true, decline: true } }] : undefined
    },
    do: {
      perform(s, { seat, card }) {
        s.mobilized = 'neither'
        end(
          s,
          effectFrame(contextOf(seat, card)),
          { step: 'baron.gained', seat, card, before: amountOf(s, 'crowns', seat) },
          { step: 'baron.allocate', seat, card },
        )
      },
      decline(s, f) {
        end(s)
        declineCard(s, f.seat, f.card)
      },
    },
    run: (s, { seat, card }) => declineCard(s, seat, card),
    terms: (_s, { card }) => ({ card }),
    why: { perform: { rule: '6.2', reason: 'cannotBeDone' } },
  },
  // What the card gave is fixed before the law asks: crowns given away meanwhile (19.4) do not lower it.
  'baron.gained': {
    run(s, { seat, card, before }) {
      enter(s, { step: 'baron.law', seat, card, gained: Math.max(0, amountOf(s, 'crowns', seat) - before), passed: 0 })
    },
  },
  'baron.law': {
    ask(s, f) {
      if (f.card !== 'levyTaxes' || churchDue(s, f.seat, f.gained)[f.passed] === undefined) return undefined
      return [{ seat: f.seat, choice: { obey: true, disobey: true } }]
    },
    do: {
      obey(s, f) {
        const due = churchDue(s, f.seat, f.gained)[f.passed]
        end(s)
        if (due) payDue(s, f.seat, due.amount, due.to, '9.3.12a')
      },
      disobey(s, f) {
        const due = churchDue(s, f.seat, f.gained)[f.passed]
        end(s, { ...f, passed: f.passed + 1 })
        if (due) disobey(s, f.seat, nameOfLaw(due.law))
      },
    },
    terms(s, f) {
      const due = churchDue(s, f.seat, f.gained)[f.passed]
      return { law: due ? nameOfLaw(due.law) : NONE, due: due?.amount ?? 0 }
    },
  },
  'baron.allocate': {
    run(s, { seat, card }) {
      allocateCard(s, seat, card, { moved: hasMoved(s), fought: hasFought(s) })
    },
  },
}

function declineCard(s: S, seat: Seat, card: BaronAction): void {
  s.mobilized = 'neither'
  log(s, 'declined', '6.2a', { baron: baronOf(seat), card })
  allocateCard(s, seat, card)
}

/** 7.6 Where he could move or start a battle, in the order of the map. */
function areasOfUse(s: S, seat: Seat): readonly Area[] {
  const found = areasInReach(s, seat)
  for (const area of battleAreas(s, seat)) found.add(area)
  return AREAS.filter(area => found.has(area))
}

/** 7.7 c A Noble who may go anywhere. */
const ANYWHERE_RULES = MOVE_RULES.map(({ rule: paragraph, reason, holds }) =>
  rule(paragraph, reason, (s: S, { seat }: { readonly seat: Seat }, shape: Shape) =>
    holds(s, { seat, moved: [], target: NONE }, shape),
  ),
)

export const MOBILIZE: StepsOf<'mobilize'> = {
  // 7.6, 7.6a The area is named first and cannot be changed.
  'mobilize.area': KIT.chooseOne({
    verb: 'mobilize',
    seat: (_s, f) => f.seat,
    among: (s, f) => areasOfUse(s, f.seat),
    rules: [],
    notAmong: { rule: '7.6', reason: 'nothingToDoThere' },
    take: (s, { seat }, area) => enter(s, { step: 'mobilize.moves', seat, area, moved: [] }),
  }),
  // 7.6a, D47 One Noble after the other, then the battle or none.
  'mobilize.moves': {
    ask(s, { seat, area, moved }) {
      const moveNoble = movableNobles(s, seat, area, moved)
      return moveNoble.length > 0 ? [{ seat, choice: { moveNoble, done: true } }] : undefined
    },
    do: {
      moveNoble(s, { seat, area, moved }, shape) {
        const start = areaOf(s, seat, shape)
        if (start === undefined) return
        end(
          s,
          { step: 'move.noble', seat, shape, target: area, path: [start], onRoads: true, moved, isLawAbiding: false },
          { step: 'mobilize.moves', seat, area, moved: [...moved, shape] },
        )
      },
      done(s, { seat, area, moved }) {
        end(
          s,
          { step: 'war.declare', seat, at: area, refused: [], heldBack: [] },
          { step: 'mobilize.end', seat, area, moved },
        )
      },
    },
    run: (s, { seat, area, moved }) =>
      enter(
        s,
        { step: 'war.declare', seat, at: area, refused: [], heldBack: [] },
        { step: 'mobilize.end', seat, area, moved },
      ),
    terms: (_s, { area, moved }) => ({ area, moved: moved.length }),
    why: {
      moveNoble: (s, { seat, area, moved }, shape) => broken(MOVE_RULES, s, { seat, moved, target: area }, shape),
    },
  },
  // 7.6 All that have come here are exhausted, whether they fought or not.
  'mobilize.end': {
    run(s, { seat, area, moved }) {
      for (const shape of moved) if (areaOf(s, seat, shape) === area) setReady(s, seat, shape, false)
    },
  },
  // 7.7 c
  'mobilize.one': KIT.chooseOne({
    verb: 'moveNoble',
    seat: (_s, f) => f.seat,
    among: () => SHAPES,
    rules: ANYWHERE_RULES,
    take(s, { seat }, shape) {
      const start = areaOf(s, seat, shape)
      if (start === undefined) return
      log(s, 'setsOut', '7.7', { noble: nobleName(seat, shape) })
      enter(s, {
        step: 'move.noble',
        seat,
        shape,
        target: NONE,
        path: [start],
        onRoads: true,
        moved: [],
        isLawAbiding: false,
      })
    },
  }),
  // 7.7 d
  'mobilize.battle': KIT.chooseOne({
    verb: 'mobilize',
    seat: (_s, f) => f.seat,
    among: (s, f) => battleAreas(s, f.seat),
    rules: [],
    notAmong: { rule: '7.7', reason: 'nothingToDoThere' },
    take: (s, { seat }, area) => enter(s, { step: 'war.declare', seat, at: area, refused: [], heldBack: [] }),
  }),
}
