// The browsers of the tests: the Chromium of the system, installed with apt-get where it is missing.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

/**
 * `bare` is the same engine without windows, tabs and toolbars, which cost time for every page; `whole` is Chromium as people have
 * it, for what only that has, such as notifications.
 */
export type BrowserKind = 'bare' | 'whole'

const PROGRAM: Readonly<Record<BrowserKind, string>> = {
  bare: '/usr/bin/chromium-headless-shell',
  whole: '/usr/bin/chromium',
}
const PACKAGE: Readonly<Record<BrowserKind, string>> = { bare: 'chromium-headless-shell', whole: 'chromium' }

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Painting takes most of a browser's time; tests that read and click need no sharp picture. */
export const COARSE = 0.25
const COARSE_FLAGS = [
  `--force-device-scale-factor=${COARSE}`,
  '--default-tile-width=4096',
  '--default-tile-height=4096',
]

type ChromiumOptions = {
  readonly coarse: boolean
  readonly kind?: BrowserKind
}

/** Of those that are installed; see `installChromium`. */
export async function openChromium({ coarse, kind = 'bare' }: ChromiumOptions): Promise<Browser> {
  const executablePath = existsSync(PROGRAM[kind]) ? PROGRAM[kind] : PROGRAM.whole
  return chromium.launch({ executablePath, args: coarse ? [...FLAGS, ...COARSE_FLAGS] : FLAGS })
}

const run = promisify(execFile)

/** Installs what is missing, before any worker needs it. Without the bare one the tests only take longer. */
export async function installChromium(): Promise<void> {
  if (!existsSync(PROGRAM.whole)) await installPackage(PACKAGE.whole)
  if (!existsSync(PROGRAM.bare) && (await canInstall())) await installPackage(PACKAGE.bare).catch(() => undefined)
}

async function installPackage(name: string): Promise<void> {
  if (!(await canInstall())) fail('it can be installed automatically only by root on Debian')
  process.stderr.write(`Installing Chromium for the browser tests (apt-get install ${name}) …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const commands = [['update'], ['install', '-y', '--no-install-recommends', name]]
  for (const args of commands)
    await run('apt-get', args, { env, maxBuffer: 2 ** 26 }).catch(({ stderr }: { readonly stderr?: string }) =>
      fail(`apt-get ${args[0]} failed: ${lastLine(stderr ?? '')}`),
    )
  if (!existsSync(PROGRAM.whole)) fail('apt-get installed it somewhere else')
}

async function canInstall(): Promise<boolean> {
  return process.getuid?.() === 0 && (await hasAptGet())
}

function hasAptGet(): Promise<boolean> {
  return run('apt-get', ['--version']).then(
    () => true,
    () => false,
  )
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

function fail(reason: string): never {
  throw new Error(`The browser tests need Chromium at ${PROGRAM.whole}: ${reason}.`)
}
