// Unmatched's board for the table shell.

import { cardsSeen } from '@ludoteka/kernel'
import { type BoardKit, viewBetween } from '@ludoteka/ui'
import './styles/board.css'
import './styles/field.css'
import './styles/pieces.css'
import './styles/cards.css'
import './styles/hand.css'
import './styles/stage.css'
import './styles/stageLayouts.css'
import './styles/picks.css'
import './styles/seat.css'
import './styles/how.css'
import { isKeyOf } from '@ludoteka/text-kit'
import { copiesOf, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Board } from './board.tsx'
import { readView } from './boardFacts.ts'
import { HERO_SIGN } from './cardBack.tsx'
import { CardFace } from './cardFace.tsx'
import { Cover } from './cover.tsx'
import { cardMoving, icon, isMoment, LAST_BLOW, MOVES, marksOf, seatOf } from './entries.tsx'
import { Hand } from './hand.tsx'
import { HowToPlay } from './howToPlay.tsx'
import { SHOWN_VERBS } from './offers.ts'
import { beatsOf } from './playback.ts'
import { Portrait } from './portrait.tsx'
import { factsOf, sceneOf } from './scene.ts'
import { SeatPanel } from './seatPanel.tsx'
import { STRINGS } from './strings.ts'
import { TALL_VIEWPORT, WIDE_VIEWPORT } from './viewport.ts'

export const kit: BoardKit = {
  Board,
  beats: (before, news, after) => {
    const { board = 'none', hero = {} } = after.facts
    return beatsOf(sceneOf(before), news, readView(after).heroes).map(({ scene, ...beat }) => ({
      ...beat,
      view: viewBetween(before, after, { board, hero, ...factsOf(scene) }),
      draw: props => <Board {...props} scene={scene} />,
    }))
  },
  size: { width: WIDE_VIEWPORT.width, height: WIDE_VIEWPORT.height },
  tall: { width: TALL_VIEWPORT.width, height: TALL_VIEWPORT.height },
  Hand,
  SeatPanel,
  Portrait,
  emblems: HERO_SIGN,
  sideName: (view, seat, language) => {
    const hero = readView(view).heroes[view.seats.indexOf(seat)]
    return hero && DICTIONARIES[language].heroes[hero].name
  },
  CardFace,
  piles: (view, language) => {
    const { heroes } = readView(view)
    return view.seats.flatMap((seat, i) => {
      const hero = heroes[i]
      const name = hero && STRINGS[language].discardOf(DICTIONARIES[language].heroes[hero].name)
      return name ? [{ name, cards: cardsSeen(view, ZONES.discard, seat) }] : []
    })
  },
  decksInPlay: (view, language) => {
    const { heroes } = readView(view)
    const strings = STRINGS[language]
    return view.seats.flatMap((seat, i) => {
      const hero = heroes[i]
      if (!hero) return []
      const name = strings.unseenOf(DICTIONARIES[language].heroes[hero].name)
      return [{ name, where: seat === view.you ? strings.inOwnDeck : strings.inDeckOrHand, copies: copiesOf(hero) }]
    })
  },
  marksOf,
  isHeading: ({ key }) => key === 'turnStarted',
  isMoment,
  askedBy: ({ step }, log) => (MOVES.includes(step) ? cardMoving(log) : undefined),
  tellsEnd: ({ key }) => LAST_BLOW.includes(key),
  seatOf,
  icon,
  shows: verb => SHOWN_VERBS.includes(verb),
  hint: (view, language) => {
    const { hints } = STRINGS[language]
    return isKeyOf(hints, view.step) && Object.keys(view.choice).length > 0 ? hints[view.step] : undefined
  },
  HowToPlay,
  Cover,
}

export default kit
