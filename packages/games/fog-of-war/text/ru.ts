// The Fog of War in Russian.

import { asking, isBoolean, isNumber, isOneOf } from '@ludoteka/text-kit'
import { ALLIED_AIMS, AXIS_VP_TO_WIN, FIRST_DEFENCES, INTEL_PRICE, PRICE } from '../content/numbers.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { SLOTS } from '../content/wheel.ts'
import { STACK_KINDS, STACK_PLACES } from '../rules/state.ts'
import { ACTIONS_AT_RU, ACTIONS_RU } from './actions.ru.ts'
import { withoutToken, withToken } from './forecast.ts'
import { LOG_RU } from './log.ru.ts'
import { PROVINCES_RU as AT } from './provinces.ru.ts'
import type { Texts } from './types.ts'
import { cards, countedCards, list, NAMES_RU, quotedSlot, SLOTS_RU, seenList, stackOf, tokens } from './words.ru.ts'

const at = isOneOf(PROVINCES)
const slot = isOneOf(SLOTS)
const side = isOneOf(SIDES)

const YOURS = { cards: 'ваши карты', operation: 'вашу операцию' }
const ENEMYS = { cards: 'карты противника', operation: 'операцию противника' }

const outcomes: Texts['outcomes'] = {
  win: 'атакующий побеждает',
  quagmire: 'упорные бои',
  defeat: 'поражение атакующего',
  rout: 'разгром атакующего',
}

const prompts: Texts['prompts'] = {
  'setup.objectives': 'Выберите, какая из трёх целей вернётся в коробку; две другие останутся у вас.',
  'setup.defences': asking(
    'Выложите карты из своей колоды рубашкой вверх в свои или нейтральные провинции или продолжайте.',
    { left: isNumber },
    ({ left }) =>
      left === 0
        ? 'Первая оборона выложена: подтвердите её или верните карты.'
        : `До начала войны можно выложить из колоды ${cards(left)}, не больше одной в провинцию.`,
  ),
  'turn.main': asking('Ваш ход: выберите действие.', { owesCard: isBoolean }, ({ owesCard }) =>
    owesCard ? 'Ваш ход: нужно сыграть хотя бы одну карту с руки.' : 'Действуйте дальше или завершите ход.',
  ),
  'turn.closing': 'Напоследок можно провести разведку за 1 жетон. Или завершите ход.',
  'intel.contest': asking(
    'Заплатить за эту попытку разведки?',
    { kind: isOneOf(STACK_KINDS), place: isOneOf(STACK_PLACES), price: isNumber, cancels: isBoolean },
    ({ kind, place, price, cancels }) =>
      cancels
        ? `Противник хочет посмотреть ${stackOf(YOURS, kind, place)}. Заплатить ${tokens(price)}, чтобы помешать?`
        : `Вам не дают посмотреть ${stackOf(ENEMYS, kind, place)}. Доплатить ${tokens(price)}?`,
  ),
  'battle.origin': asking(
    'Выберите исходную провинцию атаки.',
    { at },
    terms => `Выберите, откуда идёт атака ${AT[terms.at].against}.`,
  ),
  'battle.superiority': asking(
    'Использовать в этом бою жетон превосходства?',
    { side, attacker: side, at, attack: isNumber, defence: isNumber },
    terms => {
      const [now, then] = [withoutToken(terms), withToken(terms)]
      const battle = `Бой за ${AT[terms.at].accusative}, ${now.attack} против ${now.defence}: ${outcomes[now.outcome]}.`
      if (now.outcome === then.outcome) return `${battle} Жетон этого не изменит.`
      return `${battle} С жетоном ${then.attack} против ${then.defence}: ${outcomes[then.outcome]}.`
    },
  ),
  'battle.pay': asking(
    'Выберите карты для стопки побед.',
    { at, due: isNumber, paid: isNumber },
    ({ at: where, due, paid }) =>
      paid >= due
        ? `Бой за ${AT[where].accusative} оплачен: ${paid} из ${due}. Подтвердите или добавьте карты.`
        : `Выберите карты для оплаты боя за ${AT[where].accusative}: ${paid} из ${due}.`,
  ),
  'production.spend': asking(
    'Потратьте очки производства.',
    { points: isNumber },
    terms => `Потратьте очки производства: осталось ${terms.points}. Неистраченные пропадут.`,
  ),
  'production.last': asking(
    'Выберите, сколько победных очков купить.',
    { points: isNumber },
    terms =>
      `Последняя покупка за войну: осталось очков производства — ${terms.points}, победное очко стоит ${PRICE.vp}.`,
  ),
  'recall.choose': 'Выберите, откуда отозвать карты, отмените операции или закончите.',
  'recall.province': asking(
    'Выберите карты, которые вернутся.',
    { at },
    terms => `Выберите карты, которые вернутся ${AT[terms.at].from}.`,
  ),
  'recall.operation': asking(
    'Выберите карты, которые вернутся из операции.',
    { slot },
    terms => `Выберите карты, которые вернутся из операции ${quotedSlot(terms.slot)}.`,
  ),
}

