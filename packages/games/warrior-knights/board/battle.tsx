// A battle: two rows of fate cards turned one by one, what they add up to, and what becomes of both sides.

import { cardsSeen, type Language, zoneIn } from '@ludoteka/kernel'
import { type ReactElement, useMemo } from 'react'
import { type Baron, SHAPES } from '../content/barons.ts'
import { type BattleResult, FATE, type FateCard } from '../content/fate.ts'
import { PUT_AWAY, TOKEN } from '../content/numbers.ts'
import {
  type Army,
  armyName,
  baronOf,
  FATE_VEIL,
  nobleNamed,
  officeBonus,
  publicState,
  SIDES,
  type Side,
  seatOfBaron,
  shapeBonus,
  ZONES,
} from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Arms, ArmyUnderBanner, DrawSum, HowBattlesGo, wallsNow } from './battleHosts.tsx'
import { WarCouncil } from './battleOdds.tsx'
import { type BattleStory, battleIn, countTurned, turnedUpTo } from './battleStory.ts'
import { type ArmyFacts, armiesOf, type Scene, sceneOf } from './scene.ts'
import { Answer, baronName, isOffered, Page, PlainAnswers, type SceneProps } from './sceneParts.tsx'
import { SCENE_NAMES } from './strings.scenes.ts'
import { STRINGS } from './strings.ts'
import { Sign } from './symbols.tsx'

/** `turned` says how many cards of each row lie face up, while they are turned one by one. */
export function BattleScene(props: SceneProps & { readonly turned?: number | undefined }): ReactElement {
  const { view, log, language, turned } = props
  const scene = useMemo(() => sceneOf(view), [view])
  const last = useMemo(() => battleIn(log), [log])
  const strings = STRINGS[language].battle
  if (view.step.startsWith('war.')) return <WarCouncil {...props} />
  if (!last)
    return (
      <Page name="battle" title={SCENE_NAMES.battle[language]}>
        <p className="wk-page-quiet">{strings.none}</p>
        <PlainAnswers props={props} verbs={['command', 'putAway', 'takeHit']} />
      </Page>
    )
  const story = turned === undefined ? last : turnedUpTo(last, turned)
  return (
    <Page name="battle" title={strings.title(story.kind, story.walls, story.at)} question={view.step}>
      <div className="wk-sides">
        {SIDES.map(side => (
          <SideOfBattle key={side} {...props} side={side} story={story} scene={scene} />
        ))}
      </div>
      <Outcome {...props} story={story} scene={scene} />
      <HowBattlesGo language={language} />
    </Page>
  )
}

type StoryProps = SceneProps & { readonly story: BattleStory; readonly scene: Scene }
type SideProps = StoryProps & { readonly side: Side }

const baronOn = ({ attacker, defender }: BattleStory, side: Side): Baron | undefined =>
  side === 'attacker' ? attacker : defender

function SideOfBattle(props: SideProps): ReactElement {
  const { view, language, side, story } = props
  const strings = STRINGS[language].battle
  const baron = baronOn(story, side)
  return (
    <section className={`wk-side wk-side-${side} ${baron === view.you ? 'wk-side-own' : ''}`}>
      <header className="wk-host">
        <Arms baron={baron} />
        <h3>
          <small>{strings.sides[side]}</small>
          {baron ? baronName(baron, language) : strings.neutralCity}
        </h3>
      </header>
      <Armies {...props} />
      {story.sums[side] && <DrawSum sums={story.sums[side]} language={language} />}
      <Row {...props} />
      <Tally {...props} />
    </section>
  )
}

/** Who fights, how strong each is, and how many casualties each bears. */
function Armies({ language, side, story, scene, choice, ...props }: SideProps): ReactElement {
  const strings = STRINGS[language].battle
  const baron = baronOn(story, side)
  const facts = scene.barons.find(one => one.baron === baron)
  const fighting: readonly Army[] = side === 'attacker' ? story.attackers : story.defenders
  const armies = facts ? armiesOf(facts).filter(({ army }) => fighting.includes(army)) : []
  const isAssigning = baron !== undefined && baron === props.view.you
  const all = { language, choice, ...props }
  return (
    <ul className="wk-fighters">
      {armies.map(army => (
        <li key={army.army}>
          <ArmyLine army={army} story={story} side={side} language={language} />
          {isAssigning && isOffered(choice, 'takeHit', army.army) && (
            <>
              <Answer props={all} verb="takeHit" arg={army.army} />
              {army.army !== 'stronghold' && army.effective <= TOKEN && (
                <small className="wk-dooms">{strings.dooms}</small>
              )}
            </>
          )}
          {isAssigning && isOffered(choice, 'command', army.army) && (
            <>
              <Answer props={all} verb="command" arg={army.army} />
              <CommandNote army={army} scene={scene} language={language} />
            </>
          )}
        </li>
      ))}
      {side === 'defender' && story.kind === 'assault' && story.walls && (
        <li>
          <span className="wk-fighter">
            <span className="wk-fighter-banner">
              <Sign name="wall" />
            </span>
            <b className="wk-points">{wallsNow(scene, story.walls)}</b>
            <span>
              {strings.walls}
              {story.breaches > 0 && <small> · {strings.breaches(story.breaches)}</small>}
            </span>
          </span>
          {isAssigning && isOffered(choice, 'takeHit', 'walls') && <Answer props={all} verb="takeHit" arg="walls" />}
        </li>
      )}
    </ul>
  )
}

