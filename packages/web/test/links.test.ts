// Addresses in what people write.

import { expect, test } from 'vitest'
import { piecesOf } from '../src/table/side/links.tsx'

const linksIn = (text: string): readonly (string | undefined)[] =>
  piecesOf(text).flatMap(({ href }) => (href === undefined ? [] : [href]))

test('addresses of the web are links, without what ends the sentence; the words stay as they were', () => {
  const text = 'See https://example.org/a?b=1#c, (http://example.org/x). Bye!'
  expect(linksIn(text)).toEqual(['https://example.org/a?b=1#c', 'http://example.org/x'])
  expect(
    piecesOf(text)
      .map(piece => piece.text)
      .join(''),
  ).toBe(text)
})

test('nothing else is: other schemes, half an address, quotes', () => {
  expect(linksIn('javascript:alert(1) ftp://example.org data:text/html,x https:// http://. example.org')).toEqual([])
  expect(linksIn('<a href="https://example.org/">')).toEqual(['https://example.org/'])
})
