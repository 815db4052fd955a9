// What happened, in Russian: one sentence per entry, two where a total follows. Players' names, whose cases nobody
// knows, stand in the nominative; "США" takes its verb in the plural.

import { itemAt } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { CARD } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { AUTONOMY_VP, type Side } from '../content/tracks.ts'
import type { VpSource } from '../rules/log.ts'
import type { Texts } from './types.ts'
import {
  cards,
  cardsInAccusative,
  cardsInNominative,
  countedCards,
  does,
  influence,
  list,
  militaryOperations,
  NAMES_RU,
  ops,
  quoted,
  REGIONS_RU,
  randomCards,
  SIDES_RU,
  SPACES_RU,
  topCards,
  vp,
} from './words.ru.ts'

const { standing, spaceBoxes } = NAMES_RU
const name = (side: Side): string => SIDES_RU[side].label
const other = (side: Side): Side => (side === 'us' ? 'ussr' : 'us')
const inThe = (at: Space): string => SPACES_RU[at].in
const boxNamed = (box: number): string => itemAt(spaceBoxes, box)

const SOURCES = {
  spaceRace: 'за космическую гонку',
  militaryOperations: 'за недостающие военные операции противника',
  finalScoring: 'при финальном подсчёте',
  seaLanes: 'за Стратегические морские пути',
} as const

const forWhat = (source: VpSource): string =>
  isKeyOf(SOURCES, source) ? SOURCES[source] : `за событие ${quoted(source)}`

