// Before the deal: what the First and the Second player have, for whoever rolled higher to choose from.

import { type BoardProps, Icon } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { HALF, PLACEMENT, SIDES, type Side } from '../content/cells.ts'
import { CRYSTALS } from '../content/numbers.ts'
import { isDataOf } from '../text/index.ts'
import { DieFace } from './duel.tsx'
import { ICONS } from './icons.generated.ts'
import { STRINGS } from './strings.ts'

const VERBS = { first: 'beFirst', second: 'beSecond' } as const satisfies Readonly<Record<Side, string>>

export function Sides(props: BoardProps): ReactElement {
  const { language, players, log } = props
  const strings = STRINGS[language]
  const rolls = log.flatMap(({ key, data }) =>
    key === 'sidesRolled' && isDataOf(key, data) ? [[data.one, data.two]] : [],
  )
  const faces = rolls.at(-1) ?? []
  return (
    <div className="bs-sides">
      <h2>{strings.phases.sides}</h2>
      {faces.length > 0 && (
        <p className="bs-sides-rolls">
          {players.map(({ seat, name }, i) => (
            <span key={seat}>
              {name} <DieFace face={faces[i] ?? 1} kind="attack" throws={1} label={String(faces[i] ?? '')} />
            </span>
          ))}
        </p>
      )}
      <div className="bs-sides-both">
        {SIDES.map(side => (
          <SideCard key={side} {...props} side={side} />
        ))}
      </div>
      <p className="bs-sides-note">{strings.mapNote}</p>
    </div>
  )
}

function SideCard({
  view,
  language,
  choice,
  select,
  selected,
  side,
}: BoardProps & { readonly side: Side }): ReactElement {
  const strings = STRINGS[language]
  const { name, note } = strings.sides[side]
  const { gold, silver } = CRYSTALS[view.options['firstGame'] === 'on' ? 'firstGame' : side]
  const verb = VERBS[side]
  const isLegal = verb in choice
  return (
    <button
      type="button"
      className={`bs-side ${isLegal ? 'lt-legal' : ''} ${selected?.verb === verb ? 'bs-selected' : ''}`}
      disabled={!isLegal}
      onClick={() => select(verb)}
    >
      <b>{name}</b>
      <span className="bs-side-crystals">
        <span className="bs-crystals-gold">
          <Icon d={ICONS['cut-diamond']} /> {strings.gold} {gold}
        </span>
        <span className="bs-crystals-silver">
          <Icon d={ICONS['cut-diamond']} /> {strings.silver} {silver}
        </span>
      </span>
      <HalfMap side={side} />
      <span>{note}</span>
    </button>
  )
}

/** The own half, the enemy above: the cells that are filled first are lit. */
function HalfMap({ side }: { readonly side: Side }): ReactElement {
  return (
    <span className="bs-half" aria-hidden="true">
      {HALF[side].map(cell => (
        <i key={cell} className={`bs-half-${PLACEMENT[side].findIndex(level => level.includes(cell)) + 1}`} />
      ))}
    </span>
  )
}
