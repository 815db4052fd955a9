// The board in English.

import { KIT_EN } from './strings.kit.en.ts'
import { REALM_EN } from './strings.realm.en.ts'
import { SCENES_EN } from './strings.scenes.en.ts'
import type { BoardText } from './strings.ts'

export const EN: BoardText = { ...KIT_EN, ...SCENES_EN, map: REALM_EN }
