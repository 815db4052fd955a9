// The faces of cards, drawn from their data like leaves of a manuscript, and their backs.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { memo, type ReactElement, type ReactNode } from 'react'
import {
  BARON_ACTION,
  BARON_ACTIONS,
  type BaronAction,
  NEUTRAL_ACTIONS,
  type NeutralAction,
} from '../content/actionCards.ts'
import { AGENDA, AGENDAS, type AgendaId } from '../content/agendas.ts'
import { BARONS, type Baron, LEADERSHIP, type Shape, STRONGHOLD_STRENGTH } from '../content/barons.ts'
import { EVENT, EVENTS, type EventColour, type EventId } from '../content/events.ts'
import { EXPEDITIONS, FATE, FATE_CARDS, type FateCard } from '../content/fate.ts'
import { isRegular, TROOPS, type Troop, troopFacts } from '../content/troops.ts'
import { baronOf, NOBLES, nobleNamed } from '../rules/questions.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { ACTION_ART } from './art/actionScenes.ts'
import { AGENDA_ART } from './art/agendaScenes.ts'
import { EVENT_ART } from './art/eventScenes.ts'
import { FATE_ART } from './art/fateScenes.ts'
import { castleGlyphs } from './art/towns.ts'
import { troopArtOf } from './art/troopScenes.ts'
import type { Art } from './cardArt.ts'
import { CardScene } from './cardScene.tsx'
import { Glyphs } from './realmArea.tsx'
import { STRINGS } from './strings.ts'
import { armsOf, Banner, ShapeSign, Shield, SIGN, Sign, type SignName } from './symbols.tsx'

type Props = { readonly card: string; readonly language: Language }

/** A face by the name of a card, of a Noble ("red.star") or of a stronghold ("red.stronghold"); anything else shows a back. */
export const CardFace = memo(function CardFace({ card, language }: Props): ReactElement {
  const action = findName(BARON_ACTIONS, card)
  const neutral = findName(NEUTRAL_ACTIONS, card)
  const troop = findName(TROOPS, card)
  const event = findName(EVENTS, card)
  const agenda = findName(AGENDAS, card)
  const fate = findName(FATE_CARDS, card)
  const noble = findName(NOBLES, card)
  const lord = BARONS.find(baron => card === `${baron}.stronghold`)
  if (action) return <ActionFace card={action} language={language} />
  if (neutral) return <NeutralFace card={neutral} language={language} />
  if (troop) return <TroopFace card={troop} language={language} />
  if (event) return <EventFace card={event} language={language} />
  if (agenda) return <AgendaFace card={agenda} language={language} />
  if (fate) return <FateFace card={fate} language={language} />
  if (noble) {
    const { seat, shape } = nobleNamed(noble)
    return <NobleFace baron={baronOf(seat)} shape={shape} language={language} />
  }
  if (lord) return <StrongholdFace baron={lord} language={language} />
  return <CardBack of="action" />
})

/** Letters from which a name or a text is set smaller. */
const LONG_NAME = 18
const LONG_TEXT = 130
const LONGEST_TEXT = 230

type LeafProps = {
  /** The class that gives the frame its colours. */
  readonly tone: string
  readonly name: string
  readonly picture: ReactNode
  readonly kind: string
  readonly text: string
  /** What stands in the corner that a fan of cards leaves visible. */
  readonly corner: ReactNode
  readonly foot?: ReactNode
}

function Leaf({ tone, name, picture, kind, text, corner, foot }: LeafProps): ReactElement {
  const size = text.length > LONGEST_TEXT ? 'wk-text-longest' : text.length > LONG_TEXT ? 'wk-text-long' : ''
  return (
    <span className={`wk-card ${tone}`}>
      <span className="wk-leaf">
        <span className="wk-head">
          <span className="wk-corner">{corner}</span>
          <span className={`wk-name ${name.length > LONG_NAME ? 'wk-name-long' : ''}`}>{name}</span>
        </span>
        <span className="wk-frame">{picture}</span>
        <span className="wk-kind">{kind}</span>
        {text === '' ? null : <span className={`wk-text ${size}`}>{text}</span>}
        {foot ? <span className="wk-foot">{foot}</span> : null}
      </span>
    </span>
  )
}

const Picture = ({ art }: { readonly art: Art }): ReactElement => <CardScene art={art} />

type FaceProps<C> = { readonly card: C; readonly language: Language }

