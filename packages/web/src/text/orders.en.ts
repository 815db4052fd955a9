// The texts of standing orders in English.

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const orders = {
  title: 'Standing orders',
  note: 'The table answers for you, also while you are away. Nobody else is told, and you can undo as usual.',
  onlyAnswer: {
    name: 'Give the only possible answer',
    note: 'Where you have no choice, you are not asked. If a quick answer would tell others what you hold, the table waits as long as you might.',
  },
  span: 'How long',
  spans: { once: 'Once', turn: 'This turn', match: 'The whole match' },
  offAll: 'Switch all off',
  active: (n: number) => `${count(n, 'standing order', 'standing orders')} on`,
  byOrder: 'By standing order',
  failed: 'That did not work. Please try again.',
  offer: 'You have days for each move here. Shall the table answer for you wherever there is only one answer?',
  offerYes: 'Yes, please',
  offerNo: 'No, ask me',
}
