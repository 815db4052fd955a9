// Nothing is told before it is seen: what is visible when, in every game, frame by frame.

import { driver as BERSERK } from '@ludoteka/berserk/driver'
import { driver as FOG_OF_WAR } from '@ludoteka/fog-of-war/driver'
import { type Action, type Entry, factsIn, type Game, type Live, SPECTATOR, view } from '@ludoteka/kernel'
import { driver as RED_SEA } from '@ludoteka/red-sea/driver'
import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { driver as WARRIOR_KNIGHTS } from '@ludoteka/warrior-knights/driver'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CELLS } from '../../games/berserk/content/cells.ts'
import { FIELDS } from '../../games/berserk/rules/state.ts'
import { playerAt } from '../src/player.ts'
import { firstFrame, type PageFrame, recordedFrames, startRecording } from '../src/recorder.ts'
import { findMoment, lastNews, type Moment, openSaved, PLAYERS } from '../src/savedMatch.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite()
const UNMATCHED_TEXT = UNMATCHED.game.text.en

/** The last blow of a match: the attacker's card lies face down, and no defense card is played against it. */
function lastBlow(): Moment {
  return findMoment(
    UNMATCHED.game,
    ({ verb }) => verb === 'attack' || verb === 'commit' || verb === 'maneuver',
    ({ action, after }) => action.verb === 'decline' && hasNews(after.state.news, 'revealed', 'defeated', 'won'),
  )
}

function hasNews(news: readonly Entry[], ...keys: readonly string[]): boolean {
  return keys.every(key => news.some(entry => entry.key === key))
}

/** The words of the first entry with this key. */
function lineOf(news: readonly Entry[], key: string, { text }: Game): string {
  const entry = news.find(one => one.key === key)
  if (!entry) throw new Error(`Nothing tells ${key}.`)
  return text.en.entry(entry, PLAYERS)
}

/** The first frame whose log has a line. */
function firstTold(frames: readonly PageFrame[], line: string): number {
  return firstFrame(frames, frame => isTold(frame, line), line)
}

function isTold({ log }: PageFrame, line: string): boolean {
  return log.some(entry => entry.includes(line))
}

function firstAsked(frames: readonly PageFrame[]): number {
  const before = frames[0]?.step
  return firstFrame(frames, ({ step }) => step !== '' && step !== before, 'another question')
}

/** Each later than the one before. */
function expectInOrder(first: Readonly<Record<string, number>>): void {
  const numbers = Object.values(first)
  expect(numbers, JSON.stringify(first)).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
}

/** Opens the moment at normal speed and plays no defense card. */
async function receiveLastBlow(moment: Moment): Promise<Page> {
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await openSaved(page, moment.before)
  const decline = page.getByRole('button', { name: UNMATCHED_TEXT.action('decline', undefined, 'attack.defense') })
  await decline.waitFor()
  // The combat is faded in when the page is opened: what is recorded is what happens after that.
  const dials = page.locator('.um-side-dial')
  const countSeen = (all: readonly Element[]): number =>
    all.filter(dial => dial.checkVisibility({ opacityProperty: true })).length
  await expect.poll(() => dials.evaluateAll(countSeen)).toBe(2)
  await startRecording(page, {
    faces: '.um-flip-front',
    stage: '.um-stage:not(.um-docked)',
    dials: '.um-side-dial',
    health: '.um-seat-health',
  })
  await decline.click()
  return page
}

test('the keyboard has its place again when a story is over', async () => {
  const { before } = findMoment(
    UNMATCHED.game,
    ({ verb }) => verb === 'attack' || verb === 'commit' || verb === 'maneuver',
    ({ action, after }) =>
      action.verb === 'decline' && hasNews(after.state.news, 'revealed') && after.state.result.kind === 'open',
  )
  const { page } = await person({ motion: 'full', speed: 'fast', sound: true })
  await openSaved(page, before)
  const decline = page.getByRole('button', { name: UNMATCHED_TEXT.action('decline', undefined, 'attack.defense') })
  await decline.press('Enter')
  await page.locator('.table-prompt[data-step]:not([data-step="attack.defense"])').waitFor()
  const hasPlace = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.table-drawn, .table-prompt, .table-hand') instanceof Element)
  await expect.poll(hasPlace).toBe(true)
})

