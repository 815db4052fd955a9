// Buttons and forms in Russian.

import { capitalized } from '@ludoteka/text-kit'
import { FATE } from '../content/fate.ts'
import { BLESSING, REDIRECTION, REVOLT_FAITH } from '../content/numbers.ts'
import { REGULAR } from '../content/troops.ts'
import { partsOfTarget } from '../rules/battle/names.ts'
import type { Alternative } from '../rules/effects/alternatives.ts'
import { priceOfMiracle } from '../rules/miracles.ts'
import { areaOfSlot, isCityName, NOBLES, NONE } from '../rules/names.ts'
import {
  armyOfPair,
  partsOfArmyMove,
  partsOfMove,
  partsOfPlacing,
  partsOfPlan,
  partsOfReturn,
  troopOfPair,
} from '../rules/pairs.ts'
import { CARDS_RU } from './cards.ru.ts'
import { abilityIn, ballotFields, duesIn, isNobodyPaid, priceOfDrawerIn, ransomIn, spoilsIn } from './terms.ts'
import type { Texts } from './types.ts'
import {
  actionArea,
  agenda,
  area,
  BARONS_RU,
  baron,
  city,
  crowns,
  expedition,
  faith,
  fateCard,
  ofBaron,
  ofNoble,
  option,
  ownArmy,
  PROMISES_RU,
  proposal,
  shape,
  space,
  toBaron,
  troop,
  votes,
  walls,
} from './words.ru.ts'

const SPECIAL = { taxation: 'налогов', wages: 'расходов', assembly: 'ассамблеи' } as const

const ALTERNATIVES_RU: Readonly<Record<Alternative, string>> = {
  takeCrowns: 'Получить 2 золотых',
  takeVote: 'Получить 1 голос',
  moveOneNoble: 'Переместить одного дворянина',
  fightOnTheSpot: 'Начать сражение без движения',
  placeMarker: 'Поставить маркер на трек наёмников за плату',
  loseVote: 'Сбросить 1 голос',
  loseFaith: 'Сбросить 1 маркер веры',
  repairOne: 'Полностью починить город или родовой замок',
  fortifyOne: 'Бесплатно укрепить город',
}

