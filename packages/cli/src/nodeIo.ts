// The outside world of commands, by Node.

import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@ludoteka/kernel'
import { findGame, GAMES, loadGame } from '@ludoteka/registry'
import { type Io, usage } from './command.ts'

/** `close` closes the standard input, so that the process can end. */
export function nodeIo(): { readonly io: Io; close(): void } {
  const keyboard = lineReader()
  const io: Io = {
    out: text => process.stdout.write(text),
    err: text => process.stderr.write(text),
    terminal: {
      input: process.stdin.isTTY === true,
      output: process.stdout.isTTY === true,
      errors: process.stderr.isTTY === true,
    },
    language: systemLanguage(process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || ''),
    games: GAMES,
    findGame,
    loadGame,
    repository: fileURLToPath(new URL('..', import.meta.url)),
    readText: path => fromDisk(path, () => readFileSync(path, 'utf8')),
    writeText: (path, text) => fromDisk(path, () => writeFileSync(path, text)),
    jsonFiles: path => fromDisk(path, () => jsonFiles(path)),
    readLine: keyboard.readLine,
    pause: milliseconds => wait(milliseconds),
    now: () => performance.now(),
    freshSeed: () => randomBytes(16).toString('hex'),
    workerFile: name => new URL(`./workers/${name}.mjs`, import.meta.url),
  }
  return { io, close: keyboard.close }
}

/** The language of a locale such as ru_RU.UTF-8; the first one for locales we have no texts for. */
function systemLanguage(locale: string): Language {
  return LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? LANGUAGES[0]
}

function jsonFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return names
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(path, name))
}

/** Turns errors of the file system into a sentence about the file. */
function fromDisk<T>(path: string, access: () => T): T {
  try {
    return access()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return usage(`There is no file ${path}.`)
    if (code === 'EISDIR') return usage(`${path} is a directory.`)
    if (code === 'EACCES') return usage(`${path} may not be opened.`)
    throw error
  }
}

/** Reads line by line; the standard input is opened with the first question only. */
function lineReader(): { readonly readLine: Io['readLine']; close(): void } {
  let lines: Interface | undefined
  return {
    readLine(prompt) {
      lines ??= createInterface({ input: process.stdin, output: process.stdout })
      const open = lines
      return new Promise(resolve => {
        const ended = (): void => resolve(undefined)
        open.once('close', ended)
        open.question(prompt, line => {
          open.off('close', ended)
          resolve(line)
        })
      })
    },
    close: () => lines?.close(),
  }
}
