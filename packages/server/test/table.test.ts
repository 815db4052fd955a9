// What people do at a table besides moving: take back, give up, run out of time, leave, come back, talk, play again.

import { isDeepStrictEqual } from 'node:util'
import { history, invitation, type MatchDetail, matchDetail, type ServerMessage } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { isTable, isUpdate, type LiveTable, type Player, playOn, sitDown } from './support/player.ts'
import { loggedErrors, manualClock, openServer, temporaryFolder } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const QUICK = { heroPick: 'random' }
const BOT = { kind: 'bot', level: 'random' } as const

/** A machine that is never suspended: when the test puts the clock forward, that time counts. */
const AWAKE = { heartbeatMs: 20, maintenanceMs: 20, downAfterMs: Number.POSITIVE_INFINITY }

type Pair = { anna: Player; boris: Player; match: MatchDetail; a: LiveTable; b: LiveTable }

/** Two people at a running table. */
async function pair(url: string, more: object = {}): Promise<Pair> {
  const [anna, boris] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris')])
  const made = await anna.create({ game: 'unmatched', options: QUICK, ...more })
  const match = await boris.match(`/api/matches/${made.id}/join`)
  const [a, b] = await Promise.all([anna.watch(made.id), boris.watch(made.id)])
  return { anna, boris, match, a, b }
}

/** Plays some actions of both, so that there is something to take back. */
async function playBoth({ a, b }: Pair, actions: number): Promise<void> {
  for (let n = 0; n < actions; n++) {
    const [seat = ''] = a.view('a1').waiting
    const table = seat === 'a1' ? a : b
    const answer = await table.actSomehow(seat, n)
    expect(answer.type).toBe('done')
    await inStep(a, b, answer.type === 'because' ? 0 : answer.seq)
  }
}

const inStep = (a: LiveTable, b: LiveTable, seq: number): Promise<unknown> =>
  Promise.all([a, b].map(table => table.when(one => (isUpdate(one) || isTable(one)) && one.seq >= seq)))

const hasResult =
  (kind: string, reason: string) =>
  (one: ServerMessage): boolean =>
    isUpdate(one) &&
    Object.values(one.views).some(view => JSON.stringify(view['result']).includes(`"${kind}"`)) &&
    JSON.stringify(one.views).includes(`"reason":"${reason}"`)

test('a person takes back an own action that showed nothing', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', hotSeat: true, options: { firstPlayer: 'a1' } })
  const table = await anna.watch(id)
  const before = table.view('a1')
  for (let n = 0; table.last.canUndo.length === 0; n++) {
    const [seat = ''] = table.view('a1').waiting
    const answer = await table.actSomehow(seat, n)
    await table.when(one => isUpdate(one) && answer.type === 'done' && one.seq >= answer.seq)
  }
  const [seat = ''] = table.last.canUndo
  const { seq } = table
  expect(await table.ask({ type: 'undo', seq, seat })).toMatchObject({ type: 'done', seq: seq + 1 })
  const back = await table.until(
    (one): one is Extract<ServerMessage, { type: 'update' }> => isUpdate(one) && one.seq === seq + 1,
  )
  expect(back.cutTo).toBeLessThanOrEqual(seq)
  if (seq === 1) expect(table.view('a1')).toEqual(before)
  const fresh = await (await anna.watch(id, { since: seq })).until(isTable)
  expect(fresh.whole).toBe(true)
  expect(fresh.views).toEqual(table.last.views)
})

test('an action that has shown something is taken back only if the opponent agrees', async () => {
  const { url } = await openServer()
  const people = await pair(url)
  const { a, b } = people
  await playBoth(people, 12)
  // As long as the last to act could still take it back alone, there is nobody to ask.
  while (a.last.canUndo.length + b.last.canUndo.length > 0) await playBoth(people, 1)
  const [waiting = ''] = a.view('a1').waiting
  const [asker, asked, seat, other] = waiting === 'a1' ? [b, a, 'b1', 'a1'] : [a, b, 'a1', 'b1']
  const { seq } = asker
  expect(await asker.ask({ type: 'undo', seq, seat })).toMatchObject({ type: 'done' })
  await asked.when(one => isUpdate(one) && one.proposal?.kind === 'undo')
  expect(asked.last.proposal).toMatchObject({ kind: 'undo', by: seat, pending: [other] })
  expect(await asker.ask({ type: 'answer', seat, accept: true })).toMatchObject({ problem: { error: 'conflict' } })
  expect(await asked.ask({ type: 'answer', seat: other, accept: false })).toMatchObject({ type: 'done', seq: seq + 1 })
  expect(asked.last.proposal).toBeUndefined()
  await asker.ask({ type: 'undo', seq, seat })
  // Proposing is an event, declining it is none: the undo is the third one.
  const undone = seq + 3
  expect(await asked.ask({ type: 'answer', seat: other, accept: true })).toMatchObject({ type: 'done', seq: undone })
  await inStep(a, b, undone)
  expect(asker.view(seat).waiting).toContain(seat)
  expect(a.last).toMatchObject({ type: 'update', seq: undone })
  expect(a.last.proposal).toBeUndefined()
})

