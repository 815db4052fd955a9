// Planning, hand and seats in English.

import { counter } from '@ludoteka/text-kit'
import type { KitText } from './strings.kit.ts'

const count = counter('en')

export const KIT_EN: KitText = {
  board: 'The realm',
  goods: {
    crowns: n => count(n, { one: 'crown', many: 'crowns' }),
    votes: n => count(n, { one: 'vote', many: 'votes' }),
    faith: n => `${n} faith`,
    influence: n => `${n} influence`,
  },
  cities: n => count(n, { one: 'city', many: 'cities' }),
  chairman: 'Chairman of the Assembly',
  headOfChurch: 'Head of the Church',
  banned: 'Banned from the Assembly',
  heretic: 'Heretic: gains no faith',
  eliminated: 'Out of the game',
  hiddenHand: 'Barons keep their action cards to themselves.',
  hints: {},
}