export const ACTIONS_RU: Texts['actions'] = {
  assign: (pair, terms) => `${troop(troopOfPair(pair))} → ${ownArmy(armyOfPair(pair), terms)}`,
  unassign: (pair, terms) => `Забрать: ${troop(troopOfPair(pair))} (${ownArmy(armyOfPair(pair), terms)})`,
  placeStronghold: at => `Поставить родовой замок в область ${area(at)}`,
  placeNoble(pair, terms) {
    const { shape: who, area: at } = partsOfPlacing(pair)
    return `${capitalized(shape(who, terms))} → область ${area(at)}`
  },
  plan(pair) {
    const { card, area: to } = partsOfPlan(pair)
    return `«${CARDS_RU.baronActions[card].name}» → зона ${actionArea(to)}`
  },
  pickUp: slot => `Забрать ${slot.endsWith('1') ? 'первую' : 'вторую'} карту из зоны ${actionArea(areaOfSlot(slot))}`,
  takeBack: () => 'Передумать',
  perform: () => 'Выполнить карту',
  decline: () => 'Отказаться',
  allocate: to => `Положить карту в зону ${SPECIAL[to]}`,
  placeMarker: to => `Поставить маркер на место ${space(to)}`,
  mobilize: at => `Мобилизация в области ${area(at)}`,
  moveNoble: (who, terms) => `Переместить: ${shape(who, terms)}`,
  option: chosen => ALTERNATIVES_RU[chosen],
  payFor: (who, terms) => `Заплатить за армию: ${ownArmy(who, terms)}`,
  heal: (who, terms) => `Снять маркер ранения: ${ownArmy(who, terms)}`,
  keepCard: (pair, terms) =>
    `Заплатить и удержать отряд ${troop(troopOfPair(pair))}: ${ownArmy(armyOfPair(pair), terms)}`,
  dismiss: (pair, terms) => `Отпустить отряд ${troop(troopOfPair(pair))}: ${ownArmy(armyOfPair(pair), terms)}`,
  ready: (who, terms) => `Вернуть в готовность: ${shape(who, terms)}`,
  repair: what => `Починить ${walls(what, 'accusative')}`,
  fortify: where => `Укрепить город ${city(where)}`,
  nameCity: where => `Выбрать город ${city(where)}`,
  lookAt: where => `Посмотреть карты зоны ${actionArea(where)}`,
  nameDrawer: (who, terms) =>
    `Событие берёт ${baron(who)}${priceOfDrawerIn(terms, who) > 0 ? ` (за ${faith(REDIRECTION)})` : ''}`,
  cancelEvent: () => 'Заплатить верой и аннулировать событие',
  pledge: ({ faith: n }) => (n === 0 ? 'Ничего не вносить' : `Внести ${faith(n)}`),
  found: where => `Основать экспедицию ${expedition(where)}`,
  invest: ({ crowns: n }) => (n === 0 ? 'Ничего не вкладывать' : `Вложить ${crowns(n)}`),
  bless: () => `Благословить за ${faith(BLESSING)}`,
  nameDeputy: who => `Председательствует ${baron(who)}`,
  next: of => `Следующая карта: ${agenda(of)}`,
  commit: ({ votes: n }) => (n === 0 ? 'Не тратить голосов' : `Записать ${votes(n)}`),
  ballots: ({ first, second, third }) => `Записать голоса: ${first}, ${second} и ${third}`,
  voteFor: what => `Голосовать ${option(what)}`,
  decide: what => `Решить: ${option(what)}`,
  accept: () => 'Принять',
  giveUp: of => `Отказаться от карты ${agenda(of)}`,
  appoint: (who, terms) => `Назначить: ${shape(who, terms)}`,
  propose: what => `Предложить ${proposal(what)}`,
  nameBaron: who => `Назвать ${ofBaron(who)}`,
  payFaith: () => `Заплатить ${faith(REVOLT_FAITH)}`,
  payCrowns(_, terms) {
    const ransom = ransomIn(terms)
    return ransom === undefined ? 'Заплатить двойной доход города' : `Заплатить ${crowns(ransom)}`
  },
  letGo: () => 'Отпустить город',
  transfer(move, terms) {
    const { troop: card, from, to } = partsOfMove(move)
    return `${troop(card)}: ${ownArmy(from, terms)} → ${ownArmy(to, terms)}`
  },
  transferAll(move, terms) {
    const { from, to } = partsOfArmyMove(move)
    return `Все отряды с ранениями: ${ownArmy(from, terms)} → ${ownArmy(to, terms)}`
  },
  returnNoble(back, terms) {
    const { shape: who, place } = partsOfReturn(back)
    return `${capitalized(shape(who, terms))} возвращается: ${place === 'stronghold' ? 'родовой замок' : `город ${city(place)}`}`
  },
  give: ({ to, crowns: n }) => `Дать ${toBaron(to)} ${crowns(n)}`,
  offerDeal: ({ to, gives, asks, promise, wants }) =>
    `Предложить ${toBaron(to)}: дать ${crowns(gives)} (${PROMISES_RU[promise]}), взять ${crowns(asks)} (${PROMISES_RU[wants]})`,
  offerPact: ({ to, promise, wants }) =>
    `Предложить ${toBaron(to)} договор: ${PROMISES_RU[promise]} в обмен на ${PROMISES_RU[wants]}`,
  offerHeir: ({ to, heir, asks, promise, wants }) =>
    `Предложить ${toBaron(to)} наследника ${ofNoble(heir)} (${PROMISES_RU[promise]}) за ${crowns(asks)} (${PROMISES_RU[wants]})`,
  askHeir: ({ wanted, heir, gives, promise, wants }) =>
    `Попросить наследника ${ofNoble(wanted)} (${PROMISES_RU[wants]}), отдать ${heir === NONE ? '' : `наследника ${ofNoble(heir)} и `}${crowns(gives)} (${PROMISES_RU[promise]})`,
  executeHeir: of => `Казнить наследника ${ofNoble(of)}`,
  giveBackHeir: of => `Вернуть наследника ${ofNoble(of)}`,
  miracle: of => `Чудо: отменить событие ${CARDS_RU.events[of].name} за ${faith(priceOfMiracle(of) ?? 0)}`,
  acceptDeal: from => `Принять предложение ${ofBaron(from)}`,
  refuseDeal: from => `Отклонить предложение ${ofBaron(from)}`,
  withdrawDeal: to => `Отозвать предложение ${toBaron(to)}`,
  payRegular: card => `Заплатить ${crowns(REGULAR[card].wage)}: ${troop(card)}`,
  payTroop: (pair, terms) => `Заплатить отряду ${troop(troopOfPair(pair))}: ${ownArmy(armyOfPair(pair), terms)}`,
  payAll: () => 'Заплатить всем',
  hire: card => `Нанять отряд ${troop(card)}`,
  pass: () => 'Пропустить',
  removeMarker: from => `Снять маркер с места ${space(from)}`,
  assignTo: (to, terms) => `Приписать к армии: ${ownArmy(to, terms)}`,
  go: to => `Идти в область ${area(to)}`,
  sail: to => `Плыть в порт области ${area(to)}`,
  takeTroop: (pair, terms) => `Взять с собой отряд ${troop(troopOfPair(pair))}: ${ownArmy(armyOfPair(pair), terms)}`,
  takeArmy: (from, terms) => `Взять с собой все отряды с ранениями: ${ownArmy(from, terms)}`,
  stop: () => 'Остаться здесь',
  allow: () => 'Разрешить',
  refuse: () => 'Не разрешать',
  attack(target) {
    const { kind, of } = partsOfTarget(target)
    if (kind === 'field') return `Атаковать в открытом поле ${isCityName(of) ? city(of) : ofBaron(of)}`
    return kind === 'assault' ? `Штурмовать ${walls(of, 'accusative')}` : `Осадить ${walls(of, 'accusative')}`
  },
  noBattle: () => 'Не сражаться',
  attackWith: (who, terms) => `Атакует ${shape(who, terms)}`,
  command: (who, terms) => `Командующий: ${shape(who, terms)}`,
  putAway: card => `Отложить: ${fateCard(card).name}, «${CARDS_RU.battleResults[FATE[card].battle]}»`,
  useAbility(_, terms) {
    const adds = abilityIn(terms)
    return adds ? `Засчитать ещё одно «${CARDS_RU.battleResults[adds]}»` : 'Использовать способность командующего'
  },
  takeHit: (who, terms) => (who === 'walls' ? 'Ущерб принимают стены' : `Ущерб принимает ${ownArmy(who, terms)}`),
  keepCity: () => 'Оставить город себе',
  razeCity(_, terms) {
    const spoils = spoilsIn(terms)
    return spoils === undefined ? 'Разорить город' : `Разорить город: +${crowns(spoils)}`
  },
  handOver: of => `Отдать город ${city(of)}`,
  retreatTo: at => `Отступить в область ${area(at)}`,
  obey: () => 'Подчиниться закону',
  disobey: () => 'Не подчиниться и быть отлучённым',
  nextNoble: (who, terms) => `Первым: ${shape(who, terms)}`,
  desert: card => `Отпустить отряд ${troop(card)}`,
  discardTroop: card => `Сбросить отряд ${troop(card)}`,
  done: () => 'Готово',
}

