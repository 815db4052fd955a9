// Standing orders: windows in which a player need not be asked each time (18.6). They look only at what everybody knows.

import type { Json, OrderRules, View } from '@ludoteka/kernel'
import { rowsIn } from './viewed.ts'

/** When a player still wants to be asked although he lets things pass; the first is what an order begins with, which loses nothing. */
export const STOPS = ['myCards', 'attacksAtMyCards', 'never'] as const

type Item = { readonly kind?: Json; readonly seat?: Json; readonly targets?: Json }

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const itemsIn = (view: View): readonly Item[] => {
  const { stack } = view.terms
  return Array.isArray(stack) ? stack.filter(isObject) : []
}

const isWindow = (view: View): boolean => view.step.startsWith('window.')

/** Whether something of the opponent that waits is aimed at a card of the seat. */
function isAimedAt(view: View, seat: string, kinds: readonly string[]): boolean {
  const own = view.seats.indexOf(seat)
  const { pieces } = rowsIn(view)
  return itemsIn(view).some(({ kind, seat: by, targets }) => {
    if (by === own || typeof kind !== 'string' || !kinds.includes(kind) || !Array.isArray(targets)) return false
    return targets.some(piece => pieces.get(String(piece))?.controller === own)
  })
}

const isPause = (view: View): boolean => itemsIn(view).every(({ kind }) => kind === 'pause')

export const ORDERS = {
  /** Passes in windows, unless something is aimed at a card of the player. */
  passWindows: {
    settings: { stop: STOPS },
    spans: ['turn', 'match'],
    applies(view, seat, { stop }) {
      if (!isWindow(view) || !view.waiting.includes(seat)) return false
      if (stop === 'attacksAtMyCards') return !isAimedAt(view, seat, ['strike'])
      return stop === 'never' || !isAimedAt(view, seat, ['strike', 'ability'])
    },
    answer: () => ({ verb: 'pass' }),
  },
  /** Passes when nothing waits: after movement, before the main phase and at the end of a turn. */
  passPauses: {
    spans: ['turn', 'match'],
    applies: (view, seat) => view.step === 'window.stack' && isPause(view) && view.waiting.includes(seat),
    answer: () => ({ verb: 'pass' }),
  },
  /** Passes while what the player himself has declared is on top of the stack. */
  passOwn: {
    spans: ['turn', 'match'],
    applies(view, seat) {
      const [top] = itemsIn(view)
      const isOwn = top?.kind !== 'pause' && top?.seat === view.seats.indexOf(seat)
      return view.step === 'window.stack' && isOwn && view.waiting.includes(seat)
    },
    answer: () => ({ verb: 'pass' }),
  },
  /** Takes triggers and opening effects in the order in which they are listed. */
  anyOrder: {
    spans: ['turn', 'match'],
    applies: (view, seat) =>
      (view.step === 'triggers.put' || view.step === 'turn.effects') && view.waiting.includes(seat),
    answer(view) {
      const { trigger, openingEffect } = view.choice
      if (Array.isArray(trigger) && trigger[0] !== undefined) return { verb: 'trigger', arg: trigger[0] }
      if (Array.isArray(openingEffect) && openingEffect[0] !== undefined)
        return { verb: 'openingEffect', arg: openingEffect[0] }
      return undefined
    },
  },
} as const satisfies OrderRules
export type OrderName = keyof typeof ORDERS

/** Turns are counted through the whole game. */
export const turnName = (view: View): string => String(view.facts['turn'])
