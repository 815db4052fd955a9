// A test game of spells and answers: a response stack (last in, first out) and replacement effects.
//
// 1 The active seat casts a bolt at another seat or ends its turn, drawing a card.
// 2 A bolt may be answered, and so may every answer; after an answer has happened the active seat is asked first (or,
//   as an option, the seat after the one that answered).
// 3 Answers: a counter cancels anything that waits, a swerve turns a waiting bolt on its caster.
// 4 A duck can't be answered: the bolt under the window loses 1 at once.
// 5 Harm is changed by the victim's charms, each once, in the order it likes: a ward halves it (rounded up), a
//   shell takes 2 off, a scapegoat hands it to the next seat instead.
// 6 The last seat alive wins; when the deck is empty at the end of a turn, nobody does.

import {
  byId,
  bySeat,
  cancel,
  cardsIn,
  count,
  countIn,
  defineGame,
  drawn,
  enter,
  type FramesOf,
  flag,
  frames,
  hasCard,
  itemOf,
  layOut,
  logger,
  moveCard,
  moveTop,
  mutable,
  offer,
  param,
  pending,
  pendingItem,
  perSeat,
  propose,
  proposedParams,
  replaceable,
  replaceableParams,
  responseWindow,
  type Seat,
  type State,
  type StateOf,
  seat as seatField,
  shared,
  shuffle,
  type VerbsOf,
  win,
  windowParams,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const DUELLISTS = ['ann', 'bob', 'cay'] as const
const SPELLS = ['bolt', 'counter', 'swerve', 'duck'] as const
type Spell = (typeof SPELLS)[number]
const COPIES: Readonly<Record<Spell, number>> = { bolt: 12, counter: 9, swerve: 6, duck: 3 }
const CHARMS = ['ward', 'shell', 'scapegoat'] as const
type Charm = (typeof CHARMS)[number]
const ITEMS = Array.from({ length: 40 }, (_, i) => i)

const FRAMES = frames({
  deal: {},
  turn: {},
  answer: windowParams,
  bolt: { seat: param.seat, target: mutable(param.seat), amount: mutable(param.integer), ...proposedParams },
  counter: { seat: param.seat, answers: param.count, ...proposedParams },
  swerve: { seat: param.seat, answers: param.count, ...proposedParams },
  harm: { seat: param.seat, amount: mutable(param.integer), ...replaceableParams(CHARMS) },
})
type Duel = FramesOf<typeof FRAMES>
type Proposed = Extract<Duel, { readonly step: 'bolt' | 'counter' | 'swerve' }>
type Bolt = Extract<Duel, { readonly step: 'bolt' }>
type Harm = Extract<Duel, { readonly step: 'harm' }>

const VERBS = {
  bolt: DUELLISTS,
  endTurn: true,
  counter: ITEMS,
  swerve: ITEMS,
  duck: true,
  pass: true,
  replace: CHARMS,
} as const
type Verbs = VerbsOf<typeof VERBS>

const zone = zones(SPELLS, {
  deck: shared({ everyone: 'count', ordered: true, takesRest: true }),
  hand: perSeat({ owner: 'cards', others: 'count', stock: 'shared' }),
  discard: shared({ everyone: 'cards', ordered: true }),
})

const fields = {
  active: seatField(),
  life: bySeat(count(5)),
  ward: bySeat(flag()),
  shell: bySeat(flag()),
  scapegoat: bySeat(flag()),
  happened: byId(SPELLS, count()),
}

export type DuelState = State<StateOf<typeof fields>, Duel>

const { log } = logger<{
  cast: { seat: Seat; spell: Spell }
  happened: { spell: Spell; seat: Seat }
  harmed: { seat: Seat; amount: number }
}>()

const isAlive = (s: DuelState, seat: Seat): boolean => (s.life[seat] ?? 0) > 0
const living = (s: DuelState): Seat[] => DUELLISTS.map((_, seat) => seat).filter(seat => isAlive(s, seat))

/** The living seats in turn order, beginning with the first one at or after this. */
function fromSeat(s: DuelState, first: Seat): Seat[] {
  const seats = living(s)
  return [...seats.filter(seat => seat >= first), ...seats.filter(seat => seat < first)]
}

const next = (s: DuelState, seat: Seat): Seat => fromSeat(s, (seat + 1) % s.seats)[0] ?? seat

function cast(s: DuelState, seat: Seat, spell: Spell): void {
  moveCard(s, spell, zone.hand, seat, zone.discard)
  log(s, 'cast', '2', { seat, spell })
}

function happen(s: DuelState, spell: Spell, seat: Seat): void {
  s.happened[SPELLS.indexOf(spell)] = (s.happened[SPELLS.indexOf(spell)] ?? 0) + 1
  log(s, 'happened', '2', { spell, seat })
}

/** 2: everybody but the caster is asked first, in turn order; the caster last. */
function declare(s: DuelState, frame: Proposed): void {
  propose(s, frame, 'answer', fromSeat(s, (frame.seat + 1) % s.seats))
}

const isBolt = (frame: Duel | undefined): frame is Bolt => frame?.step === 'bolt'

export const duel = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'duel',
  version: 3,
  options: {
    charms: { kind: 'list', values: CHARMS, initial: [] },
    asksFirst: { kind: 'oneOf', values: ['active', 'next'], initial: 'active' },
  },
  seats: () => DUELLISTS,
  zones: zone,
  fields,
  frames: FRAMES,
  verbs: VERBS,
  setup(s) {
    const { charms } = s.options
    for (const charm of CHARMS) {
      if (Array.isArray(charms) && charms.includes(charm)) s[charm] = s[charm].map(() => true)
    }
    enter(s, { step: 'deal' }, { step: 'turn' })
  },
  steps: {
    deal: {
      run(s) {
        if (countIn(s, zone.deck) > 0) return // a written-down position has its cards already
        layOut(
          s,
          zone.deck,
          0,
          SPELLS.flatMap(spell => new Array<Spell>(COPIES[spell]).fill(spell)),
        )
        shuffle(s, zone.deck)
        for (const seat of living(s)) for (let n = 0; n < 5; n++) moveTop(s, zone.deck, 0, zone.hand, { seat })
      },
    },
    turn: {
      ask: s =>
        offer<Verbs>(s.active, {
          bolt: hasCard(s, zone.hand, 'bolt', s.active)
            ? living(s).flatMap(seat => (seat === s.active ? [] : (DUELLISTS[seat] ?? [])))
            : [],
          endTurn: true,
        }),
      do: {
        bolt(s, _f, target) {
          cast(s, s.active, 'bolt')
          declare(s, { step: 'bolt', seat: s.active, target: DUELLISTS.indexOf(target), amount: 5 })
        },
        endTurn(s) {
          const taken = moveTop(s, zone.deck, 0, zone.hand, { seat: s.active })
          if (taken === undefined) drawn(s, 'exhausted', '6')
          s.active = next(s, s.active)
        },
      },
      final: ['bolt', 'endTurn'],
      why: {
        bolt: (s, _f, target) => ({
          rule: '1',
          reason:
            target === DUELLISTS[s.active]
              ? 'notYourself'
              : hasCard(s, zone.hand, 'bolt', s.active)
                ? 'alreadyDead'
                : 'noBolt',
        }),
      },
    },
    answer: responseWindow<DuelState, Duel, Verbs>({
      responses(s, event, seat) {
        const holds = (spell: Spell): boolean => hasCard(s, zone.hand, spell, seat)
        return {
          ...(holds('counter') ? { counter: pending(s).map(itemOf) } : {}),
          ...(holds('swerve') ? { swerve: pending(s).filter(isBolt).map(itemOf) } : {}),
          ...(holds('duck') && isBolt(event) ? { duck: true } : {}),
        }
      },
      respond: {
        counter(s, _event, answers, seat) {
          cast(s, seat, 'counter')
          declare(s, { step: 'counter', seat, answers })
        },
        swerve(s, _event, answers, seat) {
          cast(s, seat, 'swerve')
          declare(s, { step: 'swerve', seat, answers })
        },
        duck(s, event, _arg, seat) {
          cast(s, seat, 'duck')
          happen(s, 'duck', seat)
          if (isBolt(event)) event.amount--
        },
      },
      terms: (_s, event) => ('seat' in event ? { seat: event.seat } : {}),
      mustAsk: (s, _event, seat) => countIn(s, zone.hand, seat) > 0, // whether it can answer is its secret
      orderAfter: s => (s.options['asksFirst'] === 'active' ? fromSeat(s, s.active) : undefined),
      final: ['counter', 'swerve', 'duck'],
      why: {
        counter: { rule: '3', reason: 'nothingToCounter' },
        swerve: { rule: '3', reason: 'nothingToSwerve' },
        duck: { rule: '4', reason: 'nothingToDuck' },
      },
    }),
    bolt: {
      run(s, f) {
        happen(s, 'bolt', f.seat)
        enter(s, { step: 'harm', seat: f.target, amount: f.amount, replaced: [] })
      },
    },
    counter: {
      run(s, f) {
        if (cancel(s, f.answers)) happen(s, 'counter', f.seat)
      },
    },
    swerve: {
      run(s, f) {
        const bolt = pendingItem(s, f.answers)
        if (!isBolt(bolt)) return
        bolt.target = bolt.seat
        happen(s, 'swerve', f.seat)
      },
    },
    harm: replaceable<DuelState, Harm, Charm>({
      replacements: {
        ward: {
          applies: (s, f) => s.ward[f.seat] === true && f.amount > 0,
          instead(_s, f) {
            f.amount = Math.ceil(f.amount / 2)
            return 'changed'
          },
        },
        shell: {
          applies: (s, f) => s.shell[f.seat] === true && f.amount > 0,
          instead(_s, f) {
            f.amount = Math.max(0, f.amount - 2)
            return 'changed'
          },
        },
        scapegoat: {
          applies: (s, f) => s.scapegoat[f.seat] === true && f.amount > 0,
          instead(s, f) {
            enter(s, { step: 'harm', seat: next(s, f.seat), amount: f.amount, replaced: f.replaced })
            return 'gone'
          },
        },
      },
      chooser: (_s, f) => f.seat,
      why: { rule: '5', reason: 'noSuchCharm' },
      run(s, f) {
        s.life[f.seat] = Math.max(0, (s.life[f.seat] ?? 0) - f.amount)
        log(s, 'harmed', '5', { seat: f.seat, amount: f.amount })
        const alive = living(s)
        if (alive.length === 1) win(s, alive, 'lastAlive', '6')
        else if (!isAlive(s, s.active)) s.active = next(s, s.active)
      },
    }),
  },
  inventory: () => new Map(SPELLS.map(spell => [spell, COPIES[spell]])),
  check: s => (s.life.some(n => n < 0 || n > 5) ? 'A life is out of bounds.' : undefined),
  refusals,
  reasons: [
    'gameOver',
    'notYourDecision',
    'notNow',
    'notYourself',
    'noBolt',
    'alreadyDead',
    'nothingToCounter',
    'nothingToSwerve',
    'nothingToDuck',
    'noSuchCharm',
  ],
  bound: 2000,
  text: text('Duel'),
})

export const handOf = (s: DuelState, seat: Seat): readonly Spell[] => cardsIn(s, zone.hand, seat)