test('whoever resigns loses', async () => {
  const { url } = await openServer()
  const { anna, a, b, match } = await pair(url)
  expect(await a.ask({ type: 'resign', seat: 'b1' })).toMatchObject({ problem: { error: 'wrong-seat' } })
  expect(await a.ask({ type: 'resign', seat: 'a1' })).toMatchObject({ type: 'done' })
  await b.when(hasResult('won', 'resigned'))
  expect(b.view('b1')).toMatchObject({ result: { kind: 'won', winners: [1] }, waiting: [], choice: {} })
  expect(matchDetail.parse((await anna.get(`/api/matches/${match.id}`)).body)).toMatchObject({
    status: 'finished',
    result: { kind: 'won', winners: [1], reason: 'resigned' },
  })
  expect(await b.ask({ type: 'act', seq: b.seq, seat: 'b1', verb: 'attack' })).toMatchObject({
    problem: { error: 'over' },
  })
})

test('in a team with another person, a bot takes the seat of the one who resigns', async () => {
  const { url } = await openServer()
  const [anna, boris] = await Promise.all([sitDown(url, 'Anna'), sitDown(url, 'Boris')])
  const { id } = await anna.create({
    game: 'unmatched',
    options: { ...QUICK, mode: 'team4' },
    seats: [{ kind: 'me' }, BOT, { kind: 'open' }, BOT],
  })
  await boris.match(`/api/matches/${id}/join`, { seat: 'a2' })
  const a = await anna.watch(id)
  expect(await a.ask({ type: 'resign', seat: 'a1' })).toMatchObject({ type: 'done' })
  const match = matchDetail.parse((await anna.get(`/api/matches/${id}`)).body)
  expect(match.status).toBe('running')
  expect(match.seats[0]?.holder).toEqual({ kind: 'bot', level: 'normal' })
})

test('a draw is offered only where the game knows draws', async () => {
  const { url } = await openServer()
  const { a } = await pair(url)
  expect(await a.ask({ type: 'offer-draw', seat: 'a1' })).toMatchObject({ problem: { error: 'conflict' } })
})

test('a player whose time is up loses', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system, ...AWAKE })
  const people = await pair(url, { clock: { kind: 'bank', bankMs: 60_000, incrementMs: 5_000 } })
  const { a } = people
  const [slow = ''] = a.view('a1').waiting
  clock.forward(20_000)
  const table = slow === 'a1' ? a : people.b
  expect(await table.actSomehow(slow)).toMatchObject({ type: 'done' })
  const left = table.last.clocks?.left[slow] ?? 0
  expect(left).toBeGreaterThan(40_000)
  expect(left).toBeLessThanOrEqual(45_000)
  const [next = ''] = table.last.type === 'update' ? table.last.waiting : []
  clock.forward(61_000)
  const over = await a.until(
    (one): one is Extract<ServerMessage, { type: 'update' }> => isUpdate(one) && one.status === 'finished',
  )
  expect(over.views['a1']?.['result']).toMatchObject({
    kind: 'won',
    winners: [next === 'a1' ? 1 : 0],
    reason: 'timeout',
  })
})

