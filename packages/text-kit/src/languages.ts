// Texts in every language, each language loaded by itself: a page loads the one that is read, programs load all.

import { LANGUAGES, type Language } from '@ludoteka/kernel'

/** What each language says, once it is loaded; to read a language before that is a mistake. */
export type Languages<T> = Readonly<Record<Language, T>> & {
  load(language: Language): Promise<void>
}

/** A language without a loader does not compile, nor does one that says too little. */
export function languages<T>(loaders: Readonly<Record<Language, () => Promise<T>>>): Languages<T> {
  const loaded = new Map<Language, T>()
  const read = (language: Language): T => {
    const texts = loaded.get(language)
    if (texts === undefined) throw new Error(`The texts in the language ${language} are not loaded.`)
    return texts
  }
  return {
    get en() {
      return read('en')
    },
    get ru() {
      return read('ru')
    },
    async load(language) {
      if (!loaded.has(language)) loaded.set(language, await loaders[language]())
    },
  }
}

/** Something made of each language when it is loaded. */
export function fromLanguages<T, Made>(texts: Languages<T>, make: (texts: T) => Made): Languages<Made> {
  const loader = (language: Language) => async (): Promise<Made> => {
    await texts.load(language)
    return make(texts[language])
  }
  return languages({ en: loader('en'), ru: loader('ru') })
}

export async function loadEveryLanguage(texts: Languages<unknown>): Promise<void> {
  await Promise.all(LANGUAGES.map(texts.load))
}
