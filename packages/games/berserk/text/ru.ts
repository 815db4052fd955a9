// Berserk in Russian.

import { asking, isNumber, isOneOf, lister } from '@ludoteka/text-kit'
import { ABILITY_NAMES } from '../content/abilities.ts'
import { CARD_OR_HIDDEN } from '../rules/rows.ts'
import { TITLE } from '../title.ts'
import { ABILITIES_RU, CHOICES_RU, RULE_ABILITIES_RU } from './abilities.ru.ts'
import { abilityText } from './abilityText.ts'
import { ACTIONS_AT_RU, ACTIONS_RU } from './actions.ru.ts'
import { CARDS_RU } from './cards.ru.ts'
import { KEYWORDS_RU } from './keywords.ru.ts'
import { LOG_RU } from './log.ru.ts'
import { topItem } from './stackTerms.ts'
import { TERMS_RU } from './terms.ru.ts'
import type { Texts } from './types.ts'

const list = lister('ru')
const card = isOneOf(CARD_OR_HIDDEN)
const ability = isOneOf(ABILITY_NAMES)
const SAID = { abilities: ABILITIES_RU, ruleAbilities: RULE_ABILITIES_RU }
const name = (of: (typeof CARD_OR_HIDDEN)[number]): string =>
  of === 'hidden' ? 'Скрытая карта' : `«${CARDS_RU[of].name}»`

function stackQuestion(top: ReturnType<typeof topItem>): string {
  switch (top?.kind) {
    case undefined:
      return 'Ответьте или пасуйте.'
    case 'pause':
      return {
        ready: 'Ход начинается: сыграйте внезапную особенность или пасуйте.',
        moved: 'Карта передвинулась: сыграйте внезапную особенность или пасуйте.',
        ending: 'Ход заканчивается: сыграйте внезапную особенность или пасуйте.',
      }[top.why]
    case 'strike':
      return `Объявлен удар: ${name(top.card)} → ${list(top.targets.map(name))}. Ответьте или пропустите.`
    case 'defend':
      return `${name(top.card)} вот-вот станет защитником: ответьте или пропустите.`
    case 'ability': {
      const targets = top.targets.length > 0 ? ` → ${list(top.targets.map(name))}` : ''
      return `Объявлена особенность: ${name(top.card)}${targets}. Ответьте или пропустите.`
    }
  }
}