const reasons: Texts['reasons'] = {
  gameOver: 'Игра окончена.',
  notYourDecision: 'Сейчас решаете не вы.',
  notNow: 'Сейчас это невозможно.',
  notDrawn: 'Эту цель вы не брали.',
  notInDeck: 'Такой карты нет в вашей колоде.',
  oneDefenceEach: 'До начала войны в провинцию выкладывают не больше одной карты.',
  threeDefences: `До начала войны выкладывают не больше ${FIRST_DEFENCES} карт.`,
  notInHand: 'Этой карты у вас нет.',
  noPlaceForCards: 'Сейчас карту некуда выложить.',
  placeInstead: 'Карту сбрасывают, только если её некуда выложить.',
  chooseCardsFirst: 'Сначала выберите карты с руки.',
  placeCardsFirst: 'Сначала выложите выбранные карты или верните их.',
  enemyProvince: 'Это провинция противника: карты выкладывают в свои и нейтральные провинции.',
  noSupply: 'В вашей провинции нет снабжения: выкладывать туда карты нельзя.',
  quagmireThere: 'В этой провинции упорные бои: туда можно лишь послать подкрепление.',
  yourProvince: 'Эта провинция уже ваша.',
  plannedAlready: 'У вас уже есть операция на эту провинцию.',
  yourQuagmire: 'Вы уже ведёте там упорные бои.',
  neutralSoviet: 'На нейтральный СССР Союзники не нападают.',
  slotEmpty: 'На этом делении нет операции.',
  notReady: 'В этом положении колеса операцию запустить нельзя.',
  targetInQuagmire: 'В провинции-цели идут упорные бои.',
  noOrigin: 'У вас нет снабжаемой провинции, из которой можно атаковать цель.',
  noQuagmire: 'В этой провинции нет упорных боёв.',
  notConnected: 'Эта провинция не связана с вашим снабжением.',
  noOriginForQuagmire: 'У вас нет снабжаемой провинции, из которой можно послать подкрепление в эту атаку.',
  owesCard: 'За этот ход вы должны сыграть хотя бы одну карту с руки.',
  tooFewTokens: `Не хватает готовых жетонов разведки: во время хода разведка стоит ${INTEL_PRICE.main}, в завершении хода — ${INTEL_PRICE.closing}.`,
  nothingToName: 'Смотреть нечего.',
  nothingThere: 'Там нет таких карт.',
  noIntelAtNewOp: 'Операцию на поле NEW OP разведать нельзя.',
  alliesOnly: 'Цели могут смотреть только Союзники.',
  closingStage: 'В этот ход осталась только разведка за 1 жетон.',
  notAnOrigin: 'Оттуда цель атаковать нельзя.',
  notInBattle: 'У вас нет такой карты в этом бою.',
  paysTooLittle: 'Выбранных карт не хватает.',
  notLost: 'Такой карты нет в вашей стопке потерь.',
  levelFull: 'Выше уровень производства не поднять.',
  axisOnly: 'Победные очки покупает только Ось.',
  tooFewPoints: 'Не хватает очков производства.',
  onlyVictoryPoints: 'В конце 1944 года покупают только победные очки.',
  noCardsThere: 'Там нет ваших карт, которые можно отозвать.',
  noRecallFromQuagmire: 'Из упорных боёв карты не отзывают.',
  notAmongTheCards: 'Этой карты нет среди тех, что можно забрать.',
  recallOne: 'Заберите хотя бы одну карту оттуда, откуда начали отзывать.',
}

