// Battles, Assemblies, the draft, the ledger and bargaining in Russian.

import { counter, lister } from '@ludoteka/text-kit'
import { isCityName, partsOfTarget } from '../rules/questions.ts'
import { PLACES_RU } from '../text/places.ru.ts'
import {
  city,
  crowns,
  expedition,
  ofBaron,
  option,
  ownArmy,
  PROMISES_RU,
  proposal,
  TheBaron,
  votes,
  walls,
  withBaron,
} from '../text/words.ru.ts'
import type { ScenesText } from './strings.scenes.ts'

const count = counter('ru')
const list = lister('ru')
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const SCENES_RU: ScenesText = {
  battle: {
    none: 'Сейчас никто не сражается.',
    title: (kind, of, at) =>
      of === undefined || kind === 'field'
        ? `Сражение в открытом поле: ${PLACES_RU.areas[at]}`
        : `${kind === 'siege' ? 'Осада' : 'Штурм'} ${walls(of, 'genitive')}`,
    sides: { attacker: 'Нападает', defender: 'Обороняется' },
    neutralCity: 'Горожане',
    commander: 'Командует',
    noCommander: 'Командующего нет: ни +200, ни сброса карт',
    inReserve: 'Отряды замка',
    armies: 'армии',
    leadership: 'командующий',
    walls: 'стены',
    cards: n => count(n, { one: 'карта жребия', few: 'карты жребия', many: 'карт жребия' }),
    mostCards: 'не больше 10',
    tokens: n => count(n, { one: 'маркер ранения', few: 'маркера ранения', many: 'маркеров ранения' }),
    breaches: n => count(n, { one: 'разрушение', few: 'разрушения', many: 'разрушений' }),
    results: {
      deal100: { name: 'Нанести 100', text: 'Противник получает один маркер ранения.' },
      prevent100: { name: 'Защита 100', text: 'Снимает один удар по вашей стороне.' },
      victory1: {
        name: '+1 к победе',
        text: 'На одну больше, чем у противника, — он отступает; на две — он уничтожен.',
      },
      drawFate: { name: 'Ещё карта', text: 'Берётся ещё одна карта жребия, она тоже считается.' },
    },
    back: 'Лицом вниз',
    kept: n => `оставляет ${count(n, { one: 'карту', few: 'карты', many: 'карт' })}`,
    choosing: 'выбирает, что отложить',
    chosen: 'выбор сделан',
    putAway: must =>
      `Ваши карты. Под колоду нужно положить не меньше ${must} из взятых: нажмите на те, от которых отказываетесь.`,
    deals: 'Удары',
    prevents: 'Защита',
    hits: 'Ранения',
    victories: 'Победы',
    ability: 'Командующий применяет свою способность',
    noAbility: 'Перевёрнут: добавляет 200, но не свою способность.',
    doomed: 'обречён',
    dooms: 'С этим ранением он обречён и погибнет.',
    verdict: (side, isFull, isOfNobles) => {
      const won = `${isFull ? 'Полная' : 'Частичная'} победа ${side === 'attacker' ? 'нападающего' : 'обороняющегося'}`
      return isOfNobles ? `${won}: дворяне противника ${isFull ? 'гибнут' : 'отступают'}.` : `${won}.`
    },
    stalemate: 'Побед поровну: никто не уступил.',
    notCounted: 'Одна из сторон пала: победы не сравнивают.',
    taken: 'Стены взяты.',
    held: 'Стены устояли.',
    dead: 'Погибли',
    retreats: 'Отступают',
    how: 'Как идёт сражение',
    howText: [
      'За каждые полные 100 силы сторона берёт карту жребия, но не больше 10. Командующий добавляет 200, стены помогают обороне.',
      'Сторона с командующим тайно откладывает две карты. Затем обе открывают остальные.',
      'Ранения — это удары противника без вашей защиты. Если ранений столько же, сколько силы в армии, её дворянин обречён.',
      'Если обе стороны устояли, сравнивают победы: на одну больше — противник отступает, на две — уничтожен.',
      'Для осады карт не берут: хватит перевеса в силе. Если и в одном из следующих раундов перевес за вами, город сдаётся.',
    ],
  },
  war: {
    title: 'На кого вы нападаете?',
    council: 'Военный совет:',
    none: 'Здесь не на кого нападать.',
    decides: baron => `${TheBaron(baron)} решает, на кого напасть.`,
    target(target) {
      const { kind, of } = partsOfTarget(target)
      if (kind === 'field') return `Сражение в открытом поле с ${isCityName(of) ? city(of) : withBaron(of)}`
      return `${kind === 'assault' ? 'Штурм' : 'Осада'} ${walls(of, 'genitive')}`
    },
    attackers: names => `Нападают: ${names}`,
    against: 'против',
    draws: (attacker, defender) =>
      `${count(attacker, { one: 'карта жребия', few: 'карты жребия', many: 'карт жребия' })} против ${defender}`,
    success: kind => (kind === 'assault' ? 'взятие' : 'противник отступит или погибнет'),
    driven: isOwn => (isOwn ? 'вы отступите' : 'нападающие отступят'),
    destroyed: isOwn => (isOwn ? 'ваши дворяне погибнут' : 'нападающие погибнут'),
    undecided: 'без исхода',
    losses: (attackers, defenders, isOwn) =>
      isOwn
        ? `В среднем ранений: у вас ${attackers}, у противника ${defenders}.`
        : `В среднем ранений: у нападающих ${attackers}, у обороняющихся ${defenders}.`,
    withoutCards: 'Никто не обороняется: падёт без единой карты.',
    siege: (besieger, besieged, isOwn, isSurrender) =>
      `${isOwn ? 'Ваши ' : ''}${besieger} против ${besieged}: ${
        isSurrender
          ? 'осада длится с прошлых раундов, сдача немедленно, дворяне внутри погибнут.'
          : 'перевеса достаточно, никто не пострадает.'
      }`,
    siegeLater:
      'Осаждённый город не даёт ни золота, ни влияния, а дворянам внутри не уйти. Объявите осаду ещё раз в одном из следующих раундов: если перевес останется за вами, противник сдастся. Осада держится, пока здесь ваш дворянин.',
    assumption:
      'Точные шансы по всей колоде жребия, если обе стороны откладывают прежде всего защиту и берегут хотя бы одного дворянина.',
  },
  assembly: {
    none: 'Ассамблея сейчас не заседает. Её ждут эти карты.',
    title: 'Ассамблея',
    kinds: {
      motion: 'Предложение',
      law: 'Закон',
      charge: 'Девиз',
      office: 'Служба',
      privateMotion: 'Частное предложение',
    },
    chairman: 'Глава ассамблеи',
    acting: 'Заместитель Главы',
    banned: 'Отлучён',
    absent: 'Отсутствует',
    votes,
    agendas: 'Повестка дня',
    onVote: 'На голосовании',
    waiting: 'Кафедра пуста.',
    next: 'Голосовать следующей',
    place: n => `${n}.`,
    sealed: 'проголосовал тайно',
    writing: 'пишет',
    noVotes: 'нет голосов',
    spendsNone: 'не отдаёт голосов',
    spends: n => `отдаёт ${votes(n)}`,
    own: n => `Ваш бюллетень: ${votes(n)}`,
    options: { for: 'За', against: 'Против' },
    option: of => capital(option(of)),
    tie: 'Поровну: решает председатель.',
    passed: 'Принято',
    rejected: 'Отклонено',
    chosen: baron => `Выбор: ${TheBaron(baron)}`,
    refusedBy: names => `Отказ: ${names}`,
    laws: 'Действующие законы',
    noLaws: 'Законов пока нет.',
    between: (one, two) => `между ${withBaron(one)} и ${withBaron(two)}`,
    done: 'Решено сегодня',
    proposal: of => capital(proposal(of)),
    proposer: baron => `Предложение ${ofBaron(baron)}`,
    groups: {
      lift: 'Снять отлучение',
      repeal: 'Отменить действующее',
      postpone: 'Отложить',
      revive: 'Голосовать за карту из сброса',
      open: 'Открытые предложения',
    },
    ballots: names => `Бюллетени на все карты готовы: ${names}`,
    rule: 'Голоса пишут тайно и тратят при любом исходе. При равенстве, даже 0:0, решает председатель.',
  },
  draft: {
    title: 'Покупка наёмников',
    track: 'Трек наёмников',
    offer: 'Можно нанять',
    fee: n => `плата ${n}`,
    free: n => `место ${n}`,
    empty: 'свободно',
    unused: 'не используется',
    noOffer: 'Нанять некого.',
    strength: n => `сила ${n}`,
    crownsLeft: n => `У вас ${crowns(n)}.`,
    tooDear: 'не по карману',
    hire: 'Нанять',
    assign: 'Зачислить сюда',
    place: fee => (fee === 0 ? 'Бесплатно' : `Занять за ${fee}`),
    take: 'Снять',
    block: 'Можно нанять ещё отряды той же национальности: за каждый снимается ваш маркер.',
    where: 'Куда можно зачислить',
    going: 'Нанимают по маркерам, слева направо.',
    needed: (markers, needed) => `Маркеров ${markers} из ${needed}: на последнем начнётся покупка, слева направо.`,
    army: ownArmy,
  },
  ledger: {
    title: 'Книга расходов',
    nothing: 'Сейчас платить не за что. Вот сколько стоят ваши отряды.',
    wages: 'Жалованье',
    wage: 'Плата',
    free: 'бесплатно',
    paid: 'оплачено',
    pay: 'Заплатить',
    unpaid: 'дезертирует',
    regularsStay: 'Регулярные отряды остаются и без платы, наёмники без платы дезертируют.',
    totals: (have, due, isOwn) => `${isOwn ? 'У вас' : 'В кошельке'} ${crowns(have)}; всё жалованье — ${crowns(due)}.`,
    mercenariesDue: (have, due, isOwn) =>
      `${isOwn ? 'У вас' : 'В кошельке'} ${crowns(have)}; наёмникам причитается ${crowns(due)}.`,
    short: n => `Не хватает: ${crowns(n)}.`,
    deserting: n =>
      `Пока без платы: ${count(n, { one: 'отряд наёмников', few: 'отряда наёмников', many: 'отрядов наёмников' })}.`,
    revolts: 'Города без вашего дворянина',
    revoltOdds: percent => `Восстание — на ${percent} карт жребия.`,
    revolted: city => `Восстание: ${city}`,
    revoltLoses: (income, strength) =>
      `Город платит ${crowns(income)} при каждом сборе налогов и каждый раунд приносит влияние. Нейтральный город пришлось бы брать снова: сила его стен — ${strength}.`,
    troops: 'Переформирование',
    off: 'вне поля',
    atSea: 'в море',
    toArmy: 'в',
    nobles: 'Возвращение на поле',
    expeditions: 'Экспедиции',
    expedition: of => capital(expedition(of)),
    notUnderWay: 'не снаряжена',
    beingFounded: 'снаряжается',
    step: n => `шаг ${n} из 3`,
    blessed: 'благословлена: лучшая из двух карт',
    invested: n => crowns(n),
    average: times => `в среднем возвращает ${times} вложенного`,
    lost: 'флот потерян',
    deserters: 'Дезертиры',
    losses: 'Потери вместе с дворянином',
  },
  talks: {
    title: 'Переговоры',
    toYou: 'Предлагают вам',
    offered: barons => `${list(barons.map(TheBaron))} ${barons.length === 1 ? 'предлагает' : 'предлагают'} вам сделку`,
    yours: 'Предлагаете вы',
    others: 'Предлагают друг другу',
    promises: 'Обещания, о которых помнят',
    noOffers: 'Открытых предложений нет.',
    noPromises: 'Никто ничего не обещал.',
    gives: crowns,
    promise: of => PROMISES_RU[of],
    givesBy: name => `${name} даёт`,
    until: round => `до конца раунда ${round}`,
    accept: 'Принять',
    cannotPay: 'Кому-то из вас сейчас нечем платить.',
    refuse: 'Отклонить',
    counter: 'Отклонить и предложить своё',
    withdraw: 'Отозвать',
    write: 'Новое предложение',
    to: 'Кому',
    youGive: 'Вы даёте',
    youAsk: 'Вы просите',
    youPromise: 'Вы обещаете',
    theyPromise: 'Вам обещают',
    crowns: 'золотых',
    offer: 'Предложить',
    gift: 'Отдать без условий',
    empty: 'Предложите золотые или обещание.',
    left: n =>
      `До следующей карты действия — ещё ${count(n, { one: 'предложение', few: 'предложения', many: 'предложений' })}.`,
    note: 'Золотые переходят из рук в руки сразу. Обещания помнят, но исполнять их никто не заставит. Открытое предложение теряет силу со следующей картой действия.',
  },
}