function ActionFace({ card, language }: FaceProps<BaronAction>): ReactElement {
  const { goesTo } = BARON_ACTION[card]
  const words = STRINGS[language].map.cards
  return (
    <Leaf
      tone="wk-tone-action"
      {...TEXT[language].card(card)}
      picture={<Picture art={ACTION_ART[card]} />}
      kind={words.goesTo[goesTo]}
      corner={<span className={`wk-wax wk-wax-${goesTo}`} />}
    />
  )
}

function NeutralFace({ card, language }: FaceProps<NeutralAction>): ReactElement {
  return (
    <Leaf
      tone="wk-tone-neutral"
      {...TEXT[language].card(card)}
      picture={<Picture art={ACTION_ART[card]} />}
      kind={STRINGS[language].map.cards.neutral}
      corner={<span className="wk-wax wk-wax-neutral" />}
    />
  )
}

function TroopFace({ card, language }: FaceProps<Troop>): ReactElement {
  const { strength, wage } = troopFacts(card)
  const words = STRINGS[language].map.cards
  const { name } = TEXT[language].card(card)
  return (
    <Leaf
      tone={isRegular(card) ? 'wk-tone-regular' : 'wk-tone-mercenary'}
      name={name}
      picture={<Picture art={troopArtOf(card)} />}
      kind={isRegular(card) ? words.regular : words.mercenary}
      text=""
      corner={<b>{strength}</b>}
      foot={
        <span className="wk-wage">
          <Sign name="crown" /> {words.wage(wage)}
        </span>
      }
    />
  )
}

function EventFace({ card, language }: FaceProps<EventId>): ReactElement {
  const { colour, cancelCost, lasting } = EVENT[card]
  const words = STRINGS[language].map.cards
  return (
    <Leaf
      tone={`wk-tone-event-${colour}`}
      {...TEXT[language].card(card)}
      picture={<Picture art={EVENT_ART[card]} />}
      kind={lasting ? `${words.event[colour]} · ${words.lasting}` : words.event[colour]}
      corner={<EventSign colour={colour} />}
      foot={
        cancelCost === undefined ? undefined : (
          <>
            <Sign name="faith" /> {words.cancel(cancelCost)}
          </>
        )
      }
    />
  )
}

/** Told apart without colour: a skull's face, a leaf and a wheel of fortune stand for harm, good and either. */
const EVENT_SIGN: Readonly<Record<EventColour, SignName>> = { red: 'harm', green: 'boon', blue: 'chance' }

const EventSign = ({ colour }: { readonly colour: EventColour }): ReactElement => <Sign name={EVENT_SIGN[colour]} />

function AgendaFace({ card, language }: FaceProps<AgendaId>): ReactElement {
  const { kind, vote, concession } = AGENDA[card]
  const words = STRINGS[language].map.cards
  return (
    <Leaf
      tone={`wk-tone-${kind}`}
      {...TEXT[language].card(card)}
      picture={<Picture art={AGENDA_ART[card]} />}
      kind={concession ? words.agenda.concession : words.agenda[kind]}
      corner={<Sign name={vote === 'chooseBaron' ? 'baron' : vote === 'yesNo' ? 'vote' : 'scroll'} />}
      foot={words.votes[vote]}
    />
  )
}

