// Unmatched in Russian.

import { asking, isNumber, isOneOf } from '@ludoteka/text-kit'
import { FIGHTERS, HAND_LIMIT } from '../content/fighters.ts'
import { ACTIONS_AT_RU, ACTIONS_RU, PAIR_ITEMS_RU } from './actions.ru.ts'
import { CARDS_RU } from './cards.ru.ts'
import { cards, facedownCards, health, spaces } from './counts.ru.ts'
import { LOG_RU } from './log.ru.ts'
import { list, NAMES_RU } from './names.ru.ts'
import type { Texts } from './types.ts'

const fighter = isOneOf(FIGHTERS)
const NAMES = NAMES_RU.fighters

const prompts: Texts['prompts'] = {
  'setup.hero': 'Выберите героя.',
  'setup.sidekick': asking(
    'Выберите для помощника ячейку в зоне вашего героя.',
    { fighter },
    terms => `Выберите в зоне вашего героя, куда поставить ${NAMES[terms.fighter].accusative}.`,
  ),
  'setup.size': 'Выберите, какого размера Алиса вначале.',
  'turn.gaze': 'Выберите бойца в зоне Медузы, чтобы нанести ему урон, или не наносите урон.',
  'turn.action': 'Выберите действие: манёвр, приём или атака.',
  'turn.discard': asking(
    `Откладывайте карты в сброс, пока в руке не останется ${HAND_LIMIT}.`,
    { left: isNumber },
    ({ left }) =>
      left > 0
        ? `Отложите в сброс ещё ${cards(left)}: в руке остаётся не больше ${HAND_LIMIT}.`
        : 'Сбросьте отложенные карты.',
  ),
  'maneuver.boost': 'Выберите карту, чтобы усилить перемещение, или перемещайтесь без усиления.',
  'move.next': asking(
    'Выберите, кого переместить, или закончите перемещение.',
    { max: isNumber },
    ({ max }) => `Выберите, кого переместить (не больше чем на ${spaces(max)}), или закончите перемещение.`,
  ),
  'move.to': asking(
    'Выберите, куда перейти; чтобы остаться, выберите ячейку самого бойца.',
    { fighter, max: isNumber },
    terms =>
      `Переместите ${NAMES[terms.fighter].accusative} не больше чем на ${spaces(terms.max)}; чтобы остаться, выберите ту же ячейку.`,
  ),
  'scheme.fighter': 'Выберите бойца, который разыгрывает приём.',
  'attack.target': asking(
    'Выберите цель атаки.',
    { fighter },
    terms => `Выберите, кого атакует ${NAMES[terms.fighter].nominative}.`,
  ),
  'attack.card': 'Выберите карту атаки и положите её рубашкой вверх.',
  'attack.boost': 'Выберите вторую карту, чтобы усилить атаку короля Артура, или атакуйте без неё.',
  'attack.defense': 'Выберите карту защиты и положите её рубашкой вверх или не играйте ничего.',
  'effect.boost': 'Выберите карту, чтобы усилить атаку, или оставьте атаку как есть.',
  'effect.combatant': 'Выберите, кого из двух участников боя переместить.',
  'effect.place': asking(
    'Выберите ячейку, на которую поставить бойца.',
    { fighter },
    terms => `Выберите ячейку, на которую поставить ${NAMES[terms.fighter].accusative}.`,
  ),
  'effect.jaws': 'Выберите бойца рядом с Бармаглотом, который получит урон.',
  'effect.glance': 'Выберите бойца в зоне Медузы, который получит урон.',
  'effect.spirits': 'Выберите ячейку в зоне Мерлина.',
  'effect.spiritsNext': 'Выберите вторую ячейку, смежную с первой.',
  'effect.pair': 'Выберите два пункта и их порядок.',
  'effect.opponentDiscards': 'Выберите, какую карту сбросить из руки.',
  'effect.lookAndDiscard': 'Выберите карту в руке противника: она будет сброшена.',
  'effect.prophecyTake': asking(
    'Выберите карту, которую возьмёте в руку.',
    { left: isNumber },
    ({ left }) => `Выберите ${cards(left)}, чтобы взять в руку.`,
  ),
  'effect.prophecyReturn': 'Выберите, какую карту вернуть на колоду первой; последняя окажется сверху.',
}

