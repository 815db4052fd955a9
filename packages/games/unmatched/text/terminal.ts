// A picture of a position for a terminal, drawn from what the viewer may know.

import { cardsSeen, factsIn, itemAt, type Language, type View, zoneIn } from '@ludoteka/kernel'
import { canvas, handLines, type Point, wordFor } from '@ludoteka/text-kit'
import {
  BOARD_SIZE,
  BOARDS,
  type Board,
  SPACE,
  SPACES,
  type Space,
  ZONE_COLOURS,
  type ZoneColour,
} from '../content/boards.ts'
import { FIGHTER, FIGHTERS, type Fighter, HERO, HEROES, type Hero, SIZES } from '../content/fighters.ts'
import { FIELDS, TEAMS, ZONES } from '../rules/state.ts'
import { DICTIONARIES } from './index.ts'
import { isDuel, SEATS, type Texts } from './types.ts'

export function terminal(view: View, language: Language): string {
  const texts = DICTIONARIES[language]
  const board = BOARDS[factsIn({ board: FIELDS.board }, view).board]
  return [
    board ? `${texts.title} · ${texts.boards[board]}` : texts.title,
    ...turn(view, texts),
    ...result(view, texts),
    '',
    ...sides(view, texts),
    ...(board ? ['', ...map(view, texts, board)] : []),
    '',
    ...tableCards(view, texts),
    ...handLines(view, ZONES.hand, texts, seat => player(view, texts, seat)),
  ]
    .join('\n')
    .trimEnd()
}

function turn(view: View, texts: Texts): readonly string[] {
  const { terminal } = texts
  const waiting =
    view.waiting.length > 0 ? [terminal.waitingFor(view.waiting.map(seat => player(view, texts, seat)))] : []
  const spectator = view.seats.includes(view.you) ? [] : [terminal.spectator]
  const { turn: number, actionsLeft } = factsIn({ turn: FIELDS.turn, actionsLeft: FIELDS.actionsLeft }, view)
  const seat = view.seats[number]
  const hasBegun = !view.step.startsWith('setup.') && view.result.kind === 'open'
  const now =
    hasBegun && seat !== undefined
      ? [`${terminal.turn(player(view, texts, seat))}, ${terminal.actionsLeft(actionsLeft)}`]
      : []
  return [...now, ...waiting, ...spectator]
}

function result(view: View, texts: Texts): readonly string[] {
  if (view.result.kind === 'open') return []
  const { reason } = view.result
  const why = wordFor(texts.results, reason)
  if (view.result.kind === 'draw') return [why]
  const names = (seat: number): string => player(view, texts, itemAt(view.seats, seat))
  return [texts.log.won({ seats: view.result.winners }, names), why]
}

/** A seat by its name and hero. */
function player(view: View, texts: Texts, seat: string): string {
  const name = SEATS.find(one => one === seat)
  const hero = heroOf(view, seat)
  const shown = name ? texts.seats(view.seats)[name] : seat
  return hero ? `${shown} (${texts.heroes[hero].name})` : shown
}

function sides(view: View, texts: Texts): readonly string[] {
  return TEAMS.flatMap(team => {
    const seats = view.seats.filter(seat => seat.startsWith(team))
    const heading = isDuel(view.seats) ? [] : [`${texts.teams[team]}:`]
    return [...heading, ...seats.flatMap(seat => side(view, texts, seat))]
  })
}

function side(view: View, texts: Texts, seat: string): readonly string[] {
  const { hand, deck, discard } = countsOf(view, seat)
  const hero = heroOf(view, seat)
  return [
    `${player(view, texts, seat)}: ${texts.terminal.cards(hand, deck, discard)}`,
    ...(hero ? HERO[hero].fighters.map(fighter => `  ${fighterLine(view, texts, fighter)}`) : []),
  ]
}

