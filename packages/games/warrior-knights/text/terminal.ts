// A picture of a position for a terminal, drawn from what the viewer may know.

import { cardsSeen, factsIn, itemAt, type Language, NOWHERE, type View, zoneIn } from '@ludoteka/kernel'
import { grouped, wordFor } from '@ludoteka/text-kit'
import { SPECIAL_AREAS } from '../content/actionCards.ts'
import { KINGDOM_AREAS } from '../content/areas.ts'
import { BARONS, type Baron } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { ARMIES, type Army, armyIndex, LOCATIONS, nobleIndex, PORT_ICONS, portOf, seatOfBaron } from '../rules/names.ts'
import { OPEN_FIELDS, ZONES } from '../rules/state.ts'
import { cardText } from './cardTexts.ts'
import { DICTIONARIES } from './index.ts'
import type { Texts } from './types.ts'

type Facts = ReturnType<typeof factsOf>
const factsOf = (view: View) => factsIn(OPEN_FIELDS, view)

export function terminal(view: View, language: Language): string {
  const texts = DICTIONARIES[language]
  const s = factsOf(view)
  const nameOf = (seat: string): string => wordFor(texts.seats, seat)
  const barons = BARONS.filter(baron => view.seats.includes(baron))
  return [
    texts.title,
    texts.terminal.round(s.round, s.pool),
    ...(view.waiting.length > 0 ? [texts.terminal.waitingFor(view.waiting.map(nameOf))] : []),
    ...(view.seats.includes(view.you) ? [] : [texts.terminal.spectator]),
    ...(view.result.kind === 'open' ? [] : [wordFor(texts.results, view.result.reason)]),
    '',
    ...tableLines(view, texts, barons),
    ...barons.flatMap(baron => ['', ...baronLines(view, s, texts, baron)]),
    '',
    ...handLines(view, texts, barons),
  ]
    .join('\n')
    .trimEnd()
}

/** What lies beside the map: special areas, mercenaries for hire, agendas and laws. */
function tableLines(view: View, texts: Texts, barons: readonly Baron[]): readonly string[] {
  const { terminal } = texts
  const waiting = SPECIAL_AREAS.map(area =>
    barons.reduce((sum, baron) => sum + zoneIn(view, ZONES.special.at(area), baron).count, 0),
  )
  const [taxation = 0, wages = 0, assembly = 0] = waiting
  const named = (cards: readonly string[]): readonly string[] => grouped(cards.map(card => cardText(texts, card).name))
  const offer = named(cardsSeen(view, ZONES.offer))
  const agendas = named(cardsSeen(view, ZONES.agendas))
  const laws = named(cardsSeen(view, ZONES.laws))
  return [
    terminal.special({ taxation, wages, assembly }),
    ...(offer.length > 0 ? [terminal.offer(offer)] : []),
    ...(agendas.length > 0 ? [terminal.agendas(agendas)] : []),
    ...(laws.length > 0 ? [terminal.laws(laws)] : []),
  ]
}

function baronLines(view: View, s: Facts, texts: Texts, baron: Baron): readonly string[] {
  const { terminal } = texts
  const seat = seatOfBaron(baron)
  const marks = [
    ...(s.chairman === seat ? [terminal.chairman] : []),
    ...(s.headOfChurch === seat ? [terminal.headOfChurch] : []),
    ...(s.banned[seat] ? [terminal.banned] : []),
    ...(s.eliminated[seat] ? [terminal.eliminated] : []),
  ]
  const of = (goods: readonly number[]): number => itemAt(goods, seat)
  const cities = CITIES.filter((_, i) => s.control[i] === seat).map(city => texts.places.cities[city])
  return [
    terminal.baron(texts.seats[baron], marks, terminal.goods(of(s.crowns), of(s.votes), of(s.faith), of(s.influence))),
    ...(cities.length > 0 ? [terminal.cities(cities)] : []),
    ...ARMIES.flatMap(army => armyLine(view, s, texts, baron, army)),
  ]
}

function armyLine(view: View, s: Facts, texts: Texts, baron: Baron, army: Army): readonly string[] {
  const seat = seatOfBaron(baron)
  const troops = cardsSeen(view, ZONES.army.at(army), baron)
  const casualties = itemAt(s.casualties, armyIndex(seat, army))
  if (troops.length === 0) return []
  const name =
    army === 'stronghold'
      ? texts.terminal.stronghold
      : `${texts.cards.nobles[baron][army]} (${texts.cards.shapes[army].name.toLowerCase()})`
  const cards = grouped(troops.map(card => cardText(texts, card).name))
  return [texts.terminal.army(name, placeOf(s, texts, baron, army), cards, casualties)]
}

function placeOf(s: Facts, texts: Texts, baron: Baron, army: Army): string {
  const { terminal, places } = texts
  const seat = seatOfBaron(baron)
  if (army === 'stronghold') {
    const area = KINGDOM_AREAS[itemAt(s.strongholdAt, seat)]
    return area === undefined ? terminal.offBoard : places.areas[area]
  }
  const at = itemAt(s.nobleAt, nobleIndex(seat, army))
  const location = at === NOWHERE ? undefined : LOCATIONS[at]
  if (location === undefined || location === 'leftGame') return terminal.offBoard
  const port = PORT_ICONS.find(icon => icon === location)
  if (port !== undefined) return terminal.atSea(places.areas[portOf(port)])
  const area = wordFor(places.areas, location)
  return s.exhausted[nobleIndex(seat, army)] ? `${area}, ${terminal.exhausted}` : area
}

/** The action cards the viewer sees in hands. */
function handLines(view: View, texts: Texts, barons: readonly Baron[]): readonly string[] {
  return barons.flatMap(baron => {
    const cards = cardsSeen(view, ZONES.hand, baron)
    if (cards.length === 0) return []
    const names = grouped(cards.map(card => texts.cards.baronActions[card].name))
    return [texts.terminal.handOf(texts.seats[baron]), ...names.map(name => `  ${name}`)]
  })
}
