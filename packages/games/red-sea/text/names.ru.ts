// Russian names: seats, options, tracks and the words on a card.

import { CARD, type Card } from '../content/cards.ts'
import { TITLE } from '../title.ts'
import { CARDS_RU } from './cards.ru.ts'
import { list, REGIONS_RU, SIDES_RU, SPACES_RU } from './places.ru.ts'
import type { Texts } from './types.ts'

const yesNo = { off: 'нет', on: 'да' } as const
const eras = { mid: 'Середина войны', late: 'Окончание войны' } as const
const owners = {
  us: 'Событие США',
  ussr: 'Событие СССР',
  neutral: 'Общее событие',
  none: 'Карта подсчёта очков',
} as const
const ban = 'Запрет на попытки переворота и снижения влияния на Ближнем Востоке'

export const NAMES_RU = {
  title: TITLE.ru,
  seats: { us: 'США', ussr: 'СССР', first: 'Первый игрок', second: 'Второй игрок' },
  sides: SIDES_RU,
  regions: REGIONS_RU,
  spaces: SPACES_RU,
  battleground: 'ключевая страна',
  flashpoint: 'горячая точка',
  stability: 'стабильность',
  tracks: {
    defcon: 'DEFCON',
    vp: 'Победные очки',
    militaryOperations: 'Военные операции',
    spaceRace: 'Космическая гонка',
    turn: 'Раунд',
    actionRound: 'Ход',
  },
  defconLevels: {
    1: 'Ядерная война: активный игрок проигрывает',
    2: ban,
    3: ban,
    4: 'Без ограничений',
    5: 'Без ограничений',
  },
  spaceBoxes: [
    'Начало',
    'Запуск зонда для исследования дальних планет',
    'Первые снимки с поверхности другой планеты',
    'Первый шаттл',
  ],
  operations: {
    place: 'Размещать влияние',
    realign: 'Снижать влияние противника',
    coup: 'Попытаться совершить переворот',
  },
  eras,
  owners,
  cardFacts(card) {
    const { side, era, ops } = CARD[card]
    if (card === 'romanianAutonomy') return `Особая карта, ${ops} ОО`
    return side === 'none' ? `${owners.none}, ${eras[era]}` : `${owners[side]}, ${ops} ОО, ${eras[era]}`
  },
  starred: 'После события убирается из игры.',
  underlined: 'Постоянное событие.',
  starredAndUnderlined: 'Постоянное событие; сама карта убирается из игры.',
  options: {
    tournament: { name: 'Показывать в конце раунда, что карт подсчёта не осталось', values: yesNo },
    bidding: { name: 'Тайные ставки за стороны', values: yesNo },
    combined: { name: 'Карты базовой игры, три раунда', values: yesNo },
    flashpointVictoryInFinalScoring: { name: 'Победа по горячим точкам и при финальном подсчёте', values: yesNo },
  },
  standing(vp) {
    if (vp === 0) return '0'
    return `${SIDES_RU[vp > 0 ? 'us' : 'ussr'].label} ${Math.abs(vp)}`
  },
} as const satisfies Partial<Texts>

/** A name that is itself in quotation marks gets no second pair; marks inside a name become the inner ones. */
export function quoted(card: Card): string {
  const { name } = CARDS_RU[card]
  if (/^«[^»]*»$/.test(name)) return name
  return `«${name.replace('«', '„').replace('»', '“')}»`
}

function quotedAll(cards: readonly Card[]): string {
  return list(cards.map(quoted))
}

/** After a verb; the names themselves are not declined. */
export function cardsInAccusative(cards: readonly Card[]): string {
  return `${cards.length === 1 ? 'карту' : 'карты'} ${quotedAll(cards)}`
}

export function cardsInNominative(cards: readonly Card[]): string {
  return `${cards.length === 1 ? 'карта' : 'карты'} ${quotedAll(cards)}`
}
