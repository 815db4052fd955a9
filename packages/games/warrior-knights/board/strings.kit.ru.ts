// Planning, hand and seats in Russian.

import { capitalized, counter, lister } from '@ludoteka/text-kit'
import { baron, faith, ofNoble, TheBaron, toBaron } from '../text/words.ru.ts'
import { HINTS_RU } from './strings.hints.ru.ts'
import { HOW_TO_RU } from './strings.howTo.ru.ts'
import type { KitText } from './strings.kit.ts'

const count = counter('ru')
const list = lister('ru')
const crowns = (n: number): string => count(n, { one: 'золотой', few: 'золотых', many: 'золотых' })
const votes = (n: number): string => count(n, { one: 'голос', few: 'голоса', many: 'голосов' })
const cards = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })

export const KIT_RU: KitText = {
  board: 'Королевство',
  scenes: { realm: 'Королевство', plan: 'Планы' },
  goods: {
    crowns,
    votes,
    faith: n => `вера: ${n}`,
    influence: n => `влияние: ${n}`,
  },
  cities: n => count(n, { one: 'город', few: 'города', many: 'городов' }),
  chairman: 'Глава ассамблеи',
  headOfChurch: 'Глава церкви',
  presides: 'Заместитель Главы ассамблеи',
  banned: 'Отлучён от ассамблеи',
  heretic: 'Еретик: не получает веры',
  eliminated: 'Выбыл из игры',
  holdsHeir: of => `Держит наследника ${ofNoble(of)}`,
  noStronghold: 'Родовой замок пал: пока он не отстроен, влияния нет',
  besieged: what => `Осада: ${what}`,
  charges: names => `Девизы: ${list(names)}`,
  office: (office, noble) => `${office}: ${noble}`,
  event: name => `Событие: ${name}`,
  upkeep: influence => `В конце раунда: влияние +${influence}`,
  citiesToWin: (held, needed) => `Города королевства: ${held}; для трона нужно ${needed}`,
  alarm(alarm) {
    switch (alarm.kind) {
      case 'conquest':
        return alarm.isOwn
          ? `Городов королевства у вас ${alarm.held}: удержите их, и в конце раунда трон ваш.`
          : `${TheBaron(alarm.baron)} победит в конце раунда: городов королевства у него ${alarm.held}. Отнимите хотя бы один.`
      case 'nearConquest':
        return alarm.isOwn
          ? 'Ещё один город королевства, и в конце раунда трон ваш.'
          : `${capitalized(toBaron(alarm.baron))} до победы не хватает одного города королевства.`
      case 'lastRound':
        return alarm.leaders.length === 1
          ? `Это последний раунд. Пока побеждает ${list(alarm.leaders.map(baron))}, влияния ${alarm.influence}.`
          : `Это последний раунд. Пока поровну: ${list(alarm.leaders.map(baron))}, влияния ${alarm.influence}.`
      case 'noConqueror':
        return 'Это последний раунд: если никто не захватит большинство городов, победителя не будет.'
    }
  },
  piles: {
    laws: 'Действующие законы',
    agendaDiscard: 'Сброшенные карты повестки',
    eventDiscard: 'Сброшенные события',
    neutralUsed: 'Нейтральные карты, открытые в этом раунде',
    offer: 'Наёмники на выбор',
  },
  unseen: {
    fate: { name: 'Жребий, которого не видно', where: 'В колоде, взято закрыто для сражения или снова под колодой.' },
    events: { name: 'Будущие события', where: 'В колоде; у верхней карты все видят рубашку.' },
    agendas: { name: 'Будущая повестка', where: 'В колоде, порядок неизвестен никому.' },
    mercenaries: {
      name: 'Будущие наёмники',
      where: 'В колоде, а в начале партии и среди первых отрядов, которых ещё не показали.',
    },
    neutral: { name: 'Будущие нейтральные карты', where: 'Закрыты в зонах действий или отложены на этот раунд.' },
  },
  allocated: (area, n, needed) => (n === needed ? `${area}: начало` : `${area}: ${n} из ${needed}`),

  planning: {
    title: 'Планирование действий',
    note: 'Сначала открывают зону 1, потом 2 и 3. В каком порядке лягут карты внутри зоны, решает случай.',
    areas: { first: 'Зона действий 1', second: 'Зона действий 2', third: 'Зона действий 3' },
    areaMarks: { first: '1', second: '2', third: '3' },
    turningUp: 'открывается',
    turnedUp: 'всё открыто',
    put: (card, area) => `${card} → ${area.toLowerCase()}`,
    pickUp: card => `Забрать: ${card}`,
    freeSlot: 'свободно',
    putHere: 'Положить сюда',
    lifted: card => `${card}: выберите зону действий.`,
    inHand: n => `в руке ${n}`,
    liesIn: places => `лежит: ${list(places)}`,
    cards: 'Ваши карты действий',
    brief: {
      levyTaxes: '1 золотой за каждую область, где стоят ваши дворяне.',
      draftSoldiers: 'Маркер на трек наёмников бесплатно.',
      rallySupport: '2 голоса; у кого их больше всех, тот Глава ассамблеи.',
      serveTheChurch: '1 вера; у кого её больше всех, тот Глава церкви.',
      mobilizeForces: 'Дворяне идут в одну область и могут там сразиться.',
      versatileStrategy: '2 золотых, голос, поход, сражение или маркер за плату.',
    },
    now: {
      levy: n => `Сейчас: +${crowns(n)}`,
      draft: free =>
        free === 0
          ? 'Сейчас: мест нет'
          : `Сейчас: ${count(free, { one: 'свободное место', few: 'свободных места', many: 'свободных мест' })}`,
      rally: (n, token) => (token ? `Сейчас: ${votes(n)} и пост Главы` : `Сейчас: станет ${votes(n)}`),
      serve: (n, token) => (token ? `Сейчас: вера ${n} и пост Главы` : `Сейчас: станет вера ${n}`),
      mobilize: ready =>
        `Сейчас: ${count(ready, { one: 'готовый дворянин', few: 'готовых дворянина', many: 'готовых дворян' })}`,
      versatile: 'Сразу вернётся в руку',
    },
    perform: {
      levy: n => `Взять ${crowns(n)}`,
      rally: (n, token) => `Взять ${votes(n)}${token ? ' и пост Главы ассамблеи' : ''}`,
      serve: (n, token) => `Взять ${faith(n)}${token ? ' и стать Главой церкви' : ''}`,
    },
    goesTo: {
      taxation: 'затем — в налоги',
      wages: 'затем — в расходы',
      assembly: 'затем — в ассамблею',
      ownerChoice: 'затем — куда захотите',
      byUse: 'поход — расходы, бой — ассамблея',
      returnToOwner: 'затем — назад в руку',
    },
    cardsOf: (baron, n) => `${baron}: ${cards(n)}`,
    neutral: n => `нейтральные: ${cards(n)}`,
    ready: 'план готов',
    thinking: 'составляет план',
    sealed: 'Ваш план готов. Его можно изменить, пока думают остальные.',
    spectator: 'Бароны планируют втайне. Когда все будут готовы, станет видно, сколько карт где лежит.',
    waiting: 'Сейчас никто не планирует: карты зон открывают одну за другой.',
    count: (now, needed) => `${now} из ${needed}`,
    starts: n => `ваш план добавит: ${n}`,
    gauges: {
      taxation: { name: 'Сбор налогов', note: 'Города и концессии приносят доход.' },
      wages: { name: 'Подсчёт расходов', note: 'Все платят своим отрядам.' },
      assembly: { name: 'Ассамблея', note: 'Голосуют по повестке дня.' },
      draft: { name: 'Покупка наёмников', note: 'По маркерам нанимают отряды.' },
    },
    means: {
      taxes: n => `вам: +${crowns(n)}`,
      wages: (n, has) => `вам: −${crowns(n)} из ${has}`,
      votes: n => `вам: +${votes(n)}`,
      noVotes: 'вы не участвуете',
      offer: n => `наёмников на выбор: ${n}`,
    },
  },
  assigning: {
    title: 'Первые отряды и их предводители',
    note: 'Тайно и одновременно. Дворянин без отрядов пока остаётся вне поля.',
    troops: 'Нераспределённые отряды',
    noTroops: 'Все отряды распределены.',
    lifted: troop => `${troop}: выберите дворянина или родовой замок.`,
    putHere: 'Сюда',
    put: (troop, army) => `${troop} → ${army}`,
    pickUp: (troop, army) => `Забрать: ${troop} (${army})`,
    regulars: 'Регулярный отряд',
    stronghold: 'Родовой замок',
    strongholdNote: 'Защищают стены; своего командующего у них нет.',
    offBoard: 'без отрядов: остаётся вне поля',
    strength: n => `сила ${n}`,
    thinking: 'распределяет отряды',
    ready: 'готово',
  },
  hand: {
    title: 'Ваши карты действий',
    hidden: 'Карты действий каждый барон держит в тайне.',
    planned: 'Ваш план',
    out: 'открыта',
    none: 'карт нет',
    area: (area, left) => `${area}: осталось карт ${left}`,
  },
  hints: HINTS_RU,
  howTo: HOW_TO_RU,
}
