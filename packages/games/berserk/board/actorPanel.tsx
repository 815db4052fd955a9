// One place for everything a card can be used for now: abilities with their texts, and what it may be named for.

import { Icon } from '@ludoteka/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { CARD } from '../content/cards.ts'
import { type Piece, pair } from '../rules/questions.ts'
import type { Table } from './board.tsx'
import { answersAt } from './clicks.ts'
import { ICONS, type IconName } from './icons.generated.ts'
import { answerName, pieceName, unbroken, usableText } from './names.ts'
import { cellsFor, DEED_VERBS, hasDeed, openingsOf, targetsOf, usesOf, waysTo } from './offers.ts'
import { MiniCard } from './pieceTile.tsx'
import { cardAt, rowIn } from './scene.ts'
import { STRINGS } from './strings.ts'

type PanelProps = Table & {
  readonly actor: Piece
  onAct(verb: string, arg: string): void
  onLeave(): void
}

type Action = {
  readonly verb: string
  readonly arg: string
  readonly words: string
  readonly signs: readonly IconName[]
  readonly chips: number | 'X'
}

function actionsOf({ view, choice, scene, language, actor, picked }: PanelProps): readonly Action[] {
  const card = cardAt(view, scene, actor)
  const named = (verb: string, arg: string): Action => ({
    verb,
    arg,
    words: answerName(view, verb, arg, language) ?? verb,
    signs: [],
    chips: 0,
  })
  const { from, cell } = picked
  return [
    ...answersAt(choice, from === actor ? undefined : from, actor).map(({ verb, arg }) => named(verb, arg)),
    ...(cell ? waysTo(choice, actor, cell).map(verb => named(verb, pair(actor, cell))) : []),
    ...openingsOf(choice, actor).map(effect => named('openingEffect', pair(actor, effect))),
    ...usesOf(choice, actor).map(id => ({
      verb: 'use',
      arg: pair(actor, id),
      words: usableText(card, id, language),
      ...costOf(card, id),
    })),
  ]
}

/** What an ability costs, as signs: closing, lightning, chips. */
function costOf(card: ReturnType<typeof cardAt>, id: string): Pick<Action, 'signs' | 'chips'> {
  const ability = card && CARD[card].abilities.find(one => one.id === id)
  if (!ability)
    return { signs: id === 'rage' ? ['power-lightning'] : ['clockwise-rotation'], chips: id === 'rage' ? 1 : 0 }
  if (ability.kind !== 'activated') return { signs: [], chips: 0 }
  const { cost, instant } = ability
  return {
    signs: [
      ...(instant ? (['power-lightning'] as const) : []),
      ...(cost.close ? (['clockwise-rotation'] as const) : []),
    ],
    chips: cost.chips ?? 0,
  }
}

/** Own cards may be struck as well; that is hardly ever meant. */
const strikesOthers = ({ view, scene, choice, actor }: PanelProps): boolean =>
  targetsOf(choice, actor, 'strike').some(target => rowIn(scene, target)?.controller !== view.seats.indexOf(view.you))

export function ActorPanel(props: PanelProps): ReactElement {
  const { view, scene, language, choice, actor, onAct, onLeave } = props
  const strings = STRINGS[language]
  const actions = actionsOf(props)
  const hasCells = cellsFor(choice, actor).length > 0
  const deed = DEED_VERBS.find(verb => hasDeed(choice, actor, verb))
  const hasTargets = hasCells || deed !== undefined
  const isOnlyOwn = !hasCells && deed === 'strike' && !strikesOthers(props)
  const first = useRef<HTMLButtonElement>(null)
  const isMenu = !hasTargets
  useEffect(() => {
    if (isMenu && first.current?.closest('.bs-court')?.contains(document.activeElement)) first.current.focus()
  }, [isMenu])
  return (
    <section className="bs-panel bs-actor-panel" aria-label={strings.actions}>
      <h3>
        <MiniCard card={cardAt(view, scene, actor)} />
        <span>{pieceName(view, scene, actor, language)}</span>
        <button type="button" className="bs-leave" aria-label={strings.leave} title={strings.leave} onClick={onLeave}>
          <Icon d={ICONS.cancel} />
        </button>
      </h3>
      {actions.map(({ verb, arg, words, signs, chips }, i) => (
        <button
          key={`${verb} ${arg}`}
          ref={i === 0 ? first : undefined}
          type="button"
          className="bs-action"
          data-verb={verb}
          onClick={() => onAct(verb, arg)}
        >
          {(signs.length > 0 || chips !== 0) && (
            <span className="bs-action-cost" aria-hidden="true">
              {signs.map(sign => (
                <Icon key={sign} d={ICONS[sign]} />
              ))}
              {chips !== 0 && (
                <>
                  <Icon d={ICONS['cut-diamond']} />
                  {chips}
                </>
              )}
            </span>
          )}
          <span>{unbroken(words)}</span>
        </button>
      ))}
      {hasTargets && (
        <p className="bs-actor-note">
          {isOnlyOwn ? strings.onlyOwnInReach : strings.pickTarget({ hasCells, deed, isAlso: actions.length > 0 })}
        </p>
      )}
    </section>
  )
}
