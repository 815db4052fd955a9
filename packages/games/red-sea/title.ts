// The name of the game; its texts and the shelf take it from here.

export const TITLE = { en: 'Twilight Struggle: Red Sea', ru: 'Сумеречная борьба: Красное море' } as const
