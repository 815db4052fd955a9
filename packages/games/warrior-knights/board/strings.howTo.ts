// The page on how to play: its pictures.

export type HowToPicture = 'realm' | 'plan' | 'phases' | 'troops' | 'battle' | 'assembly' | 'events'
