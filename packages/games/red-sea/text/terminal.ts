// A picture of a position for a terminal, drawn from what the viewer may know.

import { cardsSeen, factsIn, itemAt, type Language, type View, zoneIn } from '@ludoteka/kernel'
import { canvas, handLines, type Point, wordFor } from '@ludoteka/text-kit'
import type { Card } from '../content/cards.ts'
import { LINKS, SPACE, SPACES, type Space } from '../content/spaces.ts'
import { SIDES, type Side, SPACE_BOXES } from '../content/tracks.ts'
import {
  boxOf,
  controller,
  hasFamine,
  influence,
  militaryOperationsOf,
  protectorsOf,
  publicState,
  stability,
  ZONES,
} from '../rules/questions.ts'
import { FIELDS, type S } from '../rules/state.ts'
import { DICTIONARIES } from './index.ts'
import type { Texts } from './types.ts'

export function terminal(view: View, language: Language): string {
  const texts = DICTIONARIES[language]
  const s = publicState(view)
  return [
    texts.title,
    ...turn(view, s, texts),
    ...result(view, texts),
    '',
    ...tracks(s, texts),
    '',
    ...drawMap(at => space(s, texts, at)),
    '',
    texts.terminal.legend,
    '',
    ...piles(view, s, texts),
    ...handLines(view, ZONES.hand, texts, seat => player(view, texts, seat)),
  ]
    .join('\n')
    .trimEnd()
}

function turn(view: View, s: S, texts: Texts): readonly string[] {
  const { terminal, tracks } = texts
  const { actionRound: round, turn: number } = s
  const phase = view.step.startsWith('headline.') ? `, ${terminal.headlinePhase}` : ''
  const now = round > 0 ? terminal.turn(number, round) : `${tracks.turn} ${number}${phase}`
  return [
    now,
    ...(view.waiting.length > 0 ? [terminal.waitingFor(view.waiting.map(seat => player(view, texts, seat)))] : []),
    ...(view.seats.includes(view.you) ? [] : [terminal.spectator]),
  ]
}

function result(view: View, texts: Texts): readonly string[] {
  if (view.result.kind === 'open') return []
  const why = wordFor(texts.results, view.result.reason)
  if (view.result.kind === 'draw') return [texts.log.drawn({ vp: 0 }, String), why]
  const winners = view.result.winners.flatMap(seat => sideOf(view, itemAt(view.seats, seat)) ?? [])
  return [...winners.map(side => texts.log.won({ side }, String)), why]
}

function tracks(s: S, texts: Texts): readonly string[] {
  const { defcon, vp } = s
  const level = ([1, 2, 3, 4, 5] as const).find(one => one === defcon)
  return [
    `${texts.tracks.defcon} ${defcon}${level ? `: ${texts.defconLevels[level]}` : ''}`,
    `${texts.tracks.vp}: ${texts.standing(vp)}`,
    `${texts.tracks.militaryOperations}: ${bothSides(texts, side => militaryOperationsOf(s, side))}`,
    `${texts.tracks.spaceRace}: ${bothSides(texts, side => `${boxOf(s, side)}/${SPACE_BOXES.length - 1}`)}`,
  ]
}

function bothSides(texts: Texts, value: (side: Side) => number | string): string {
  return SIDES.map(side => `${texts.sides[side].label} ${value(side)}`).join(', ')
}

/** Name and stability above, influence below; the side that controls the space is in brackets. */
function space(s: S, texts: Texts, at: Space): readonly string[] {
  const { battleground, flashpoint } = SPACE[at]
  const sign = battleground ? '*' : flashpoint ? '!' : ''
  const words = SIDES.map(side => {
    const word = `${texts.sides[side].label} ${influence(s, side, at)}`
    return controller(s, at) === side ? `[${word}]` : word
  })
  return [
    `${texts.spaces[at].mark} ${stability(s, at)}${sign}`,
    words.join(' '),
    ...(hasFamine(s, at) ? [texts.terminal.famine] : []),
    ...protectorsOf(s, at).map(side => `${texts.terminal.protectedBy} ${texts.sides[side].label}`),
  ]
}

function piles(view: View, s: S, texts: Texts): readonly string[] {
  const { terminal } = texts
  const count = (zone: 'deck' | 'discard' | 'removed'): number => zoneIn(view, ZONES[zone]).count
  const inPlay = cardsSeen(view, ZONES.inPlay)
  const beside = cardsSeen(view, ZONES.beside)
  const holder = view.seats.find(seat => zoneIn(view, ZONES.autonomy, seat).count > 0)
  const names = (cards: readonly Card[]): readonly string[] => cards.map(card => texts.cards[card].name)
  return [
    terminal.deck(count('deck'), count('discard'), count('removed')),
    ...view.seats.map(seat => terminal.handCount(player(view, texts, seat), zoneIn(view, ZONES.hand, seat).count)),
    ...(holder === undefined ? [] : [terminal.autonomy(player(view, texts, holder), s.autonomyFaceUp)]),
    ...(inPlay.length > 0 ? [terminal.inPlay(names(inPlay))] : []),
    ...(beside.length > 0 ? [terminal.beside(names(beside))] : []),
  ]
}

/** Seats that bid have a side only once the bids are open (11.4). */
function sideOf(view: View, seat: string): Side | undefined {
  const named = SIDES.find(side => side === seat)
  if (named !== undefined || view.step === 'setup.bid') return named
  return view.seats[factsIn({ usSeat: FIELDS.usSeat }, view).usSeat] === seat ? 'us' : 'ussr'
}

function player(view: View, texts: Texts, seat: string): string {
  const side = sideOf(view, seat)
  const label = wordFor(texts.seats, seat)
  return side === undefined || side === seat ? label : `${label} (${texts.sides[side].label})`
}

const COLUMNS = 96
const ROWS = 29

/** Schematic, as on the board: north is up, the Red Sea lies between the two regions. */
const PLACES: Readonly<Record<Space, Point>> = {
  egypt: { column: 16, row: 1 },
  sudan: { column: 16, row: 8 },
  ethiopia: { column: 30, row: 17 },
  somalia: { column: 60, row: 19 },
  djibouti: { column: 54, row: 14 },
  kenya: { column: 30, row: 22 },
  madagascar: { column: 48, row: 26 },
  saudiArabia: { column: 54, row: 4 },
  oman: { column: 86, row: 4 },
  yemen: { column: 74, row: 8 },
  southYemen: { column: 48, row: 9 },
  seaLanes: { column: 84, row: 13 },
}

/** The lines of the map; `describe` gives the lines of a space, one below the other. */
function drawMap(describe: (at: Space) => readonly string[]): readonly string[] {
  const sheet = canvas(COLUMNS, ROWS)
  for (const { ends } of LINKS) sheet.line(PLACES[ends[0]], PLACES[ends[1]])
  for (const at of SPACES) {
    const { column, row } = PLACES[at]
    describe(at).forEach((line, i) => {
      sheet.write({ column, row: row + i }, ` ${line} `)
    })
  }
  return sheet.lines()
}
