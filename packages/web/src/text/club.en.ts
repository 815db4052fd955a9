// The texts about people in English: ratings, profiles, opponents, friends.

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
  ratingChange: (change: number) => signed.format(change),
  provisional: (value: number) => `${value}?`,
  provisionalNote: 'Provisional: it still moves in large steps, until ten rated matches of this game are played.',
  ratingsAfter: 'What the match did to the ratings',
  counting: 'The match is being counted…',
}
