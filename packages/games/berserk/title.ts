// The name of the game; its texts and the shelf take it from here.

export const TITLE = { en: 'Berserk', ru: 'Берсерк' } as const
