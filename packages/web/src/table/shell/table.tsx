// The table, the same for every game: seats, board, question, hand, side panel.

import { type Arg, type Choice, hasAnswers } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { type BoardProps, DESK, type Mark, SeatSigns } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import type { ReviewedTable } from '../../review/swings.tsx'
import { seatSigns } from '../../seatSigns.ts'
import { useMedia, useReducedMotion, useSettings } from '../../settings/store.ts'
import { useSounds } from '../../sounds.ts'
import { useText } from '../../text/index.ts'
import { type EarlierLog, LogAnnouncer } from '../side/log.tsx'
import { SidePanel, type SideTab } from '../side/panel.tsx'
import { useReadLines } from '../side/readLines.ts'
import type { TableSource } from '../source.ts'
import type { Story } from '../story.ts'
import type { FeedState, TableFeed } from '../tableFeed.ts'
import { AllowedOffers } from './allowed.tsx'
import { answerNames, questionKey } from './answers.ts'
import { useAttention, useTurnNotification } from './attention.ts'
import { BoardViewport } from './boardViewport.tsx'
import { ConfirmAnswer } from './confirmAnswer.tsx'
import { EndPanel } from './end.tsx'
import { FormAnswers } from './form/answers.tsx'
import { HandOver, Paused } from './handOver.tsx'
import { TableMenu } from './menu.tsx'
import { isOnlyPlayer, namesOf } from './names.ts'
import { offersIn } from './offers.ts'
import { PromptBar } from './prompt.tsx'
import { queueable } from './queuedAnswers.ts'
import { useIsRematchAsked } from './rematch.ts'
import { SceneNotice, SceneTabs, useScene } from './scenes.tsx'
import { playersOf, seatGroups, teamsOf } from './seating.ts'
import { SeatRail } from './seats.tsx'
import { keepPress } from './steadyPress.ts'
import { useAdvice } from './useAdvice.ts'
import { useAnswering } from './useAnswering.ts'
import { useGame } from './useGame.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useKeys } from './useKeys.ts'
import { useLooking } from './useLooking.ts'
import { useQueuedAnswers } from './useQueuedAnswers.ts'
import { useStory } from './useStory.ts'
import { type RefusedAction, WhyNot } from './whyNot.tsx'

type ShellProps = {
  readonly source: TableSource
  readonly feed: TableFeed
  readonly state: FeedState
  readonly match: MatchSummary
  readonly replayLink?: string
  readonly shareLink?: string
  readonly replay?: Replay
  readonly lesson?: ShellLesson
}

/** A lesson has a coach beside the question, who says what to do and what to read first. */
type ShellLesson = {
  readonly coach: (story: Story) => ReactNode
  /** What the question says while there is something to read. */
  readonly reading: string
  /** What is said to whoever tries something that the rules would allow. */
  readonly otherwise: string
}

/** A recorded match has a bar to move through it instead of questions, and a speed of its own. */
type Replay = {
  readonly bar: (story: Story, table: ReviewedTable) => ReactNode
  readonly speed: number
  readonly at: number
  readonly seek: (to: number) => void
  readonly earlierLog: EarlierLog | undefined
  /** In place of the hand that is seen. */
  readonly hand?: ReactNode
}

const NO_CHOICE: Choice = {}

