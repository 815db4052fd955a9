// The board of Warrior Knights for the table shell.

import { cardsSeen, type View } from '@ludoteka/kernel'
import { isKeyOf, wordFor } from '@ludoteka/text-kit'
import { type BoardKit, findName, namedTerm } from '@ludoteka/ui'
import { decksInPlay } from './decksInPlay.ts'
import './styles/board.css'
import './styles/arms.css'
import './styles/map.css'
import './styles/realm.css'
import './styles/pieces.css'
import './styles/realmDossier.css'
import './styles/strip.css'
import './styles/cards.css'
import './styles/cardScenes.css'
import './styles/cardKinds.css'
import './styles/smallCards.css'
import './styles/hand.css'
import './styles/planning.css'
import './styles/planTiles.css'
import './styles/muster.css'
import './styles/seat.css'
import './styles/how.css'
import { BARON_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AGENDAS } from '../content/agendas.ts'
import { EVENTS } from '../content/events.ts'
import { baronOf, ZONES } from '../rules/questions.ts'
import { cardText } from '../text/cardTexts.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Board } from './board.tsx'
import { CardFace } from './cardFace.tsx'
import { performs } from './cardProspects.ts'
import { Cover } from './cover.tsx'
import { Hand } from './hand.tsx'
import { HowToPlay } from './howToPlay.tsx'
import { icon, isHeading, isMoment, isTold, LAST_COUNT, marksOf, seatOf } from './logEntries.tsx'
import { PlanningScene } from './planning.tsx'
import { Portrait } from './portrait.tsx'
import { REALM_VERBS } from './realmOffers.ts'
import { sceneOf } from './scene.ts'
import { nameOfAnswer } from './sceneParts.tsx'
import { beatsBetween, isShownInScene, PAGE_SIZE, SCENES } from './scenes.tsx'
import { SeatLine, SeatPanel } from './seatPanel.tsx'
import { STRINGS } from './strings.ts'
import { EMBLEM } from './symbols.tsx'
import { wantedScene } from './wanted.ts'

/** Steps at which cards are put down in secret. */
const PLANNING_STEPS: readonly string[] = ['setup.assign', 'plan.cards']
const PLANNING_VERBS: readonly string[] = ['assign', 'unassign', 'plan', 'pickUp']

/** Open piles that are looked through. */
const PILES = ['laws', 'offer', 'neutralUsed', 'agendaDiscard', 'eventDiscard'] as const

/** Answers that are given on the map. */
const ON_THE_MAP: readonly string[] = REALM_VERBS

/** Questions that standing orders answer. */
const ROUTINE: readonly string[] = [
  'move.leave',
  'war.leave',
  'battle.ability',
  'battle.assign',
  'wages.mercenaries',
  'expedition.invest',
]

/** How questions call the event or the agenda they are about. */
const CARD_TERMS = ['event', 'source', 'agenda', 'law'] as const
const ASKING_CARDS = [...EVENTS, ...AGENDAS]

/** The card that asks, where no scene shows it. */
const askingCard = (view: View): string | undefined =>
  wantedScene(view) === 'assembly'
    ? undefined
    : CARD_TERMS.flatMap(term => namedTerm(ASKING_CARDS, view, term) ?? [])[0]

const pictureFor = (view: View): string | undefined => (PLANNING_STEPS.includes(view.step) ? 'plan' : wantedScene(view))

export const kit: BoardKit = {
  Board,
  beats: beatsBetween,
  size: { width: 1120, height: 880, beside: 700 },
  tall: { width: 956, height: 700, below: 560 },
  scenes: {
    board: { en: 'Realm', ru: 'Королевство' },
    others: [
      {
        id: 'plan',
        name: { en: 'Plans', ru: 'Планы' },
        Board: PlanningScene,
        ...PAGE_SIZE,
      },
      ...SCENES,
    ],
    wanted: pictureFor,
  },
  Hand,
  SeatPanel,
  Portrait,
  SeatLine,
  emblems: EMBLEM,
  // In a narrow strip the name alone has room: "Madder" instead of "Baron Madder".
  sideName: (_view, seat, language) => wordFor(DICTIONARIES[language].seats, seat)?.split(' ').slice(1).join(' '),
  CardFace,
  piles: (view, language) => {
    const { piles } = STRINGS[language]
    return PILES.map(pile => ({ name: piles[pile], cards: cardsSeen(view, ZONES[pile]).toReversed() }))
  },
  decksInPlay: (_view, language) => decksInPlay(language),
  marksOf,
  isHeading,
  isTold,
  isMoment,
  timeFrom: ({ key, data }, language) =>
    key === 'roundBegan' && typeof data['n'] === 'number' ? STRINGS[language].map.strip.round(data['n']) : undefined,
  tellsEnd: ({ key }) => LAST_COUNT.includes(key),
  seatOf,
  icon,
  shows: (verb, view) =>
    PLANNING_VERBS.includes(verb) ||
    isShownInScene(verb, view) ||
    (pictureFor(view) === undefined && ON_THE_MAP.includes(verb)),
  answerName: (view, verb, arg, language) => {
    const performed = verb === 'perform' ? namedTerm(BARON_ACTIONS, view, 'card') : undefined
    if (performed) return performs(performed, sceneOf(view), language) ?? nameOfAnswer(view, language, verb, arg)
    const area = verb === 'allocate' ? findName(SPECIAL_AREAS, arg) : undefined
    if (!area) return nameOfAnswer(view, language, verb, arg)
    const { total, needed } = sceneOf(view).special[area]
    const { allocated, planning } = STRINGS[language]
    return allocated(planning.gauges[area].name, total + 1, needed)
  },
  notice: (view, language) => {
    const { deals, viewer } = sceneOf(view)
    const from = deals.filter(({ to }) => to === viewer).map(deal => baronOf(deal.from))
    return from.length === 0 ? undefined : { words: STRINGS[language].talks.offered(from), scene: 'talks' }
  },
  isRoutine: ({ step }) => ROUTINE.includes(step),
  hint: (view, language) => {
    const { hints, planning } = STRINGS[language]
    if (!view.waiting.includes(view.you)) return undefined
    const card = view.step === 'baron.card' ? namedTerm(BARON_ACTIONS, view, 'card') : undefined
    if (card) return planning.brief[card]
    const asking = askingCard(view)
    if (asking) return cardText(DICTIONARIES[language], asking).text
    return isKeyOf(hints, view.step) ? hints[view.step] : undefined
  },
  HowToPlay,
  Cover,
}

export default kit