test('Unmatched: the card is turned, then told; blow and defeat are seen as they are told; the result comes last', async () => {
  const moment = lastBlow()
  const page = await receiveLastBlow(moment)
  await page.getByRole('dialog').getByRole('heading', { name: PAGE.en.end.youLost }).waitFor()
  const frames = await recordedFrames(page)
  const { news } = moment.after.state
  const [revealed, damaged, defeated, won] = ['revealed', 'damaged', 'defeated', 'won'].map(key =>
    lineOf(news, key, UNMATCHED.game),
  ) as [string, string, string, string]
  const card = UNMATCHED_TEXT.card(String(news.find(({ key }) => key === 'revealed')?.data['card'])).name
  const result = firstFrame(frames, ({ dialog }) => dialog !== '', 'the result')
  expectInOrder({
    cardSeen: firstFrame(frames, ({ seen }) => seen['faces']?.some(face => face.includes(card)) === true, card),
    cardTold: firstTold(frames, revealed),
    damageTold: firstTold(frames, damaged),
    defeatTold: firstTold(frames, defeated),
    victoryTold: firstTold(frames, won),
    result,
  })
  for (const part of ['dials', 'health']) {
    const before = String(frames[0]?.seen[part])
    expect(firstFrame(frames, ({ seen }) => String(seen[part]) !== before, `other ${part}`)).toBe(
      firstTold(frames, damaged),
    )
  }
  // Screen readers hear what the log tells, when it tells it.
  for (const line of [revealed, damaged, defeated, won])
    expect(firstFrame(frames, ({ announced }) => announced.includes(line), line)).toBe(firstTold(frames, line))
  expect(frames.slice(1, result).filter(({ step }) => step !== '')).toEqual([])
})

test('Unmatched: skipping ends scene and log and opens the result, all in one frame', async () => {
  const moment = lastBlow()
  const page = await receiveLastBlow(moment)
  const prompt = page.getByRole('region', { name: PAGE.en.table.yourTurnTitle })
  await prompt.getByRole('button', { name: PAGE.en.table.skip }).click()
  await page.getByRole('dialog').getByRole('heading', { name: PAGE.en.end.youLost }).waitFor()
  const frames = await recordedFrames(page)
  const won = lineOf(moment.after.state.news, 'won', UNMATCHED.game)
  const isStaged = ({ seen }: PageFrame): boolean => seen['stage']?.length === 1
  const isAtEnd = frames.slice(firstFrame(frames, isStaged, 'the combat')).map(frame => ({
    scene: !isStaged(frame),
    log: isTold(frame, won),
    result: frame.dialog !== '',
  }))
  const begun = { scene: false, log: false, result: false }
  const ended = { scene: true, log: true, result: true }
  expect(isAtEnd.at(-1)).toEqual(ended)
  expect(isAtEnd).toEqual(isAtEnd.map(({ log }) => (log ? ended : begun)))
})

test('Red Sea: both headlines are turned before they are told, and the next question comes last', async () => {
  const moment = findMoment(
    RED_SEA.game,
    () => false,
    ({ action, after }) => action.verb === 'headline' && hasNews(after.state.news, 'headlineRevealed'),
  )
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await openSaved(page, moment.before)
  const player = playerAt(page, RED_SEA, 'en')
  await player.asked()
  await startRecording(page, { faces: '.rs-flip-front' })
  await player.playUntil(({ step }) => step !== 'headline.choose' && step !== '')
  const frames = await recordedFrames(page)
  const news = await lastNews(page, RED_SEA.game)
  expectInOrder({
    seen: firstFrame(frames, one => one.seen['faces']?.length === 2, 'both headlines'),
    told: firstTold(frames, lineOf(news, 'headlineRevealed', RED_SEA.game)),
    asked: firstAsked(frames),
  })
})

