// A ship takes goods on board one by one and sails to a port: a decision of several clicks, and only its end is worth anything.

import { byId, count, defineGame, end, flag, frames, offer, type VerbsOf, win } from '@ludoteka/kernel'
import { refusals, text } from '../../kernel/test/games/common.ts'

export const GOODS = ['salt', 'silk', 'wine'] as const
const PORTS = ['near', 'far', 'customs'] as const
type Good = (typeof GOODS)[number]

const VERBS = { load: GOODS, sail: PORTS, pay: GOODS, rest: true } as const
type CargoVerbs = VerbsOf<typeof VERBS>

const FIELDS = { loaded: byId(GOODS, flag()), earned: count() }
const FRAMES = frames({ quay: {}, toll: {} })

type Ship = { readonly loaded: readonly boolean[]; readonly earned: number }

const cargo = ({ loaded }: Ship): readonly Good[] => GOODS.filter((_, i) => loaded[i])
const ashore = ({ loaded }: Ship): readonly Good[] => GOODS.filter((_, i) => !loaded[i])

/** The far port wants salt and silk and nothing else; customs promise most and take everything. */
const EARNED: Readonly<Record<(typeof PORTS)[number], (goods: readonly Good[]) => number>> = {
  near: goods => goods.length,
  far: goods => (goods.join() === 'salt,silk' ? 5 : 0),
  customs: goods => 9 * goods.length,
}

export const CARGO = defineGame<typeof FIELDS, typeof FRAMES, CargoVerbs>({
  id: 'cargo',
  version: 1,
  options: {},
  seats: () => ['ship'],
  zones: {},
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    quay: {
      ask: s => {
        const isLoaded = cargo(s).length > 0
        return offer(0, { load: ashore(s), sail: isLoaded ? PORTS : [], ...(!isLoaded && { rest: true }) })
      },
      do: {
        load(s, _f, good) {
          s.loaded[GOODS.indexOf(good)] = true
        },
        sail(s, _f, port) {
          s.earned = EARNED[port](cargo(s))
          if (port === 'customs') end(s, { step: 'toll' })
          else win(s, [0], 'arrived', '1')
        },
        rest: s => win(s, [0], 'arrived', '1'),
      },
      final: ['sail', 'rest'],
    },
    toll: {
      ask: s => offer(0, { pay: cargo(s) }),
      do: {
        pay(s, _f, good) {
          s.loaded[GOODS.indexOf(good)] = false
          s.earned -= 9
          if (cargo(s).length === 0) win(s, [0], 'arrived', '1')
        },
      },
      final: ['pay'],
    },
  },
  verbs: VERBS,
  setup: s => {
    s.stack.push({ step: 'quay' })
  },
  inventory: () => new Map(),
  refusals,
  reasons: [],
  bound: 10,
  bot: {
    evaluate: s => s.earned + cargo(s).length / 10,
    isQuiet: s => s.stack.at(-1)?.step !== 'toll' && cargo(s).length === 0,
  },
  text: text('Cargo'),
})
