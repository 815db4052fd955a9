// Languages are loaded one by one, and read only when they are loaded.

import { expect, test } from 'vitest'
import { fromLanguages, languages, loadEveryLanguage } from '../src/index.ts'

const greetings = (loaded: string[]) =>
  languages<{ readonly hello: string }>({
    en: async () => {
      loaded.push('en')
      return { hello: 'Hello' }
    },
    ru: async () => {
      loaded.push('ru')
      return { hello: 'Здравствуйте' }
    },
  })

test('a language is loaded once, and no other with it', async () => {
  const loaded: string[] = []
  const texts = greetings(loaded)
  await texts.load('en')
  await texts.load('en')
  expect(texts.en.hello).toBe('Hello')
  expect(loaded).toEqual(['en'])
})

test('a language that is not loaded can’t be read', () => {
  expect(() => greetings([]).ru.hello).toThrow('ru')
})

test('what is made of a language is made when it is loaded', async () => {
  const loaded: string[] = []
  const loud = fromLanguages(greetings(loaded), ({ hello }) => `${hello}!`)
  expect(loaded).toEqual([])
  await loud.load('ru')
  expect(loud.ru).toBe('Здравствуйте!')
  expect(loaded).toEqual(['ru'])
})

test('programs load every language', async () => {
  const texts = greetings([])
  await loadEveryLanguage(texts)
  expect([texts.en.hello, texts.ru.hello]).toEqual(['Hello', 'Здравствуйте'])
})

test('what failed to load may be tried again', async () => {
  let isOnline = false
  const load = async (): Promise<string> => {
    if (!isOnline) throw new Error('no network')
    return 'Hello'
  }
  const texts = languages<string>({ en: load, ru: load })
  await expect(texts.load('en')).rejects.toThrow('no network')
  isOnline = true
  await texts.load('en')
  expect(texts.en).toBe('Hello')
})
