// The board of The Fog of War for the table shell.

import { cardsSeen, type Language, type View } from '@ludoteka/kernel'
import { type BoardKit, findName, viewBetween } from '@ludoteka/ui'
import { decksInPlay } from './decksInPlay.ts'
import './styles/board.css'
import './styles/map.css'
import './styles/mapLayers.css'
import './styles/plates.css'
import './styles/notes.css'
import './styles/wheel.css'
import './styles/tracks.css'
import './styles/dossier.css'
import './styles/stages.css'
import './styles/battle.css'
import './styles/cards.css'
import './styles/cardScenes.css'
import './styles/cardBacks.css'
import './styles/hand.css'
import './styles/seat.css'
import './styles/how.css'
import './styles/small.css'
import './styles/upright.css'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { SLOTS } from '../content/wheel.ts'
import { ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { ASKING_STEPS } from '../text/types.ts'
import { Board } from './board.tsx'
import { CardFace } from './cardFace.tsx'
import { Cover } from './cover.tsx'
import { Hand } from './hand.tsx'
import { HowToPlay } from './howToPlay.tsx'
import { viewersSide } from './knowledge.ts'
import { icon, isMoment, LAST_EVENTS, marksOf, seatOf } from './logEntries.tsx'
import { FRAME } from './map.generated.ts'
import {
  CARD_VERBS,
  OBJECTIVE_VERBS,
  OTHER_SLOT_VERBS,
  OWN_SLOT_VERBS,
  offeredCards,
  type PlaceVerb,
  PROVINCE_VERBS,
  slotOffers,
} from './offers.ts'
import { PURCHASES } from './overlays.tsx'
import { chosenCards } from './plans.ts'
import { beatsOf } from './playback.ts'
import { Portrait } from './portrait.tsx'
import { factsOf, sceneOf } from './scene.ts'
import { SeatPanel } from './seatPanel.tsx'
import { STRINGS } from './strings.ts'
import { EMBLEM } from './symbols.tsx'

/** Answers that are given on the map, on a wheel, in the ledger or with a card. */
const ON_THE_BOARD: readonly string[] = [
  ...PROVINCE_VERBS,
  ...OWN_SLOT_VERBS,
  ...OTHER_SLOT_VERBS,
  ...OBJECTIVE_VERBS,
  ...CARD_VERBS,
  ...PURCHASES,
]

/** A year and each of its turns. */
const HEADINGS: readonly string[] = ['yearBegan', 'turnBegan', 'yearEnded']

const OWN_PILES = ['discard', 'winPile', 'lossPile'] as const

/** What a turn may go on with: chosen cards first, then what is ready to be launched. */
function hintOfTurn(view: View, language: Language): string | undefined {
  const { hintChosen, hintLaunch, hintThenCards, hintNoCards, hints } = STRINGS[language]
  if (chosenCards(view).length > 0) return hintChosen
  const hasCards = offeredCards(view.choice, ['pick']).length > 0
  const ready = SLOTS.filter(slot => slotOffers(view.choice, slot, true).includes('launch'))
  if (ready.length > 0)
    return [
      hintLaunch(ready.map(slot => DICTIONARIES[language].slots[slot])),
      ...(hasCards ? [hintThenCards] : []),
    ].join(' ')
  if (hasCards) return hints['turn.main']
  return SPYING.some(verb => view.choice[verb] !== undefined) ? hintNoCards : undefined
}

const SPYING = ['spyArmy', 'spyNeutral', 'spyOperation', 'spyObjectives'] as const satisfies readonly PlaceVerb[]

const isUnderWay = ({ step }: View): boolean => step.startsWith('battle.') || step.startsWith('intel.')

export const kit: BoardKit = {
  Board,
  beats: (before, news, after) => {
    const to = sceneOf(after)
    const viewer = viewersSide(before)
    return beatsOf(sceneOf(before), news, to, viewer).map(({ scene, ...beat }, i) => ({
      ...beat,
      view: viewBetween(before, after, factsOf(scene)),
      draw: props => {
        // How a battle or an attempt began that is already under way, only the log tells.
        const earlier = props.log.slice(0, props.log.length - beat.told)
        const shown = isUnderWay(before) ? beatsOf(sceneOf(before, earlier), news, to, viewer)[i]?.scene : undefined
        return <Board {...props} scene={shown ?? scene} />
      },
    }))
  },
  size: { width: FRAME.width, height: FRAME.height, below: 76 },
  tall: { width: 1030, height: 820, below: 620 },
  Hand,
  SeatPanel,
  Portrait,
  emblems: EMBLEM,
  sideName: (_view, seat, language) => {
    const side = findName(SIDES, seat)
    return side && DICTIONARIES[language].sides[side].label
  },
  CardFace,
  hiddenName: { en: 'What lay hidden at the end', ru: 'Что было скрыто до конца' },
  hiddenGroup: ([zone, place = ''], language) => {
    const { hidden, operation } = STRINGS[language]
    const { provinces, slots } = DICTIONARIES[language]
    const at = findName(PROVINCES, place)
    const slot = findName(SLOTS, place)
    if (zone === 'army') return at && provinces[at].label
    if (zone === 'operation' || zone === 'target') return slot && operation(slots[slot])
    return zone === 'hand' || zone === 'kept' ? hidden[zone] : undefined
  },
  piles: (view, language) => {
    const side = viewersSide(view)
    if (!side) return []
    return OWN_PILES.map(pile => ({
      name: STRINGS[language].ownPiles[pile],
      cards: cardsSeen(view, ZONES[pile], side),
    }))
  },
  decksInPlay,
  marksOf,
  isHeading: ({ key }) => HEADINGS.includes(key),
  isMoment,
  timeFrom: ({ key, data }) => (key === 'yearBegan' ? String(data['year']) : undefined),
  tellsEnd: ({ key }) => LAST_EVENTS.includes(key),
  seatOf,
  icon,
  hint: (view, language) => {
    const step = findName(ASKING_STEPS, view.step)
    if (!step || Object.keys(view.choice).length === 0) return undefined
    if (step === 'turn.main') return hintOfTurn(view, language)
    const isPlacing = step === 'setup.defences' && chosenCards(view).length > 0
    return isPlacing ? STRINGS[language].hintFirstPlace : STRINGS[language].hints[step]
  },
  shows: verb => ON_THE_BOARD.includes(verb),
  HowToPlay,
  Cover,
}

export default kit
