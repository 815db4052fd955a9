// Installs the dependencies when they are missing or are not those of package-lock.json.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Says on stderr what it does; says nothing when there is nothing to do. */
export function ensureInstalled() {
  const reason = whyInstall()
  if (!reason) return
  console.error(`Installing dependencies with npm ci: ${reason}.`)
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32', // there npm is a script, not a program
  })
  if (status === 0) return
  console.error(`npm ci failed${error ? `: ${error.message}` : ''}.`)
  process.exit(1)
}

function whyInstall() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json') // npm writes it when it has finished
  if (!existsSync(installed)) return 'node_modules is missing'
  const present = packagesIn(installed)
  const wanted = Object.entries(packagesIn(join(ROOT, 'package-lock.json')))
  const isPresent = ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version
  return wanted.every(isPresent) ? undefined : 'package-lock.json has changed'
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}