const prompts: Texts['prompts'] = {
  'sides.choose': 'Выберите: ходить первым или получить ещё по кристаллу каждого вида.',
  'recruit.squad': 'Наберите отряд, пока хватает кристаллов.',
  'place.cards': 'Расставьте отряд лицом вниз на своей половине.',
  'prepare.hide': 'Выберите карты, которые останутся скрытыми, или продолжайте.',
  'prepare.attach': 'Поместите симбиотов, паразитов и экипировку на хозяев.',
  'prepare.battleStart': 'Используйте особенность начала боя или пасуйте.',
  'prepare.vanguard': 'Нанесите удар авангарда или пасуйте.',
  'turn.thirst': 'Утолите жажду закрытых существ или оставьте их закрытыми.',
  'turn.effects': 'Выберите, какой эффект открытия произойдёт следующим.',
  'turn.main': asking(
    'Двигайтесь, действуйте или закончите ход.',
    { turn: isNumber },
    ({ turn }) => `Ход ${turn}: двигайтесь, действуйте или закончите ход.`,
  ),
  'window.stack': terms => stackQuestion(topItem(terms)),
  'window.roll': 'Кубики брошены: ответьте или пасуйте.',
  'window.wounds': 'Сейчас будут нанесены раны: ответьте или пасуйте.',
  'window.wounded': 'Раны нанесены: ответьте или пасуйте.',
  'triggers.put': 'Выберите, какая особенность попадёт в стек следующей; последняя исполнится первой.',
  'trigger.may': asking(
    'Использовать особенность?',
    { card, ability },
    terms => `${name(terms.card)}: использовать особенность? ${abilityText(SAID, terms.ability)}`,
  ),
  'declare.option': asking(
    'Выберите, что сделает особенность.',
    { card },
    terms => `${name(terms.card)}: выберите, что сделает особенность.`,
  ),
  'declare.target': asking('Выберите цель.', { card }, terms => `${name(terms.card)}: выберите цель.`),
  'declare.item': asking(
    'Выберите, на что ответить.',
    { card },
    terms => `${name(terms.card)}: выберите, на что ответить.`,
  ),
  'declare.cell': asking('Выберите клетку.', { card }, terms => `${name(terms.card)}: выберите клетку.`),
  'declare.onto': asking(
    'Выберите, кто получит раны.',
    { card },
    terms => `${name(terms.card)}: выберите, кто получит раны.`,
  ),
  'declare.x': asking('Выберите X.', { card }, terms => `${name(terms.card)}: выберите X.`),
  'declare.payer': asking(
    'Выберите, чья фишка идёт в оплату.',
    { left: isNumber },
    ({ left }) => `Выберите, чья фишка идёт в оплату; осталось оплатить: ${left}.`,
  ),
  'effect.choose': asking(
    'Выберите, что произойдёт.',
    { card },
    terms => `${name(terms.card)}: выберите, что будет с вашей атакованной картой.`,
  ),
  'effect.number': asking(
    'Выберите число.',
    { card, min: isNumber, max: isNumber },
    ({ card: of, min, max }) => `${name(of)}: выберите число от ${min} до ${max}.`,
  ),
  'effect.split': asking(
    'Распределите раны.',
    { left: isNumber },
    ({ left }) => `Распределите раны; осталось: ${left}.`,
  ),
  'effect.place': asking('Выберите место.', { card }, terms => `${name(terms.card)}: выберите место.`),
  'effect.relocate': asking('Выберите клетку.', { card }, terms => `${name(terms.card)}: выберите соседнюю клетку.`),
  'effect.search': 'Поиск в колоде: возьмите карту или ничего.',
  'effect.unity': asking(
    'Покажите из колоды карты с Единением или остановитесь.',
    { left: isNumber },
    ({ left }) => `Покажите из колоды карту с Единением (не больше ${left}) или остановитесь.`,
  ),
  'attack.keep': asking(
    'Выберите, какой кубик оставить.',
    { card },
    terms => `${name(terms.card)}: брошены два кубика, выберите один.`,
  ),
  'attack.reroll': 'Перебросьте кубик или оставьте как есть.',
  'wounds.replace': 'Выберите, какой эффект не даст нанести раны.',
  'heal.react': asking('Ответить на излечение?', { card }, terms => `${name(terms.card)}: ответить на излечение?`),
  'card.attach': asking('Выберите хозяина.', { card }, terms => `${name(terms.card)}: выберите хозяина.`),
  'card.land': asking(
    'Выберите клетку для приземления.',
    { card },
    terms => `${name(terms.card)}: выберите клетку для приземления.`,
  ),
}