type CommandNoteProps = { readonly army: ArmyFacts; readonly scene: Scene; readonly language: Language }

/** 11.5.1 What he would bring as commander; who is exhausted has no ability (11.6.2). */
function CommandNote({ army, scene, language }: CommandNoteProps): ReactElement | null {
  const shape = SHAPES.find(one => one === army.army)
  if (!shape) return null
  const isReady = scene.barons[army.seat]?.nobles[shape].isReady === true
  const { text } = DICTIONARIES[language].cards.shapes[shape]
  return <small className="wk-command-note">{isReady ? text : STRINGS[language].battle.noAbility}</small>
}

type ArmyLineProps = {
  readonly army: ArmyFacts
  readonly story: BattleStory
  readonly side: Side
  readonly language: Language
}

function ArmyLine({ army, story, side, language }: ArmyLineProps): ReactElement {
  const strings = STRINGS[language].battle
  const shape = SHAPES.find(one => one === army.army)
  const isCommander = shape !== undefined && story.commander[side] === shape
  const taken = story.tokens[armyName(army.seat, army.army)] ?? 0
  const isDoomed = army.casualties > 0 && army.effective === 0
  return (
    <ArmyUnderBanner army={army} language={language} isDoomed={isDoomed}>
      {isCommander && <small className="wk-commands"> · {strings.commander}</small>}
      {isDoomed && <small> · {strings.doomed}</small>}
      {army.casualties > 0 && (
        <small>
          {' '}
          · {strings.tokens(army.casualties)}
          {taken > 0 && ` (+${taken})`}
        </small>
      )}
    </ArmyUnderBanner>
  )
}

/** So many cards of a side are drawn large where there is room. */
const MOST_LARGE = 6

/** The cards of both sides are of one size, which stays as it is while some are put away. */
const longestRow = ({ sums, shown }: BattleStory): number =>
  Math.max(...SIDES.map(side => Math.max(sums[side]?.n ?? 0, shown[side]?.length ?? 0)))

/** The fate cards of a side: one's own before they are shown, then all of them face up. */
function Row(props: SideProps): ReactElement {
  const { view, language, side, story, choice } = props
  const strings = STRINGS[language].battle
  const baron = baronOn(story, side)
  const shown = story.shown[side]
  const own: readonly FateCard[] = baron === view.you ? cardsSeen(view, ZONES.fateHand, view.you) : []
  const hidden = baron ? zoneIn(view, { name: FATE_VEIL }, baron).count : zoneIn(view, ZONES.cityFate).count
  const drawn = story.sums[side]?.n ?? 0
  const keeps = story.keeps[side]
  const backs = shown ? 0 : own.length > 0 ? 0 : hidden || keeps || drawn
  return (
    <>
      <ul className={`wk-row-cards ${longestRow(story) > MOST_LARGE ? 'wk-many' : ''}`}>
        {shown?.map((result, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the row.
          <li key={i}>
            <FateTile
              result={i < story.turned[side] ? result : undefined}
              isFurther={i >= shown.length - story.further[side]}
              language={language}
            />
          </li>
        ))}
        {!shown &&
          own.map(card => (
            <li key={card}>
              {isOffered(choice, 'putAway', card) ? (
                <Answer props={props} verb="putAway" arg={card} className="wk-row-card-choice">
                  <FateTile result={FATE[card].battle} language={language} />
                </Answer>
              ) : (
                <FateTile result={FATE[card].battle} language={language} />
              )}
            </li>
          ))}
        {Array.from({ length: backs }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell backs apart.
          <li key={i}>
            <FateTile result={undefined} language={language} />
          </li>
        ))}
      </ul>
      {!shown && drawn > 0 && baron && (
        <p className="wk-note">
          {own.length > 0 && isAskedToPutAway(props)
            ? strings.putAway(Math.min(PUT_AWAY, Math.max(0, drawn - 1)))
            : noteOnHand(props, keeps, own.length)}
        </p>
      )}
    </>
  )
}

/** What a side is doing with its cards, as far as the others may know. */
function noteOnHand({ view, language, side, story }: SideProps, keeps: number | undefined, own: number): string {
  const strings = STRINGS[language].battle
  const baron = baronOn(story, side)
  if (keeps !== undefined) return strings.kept(keeps)
  if (!story.commander[side]) return strings.noCommander
  const isReady = baron !== undefined && publicState(view).ready[seatOfBaron(baron)] === true
  if (!isReady) return strings.choosing
  return own > 0 ? strings.kept(own) : strings.chosen
}

