// The provinces and supply boxes in English.

import type { Box } from '../content/links.ts'
import type { Province } from '../content/provinces.ts'
import type { PlaceText } from './types.ts'

/** `name` is the label as it stands in a sentence, with its article. */
function place(label: string, name: string, mark: string): PlaceText {
  return {
    label,
    mark,
    nominative: name,
    genitive: name,
    accusative: name,
    in: `in ${name}`,
    into: `to ${name}`,
    from: `from ${name}`,
    against: `against ${name}`,
  }
}
const plain = (label: string, mark = label): PlaceText => place(label, label, mark)
const withArticle = (label: string, mark = label): PlaceText => place(label, `the ${label}`, mark)

export const PROVINCES_EN: Readonly<Record<Province, PlaceText>> = {
  berlin: plain('Berlin'),
  ruhr: withArticle('Ruhr'),
  poland: plain('Poland'),
  italy: plain('Italy'),
  libya: plain('Libya'),
  westernMed: withArticle('Western Mediterranean', 'West Med'),
  britain: plain('Britain'),
  paris: plain('Paris'),
  vichy: plain('Vichy'),
  morocco: plain('Morocco'),
  egypt: plain('Egypt'),
  levant: withArticle('Levant'),
  northSea: withArticle('North Sea'),
  northAtlantic: withArticle('North Atlantic', 'N. Atlantic'),
  easternMed: withArticle('Eastern Mediterranean', 'East Med'),
  norway: plain('Norway'),
  sweden: plain('Sweden'),
  lowCountries: withArticle('Low Countries', 'Low Count.'),
  spain: plain('Spain'),
  balkans: withArticle('Balkans'),
  turkey: plain('Turkey'),
  balticStates: withArticle('Baltic States', 'Baltic St.'),
  kiev: plain('Kiev'),
  odessa: plain('Odessa'),
  leningrad: plain('Leningrad'),
  moscow: plain('Moscow'),
  caucasus: withArticle('Caucasus'),
  blackSea: withArticle('Black Sea'),
}

export const BOXES_EN: Readonly<Record<Box, PlaceText>> = {
  northAmerica: plain('North America'),
  ural: plain('Ural'),
}
