// English card names and events of Red Sea's own cards, in our own words; the numbers come from the cards.
// Sides are named, because an event may be carried out by the one who did not play it.

import { ARAB_LEAGUE, REGION, type Region } from '../content/spaces.ts'
import { AUTONOMY_OPS_BEHIND, AUTONOMY_VP } from '../content/tracks.ts'
import { BASE_CARDS_EN } from './baseCards.en.ts'
import type { CardTexts } from './types.ts'
import { cards, militaryOperations, named, ops as opsOf, REGIONS_EN, rolls, vp } from './words.en.ts'

function scoring(region: Region): string {
  const { presence, domination, control, perBattleground } = REGION[region]
  return `Both sides score ${REGIONS_EN[region].accusative}: presence ${presence}, domination ${domination}, control ${control}, and ${perBattleground} for each battleground controlled; the Strategic Sea Lanes add to it. The marker moves by the difference.`
}

export const CARDS_EN = {
  peaceCorps: {
    name: 'Peace Corps',
    effect: ({ n }) =>
      `Remove ${n.remove} USSR influence from a country the USSR does not control. Then add ${n.add} US influence in each of ${n.countries} different countries the US controls.`,
  },
  zbigniewBrzezinski: {
    name: 'Zbigniew Brzezinski',
    effect: ({ ops }) =>
      `Make one US coup attempt with the ${opsOf(ops)} of this card. It ignores the ban of DEFCON and does not change DEFCON.`,
  },
  ogadenWar: {
    name: 'Ogaden War',
    requires: 'Impossible after “F-5E Delivery”.',
    effect: ({ n }) =>
      `War: Somalia attacks Ethiopia. Roll a die and subtract 1 for each neighbour of Ethiopia under USSR control. On ${n.success} or more the US gains ${vp(n.vp)} and all USSR influence in Ethiopia becomes US influence. Either way the US gains ${militaryOperations(n.militaryOperations)}.`,
  },
  usaid: {
    name: 'USAID',
    effect: ({ n }) =>
      `Carry out a US operation worth ${opsOf(n.ops)}. In the Headline Phase the US may also decide to go first in every action round of this turn.`,
  },
  albanoStalinistEconomics: {
    name: 'Albano-Stalinist Economics',
    effect: ({ n }) =>
      `Until the end of the turn, whenever the USSR uses operations to place influence in Africa, they are worth ${n.less} less, but at least 1.`,
  },
  theVictoriousLeader: {
    name: 'The Victorious Leader',
    effect: ({ n }) =>
      `Add ${n.add} US influence, at most ${n.perCountry} in one country, next to countries that the USSR controlled when the action round began.`,
  },
  eritreanLiberationFront: {
    name: 'Eritrean People’s Liberation Front',
    requires: 'Only if the USSR controls Ethiopia.',
    effect: ({ n }) =>
      `The US gains ${vp(n.vp)}. Add ${n.add} US influence in Ethiopia and ${n.add} in a country adjacent to it.`,
  },
  centcom: {
    name: 'CENTCOM',
    effect: () =>
      'Put the CENTCOM marker on a country. To the end of the game the USSR can neither attempt coups nor realign there.',
  },
  carterDoctrine: {
    name: 'Carter Doctrine',
    effect: () => 'Once before the end of the turn, instead of rolling a US die, the US may set it to 1 or 6.',
  },
  kenyaJoinsRapidDeploymentForce: {
    name: 'Kenya Joins Rapid Deployment Force',
    effect: ({ n }) =>
      `Add ${n.add} US influence in Kenya. Then remove ${n.remove} USSR influence from a country the USSR does not control.`,
  },
  voiceOfAmericaInAmharic: {
    name: 'Voice of America in Amharic',
    effect: ({ n }) =>
      `Carry out a US operation worth ${opsOf(n.ops)}. After that, until the end of the turn, every card printed 1 that the US plays is worth ${n.more} more.`,
  },
  theEventsOf86: {
    name: 'The Events of ’86',
    effect: ({ n }) =>
      `If the USSR controls South Yemen, the US gains ${vp(n.vp)}. Then remove as much USSR influence from Middle East countries as there are Middle East countries the US controls.`,
  },
  frenchConnections: {
    name: 'French Connections',
    effect: ({ n }) =>
      `Choose Djibouti or Madagascar and remove all USSR influence there. Then choose again, the same or the other, and add ${n.add} US influence there.`,
  },
  heroOfTheCrossing: {
    name: 'Hero of the Crossing',
    effect: () =>
      'Discard a card with a USSR event from the US hand; the event does not happen. Then take a card with a US or neutral event from the discard pile.',
  },
  israeliPeripheryDoctrine: {
    name: 'Israeli Periphery Doctrine',
    effect: ({ n }) => `The US may make up to ${rolls(n.rolls)} in Africa, adding ${n.plus} to its own die each time.`,
  },
  theStrongManOfSudan: {
    name: 'The Strong Man of Sudan',
    effect: ({ n }) => `Add as much US influence in Sudan as the USSR has in Ethiopia, plus ${n.add}.`,
  },
  afghanistanInvasion: {
    name: 'Afghanistan Invasion',
    effect: ({ n }) =>
      `“Presidential Directive 30” can no longer take place, and an extra action round from it that was not taken yet is lost. Until the end of the turn all further cards the USSR uses for operations are worth ${n.less} less, but at least 1.`,
  },
  danielArapMoi: {
    name: 'Daniel Arap Moi',
    effect: ({ n }) =>
      `If the US controls Kenya, the US gains ${vp(n.vp)} and moves DEFCON by ${n.defcon}, up or down. Otherwise add ${n.add} US influence in Kenya.`,
  },
  sovietsAirliftCubans: {
    name: 'Soviets Airlift Cubans',
    effect: () => 'Remove all US influence from one African country.',
  },
  theDerg: {
    name: 'The Derg',
    effect: ({ n }) =>
      `Add ${n.add} USSR influence in Ethiopia. If the USSR then controls it, its stability becomes ${n.stability} for the rest of the game.`,
  },
  theLionFalters: {
    name: 'The Lion Falters',
    effect: ({ n }) =>
      `If the USSR controls Ethiopia, the USSR gains ${vp(n.vp)}. Otherwise add ${n.add} USSR influence there and remove all US influence.`,
  },
  detente: {
    name: 'Detente',
    effect: ({ n }) =>
      `The USSR gains ${militaryOperations(n.militaryOperations)}, the US loses ${n.militaryOperations}. If the US holds “Romanian Autonomy”, the USSR takes it face up.`,
  },
  nasserism: {
    name: 'Nasserism',
    effect: ({ n }) => `Until the end of the turn the USSR adds ${n.plus} to the die of each of its coup attempts.`,
  },
  t62sAndKalashnikovs: {
    name: 'T-62s and Kalashnikovs',
    effect: ({ n }) =>
      `Until the end of the turn every card the USSR uses for operations is worth ${n.more} more; this raises none above ${n.ceiling}.`,
  },
  gosplanAdvisers: {
    name: 'Gosplan Advisers',
    effect: ({ n }) =>
      `The USSR draws ${cards(n.draw)}, then discards ${cards(n.discard)} from its hand; their events do not happen.`,
  },
  dhofarRebellion: {
    name: 'Dhofar Rebellion',
    requires: 'Only if the USSR controls South Yemen.',
    effect: ({ n }) => `Add ${n.add} USSR influence in Oman and ${n.add} in another Middle East country.`,
  },
  mengistuHaileMariam: {
    name: 'Mengistu Haile Mariam',
    effect: () =>
      'The USSR may at once play a card with a US event from its hand as an event of its own: read “USSR” for “US” in its text, and the other way round.',
  },
  usPresidentialElections: {
    name: 'US Presidential Elections',
    requires: 'Only in the Headline Phase.',
    effect: () => 'The headline card of the US is cancelled and discarded without effect, even a scoring card.',
  },
  f5eDelivery: {
    name: 'F-5E Delivery',
    effect: ({ n }) =>
      `The USSR may make ${rolls(n.rolls)} in each African country, free of charge. “Ogaden War” can no longer take place.`,
  },
  vanguardParty: {
    name: 'Marxist-Leninist Vanguard Party',
    effect: ({ n }) =>
      `The USSR may move up to ${n.move} of its influence out of one country into others, at most ${n.perCountry} into each.`,
  },
  presidentialDirective30: {
    name: 'Presidential Directive 30',
    requires: 'Impossible after “Afghanistan Invasion”.',
    effect: ({ n }) =>
      `The USSR may add ${n.add} influence in any country or in the Strategic Sea Lanes, and may take an 8th action round this turn.`,
  },
  cyrusVance: {
    name: 'Cyrus Vance',
    effect: ({ n }) =>
      `Draw ${n.draw} random cards from the US hand and look at them. Discard one, its event does not happen, and give the other back. If the discarded card has a USSR event, the USSR gains ${vp(n.vp)}.`,
  },
  stagflation: {
    name: 'Stagflation',
    effect: ({ ops }) =>
      `The US shows the scoring cards in its hand and, if there are any, must play one in its next action round. The USSR may carry out an operation with the ${opsOf(ops)} of this card.`,
  },
  centoCollapses: {
    name: 'CENTO Collapses',
    effect: ({ n }) => `Remove ${n.remove} US influence from Middle East countries.`,
  },
  antiZionistCommittee: {
    name: 'Anti-Zionist Committee of the Soviet Public',
    effect: ({ n }) =>
      `The USSR makes ${rolls(n.rolls)} in the Middle East, adding ${n.plus} to its own die each time.`,
  },
  mrNyet: {
    name: 'Mr. Nyet',
    effect: ({ n }) =>
      `Lower DEFCON by ${n.defcon}. Then remove all US influence from one African and one Middle East country in which both sides have influence.`,
  },
  africaScoring: {
    name: 'Africa Scoring',
    effect: () =>
      `${scoring('africa')} Whoever controls Ethiopia, Somalia and more African countries than the opponent wins at once.`,
  },
  middleEastScoring: { name: 'Middle East Scoring', effect: () => scoring('middleEast') },
  romanianAutonomy: {
    name: 'Romanian Autonomy',
    effect: ({ ops }) =>
      `No event. Worth ${opsOf(ops)}, or ${AUTONOMY_OPS_BEHIND} if you were behind in VP when the action round began. After use it goes to your opponent face down and turns up again at the end of the turn. Its holder gains ${vp(AUTONOMY_VP)} in final scoring.`,
  },
  organizationOfAfricanUnity: {
    name: 'Organization of African Unity',
    requires: 'Only if you hold a card with an opponent’s event.',
    effect: ({ n }) =>
      `Discard a card with an opponent’s event; the event does not happen. Roll a die: on ${n.success} or more carry out an operation with the Ops of the discarded card.`,
  },
  arabLeague: {
    name: 'Arab League',
    effect: ({ n }) =>
      `You gain ${vp(n.vp)} if you control at least ${n.countries} of these countries: ${named(ARAB_LEAGUE)}.`,
  },
  separatists: {
    name: 'Separatists',
    effect: () =>
      'Choose a country, not a battleground, in which your opponent has more influence, and add your own until both are equal.',
  },
  famine: {
    name: 'Famine',
    effect: ({ n, ops }) =>
      `Put Famine markers on two adjacent countries, then attempt a coup with the ${opsOf(ops)} of this card in a country with such a marker. All coup attempts in a country with Famine get +${n.plus} to the die. A successful coup removes the marker.`,
  },
  apolloSoyuz: {
    name: 'Apollo-Soyuz Test Project',
    effect: () => 'Move one box forward in the Space Race and receive all that the box gives.',
  },
  indianOceanZoneOfPeace: {
    name: 'Indian Ocean Zone of Peace',
    effect: ({ n }) =>
      `You gain ${vp(n.vp)}. Until the end of the turn every country counts as a battleground for coup attempts.`,
  },
  weAreTheWorld: {
    name: 'We Are the World',
    requires: 'Only if there is a Famine marker on the map.',
    effect: ({ n }) =>
      `The US gains ${vp(n.vp)}. Add ${n.add} US influence in a country with a Famine marker and remove the marker.`,
  },
  malagasyReferendum: {
    name: 'Malagasy Constitutional Referendum',
    effect: ({ n }) =>
      `Remove ${n.remove} US influence from Madagascar. Then add just enough USSR influence there for control.`,
  },
  seychelles: {
    name: 'Seychelles',
    effect: () => 'Add 1 USSR influence in the Strategic Sea Lanes for each Middle East country without US influence.',
  },
  diegoGarcia: {
    name: 'Diego Garcia',
    effect: ({ n }) => `In the Strategic Sea Lanes add ${n.add} US influence and remove ${n.remove} USSR influence.`,
  },
  yemeniAssassinations: {
    name: 'Yemeni Presidential Assassinations',
    effect: ({ n }) =>
      `Lower DEFCON by ${n.defcon}. Then the USSR rolls a die, adding 1 for each Middle East country it controls. On ${n.success} or more add just enough USSR influence in Yemen for control.`,
  },
  waterWars: {
    name: 'Water Wars',
    requires: 'Only if your opponent controls both Egypt and Ethiopia.',
    effect: () =>
      'Remove all opponent influence from Egypt or Ethiopia: from the one where there is more of it; choose if there is as much in both.',
  },
  ...BASE_CARDS_EN,
} as const satisfies CardTexts
