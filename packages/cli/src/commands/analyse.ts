// `ludoteka analyse`: where a recorded match turned, and what a bot would have done there.

import { type Analysis, analyseWholly, type Click, type Decision, type Swing } from '@ludoteka/bots'
import { type Game, LANGUAGES, type Language, type Match } from '@ludoteka/kernel'
import { languageOf, readArgs, seedOf } from '../args.ts'
import type { Command } from '../command.ts'
import { readMatchFile } from '../matchFile.ts'
import { WORDS } from '../output.ts'

const ITERATIONS = 3_000

export const analyse: Command = {
  summary: 'tell where a recorded match turned',
  help: `Usage: ludoteka analyse FILE [--iterations N] [--seed S] [--lang ${LANGUAGES.join('|')}] [--json]

Tells how likely each side was to win in the course of a recorded match, the largest swings, whether dice and cards or the players
did more of each, and what a bot would have done there by what its seat could know.

  --iterations N   how long the bot searches for each of these (default ${ITERATIONS})
  --seed S         any words; the same seed gives the same advice (default 1)
  --lang L         ${LANGUAGES.join(' or ')} (default: that of the system)
  --json           print one JSON object: all chances, and the swings`,

  async run(argv, io) {
    const known = { iterations: 'value', seed: 'value', lang: 'value', json: 'switch' } as const
    const args = readArgs(argv, known, { least: 1, most: 1, what: 'The file of the match' })
    const iterations = args.integer('iterations', 1) ?? ITERATIONS
    const language = languageOf(io, args)
    const { game, match } = await readMatchFile(args.positionals[0] ?? '', io)
    const found = analyseWholly({ game, match, iterations, seed: seedOf(args.text('seed') ?? '1') })
    const words = { game, match, language }
    io.out(args.flag('json') ? `${JSON.stringify(jsonOf(found, words))}\n` : describe(found, words))
    return 0
  },
}

type Words = { readonly game: Game; readonly match: Match; readonly language: Language }

function seatNames(seats: readonly number[], { game, match, language }: Words): string {
  const names = game.seats(match.options)
  return seats.map(seat => game.text[language].seat(names[seat] ?? '', names)).join(', ')
}

function clickNames(clicks: readonly Click[], { game, language }: Words): readonly string[] {
  return clicks.map(({ action: { verb, arg }, view }) => game.text[language].action(verb, arg, view.step, view.terms))
}

/** Without the views, which the reader of a file can make. */
function jsonOf({ teams, curve, swings }: Analysis, words: Words) {
  const names = words.game.seats(words.match.options)
  const actions = (clicks: readonly Click[]) => clicks.map(({ action: { verb, arg } }) => ({ verb, arg }))
  const decisionOf = ({ at, seat, played, advised, isSame }: Decision) => ({
    at,
    seat: names[seat],
    played: { actions: actions(played), text: clickNames(played, words) },
    advised: { actions: actions(advised), text: clickNames(advised, words) },
    isSame,
  })
  return {
    game: words.game.id,
    version: words.match.version,
    teams: teams.map(seats => seats.map(seat => names[seat])),
    curve,
    swings: swings.map(({ decision, ...swing }) => ({ ...swing, ...(decision && { decision: decisionOf(decision) }) })),
  }
}

function describe({ teams, curve, swings }: Analysis, words: Words): string {
  const text = WORDS[words.language]
  const first = curve[0]
  const last = curve.at(-1)
  if (!first || !last || first === last) return `${text.noAnalysis}\n`
  const course = teams.map((seats, team) => {
    const chances = [first, ...swings.flatMap(({ before, after }) => [before, after]), last]
    const told = chances.filter(({ at }, i) => at !== chances[i - 1]?.at).map(point => percent(point.chances[team]))
    return `${seatNames(seats, words)}: ${told.join(' → ')}`
  })
  const lines = swings.flatMap(swing => ['', ...describeSwing(swing, teams, words)])
  return `${[...course, ...(swings.length > 0 ? lines : ['', text.noSwing])].join('\n')}\n`
}

function describeSwing(
  { before, after, team, cause, decision }: Swing,
  teams: Analysis['teams'],
  words: Words,
): readonly string[] {
  const text = WORDS[words.language]
  const who = seatNames(teams[team] ?? [], words)
  const change = `${percent(before.chances[team])} → ${percent(after.chances[team])}`
  const heading = [text.swing(before.at + 1, after.at), `${who} ${change}`, ...(cause ? [text.causes[cause]] : [])]
  if (!decision) return [heading.join(' · ')]
  const seat = seatNames([decision.seat], words)
  return [
    heading.join(' · '),
    `  ${text.played(seat, clickNames(decision.played, words).join('; '))}`,
    `  ${decision.isSame ? text.sameAdvice : text.advised(clickNames(decision.advised, words).join('; '))}`,
  ]
}

const percent = (chance = 0): string => `${Math.round(100 * chance)} %`
