// Names and chat lines: what hides, stacks or turns text around is taken out; what looks alike has the same key.

import { describe, expect, test } from 'vitest'
import { chatText, cleanName, cleanText, lookAlikeKey, mixesAlphabets, playerName } from '../src/index.ts'

describe('text', () => {
  test.each([
    ['zero-width space', 'An\u200bna', 'Anna'],
    ['word joiner, soft hyphen, byte order mark', 'A\u2060n\u00adn\ufeffa', 'Anna'],
    ['overrides and isolates of direction', '\u202eannA\u202c \u2067x\u2069\u200f\u061c', 'annA x'],
    ['tags and fillers', 'Anna\u{e0041}\u3164\u115f\u2800', 'Anna'],
    ['a joiner between letters', 'An\u200dna\u200c', 'Anna'],
    ['a joiner at the end, a form of nothing', '👩\u200d a\ufe0f', '👩 a'],
    ['towers of accents', `Z\u0335\u0321\u0322${'\u0300'.repeat(40)}o`, 'Z\u0335\u0321\u0322o'],
  ])('%s', (_what, given, expected) => {
    expect(cleanText(given)).toBe(expected)
  })

  test('what people write stays as it is', () => {
    const lines = ['Ёжик и Mädchen', 'Nguyễn Thị', 'ที่นี่', 'שָׁלוֹם', 'سلام', '日本語', '👩‍👩‍👧‍👦 👍🏽 ❤️', 'a — b…', '«да!»']
    for (const line of lines) expect(cleanText(line)).toBe(line.normalize('NFC'))
  })
})

describe('names', () => {
  test('gaps are one space each; a name must show something', () => {
    expect(cleanName('  Anna\u00a0\u3000 K ')).toBe('Anna K')
    expect(playerName.parse('An\u200bna')).toBe('Anna')
    for (const name of ['\u200b\u200b', '\u2800', '\u3164', '', '   ', '\u0301', '\u0301\u0301', 'a\nb', '\u202eanna'])
      expect(playerName.safeParse(name).success, JSON.stringify(name)).toBe(false)
  })

  test('a chat line must show something as well', () => {
    expect(chatText.parse(' a\u202eb ')).toBe('ab')
    for (const line of ['\u200b', ' \u2060 ', '']) expect(chatText.safeParse(line).success).toBe(false)
  })

  test.each([
    ['Anna', 'Аnnа'],
    ['ANNA', 'anna'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝐀𝐧𝐧𝐚'],
    ['Ilya', 'llya'],
    ['Вова', 'BOBA'],
    ['Фёдор', 'Федор'],
    ['Bob 10', 'Воb lO'],
    ['Anna', 'An\u200bna'],
  ])('%s and %s look alike', (one, other) => {
    expect(lookAlikeKey(one)).toBe(lookAlikeKey(other))
  })

  test('other names do not', () => {
    const names = ['Anna', 'Hanna', 'Anya', 'Аня', 'Boris', 'Борис', 'Vera', 'Вера', 'Anna 2', '杉']
    expect(new Set(names.map(lookAlikeKey)).size).toBe(names.length)
  })

  test('alphabets that look alike are not mixed', () => {
    expect(['аnna', 'pαul', 'ivan_иван'].map(mixesAlphabets)).toEqual([true, true, true])
    expect(['anna-7', 'анна.7', 'παύλος', '日本_1', 'müller'].map(mixesAlphabets)).toEqual(Array(5).fill(false))
  })
})
