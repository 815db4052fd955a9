// The texts about meeting people in Russian.

import type { Dictionary } from './en.ts'

const plural = new Intl.PluralRules('ru')
function count(n: number, one: string, few: string, many: string): string {
  const category = plural.select(n)
  return `${n} ${category === 'one' ? one : category === 'few' ? few : many}`
}
const time = new Intl.DateTimeFormat('ru', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeStyle: 'short' })

export const people: Dictionary['people'] = {
  here: n => `Сейчас здесь ${count(n, 'человек', 'человека', 'человек')}`,
  playing: n => `${plural.select(n) === 'few' ? 'идут' : 'идёт'} ${count(n, 'партия', 'партии', 'партий')}`,
  watchBest: 'Смотреть лучшую',
  find: 'Найти соперника',
  findFor: game => `Найти соперника: ${game}`,
  findTitle: game => `${game}: найти соперника`,
  findNote: 'Мы подберём соперника близкой силы, который хочет того же. Чем дольше вы ждёте, тем шире поиск.',
  paces: { live: 'Играть сейчас', days: 'Играть несколько дней' },
  seeking: n =>
    n === 0
      ? 'пока никто не ждёт'
      : `${plural.select(n) === 'one' ? 'ждёт' : 'ждут'} ${count(n, 'человек', 'человека', 'человек')}`,
  seekingToo: others =>
    others === 0
      ? 'кроме вас пока никто не ждёт'
      : `кроме вас ${plural.select(others) === 'one' ? 'ждёт' : 'ждут'} ${count(others, 'человек', 'человека', 'человек')}`,
  looking: game => `Ищем соперника: ${game}`,
  waited: waited => `Вы ждёте ${waited}`,
  meanwhile: 'Пока сыграть с ботом',
  stop: 'Прекратить поиск',
  leaveNote: 'Поиск прекратится, когда вы закроете сайт.',
  found: 'Соперник найден!',
  foundNote: (name, game) => `${name} хочет сыграть с вами: ${game}.`,
  playNow: 'Играть',
  notNow: 'Не сейчас',
  secondsLeft: n =>
    `${plural.select(n) === 'one' ? 'Осталась' : 'Осталось'} ${count(n, 'секунда', 'секунды', 'секунд')}`,
  waitingForOther: 'Ждём согласия второго игрока…',
  seekFailed: 'Не удалось начать поиск. Попробуйте чуть позже.',
  friends: 'Друзья',
  friendsTables: 'Столы друзей',
  online: 'сейчас здесь',
  offline: 'не на сайте',
  follow: 'Подписаться',
  unfollow: 'Отписаться',
  tooManyFriends: 'Вы подписаны на стольких людей, на скольких можно. Сначала отпишитесь от кого-нибудь.',
  challenge: 'Вызвать на игру',
  challengeTitle: name => `Вызов: ${name}`,
  challengeGame: 'Игра',
  challengeNote: 'Кто играет какой стороной, решит жребий, когда вызов примут.',
  challengeSend: 'Отправить вызов',
  challengeSent: name => `${name} увидит ваш вызов сразу или когда вернётся.`,
  challengeRefused: 'Этого человека нельзя вызвать на игру.',
  challengeTwice: 'Вы уже вызвали этого человека на эту игру, или у вас слишком много вызовов без ответа.',
  challenges: 'Вызовы',
  challengedBy: (name, game) => `${name} вызывает вас: ${game}`,
  challenged: (name, game) => `Ваш вызов ждёт ответа: ${name}, ${game}`,
  challengeAccepted: (name, game) => `Вызов принят: ${name}, ${game}`,
  challengeDeclined: (name, game) => `Вызов отклонён: ${name}, ${game}`,
  accept: 'Принять',
  decline: 'Отклонить',
  takeBack: 'Отозвать',
  goToTable: 'К столу',
  dismiss: 'Убрать',
  sentAt: at => time.format(at),
  sentOn: at => day.format(at),
  watching: n => count(n, 'зритель', 'зрителя', 'зрителей'),
  phrases: {
    title: 'Готовые фразы',
    hello: 'Привет!',
    goodLuck: 'Удачной игры!',
    goodMove: 'Отличный ход!',
    oops: 'Ой!',
    thinking: 'Дайте подумать минутку.',
    sorry: 'Извините, меня не было.',
    mustGo: 'Мне скоро нужно идти.',
    goodGame: 'Хорошая игра!',
    thanks: 'Спасибо!',
    rematch: 'Ещё одну?',
  },
  undoDeclined: 'Вашу просьбу отменить ход отклонили.',
  drawDeclined: 'Ваше предложение ничьей отклонили.',
  undoWhat: what => `Ход: ${what}`,
  invite: {
    title: 'Пригласите соперника',
    note: 'Отправьте эту ссылку. Кто её откроет, займёт место; регистрация не нужна.',
    seat: seat => `Место приглашённого: ${seat}.`,
    seats: 'Место',
    copy: 'Скопировать ссылку',
    share: 'Поделиться',
    qr: 'QR-код ссылки',
    scan: 'Или отсканируйте код телефоном.',
    botsTitle: 'Или играйте с ботами',
    yourName: 'Ваше имя за столом',
    from: name => `${name} приглашает вас сыграть.`,
    invited: 'Вас приглашают сыграть.',
    yourSeat: seat => `Ваше место: ${seat}.`,
  },
  botRating: value => `рейтинг ${value}`,
  botRatingsNote: 'Измерены в партиях ботов друг с другом; с рейтингами людей их не сравнить.',
}
