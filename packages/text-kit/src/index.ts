// What the texts of all games have in common: typed dictionaries, numbers with nouns, rule books and pictures.

export * from './canvas.ts'
export * from './chapters.ts'
export * from './dictionary.ts'
export * from './languages.ts'
export * from './make.ts'
export * from './plural.ts'
export * from './shapes.ts'
export * from './views.ts'
