// The board's own texts in Russian.

import { counter, lister } from '@ludoteka/text-kit'
import { LANDING_DEFENCE } from '../content/numbers.ts'
import { WINTER_DEFENCE } from '../content/provinces.ts'
import { HINTS_RU } from '../text/hints.ru.ts'
import { HOW_TO_RU } from '../text/howTo.ru.ts'
import { PROVINCES_RU } from '../text/provinces.ru.ts'
import type { BoardText } from './strings.ts'

const count = counter('ru')
const cards = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })
const points = (n: number): string => count(n, { one: 'очко', few: 'очка', many: 'очков' })
const turns = (n: number): string => count(n, { one: 'ход', few: 'хода', many: 'ходов' })
const tokens = (n: number): string => count(n, { one: 'жетон', few: 'жетона', many: 'жетонов' })
const resourcesOf = (n: number): string => count(n, { one: 'ресурс', few: 'ресурса', many: 'ресурсов' })

const list = lister('ru')

const OF = { axis: 'Оси', allies: 'Союзников' } as const

export const RU: BoardText = {
  board: 'Карта Европы и Северной Африки',
  holders: {
    axis: 'под контролем Оси',
    allies: 'под контролем Союзников',
    neutral: 'нейтральная',
    ussr: 'нейтральный СССР',
  },
  vp: n => `${n} ПО`,
  resources: resourcesOf,
  winterAdds: n => (n === 0 ? 'зима не помогает' : `зимой +${n} к обороне`),
  sourceOf: side => `точка снабжения ${OF[side]}`,
  noSupply: 'нет снабжения',
  quagmireBy: side => `упорные бои, наступление ${OF[side]}`,
  yourCards: (n, strength) => `Ваших карт: ${n}, сила ${strength}`,
  enemyCards: (owner, n) => `${cards(n)} ${OF[owner]}`,
  neutralCards: n => `Нейтральных карт: ${n}`,
  strength: n => `сила ${n}`,
  noteAge: (age, came, left) =>
    [
      age === 0 ? 'увидено в этот ход' : `увидено ${turns(age)} назад`,
      ...(came > 0 ? [`с тех пор пришло: ${came}`] : []),
      ...(left > 0 ? [`ушло: ${left}`] : []),
    ].join(', '),

  wheelOf: side => `Колесо операций ${OF[side]}`,
  positionMark: {
    newOp: 'NEW OP',
    planning: 'ПЛАН',
    hasty: 'D+1',
    ready: 'ГОТОВА',
    readyStill: 'ГОТОВА',
    prepared: 'A+1',
  },
  positionSign: { newOp: 'NEW', planning: '···', hasty: 'D+1', ready: '▸', readyStill: '▸', prepared: 'A+1' },
  operation: slot => `Операция «${slot}»`,
  slotName: (slot, position) => `${slot}: ${position}`,
  slotCards: cards,
  slotEmpty: 'Операции нет',
  slotTarget: province => `Цель: ${province}`,
  slotHolds: n => `Цель и ${cards(n)} рубашкой вверх`,
  launchedNow: 'Если запустить сейчас',
  launchedIn: n => `Можно будет запустить через ${turns(n)}`,
  withChosen: when => `${when}, с выбранными картами`,
  forecasts: {
    plan: 'Новая операция с выбранными картами, если ничего не изменится',
    reinforceQuagmire: 'Бой с выбранными картами',
  },
  prospect: (attack, defence, hidden) =>
    hidden === 0
      ? `Атака ${attack} против ${defence}`
      : defence === 0
        ? `Атака ${attack}, закрытых карт обороны: ${hidden}`
        : `Атака ${attack} против ${defence}, закрытых карт обороны: ${hidden}`,
  undefended: 'Защищать некому: провинция падёт без боя',
  share: (outcome, percent) => `${outcome}: ${percent}%`,
  noWay: 'У вас нет снабжаемой провинции, из которой можно атаковать цель.',
  reach: {
    own: from =>
      from.length > 0
        ? `Откуда вы можете наступать: ${list(from)}.`
        : 'Атаковать её вам неоткуда: нет снабжаемой провинции.',
    enemy: from =>
      from.length > 0 ? `Откуда может наступать противник: ${list(from)}.` : 'Противник сюда не дотянется.',
  },
  landingFrom: province => `${province} (с моря: оборона +${LANDING_DEFENCE})`,
  aimsHere: (side, slot, strength) =>
    strength === undefined
      ? `Сюда направлена операция ${OF[side]} «${slot}».`
      : `Сюда направлена ваша операция «${slot}», сила ${strength}.`,

  yearNow: (year, isWinter) => `${year}, ${isWinter ? 'зима' : 'лето'}`,
  pointsNow: (vp, of) => `У Оси победных очков: ${vp} из ${of}`,
  pointsToCome: n => `Ещё ${n}, если бы год кончился сейчас`,
  alarms: {
    axisWin: n => `Ось победит, когда кончится год: ${points(n)}`,
    axisMayWin: n => `Ось может победить в конце года: до ${n} ПО`,
    alliesWin: province => `Падёт ${PROVINCES_RU[province].nominative} — победят Союзники`,
    lastYear: (held, of) =>
      held === undefined
        ? 'Последний год: Ось победит, если удержит обе тайные цели'
        : `Последний год: вы держите целей — ${held} из ${of}`,
  },
  boxActive: {
    northAmerica: 'США воюют: снабжение идёт в Северную Атлантику',
    ural: 'СССР воюет: снабжение идёт в Москву и на Кавказ',
  },
  boxWaits: {
    northAmerica: 'США вступят в войну в конце 1941 года',
    ural: 'СССР вступит в войну, когда на него нападут, или в конце 1942 года',
  },
  objectives: 'Тайные цели Оси',
  keptObjective: isHeld => `Ваша тайная цель: удерживайте её в конце 1944 года${isHeld ? ' (сейчас она ваша)' : ''}`,
  hiddenObjectives: 'Две тайные цели Оси',
  notKept: provinces => `· не ${provinces.join(', ')}`,
  besideMorocco: n => `Рядом с Марокко — ${cards(n)}: цели, которых Ось не взяла`,
  spyObjectives: 'Разведать цели',
  objectivesLeft: provinces => `Две цели Оси — среди этих: ${list(provinces)}.`,

  offers: {
    defend: place => `Оборонять: ${place}`,
    plan: place => `Готовить наступление: ${place}`,
    reinforceQuagmire: place => `Подкрепление в упорные бои: ${place}`,
    attackFrom: place => `Наступать отсюда: ${place}`,
    recall: place => `Отозвать карты: ${place}`,
    spyArmy: place => `Разведать силы противника: ${place}`,
    spyNeutral: place => `Разведать нейтральные силы: ${place}`,
    launch: place => `Запустить операцию «${place}»`,
    reinforce: place => `Усилить операцию «${place}»`,
    cancel: place => `Отменить операцию «${place}»`,
    recallPlan: place => `Отозвать карты из операции «${place}»`,
    spyOperation: place => `Разведать операцию «${place}»`,
    spyObjectives: () => 'Разведать цели рядом с Марокко',
  },
  offerNotes: {
    defend: 'Выбранные карты лягут сюда рубашкой вверх.',
    plan: 'Они лягут на поле NEW OP вашего колеса с этой целью.',
    reinforceQuagmire: 'Если наступаете вы, бой состоится сразу.',
    launch: 'Цель и все карты открываются.',
    cancel: 'Карты уйдут в ваш сброс, никто их не увидит.',
  },
  spyNote: (price, ready, seen, of) =>
    `Стоит ${tokens(price)} (у вас ${ready}). ${of === 1 ? 'Увидите эту карту' : `Увидите карт: ${seen} из ${of}, наугад`}. Противник может заплатить, чтобы помешать.`,
  cardOffers: {
    pick: 'Выбрать эту карту',
    spend: 'Заплатить ею',
    buyCard: 'Выкупить её',
    recallCard: 'Отозвать её',
    returnObjective: 'Вернуть её в коробку',
  },
  close: 'Закрыть',

  battle: province => `Бой за ${PROVINCES_RU[province].accusative}`,
  attackFrom: province => `Откуда: ${PROVINCES_RU[province].label}`,
  ofQuagmire: 'Решающий бой',
  attack: 'Атака',
  defence: 'Оборона',
  nobody: 'карт нет',
  noSuitable: 'Подходящих карт нет: разгром',
  lines: {
    cards: 'Карты',
    neutrals: 'Нейтральные силы',
    landing: 'Наступление с моря',
    winter: 'Зима',
    wheel: 'Колесо',
    superiority: 'Превосходство',
  },
  total: 'Итого',
  outcomes: { win: 'Победа', quagmire: 'Упорные бои', defeat: 'Поражение', rout: 'Разгром' },
  thresholds: d =>
    d === undefined
      ? { win: 'вдвое больше обороны', quagmire: 'не меньше', defeat: 'меньше', rout: 'половина и меньше' }
      : {
          win: `${2 * d} и больше`,
          quagmire: d === 1 ? '1' : `от ${d} до ${2 * d - 1}`,
          defeat: `меньше ${d}`,
          rout: `${Math.floor(d / 2)} и меньше`,
        },
  outcomeMeans: {
    win: 'Оборона потеряна. Атакующий платит картами на силу обороны, остальные удерживают провинцию.',
    quagmire: 'Каждый теряет половину карт, не показывая их. Остальные продолжают бой.',
    defeat: 'Атакующие потеряны.',
    rout: 'Атакующие потеряны. Обороняющийся платит картами на силу атаки.',
  },
  against: (attack, defence) => `${attack} против ${defence}`,
  due: (due, paid) => `Нужно заплатить: ${due}. Выбрано: ${paid}.`,

  intel: 'Разведка',
  intelOf: looker => `Разведка ${OF[looker]}`,
  halfSeen: (seen, of) => (of === 1 ? 'Эта карта станет известна' : `Наугад увидят карт: ${seen} из ${of}`),
  yourPayment: (price, ready) => `Вы: ${tokens(price)} из ${ready}?`,
  payment: (side, i) => {
    if (i === 0) return side === 'axis' ? 'Ось пытается' : 'Союзники пытаются'
    if (i % 2 === 1) return side === 'axis' ? 'Ось мешает' : 'Союзники мешают'
    return side === 'axis' ? 'Ось настаивает' : 'Союзники настаивают'
  },
  tokensLeft: (side, n) => `У ${OF[side]}: ${tokens(n)}`,
  intelOutcome: { succeeded: 'Разведка удалась', failed: 'Разведка не удалась' },

  politics: {
    ussrAttacked: {
      title: 'Нападение на СССР',
      text: 'Нейтральные советские провинции переходят к Союзникам, Урал становится точкой снабжения.',
    },
    ussrJoined: {
      title: 'СССР вступает в войну',
      text: 'Нейтральные советские провинции переходят к Союзникам, Урал становится точкой снабжения.',
    },
    usaJoined: {
      title: 'США вступают в войну',
      text: 'Карты США приходят к Союзникам, их снабжает Северная Америка.',
    },
    parisFell: { title: 'Париж пал', text: 'Виши, Марокко и Ливан, если были у Союзников, переходят к Оси.' },
    britainFell: { title: 'Британия пала', text: 'Египет, если был у Союзников, переходит к Оси.' },
    balkansAttacked: { title: 'Нападение на Балканы', text: 'Перед боем они присоединяются к Союзникам.' },
    balkansJoinedAxis: { title: 'Балканы присоединяются к Оси', text: 'В 1940 году Ось на них не напала.' },
    winterBegan: {
      title: 'Зима',
      text: `Обороне ещё ${WINTER_DEFENCE.normal}, под «снежинкой» ${WINTER_DEFENCE.snow}, под «солнцем» ${WINTER_DEFENCE.sun}.`,
    },
    yearEnded: { title: 'Год окончен', text: 'Подсчёт очков, производство, отзыв карт.' },
  },
  production: 'Производство',
  pointsLeft: n => `Осталось: ${points(n)}`,
  buyCardsBelow: price => `Потерянные карты: по ${price} за каждую, в ряду ниже.`,
  purchases: { buyLevel: 'Поднять производство на 1', buyIntel: 'Два жетона разведки', buyVp: 'Одно победное очко' },
  costs: points,
  becomes: (now, then) => `${now} → ${then}`,

  yourHand: 'Ваша рука',
  emptyHand: 'Карт на руке нет',
  hiddenHand: 'Зрителям руки не видны',
  chosen: n => (n === 1 ? 'Выбрана: укажите, куда её положить' : 'Выбраны: укажите, куда их положить'),
  takeBack: 'Вернуть на руку',
  chooseFrom: 'Выберите из этих карт',
  trays: {
    'setup.objectives': 'Три цели: одну верните',
    'setup.defences': 'Ваша колода: до трёх карт для первой обороны',
    'battle.pay': 'Карты для оплаты',
    'production.spend': 'Потерянные карты, которые можно выкупить',
    'recall.province': 'Карты, которые можно отозвать',
    'recall.operation': 'Карты, которые можно отозвать',
  },

  tokensNow: (ready, used) => `Разведка: готово ${tokens(ready)}, потрачено ${used}`,
  productionOf: (side, level, n) =>
    `Производство ${OF[side]}, если бы год кончился сейчас: ${points(Math.min(level, n))}, меньшее из уровня ${level} и ресурсов ${n}`,
  productionShort: (level, resources) => `уровень ${level}, ресурсы ${resources}`,
  pileMarks: {
    deck: 'Колода',
    hand: 'Рука',
    discard: 'Сброс',
    winPile: 'Победы',
    lossPile: 'Потери',
    provinceDeck: 'Провинции',
  },
  hidden: { hand: 'Рука', kept: 'Тайные цели' },
  ownPiles: { discard: 'Ваш сброс', winPile: 'Ваша стопка побед', lossPile: 'Ваша стопка потерь' },
  unseen: {
    own: 'Ваша колода',
    ownWhere: 'Эти карты вам ещё предстоит взять, порядок неизвестен никому.',
    ofSide: side => `Ещё не видно: ${side}`,
    ofSideWhere: 'Где эти карты, вам не показывали: в колоде, на руке, в армии, в операции или в стопке.',
    neutral: 'Закрытые нейтральные силы',
    neutralWhere: 'Они обороняют нейтральные провинции; одна карта отложена, и её никто не видел.',
    objectives: 'Цели, которых вы не видели',
    objectivesWhere: 'Две из шести целей Ось хранит в тайне до конца 1944 года.',
  },
  hints: HINTS_RU,
  hintChosen: 'Теперь место: провинция для обороны, цель новой операции (пунктир) или операция на вашем колесе.',
  hintFirstPlace: 'Теперь провинция: своя или нейтральная. Ось ударит первой, а Париж рядом.',
  hintLaunch: slots =>
    slots.length === 1
      ? `Операцию «${slots.join()}» можно запустить: нажмите на неё на колесе.`
      : `Можно запустить операции ${list(slots.map(slot => `«${slot}»`))}: нажмите на одну из них на колесе.`,
  hintThenCards: 'Или выберите карты и место для них.',
  hintNoCards: 'Карт на руке нет; за 2 жетона можно ещё разведать стопку в рамке.',
  howTo: HOW_TO_RU,
}
