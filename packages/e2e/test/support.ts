// The setup of every browser test file: one site, the browser of the worker, and people whose pages are closed after each test.

import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type BrowserKind, openChromium } from '../src/chromium.ts'
import { newPerson, type Person } from '../src/person.ts'
import { openSite, type Site, type SiteOptions } from '../src/site.ts'

type PersonOptions = Omit<Parameters<typeof newPerson>[1], 'origin'>

const running = new Map<BrowserKind, Promise<Browser>>()

/** One for all files of a worker; it ends with the worker. */
export async function sharedChromium(kind: BrowserKind = 'bare'): Promise<Browser> {
  const open = await running.get(kind)
  if (open?.isConnected()) return open
  const opening = openChromium({ coarse: true, kind })
  running.set(kind, opening)
  return opening
}

export type BrowserSuite = {
  site(): Site
  person(options?: PersonOptions): Promise<Person>
}

type SuiteOptions = SiteOptions &
  Pick<PersonOptions, 'painted'> & {
    /** The one that people of this file use. */
    readonly browser?: BrowserKind
    /**
     * The service worker loads and compiles every file of the build in each new profile. Files about the first visit, about what
     * works without a network and about reminders have it; everywhere else it would only take time.
     */
    readonly serviceWorker?: boolean
  }

/** After each test no page may have logged an error or a warning. */
export function browserSuite(options: SuiteOptions = {}): BrowserSuite {
  const { painted = true, browser, serviceWorker = false, ...site } = options
  const context = serviceWorker ? {} : ({ serviceWorkers: 'block' } as const)
  return suiteOf(() => openSite(site), { painted, context }, browser)
}

/** The same for pages that come from somewhere else than the server. */
export function suiteOf(open: () => Promise<Site>, defaults: PersonOptions = {}, kind?: BrowserKind): BrowserSuite {
  let site: Site | undefined
  const people: Person[] = []
  beforeAll(async () => {
    site = await open()
  })
  afterEach(async () => {
    const closing = people.splice(0)
    for (const person of closing) await person.close()
    expect(closing.flatMap(({ problems }) => problems)).toEqual([])
  })
  afterAll(() => site?.close())
  return {
    site: () => site ?? missing(),
    async person(personOptions = {}) {
      const origin = site?.origin ?? missing()
      const context = { ...defaults.context, ...personOptions.context }
      const person = await newPerson(await sharedChromium(kind), { origin, ...defaults, ...personOptions, context })
      people.push(person)
      return person
    },
  }
}

function missing(): never {
  throw new Error('The suite has not been set up yet.')
}
