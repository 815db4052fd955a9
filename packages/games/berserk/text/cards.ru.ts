// Names of the cards in Russian, and the words their texts are put together with.

import { counter, lister } from '@ludoteka/text-kit'
import type { CardId, KeywordLine } from '../content/cards.ts'
import { ABILITIES_RU } from './abilities.ru.ts'
import { type CardWords, describeCards } from './cardText.ts'
import { KEYWORDS_RU } from './keywords.ru.ts'
import { TERMS_RU } from './terms.ru.ts'
import type { Texts } from './types.ts'

const list = lister('ru')
const count = counter('ru')

const NAMES: Readonly<Record<CardId, string>> = {
  vampire: 'Вампир',
  sluaWitch: 'Ведьма слуа',
  kersamNobility: 'Керсамская знать',
  grimNoblewoman: 'Мрачная дворянка',
  vurdalak: 'Вурдалак',
  fledgling: 'Новообращённый кровопийца',
  heraldBat: 'Нетопырь-вестник',
  nightHarpy: 'Ночная гарпия слуа',
  boneHound: 'Костяная гончая',
  clingingSoul: 'Прильнувшая душа',
  bloodConjurer: 'Заклинатель крови',
  soulReaper: 'Жнец душ',
  countessMorael: 'Графиня Мораэль',
  faithfulServant: 'Верный слуга',
  plagueHerald: 'Вестник мора',
  hornedDemon: 'Рогатый демон',
  charon: 'Харон',
  zombie: 'Зомби',
  baraka: 'Барака',
  shimmeringSerpent: 'Мерцающий змей',
  wailingShade: 'Стенающая тень',
  mindLeech: 'Пиявка разума',
  wanderingUngar: 'Странствующий унгар',
  krondak: 'Крондак',
  alvalind: 'Алвалинд',
  paladinOfAllamor: 'Паладин Алламора',
  templeWarrior: 'Воин храма',
  zealotOfSegger: 'Ревнитель Сеггера',
  sexton: 'Пономарь',
  crusaderOfSegger: 'Крестоносец Сеггера',
  torvald: 'Великий инквизитор Торвальд',
  orderExecutioner: 'Палач Ордена',
  wingedJusticar: 'Крылатый вершитель',
  silentBrother: 'Молчащий брат',
  exorcist: 'Экзорцист',
  orderSeeress: 'Ведунья Ордена',
  assassin: 'Ассасин',
  berserker: 'Берсерк',
  mercenary: 'Наёмник',
  fortuneHunter: 'Ловец удачи',
  hermitess: 'Отшельница',
  volot: 'Волот',
  ironSentinel: 'Железный часовой',
  orderIntercessor: 'Заступник Ордена',
  crossbowman: 'Арбалетчик',
  footManAtArms: 'Пеший латник',
  whiteVulture: 'Белый гриф Ордена',
  nomad: 'Кочевник',
  kshar: 'Кшар',
  ost: 'Ост',
  steppeWerewolf: 'Степной волколак',
  orc: 'Орк',
  shieldBearer: 'Щитоносец',
  glorm: 'Глорм',
  manticore: 'Мантикора',
  minotaur: 'Минотавр',
  saltCaravan: 'Соляной караван',
  ravineGnome: 'Овражный гном',
  ghoul: 'Гуль',
  stoneGolem: 'Каменный голем',
  hallGuard: 'Страж чертогов',
  axeMaster: 'Мастер топора',
  tribeHealer: 'Знахарь племени',
  gnomeBasaarg: 'Гном-басаарг',
  rtunh: 'Ртунх',
  mountainGiant: 'Горный великан',
  crystalWyrm: 'Кристальный червь',
  iceGuard: 'Ледовый страж',
  leshy: 'Леший',
  druid: 'Друид',
  korpit: 'Корпит',
  forestFairy: 'Фея леса',
  bjorn: 'Бьерн',
  lekken: 'Леккен',
  elvenWarrior: 'Эльфийский воин',
  gryz: 'Грызь',
  jotun: 'Етун',
  hobgoblin: 'Хобгоблин',
  thornDancer: 'Танцующая в терниях',
  briarSprite: 'Терновый дух',
  brambleTick: 'Терновый симбиот',
  mossRider: 'Моховой наездник',
  bloodTick: 'Кровяной клещ',
  plagueCarrier: 'Разносчик чумы',
  bogling: 'Болотник',
  hedd: 'Хедд',
  garridArcher: 'Гаррид-лучник',
  goblin: 'Гоблин',
  troll: 'Тролль',
  medusa: 'Медуза Горгона',
  undine: 'Ундина',
  ancientOgre: 'Древний огр',
  arkhaalChosen: 'Избранник Архааля',
  marshCrone: 'Болотная карга',
  purifier: 'Очищающий огнём',
  wardingSalamander: 'Саламандра-оберег',
  emberImp: 'Бес-уголёк',
  cinderDrake: 'Пепельный дракончик',
  magmaGolem: 'Магмовый голем',
  flameDancer: 'Танцующая с огнём',
  ashPhoenix: 'Пепельный феникс',
  pyrePriest: 'Жрец костра',
  lavaHound: 'Лавовый пёс',
  fireCaller: 'Призывающий пламя',
  salamanderLord: 'Владыка саламандр',
  graveShroud: 'Могильный саван',
  bloodChalice: 'Кровавая чаша',
  kersamCastle: 'Замок Керсам',
  reliquary: 'Реликварий Ордена',
  cathedralOfSegger: 'Собор Сеггера',
  shieldOfFaith: 'Щит веры',
  consecratedHammer: 'Освящённый молот',
  sulphurMist: 'Серные разломы',
  warDrum: 'Боевой барабан',
  crystalObelisk: 'Обелиск рунных кристаллов',
  borderFort: 'Пограничная застава',
  deadMarsh: 'Мёртвая топь',
  mountainKeep: 'Чертоги Ханеранга',
  sevenLeagueBoots: 'Сапоги-скороходы',
  healingDraught: 'Целебное зелье',
  venomVial: 'Склянка яда',
  runedBlade: 'Рунный клинок',
  plateHarness: 'Латный доспех',
  mirrorShield: 'Зеркальный щит',
}

