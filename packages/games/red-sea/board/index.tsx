// Red Sea's board for the table shell.

import { cardsSeen } from '@ludoteka/kernel'
import { type BoardKit, viewBetween } from '@ludoteka/ui'
import './styles/board.css'
import './styles/map.css'
import './styles/plates.css'
import './styles/tip.css'
import './styles/consoles.css'
import './styles/scores.css'
import './styles/upright.css'
import './styles/stages.css'
import './styles/phone.css'
import './styles/cards.css'
import './styles/hand.css'
import './styles/seat.css'
import './styles/how.css'
import { cardsOfGame, publicState, sideOf, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Board } from './board.tsx'
import { CardFace } from './cardFace.tsx'
import { Cover } from './cover.tsx'
import { Hand } from './hand.tsx'
import { HowToPlay } from './howToPlay.tsx'
import { icon, isMoment, LAST_COUNT, marksOf, seatOf } from './logEntries.tsx'
import { FRAME } from './map.generated.ts'
import type { Verb } from './offeredActions.ts'
import { beatsOf } from './playback.ts'
import { Portrait } from './portrait.tsx'
import { factsOf, sceneOf } from './scene.ts'
import { SeatPanel } from './seatPanel.tsx'
import { STRINGS } from './strings.ts'
import { SIDE_EMBLEM } from './symbols.tsx'

/** Answers that are given with a plate or a card; all others need a button of their own. */
const SHOWN_VERBS: readonly string[] = [
  'bid',
  'pick',
  'headline',
  'event',
  'operations',
  'spaceRace',
  'score',
  'place',
  'realign',
  'coup',
  'remove',
  'clear',
  'choose',
  'discard',
  'give',
  'take',
] satisfies readonly Verb[]

/** Their hints explain what stands beside the plates. */
const ON_THE_MAP: readonly string[] = ['place.influence', 'coup.target', 'realign.target']

/** A turn and each of its rounds. */
const HEADINGS: readonly string[] = ['turnStarted', 'actionRoundStarted']

export const kit: BoardKit = {
  Board,
  beats: (before, news, after) =>
    beatsOf(sceneOf(before), news).map(({ scene, ...beat }) => ({
      ...beat,
      view: viewBetween(before, after, factsOf(scene)),
      draw: props => <Board {...props} scene={scene} />,
    })),
  size: { width: FRAME.width, height: FRAME.height, below: 240 },
  tall: { width: 820, height: 806, below: 160 },
  Hand,
  SeatPanel,
  Portrait,
  emblems: SIDE_EMBLEM,
  sideName: (view, seat, language) =>
    view.step === 'setup.bid'
      ? undefined
      : DICTIONARIES[language].sides[sideOf(publicState(view), view.seats.indexOf(seat))].label,
  CardFace,
  /** Bids are written on cards of their own, which are no longer secret once both have bid. */
  hiddenGroup: ([zone]) => (zone === 'bid' || zone === 'bids' ? undefined : ''),
  piles: (view, language) => {
    const strings = STRINGS[language]
    return [
      { name: strings.discard, cards: cardsSeen(view, ZONES.discard) },
      { name: strings.removed, cards: cardsSeen(view, ZONES.removed) },
      { name: strings.beside, cards: cardsSeen(view, ZONES.beside) },
    ]
  },
  decksInPlay: (view, language) => {
    const { unseen, unseenWhere } = STRINGS[language]
    return [
      { name: unseen, where: unseenWhere, copies: new Map(cardsOfGame(publicState(view)).map(card => [card, 1])) },
    ]
  },
  marksOf,
  isHeading: ({ key }) => HEADINGS.includes(key),
  isMoment,
  tellsEnd: ({ key }) => LAST_COUNT.includes(key),
  seatOf,
  icon,
  hint: (view, language) => {
    const answers = Object.values(view.choice)
    const isAsked = ON_THE_MAP.includes(view.step) ? answers.some(Array.isArray) : answers.length > 0
    return isAsked ? STRINGS[language].hints[view.step] : undefined
  },
  shows: verb => SHOWN_VERBS.includes(verb),
  HowToPlay,
  Cover,
}

export default kit
