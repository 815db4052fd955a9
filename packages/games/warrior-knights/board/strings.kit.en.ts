// Planning, hand and seats in English.

import { counter, lister } from '@ludoteka/text-kit'
import { BARONS_EN, baron, noble } from '../text/words.en.ts'
import { HINTS_EN } from './strings.hints.en.ts'
import { HOW_TO_EN } from './strings.howTo.en.ts'
import type { KitText } from './strings.kit.ts'

const count = counter('en')
const list = lister('en')
const crowns = (n: number): string => count(n, { one: 'crown', many: 'crowns' })
const votes = (n: number): string => count(n, { one: 'vote', many: 'votes' })
const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })

export const KIT_EN: KitText = {
  board: 'The realm',
  scenes: { realm: 'Realm', plan: 'Plans' },
  goods: {
    crowns,
    votes,
    faith: n => `${n} faith`,
    influence: n => `${n} influence`,
  },
  cities: n => count(n, { one: 'city', many: 'cities' }),
  chairman: 'Chairman of the Assembly',
  headOfChurch: 'Head of the Church',
  presides: 'Acting Chairman',
  banned: 'Banned from the Assembly',
  heretic: 'Heretic: gains no faith',
  eliminated: 'Out of the game',
  holdsHeir: of => `Holds the heir of ${noble(of)}`,
  noStronghold: 'The stronghold has fallen: no influence until it stands again',
  besieged: what => `Besieged: ${what}`,
  charges: names => `Charges: ${list(names)}`,
  office: (office, noble) => `${office}: ${noble}`,
  event: name => `Event: ${name}`,
  upkeep: influence => `Next Upkeep: +${influence} influence`,
  citiesToWin: (held, needed) => `Kingdom cities: ${held}; ${needed} win the throne`,
  alarm(alarm) {
    switch (alarm.kind) {
      case 'conquest':
        return alarm.isOwn
          ? `You hold ${alarm.held} kingdom cities: keep them all, and the throne is yours at the end of the round.`
          : `${BARONS_EN[alarm.baron]} holds ${alarm.held} kingdom cities and wins at the end of the round, unless one is taken from him.`
      case 'nearConquest':
        return alarm.isOwn
          ? 'One more kingdom city, and the throne is yours at the end of the round.'
          : `${BARONS_EN[alarm.baron]} needs only one more kingdom city to win.`
      case 'lastRound':
        return `This is the last round. As it stands ${list(alarm.leaders.map(baron))} ${alarm.leaders.length === 1 ? 'wins' : 'are tied'} with ${alarm.influence} influence.`
      case 'noConqueror':
        return 'This is the last round: without a conqueror nobody wins.'
    }
  },
  piles: {
    laws: 'Laws in force',
    agendaDiscard: 'Discarded agendas',
    eventDiscard: 'Discarded events',
    neutralUsed: 'Neutral cards turned up this round',
    offer: 'Mercenaries for hire',
  },
  unseen: {
    fate: { name: 'Fate not in sight', where: 'In the deck, drawn unseen for a battle, or back under the deck.' },
    events: { name: 'Events to come', where: 'In the deck; of the top card everybody sees the back.' },
    agendas: { name: 'Agendas to come', where: 'In the deck, in an order nobody knows.' },
    mercenaries: {
      name: 'Mercenaries to come',
      where: 'In the deck, or at the beginning among the first troops that nobody has shown.',
    },
    neutral: { name: 'Neutral cards to come', where: 'Face down on the action areas, or left aside this round.' },
  },
  allocated: (area, n, needed) => (n === needed ? `${area} begins` : `${area}: ${n} of ${needed}`),

  planning: {
    title: 'Plan your actions',
    note: 'Area 1 is turned up first, then 2, then 3. Within an area chance decides the order.',
    areas: { first: 'Action area 1', second: 'Action area 2', third: 'Action area 3' },
    areaMarks: { first: '1', second: '2', third: '3' },
    turningUp: 'being turned up',
    turnedUp: 'all turned up',
    put: (card, area) => `${card}: put into ${area}`,
    pickUp: card => `Pick up ${card}`,
    freeSlot: 'free',
    putHere: 'Put here',
    lifted: card => `${card}: choose an action area.`,
    inHand: n => `${n} in hand`,
    liesIn: places => `lies in ${list(places)}`,
    cards: 'Your action cards',
    brief: {
      levyTaxes: '1 crown for every area with your Nobles.',
      draftSoldiers: 'A marker on the mercenary track, free of charge.',
      rallySupport: '2 votes; with the most you preside over the Assembly.',
      serveTheChurch: '1 faith; with the most you head the Church.',
      mobilizeForces: 'Move any Nobles into one area and fight there.',
      versatileStrategy: '2 crowns, a vote, a march, a battle, or a marker for its fee.',
    },
    now: {
      levy: n => `Now: +${crowns(n)}`,
      draft: free =>
        free === 0 ? 'Now: no free space' : `Now: ${count(free, { one: 'free space', many: 'free spaces' })}`,
      rally: (n, token) => (token ? `Now: ${votes(n)}, and the chair` : `Now: you would have ${votes(n)}`),
      serve: (n, token) => (token ? `Now: ${n} faith, and the Church` : `Now: you would have ${n} faith`),
      mobilize: ready => `Now: ${count(ready, { one: 'ready Noble', many: 'ready Nobles' })}`,
      versatile: 'Comes straight back to you',
    },
    perform: {
      levy: n => `Take ${crowns(n)}`,
      rally: (n, token) => `Take ${votes(n)}${token ? ' and the chair of the Assembly' : ''}`,
      serve: (n, token) => `Take ${n} faith${token ? ' and become Head of the Church' : ''}`,
    },
    goesTo: {
      taxation: 'then to Taxation',
      wages: 'then to Wages',
      assembly: 'then to the Assembly',
      ownerChoice: 'then where you like',
      byUse: 'moved: Wages, fought: Assembly',
      returnToOwner: 'then back to your hand',
    },
    cardsOf: (baron, n) => `${baron}: ${cards(n)}`,
    neutral: n => `neutral: ${cards(n)}`,
    ready: 'ready',
    thinking: 'is planning',
    sealed: 'Your plan is sealed. It can be changed until everybody is ready.',
    spectator: 'The Barons plan in secret. When all are ready, everybody sees how many cards lie where.',
    waiting: 'Nobody plans now: the cards of the areas are turned up one by one.',
    count: (now, needed) => `${now} of ${needed}`,
    starts: n => `your plan adds ${n}`,
    gauges: {
      taxation: { name: 'Taxation', note: 'Cities and concessions pay.' },
      wages: { name: 'Wages', note: 'Everybody pays his troops.' },
      assembly: { name: 'Assembly', note: 'The agendas are voted on.' },
      draft: { name: 'Mercenary Draft', note: 'Markers hire mercenaries.' },
    },
    means: {
      taxes: n => `you: +${crowns(n)}`,
      wages: (n, has) => `you: −${crowns(n)} of ${has}`,
      votes: n => `you: +${votes(n)}`,
      noVotes: 'you do not attend',
      offer: n => `${count(n, { one: 'card', many: 'cards' })} for hire`,
    },
  },
  assigning: {
    title: 'Give your first troops their leaders',
    note: 'In secret, all at once. A Noble without troops stays off the board for now.',
    troops: 'Troops to assign',
    noTroops: 'All troops have their place.',
    lifted: troop => `${troop}: choose a Noble or the stronghold.`,
    putHere: 'Put here',
    put: (troop, army) => `${troop} → ${army}`,
    pickUp: (troop, army) => `Pick up ${troop} from ${army}`,
    regulars: 'Regulars',
    stronghold: 'Stronghold',
    strongholdNote: 'Guards the walls; has no commander of its own.',
    offBoard: 'no troops: stays off the board',
    strength: n => `strength ${n}`,
    thinking: 'is assigning',
    ready: 'ready',
  },
  hand: {
    title: 'Your action cards',
    hidden: 'Barons keep their action cards to themselves.',
    planned: 'Your plan',
    out: 'turned up',
    none: 'no card',
    area: (area, left) => `${area}: ${cards(left)} left`,
  },
  hints: HINTS_EN,
  howTo: HOW_TO_EN,
}
