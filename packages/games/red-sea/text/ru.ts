// Red Sea in Russian.

import { asking, isNumber, isOneOf } from '@ludoteka/text-kit'
import { CARDS } from '../content/cards.ts'
import { AUTOMATIC_VICTORY, PICK_BUDGET } from '../content/tracks.ts'
import { ACTIONS_AT_RU, ACTIONS_RU } from './actions.ru.ts'
import { CARDS_RU } from './cards.ru.ts'
import { LOG_RU } from './log.ru.ts'
import type { Texts } from './types.ts'
import { cards, list, NAMES_RU, ops, quoted } from './words.ru.ts'

const left = isNumber

const prompts: Texts['prompts'] = {
  'setup.bid': 'Сделайте тайную ставку: сторона и число.',
  'setup.bonus': asking(
    'Выберите страну для дополнительного влияния.',
    { left },
    terms => `Выберите страну для дополнительного влияния: осталось ${terms.left}.`,
  ),
  'setup.pick': asking(
    `Выберите карты базовой игры, всего не больше чем на ${PICK_BUDGET} ОО.`,
    { left },
    terms => `Выберите карты базовой игры: осталось ${terms.left} из ${ops(PICK_BUDGET)}.`,
  ),
  'headline.choose': 'Втайне выберите начальное событие.',
  'headline.probe': 'Ваш зонд в пути: выберите страну, где снять 1 влияние противника.',
  'actionRound.play': 'Разыграйте карту: событие, очки операций или космическая гонка.',
  'actionRound.order': asking(
    'Выберите, что будет сначала: событие противника или ваша операция.',
    { card: isOneOf(CARDS), value: isNumber },
    ({ card, value }) => `Что сначала: событие ${quoted(card)} или ваша операция на ${ops(value)}?`,
  ),
  'actionRound.extra': 'Выберите, делать ли дополнительный ход.',
  'operation.kind': asking(
    'Выберите операцию: размещение влияния, снижение влияния или попытка переворота.',
    { value: isNumber },
    ({ value }) => `Выберите операцию на ${ops(value)}: размещение влияния, снижение влияния или попытка переворота.`,
  ),
  'place.influence': asking('Выберите, где разместить влияние.', { left, of: isNumber, inAfrica: isNumber }, terms =>
    terms.left === 0
      ? 'Всё влияние размещено.'
      : `Разместите влияние: осталось ${terms.left} из ${ops(terms.of)}${terms.inAfrica < terms.left ? `, для Африки ${terms.inAfrica}` : ''}.`,
  ),
  'realign.target': asking(
    'Выберите страну для попытки снижения влияния.',
    { left },
    terms => `Выберите страну для попытки снижения влияния: осталось попыток — ${terms.left}.`,
  ),
  'coup.target': asking(
    'Выберите страну для попытки переворота.',
    { value: isNumber },
    ({ value }) => `Выберите страну для попытки переворота на ${ops(value)}.`,
  ),
  'dice.throw': 'Бросьте свой кубик или поставьте его на 1 или 6.',
  'event.add': asking('Выберите, куда добавить влияние.', { left, each: isNumber }, terms =>
    terms.left === 0
      ? 'Всё влияние добавлено.'
      : `Выберите, куда добавить влияние: осталось ${terms.left * terms.each}.`,
  ),
  'event.remove': asking('Выберите, где снять влияние противника.', { left, each: isNumber }, terms =>
    terms.left === 0
      ? 'Всё влияние снято.'
      : `Выберите, где снять влияние противника: осталось ${terms.left * terms.each}.`,
  ),
  'event.clear': asking('Выберите страну, где снять всё влияние противника.', { left }, terms =>
    terms.left > 1
      ? `Выберите страну, где снять всё влияние противника: осталось выбрать ${terms.left}.`
      : 'Выберите страну, где снять всё влияние противника.',
  ),
  'event.nyet': 'Выберите в каждом регионе страну, где снять всё влияние противника.',
  'event.centcom': 'Выберите страну, которую прикроет Центральное командование.',
  'event.separatists': 'Выберите страну, где сравнять влияние.',
  'event.relief': 'Выберите страну, которая получит помощь.',
  'event.famine': 'Выберите первую из двух соседних стран, где начнётся голод.',
  'event.famineNext': 'Выберите соседнюю страну, где начнётся голод.',
  'event.moveFrom': 'Выберите, из какой страны переносить влияние, или не переносите ничего.',
  'event.moveTo': asking('Выберите, куда перенести влияние, или закончите.', { left }, terms =>
    terms.left === 0
      ? 'Всё влияние перенесено.'
      : `Выберите, куда перенести влияние (осталось ${terms.left}), или закончите.`,
  ),
  'event.shiftDefcon': 'Выберите, повысить DEFCON или понизить.',
  'event.goFirst': 'Выберите, ходить ли в этом раунде первыми.',
  'event.discardOwn': asking('Выберите, какую карту сбросить из руки.', { left }, terms =>
    terms.left > 1
      ? `Выберите ${cards(terms.left)} в руке, чтобы сбросить.`
      : 'Выберите, какую карту сбросить из руки.',
  ),
  'event.takeDiscard': 'Выберите, какую карту взять из сброса в руку.',
  'event.unity': 'Выберите, какую карту с событием противника сбросить.',
  'event.mengistu': 'Выберите в своей руке событие противника, чтобы разыграть его как своё, или откажитесь.',
  'event.vance': 'Выберите, какая из двух карт уйдёт в сброс.',
  'event.brushWar': 'Выберите страну для нападения.',
  'event.giveCard': 'Выберите, какую из самых ценных карт отдать.',
  'event.ames': 'Выберите в открытой руке карту, которая уйдёт в сброс.',
  'event.tehran': 'Выберите карты для сброса; остальные вернутся в колоду.',
  'event.wargames': 'Выберите, отдать ли очки и закончить игру.',
}

