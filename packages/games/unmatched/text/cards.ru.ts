// Russian card names and effects, in our own words; the numbers come from the cards.

import { RETURNING_HARPY_HEALTH } from '../content/fighters.ts'
import type { CARDS_EN } from './cards.en.ts'
import { cards, damage, health, spaces, topCards } from './counts.ru.ts'
import type { CardTextsLike } from './types.ts'

type Move = { readonly move: number }
type Draw = { readonly draw: number }

const draw = ({ draw: n }: Draw): string => `Возьмите ${cards(n)}.`
const discard = ({ discard: n }: { readonly discard: number }): string =>
  `Противник выбирает и сбрасывает из руки ${cards(n)}.`
const voyage = ({ perVoyage }: { readonly perVoyage: number }): string =>
  `+${perVoyage} к значению этой карты за каждую другую карту «Путешествие…» в вашей стопке сброса.`

const moveACombatant = {
  after: ({ move }: Move) =>
    `Если вы победили в бою, выберите одного из двух его участников, оставшихся на поле, и переместите не дальше чем на ${spaces(move)}.`,
}
const moveAlice = ({ move }: Move): string =>
  `Переместите Алису не дальше чем на ${spaces(move)}, затем смените её размер.`
const momentousShift = {
  name: 'Переломный момент',
  effects: {
    during: ({ becomes }: { readonly becomes: number }) =>
      `Если ваш боец стоит не на той ячейке, где был в начале этого хода, значение этой карты становится равным ${becomes}.`,
  },
}
const feint = {
  name: 'Уловка',
  effects: { immediately: () => 'Отмените все эффекты карты противника. Её значение остаётся.' },
}
const regroup = {
  name: 'Передышка',
  effects: {
    after: (n: Draw & { readonly drawIfWon: number }) =>
      `Возьмите ${cards(n.draw)}. Если вы победили в бою, возьмите вместо этого ${cards(n.drawIfWon)}.`,
  },
}

