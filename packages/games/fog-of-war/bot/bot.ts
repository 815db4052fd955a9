// What The Fog of War gives the bots.

import type { Bot } from '@ludoteka/kernel'
import type { S } from '../rules/state.ts'
import { blunders } from './blunders.ts'
import { evaluate, isQuiet } from './evaluate.ts'
import { outlook } from './outlook.ts'
import { isPointless } from './pointless.ts'

export const bot: Bot<S> = { evaluate, isQuiet, isPointless, worlds: 4, outlook, blunders }
