// What happened, in Russian: one sentence per entry.

import { capitalized, grouped } from '@ludoteka/text-kit'
import { TOKEN } from '../content/numbers.ts'
import type { Side } from '../rules/battle/names.ts'
import { CARDS_RU } from './cards.ru.ts'
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
  faith,
  fateCards,
  goods,
  law,
  list,
  Noble,
  nation,
  nobleOf,
  ofArmy,
  ofBaron,
  ofNoble,
  option,
  PROMISES_RU,
  proposal,
  space,
  TheBaron,
  toArmy,
  toBaron,
  tokens,
  troop,
  troops,
  votes,
  walls,
} from './words.ru.ts'

const results = CARDS_RU.battleResults
const action = (card: keyof typeof CARDS_RU.baronActions): string => `«${CARDS_RU.baronActions[card].name}»`
const SPECIAL = { taxation: 'налогов', wages: 'расходов', assembly: 'ассамблеи' } as const
const SIDES_RU: Readonly<Record<Side, string>> = { attacker: 'Атакующий', defender: 'Обороняющийся' }
const SIDES_GENITIVE: Readonly<Record<Side, string>> = { attacker: 'атакующего', defender: 'обороняющегося' }

const LOST: Readonly<Record<Loss, (who: string, what: string) => string>> = {
  regulars: (who, what) => `${who} платит регулярным отрядам ${what}.`,
  mercenaries: (who, what) => `${who} платит наёмникам ${what}.`,
  spent: (who, what) => `${who} сдаёт ${what}.`,
  paid: (who, what) => `${who} платит ${what}.`,
  lost: (who, what) => `${who} теряет ${what}.`,
}

