// The gallery for whoever draws this board; what its address can ask for stands in packages/ui/gallery/address.ts.

import { loadEveryLanguage } from '@ludoteka/text-kit'
import { showGallery } from '@ludoteka/ui/gallery'
import { CARDS } from '../content/cards.ts'
import { berserk } from '../index.ts'
import { CardBack } from './cardFace.tsx'
import { kit } from './index.tsx'
import { STRINGS } from './strings.ts'

await loadEveryLanguage(STRINGS)

/** Squads are recruited and placed, and then they fight. */
const LIKED: readonly string[] = ['ready', 'place', 'strike', 'pass']

showGallery({
  game: berserk,
  kit,
  cards: CARDS,
  backs: [<CardBack key="back" />],
  likes: ({ verb }) => LIKED.includes(verb),
})
