// Chapter 21: symbiotes, parasites and equipment on their hosts, and who stands in the extra zone.

import { enter, type Refusal, rule } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { leavePlay } from './deaths.ts'
import { log } from './log.ts'
import { NONE, type Piece } from './names.ts'
import {
  cardOf,
  cellOf,
  change,
  has,
  inPlay,
  isCreatureInPlay,
  isFlyer,
  isInPlay,
  isRevealed,
  isSymbiote,
  rowOf,
  squadOf,
  traits,
} from './pieces.ts'
import { other, rowCells } from './seats.ts'
import { isAttachment } from './squad.ts'
import { KIT, type S, type StepsOf } from './state.ts'
import { who, whom, whoWhom } from './told.ts'
import { attachedTo, world } from './world.ts'

/** A card that must stand on a host. */
export const needsHost = (s: S, piece: Piece): boolean => isRevealed(s, piece) && isAttachment(cardOf(s, piece))

/** 21.4 An incorporeal host takes only incorporeal symbiotes. */
const mayCarry = (s: S, host: Piece, symbiote: Piece): boolean =>
  !has(s, host, 'incorporeal') || has(s, symbiote, 'incorporeal')

/** 21.3 */
function mayWear(s: S, host: Piece, equipment: Piece): boolean {
  const [facts, worn] = [CARD[cardOf(s, host)], CARD[cardOf(s, equipment)]]
  if (facts.type !== 'creature' || worn.type !== 'equipment' || facts.classes.length === 0) return false
  if (has(s, host, 'incorporeal')) return false
  const { wearsNo } = traits(s, host)
  if (wearsNo.includes('any') || wearsNo.includes(worn.equipmentClass)) return false
  return attachedTo(world(s), host).every(piece => {
    const one = CARD[cardOf(s, piece)]
    return one.type !== 'equipment' || one.equipmentClass !== worn.equipmentClass
  })
}

/** 21.3–21.5 Whether a card may be placed on this host; also asked about names that no card has yet. */
export function isHost(s: S, piece: Piece, host: Piece): boolean {
  if (!isInPlay(s, host)) return false
  const cell = cellOf(s, host)
  if (host === piece || cell === undefined || !isRevealed(s, host) || !isCreatureInPlay(s, host)) return false // 7.4.1
  if (isFlyer(s, host) || isSymbiote(s, host)) return false
  const { controller } = rowOf(s, piece)
  const isOwn = rowOf(s, host).controller === controller
  if (CARD[cardOf(s, piece)].type === 'equipment') return isOwn && mayWear(s, host, piece)
  if (has(s, piece, 'parasite'))
    return !isOwn && rowCells(s, other(controller), 1).includes(cell) && mayCarry(s, host, piece)
  return isOwn && mayCarry(s, host, piece)
}

export const hostsFor = (s: S, piece: Piece): readonly Piece[] => inPlay(s).filter(host => isHost(s, piece, host))

export function attach(s: S, piece: Piece, host: Piece): void {
  change(s, piece, { at: 'attached', host })
  log(s, 'attached', '21.3', { ...whoWhom(s, piece, host) })
}

/** 7.4 What has no legal host dies. */
export function dieWithoutHost(s: S, pieces: readonly Piece[]): void {
  for (const piece of pieces) log(s, 'noHost', '7.4', who(s, piece))
  leavePlay(s, pieces, 'graveyard', '')
}

/** 7.3, 22.5 A second terrain puts the first one on the graveyard (21.2). */
export function moveToExtraZone(s: S, piece: Piece): void {
  const isTerrain = (one: Piece): boolean => isRevealed(s, one) && CARD[cardOf(s, one)].type === 'terrain'
  const { controller } = rowOf(s, piece)
  const old = squadOf(s, controller).filter(one => one !== piece && isTerrain(one) && rowOf(s, one).at === 'extra')
  if (isTerrain(piece) && old.length > 0) leavePlay(s, old, 'graveyard', '')
  change(s, piece, { at: 'extra', host: NONE })
  log(s, 'toExtraZone', '7.3', who(s, piece))
}

/** Each kind of attachment has a paragraph of its own. */
export function notAHost(s: S, piece: Piece): Refusal {
  const isEquipment = isInPlay(s, piece) && isRevealed(s, piece) && CARD[cardOf(s, piece)].type === 'equipment'
  return {
    rule: isEquipment ? '21.3' : isInPlay(s, piece) && has(s, piece, 'parasite') ? '21.5' : '21.4',
    reason: 'notAHost',
  }
}

export const ATTACHMENTS: Pick<StepsOf<'card'>, 'card.attach'> = {
  // 7.5, 22.5 Revealed later, a card is placed on a host at once.
  'card.attach': KIT.chooseOne({
    verb: 'host',
    seat: (_s, f) => f.seat,
    among: s => inPlay(s),
    rules: [rule('21.4', 'notAHost', (s, f, host) => isHost(s, f.piece, host))],
    forced: (s, f, host) => log(s, 'onlyOne', '7.5', { seat: f.seat, ...whom(s, host) }),
    take: (s, f, host) => attach(s, f.piece, host),
    nothing: (s, f) => dieWithoutHost(s, [f.piece]),
    terms: (s, f) => ({ seat: f.seat, ...who(s, f.piece) }),
  }),
}

/** Sends a revealed card where its kind stands (7.5, 22.5). */
export function settleRevealed(s: S, piece: Piece): void {
  if (needsHost(s, piece)) enter(s, { step: 'card.attach', piece, seat: rowOf(s, piece).controller })
}
