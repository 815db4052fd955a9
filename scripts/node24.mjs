// Node 24 beside the Node that runs the tests: the program that npm's package `node` is made of, fetched once into node_modules/.cache.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, 'node_modules', '.cache', 'node24')
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform
const PACKAGE = `node-${PLATFORM}-${process.arch}`
const PROGRAM = join(FOLDER, 'node_modules', PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The path of the program; undefined where it can't be had. */
export function node24() {
  if (process.version.startsWith('v24.')) return process.execPath
  if (!existsSync(PROGRAM)) fetchNode()
  return existsSync(PROGRAM) ? PROGRAM : undefined
}

/** No script of the package is run. */
function fetchNode() {
  mkdirSync(FOLDER, { recursive: true })
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', FOLDER]
  spawnSync('npm', ['install', ...options, `${PACKAGE}@24`], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32', // there npm is a script, not a program
  })
}
