// Answers that tests do not care about, so that a case shows only what it is about.

import { factsIn } from '@ludoteka/kernel'
import { FIELDS } from '../rules/state.ts'
import type { Battle, Where } from './positions.ts'

/** More answers than any of them needs. */
const MOST_ANSWERS = 60

/** Lets windows pass, keeps dice, declines what may trigger and orders triggers as they come, until something else is asked. */
export function until(b: Battle, step: string): Battle {
  for (let n = 0; b.step() !== step && n < MOST_ANSWERS; n++) {
    const asked = b.step()
    if (asked.startsWith('window.')) b.answer('pass')
    else if (asked === 'attack.reroll' || asked === 'trigger.may') b.answer('decline')
    else if (asked === 'triggers.put') b.answer('trigger', Number(b.choice('trigger')[0]))
    else break
  }
  return b
}

/** Until the main phase goes on. */
export const main = (b: Battle): Battle => until(b, 'turn.main')

/** Uses an ability and names these cards, as far as it is asked which; what it answers is the first item that it can. */
export function use(b: Battle, where: Where, id: Parameters<Battle['use']>[1], ...targets: readonly Where[]): Battle {
  b.use(where, id)
  if (b.step() === 'declare.item') b.answer('targetItem', Number(b.choice('targetItem')[0]))
  for (const target of targets) if (b.step() === 'declare.target' || b.step() === 'declare.onto') b.target(target)
  return b
}

/** The facts everybody sees. */
export const facts = (b: Battle) => factsIn(FIELDS, b.t.view('spectator'))
