// The room's instruments around the map: DEFCON, victory points, military operations, space race, turn and rounds.

import { itemAt, type Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import {
  ACTION_ROUNDS,
  AUTOMATIC_VICTORY,
  LAST_BOX,
  MAX_MILITARY_OPERATIONS,
  SIDES,
  SPACE_BOXES,
  TURNS,
  TURNS_COMBINED,
} from '../content/tracks.ts'
import { activeSide, boxOf, militaryOperationsOf } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { DICTIONARIES } from '../text/index.ts'
import { ICONS } from './icons.generated.ts'
import { STRINGS } from './strings.ts'
import { SideToken } from './symbols.tsx'

type ConsoleProps = { readonly s: S; readonly language: Language }

const LEVELS = [5, 4, 3, 2, 1] as const

export function Defcon({ s, language }: ConsoleProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const now = itemAt(LEVELS, LEVELS[0] - s.defcon)
  return (
    <section
      className="rs-panel rs-defcon"
      data-part="defcon"
      aria-label={`${strings.defconNow(now)}. ${texts.defconLevels[now]}`}
      title={texts.defconLevels[now]}
    >
      <h3>{texts.tracks.defcon}</h3>
      <ol aria-hidden="true">
        {LEVELS.map(level => (
          <li key={level} className={`rs-defcon-${level} ${level === now ? 'rs-lit' : ''}`}>
            <b>{level === 1 ? <Pictogram d={ICONS.radioactive} /> : level}</b>
            {level <= 3 && level > 1 && (
              <span>
                <Pictogram d={ICONS.cancel} />
                {texts.regions.middleEast.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const VP_CELLS = Array.from({ length: 2 * AUTOMATIC_VICTORY + 1 }, (_, i) => i - AUTOMATIC_VICTORY)

/** From a Soviet victory on the left to an American one on the right. */
export function VictoryPoints({ s, language }: ConsoleProps): ReactElement {
  const strings = STRINGS[language]
  const shown = Math.max(-AUTOMATIC_VICTORY, Math.min(AUTOMATIC_VICTORY, s.vp))
  return (
    <section className="rs-panel rs-vp" data-part="vp" aria-label={strings.vpNow(s.vp)} title={strings.vpNow(s.vp)}>
      <ol aria-hidden="true">
        {VP_CELLS.map(n => (
          <li key={n} className={n < 0 ? 'rs-vp-ussr' : n > 0 ? 'rs-vp-us' : 'rs-vp-none'}>
            {Math.abs(n) === AUTOMATIC_VICTORY ? <Pictogram d={ICONS['trophy-cup']} /> : Math.abs(n)}
          </li>
        ))}
      </ol>
      <span className="rs-vp-marker" style={{ '--at': shown + AUTOMATIC_VICTORY }} aria-hidden="true">
        {s.vp === 0 ? '0' : <SideToken side={s.vp > 0 ? 'us' : 'ussr'} text={String(Math.abs(s.vp))} />}
      </span>
    </section>
  )
}

const STEPS = Array.from({ length: MAX_MILITARY_OPERATIONS + 1 }, (_, i) => i)

/** On phones: the state of the world in three lines; a tap opens all instruments. */
export function Status({ s, language, onOpen }: ConsoleProps & { onOpen(): void }): ReactElement {
  const strings = STRINGS[language]
  const level = itemAt(LEVELS, LEVELS[0] - s.defcon)
  const leader = s.vp > 0 ? 'us' : s.vp < 0 ? 'ussr' : undefined
  return (
    <button type="button" className={`rs-status rs-defcon-${level}`} onClick={onOpen}>
      <span className="rs-status-defcon">{strings.defconNow(level)}</span>
      <span>{strings.turn(s.turn)}</span>
      <span>{s.actionRound > 0 ? strings.roundNow(s.actionRound) : strings.headlinePhase}</span>
      <span className="rs-status-vp">
        {leader && <SideToken side={leader} />}
        {strings.vpShort(Math.abs(s.vp))}
      </span>
      <span className="rs-status-more">{strings.instruments}</span>
    </button>
  )
}

export function MilitaryOperations({ s, language }: ConsoleProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  return (
    <section className="rs-panel rs-military" data-part="military" aria-label={texts.tracks.militaryOperations}>
      <h3>{texts.tracks.militaryOperations}</h3>
      {SIDES.map(side => {
        const n = militaryOperationsOf(s, side)
        return (
          <div
            key={side}
            className="rs-steps"
            role="img"
            aria-label={strings.militaryNow(side, n, s.defcon)}
            title={strings.militaryNow(side, n, s.defcon)}
          >
            <SideToken side={side} />
            {STEPS.map(step => (
              <span
                key={step}
                className={`rs-step rs-step-${side} ${step > 0 && step <= n ? 'rs-full' : ''} ${step === s.defcon ? 'rs-required' : ''} ${step === n ? 'rs-here' : ''}`}
              >
                {step}
              </span>
            ))}
          </div>
        )
      })}
    </section>
  )
}

const BOX_ICON = [ICONS['position-marker'], ICONS.satellite, ICONS['look-at'], ICONS.rocket] as const

export function SpaceRace({ s, language }: ConsoleProps): ReactElement {
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  return (
    <section
      className="rs-panel rs-space"
      data-part="space"
      aria-label={[texts.tracks.spaceRace, ...SIDES.map(side => strings.spaceNow(side, boxOf(s, side)))].join(', ')}
    >
      <h3>{texts.tracks.spaceRace}</h3>
      <ol>
        {SPACE_BOXES.map(({ ops, upTo, vp }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are printed in this order.
            key={i}
            title={`${itemAt(texts.spaceBoxes, i)}${i > 0 ? `: ${strings.spaceNeeds(ops, upTo)}` : ''}`}
            className={i === LAST_BOX ? 'rs-last' : ''}
          >
            <Pictogram d={itemAt(BOX_ICON, i)} />
            <small aria-hidden="true">{i > 0 ? `${ops}★` : ''}</small>
            <small aria-hidden="true">{i > 0 ? `1–${upTo}` : ''}</small>
            <small aria-hidden="true">{vp[0] > 0 ? `${vp[0]}/${vp[1]}` : ''}</small>
            <span className="rs-space-tokens">
              {SIDES.filter(side => boxOf(s, side) === i).map(side => (
                <SideToken key={side} side={side} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Turn({ s, language }: ConsoleProps): ReactElement {
  const strings = STRINGS[language]
  const turns = s.options['combined'] === 'on' ? TURNS_COMBINED : TURNS
  const rounds = Array.from({ length: Math.max(ACTION_ROUNDS, s.actionRound) }, (_, i) => i + 1)
  const active = activeSide(s)
  const words = `${strings.turn(s.turn)}, ${s.actionRound > 0 ? strings.actionRound(s.actionRound) : strings.headlinePhase}`
  return (
    <section className="rs-panel rs-turn" aria-label={`${words}, ${strings.roundOf(active)}`}>
      <h3>
        {strings.turn(s.turn)}
        <span className="rs-turns" aria-hidden="true">
          {Array.from({ length: turns }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns have nothing but their number.
            <i key={i} className={i < s.turn ? 'rs-full' : ''} />
          ))}
        </span>
      </h3>
      <ol aria-hidden="true">
        <li className={s.actionRound === 0 ? 'rs-here rs-here-both' : ''} title={strings.headlinePhase}>
          <Pictogram d={ICONS.newspaper} />
        </li>
        {rounds.map(round => (
          <li
            key={round}
            className={`${round === s.actionRound ? `rs-here rs-here-${active}` : ''} ${round < s.actionRound ? 'rs-past' : ''}`}
          >
            {round}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Pictogram({ d }: { readonly d: string }): ReactElement {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" className="rs-pictogram">
      <path d={d} />
    </svg>
  )
}
