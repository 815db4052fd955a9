// The texts of hints, and of looking back on a match, in English.

const percent = (share: number): string => `${Math.round(100 * share)} %`

export const review = {
  hint: 'Hint',
  hintNote: 'Ask a bot what it would do. The match is then marked as played with advice.',
  thinking: 'The bot is thinking…',
  closeHint: 'Close the hint',
  hintFailed: (isTooOften: boolean): string =>
    isTooOften
      ? 'You have asked very often just now. Please wait a moment.'
      : 'The bot has not found an answer. Please ask again.',
  advises: (bot: string): string => `${bot} would answer:`,
  sureness: ({ share, chance }: { readonly share: number; readonly chance: number }): string => {
    const sure = share >= 0.7 ? 'Quite sure' : share >= 0.4 ? 'Fairly sure' : 'Not sure, other answers look as good'
    return `${sure}; chance to win about ${percent(chance)}.`
  },
  unsearched: 'By rule of thumb, without looking far ahead.',
  advised: 'Played with advice from a bot.',
  title: 'Where did it turn?',
  chances: 'Chances to win by decision',
  chancesNote: 'As if equal bots played on from there; some sides are harder to play for a bot.',
  showChances: 'Chances',
  hideChances: 'Hide the chances',
  nextSwing: 'Chances to win: go to the next swing',
  action: 'Action',
  percent,
  working: 'A bot looks through the match…',
  failed: 'It could not be worked out.',
  noSwing: 'No decision changed much.',
  swing: (side: string, before: number, after: number): string => `${side}: ${percent(before)} → ${percent(after)}`,
  causes: { chance: 'mostly luck', decision: 'mostly choice' },
  noDecision: 'Nobody had anything to choose.',
  played: (who: string, what: string): string => `${who} played: ${what}.`,
  sameAdvice: 'A bot would have done the same.',
  wouldPlay: (what: string, cost: number | undefined): string => {
    if (cost === undefined) return `A bot would have played: ${what}.`
    return cost < 0.005
      ? `A bot would have played: ${what}. That is about as good.`
      : `A bot would have played: ${what}. That is about ${percent(cost)} better.`
  },
  winner: 'Winner',
  hands: 'Hands at the end',
  handsNow: 'Hands',
  allHands: 'Show what everybody holds',
  nothingHidden: 'held nothing that was hidden.',
  eyes: 'Seen by',
  spectator: 'Spectator',
}