const reasons: Texts['reasons'] = {
  gameOver: 'Игра окончена.',
  notYourDecision: 'Сейчас решаете не вы.',
  notNow: 'Сейчас это невозможно.',
  deckTooSmall: 'В колоде не меньше 30 карт.',
  deckTooLarge: 'В колоде не больше 50 карт.',
  tooManyCopies: 'В колоде не больше трёх карт одного названия, с Ордой — пяти.',
  notInDeal: 'Этой карты нет в вашей раздаче.',
  notInSquad: 'Этой карты нет в вашем отряде.',
  tooManyPutBacks: 'Вы слишком часто возвращали карты.',
  tooManyTakeBacks: 'Вы слишком часто передумывали.',
  notReadyYet: 'Вы ещё не подтвердили готовность.',
  smallestDeal: 'В раздаче не меньше одной карты.',
  uniqueTwice: 'Уникальная карта может быть в отряде только одна.',
  secondTerrain: 'В отряде не больше одной местности.',
  notTogether: 'Две карты этого отряда нельзя взять вместе.',
  tooManyFlyers: 'На летающих можно потратить не больше 15 кристаллов.',
  tooFewGold: 'На элитные карты не хватает золота.',
  tooFewCrystals: 'Не хватает кристаллов.',
  noCreatureRecruited: 'В отряде нужно существо, которое не симбиот.',
  notYourHalf: 'Эта клетка не на вашей половине.',
  cellTaken: 'На этой клетке уже есть карта.',
  lowerLevelFirst: 'Сначала нужно занять клетки с меньшим номером.',
  nothingPlaced: 'На этой клетке нет вашей карты.',
  placeAll: 'Нужно расставить все карты отряда.',
  cannotHide: 'Эта карта не может остаться скрытой.',
  notAHost: 'Эта карта не может быть хозяином.',
  noBattleStart: 'Это не особенность начала боя.',
  noVanguardStrike: 'Такой удар авангарда невозможен.',
  cannotDrinkFrom: 'Этим существом нельзя утолить жажду.',
  notThirsty: 'Это существо не ждёт утоления жажды.',
  notWaiting: 'Этот эффект не ждёт своей очереди.',
  doesNotMove: 'Эта карта не двигается.',
  heldFast: 'Это существо пока не может двигаться.',
  noUnitsLeft: 'У этого существа не осталось движения.',
  movedAlready: 'Это существо уже двигалось в этот ход.',
  notOneStep: 'Шаг делается вперёд, назад, влево или вправо на соседнюю клетку.',
  cellOccupied: 'Эта клетка занята.',
  cannotJumpThere: 'Туда прыгнуть нельзя.',
  cannotTeleport: 'Туда телепортироваться нельзя.',
  cannotDriftThere: 'Туда проплыть нельзя.',
  notAPartner: 'С этой картой нельзя поменяться местами.',
  notYours: 'Вы не контролируете эту карту.',
  hiddenCard: 'Эта карта скрыта.',
  notHidden: 'У вас нет такой скрытой карты.',
  noCreature: 'Эта карта не существо.',
  closed: 'Эта карта закрыта.',
  actedAlready: 'Эта карта уже действовала.',
  actionPending: 'Эта карта объявила действие, которое ещё не оплачено.',
  outOfReach: 'До этой цели не достать.',
  mustAttackAnother: 'Карта обязана атаковать другую цель.',
  mustChooseAnother: 'Карта обязана выбрать другую цель.',
  mustAttackFirst: 'Сначала нужно совершить обязательную атаку.',
  noStrikeWaits: 'Ни один простой удар не ждёт исполнения.',
  ownStrike: 'Против удара по своей карте защитник не назначается.',
  notOnYourTurn: 'Защитник назначается только в ход противника.',
  directedStrike: 'Против этого удара защитника назначить нельзя.',
  defendedAlready: 'Защитник уже назначен.',
  cannotDefendItself: 'Атакованная карта не может защищать сама себя.',
  cannotAct: 'Эта карта сейчас не может действовать.',
  notAdjacentToBoth: 'Защитник стоит рядом и с атакующим, и с атакованной картой.',
  wrongForFlight:
    'Летающих защищают только летающие. От летающего другие защищают, стоя рядом с атакованной картой; от наземного существа летающие защищают только летающих.',
  noSuchAbility: 'У карты нет такой особенности.',
  wrongTiming: 'Сейчас эту особенность использовать нельзя.',
  tooFewChips: 'Не хватает фишек.',
  chipsFull: 'На карте уже максимум фишек.',
  limitReached: 'Особенность уже использована столько раз, сколько можно.',
  conditionNotMet: 'Условие особенности не выполнено.',
  notAllFlyers: 'У противника есть нелетающие существа или скрытые карты.',
  rageOnlyClosed: 'Ярость открывает закрытую карту с фишкой в ваш ход.',
  noTarget: 'Нет легальной цели, или ничего не произойдёт.',
  illegalTarget: 'Это не легальная цель.',
  cannotAnswer: 'На это ответить нельзя.',
  noSuchOption: 'Такого варианта нет.',
  noEffect: 'Это ни на что не повлияет.',
  nameOne: 'Назовите хотя бы одну карту.',
  noChipsThere: 'На этой карте нет фишек для оплаты.',
  notTriggered: 'Эта особенность не ждёт.',
  noReroll: 'Этот кубик перебросить нельзя.',
  notApplicable: 'Этот эффект здесь не действует.',
  notHealed: 'Эта карта сейчас не лечится.',
  outOfBounds: 'Такое число невозможно.',
  notNamed: 'Эта карта не была названа.',
  notBeside: 'Эта клетка занята или не соседняя.',
  notInDeck: 'В вашей колоде нет такой карты.',
}