export function TableShell(props: ShellProps): ReactElement | null {
  const { source, feed, state, replay, lesson } = props
  const text = useText()
  const { language, folded, confirm } = useSettings()
  const { game, kit } = useGame(props.match.game, props.match.version)
  const words = game.text[language]
  const reducedMotion = useReducedMotion()
  const wide = useMedia(DESK)
  const drawn = useRef<HTMLDivElement>(null)
  const [{ snapshot, seat, handOver, beat, telling, isOver }, story] = useStory(feed, kit, drawn, replay?.speed)
  const match = isOver || replay ? props.match : withoutEnd(props.match)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [card, zoom] = useState<string>()
  const [refused, setRefused] = useState<RefusedAction>()
  const [side, setSide] = useState<SideTab>('log')
  const [sheet, setSheet] = useState(false)
  const readLines = useReadLines(state.chat)
  const [rule, setRule] = useState<string>()

  const view = snapshot.views[seat] ?? Object.values(snapshot.views)[0]
  const names = namesOf(match, text, words.seat)
  const isPlayed = replay === undefined && isOver && match.status === 'running' && !state.paused
  const mayAct = isPlayed && !state.busy
  const offers = offersIn(game, view?.choice ?? NO_CHOICE)
  const choice = mayAct ? offers.asked : NO_CHOICE
  const allowed = mayAct ? offers.allowed : NO_CHOICE
  const yourTurn = mayAct && hasAnswers(choice) && snapshot.waiting.includes(seat)

  const isRematchAsked = useIsRematchAsked(props.match) && isOver && replay === undefined
  const call = yourTurn ? text.table.yourTurnTitle : isRematchAsked ? text.end.rematchCall : undefined
  useAttention(`${names.join(' – ')} · ${words.title}`, call)
  useTurnNotification(words.title, yourTurn, match.id)
  useSounds(story.state(), yourTurn)
  const centre = useRef<HTMLDivElement>(null)
  useKeptFocus(centre, yourTurn)

  const play = useCallback(
    (verb: string, arg?: Arg) => {
      setRefused(undefined)
      void feed.act(seat, verb, arg).then(outcome => {
        if (!outcome.ok) setRefused({ verb, arg, at: undefined, problem: outcome.problem })
      })
    },
    [feed, seat],
  )
  const [scene, pickScene] = useScene(kit, view)
  const { seq } = snapshot
  const { isLooking, onBoard, onBottom } = useLooking(seq)
  const step = view?.step ?? ''
  const answer = useQueuedAnswers({ game, view, seat, step, choice, mayAct, feed, play })
  // While an answer is under way, the board still takes clicks: they are answered one after the other.
  const pressable = isPlayed && state.busy ? queueable(game, step, offers.asked) : choice
  const question = isOver && view ? questionKey(view, offers.asked) : undefined
  const answering = useAnswering({ game, view, question, asksBeforeFinal: confirm, play: answer })
  const { act, select, selected } = answering
  const advice = useAdvice({
    ...{ source, match, seat, seq, choice },
    isAsked: yourTurn && lesson === undefined,
    show(verb, arg) {
      if (view && kit.shows?.(verb, view)) answering.suggest(verb, arg)
    },
  })
  const refuse = useCallback(
    (verb: string, arg: Arg | undefined, at: { readonly x: number; readonly y: number }) => {
      if (replay === undefined && seat !== 'spectator') setRefused({ verb, arg, at, problem: undefined })
    },
    [replay, seat],
  )
  const openRule = useCallback((id: string) => {
    setRule(id)
    setSide('rules')
    setSheet(true)
  }, [])
  const openSide = (tab: SideTab) => (): void => {
    setSide(tab)
    setSheet(true)
  }
  useKeys({ l: openSide('log'), r: openSide('rules'), c: openSide('chat') })

  const signs = view ? seatSigns(match.game, view.seats, { view, kit }) : []
  const mayPause = match.status === 'running' && isOnlyPlayer(match) && state.connection !== 'local'
  if (state.paused && mayPause) return <Paused feed={feed} />
  if (handOver !== undefined) {
    const index = match.seats.findIndex(one => one.seat === handOver)
    const pause = mayPause ? () => void feed.ask(one => one.pause(true)) : undefined
    return (
      <SeatSigns value={signs}>
        <HandOver name={names[index] ?? ''} index={index} onReady={story.take} onPause={pause} />
      </SeatSigns>
    )
  }
  if (!view || !scene) return null
  const teams = teamsOf(game, match.options, match.seats.length)
  const players = playersOf(match, names, snapshot.waiting, teams, seat)
  const groups = seatGroups(
    teams,
    players.findIndex(({ side: whose }) => whose === 'you'),
  )
  const board: BoardProps = {
    view,
    players,
    log: snapshot.log,
    language,
    choice: pressable,
    allowed,
    act,
    select,
    selected,
    refuse,
    undo: mayAct && snapshot.canUndo.includes(seat) ? () => void feed.ask(one => one.undo(seat)) : undefined,
    marks,
    zoom,
    reducedMotion,
  }
  const panel = (
    <SidePanel
      {...{ source, match, snapshot, state, game, kit, view, names, rule, setMarks, openRule, seat, readLines }}
      tab={side}
      onTab={setSide}
      replay={replay}
      alone={replay ? 'replay' : lesson ? 'lesson' : 'device'}
    />
  )
  const table = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a tap beside everything ends what a finger has selected.
    <main
      onClick={answering.tapped}
      data-game={match.game}
      className={`table ${folded ? 'is-side-folded' : ''} ${replay ? 'is-replay' : ''} ${lesson ? 'is-lesson' : ''} ${seat === 'spectator' ? 'is-watching' : ''}`}
      data-looking={isLooking || undefined}
    >
      <h1 className="lt-unseen">{text.table.title(words.title)}</h1>
      <SeatRail {...{ match, snapshot, state, view, names, players, groups, kit, zoom }} you={seat}>
        <TableMenu
          {...props}
          match={match}
          game={game}
          kit={kit}
          view={view}
          seat={seat}
          onSide={openSide}
          unread={readLines.unread(state.chat).length}
        />
      </SeatRail>
      <div className="table-centre" ref={centre}>
        <SceneTabs scene={scene} onPick={pickScene} />
        <BoardViewport
          key={scene.id}
          size={scene.picture.size}
          tall={scene.picture.tall}
          isAsked={yourTurn}
          pointer={onBoard}
          above={
            <SceneNotice
              notice={isPlayed ? kit.notice?.(view, language) : undefined}
              scene={scene}
              onPick={pickScene}
            />
          }
        >
          <div className="table-drawn" ref={drawn}>
            {beat?.draw && scene.id === scene.wanted ? beat.draw(board) : <scene.picture.Board {...board} />}
          </div>
          {isOver ? null : (
            <button
              type="button"
              className="table-skip"
              tabIndex={-1}
              aria-label={text.table.skip}
              onClick={story.skip}
            />
          )}
        </BoardViewport>
        <Bottom
          seq={seq}
          onPointed={onBottom}
          question={
            replay ? (
              replay.bar(story, { match, names, game, kit })
            ) : (
              <>
                {wide ? null : lesson?.coach(story)}
                <FormAnswers
                  step={view.step}
                  {...{ words, seq, names, act }}
                  seats={view.seats}
                  terms={view.terms}
                  choice={match.status === 'running' && view.waiting.includes(seat) ? offers.asked : NO_CHOICE}
                  isTold={isOver}
                  isOpen={mayAct}
                />
                <PromptBar
                  {...{ match, snapshot, state, feed, game, kit, view, choice, names, seat, act, openRule, selected }}
                  {...{ isOver, telling, advice, isRematchAsked }}
                  reading={lesson?.reading}
                  skip={story.skip}
                  onCancel={answering.cancel}
                >
                  <AllowedOffers {...{ allowed, words, names, act }} seats={view.seats} step={view.step} />
                </PromptBar>
              </>
            )
          }
        >
          {replay?.hand ?? <kit.Hand {...board} />}
        </Bottom>
      </div>
      <LogAnnouncer snapshot={snapshot} game={game} names={names} />
      {wide ? lesson?.coach(story) : null}
      {wide ? panel : null}
      {!wide && sheet ? (
        <Dialog title={text.table.panel} onClose={() => setSheet(false)} kind="panel">
          {panel}
        </Dialog>
      ) : null}
      {card === undefined ? null : (
        <CardZoom
          isSelected={selected !== undefined}
          notes={kit.CardNotes ? <kit.CardNotes card={card} language={language} /> : null}
        >
          <kit.CardFace card={card} language={language} />
        </CardZoom>
      )}
      {refused ? (
        <WhyNot
          {...{ source, seat, refused, game, openRule }}
          otherwise={lesson?.otherwise}
          onClose={() => setRefused(undefined)}
        />
      ) : null}
      <ConfirmAnswer answering={answering} words={words} nameOf={answerNames(words, kit, view, language)} />
      {match.status === 'finished' && isOver && replay === undefined ? (
        <EndPanel
          {...{ source, match, view, names, game, kit, seat, isRematchAsked }}
          log={snapshot.log}
          replayLink={props.replayLink}
        />
      ) : null}
    </main>
  )
  return <SeatSigns value={signs}>{table}</SeatSigns>
}

