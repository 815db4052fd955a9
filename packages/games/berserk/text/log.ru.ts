// What happened, in Russian. Names of cards stand in quotes and in the nominative.

import { counter, lister } from '@ludoteka/text-kit'
import type { CardId } from '../content/cards.ts'
import type { Grade } from '../content/terms.ts'
import { ABILITIES_RU, CHOICES_RU, RULE_ABILITIES_RU } from './abilities.ru.ts'
import { abilityText, choiceText } from './abilityText.ts'
import { CARDS_RU } from './cards.ru.ts'
import { KEYWORDS_RU } from './keywords.ru.ts'
import { TERMS_RU } from './terms.ru.ts'
import type { Texts } from './types.ts'

const SAID = { abilities: ABILITIES_RU, ruleAbilities: RULE_ABILITIES_RU }
const count = counter('ru')
const list = lister('ru')

const name = (card: CardId | 'hidden'): string => (card === 'hidden' ? 'скрытая карта' : `«${CARDS_RU[card].name}»`)
const Name = (card: CardId | 'hidden'): string => (card === 'hidden' ? 'Скрытая карта' : `«${CARDS_RU[card].name}»`)
const wounds = (n: number): string => count(n, { one: 'рана', few: 'раны', many: 'ран' })
const cards = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт' })
const chips = (n: number): string => count(n, { one: 'фишка', few: 'фишки', many: 'фишек' })
const grade = (g: Grade | 'none'): string => (g === 'none' ? '' : `${TERMS_RU.grades[g].toLowerCase()} `)
const type = (t: keyof typeof TERMS_RU.attackTypes): string => TERMS_RU.attackTypes[t].toLowerCase()
const at = (targets: readonly (CardId | 'hidden')[]): string =>
  targets.length === 0 ? '' : `; цель: ${list(targets.map(name))}`
const keywordName = (keyword: keyof typeof KEYWORDS_RU, x: number): string =>
  KEYWORDS_RU[keyword].name.replace(/ X(?=\s|$|:)/, x > 0 ? ` ${x}` : '')

