// Builds the browser client into packages/web/dist, if a source has changed since the last time.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isNewer, modifiedAt } from './build.mjs'
import { ROOT } from './root.mjs'

const WEB = join(ROOT, 'packages', 'web')
const SOURCES = ['web', 'ui', 'games', 'text-kit', 'kernel', 'bots', 'protocol'].map(name =>
  join(ROOT, 'packages', name),
)

export function ensureWebBuilt() {
  const builtAt = modifiedAt(join(WEB, 'dist', 'index.html'))
  if (![...SOURCES, join(ROOT, 'package-lock.json')].some(path => isNewer(path, builtAt))) return
  console.error('Building the browser client…')
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: WEB,
    stdio: ['ignore', 2, 2],
  })
  if (status === 0) return
  console.error('The browser client could not be built; what is wrong stands above.')
  process.exit(1)
}
