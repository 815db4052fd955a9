// The words about goods, tokens, bans and sieges.

import { enter, NOWHERE, type Seat } from '@ludoteka/kernel'
import type { Word } from '@ludoteka/rules-kit'
import { SHAPES } from '../../content/barons.ts'
import type { ActWord, Effect, Token, Words } from '../../content/vocabulary.ts'
import { isOnBoard, setReady } from '../armies.ts'
import { amountOf, barons, gain, giveToken, hasStrictlyMost, lose, withMost } from '../barons.ts'
import { besiegerOf, liftSiege } from '../cities.ts'
import { chooseByFate } from '../fateDeck.ts'
import { isHeretic, levyBonus, servedFaith } from '../lasting.ts'
import { log } from '../log.ts'
import { baronOf, seatOfBaron, WALLS } from '../names.ts'
import type { S } from '../state.ts'
import type { Context, Source } from './context.ts'
import { concerned, controlsOverseasCity, countOf, hasNobleOverseas } from './counts.ts'

export type WordRules<K extends keyof Words> = { readonly [N in K]: Word<S, Context, Words[N], Effect> }

const WHO_IF: Readonly<Record<NonNullable<Words['gain']['whoIf']>, (s: S, seat: Seat) => boolean>> = {
  controlsOverseasCity,
  nobleInOverseasArea: hasNobleOverseas,
}

/** What cards in force add to a gain (modify). */
function gained(s: S, e: Context, seat: Seat, { what, amount, per, plus = 0 }: Words['gain']): number {
  const base = amount * countOf(s, seat, per) + plus
  if (e.source === 'levyTaxes') return base + levyBonus(s, seat, SHAPES)
  return e.source === 'serveTheChurch' && what === 'faith' ? servedFaith(s, seat, base) : base
}

/** Where a gain stands in the rules, if the card has a paragraph of its own. */
const PARAGRAPH: Readonly<Partial<Record<Source, string>>> = {
  levyTaxes: '7.1',
  rallySupport: '7.3',
  serveTheChurch: '7.4',
  versatileStrategy: '7.7',
}

/** Who can never receive a token. */
export function mayHold(s: S, token: Token, seat: Seat, exclude: Words['passToken']['exclude']): boolean {
  const holder = token === 'chairman' ? s.chairman : s.headOfChurch
  if (exclude.includes('holder') && seat === holder) return false
  if (exclude.includes('banned') && s.banned[seat]) return false
  return !(exclude.includes('heretic') && isHeretic(s, seat))
}

/** Ties are decided by fate. */
function receiver(s: S, e: Context, { token, to, exclude }: Words['passToken']): Seat {
  if (to === 'self' || to === 'target') return mayHold(s, token, e.seat, exclude) ? e.seat : NOWHERE
  const candidates = barons(s).filter(seat => mayHold(s, token, seat, exclude))
  if (candidates.length === 0) return NOWHERE
  const first = withMost(s, to === 'mostVotes' ? 'votes' : 'faith', candidates)
  const drawn = first.length > 1 ? chooseByFate(s, first, ({ baron }) => seatOfBaron(baron)) : undefined
  return drawn?.result ?? first[0] ?? NOWHERE
}

export const GOODS_WORDS: WordRules<
  Extract<ActWord, 'gain' | 'lose' | 'passToken' | 'liftSieges' | 'liftBans' | 'payWages' | 'exhaust'>
> = {
  gain: {
    run(s, e, params) {
      if (params.when !== undefined) return false // what a card in force gives at its moment
      const { whoIf } = params
      const seats = concerned(s, e, params.who).filter(seat => whoIf === undefined || WHO_IF[whoIf](s, seat))
      for (const seat of seats) gain(s, seat, params.what, gained(s, e, seat, params), PARAGRAPH[e.source] ?? 'G8')
      return seats.length > 0
    },
  },
  lose: {
    run(s, e, { what, amount, max = Number.POSITIVE_INFINITY, per, who, to }) {
      let sum = 0
      for (const seat of concerned(s, e, who)) {
        const has = amountOf(s, what, seat)
        const due = amount === 'all' ? has : amount === 'half' ? Math.floor(has / 2) : amount * countOf(s, seat, per)
        const lost = lose(s, seat, what, Math.min(due, max), 'G5')
        if (to === 'pool') s.pool += lost
        sum += lost
      }
      return sum > 0
    },
    can: (s, e, { what, who }) => concerned(s, e, who).some(seat => amountOf(s, what, seat) > 0),
  },
  passToken: {
    run(s, e, params) {
      const seat = receiver(s, e, params)
      const holder = params.token === 'chairman' ? s.chairman : s.headOfChurch
      if (seat === NOWHERE || seat === holder) return false
      giveToken(s, params.token, seat, '7.5')
      return true
    },
  },
  liftSieges: {
    run(s, e) {
      const lifted = WALLS.filter(walls => {
        const besieger = besiegerOf(s, walls)
        return besieger !== NOWHERE && !e.refused.includes(besieger)
      })
      for (const walls of lifted) liftSiege(s, walls, '9.3.9')
      return lifted.length > 0
    },
  },
  liftBans: {
    run(s) {
      const banned = barons(s).filter(seat => s.banned[seat])
      for (const seat of banned) {
        s.banned[seat] = false
        log(s, 'banLifted', '9.3.13', { baron: baronOf(seat) })
      }
      return banned.length > 0
    },
  },
  payWages: {
    run(s, e) {
      enter(s, { step: 'wages.pay', seat: e.seat })
      return true
    },
  },
  exhaust: {
    run(s, e) {
      const onBoard = SHAPES.filter(shape => isOnBoard(s, e.seat, shape))
      for (const shape of onBoard) setReady(s, e.seat, shape, false)
      log(s, 'allExhausted', '19.1.1', { baron: baronOf(e.seat) })
      return onBoard.length > 0
    },
  },
}

/** G3 */
export const CONDITIONS = {
  drawerHoldsIt: (s: S, e: Context): boolean => (e.source === 'heretic' ? s.headOfChurch : s.chairman) === e.seat,
  strictlyMostVotes: (s: S, e: Context): boolean => hasStrictlyMost(s, 'votes', e.seat),
  strictlyMostFaith: (s: S, e: Context): boolean => hasStrictlyMost(s, 'faith', e.seat),
  // Those of offices and shapes are asked where their cards work (lasting.ts, battle/fate.ts).
  nobleOnBoardNotPort: (): boolean => false,
  commandsReady: (): boolean => false,
  commandsAttackInAssault: (): boolean => false,
  commandsInOpenField: (): boolean => false,
}
