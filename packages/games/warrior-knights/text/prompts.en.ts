// Questions in English.

import { asking, isBoolean, isNumber } from '@ludoteka/text-kit'
import { MOST_INVESTED } from '../content/numbers.ts'
import { CARDS_EN } from './cards.en.ts'
import * as is from './terms.ts'
import type { Texts } from './types.ts'
import {
  agenda,
  area,
  army,
  baron,
  battle,
  cards,
  city,
  crowns,
  event,
  expedition,
  law,
  lordOf,
  nation,
  noble,
  proposal,
  source,
  tokens,
  troop,
} from './words.en.ts'

const action = (card: keyof typeof CARDS_EN.baronActions): string => `“${CARDS_EN.baronActions[card].name}”`

/** What is voted on. */
const subject = (terms: is.Subject): string =>
  terms.agenda !== 'none' ? agenda(terms.agenda) : terms.proposal !== 'none' ? proposal(terms.proposal) : 'the motion'

const COLOURS = { none: '', red: 'red, harmful', green: 'green, helpful', blue: 'blue, for everybody' } as const

export const PROMPTS_EN: Texts['prompts'] = {
  'setup.assign': 'Assign your first troops to your Nobles and your stronghold, unseen by the others.',
  'setup.stronghold': 'Place your stronghold.',
  'setup.nobles': 'Place one of your Nobles who has troops.',
  'plan.cards': 'Plan: put up to two of your cards on each action area.',
  'action.allocate': asking(
    'Choose the area for the card.',
    { card: is.action },
    ({ card }) => `Choose the area for ${action(card)}.`,
  ),
  'baron.card': asking(
    'Carry out the card?',
    { card: is.action },
    ({ card }) => `${action(card)} is turned up: carry it out?`,
  ),
  'baron.law': asking(
    'Obey the law?',
    { law: is.law, due: isNumber },
    terms => `${law(terms.law)}: pay ${crowns(terms.due)} to the Head of the Church, or be banned from the Assembly.`,
  ),
  'mobilize.area': 'Mobilize Forces: name the area to move to or to fight in.',
  'mobilize.moves': asking(
    'Move a Noble to the area, or go on.',
    { area: is.area, moved: isNumber },
    ({ area: to, moved }) => `Move ${moved === 0 ? 'a' : 'another'} Noble to ${area(to)}, or go on.`,
  ),
  'mobilize.one': 'Choose the Noble who moves.',
  'mobilize.battle': 'Choose where you fight.',
  'expedition.found': 'Chairman: found an expedition, or none.',
  'expedition.invest': asking(
    'How much do you invest?',
    { expedition: is.expedition },
    terms => `How much do you invest in the expedition ${expedition(terms.expedition)}? At most ${MOST_INVESTED}.`,
  ),
  'expedition.bless': asking(
    'Bless the expedition?',
    { expedition: is.expedition },
    terms => `Bless the expedition ${expedition(terms.expedition)}? The better of two fate cards will count.`,
  ),
  'defenses.upgrade': 'Repair one of your places, or fortify a city, or go on.',
  'event.drawer': asking(
    'Head of the Church: who draws the event?',
    { colour: is.colour },
    ({ colour }) => `Head of the Church: who draws the event? It is ${COLOURS[colour]}.`,
  ),
  'event.uprising': asking(
    'Choose the city for the next fate card.',
    { event: is.event },
    terms => `${event(terms.event)}: choose the city for the next fate card.`,
  ),
  'event.cancel': asking(
    'Cancel the event?',
    { event: is.event, cost: isNumber, pledged: isNumber },
    ({ event: of, cost, pledged }) =>
      `${event(of)}: cancel it? It takes ${cost} faith${pledged > 0 ? `, ${pledged} of which are pledged` : ''}.`,
  ),
  'effect.option': asking('Choose one.', { source: is.source }, terms => `${source(terms.source)}: choose one.`),
  'effect.pay': asking(
    'Pay for your armies, or let them take casualties.',
    { source: is.source, orPay: isNumber },
    ({ source: of, orPay }) => `${source(of)}: pay ${crowns(orPay)} for an army, or let it take a casualty token.`,
  ),
  'effect.heal': asking('Remove casualty tokens, or go on.', { left: isNumber, price: isNumber }, ({ left, price }) =>
    price > 0
      ? `Remove casualty tokens from one army for ${crowns(price)} each, or go on.`
      : `Remove at most ${tokens(left)}, or go on.`,
  ),
  'effect.desert': asking(
    'Mercenaries leave: choose.',
    { nationality: is.nationality, orPay: isNumber, left: isNumber },
    ({ nationality, orPay, left }) =>
      orPay > 0
        ? `Of your ${nation(nationality)} mercenaries ${cards(left)} will leave: pay ${crowns(orPay)} for each you keep.`
        : `Choose which of your ${nation(nationality)} mercenaries leave.`,
  ),
  'effect.refresh': asking(
    'Make Nobles ready again.',
    { left: isNumber },
    ({ left }) => `Make at most ${left} of your exhausted Nobles ready again.`,
  ),
  'effect.heir': 'Choose the Noble who loses his heir.',
  'effect.recruit': 'Choose the army that the volunteers join.',
  'effect.repair': 'Choose what is repaired.',
  'effect.fortify': 'Choose the city that is fortified.',
  'effect.city': asking('Choose a city.', { isGate: isBoolean }, ({ isGate }) =>
    isGate ? 'Choose the neutral city that opens its gates to you.' : 'Choose the city of yours that becomes neutral.',
  ),
  'effect.marker': asking('Place a marker on the mercenary track.', { isFree: isBoolean }, ({ isFree }) =>
    isFree
      ? 'Place a marker on the mercenary track free of charge, or none.'
      : 'Place a marker on the mercenary track and pay its fee, or none.',
  ),
  'effect.peek': asking(
    'Choose the action area to look at.',
    { n: isNumber },
    ({ n }) => `Choose the action area whose next ${cards(n)} you look at.`,
  ),
  'taxation.law': asking(
    'Obey the law?',
    { law: is.law, due: isNumber },
    terms => `${law(terms.law)}: pay ${crowns(terms.due)}, or be banned from the Assembly.`,
  ),
  'wages.regulars': 'Choose the regulars you pay: as many as you can.',
  'wages.law': asking(
    'Obey the law?',
    { law: is.law },
    terms => `${law(terms.law)}: pay your strong mercenaries more, or be banned from the Assembly.`,
  ),
  'wages.mercenaries': asking(
    'Choose the mercenaries you pay; the others desert.',
    { cost: isNumber, left: isNumber },
    ({ cost, left }) =>
      `Choose the mercenaries you pay; the others desert. So far ${crowns(cost)}, unpaid: ${cards(left)}.`,
  ),
  'assembly.preside': 'Chairman: name who presides in your place.',
  'assembly.order': asking('Choose the agenda that comes next.', { order: is.agendas }, ({ order }) =>
    order.length === 0
      ? 'Choose the agenda that comes first.'
      : `Choose the agenda that comes after ${agenda(order[order.length - 1] ?? 'privateMotion')}.`,
  ),
  'assembly.ballots': asking(
    'Write down your votes for the agendas.',
    { agendas: is.agendas },
    ({ agendas }) => `Write down your votes, secretly: ${agendas.map(agenda).join(', ')}.`,
  ),
  'vote.commit': asking(
    'How many votes do you spend?',
    is.subject,
    terms => `How many votes do you spend, secretly? The vote is on: ${subject(terms)}.`,
  ),
  'vote.declare': asking(
    'What do you vote for?',
    is.subject,
    terms => `What do you vote for? The vote is on: ${subject(terms)}.`,
  ),
  'vote.tie': asking(
    'It is a tie: you decide.',
    is.subject,
    terms => `It is a tie, and you decide. The vote is on: ${subject(terms)}.`,
  ),
  'agenda.refusals': asking(
    'Accept the decision?',
    { agenda: is.agenda },
    terms => `${agenda(terms.agenda)} concerns you: accept it, or refuse and be banned from the Assembly.`,
  ),
  'agenda.charge': asking(
    'Choose a charge to give up.',
    { agenda: is.agenda },
    terms => `Choose the charge you give up for ${agenda(terms.agenda)}.`,
  ),
  'agenda.office': asking(
    'Choose who receives the office.',
    { agenda: is.agenda },
    terms => `Choose the Noble who receives ${agenda(terms.agenda)}.`,
  ),
  'motion.propose': 'Your private motion: propose something, or nothing.',
  'motion.name': asking(
    'Name a Baron.',
    { proposal: is.proposal },
    terms => `You propose ${proposal(terms.proposal)}: name a Baron.`,
  ),
  'motion.honour': asking(
    'Choose what he is to give up.',
    { baron: is.baron },
    terms => `Choose what ${baron(terms.baron)} is to give up.`,
  ),
  'motion.refusal': asking(
    'Accept the motion?',
    { proposal: is.proposal },
    terms => `It was decided ${proposal(terms.proposal)}: accept it, or refuse and be banned from the Assembly.`,
  ),
  'draft.hire': 'Hire mercenaries for your marker, or nobody.',
  'draft.block': asking(
    'Hire more of the same nation?',
    { nationality: is.nationality },
    ({ nationality }) => `Hire more ${nation(nationality)} mercenaries, a marker for each, or stop.`,
  ),
  'draft.marker': 'Choose the marker you use.',
  'draft.assign': asking(
    'Choose the army they join.',
    { troop: is.troop },
    terms => `Choose the army that ${troop(terms.troop)} joins.`,
  ),
  'move.noble': asking(
    'Move on, or stop.',
    { noble: is.noble, steps: isNumber, target: is.areaOrNone, isThere: isBoolean },
    ({ noble: who, steps, target, isThere }) => {
      if (isThere && target !== 'none')
        return `${noble(who)} has come to ${area(target)}: take troops along, or go no further.`
      const aim = target === 'none' ? '' : ` to ${area(target)}`
      return steps === 0 ? `${noble(who)} moves${aim}: choose his way.` : `${noble(who)} moves${aim}: go on, or stop.`
    },
  ),
  'move.leave': asking(
    'May he pass?',
    { noble: is.noble, area: is.area, to: is.area },
    terms =>
      `${lordOf(terms.noble)} asks you to let ${noble(terms.noble)} pass through ${area(terms.area)} to ${area(terms.to)}.`,
  ),
  'war.declare': asking('Attack?', { at: is.area }, ({ at }) => `${area(at)}: whom do you attack?`),
  'war.armies': asking(
    'Choose the Nobles who attack.',
    { target: is.target },
    ({ target }) => `Choose the Nobles for ${battle(target)}.`,
  ),
  'war.leave': asking(
    'Do you give leave to attack?',
    { attacker: is.baron, target: is.target },
    ({ attacker, target }) => `${baron(attacker)} asks your leave for ${battle(target)}.`,
  ),
  'war.laws': asking(
    'Obey the law?',
    { target: is.target, law: is.law },
    terms => `${law(terms.law)} forbids ${battle(terms.target)}: call it off, or be banned from the Assembly.`,
  ),
  'battle.commander': asking(
    'Choose your commander.',
    { at: is.area, attacker: is.baron },
    ({ at, attacker }) => `${baron(attacker)} attacks in ${area(at)}: choose your commander.`,
  ),
  'battle.putAway': asking(
    'Put away fate cards.',
    { at: is.area },
    ({ at }) => `Battle in ${area(at)}: put away at least two of your fate cards, or one if you drew two.`,
  ),
  'battle.ability': asking(
    'Use the ability of your commander?',
    { at: is.area, noble: is.noble },
    ({ at, noble: who }) => `Battle in ${area(at)}: use the ability of ${noble(who)}?`,
  ),
  'battle.assign': asking(
    'Choose who takes the next hit.',
    { left: isNumber },
    ({ left }) => `Choose who takes the next hit; hits left: ${left}.`,
  ),
  'battle.deaths': 'Several of your Nobles die: choose who is first.',
  'battle.retreats': 'Several of your Nobles retreat: choose who is first.',
  'city.keepOrRaze': asking(
    'Keep the city, or raze it?',
    { city: is.city },
    terms => `${city(terms.city)} is yours: keep it, or raze it?`,
  ),
  'city.razeLaw': asking(
    'Obey the law?',
    { city: is.city, law: is.law },
    terms => `${law(terms.law)} forbids razing ${city(terms.city)}: keep it, or be banned from the Assembly.`,
  ),
  'stronghold.ransom': asking(
    'Choose the city you hand over.',
    { victor: is.baron },
    ({ victor }) => `Your stronghold has fallen: choose the city you hand over to ${baron(victor)}.`,
  ),
  'retreat.to': asking(
    'Choose where he retreats.',
    { noble: is.noble },
    terms => `${noble(terms.noble)} retreats: where?`,
  ),
  'law.roadMove': asking(
    'Obey the law?',
    { noble: is.noble, law: is.law },
    terms => `${law(terms.law)} forbids ${noble(terms.noble)} to go on by road: stop, or be banned from the Assembly.`,
  ),
  'law.seaMove': asking(
    'Obey the law?',
    { noble: is.noble, law: is.law, due: isNumber },
    ({ noble: who, law: of, due }) =>
      due > 0
        ? `${law(of)}: pay ${crowns(due)} for ${noble(who)}, stay ashore, or be banned from the Assembly.`
        : `${law(of)} forbids ${noble(who)} to sail: stay, or be banned from the Assembly.`,
  ),
  'upkeep.revolts': 'Revolts: choose the unguarded city that draws a fate card next.',
  'upkeep.revolt': asking(
    'Your city revolts.',
    { city: is.city, crowns: isNumber },
    terms => `${city(terms.city)} revolts: pay 1 faith or ${crowns(terms.crowns)}, or let it go.`,
  ),
  'upkeep.troops': 'Move troops between your armies that stand together, or go on.',
  'upkeep.stronghold': 'Place your stronghold anew, or wait.',
  'upkeep.reserves': 'Move troops between your Nobles off the board, or from your stronghold to them, or go on.',
  'upkeep.nobles': 'Bring back Nobles who have troops, or go on.',
  'army.check': 'Several of your Nobles die: choose who is first.',
  'army.deserted': 'Several of your Nobles are abandoned: choose who is first.',
  'desert.card': asking(
    'Choose who deserts.',
    { army: is.army, nationality: is.nationality },
    ({ army: of, nationality }) => `Choose which of the ${nation(nationality)} mercenaries deserts ${army(of)}.`,
  ),
  'losses.discard': asking(
    'Choose the mercenaries that are lost.',
    { army: is.army, due: isNumber },
    ({ army: of, due }) => `Choose mercenaries worth ${due} that are lost from ${army(of)}.`,
  ),
}