export const ACTIONS_AT_RU: Texts['actionsAt'] = {
  'setup.assign': { done: () => 'Отряды распределены' },
  'plan.cards': { done: () => 'План готов' },
  'baron.law': { obey: () => 'Подчиниться закону и заплатить' },
  'mobilize.moves': { done: () => 'Закончить перемещения' },
  'mobilize.battle': { mobilize: at => `Сражаться в области ${area(at)}` },
  'expedition.found': { pass: () => 'Не основывать экспедицию' },
  'expedition.bless': { pass: () => 'Не благословлять' },
  'event.uprising': { nameCity: where => `Тянуть жребий за город ${city(where)}` },
  'event.cancel': { pass: () => 'Пусть событие произойдёт' },
  'effect.pay': { done: () => 'Больше ни за кого не платить' },
  'effect.heal': { done: () => 'Больше не лечить' },
  'effect.desert': { done: () => 'Отпустить остальных' },
  'effect.heir': { nextNoble: (who, terms) => `Лишается наследника: ${shape(who, terms)}` },
  'effect.marker': { decline: () => 'Не ставить маркер' },
  'taxation.law': { obey: () => 'Подчиниться закону и заплатить' },
  'wages.regulars': { done: () => 'Заплатить этим' },
  'wages.law': { obey: () => 'Подчиниться закону и платить больше' },
  'wages.mercenaries': { done: (_, terms) => (isNobodyPaid(terms) ? 'Никому не платить' : 'Только этим') },
  'agenda.refusals': { refuse: () => 'Отклонить и быть отлучённым' },
  'motion.propose': { pass: () => 'Ничего не предлагать' },
  'motion.honour': { giveUp: of => `Пусть сбросит карту ${agenda(of)}` },
  'motion.refusal': { refuse: () => 'Отклонить и быть отлучённым' },
  'draft.hire': { pass: () => 'Никого не нанимать' },
  'draft.block': { pass: () => 'Больше не нанимать' },
  'war.armies': { done: () => 'Атаковать этими дворянами' },
  'war.laws': { obey: () => 'Подчиниться закону и отказаться от атаки' },
  'battle.putAway': { done: () => 'Оставить остальные' },
  'battle.ability': { decline: () => 'Не использовать' },
  'city.razeLaw': { obey: () => 'Подчиниться закону и сохранить город' },
  'law.seaMove': {
    obey: (_, terms) =>
      duesIn(terms) > 0 ? `Заплатить ${crowns(duesIn(terms))} и плыть` : 'Подчиниться закону и остаться',
    stop: () => 'Остаться на берегу',
  },
  'law.roadMove': { obey: () => 'Подчиниться закону и остановиться' },
  'upkeep.revolts': { nameCity: where => `Тянуть жребий за город ${city(where)}` },
  'upkeep.troops': { done: () => 'Отряды остаются на местах' },
  'upkeep.stronghold': { pass: () => 'Пока не ставить' },
  'upkeep.reserves': { done: () => 'Отряды остаются на местах' },
  'upkeep.nobles': { done: () => 'Больше никого не возвращать' },
  'losses.discard': { done: () => 'Сбросить эти отряды' },
}