export const LOG_RU: Texts['log'] = {
  sidesRolled: ({ one, two }) => `На кубиках выбора стороны: ${one} и ${two}.`,
  sideChosen: ({ seat, side }, names) => `${names(seat)} будет ${side === 'first' ? 'первым' : 'вторым'} игроком.`,
  dealt: ({ seat, n }, names) => `${names(seat)} получает раздачу: ${cards(n)}.`,
  dealtCards: ({ cards: dealt }) => `Ваша раздача: ${list(dealt.map(name))}.`,
  redealt: ({ seat, n }, names) => `${names(seat)} пересдаёт карты: ${cards(n)}.`,
  squadReady: ({ seat }, names) => `${names(seat)}: отряд набран.`,
  recruitingDone: () => 'Набор закончен; невзятые карты возвращаются в колоды.',
  placementReady: ({ seat }, names) => `${names(seat)}: отряд расставлен.`,

  hiddenChosen: ({ seat }, names) => `${names(seat)} решает, что останется скрытым.`,
  revealed: ({ card, place }) =>
    place === 'none' ? `Вскрыта карта: ${name(card)}.` : `Вскрыта карта на ${place}: ${name(card)}.`,
  leftHidden: ({ seat, n }, names) => `${names(seat)} оставляет скрытыми: ${cards(n)}.`,
  toExtraZone: ({ card }) => `${Name(card)} отправляется в дополнительную зону.`,
  attached: ({ card, targetCard }) => `${Name(card)}: хозяин — ${name(targetCard)}.`,
  noHost: ({ card }) => `${Name(card)}: подходящего хозяина нет.`,
  abilitiesPassed: ({ seat }, names) => `${names(seat)} больше не использует особенности начала боя.`,
  vanguardPassed: ({ seat }, names) => `${names(seat)} больше не наносит ударов авангарда.`,
  battleBegan: ({ seat }, names) => `Бой начинается; первым ходит ${names(seat)}.`,

  turnBegan: ({ seat, turn }, names) => `Ход ${turn}: ${names(seat)}.`,
  drank: ({ card, targetCard }) => `${Name(card)} утоляет жажду; жертва: ${name(targetCard)}.`,
  wentThirsty: ({ card }) => `${Name(card)} не утоляет жажду и в этот ход не откроется.`,
  cardsOpened: ({ seat, n }, names) => `${names(seat)} открывает: ${cards(n)}.`,
  stayedClosed: ({ card }) => `${Name(card)} не открывается.`,
  turnEnding: ({ seat }, names) => `${names(seat)} хочет закончить ход.`,
  turnContinued: ({ seat }, names) => `На конец хода был дан ответ: ${names(seat)} продолжает.`,
  turnEnded: ({ seat }, names) => `${names(seat)} заканчивает ход.`,

  moved: ({ card, from, to }) => `${Name(card)} идёт: ${from} → ${to}.`,
  jumped: ({ card, from, to }) => `${Name(card)} прыгает: ${from} → ${to}.`,
  teleported: ({ card, from, to }) => `${Name(card)} телепортируется: ${from} → ${to}.`,
  drifted: ({ card, from, to }) => `${Name(card)} проплывает: ${from} → ${to}.`,
  swapped: ({ card, targetCard }) => `${Name(card)} и ${name(targetCard)} меняются местами.`,
  relocated: ({ card, from, to }) => `${Name(card)} перемещается: ${from} → ${to}.`,
  diedOnOccupied: ({ card, at: cell }) => `${Name(card)} остаётся на занятой клетке ${cell} и погибает.`,
  landed: ({ card, at: cell }) => `${Name(card)} больше не летает и опускается на ${cell}.`,
  noPlaceToLand: ({ card }) => `${Name(card)} больше не летает, а свободной клетки нет.`,

  strikeDeclared: ({ card, targetCard }) => `${Name(card)} объявляет простой удар; цель: ${name(targetCard)}.`,
  abilityDeclared: ({ card, ability, targetCards, x }) =>
    `${Name(card)} объявляет особенность${at(targetCards)}${x > 0 ? `; X = ${x}` : ''}. ${abilityText(SAID, ability)}`,
  triggered: ({ card, ability, targetCards }) =>
    `Срабатывает особенность: ${name(card)}${at(targetCards)}. ${abilityText(SAID, ability)}`,
  triggerDeclined: ({ seat, card }, names) => `${names(seat)} не использует особенность: ${name(card)}.`,
  defenderNamed: ({ card, targetCard }) => `${Name(card)} назначается защитником; под ударом ${name(targetCard)}.`,
  defenderSteppedIn: ({ card, targetCard }) => `${Name(card)} выступает защитником вместо карты ${name(targetCard)}.`,
  defenderReleased: ({ card }) => `${Name(card)} больше не защитник.`,
  redirected: ({ card, targetCard }) => `${Name(card)}: атака перенаправлена; новая цель: ${name(targetCard)}.`,
  cancelled: ({ card }) => `${Name(card)}: объявленное отменяется и не оплачивается.`,
  paidInVain: ({ card }) => `${Name(card)}: цель оказалась нелегальной; ничего не происходит, но оплата взимается.`,
  blocked: ({ card, ability }) =>
    `${Name(card)}: ${ability === 'none' ? 'удар заблокирован' : 'особенность заблокирована'}.`,
  paid: ({ card, closes, chips: n }) =>
    `${Name(card)} платит: ${list([...(closes ? ['действие'] : []), ...(n > 0 ? [chips(n)] : [])])}.`,

  attackBegan: ({ card, targetCard, type: t }) => `${Name(card)} атакует (${type(t)}); цель: ${name(targetCard)}.`,
  rolled: ({ card, die, faces }) =>
    `${Name(card)} бросает кубик${die === 'plain' ? '' : die === 'attack' ? ' атаки' : ' защиты'}: ${faces.join(' и ')}.`,
  kept: ({ card, face }) => `${Name(card)} оставляет результат ${face}.`,
  rerolled: ({ card, face }) => `${Name(card)}: кубик переброшен, выпало ${face}.`,
  rollChanged: ({ card, by }) => `${Name(card)}: бросок изменён на ${by > 0 ? `+${by}` : by}.`,
  rollSettled: ({ card, result }) => `${Name(card)}: итог броска ${result}.`,
  gradeSet: ({ card, grade: g }) => `${Name(card)}: удар становится таким: ${grade(g).trim()}.`,
  bothMissed: ({ card, targetCard }) => `${Name(card)} и ${name(targetCard)} промахиваются.`,
  counterStruck: ({ card, targetCard }) => `${Name(card)} наносит ответный удар; цель: ${name(targetCard)}.`,
  struck: ({ card, targetCard, type: t, grade: g, strength }) =>
    `${Name(card)} попадает (${grade(g)}${type(t)}, сила ${strength}); цель: ${name(targetCard)}.`,
  strengthCut: ({ card, strength }) => `${Name(card)}: сила атаки снижена до ${strength}.`,
  protectedFromAttack: ({ card, type: t }) => `${Name(card)} под защитой, атака не действует: ${type(t)}.`,
  attackEnded: ({ card }) => `${Name(card)}: атака завершена.`,

  unaffected: ({ card }) => `${Name(card)} под защитой: действия нет.`,
  replaced: ({ card, by }) => `${Name(card)} не получает ран (${KEYWORDS_RU[by].name}).`,
  absorbed: ({ card, n, magic }) => `${Name(card)}: ${magic ? 'магическая броня' : 'броня'} поглощает ${n}.`,
  prevented: ({ card, n }) => `${Name(card)}: предотвращено ран — ${n}.`,
  wounded: ({ card, n, life }) => `${Name(card)}: ${wounds(n)}; жизней ${Math.max(0, life)}.`,
  healed: ({ card, n, life }) => `${Name(card)}: излечено ран — ${n}; жизней ${life}.`,
  healBlocked: ({ card, targetCard }) => `${Name(card)} блокирует излечение: ${name(targetCard)}.`,
  healDoubled: ({ card, targetCard }) => `${Name(card)} удваивает излечение: ${name(targetCard)}.`,
  lifeGained: ({ card, n, life }) => `${Name(card)}: дополнительных жизней +${n}; всего ${life}.`,
  lifeRemoved: ({ card, n, life }) => `${Name(card)}: дополнительных жизней −${n}; всего ${life}.`,
  lifeSet: ({ card, life }) => `${Name(card)}: остаётся текущих жизней ${life}.`,
  poisoned: ({ card, n }) => `${Name(card)}: отравление ${n}.`,
  finished: ({ card }) => `${Name(card)}: добивание.`,
  destroyed: ({ card }) => `${Name(card)}: карта уничтожена.`,
  died: ({ card }) => `${Name(card)} отправляется на кладбище.`,

  keywordGained: ({ card, keyword, x }) => `${Name(card)} получает: ${keywordName(keyword, x)}.`,
  keywordLost: ({ card, keyword }) => `${Name(card)} теряет: ${keywordName(keyword, 0)}.`,
  opened: ({ card }) => `${Name(card)} открывается.`,
  closed: ({ card }) => `${Name(card)} закрывается.`,
  staysClosed: ({ card }) => `${Name(card)} не откроется в начале следующего хода своего игрока.`,
  cannotMove: ({ card }) => `${Name(card)} пока не может двигаться.`,
  movementChanged: ({ card, n }) => `${Name(card)}: движение ${n > 0 ? `+${n}` : n}.`,
  chipsGained: ({ card, n, chips: all }) => `${Name(card)}: фишек +${n}, всего ${all}.`,
  chipsLost: ({ card, n, chips: all }) => `${Name(card)}: фишек −${n}, осталось ${all}.`,
  chipsMoved: ({ card, targetCard, n }) => `Фишки (${n}) переходят: ${name(card)} → ${name(targetCard)}.`,
  revived: ({ card }) => `${Name(card)} возрождается.`,
  summoned: ({ card }) => `${Name(card)}: карта вызвана из колоды.`,
  searchedInVain: ({ seat }, names) => `${names(seat)} ищет в колоде и ничего не берёт.`,
  returnedToDeck: ({ card }) => `${Name(card)} возвращается в колоду владельца.`,
  controlTaken: ({ seat, card }, names) => `${names(seat)} получает контроль: ${name(card)}.`,
  controlReturned: ({ seat, card }, names) => `${Name(card)} снова подчиняется прежнему игроку: ${names(seat)}.`,
  markerPlaced: ({ at: cell }) => `На клетке ${cell} горит костёр.`,
  markerGone: ({ at: cell }) => `Костёр на клетке ${cell} гаснет.`,
  obliged: ({ card, targetCard }) => `${Name(card)} обязан выбирать целью атак: ${name(targetCard)}.`,
  strengthProtected: ({ card, n }) => `${Name(card)} защищён от немагических атак силой ${n}.`,
  strikePrepared: ({ card }) => `${Name(card)}: следующий простой удар отравлен.`,
  chose: ({ seat, ability, option }, names) =>
    `${names(seat)} выбирает: ${(choiceText(CHOICES_RU, ability, option) ?? '').toLowerCase()}.`,
  numberChosen: ({ seat, n }, names) => `${names(seat)} выбирает число ${n}.`,
  unityShown: ({ seat, cards: shown }, names) => `${names(seat)} показывает из колоды: ${list(shown.map(name))}.`,
  incarnationChip: ({ card, n }) => `${Name(card)} на кладбище: фишка инкарнации ${n}.`,
  incarnated: ({ card, place }) => `${Name(card)}: инкарнация${place === 'none' ? '' : ` на ${place}`}.`,
  permitted: ({ card }) => `${Name(card)} в следующий ход сможет ударить летающее существо.`,
  onlyOne: ({ targetCard }) => `Единственный возможный хозяин: ${name(targetCard)}.`,

  won: ({ seat }, names) => `${names(seat)} побеждает.`,
  draw: () => 'Бой заканчивается вничью.',
}
