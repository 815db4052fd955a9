// Accessible names: what a space or a fighter is, and what a click on it would do.

import type { Language } from '@ludoteka/kernel'
import { numberOf, SPACE, type Space, START_SPACES } from '../content/boards.ts'
import { FIGHTER, type Fighter } from '../content/fighters.ts'
import { DICTIONARIES } from '../text/index.ts'
import { type BoardFacts, fighterAt } from './boardFacts.ts'
import type { Scene } from './scene.ts'
import { type Offered, STRINGS } from './strings.ts'

export function spaceName(
  position: BoardFacts,
  scene: Scene,
  space: Space,
  language: Language,
  offered: Offered | undefined,
): string {
  const strings = STRINGS[language]
  const start = START_SPACES[position.board].indexOf(space)
  const stander = fighterAt(scene.at, space)
  return [
    strings.space(numberOf(space)),
    zoneNames(space, language),
    ...(start >= 0 ? [strings.start(start + 1)] : []),
    ...(stander ? [whoAndHealth(scene, stander, language)] : []),
    ...(offered ? [strings.offers[offered]] : []),
  ].join(', ')
}

export function fighterName(
  position: BoardFacts,
  scene: Scene,
  fighter: Fighter,
  language: Language,
  offered: Offered | undefined,
): string {
  const strings = STRINGS[language]
  const at = scene.at[fighter]
  const start = at ? START_SPACES[position.board].indexOf(at) : -1
  return [
    whoAndHealth(scene, fighter, language),
    ...(at ? [strings.space(numberOf(at)), zoneNames(at, language)] : []),
    ...(start >= 0 ? [strings.start(start + 1)] : []),
    ...(offered ? [strings.offers[offered]] : []),
  ].join(', ')
}

function whoAndHealth(scene: Scene, fighter: Fighter, language: Language): string {
  const texts = DICTIONARIES[language]
  const size = fighter === 'alice' && scene.size ? `, ${texts.sizes[scene.size]}` : ''
  const health = STRINGS[language].health(scene.health[fighter] ?? 0, FIGHTER[fighter].health)
  return `${texts.fighters[fighter].label}${size}, ${health}`
}

function zoneNames(space: Space, language: Language): string {
  return STRINGS[language].zones(SPACE[space].zones.map(zone => DICTIONARIES[language].zones[zone].name))
}
