// Before the browser tests, which run beside each other: all they need is built and installed.

import { buildBotWorker, buildWeb } from './builds.ts'
import { installChromium } from './chromium.ts'

export default async function globalSetup(): Promise<void> {
  await Promise.all([buildWeb('production'), buildWeb('development'), buildBotWorker(), installChromium()])
}
