// What glows gets its click: the centre of every target that may be clicked plays that target's answer, whatever stands
// in front of it. The boards are looked at in their galleries, which load positions without a server.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Setting, written } from '../../games/berserk/test/positions.ts'
import { type Setting as Realm, written as writtenRealm } from '../../games/warrior-knights/test/positions.ts'
import { openBoardGallery } from '../src/gallery.ts'
import { newPerson, type Person } from '../src/person.ts'
import type { Site } from '../src/site.ts'
import { sharedChromium } from './support.ts'

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Everybody on the board, shoulder to shoulder. */
const CROWDS = {
  sarpedon: {
    ...{ arthur: 's21', merlin: 's20', medusa: 's24', harpy1: 's19', harpy2: 's10', harpy3: 's30' },
    ...{ alice: 's11', jabberwock: 's12', sinbad: 's31', porter: 's29' },
  },
  marmoreal: {
    ...{ arthur: 'm12', merlin: 'm13', medusa: 'm17', harpy1: 'm18', harpy2: 'm7', harpy3: 'm8' },
    ...{ alice: 'm16', jabberwock: 'm11', sinbad: 'm19', porter: 'm22' },
  },
}

const unmatchedOn = (board: keyof typeof CROWDS, more: object, facts: object = {}): object => ({
  options: { mode: 'team4' },
  facts: { hero: { a1: 'arthur', b1: 'medusa', a2: 'alice', b2: 'sinbad' }, at: CROWDS[board], board, ...facts },
  zones: { hand: { a1: ['arthur.skirmish', 'arthur.feint'] } },
  ...more,
})

const moving = (fighter: string): object => ({
  stack: [{ step: 'move.to', seat: 'a1', max: 5, through: 'everybody', rule: '6.3', fighter }],
})

/** `chosen` is the name of the card that is clicked first, where one acts and others glow after that. */
type Positions = readonly (readonly [name: string, position: object, chosen?: string])[]

const UNMATCHED: Positions = Object.keys(CROWDS).flatMap(name => {
  const board = name === 'sarpedon' ? 'sarpedon' : 'marmoreal'
  const frame = { step: 'attack.target', seat: 'a1', attacker: 'merlin' }
  return [
    [`${board}: whose attack`, unmatchedOn(board, {})],
    [`${board}: whom to attack`, unmatchedOn(board, { stack: [frame] }, { actionsLeft: 0 })],
    [`${board}: where to move`, unmatchedOn(board, moving('arthur'), { actionsLeft: 0 })],
  ]
})

const INFLUENCE = {
  egypt: 1,
  sudan: 2,
  ethiopia: 3,
  kenya: 2,
  somalia: 2,
  djibouti: 1,
  madagascar: 1,
  yemen: 1,
  oman: 1,
}
const COUP = { step: 'coup.target', side: 'us', value: 4, ignoresBan: true, keepsDefcon: false, onlyFamine: false }
const PLACE = { step: 'place.influence', side: 'us', value: 4, inAfrica: 4, spent: 0, africa: false }

/** In the Headline Phase the other headline lies on the map. */
const redSeaAt = (frame: object): object => ({
  facts: { turn: 2, defcon: 3, active: 'us', usInfluence: INFLUENCE, ussrInfluence: INFLUENCE },
  zones: { autonomy: { us: ['romanianAutonomy'] }, revealed: { ussr: ['nasserism'] }, inPlay: ['usaid'] },
  stack: [
    { step: 'headline.end' },
    { step: 'headline.resolve', side: 'ussr' },
    { step: 'card.finish', card: 'usaid' },
    frame,
  ],
})

const RED_SEA: Positions = [
  ['a coup', redSeaAt(COUP)],
  ['placing influence', redSeaAt(PLACE)],
]

