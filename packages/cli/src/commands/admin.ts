// `ludoteka admin`: who looks after a site, that is, reads reports, bans accounts and closes tables.

import { readArgs } from '../args.ts'
import { type Command, usage } from '../command.ts'

export const admin: Command = {
  summary: 'choose who looks after the site',
  help: `Usage: ludoteka admin grant LOGIN [--data DIR]
       ludoteka admin revoke LOGIN [--data DIR]
       ludoteka admin list [--data DIR]

Admins read reports, ban accounts and close tables at the address /admin of the site. An admin has an
account with a login; one without (which signs in with a passkey) is named by its id. Works also
while servers run, and at once.

  --data DIR       where the tables are kept (default data)

With DATABASE_URL set the accounts are those of PostgreSQL.`,

  async run(argv, io) {
    const args = readArgs(argv, { data: 'value' }, { least: 1, most: 2, what: '"grant", "revoke" or "list"' })
    const [verb = '', login] = args.positionals
    const place = {
      data: args.text('data') ?? process.env['LUDOTEKA_DATA'] ?? 'data',
      databaseUrl: process.env['DATABASE_URL'] || undefined,
    }
    const { listAdmins, setAdmin } = await import('@ludoteka/server') // other commands start without it
    if (verb === 'list') {
      for (const { id, name, login: own } of await listAdmins(place)) io.out(`${own ?? id}  ${name}\n`)
      return 0
    }
    if (verb !== 'grant' && verb !== 'revoke') return usage(`There is no "${verb}"; there are grant, revoke and list.`)
    if (login === undefined) return usage('The login is missing.')
    const account = await setAdmin(place, login, verb === 'grant')
    if (!account) return usage(`There is no account with the login "${login}".`)
    io.out(verb === 'grant' ? `${account.name} is an admin now.\n` : `${account.name} is no admin any more.\n`)
    return 0
  },
}
