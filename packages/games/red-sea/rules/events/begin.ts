// Chapters 5.2 and 7.1: how an event begins, runs through its sentences and ends.

import type { Steps } from '@ludoteka/kernel'
import { CARD, type Card } from '../../content/cards.ts'
import type { Side } from '../../content/tracks.ts'
import { noteEvent } from '../cards.ts'
import { log } from '../log.ts'
import { type E, type F, KIT, type S, type Verbs } from '../state.ts'
import { checkVictory } from '../victory.ts'
import { NEUTRAL_EVENTS } from './neutral.ts'
import { US_EVENTS } from './us.ts'
import { USSR_EVENTS } from './ussr.ts'
import type { Event, Threat } from './vocabulary.ts'

const EVENTS: Readonly<Record<Card, Event>> = { ...US_EVENTS, ...USSR_EVENTS, ...NEUTRAL_EVENTS }

/** 2.2.2 The event of a card for its owner; a neutral one for the side that plays it. */
export function eventFor(card: Card, player: Side): Extract<F, { step: 'event.begin' }> {
  const { side } = CARD[card]
  return { step: 'event.begin', card, side: side === 'us' || side === 'ussr' ? side : player }
}

/** 5.2 Whether an event can be played at all, now and for this side. */
export function canHappen(s: S, e: E): boolean {
  const { requires } = EVENTS[e.card]
  return requires === undefined || requires(s, e)
}

/** The sentences of an event, from this one on, that may lower DEFCON. */
export function threatsOf(card: Card, from = 0): readonly Threat[] {
  return EVENTS[card].ops.slice(from).flatMap(({ threats = [] }) => threats)
}

export const EVENT: Pick<Steps<S, F, Verbs>, 'event.begin' | 'event.op' | 'event.end'> = {
  // 5.2 Judged at this moment; 7.6 sentence by sentence.
  ...KIT.sequence({
    begin: 'event.begin',
    op: 'event.op',
    end: 'event.end',
    sentences: ({ card }) => EVENTS[card].ops,
    canBegin: canHappen,
    impossible: (s, { card }) => log(s, 'eventImpossible', '5.2', { card }),
    begun(s, { card, side }) {
      noteEvent(s, card)
      log(s, 'event', CARD[card].number, { side, card })
    },
  }),

  // 10.4.1
  'event.end': { run: s => checkVictory(s) },
}
