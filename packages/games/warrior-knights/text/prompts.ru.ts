// Questions in Russian.

import { asking, isBoolean, isNumber } from '@ludoteka/text-kit'
import { MOST_INVESTED } from '../content/numbers.ts'
import { CARDS_RU } from './cards.ru.ts'
import * as is from './terms.ts'
import type { Texts } from './types.ts'
import {
  agenda,
  area,
  battle,
  city,
  crowns,
  event,
  expedition,
  faith,
  law,
  Noble,
  nation,
  ofArmy,
  ofBaron,
  ofNoble,
  proposal,
  source,
  TheBaron,
  TheLordOf,
  toBaron,
  tokens,
  troop,
} from './words.ru.ts'

const action = (card: keyof typeof CARDS_RU.baronActions): string => `«${CARDS_RU.baronActions[card].name}»`

/** What is voted on. */
const subject = (terms: is.Subject): string =>
  terms.agenda !== 'none' ? agenda(terms.agenda) : terms.proposal !== 'none' ? proposal(terms.proposal) : 'предложение'

const COLOURS = {
  none: '',
  red: 'красная, пагубная',
  green: 'зелёная, благоприятная',
  blue: 'синяя, для всех',
} as const
const OR_BANNED = 'или будете отлучены от ассамблеи'

