// The languages of all texts. A file of its own, so that pages that only ask for a language do not load the rules kernel.

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