test('Red Sea: a die is thrown, then told; it adds up, then the result is told; then comes the next question', async () => {
  const moment = findMoment(
    RED_SEA.game,
    () => false,
    ({ action, after }) => action.verb === 'coup' && hasNews(after.state.news, 'defconFalls', 'actionRoundStarted'),
  )
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await openSaved(page, moment.before)
  const player = playerAt(page, RED_SEA, 'en')
  const question = await player.asked()
  await startRecording(page, { dice: '.rs-die', verdict: '.rs-verdict' })
  const target = question.offers.find(({ kind }) => kind === 'coup')
  if (!target) throw new Error('No coup is offered.')
  await player.take(target, question)
  await player.asked()
  const frames = await recordedFrames(page)
  const news = await lastNews(page, RED_SEA.game)
  expectInOrder({
    thrown: firstFrame(frames, ({ seen }) => seen['dice']?.length === 1, 'the die'),
    dieTold: firstTold(frames, lineOf(news, 'dieThrown', RED_SEA.game)),
    verdict: firstFrame(frames, ({ seen }) => seen['verdict']?.length === 1, 'the verdict'),
    resultTold: firstTold(frames, lineOf(news, 'coupResult', RED_SEA.game)),
    asked: firstAsked(frames),
  })
})

const wagesWar = ({ verb }: Action): boolean => ['plan', 'launch', 'attackFrom'].includes(verb)

/** An attack in which both sides have cards. */
const attackFrom = (): Moment =>
  findMoment(
    FOG_OF_WAR.game,
    wagesWar,
    ({ action, after }) =>
      action.verb === 'attackFrom' && hasNews(after.state.news, 'turnedUp', 'attackStrength', 'defenceStrength'),
  )

test('The Fog of War: skipping shows both strengths whole, as the log tells them', async () => {
  const moment = attackFrom()
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await openSaved(page, moment.before)
  const target = page.locator(`[data-answer="attackFrom ${moment.action.arg}"]`)
  await target.waitFor()
  await startRecording(page, { totals: '.fw-battle-total', lines: '.fw-sum-line' })
  await target.click()
  const prompt = page.getByRole('region', { name: PAGE.en.table.yourTurnTitle })
  await prompt.getByRole('button', { name: PAGE.en.table.skip }).click()
  await page.locator('.table-prompt[data-step="battle.superiority"]').waitFor()
  await expect.poll(() => page.locator('.fw-battle-total').count()).toBe(2)
  const frames = await recordedFrames(page)
  const last = frames.at(-1)?.seen
  const told = firstTold(frames, lineOf(moment.after.state.news, 'defenceStrength', FOG_OF_WAR.game))
  expect(frames[told]?.seen).toEqual(last)
  expect(last?.['totals']).toHaveLength(2)
})

test('The Fog of War: cards are turned up, then told; strengths add up, then are told; then comes the next question', async () => {
  const moment = attackFrom()
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await openSaved(page, moment.before)
  const target = page.locator(`[data-answer="attackFrom ${moment.action.arg}"]`)
  await target.waitFor()
  await startRecording(page, { faces: '.fw-turned:has(.fw-turned-figure)', totals: '.fw-battle-total' })
  await target.click()
  await page.locator('.table-prompt[data-step="battle.superiority"]').waitFor()
  const frames = await recordedFrames(page)
  const { news } = moment.after.state
  expectInOrder({
    turned: firstFrame(frames, ({ seen }) => seen['faces']?.length !== 0, 'a card'),
    cardsTold: firstTold(frames, lineOf(news, 'turnedUp', FOG_OF_WAR.game)),
    attack: firstFrame(frames, ({ seen }) => seen['totals']?.length === 1, 'the attack'),
    attackTold: firstTold(frames, lineOf(news, 'attackStrength', FOG_OF_WAR.game)),
    defence: firstFrame(frames, ({ seen }) => seen['totals']?.length === 2, 'the defence'),
    defenceTold: firstTold(frames, lineOf(news, 'defenceStrength', FOG_OF_WAR.game)),
    asked: firstAsked(frames),
  })
})

