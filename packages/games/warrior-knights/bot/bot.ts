// What Warrior Knights gives the bots.

import type { Bot } from '@ludoteka/kernel'
import type { S } from '../rules/state.ts'
import { offerOf } from './deals.ts'
import { evaluate, isQuiet } from './evaluate.ts'
import { outlook } from './outlook.ts'
import { isPointless } from './pointless.ts'

export const bot: Bot<S> = { evaluate, isQuiet, isPointless, offer: offerOf, worlds: 2, outlook }
