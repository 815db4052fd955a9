// The rules of The Fog of War read a second time, as one story from the set-up to the end: a generator that asks and is
// answered. It shares content with the game and nothing of its rules. What chance brings it hears from the log.

import type { Entry } from '@ludoteka/kernel'
import { isLanding } from '../../content/links.ts'
import { PROVINCE, PROVINCES, type Province, WINTER_DEFENCE } from '../../content/provinces.ts'
import { SIDES, type Side } from '../../content/sides.ts'
import { SLOTS, type Slot } from '../../content/wheel.ts'
import { fail, half, kinds, other, ReadingTable } from './table.ts'

type Answers = Readonly<Record<string, true | readonly string[]>>
export type Question = {
  readonly side: Side
  readonly answers: Answers
  /** Of the battle that is asked about (5.6). */
  readonly totals?: { readonly attack: number; readonly defence: number }
}
export type Answer = { readonly verb: string; readonly arg: string }
export type Ending = { readonly winner: Side; readonly reason: string }
type Story<T> = Generator<Question, T, Answer>

const province = (name: string): Province => PROVINCES.find(at => at === name) ?? fail(`${name} is no province.`)
const slotOf = (name: string): Slot => SLOTS.find(slot => slot === name) ?? fail(`${name} is no slot.`)
const isAny = (answers: Answers): boolean => Object.values(answers).some(one => one === true || one.length > 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const worthOf = (neutral: string): number => Number(neutral.at(-1))

const AXIS_WIN: Ending = { winner: 'axis', reason: 'seventyPoints' }
const REINFORCEMENTS: Readonly<Record<number, readonly string[]>> = {
  1941: ['of1941'],
  1942: ['of1942'],
  1943: ['of1943', 'of1944'],
  1944: [],
}

export class Reading extends ReadingTable {
  readonly #isShort: boolean
  #news: Entry[] = []

  constructor(dealt: ReadonlyMap<string, readonly string[]>, isShort: boolean) {
    super(dealt)
    this.#isShort = isShort
  }

  hear(news: readonly Entry[]): void {
    this.#news = [...news]
  }

  /** The cards that the next entry of this kind names. */
  #told(key: string, field = 'cards'): readonly string[] {
    const i = this.#news.findIndex(entry => entry.key === key)
    const cards = this.#news[i]?.data[field] ?? fail(`nothing was told of ${key}.`)
    this.#news = this.#news.slice(field === 'discarded' ? i : i + 1)
    return Array.isArray(cards) ? cards.map(String) : fail(`${key} names no cards.`)
  }

  /** Moves as many cards as the rules say, and those that chance has chosen. */
  #chance(key: string, n: number, from: string[], to: string[], field?: string): void {
    if (n === 0) return
    const cards = this.#told(key, field)
    if (cards.length !== n) fail(`${key}: ${cards.length} cards instead of ${n}.`)
    for (const card of cards) this.take(from, card, to)
  }

  *play(): Story<Ending> {
    yield* this.#setUp()
    let side: Side = 'axis'
    for (;;) {
      const won = yield* this.#turn(side)
      if (won) return won
      if (this.deck(side).length === 0) this.facts.winter = true // 2.10.1
      const isOut = (one: Side): boolean =>
        this.deck(one).length === 0 && (this.#isShort || this.hand(one).length === 0)
      if (SIDES.every(isOut)) {
        for (const one of SIDES) this.takeAll(this.hand(one), this.discard(one)) // 2.10.2
        const ending = yield* this.#yearEnd()
        if (ending) return ending
        side = this.deck('allies').length > this.deck('axis').length ? 'allies' : 'axis' // 2.1
      } else side = other(side)
    }
  }

  *#setUp(): Story<void> {
    const drawn = this.pile('drawn', 'axis')
    const { arg: boxed } = yield { side: 'axis', answers: { returnObjective: [...drawn] } }
    this.take(drawn, boxed, this.pile('boxed', 'axis'))
    this.takeAll(drawn, this.pile('kept', 'axis'))
    const chosen = this.pile('chosen', 'allies')
    for (let left = 3; ; left--) {
      const pick = left > 0 ? kinds(this.discard('allies')) : []
      const { verb, arg: card } = yield { side: 'allies', answers: { pick, done: true } }
      if (verb === 'done') break
      this.take(this.discard('allies'), card, chosen)
      const free = this.defendable('allies').filter(at => this.army('allies', at).length === 0)
      const { arg: at } = yield { side: 'allies', answers: { defend: free } }
      this.takeAll(chosen, this.army('allies', province(at)))
    }
    this.#newDecks()
  }

  /** 1.10, 3.10 */
  #newDecks(): void {
    for (const side of SIDES) {
      this.takeAll(this.discard(side), this.deck(side))
      this.#draw(side)
    }
  }

  #draw(side: Side): void {
    const n = Math.min(3 - this.hand(side).length, this.deck(side).length)
    this.#chance('drewCards', n, this.deck(side), this.hand(side))
  }

  *#turn(side: Side): Story<Ending | undefined> {
    const { facts } = this
    facts.turn++
    facts.yearTurn++
    facts.active = side
    const head = SLOTS[(SLOTS.indexOf(facts.head[side]) + 1) % SLOTS.length] ?? fail('the wheel is broken.')
    facts.head[side] = head
    this.cancel(side, head) // 2.2
    facts.owesCard = this.hand(side).length > 0
    for (;;) {
      const answer = yield { side, answers: this.#actions(side) }
      const { verb, arg } = answer
      if (verb === 'endTurn') break
      if (verb === 'closeTurn') {
        yield* this.#closing(side)
        break
      }
      if (verb === 'cancel') this.cancel(side, slotOf(arg))
      else if (verb === 'pick') {
        const won = yield* this.#place(side, arg)
        if (won) return won
      } else if (verb === 'launch') {
        const won = yield* this.#launch(side, slotOf(arg))
        if (won) return won
      } else yield* this.#intel(side, answer, 2)
    }
    facts.owesCard = false
    this.#draw(side)
    return undefined
  }

  #placements(side: Side): Answers {
    return {
      defend: this.defendable(side),
      plan: this.plannable(side),
      reinforce: this.operations(side),
      reinforceQuagmire: this.reinforceable(side),
    }
  }

  #actions(side: Side): Answers {
    const { owesCard } = this.facts
    return {
      pick: owesCard || isAny(this.#placements(side)) ? kinds(this.hand(side)) : [],
      launch: this.launchable(side),
      cancel: this.operations(side),
      ...this.#stacks(side, 2),
      ...(!owesCard && isAny(this.#stacks(side, 1)) && { closeTurn: true }),
      ...(!owesCard && { endTurn: true }),
    }
  }

  /** 4.1–4.3, 4.6; 2.9 where no card has a place. */
  *#place(side: Side, first: string): Story<Ending | undefined> {
    const chosen = this.pile('chosen', side)
    let answer: Answer = { verb: 'pick', arg: first }
    while (answer.verb === 'pick') {
      this.take(this.hand(side), answer.arg, chosen)
      const places = this.#placements(side)
      const more = { pick: kinds(this.hand(side)) }
      answer = yield { side, answers: isAny(places) ? { ...places, ...more } : { discard: true } }
    }
    const { verb, arg } = answer
    this.facts.owesCard = false
    const head = this.facts.head[side]
    if (verb === 'discard') this.takeAll(chosen, this.discard(side))
    else if (verb === 'reinforce') this.takeAll(chosen, this.operation(side, slotOf(arg)))
    else if (verb === 'plan') {
      this.cancel(side, head)
      this.take(this.pile('provinceDeck', side), arg, this.target(side, head))
      this.takeAll(chosen, this.operation(side, head))
    } else this.takeAll(chosen, this.army(side, province(arg)))
    if (verb !== 'reinforceQuagmire' || this.facts.quagmire[province(arg)] !== side) return undefined
    return yield* this.#battle(side, province(arg), this.army(side, province(arg)))
  }

  /** 2.4 */
  #stacks(side: Side, price: number): Answers {
    const enemy = other(side)
    if (this.facts.intelReady[side] < price) return {}
    return {
      spyArmy: PROVINCES.filter(at => this.army(enemy, at).length > 0),
      spyNeutral: PROVINCES.filter(at => this.neutrals(at).length > 0),
      spyOperation: this.operations(enemy).filter(slot => slot !== this.facts.head[enemy]),
      ...(side === 'allies' && { spyObjectives: true }),
    }
  }

  *#closing(side: Side): Story<void> {
    for (let stacks = this.#stacks(side, 1); isAny(stacks); stacks = this.#stacks(side, 1)) {
      const answer = yield { side, answers: { ...stacks, endTurn: true } }
      if (answer.verb === 'endTurn') return
      yield* this.#intel(side, answer, 1)
    }
  }

  #stack(enemy: Side, { verb, arg }: Answer): readonly string[] {
    if (verb === 'spyArmy') return this.army(enemy, province(arg))
    if (verb === 'spyNeutral') return this.neutrals(province(arg))
    if (verb === 'spyObjectives') return this.pile('besideMorocco')
    return [...this.operation(enemy, slotOf(arg)), ...this.target(enemy, slotOf(arg))]
  }

  *#intel(side: Side, named: Answer, opening: number): Story<void> {
    const { intelReady, intelUsed } = this.facts
    const prices = [opening, 2]
    let payer = side
    for (let n = 0; ; n++) {
      const price = prices[n] ?? 1
      if (n > 0) {
        if (intelReady[payer] < price) break
        const { verb } = yield { side: payer, answers: { pay: true, decline: true } }
        if (verb === 'decline') break
      }
      intelReady[payer] -= price
      intelUsed[payer] += price
      payer = other(payer)
    }
    if (payer === side) return
    const stack = [...this.#stack(other(side), named)]
    this.#chance('intelSaw', half(stack.length), stack, [])
  }

  *#launch(side: Side, slot: Slot): Story<Ending | undefined> {
    const { facts } = this
    const at = this.targetOf(side, slot)
    const wasNeutral = facts.control[at] === 'none'
    this.take(this.target(side, slot), at, this.pile('front', side))
    if (side === 'axis' && PROVINCE[at].group === 'ussr' && !facts.ussrAtWar) {
      this.joinUssr()
      this.takeAll(this.pile('reserve', 'ussr', 'allies'), this.deck('allies'))
    }
    if (side === 'axis' && at === 'balkans' && facts.year === 1940 && wasNeutral) this.goOver('allies', at)
    const origins = this.origins(side, at)
    let [origin] = origins
    if (origins.length > 1) origin = province((yield { side, answers: { attackFrom: origins } }).arg)
    if (wasNeutral) this.takeAll(this.army(side, at), this.discard(side)) // 4.5.5
    return yield* this.#battle(side, at, this.operation(side, slot), { age: this.age(side, slot), origin })
  }

  /** 4.5.6–4.5.11; without a launch it is the battle of a quagmire. */
  *#battle(
    side: Side,
    at: Province,
    cards: string[],
    launch?: { readonly age: number; readonly origin: Province | undefined },
  ): Story<Ending | undefined> {
    const { facts } = this
    const enemy = other(side)
    const [attackers, defenders] = [this.pile('fighting', side), this.pile('fighting', enemy)]
    const neutrals = this.pile('neutralFighting')
    const removed = this.pile('neutralRemoved')
    this.takeAll(cards, attackers)
    this.takeAll(this.army(enemy, at), defenders)
    this.takeAll(this.neutrals(at), neutrals)
    for (const card of [...attackers]) if (!this.suits(card, at, true)) this.take(attackers, card, this.discard(side))
    for (const card of [...defenders]) if (!this.suits(card, at, false)) this.take(defenders, card, this.discard(enemy))
    for (const card of [...neutrals]) if (worthOf(card) === 0) this.take(neutrals, card, removed)

    let [attack, defence, user]: [number, number, Side | undefined] = [0, 0, undefined]
    const isFought = attackers.length > 0 && defenders.length + neutrals.length > 0 // 4.5.8
    if (isFought) {
      attack = this.#total(attackers, at) + (launch?.age === 5 ? 1 : 0)
      defence = this.#total(defenders, at) + sum(neutrals.map(worthOf)) + (launch?.age === 2 ? 1 : 0)
      if (launch?.origin && isLanding(launch.origin, at)) defence += 4
      if (facts.winter) defence += WINTER_DEFENCE[PROVINCE[at].winter]
      const holder = facts.superiority
      const answers = { useSuperiority: true, decline: true } as const
      const { verb } = yield { side: holder, answers, totals: { attack, defence } }
      if (verb === 'useSuperiority') user = holder
      if (user === side) attack++
      if (user === enemy) defence++
    }
    let won: Ending | undefined
    if (attackers.length > 0 && attack >= 2 * defence) {
      this.takeAll(defenders, this.lossPile(enemy))
      this.takeAll(neutrals, removed)
      yield* this.#pay(side, at, defence)
      won = this.#occupy(side, at)
    } else if (isFought && attack >= defence) this.#bogDown(side, at)
    else {
      this.takeAll(attackers, this.lossPile(side))
      if (defence >= 2 * attack) yield* this.#pay(enemy, at, attack)
      this.takeAll(defenders, this.army(enemy, at))
      this.takeAll(neutrals, this.neutrals(at))
      this.take(this.pile('front', side), at, this.pile('provinceDeck', side))
      facts.quagmire[at] = 'none'
    }
    if (user && !won) facts.superiority = other(user)
    return won
  }

  #total(cards: readonly string[], at: Province): number {
    return sum(cards.map(card => this.strength(card, at)))
  }

  /** 6.1.3, 6.4.2 */
  *#pay(side: Side, at: Province, due: number): Story<void> {
    const fighting = this.pile('fighting', side)
    if (due === 0 || fighting.length === 0) return
    const least = Math.min(...fighting.map(card => this.strength(card, at)))
    if (this.#total(fighting, at) - least < due) return this.takeAll(fighting, this.winPile(side))
    const left = [...fighting]
    const paid: string[] = []
    while (left.length > 0) {
      const isEnough = this.#total(paid, at) >= due
      const { verb, arg } = yield { side, answers: { spend: kinds(left), ...(isEnough && { done: true }) } }
      if (verb === 'done') break
      this.take(left, arg, paid)
    }
    for (const card of paid) this.take(fighting, card, this.winPile(side))
  }

  /** 6.1 */
  #occupy(side: Side, at: Province): Ending | undefined {
    const { control, quagmire } = this.facts
    const old = control[at]
    if (old !== 'none') this.take(this.pile('table', old), at, this.pile('provinceDeck', old))
    this.takeAll(this.pile('fighting', side), this.army(side, at))
    this.take(this.pile('front', side), at, this.pile('table', side))
    control[at] = side
    quagmire[at] = 'none'
    if (side === 'axis' && at === 'paris' && !this.facts.parisFell) {
      this.facts.parisFell = true
      for (const one of ['vichy', 'morocco', 'levant'] as const) if (control[one] === 'allies') this.goOver(side, one)
    }
    if (side === 'axis' && at === 'britain' && !this.facts.britainFell) {
      this.facts.britainFell = true
      if (control.egypt === 'allies') this.goOver(side, 'egypt')
    }
    const isLast = control.berlin === 'allies' && control.ruhr === 'allies'
    return isLast ? { winner: 'allies', reason: 'berlinAndRuhr' } : undefined
  }

  /** 6.2 */
  #bogDown(side: Side, at: Province): void {
    const enemy = other(side)
    const neutrals = this.pile('neutralFighting')
    const own = this.pile('fighting', enemy).length
    const lost = half(own + neutrals.length)
    for (const one of [side, enemy]) {
      const army = this.army(one, at)
      this.takeAll(this.pile('fighting', one), army)
      this.#chance('lostCards', one === side ? half(army.length) : Math.min(own, lost), army, this.lossPile(one))
    }
    this.#chance('neutralsRemoved', Math.max(0, lost - own), neutrals, this.pile('neutralRemoved'))
    this.takeAll(neutrals, this.neutrals(at))
    this.facts.quagmire[at] = side
  }

  /** Chapter 3 */
  *#yearEnd(): Story<Ending | undefined> {
    const { facts } = this
    facts.vp += this.held('axis', 'vp')
    if (facts.vp >= 70) return AXIS_WIN
    if (facts.year === 1944) return yield* this.#lastPurchase()
    for (const side of SIDES) {
      const n = this.winPile(side).length
      this.#chance('winPileCards', Math.ceil(n / 2), this.winPile(side), this.discard(side), 'discarded')
      this.#chance('winPileCards', Math.floor(n / 2), this.winPile(side), this.lossPile(side), 'lost')
    }
    for (const side of SIDES) {
      facts.intelReady[side] += facts.intelUsed[side]
      facts.intelUsed[side] = 0
    }
    const order = [other(facts.superiority), facts.superiority]
    for (const side of order) if (yield* this.#buy(side)) return AXIS_WIN
    for (const side of order) yield* this.#recall(side)
    if (facts.year === 1940 && facts.control.balkans === 'none') this.goOver('axis', 'balkans')
    if (facts.year === 1941) {
      this.takeAll(this.pile('reserve', 'usa', 'allies'), this.discard('allies'))
      facts.usaAtWar = true
    }
    if (facts.year === 1942 && !facts.ussrAtWar) {
      this.joinUssr()
      this.takeAll(this.pile('reserve', 'ussr', 'allies'), this.discard('allies'))
    }
    this.#newDecks()
    facts.year++
    facts.winter = false
    facts.yearTurn = 0
    for (const set of REINFORCEMENTS[facts.year] ?? [])
      for (const side of SIDES) this.takeAll(this.pile('reserve', set, side), this.lossPile(side))
    return undefined
  }

  #points(side: Side): number {
    return Math.min(this.held(side, 'resources'), this.facts.level[side])
  }

  /** 3.11.1, 3.11.2 */
  *#lastPurchase(): Story<Ending> {
    for (let points = this.#points('axis'); points >= 2; points -= 2) {
      const { verb } = yield { side: 'axis', answers: { buyVp: true, done: true } }
      if (verb === 'done') break
      if (++this.facts.vp >= 70) return AXIS_WIN
    }
    const isHeld = (objective: string): boolean =>
      PROVINCES.some(
        at => `objective${at}`.toLowerCase() === objective.toLowerCase() && this.facts.control[at] === 'axis',
      )
    return this.pile('kept', 'axis').every(isHeld)
      ? { winner: 'axis', reason: 'objectivesHeld' }
      : { winner: 'allies', reason: 'objectivesMissed' }
  }

  /** 3.4, 3.5 Whether the Axis have bought their seventieth point. */
  *#buy(side: Side): Story<boolean> {
    const { facts } = this
    for (let points = this.#points(side); points > 0; points--) {
      const canRaise = facts.level[side] < 20
      const canScore = side === 'axis' && points >= 2
      const { verb, arg } = yield {
        side,
        answers: {
          buyCard: kinds(this.lossPile(side)),
          ...(canRaise && { buyLevel: true }),
          buyIntel: true,
          ...(canScore && { buyVp: true }),
          done: true,
        },
      }
      if (verb === 'done') return false
      if (verb === 'buyCard') this.take(this.lossPile(side), arg, this.discard(side))
      if (verb === 'buyLevel') facts.level[side]++
      if (verb === 'buyIntel') facts.intelReady[side] += 2
      if (verb !== 'buyVp') continue
      points--
      if (++facts.vp >= 70) return true
    }
    return false
  }

  /** 3.6 */
  *#recall(side: Side): Story<void> {
    for (let hasActed = false; ; hasActed = true) {
      const places = PROVINCES.filter(at => this.facts.quagmire[at] === 'none' && this.army(side, at).length > 0)
      const slots = this.operations(side)
      if (places.length + slots.length === 0 && !hasActed) return
      const { verb, arg } = yield { side, answers: { recall: places, recallPlan: slots, cancel: slots, done: true } }
      if (verb === 'done') return
      if (verb === 'cancel') this.cancel(side, slotOf(arg))
      else {
        const cards = verb === 'recall' ? this.army(side, province(arg)) : this.operation(side, slotOf(arg))
        for (let taken = 0; cards.length > 0; taken++) {
          const answers = { recallCard: kinds(cards), ...(taken > 0 && { done: true as const }) }
          const answer = yield { side, answers }
          if (answer.verb === 'done') break
          this.take(cards, answer.arg, this.discard(side))
        }
        if (verb === 'recallPlan' && cards.length === 0) this.cancel(side, slotOf(arg))
      }
    }
  }
}
