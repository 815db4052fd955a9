// What happened, in English: one sentence per entry.

import { capitalized, grouped } from '@ludoteka/text-kit'
import { CARDS_EN } from './cards.en.ts'
import { PLACES_EN } from './places.en.ts'
import { type Loss, lossBy } from './terms.ts'
import type { Texts } from './types.ts'
import {
  actionArea,
  actionCard,
  agenda,
  area,
  army,
  armyOf,
  baron,
  battle,
  breaches,
  cards,
  city,
  crowns,
  event,
  expedition,
  goods,
  law,
  list,
  nation,
  noble,
  nobleOf,
  option,
  PROMISES_EN,
  proposal,
  side,
  space,
  tokens,
  troop,
  troops,
  votes,
  walls,
} from './words.en.ts'

const results = CARDS_EN.battleResults
const action = (card: keyof typeof CARDS_EN.baronActions): string => `“${CARDS_EN.baronActions[card].name}”`
const SPECIAL = { taxation: 'Taxation', wages: 'Wages', assembly: 'Assembly' } as const

const LOST: Readonly<Record<Loss, (who: string, what: string) => string>> = {
  regulars: (who, what) => `${who} pays ${what} to regulars.`,
  mercenaries: (who, what) => `${who} pays ${what} to mercenaries.`,
  spent: (who, what) => `${who} hands in ${what}.`,
  paid: (who, what) => `${who} pays ${what}.`,
  lost: (who, what) => `${who} loses ${what}.`,
}

