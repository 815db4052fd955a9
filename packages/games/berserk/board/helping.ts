// What helps with a question: what an ability does that is being declared, how the dice lie, and the order that would stop asking.

import type { Language, View } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { findName, type OfferedOrder } from '@ludoteka/ui'
import { ABILITY_NAMES } from '../content/abilities.ts'
import { abilityText, pieceName, thrownWords } from './names.ts'
import { argsOf } from './offers.ts'
import { type Item, outlookOf, rowIn, type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

export function hintOn(view: View, language: Language): string | undefined {
  const { hints } = STRINGS[language]
  const ability = findName(ABILITY_NAMES, view.terms['ability'])
  if (view.step.startsWith('declare.') && ability) return abilityText(ability, language)
  if (isOnlyToReveal(view)) return STRINGS[language].onlyToReveal
  if (argsOf(view.choice, 'defend').length > 0) return STRINGS[language].mayDefend
  if (isPause(view)) return STRINGS[language].pauseHint
  return attackHint(view, language) ?? (isKeyOf(hints, view.step) ? hints[view.step] : undefined)
}

/** 18.6 Whoever has a hidden card is always asked. What a question offers nothing for is no choice. */
const isOnlyToReveal = ({ step, choice }: View): boolean =>
  step === 'window.stack' &&
  argsOf(choice, 'reveal').length > 0 &&
  Object.keys(choice).every(verb => verb === 'reveal' || verb === 'pass' || argsOf(choice, verb).length === 0)

/** 9.6, 9.8, 10.6 Nothing waits on the stack. */
const isPause = (view: View): boolean => view.step === 'window.stack' && sceneOf(view).stack[0]?.kind === 'pause'

/** What happens in an attack if nobody responds. */
function attackHint(view: View, language: Language): string | undefined {
  const strings = STRINGS[language]
  const scene = sceneOf(view)
  if (view.step === 'window.roll' || view.step === 'attack.reroll') {
    const outlook = scene.duel && outlookOf(view, scene.duel)
    return outlook && strings.outlook(thrownWords(outlook, language))
  }
  const [top] = scene.stack
  const target = top?.targets[0]
  if (view.step !== 'window.wounds' || !top?.piece || !target || top.strength === undefined) return undefined
  const nameOf = (piece: typeof target): string => pieceName(view, scene, piece, language)
  return strings.blow(nameOf(top.piece), nameOf(target), top.strength)
}

/** The order that would answer a question of this kind: the narrowest one that does. */
export function orderFor(view: View, language: Language): OfferedOrder | undefined {
  const { notAsked } = STRINGS[language]
  if (view.step === 'triggers.put' || view.step === 'turn.effects')
    return { label: notAsked.order, order: 'anyOrder', span: 'match' }
  if (!view.step.startsWith('window.')) return undefined
  const scene = sceneOf(view)
  const own = view.seats.indexOf(view.you)
  const [top] = scene.stack
  if (view.step === 'window.stack' && top?.kind === 'pause')
    return { label: notAsked.pauses, order: 'passPauses', span: 'match' }
  if (view.step === 'window.stack' && top?.seat === own) return { label: notAsked.own, order: 'passOwn', span: 'match' }
  const stop = isAimedAt(scene, own) ? 'never' : 'myCards'
  return { label: notAsked.turn, order: 'passWindows', span: 'turn', settings: { stop } }
}

const isAimedAt = (scene: Scene, seat: number): boolean => scene.stack.some(item => isAgainst(scene, item, seat))

const isAgainst = (scene: Scene, { seat: by, targets }: Item, seat: number): boolean =>
  by !== seat && targets.some(piece => rowIn(scene, piece)?.controller === seat)