export const LOG_RU: Texts['log'] = {
  bidWritten: ({ seat }, names) => `${names(seat)} делает тайную ставку.`,
  bidRevealed: ({ seat, side, n }, names) => `${names(seat)} ставит ${n} за ${name(side)}.`,
  sidesDrawn: ({ us, ussr }, names) => `Решает жребий: за США играет ${names(us)}, за СССР — ${names(ussr)}.`,
  sidesSettled: ({ us, ussr }, names) => `За США играет ${names(us)}, за СССР — ${names(ussr)}.`,
  bonusGiven: ({ side, n }) => `${does(side, 'получает', 'получают')} дополнительное влияние: ${n}.`,
  bonusLost: ({ side, n }) => `Дополнительное влияние ${name(side)} разместить негде: пропадает ${n}.`,
  startInfluence: ({ side, places }) =>
    `${does(side, 'начинает', 'начинают')} игру: по 1 влиянию ${list(places.map(at => SPACES_RU[at].in))}.`,
  cardPicked: ({ side, card }) => `${does(side, 'добавляет', 'добавляют')} в игру карту ${quoted(card)}.`,
  picksDone: ({ side, unused }) =>
    unused === 0
      ? `${does(side, 'заканчивает', 'заканчивают')} выбор карт.`
      : `${does(side, 'заканчивает', 'заканчивают')} выбор карт, не использовав ${ops(unused)}.`,
  turnStarted: ({ turn }) => `Начинается раунд ${turn}.`,
  deckShuffled: ({ cards: n }) => `Колода перемешана, в ней ${countedCards(n)}.`,
  discardReshuffled: ({ cards: n }) => `Колода пуста: сброс перемешан и стал новой колодой, в ней ${countedCards(n)}.`,
  drew: ({ side, n }) => `${does(side, 'берёт', 'берут')} ${cards(n)}.`,
  drewCards: ({ side, cards: drawn }) => `${does(side, 'получает', 'получают')} в руку ${cardsInAccusative(drawn)}.`,
  headlineChosen: ({ side }) => `${does(side, 'выбирает', 'выбирают')} начальное событие.`,
  headlineRevealed: ({ side, card }) => `Начальное событие ${name(side)}: ${quoted(card)}.`,
  headlineCancelled: ({ side, card }) => `Начальное событие ${name(side)} отменено: карта ${quoted(card)}.`,
  actionRoundStarted: ({ side, round }) => `Ход ${round}: ${name(side)}.`,
  waited: ({ side }) => `У ${name(side)} нет карт, ход пропадает.`,
  passed: ({ side }) => `${does(side, 'пропускает', 'пропускают')} ход.`,
  extraRoundTaken: ({ side }) => `${does(side, 'делает', 'делают')} дополнительный ход.`,
  extraRoundDeclined: ({ side }) => `${does(side, 'отказывается', 'отказываются')} от дополнительного хода.`,
  playedEvent: ({ side, card }) => `${does(side, 'разыгрывает', 'разыгрывают')} событие ${quoted(card)}.`,
  playedOperations: ({ side, card, value }) =>
    `${does(side, 'разыгрывает', 'разыгрывают')} карту ${quoted(card)} ради очков операций: ${ops(value)}.`,
  playedSpaceRace: ({ side, card, value }) =>
    `${does(side, 'сбрасывает', 'сбрасывают')} карту ${quoted(card)} ради космической гонки (${ops(value)}).`,
  playedScoring: ({ side, card }) => `${does(side, 'разыгрывает', 'разыгрывают')} карту ${quoted(card)}.`,
  orderChosen: ({ first }) => (first === 'event' ? 'Сначала событие.' : 'Сначала операция.'),
  event: ({ side, card }) =>
    CARD[card].side === 'none'
      ? `Выполняется карта ${quoted(card)}.`
      : `Происходит событие ${quoted(card)} в пользу ${name(side)}.`,
  eventImpossible: ({ card }) => `Событие ${quoted(card)} невозможно и ничего не меняет.`,
  operationGranted: ({ side, value }) => `${does(side, 'получает', 'получают')} операцию на ${ops(value)}.`,
  operationChosen: ({ side, operation }) =>
    ({
      place: `${does(side, 'размещает', 'размещают')} влияние.`,
      realign: `${does(side, 'снижает', 'снижают')} влияние противника.`,
      coup: `${does(side, 'готовит', 'готовят')} переворот.`,
    })[operation],
  operationDeclined: ({ side }) => `${does(side, 'отказывается', 'отказываются')} от операции.`,
  opsLost: ({ side, n }) => `${does(side, 'не может', 'не могут')} потратить ${ops(n)}.`,
  influencePlaced: ({ side, at, cost }) =>
    `${does(side, 'размещает', 'размещают')} 1 влияние ${inThe(at)}${cost > 1 ? ` за ${ops(cost)}` : ''}.`,
  influenceAdded: ({ side, at, n }) => `${does(side, 'получает', 'получают')} ${influence(n)} ${inThe(at)}.`,
  influenceRemoved: ({ side, at, n }) => `${does(side, 'теряет', 'теряют')} ${influence(n)} ${inThe(at)}.`,
  influenceMoved: ({ side, from, to }) =>
    `${does(side, 'переносит', 'переносят')} 1 влияние ${SPACES_RU[from].from} ${SPACES_RU[to].into}.`,
  forcedChoice: ({ at }) => `Выбора нет: только ${SPACES_RU[at].nominative}.`,
  dieThrown: ({ side, die }) => `${does(side, 'бросает', 'бросают')} кубик: ${die}.`,
  dieSet: ({ side, die }) =>
    `${does(side, 'не бросает', 'не бросают')} кубик, а ${side === 'us' ? 'ставят' : 'ставит'} его на ${die}.`,
  realigned: ({ side, at, own, opponents }) =>
    `Попытка снижения влияния ${inThe(at)}: ${name(side)} ${own}, ${name(other(side))} ${opponents}.`,
  coupAttempted: ({ side, at, value }) =>
    `${does(side, 'пытается', 'пытаются')} совершить переворот ${inThe(at)} (${ops(value)}).`,
  cardTurnedUp: ({ card, ops: value }) =>
    `Открыта верхняя карта колоды: ${quoted(card)}${value > 0 ? `, ${ops(value)}` : ''}.`,
  nothingTurnedUp: () => 'Открывать нечего, DEFCON не меняется.',
  cardPutUnderDeck: ({ card }) => `Карта ${quoted(card)} уходит под колоду, DEFCON не меняется.`,
  coupResult: ({ at, total, needed, margin }) =>
    margin > 0
      ? `Переворот ${inThe(at)} удался: ${total} против ${needed}, перевес ${margin}.`
      : `Переворот ${inThe(at)} не удался: ${total} против ${needed}.`,
  spaceAdvanced: ({ side, box }) =>
    `${does(side, 'продвигается', 'продвигаются')} в космической гонке: «${boxNamed(box)}».`,
  spaceFailed: ({ side, box }) =>
    `${does(side, 'терпит', 'терпят')} неудачу в космической гонке, деление «${boxNamed(box)}» не достигнуто.`,
  militaryOperationsGained: ({ side, n, now }) =>
    `${does(side, 'получает', 'получают')} ${militaryOperations(n)}, теперь их ${now}.`,
  militaryOperationsLost: ({ side, n, now }) =>
    `${does(side, 'теряет', 'теряют')} ${militaryOperations(n)}, теперь их ${now}.`,
  militaryOperationsMissing: ({ side, n }) => `До нормы военных операций ${name(side)} не хватает ${n}.`,
  defconFalls: ({ to }) => `DEFCON понижается до ${to}.`,
  defconRises: ({ to }) => `DEFCON повышается до ${to}.`,
  defconStays: ({ at }) => `DEFCON остаётся на уровне ${at}.`,
  vpGained: ({ side, n, for: source, vp: now }) =>
    `${does(side, 'получает', 'получают')} ${vp(n)} ${forWhat(source)}. Счёт: ${standing(now)}.`,
  regionScored: ({ region, us, ussr, vp: now }) =>
    `Подсчёт очков за ${REGIONS_RU[region].accusative}: США ${us}, СССР ${ussr}. Счёт: ${standing(now)}.`,
  seaLanesScored: ({ side, n, vp: now }) =>
    `${does(side, 'получает', 'получают')} ${vp(n)} за Стратегические морские пути. Счёт: ${standing(now)}.`,
  autonomyPassed: ({ to, faceUp }) =>
    `Карта ${quoted('romanianAutonomy')} переходит к ${name(to)} лицом ${faceUp ? 'вверх' : 'вниз'}.`,
  autonomyRefreshed: ({ side }) => `Карта ${quoted('romanianAutonomy')} у ${name(side)} снова открыта.`,
  autonomyScored: ({ side, vp: now }) =>
    `${does(side, 'получает', 'получают')} ${vp(AUTONOMY_VP)} за карту ${quoted('romanianAutonomy')}. Счёт: ${standing(now)}.`,
  discarded: ({ side, card }) => `Из руки ${name(side)} сброшена карта ${quoted(card)}.`,
  cardDiscarded: ({ card }) => `Карта ${quoted(card)} уходит в сброс.`,
  cardRemoved: ({ card }) => `Карта ${quoted(card)} убрана из игры.`,
  cardStays: ({ card }) => `Карта ${quoted(card)} остаётся рядом с полем.`,
  cardTaken: ({ side, card }) => `${does(side, 'берёт', 'берут')} из сброса карту ${quoted(card)}.`,
  cardGiven: ({ side, card }) => `${does(side, 'отдаёт', 'отдают')} карту ${quoted(card)}.`,
  cardReturned: ({ side, card }) => `Взамен ${does(side, 'получает', 'получают')} карту ${quoted(card)}.`,
  cardsDrawnFrom: ({ side, n }) =>
    `${does(other(side), 'вытягивает', 'вытягивают')} из руки ${name(side)} ${randomCards(n)}.`,
  cardsDrawn: ({ cards: drawn }) =>
    drawn.length === 1 ? `Вытянута ${cardsInNominative(drawn)}.` : `Вытянуты ${cardsInNominative(drawn)}.`,
  cardGivenBack: ({ side }) => `Другая карта возвращается в руку ${name(side)}.`,
  scoringCardsShown: ({ side, cards: shown }) =>
    shown.length === 0
      ? `У ${name(side)} нет карт подсчёта очков.`
      : `${does(side, 'показывает', 'показывают')} ${cardsInAccusative(shown)}.`,
  handSeen: ({ side, by }) => `${does(by, 'смотрит', 'смотрят')} руку ${name(side)}.`,
  handShown: ({ side, cards: hand }) =>
    hand.length === 0 ? `В руке ${name(side)} нет карт.` : `В руке ${name(side)} ${cardsInNominative(hand)}.`,
  deckLooked: ({ side, n }) => `${does(side, 'смотрит', 'смотрят')} ${topCards(n)} колоды.`,
  cardsLooked: ({ cards: seen }) => `Сверху в колоде ${cardsInNominative(seen)}.`,
  stabilityRises: ({ at, to }) => `Стабильность ${SPACES_RU[at].genitive} теперь ${to}.`,
  centcomPlaced: ({ side, at }) =>
    `Центральное командование прикрывает ${SPACES_RU[at].accusative}: ${does(other(side), 'не может', 'не могут')} устраивать там перевороты и снижать влияние.`,
  famineMarked: ({ at }) => `Голод ${inThe(at)}.`,
  famineEnds: ({ at }) => `Голод ${inThe(at)} прекращается.`,
  goesFirst: ({ side }) => (side === 'us' ? 'В этом раунде первыми ходят США.' : 'В этом раунде первым ходит СССР.'),
  warResult: ({ at, total, needed }) =>
    total >= needed
      ? `${SPACES_RU[at].label}: ${total}, нужно не меньше ${needed}. Успех.`
      : `${SPACES_RU[at].label}: ${total}, нужно не меньше ${needed}. Неудача.`,
  summitResult: ({ us, ussr }) => `На саммите: США ${us}, СССР ${ussr}.`,
  trapResult: ({ side, free }) =>
    free
      ? `${does(side, 'освобождается', 'освобождаются')} от события ${quoted('bearTrap')}.`
      : `${does(side, 'остаётся', 'остаются')} под действием события ${quoted('bearTrap')}.`,
  directiveCancelled: ({ side }) => `${does(side, 'теряет', 'теряют')} дополнительный ход.`,
  noScoringCardHeld: ({ side }) => `${does(side, 'показывает', 'показывают')}, что карт подсчёта очков не осталось.`,
  turnEffectsEnd: ({ turn }) => `Эффекты раунда ${turn} прекращаются.`,
  nuclearWar: ({ side }) => `Ядерная война. Активный игрок — ${name(side)}.`,
  won: ({ side }) => `${does(side, 'побеждает', 'побеждают')}.`,
  drawn: () => 'Ничья.',
}
