// The name of the game; its texts and the shelf take it from here.

export const TITLE = { en: 'Unmatched', ru: 'Unmatched' } as const
