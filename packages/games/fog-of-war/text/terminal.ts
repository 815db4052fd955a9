// A picture of a position for a terminal, drawn from what the viewer may know.

import { cardsSeen, factsIn, itemAt, type Language, NOWHERE, type View, type Zone, zoneIn } from '@ludoteka/kernel'
import { handLines, wordFor } from '@ludoteka/text-kit'
import { ORANGE_SLOTS, PROVINCE, PROVINCES, type Province, SOVIET_SLOTS } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { SLOTS } from '../content/wheel.ts'
import { controllerOf, positionOf, provincesOf, quagmireBy } from '../rules/board.ts'
import { sideOf } from '../rules/sides.ts'
import { FIELDS, ZONES } from '../rules/state.ts'
import { hasNoSupply } from '../rules/supply.ts'
import { nameOf } from './cardTexts.ts'
import { DICTIONARIES } from './index.ts'
import { neighboursOf } from './rules/shared.ts'
import type { AnyCard, Texts } from './types.ts'

type Facts = ReturnType<typeof factsOf>
const factsOf = (view: View) => factsIn(FIELDS, view)

export function terminal(view: View, language: Language): string {
  const texts = DICTIONARIES[language]
  const s = factsOf(view)
  return [
    texts.title,
    ...situation(view, s, texts),
    '',
    ...map(view, s, texts),
    '',
    texts.terminal.legend,
    '',
    ...SIDES.flatMap(side => sideLines(view, s, texts, side)),
    ...ownCards(view, texts),
    ...notes(view, s, texts),
    ...objectives(view, texts),
    ...handLines(view, ZONES.hand, texts, seat => wordFor(texts.seats, seat)),
  ]
    .join('\n')
    .trimEnd()
}

function situation(view: View, s: Facts, texts: Texts): readonly string[] {
  const { terminal, tracks } = texts
  return [
    terminal.season(s.year, s.winter),
    terminal.vp(s.vp),
    `${tracks.superiority}: ${texts.seats[sideOf(s.superiority)]}`,
    terminal.turnOf(sideOf(s.active)),
    ...(view.waiting.length > 0 ? [terminal.waitingFor(view.waiting.map(seat => wordFor(texts.seats, seat)))] : []),
    ...(view.seats.includes(view.you) ? [] : [terminal.spectator]),
    ...result(view, texts),
  ]
}

function result(view: View, texts: Texts): readonly string[] {
  if (view.result.kind === 'open') return []
  const winners = view.result.kind === 'won' ? view.result.winners : []
  return [
    ...winners.map(seat => texts.log.won({ side: sideOf(seat) }, String)),
    wordFor(texts.results, view.result.reason),
  ]
}

/** One line per province: its controller, what it is worth, its neighbours, and what lies there. */
function map(view: View, s: Facts, texts: Texts): readonly string[] {
  const rows = [texts.terminal.columns, ...PROVINCES.map(at => province(s, texts, at))]
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map(row => itemAt(row, i).length))) ?? []
  const lines = rows.map(row => row.map((cell, i) => cell.padEnd(itemAt(widths, i))).join('  '))
  const inside = ['', ...PROVINCES.map(at => contents(view, s, texts, at).join(', '))]
  return lines.map((line, i) => `${line}  ${itemAt(inside, i)}`.trimEnd())
}

function province(s: Facts, texts: Texts, at: Province): readonly string[] {
  const seat = controllerOf(s, at)
  return [
    texts.provinces[at].label,
    seat === NOWHERE ? texts.terminal.neutral : texts.seats[sideOf(seat)],
    String(PROVINCE[at].vp),
    String(PROVINCE[at].resources),
    neighboursOf(at)
      .map(({ at: other }) => texts.provinces[other].mark)
      .join(', '),
  ]
}

function contents(view: View, s: Facts, texts: Texts, at: Province): readonly string[] {
  const { terminal } = texts
  const armies = SIDES.flatMap(side => {
    const { count } = zoneIn(view, ZONES.army.at(at), side)
    return count === 0 ? [] : [`${texts.seats[side]} ${count}`]
  })
  const neutrals = neutralZones(at).reduce((sum, { zone, seat }) => sum + zoneIn(view, zone, seat).count, 0)
  const attacker = quagmireBy(s, at)
  const owner = controllerOf(s, at)
  return [
    ...armies,
    ...(neutrals === 0 ? [] : [terminal.neutralCards(neutrals)]),
    ...(attacker === NOWHERE ? [] : [terminal.quagmire(sideOf(attacker))]),
    ...(owner !== NOWHERE && hasNoSupply(s, owner, at) ? [terminal.noSupply] : []),
  ]
}

