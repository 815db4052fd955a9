// The setup of every browser test file: one site and one browser, and people whose pages are closed after each test.

import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openChromium } from '../src/chromium.ts'
import { newPerson, type Person } from '../src/person.ts'
import { openSite, type Site, type SiteOptions } from '../src/site.ts'

type PersonOptions = Omit<Parameters<typeof newPerson>[1], 'origin'>

export type BrowserSuite = {
  site(): Site
  person(options?: PersonOptions): Promise<Person>
}

/** After each test no page may have logged an error or a warning. */
export function browserSuite(options: SiteOptions = {}): BrowserSuite {
  return suiteOf(() => openSite(options))
}

/** The same for pages that come from somewhere else than the server. */
export function suiteOf(open: () => Promise<Site>): BrowserSuite {
  let site: Site | undefined
  let browser: Browser | undefined
  const people: Person[] = []
  beforeAll(async () => {
    site = await open()
    browser = await openChromium({ coarse: true })
  })
  afterEach(async () => {
    const closing = people.splice(0)
    for (const person of closing) await person.close()
    expect(closing.flatMap(({ problems }) => problems)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  return {
    site: () => site ?? missing(),
    async person(personOptions = {}) {
      const person = await newPerson(browser ?? missing(), { origin: site?.origin ?? missing(), ...personOptions })
      people.push(person)
      return person
    },
  }
}

function missing(): never {
  throw new Error('The suite has not been set up yet.')
}
