#!/usr/bin/env node
// The `ludoteka` command: installs and builds what is out of date, then runs.

import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { ensureInstalled } from '../../../scripts/install.mjs'
import { ensureWebBuilt } from '../../../scripts/web.mjs'

ensureInstalled()
const main = await ensureBuilt()
const asksForHelp = process.argv.includes('--help') || process.argv.includes('-h')
if (process.argv[2] === 'serve' && !asksForHelp) ensureWebBuilt()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(main).href)
