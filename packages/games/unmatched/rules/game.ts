// Unmatched: Battle of Legends, vol. 1, as one game for the kernel.

import { defineGame, type Entry, itemAt, type Options } from '@ludoteka/kernel'
import { blunders } from '../bot/blunders.ts'
import { evaluate } from '../bot/evaluate.ts'
import { outlook } from '../bot/outlook.ts'
import { BOARDS, SPACE, SPACES } from '../content/boards.ts'
import { CARDS, type Card } from '../content/cards.ts'
import { ACTIONS, ASSIGNED_HEROES, FIGHTER, FIGHTERS, HEROES } from '../content/fighters.ts'
import { TEXT } from '../text/index.ts'
import { ranking } from '../text/ranking.ts'
import { terminal } from '../text/terminal.ts'
import { ATTACK } from './attack.ts'
import { isOnBoard, whereIs } from './board.ts'
import { copiesOf } from './cards.ts'
import { whatIsWrong } from './check.ts'
import { COMBAT } from './combat.ts'
import { RESULTS } from './damage.ts'
import { EFFECT_STEPS } from './effects/steps.ts'
import { HERO_STEPS, timingsOf } from './effects/table.ts'
import { chosenHero, heroOf, setHealth, teamOf } from './fighters.ts'
import { ABILITY } from './heroes/table.ts'
import { LOG_SHAPES } from './log.ts'
import { MANEUVER } from './maneuver.ts'
import { MOVEMENT } from './movement.ts'
import { ORDERS } from './orders.ts'
import { SCHEME } from './scheme.ts'
import { SETUP, setUp } from './setup.ts'
import { FIELDS, FRAMES, REASONS, type S, SECRET_VERBS, VERBS, type Verbs, ZONES } from './state.ts'
import { restOfTurn, TURN } from './turn.ts'
import { warning } from './warning.ts'

/** Partners share a colour; their heroes tell them apart. */
const TEAM_COLOURS = ['blue', 'red'] as const

export const unmatched = defineGame<typeof FIELDS, typeof FRAMES, Verbs>({
  id: 'unmatched',
  version: 2,
  options: {
    mode: { kind: 'oneOf', values: ['duel', 'team3', 'team4'], initial: 'duel' },
    board: { kind: 'oneOf', values: [...BOARDS, 'random'], initial: 'random' }, // 2.1
    firstPlayer: { kind: 'oneOf', values: ['random', 'a1', 'b1'], initial: 'random' }, // 2.3
    heroPick: { kind: 'oneOf', values: ['turnOrder', 'random', 'assigned'], initial: 'turnOrder' }, // 2.2
    heroes: {
      kind: 'list',
      values: HEROES,
      initial: ASSIGNED_HEROES,
      when: { heroPick: 'assigned' },
    },
    gameEndCheck: { kind: 'oneOf', values: ['immediate', 'endOfAction'], initial: 'immediate', variant: true }, // 23.1
    excaliburBoostCancel: { kind: 'oneOf', values: ['cancelled', 'kept'], initial: 'cancelled', variant: true }, // 23.2
    doubleSeatTeam: { kind: 'oneOf', values: ['a', 'b', 'random'], initial: 'random', when: { mode: 'team3' } }, // 19.9
  },
  seats: (options: Options) => (options['mode'] === 'duel' ? ['a1', 'b1'] : ['a1', 'b1', 'a2', 'b2']),
  team: teamOf,
  identity(s, seat) {
    const hero = heroOf(s, seat)
    return hero && { colour: itemAt(TEAM_COLOURS, teamOf(seat)), emblem: hero }
  },
  source: cardUnderWay,
  warning,
  orders: ORDERS,
  turn: view => String(view.facts['turn']),
  zones: ZONES,
  fields: FIELDS,
  frames: FRAMES,
  steps: {
    ...SETUP,
    ...TURN,
    ...MANEUVER,
    ...MOVEMENT,
    ...SCHEME,
    ...ATTACK,
    ...COMBAT,
    ...EFFECT_STEPS,
    ...HERO_STEPS,
  },
  verbs: VERBS,
  secretVerbs: SECRET_VERBS,
  setup: setUp,
  inventory(s, owner) {
    const isDealt = s.stack.every(frame => frame.step !== 'setup.hands')
    return copiesOf(isDealt ? heroOf(s, owner) : undefined)
  },
  completePosition,
  check: whatIsWrong,
  refusals: { gameOver: '13.1', notYourDecision: '22.1', notNow: '22.1' },
  reasons: REASONS,
  results: RESULTS,
  bound: 5000,
  labels: s => s.hero.map((_, seat) => chosenHero(s, seat)),
  coverage: {
    cards: CARDS,
    fired: firedCard,
    // A board full but for one space is hardly ever met at random; a test of the card shows it (16.10).
    entries: Object.keys(LOG_SHAPES).filter(key => key !== 'forcedTo'),
    rareEntries: ['forcedTo'],
  },
  bot: { evaluate, outlook, blunders },
  text: TEXT,
  terminal,
  ranking,
})

/** The scheme or the effect whose step asks; one that has not begun asks nothing yet. */
function cardUnderWay({ stack }: S): Card | undefined {
  const f = stack.findLast(one => 'card' in one && one.step !== 'effect.begin')
  return f && 'card' in f ? f.card : undefined
}

/** A position may leave out what follows: full health, where the turn began, the rest of the turn. */
function completePosition(s: S, given: ReadonlySet<string>): void {
  if (!s.hero.some(hero => hero >= 0)) return // a position before the set-up
  for (const fighter of FIGHTERS) {
    if (!isOnBoard(s, fighter)) continue
    if (!given.has(`health/${fighter}`)) setHealth(s, fighter, FIGHTER[fighter].health)
    const space = SPACES[whereIs(s, fighter)]
    if (!given.has('board') && space) s.board = BOARDS.indexOf(SPACE[space].board)
  }
  if (!given.has('turnStart')) s.turnStart = s.at.slice()
  if (!given.has('actionsLeft')) s.actionsLeft = ACTIONS
  for (const hero of HEROES) ABILITY[hero].completePosition?.(s, given)
  s.stack.push(...restOfTurn(s.turn, s.actionsLeft).reverse())
}

/** For coverage: an effect took place; a card without one was at least played. */
function firedCard({ key, data }: Entry): string | undefined {
  const card = CARDS.find(one => one === data['card'])
  if (card === undefined) return undefined
  return key === 'effect' || (key === 'revealed' && timingsOf(card).length === 0) ? card : undefined
}