/** No part of the page tells that a match is over before the board has shown it. */
function withoutEnd(match: MatchSummary): MatchSummary {
  return match.status === 'finished' ? { ...match, status: 'running', result: { kind: 'open' } } : match
}

type BottomProps = {
  readonly question: ReactNode
  /** Another number: something has happened. */
  readonly seq: number
  onPointed(): void
  readonly children: ReactNode
}

/**
 * The question, and the upper edge of the hand. Where the pointer moves over the hand, it is shown whole, and the question
 * moves up with it, so that no card covers an answer. After a click it makes way for what follows on the board, and does
 * not come up again under a pointer that rests there.
 */
function Bottom({ question, seq, onPointed, children }: BottomProps): ReactElement {
  const [pointed, setPointed] = useState<Pointed>()
  const isUp = pointed !== undefined && (pointed.clickedAt ?? seq) === seq
  return (
    <div
      className={`table-bottom ${isUp ? 'is-up' : ''}`}
      onPointerEnter={onPointed}
      onPointerLeave={() => setPointed(undefined)}
      onPointerDown={keepPress}
    >
      {question}
      <div
        className="table-hand"
        onPointerMove={({ pointerType }) =>
          setPointed(pointerType !== 'mouse' ? undefined : isUp ? pointed : NOT_CLICKED)
        }
        onClickCapture={() => {
          if (isUp) setPointed({ clickedAt: seq })
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** Where the pointer is over the hand: the number at which something was clicked there, if it was. */
type Pointed = { readonly clickedAt: number | undefined } | undefined
const NOT_CLICKED: Pointed = { clickedAt: undefined }

type CardZoomProps = { readonly isSelected: boolean; readonly notes: ReactNode; readonly children: ReactNode }

/** A card shown large; it takes no clicks from what is below it. */
function CardZoom({ isSelected, notes, children }: CardZoomProps): ReactElement {
  const text = useText()
  return (
    <aside className={`table-card-zoom ${isSelected ? 'is-selected' : ''}`} aria-label={text.table.zoom}>
      <div className="table-card-zoom-face">{children}</div>
      {notes ? <div className="table-card-zoom-notes">{notes}</div> : null}
    </aside>
  )
}