const isAskedToPutAway = ({ choice }: SceneProps): boolean => choice['putAway'] !== undefined || choice['done'] === true

/** In a box of 48. */
const RESULT_PATHS: Readonly<Record<BattleResult, string>> = {
  deal100: 'M24 3 28 9V30H20V9ZM13 30H35V34H13ZM22 34H26V45H22Z',
  prevent100: 'M24 4 42 9V24Q42 38 24 45 6 38 6 24V9ZM24 10 12 13V24Q12 34 24 39Z',
  victory1: 'M10 4H14V45H10ZM14 6H40L33 15 40 24H14Z',
  drawFate: 'M8 6H30V36H8ZM18 12H40V42H18ZM27 20V25H22V29H27V34H31V29H36V25H31V20Z',
}

type FateTileProps = {
  readonly result: BattleResult | undefined
  readonly isFurther?: boolean
  readonly language: Language
}

/** A fate card by what it says of battles; face down without it. */
export function FateTile({ result, isFurther = false, language }: FateTileProps): ReactElement {
  const strings = STRINGS[language].battle
  if (result === undefined)
    return <span className="wk-row-card wk-row-card-back" role="img" aria-label={strings.back} />
  const { name, text } = strings.results[result]
  return (
    <span className={`wk-row-card wk-row-card-${result} ${isFurther ? 'wk-further' : ''}`} title={`${name}. ${text}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={RESULT_PATHS[result]} fillRule="evenodd" />
      </svg>
      <span>{name}</span>
      <span className="wk-row-card-text" aria-hidden="true">
        {text}
      </span>
    </span>
  )
}

/** What lies face up adds up to. */
function Tally({ view, language, side, story }: SideProps): ReactElement | null {
  const strings = STRINGS[language].battle
  const cards = { deal: countTurned(story, side, 'deal100'), prevent: countTurned(story, side, 'prevent100') }
  const shape = story.commander[side]
  const baron = baronOn(story, side)
  const s = useMemo(() => publicState(view), [view])
  if (!story.shown[side]) return null
  const hits = story.hits[side]
  const victories = story.victories[side]
  const added = (number: 'deal' | 'prevent'): number =>
    shape === undefined || baron === undefined
      ? 0
      : (story.abilities[side] ? shapeBonus(shape, number) : 0) +
        (hits === undefined ? 0 : officeBonus(s, seatOfBaron(baron), shape, story.kind, side, number))
  return (
    <dl className="wk-tally">
      <Figure name={strings.deals} n={cards.deal + added('deal')} kind="deal100" />
      <Figure name={strings.prevents} n={cards.prevent + added('prevent')} kind="prevent100" />
      <Figure name={strings.victories} n={victories ?? countTurned(story, side, 'victory1')} kind="victory1" />
      {hits !== undefined && <Figure name={strings.hits} n={hits} kind="hits" />}
      {story.abilities[side] && <p className="wk-note">{strings.ability}</p>}
    </dl>
  )
}

function Figure({ name, n, kind }: { readonly name: string; readonly n: number; readonly kind: string }): ReactElement {
  return (
    <div className={`wk-sum wk-sum-${kind}`}>
      <dt>{name}</dt>
      <dd key={n}>{n}</dd>
    </div>
  )
}

function Outcome({ language, story }: StoryProps): ReactElement | null {
  const strings = STRINGS[language].battle
  const { nobles } = DICTIONARIES[language].cards
  const { verdict, victories, dead, retreats, isTaken, isOver, walls, kind } = story
  if (victories.attacker === undefined && !isTaken && !isOver) return null
  const named = (list: BattleStory['dead']): string =>
    list
      .map(name => {
        const { seat, shape } = nobleNamed(name)
        return nobles[baronOf(seat)][shape]
      })
      .join(', ')
  const isSettled = victories.attacker !== undefined
  // 12.4 The townsfolk of a neutral city have no Nobles to lose.
  const isOfNobles = verdict?.side === 'defender' || story.defenders.some(army => army !== 'stronghold')
  return (
    <section className="wk-verdict" aria-live="polite">
      {verdict ? (
        <p className="wk-verdict-line">{strings.verdict(verdict.side, verdict.isFull, isOfNobles)}</p>
      ) : (
        isSettled && (
          <p className="wk-verdict-line">
            {victories.attacker === victories.defender ? strings.stalemate : strings.notCounted}
          </p>
        )
      )}
      {dead.length > 0 && (
        <p>
          {strings.dead}: {named(dead)}
        </p>
      )}
      {retreats.length > 0 && (
        <p>
          {strings.retreats}: {named(retreats)}
        </p>
      )}
      {kind === 'assault' && walls && (isTaken || isOver) && <p>{isTaken ? strings.taken : strings.held}</p>}
    </section>
  )
}