const LINES: Readonly<Record<KeywordLine, string>> = {
  'paladinOfAllamor.formation': '+1 к простому удару по картам тьмы',
  'mercenary.formation': '-1 от выстрелов и метаний',
  'shieldBearer.formation': '-1 от простых ударов',
  'minotaur.formation': '+1 к сильному простому удару',
  'gnomeBasaarg.formation': '+1 к простому удару',
  'gnomeBasaarg.mustAttack':
    'Если в свой ход может нанести простой удар по закрытому существу противника, обязан это сделать',
  'mindLeech.cannotBeTakenWith': 'Не может быть взята в отряд с инквизиторами',
  'reliquary.charge': 'ваши соседние с картой существа обладают стойкостью',
}

const SIDE = { first: 'Первый', second: 'Второй' } as const
const SPARED = { poison: 'отравления', fading: 'угасания' } as const

const keyword: CardWords['keyword'] = one => {
  switch (one.k) {
    case 'flying':
      return 'Летающее существо'
    case 'vampirism':
      return one.minus
        ? `Вампиризм (на ${count(one.minus, { one: 'рану', few: 'раны', many: 'ран' })} меньше)`
        : KEYWORDS_RU.vampirism.name
    case 'maxChips':
      return `Максимум ${count(one.x, { one: 'фишка', few: 'фишки', many: 'фишек' })}`
    case 'notClosingDefend':
      return one.unlimited
        ? `${KEYWORDS_RU.notClosingDefend.name}, и может защищать сколько угодно раз за ход`
        : KEYWORDS_RU.notClosingDefend.name
    case 'beginsBattleWith': {
      const chips = count(one.chips, { one: 'фишку', few: 'фишки', many: 'фишек' })
      return one.onlyAs
        ? `Если вы ${SIDE[one.onlyAs]} игрок, начинает бой, имея ${chips}`
        : `Начинает бой, имея ${chips}`
    }
    case 'wearsNo':
      return `Не носит ${one.equipmentClass === 'any' ? 'экипировку' : TERMS_RU.equipmentClasses[one.equipmentClass].toLowerCase()}`
    case 'ignore':
      return one.what === 'allAbilitiesOfAttacked'
        ? 'Игнорирует особенности атакованного существа'
        : `Игнорирует: ${one.what.map(k => KEYWORDS_RU[k].name.replace(/ X$/, '').toLowerCase()).join(', ')}`
    case 'noWoundsFrom':
      return `Не получает ран от ${list(one.from.map(source => SPARED[source]))}`
    default:
      return 'x' in one ? KEYWORDS_RU[one.k].name.replace(/X/, String(one.x)) : KEYWORDS_RU[one.k].name
  }
}

/** After a colon keywords are written small. */
const small = (words: string): string => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

export const CARDS_RU: Texts['cards'] = describeCards({
  names: NAMES,
  abilities: ABILITIES_RU,
  lines: LINES,
  keyword,
  formation: granted => `Строй: ${small(granted)}`,
  charge: (x, granted) => `Заряд ${x}: ${small(granted)}`,
})
