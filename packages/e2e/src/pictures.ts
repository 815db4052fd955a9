// Takes the pictures of the readme, and those of links, from matches with a fixed seed, so that they change only when the page does.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { driver as BERSERK } from '@ludoteka/berserk/driver'
import { BOTS, playMatch } from '@ludoteka/bots'
import { driver as FOG_OF_WAR } from '@ludoteka/fog-of-war/driver'
import { type Action, act, actionsOf, begin, type Game, type Live, view } from '@ludoteka/kernel'
import { driver as RED_SEA } from '@ludoteka/red-sea/driver'
import { BOARD, driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { driver as WARRIOR_KNIGHTS } from '@ludoteka/warrior-knights/driver'
import type { Browser, Page } from 'playwright-core'
import UPNG from 'upng-js'
import { ROOT } from './builds.ts'
import { installChromium, openChromium } from './chromium.ts'
import { playNow } from './lobby.ts'
import type { PageState } from './pageState.ts'
import { newPerson, PHONE, type Settings } from './person.ts'
import { playerAt } from './player.ts'
import { takePreviews } from './previewPictures.ts'
import { findMoment, openSaved } from './savedMatch.ts'
import { openSite } from './site.ts'
import { type Language, PAGE } from './words.ts'

const FOLDER = join(ROOT, 'docs', 'pictures')
const SCREEN = { width: 1280, height: 800 } as const
const SHARP = { deviceScaleFactor: 1 } as const

/** Every match is the same one. */
const seedOf = (): string => '4c75646f74656b61'.repeat(2)

const SHOOTINGS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  lobby: async context => {
    for (const theme of ['dark', 'light'] as const) await lobby(context, theme)
  },
  table,
  'red-sea': redSea,
  berserk,
  'fog-of-war': fogOfWar,
  'warrior-knights': warriorKnights,
  phone,
  previews: takePreviews,
}

