// The board of the gallery's game: three plain scenes, with what the shell tells boards written on them.

import type { Language, View } from '@ludoteka/kernel'
import { type BoardKit, type BoardProps, pointOfClick, type SeatPanelProps } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { CASTLES } from './game.ts'
import { text } from './gameText.ts'

function numberAt(view: View, field: string, name: string): number {
  const fact: unknown = view.facts[field]
  const value: unknown = typeof fact === 'object' && fact !== null ? Reflect.get(fact, name) : 0
  return typeof value === 'number' ? value : 0
}

function Realm({ view, players, language, choice, select, refuse }: BoardProps): ReactElement {
  const legal = Array.isArray(choice['ride']) ? choice['ride'] : []
  return (
    <div className="gallery-realm">
      {CASTLES.map(castle => (
        <button
          key={castle}
          type="button"
          className={legal.includes(castle) ? 'lt-legal' : ''}
          onClick={event =>
            legal.includes(castle) ? select('ride', castle) : refuse('ride', castle, pointOfClick(event))
          }
        >
          <b>{text[language].seat(castle)}</b>
          {players.map(({ seat, name }) => {
            const riders = numberAt(view, 'riders', `${seat}.${castle}`)
            return riders > 0 ? <span key={seat}>{`${name}: ${riders}`}</span> : null
          })}
        </button>
      ))}
    </div>
  )
}

function Hall({ players, log, language }: BoardProps): ReactElement {
  const passed = log.filter(({ key }) => key === 'passed')
  return (
    <div className="gallery-hall">
      {players.map(({ seat, name, isAsked, side }) => (
        <p key={seat}>{`${name} · ${side}${isAsked ? ' · ?' : ''}`}</p>
      ))}
      {passed.map(entry => (
        <p key={JSON.stringify(entry)}>{text[language].entry(entry, [])}</p>
      ))}
    </div>
  )
}

function Treasury({ view, language }: BoardProps): ReactElement {
  return <div className="gallery-hall">{text[language].prompt(view.step, view.terms)}</div>
}

function SeatPanel({ view, seat, language }: SeatPanelProps): ReactElement {
  const rows = ['crowns', 'gold', 'silver', 'honour'].map(
    field => `${LABELS[language][field]}: ${numberAt(view, field, seat)}`,
  )
  return (
    <>
      {rows.map(row => (
        <p key={row}>{row}</p>
      ))}
    </>
  )
}

function SeatLine({ view, seat, language }: SeatPanelProps): ReactElement {
  const words = ['crowns', 'honour'].map(field => `${LABELS[language][field]} ${numberAt(view, field, seat)}`)
  return <p className="gallery-line">{words.join(' · ')}</p>
}

const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { crowns: 'crowns', gold: 'gold', silver: 'silver', honour: 'honour' },
  ru: { crowns: 'короны', gold: 'золото', silver: 'серебро', honour: 'честь' },
}

const SIZE = { width: 1200, height: 700 }

export const kit: BoardKit = {
  Board: Realm,
  size: SIZE,
  tall: { width: 700, height: 800 },
  scenes: {
    board: { en: 'Realm', ru: 'Земли' },
    others: [
      { id: 'hall', name: { en: 'Assembly', ru: 'Собрание' }, Board: Hall, size: SIZE },
      {
        id: 'treasury',
        name: { en: 'Treasury', ru: 'Казна' },
        Board: Treasury,
        size: SIZE,
        isOpen: ({ step }) => step === 'pay',
      },
    ],
    wanted: ({ step }) => ({ vote: 'hall', pay: 'treasury' })[step],
  },
  Hand: () => <></>,
  SeatPanel,
  SeatLine,
  CardFace: ({ card }) => <>{card}</>,
  piles: () => [],
  marksOf: () => [],
  isHeading: ({ key }) => key === 'roundBegan',
  icon: () => '·',
  shows: verb => verb === 'ride',
  hint: () => undefined,
  HowToPlay: () => <></>,
  Cover: () => <></>,
}
