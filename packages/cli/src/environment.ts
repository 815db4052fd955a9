// The environment variables of servers and workers: read once, and refused in one sentence where they are invalid.

import { usage } from './command.ts'

type Variables = Readonly<Record<string, string | undefined>>

const HIGHEST_PORT = 65_535
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export function portIn(variables: Variables, name: 'PORT' | 'LUDOTEKA_METRICS_PORT' = 'PORT'): number | undefined {
  const given = variables[name]
  if (!given) return undefined
  const port = Number(given)
  return Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT
    ? port
    : usage(`${name} must be a number from 0 to ${HIGHEST_PORT}.`)
}

/** It must be too long to guess, and fit into a header. */
export function metricsTokenIn(variables: Variables): string | undefined {
  const given = variables['LUDOTEKA_METRICS_TOKEN']
  if (!given) return undefined
  return /^[\x21-\x7e]{16,}$/.test(given)
    ? given
    : usage('LUDOTEKA_METRICS_TOKEN must have at least 16 letters, digits or signs, and no spaces.')
}

const DAY = 86_400_000
const MOST_DAYS = 36_500

/** After how long without a change tables are closed. */
export function idleLimitsIn(variables: Variables): { readonly openMs: number; readonly runningMs: number } {
  return {
    openMs: daysIn(variables, 'LUDOTEKA_OPEN_DAYS', 14) * DAY,
    runningMs: daysIn(variables, 'LUDOTEKA_IDLE_DAYS', 180) * DAY,
  }
}

/** After how long guests who stay away are deleted. */
export function guestsUnusedIn(variables: Variables): number {
  return daysIn(variables, 'LUDOTEKA_GUEST_DAYS', 90) * DAY
}

function daysIn(variables: Variables, name: string, initial: number): number {
  const days = Number(variables[name] || initial)
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
    ? days
    : usage(`${name} must be a whole number of days from 1 to ${MOST_DAYS}.`)
}

/** The site's addresses as browsers send them: without a path, and without a slash at the end. */
export function originsIn(variables: Variables): readonly string[] {
  const given = (variables['LUDOTEKA_ORIGIN'] ?? '').split(',').map(origin => origin.trim())
  return given.filter(origin => origin !== '').map(originOf)
}

function originOf(given: string): string {
  const { origin, protocol, pathname, search, hash } = URL.canParse(given) ? new URL(given) : NO_ADDRESS
  const isSite = /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
  return isSite ? origin : usage(`LUDOTEKA_ORIGIN must be an address such as https://play.example, not ${given}.`)
}

const NO_ADDRESS = new URL('about:blank')

/** Push services want to know whom to write to. */
export function contactIn(variables: Variables): string | undefined {
  const given = variables['LUDOTEKA_CONTACT']
  if (!given) return originsIn(variables).find(origin => origin.startsWith('https:'))
  return /^(mailto:|https:)/.test(given) ? given : usage('LUDOTEKA_CONTACT must be a mailto: or https: address.')
}

export function logLevelIn(variables: Variables): string {
  const given = variables['LOG_LEVEL'] || 'warn'
  return LOG_LEVELS.includes(given) ? given : usage(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
}