test('The Fog of War: the outcome of a battle is seen, then told; then comes the next question', async () => {
  const moment = findMoment(
    FOG_OF_WAR.game,
    wagesWar,
    ({ action, after }) => action.verb === 'decline' && hasNews(after.state.news, 'superiorityKept', 'battleRouted'),
  )
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await openSaved(page, moment.before)
  const keep = FOG_OF_WAR.game.text.en.action('decline', undefined, 'battle.superiority')
  const button = page.getByRole('button', { name: keep })
  await button.waitFor()
  await startRecording(page, { outcome: '.fw-outcome:not(:empty)' })
  await button.click()
  await page.locator('.table-prompt[data-step]:not([data-step="battle.superiority"])').waitFor()
  const frames = await recordedFrames(page)
  expectInOrder({
    seen: firstFrame(frames, ({ seen }) => seen['outcome']?.length === 1, 'the outcome'),
    told: firstTold(frames, lineOf(moment.after.state.news, 'battleRouted', FOG_OF_WAR.game)),
    asked: firstAsked(frames),
  })
})

test('The Fog of War: what is certain to lose is asked once more, whatever the setting; the result comes last', async () => {
  const { game } = FOG_OF_WAR
  const moment = findMoment(
    game,
    wagesWar,
    ({ action, after }) => action.verb === 'done' && hasNews(after.state.news, 'won') && action.seat === 0,
  )
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true, confirm: false })
  await openSaved(page, moment.before)
  const step = String(moment.before.state.stack.at(-1)?.step)
  const finish = page.getByRole('button', { name: game.text.en.action('done', undefined, step) })
  const question = page.getByRole('dialog')
  await finish.click()
  await question.getByRole('button', { name: PAGE.en.common.cancel, exact: true }).click()
  await finish.click()
  await startRecording(page, {})
  await question.getByRole('button', { name: PAGE.en.table.riskIt, exact: true }).click()
  await question.getByRole('heading', { name: PAGE.en.end.youLost }).waitFor()
  const frames = await recordedFrames(page)
  expectInOrder({
    told: firstTold(frames, lineOf(moment.after.state.news, 'won', game)),
    result: firstFrame(frames, ({ dialog }) => dialog === PAGE.en.end.youLost, 'the result'),
  })
})

const fights = ({ verb }: Action): boolean => ['ready', 'place', 'strike', 'pass'].includes(verb)

/** A strike that wounds an enemy and is carried out without a response. */
function strike({ isLast }: { readonly isLast: boolean }): Moment {
  return findMoment(BERSERK.game, fights, ({ before, action, after }) => {
    const { news } = after.state
    const [, target] = String(action.arg).split(':')
    const isHurt = news.some(({ key, data }) => key === 'wounded' && data['piece'] === target)
    const isTold = hasNews(news, 'rolled', 'struck') && hasNews(news, 'won') === isLast
    return action.verb === 'strike' && isHurt && isTold && isEnemy(before, action.seat, target)
  })
}

/** Somebody on the court: what a host carries has no life to be seen. */
function isEnemy({ state }: Live, seat: number, piece: string | undefined): boolean {
  const { pieces } = factsIn(FIELDS, view(BERSERK.game, state, SPECTATOR))
  const row = pieces[Number(piece?.slice(1)) - 1]
  return row !== undefined && row.controller !== seat && CELLS.some(cell => cell === row.at)
}

/** Strikes as a person does: the own card is clicked, then the enemy. */
async function strikeOn(page: Page, { before, action }: Moment): Promise<void> {
  await openSaved(page, before)
  const [attacker] = String(action.arg).split(':')
  await page.locator(`[data-piece=${attacker}]`).click()
  const target = page.locator(`[data-answer="strike ${action.arg}"]`)
  await target.waitFor()
  const [, struck] = String(action.arg).split(':')
  await startRecording(page, { dice: '.bs-die', outcome: '.bs-duel-end', life: `[data-piece=${struck}] .bs-life` })
  await target.click()
}

