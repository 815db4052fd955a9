// Builds the browser client in both kinds before the browser tests begin, which run beside each other.

import { buildWeb } from './builds.ts'

export default async function globalSetup(): Promise<void> {
  await Promise.all([buildWeb('production'), buildWeb('development')])
}
