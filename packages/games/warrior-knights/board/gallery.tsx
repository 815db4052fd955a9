// The gallery for whoever draws this board; what its address can ask for stands in packages/ui/gallery/address.ts.

import { loadEveryLanguage } from '@ludoteka/text-kit'
import { showGallery } from '@ludoteka/ui/gallery'
import { BARON_ACTIONS, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AGENDAS } from '../content/agendas.ts'
import { EVENTS } from '../content/events.ts'
import { FATE_CARDS } from '../content/fate.ts'
import { TROOPS } from '../content/troops.ts'
import { game } from '../index.ts'
import { kit } from './index.tsx'
import { STRINGS } from './strings.ts'

await loadEveryLanguage(STRINGS)

showGallery({
  game,
  kit,
  cards: [...BARON_ACTIONS, ...NEUTRAL_ACTIONS, ...TROOPS, ...EVENTS, ...AGENDAS, ...FATE_CARDS],
  backs: [],
  likes: ({ verb }) => verb === 'plan' || verb === 'perform' || verb === 'assign',
})