export const CARDS_RU: CardTextsLike<typeof CARDS_EN> = {
  'arthur.skirmish': { name: 'Стычка', effects: moveACombatant },
  'arthur.nobleSacrifice': {
    name: 'Благородная жертва',
    effects: {
      during: () => 'Вы можете усилить эту атаку. Карта, положенная по способности короля Артура, тоже считается.',
    },
  },
  'arthur.excalibur': { name: 'Экскалибур', effects: {} },
  'arthur.theAidOfMorgana': { name: 'Помощь Морганы', effects: { after: draw } },
  'arthur.divineIntervention': {
    name: 'Божественное вмешательство',
    effects: { after: n => `Переместите короля Артура не дальше чем на ${spaces(n.move)}.` },
  },
  'arthur.theHolyGrail': {
    name: 'Святой Грааль',
    effects: {
      after: n =>
        `Если у короля Артура ${health(n.atMost)} или меньше, его здоровье становится равным ${n.healthBecomes}.`,
    },
  },
  'arthur.theLadyOfTheLake': {
    name: 'Владычица Озера',
    effects: {
      scheme: () =>
        'Возьмите в руку «Экскалибур» из своей стопки сброса или колоды. Если вы просматривали колоду, перемешайте её.',
    },
  },
  'arthur.prophecy': {
    name: 'Пророчество',
    effects: {
      scheme: n =>
        `Посмотрите ${topCards(n.look)} своей колоды. Возьмите в руку ${cards(n.take)} из них, остальные верните наверх колоды в любом порядке.`,
    },
  },
  'arthur.bewilderment': {
    name: 'Замешательство',
    effects: {
      during: () => 'До конца этого боя Мерлин не получает урона.',
      after: () => 'Вы можете поставить Мерлина на любую свободную ячейку.',
    },
  },
  'arthur.aidTheChosenOne': {
    name: 'Помощь избранному',
    effects: { after: n => `Если вы победили в бою, возьмите ${cards(n.draw)}.` },
  },
  'arthur.restlessSpirits': {
    name: 'Беспокойные духи',
    effects: {
      scheme: n =>
        `Выберите ячейку в зоне Мерлина и ещё одну, смежную с ней. Каждый боец противника на этих ячейках получает ${damage(n.damage)}. Если при этом хотя бы один из них побеждён, возьмите ${cards(n.draw)}.`,
    },
  },
  'arthur.commandTheStorms': {
    name: 'Власть над бурями',
    effects: {
      scheme: n =>
        `Переместите каждого бойца на поле, своих и чужих, не дальше чем на ${spaces(n.move)}, в любом порядке.`,
    },
  },
  'arthur.swiftStrike': {
    name: 'Стремительный удар',
    effects: { after: n => `Переместите атакующего не дальше чем на ${spaces(n.move)}.` },
  },
  'arthur.momentousShift': momentousShift,
  'arthur.feint': feint,
  'arthur.regroup': regroup,
  'alice.clawsThatCatch': {
    name: 'Впивающиеся когти',
    effects: { during: n => `Если обороняется герой, значение этой карты становится равным ${n.becomes}.` },
  },
  'alice.momentousShift': momentousShift,
  'alice.skirmish': { name: 'Стычка', effects: moveACombatant },
  'alice.madAsAHatter': {
    name: 'Безумен, как Шляпник',
    effects: {
      after: n => `Переместите каждого своего бойца не дальше чем на ${spaces(n.move)}, затем смените размер Алисы.`,
    },
  },
  'alice.manxomeFoe': {
    name: 'Враг у ворот',
    effects: {
      during: () => 'Сбросьте верхнюю карту своей колоды и прибавьте её значение усиления к значению этой карты.',
    },
  },
  'alice.feint': feint,
  'alice.regroup': regroup,
  'alice.lookingGlass': {
    name: 'Зеркало',
    effects: {
      after: n =>
        `Выберите два пункта и выполните их в любом порядке: возьмите ${cards(n.draw)}; Алиса восстанавливает ${health(n.recover)}; поставьте Алису на другую свободную ячейку.`,
    },
  },
  'alice.snickerSnack': {
    name: 'Вкривь-вкось',
    effects: {
      after: n =>
        `Если вы победили в бою, посмотрите руку противника и выберите в ней ${cards(n.discard)}: противник сбрасывает выбранное.`,
    },
  },
  'alice.oFrabjousDay': { name: 'О бравный день!', effects: { after: () => 'Смените размер Алисы.' } },
  'alice.theOtherSideOfTheMushroom': { name: 'На другой стороне гриба', effects: { after: moveAlice } },
  'alice.eatMe': { name: 'Съешь меня', effects: { scheme: moveAlice } },
  'alice.imLateImLate': { name: 'Я опаздываю!', effects: { after: moveAlice } },
  'alice.drinkMe': {
    name: 'Выпей меня',
    effects: { scheme: n => `Возьмите ${cards(n.draw)}, затем смените размер Алисы.` },
  },
  'alice.jawsThatBite': {
    name: 'Кусачая пасть',
    effects: {
      after: n =>
        `Выберите бойца на ячейке, смежной с Бармаглотом, своего или чужого: он получает ${damage(n.damage)}.`,
    },
  },
  'medusa.dash': {
    name: 'Рывок',
    effects: { after: n => `Переместите своего участника боя не дальше чем на ${spaces(n.move)}.` },
  },
  'medusa.gazeOfStone': {
    name: 'Каменящий взор',
    effects: { after: n => `Если вы победили в бою, боец противника получает ещё ${damage(n.damage)}.` },
  },
  'medusa.aMomentaryGlance': {
    name: 'Мимолётный взгляд',
    effects: {
      scheme: n =>
        `Выберите бойца в зоне Медузы, своего или чужого, можно и саму Медузу: он получает ${damage(n.damage)}.`,
    },
  },
  'medusa.hissAndSlither': { name: 'Шипя и извиваясь', effects: { after: discard } },
  'medusa.theHoundsOfMightyZeus': {
    name: 'Гончие могучего Зевса',
    effects: { after: n => `Переместите каждую гарпию не дальше чем на ${spaces(n.move)}.` },
  },
  'medusa.clutchingClaws': { name: 'Цепкие когти', effects: { after: discard } },
  'medusa.wingedFrenzy': {
    name: 'Крылатое неистовство',
    effects: {
      scheme: n =>
        `Переместите каждого своего бойца не дальше чем на ${spaces(n.move)}; можно проходить через бойцов противника. Затем, если есть побеждённая гарпия, верните одну (${health(RETURNING_HARPY_HEALTH)}) на свободную ячейку в зоне Медузы.`,
    },
  },
  'medusa.secondShot': { name: 'Второй выстрел', effects: { during: () => 'Вы можете усилить эту атаку.' } },
  'medusa.snipe': { name: 'Меткий выстрел', effects: { after: draw } },
  'medusa.feint': feint,
  'medusa.regroup': regroup,
  'sinbad.exploit': { name: 'Использовать слабость', effects: { after: draw } },
  'sinbad.toilAndDanger': {
    name: 'Труды и опасности',
    effects: { after: n => `Переместите Синдбада не дальше чем на ${spaces(n.move)}.` },
  },
  'sinbad.voyageHome': {
    name: 'Путешествие домой',
    effects: {
      during: voyage,
      after: () => 'Возьмите в руку все другие карты «Путешествие…» из своей стопки сброса.',
    },
  },
  'sinbad.richesBeyondCompare': { name: 'Несметные богатства', effects: { scheme: draw } },
  'sinbad.byFortuneAndFate': { name: 'По воле удачи и судьбы', effects: { after: draw } },
  'sinbad.voyageIslandWhale': {
    name: 'Путешествие к острову-киту',
    effects: { during: voyage, after: n => `Синдбад восстанавливает ${health(n.recover)}.` },
  },
  'sinbad.voyageGiantSnakes': {
    name: 'Путешествие в долину гигантских змей',
    effects: { during: voyage, after: () => 'Посмотрите руку противника.' },
  },
  'sinbad.voyageEyesOfCoals': {
    name: 'Путешествие к чудовищу с глазами-углями',
    effects: { during: voyage, after: n => `Противник случайно сбрасывает из руки ${cards(n.discard)}.` },
  },
  'sinbad.voyageRootOfMadness': {
    name: 'Путешествие к людоедам с корнем безумия',
    effects: { during: voyage, after: n => `Вы можете переместить Синдбада не дальше чем на ${spaces(n.move)}.` },
  },
  'sinbad.voyageManEatingApes': {
    name: 'Путешествие в город обезьян-людоедов',
    effects: { during: voyage, after: n => `Боец противника получает ${damage(n.damage)}, кто бы ни победил в бою.` },
  },
  'sinbad.voyageKingOfSerendib': {
    name: 'Путешествие в город царя Серендиба',
    effects: { during: voyage, after: draw },
  },
  'sinbad.commandingImpact': { name: 'Сокрушительный натиск', effects: { after: draw } },
  'sinbad.leapAway': { name: 'Отскок', effects: moveACombatant },
  'sinbad.momentousShift': momentousShift,
  'sinbad.feint': feint,
  'sinbad.regroup': regroup,
}
