// The board of Warrior Knights for the table shell.

import type { View } from '@ludoteka/kernel'
import { isKeyOf, wordFor } from '@ludoteka/text-kit'
import type { BoardKit } from '@ludoteka/ui'
import './styles/board.css'
import './styles/map.css'
import './styles/realm.css'
import { AGENDAS } from '../content/agendas.ts'
import { EVENTS } from '../content/events.ts'
import { cardText } from '../text/cardTexts.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Board } from './board.tsx'
import { Hand } from './hand.tsx'
import { SeatPanel } from './seatPanel.tsx'
import { STRINGS } from './strings.ts'
import { EMBLEM } from './symbols.tsx'

const isAsked = (view: View): boolean => Object.keys(view.choice).length > 0

export const kit: BoardKit = {
  Board,
  size: { width: 1120, height: 736 },
  tall: { width: 956, height: 862 },
  Hand,
  SeatPanel,
  emblems: EMBLEM,
  sideName: (_view, seat, language) => wordFor(DICTIONARIES[language].seats, seat),
  CardFace: ({ card, language }) => <p>{cardText(DICTIONARIES[language], card).name}</p>,
  piles: () => [],
  marksOf: () => [],
  isHeading: ({ key }) => key === 'roundBegan',
  icon: () => null,
  hint: (view, language) => {
    const { hints } = STRINGS[language]
    return isAsked(view) && isKeyOf(hints, view.step) ? hints[view.step] : undefined
  },
  HowToPlay: () => <p>{[...EVENTS, ...AGENDAS].length}</p>,
  Cover: ({ language }) => <p>{DICTIONARIES[language].title}</p>,
}

export default kit
