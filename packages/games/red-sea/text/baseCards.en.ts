// English names and events of the base game's cards, in our own words; the numbers come from the cards.

import { type BASE_CARDS, CARD } from '../content/cards.ts'
import { MUSLIM_COUNTRIES, OPEC } from '../content/spaces.ts'
import type { CardTexts } from './types.ts'
import { cards, countries, militaryOperations, named, ops as opsOf, vp } from './words.en.ts'

export const BASE_CARDS_EN = {
  brushWar: {
    name: 'Brush War',
    effect: ({ n }) =>
      `War: attack a country of stability ${n.stability} or less. Roll a die and subtract 1 for each neighbour of it that your opponent controls. On ${n.success} or more you gain ${vp(n.vp)} and all opponent influence there becomes yours. Either way you gain ${militaryOperations(n.militaryOperations)}.`,
  },
  armsRace: {
    name: 'Arms Race',
    effect: ({ n }) =>
      `If you have more Military Operations than your opponent, you gain ${vp(n.vp)}, or ${n.vpIfRequired} if you have also reached the number required this turn.`,
  },
  saltNegotiations: {
    name: 'SALT Negotiations',
    effect: ({ n }) =>
      `Raise DEFCON by ${n.defcon}. Until the end of the turn both sides subtract ${n.less} from their coup dice. You may take a card, not a scoring card, from the discard pile.`,
  },
  bearTrap: {
    name: 'Bear Trap',
    effect: ({ n }) =>
      `From its next action round on the USSR must discard a card worth at least ${opsOf(n.ops)} and roll a die instead of playing a card; ${n.endsUpTo} or less ends this. Without such a card the USSR may play only scoring cards and otherwise passes.`,
  },
  summit: {
    name: 'Summit',
    effect: ({ n }) =>
      `Both sides roll a die and add 1 for each region they dominate or control. The higher total gains ${vp(n.vp)} and may move DEFCON by ${n.defcon}, up or down.`,
  },
  missileEnvy: {
    name: 'Missile Envy',
    effect: () =>
      'Your opponent gives you the card of the highest printed value from hand and gets this one instead, to be used for operations in the next action round. The event of the card you get happens at once if it is yours or neutral; otherwise you use its Ops without the event.',
  },
  brezhnevDoctrine: {
    name: 'Brezhnev Doctrine',
    effect: ({ n }) =>
      `Until the end of the turn every card the USSR uses for operations is worth ${n.more} more; this raises none above ${n.ceiling}.`,
  },
  muslimRevolution: {
    name: 'Muslim Revolution',
    requires: 'Impossible after “AWACS Sale to Saudis”.',
    effect: ({ n }) => `Remove all US influence from ${countries(n.countries)} of these: ${named(MUSLIM_COUNTRIES)}.`,
  },
  opec: {
    name: 'OPEC',
    requires: 'Impossible after “North Sea Oil”.',
    effect: ({ n }) => `The USSR gains ${vp(n.vp)} for each of these countries it controls: ${named(OPEC)}.`,
  },
  loneGunman: {
    name: 'Lone Gunman',
    effect: ({ ops }) =>
      `The US shows its hand to the USSR. Then the USSR may carry out an operation with the ${opsOf(ops)} of this card.`,
  },
  colonialRearGuards: {
    name: 'Colonial Rear Guards',
    effect: ({ n }) => `Add ${n.add} US influence in each of ${n.countries} different African countries.`,
  },
  puppetGovernments: {
    name: 'Puppet Governments',
    effect: ({ n }) =>
      `The US may add ${n.add} influence in each of up to ${countries(n.countries)} where neither side has any.`,
  },
  sadatExpelsSoviets: {
    name: 'Sadat Expels Soviets',
    effect: ({ n }) => `Remove all USSR influence from Egypt and add ${n.add} US influence there.`,
  },
  voiceOfAmerica: {
    name: 'The Voice of America',
    effect: ({ n }) => `Remove ${n.remove} USSR influence from any countries, at most ${n.perCountry} from each.`,
  },
  northSeaOil: {
    name: 'North Sea Oil',
    effect: () => '“OPEC” can no longer take place. The US may take an 8th action round this turn.',
  },
  terrorism: {
    name: 'Terrorism',
    effect: ({ n }) => `Your opponent discards ${n.discard} random card from hand; its event does not happen.`,
  },
  aldrichAmesRemix: {
    name: 'Aldrich Ames Remix',
    effect: ({ n }) =>
      `Until the end of the turn the US hand is open to the USSR. The USSR chooses ${cards(n.discard)} from it to be discarded; the event does not happen.`,
  },
  wargames: {
    name: 'Wargames',
    requires: `Only at DEFCON ${CARD.wargames.n.defcon}.`,
    effect: ({ n }) => `You may give your opponent ${vp(n.vp)} and end the game at once; the side ahead then wins.`,
  },
  ourManInTehran: {
    name: 'Our Man in Tehran',
    requires: 'Only if the US controls a Middle East country.',
    effect: ({ n }) =>
      `The US looks at the top ${cards(n.look)} of the deck and may discard any of them openly; their events do not happen. The rest is shuffled back into the deck.`,
  },
  yuriAndSamantha: {
    name: 'Yuri and Samantha',
    effect: ({ n }) => `Until the end of the turn the USSR gains ${vp(n.vp)} for each coup attempt of the US.`,
  },
  awacsSale: {
    name: 'AWACS Sale to Saudis',
    effect: ({ n }) => `Add ${n.add} US influence in Saudi Arabia. “Muslim Revolution” can no longer take place.`,
  },
} as const satisfies Pick<CardTexts, (typeof BASE_CARDS)[number]>
