// What an answer may lose at once, for whoever gives it: draws from an empty deck (14.2), damage to the own hero (16.5), an attack
// that another answer would rather survive (9.8).

import { type Arg, factsIn, itemAt, type View, type Warning } from '@ludoteka/kernel'
import { CARDS, type Card } from '../content/cards.ts'
import { FIGHTERS, type Fighter, HERO, HEROES } from '../content/fighters.ts'
import { chanceToFall, defenderIn, defensesIn, drawsOf, exhaustionAfter } from './attackOdds.ts'
import { figure } from './effects/vocabulary.ts'
import { teamOf } from './fighters.ts'
import { abilityOfFighter } from './heroes/ability.ts'
import { itemsOf, PAIRS } from './heroes/declarations.ts'
import { FIELDS } from './state.ts'

export type WarningKey = 'exhaustion' | 'exhaustionAfterCombat' | 'ownHero' | 'attack'

export function warning(view: View, verb: string, arg: Arg | undefined): Warning | undefined {
  const hero = lastHero(view)
  if (!hero) return undefined
  const card = CARDS.find(one => one === arg)
  switch (verb) {
    case 'maneuver': // 6.1
      return isExhausted(view, hero, 1) ? certain('exhaustion') : undefined
    case 'scheme':
      if (card && isSchemeDeadly(view, hero, card)) return certain('ownHero')
      return card && isExhausted(view, hero, drawsOf(card, 'scheme')) ? certain('exhaustion') : undefined
    case 'commit':
      if (card && isExhausted(view, hero, drawsOf(card, 'after'))) return certain('exhaustionAfterCombat')
      return view.step === 'attack.defense' ? attackWarning(view, hero, card) : undefined
    case 'decline':
      return view.step === 'attack.defense' ? attackWarning(view, hero, undefined) : undefined
    case 'pair':
      return isPairDeadly(view, hero, arg) ? certain('exhaustion') : undefined
    case 'hurt':
      return arg === hero && healthOf(view, hero) <= termOf(view, 'damage') ? certain('ownHero') : undefined
    default:
      return undefined
  }
}

const certain = (key: WarningKey): Warning => ({ key, chance: 1 })

/** The viewer's hero, if no other one stands for the team (13.1, 19.10). */
function lastHero(view: View): Fighter | undefined {
  const you = view.seats.indexOf(view.you)
  const chosen = factsIn({ hero: FIELDS.hero }, view).hero
  const heroes = view.seats.flatMap((seat, i) => {
    const hero = HEROES[itemAt(chosen, i)]
    const fighter = hero && HERO[hero].fighters[0]
    return fighter && teamOf(i) === teamOf(you) && healthOf(view, fighter) > 0 ? [{ seat, fighter }] : []
  })
  const [only, another] = heroes
  return only?.seat === view.you && !another ? only.fighter : undefined
}

const healthOf = (view: View, fighter: Fighter): number =>
  itemAt(factsIn({ health: FIELDS.health }, view).health, FIGHTERS.indexOf(fighter))

/** A number printed on the card that asks. */
function termOf({ terms }: View, key: 'damage' | 'draw' | 'recover'): number {
  const card = CARDS.find(one => one === terms['card'])
  return card ? figure(card, key) : 0
}

/** 14.2 Every draw that fails hurts the hero. */
function isExhausted(view: View, hero: Fighter, draws: number, recovered = 0): boolean {
  const damage = exhaustionAfter(view, draws)
  return damage > 0 && damage >= healthOf(view, hero) + recovered
}

/** 18.2.3 Looking Glass: what is recovered first helps. */
function isPairDeadly(view: View, hero: Fighter, arg: Arg | undefined): boolean {
  const pair = PAIRS.find(one => one === arg)
  const items = pair ? itemsOf(pair) : []
  if (!items.includes('draw')) return false
  return isExhausted(view, hero, termOf(view, 'draw'), items[0] === 'recover' ? termOf(view, 'recover') : 0)
}

/** 9.8 The hero is attacked. Where nothing in the hand makes it likelier to survive, there is nothing to think over. */
function attackWarning(view: View, hero: Fighter, defense: Card | undefined): Warning | undefined {
  if (defenderIn(view) !== hero) return undefined
  const chance = chanceToFall(view, defense)
  const isBetter = defensesIn(view).some(other => chanceToFall(view, other) < chance)
  return isBetter ? { key: 'attack', chance } : undefined
}

/** 16.5 The scheme can hit nobody but the hero. */
function isSchemeDeadly(view: View, hero: Fighter, card: Card): boolean {
  const { at } = factsIn({ at: FIELDS.at }, view)
  const [target, another] = abilityOfFighter(hero).schemeTargets?.(card, at) ?? []
  return target === hero && another === undefined && healthOf(view, hero) <= figure(card, 'damage')
}
