// The board of Berserk for the table shell.

import { cardsSeen, type View } from '@ludoteka/kernel'
import { type BoardKit, viewBetween } from '@ludoteka/ui'
import './styles/board.css'
import './styles/field.css'
import './styles/pieces.css'
import './styles/pieceMarks.css'
import './styles/beside.css'
import './styles/duel.css'
import './styles/dossier.css'
import './styles/draft.css'
import './styles/sides.css'
import './styles/cards.css'
import './styles/scenes.css'
import './styles/hand.css'
import './styles/aside.css'
import './styles/seat.css'
import './styles/how.css'
import { sideOf, ZONES } from '../rules/questions.ts'
import { Board } from './board.tsx'
import { CardFace } from './cardFace.tsx'
import { Cover } from './cover.tsx'
import { decks } from './decks.ts'
import { Hand } from './hand.tsx'
import { hintOn, orderFor } from './helping.ts'
import { HowToPlay } from './howToPlay.tsx'
import { ICONS } from './icons.generated.ts'
import { CardNotes } from './keywordNotes.tsx'
import { icon, isHeading, isMoment, isTold, LAST_BLOW, marksOf, seatOf } from './logEntries.tsx'
import { answerName } from './names.ts'
import { SHOWN_VERBS } from './offers.ts'
import { beatsOf } from './playback.ts'
import { Portrait } from './portrait.tsx'
import { factsOf, sceneOf } from './scene.ts'
import { SeatPanel } from './seatPanel.tsx'
import { STRINGS } from './strings.ts'

const isAsked = (view: View): boolean => Object.keys(view.choice).length > 0

export const kit: BoardKit = {
  Board,
  beats: (before, news, after) =>
    beatsOf(sceneOf(before), news, sceneOf(after)).map(({ scene, ...beat }) => ({
      ...beat,
      view: viewBetween(before, after, factsOf(before, scene)),
      draw: props => <Board {...props} scene={scene} />,
    })),
  size: { width: 1020, height: 920, beside: 410 },
  tall: { width: 780, height: 860, below: 560 },
  Hand,
  hiddenName: { en: 'Cards only their owners saw', ru: 'Карты, которых не видел соперник' },
  SeatPanel,
  Portrait,
  emblems: { first: ICONS.flame, second: ICONS.mountains },
  sideName: (view, seat, language) => {
    const scene = sceneOf(view)
    return scene.phase === 'sides' ? undefined : STRINGS[language].sideNames[sideOf(scene, view.seats.indexOf(seat))]
  },
  CardFace,
  CardNotes,
  piles: (view, language) =>
    view.seats.map(seat => ({
      name: STRINGS[language].graveyardOf(STRINGS[language].sideNames[sideOf(sceneOf(view), view.seats.indexOf(seat))]),
      cards: cardsSeen(view, ZONES.graveyard, seat).toReversed(),
    })),
  marksOf,
  isHeading,
  isMoment,
  tellsEnd: ({ key }) => LAST_BLOW.includes(key),
  seatOf,
  icon,
  answerName,
  shows: verb => SHOWN_VERBS.includes(verb),
  isRoutine: ({ step }) => step.startsWith('window.') || step === 'triggers.put' || step === 'turn.effects',
  orderFor,
  hint: (view, language) => (isAsked(view) ? hintOn(view, language) : undefined),
  isTold,
  decks,
  HowToPlay,
  Cover,
}

export default kit