/** Own cards in all provinces of the north and the east, where the plates are densest. */
const ARMIES = {
  ...{ berlin: { axis: ['panzerGroup'] }, ruhr: { axis: ['panzerGroup'] }, poland: { axis: ['panzerGroup'] } },
  ...{ norway: { axis: ['fieldArmy'] }, sweden: { axis: ['fieldArmy'] }, lowCountries: { axis: ['fieldArmy'] } },
  ...{ balkans: { axis: ['fieldArmy'] }, turkey: { axis: ['fieldArmy'] }, spain: { axis: ['infantryCorps'] } },
  ...{ balticStates: { axis: ['infantryCorps'] }, kiev: { axis: ['infantryCorps'] }, odessa: { axis: ['airFleet'] } },
  ...{ leningrad: { axis: ['airFleet'] }, moscow: { axis: ['bomberWing'] }, caucasus: { axis: ['bomberWing'] } },
  ...{ blackSea: { axis: ['uBoatFlotilla'] }, italy: { axis: ['dummyArmy'] }, westernMed: { axis: ['dummyArmy'] } },
}

const VICHY = { front: { axis: ['vichy'] } }

const FOG_OF_WAR: Positions = [
  [
    'from where to attack',
    fogOfWarAt(
      { step: 'battle.origin', seat: 'axis', slot: 'alpha', at: 'vichy' },
      { ...VICHY, operation: { alpha: { axis: ['fieldArmy'] } } },
    ),
  ],
  [
    'where to recall cards from',
    fogOfWarAt({ step: 'recall.choose', seat: 'axis', hasActed: false }, { army: ARMIES }),
  ],
  [
    'what to pay with',
    fogOfWarAt(
      { step: 'battle.pay', seat: 'axis', at: 'vichy', due: 2, rule: '6.1.3', chosen: [] },
      { ...VICHY, fighting: { axis: ['panzerGroup', 'fieldArmy', 'airFleet'], allies: ['armyCorps'] } },
    ),
  ],
  [
    'where to defend first',
    fogOfWarAt({ step: 'setup.defences', left: 2 }, { army: ARMIES, chosen: { allies: ['armyCorps'] } }),
  ],
]

function fogOfWarAt(frame: object, zones: object): object {
  return { facts: { head: { axis: 'delta' } }, zones, stack: [frame] }
}

/** Two full lines, with cards behind them, in the camps and on hosts. */
const COURT: Setting = {
  one: {
    ...{ a3: 'orc', b3: 'vampire', c3: 'kersamNobility', d3: 'berserker', e3: 'ghoul' },
    ...{ b2: { card: 'nomad', closed: true, with: ['plateHarness', 'runedBlade'] }, d2: 'minotaur', e1: 'medusa' },
    extra: ['nightHarpy', 'heraldBat'],
  },
  two: {
    ...{ a4: 'leshy', b4: { card: 'goblin', with: ['mirrorShield'] }, c4: 'zombie', e4: { card: 'orc', closed: true } },
    ...{ b5: 'undine', c5: 'korpit', d5: { card: 'bjorn', wounds: 3, chips: 2 }, e6: 'lekken' },
    extra: ['whiteVulture'],
  },
}

/** Cards are numbered as they are written: by cells, then the camp, those of the first seat first. */
const STORM_OF_BLOOD = {
  ...{ step: 'declare.target', seat: 'one', source: 'p4', ability: 'kersamNobility.a1' },
  ...{ targets: [], onto: [], cell: 'none', option: 0, x: 0, payers: [], attack: 0, makes: 0, about: 0 },
  ...{ roll: 0, event: 0, cause: '' },
}

const BERSERK: Positions = [
  ['whose turn it is', written(COURT)],
  ['where a card may go and whom it may strike', written(COURT), 'Medusa'],
  ['whom a spell is aimed at', written({ ...COURT, stack: [{ step: 'turn.main', seat: 'one' }, STORM_OF_BLOOD] })],
]