/** 2.16 All seven things a fate card tells. */
function FateFace({ card, language }: FaceProps<FateCard>): ReactElement {
  const { baron, shape, nationality, city, revolt, battle, news } = FATE[card]
  const { cards, places, seats } = DICTIONARIES[language]
  const words = STRINGS[language].map.cards
  return (
    <span className="wk-card wk-tone-fate">
      <span className="wk-leaf wk-fate">
        <span className={`wk-fate-battle wk-result-${battle}`}>
          <Picture art={FATE_ART[battle]} />
          <Sign name={RESULT_SIGN[battle]} />
          <b>{cards.battleResults[battle]}</b>
        </span>
        <span className="wk-fate-arms">
          <svg viewBox="0 0 32 40" className="wk-arms" role="img" aria-label={seats[baron]}>
            <Shield baron={baron} />
          </svg>
          <ShapeSign shape={shape} label={cards.shapes[shape].name} />
          <span className={`wk-fate-revolt ${revolt ? 'wk-bad' : ''}`}>
            <Sign name="revolt" /> {revolt ? words.revolt : words.noRevolt}
          </span>
        </span>
        <span className="wk-fate-line">
          <Sign name="wall" /> {places.cities[city]}
        </span>
        <span className="wk-fate-line">
          <Sign name="troops" /> {cards.nationalities[nationality]}
        </span>
        <span className="wk-fate-news">
          {EXPEDITIONS.map(expedition => (
            <span key={expedition} className={`wk-news-${news[expedition]}`}>
              <small>{places.expeditions[expedition]}</small>
              <b>{cards.news[news[expedition]]}</b>
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}

export const RESULT_SIGN: Readonly<Record<(typeof FATE)[FateCard]['battle'], SignName>> = {
  deal100: 'sword',
  prevent100: 'shield',
  victory1: 'laurel',
  drawFate: 'cards',
}

type NobleProps = { readonly baron: Baron; readonly shape: Shape; readonly language: Language }

function NobleFace({ baron, shape, language }: NobleProps): ReactElement {
  const { cards, seats } = DICTIONARIES[language]
  return (
    <Leaf
      tone={`wk-tone-noble ${armsOf(baron)}`}
      name={cards.nobles[baron][shape]}
      picture={
        <svg
          viewBox="0 0 240 150"
          preserveAspectRatio="xMidYMid slice"
          className="wk-scene wk-sky-gold"
          aria-hidden="true"
        >
          <rect width="240" height="150" className="wk-sky" />
          <path d="M-4 116Q60 96 124 110T246 104V154H-4Z" className="wk-far" />
          <path d="M-4 130Q120 116 246 130V154H-4Z" className="wk-near" />
          <g transform="translate(72 8) scale(3)">
            <Banner baron={baron} shape={shape} />
          </g>
        </svg>
      }
      kind={`${seats[baron]} · ${cards.shapes[shape].name}`}
      text={cards.shapes[shape].text}
      corner={<b>+{LEADERSHIP}</b>}
    />
  )
}

function StrongholdFace({ baron, language }: Omit<NobleProps, 'shape'>): ReactElement {
  const { seats } = DICTIONARIES[language]
  return (
    <Leaf
      tone={`wk-tone-noble ${armsOf(baron)}`}
      name={STRINGS[language].map.cards.stronghold}
      picture={
        <svg
          viewBox="0 0 240 150"
          preserveAspectRatio="xMidYMid slice"
          className="wk-scene wk-sky-lapis wk-parchment"
          aria-hidden="true"
        >
          <rect width="240" height="150" className="wk-sky" />
          <path d="M-4 116Q60 96 124 110T246 104V154H-4Z" className="wk-far" />
          <g transform="translate(120 126) scale(2.300)">
            <Glyphs glyphs={castleGlyphs(0)} />
          </g>
        </svg>
      }
      kind={seats[baron]}
      text=""
      corner={<b>{STRONGHOLD_STRENGTH}</b>}
    />
  )
}

/** Leaves that climb along the edges. */
const BACK_VINES =
  'M8 8H92V132H8ZM12 12H88V128H12ZM12 12Q30 20 26 40T14 70M88 12Q70 20 74 40T86 70M12 128Q30 120 26 100T14 70M88 128Q70 120 74 100T86 70M26 40q10-8 14 2-10 6-14-2ZM74 40q-10-8-14 2 10 6 14-2ZM26 100q10 8 14-2-10-6-14 2ZM74 100q-10 8-14-2 10-6 14 2ZM20 22q8-4 12 2-6 6-12-2ZM80 22q-8-4-12 2 6 6 12-2ZM20 118q8 4 12-2-6-6-12 2ZM80 118q-8 4-12-2 6-6 12 2Z'

export const BACKS = [
  'action',
  'neutral',
  'fate',
  'agenda',
  'mercenary',
  'eventRed',
  'eventBlue',
  'eventGreen',
] as const
export type Back = (typeof BACKS)[number]

const BACK_SIGN: Readonly<Record<Back, string>> = {
  action: SIGN.sword,
  neutral: SIGN.scroll,
  fate: SIGN.chance,
  agenda: SIGN.vote,
  mercenary: SIGN.troops,
  eventRed: SIGN.harm,
  eventBlue: SIGN.chance,
  eventGreen: SIGN.boon,
}

/** A back; that of a Baron's action card bears his arms. */
export function CardBack({ of, baron }: { readonly of: Back; readonly baron?: Baron | undefined }): ReactElement {
  return (
    <span className={`wk-card wk-back wk-back-${of} ${baron ? armsOf(baron) : ''}`}>
      <span className="wk-leaf">
        <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={BACK_VINES} className="wk-vines" />
          <path d="M50 26 78 70 50 114 22 70Z" className="wk-back-field" />
          {baron ? (
            <g transform="translate(31 46) scale(1.200)">
              <Shield baron={baron} />
            </g>
          ) : (
            <g transform="translate(35 55) scale(1.250)">
              <path d={BACK_SIGN[of]} className="wk-back-sign" />
            </g>
          )}
        </svg>
      </span>
    </span>
  )
}
