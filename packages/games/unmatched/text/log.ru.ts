// What happened, in Russian: one sentence an entry. The present tense fits a player or fighter of any gender,
// and players' names, whose cases nobody knows, stand in the nominative.

import { capitalized } from '@ludoteka/text-kit'
import { numberOf } from '../content/boards.ts'
import { EXHAUSTION_DAMAGE, type Fighter } from '../content/fighters.ts'
import { pairInWords } from './actions.ru.ts'
import { cards, damage, health, topCards } from './counts.ru.ts'
import { cardsInAccusative, cardsInInstrumental, cardsInNominative, list, NAMES_RU, quoted } from './names.ru.ts'
import type { Texts } from './types.ts'

const { fighters } = NAMES_RU
const Name = (fighter: Fighter): string => capitalized(fighters[fighter].nominative)

export const LOG_RU: Texts['log'] = {
  boardChosen: ({ board }) => `Поле боя — ${NAMES_RU.boards[board]}.`,
  firstSeat: ({ seat }, names) => `Первый ход делает ${names(seat)}.`,
  doubleTeam: ({ team }) => `За оба места команды ${team === 'a' ? 'А' : 'Б'} играет один человек.`,
  heroChosen: ({ seat, hero }, names) => `${names(seat)} играет за ${fighters[hero].accusative}.`,
  handDealt: ({ seat, cards: hand }, names) => `${names(seat)} начинает с ${cardsInInstrumental(hand)}.`,
  placed: ({ fighter, to }) => `${Name(fighter)} встаёт на ячейку ${numberOf(to)}.`,
  sizeChosen: ({ size }) => `Вначале Алиса ${NAMES_RU.sizes[size]}.`,
  turnStarted: ({ seat }, names) => `Ходит ${names(seat)}.`,
  gazed: ({ target }) => `Медуза устремляет взор на ${fighters[target].accusative}.`,
  maneuvered: ({ seat }, names) => `${names(seat)} совершает манёвр.`,
  drew: ({ seat, n }, names) => `${names(seat)} берёт ${cards(n)}.`,
  drewCards: ({ seat, cards: drawn }, names) => `${names(seat)} получает в руку ${cardsInAccusative(drawn)}.`,
  exhausted: ({ seat }, names) =>
    `${names(seat)} не может взять карту: бойцы обессилены, каждый получает ${damage(EXHAUSTION_DAMAGE)}.`,
  boosted: ({ seat, card, boost }, names) => `${names(seat)} сбрасывает карту ${quoted(card)} ради усиления +${boost}.`,
  moved: ({ fighter, from, to }) => `${Name(fighter)} переходит с ячейки ${numberOf(from)} на ячейку ${numberOf(to)}.`,
  schemePlayed: ({ seat, card, fighter }, names) =>
    `${names(seat)} разыгрывает приём ${quoted(card)}, активный боец — ${fighters[fighter].nominative}.`,
  attacked: ({ attacker, target }) => `${Name(attacker)} атакует ${fighters[target].accusative}.`,
  committed: ({ seat, cards: n }, names) => `${names(seat)} кладёт ${cards(n)} рубашкой вверх.`,
  defended: ({ seat }, names) => `${names(seat)} кладёт карту защиты рубашкой вверх.`,
  notDefended: ({ seat }, names) => `${names(seat)} не играет карту защиты.`,
  revealed: ({ seat, card }, names) => `${names(seat)} открывает карту ${quoted(card)}.`,
  boostRevealed: ({ seat, card }, names) => `${names(seat)} открывает карту усиления ${quoted(card)}.`,
  effect: ({ card }) => `Срабатывает эффект карты ${quoted(card)}.`,
  cancelled: ({ card }) => `Эффекты карты ${quoted(card)} отменены.`,
  boostLost: ({ seat, card }, names) => `${names(seat)} сбрасывает карту усиления ${quoted(card)} впустую.`,
  valueBecomes: ({ card, value }) => `Значение карты ${quoted(card)} становится равным ${value}.`,
  valueRises: ({ card, by }) => `Значение карты ${quoted(card)} увеличивается на ${by}.`,
  combatValues: ({ attack, defense }) => `Атака ${attack} против защиты ${defense}.`,
  damaged: ({ fighter, n, left }) => `${Name(fighter)} получает ${damage(n)}, остаётся ${health(left)}.`,
  unharmed: ({ fighter }) => `${Name(fighter)} не получает урона.`,
  defeated: ({ fighter }) => `${Name(fighter)} терпит поражение и покидает поле боя.`,
  combatWon: ({ side, fighter }) =>
    side === 'attacker' ? `${Name(fighter)} побеждает в бою, атакуя.` : `${Name(fighter)} побеждает в бою, обороняясь.`,
  sizeChanged: ({ size }) => `Теперь Алиса ${NAMES_RU.sizes[size]}.`,
  recovered: ({ fighter, n, left }) => `${Name(fighter)} восстанавливает ${health(n)}, теперь здоровье ${left}.`,
  healthBecomes: ({ fighter, health: now }) => `Здоровье ${fighters[fighter].genitive} становится равным ${now}.`,
  pairChosen: ({ pair }) => `Выбор: ${pairInWords(pair)}.`,
  discarded: ({ seat, cards: gone }, names) => `${names(seat)} сбрасывает ${cardsInAccusative(gone)}.`,
  milled: ({ seat, card }, names) => `${names(seat)} сбрасывает с верха колоды карту ${quoted(card)}.`,
  handSeen: ({ seat, victim }, names) => `${names(seat)} смотрит карты, которые держит ${names(victim)}.`,
  handShown: ({ victim, cards: hand }, names) =>
    hand.length === 0 ? `${names(victim)} не держит карт.` : `${names(victim)} держит ${cardsInAccusative(hand)}.`,
  deckLooked: ({ seat, n }, names) => `${names(seat)} смотрит ${topCards(n)} колоды.`,
  cardsLooked: ({ cards: seen }) =>
    seen.length === 0 ? 'Колода пуста.' : `Сверху в колоде ${cardsInNominative(seen)}.`,
  prophecyTook: ({ seat, n }, names) => `${names(seat)} берёт из них в руку ${cards(n)}.`,
  deckSearched: ({ seat }, names) => `${names(seat)} просматривает колоду и перемешивает её.`,
  deckShown: ({ cards: seen }) => (seen.length === 0 ? 'Колода пуста.' : `В колоде ${cardsInNominative(seen)}.`),
  cardFound: ({ seat, card }, names) => `${names(seat)} берёт в руку карту ${quoted(card)}.`,
  cardNotFound: ({ card }) => `Карты ${quoted(card)} там нет.`,
  taken: ({ seat, cards: back }, names) => `${names(seat)} возвращает в руку ${cardsInAccusative(back)}.`,
  harpyReturned: ({ fighter, to }) => `${Name(fighter)} возвращается на поле, на ячейку ${numberOf(to)}.`,
  forcedTo: ({ to }) => `Выбора нет: только ячейка ${numberOf(to)}.`,
  forcedFighter: ({ fighter }) => `Выбора нет: только ${fighters[fighter].nominative}.`,
  seatOut: ({ seat }, names) => `${names(seat)} выбывает: бойцов не осталось.`,
  won: ({ seats }, names) => `${seats.length === 1 ? 'Побеждает' : 'Побеждают'} ${list(seats.map(names))}.`,
}
