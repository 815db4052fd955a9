// What an action card would bring at this moment, in words: on the planning page, and on the button that carries it out.

import type { Language } from '@ludoteka/kernel'
import { BARON_ACTION, type BaronAction } from '../content/actionCards.ts'
import { type BaronFacts, ownBaron, type Scene } from './scene.ts'
import { STRINGS } from './strings.ts'

/** 7.3 */
const RALLIED_VOTES =
  BARON_ACTION.rallySupport.effects.flatMap(one => (one.word === 'gain' ? [one.amount] : []))[0] ?? 0

/** 7.3, 7.4 With what he gains, he would have more than each other Baron, and takes the token. */
function takesToken(what: 'votes' | 'faith', scene: Scene, own: BaronFacts): boolean {
  const isBarred = what === 'votes' ? own.isChairman || own.isBanned : own.isHeadOfChurch || own.isHeretic
  const n = own[what] + (what === 'votes' ? RALLIED_VOTES : own.served)
  const others = scene.barons.filter(({ seat, isEliminated }) => seat !== own.seat && !isEliminated)
  return !isBarred && others.every(other => other[what] < n)
}

/** On the planning page. */
export function nowOf(card: BaronAction, scene: Scene, own: BaronFacts, language: Language): string {
  const { now } = STRINGS[language].planning
  switch (card) {
    case 'levyTaxes':
      return now.levy(own.levy)
    case 'draftSoldiers':
      return now.draft(scene.track.spaces.filter(({ isUsable, seat }) => isUsable && seat === undefined).length)
    case 'rallySupport':
      return now.rally(own.votes + RALLIED_VOTES, takesToken('votes', scene, own))
    case 'serveTheChurch':
      return now.serve(own.faith + own.served, takesToken('faith', scene, own))
    case 'mobilizeForces':
      return now.mobilize(Object.values(own.nobles).filter(({ isOnBoard, isReady }) => isOnBoard && isReady).length)
    case 'versatileStrategy':
      return now.versatile
  }
}

/** On the button that carries it out, where it asks nothing more. */
export function performs(card: BaronAction, scene: Scene, language: Language): string | undefined {
  const own = ownBaron(scene)
  if (!own) return undefined
  const { perform } = STRINGS[language].planning
  switch (card) {
    case 'levyTaxes':
      return perform.levy(own.levy)
    case 'rallySupport':
      return perform.rally(RALLIED_VOTES, takesToken('votes', scene, own))
    case 'serveTheChurch':
      return perform.serve(own.served, takesToken('faith', scene, own))
    default:
      return undefined
  }
}