export const LOG_RU: Texts['log'] = {
  gained: ({ baron: who, what, n }) => `${TheBaron(who)} получает ${goods(what, n)}.`,
  lost: ({ baron: who, what, n }, _names, rule) => LOST[lossBy(rule)](TheBaron(who), goods(what, n)),
  paidBaron: ({ baron: who, to, n }) => `${TheBaron(who)} платит ${toBaron(to)} ${crowns(n)}.`,

  siegeLifted: ({ baron: who, walls: of }) => `${TheBaron(who)} снимает осаду ${walls(of, 'genitive')}.`,
  fortificationLost: ({ city: of }) => `Город ${city(of)} больше не укреплён.`,
  breached: ({ walls: of, n }) => `${capitalized(walls(of, 'nominative'))} получает ${breaches(n)}.`,
  becameNeutral: ({ city: of }) => `Город ${city(of)} становится нейтральным.`,
  cityTaken: ({ baron: who, city: of }) => `${TheBaron(who)} получает контроль над городом ${city(of)}.`,
  razed: ({ baron: who, city: of }) => `${TheBaron(who)} разоряет город ${city(of)}.`,

  razedByFate: ({ city: of }) => `Город ${city(of)} с самого начала разорён.`,
  chairmanDrawn: ({ baron: who }) => `По жребию Глава ассамблеи — ${baron(who)}.`,
  headDrawn: ({ baron: who }) => `По жребию Глава церкви — ${baron(who)}.`,
  troopsDealt: ({ baron: who, troops: dealt }) => `${TheBaron(who)} получает отряды: ${troops(dealt)}.`,
  troopsAssigned: ({ baron: who }) => `${TheBaron(who)} распределил первые отряды.`,
  armyShown: ({ baron: who, army: of, troops: shown }) => `${TheBaron(who)}, ${armyOf(who, of)}: ${troops(shown)}.`,
  offerLaid: ({ mercenaries }) =>
    mercenaries.length === 0 ? 'Наёмников больше нет.' : `Можно нанять: ${troops(mercenaries)}.`,
  strongholdPlaced: ({ baron: who, at }) => `${TheBaron(who)} ставит родовой замок в область ${area(at)}.`,
  noblePlaced: ({ noble: who, at }) => `${Noble(who)} встаёт в область ${area(at)}.`,

  roundBegan: ({ n }) => `Начинается раунд ${n}.`,
  planned: ({ baron: who, n }) =>
    n === 0 ? `${TheBaron(who)} не запланировал ни одной карты.` : `${TheBaron(who)} запланировал ${cards(n)}.`,
  areaBegan: ({ area: of }) => `Вскрываются карты зоны действий ${actionArea(of)}.`,
  cardTurnedUp: ({ baron: who, card }) => `${TheBaron(who)} вскрывает карту ${action(card)}.`,
  neutralTurnedUp: ({ card }) => `Вскрыта нейтральная карта «${CARDS_RU.neutralActions[card].name}».`,
  declined: ({ baron: who, card }) => `${TheBaron(who)} не выполняет карту ${action(card)}.`,
  allocated: ({ baron: who, card, to }) => `${TheBaron(who)} кладёт карту ${action(card)} в зону ${SPECIAL[to]}.`,
  returnedToHand: ({ baron: who }) => `${TheBaron(who)} берёт карту обратно в руку.`,
  markerPlaced: ({ baron: who, space: of }) => `${TheBaron(who)} ставит маркер на трек наёмников, место ${space(of)}.`,
  tookChairman: ({ baron: who }) => `${TheBaron(who)} становится Главой ассамблеи.`,
  tookHead: ({ baron: who }) => `${TheBaron(who)} становится Главой церкви.`,

  taxationBegan: () => 'Сбор налогов: каждый барон получает доход.',
  eventOver: ({ baron: who, event: of }) => `Для ${ofBaron(who)} событие ${event(of)} закончилось.`,
  wagesBegan: () => 'Подсчёт расходов: каждый барон платит своим отрядам.',
  regularsPaid: ({ baron: who, n }) =>
    n === 0
      ? `${TheBaron(who)} не платит регулярным отрядам.`
      : `${TheBaron(who)}: оплачено карт регулярных отрядов: ${n}.`,
  draftBegan: () => 'Начинается покупка наёмников.',
  hired: ({ baron: who, card, n }) => `${TheBaron(who)} нанимает отряд ${troop(card)} за ${crowns(n)}.`,
  hiredNobody: ({ baron: who }) => `${TheBaron(who)} никого не нанимает.`,
  assignedTo: ({ army: of, card }) => `Отряд ${troop(card)} вступает в ${toArmy(of)}.`,

  troopTaken: ({ noble: who, army: from, troop: card }) =>
    `${Noble(who)} берёт с собой отряд ${troop(card)} из ${ofArmy(from)}.`,
  armyTaken: ({ noble: who, army: from }) => `${Noble(who)} берёт с собой все отряды ${ofArmy(from)} с ранениями.`,
  passageAllowed: ({ baron: who, noble: of }) => `${TheBaron(who)} пропускает ${ofNoble(of)}.`,
  passageRefused: ({ baron: who, noble: of }) => `${TheBaron(who)} не пропускает ${ofNoble(of)}.`,
  onlyWay: ({ noble: who }) => `У ${ofNoble(who)} только один путь.`,
  nobleMoved: ({ noble: who, at }) => `${Noble(who)} идёт в область ${area(at)}.`,
  nobleSailed: ({ noble: who, at }) => `${Noble(who)} плывёт в область ${area(at)}.`,

  battleDeclared: ({ baron: who, target }) => `${TheBaron(who)} объявляет ${battle(target)}.`,
  attackAllowed: ({ baron: who, target }) => `${TheBaron(who)} разрешает ${battle(target)}.`,
  attackRefused: ({ baron: who, target }) => `${TheBaron(who)} не разрешает ${battle(target)}.`,
  battleBegan: ({ baron: who, at }) => `${TheBaron(who)} атакует в области ${area(at)}.`,
  siegeLaid: ({ baron: who, walls: of }) => `${TheBaron(who)} начинает осаду ${walls(of, 'genitive')}.`,
  surrendered: ({ walls: of, baron: who }) => `${capitalized(walls(of, 'nominative'))} сдаётся ${toBaron(who)}.`,
  commands: ({ baron: who, shape: of }) => `${TheBaron(who)}: командует ${nobleOf(who, of)}.`,
  fateDrawnForBattle: ({ side: of, n }) => `${SIDES_RU[of]} берёт ${fateCards(n)}.`,
  fatePutAway: ({ baron: who, n }) => `${TheBaron(who)} оставляет себе ${fateCards(n)}.`,
  fateShown: ({ side: of, results: shown }) =>
    shown.length === 0
      ? `Карт жребия у ${SIDES_GENITIVE[of]} нет.`
      : `${SIDES_RU[of]} показывает: ${list(grouped(shown.map(one => `«${results[one]}»`)))}.`,
  moreFate: ({ side: of, result }) => `${SIDES_RU[of]} берёт ещё одну карту: «${results[result]}».`,
  abilityUsed: ({ baron: who, shape: of }) =>
    `${TheBaron(who)} использует способность командующего: ${nobleOf(who, of)}.`,
  casualtiesCounted: ({ side: of, n }) =>
    n === 0 ? `${SIDES_RU[of]} не получает ущерба.` : `${SIDES_RU[of]} получает ${n * TOKEN} ущерба.`,
  casualty: ({ army: of }) => `${capitalized(army(of))} получает маркер ранения.`,
  victoriesCounted: ({ side: of, n }) => `Очки победы ${SIDES_GENITIVE[of]}: ${n}.`,
  fullVictory: ({ side: of }) => `Полная победа ${SIDES_GENITIVE[of]}.`,
  partialVictory: ({ side: of }) => `Частичная победа ${SIDES_GENITIVE[of]}.`,
  battleEnded: ({ at }) => `Сражение в области ${area(at)} окончено.`,
  retreats: ({ noble: who }) => `${Noble(who)} вынужден отступить.`,
  retreatedTo: ({ noble: who, at }) => `${Noble(who)} отступает в область ${area(at)}.`,
  strongholdFell: ({ baron: who, victor }) => `${TheBaron(victor)} берёт родовой замок ${ofBaron(who)}.`,
  handedOver: ({ baron: who, city: of, victor }) => `${TheBaron(who)} отдаёт ${toBaron(victor)} город ${city(of)}.`,

  disobeyed: ({ baron: who, law: of }) => `${TheBaron(who)} не подчиняется закону ${law(of)}.`,
  banned: ({ baron: who }) => `${TheBaron(who)} отлучён от ассамблеи.`,

  tokensPlaced: ({ army: of, n }) => `${capitalized(army(of))} получает ${tokens(n)}.`,
  healed: ({ army: of }) => `С ${ofArmy(of)} снят маркер ранения.`,
  heirLost: ({ noble: who }) => `${Noble(who)} лишается наследника.`,
  refreshed: ({ noble: who }) => `${Noble(who)} снова готов действовать.`,
  allExhausted: ({ baron: who }) => `Все дворяне ${ofBaron(who)} перевёрнуты.`,
  banLifted: ({ baron: who }) => `Отлучение ${ofBaron(who)} от ассамблеи снято.`,
  repaired: ({ walls: of, n }) => `С ${walls(of, 'genitive')} снято маркеров разрушения: ${n}.`,
  fortified: ({ city: of }) => `Город ${city(of)} укреплён.`,
  lookedAt: ({ baron: who, area: of, n }) =>
    `${TheBaron(who)} смотрит следующие карты зоны действий ${actionArea(of)}: ${n}.`,
  foresaw: ({ cards: seen }) => `Вы видите, что будет дальше: ${seen.map(actionCard).join(', затем ')}.`,
  investmentsLost: ({ baron: who, n }) => `${TheBaron(who)} теряет вложенное в экспедиции: ${crowns(n)}.`,
  setsOut: ({ noble: who }) => `${Noble(who)} отправляется в путь.`,
  drawerNamed: ({ baron: who }) => `Событие берёт ${baron(who)}.`,
  eventDrawn: ({ baron: who, event: of }) => `${TheBaron(who)} открывает событие ${event(of)}.`,
  uprisingIn: ({ city: of, isRevolt }) =>
    isRevolt ? `В городе ${city(of)} крестьяне бунтуют.` : `В городе ${city(of)} крестьяне спокойны.`,
  eventCancelled: ({ event: of }) => `Событие ${event(of)} аннулировано.`,
  pledged: ({ baron: who, n }) => `${TheBaron(who)} обещает ${faith(n)}.`,
  founded: ({ expedition: of }) => `Собирается экспедиция ${expedition(of)}.`,
  notFounded: ({ expedition: of }) => `В экспедицию ${expedition(of)} никто не вкладывает: её не будет.`,
  invested: ({ baron: who, expedition: of, n }) =>
    `${TheBaron(who)} вкладывает ${crowns(n)} в экспедицию ${expedition(of)}.`,
  newsCame: ({ expedition: of, news }) =>
    `Вести об экспедиции ${expedition(of)}: ${CARDS_RU.news[news].toLowerCase()}.`,

  assemblyBegan: ({ barons }) =>
    barons.length === 0
      ? 'Ассамблея собирается, но никто не присутствует.'
      : `Ассамблея собирается. Присутствуют: ${list(barons.map(baron))}.`,
  deputyNamed: ({ baron: who }) => `Заместитель Главы ассамблеи — ${baron(who)}.`,
  orderAnnounced: ({ agendas }) =>
    agendas.length === 0 ? 'Повестка дня пуста.' : `Повестка дня: ${agendas.map(agenda).join(', ')}.`,
  agendaPut: ({ agenda: of }) => `На голосовании ${agenda(of)}.`,
  votesWritten: ({ baron: who }) => `${TheBaron(who)} записал свои голоса.`,
  ballotsShown: ({ baron: who, agendas, votes: written }) =>
    `${TheBaron(who)} записал: ${agendas.map((of, i) => `${agenda(of)} — ${written[i] ?? 0}`).join(', ')}.`,
  votesShown: ({ baron: who, n }) => `${TheBaron(who)} тратит ${votes(n)}.`,
  votedFor: ({ baron: who, option: of, n }) => `${TheBaron(who)} голосует ${option(of)}: ${votes(n)}.`,
  voteDecided: ({ option: of }) => `Ассамблея решает: ${option(of)}.`,
  rejected: () => 'Не принято.',
  passed: ({ agenda: of, baron: named }) =>
    named.length === 0 ? `Принято: ${agenda(of)}.` : `${agenda(of)}: избран ${list(named.map(baron))}.`,
  refused: ({ baron: who, agenda: of }) => `${TheBaron(who)} отклоняет карту ${agenda(of)}.`,
  lawInForce: ({ agenda: of }) => `Отныне действует закон ${agenda(of)}.`,
  chargeGivenUp: ({ baron: who, agenda: of }) => `${TheBaron(who)} отказывается от девиза ${agenda(of)}.`,
  charged: ({ baron: who, agenda: of }) => `${TheBaron(who)} получает девиз ${agenda(of)}.`,
  appointed: ({ baron: who, shape: of, agenda: office }) =>
    `${TheBaron(who)}: службу ${agenda(office)} получает ${nobleOf(who, of)}.`,
  assemblyEnded: ({ agendas }) =>
    agendas.length === 0
      ? 'Ассамблея окончена.'
      : `Ассамблея окончена. В следующий раз: ${agendas.map(agenda).join(', ')}.`,
  proposerDrawn: ({ baron: who }) => `По жребию частное предложение вносит ${baron(who)}.`,
  proposed: ({ baron: who, proposal: of }) => `${TheBaron(who)} предлагает ${proposal(of)}.`,
  motionNamed: ({ barons: named, honour }) =>
    `В предложении названы: ${list([...named.map(TheBaron), ...honour.map(agenda)])}.`,
  proposedNothing: ({ baron: who }) => `${TheBaron(who)} ничего не предлагает.`,
  motionPassed: ({ proposal: of }) => `Решено ${proposal(of)}.`,
  refusedMotion: ({ baron: who }) => `${TheBaron(who)} отклоняет предложение.`,
  repealed: ({ agenda: of }) => `Карта ${agenda(of)} отменена.`,

  upkeepBegan: () => 'Начинается получение влияния.',
  revolt: ({ city: of }) => `В городе ${city(of)} восстание.`,
  noRevolt: ({ city: of }) => `В городе ${city(of)} спокойно.`,
  nobleLanded: ({ noble: who, at }) => `${Noble(who)} высаживается в области ${area(at)}.`,
  transferred: ({ army: to, from, troop: card }) =>
    `Отряд ${troop(card)} переходит из ${ofArmy(from)} в ${toArmy(to)}.`,
  armyTransferred: ({ army: to, from }) =>
    `Все отряды вместе с ранениями переходят из ${ofArmy(from)} в ${toArmy(to)}.`,
  nobleReturned: ({ noble: who, at }) => `${Noble(who)} возвращается в область ${area(at)}.`,
  eliminated: ({ baron: who }) => `${TheBaron(who)} выбывает из игры.`,

  dealOffered({ baron: who, to, gives, asks, promise, wants, heirs, wantedHeirs }) {
    const terms = [
      ...heirs.map(of => `отдаёт наследника ${ofNoble(of)}`),
      ...(gives > 0 ? [`даёт ${crowns(gives)}`] : []),
      ...(promise === 'nothing' ? [] : [`обещает ${PROMISES_RU[promise]}`]),
      ...wantedHeirs.map(of => `просит наследника ${ofNoble(of)}`),
      ...(asks > 0 ? [`просит ${crowns(asks)}`] : []),
      ...(wants === 'nothing' ? [] : [`просит обещать ${PROMISES_RU[wants]}`]),
    ]
    return `${TheBaron(who)} предлагает ${toBaron(to)} сделку: ${list(terms)}.`
  },
  dealAccepted: ({ baron: who, from }) => `${TheBaron(who)} принимает предложение ${ofBaron(from)}.`,
  promised: ({ baron: who, to, promise, until }) =>
    `${TheBaron(who)} обещает ${toBaron(to)}: ${PROMISES_RU[promise]} (помнится до конца раунда ${until}).`,
  dealRefused: ({ baron: who, from }) => `${TheBaron(who)} отклоняет предложение ${ofBaron(from)}.`,
  heirHanded: ({ noble: of, to }) => `Наследник ${ofNoble(of)} теперь у ${ofBaron(to)}.`,
  heirExecuted: ({ baron: who, noble: of }) => `${TheBaron(who)} казнит наследника ${ofNoble(of)}.`,

  nobleLeftBoard: ({ noble: who }) => `${Noble(who)} остался без отрядов и покидает поле.`,
  desertersDrawn: ({ army: of, nationality }) => `Дезертиры из ${ofArmy(of)}: выпали ${nation(nationality)}.`,
  deserted: ({ army: of, card }) => `Отряд ${troop(card)} дезертирует из ${ofArmy(of)}.`,
  troopsLost: ({ army: of, cards: lost }) => `${capitalized(army(of))} теряет отряды: ${troops(lost)}.`,
  nobleAbandoned: ({ noble: who }) => `${Noble(who)} покинут и уходит с поля.`,
  nobleDied: ({ noble: who }) => `${Noble(who)} погибает.`,
  nobleLeftGame: ({ noble: who }) => `${Noble(who)} выбывает из игры: наследника нет.`,
}
