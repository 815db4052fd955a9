// The texts of moderation in Russian.

import type { Dictionary } from './en.ts'

const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'short' })
const plural = new Intl.PluralRules('ru-RU')

function count(n: number, one: string, few: string, many: string): string {
  const form = plural.select(n)
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`
}

export const moderation: Dictionary['moderation'] = {
  someone: 'Гость',
  about: name => `${name}: скрыть сообщения, заблокировать, пожаловаться`,
  people: 'За этим столом:',
  mute: 'Скрыть сообщения на этом устройстве',
  unmute: 'Показывать сообщения на этом устройстве',
  block: 'Заблокировать',
  unblock: 'Разблокировать',
  blocked: 'Заблокировано.',
  unblocked: 'Больше не в списке.',
  blockNote:
    'Вы не видите сообщений тех, кого заблокировали, и не сядете с ними за один стол. Им об этом не сообщается.',
  blockedPeople: 'Заблокированные',
  nobodyBlocked: 'Вы никого не заблокировали.',
  silence: 'Запретить писать за этим столом',
  letWrite: 'Снова разрешить писать за этим столом',
  remove: 'Убрать из-за этого стола',
  report: 'Пожаловаться…',
  reportNote:
    'Жалобу вместе с последними сообщениями этого стола прочитают те, кто следит за порядком на сайте. Личные сообщения в неё не войдут.',
  reason: 'Что случилось?',
  reasons: {
    abuse: 'Оскорбления или угрозы',
    spam: 'Спам',
    cheating: 'Нечестная игра',
    name: 'Оскорбительное имя',
    other: 'Другое',
  },
  note: 'Своими словами (необязательно)',
  sendReport: 'Отправить жалобу',
  reported: 'Спасибо. Мы разберёмся.',
  reportedBefore: 'Вы уже жаловались на этого человека за этим столом. Мы разберёмся.',
  tooManyReports: 'Вы отправили много жалоб. Подождите, пожалуйста, час.',
  banned: until =>
    until === undefined
      ? 'Вы можете смотреть, но играть и писать здесь вам нельзя.'
      : `Вы можете смотреть, но играть и писать здесь вам нельзя. Запрет действует до: ${moment.format(until)}.`,
}

export const admin: Dictionary['admin'] = {
  title: 'Модерация',
  notForYou: 'Эта страница для тех, кто следит за порядком на сайте.',
  reports: 'Жалобы',
  bans: 'Запреты',
  audit: 'Журнал',
  noReports: 'Открытых жалоб нет.',
  noBans: 'Запретов нет.',
  find: 'Найти учётную запись по логину, id или точному имени',
  search: 'Найти',
  notFound: 'Такой учётной записи нет.',
  seen: at => `Последний визит: ${moment.format(at)}`,
  noAudit: 'Пока ничего не сделано.',
  reportAbout: (name, reason) => `${name}: ${reason}`,
  reportedBy: (name, at) => `Пожаловался игрок ${name}, ${moment.format(at)}`,
  lines: n => `Что было сказано: ${count(n, 'сообщение', 'сообщения', 'сообщений')}`,
  ban: 'Запретить играть',
  toTable: 'К столу',
  closeTable: 'Закрыть стол',
  closeReport: 'Готово',
  tableIsClosed: 'Этот стол уже закрыт.',
  banTitle: name => `Запретить играть: ${name}`,
  banNote:
    'Этот человек сможет только смотреть. Его открытые столы закроются, а в начатых партиях за него будут играть боты, пока он не вернётся.',
  howLong: 'На какой срок?',
  days: n => count(n, 'день', 'дня', 'дней'),
  forEver: 'Навсегда',
  withAddress: 'Не пускать и гостей с того же адреса',
  banReason: 'Причина (для журнала)',
  isAdmin: 'Тем, кто следит за порядком, играть запретить нельзя.',
  accountIsGone: 'Эта учётная запись удалена.',
  bannedBy: (name, at) => `Запрет: ${name}, ${moment.format(at)}.`,
  bannedUntil: until => (until === undefined ? 'Навсегда.' : `До: ${moment.format(until)}.`),
  addressToo: 'Вместе с адресом.',
  liftBan: 'Снять запрет',
  moment: at => moment.format(at),
  actions: {
    mute: 'запрет писать за столом',
    unmute: 'снова можно писать за столом',
    remove: 'убран из-за стола',
    readmit: 'может вернуться за стол',
    closeReport: 'жалоба рассмотрена',
    ban: 'запрет играть',
    liftBan: 'запрет снят',
    closeTable: 'стол закрыт',
    grantAdmin: 'назначен следить за порядком',
    revokeAdmin: 'больше не следит за порядком',
  },
}