/** Nobles of three Barons around sieges, strongholds beside each other, and ships in a port. */
const REALM: Realm = {
  red: {
    stronghold: 'd5',
    garrison: ['regular50'],
    star: { at: 'd6', troops: ['regular100', 'english150'] },
    square: { at: 'd6', troops: ['regular50', 'spanish100'], casualties: 1 },
    triangle: { at: 'e6', troops: ['regular50', 'italian100'] },
    circle: { at: 'b4', troops: ['romanian100'] },
    cities: ['monz'],
  },
  green: {
    stronghold: 'c5',
    star: { at: 'd6', troops: ['regular100'] },
    square: { at: 'e7', troops: ['english100', 'regular50'], exhausted: true },
    circle: { at: 'b4', troops: ['regular50'] },
  },
  blue: {
    stronghold: 'e5',
    star: { at: 'd6', troops: ['regular100'] },
    triangle: { at: 'e7', troops: ['regular50'] },
    square: { at: 'a6', troops: ['swiss100'] },
    cities: ['ardrun'],
  },
  cities: { dornach: { siegeBy: 'green' }, monz: { fortified: true, breaches: 1 }, ardrun: { breaches: 2 } },
}
const realmAt = (...stack: NonNullable<Realm['stack']>): object =>
  writtenRealm({ ...REALM, stack: [{ step: 'plan.cards' }, ...stack] })

const WARRIOR_KNIGHTS: Positions = [
  ['where to march', realmAt({ step: 'mobilize.area', seat: 'red' })],
  ['who marches', realmAt({ step: 'mobilize.moves', seat: 'red', area: 'e7', moved: [] })],
]

describe.each([
  ['unmatched', UNMATCHED],
  ['red-sea', RED_SEA],
  ['fog-of-war', FOG_OF_WAR],
  ['berserk', BERSERK],
  ['warrior-knights', WARRIOR_KNIGHTS],
] as const)('%s', (game, positions) => {
  let gallery: Site
  let person: Person
  beforeAll(async () => {
    gallery = await openBoardGallery(game)
    person = await newPerson(await sharedChromium(), { origin: gallery.origin, painted: false })
    await person.context.addInitScript(layOutputApart)
  })
  afterAll(async () => {
    await person.close()
    await gallery.close()
  })

  test.each(positions)('%s', async (_name, position, chosen) => {
    const query = new URLSearchParams({ position: JSON.stringify(position), motion: 'none', hold: '' })
    const { page } = person
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await page.goto(`${gallery.origin}gallery.html?${query}`)
      await page.locator('.lt-target.lt-legal').first().waitFor()
      if (chosen) await page.getByRole('button', { name: new RegExp(`^${chosen}`) }).click()
      const targets = await page.evaluate(glowing)
      expect(targets.length).toBeGreaterThan(1)
      expect(targets.filter(({ isCovered }) => isCovered)).toEqual([])
      for (const { answer, x, y } of targets) {
        if (answer === undefined || answer.startsWith('lift ')) continue // it chooses who acts, or opens a menu
        await page.mouse.click(x, y)
        expect(await page.evaluate(said), `${answer} at ${screen.width}`).toBe(answer)
      }
    }
  })
})

type Glowing = {
  readonly answer: string | undefined
  readonly x: number
  readonly y: number
  /** Something else gets the click. */
  readonly isCovered: boolean
}

/** What a click says must not change the size of the board: then the whole map would be laid out anew. Runs in the page. */
function layOutputApart(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('output { position: fixed; pointer-events: none }')
  document.adoptedStyleSheets.push(sheet)
}

/** What the last click would have played. Runs in the page. */
function said(): string | undefined {
  return document.querySelector('output')?.textContent
}

/** Runs in the page. */
function glowing(): readonly Glowing[] {
  return [...document.querySelectorAll<HTMLElement>('.lt-target.lt-legal')].map(target => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isCovered = document.elementsFromPoint(x, y).every(element => element.closest('.lt-target') !== target)
    return { answer: target.dataset['answer'], x, y, isCovered }
  })
}