export const RU: Texts = {
  title: TITLE.ru,
  seats: { one: 'Игрок А', two: 'Игрок Б' },
  sides: { first: 'Первый игрок', second: 'Второй игрок' },
  options: {
    firstGame: { name: 'Первая партия: по 10 золотых и 10 серебряных', values: { off: 'нет', on: 'да' } },
    stallLimit: { name: 'Ничья после 30 ходов без ран', values: { on: 'да', off: 'нет' } },
  },
  warnings: {
    ownWounds: () => 'От этих ран ваше последнее существо погибнет, если ничто их не предотвратит: вы проиграете',
    ownStrike: percent => `От этого удара ваше последнее существо погибнет в ${percent}% случаев: вы проиграете`,
  },
  cards: CARDS_RU,
  abilities: ABILITIES_RU,
  choices: CHOICES_RU,
  ruleAbilities: RULE_ABILITIES_RU,
  keywords: KEYWORDS_RU,
  terms: TERMS_RU,
  prompts,
  actions: ACTIONS_RU,
  actionsAt: ACTIONS_AT_RU,
  log: LOG_RU,
  reasons,
  results: {
    noCreatureLeft: 'У проигравшего не осталось существ.',
    bothWipedOut: 'Оба игрока потеряли последнее существо.',
    stalled: 'Тридцать ходов прошло без ран.',
    turnLimit: 'Прошло двести ходов.',
  },
  squadLeft: (left, of) => `осталось ${left} из ${of}`,
  orders: {
    passWindows: {
      name: 'Пасовать в окнах ответа',
      note: 'Пасует, когда вы могли бы ответить, если вы не просили спросить вас.',
      settings: {
        stop: {
          name: 'Спрашивать меня',
          values: {
            never: 'никогда',
            attacksAtMyCards: 'при ударах по моим картам',
            myCards: 'при всём, что направлено на мои карты',
          },
        },
      },
    },
    passPauses: {
      name: 'Пасовать при пустом стеке',
      note: 'Пасует после движения, перед главной фазой и в конце хода.',
    },
    passOwn: { name: 'Не отвечать самому себе', note: 'Пасует, пока на вершине стека ваше собственное объявление.' },
    anyOrder: {
      name: 'Любой порядок',
      note: 'Берёт срабатывания и эффекты открытия в том порядке, в каком они перечислены.',
    },
  },
  terminal: {
    turn: (turn, seat) => `Ход ${turn}: ${seat}`,
    hidden: 'скрытая карта',
    empty: 'нет карт в игре',
    squad: (seat, deck, graveyard) => `${seat}: колода ${deck}, кладбище ${graveyard}`,
    piece: (of, place, facts) => `${place}: ${[of, ...facts].join(', ')}`,
    life: n => `жизней ${n}`,
    closed: 'закрыта',
    chips: n => `фишек ${n}`,
    poison: n => `отравление ${n}`,
    extraZone: 'дополнительная зона',
    on: host => `на ${host}`,
    waitingFor: seats => `Ждём: ${list(seats)}`,
    spectator: 'Вы зритель.',
    own: (zone, cards) => `  ${zone === 'deal' ? 'Раздача' : 'Отряд'}: ${list(cards)}`,
  },
}
