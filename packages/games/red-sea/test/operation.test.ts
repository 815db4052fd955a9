// The terms of a question about an operation, and the board's forecasts from them, checked against the rules' stack.

import { act, actionsOf, begin, type Core, choices, sampler, seedFrom, view } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { forecast } from '../board/forecast.ts'
import { COUNTRIES } from '../content/spaces.ts'
import { redSea } from '../index.ts'
import { cardNamed } from '../rules/cards.ts'
import { opsOf } from '../rules/opsValue.ts'
import { publicState } from '../rules/publicState.ts'
import { viewersSide } from '../rules/viewed.ts'

/** A parameter of the step under way. */
const parameter = (s: Core, key: string): unknown => Reflect.get(s.stack.at(-1) ?? {}, key)

/** Steps whose terms follow from more than their parameters. */
const COMPUTED = ['place.influence', 'event.moveTo', 'event.nyet', 'actionRound.order']

test('6.0 the terms say what is left, and a coup is forecast with what the rules will use', () => {
  const wrong: string[] = []
  const asked: Record<string, number> = {}
  for (let game = 0; game < 60; game++) {
    const chance = sampler(seedFrom('operation', game))
    let live = begin(redSea, { combined: game % 2 === 0 ? 'off' : 'on' }, seedFrom('operation', game))
    while (live.state.result.kind === 'open') {
      const offers = choices(redSea, live.state)
      const seen = view(redSea, live.state, offers[0]?.seat ?? 0)
      const { step, terms } = seen
      const s = publicState(seen)
      const side = viewersSide(seen, s)
      asked[step] = (asked[step] ?? 0) + 1
      for (const name of ['value', 'left', 'plus', 'keepsDefcon']) {
        const known = parameter(live.state, name)
        if (!COMPUTED.includes(step) && name in terms && terms[name] !== known)
          wrong.push(`${step}: ${name} ${terms[name]}, not ${known}`)
      }
      if (side && step === 'actionRound.order') {
        const { value } = opsOf(s, side, cardNamed(terms['card']))
        if (terms['value'] !== value) wrong.push(`${step}: value ${terms['value']}, not ${value}`)
      }
      if (step === 'event.nyet') {
        const chosen = parameter(live.state, 'chosen')
        if (!Array.isArray(chosen) || terms['left'] !== 2 - chosen.length) wrong.push(`${step}: ${terms['left']} left`)
      }
      if (step === 'place.influence') {
        const spent = Number(parameter(live.state, 'spent'))
        if (terms['left'] !== Number(terms['of']) - spent) wrong.push(`${step}: ${terms['left']} left after ${spent}`)
      }
      if (side && step === 'coup.target') {
        for (const at of COUNTRIES) {
          const meant = forecast(seen, s, side, 'coup', at)
          if (meant?.kind !== 'coup' || meant.ops !== parameter(live.state, 'value'))
            wrong.push(`${step}: Ops at ${at}`)
          else if (parameter(live.state, 'keepsDefcon') === true && meant.danger.war.hits > 0)
            wrong.push(`${step}: war although DEFCON is kept`)
        }
      }
      const all = offers.flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const action = all[chance.below(all.length)]
      if (!action) break
      live = act(redSea, live, action)
    }
  }
  expect(asked['place.influence']).toBeGreaterThan(100)
  expect(asked['coup.target']).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