test('where the table chose so, a bot plays on for whoever is out of time, and the person may come back', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system, ...AWAKE })
  const { anna, boris, match, a, b } = await pair(url, { clock: { kind: 'days', days: 1 }, onTimeout: 'bot' })
  const [slow = ''] = a.view('a1').waiting
  const [person, table] = slow === 'a1' ? [anna, a] : [boris, b]
  clock.forward(25 * 3_600_000)
  const changed = await table.until(
    (one): one is Extract<ServerMessage, { type: 'match' }> => one.type === 'match' && one.match.away !== undefined,
  )
  expect(changed.match).toMatchObject({ status: 'running', yours: [], away: [slow] })
  const back = await person.match(`/api/matches/${match.id}/join`, { seat: slow })
  expect(back.yours).toEqual([slow])
  const stranger = await sitDown(url, 'Clara')
  expect(await stranger.refused(`/api/matches/${match.id}/join`, { seat: slow })).toMatchObject({ error: 'conflict' })
})

test('clocks stand still while no server is running', async () => {
  const clock = manualClock()
  const data = temporaryFolder()
  const before = await openServer({ system: clock.system, data })
  const { anna, match, a } = await pair(before.url, { clock: { kind: 'bank', bankMs: 60_000, incrementMs: 0 } })
  const [slow = ''] = a.view('a1').waiting
  await before.close()
  clock.forward(3_600_000)
  const { url } = await openServer({ system: clock.system, data, maintenanceMs: 20 })
  const table = await anna.at(url).watch(match.id)
  expect(table.last.clocks?.left[slow]).toBeGreaterThan(50_000)
  expect(table.view('a1').result.kind).toBe('open')
})

test('clocks stand still while the machine is suspended', async () => {
  const clock = manualClock()
  const { url } = await openServer({ system: clock.system, heartbeatMs: 20, maintenanceMs: 20 })
  const people = await pair(url, { clock: { kind: 'bank', bankMs: 60_000, incrementMs: 0 } })
  const { a, b } = people
  const [slow = ''] = a.view('a1').waiting
  clock.forward(3_600_000)
  const table = slow === 'a1' ? a : b
  const awake = await table.until(
    (one): one is Extract<ServerMessage, { type: 'update' }> => isUpdate(one) && (one.clocks?.left[slow] ?? 0) > 0,
  )
  expect(awake.status).toBe('running')
  expect(awake.clocks?.left[slow]).toBeGreaterThan(50_000)
  expect(await table.actSomehow(slow)).toMatchObject({ type: 'done' })
})

test('a bot replaces a person who leaves, until they come back', async () => {
  const { url } = await openServer()
  const { boris, match, anna } = await pair(url, { onTimeout: 'bot' })
  expect((await boris.match(`/api/matches/${match.id}/leave`)).seats[1]?.holder.kind).toBe('bot')
  const list = (await boris.get('/api/matches?list=mine')).body
  expect(JSON.stringify(list)).toContain(match.id)
  expect((await boris.match(`/api/matches/${match.id}/join`)).yours).toEqual(['b1'])
  expect(await anna.refused(`/api/matches/${match.id}/abandon`)).toMatchObject({ error: 'conflict' })
})

test('a private table is joined by the link of a seat, once', async () => {
  const { url } = await openServer()
  const [anna, boris, clara] = await Promise.all([sitDown(url), sitDown(url, 'Boris'), sitDown(url, 'Clara')])
  const made = await anna.create({ game: 'unmatched', options: QUICK, visibility: 'private' })
  const token = made.invites?.['b1'] ?? ''
  expect(token).toMatch(/^[A-Za-z0-9_-]{22,}$/)
  expect(matchDetail.parse((await anna.get(`/api/matches/${made.id}`)).body).invites).toEqual({ b1: token })
  expect(matchDetail.parse((await boris.get(`/api/matches/${made.id}`)).body)).not.toHaveProperty('invites')
  expect(JSON.stringify((await clara.get('/api/matches?list=open')).body)).not.toContain(made.id)
  expect(await clara.refused(`/api/matches/${made.id}/join`)).toMatchObject({ error: 'forbidden' })
  expect(invitation.parse((await boris.get(`/api/invites/${token}`)).body)).toMatchObject({ seat: 'b1' })
  expect(await boris.match(`/api/invites/${token}`)).toMatchObject({ status: 'running', yours: ['b1'] })
  expect(await clara.refused(`/api/invites/${token}`)).toMatchObject({ error: 'not-found' })
})

