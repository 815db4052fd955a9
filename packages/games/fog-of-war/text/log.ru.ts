// What happened, in Russian: one sentence per entry, two where a total follows. "Союзники" takes its verb in the plural.

import { NEUTRAL, OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { totalOf } from '../rules/cards.ts'
import { PROVINCES_RU as AT } from './provinces.ru.ts'
import type { Texts } from './types.ts'
import {
  cardList,
  cards,
  countedCards,
  does,
  intelTokens,
  list,
  NAMES_RU,
  neutralList,
  points,
  quotedSlot,
  SIDES_RU,
  seenList,
  stackSeen,
  tokens,
  vp,
} from './words.ru.ts'

const { positions, reserves, stack } = NAMES_RU

/** "7 (карты 2, атака с моря +4, зима +1)"; where nothing is added to the cards, the number alone. */
function strength(total: number, sum: number, added: Readonly<Record<string, number>>): string {
  const bonuses = Object.entries(added).filter(([, n]) => n > 0)
  if (bonuses.length === 0) return String(total)
  return `${total} (${[`карты ${sum}`, ...bonuses.map(([name, n]) => `${name} +${n}`)].join(', ')})`
}

export const LOG_RU: Texts['log'] = {
  neutralsLaid: ({ n }) => `Нейтральных карт на поле рубашкой вверх: ${n}; ещё одна убрана не глядя.`,
  objectivesKept: () => 'Ось выбрала две свои тайные цели.',
  defencePlaced: ({ side, at }) => `${does(side, 'выкладывает', 'выкладывают')} карту ${AT[at].into}.`,
  defencesDone: ({ side, n }) =>
    n === 0
      ? `Перед войной ${does(side, 'не выложила', 'не выложили')} ни одной карты.`
      : `Перед войной ${does(side, 'выложила', 'выложили')} ${cards(n)}.`,
  drew: ({ side, n }) => `${does(side, 'берёт', 'берут')} ${cards(n)}.`,
  drewCards: ({ cards: drawn }) => `Вы берёте: ${cardList(drawn)}.`,
  yearBegan: ({ year }) => `Начинается ${year} год.`,

  turnBegan: ({ side, slot }) => `Ход ${SIDES_RU[side].genitive}; на поле NEW OP приходит ${quotedSlot(slot)}.`,
  operationLapsed: ({ side, slot, n }) =>
    `Операция ${quotedSlot(slot)} ${SIDES_RU[side].genitive} прошла полный круг и отменена; карт в сброс: ${n}.`,
  defended: ({ side, at, n }) => `${does(side, 'выкладывает', 'выкладывают')} ${cards(n)} ${AT[at].into}.`,
  planned: ({ side, slot, n }) =>
    `${does(side, 'планирует', 'планируют')} новую операцию ${quotedSlot(slot)}: ${countedCards(n)}.`,
  reinforced: ({ side, slot, n }) =>
    `${does(side, 'добавляет', 'добавляют')} ${cards(n)} к операции ${quotedSlot(slot)}.`,
  cancelled: ({ side, slot, n }) =>
    n === 0
      ? `В операции ${quotedSlot(slot)} ${SIDES_RU[side].genitive} не осталось карт: она отменена.`
      : `${does(side, 'отменяет', 'отменяют')} операцию ${quotedSlot(slot)}; карт в сброс: ${n}.`,
  quagmireReinforced: ({ side, at, n }) =>
    `${does(side, 'посылает', 'посылают')} подкрепление в упорные бои ${AT[at].in}: ${countedCards(n)}.`,
  turnClosing: ({ side }) =>
    `${does(side, 'закончила', 'закончили')} действия; дальше возможна только разведка за 1 жетон.`,
  turnEnded: ({ side }) => `${does(side, 'завершает', 'завершают')} ход.`,
  cardDiscarded: ({ side }) => `Выложить карту некуда: ${does(side, 'сбрасывает', 'сбрасывают')} одну, не показывая.`,
  winterBegan: ({ side }) => `Колода ${SIDES_RU[side].genitive} пуста: наступает зима.`,
  yearEnded: ({ year }) => `${year} год окончен.`,
  handDiscarded: ({ side, n }) => `${does(side, 'сбрасывает', 'сбрасывают')} ${cards(n)} из руки.`,
  deckDiscarded: ({ side, n }) => `${does(side, 'сбрасывает', 'сбрасывают')} ${cards(n)} из колоды.`,

  intelTried: ({ side, kind, place, n }) =>
    `${does(side, 'платит', 'платят')} ${tokens(n)}, чтобы посмотреть ${stack(side, kind, place)}.`,
  intelCancelled: ({ side, n }) =>
    side === 'axis' ? `Ось платит ${tokens(n)} и срывает попытку.` : `Союзники платят ${tokens(n)} и срывают попытку.`,
  intelRestored: ({ side, n }) =>
    side === 'axis'
      ? `Ось доплачивает ${tokens(n)} и возобновляет попытку.`
      : `Союзники доплачивают ${tokens(n)} и возобновляют попытку.`,
  intelFailed: ({ side, kind, place }) =>
    `${does(side, 'не смогла', 'не смогли')} посмотреть ${stack(side, kind, place)}.`,
  intelSucceeded: ({ side, kind, place, n }) =>
    `${does(side, 'смотрит', 'смотрят')} ${stack(side, kind, place)} и ${side === 'axis' ? 'видит' : 'видят'} ${cards(n)}.`,
  intelSaw: ({ kind, place, cards: seen }) => `Вы видите ${stackSeen(kind, place)}: ${seenList(seen)}.`,

  launched: ({ side, slot, at, position }) =>
    `${does(side, 'запускает', 'запускают')} операцию ${quotedSlot(slot)} ${AT[at].against} (${positions[position].name.toLowerCase()}).`,
  originNamed: ({ at, origin }) => `Атака ${AT[at].against} идёт ${AT[origin].from}.`,
  originForced: ({ at, origin }) => `Атака ${AT[at].against} может идти только ${AT[origin].from}.`,
  ownCardsDiscarded: ({ side, at, n }) =>
    `${does(side, 'сбрасывает', 'сбрасывают')} закрытыми свои карты ${AT[at].from}: ${n}.`,
  turnedUp: ({ side, at, cards: shown }) =>
    `${does(side, 'вскрывает', 'вскрывают')} карты ${AT[at].in}: ${cardList(shown)}.`,
  neutralsTurnedUp: ({ at, cards: shown }) =>
    `Вскрыты нейтральные карты ${AT[at].in}: ${list(shown.map(card => String(NEUTRAL[card].value)))}.`,
  unsuitable: ({ side, cards: shown }) =>
    `${does(side, 'сбрасывает', 'сбрасывают')} то, что в этом бою не подходит: ${cardList(shown)}.`,
  neutralsUnsuitable: ({ cards: shown }) => `Выбывают из игры: ${neutralList(shown)}.`,
  noSuitableCard({ side, at, attacks }) {
    if (!attacks) return `${SIDES_RU[side].dative} нечем оборонять ${AT[at].accusative}: провинция взята без боя.`
    return `У ${SIDES_RU[side].genitive} нет подходящих карт для атаки ${AT[at].against}: она сразу разгромлена.`
  },
  attackStrength: ({ at, cards: sum, wheel, total }) =>
    `Боевая сила атаки ${AT[at].against}: ${strength(total, sum, { колесо: wheel })}.`,
  defenceStrength({ at, cards: sum, neutrals, landing, winter, wheel, total }) {
    const added = { 'нейтральные карты': neutrals, 'атака с моря': landing, зима: winter, колесо: wheel }
    return `Боевая сила обороны ${AT[at].genitive}: ${strength(total, sum, added)}.`
  },
  superiorityUsed: ({ side, total }) =>
    `${does(side, 'использует', 'используют')} жетон превосходства: боевая сила ${total}.`,
  superiorityKept: ({ side }) => `${does(side, 'оставляет', 'оставляют')} жетон превосходства себе.`,
  superiorityPassed: ({ side }) => `Жетон превосходства переходит к ${SIDES_RU[side].dative}.`,
  battleWon: ({ side, at, attack, defence }) =>
    `${attack} против ${defence}: ${does(side, 'побеждает', 'побеждают')} в бою за ${AT[at].accusative}.`,
  battleStuck: ({ at, attack, defence }) =>
    `${attack} против ${defence}: бой за ${AT[at].accusative} переходит в упорные бои.`,
  battleLost: ({ side, at, attack, defence }) =>
    `${attack} против ${defence}: атака ${SIDES_RU[side].genitive} ${AT[at].against} закончилась поражением.`,
  battleRouted: ({ side, at, attack, defence }) =>
    `${attack} против ${defence}: атака ${SIDES_RU[side].genitive} ${AT[at].against} закончилась разгромом.`,
  cardsLost: ({ side, cards: lost }) => `${does(side, 'теряет', 'теряют')}: ${cardList(lost)}.`,
  cardsLostUnseen: ({ side, n }) => `${does(side, 'теряет', 'теряют')} ${cards(n)}, не показывая.`,
  lostCards: ({ cards: lost }) => `Вы потеряли: ${cardList(lost)}.`,
  neutralsRemoved: ({ cards: gone }) => `Выбывают из игры: ${neutralList(gone)}.`,
  paid: ({ side, at, cards: spent, due }) =>
    totalOf(spent, at) < due
      ? `${does(side, 'кладёт', 'кладут')} в стопку побед всё, что есть: ${cardList(spent)}; нужно было ${due}.`
      : `${does(side, 'кладёт', 'кладут')} в стопку побед: ${cardList(spent)}; нужно было не меньше ${due}.`,
  garrisoned: ({ side, at, n }) =>
    n === 0
      ? `${does(side, 'не оставляет', 'не оставляют')} гарнизона ${AT[at].in}.`
      : `${does(side, 'оставляет', 'оставляют')} гарнизон ${AT[at].in}: ${countedCards(n)}.`,
  quagmireBegan: ({ side, at }) => `${does(side, 'увязла', 'увязли')} ${AT[at].in}: начинаются упорные бои.`,
  quagmireEnded: ({ at }) => `Упорные бои ${AT[at].in} закончены.`,

  controlTaken: ({ side, at }) =>
    `Теперь ${AT[at].accusative} ${side === 'axis' ? 'контролирует Ось' : 'контролируют Союзники'}.`,
  cardsDispersed: ({ side, at, n }) =>
    `Карты ${SIDES_RU[side].genitive} ${AT[at].from} уходят в сброс закрытыми: ${n}.`,
  operationOverrun: ({ side, slot, n }) =>
    `Операция ${quotedSlot(slot)} ${SIDES_RU[side].genitive} потеряла смысл и отменена; карт в сброс: ${n}.`,
  supplyLost: ({ side, places }) => `У ${SIDES_RU[side].genitive} нет снабжения ${list(places.map(at => AT[at].in))}.`,
  supplyRestored: ({ side, places }) =>
    `У ${SIDES_RU[side].genitive} снова есть снабжение ${list(places.map(at => AT[at].in))}.`,
  ussrAttacked: () =>
    'Ось напала на СССР: все нейтральные советские провинции переходят к Союзникам, карты СССР замешиваются в их колоду, Урал становится точкой снабжения.',
  ussrJoined: () =>
    'СССР вступает в войну: все нейтральные советские провинции переходят к Союзникам, карты СССР входят в их новую колоду, Урал становится точкой снабжения.',
  usaJoined: () =>
    'США вступают в войну: карты США входят в новую колоду Союзников, Северная Америка становится точкой снабжения.',
  parisFell: () => 'Париж пал: Виши, Марокко и Ливан, если они были у Союзников, переходят к Оси.',
  britainFell: () => 'Британия пала: Египет, если он был у Союзников, переходит к Оси.',
  balkansAttacked: () => 'Ось напала на Балканы в 1940 году: перед боем Балканы присоединяются к Союзникам.',
  balkansJoinedAxis: () => 'Балканы присоединяются к Оси.',
  setJoined: ({ side, set, n }) => `${does(side, 'получает', 'получают')} ${reserves[set]}: ${n}.`,

  axisScored: ({ n, total }) => `Ось получает за провинции ${vp(n)}. Всего ${total}.`,
  winPileShared: ({ side, discarded, lost }) =>
    lost === 0
      ? `Стопка побед ${SIDES_RU[side].genitive} уходит в сброс: ${countedCards(discarded)}.`
      : `Стопка побед ${SIDES_RU[side].genitive} разделена: в сброс ${countedCards(discarded)}, в стопку потерь ${countedCards(lost)}.`,
  winPileCards: ({ discarded, lost }) =>
    lost.length === 0
      ? `Из вашей стопки побед в сброс: ${cardList(discarded)}.`
      : `Из вашей стопки побед в сброс: ${cardList(discarded)}; в стопку потерь: ${cardList(lost)}.`,
  intelReady: ({ side, n }) => `${does(side, 'восстанавливает', 'восстанавливают')} ${intelTokens(n)}.`,
  productionCounted: ({ side, resources, level, points: n }) =>
    `У ${SIDES_RU[side].genitive} ${points(n)}: ресурсы ${resources}, уровень производства ${level}.`,
  boughtCard: ({ side }) => `${does(side, 'возвращает', 'возвращают')} карту из стопки потерь.`,
  boughtLevel: ({ side, level }) => `${does(side, 'поднимает', 'поднимают')} уровень производства до ${level}.`,
  boughtIntel: ({ side, n }) => `${does(side, 'покупает', 'покупают')} ${intelTokens(n)}.`,
  boughtVp: ({ side }) => `${does(side, 'покупает', 'покупают')} ${vp(1)}.`,
  pointsLost: ({ side, n }) => `${does(side, 'не тратит', 'не тратят')} ${points(n)}.`,
  recalled: ({ side, at, n }) => `${does(side, 'отзывает', 'отзывают')} ${cards(n)} ${AT[at].from}.`,
  planRecalled: ({ side, slot, n }) =>
    `${does(side, 'отзывает', 'отзывают')} ${cards(n)} из операции ${quotedSlot(slot)}.`,
  recallDone: ({ side }) => `Больше карт ${does(side, 'не отзывает', 'не отзывают')}.`,
  deckShuffled: ({ side, n }) => `В новой колоде ${SIDES_RU[side].genitive} ${countedCards(n)}.`,
  reinforcementsCame: ({ side, set, n }) =>
    `${does(side, 'кладёт', 'кладут')} в стопку потерь ${reserves[set]}: ${countedCards(n)}.`,
  objectivesShown: ({ objectives, held }) => {
    const shown = list(objectives.map(one => AT[OBJECTIVE_PROVINCE[one]].nominative))
    if (held.length === 0) return `Ось показывает свои цели: ${shown}. Ни одной из них она не контролирует.`
    const theirs = held.length === objectives.length ? 'обе' : `только ${list(held.map(at => AT[at].accusative))}`
    return `Ось показывает свои цели: ${shown}. Она контролирует ${theirs}.`
  },
  won: ({ side }) => `${does(side, 'победила', 'победили')}.`,
}
