// Log entries as the board knows them: what each is about, whose it is, and its small picture.

import type { Entry, View } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { findName, Icon, type Mark, marksIn } from '@ludoteka/ui'
import type { ReactNode } from 'react'
import { CARD, CARDS } from '../content/cards.ts'
import { CELLS } from '../content/cells.ts'
import type { Log } from '../rules/log.ts'
import { PIECES, publicState } from '../rules/questions.ts'
import { ICONS, type IconName } from './icons.generated.ts'

export const marksOf = (entry: Entry): readonly Mark[] => marksIn(entry, { piece: PIECES, cell: CELLS })

/** The seat an entry names, or whose the card is that it names. */
export function seatOf({ data: { seat, piece } }: Entry, view: View): number | undefined {
  if (typeof seat === 'number') return seat
  const named = findName(PIECES, piece)
  return named && publicState(view).pieces[PIECES.indexOf(named)]?.controller
}

/** A turn, and what comes before the first. */
const HEADINGS: readonly string[] = ['turnBegan', 'recruitingDone', 'battleBegan'] satisfies readonly (keyof Log)[]
export const isHeading = ({ key }: Entry): boolean => HEADINGS.includes(key)

/** An elite creature falls. */
export function isMoment({ key, data }: Entry): boolean {
  const card = key === 'died' ? findName(CARDS, data['card']) : undefined
  return card !== undefined && CARD[card].elite === true
}

export const LAST_BLOW: readonly string[] = [
  'struck',
  'counterStruck',
  'wounded',
  'died',
] satisfies readonly (keyof Log)[]

/** What is not worth a line: nothing opened, the end of an attack, a die that nothing has changed, a turn that ends at once. */
export function isTold({ key, data }: Entry, before: readonly Entry[], next: Entry | undefined): boolean {
  if (key === 'attackEnded') return false
  if (key === 'cardsOpened') return data['n'] !== 0
  if (key === 'turnEnding') return next?.key !== 'turnEnded'
  if (key !== 'rollSettled') return true
  const lain = before.findLast(entry => isKeyOf(FACES, entry.key) && entry.data['piece'] === data['piece'])
  const face = lain && isKeyOf(FACES, lain.key) ? FACES[lain.key](lain.data) : undefined
  return face !== data['result']
}

/** What a die shows after an entry about it. */
const FACES: Readonly<Record<'rolled' | 'kept' | 'rerolled', (data: Entry['data']) => unknown>> = {
  rolled: ({ faces }) => (Array.isArray(faces) ? faces[0] : undefined),
  kept: ({ face }) => face,
  rerolled: ({ face }) => face,
}

const SIGNS: { readonly [K in keyof Log]?: IconName } = {
  sidesRolled: 'rolling-dices',
  sideChosen: 'flag-objective',
  dealt: 'card-draw',
  dealtCards: 'card-draw',
  redealt: 'card-draw',
  squadReady: 'checked-shield',
  placementReady: 'position-marker',
  hiddenChosen: 'sight-disabled',
  revealed: 'look-at',
  leftHidden: 'sight-disabled',
  toExtraZone: 'feathered-wing',
  attached: 'linked-rings',
  battleBegan: 'crossed-swords',
  turnBegan: 'hourglass',
  drank: 'droplets',
  moved: 'walking-boot',
  jumped: 'walking-boot',
  teleported: 'magic-swirl',
  drifted: 'walking-boot',
  swapped: 'walking-boot',
  relocated: 'walking-boot',
  strikeDeclared: 'crossed-swords',
  abilityDeclared: 'power-lightning',
  triggered: 'power-lightning',
  defenderNamed: 'shield',
  defenderSteppedIn: 'shield',
  cancelled: 'cancel',
  blocked: 'cancel',
  attackBegan: 'sword-clash',
  rolled: 'rolling-dices',
  kept: 'rolling-dices',
  rerolled: 'rolling-dices',
  rollChanged: 'rolling-dices',
  rollSettled: 'rolling-dices',
  bothMissed: 'broken-shield',
  counterStruck: 'sword-clash',
  struck: 'sword-clash',
  protectedFromAttack: 'shield',
  unaffected: 'shield',
  replaced: 'shield',
  absorbed: 'breastplate',
  prevented: 'shield',
  wounded: 'droplets',
  healed: 'healing',
  lifeGained: 'hearts',
  poisoned: 'droplets',
  died: 'death-skull',
  destroyed: 'death-skull',
  keywordGained: 'upgrade',
  opened: 'clockwise-rotation',
  closed: 'clockwise-rotation',
  chipsGained: 'cut-diamond',
  chipsLost: 'cut-diamond',
  chipsMoved: 'cut-diamond',
  revived: 'rune-stone',
  summoned: 'rune-stone',
  incarnated: 'rune-stone',
  controlTaken: 'crown',
  won: 'trophy-cup',
}

export function icon({ key }: Entry): ReactNode {
  const sign = isKeyOf(SIGNS, key) ? SIGNS[key] : undefined
  return sign ? <Icon d={ICONS[sign]} /> : null
}
