// The texts of guided first matches in English.

export const lesson = {
  link: 'Learn by playing',
  linkNote: 'About ten minutes',
  resume: 'Go on learning',
  coach: 'Your coach',
  learner: 'Newcomer',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  next: 'Next',
  back: 'Back',
  leave: 'Leave',
  pointsAt: (name: string) => `The hand points at: ${name}.`,
  reading: 'Read what your coach says, then press Next.',
  readFirst: 'One moment: read what your coach says, then press Next.',
  notThisTime: 'Not this time: do what your coach asks. What you need has a ring around it.',
  failed: 'This lesson cannot be opened.',
  over: 'That is all you need',
  overNote: 'You know enough to play. The easy bot makes mistakes on purpose, so it is a good first opponent.',
  firstMatch: 'Play a first match against the easy bot',
  read: 'Read how to play',
  again: 'Take the lesson again',
  waiting: 'While you wait: learn the game by playing, in about ten minutes. Your table stays open.',
}