const reasons: Texts['reasons'] = {
  gameOver: 'Игра окончена.',
  notYourDecision: 'Сейчас решаете не вы.',
  notNow: 'Сейчас это невозможно.',
  notACountry: 'Стратегические морские пути — не страна.',
  noInfluenceThere: 'У вас там нет влияния.',
  fullThere: 'Больше дополнительного влияния туда не помещается.',
  notToBeChosen: 'Этой карты нет среди тех, что можно выбрать.',
  pickTooExpensive: 'На эту карту не хватает оставшихся ОО.',
  autonomyNoHeadline: '«Румынская автономия» не может быть начальным событием.',
  autonomyNoDiscard: '«Румынская автономия» не входит в руку, сбросить её нельзя.',
  autonomyNotYours: '«Румынская автономия» у противника.',
  autonomyFaceDown: '«Румынская автономия» лежит лицом вниз до конца раунда.',
  notInHand: 'Этой карты нет в руке.',
  mustPlay: 'Вы должны разыграть карту.',
  scoringCardsFirst: 'Все оставшиеся ходы нужны, чтобы разыграть карты подсчёта очков.',
  mustScoreNow: 'Вы показали карту подсчёта очков и должны разыграть её сейчас.',
  trapped: 'Вас связывает «Вторжение в Афганистан».',
  missileEnvyFirst: 'В этот ход вы должны разыграть «Ракетную зависть».',
  onlyToBeScored: 'По карте подсчёта можно только подсчитать очки.',
  notAScoringCard: 'Это не карта подсчёта очков.',
  hasNoEvent: 'У «Румынской автономии» нет события.',
  opponentsEvent: 'Это событие противника.',
  eventImpossible: 'Сейчас это событие невозможно.',
  cannotDiscard: 'Просто сбросить карту нельзя.',
  lastBoxReached: 'Вы уже на последнем делении космической гонки.',
  attemptUsed: 'В этом раунде вы уже пытались продвинуться в космической гонке.',
  tooFewOps: 'У этой карты слишком мало очков операций.',
  noTarget: 'Нет страны, где это возможно.',
  notForTheSpaceRace: 'Операцию, полученную по событию, нельзя потратить на космическую гонку.',
  mustSpend: 'Очки операций нужно тратить, пока это возможно.',
  outOfReach: 'На начало хода у вас не было влияния ни там, ни по соседству.',
  tooExpensive: 'На это не хватает оставшихся ОО.',
  lessInAfrica: 'С влиянием в Африке эта операция стоит меньше, и на это её не хватит.',
  noOpponentInfluence: 'Там нет влияния противника.',
  defconForbids: 'При таком уровне DEFCON это запрещено на Ближнем Востоке.',
  protectedByCentcom: 'Эту страну прикрывает Центральное командование.',
  outsideTheRegion: 'Эта страна не в том регионе, о котором говорит событие.',
  alreadyRolled: 'По этому событию вы уже снижали влияние в этой стране.',
  noFamineThere: 'Там нет жетона голода.',
  compulsory: 'Событие нужно выполнить.',
  notForThisEvent: 'На это место событие не распространяется.',
  enoughThere: 'Больше событие там не позволяет.',
  eventUsedUp: 'Событие больше ничего не даёт — завершите его.',
  notBothSidesThere: 'Там нет влияния обеих сторон.',
  isBattleground: 'Это ключевая страна.',
  opponentNotStronger: 'Влияния противника там не больше вашего.',
  notAdjacent: 'Эта страна не соседствует с первой.',
  sameCountry: 'Влияние переносится как раз из этой страны.',
  nothingToMove: 'Переносить больше нечего.',
  tooStable: 'Эта страна слишком стабильна.',
  notAnOpponentsCard: 'На этой карте не событие противника.',
  notInDiscard: 'Этой карты нет в сбросе.',
  scoringCardStays: 'Карты подсчёта очков не передаются.',
  notTheHighest: 'Это не самая ценная карта.',
  notAmongTheCards: 'Этой карты нет среди тех, что вы смотрите.',
}

