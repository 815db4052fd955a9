// What a card says, put together from its data: keywords with their numbers, then abilities with their costs.

import { tableOf } from '@ludoteka/kernel'
import { isKeyOf } from '@ludoteka/text-kit'
import { CARD, CARDS, type CardId, type KeywordLine } from '../content/cards.ts'
import type { Grant, KeywordInstance } from '../content/keywords.ts'
import type { Cost } from '../content/vocabulary.ts'
import type { Named, Texts } from './types.ts'

type Special = 'formation' | 'charge' | 'mustAttack' | 'cannotBeTakenWith'

/** The words of one language for cards. */
export type CardWords = {
  readonly names: Readonly<Record<CardId, string>>
  readonly abilities: Texts['abilities']
  readonly lines: Readonly<Record<KeywordLine, string>>
  /** A keyword with its number, without a full stop. */
  keyword(keyword: Exclude<KeywordInstance, { readonly k: Special }>): string
  /** What works only in formation, or while charged. */
  formation(granted: string): string
  charge(x: number, granted: string): string
}

/** ⚡ at any time, ● a chip, ⟳ close. */
function signs({ close, chips }: Cost, isInstant: boolean): string {
  return `${isInstant ? '⚡' : ''}${chips === undefined ? '' : `${chips === 1 ? '' : chips}●`}${close ? '⟳' : ''}`
}

/** In the middle of a sentence. */
const within = (sentence: string): string =>
  `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`

export const describeCards = (words: CardWords): Texts['cards'] =>
  tableOf(CARDS, (card): Named => ({ name: words.names[card], text: textOf(words, card) }))

function textOf(words: CardWords, card: CardId): string {
  const { keywords, abilities } = CARD[card]
  const said: Readonly<Record<string, string>> = words.abilities[card]
  const line = (k: Special): string => {
    const name = `${card}.${k}`
    return isKeyOf(words.lines, name) ? words.lines[name] : ''
  }
  const granted = (grants: readonly Grant[], k: Special): string =>
    grants
      .map(grant => {
        if ('k' in grant) return keyword(grant)
        return 'ability' in grant ? within(said[grant.ability] ?? '') : line(k)
      })
      .join(', ')
  const keyword = (one: KeywordInstance): string => {
    switch (one.k) {
      case 'formation':
        return words.formation(granted(one.grants, one.k))
      case 'charge':
        return words.charge(one.x, granted(one.grants, one.k))
      case 'mustAttack':
      case 'cannotBeTakenWith':
        return line(one.k)
      default:
        return words.keyword(one)
    }
  }
  const printed = abilities.flatMap(ability => {
    if (ability.id === 'g1') return []
    const sentence = said[ability.id] ?? ''
    if (ability.kind !== 'activated') return [sentence]
    return [`${signs(ability.cost, ability.instant === true)}: ${sentence}`]
  })
  return [...keywords.map(one => `${keyword(one)}.`), ...printed].join(' ')
}