test('seats are left and taken before the match; the host may start with bots or close the table', async () => {
  const { url } = await openServer()
  const [anna, boris] = await Promise.all([sitDown(url), sitDown(url, 'Boris')])
  const { id } = await anna.create({ game: 'unmatched', options: { ...QUICK, mode: 'team4' } })
  expect((await boris.match(`/api/matches/${id}/join`, { seat: 'b2' })).yours).toEqual(['b2'])
  expect(await anna.refused(`/api/matches/${id}/join`, { seat: 'b2' })).toMatchObject({ error: 'conflict' })
  expect((await boris.match(`/api/matches/${id}/leave`)).yours).toEqual([])
  expect(await boris.refused(`/api/matches/${id}/start`)).toMatchObject({ error: 'forbidden' })
  const started = await anna.match(`/api/matches/${id}/start`, { level: 'random' })
  expect(started.status).toBe('running')
  expect(started.seats.map(({ holder }) => holder.kind)).toEqual(['account', 'bot', 'bot', 'bot'])
  expect((await anna.match(`/api/matches/${id}/abandon`)).status).toBe('abandoned')
  const other = await anna.create({ game: 'unmatched' })
  expect(await boris.refused(`/api/matches/${other.id}/abandon`)).toMatchObject({ error: 'forbidden' })
  expect((await anna.match(`/api/matches/${other.id}/abandon`)).status).toBe('abandoned')
  expect(await boris.refused(`/api/matches/${other.id}/join`)).toMatchObject({ error: 'over' })
})

