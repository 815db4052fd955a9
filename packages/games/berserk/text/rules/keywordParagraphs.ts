// The keywords as numbered paragraphs of chapter 28, in both languages.

import { keysOf } from '@ludoteka/kernel'
import type { Chapters } from '@ludoteka/text-kit'
import type { KeywordId } from '../../content/keywords.ts'

/** Named abilities, subtypes of creatures, text templates, protections. */
export const KEYWORD_PARAGRAPHS: Readonly<Record<KeywordId, string>> = {
  agility: 'N.1',
  armour: 'N.2',
  expAttack: 'N.3',
  blessing: 'N.4',
  bloodMagic: 'N.5',
  camouflage: 'N.6',
  carrionEating: 'N.7',
  charge: 'N.8',
  clumsiness: 'N.9',
  concentration: 'N.10',
  curse: 'N.11',
  decay: 'N.12',
  expDefence: 'N.13',
  devotion: 'N.14',
  directed: 'N.15',
  expDischarge: 'N.16',
  fading: 'N.17',
  formation: 'N.18',
  giftOfLife: 'N.19',
  guard: 'N.20',
  horde: 'N.21',
  incarnation: 'N.22',
  incorporeal: 'N.23',
  jump: 'N.24',
  magicArmour: 'N.25',
  manoeuvre: 'N.26',
  meditation: 'N.27',
  plague: 'N.28',
  poison: 'N.29',
  precision: 'N.30',
  rage: 'N.31',
  regeneration: 'N.32',
  scales: 'N.33',
  arkhaalShield: 'N.34',
  expShot: 'N.35',
  soulcatcher: 'N.36',
  steadfast: 'N.37',
  stealth: 'N.38',
  teleportation: 'N.39',
  thickSkinned: 'N.40',
  thirst: 'N.41',
  expThrow: 'N.42',
  unanswered: 'N.43',
  unique: 'N.44',
  unity: 'N.45',
  vampirism: 'N.46',
  vanguard: 'N.47',
  vulnerability: 'N.48',
  wrath: 'N.49',
  flying: 'S.1',
  parasite: 'S.2',
  symbiote: 'S.3',
  cannotBeTakenWith: 'T.1',
  notClosingAttack: 'T.2',
  notClosingDefend: 'T.3',
  finishingBlow: 'T.4',
  ignore: 'T.5',
  maxChips: 'T.6',
  maxLife: 'T.7',
  multiElement: 'T.8',
  mustAttack: 'T.9',
  noWoundsFrom: 'T.10',
  beginsBattleWith: 'T.11',
  strikeRange: 'T.12',
  wearsNo: 'T.13',
  protAttacks: 'P.1',
  protDischarges: 'P.2',
  protInstant: 'P.3',
  protMagic: 'P.4',
  protMagicStrikes: 'P.5',
  protRangedNonMagic: 'P.6',
  protPoison: 'P.7',
  protRanged: 'P.8',
  protRowStrikes: 'P.9',
  protShots: 'P.10',
  protSimpleStrikes: 'P.11',
  protSpecialStrikes: 'P.12',
  protSpells: 'P.13',
  protThrows: 'P.14',
}

/** Chapter 28 with a paragraph for each keyword after its introduction. */
export function withKeywords(
  chapters: Chapters,
  keywords: Readonly<Record<KeywordId, { readonly name: string; readonly text: string }>>,
): Chapters {
  const paragraphs = keysOf(KEYWORD_PARAGRAPHS).map((keyword): [string, string] => {
    const { name, text } = keywords[keyword]
    return [KEYWORD_PARAGRAPHS[keyword], `${name}. ${text}`]
  })
  return Object.fromEntries(
    Object.entries(chapters).map(([number, chapter]) => {
      if (number !== '28') return [number, chapter]
      const { '28.0': introduction = '', ...notes } = chapter.paragraphs
      return [number, { ...chapter, paragraphs: { '28.0': introduction, ...Object.fromEntries(paragraphs), ...notes } }]
    }),
  )
}
