// `ludoteka names`: every name that positions and scenario files of a game can use.

import { BOTS, playMatch } from '@ludoteka/bots'
import {
  actionsOf,
  type Core,
  describeParam,
  type Entry,
  type Form,
  facts,
  type Game,
  type GameText,
  isForm,
  isPlaced,
  isRange,
  LANGUAGES,
  type Language,
  type Options,
  type PlainArg,
  start,
} from '@ludoteka/kernel'
import { gameNamed, optionsOf, readArgs, seedOf } from '../args.ts'
import type { Command } from '../command.ts'

/** So many random matches, at most, with the same options: log entries take their examples from them. */
const EXAMPLE_MATCHES = 300

/** A name with what can be said about it, and what players call it. */
type Row = { readonly name: string; readonly about?: string } & { readonly [L in Language]?: string }
type Section = { readonly title: string; readonly rows: readonly Row[] }

export const names: Command = {
  summary: 'list the names that positions and scenario files can use',
  help: `Usage: ludoteka names GAME [--options JSON] [--json]

Lists seats, options, facts, zones, cards, verbs with their arguments, steps with their parameters, reasons for
refusals, log entries (with an example from random matches) and results, in both languages.

  --options JSON   the options of the match, which may change the seats
  --json           print one JSON object`,

  async run(argv, io) {
    const known = { options: 'value', json: 'switch' } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The name of the game' })
    const game = await gameNamed(io, args)
    const sections = sectionsOf(game, optionsOf(game, args))
    if (args.flag('json')) {
      const rows = Object.fromEntries(Object.entries(sections).map(([key, section]) => [key, section.rows]))
      io.out(`${JSON.stringify({ game: game.id, ...rows })}\n`)
    } else {
      io.out(
        `${Object.values(sections)
          .filter(({ rows }) => rows.length > 0)
          .map(describe)
          .join('\n\n')}\n`,
      )
    }
    return 0
  },
}

function sectionsOf(game: Game, options: Options): Readonly<Record<string, Section>> {
  const seats = game.seats(options)
  const s = start(game, options, seedOf('1'))
  const kinds = new Set(Object.values(game.zones).flatMap(zone => zone.kinds))
  const { entries = [], rareEntries = [] } = game.coverage ?? {}
  const listed = [...entries, ...rareEntries]
  const examples = examplesOf(game, options, listed)
  const said = (say: (text: GameText) => string): { readonly [L in Language]: string } => ({
    en: say(game.text.en),
    ru: say(game.text.ru),
  })
  return {
    seats: { title: 'Seats', rows: seats.map(name => ({ name, ...said(text => text.seat(name, seats)) })) },
    options: {
      title: 'Options',
      rows: Object.entries(game.options).flatMap(([key, { values }]) =>
        values.map(value => ({ name: `${key} ${value}`, ...said(text => text.option(key, value)) })),
      ),
    },
    facts: {
      title: 'Facts (at the beginning)',
      rows: Object.entries(facts(game, s)).map(([name, value]) => ({
        name,
        about: [JSON.stringify(value), ...columnsOf(game, name, seats)].join('; rows of '),
        ...said(text => text.fact?.(name) ?? name),
      })),
    },
    zones: {
      title: 'Zones',
      rows: Object.values(game.zones).map(zone => {
        const [one] = isPlaced(zone) ? zone.each : [zone]
        const owner = one?.perSeat ? 'each seat' : 'shared'
        return { name: zone.name, about: isPlaced(zone) ? `${owner}; places: ${zone.places.join(', ')}` : owner }
      }),
    },
    cards: { title: 'Cards', rows: [...kinds].map(name => ({ name, ...said(text => text.card(name).name) })) },
    verbs: {
      title: 'Verbs (with their arguments)',
      rows: Object.entries(game.verbs).map(([name, args]) => {
        const [first] = actionsOf(0, { [name]: args })
        return {
          name,
          ...(args === true ? {} : { about: argumentsOf(args) }),
          ...said(text => text.action(name, first?.arg)),
        }
      }),
    },
    steps: {
      title: 'Steps (with their parameters)',
      rows: Object.entries(game.steps).map(([name, { ask }]) => {
        const params = Object.entries(game.frames[name] ?? {})
        const about = params.map(([key, param]) => `${key}: ${describeParam(param, seats)}`).join(BETWEEN)
        return { name, ...(about ? { about } : {}), ...(ask ? said(text => text.prompt(name)) : {}) }
      }),
    },
    reasons: { title: 'Reasons', rows: game.reasons.map(name => ({ name, ...said(text => text.reason(name)) })) },
    entries: {
      title: 'Log entries (an example of each)',
      rows: [...new Set([...listed, ...examples.keys()])].map(name => {
        const found = examples.get(name)
        if (!found) return { name }
        return {
          name,
          about: Object.keys(found.entry.data).join(', '),
          ...said(text => text.entry(found.entry, found.seats)),
        }
      }),
    },
    results: {
      title: 'Results',
      rows: (game.results ?? []).map(name => ({ name, ...said(text => text.result(name)) })),
    },
  }
}