/** The frames in which a strike is seen and told, in their order. */
function strikeIn(frames: readonly PageFrame[], news: readonly Entry[]): Readonly<Record<string, number>> {
  const told = (key: string): number => firstTold(frames, lineOf(news, key, BERSERK.game))
  const life = String(frames[0]?.seen['life'])
  // Seen at the same time as told.
  expect(firstFrame(frames, ({ seen }) => seen['outcome']?.length !== 0, 'the blow')).toBe(told('struck'))
  expect(firstFrame(frames, ({ seen }) => String(seen['life']) !== life, 'fewer lives')).toBe(told('wounded'))
  return {
    diceSeen: firstFrame(frames, ({ seen }) => seen['dice']?.length !== 0, 'dice'),
    diceTold: told('rolled'),
    struck: told('struck'),
    wounded: told('wounded'),
  }
}

test('Berserk: dice are thrown, then told; blow and wounds are seen as they are told; then comes the next question', async () => {
  const moment = strike({ isLast: false })
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await strikeOn(page, moment)
  await page.locator('.table-prompt[data-step]').waitFor({ state: 'detached' })
  await page.locator('.table-prompt[data-step]').waitFor()
  const frames = await recordedFrames(page)
  const nothing = firstFrame(frames, ({ step }) => step === '', 'that nothing is asked')
  const asked = nothing + firstFrame(frames.slice(nothing), ({ step }) => step !== '', 'the next question')
  expectInOrder({ ...strikeIn(frames, moment.after.state.news), asked })
})

test('Berserk: the last blow is seen and told, and the result comes last', async () => {
  const moment = strike({ isLast: true })
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await strikeOn(page, moment)
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  const frames = await recordedFrames(page)
  expectInOrder({
    ...strikeIn(frames, moment.after.state.news),
    died: firstTold(frames, lineOf(moment.after.state.news, 'died', BERSERK.game)),
    won: firstTold(frames, lineOf(moment.after.state.news, 'won', BERSERK.game)),
    result: firstFrame(frames, ({ dialog }) => dialog !== '', 'the result'),
  })
})

const wagesWarFor = ({ verb }: Action): boolean => ['perform', 'mobilize', 'attack', 'attackWith'].includes(verb)

test('Warrior Knights: fate cards are turned up one by one, then told; then comes the outcome and the next question', async () => {
  const { game } = WARRIOR_KNIGHTS
  const moment = findMoment(
    game,
    wagesWarFor,
    ({ action, after }) =>
      ['done', 'putAway'].includes(action.verb) && hasNews(after.state.news, 'fateShown', 'victoriesCounted'),
  )
  const { page } = await person({ motion: 'full', speed: 'normal', sound: true })
  await openSaved(page, moment.before)
  const before = String(moment.before.state.stack.at(-1)?.step)
  await page.locator(`.table-prompt[data-step="${before}"]`).waitFor()
  await startRecording(page, { faces: '.wk-row-card:not(.wk-row-card-back)', outcome: '.wk-verdict' })
  await answerWith(page, moment)
  await page.locator(`.table-prompt[data-step]:not([data-step="${before}"])`).waitFor()
  const frames = await recordedFrames(page)
  const { news } = moment.after.state
  expectInOrder({
    turned: firstFrame(frames, ({ seen }) => (seen['faces']?.length ?? 0) > 0, 'a fate card'),
    cardsTold: firstTold(frames, lineOf(news, 'fateShown', game)),
    outcome: firstFrame(frames, ({ seen }) => seen['outcome']?.length === 1, 'the outcome'),
    asked: firstAsked(frames),
  })
})

/** By the board if it offers the answer, and otherwise by the prompt. */
async function answerWith(page: Page, { action, before }: Moment): Promise<void> {
  const { verb, arg } = action
  const onBoard = page.locator(`[data-answer="${arg === undefined ? verb : `${verb} ${arg}`}"]`)
  const { text } = WARRIOR_KNIGHTS.game
  const step = String(before.state.stack.at(-1)?.step)
  if (await onBoard.count()) await onBoard.first().click()
  else await page.getByRole('button', { name: text.en.action(verb, arg, step) }).click()
}
