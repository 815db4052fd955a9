// What is measured: something that plays a random game to its end.

import {
  type Action,
  anyAction,
  apply,
  type Core,
  choices,
  countActions,
  type Game,
  type Offers,
  type Sampler,
  sampler,
  seedFrom,
  start,
} from '@ludoteka/kernel'

/** Plays one game and says how many decisions it took. */
export type Player = (random: Sampler) => number

/** Plays random games of the kernel, each from the position `begin` gives. */
export function randomPlayer(game: Game, begin: (random: Sampler) => Core): Player {
  return random => {
    const s = begin(random)
    let offers = choices(game, s)
    let decisions = 0
    while (offers.length > 0) {
      offers = decide(game, s, offers, random)
      decisions++
    }
    return decisions
  }
}

/** The position after so many random decisions, or where the game ends before. */
function playOn(game: Game, s: Core, decisions: number, random: Sampler): Core {
  let offers = choices(game, s)
  for (let n = 0; n < decisions && offers.length > 0; n++) offers = decide(game, s, offers, random)
  return s
}

function decide(game: Game, s: Core, offers: Offers, random: Sampler): Offers {
  const { seat, verb, arg } = anyAnswer(offers, random)
  return apply(game, s, seat, verb, arg)
}

/** Any of the seats that have something to choose, any of its actions. */
export function anyAnswer(offers: Offers, random: Sampler): Action {
  for (;;) {
    const offer = offers[random.below(offers.length)]
    if (offer && countActions(offer.choice) > 0) return anyAction(offer.seat, offer.choice, random)
  }
}

/** A position half-way through a random game. */
export function middleOfGame(game: Game): Core {
  const seed = seedFrom('middle')
  const whole = randomPlayer(game, () => start(game, {}, seed))(sampler(seed))
  return playOn(game, start(game, {}, seed), Math.floor(whole / 2), sampler(seed))
}
