// The gallery for people who draw this board; its query parameters are described in packages/ui/gallery/address.ts.

import { loadEveryLanguage } from '@ludoteka/text-kit'
import { showGallery } from '@ludoteka/ui/gallery'
import { COMBAT_CARDS } from '../content/combatCards.ts'
import { NEUTRAL_CARDS, OBJECTIVES } from '../content/otherCards.ts'
import { PROVINCES } from '../content/provinces.ts'
import { game } from '../index.ts'
import { CardBack } from './cardFace.tsx'
import { kit } from './index.tsx'
import { STRINGS } from './strings.ts'

await loadEveryLanguage(STRINGS)

showGallery({
  game,
  kit,
  cards: [...COMBAT_CARDS, ...NEUTRAL_CARDS, ...OBJECTIVES, ...PROVINCES],
  backs: (['axis', 'allies', 'neutral', 'ussr'] as const).map(owner => <CardBack key={owner} owner={owner} />),
  likes: ({ verb }) => verb === 'plan' || verb === 'launch' || verb === 'pick' || verb === 'spyArmy',
})