const reasons: Texts['reasons'] = {
  gameOver: 'Игра окончена.',
  notYourDecision: 'Сейчас решаете не вы.',
  notNow: 'Сейчас это невозможно.',
  heroTaken: 'Этот герой уже занят.',
  otherBoard: 'Эта ячейка на другом поле.',
  spaceTaken: 'Эта ячейка занята.',
  startSpaceNeeded: 'С этой ячейки начнёт другой герой.',
  outsideHerosZone: 'Эта ячейка не в зоне вашего героя.',
  fighterDefeated: 'Этого бойца нет на поле.',
  friendlyFighter: 'Это ваш союзник.',
  notYourFighter: 'Это не ваш боец.',
  outsideMedusasZone: 'Это вне зоны Медузы.',
  handLimitReached: 'Предел карт в руке соблюдён: больше сбрасывать не нужно.',
  notInHand: 'Этой карты нет в руке.',
  mustAct: 'Вы должны совершить оба действия хода.',
  mustDiscard: 'Превышен предел карт в руке: отложите лишние карты в сброс.',
  notAScheme: 'Это не карта приёма.',
  itsFighterIsGone: 'Боец, который мог бы её разыграть, побеждён.',
  nobodyInReach: 'Этому бойцу некого атаковать.',
  noAttackCard: 'У вас нет карты, которой этот боец мог бы атаковать.',
  outOfReach: 'До этой цели не достать.',
  notAnAttackCard: 'Этой картой нельзя атаковать.',
  notADefenseCard: 'Этой картой нельзя обороняться.',
  notForThisFighter: 'Этот боец не может играть эту карту.',
  attackCardNeeded: 'Атака объявлена: положите карту атаки.',
  notToMoveNow: 'Этот боец сейчас не перемещается.',
  tooFar: 'Эта ячейка слишком далеко, или путь к ней закрыт.',
  chooseOwnSpaceToStay: 'Чтобы остаться на месте, выберите ячейку самого бойца.',
  compulsory: 'Этот эффект обязателен.',
  notInThisCombat: 'Этот боец не участвует в бою.',
  notNextToJabberwock: 'Этот боец не стоит рядом с Бармаглотом.',
  outsideMerlinsZone: 'Эта ячейка не в зоне Мерлина.',
  notAdjacent: 'Эта ячейка не смежна с первой.',
  notAmongTheCards: 'Этой карты нет среди тех, что вы смотрите.',
}

export const RU: Texts = {
  ...NAMES_RU,
  cards: CARDS_RU,
  pairItems: PAIR_ITEMS_RU,
  prompts,
  actions: ACTIONS_RU,
  actionsAt: ACTIONS_AT_RU,
  log: LOG_RU,
  reasons,
  results: {
    heroesDefeated: 'У проигравшей стороны не осталось героев.',
    bothHeroesDefeated: 'Герои обеих сторон пали одновременно; побеждает сторона, чей был ход.',
  },
  facts: {
    board: 'поле боя',
    first: 'кто ходит первым',
    doubleTeam: 'команда, за оба места которой играет один человек',
    hero: 'герой каждого места',
    at: 'ячейка каждого бойца',
    health: 'здоровье каждого бойца',
    turnStart: 'ячейка каждого бойца в начале хода',
    size: 'размер Алисы',
    turn: 'чей сейчас ход',
    actionsLeft: 'сколько действий осталось в этот ход',
    combat: 'идущий бой',
  },
  warnings: {
    exhaustion: () => 'Ваша колода пуста: ваш герой погибнет от истощения, и вы проиграете',
    exhaustionAfterCombat: () =>
      'Ваша колода пуста, а эта карта берёт карты: если бой не решит исход раньше, ваш герой погибнет и вы проиграете',
    ownHero: () => 'Это погубит вашего собственного героя: вы проиграете',
    attack: percent =>
      percent >= 100
        ? 'Ваш герой не переживёт этой атаки, какой бы ни была карта: вы проиграете'
        : `Судя по картам, которых вы не видели, эта атака погубит вашего героя в ${percent}% случаев: вы проиграете`,
  },
  orders: {
    noDefenseForSidekicks: {
      name: 'Не защищать помощников',
      note: 'Когда атакуют вашего помощника, вы не играете карту защиты. За героя вы всегда решаете сами.',
    },
  },
  healthLeft: n => (n > 0 ? `осталось ${health(n)}` : 'вне боя'),
  terminal: {
    turn: player => `Ход: ${player}`,
    actionsLeft: n => `осталось действий: ${n}`,
    cards: (hand, deck, discard) => `рука ${hand}, колода ${deck}, сброс ${discard}`,
    defeated: 'вне боя',
    handOf: player => `Рука, ${player}:`,
    onTable: (player, faceUp, faceDown) =>
      `На столе, ${player}: ${list([...faceUp, ...(faceDown > 0 ? [facedownCards(faceDown)] : [])])}`,
    zones: 'Зоны',
    waitingFor: players => `Ждём: ${list(players)}`,
    spectator: 'Вы зритель.',
  },
}
