// Freezing: the same sources give the same file, a version that is there is never changed, and the oldest ones go.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { begin, readFrozen, seedFrom } from '@ludoteka/kernel'
import { afterEach, expect, test } from 'vitest'
import { freeze, frozenIn, KEPT_VERSIONS } from '../freeze/index.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const game = 'unmatched'
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-freeze-test-'))
  folders.push(folder)
  return folder
}

/** A copy of the packages a game is made of, at another place, in which the game has this version. */
function sourcesWith(version: number): string {
  const root = temporaryFolder()
  const shared = readdirSync(join(ROOT, 'packages')).filter(name => name === 'kernel' || name.endsWith('-kit'))
  for (const name of [...shared, `games/${game}`]) {
    const from = join(ROOT, 'packages', name)
    const isSource = (path: string): boolean => !/^\/(node_modules|test|board|versions)\b/.test(path.slice(from.length))
    cpSync(from, join(root, 'packages', name), { recursive: true, filter: isSource })
  }
  const file = join(root, 'packages', 'games', game, 'rules', 'game.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\bversion: \d+/, `version: ${version}`))
  return root
}

test('a frozen game plays; frozen again from elsewhere it is the same file', async () => {
  const folder = temporaryFolder()
  const first = await freeze({ game, sources: sourcesWith(3), folder })
  expect(first).toMatchObject({ version: 3, file: join(folder, 'v3.js'), outcome: 'written', removed: [] })
  const frozen = readFrozen(await import(pathToFileURL(first.file).href))
  expect(begin(frozen, {}, seedFrom('frozen')).setup).toMatchObject({ game, version: 3 })
  expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toContain("3: () => import('./v3.js'),")
  expect(await freeze({ game, sources: sourcesWith(3), folder })).toMatchObject({ outcome: 'unchanged' })
})

test('a version that is there is not written over', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'v3.js'), 'the rules of then')
  expect(await freeze({ game, sources: sourcesWith(3), folder })).toMatchObject({ outcome: 'taken', removed: [] })
  expect(readFileSync(join(folder, 'v3.js'), 'utf8')).toBe('the rules of then')
})

test(`the last ${KEPT_VERSIONS} versions are kept`, async () => {
  const folder = join(temporaryFolder(), 'versions')
  mkdirSync(folder)
  for (const version of [8, 9, 10, 11, 12]) writeFileSync(join(folder, `v${version}.js`), '')
  expect(await freeze({ game, sources: sourcesWith(13), folder })).toMatchObject({ outcome: 'written', removed: [8] })
  expect(frozenIn(folder)).toEqual([9, 10, 11, 12, 13])
  expect(readFileSync(join(folder, 'index.ts'), 'utf8').match(/\d+(?=: \(\) => import)/g)).toEqual([
    ...['9', '10', '11', '12', '13'],
  ])
})
