// The texts about people in English: ratings, profiles, opponents, friends.

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'always' })

export const club = {
  rated: 'rated',
  unrated: 'unrated',
  wantRated: 'Rated: the result counts for the ratings of those who play',
  ratedNote: 'Rated, if everybody who sits down is signed in. A match with a guest or a bot does not count.',
  ratedNeeds: {
    account: 'Only people who are signed in play rated matches. You can create a login in the settings.',
    clock: 'A rated match needs a clock, so that nobody can just walk away.',
    people: 'A rated match needs another person in every seat.',
  },
  willBeRated: 'This match is rated: whoever leaves, resigns or runs out of time loses it.',
  wontBeRated: 'This match is not rated.',
  rating: 'Rating',
  ratingChange: (change: number) => signed.format(change).replace('-', '−'),
  provisional: (value: number) => `${value}?`,
  provisionalNote:
    '“?” marks a provisional rating: until ten rated matches of this game are played, it moves in large steps.',
  ratingsAfter: 'What the match did to the ratings',
  counting: 'The match is being counted…',
  profile: 'Profile',
  toProfile: 'Your profile',
  toTheirProfile: 'Profile',
  edit: 'Change name and picture',
  noSuchPlayer: 'There is no such player, or not any more.',
  since: (at: number) => `Here since ${day.format(at)}`,
  guest: 'Plays as a guest',
  program: 'A program',
  ratings: 'Ratings',
  noRatings: 'No rated matches yet.',
  ratedMatches: (n: number) => count(n, 'rated match', 'rated matches'),
  curve: (game: string) => `How the rating in ${game} has gone`,
  headToHead: 'You against this player',
  played: 'By game and side',
  opponents: 'By opponent',
  score: (won: number, draw: number, lost: number) => `${won} / ${draw} / ${lost}`,
  scoreLegend: 'The figures are wins / draws / losses.',
  scoreWords: (won: number, draw: number, lost: number) =>
    `${count(won, 'win', 'wins')}, ${count(draw, 'draw', 'draws')}, ${count(lost, 'loss', 'losses')}`,
  matches: 'Matches',
  noMatches: 'No finished matches yet.',
  privateNote: 'Matches at private tables are listed for you alone.',
  outcomes: { won: 'Won', lost: 'Lost', draw: 'Draw' },
  someoneGone: 'somebody who has left the site',
  when: (at: number) => moment.format(at),
  lasted: (ms: number) =>
    ms < HOUR
      ? `${Math.max(1, Math.round(ms / MINUTE))} min`
      : ms < 2 * DAY
        ? `${Math.round(ms / HOUR)} h`
        : count(Math.round(ms / DAY), 'day', 'days'),
  emblem: 'Your emblem',
  emblemNames: {
    rook: 'Rook',
    crown: 'Crown',
    sword: 'Sword',
    shield: 'Shield',
    star: 'Star',
    flame: 'Flame',
    leaf: 'Leaf',
    mountain: 'Mountain',
    wave: 'Wave',
    moon: 'Moon',
    key: 'Key',
    anchor: 'Anchor',
  },
  hide: 'Do not show others when I am here',
  hideNote: 'Those who play with you at a table still see whether you are at it.',
  export: 'Download everything about me',
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteConfirm: 'Delete it for ever',
  deleteNote:
    'Your name, ratings, results, decks and messages are deleted, and you give up the matches you are playing. It can’t be undone.',
}
