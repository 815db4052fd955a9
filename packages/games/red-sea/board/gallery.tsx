// The gallery for people who draw this board; its query parameters are described in packages/ui/gallery/address.ts.

import { loadEveryLanguage } from '@ludoteka/text-kit'
import { showGallery } from '@ludoteka/ui/gallery'
import { CARDS } from '../content/cards.ts'
import { redSea } from '../index.ts'
import { CardBack } from './cardFace.tsx'
import { kit } from './index.tsx'
import { STRINGS } from './strings.ts'

await loadEveryLanguage(STRINGS)

showGallery({
  game: redSea,
  kit,
  cards: CARDS,
  backs: [<CardBack key="back" />],
  likes: ({ verb, arg }) => verb === 'operations' || verb === 'place' || arg === 'place',
})
