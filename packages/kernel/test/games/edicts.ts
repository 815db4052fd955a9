// A test game of edicts that end by themselves: rows with expiry, and a column of which most values are the default.
//
// 1 Two seats take four turns each, in turn. In a turn a seat enacts an edict, builds in a province or repeals the
//   oldest edict of that name the other seat has.
// 2 A tax is worth 3 and ends with the turn; a toll is worth 1 and ends with the seat's next turn; a feast is worth 1
//   and ends when the second turn of anybody after it does; a charter is worth 1 and stays.
// 3 At the end of a turn its seat gains what its edicts are worth; then those that are due end.
// 4 More points win; every building counts one, for the seat that built last in that province.

import {
  addRow,
  bySeat,
  count,
  defineGame,
  drawn,
  end,
  enter,
  expireRows,
  type FramesOf,
  findRows,
  frames,
  logger,
  NOWHERE,
  named,
  type Offers,
  removeRows,
  rows,
  type Seat,
  type State,
  type StateOf,
  seat,
  sparseById,
  type VerbsOf,
  win,
  zones,
} from '@ludoteka/kernel'
import { refusals, text } from './common.ts'

const EDICTS = ['tax', 'toll', 'feast', 'charter'] as const
type Edict = (typeof EDICTS)[number]
const MOMENTS = ['turnEnd', 'never'] as const
const PROVINCES = ['north', 'east', 'south', 'west'] as const
const SEATS = ['ann', 'bob'] as const
const TURNS = 8

const IN_FORCE = rows({
  edict: named(EDICTS),
  holder: seat(),
  amount: count(1),
  until: named(MOMENTS, 'never'),
  whose: seat(NOWHERE),
  left: count(1),
})
/** Twice the number of buildings, and one more where the last was the second seat's. */
const BUILT = sparseById(PROVINCES, count())

const fields = { turn: count(), inForce: IN_FORCE, built: BUILT, points: bySeat(count()) }

const FRAMES = frames({ turn: {}, turnEnd: {}, score: {} })
const VERBS = { enact: EDICTS, build: PROVINCES, repeal: EDICTS } as const
type Verbs = VerbsOf<typeof VERBS>
type EdictsState = State<StateOf<typeof fields>, FramesOf<typeof FRAMES>>

const { log } = logger<{ ended: { edict: Edict; seat: Seat }; gained: { seat: Seat; amount: number } }>()

const activeSeat = (s: EdictsState): Seat => s.turn % 2

/** 2 Everything an edict leaves to its default is left out. */
function enact(s: EdictsState, edict: Edict): void {
  const holder = activeSeat(s)
  if (edict === 'tax') addRow(IN_FORCE, s.inForce, { edict, holder, amount: 3, until: 'turnEnd' })
  else if (edict === 'toll') addRow(IN_FORCE, s.inForce, { edict, holder, until: 'turnEnd', whose: holder, left: 2 })
  else if (edict === 'feast') addRow(IN_FORCE, s.inForce, { edict, holder, until: 'turnEnd', left: 3 })
  else addRow(IN_FORCE, s.inForce, { edict, holder })
}

export const edicts = defineGame<typeof fields, typeof FRAMES, Verbs>({
  id: 'edicts',
  version: 1,
  options: {},
  seats: () => SEATS,
  zones: zones([], {}),
  fields,
  frames: FRAMES,
  verbs: VERBS,
  setup(s) {
    enter(s, { step: 'turn' })
  },
  steps: {
    turn: {
      ask(s): Offers<Verbs> {
        const others = findRows(s.inForce, ({ holder }) => holder !== activeSeat(s))
        const repeal = EDICTS.filter(edict => others.some(row => row.edict === edict))
        return [{ seat: activeSeat(s), choice: { enact: EDICTS, build: PROVINCES, repeal } }]
      },
      do: {
        enact(s, _f, edict) {
          enact(s, edict)
          end(s, { step: 'turnEnd' })
        },
        build(s, _f, province) {
          const at = PROVINCES.indexOf(province)
          s.built = BUILT.with(s.built, at, (BUILT.get(s.built, at) & ~1) + 2 + activeSeat(s))
          end(s, { step: 'turnEnd' })
        },
        repeal(s, _f, edict) {
          const [oldest] = findRows(s.inForce, row => row.edict === edict && row.holder !== activeSeat(s))
          removeRows(s.inForce, row => row === oldest)
          end(s, { step: 'turnEnd' })
        },
      },
      final: ['enact', 'build', 'repeal'],
      why: { repeal: { rule: '1', reason: 'nothingToRepeal' } },
    },
    turnEnd: {
      run(s) {
        const active = activeSeat(s)
        const amount = findRows(s.inForce, { holder: active }).reduce((sum, row) => sum + row.amount, 0)
        s.points[active] = (s.points[active] ?? 0) + amount
        log(s, 'gained', '3', { seat: active, amount })
        for (const { edict, holder } of expireRows(s.inForce, 'turnEnd', active))
          log(s, 'ended', '3', { edict, seat: holder })
        s.turn++
        enter(s, { step: s.turn < TURNS ? 'turn' : 'score' })
      },
    },
    score: {
      run(s) {
        const total = SEATS.map((_, seat) => {
          const own = PROVINCES.map((_name, at) => BUILT.get(s.built, at)).filter(value => value % 2 === seat)
          return own.reduce((sum, value) => sum + (value >> 1), s.points[seat] ?? 0)
        })
        const [first = 0, second = 0] = total
        if (first === second) drawn(s, 'tie', '4')
        else win(s, [first > second ? 0 : 1], 'mostPoints', '4')
      },
    },
  },
  inventory: () => new Map(),
  refusals,
  reasons: ['gameOver', 'notYourDecision', 'nothingToRepeal'],
  bound: TURNS,
  text: text('Edicts'),
})
