// The name of the game; its texts and the shelf take it from here.

export const TITLE = { en: 'The Fog of War', ru: 'Туман войны' } as const
