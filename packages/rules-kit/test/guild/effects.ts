// The words of Guild: what each does, and whether it could do anything.

import { countIn, enter, hasCard, kindsIn, moveCard, moveTop, rule, type Seat } from '@ludoteka/kernel'
import { endOfNext, type FrameOf, type WordContext } from '@ludoteka/rules-kit'
import { CARD, type Conditions, type Effect, type Keyword, type Lasts, type Who, type Words } from './content.ts'
import { activeSeat, type F, KIT, keywords, log, OPTIONS, other, pointsOf, type S, ZONES } from './state.ts'

type E = WordContext<FrameOf<F, 'card.words'>>

export function gain(s: S, seat: Seat, amount: number): void {
  const more = amount + keywords.amountOf(s, seat, 'market')
  s.points[seat] = pointsOf(s, seat) + more
  log(s, 'gained', '5', { seat, amount: more })
}

export function draw(s: S, seat: Seat, cards: number): boolean {
  let drawn = 0
  while (drawn < cards && moveTop(s, ZONES.deck, 0, ZONES.hand, { seat })) drawn++
  if (drawn > 0) log(s, 'drawn', '3.3', { seat, cards: drawn })
  return drawn > 0
}

/** What the other seat would lose. */
function takeable(s: S, e: E, amount: number): number {
  const victim = other(e.seat)
  if (keywords.has(s, victim, 'peace')) return 0
  return Math.max(0, Math.min(pointsOf(s, victim), amount - keywords.amountOf(s, victim, 'shield')))
}

const whose = (e: E, who: Who): Seat => (who === 'own' ? e.seat : other(e.seat))

function endOf(s: S, e: E, lasts: Lasts) {
  const active = activeSeat(s)
  if (lasts === 'endOfTurn') return { until: 'turnEnd' } as const
  if (lasts === 'endOfNextOwnTurn') return endOfNext('turnEnd', e.seat, active)
  if (lasts === 'endOfNextOtherTurn') return endOfNext('turnEnd', other(e.seat), active)
  return {}
}

export const effects = KIT.interpreter<Words, Conditions, 'card.words'>({
  step: 'card.words',
  effect: ({ card, ability }) => (ability === 'turnStart' ? CARD[card].member?.turnStart : CARD[card].played) ?? [],
  words: {
    gain: {
      run(s, e, { amount }) {
        gain(s, e.seat, amount)
        return true
      },
    },
    take: {
      run(s, e, params) {
        const amount = takeable(s, e, params.amount)
        if (amount === 0) return false
        s.points[other(e.seat)] = pointsOf(s, other(e.seat)) - amount
        s.points[e.seat] = pointsOf(s, e.seat) + amount
        log(s, 'taken', '5', { seat: e.seat, amount })
        return true
      },
      can: (s, e, { amount }) => takeable(s, e, amount) > 0,
    },
    draw: {
      run: (s, e, { cards }) => draw(s, e.seat, cards),
      can: s => countIn(s, ZONES.deck) > 0,
    },
    discard: {
      // Whether it took effect is known when the other seat has answered.
      run(s, e) {
        enter(s, { step: 'card.discard', seat: other(e.seat) })
        return undefined
      },
      can: (s, e) => countIn(s, ZONES.hand, other(e.seat)) > 0,
    },
    keyword: {
      run(s, e, { keyword, amount, who, lasts }) {
        keywords.add(s, { source: e.card, word: keyword, holder: whose(e, who), amount, ...endOf(s, e, lasts) })
        log(s, 'begins', '4', { seat: whose(e, who), keyword, amount })
        return true
      },
    },
    loseKeyword: {
      run(s, e, { keyword, who, lasts }) {
        const had = keywords.has(s, whose(e, who), keyword)
        const lost = { source: e.card, word: keyword, holder: whose(e, who), ...endOf(s, e, lasts) }
        for (const row of keywords.lose(s, lost)) logEnd(s, row)
        return had
      },
    },
    choose: {
      run(s, e, _params, at) {
        enter(s, { step: 'card.option', ...e, at })
        return undefined
      },
      can: (_s, _e, { options }, canDo) => options.some(canDo),
    },
  },
  conditions: {
    behind: (s, e) => pointsOf(s, e.seat) < pointsOf(s, other(e.seat)),
    handAtMost: (s, e, { cards }) => countIn(s, ZONES.hand, e.seat) <= cards,
  },
})

/** The options of the `choose` that asks. */
function optionsOf({ at, ...e }: E & { readonly at: string }): readonly Effect[] {
  const sentence = effects.sentence(e, at)
  return sentence.word === 'choose' ? sentence.options : []
}

export function logEnd(s: S, row: { readonly holder: Seat; readonly word: Keyword }): void {
  log(s, 'ends', '4', { seat: row.holder, keyword: row.word })
}

export const EFFECT_STEPS = {
  ...effects.steps,

  // One of the options that can be carried out.
  'card.option': KIT.chooseOne<FrameOf<F, 'card.option'>, 'option'>({
    verb: 'option',
    seat: (_s, f) => f.seat,
    among: () => OPTIONS,
    rules: [
      rule('3.2', 'noEffect', (s, f, option) => effects.canDo(s, f, optionsOf(f)[OPTIONS.indexOf(option)] ?? [])),
    ],
    take(s, { step: _, at, ...e }, option) {
      effects.tookEffect(s)
      enter(s, effects.frame(e, `${at}.options.${OPTIONS.indexOf(option)}`))
    },
    forced: () => undefined,
    final: ['option'],
  }),

  // The seat is asked even for its last card: it alone knows which it is.
  'card.discard': KIT.chooseOne<FrameOf<F, 'card.discard'>, 'discard'>({
    verb: 'discard',
    seat: (_s, f) => f.seat,
    among: (s, f) => kindsIn(s, ZONES.hand, f.seat),
    rules: [rule('3.1', 'notInHand', (s, f, card) => hasCard(s, ZONES.hand, card, f.seat))],
    take(s, f, card) {
      moveCard(s, card, ZONES.hand, f.seat, ZONES.discard)
      log(s, 'discarded', '3.2', { seat: f.seat, card })
      effects.tookEffect(s)
    },
    final: ['discard'],
  }),
}
