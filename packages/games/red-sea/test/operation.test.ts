// What the board takes for the operation under way, against what the rules have on their stack.

import { act, actionsOf, begin, type Core, choices, sampler, seedFrom, view } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { forecast } from '../board/forecast.ts'
import { opsUnderWay } from '../board/operation.ts'
import { cardsIn, readTable, viewersSide } from '../board/table.ts'
import { COUNTRIES } from '../content/spaces.ts'
import { redSea } from '../index.ts'

/** A parameter of the step under way. */
const term = (s: Core, key: string): unknown => Reflect.get(s.stack.at(-1) ?? {}, key)

test('7.3 operations are worth what the rules say, as far as a view can tell', () => {
  const wrong: string[] = []
  let asked = 0
  for (let game = 0; game < 60; game++) {
    const chance = sampler(seedFrom('operation', game))
    let live = begin(redSea, { combined: game % 2 === 0 ? 'off' : 'on' }, seedFrom('operation', game))
    while (live.state.result.kind === 'open') {
      const offers = choices(redSea, live.state)
      const seen = view(redSea, live.state, offers[0]?.seat ?? 0)
      const s = readTable(seen)
      const side = viewersSide(seen, s)
      const where = `${seen.step} ${cardsIn(seen, 'inPlay').join(' ')} ${side}`
      if (side && ['operation.kind', 'place.influence', 'coup.target'].includes(seen.step)) {
        asked++
        const value = opsUnderWay(seen, s, side).value
        if (value !== term(live.state, 'value')) wrong.push(`${where}: ${value}, not ${term(live.state, 'value')}`)
      }
      if (side && seen.step === 'coup.target' && term(live.state, 'keepsDefcon') !== true) {
        const falls = COUNTRIES.map(at => forecast(seen, s, side, 'coup', at))
        if (falls.every(one => one?.kind === 'coup' && one.danger.falls === 0)) wrong.push(`${where}: looks safe`)
      }
      const all = offers.flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const action = all[chance.below(all.length)]
      if (!action) break
      live = act(redSea, live, action)
    }
  }
  expect(asked).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})
