// The random bot: every offered action is equally likely.

import { anyAction } from '@ludoteka/kernel'
import type { Bot } from './bot.ts'

export const randomBot = (): Bot => ({ decide: ({ seat, choice, random }) => anyAction(seat, choice, random) })