export const PROMPTS_RU: Texts['prompts'] = {
  'setup.assign': 'Втайне от других распределите первые отряды между дворянами и родовым замком.',
  'setup.stronghold': 'Поставьте свой родовой замок.',
  'setup.nobles': 'Поставьте на поле одного из своих дворян с отрядами.',
  'plan.cards': 'Планирование: положите до двух своих карт в каждую зону действий.',
  'action.allocate': asking(
    'Выберите зону для карты.',
    { card: is.action },
    ({ card }) => `Выберите зону для карты ${action(card)}.`,
  ),
  'baron.card': asking(
    'Выполнить карту?',
    { card: is.action },
    ({ card }) => `Открыта ваша карта ${action(card)}. Выполнить её?`,
  ),
  'baron.law': asking(
    'Подчиниться закону?',
    { law: is.law, due: isNumber },
    terms => `Закон ${law(terms.law)}: заплатите ${crowns(terms.due)} Главе церкви ${OR_BANNED}.`,
  ),
  'mobilize.area': '«Мобилизация»: назовите область, куда идти или где сражаться.',
  'mobilize.moves': asking(
    'Переместите в эту область дворянина или продолжайте.',
    { area: is.area, moved: isNumber },
    ({ area: to, moved }) =>
      `Переместите в область ${area(to)} ${moved === 0 ? 'дворянина' : 'ещё одного дворянина'} или продолжайте.`,
  ),
  'mobilize.one': 'Выберите дворянина, который пойдёт.',
  'mobilize.battle': 'Выберите, где сражаться.',
  'expedition.found': 'Глава ассамблеи, основать экспедицию?',
  'expedition.invest': asking(
    'Сколько вы вкладываете?',
    { expedition: is.expedition },
    terms => `Сколько вы вкладываете в экспедицию ${expedition(terms.expedition)}? Не больше\u00a0${MOST_INVESTED}.`,
  ),
  'expedition.bless': asking(
    'Благословить экспедицию?',
    { expedition: is.expedition },
    terms => `Благословить экспедицию ${expedition(terms.expedition)}? Зачтётся лучшая из двух карт жребия.`,
  ),
  'defenses.upgrade': 'Почините одно своё место, укрепите город или продолжайте.',
  'event.drawer': asking(
    'Глава церкви, кто возьмёт событие?',
    { colour: is.colour },
    ({ colour }) => `Глава церкви, кто возьмёт событие? Карта ${COLOURS[colour]}.`,
  ),
  'event.uprising': asking(
    'Выберите город для следующей карты жребия.',
    { event: is.event },
    terms => `${event(terms.event)}: выберите город для следующей карты жребия.`,
  ),
  'event.cancel': asking(
    'Аннулировать событие?',
    { event: is.event, cost: isNumber, pledged: isNumber },
    ({ event: of, cost, pledged }) =>
      `${event(of)}: аннулировать событие? Нужно ${faith(cost)}${pledged > 0 ? `, уже внесено ${pledged}` : ''}.`,
  ),
  'effect.option': asking('Выберите одно.', { source: is.source }, terms => `${source(terms.source)}: выберите одно.`),
  'effect.pay': asking(
    'Платите за свои армии, иначе они получат ранения.',
    { source: is.source, orPay: isNumber },
    ({ source: of, orPay }) => `${source(of)}: заплатите за армию ${crowns(orPay)}, иначе она получит маркер ранения.`,
  ),
  'effect.heal': asking(
    'Снимите маркеры ранений или продолжайте.',
    { left: isNumber, price: isNumber },
    ({ left, price }) =>
      price > 0
        ? `Снимите маркеры ранений с одной армии (каждый стоит ${crowns(price)}) или продолжайте.`
        : `Можно снять ещё ${tokens(left)}; снимите или продолжайте.`,
  ),
  'effect.desert': asking(
    'Наёмники уходят: выберите.',
    { nationality: is.nationality, orPay: isNumber, left: isNumber },
    ({ nationality, orPay, left }) =>
      orPay > 0
        ? `Уходят ваши наёмники (${nation(nationality)}), карт: ${left}. За каждую оставленную заплатите ${crowns(orPay)}.`
        : `Выберите, какие ваши наёмники (${nation(nationality)}) уходят.`,
  ),
  'effect.refresh': asking(
    'Верните дворян в готовность.',
    { left: isNumber },
    ({ left }) => `Верните в готовность своих перевёрнутых дворян; можно ещё: ${left}.`,
  ),
  'effect.heir': 'Выберите дворянина, который лишается наследника.',
  'effect.recruit': 'Выберите армию, в которую вступят добровольцы.',
  'effect.repair': 'Выберите, что починить.',
  'effect.fortify': 'Выберите город, который будет укреплён.',
  'effect.city': asking('Выберите город.', { isGate: isBoolean }, ({ isGate }) =>
    isGate
      ? 'Выберите нейтральный город, который откроет вам ворота.'
      : 'Выберите свой город, который станет нейтральным.',
  ),
  'effect.marker': asking('Поставьте маркер на трек наёмников.', { isFree: isBoolean }, ({ isFree }) =>
    isFree
      ? 'Бесплатно поставьте маркер на трек наёмников или откажитесь.'
      : 'Поставьте маркер на трек наёмников за плату или откажитесь.',
  ),
  'effect.peek': asking(
    'Выберите зону действий, карты которой посмотрите.',
    { n: isNumber },
    ({ n }) => `Выберите зону действий, следующие карты которой (до ${n}) вы посмотрите.`,
  ),
  'taxation.law': asking(
    'Подчиниться закону?',
    { law: is.law, due: isNumber },
    terms => `Закон ${law(terms.law)}: заплатите ${crowns(terms.due)} ${OR_BANNED}.`,
  ),
  'wages.regulars': 'Выберите регулярные отряды, которым заплатите: столько, сколько можете.',
  'wages.law': asking(
    'Подчиниться закону?',
    { law: is.law },
    terms => `Закон ${law(terms.law)}: платите сильным наёмникам больше ${OR_BANNED}.`,
  ),
  'wages.mercenaries': asking(
    'Выберите наёмников, которым заплатите; остальные дезертируют.',
    { cost: isNumber, left: isNumber },
    ({ cost, left }) =>
      `Выберите наёмников, которым заплатите; остальные дезертируют. Пока к оплате ${crowns(cost)}, неоплаченных карт: ${left}.`,
  ),
  'assembly.preside': 'Глава ассамблеи, назовите, кто председательствует вместо вас.',
  'assembly.order': asking('Выберите следующую карту повестки дня.', { order: is.agendas }, ({ order }) =>
    order.length === 0
      ? 'Выберите первую карту повестки дня.'
      : `Выберите, какая карта повестки дня идёт после ${agenda(order[order.length - 1] ?? 'privateMotion')}.`,
  ),
  'assembly.ballots': asking(
    'Запишите голоса за каждую карту.',
    { agendas: is.agendas },
    ({ agendas }) => `Тайно запишите голоса за каждую карту: ${agendas.map(agenda).join(', ')}.`,
  ),
  'vote.commit': asking(
    'Сколько голосов вы тратите?',
    is.subject,
    terms => `Сколько голосов вы тратите? Запишите тайно. Вопрос: ${subject(terms)}.`,
  ),
  'vote.declare': asking(
    'За что вы голосуете?',
    is.subject,
    terms => `За что вы голосуете? Вопрос: ${subject(terms)}.`,
  ),
  'vote.tie': asking(
    'Голоса разделились поровну: решаете вы.',
    is.subject,
    terms => `Голоса разделились поровну, решаете вы. Вопрос: ${subject(terms)}.`,
  ),
  'agenda.refusals': asking(
    'Принять решение?',
    { agenda: is.agenda },
    terms => `Решение ${agenda(terms.agenda)} касается вас: примите его ${OR_BANNED}.`,
  ),
  'agenda.charge': asking(
    'Выберите девиз, от которого откажетесь.',
    { agenda: is.agenda },
    terms => `Выберите девиз, от которого откажетесь ради карты ${agenda(terms.agenda)}.`,
  ),
  'agenda.office': asking(
    'Выберите, кто получит службу.',
    { agenda: is.agenda },
    terms => `Выберите дворянина, который получит службу ${agenda(terms.agenda)}.`,
  ),
  'motion.propose': 'Ваше частное предложение: внесите его или откажитесь.',
  'motion.name': asking(
    'Назовите барона.',
    { proposal: is.proposal },
    terms => `Вы предлагаете ${proposal(terms.proposal)}: назовите барона.`,
  ),
  'motion.honour': asking(
    'Выберите, что он должен сбросить.',
    { baron: is.baron },
    terms => `Выберите, чего лишить ${ofBaron(terms.baron)}.`,
  ),
  'motion.refusal': asking(
    'Принять предложение?',
    { proposal: is.proposal },
    terms => `Решено ${proposal(terms.proposal)}: примите это ${OR_BANNED}.`,
  ),
  'draft.hire': 'Наймите отряд за свой маркер или откажитесь.',
  'draft.block': asking(
    'Нанять ещё наёмников той же национальности?',
    { nationality: is.nationality },
    ({ nationality }) => `Нанять ещё (${nation(nationality)})? За каждый отряд — ещё один маркер.`,
  ),
  'draft.marker': 'Выберите, какой маркер использовать.',
  'draft.assign': asking(
    'Выберите армию для отряда.',
    { troop: is.troop },
    terms => `Выберите армию для отряда ${troop(terms.troop)}.`,
  ),
  'move.noble': asking(
    'Идите дальше или остановитесь.',
    { noble: is.noble, steps: isNumber, target: is.areaOrNone, isThere: isBoolean },
    ({ noble: who, steps, target, isThere }) => {
      if (isThere && target !== 'none')
        return `${Noble(who)} уже в области ${area(target)}: заберите отряды или остановитесь.`
      const aim = target === 'none' ? '' : ` в область ${area(target)}`
      return steps === 0
        ? `${Noble(who)} идёт${aim}: выберите путь.`
        : `${Noble(who)} идёт${aim}: дальше или остановиться?`
    },
  ),
  'move.leave': asking(
    'Пропустить его?',
    { noble: is.noble, area: is.area, to: is.area },
    terms =>
      `${TheLordOf(terms.noble)} просит пропустить ${ofNoble(terms.noble)} через область ${area(terms.area)} в область ${area(terms.to)}.`,
  ),
  'war.declare': asking('Кого атаковать?', { at: is.area }, ({ at }) => `Область ${area(at)}: кого вы атакуете?`),
  'war.armies': asking(
    'Выберите дворян для атаки.',
    { target: is.target },
    ({ target }) => `Вы объявляете ${battle(target)}: выберите дворян.`,
  ),
  'war.leave': asking(
    'Разрешить атаку?',
    { attacker: is.baron, target: is.target },
    ({ attacker, target }) => `${TheBaron(attacker)} просит вашего разрешения на ${battle(target)}.`,
  ),
  'war.laws': asking(
    'Подчиниться закону?',
    { target: is.target, law: is.law },
    terms => `Закон ${law(terms.law)} запрещает ${battle(terms.target)}: откажитесь ${OR_BANNED}.`,
  ),
  'battle.commander': asking(
    'Выберите командующего.',
    { at: is.area, attacker: is.baron },
    ({ at, attacker }) => `${TheBaron(attacker)} атакует в области ${area(at)}: выберите командующего.`,
  ),
  'battle.putAway': asking(
    'Отложите карты жребия.',
    { at: is.area },
    ({ at }) => `Сражение в области ${area(at)}: отложите хотя бы две карты жребия, а если взяли две — одну.`,
  ),
  'battle.ability': asking(
    'Использовать способность командующего?',
    { at: is.area, noble: is.noble },
    ({ at, noble }) => `Сражение в области ${area(at)}: использовать способность ${ofNoble(noble)}?`,
  ),
  'battle.assign': asking(
    'Выберите, кто примет ущерб.',
    { left: isNumber },
    ({ left }) => `Выберите, кто примет следующие 100 ущерба; осталось распределить: ${left * 100}.`,
  ),
  'battle.deaths': 'Погибают несколько ваших дворян: выберите, кто первым.',
  'battle.retreats': 'Отступают несколько ваших дворян: выберите, кто первым.',
  'city.keepOrRaze': asking(
    'Оставить город или разорить?',
    { city: is.city },
    terms => `Город ${city(terms.city)} ваш: оставить его или разорить?`,
  ),
  'city.razeLaw': asking(
    'Подчиниться закону?',
    { city: is.city, law: is.law },
    terms => `Закон ${law(terms.law)} запрещает разорять город ${city(terms.city)}: сохраните его ${OR_BANNED}.`,
  ),
  'stronghold.ransom': asking(
    'Выберите город, который отдадите.',
    { victor: is.baron },
    ({ victor }) => `Ваш родовой замок пал: выберите город, который отдадите ${toBaron(victor)}.`,
  ),
  'retreat.to': asking(
    'Выберите, куда отступить.',
    { noble: is.noble },
    terms => `${Noble(terms.noble)} отступает: выберите, куда.`,
  ),
  'law.roadMove': asking(
    'Подчиниться закону?',
    { noble: is.noble, law: is.law },
    terms => `Закон ${law(terms.law)} не пускает ${ofNoble(terms.noble)} дальше по дороге: остановитесь ${OR_BANNED}.`,
  ),
  'law.seaMove': asking(
    'Подчиниться закону?',
    { noble: is.noble, law: is.law, due: isNumber },
    ({ noble: who, law: of, due }) =>
      due > 0
        ? `Закон ${law(of)}: заплатите за ${ofNoble(who)} ${crowns(due)}, останьтесь на берегу ${OR_BANNED}.`
        : `Закон ${law(of)} не пускает ${ofNoble(who)} в море: останьтесь ${OR_BANNED}.`,
  ),
  'upkeep.revolts': 'Восстания: выберите город без охраны, для которого откроют следующую карту жребия.',
  'upkeep.revolt': asking(
    'В вашем городе восстание.',
    { city: is.city, crowns: isNumber },
    terms =>
      `В городе ${city(terms.city)} восстание: заплатите 1 маркер веры или ${crowns(terms.crowns)}, либо отпустите его.`,
  ),
  'upkeep.troops': 'Переведите отряды между своими армиями, стоящими вместе, или продолжайте.',
  'upkeep.stronghold': 'Поставьте родовой замок заново или подождите.',
  'upkeep.reserves': 'Переведите отряды между дворянами вне поля или к ним из родового замка либо продолжайте.',
  'upkeep.nobles': 'Верните на поле дворян с отрядами или продолжайте.',
  'army.check': 'Погибают несколько ваших дворян: выберите, кто первым.',
  'army.deserted': 'Отряды покинули нескольких ваших дворян: выберите, кто первым.',
  'desert.card': asking(
    'Выберите, кто дезертирует.',
    { army: is.army, nationality: is.nationality },
    ({ army: of, nationality }) => `Выберите, какой отряд (${nation(nationality)}) дезертирует из ${ofArmy(of)}.`,
  ),
  'losses.discard': asking(
    'Выберите наёмников, которых теряете.',
    { army: is.army, due: isNumber },
    ({ army: of, due }) => `Выберите, какие наёмники силой ${due} выбывают из ${ofArmy(of)}.`,
  ),
}
