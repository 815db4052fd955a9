// `ludoteka freeze`: keeps the version of a game for the matches that are played by it.

import { join, relative, resolve } from 'node:path'
import { readArgs } from '../args.ts'
import type { Command } from '../command.ts'

export const freeze: Command = {
  summary: 'keep the current version of a game for the matches begun under it',
  help: `Usage: ludoteka freeze GAME [--sources FOLDER]

Writes the game's rules, texts and bot, and the kernel they run on, into one file of the game's folder (versions/vN.js).
Run it before you change how matches go, then raise \`version\` in the game's defineGame: matches begun under the old
version are played and replayed by the file. The last few versions are kept, older files are removed.

  --sources FOLDER   freeze what another checkout of this repository holds, such as an earlier commit`,

  async run(argv, io) {
    const args = readArgs(argv, { sources: 'value' }, { least: 1, most: 1, what: 'The name of the game' })
    const { id } = io.findGame(args.positionals[0])
    const { freeze } = await import('@ludoteka/registry/freeze')
    const sources = resolve(args.text('sources') ?? io.repository)
    const folder = join(io.repository, 'packages', 'games', id, 'versions')
    const { version, file, outcome, removed } = await freeze({ game: id, sources, folder })
    const path = relative(io.repository, file)
    switch (outcome) {
      case 'taken':
        io.err(
          `Version ${version} of ${id} is frozen already, from other sources, and stays as it is (${path}).\n` +
            `If matches go otherwise now than then, raise \`version\` in the game's defineGame.\n`,
        )
        return 1
      case 'unchanged':
        io.out(`${path} is there already, with these rules.\n`)
        return 0
      case 'written':
        io.out(`Wrote ${path}. Now change the rules and raise \`version\` in the game's defineGame.\n`)
        for (const old of removed) io.out(`Version ${old} is no longer kept.\n`)
        return 0
    }
  },
}
