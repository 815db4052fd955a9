// An attack with its dice: they tumble, what changes them adds up, and the row of the table that is met lights up.

import { Icon } from '@ludoteka/ui'
import type { CSSProperties, ReactElement } from 'react'
import { DIE_SIDES, GRADE_OF_RESULT } from '../content/numbers.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { Table } from './board.tsx'
import { ICONS } from './icons.generated.ts'
import { answerName, pieceName, thrownWords } from './names.ts'
import { argsOf, isOffered } from './offers.ts'
import { MiniCard } from './pieceTile.tsx'
import { cardAt, type Die, type Duel, type DuelEnd, outlookOf } from './scene.ts'
import { STRINGS } from './strings.ts'

type DuelProps = Pick<Table, 'view' | 'scene' | 'language' | 'choice' | 'act'> & { readonly duel: Duel }

const FACES: readonly number[] = Array.from({ length: DIE_SIDES }, (_, i) => i + 1)

export function DuelView(props: DuelProps): ReactElement {
  const { view, scene, language, duel } = props
  const strings = STRINGS[language]
  const { attackTypes } = DICTIONARIES[language].terms
  const sides = [duel.attacker, duel.target] as const
  const outlook = outlookOf(view, duel)
  return (
    <section className="bs-panel bs-duel" aria-label={strings.duel}>
      <h3>{attackTypes[duel.type]}</h3>
      <div className="bs-duel-sides">
        {sides.map((piece, i) => {
          const die = duel.dice.find(one => one.piece === piece)
          return (
            <div key={piece} className={`bs-duel-side ${i === 0 ? 'bs-duel-attacker' : 'bs-duel-target'}`}>
              <MiniCard card={cardAt(view, scene, piece)} />
              <span className="bs-duel-name">{pieceName(view, scene, piece, language)}</span>
              {die ? (
                <DieView {...props} die={die} />
              ) : (
                i === 1 && duel.dice.length > 0 && <small className="bs-duel-note">{strings.notFighting}</small>
              )}
            </div>
          )
        })}
      </div>
      {duel.type === 'simpleStrike' && <StrikeTable duel={duel} language={language} />}
      {outlook && <p className="bs-duel-outlook">{strings.outlook(thrownWords(outlook, language))}</p>}
      {duel.end && <p className={`bs-duel-end bs-duel-end-${duel.end.kind}`}>{endWords(duel.end, language)}</p>}
    </section>
  )
}

function endWords(end: DuelEnd, language: Table['language']): string {
  const strings = STRINGS[language]
  const { grades } = DICTIONARIES[language].terms
  if (end.kind === 'bothMiss') return strings.bothMiss
  if (end.kind === 'counter') return strings.counter(end.strength)
  return strings.hit(end.grade === 'none' ? '' : grades[end.grade], end.strength)
}

function DieView({ die, view, language, choice, act }: DuelProps & { readonly die: Die }): ReactElement {
  const strings = STRINGS[language]
  const { face, spare, result, kind } = die
  const keeps = argsOf(choice, 'keep')
  const name = kind === 'attack' ? strings.attackDie : kind === 'defence' ? strings.defenceDie : strings.plainDie
  const by = result === undefined ? 0 : result - face
  return (
    <div className="bs-throw">
      <span className="bs-throw-dice">
        {keeps.length > 0 && spare > 0 ? (
          [face, spare].map((shown, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the two dice are told apart by their place only.
              key={i}
              type="button"
              className="bs-die-button lt-legal"
              aria-label={answerName(view, 'keep', i + 1, language)}
              onClick={() => act('keep', i + 1)}
            >
              <DieFace face={shown} kind={kind} throws={die.throws} label="" />
            </button>
          ))
        ) : (
          <>
            <DieFace key={die.throws} face={face} kind={kind} throws={die.throws} label={`${name}: ${face}`} />
            {spare > 0 && <DieFace face={spare} kind={kind} throws={die.throws} label={`${name}: ${spare}`} />}
          </>
        )}
        {by !== 0 && (
          <b className="bs-throw-by">
            {strings.modifier(by)} = {result}
          </b>
        )}
      </span>
      {isOffered(choice, 'reroll', die.piece) && (
        <button type="button" className="bs-action bs-reroll" onClick={() => act('reroll', die.piece)}>
          <Icon d={ICONS['rolling-dices']} />
          {strings.rollAgain}
        </button>
      )}
    </div>
  )
}

/** Where the pips of each face lie, in a square of 60. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[30, 30]],
  [
    [17, 17],
    [43, 43],
  ],
  [
    [15, 15],
    [30, 30],
    [45, 45],
  ],
  [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  [
    [16, 16],
    [44, 16],
    [30, 30],
    [16, 44],
    [44, 44],
  ],
  [
    [17, 14],
    [43, 14],
    [17, 30],
    [43, 30],
    [17, 46],
    [43, 46],
  ],
]

type DieFaceProps = {
  readonly face: number
  readonly kind: Die['kind']
  readonly throws: number
  readonly label: string
}

/** The attack die is white, the defence die black. */
export function DieFace({ face, kind, throws, label }: DieFaceProps): ReactElement {
  const turn: CSSProperties = { '--throw': throws }
  return (
    <svg viewBox="0 0 60 60" className={`bs-die bs-die-${kind}`} style={turn} role="img" aria-label={label}>
      <rect x="2" y="2" width="56" height="56" rx="11" />
      {(PIPS[face - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.6" />
      ))}
    </svg>
  )
}

/** The results of both dice, and which of them is met. */
function StrikeTable({ duel, language }: { readonly duel: Duel; readonly language: Table['language'] }): ReactElement {
  const { grades } = DICTIONARIES[language].terms
  const attack = duel.dice.find(({ kind }) => kind === 'attack')
  const met = attack && (attack.result ?? attack.face)
  return (
    <ol className="bs-strike-table" aria-hidden="true">
      {FACES.map(result => {
        const grade = GRADE_OF_RESULT[result - 1] ?? 'weak'
        return (
          <li key={result} className={`bs-row-${grade} ${met === result ? 'bs-met' : ''}`} title={grades[grade]}>
            {result}
          </li>
        )
      })}
    </ol>
  )
}
