// The browser of the tests: the Chromium of the system, installed with apt-get where it is missing.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const PROGRAM = '/usr/bin/chromium'

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

export async function openChromium({ coarse }: { readonly coarse: boolean }): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: coarse ? [...FLAGS, ...COARSE_FLAGS] : FLAGS })
}

const run = promisify(execFile)

/** Where it is, after it was installed if necessary. */
export async function findChromium(): Promise<string> {
  if (!existsSync(PROGRAM)) await installChromium()
  return PROGRAM
}

async function installChromium(): Promise<void> {
  if (process.getuid?.() !== 0 || !(await hasAptGet())) fail('it can be installed automatically only by root on Debian')
  process.stderr.write('Installing Chromium for the browser tests (apt-get install chromium) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const commands = [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]
  for (const args of commands)
    await run('apt-get', args, { env, maxBuffer: 2 ** 26 }).catch(({ stderr }: { readonly stderr?: string }) =>
      fail(`apt-get ${args[0]} failed: ${lastLine(stderr ?? '')}`),
    )
  if (!existsSync(PROGRAM)) fail('apt-get installed it somewhere else')
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
  throw new Error(`The browser tests need Chromium at ${PROGRAM}: ${reason}.`)
}
