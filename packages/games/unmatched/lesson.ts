// The guided first match of Unmatched: King Arthur and Merlin against Medusa and a Harpy.

import type { LessonOf } from '@ludoteka/kernel'
import type { Space } from './content/boards.ts'
import type { Card } from './content/cards.ts'
import type { Fighter } from './content/fighters.ts'
import type { Verbs } from './rules/state.ts'

type Target =
  | { readonly fighter: Fighter }
  | { readonly space: Space }
  | { readonly card: Card }
  | { readonly seat: 'a1' | 'b1' }
  | { readonly part: 'hand' | 'prompt' | 'board' }

export const LESSON: LessonOf<{ seat: 'a1' | 'b1'; verbs: Verbs; target: Target }> = {
  seat: 'a1',
  chapters: [
    {
      title: { en: 'The battlefield', ru: 'Поле боя' },
      position: {
        facts: {
          hero: { a1: 'arthur', b1: 'medusa' },
          at: { arthur: 's23', merlin: 's29', medusa: 's16', harpy1: 's12' },
          turn: 'a1',
          actionsLeft: 2,
        },
        zones: {
          hand: {
            a1: [
              'arthur.feint',
              'arthur.regroup',
              'arthur.skirmish',
              'arthur.theLadyOfTheLake',
              'arthur.aidTheChosenOne',
            ],
            b1: ['medusa.snipe', 'medusa.secondShot', 'medusa.regroup', 'medusa.feint'],
          },
          deck: { a1: ['arthur.nobleSacrifice', 'rest'] },
        },
      },
      steps: [
        {
          say: {
            en: 'Welcome! You lead King Arthur. Your goal: defeat Medusa, the enemy hero, before she defeats Arthur.',
            ru: 'Добро пожаловать! Вы ведёте короля Артура. Ваша цель — победить Медузу, героя противника, раньше, чем она победит Артура.',
          },
          point: { fighter: 'medusa' },
        },
        {
          say: {
            en: 'The number on a fighter is its health. Helpers such as your Merlin or her Harpy fight too, but only a fallen hero ends the match.',
            ru: 'Число на бойце — его здоровье. Помощники, ваш Мерлин и её гарпия, тоже сражаются, но партию заканчивает только гибель героя.',
          },
          point: { fighter: 'merlin' },
        },
        {
          say: {
            en: 'These cards are your hand, and nobody else sees it. You will lay them for attacks, for defense and for tricks called schemes.',
            ru: 'Эти карты — ваша рука, и видите её только вы. Картами атакуют, защищаются и проводят приёмы.',
          },
          point: { part: 'hand' },
        },
        {
          say: {
            en: 'In your turn you take two actions. Begin with a maneuver: it gives you a card and then lets your fighters move.',
            ru: 'За ход вы выполняете два действия. Начните с манёвра: он даёт карту, а потом ваши бойцы могут переместиться.',
          },
          answer: [['maneuver']],
          otherwise: {
            en: 'Not this time: a maneuver comes first. Press the button with the ring.',
            ru: 'Не в этот раз: сначала манёвр. Нажмите кнопку в кольце.',
          },
        },
        {
          say: {
            en: 'You drew Noble Sacrifice. Arthur moves up to 2 spaces, but you need 3. Give up Regroup: its boost of 1 is added to your movement.',
            ru: 'Вы взяли «Благородную жертву». Артур проходит до 2 ячеек, а нужно 3. Отдайте «Передышку»: её усиление 1 прибавится к перемещению.',
          },
          answer: [['boost', 'arthur.regroup']],
          otherwise: {
            en: 'Not this time: keep that card, it will be worth more in a fight.',
            ru: 'Не в этот раз: эту карту лучше приберечь для боя.',
          },
        },
        {
          say: {
            en: 'Choose Arthur, then the space beside the Harpy.',
            ru: 'Выберите Артура, а потом ячейку рядом с гарпией.',
          },
          answer: [
            ['move', 'arthur'],
            ['to', 's21'],
          ],
        },
        {
          say: {
            en: 'Everybody on your side may move in a maneuver. Bring Merlin to the yellow zone: you will see why in a moment.',
            ru: 'При манёвре могут перемещаться все ваши бойцы. Поставьте Мерлина в жёлтую зону: скоро вы увидите зачем.',
          },
          answer: [
            ['move', 'merlin'],
            ['to', 's24'],
          ],
        },
      ],
    },
    {
      title: { en: 'The first blow', ru: 'Первый удар' },
      steps: [
        {
          say: {
            en: 'Your second action is an attack. Arthur fights hand to hand: he reaches the spaces that a line joins with his. Press him.',
            ru: 'Второе действие — атака. Артур сражается в ближнем бою: он достаёт до ячеек, соединённых с его ячейкой линией. Нажмите на него.',
          },
          answer: [['attack', 'arthur']],
        },
        {
          say: {
            en: 'Lay an attack card face down. Nobody sees which one it is until both sides have decided. Feint, with a value of 2, is enough for a Harpy.',
            ru: 'Положите карту атаки рубашкой вверх. Никто не увидит её, пока не решат обе стороны. Для гарпии хватит «Уловки» со значением 2.',
          },
          answer: [['commit', 'arthur.feint']],
          otherwise: {
            en: 'Not this time: a Harpy has only 1 health. Save the strong cards for Medusa.',
            ru: 'Не в этот раз: у гарпии всего 1 здоровье. Сильные карты пригодятся против Медузы.',
          },
        },
        {
          say: {
            en: 'Arthur has a gift of his own: he may add a second card to boost his attack. A Harpy is not worth it. Attack without.',
            ru: 'У Артура своя способность: он может усилить атаку второй картой. Гарпия того не стоит. Атакуйте без усиления.',
          },
          answer: [['decline']],
          otherwise: {
            en: 'Not this time: that card would be wasted on a Harpy.',
            ru: 'Не в этот раз: на гарпию эту карту жалко тратить.',
          },
        },
        {
          before: [['b1', 'decline']],
          say: {
            en: 'Medusa did not defend. The attack value of 2 went through as 2 damage, and the Harpy is gone. Both your actions are spent, so it is her turn.',
            ru: 'Медуза не стала защищаться. Значение атаки 2 прошло целиком: 2 урона, и гарпия побеждена. Оба ваших действия потрачены — теперь ход Медузы.',
          },
          point: { seat: 'b1' },
        },
      ],
    },
    {
      title: { en: 'Medusa answers', ru: 'Ответ Медузы' },
      steps: [
        {
          before: [['b1', 'gaze', 'arthur']],
          say: {
            en: 'Every hero has an ability. Medusa’s gaze: as her turn begins, one enemy in her zone takes 1 damage. Spaces with a ring of the same colour are one zone.',
            ru: 'У каждого героя своя способность. Взгляд Медузы: в начале её хода один противник в её зоне получает 1 урон. Зона — это ячейки с кольцом одного цвета.',
          },
          point: { space: 's16' },
        },
        {
          before: [
            ['b1', 'attack', 'medusa'],
            ['b1', 'target', 'arthur'],
            ['b1', 'commit', 'medusa.snipe'],
          ],
          say: {
            en: 'She shoots! Ranged fighters reach everybody in their zone. You see only the back of her card. Defend with Skirmish: its value is 4.',
            ru: 'Она стреляет! Бойцы дальнего боя достают до любого в своей зоне. Её карту вы видите только с рубашки. Защититесь «Стычкой»: её значение 4.',
          },
          answer: [['commit', 'arthur.skirmish']],
          otherwise: {
            en: 'Not this time: you could let the blow through, but Arthur needs his health.',
            ru: 'Не в этот раз: удар можно и пропустить, но здоровье Артуру ещё понадобится.',
          },
        },
        {
          say: {
            en: 'Your 4 against her 3: no damage, and you win the combat. Skirmish now lets you move one of the two fighters. Pull Medusa closer.',
            ru: 'Ваши 4 против её 3: урона нет, и бой за вами. Теперь «Стычка» позволяет переместить одного из двух бойцов. Подтащите Медузу поближе.',
          },
          answer: [
            ['move', 'medusa'],
            ['to', 's12'],
          ],
          otherwise: {
            en: 'Not this time: bring Medusa to the space beside Arthur.',
            ru: 'Не в этот раз: поставьте Медузу на ячейку рядом с Артуром.',
          },
        },
        {
          before: [
            ['b1', 'maneuver'],
            ['b1', 'decline'],
            ['b1', 'done'],
          ],
          say: {
            en: 'Medusa used her second action for a maneuver: she drew a card and stayed. You see how many cards she holds, never which.',
            ru: 'Второе действие Медуза потратила на манёвр: взяла карту и осталась на месте. Вам видно, сколько у неё карт, но не какие они.',
          },
          point: { seat: 'b1' },
        },
      ],
    },
    {
      title: { en: 'Schemes and spells', ru: 'Приёмы и чары' },
      steps: [
        {
          say: {
            en: 'Your turn. A scheme is an action too: its card does what it says, without a fight. The Lady of the Lake brings you Excalibur.',
            ru: 'Ваш ход. Приём — тоже действие: карта делает то, что на ней написано, без боя. «Владычица Озера» принесёт вам «Экскалибур».',
          },
          answer: [['scheme', 'arthur.theLadyOfTheLake']],
        },
        {
          say: {
            en: 'Merlin casts from afar: from his yellow space he reaches Medusa. Attack with Merlin.',
            ru: 'Мерлин колдует издали: со своей жёлтой ячейки он достаёт до Медузы. Атакуйте Мерлином.',
          },
          answer: [['attack', 'merlin']],
          otherwise: {
            en: 'Not this time: Arthur will have his blow. Let Merlin begin.',
            ru: 'Не в этот раз: Артур ещё ударит. Пусть начнёт Мерлин.',
          },
        },
        {
          say: {
            en: 'A card names the fighter who may use it. Aid the Chosen One is Merlin’s, and its value is 4.',
            ru: 'На карте написано, кто может её применить. «Помощь избранному» — карта Мерлина, её значение 4.',
          },
          answer: [['commit', 'arthur.aidTheChosenOne']],
        },
        {
          before: [['b1', 'commit', 'medusa.feint']],
          say: {
            en: 'She defended with 2, so 4 − 2 = 2 damage. Her Feint also cancelled the text on your card, so you draw nothing. Texts matter as much as numbers.',
            ru: 'Она защитилась двойкой: 4 − 2 = 2 урона. А её «Уловка» отменила текст вашей карты, так что новых карт вы не берёте. Тексты важны не меньше чисел.',
          },
          point: { fighter: 'medusa' },
        },
      ],
    },
    {
      title: { en: 'The last blow', ru: 'Последний удар' },
      position: {
        facts: {
          hero: { a1: 'arthur', b1: 'medusa' },
          at: { arthur: 's21', merlin: 's24', medusa: 's12' },
          health: { arthur: 7, merlin: 4, medusa: 5 },
          turn: 'a1',
          actionsLeft: 1,
        },
        zones: {
          hand: {
            a1: ['arthur.excalibur', 'arthur.nobleSacrifice', 'arthur.momentousShift'],
            b1: ['medusa.hissAndSlither', 'medusa.dash'],
          },
          discard: { a1: ['arthur.aidTheChosenOne', 'arthur.skirmish', 'arthur.feint', 'arthur.regroup'] },
        },
      },
      steps: [
        {
          say: {
            en: 'Some turns later. Mind two limits: at the end of your turn you keep at most 7 cards, and once your deck is empty every maneuver hurts your fighters.',
            ru: 'Прошло несколько ходов. Запомните две границы: в конце хода у вас не больше 7 карт, а когда колода пуста, каждый манёвр ранит ваших бойцов.',
          },
          point: { seat: 'a1' },
        },
        {
          say: {
            en: 'Medusa has 5 health and stands beside Arthur. Now is the moment: attack with Arthur and lay Excalibur.',
            ru: 'У Медузы 5 здоровья, и она рядом с Артуром. Самое время: атакуйте Артуром и положите «Экскалибур».',
          },
          answer: [
            ['attack', 'arthur'],
            ['commit', 'arthur.excalibur'],
          ],
          otherwise: {
            en: 'Not this time: only Excalibur is strong enough.',
            ru: 'Не в этот раз: сил хватит только у «Экскалибура».',
          },
        },
        {
          say: {
            en: 'She will surely defend. Use Arthur’s ability: lay Noble Sacrifice as a boost. 6 and its boost of 3 make 9.',
            ru: 'Она наверняка защитится. Примените способность Артура: положите «Благородную жертву» как усиление. 6 и усиление 3 — это 9.',
          },
          answer: [['commitBoost', 'arthur.nobleSacrifice']],
          otherwise: {
            en: 'Not this time: with a smaller boost she might survive.',
            ru: 'Не в этот раз: с меньшим усилением она может выстоять.',
          },
        },
        {
          before: [['b1', 'commit', 'medusa.hissAndSlither']],
          say: {
            en: '9 against 4: five damage, and Medusa falls. You have won! Move, draw, save your best cards, strike when it counts: that is Unmatched.',
            ru: '9 против 4: пять урона, и Медуза повержена. Вы победили! Двигайтесь, берите карты, берегите лучшие и бейте вовремя — в этом весь Unmatched.',
          },
          point: { seat: 'b1' },
        },
      ],
    },
  ],
}