const facts: Texts['facts'] = {
  usSeat: 'место, которое играет за США',
  turn: 'раунд',
  actionRound: 'ход раунда: 0 в фазу начального события, 8 — дополнительный',
  active: 'активный игрок',
  first: 'кто ходит первым',
  defcon: 'DEFCON',
  vp: 'победные очки: больше нуля — впереди США, меньше нуля — СССР',
  militaryOperations: 'очки военных операций каждой стороны',
  spaceBox: 'деление космической гонки каждой стороны',
  spaceAttempted: 'кто в этом раунде уже участвовал в космической гонке',
  usInfluence: 'влияние США',
  ussrInfluence: 'влияние СССР',
  usReach: 'где США могли размещать влияние в начале хода',
  ussrReach: 'где СССР мог размещать влияние в начале хода',
  startControl: 'кто что контролировал в начале хода',
  startVp: 'победные очки в начале хода',
  autonomyFaceUp: `${quoted('romanianAutonomy')} лежит лицом вверх`,
  die: 'последний бросок каждой стороны',
  events: 'произошедшие события по порядку',
  derg: `${quoted('theDerg')}: стабильность Эфиопии повышена`,
  centcom: `страна, которую защищает ${quoted('centcom')} каждой стороны`,
  famine: 'страны с жетоном голода',
  bearTrap: `кто попал в ${quoted('bearTrap')}`,
  mustScore: `кто следующей должен сыграть карту подсчёта очков (${quoted('stagflation')})`,
  owesMissileEnvy: `кто следующей должен сыграть карту ${quoted('missileEnvy')}`,
  economics: `кому в этом раунде мешает карта ${quoted('albanoStalinistEconomics')}`,
  afghanistan: `кому в этом раунде мешает карта ${quoted('afghanistanInvasion')}`,
  amharic: `кому в этом раунде помогает карта ${quoted('voiceOfAmericaInAmharic')}`,
  t62s: `кому в этом раунде помогает карта ${quoted('t62sAndKalashnikovs')}`,
  brezhnev: `кому в этом раунде помогает карта ${quoted('brezhnevDoctrine')}`,
  nasserism: `кому в этом раунде помогает карта ${quoted('nasserism')}`,
  carter: `кому в этом раунде помогает карта ${quoted('carterDoctrine')}`,
  yuri: `кому в этом раунде помогает карта ${quoted('yuriAndSamantha')}`,
  salt: `в этом раунде действует карта ${quoted('saltNegotiations')}`,
  indianOcean: `в этом раунде действует карта ${quoted('indianOceanZoneOfPeace')}`,
  openHand: `чья рука открыта противнику (${quoted('aldrichAmesRemix')})`,
  directiveRound: `у кого есть дополнительный ход по карте ${quoted('presidentialDirective30')}`,
  oilRound: `у кого есть дополнительный ход по карте ${quoted('northSeaOil')}`,
}