const HEIR_NAMES = Object.fromEntries(NOBLES.map(of => [of, ofNoble(of)]))

export const FORMS_RU: Texts['forms'] = {
  pledge: { title: 'Внести веру', fields: { faith: 'Маркеры веры' }, names: {} },
  invest: { title: 'Вложить в экспедицию', fields: { crowns: 'Золотые' }, names: {} },
  commit: { title: 'Записать голоса', fields: { votes: 'Голоса' }, names: {} },
  ballots: {
    title: 'Записать голоса за каждую карту',
    fields: { first: 'Первая карта', second: 'Вторая карта', third: 'Третья карта' },
    names: {},
    fieldsAt: terms => ballotFields(terms, of => CARDS_RU.agendas[of].name),
  },
  give: { title: 'Дать золотые', fields: { to: 'Кому', crowns: 'Золотые' }, names: BARONS_RU },
  offerDeal: {
    title: 'Предложить сделку',
    fields: {
      to: 'Кому',
      gives: 'Вы даёте (золотые)',
      asks: 'Вы просите (золотые)',
      promise: 'Вы обещаете',
      wants: 'Вы просите обещать',
    },
    names: { ...BARONS_RU, ...PROMISES_RU },
    usual: { promise: 'nothing', wants: 'nothing' },
  },
  offerPact: {
    title: 'Предложить договор без золотых',
    fields: { to: 'Кому', promise: 'Вы обещаете', wants: 'Вы просите обещать' },
    names: { ...BARONS_RU, ...PROMISES_RU },
    usual: { wants: 'nothing' },
  },
  offerHeir: {
    title: 'Предложить наследника',
    fields: {
      to: 'Кому',
      heir: 'Вы отдаёте наследника',
      asks: 'Вы просите (золотые)',
      promise: 'Вы обещаете',
      wants: 'Вы просите обещать',
    },
    names: { ...BARONS_RU, ...PROMISES_RU, ...HEIR_NAMES },
    usual: { promise: 'nothing', wants: 'nothing' },
  },
  askHeir: {
    title: 'Попросить наследника',
    fields: {
      wanted: 'Вы просите наследника',
      heir: 'Вы отдаёте наследника',
      gives: 'Вы даёте (золотые)',
      promise: 'Вы обещаете',
      wants: 'Вы просите обещать',
    },
    names: { ...PROMISES_RU, ...HEIR_NAMES, [NONE]: 'никого' },
    usual: { heir: NONE, promise: 'nothing', wants: 'nothing' },
  },
}
