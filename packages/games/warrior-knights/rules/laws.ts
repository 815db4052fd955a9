// 9.3.12a Laws: whoever is about to do what a law forbids, or owes what it demands, obeys it or is banned; 9.3.13, 9.3.14 bans.

import { end, type Seat } from '@ludoteka/kernel'
import { AGENDAS, type ComplyMoment, OPEN_MOTIONS } from '../content/agendas.ts'
import { amountOf, barons, giveToken, pay, payBaron, withMost } from './barons.ts'
import { chooseByFate } from './fateDeck.ts'
import type { F } from './frames.ts'
import { type Law, lawsAt } from './lasting.ts'
import { log } from './log.ts'
import { setSail, takeStep } from './movement.ts'
import { baronOf, NONE, nobleName, seatOfBaron } from './names.ts'
import type { S, StepsOf } from './state.ts'

/** A law by its name: a card, or one of the menu. */
export const LAW_NAMES = [...AGENDAS, ...OPEN_MOTIONS] as const
export type LawName = (typeof LAW_NAMES)[number]
export const nameOfLaw = (law: Law): LawName => ('card' in law ? law.card : law.motion)

/** The laws that somebody would break at this moment, the oldest first. */
export const lawsInTheWay = (s: S, moment: ComplyMoment): readonly LawName[] => lawsAt(s, moment).map(nameOfLaw)

/** 9.3.13, 9.3.13a He is banned before the act goes on. */
export function ban(s: S, seat: Seat): void {
  if (s.banned[seat]) return
  s.banned[seat] = true
  s.attending[seat] = false // he leaves this Assembly, even if the ban is lifted before it ends
  log(s, 'banned', '9.3.13', { baron: baronOf(seat) })
  if (s.chairman === seat) passChair(s)
}

/** 9.3.14 The Baron with the most votes among those who are not banned becomes Chairman; if all are, the token stays. */
function passChair(s: S): void {
  const candidates = barons(s).filter(seat => !s.banned[seat])
  if (candidates.length === 0) return
  const first = withMost(s, 'votes', candidates)
  const drawn = first.length > 1 ? chooseByFate(s, first, ({ baron }) => seatOfBaron(baron)) : undefined
  const next = drawn?.result ?? first[0]
  if (next !== undefined) giveToken(s, 'chairman', next, '9.3.14')
}

export function disobey(s: S, seat: Seat, law: LawName): void {
  log(s, 'disobeyed', '9.3.12a', { baron: baronOf(seat), law })
  ban(s, seat)
}

/** What a law that demands a payment at this moment asks for. */
function dueOf(law: Law): number | undefined {
  const due = law.effects.find(one => one.word === 'due')
  return due?.word === 'due' ? due.amount : undefined
}

export function payDue(s: S, seat: Seat, amount: number, to: 'treasury' | 'headOfChurch', rule: string): void {
  if (to === 'treasury') pay(s, seat, Math.min(amount, amountOf(s, 'crowns', seat)), rule)
  else if (s.headOfChurch !== seat && s.headOfChurch >= 0) payBaron(s, seat, s.headOfChurch, amount, rule)
}

/** 9.3.12a He draws back from a voyage. */
function stayAshore(
  s: S,
  { passed: _, to: __, owed: ___, ...way }: Extract<F, { readonly step: 'law.seaMove' }>,
): void {
  end(s, { ...way, step: 'move.noble', isLawAbiding: true })
}

export const LAWS: StepsOf<'law'> = {
  // 10.2 b, before the second step: he disobeys and goes on, or stays where he is.
  'law.roadMove': {
    ask(s, { seat, passed }) {
      const law = lawsInTheWay(s, 'roadMove')[passed]
      return law === undefined ? undefined : [{ seat, choice: { obey: true, disobey: true } }]
    },
    do: {
      obey(s, { passed: _, to: __, ...way }) {
        end(s, { ...way, step: 'move.noble', isLawAbiding: true })
      },
      disobey(s, f) {
        const law = lawsInTheWay(s, 'roadMove')[f.passed]
        end(s, { ...f, passed: f.passed + 1 })
        if (law !== undefined) disobey(s, f.seat, law)
      },
    },
    run(s, { passed: _, to, ...way }) {
      takeStep(s, way, to)
    },
    terms: (s, f) => ({
      noble: nobleName(f.seat, f.shape),
      law: lawsInTheWay(s, 'roadMove')[f.passed] ?? NONE,
    }),
  },
  // 10.6, before he is put on the icon: dues, and laws against sailing. Who draws back owes nothing.
  'law.seaMove': {
    ask(s, { seat, passed, owed }) {
      const law = lawsAt(s, 'seaMoveStart')[passed]
      if (law === undefined) return undefined
      const due = dueOf(law)
      if (due === undefined) return [{ seat, choice: { obey: true, disobey: true } }]
      const canPay = amountOf(s, 'crowns', seat) >= owed + due
      return [{ seat, choice: { ...(canPay ? { obey: true } : {}), disobey: true, stop: true } }]
    },
    do: {
      obey(s, f) {
        const law = lawsAt(s, 'seaMoveStart')[f.passed]
        const due = law && dueOf(law)
        if (due) end(s, { ...f, passed: f.passed + 1, owed: f.owed + due })
        else stayAshore(s, f)
      },
      stop: (s, f) => stayAshore(s, f),
      disobey(s, f) {
        const law = lawsAt(s, 'seaMoveStart')[f.passed]
        end(s, { ...f, passed: f.passed + 1 })
        if (law) disobey(s, f.seat, nameOfLaw(law))
      },
    },
    run(s, { seat, shape, to, owed }) {
      payDue(s, seat, owed, 'treasury', '9.3.12a')
      setSail(s, seat, shape, to)
    },
    terms: (s, f) => {
      const law = lawsAt(s, 'seaMoveStart')[f.passed]
      return {
        noble: nobleName(f.seat, f.shape),
        law: law ? nameOfLaw(law) : NONE,
        due: (law && dueOf(law)) ?? 0,
      }
    },
    why: { obey: { rule: '9.3.12a', reason: 'cannotPay' }, stop: { rule: '9.3.12a', reason: 'notOffered' } },
  },
}
