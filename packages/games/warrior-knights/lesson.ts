// The guided first match of Warrior Knights: a plan, a city taken, money and hirelings, a vote, and the throne.

import type { LessonOf } from '@ludoteka/kernel'
import type { Area } from './content/areas.ts'
import type { Verbs } from './rules/verbs.ts'

type Baron = 'red' | 'green' | 'blue'

type Target =
  | { readonly area: Area }
  | { readonly card: string }
  | { readonly seat: Baron }
  | { readonly part: 'hand' | 'prompt' | 'board' | 'seats' }

export const LESSON: LessonOf<{ seat: Baron; verbs: Verbs; target: Target }> = {
  seat: 'red',
  chapters: [
    {
      title: { en: 'The plan', ru: 'План' },
      position: {
        options: { players: '3' },
        facts: {
          round: 1,
          crowns: { red: 5, green: 5, blue: 5 },
          strongholdAt: { red: 'c4', green: 'e5', blue: 'f4' },
          nobleAt: { 'red.triangle': 'c2', 'red.star': 'c4', 'green.star': 'e5', 'blue.star': 'f4' },
        },
        zones: {
          army: {
            triangle: { red: ['regular100'] },
            star: { red: ['regular50'], green: ['regular50'], blue: ['regular50'] },
          },
        },
        stack: [{ step: 'plan.cards' }],
      },
      steps: [
        {
          say: {
            en: 'The king is dead. You are the red Baron: when the influence runs out, whoever has the most takes the throne. Or hold more than half of the cities.',
            ru: 'Король умер. Вы — красный барон: когда кончится влияние, трон получит тот, у кого его больше. Или захватите больше половины городов.',
          },
          point: { part: 'board' },
        },
        {
          say: {
            en: 'Crowns pay for troops, votes pass laws, faith wards off bad luck, influence wins. You see here what everybody has.',
            ru: 'За золотые содержат войска, голосами принимают законы, вера хранит от бед, а влияние приносит победу. Здесь видно, что есть у каждого.',
          },
          point: [{ seat: 'red' }, { part: 'seats' }],
        },
        {
          say: {
            en: 'A round begins with a secret plan. Put Mobilize Forces into the first of three action areas: press 1 on the card.',
            ru: 'Раунд начинается с тайного плана. Положите «Мобилизацию» в первую из трёх зон действий: нажмите 1 на карте.',
          },
          answer: [['plan', 'mobilizeForces.first']],
          point: { card: 'mobilizeForces' },
          otherwise: {
            en: 'Not this time: you want to march early. Mobilize Forces goes to the first area.',
            ru: 'Не в этот раз: выступать нужно рано. «Мобилизация» — в первую зону.',
          },
        },
        {
          say: {
            en: 'Levy Taxes for the second area, Rally Support for the third. Two cards fit on each, but three are enough for now. Then confirm your plan.',
            ru: '«Сбор налогов» — во вторую зону, «Поддержка» — в третью. Помещается и по две, но пока хватит трёх. Потом подтвердите план.',
          },
          answer: [['plan', 'levyTaxes.second'], ['plan', 'rallySupport.third'], ['done']],
          point: [{ card: 'levyTaxes' }, { card: 'rallySupport' }],
        },
        {
          say: {
            en: 'The others plan in secret too. Then neutral cards join each pile, and it is shuffled: you know in which third your cards come, not exactly when.',
            ru: 'Другие тоже планируют тайно. Потом в каждую стопку добавят нейтральные карты и перемешают: вы знаете треть, но не точный миг.',
          },
          point: { part: 'board' },
        },
      ],
    },
    {
      title: { en: 'Taking a city', ru: 'Взятие города' },
      position: {
        options: { players: '3' },
        facts: {
          round: 1,
          area: 'first',
          crowns: { red: 5, green: 5, blue: 5 },
          strongholdAt: { red: 'c4', green: 'e5', blue: 'f4' },
          nobleAt: { 'red.triangle': 'c2', 'red.star': 'c4', 'green.star': 'e5', 'blue.star': 'f4' },
        },
        zones: {
          army: {
            triangle: { red: ['regular100'] },
            star: { red: ['regular50'], green: ['regular50'], blue: ['regular50'] },
          },
          planned: { 'first.1': { red: ['mobilizeForces'] }, 'second.1': { blue: ['rallySupport'] } },
          fateDeck: ['fate01', 'fate03', 'fate05', 'fate02', 'rest'],
        },
      },
      random: ['red.first.1'],
      steps: [
        {
          say: {
            en: 'Your Mobilize Forces is turned up. With it the armies of one area may march and fight. Use the card.',
            ru: 'Открылась ваша «Мобилизация». С ней армии одной области могут идти и сражаться. Примените карту.',
          },
          answer: [['perform']],
        },
        {
          say: {
            en: 'A Noble of yours stands with 100 troops before Froli, a neutral city. Choose this area.',
            ru: 'Ваш дворянин с отрядом силой 100 стоит у Фроли, нейтрального города. Выберите эту область.',
          },
          answer: [['mobilize', 'c2']],
          point: { area: 'c2' },
        },
        {
          say: {
            en: 'You could march on. But a neutral city is an easy prize: assault Froli.',
            ru: 'Можно было бы идти дальше. Но нейтральный город — лёгкая добыча: штурмуйте Фроли.',
          },
          answer: [['attack', 'assault.froli']],
          point: { area: 'c2' },
        },
        {
          say: {
            en: 'Each 100 of strength draws a fate card, and a commander 2 more. Then he puts two away. Walls fall to blows: keep the card that deals 100.',
            ru: 'За каждые 100 силы берут карту жребия, за командующего ещё 2. Потом он убирает две. Стены рушат удары: оставьте карту, которая наносит 100.',
          },
          answer: [['putAway', 'fate03'], ['putAway', 'fate05'], ['done']],
          otherwise: {
            en: 'Not this time: that card deals the blow you need.',
            ru: 'Не в этот раз: эта карта наносит нужный удар.',
          },
        },
        {
          say: {
            en: 'The blow breaks the city’s 100 strength. Keep Froli: it will bring crowns, votes and 1 influence each round.',
            ru: 'Удар сломил оборону города силой 100. Оставьте Фроли себе: он даст золотые, голоса и 1 влияние каждый раунд.',
          },
          answer: [['keepCity']],
        },
        {
          say: {
            en: 'Froli bears your colours. The Noble is exhausted until the round ends, and your used card went to the Assembly area: that matters in a moment.',
            ru: 'Над Фроли ваши цвета. Дворянин устал до конца раунда, а сыгранная карта ушла в зону ассамблеи — скоро увидите зачем.',
          },
          point: { area: 'c2' },
        },
      ],
    },
    {
      title: { en: 'Crowns and hirelings', ru: 'Золото и наёмники' },
      position: {
        options: { players: '3' },
        facts: {
          round: 2,
          area: 'first',
          crowns: { red: 5, green: 5, blue: 5 },
          strongholdAt: { red: 'c4', green: 'e5', blue: 'f4' },
          control: { froli: 'red', kovel: 'red' },
          track: { space1: 'red', space2: 'green', space3: 'blue' },
          nobleAt: { 'red.triangle': 'c2', 'red.star': 'c4' },
        },
        zones: {
          army: { triangle: { red: ['regular100'] }, star: { red: ['regular50'] } },
          planned: {
            'first.1': { red: ['levyTaxes'] },
            'first.2': { red: ['draftSoldiers'] },
            'second.1': { blue: ['rallySupport'] },
          },
          special: {
            taxation: { red: ['levyTaxes'], green: ['levyTaxes', 'levyTaxes'], blue: ['levyTaxes', 'levyTaxes'] },
          },
          offer: ['english50', 'polish50', 'polish100', 'romanian50'],
        },
      },
      random: ['red.first.1', 'red.first.2'],
      steps: [
        {
          say: {
            en: 'Used cards fill three areas. With two for each Baron a phase begins, here Taxation. Your Levy Taxes will be the sixth card: use it.',
            ru: 'Сыгранные карты копятся в трёх зонах. По две на барона — и начинается фаза, тут налоги. «Сбор налогов» будет шестой картой: примените его.',
          },
          answer: [['perform']],
        },
        {
          say: {
            en: 'Your two cities paid crowns to you. Next comes your Draft Soldiers. Use it and put your marker on the last free space of the mercenary track.',
            ru: 'Ваши города принесли золотые. Следом открылась «Мобилизация солдат». Примените её и поставьте маркер на последнее место трека наёмников.',
          },
          answer: [['perform'], ['placeMarker', 'space4']],
        },
        {
          say: {
            en: 'The track is full: hiring begins, in the order of the markers. Hire the Polish riders of strength 50, for your stronghold.',
            ru: 'Трек заполнен: начинается покупка наёмников в порядке маркеров. Наймите польский отряд силой 50 и поставьте его в родовой замок.',
          },
          answer: [
            ['hire', 'polish50'],
            ['assignTo', 'stronghold'],
          ],
        },
        {
          before: [
            ['red', 'pass'],
            ['green', 'pass'],
            ['blue', 'pass'],
            ['red', 'pass'],
          ],
          say: {
            en: 'Mercenaries desert when they are not paid, and Wages come round like Taxation. Regular troops stay for life.',
            ru: 'Наёмники уходят, если им не платить, а расходы наступают так же, как налоги. Регулярные отряды остаются навсегда.',
          },
          point: { part: 'board' },
        },
      ],
    },
    {
      title: { en: 'The Assembly', ru: 'Ассамблея' },
      position: {
        options: { players: '3' },
        facts: {
          round: 2,
          votes: { red: 3, green: 2, blue: 1 },
          strongholdAt: { red: 'c4', green: 'e5', blue: 'f4' },
          nobleAt: { 'red.star': 'c3', 'red.triangle': 'c2' },
          control: { froli: 'red', kovel: 'red' },
        },
        zones: {
          army: { star: { red: ['regular50'] }, triangle: { red: ['regular100'] } },
          agendas: ['standardBearer'],
        },
        stack: [{ step: 'plan.cards' }, { step: 'assembly.begin' }],
      },
      steps: [
        {
          say: {
            en: 'The Assembly votes on an office for a Noble. Votes are committed in secret and spent, whether you win or not. Commit 2.',
            ru: 'Ассамблея решает, чей дворянин получит службу. Голоса отдают тайно, и они тратятся в любом случае. Отдайте 2.',
          },
          answer: [['commit', { votes: 2 }]],
        },
        {
          before: [
            ['green', 'commit', { votes: 1 }],
            ['blue', 'commit', { votes: 0 }],
          ],
          say: {
            en: 'You committed the most. Now name whom you vote for: yourself, of course. Deals are allowed at this table, promises are not always kept.',
            ru: 'Вы отдали больше всех. Назовите, за кого голосуете, — за себя, конечно. За столом можно торговаться, но обещания держат не всегда.',
          },
          answer: [['voteFor', 'red']],
        },
        {
          before: [['green', 'voteFor', 'green']],
          say: {
            en: 'The office is yours. Accept it and give it to the Noble with the star.',
            ru: 'Служба ваша. Примите её и отдайте дворянину со звездой.',
          },
          answer: [['accept'], ['appoint', 'star']],
        },
        {
          say: {
            en: 'Offices, laws and charges change the game for a long time. The Chairman of the Assembly decides ties, the Head of the Church who draws events.',
            ru: 'Службы, законы и девизы действуют долго. При равенстве решает Глава ассамблеи, а Глава церкви — кому достанется событие.',
          },
          point: [{ seat: 'red' }, { part: 'seats' }],
        },
      ],
    },
    {
      title: { en: 'The throne', ru: 'Трон' },
      position: {
        options: { players: '3' },
        facts: {
          round: 7,
          area: 'third',
          pool: 3,
          influence: { red: 17, green: 14, blue: 12 },
          strongholdAt: { red: 'c4', green: 'e5', blue: 'f4' },
          control: { kovel: 'red', norrid: 'red', froli: 'red', elsmark: 'green' },
          nobleAt: { 'red.star': 'b1', 'red.triangle': 'c2', 'green.star': 'e5' },
        },
        zones: {
          army: { star: { red: ['regular50'], green: ['regular50'] }, triangle: { red: ['regular100'] } },
          planned: { 'third.1': { red: ['rallySupport'] } },
        },
      },
      random: ['red.third.1'],
      steps: [
        {
          say: {
            en: 'Some rounds later. At the end of a round each city brings 1 influence from the pool, and only 3 are left there: this is the last round.',
            ru: 'Прошло несколько раундов. В конце раунда каждый город приносит 1 влияние из пула, а там осталось 3: этот раунд последний.',
          },
          point: [{ seat: 'red' }, { part: 'seats' }],
        },
        {
          say: {
            en: 'Use your last card, Rally Support, and the round ends.',
            ru: 'Примените последнюю карту, «Поддержку», и раунд закончится.',
          },
          answer: [['perform']],
        },
        {
          before: [['green', 'done']],
          say: {
            en: 'The pool is empty and you have the most influence: the throne is yours! Plan, take cities, pay your troops, and watch which phase comes next.',
            ru: 'Пул пуст, и влияния больше всех у вас — трон ваш! Планируйте, берите города, платите войскам и следите, какая фаза будет следующей.',
          },
          point: { part: 'board' },
        },
      ],
    },
  ],
}