test('of many who want the last seat at once, one gets it', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', options: QUICK })
  const others = await Promise.all(Array.from({ length: 8 }, (_, i) => sitDown(url, `Guest ${i}`)))
  const answers = await Promise.all(others.map(other => other.post(`/api/matches/${id}/join`, { seat: 'b1' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a rematch swaps the sides and waits for the other', async () => {
  const { url } = await openServer()
  const { anna, boris, match, a, b } = await pair(url)
  expect(await anna.refused(`/api/matches/${match.id}/rematch`)).toMatchObject({ error: 'conflict' })
  await a.ask({ type: 'resign', seat: 'a1' })
  const next = await anna.match(`/api/matches/${match.id}/rematch`)
  expect(next).toMatchObject({ status: 'open', yours: ['b1'] })
  const head = await b.until(
    (one): one is Extract<ServerMessage, { type: 'match' }> => one.type === 'match' && one.match.rematch !== undefined,
  )
  expect(head.match.rematch).toBe(next.id)
  const stranger = await sitDown(url, 'Clara')
  expect(await stranger.refused(`/api/matches/${match.id}/rematch`)).toMatchObject({ error: 'forbidden' })
  expect(await boris.match(`/api/matches/${match.id}/rematch`)).toMatchObject({
    id: next.id,
    status: 'running',
    yours: ['a1'],
  })
})

test('a hot-seat table can be paused, a table with others can not', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', options: QUICK, hotSeat: true })
  const table = await anna.watch(id)
  expect(Object.keys(table.last.views)).toEqual(['a1', 'b1'])
  expect(await table.ask({ type: 'pause', on: true })).toMatchObject({ type: 'done' })
  const [seat = ''] = table.view('a1').waiting
  expect(await table.actSomehow(seat)).toMatchObject({ problem: { error: 'conflict' } })
  await table.ask({ type: 'pause', on: false })
  expect(await table.actSomehow(seat)).toMatchObject({ type: 'done' })
  const { a } = await pair(url)
  expect(await a.ask({ type: 'pause', on: true })).toMatchObject({ problem: { error: 'conflict' } })
})

test('on a shared device neither the log nor the replay of a running match shows a hand', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', options: QUICK, hotSeat: true, visibility: 'public' })
  const shared = await anna.watch(id)
  await playOn(shared, ['a1', 'b1'], 10)
  const clara = await sitDown(url, 'Clara')
  const logOf = async (table: LiveTable) => (await table.until(isTable)).log
  const open = await logOf(await clara.watch(id))
  expect(await logOf(await anna.watch(id))).toEqual(open)
  // Who holds a device of their own reads what is theirs.
  const [own = [], others = []] = [
    await logOf(await anna.watch(id, { seat: 'a1' })),
    await logOf(await anna.watch(id, { seat: 'b1' })),
  ].map(log => log.filter(entry => !open.some(one => isDeepStrictEqual(one, entry))))
  expect([own.length > 0, others.length > 0]).toEqual([true, true])
  const heard = shared.texts.join()
  expect([...own, ...others].filter(entry => heard.includes(JSON.stringify(entry)))).toEqual([])

  const eyesIn = async (query: string): Promise<readonly unknown[]> => {
    const { frames } = history.parse((await anna.get(`/api/matches/${id}/history?${query}`)).body)
    return [...new Set(frames.flatMap(({ view }) => view['you'] ?? []))] // it is told where it changes
  }
  expect(await eyesIn('from=0')).toEqual(['spectator'])
  expect(await eyesIn('from=0&seat=b1')).toEqual(['b1'])
  await shared.ask({ type: 'resign', seat: 'b1' })
  expect(await eyesIn('from=0')).toEqual(['a1'])
})

test('everybody reads the chat of players; only spectators read that of spectators while the match runs', async () => {
  const { url } = await openServer()
  const { a, b, match } = await pair(url)
  const clara = await sitDown(url, 'Clara')
  const spectator = await clara.watch(match.id)
  const isLine =
    (text: string) =>
    (one: ServerMessage): boolean =>
      one.type === 'chat' && one.line.text === text
  await a.ask({ type: 'chat', channel: 'players', text: '<b>Привет</b>' })
  await Promise.all([b, spectator].map(table => table.when(isLine('<b>Привет</b>'))))
  expect(await spectator.ask({ type: 'chat', channel: 'players', text: 'me too' })).toMatchObject({
    problem: { error: 'forbidden' },
  })
  await spectator.ask({ type: 'chat', channel: 'spectators', text: 'she has a king' })
  await spectator.when(isLine('she has a king'))
  await a.ask({ type: 'chat', channel: 'players', text: 'bye' })
  await b.when(isLine('bye'))
  expect(b.texts.join()).not.toContain('she has a king')
  expect((await (await clara.watch(match.id)).until(isTable)).chat.map(({ text }) => text)).toContain('she has a king')
})

test('a line is signed with the name its writer has now', async () => {
  const { url } = await openServer()
  const { anna, a, b } = await pair(url)
  await fetch(`${url}/api/me`, {
    method: 'PATCH',
    headers: { ...anna.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna Petrovna' }),
  })
  await a.ask({ type: 'chat', channel: 'players', text: 'new name' })
  await b.when(one => one.type === 'chat' && one.line.from.name === 'Anna Petrovna')
})

test('the summary shows who is online', async () => {
  const { url } = await openServer()
  const { a, b } = await pair(url)
  const online =
    (seat: number, is: boolean) =>
    (one: ServerMessage): boolean => {
      const holder = one.type === 'match' || one.type === 'table' ? one.match.seats[seat]?.holder : undefined
      return holder?.kind === 'account' && holder.online === is
    }
  await a.when(online(1, true)) // with the table, where the other was there first
  const told = a.received.length
  await b.leave()
  await a.when(one => a.received.indexOf(one) >= told && online(1, false)(one))
})

test('an illegal action is refused with its rule, and why tells it beforehand', async () => {
  const { url } = await openServer()
  const { a, b } = await pair(url)
  const [seat = ''] = a.view('a1').waiting
  const [mover, waiter, idle] = seat === 'a1' ? [a, b, 'b1'] : [b, a, 'a1']
  const [verb, args] = Object.entries(mover.view(seat).choice)[0] ?? ['', true]
  const arg = args === true ? {} : { arg: args[0] }
  expect(await waiter.ask({ type: 'act', seq: waiter.seq, seat: idle, verb, ...arg })).toMatchObject({
    type: 'refused',
    problem: { error: 'wrong-seat', reason: 'notYourDecision', rule: '22.1' },
  })
  expect(await waiter.ask({ type: 'why', seat: idle, verb, ...arg })).toMatchObject({
    type: 'because',
    reason: 'notYourDecision',
  })
  expect(await mover.ask({ type: 'why', seat, verb, ...arg })).toMatchObject({ type: 'because', reason: 'allowed' })
  expect(await mover.ask({ type: 'act', seq: 0, seat, verb: 'attack', arg: 'nobody' })).toMatchObject({
    type: 'refused',
  })
})

test('bots alone play to the end while people watch', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { id } = await anna.create({ game: 'unmatched', seats: [BOT, BOT] })
  const table = await anna.watch(id)
  await table.when(one => (isUpdate(one) || isTable(one)) && JSON.stringify(one.views).includes('"won"'))
  expect(await playOn(table, ['spectator'])).toBe(0)
})