type Stack = { readonly zone: Pick<Zone<AnyCard>, 'name' | 'kinds'>; readonly seat?: Side }

/** 1.13 Neutral cards of the USSR lie in zones of the Allied seat. */
function neutralZones(province: Province): readonly Stack[] {
  return [
    ...ORANGE_SLOTS.filter(at => at === province).map(at => ({ zone: ZONES.neutral.at(at) })),
    ...SOVIET_SLOTS.filter(at => at === province).map(at => ({
      zone: ZONES.sovietNeutral.at(at),
      seat: 'allies' as const,
    })),
  ]
}

function sideLines(view: View, s: Facts, texts: Texts, side: Side): readonly string[] {
  const { terminal } = texts
  const seat = SIDES.indexOf(side)
  const count = (zone: Pick<Zone, 'name'>): number => zoneIn(view, zone, side).count
  const held = count(ZONES.hand) + count(ZONES.chosen) + count({ name: 'held' })
  const resources = provincesOf(s, seat).reduce((sum, at) => sum + PROVINCE[at].resources, 0)
  const operations = SLOTS.flatMap(slot => {
    const n = count(ZONES.operation.at(slot)) + count(ZONES.target.at(slot))
    return n === 0 ? [] : [terminal.slot(slot, positionOf(s, seat, slot), n)]
  })
  return [
    `${texts.seats[side]}: ${terminal.piles(count(ZONES.deck), held, count(ZONES.discard), count(ZONES.winPile), count(ZONES.lossPile))}`,
    `  ${terminal.level(itemAt(s.level, seat), resources)}; ${terminal.intel(itemAt(s.intelReady, seat), itemAt(s.intelUsed, seat))}`,
    `  ${terminal.wheel(side)} ${operations.length === 0 ? terminal.emptyWheel : operations.join('; ')}`,
    '',
  ]
}

/** Every stack of combat cards or neutral cards on the map and on the wheels, with how the viewer may call it. */
function stacks(texts: Texts, side: Side): readonly (Stack & { readonly where: string })[] {
  return [
    ...PROVINCES.map(at => ({ zone: ZONES.army.at(at), seat: side, where: texts.provinces[at].label })),
    ...SLOTS.flatMap(slot => [
      { zone: ZONES.operation.at(slot), seat: side, where: texts.slots[slot] },
      { zone: ZONES.target.at(slot), seat: side, where: texts.slots[slot] },
    ]),
  ]
}

function ownCards(view: View, texts: Texts): readonly string[] {
  const side = SIDES.find(one => one === view.you)
  if (side === undefined) return []
  const lines = PROVINCES.flatMap(at => {
    const cards = cardsSeen(view, ZONES.army.at(at), side)
    return cards.length === 0 ? [] : [`  ${texts.provinces[at].label}: ${names(texts, cards)}`]
  })
  const plans = SLOTS.flatMap(slot => {
    const [target] = cardsSeen(view, ZONES.target.at(slot), side)
    const cards = cardsSeen(view, ZONES.operation.at(slot), side)
    return target === undefined ? [] : [`  ${texts.terminal.operation(slot, target)}: ${names(texts, cards)}`]
  })
  return titled(texts.terminal.ownCards, [...lines, ...plans])
}

/** What the viewer has seen through intel, with its age. */
function notes(view: View, s: Facts, texts: Texts): readonly string[] {
  const neutrals = PROVINCES.flatMap(at =>
    neutralZones(at).map(stack => ({ ...stack, where: texts.terminal.neutralStack(at) })),
  )
  const lines = [...SIDES.flatMap(side => stacks(texts, side)), ...neutrals].flatMap(({ zone, seat, where }) =>
    (zoneIn(view, zone, seat).sightings ?? []).map(({ when, cards, came, left }) => {
      const seen = cards.flatMap(name => zone.kinds.find(kind => kind === name) ?? [])
      return `  ${where}: ${texts.terminal.sighting(seen, s.turn - when, came, left)}`
    }),
  )
  return titled(texts.terminal.seen, lines)
}

function objectives(view: View, texts: Texts): readonly string[] {
  const cards = [ZONES.drawn, ZONES.kept].flatMap(zone => cardsSeen(view, zone, 'axis'))
  return titled(texts.terminal.objectives, cards.length === 0 ? [] : [`  ${names(texts, cards)}`])
}

const names = (texts: Texts, cards: readonly AnyCard[]): string => cards.map(card => nameOf(texts, card)).join(', ')

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines, '']