function fighterLine(view: View, texts: Texts, fighter: Fighter): string {
  const { mark, label } = texts.fighters[fighter]
  const health = itemAt(factsIn({ health: FIELDS.health }, view).health, FIGHTERS.indexOf(fighter))
  const at = spaceOf(view, fighter) ?? (health === 0 ? texts.terminal.defeated : '—')
  const size = fighter === 'alice' ? SIZES[factsIn({ size: FIELDS.size }, view).size] : undefined
  const dial = `${health}/${FIGHTER[fighter].health}`
  return [mark, label.padEnd(NAME_WIDTH), dial.padStart(DIAL_WIDTH), at, size ? texts.sizes[size] : '']
    .join('  ')
    .trimEnd()
}

const NAME_WIDTH = 12
const DIAL_WIDTH = 5

function map(view: View, texts: Texts, board: Board): readonly string[] {
  const marks = new Map<string, string>()
  for (const fighter of FIGHTERS) {
    const at = spaceOf(view, fighter)
    if (at !== undefined) marks.set(at, texts.fighters[fighter].mark)
  }
  const zones = ZONE_COLOURS.filter(zone =>
    SPACES.some(at => SPACE[at].board === board && SPACE[at].zones.includes(zone)),
  )
  const legend = zones.map(zone => `${texts.zones[zone].mark} ${texts.zones[zone].name}`)
  return [...drawMap(board, marks, zone => texts.zones[zone].mark), '', `${texts.terminal.zones}: ${legend.join(', ')}`]
}

/** Cards of a combat or scheme under way: face up by name, face down by number. */
function tableCards(view: View, texts: Texts): readonly string[] {
  return view.seats.flatMap(seat => {
    const faceUp = [...cardsSeen(view, ZONES.played, seat), ...cardsSeen(view, ZONES.playedBoost, seat)]
    const faceDown = zoneIn(view, ZONES.committed, seat).count + zoneIn(view, ZONES.committedBoost, seat).count
    if (faceUp.length + faceDown === 0) return []
    return [
      texts.terminal.onTable(
        player(view, texts, seat),
        faceUp.map(card => texts.cards[card].name),
        faceDown,
      ),
    ]
  })
}

function heroOf(view: View, seat: string): Hero | undefined {
  return HEROES[itemAt(factsIn({ hero: FIELDS.hero }, view).hero, view.seats.indexOf(seat))]
}

function spaceOf(view: View, fighter: Fighter): Space | undefined {
  return SPACES[itemAt(factsIn({ at: FIELDS.at }, view).at, FIGHTERS.indexOf(fighter))]
}

function countsOf(view: View, seat: string): Readonly<Record<'hand' | 'deck' | 'discard', number>> {
  const count = (zone: 'hand' | 'deck' | 'discard'): number => zoneIn(view, ZONES[zone], seat).count
  return { hand: count('hand'), deck: count('deck'), discard: count('discard') }
}

// A board as characters: spaces where they lie, with their zones below, and dots along the lines between them.
const COLUMNS = 100
const ROWS = 29

/** The lines of the map. Occupied spaces show the mark of the one who stands there, in brackets. */
function drawMap(
  board: Board,
  marks: ReadonlyMap<string, string>,
  zoneMark: (zone: ZoneColour) => string,
): readonly string[] {
  const sheet = canvas(COLUMNS, ROWS)
  const spaces = SPACES.filter(space => SPACE[space].board === board)
  for (const space of spaces) {
    for (const next of SPACE[space].adjacent) if (space < next) sheet.line(pointOf(space), pointOf(next))
  }
  for (const space of spaces) {
    const { column, row } = pointOf(space)
    const mark = marks.get(space)
    sheet.write({ column, row }, mark === undefined ? space : `[${mark}]`)
    sheet.write({ column, row: row + 1 }, SPACE[space].zones.map(zoneMark).join('/'))
  }
  return sheet.lines()
}

function pointOf(space: Space): Point {
  const { x, y } = SPACE[space]
  return {
    column: Math.round((x / BOARD_SIZE.width) * (COLUMNS - 1)),
    row: Math.round((y / BOARD_SIZE.height) * (ROWS - 2)),
  }
}