/** All of them, or only those that are named. */
export async function takePictures(report: (line: string) => void, wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter(name => !Object.hasOwn(SHOOTINGS, name))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}: only ${Object.keys(SHOOTINGS).join(', ')}.`)
  mkdirSync(FOLDER, { recursive: true })
  const site = await openSite({ seedOf })
  await installChromium()
  const browser = await openChromium({ coarse: false, kind: 'whole' })
  const context = { browser, origin: site.origin, report }
  try {
    for (const [name, shoot] of Object.entries(SHOOTINGS))
      if (wanted.length === 0 || wanted.includes(name)) await shoot(context)
  } finally {
    await browser.close()
    await site.close()
  }
}

type Context = { readonly browser: Browser; readonly origin: string; readonly report: (line: string) => void }

async function lobby({ browser, origin, report }: Context, theme: 'dark' | 'light'): Promise<void> {
  const { page, close } = await newPerson(browser, { origin, screen: SCREEN, theme, context: SHARP })
  await page.goto('/')
  await page.getByRole('heading', { name: PAGE.en.home.open }).waitFor()
  await save(page, `home-${theme}`, report)
  await close()
}

async function table(context: Context): Promise<void> {
  const { page, close } = await guest(context, { theme: 'dark', language: 'en' })
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playUntil(isMidGame)
  await save(page, 'table-dark', context.report)
  await page.getByRole('button', { name: PAGE.en.table.menu, exact: true }).click()
  await page.getByRole('button', { name: PAGE.en.menu.theme }).click()
  await page.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()
  await save(page, 'table-light', context.report)
  await page.getByRole('button', { name: PAGE.en.table.menu, exact: true }).click()
  await page.getByRole('button', { name: PAGE.en.menu.theme }).click()
  await page.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()
  await player.playUntil(
    ({ step, offers }) => step === 'attack.defense' && offers.some(({ kind }) => kind === 'commit'),
  )
  await save(page, 'combat', context.report)
  await player.playToTheEnd()
  await page.getByRole('link', { name: PAGE.en.end.replay }).click()
  const scrub = page.getByRole('slider', { name: PAGE.en.replay.scrub })
  await scrub.fill(String(Math.round(Number(await scrub.getAttribute('max')) * 0.6)))
  await save(page, 'replay', context.report)
  await close()
}

async function redSea(context: Context): Promise<void> {
  const { page, close } = await guest(context, { theme: 'dark', language: 'en' })
  await playNow(page, RED_SEA, 'en')
  let questions = 0
  await playerAt(page, RED_SEA, 'en').playUntil(({ step }) => step === 'place.influence' && ++questions > 2)
  await save(page, 'red-sea', context.report)
  await close()
}

async function berserk(context: Context): Promise<void> {
  const { page, close } = await guest(context, { theme: 'dark', language: 'en' })
  await playNow(page, BERSERK, 'en')
  let questions = 0
  await playerAt(page, BERSERK, 'en').playUntil(({ step }) => step === 'turn.main' && ++questions > 6)
  await save(page, 'berserk', context.report)
  await close()
}

async function fogOfWar(context: Context): Promise<void> {
  const { page, close } = await guest(context, { theme: 'dark', language: 'en' })
  await openSaved(page, botsAtWar(FOG_OF_WAR.game))
  await playerAt(page, FOG_OF_WAR, 'en').asked()
  await save(page, 'fog-of-war', context.report)
  await close()
}

/** Bots have played until the Axis have a choice of operations in the middle of the war. */
function botsAtWar(game: Game): Live {
  const seed = seedOf()
  const actions: Action[] = []
  playMatch({ game, options: {}, seed, bots: [BOTS.greedy], watch: action => actions.push(action) })
  const moments = [begin(game, {}, seed)]
  for (const action of actions) moments.push(act(game, moments.at(-1) ?? begin(game, {}, seed), action))
  const isWanted = ({ state }: Live): boolean => {
    const { step, facts, choice } = view(game, state, 0)
    const isChoice = (verb: string): boolean => actionsOf(0, { [verb]: choice[verb] ?? [] }).length > 1
    return step === 'turn.main' && Number(facts['year']) >= 1941 && isChoice('launch') && isChoice('pick')
  }
  const moment = moments.find(isWanted)
  if (!moment) throw new Error('The Axis never have two operations to launch.')
  return moment
}

async function warriorKnights(context: Context): Promise<void> {
  const { page, close } = await guest(context, { theme: 'dark', language: 'en' })
  const { before } = findMoment(
    WARRIOR_KNIGHTS.game,
    ({ verb }) => ['perform', 'mobilize', 'attack', 'attackWith'].includes(verb),
    ({ before: { state } }) => {
      const { step, facts } = view(WARRIOR_KNIGHTS.game, state, 0)
      return step === 'mobilize.area' && facts['round'] === 3
    },
  )
  await openSaved(page, before)
  await playerAt(page, WARRIOR_KNIGHTS, 'en').asked()
  await save(page, 'warrior-knights', context.report)
  await close()
}

async function phone(context: Context): Promise<void> {
  const { page, close } = await guest(context, { theme: 'dark', language: 'ru' }, PHONE)
  await playNow(page, UNMATCHED, 'ru')
  await playerAt(page, UNMATCHED, 'ru').playUntil(
    ({ offers, announced }) => offers.some(({ kind }) => kind === 'to') && announced !== '',
  )
  await save(page, 'phone', context.report)
  await close()
}

/** A guest with a fixed name; the page would choose a random one. */
async function guest(
  { browser, origin }: Context,
  settings: Settings & { readonly language: Language },
  screen: { readonly width: number; readonly height: number } = SCREEN,
): ReturnType<typeof newPerson> {
  const person = await newPerson(browser, { origin, screen, context: SHARP, level: 'normal', ...settings })
  const name = { en: 'Anna', ru: 'Анна' }[settings.language]
  await person.context.request.post(`${origin}/api/session`, {
    data: { name, language: settings.language },
    headers: { origin },
  })
  return person
}

/** Somebody is wounded, and a card may be played. */
function isMidGame({ step, buttons }: PageState): boolean {
  const wounded = buttons.some(({ name }) => /\b(\d+) of (?!\1\b)\d+ health/.test(name))
  return wounded && step === 'turn.action' && buttons.some(({ area }) => area === BOARD.en.hand)
}

async function save(page: Page, name: string, report: (line: string) => void): Promise<void> {
  await page.mouse.move(1, 1)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  const picture = withFewColours(await page.screenshot({ animations: 'disabled' }))
  writeFileSync(join(FOLDER, `${name}.png`), picture)
  report(`${name}.png: ${Math.round(picture.length / 1024)} kB`)
}

const MOST_COLOURS = 256

/** A picture with a palette is much smaller, without a visible difference. */
function withFewColours(png: Uint8Array): Buffer {
  const image = UPNG.decode(new Uint8Array(png).buffer)
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, MOST_COLOURS))
}
