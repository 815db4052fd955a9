// The guided first match of Berserk: placing a squad, a turn with its strikes, and the last blow.

import type { LessonOf } from '@ludoteka/kernel'
import type { CardId } from './content/cards.ts'
import type { Cell } from './content/cells.ts'
import type { Piece } from './rules/questions.ts'
import type { Verbs } from './rules/verbs.ts'

type Seat = 'one' | 'two'

type Target =
  | { readonly piece: Piece }
  | { readonly cell: Cell }
  | { readonly card: CardId }
  | { readonly seat: Seat }
  | { readonly part: 'hand' | 'prompt' | 'board' }

export const LESSON: LessonOf<{ seat: Seat; verbs: Verbs; target: Target }> = {
  seat: 'one',
  chapters: [
    {
      title: { en: 'Your squad', ru: 'Ваш отряд' },
      position: {
        facts: { phase: 'placement' },
        zones: { squad: { one: ['nomad', 'orc', 'crossbowman'], two: ['nomad', 'nomad', 'orc'] } },
        stack: [{ step: 'prepare.begin' }, { step: 'place.cards' }],
      },
      steps: [
        {
          say: {
            en: 'Two squads meet on this court. Whoever has no creature left has lost. The lower half is yours.',
            ru: 'Два отряда сходятся на этом поле. У кого не осталось существ, тот проиграл. Нижняя половина — ваша.',
          },
          point: { part: 'board' },
        },
        {
          say: {
            en: 'A match begins with recruiting: of 15 cards of your deck you hire what your gold and silver crystals pay for. These three are hired already.',
            ru: 'Партия начинается с набора отряда: из 15 карт вашей колоды вы берёте тех, на кого хватит золотых и серебряных кристаллов. Эти трое уже ваши.',
          },
          point: [{ card: 'orc' }, { part: 'board' }],
        },
        {
          say: {
            en: 'Place them face down; your opponent does the same and sees only backs. The Orc goes to the front: choose the card, then the cell.',
            ru: 'Расставьте их рубашкой вверх: противник делает то же и видит только рубашки. Орк — вперёд: выберите карту, потом клетку.',
          },
          answer: [['place', 'orc:c3']],
          point: { card: 'orc' },
        },
        {
          say: {
            en: 'Put the Nomad beside him and the Crossbowman, who shoots from afar, behind the two. Then say that you are ready.',
            ru: 'Кочевника поставьте рядом с ним, а Арбалетчика, который стреляет издали, — за их спинами. Потом скажите, что вы готовы.',
          },
          answer: [['place', 'nomad:d3'], ['place', 'crossbowman:c2'], ['ready']],
          point: [{ card: 'nomad' }, { card: 'crossbowman' }],
        },
        {
          before: [
            ['two', 'place', 'nomad:c4'],
            ['two', 'place', 'nomad:b4'],
            ['two', 'place', 'orc:d5'],
            ['two', 'ready'],
            ['one', 'done'],
            ['two', 'done'],
          ],
          say: {
            en: 'All cards were turned up, and the fight begins. You move first; later turns take turns.',
            ru: 'Все карты открыты, и начинается бой. Первый ход ваш, дальше ходят по очереди.',
          },
          point: { part: 'board' },
        },
      ],
    },
    {
      title: { en: 'Moving and striking', ru: 'Движение и удары' },
      position: {
        facts: {
          pieces: [
            { card: 'nomad', owner: 'one', at: 'd2' },
            { card: 'orc', owner: 'one', at: 'c3' },
            { card: 'crossbowman', owner: 'one', at: 'b2' },
            { card: 'nomad', owner: 'two', at: 'd4' },
            { card: 'orc', owner: 'two', at: 'b5' },
          ],
        },
      },
      random: [4, 2, 5, 1, 6],
      steps: [
        {
          say: {
            en: 'A card tells what its creature can do: its life, how many steps it has, and three numbers: a weak, a medium and a strong strike.',
            ru: 'На карте написано, что умеет существо: сколько у него жизней, сколько шагов, и три числа — слабый, средний и сильный удар.',
          },
          point: { piece: 'p1' },
        },
        {
          say: {
            en: 'The Nomad has 2 steps. Choose him and go forward, to the cell in front of the enemy Nomad.',
            ru: 'У Кочевника 2 шага. Выберите его и пройдите вперёд, на клетку перед вражеским Кочевником.',
          },
          answer: [['move', 'p1:d3']],
          point: { piece: 'p1' },
        },
        {
          say: {
            en: 'After moving, a creature may act once. Strike the enemy Nomad.',
            ru: 'После движения существо может один раз подействовать. Ударьте вражеского Кочевника.',
          },
          answer: [['strike', 'p1:p4']],
          point: { piece: 'p1' },
        },
        {
          say: {
            en: 'You rolled 4: 1–3 is weak, 4–5 medium, 6 strong. He fought back and rolled 2: nothing. On a 5 both would have missed, on a 6 he strikes back.',
            ru: 'Вы бросили 4: 1–3 — слабый удар, 4–5 — средний, 6 — сильный. Он сражался и бросил 2 — ничего. На 5 промах, на 6 — ответный удар.',
          },
          point: { piece: 'p4' },
        },
        {
          say: {
            en: 'Your Nomad lies on his side: he is closed until your next turn, can’t act, and can’t fight back. Now let the Crossbowman shoot.',
            ru: 'Ваш Кочевник лёг на бок: он закрыт до вашего следующего хода, не действует и не отвечает ударом. Теперь пусть выстрелит Арбалетчик.',
          },
          answer: [
            ['use', 'p3:a1'],
            ['target', 'p5'],
          ],
          point: { piece: 'p3' },
          otherwise: {
            en: 'Not this time: shoot at the enemy Orc before he comes near.',
            ru: 'Не в этот раз: подстрелите вражеского Орка, пока он далеко.',
          },
        },
        {
          say: {
            en: 'A shot reaches far, and its target never rolls. Some cards gather chips for stronger abilities. Keep your Orc open and end your turn.',
            ru: 'Выстрел бьёт издалека, а цель кубик не бросает. На сильные особенности копят фишки. Орка не закрывайте — завершите ход.',
          },
          answer: [['endTurn']],
        },
      ],
    },
    {
      title: { en: 'Defending', ru: 'Защита' },
      steps: [
        {
          before: [['two', 'strike', 'p4:p1']],
          say: {
            en: 'The enemy strikes your closed Nomad. An open neighbour of both may step in as the defender. Let your Orc take the blow.',
            ru: 'Враг бьёт вашего закрытого Кочевника. Открытый сосед обоих может стать защитником. Пусть удар примет ваш Орк.',
          },
          answer: [['defend', 'p2']],
          otherwise: {
            en: 'Not this time: the Orc is strong and fresh. Let him step in.',
            ru: 'Не в этот раз: Орк силён и свеж. Пусть вступится он.',
          },
        },
        {
          say: {
            en: 'The Orc rolled a 6 and struck back! Whoever defends closes as well, so a defender costs you a later action.',
            ru: 'Орк выбросил 6 и ударил в ответ! Но защитник тоже закрывается: за это вы заплатите его действием.',
          },
          point: { piece: 'p2' },
        },
        {
          say: {
            en: 'What is declared waits on the stack, and both sides may answer with instant abilities before it happens. Nobody had one here.',
            ru: 'Объявленное сначала попадает в стек, и обе стороны могут ответить внезапными особенностями. Здесь их ни у кого не было.',
          },
          point: { part: 'board' },
        },
      ],
    },
    {
      title: { en: 'The last creature', ru: 'Последнее существо' },
      position: {
        facts: {
          pieces: [
            { card: 'orc', owner: 'one', at: 'c3', wounds: 4 },
            { card: 'crossbowman', owner: 'one', at: 'b2', wounds: 2 },
            { card: 'orc', owner: 'two', at: 'c4', wounds: 7, closed: true },
          ],
        },
      },
      random: [2],
      steps: [
        {
          say: {
            en: 'Some turns later. One enemy is left, an Orc with 3 life. He is closed: he can only suffer, and rolls nothing.',
            ru: 'Прошло несколько ходов. Остался один враг — Орк, у которого 3 жизни. Он закрыт: только терпит и кубик не бросает.',
          },
          point: { piece: 'p3' },
        },
        {
          say: {
            en: 'Your Orc strikes for 3 even when weak. Finish it.',
            ru: 'Даже слабый удар вашего Орка — это 3. Заканчивайте.',
          },
          answer: [['strike', 'p1:p3']],
          point: { piece: 'p1' },
        },
        {
          say: {
            en: 'No creature is left against you: you have won! Wound what is closed, guard what is weak, and read what your cards can do.',
            ru: 'Против вас никого не осталось — вы победили! Бейте закрытых, берегите слабых и читайте, что умеют ваши карты.',
          },
          point: { part: 'board' },
        },
      ],
    },
  ],
}
