// The board's own texts in Russian.

import { counter, lister } from '@ludoteka/text-kit'
import { TITLE } from '../title.ts'
import type { BoardText } from './strings.ts'

const list = lister('ru')
const many = counter('ru')

const wounds = (n: number): string => many(n, { one: 'рана', few: 'раны', many: 'ран' })

export const RU: BoardText = {
  board: 'Поле боя',
  hiddenCard: 'Скрытая карта',
  ownHidden: card => `${card} (скрыта)`,
  named: (card, cell) => `${card} (${cell})`,
  emptyCell: 'пусто',
  cell: cell => `Клетка ${cell}`,
  extraZone: 'дополнительная зона',
  yours: 'ваша',
  life: (now, full) => `жизни: ${now} из ${full}`,
  strike: values => `удар ${values.join('–')}`,
  steps: (left, of) => `движение: ${left} из ${of}`,
  flies: 'летает',
  closed: 'закрыта',
  acted: 'уже действовала',
  wounds,
  chips: n => many(n, { one: 'фишка', few: 'фишки', many: 'фишек' }),
  poison: n => `отравление ${n}`,
  effects: n => many(n, { one: 'действующий эффект', few: 'действующих эффекта', many: 'действующих эффектов' }),
  carries: names => `несёт: ${list(names)}`,
  cost: (n, isElite) => `стоимость ${n}${isElite ? ' золотом' : ''}`,
  offers: {
    target: 'выбрать целью',
    defend: 'назначить защитником',
    reveal: 'вскрыть',
    payer: 'заплатить её фишкой',
    assign: 'нанести ей рану',
    react: 'вмешаться в её излечение',
    host: 'сделать хозяином',
    reroll: 'перебросить её кубик',
    abstain: 'не утолять жажду',
    cell: 'выбрать эту клетку',
    hide: 'оставить карту скрытой',
    unplace: 'забрать карту',
    move: 'пойти сюда',
    jump: 'прыгнуть сюда',
    teleport: 'переместиться сюда',
    drift: 'перелететь сюда',
    strike: 'ударить',
    manoeuvre: 'поменяться местами',
    attach: 'поместить карту на неё',
    thirst: 'утолить жажду ею',
    take: 'взять в отряд',
    putBack: 'вернуть',
    search: 'взять из колоды',
    place: 'поставить карту сюда',
    choose: 'выбрать, что она сделает',
    targetItem: 'ответить на это',
  },
  deeds: {
    target: card => `Цель: ${card}`,
    defend: card => `Защитник: ${card}`,
    reveal: card => `Вскрыть: ${card}`,
    payer: card => `Заплатить фишкой: ${card}`,
    assign: card => `Рана: ${card}`,
    react: card => `Вмешаться в излечение: ${card}`,
    host: card => `Хозяин: ${card}`,
    reroll: card => `Перебросить кубик: ${card}`,
    abstain: card => `${card}: не утолять жажду и остаться закрытой`,
  },
  doneTo: {
    strike: (card, target) => `${card} бьёт: ${target}`,
    manoeuvre: (card, target) => `${card} меняется местами: ${target}`,
    attach: (card, target) => `${card}, хозяин: ${target}`,
    thirst: (card, target) => `${card} утоляет жажду: ${target}`,
  },
  goes: {
    move: (card, cell) => `${card} идёт на ${cell}`,
    jump: (card, cell) => `${card} прыгает на ${cell}`,
    teleport: (card, cell) => `${card} телепортируется на ${cell}`,
    drift: (card, cell) => `${card} перелетает на ${cell}`,
  },
  use: (card, ability) => `${card}: ${ability}`,
  openings: { regeneration: 'регенерация', poison: 'отравление', fading: 'угасание' },
  place: (card, cell) => `${card} на ${cell}`,
  hide: card => `Оставить скрытой: ${card}`,

  camp: 'Ваш лагерь',
  farCamp: 'Лагерь соперника',
  deck: 'Колода',
  graveyard: 'Кладбище',
  graveyardOf: seat => `Кладбище (${seat})`,
  count: (what, n) => `${what}: ${n}`,

  stack: 'Стек',
  stackNext: 'исполнится следующим',
  itemKinds: {
    strike: 'Простой удар',
    defend: 'Защитник',
    ability: 'Особенность',
    pause: 'Пауза',
  },
  pauses: {
    ready: 'Ход начинается',
    moved: 'Карта передвинулась',
    ending: 'Ход заканчивается',
  },
  list,
  itemAt: targets => `→ ${list(targets)}`,
  windowItems: {
    roll: (who, targets) => (who ? `Кубики: ${who} → ${targets}` : 'Кубики'),
    wounds: (who, targets) => (who ? `Сейчас будут раны: ${who} → ${targets}` : `Сейчас будут раны: ${targets}`),
    wounded: (who, targets) => (who ? `Раны нанесены: ${who} → ${targets}` : `Раны нанесены: ${targets}`),
  },
  onlyToReveal: 'Вас спрашивают, потому что у вас есть скрытая карта: её можно вскрыть сейчас.',
  mayDefend: 'Светящееся существо может принять удар на себя вместо цели.',
  pauseHint: 'Стек пуст. Если все пасуют, игра идёт дальше.',
  thrown: (kind, grade, n) => {
    if (kind === 'bothMiss') return 'оба промахнутся'
    const hits = {
      none: 'попадание',
      weak: 'слабое попадание',
      medium: 'среднее попадание',
      strong: 'сильное попадание',
    }
    return `${kind === 'counter' ? 'цель ударит в ответ' : hits[grade]}, ${wounds(n)}`
  },
  outlook: thrown => `Если кубики не менять: ${thrown}.`,
  blow: (who, target, strength) => `${who} → ${target}, сила удара ${strength}.`,
  notAsked: {
    own: 'Не спрашивать о своём',
    pauses: 'Не спрашивать в паузах',
    turn: 'Не спрашивать в этот ход',
    order: 'Не спрашивать о порядке',
  },
  blocked: 'заблокировано',
  answerItem: what => `Ответить на: ${what}`,
  waitingTriggers: 'Что попадёт в стек следующим? Последнее исполнится первым.',

  duel: 'Атака',
  attackDie: 'Атака',
  defenceDie: 'Защита',
  plainDie: 'Кубик',
  modifier: n => (n > 0 ? `+${n}` : `−${-n}`),
  keepDie: (face, thrown) => `Оставить ${face}${thrown ? `: ${thrown}` : ''}`,
  rollAgain: 'Перебросить',
  notFighting: 'не сражается',
  hit: (grade, strength) => `${grade} удар: ${strength}`,
  counter: strength => `Ответный удар: ${strength}`,
  bothMiss: 'Оба промахнулись',

  hurts: percent => `${percent} % ранить`,
  kills: percent => `${percent} % убить`,
  isHurt: percent => `${percent} % ответный удар`,
  forecastNote: 'Без учёта перебросов, защитников и ответов.',
  unknownForecast: 'Скрытая карта сначала вскроется: заранее не узнать, что она умеет.',
  inVain: 'Карта защищена: на неё это не подействует.',
  end: (kind, grade, n, percent) =>
    kind === 'bothMiss'
      ? `${percent} %: оба промахнутся`
      : kind === 'counter'
        ? `${percent} %: ответный удар, ${wounds(n)}`
        : `${percent} %: ${[...(grade ? [grade.toLowerCase()] : []), wounds(n)].join(', ')}`,

  gained: 'получено',
  actions: 'Что она может сейчас',
  leave: 'Отменить выбор',
  onlyOwnInReach: 'Достаёт ударом только до ваших карт.',
  pickTarget: ({ hasCells, deed, isAlso }) => {
    const what = {
      strike: 'чтобы ударить',
      manoeuvre: 'чтобы поменяться местами',
      attach: 'которая станет хозяином',
      thirst: 'чтобы утолить жажду',
    }
    const ways = [...(hasCells ? ['клетку, чтобы пойти'] : []), ...(deed ? [`карту, ${what[deed]}`] : [])]
    return `${isAlso ? 'Или нажмите' : 'Нажмите'} светящуюся ${ways.join(', или ')}.`
  },

  turn: n => `Ход ${n}`,
  phases: {
    sides: 'Кто ходит первым?',
    prepare: 'Подготовка',
  },
  lastCreature: isYours => (isYours ? 'Ваше последнее существо!' : 'Последнее существо соперника!'),
  drawIn: turns => `Ничья: ещё ${many(turns, { one: 'ход', few: 'хода', many: 'ходов' })} без ран`,

  sides: {
    first: { name: 'Первый игрок', note: 'Ходит первым. Его отряд занимает середину своей половины раньше флангов.' },
    second: {
      name: 'Второй игрок',
      note: 'Может занять весь передний ряд и до своего первого хода держать третий ряд скрытым.',
    },
  },

  draft: 'Набор отряда',
  deal: 'Ваша раздача',
  inSquad: (n, of) => `в отряде ${n} из ${of}`,
  gold: 'золото',
  silver: 'серебро',
  crystals: (left, of) => `осталось ${left} из ${of}`,
  overspent: 'перерасход',
  elements: (names, penalty) => `${list(names)}: золота меньше на ${penalty}.`,
  oneElement: 'Первая стихия даром, каждая следующая – 1 золото.',
  flyers: (spent, of) => `На летающих потрачено ${spent}, можно не больше ${of}.`,
  eliteNote: 'Золотом платят за любую карту, серебром только за карты с серебряной стоимостью.',
  squadReady: 'Такой отряд может идти в бой.',
  squadMayGrow: 'Отряд может идти в бой, но кристаллов хватит ещё на карту. Остаток пропадёт.',
  cheaper: (price, from) => `${price} вместо ${from}`,
  newElement: gold => `ещё ${gold} золотом за новую стихию`,
  unfit: { tooDear: 'не хватает кристаллов', together: 'не подходит к отряду' },
  redeal: 'Пересдать: −1 карта',

  toPlace: 'Осталось расставить',
  allPlaced: 'Все на местах. Нажмите карту, чтобы забрать её.',
  chooseHidden: 'Нажмите светящиеся карты, которые останутся скрытыми; остальные вскроются.',
  nothingToHide: 'Ни одна ваша карта не может остаться скрытой: вскроются все.',
  nothingMoreToHide: 'Больше ни одна ваша карта не может остаться скрытой: остальные вскроются.',
  chooseCard: 'Выберите карту, которую поставите.',
  pickCard: 'выбрать, чтобы поставить',
  chooseCell: 'Теперь нажмите светящуюся клетку.',
  level: n => `очередь ${n}`,
  levelsNote: 'Верхний ряд обращён к врагу. Сначала заполняются клетки с меньшим номером.',
  mapNote: 'Верхний ряд обращён к врагу. Яркие клетки заполняют раньше тёмных.',
  placeNotes: {
    extra: 'Когда карты вскроются, она уйдёт с клетки в дополнительную зону.',
    attached: 'Когда карты вскроются, она перейдёт на другую карту.',
  },
  waitsForOther: 'Вы готовы. Другой игрок ещё решает.',

  fromDeck: 'Карты вашей колоды',
  hiddenHand: 'Вы смотрите: скрытые карты остаются скрытыми.',
  sideNames: { first: 'Первый', second: 'Второй' },
  creatures: n => many(n, { one: 'существо', few: 'существа', many: 'существ' }),
  hiddenCards: 'скрытых карт',

  hints: {
    'sides.choose': 'Первый раньше атакует, у второго отряд немного сильнее.',
    'recruit.squad': 'Нажмите карту, чтобы взять её, и ещё раз, чтобы вернуть.',
    'place.cards': 'Удар достаёт до соседней клетки: сильных вперёд, стрелков назад.',
    'prepare.hide': 'Скрытую карту можно вскрыть в любой момент.',
    'prepare.attach': 'Нажмите карту, затем её хозяина.',
    'turn.main': 'Нажмите своё существо, затем светящуюся клетку, врага или особенность.',
    'window.stack': 'Если все пасуют, исполнится верхнее в стеке.',
    'window.roll': 'Кубики ещё можно изменить особенностью.',
    'declare.target': 'Светятся карты, которые можно выбрать целью.',
  },
  howTo: {
    title: `${TITLE.ru}: как играть`,
    goal: 'Два отряда сходятся на поле из тридцати клеток. У кого не осталось существ, тот проиграл.',
    sections: [
      {
        picture: 'squad',
        heading: 'Наберите отряд',
        text: 'Вам сдают 15 карт вашей колоды. За карты с золотой стоимостью платят золотыми кристаллами, за остальные любыми. Каждая стихия после первой стоит один золотой кристалл. Что не взято, возвращается в колоду.',
      },
      {
        picture: 'court',
        heading: 'Расставьте его',
        text: 'На вашей половине три ряда. Карты ставят лицом вниз, сначала в середину, потом на фланги. Летающие и местности уходят в дополнительную зону рядом с полем, симбиоты и экипировка – на хозяев. Второй игрок может оставить третий ряд скрытым.',
      },
      {
        picture: 'card',
        heading: 'Карта',
        text: 'Сердце – жизни. Стрелки – оставшиеся шаги. Три числа – слабый, средний и сильный удар. Существо может пойти, а затем один раз подействовать: ударить, сыграть особенность или накопить фишку. Кто подействовал, закрывается: карта лежит на боку до вашего следующего хода.',
      },
      {
        picture: 'strike',
        heading: 'Удар',
        text: 'Атакующий бросает кубик: 1–3 слабый удар, 4–5 средний, 6 сильный. Открытая цель сражается и тоже бросает: на 5 оба промахиваются, на 6 она бьёт в ответ. Сосед обоих может встать защитником. Закрытая карта только терпит.',
      },
      {
        picture: 'stack',
        heading: 'Стек',
        text: 'Объявленное ждёт в стеке, и оба могут ответить внезапными особенностями (знак молнии). Когда оба пасуют, исполняется верхнее. Постоянные распоряжения пасуют за вас там, где вам всё равно.',
      },
      {
        picture: 'end',
        heading: 'Конец',
        text: 'Карта без жизней уходит на кладбище. Вы победили, когда у соперника не осталось существ. Тридцать ходов без ран – ничья.',
      },
    ],
  },
}
