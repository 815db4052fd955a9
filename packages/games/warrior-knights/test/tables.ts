// Tables of every size with every option, for tests that play whole matches.

export const TABLES = [
  { players: '2', twoBaronFiveCities: 'on', gameLength: '8', roundLimit: '10' },
  {
    players: '3',
    openPrivateMotions: 'on',
    casualtyRounding: 'under',
    noblePlacement: 'counterclockwise',
    roundLimit: '10',
  },
  { players: '4', baronElimination: 'on', exchangingHeirs: 'on', roundLimit: '10' },
  { players: '5', mightMakesRight: 'on', abandonedNoble: 'on', roundLimit: '10' },
  { players: '6', miracles: 'on', openPrivateMotions: 'on', gameLength: '8' },
] as const
