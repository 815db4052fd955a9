// The head of pages: what chats show of a link, in both languages, with names that people have chosen.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitDown } from './support/player.ts'
import { openServer, temporaryFolder } from './support/server.ts'

const INDEX = `<!doctype html><html lang="en"><head><meta name="description" content="Old." /><title>Ludoteka</title></head></html>`

function builtClient(): string {
  const web = temporaryFolder()
  mkdirSync(join(web, 'previews'))
  writeFileSync(join(web, 'index.html'), INDEX)
  writeFileSync(join(web, 'previews', 'red-sea.jpg'), 'picture')
  return web
}

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1]

test('a link tells its match, game, player or tournament; an unknown one nothing; every name is written as text', async () => {
  const { url } = await openServer({ web: builtClient() })
  const page = async (path: string, language = 'en'): Promise<string> =>
    (await fetch(`${url}${path}`, { headers: { 'accept-language': language } })).text()
  const anna = await sitDown(url, '<b>"Anna" & co')
  const boris = await sitDown(url, 'Boris')
  const { id } = await anna.create({ game: 'red-sea' })

  const open = await page(`/t/${id}`)
  expect(titleOf(open)).toBe('&lt;b&gt;&quot;Anna&quot; &amp; co – free seat · Twilight Struggle: Red Sea')
  expect(open).not.toContain('<b>')
  expect(open).not.toContain('Old.')
  expect(metaOf(open, 'og:description')).toBe('A table with 1 free seat: come and play.')
  expect(metaOf(open, 'og:image')).toBe(`${url}/previews/red-sea.jpg`)
  expect(metaOf(open, 'og:url')).toBe(`${url}/t/${id}`)
  expect(metaOf(open, 'twitter:card')).toBe('summary_large_image')

  await boris.match(`/api/matches/${id}/join`)
  const russian = await page(`/t/${id}`, 'de-DE, ru-RU;q=0.9, en;q=0.5')
  expect(russian).toContain('<html lang="ru"')
  expect(metaOf(russian, 'og:description')).toBe('Партия идёт, 0 ходов. Смотрите вживую.')
  expect(metaOf(await page(`/t/${id}?lang=en`, 'ru'), 'og:locale')).toBe('en_GB')
  const table = await boris.watch(id)
  const [seat = ''] = 'match' in table.last ? table.last.match.yours : []
  await table.ask({ type: 'resign', seat })
  await table.leave()
  const replay = await page(`/t/${id}/replay`)
  expect(titleOf(replay)).toMatch(/^Replay: .* – Boris · Twilight Struggle: Red Sea$/)
  expect(metaOf(replay, 'description')).toBe('&lt;b&gt;&quot;Anna&quot; &amp; co won after 0 moves. Watch the replay.')

  expect(titleOf(await page('/'))).toBe('Ludoteka: board games for rivals')
  expect(titleOf(await page('/', 'ru'))).toBe('Лудотека: настольные битвы')
  expect(metaOf(await page('/'), 'og:image')).toBe(`${url}/icons/icon-512.png`)
  expect(titleOf(await page('/new/red-sea'))).toBe('New table: Twilight Struggle: Red Sea · Ludoteka')
  expect(titleOf(await page('/puzzles'))).toBe('Puzzles of the day · Ludoteka')
  expect(titleOf(await page('/puzzles/red-sea', 'ru'))).toBe('Задача дня: Сумеречная борьба: Красное море · Лудотека')
  expect(titleOf(await page(`/player/${boris.id}`))).toBe('Boris · Ludoteka')
  for (const path of ['/t/no-such-table', '/player/nobody-here', '/tournament/none-there', '/new/chess', '/settings'])
    expect(await page(path)).toBe(INDEX)
})

test('the picture of a public match is its position, of a private one or one that has not begun the cover', async () => {
  const { url } = await openServer({ web: builtClient() })
  const anna = await sitDown(url, 'Anna & <Co>')
  const boris = await sitDown(url, 'Boris')
  const pictureOf = (id: string, headers = {}): Promise<Response> =>
    fetch(`${url}/preview/match/${id}.png?lang=ru`, { headers })
  const begun = async (visibility: 'public' | 'private'): Promise<string> => {
    const { id, invites } = await anna.create({ game: 'red-sea', visibility })
    expect(await (await pictureOf(id)).text()).toBe('picture')
    const [token] = Object.values(invites ?? {})
    await boris.match(visibility === 'public' ? `/api/matches/${id}/join` : `/api/invites/${token}`)
    return id
  }

  const id = await begun('public')
  const page = await (await fetch(`${url}/t/${id}/replay`, { headers: { 'accept-language': 'ru' } })).text()
  expect(metaOf(page, 'og:image')).toMatch(new RegExp(`^${url}/preview/match/${id}.png\\?lang=ru&amp;at=\\d+$`))
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
  const shown = await pictureOf(id)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(shown.headers.get('cache-control')).toBe('public, max-age=60')
  const png = Buffer.from(await shown.arrayBuffer())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const again = await pictureOf(id, { 'if-none-match': shown.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)

  const secret = await begun('private')
  expect(metaOf(await (await fetch(`${url}/t/${secret}`)).text(), 'og:image')).toBe(`${url}/previews/red-sea.jpg`)
  expect(await (await pictureOf(secret)).text()).toBe('picture')
  expect((await pictureOf('no-such-table')).status).toBe(404)
  expect((await fetch(`${url}/preview/match/${id}.png?lang=xx`)).status).toBe(400)
})

test('an invitation and a tournament are told without their secrets', async () => {
  const { url } = await openServer({ web: builtClient() })
  const anna = await sitDown(url, 'Anna')
  await anna.post('/api/account/claim', { login: 'anna', password: 'a long password' })
  const { invites } = await anna.create({ game: 'red-sea', visibility: 'private' })
  const [token = ''] = Object.values(invites ?? {})
  const invited = await (await fetch(`${url}/join/${token}`)).text()
  expect(titleOf(invited)).toBe('Come and play Twilight Struggle: Red Sea with me')
  const { body } = await anna.post('/api/tournaments', {
    game: 'red-sea',
    format: 'swiss',
    places: 4,
    name: 'Friday cup',
    clock: { kind: 'days', days: 1 },
  })
  const id = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : ''
  const page = await (await fetch(`${url}/tournament/${id}`)).text()
  expect(titleOf(page)).toBe('Friday cup · Ludoteka')
  expect(metaOf(page, 'og:description')).toBe('Swiss of Twilight Struggle: Red Sea, 0 players. Take part.')
})
