#!/usr/bin/env node
// The `ludoteka` command: installs and builds what is out of date, then runs.

import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { ensureInstalled } from '../../../scripts/install.mjs'

ensureInstalled()
const main = await ensureBuilt()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(main).href)
