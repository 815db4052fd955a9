// The table's shell, the same for every game: seats, board, question, hand, and what is told about it all.

import { type Arg, type Choice, hasAnswers, isFinal } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { type BoardProps, DESK, type Mark } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { useMedia, useReducedMotion, useSettings } from '../../settings/store.ts'
import { useSounds } from '../../sound/useSounds.ts'
import { useText } from '../../text/index.ts'
import type { Moment } from '../fold.ts'
import type { Show, Shown } from '../show.ts'
import { LogVoice } from '../side/log.tsx'
import { SidePanel, type SideTab } from '../side/panel.tsx'
import type { TableSource } from '../source.ts'
import { AnswerCheck } from './answerDialogs.tsx'
import { useAttention } from './attention.ts'
import { BoardFrame } from './boardFrame.tsx'
import { Deck } from './deck.tsx'
import { EndPanel } from './end.tsx'
import { HandOver, Paused } from './handOver.tsx'
import { TableMenu } from './menu.tsx'
import { isAlone, namesOf } from './names.ts'
import { PromptBar } from './prompt.tsx'
import { SeatRail } from './seats.tsx'
import { useGame } from './useGame.ts'
import { useKeys } from './useKeys.ts'
import { useViewer } from './viewer.ts'
import { type Doubt, WhyNot } from './whyNot.tsx'
import { CardZoom } from './zoom.tsx'

type ShellProps = {
  readonly source: TableSource
  readonly show: Show
  readonly shown: Shown
  readonly moment: Moment
  readonly match: MatchSummary
  readonly replayLink?: string
  readonly shareLink?: string
  readonly replay?: { readonly bar: ReactNode; readonly at: number; readonly seek: (to: number) => void }
}

const NOTHING: Choice = {}

/** An answer that can't be taken back, to the question that was asked then. */
type Unsure = { readonly verb: string; readonly arg: Arg | undefined; readonly seq: number }

export function TableShell(props: ShellProps): ReactElement | null {
  const { source, show, shown, moment, match, replay } = props
  const text = useText()
  const { language, folded, confirm } = useSettings()
  const { game, kit } = useGame(match.game, match.version)
  const words = game.text[language]
  const reducedMotion = useReducedMotion()
  const wide = useMedia(DESK)
  const settled = shown.behind === 0
  const viewer = useViewer(match, moment, settled)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [card, zoom] = useState<string>()
  const [doubt, setDoubt] = useState<Doubt>()
  const [unsure, setUnsure] = useState<Unsure>()
  const [side, setSide] = useState<SideTab>('log')
  const [sheet, setSheet] = useState(false)
  const [rule, setRule] = useState<string>()

  const { seat } = viewer
  const view = moment.views[seat] ?? Object.values(moment.views)[0]
  const names = namesOf(match, text, words.seat)
  const mayAct = replay === undefined && settled && !shown.busy && match.status === 'running' && !shown.paused
  const choice = mayAct && view ? view.choice : NOTHING
  const yourTurn = mayAct && hasAnswers(choice) && moment.waiting.includes(seat)

  useAttention(words.title, yourTurn, match.id)
  useSounds(moment, yourTurn)

  const play = useCallback(
    (verb: string, arg?: Arg) => {
      setDoubt(undefined)
      setUnsure(undefined)
      void show.act(seat, verb, arg).then(outcome => {
        if (!outcome.ok) setDoubt({ verb, arg, at: undefined, problem: outcome.problem })
      })
    },
    [show, seat],
  )
  const step = view?.step ?? ''
  const { seq } = moment
  const act = useCallback(
    (verb: string, arg?: Arg) => {
      if (confirm && isFinal(game, step, verb)) setUnsure({ verb, arg, seq })
      else play(verb, arg)
    },
    [confirm, game, step, seq, play],
  )
  const refuse = useCallback(
    (verb: string, arg: Arg | undefined, at: { readonly x: number; readonly y: number }) => {
      if (replay === undefined && seat !== 'spectator') setDoubt({ verb, arg, at, problem: undefined })
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

  const mayPause = match.status === 'running' && isAlone(match) && shown.connection !== 'local'
  if (shown.paused && mayPause) return <Paused show={show} />
  if (viewer.handOver !== undefined) {
    const index = match.seats.findIndex(one => one.seat === viewer.handOver)
    const pause = mayPause ? () => void show.ask(one => one.pause(true)) : undefined
    return <HandOver name={names[index] ?? ''} index={index} onReady={viewer.take} onPause={pause} />
  }
  if (!view) return null
  const board: BoardProps = {
    view,
    news: moment.news,
    language,
    choice,
    act,
    refuse,
    marks,
    zoom,
    reducedMotion,
  }
  const panel = (
    <SidePanel
      {...{ source, match, moment, shown, game, kit, view, names, rule, setMarks, openRule, seat }}
      tab={side}
      onTab={setSide}
      replay={replay}
    />
  )
  return (
    <main
      data-game={match.game}
      className={`table ${folded ? 'is-side-folded' : ''} ${replay ? 'is-replay' : ''} ${seat === 'spectator' ? 'is-watching' : ''}`}
    >
      <h1 className="lt-unseen">{text.table.title(words.title)}</h1>
      <SeatRail {...{ match, moment, shown, view, names, kit, zoom }} you={seat}>
        <TableMenu {...props} game={game} kit={kit} view={view} seat={seat} onSide={openSide} />
      </SeatRail>
      <div className="table-centre">
        <BoardFrame size={kit.size} tall={kit.tall}>
          <kit.Board {...board} />
          {shown.behind > 0 && replay === undefined ? (
            <button
              type="button"
              className="table-skip"
              tabIndex={-1}
              aria-label={text.table.skip}
              onClick={show.skip}
            />
          ) : null}
        </BoardFrame>
        <Deck
          question={
            replay ? (
              replay.bar
            ) : (
              <PromptBar {...{ match, moment, shown, show, game, kit, view, choice, names, seat, act, openRule }} />
            )
          }
        >
          <kit.Hand {...board} />
        </Deck>
      </div>
      <LogVoice moment={moment} game={game} names={names} />
      {wide ? panel : null}
      {!wide && sheet ? (
        <Dialog title={text.table.panel} onClose={() => setSheet(false)} kind="panel">
          {panel}
        </Dialog>
      ) : null}
      {card === undefined ? null : (
        <CardZoom>
          <kit.CardFace card={card} language={language} />
        </CardZoom>
      )}
      {doubt ? <WhyNot {...{ source, seat, doubt, game, openRule }} onClose={() => setDoubt(undefined)} /> : null}
      {unsure && unsure.seq === seq ? (
        <AnswerCheck
          label={words.action(unsure.verb, unsure.arg, step)}
          onClose={() => setUnsure(undefined)}
          onSure={() => play(unsure.verb, unsure.arg)}
        />
      ) : null}
      {match.status === 'finished' && settled && replay === undefined ? (
        <EndPanel {...{ source, match, view, names, game, seat }} replayLink={props.replayLink} />
      ) : null}
    </main>
  )
}
