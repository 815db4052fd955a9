// The texts of moderation in English: the menu on a name, and the page of those who look after the site.

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export const moderation = {
  someone: 'Guest',
  about: (name: string) => `${name}: mute, block, report`,
  people: 'At this table:',
  mute: 'Hide their messages on this device',
  unmute: 'Show their messages on this device',
  block: 'Block',
  unblock: 'Unblock',
  blocked: 'Blocked.',
  unblocked: 'No longer blocked.',
  blockNote: 'You don’t see messages of people you block, and you never sit at the same table. They are not told.',
  blockedPeople: 'Blocked people',
  nobodyBlocked: 'You have blocked nobody.',
  silence: 'Mute for everybody at this table',
  letWrite: 'Let them write at this table again',
  remove: 'Remove from this table',
  report: 'Report…',
  reportNote:
    'The people who look after this site will read your report together with the last messages of this table. Private messages are not included.',
  reason: 'What is wrong?',
  reasons: {
    abuse: 'Insults or threats',
    spam: 'Spam',
    cheating: 'Cheating',
    name: 'An offensive name',
    other: 'Something else',
  },
  note: 'In your own words (optional)',
  sendReport: 'Send the report',
  reported: 'Thank you. Somebody will look at it.',
  reportedBefore: 'You have already reported this person here. Somebody will look at it.',
  tooManyReports: 'You have sent many reports. Please wait an hour.',
  banned: (until: number | undefined) =>
    until === undefined
      ? 'You can look around, but you may not play or write here.'
      : `You can look around, but you may not play or write here until ${moment.format(until)}.`,
}

export const admin = {
  title: 'Moderation',
  notForYou: 'This page is for the people who look after this site.',
  reports: 'Reports',
  bans: 'Bans',
  audit: 'Record',
  noReports: 'There are no open reports.',
  noBans: 'Nobody is banned.',
  noAudit: 'Nothing has been done yet.',
  reportAbout: (name: string, reason: string) => `${name}: ${reason}`,
  reportedBy: (name: string, at: number) => `Reported by ${name}, ${moment.format(at)}`,
  lines: (n: number) => `What was said: ${count(n, 'line', 'lines')}`,
  ban: 'Ban',
  toTable: 'Go to the table',
  closeTable: 'Close the table',
  closeReport: 'Done',
  tableIsClosed: 'This table is closed already.',
  banTitle: (name: string) => `Ban ${name}`,
  banNote:
    'They may only look around. Their open tables are closed; at running tables bots play for them until they are back.',
  howLong: 'For how long?',
  days: (n: number) => count(n, 'day', 'days'),
  forEver: 'For ever',
  withAddress: 'Also keep out guests from the same address',
  banReason: 'Reason (for the record)',
  isAdmin: 'People who look after this site can’t be banned.',
  accountIsGone: 'This account was deleted.',
  bannedBy: (name: string, at: number) => `Banned by ${name}, ${moment.format(at)}.`,
  bannedUntil: (until: number | undefined) => (until === undefined ? 'For ever.' : `Until ${moment.format(until)}.`),
  addressToo: 'With the address.',
  liftBan: 'Lift the ban',
  moment: (at: number) => moment.format(at),
  actions: {
    mute: 'muted at a table',
    unmute: 'may write at a table again',
    remove: 'removed from a table',
    readmit: 'may come back to a table',
    closeReport: 'report done',
    ban: 'banned',
    liftBan: 'ban lifted',
    closeTable: 'table closed',
    grantAdmin: 'made an admin',
    revokeAdmin: 'no longer an admin',
  },
}
