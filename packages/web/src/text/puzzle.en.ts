// The texts of the puzzles in English.

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const percent = (share: number): string => `${Math.round(100 * share)} %`
const quoted = (name: string): string => `“${name}”`
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export const puzzle = {
  pageTitle: 'Puzzles of the day',
  tileNote: 'A position from a match of bots, with one best answer.',
  lead: 'Every day brings one position of each of these games. One answer is clearly better than all others: find it.',
  title: 'Puzzle of the day',
  you: 'You',
  none: 'There is no puzzle for this game yet.',
  over: 'The puzzle is over.',
  all: 'All puzzles',
  task: (side: string, clicks: number): string =>
    clicks === 1
      ? `Your side: ${side}. Find the best answer.`
      : `Your side: ${side}. Find the best answer; it takes ${clicks} steps.`,
  notBest: 'This is allowed, but there is something better.',
  hintButtons: { first: 'First hint', second: 'Second hint' },
  hints: {
    card: (names: readonly string[]): string => `it is about ${names.map(quoted).join()}.`,
    begins: (names: readonly string[]): string => `it begins with ${names.map(quoted).join()}.`,
    among: (names: readonly string[]): string => `it is ${either.format(names.map(quoted))}.`,
  },
  mistakes: (n: number): string => `Tried so far: ${count(n, 'other answer', 'other answers')}.`,
  showAnswer: 'Show the answer',
  nextClick: 'Next step',
  solved: (mistakes: number): string => (mistakes === 0 ? 'Solved at once:' : 'Solved:'),
  answerWas: 'The answer:',
  leadsTo: (answer: number, next: number): string =>
    `It leads to a chance to win of about ${percent(answer)}; the next best answer to ${percent(next)}.`,
  streak: (days: number): string => `${count(days, 'day', 'days')} in a row`,
  solvedCount: (n: number): string => `${count(n, 'puzzle', 'puzzles')} solved`,
  longest: (days: number): string => `longest streak: ${count(days, 'day', 'days')}`,
  noStreak: 'Solve one today to begin a streak.',
  tileOpen: 'To be solved',
  tileSolved: 'Solved',
}
