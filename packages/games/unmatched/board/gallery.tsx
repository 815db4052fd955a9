// The gallery for whoever draws this board; what its address can ask for stands in packages/ui/gallery/address.ts.

import { loadEveryLanguage } from '@ludoteka/text-kit'
import { showGallery } from '@ludoteka/ui/gallery'
import { CARDS } from '../content/cards.ts'
import { HEROES } from '../content/fighters.ts'
import { unmatched } from '../index.ts'
import { CardBack } from './cardBack.tsx'
import { kit } from './index.tsx'
import { STRINGS } from './strings.ts'

await loadEveryLanguage(STRINGS)

showGallery({
  game: unmatched,
  kit,
  cards: CARDS,
  backs: HEROES.map(hero => <CardBack key={hero} hero={hero} />),
  likes: ({ verb }) => verb === 'attack' || verb === 'commit',
})
