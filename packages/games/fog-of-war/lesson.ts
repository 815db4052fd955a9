// The guided first match of The Fog of War: a plan, a battle, intelligence and production as the Axis.

import type { LessonOf } from '@ludoteka/kernel'
import type { CombatCard } from './content/combatCards.ts'
import type { Province } from './content/provinces.ts'
import type { Side } from './content/sides.ts'
import type { Slot } from './content/wheel.ts'
import type { Verbs } from './rules/state.ts'

type Target =
  | { readonly province: Province }
  | { readonly slot: Slot; readonly side?: Side }
  | { readonly card: CombatCard }
  | { readonly seat: Side }
  | { readonly part: 'points' | 'hand' | 'prompt' | 'board' }

export const LESSON: LessonOf<{ seat: Side; verbs: Verbs; target: Target }> = {
  seat: 'axis',
  chapters: [
    {
      title: { en: 'A plan', ru: 'План' },
      position: {
        facts: { head: { axis: 'foxtrot', allies: 'foxtrot' }, active: 'axis' },
        zones: {
          hand: {
            axis: ['panzerGroup', 'fieldArmy', 'dummyArmy'],
            allies: ['phantomArmy', 'armyCorps', 'britishArmy'],
          },
          deck: {
            axis: ['infantryCorps', 'airFleet', 'fieldArmy', 'infantryCorps', 'rest'],
            allies: ['armyCorps', 'armyCorps', 'rest'],
          },
          army: { paris: { allies: ['mechanisedCorps', 'maginotLine'] }, berlin: { axis: ['infantryCorps'] } },
          neutral: { lowCountries: ['neutral2'] },
        },
        stack: [{ step: 'turn.begin', seat: 'axis' }],
      },
      steps: [
        {
          say: {
            en: 'Europe, 1940. You command the Axis: you win with 70 victory points. The Allies win by holding Berlin and the Ruhr.',
            ru: 'Европа, 1940 год. Вы командуете Осью: для победы нужно 70 победных очков. Союзники побеждают, если удержат Берлин и Рур.',
          },
          point: [{ part: 'points' }, { part: 'board' }],
        },
        {
          say: {
            en: 'Each plate is a province. Armies are face-down cards: near Paris you see how many the enemy has, never which. That is the fog.',
            ru: 'Каждая табличка — провинция. Армии лежат рубашкой вверх: у Парижа видно, сколько карт у противника, но не какие. Это и есть туман.',
          },
          point: { province: 'paris' },
        },
        {
          say: {
            en: 'You hold three cards. Their numbers are strength on land and at sea. The Dummy Army is a zero: it only looks like an army.',
            ru: 'У вас на руке три карты. Числа — сила на суше и на море. «Ложная армия» — это ноль: она только выглядит армией.',
          },
          point: { card: 'dummyArmy' },
        },
        {
          say: {
            en: 'Attacks are planned ahead. Choose the Panzer Group and the Field Army, then the Low Countries, and plan an operation there.',
            ru: 'Атаки готовят заранее. Выберите «Танковую группу» и «Полевую армию», затем Бенилюкс — и спланируйте операцию.',
          },
          answer: [
            ['pick', 'panzerGroup'],
            ['pick', 'fieldArmy'],
            ['plan', 'lowCountries'],
          ],
          point: { province: 'lowCountries' },
          otherwise: {
            en: 'Not this time: send the two strong cards against the Low Countries.',
            ru: 'Не в этот раз: отправьте две сильные карты против Бенилюкса.',
          },
        },
        {
          say: {
            en: 'Your plan lies on your wheel, face down. The wheel turns one step each turn, and your attack gets ready. End your turn.',
            ru: 'Ваш план лежит на колесе операций рубашкой вверх. Каждый ход колесо поворачивается, и атака созревает. Завершите ход.',
          },
          answer: [['endTurn']],
        },
        {
          before: [
            ['allies', 'pick', 'phantomArmy'],
            ['allies', 'defend', 'paris'],
            ['allies', 'endTurn'],
          ],
          say: {
            en: 'The Allies put a card in Paris. Strong or a bluff? You may bluff too: each turn you play a card. Defend Berlin with the Dummy Army.',
            ru: 'Союзники добавили карту в Париж. Сила или блеф? Блефуйте и вы: каждый ход нужно сыграть карту. Обороняйте Берлин «Ложной армией».',
          },
          answer: [
            ['pick', 'dummyArmy'],
            ['defend', 'berlin'],
          ],
          point: { province: 'berlin' },
          otherwise: {
            en: 'Not this time: keep your real soldiers and show the enemy a dummy.',
            ru: 'Не в этот раз: настоящих солдат приберегите, а врагу покажите пустышку.',
          },
        },
        {
          say: {
            en: 'Nobody else knows that it is worth nothing. End your turn: you draw back to three cards.',
            ru: 'Никто не знает, что она ничего не стоит. Завершите ход: вы доберёте карты до трёх.',
          },
          answer: [['endTurn']],
        },
        {
          before: [
            ['allies', 'pick', 'armyCorps'],
            ['allies', 'defend', 'paris'],
            ['allies', 'endTurn'],
          ],
          say: {
            en: 'Two turns have passed: your operation could be launched in haste, but that gives the defence 1 more. Patience pays.',
            ru: 'Прошло два хода: операцию уже можно запустить поспешно, но тогда обороне прибавится 1. Терпение окупается.',
          },
          point: [{ slot: 'alpha', side: 'axis' }, { part: 'board' }],
        },
      ],
    },
    {
      title: { en: 'The battle', ru: 'Бой' },
      position: {
        facts: { head: { axis: 'delta', allies: 'delta' }, active: 'axis', turn: 7, superiority: 'allies' },
        zones: {
          target: { alpha: { axis: ['lowCountries'] } },
          operation: { alpha: { axis: ['panzerGroup', 'fieldArmy'] } },
          hand: {
            axis: ['infantryCorps', 'airFleet', 'fieldArmy'],
            allies: ['britishArmy', 'armyCorps', 'phantomArmy'],
          },
          army: {
            paris: { allies: ['mechanisedCorps', 'maginotLine', 'phantomArmy', 'armyCorps'] },
            berlin: { axis: ['infantryCorps', 'dummyArmy'] },
          },
          neutral: { lowCountries: ['neutral2'] },
        },
      },
      steps: [
        {
          say: {
            en: 'A turn later the operation is ready, without any penalty. Launch it from your wheel.',
            ru: 'Ещё через ход операция готова, и помех больше нет. Запустите её со своего колеса.',
          },
          answer: [['launch', 'alpha']],
          point: [{ slot: 'alpha', side: 'axis' }],
        },
        {
          before: [['allies', 'decline']],
          say: {
            en: 'All cards are turned up: your 5 against 2. With at least twice the defence you win, and you pay with cards worth the defence. Spend the Field Army.',
            ru: 'Все карты открыты: ваши 5 против 2. Вдвое больше обороны — это победа. Её цена — карты силой не меньше обороны. Отдайте «Полевую армию».',
          },
          answer: [['spend', 'fieldArmy'], ['done']],
        },
        {
          say: {
            en: 'The Low Countries are yours. Less than twice would have been a quagmire: both lose half, and the fight goes on. Less than the defence is a defeat.',
            ru: 'Бенилюкс ваш. Перевес меньше двойного — это упорные бои: обе стороны теряют половину, и бой продолжится. Слабее обороны — поражение.',
          },
          point: { province: 'lowCountries' },
        },
        {
          say: {
            en: 'Four enemy cards wait in Paris. Before you plan against them, lift the fog: pay 2 intel tokens and look there.',
            ru: 'В Париже четыре карты противника. Прежде чем планировать атаку, рассейте туман: заплатите 2 жетона разведки и посмотрите.',
          },
          answer: [['spyArmy', 'paris']],
          point: { province: 'paris' },
        },
        {
          before: [['allies', 'decline']],
          say: {
            en: 'The Allies could have paid to stop you, but let you look: at a random half of the stack. What you saw stays on the map as a note.',
            ru: 'Союзники могли заплатить, чтобы вам помешать, но не стали: вы увидели случайную половину стопки. Увиденное останется заметкой на карте.',
          },
          point: { province: 'paris' },
        },
      ],
    },
    {
      title: { en: 'The end of a year', ru: 'Конец года' },
      position: {
        facts: {
          year: 1943,
          usaAtWar: true,
          ussrAtWar: true,
          parisFell: true,
          superiority: 'allies',
          vp: 53,
          level: { axis: 11 },
          control: { paris: 'axis', vichy: 'axis', norway: 'axis', lowCountries: 'axis', balkans: 'axis' },
        },
        zones: { lossPile: { axis: ['panzerGroup'] }, discard: { axis: ['rest'], allies: ['rest'] } },
      },
      steps: [
        {
          say: {
            en: 'Three years later. All decks are empty, so the year ends when you end your turn. You can place cards only where your supply reaches from home.',
            ru: 'Прошло три года. Колоды пусты, и с вашим ходом закончится год. Помните: карты можно класть только туда, куда доходит снабжение из дома.',
          },
          answer: [['endTurn']],
        },
        {
          say: {
            en: 'Your provinces scored. Now your resources produce: 1 point buys back a lost card. Bring the Panzer Group home.',
            ru: 'Провинции принесли очки. Теперь ваши ресурсы дают производство: за 1 очко можно вернуть потерянную карту. Верните «Танковую группу».',
          },
          answer: [['buyCard', 'panzerGroup']],
        },
        {
          say: {
            en: 'Production also buys a higher level, intel tokens or, for the Axis alone, victory points: 2 for each. Buy one.',
            ru: 'Ещё за очки производства повышают его уровень, берут жетоны разведки, а Ось может брать победные очки, по 2 за каждое. Возьмите одно.',
          },
          answer: [['buyVp']],
        },
        {
          say: {
            en: 'You have 68 points, and 70 win. Buy two more, and the war is over.',
            ru: 'У вас 68 очков, а побеждают 70. Возьмите ещё два — и война закончится.',
          },
          answer: [['buyVp'], ['buyVp']],
        },
        {
          say: {
            en: '70 victory points: you have won! Had it failed, your two secret objectives would have decided at the end of 1944. Plan early, bluff, and look before you strike.',
            ru: '70 победных очков — вы победили! Иначе в конце 1944 года всё решили бы две ваши тайные цели. Планируйте заранее, блефуйте и разведывайте.',
          },
          point: [{ part: 'points' }, { part: 'board' }],
        },
      ],
    },
  ],
}