export const RU: Texts = {
  ...NAMES_RU,
  cards: CARDS_RU,
  prompts,
  actions: ACTIONS_RU,
  actionsAt: ACTIONS_AT_RU,
  log: LOG_RU,
  reasons,
  facts,
  results: {
    victoryPoints: 'Жетон дошёл до 10 победных очков.',
    flashpoints: 'Одна сторона контролирует Эфиопию, Сомали и больше стран Африки, чем другая.',
    nuclearWar: 'Ядерная война: активный игрок проиграл.',
    scoringCardHeld: 'Карта подсчёта очков осталась неразыгранной.',
    finalScoring: 'Всё решил финальный подсчёт очков.',
    wargames: 'Игру завершило «Балансирование на грани»: всё решил жетон победных очков.',
  },
  warnings: {
    itself: () => 'Неизбежная ядерная война: вы проиграете',
    chance: percent => `Ядерная война в ${percent}% случаев: вы проиграете`,
    opponent: percent =>
      percent >= 100
        ? 'Противник сможет понизить DEFCON до 1: вы проиграете'
        : `Противник сможет понизить DEFCON до 1 в ${percent}% случаев: вы проиграете`,
    otherHeadline: () => 'После события противника эта карта может понизить DEFCON до 1: вы проиграете',
    afterCoup: () => 'Событие после переворота может понизить DEFCON до 1: вы проиграете',
    points: () => `Противник наберёт ${AUTOMATIC_VICTORY} победных очков: вы проиграете`,
    flashpoints: () => 'У противника обе горячие точки и больше стран Африки: вы проиграете',
    scoringHeadline: () =>
      'Этот подсчёт принесёт победу противнику, если его событие раньше не изменит карту: вы проиграете',
    wargames: () => 'Противник окажется впереди по победным очкам: вы проиграете',
    lastRound: () => 'Ходов больше не будет, а по итоговому подсчёту впереди противник: вы проиграете',
  },
  terminal: {
    turn: (turn, round) => `Раунд ${turn}, ход ${round}`,
    headlinePhase: 'фаза начального события',
    deck: (deck, discard, removed) => `Колода ${deck}, сброс ${discard}, убрано из игры ${removed}`,
    handCount: (side, n) => `${side}: карт в руке ${n}`,
    autonomy: (side, faceUp) => `Румынская автономия: ${side}, лицом ${faceUp ? 'вверх' : 'вниз'}`,
    inPlay: cards => `Разыгрывается: ${list(cards)}`,
    beside: cards => `Действует: ${list(cards)}`,
    handOf: side => `Рука, ${side}:`,
    famine: 'Голод',
    protectedBy: 'ЦК ВС',
    legend: '* ключевая страна, ! горячая точка, число: стабильность, [ ]: контроль',
    waitingFor: sides => `Ждём: ${list(sides)}`,
    spectator: 'Вы зритель.',
  },
}