export const LOG_EN: Texts['log'] = {
  gained: ({ baron: who, what, n }) => `${baron(who)} gains ${goods(what, n)}.`,
  lost: ({ baron: who, what, n }, _names, rule) => LOST[lossBy(rule)](baron(who), goods(what, n)),
  paidBaron: ({ baron: who, to, n }) => `${baron(who)} pays ${crowns(n)} to ${baron(to)}.`,

  siegeLifted: ({ baron: who, walls: of }) => `${baron(who)} lifts the siege of ${walls(of)}.`,
  fortificationLost: ({ city: of }) => `${city(of)} is fortified no longer.`,
  breached: ({ walls: of, n }) => `${capitalized(walls(of))} receives ${breaches(n)}.`,
  becameNeutral: ({ city: of }) => `${city(of)} becomes neutral.`,
  cityTaken: ({ baron: who, city: of }) => `${baron(who)} takes control of ${city(of)}.`,
  razed: ({ baron: who, city: of }) => `${baron(who)} razes ${city(of)}.`,

  razedByFate: ({ city: of }) => `${city(of)} lies in ruins from the start.`,
  chairmanDrawn: ({ baron: who }) => `Fate makes ${baron(who)} Chairman of the Assembly.`,
  headDrawn: ({ baron: who }) => `Fate makes ${baron(who)} Head of the Church.`,
  troopsDealt: ({ baron: who, troops: dealt }) => `${baron(who)} receives ${troops(dealt)}.`,
  troopsAssigned: ({ baron: who }) => `${baron(who)} has assigned the first troops.`,
  armyShown: ({ baron: who, army: of, troops: shown }) => `${baron(who)}, ${armyOf(who, of)}: ${troops(shown)}.`,
  offerLaid: ({ mercenaries }) =>
    mercenaries.length === 0 ? 'There are no mercenaries for hire.' : `Mercenaries for hire: ${troops(mercenaries)}.`,
  strongholdPlaced: ({ baron: who, at }) => `${baron(who)} places the stronghold in ${area(at)}.`,
  noblePlaced: ({ noble: who, at }) => `${noble(who)} takes his place in ${area(at)}.`,

  roundBegan: ({ n }) => `Round ${n} begins.`,
  planned: ({ baron: who, n }) => `${baron(who)} has planned ${cards(n)}.`,
  areaBegan: ({ area: of }) => `The cards of ${actionArea(of)} are turned up.`,
  cardTurnedUp: ({ baron: who, card }) => `${baron(who)} turns up ${action(card)}.`,
  neutralTurnedUp: ({ card }) => `“${CARDS_EN.neutralActions[card].name}” is turned up.`,
  declined: ({ baron: who, card }) => `${baron(who)} does without ${action(card)}.`,
  allocated: ({ baron: who, card, to }) => `${baron(who)} puts ${action(card)} into the ${SPECIAL[to]} area.`,
  returnedToHand: ({ baron: who }) => `${baron(who)} takes the card back into his hand.`,
  markerPlaced: ({ baron: who, space: of }) => `${baron(who)} places a marker on ${space(of)} of the mercenary track.`,
  tookChairman: ({ baron: who }) => `${baron(who)} becomes Chairman of the Assembly.`,
  tookHead: ({ baron: who }) => `${baron(who)} becomes Head of the Church.`,

  taxationBegan: () => 'Taxation: every Baron receives his income.',
  eventOver: ({ baron: who, event: of }) => `${event(of)} is over for ${baron(who)}.`,
  wagesBegan: () => 'Wages: every Baron pays his troops.',
  regularsPaid: ({ baron: who, n }) =>
    `${baron(who)}: ${n === 0 ? 'no regulars are paid' : `${cards(n)} of regulars paid`}.`,
  draftBegan: () => 'The Mercenary Draft begins.',
  hired: ({ baron: who, card, n }) => `${baron(who)} hires ${troop(card)} for ${crowns(n)}.`,
  hiredNobody: ({ baron: who }) => `${baron(who)} hires nobody.`,
  assignedTo: ({ army: of, card }) => `${troop(card)} joins ${army(of)}.`,

  troopTaken: ({ noble: who, army: from, troop: card }) =>
    `${noble(who)} takes ${troop(card)} along from ${army(from)}.`,
  armyTaken: ({ noble: who, army: from }) => `${noble(who)} takes along ${army(from)} with its casualties.`,
  passageAllowed: ({ baron: who, noble: of }) => `${baron(who)} lets ${noble(of)} pass.`,
  passageRefused: ({ baron: who, noble: of }) => `${baron(who)} does not let ${noble(of)} pass.`,
  onlyWay: ({ noble: who }) => `${noble(who)} has only one way to go.`,
  nobleMoved: ({ noble: who, at }) => `${noble(who)} moves to ${area(at)}.`,
  nobleSailed: ({ noble: who, at }) => `${noble(who)} sails for ${area(at)}.`,

  battleDeclared: ({ baron: who, target }) => `${baron(who)} announces ${battle(target)}.`,
  attackAllowed: ({ baron: who, target }) => `${baron(who)} gives leave to ${battle(target)}.`,
  attackRefused: ({ baron: who, target }) => `${baron(who)} refuses leave to ${battle(target)}.`,
  battleBegan: ({ baron: who, at }) => `${baron(who)} attacks in ${area(at)}.`,
  siegeLaid: ({ baron: who, walls: of }) => `${baron(who)} lays siege to ${walls(of)}.`,
  surrendered: ({ walls: of, baron: who }) => `${capitalized(walls(of))} surrenders to ${baron(who)}.`,
  commands: ({ baron: who, shape: of }) => `${nobleOf(who, of)} is in command for ${baron(who)}.`,
  fateDrawnForBattle: ({ side: of, n }) => `${capitalized(side(of))} draws ${cards(n)} of fate.`,
  fatePutAway: ({ baron: who, n }) => `${baron(who)} keeps ${cards(n)} of fate.`,
  fateShown: ({ side: of, results: shown }) =>
    shown.length === 0
      ? `${capitalized(side(of))} has no cards to show.`
      : `${capitalized(side(of))} shows: ${list(grouped(shown.map(one => results[one])))}.`,
  moreFate: ({ side: of, result }) => `${capitalized(side(of))} draws one more card: ${results[result]}.`,
  abilityUsed: ({ baron: who, shape: of }) => `${baron(who)} uses the ability of his commander, ${nobleOf(who, of)}.`,
  casualtiesCounted: ({ side: of, n }) => `${capitalized(side(of))} takes ${n * 100} casualties.`,
  casualty: ({ army: of }) => `${capitalized(army(of))} receives a casualty token.`,
  victoriesCounted: ({ side: of, n }) => `Victories of ${side(of)}: ${n}.`,
  fullVictory: ({ side: of }) => `Full victory of ${side(of)}.`,
  partialVictory: ({ side: of }) => `Partial victory of ${side(of)}.`,
  battleEnded: ({ at }) => `The battle in ${area(at)} is over.`,
  retreats: ({ noble: who }) => `${noble(who)} must retreat.`,
  retreatedTo: ({ noble: who, at }) => `${noble(who)} retreats to ${area(at)}.`,
  strongholdFell: ({ baron: who, victor }) => `The stronghold of ${baron(who)} falls to ${baron(victor)}.`,
  handedOver: ({ baron: who, city: of, victor }) => `${baron(who)} hands ${city(of)} over to ${baron(victor)}.`,

  disobeyed: ({ baron: who, law: of }) => `${baron(who)} disobeys ${law(of)}.`,
  banned: ({ baron: who }) => `${baron(who)} is banned from the Assembly.`,

  tokensPlaced: ({ army: of, n }) => `${capitalized(army(of))} receives ${tokens(n)}.`,
  healed: ({ army: of }) => `A casualty token is removed from ${army(of)}.`,
  heirLost: ({ noble: who }) => `${noble(who)} has no heir any more.`,
  refreshed: ({ noble: who }) => `${noble(who)} is ready again.`,
  allExhausted: ({ baron: who }) => `All Nobles of ${baron(who)} are exhausted.`,
  banLifted: ({ baron: who }) => `The ban of ${baron(who)} is lifted.`,
  repaired: ({ walls: of, n }) => `${breaches(n)} removed from ${walls(of)}.`,
  fortified: ({ city: of }) => `${city(of)} is fortified.`,
  lookedAt: ({ baron: who, area: of, n }) => `${baron(who)} looks at the next ${cards(n)} of ${actionArea(of)}.`,
  foresaw: ({ cards: seen }) => `You see what comes next: ${seen.map(actionCard).join(', then ')}.`,
  investmentsLost: ({ baron: who, n }) => `${baron(who)} loses ${crowns(n)} invested in expeditions.`,
  setsOut: ({ noble: who }) => `${noble(who)} sets out.`,
  drawerNamed: ({ baron: who }) => `${baron(who)} has to draw the event.`,
  eventDrawn: ({ baron: who, event: of }) => `${baron(who)} draws ${event(of)}.`,
  uprisingIn: ({ city: of, isRevolt }) =>
    isRevolt ? `The peasants of ${city(of)} rise.` : `The peasants of ${city(of)} stay quiet.`,
  eventCancelled: ({ event: of }) => `${event(of)} is cancelled.`,
  pledged: ({ baron: who, n }) => `${baron(who)} pledges ${n} faith.`,
  founded: ({ expedition: of }) => `An expedition ${expedition(of)} is being founded.`,
  notFounded: ({ expedition: of }) => `Nobody invests in the expedition ${expedition(of)}: it is not founded.`,
  invested: ({ baron: who, expedition: of, n }) =>
    `${baron(who)} invests ${crowns(n)} in the expedition ${expedition(of)}.`,
  newsCame: ({ expedition: of, news }) => `News of ${PLACES_EN.expeditions[of]}: ${CARDS_EN.news[news].toLowerCase()}.`,

  assemblyBegan: ({ barons }) =>
    barons.length === 0 ? 'The Assembly meets, but nobody attends.' : `The Assembly meets: ${list(barons.map(baron))}.`,
  deputyNamed: ({ baron: who }) => `${baron(who)} is acting Chairman.`,
  orderAnnounced: ({ agendas }) =>
    agendas.length === 0
      ? 'There is nothing on the order of the day.'
      : `The order of the day: ${agendas.map(agenda).join(', ')}.`,
  agendaPut: ({ agenda: of }) => `${agenda(of)} is put to the vote.`,
  votesWritten: ({ baron: who }) => `${baron(who)} has written down his votes.`,
  ballotsShown: ({ baron: who, agendas, votes: written }) =>
    `${baron(who)} has written: ${agendas.map((of, i) => `${agenda(of)} ${written[i] ?? 0}`).join(', ')}.`,
  votesShown: ({ baron: who, n }) => `${baron(who)} spends ${votes(n)}.`,
  votedFor: ({ baron: who, option: of, n }) => `${baron(who)} votes ${option(of)}: ${votes(n)}.`,
  voteDecided: ({ option: of }) => `The Assembly decides: ${option(of)}.`,
  rejected: () => 'It is rejected.',
  passed: ({ agenda: of, baron: named }) =>
    named.length === 0 ? `${agenda(of)} is passed.` : `${agenda(of)}: ${list(named.map(baron))} is chosen.`,
  refused: ({ baron: who, agenda: of }) => `${baron(who)} refuses ${agenda(of)}.`,
  lawInForce: ({ agenda: of }) => `${agenda(of)} is a law from now on.`,
  chargeGivenUp: ({ baron: who, agenda: of }) => `${baron(who)} gives up ${agenda(of)}.`,
  charged: ({ baron: who, agenda: of }) => `${baron(who)} receives the charge ${agenda(of)}.`,
  appointed: ({ baron: who, shape: of, agenda: office }) =>
    `${baron(who)} gives the office ${agenda(office)} to ${nobleOf(who, of)}.`,
  assemblyEnded: ({ agendas }) =>
    agendas.length === 0
      ? 'The Assembly is over.'
      : `The Assembly is over. Next time: ${agendas.map(agenda).join(', ')}.`,
  proposerDrawn: ({ baron: who }) => `Fate lets ${baron(who)} make a private motion.`,
  proposed: ({ baron: who, proposal: of }) => `${baron(who)} proposes ${proposal(of)}.`,
  motionNamed: ({ barons: named, honour }) =>
    `The motion names ${list(named.map(baron))}${honour.length > 0 ? ` and ${list(honour.map(agenda))}` : ''}.`,
  proposedNothing: ({ baron: who }) => `${baron(who)} proposes nothing.`,
  motionPassed: ({ proposal: of }) => `It is decided ${proposal(of)}.`,
  refusedMotion: ({ baron: who }) => `${baron(who)} refuses the motion.`,
  repealed: ({ agenda: of }) => `${agenda(of)} is repealed.`,

  upkeepBegan: () => 'Upkeep begins.',
  revolt: ({ city: of }) => `${city(of)} revolts.`,
  noRevolt: ({ city: of }) => `${city(of)} stays quiet.`,
  nobleLanded: ({ noble: who, at }) => `${noble(who)} lands in ${area(at)}.`,
  transferred: ({ army: to, from, troop: card }) => `${troop(card)} goes from ${army(from)} to ${army(to)}.`,
  armyTransferred: ({ army: to, from }) => `All troops of ${army(from)} join ${army(to)}, with their casualties.`,
  nobleReturned: ({ noble: who, at }) => `${noble(who)} comes back in ${area(at)}.`,
  eliminated: ({ baron: who }) => `${baron(who)} is out of the game.`,

  dealOffered({ baron: who, to, gives, asks, promise, wants, heirs, wantedHeirs }) {
    const terms = [
      ...heirs.map(of => `hands over the heir of ${noble(of)}`),
      ...(gives > 0 ? [`gives ${crowns(gives)}`] : []),
      ...(promise === 'nothing' ? [] : [`promises ${PROMISES_EN[promise]}`]),
      ...wantedHeirs.map(of => `asks for the heir of ${noble(of)}`),
      ...(asks > 0 ? [`asks ${crowns(asks)}`] : []),
      ...(wants === 'nothing' ? [] : [`asks for the promise of ${PROMISES_EN[wants]}`]),
    ]
    return `${baron(who)} offers ${baron(to)} a deal: ${list(terms)}.`
  },
  dealAccepted: ({ baron: who, from }) => `${baron(who)} accepts the offer of ${baron(from)}.`,
  promised: ({ baron: who, to, promise, until }) =>
    `${baron(who)} promises ${baron(to)}: ${PROMISES_EN[promise]} (remembered to the end of round ${until}).`,
  dealRefused: ({ baron: who, from }) => `${baron(who)} refuses the offer of ${baron(from)}.`,
  heirHanded: ({ noble: of, to }) => `The heir of ${noble(of)} is now with ${baron(to)}.`,
  heirExecuted: ({ baron: who, noble: of }) => `${baron(who)} has the heir of ${noble(of)} executed.`,

  nobleLeftBoard: ({ noble: who }) => `${noble(who)} has no troops any more and leaves the board.`,
  desertersDrawn: ({ army: of, nationality }) =>
    `Deserters from ${army(of)}: fate names the nation ${nation(nationality)}.`,
  deserted: ({ army: of, card }) => `${troop(card)} deserts ${army(of)}.`,
  troopsLost: ({ army: of, cards: lost }) => `${capitalized(army(of))} loses ${troops(lost)}.`,
  nobleAbandoned: ({ noble: who }) => `${noble(who)} is abandoned and leaves the board.`,
  nobleDied: ({ noble: who }) => `${noble(who)} dies.`,
  nobleLeftGame: ({ noble: who }) => `${noble(who)} leaves the game: there is no heir.`,
}