type Example = { readonly entry: Entry; readonly seats: readonly string[] }

/** The first entry of each kind that random matches come to: with these options, and where they lack some, with others. */
function examplesOf(game: Game, options: Options, keys: readonly string[]): ReadonlyMap<string, Example> {
  const found = new Map<string, Example>()
  for (const tried of [options, ...otherOptions(game, options)]) {
    const seats = game.seats(tried)
    const look = ({ news }: Core): void => {
      for (const entry of news) if (!found.has(entry.key)) found.set(entry.key, { entry, seats })
    }
    for (let n = 1; n <= EXAMPLE_MATCHES && !(n > 1 && keys.every(key => found.has(key))); n++) {
      const seed = seedOf(String(n))
      look(start(game, tried, seed))
      playMatch({ game, options: tried, seed, bots: [BOTS.random], watch: (_action, s) => look(s) })
    }
  }
  return found
}

/** The same options but for one, each in every other way. */
function otherOptions(game: Game, options: Options): readonly Options[] {
  return Object.entries(game.options).flatMap(([key, option]) => {
    if (option.kind !== 'oneOf') return []
    return option.values.filter(value => value !== options[key]).map(value => ({ ...options, [key]: value }))
  })
}

/** Columns of a cell, and of each part of one that has several. */
const LONGEST = 60
const LONGEST_PART = 32
const BETWEEN = '; '

function describe({ title, rows }: Section): string {
  const cells = rows.map(row => [
    row.name,
    ...LANGUAGES.map(language => cut(row[language] ?? '', LONGEST)),
    shortParts(row.about ?? ''), // last, because it may be long
  ])
  const widths = [0, 1, 2, 3].map(column => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  const lines = cells.map(row =>
    row
      .flatMap((cell, column) => (widths[column] ? [cell.padEnd(widths[column])] : []))
      .join('  ')
      .trimEnd(),
  )
  return [title, ...lines.map(line => `  ${line}`)].join('\n')
}

function shortParts(text: string): string {
  const parts = text.split(BETWEEN)
  return parts.map(part => cut(part, parts.length > 1 ? LONGEST_PART : LONGEST)).join(BETWEEN)
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

function argumentsOf(args: readonly PlainArg[] | Form): string {
  if (!isForm(args)) return args.join(', ')
  const fields = Object.entries(args.fields)
  return fields.map(([name, of]) => `${name}: ${isRange(of) ? `${of.min} to ${of.max}` : of.join(', ')}`).join(BETWEEN)
}

/** The columns of a fact that is a list of rows, in one text. */
function columnsOf({ fields }: Game, name: string, seats: readonly string[]): readonly string[] {
  const schema = fields[name]?.schema(seats)
  if (!schema || !('type' in schema) || schema.type !== 'array') return []
  const { items } = schema
  if (!items || !('type' in items) || items.type !== 'object' || !items.properties) return []
  return [Object.keys(items.properties).join(', ')]
}
