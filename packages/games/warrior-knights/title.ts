// The title, by itself for pages that load nothing else of the game.

export const TITLE = { en: 'Warrior Knights', ru: 'Рыцари' } as const
