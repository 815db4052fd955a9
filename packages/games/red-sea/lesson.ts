// The guided first match of Red Sea: the first turn as the United States, and the end of a later one.

import type { LessonOf } from '@ludoteka/kernel'
import type { Card } from './content/cards.ts'
import type { Space } from './content/spaces.ts'
import type { Side } from './content/tracks.ts'
import type { Verbs } from './rules/state.ts'

type Target =
  | { readonly space: Space }
  | { readonly card: Card }
  | { readonly seat: Side }
  | { readonly part: 'defcon' | 'vp' | 'military' | 'space' | 'hand' | 'prompt' | 'board' }

export const LESSON: LessonOf<{ seat: Side; verbs: Verbs; target: Target }> = {
  seat: 'us',
  chapters: [
    {
      title: { en: 'Headlines', ru: 'Начальные события' },
      position: {
        facts: {
          turn: 1,
          active: 'ussr',
          usInfluence: { ethiopia: 1, saudiArabia: 1 },
          ussrInfluence: { somalia: 1, southYemen: 1 },
        },
        zones: {
          hand: {
            us: [
              'theStrongManOfSudan',
              'heroOfTheCrossing',
              'peaceCorps',
              'detente',
              'theLionFalters',
              'africaScoring',
            ],
            ussr: [
              'nasserism',
              'dhofarRebellion',
              'sovietsAirliftCubans',
              'malagasyReferendum',
              'usPresidentialElections',
              'cyrusVance',
            ],
          },
        },
        stack: [{ step: 'headline.reveal' }, { step: 'headline.choose' }],
      },
      random: [5, 2],
      steps: [
        {
          say: {
            en: 'It is the Cold War, around the Red Sea, and you are the United States. Lead by 10 victory points and you win at once.',
            ru: 'Холодная война на берегах Красного моря, и вы играете за США. Опередите СССР на 10 победных очков — и вы сразу победите.',
          },
          point: [{ part: 'vp' }, { part: 'board' }],
        },
        {
          say: {
            en: 'Each plate is a country with its stability. You control it with at least that much influence, and that much more than the USSR has there.',
            ru: 'Каждая табличка — страна с показателем стабильности. Она ваша, если вашего влияния там не меньше и перевес над СССР тоже не меньше.',
          },
          point: { space: 'saudiArabia' },
        },
        {
          say: {
            en: 'Every card is an event and a number of operations points. Only you see your hand. A turn begins with headlines: both choose a card in secret.',
            ru: 'Каждая карта — это событие и очки операций. Свою руку видите только вы. Раунд открывают начальные события: обе стороны тайно выбирают карту.',
          },
          point: { part: 'hand' },
        },
        {
          say: {
            en: 'Choose The Strong Man of Sudan. Its event will help you, and it has few points to lose.',
            ru: 'Выберите карту «Джафар Мухаммед Нимейри». Её событие полезно вам, а очков на ней мало — не жалко.',
          },
          answer: [['headline', 'theStrongManOfSudan']],
          otherwise: {
            en: 'Not this time: you will need that card for its points.',
            ru: 'Не в этот раз: эта карта понадобится вам ради очков.',
          },
        },
        {
          before: [['ussr', 'headline', 'nasserism']],
          say: {
            en: 'Both headlines were turned up and their events happened. Now come seven action rounds, one card each. The USSR goes first.',
            ru: 'Оба начальных события открыты и разыграны. Теперь по семь ходов у каждого, по одной карте за ход. Первым ходит СССР.',
          },
          point: { part: 'board' },
        },
      ],
    },
    {
      title: { en: 'Operations', ru: 'Операции' },
      steps: [
        {
          before: [
            ['ussr', 'operations', 'dhofarRebellion'],
            ['ussr', 'operation', 'place'],
            ['ussr', 'place', 'djibouti'],
            ['ussr', 'place', 'djibouti'],
            ['ussr', 'done'],
          ],
          say: {
            en: 'The USSR used a card for its 2 points and now controls Djibouti. Your turn: play Hero of the Crossing for its 3 points.',
            ru: 'СССР сыграл карту ради 2 очков операций и теперь контролирует Джибути. Ваш ход: сыграйте «Анвара Садата» ради 3 очков.',
          },
          answer: [['operations', 'heroOfTheCrossing']],
          point: { card: 'heroOfTheCrossing' },
          otherwise: {
            en: 'Not this time: begin with Hero of the Crossing, used for operations.',
            ru: 'Не в этот раз: начните с «Анвара Садата» и используйте его для операций.',
          },
        },
        {
          say: {
            en: 'Points place influence in countries where you are already, and next to them. Kenya is a battleground, worth extra points: place 2 there and 1 in Egypt.',
            ru: 'Влияние размещают там, где оно уже есть, и по соседству. Кения — ключевая страна, за неё дают больше очков. Поставьте там 2 и ещё 1 в Египте.',
          },
          answer: [['operation', 'place'], ['place', 'kenya'], ['place', 'kenya'], ['place', 'egypt'], ['done']],
          otherwise: {
            en: 'Not this time: Kenya twice, then Egypt. They are worth the most.',
            ru: 'Не в этот раз: дважды Кения, потом Египет. Они ценнее всего.',
          },
        },
        {
          before: [
            ['ussr', 'operations', 'sovietsAirliftCubans'],
            ['ussr', 'operation', 'place'],
            ['ussr', 'place', 'somalia'],
            ['ussr', 'place', 'madagascar'],
            ['ussr', 'place', 'madagascar'],
            ['ussr', 'done'],
          ],
          say: {
            en: 'Influence is slow; a coup is quick. A die plus your points must beat twice the stability. Play Peace Corps for operations and choose a coup.',
            ru: 'Переворот быстрее. Кубик плюс очки должны превысить удвоенную стабильность. Сыграйте «Корпус мира» и выберите переворот.',
          },
          answer: [
            ['operations', 'peaceCorps'],
            ['operation', 'coup'],
          ],
          point: { card: 'peaceCorps' },
        },
        {
          say: {
            en: 'South Yemen has a stability of only 1: you need more than 2 in all. The plate shows your odds. Strike there.',
            ru: 'У Южного Йемена стабильность всего 1: в сумме нужно больше 2. Табличка показывает ваши шансы. Начните переворот там.',
          },
          answer: [['coup', 'southYemen']],
          otherwise: {
            en: 'Not this time: South Yemen is the softest target.',
            ru: 'Не в этот раз: Южный Йемен — самая лёгкая цель.',
          },
        },
        {
          say: {
            en: 'Die 5 and 2 points make 7, five more than 2: Soviet influence is gone and yours takes its place. Coups also count as military operations.',
            ru: 'Кубик 5 и 2 очка — это 7, на пять больше двух: влияние СССР исчезло, на его месте ваше. Перевороты идут и в счёт военных операций.',
          },
          point: { space: 'southYemen' },
        },
        {
          say: {
            en: 'At the end of a turn your military operations should equal DEFCON, or the other side gains the difference in points.',
            ru: 'К концу раунда ваши военные операции должны быть не меньше DEFCON, иначе противник получит разницу очками.',
          },
          point: [{ part: 'military' }, { part: 'board' }],
        },
        {
          say: {
            en: 'Mind DEFCON: a coup in a battleground lowers it. At 1 there is nuclear war, and the player whose round it is loses. The table warns you in time.',
            ru: 'Следите за DEFCON: переворот в ключевой стране понижает его. На 1 начнётся ядерная война, и активный игрок проиграет. Стол вас предупредит.',
          },
          point: [{ part: 'defcon' }, { part: 'board' }],
        },
      ],
    },
    {
      title: { en: 'Their cards in your hand', ru: 'Чужие карты на руке' },
      steps: [
        {
          before: [
            ['ussr', 'operations', 'usPresidentialElections'],
            ['ussr', 'operation', 'place'],
            ['ussr', 'place', 'djibouti'],
            ['ussr', 'done'],
          ],
          say: {
            en: 'You hold Soviet cards too. Use their points, and their event happens for the USSR. Play Detente for its 1 point: its event hurts little.',
            ru: 'У вас есть и советские карты. Возьмёте их очки — событие сработает для СССР. Сыграйте «Разрядку» ради 1 очка: вреда от неё немного.',
          },
          answer: [['operations', 'detente']],
          point: { card: 'detente' },
        },
        {
          say: {
            en: 'You choose the order. Let the event come first, so that you have the last word with your point.',
            ru: 'Порядок выбираете вы. Пусть сначала сработает событие: тогда последнее слово будет за вашим очком.',
          },
          answer: [['eventFirst']],
        },
        {
          say: {
            en: 'Detente cost you your military operations, but your point comes last: place it in Egypt. With 2 influence there you control it.',
            ru: '«Разрядка» стоила вам военных операций, зато последнее слово за вами: поставьте влияние в Египте. С 2 влияния он ваш.',
          },
          answer: [['operation', 'place'], ['place', 'egypt'], ['done']],
        },
        {
          before: [
            ['ussr', 'operations', 'malagasyReferendum'],
            ['ussr', 'operation', 'place'],
            ['ussr', 'place', 'somalia'],
            ['ussr', 'place', 'somalia'],
            ['ussr', 'done'],
          ],
          say: {
            en: 'The Lion Falters would cost you Ethiopia. Send it to the Space Race instead: its event does not happen, and a good roll moves you ahead.',
            ru: '«Лев слабеет» отнял бы у вас Эфиопию. Отправьте карту в космическую гонку: событие не сработает, а удачный бросок продвинет вас вперёд.',
          },
          answer: [['spaceRace', 'theLionFalters']],
          point: { card: 'theLionFalters' },
          otherwise: {
            en: 'Not this time: used for operations, this card would cost you Ethiopia.',
            ru: 'Не в этот раз: если сыграть эту карту ради операций, вы потеряете Эфиопию.',
          },
        },
        {
          say: {
            en: 'A 2 is enough: your probe flies. Once a turn the Space Race is the safe way out for a card that would hurt you.',
            ru: 'Выпало 2 — этого хватило, ваш зонд летит. Раз в раунд космическая гонка спасает от карты, которая вам навредила бы.',
          },
          point: [{ part: 'space' }, { part: 'board' }],
        },
      ],
    },
    {
      title: { en: 'Scoring and winning', ru: 'Подсчёт и победа' },
      position: {
        facts: {
          turn: 2,
          actionRound: 5,
          active: 'us',
          defcon: 3,
          vp: 5,
          usInfluence: { egypt: 2, kenya: 2, sudan: 1, ethiopia: 1, saudiArabia: 3 },
          ussrInfluence: { somalia: 3, djibouti: 3, yemen: 2 },
        },
        zones: { hand: { us: ['africaScoring', 'peaceCorps'], ussr: ['cyrusVance', 'theDerg'] } },
      },
      steps: [
        {
          say: {
            en: 'Some rounds later you lead by 5. Regions count only when their scoring card is played. It may never stay in your hand at the end of a turn.',
            ru: 'Прошло время, и вы впереди на 5. Регион приносит очки, только когда сыграна его карта подсчёта. Придержать её до следующего раунда нельзя.',
          },
          point: { card: 'africaScoring' },
        },
        {
          say: {
            en: 'You control both battlegrounds of Africa and more countries than the USSR. This is the moment: score Africa.',
            ru: 'Обе ключевые страны Африки ваши, и стран у вас больше, чем у СССР. Самое время: подсчитайте очки в Африке.',
          },
          answer: [['score', 'africaScoring']],
          point: { card: 'africaScoring' },
        },
        {
          say: {
            en: 'Ten points ahead: you have won! Otherwise the higher score wins after the last turn. Place, strike, watch DEFCON, and score when it suits you.',
            ru: 'Перевес в десять очков — вы победили! Иначе после последнего раунда решает счёт. Влияйте, наносите удары, следите за DEFCON и считайте очки вовремя.',
          },
          point: [{ part: 'vp' }, { part: 'board' }],
        },
      ],
    },
  ],
}
