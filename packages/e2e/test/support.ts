// What every browser test starts with: one site and one browser for the whole file, and people who leave after each test.

import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openChromium } from '../src/chromium.ts'
import { type Person, sitDown } from '../src/person.ts'
import { openSite, type Site, type SiteOptions } from '../src/site.ts'

type PersonOptions = Omit<Parameters<typeof sitDown>[1], 'origin'>

export type Scene = {
  site(): Site
  person(options?: PersonOptions): Promise<Person>
}

/** After each test nobody's page may have complained of anything. */
export function scene(options: SiteOptions = {}): Scene {
  let site: Site | undefined
  let browser: Browser | undefined
  const people: Person[] = []
  beforeAll(async () => {
    site = await openSite(options)
    browser = await openChromium({ coarse: true })
  })
  afterEach(async () => {
    const leaving = people.splice(0)
    for (const person of leaving) await person.leave()
    expect(leaving.flatMap(({ complaints }) => complaints)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  return {
    site: () => site ?? missing(),
    async person(wishes = {}) {
      const person = await sitDown(browser ?? missing(), { origin: site?.origin ?? missing(), ...wishes })
      people.push(person)
      return person
    },
  }
}

function missing(): never {
  throw new Error('The scene is not set yet.')
}
