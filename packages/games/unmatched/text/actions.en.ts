// English buttons: what happens when an action is chosen.

import { capitalized } from '@ludoteka/text-kit'
import { numberOf } from '../content/boards.ts'
import { CARD, type Card } from '../content/cards.ts'
import { type Fighter, GAZE_DAMAGE } from '../content/fighters.ts'
import { facts } from '../rules/cards.ts'
import { itemsOf, type Pair, type PairItem } from '../rules/heroes/declarations.ts'
import { CARDS_EN } from './cards.en.ts'
import { cards, damage, health } from './counts.en.ts'
import { NAMES_EN } from './names.en.ts'
import type { Texts } from './types.ts'

const { draw, recover } = CARD['alice.lookingGlass'].n

export const PAIR_ITEMS_EN: Readonly<Record<PairItem, string>> = {
  draw: `draw ${cards(draw)}`,
  recover: `recover ${health(recover)}`,
  place: 'place Alice on another space',
}

export function pairInWords(pair: Pair): string {
  return itemsOf(pair)
    .map(item => PAIR_ITEMS_EN[item])
    .join(', then ')
}

const card = (id: Card): string => CARDS_EN[id].name
const name = (fighter: Fighter): string => NAMES_EN.fighters[fighter].nominative
const boostOf = (id: Card): string => `+${facts(id).boost}`

export const ACTIONS_EN: Texts['actions'] = {
  hero: hero => `Play ${NAMES_EN.heroes[hero].name}`,
  size: size => `Alice begins ${NAMES_EN.sizes[size]}`,
  gaze: target => `Deal ${damage(GAZE_DAMAGE)} to ${name(target)}`,
  maneuver: () => 'Maneuver: draw a card and move',
  scheme: scheme => `Play the scheme ${card(scheme)}`,
  by: fighter => `Play it with ${name(fighter)}`,
  attack: attacker => `Attack with ${name(attacker)}`,
  target: target => `Attack ${name(target)}`,
  commit: id => `Lay ${card(id)} face down`,
  commitBoost: id => `Lay ${card(id)} beside it (${boostOf(id)})`,
  boost: id => `Boost with ${card(id)} (${boostOf(id)})`,
  move: fighter => `Move ${name(fighter)}`,
  to: space => `Choose space ${numberOf(space)}`,
  hurt: target => `Damage ${name(target)}`,
  pair: pair => capitalized(pairInWords(pair)),
  discard: id => `Discard ${card(id)}`,
  setAside: id => `Choose ${card(id)} to discard`,
  take: id => `Take ${card(id)} into hand`,
  putBack: id => `Put ${card(id)} back on the deck`,
  decline: () => 'Decline',
  done: () => 'Done',
}

export const ACTIONS_AT_EN: Texts['actionsAt'] = {
  'setup.sidekick': { to: space => `Place on space ${numberOf(space)}` },
  'turn.gaze': { decline: () => 'Deal no damage' },
  'turn.discard': { done: () => 'Discard the chosen cards' },
  'maneuver.boost': {
    boost: id => `Boost the movement with ${card(id)} (${boostOf(id)})`,
    decline: () => 'Move without a boost',
  },
  'move.next': { done: () => 'Finish moving' },
  'move.to': { to: space => `Move to space ${numberOf(space)}` },
  'attack.card': { commit: id => `Attack with ${card(id)}` },
  'attack.boost': { decline: () => 'Attack without a second card' },
  'attack.defense': { commit: id => `Defend with ${card(id)}`, decline: () => 'Play no defense card' },
  'effect.boost': {
    boost: id => `Boost the attack with ${card(id)} (${boostOf(id)})`,
    decline: () => 'Do not boost the attack',
  },
  'effect.place': { to: space => `Place on space ${numberOf(space)}`, decline: () => 'Place nobody' },
  'effect.spirits': { to: space => `Send the spirits to space ${numberOf(space)}` },
  'effect.spiritsNext': { to: space => `Send the spirits to space ${numberOf(space)} as well` },
}
