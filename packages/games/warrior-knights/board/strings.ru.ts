// The board in Russian.

import { KIT_RU } from './strings.kit.ru.ts'
import { REALM_RU } from './strings.realm.ru.ts'
import { SCENES_RU } from './strings.scenes.ru.ts'
import type { BoardText } from './strings.ts'

export const RU: BoardText = { ...KIT_RU, ...SCENES_RU, map: REALM_RU }
