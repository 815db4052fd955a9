// No two cards look alike, no two Barons bear the same arms, and every land has its own drawing.

import { expect, test } from 'vitest'
import { BARON_ACTIONS, NEUTRAL_ACTIONS } from '../../content/actionCards.ts'
import { AGENDAS } from '../../content/agendas.ts'
import { BARONS } from '../../content/barons.ts'
import { CITIES, CITY } from '../../content/cities.ts'
import { EVENTS } from '../../content/events.ts'
import { BATTLE_RESULTS } from '../../content/fate.ts'
import { TROOPS } from '../../content/troops.ts'
import { ACTION_ART } from '../art/actionScenes.ts'
import { AGENDA_ART } from '../art/agendaScenes.ts'
import { EVENT_ART } from '../art/eventScenes.ts'
import { FATE_ART } from '../art/fateScenes.ts'
import { townGlyphs } from '../art/towns.ts'
import { troopArtOf } from '../art/troopScenes.ts'
import { EMBLEM } from '../symbols.tsx'

test('no two cards have the same picture', () => {
  const pictures = [
    ...BARON_ACTIONS.map(card => ACTION_ART[card]),
    ...NEUTRAL_ACTIONS.map(card => ACTION_ART[card]),
    ...EVENTS.map(card => EVENT_ART[card]),
    ...AGENDAS.map(card => AGENDA_ART[card]),
    ...TROOPS.map(troopArtOf),
    ...BATTLE_RESULTS.map(result => FATE_ART[result]),
  ]
  expect(new Set(pictures.map(picture => JSON.stringify(picture))).size).toBe(pictures.length)
})

test('every card shows two figures on a ground, and most show three or more', () => {
  const arts = [ACTION_ART, EVENT_ART, AGENDA_ART, FATE_ART].flatMap(one => Object.values(one))
  expect(arts.filter(({ drawn }) => drawn.length < 2)).toEqual([])
  expect(arts.filter(({ drawn }) => drawn.length > 2).length).toBeGreaterThan(arts.length * 0.75)
})

test('every Baron has an emblem of his own', () => {
  expect(new Set(BARONS.map(baron => EMBLEM[baron])).size).toBe(BARONS.length)
})

test('a city looks another with every breach, when it is fortified, and not like its neighbours', () => {
  const drawn = CITIES.flatMap(city =>
    [false, true].flatMap(isFortified =>
      Array.from({ length: CITY[city].strength / 100 + 1 }, (_, breaches) =>
        JSON.stringify(
          townGlyphs({
            city,
            strength: CITY[city].strength,
            isFortified,
            breaches,
            isOverseas: CITY[city].area === city,
          }),
        ),
      ),
    ),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})