export const RU: Texts = {
  ...NAMES_RU,
  prompts,
  actions: ACTIONS_RU,
  actionsAt: ACTIONS_AT_RU,
  log: LOG_RU,
  reasons,
  outcomes,
  results: {
    seventyPoints: `Ось набрала ${AXIS_VP_TO_WIN} победных очков.`,
    berlinAndRuhr: 'Союзники контролируют Берлин и Рур.',
    objectivesHeld: 'В конце 1944 года Ось удержала обе тайные цели.',
    objectivesMissed: 'В конце 1944 года Ось не удержала обе тайные цели.',
  },
  warnings: {
    axisPoints: () => `Год закончится, и Ось наберёт ${AXIS_VP_TO_WIN} победных очков: вы проиграете`,
    objectivesMissed: () => 'Война закончится, а обеих тайных целей у вас нет: вы проиграете',
    objectivesHeld: percent =>
      percent >= 100
        ? 'Война закончится, и Ось удержит свои тайные цели, какими бы они ни были: вы проиграете'
        : `Война закончится, и в ${percent}% случаев Ось удержит обе тайные цели: вы проиграете`,
    berlinAndRuhr: () => 'Союзники возьмут и Берлин, и Рур: вы проиграете',
  },
  score: {
    axis: n => `Победные очки: ${n} из ${AXIS_VP_TO_WIN}`,
    allies: n => `Берлин и Рур: ${n} из ${ALLIED_AIMS.length}`,
  },
  orders: {
    letIntelPass: {
      name: 'Не мешать разведке',
      note: 'Никогда не платить, чтобы помешать противнику смотреть карты.',
      settings: {
        about: { name: 'Какие карты', values: { everything: 'любые', neutralCards: 'только нейтральные' } },
      },
    },
    keepSuperiority: { name: 'Беречь жетон превосходства', note: 'Никогда не использовать жетон в бою.' },
  },
  terminal: {
    columns: ['Провинция', 'Контроль', 'ПО', 'Рес', 'Соседи'],
    season: (year, isWinter) => `${year} год, ${isWinter ? 'зима' : 'лето'}`,
    turnOf: of => `Ход ${NAMES_RU.sides[of].genitive}`,
    vp: n => `Победные очки Оси: ${n} из ${AXIS_VP_TO_WIN}`,
    intel: (ready, used) => `разведка: готово ${ready}, использовано ${used}`,
    level: (level, resources) => `уровень производства ${level}, ресурсы ${resources}`,
    piles: (deck, hand, discard, win, loss) =>
      `колода ${deck}, рука ${hand}, сброс ${discard}, стопка побед ${win}, стопка потерь ${loss}`,
    wheel: of => `Колесо, ${NAMES_RU.seats[of]}:`,
    slot: (letter, position, n) =>
      `${SLOTS_RU[letter]}: ${NAMES_RU.positions[position].name.toLowerCase()}, ${countedCards(n)}`,
    emptyWheel: 'операций нет',
    neutral: 'нейтрально',
    neutralCards: n => `нейтральных карт ${n}`,
    neutralStack: where => `Нейтральные карты ${AT[where].in}`,
    quagmire: attacker => `упорные бои, атакуют: ${NAMES_RU.seats[attacker]}`,
    noSupply: 'нет снабжения',
    operation: (letter, target) => `Операция ${quotedSlot(letter)} ${AT[target].against}`,
    ownCards: 'Ваши карты в провинциях и на колесе:',
    seen: 'Что вы видели:',
    sighting: (shown, turns, came, left) =>
      `${seenList(shown)}; ходов назад: ${turns}, с тех пор карт пришло ${came}, ушло ${left}`,
    objectives: 'Ваши цели:',
    handOf: of => `Рука, ${of}:`,
    waitingFor: sides => `Ждём: ${list(sides)}`,
    spectator: 'Вы зритель.',
    legend: 'Числа после названия стороны — карты рубашкой вверх.',
  },
}
