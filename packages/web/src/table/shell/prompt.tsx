// The question to the player, with a button for every answer that is offered neither on the board nor in the hand.

import { type Arg, type Choice, type Game, type GameText, hasAnswers, type View } from '@ludoteka/kernel'
import type { MatchSummary, StandingOrderInfo } from '@ludoteka/protocol'
import { type BoardKit, type OfferedOrder, SeatEmblem, type Selected } from '@ludoteka/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import * as api from '../../api.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { Glyph } from '../../kit/glyph.tsx'
import { useSettings } from '../../settings/store.ts'
import { type Dictionary, useText } from '../../text/index.ts'
import type { StoryState } from '../story.ts'
import type { FeedState, TableFeed } from '../tableFeed.ts'
import { AdviceStrip, HintButton } from './advice.tsx'
import { type Answer, type AnswerNames, answerNames, answersOf, buttonsAmong } from './answers.ts'
import { OrderOffer, OrdersPanel, ownOrders } from './orders.tsx'
import { ProposalBar } from './proposal.tsx'
import { rematchOf, useTakeRematch } from './rematch.ts'
import { type AdviceState, isAdvised } from './useAdvice.ts'
import { useFit } from './useFit.ts'
import { useKeys } from './useKeys.ts'

type PromptProps = Pick<StoryState, 'snapshot' | 'telling' | 'isOver'> & {
  readonly match: MatchSummary
  readonly state: FeedState
  readonly feed: TableFeed
  readonly game: Game
  readonly kit: BoardKit
  readonly view: View
  readonly choice: Choice
  readonly names: readonly string[]
  readonly seat: string
  readonly act: (verb: string, arg?: Arg) => void
  /** What a finger has selected on the board or in the hand; its button plays it. */
  readonly selected: Selected | undefined
  readonly onCancel: () => void
  /** Tells at once what is still to be told. */
  readonly skip: () => void
  /** In a lesson, where the coach gives the hints: what is said while there is something to read. */
  readonly reading?: string | undefined
  /** What a bot has been asked, and has said. */
  readonly advice: AdviceState
  /** Further tools beside the question. */
  readonly children?: ReactNode
  readonly isRematchAsked: boolean
}

export function PromptBar(props: PromptProps): ReactElement {
  const { match, snapshot, state, feed, game, kit, view, choice, names, seat, act, selected, isOver, skip } = props
  const text = useText()
  const { language, hints } = useSettings()
  const words = game.text[language]
  const [listed, setListed] = useState(false)
  const [ordering, setOrdering] = useState(false)
  const nameOf = answerNames(words, kit, view, language)
  const answers = answersOf(choice, nameOf)
  const buttons = buttonsAmong(answers, view, kit)
  const canUndo = snapshot.canUndo.includes(seat) && !state.busy
  const mayAsk = !canUndo && state.connection !== 'local' && match.yours.includes(seat) && match.status === 'running'
  const undo = (): void => void feed.ask(source => source.undo(seat))
  const asked = hasAnswers(choice)
  const asks = question(props, words, text)
  const source = asked ? sourceOf(view, words, asks, kit.askedBy?.(view, snapshot.log)) : undefined
  const help = hints && asked && !selected && props.reading === undefined ? kit.hint(view, language) : undefined
  const hint = asked ? help : othersQuestion(props, words, text)
  const offered = asked ? kit.orderFor?.(view, language) : undefined
  // The table takes a moment to answer, as a person would: until then it is seen that it will.
  const isStanding = offered !== undefined && ownOrders(state, seat).some(given => isSame(given, offered))
  const giveOrder = ({ order, span, settings }: OfferedOrder): void =>
    void feed.ask(table => table.giveOrder(seat, { order, span, settings }))
  const rematch = rematchOf(match)
  const takeRematch = useTakeRematch(match.id, rematch)
  const press = (answer: Answer | undefined): void => {
    if (answer) act(answer.verb, answer.arg)
  }
  useKeys({
    u: canUndo ? undo : undefined,
    Escape: isOver ? undefined : skip,
    ...Object.fromEntries(buttons.slice(0, 9).map((answer, i) => [String(i + 1), () => press(answer)])),
  })
  const shown = selected ? words.action(selected.verb, selected.arg, view.step) : buttons.map(({ label }) => label)
  const bar = useFit(JSON.stringify([source, asks, hint, shown, offered?.label, isOver, match.away, rematch]))
  return (
    <section
      ref={bar}
      className={`table-prompt ${asked ? 'is-asked' : ''}`}
      aria-label={text.table.yourTurnTitle}
      data-step={asked ? view.step : undefined}
    >
      <div className="table-prompt-words" aria-live="polite">
        <p className="table-prompt-question">
          <Seats match={match} seats={asked ? [seat] : isOver ? snapshot.waiting : []} />
          {source ? <span className="table-prompt-source">{source}</span> : null}
          {asks}
        </p>
        {hint ? <p className="table-prompt-hint">{hint}</p> : null}
      </div>
      <div className="table-prompt-buttons">
        {isOver ? null : (
          <button type="button" className="kit-button" onClick={skip}>
            <Glyph name="next" size={18} />
            {text.table.skip}
          </button>
        )}
        {match.away?.map(own => (
          <button
            key={own}
            type="button"
            className="kit-button is-primary"
            onClick={() => void api.takeSeat(match.id, own)}
          >
            {text.table.comeBack}
          </button>
        ))}
        {rematch !== undefined && isOver ? (
          <button type="button" className="kit-button is-primary" onClick={takeRematch}>
            {text.end.toRematch}
          </button>
        ) : null}
        {selected ? <PlaySelected {...props} nameOf={nameOf} /> : null}
        {(selected ? [] : buttons).map((answer, i) => (
          <button
            key={answer.key}
            type="button"
            className={`kit-button table-answer ${isAdvised(props.advice, answer) ? 'is-advised' : ''}`}
            data-answer={answer.key}
            onClick={() => press(answer)}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
          >
            {i < 9 ? (
              <span aria-hidden="true">
                <kbd>{i + 1}</kbd>
              </span>
            ) : null}
            {answer.label}
          </button>
        ))}
        {offered && !selected ? (
          <button
            type="button"
            className="kit-button is-quiet table-order-short"
            aria-pressed={isStanding}
            onClick={() => giveOrder(offered)}
          >
            <Glyph name="order" size={18} />
            {offered.label}
          </button>
        ) : null}
      </div>
      <div className="table-prompt-tools">
        <HintButton advice={props.advice} />
        {props.children}
        {asked && kit.isRoutine?.(view) ? (
          <button
            type="button"
            className="kit-icon-button table-orders-open"
            title={text.orders.title}
            aria-label={text.orders.title}
            onClick={() => setOrdering(true)}
          >
            <Glyph name="order" />
          </button>
        ) : null}
        {answers.length > buttons.length ? (
          <button
            type="button"
            className="kit-icon-button"
            title={text.table.allChoices}
            aria-label={text.table.allChoices}
            onClick={() => setListed(true)}
          >
            <Glyph name="dots" />
          </button>
        ) : null}
        <button
          type="button"
          className="kit-button table-undo"
          disabled={!canUndo && !mayAsk}
          aria-keyshortcuts="u"
          aria-label={mayAsk ? `${text.table.undo}: ${text.table.askUndo}` : text.table.undo}
          title={mayAsk ? text.table.askUndo : text.table.undo}
          onClick={undo}
        >
          <Glyph name="undo" size={18} />
          <span className="table-undo-label">{text.table.undo}</span>
        </button>
      </div>
      {state.proposal || asked || !isOver ? null : <OrderOffer {...{ state, feed, seat, match }} />}
      <AdviceStrip advice={props.advice} nameOf={nameOf} />
      <ProposalBar {...{ state, feed, match, names, game, kit }} log={snapshot.log} />
      {ordering ? <OrdersPanel {...{ game, state, feed, seat }} onClose={() => setOrdering(false)} /> : null}
      {listed && asked ? (
        <AnswerList
          answers={answers}
          onClose={() => setListed(false)}
          onPick={answer => {
            setListed(false)
            press(answer)
          }}
        />
      ) : null}
    </section>
  )
}

const isSame = (given: StandingOrderInfo, { order, settings = {} }: OfferedOrder): boolean =>
  given.order === order && Object.entries(settings).every(([name, value]) => given.settings?.[name] === value)

/** Whose decision it is, at a glance. */
function Seats({ match, seats }: Pick<PromptProps, 'match'> & { readonly seats: readonly string[] }): ReactElement {
  return (
    <span className="table-prompt-seats">
      {match.seats.map(({ seat }, index) =>
        seats.includes(seat) ? <SeatEmblem key={seat} index={index} size={22} /> : null,
      )}
    </span>
  )
}

/** The card or event that asks, if one does that the question does not name itself. */
function sourceOf({ terms }: View, words: GameText, asks: string, found: string | undefined): string | undefined {
  const card = typeof terms['card'] === 'string' ? terms['card'] : found
  const name = card === undefined ? '' : words.card(card).name
  return asks.includes(name) ? undefined : name
}

function othersQuestion({ isOver, snapshot, seat, view }: PromptProps, words: GameText, text: Dictionary): string {
  const isOthers = isOver && snapshot.waiting.length > 0 && !snapshot.waiting.includes(seat)
  return isOthers ? text.table.asked(words.prompt(view.step, view.terms)) : ''
}

/** Plays what a finger has selected, or forgets it. */
function PlaySelected({
  selected,
  nameOf,
  act,
  onCancel,
}: PromptProps & { readonly nameOf: AnswerNames }): ReactElement | null {
  const text = useText()
  if (!selected) return null
  const { verb, arg } = selected
  return (
    <>
      <button type="button" className="kit-button is-primary table-play-selected" onClick={() => act(verb, arg)}>
        {nameOf(verb, arg)}
      </button>
      <button type="button" className="kit-button table-leave-selected" onClick={onCancel}>
        {text.table.back}
      </button>
    </>
  )
}

/** What is being told, as far as it fits. */
function newsText({ telling, names, kit }: PromptProps, words: GameText): string {
  return telling
    .filter((entry, i) => kit.isTold?.(entry, telling.slice(0, i), telling[i + 1]) ?? true)
    .slice(-2)
    .map(entry => words.entry(entry, names))
    .join(' ')
}

function question(props: PromptProps, words: GameText, text: Dictionary): string {
  const { state, match, snapshot, choice, names, seat, view } = props
  if (state.connection === 'reconnecting') return text.table.connection.reconnecting
  if (!props.isOver) return newsText(props, words) || text.table.showing
  if (match.status === 'finished') return props.isRematchAsked ? text.end.rematchAsked : text.table.over
  if (state.paused) return text.table.paused
  if (hasAnswers(choice)) return words.prompt(view.step, view.terms)
  if (state.busy) return text.table.sending
  if (props.reading !== undefined && snapshot.waiting.length === 0) return props.reading
  const waited = match.seats.flatMap((info, i) => (snapshot.waiting.includes(info.seat) ? [names[i] ?? info.seat] : []))
  if (waited.length > 0) return text.table.waitFor(waited)
  return seat === 'spectator' ? text.table.watching : text.table.sending
}

type ListProps = {
  readonly answers: readonly Answer[]
  readonly onPick: (answer: Answer) => void
  readonly onClose: () => void
}

/** All legal answers as a list. */
function AnswerList({ answers, onPick, onClose }: ListProps): ReactElement {
  const text = useText()
  return (
    <Dialog title={text.table.allChoices} onClose={onClose} kind="sheet">
      <p className="kit-quiet">{text.table.choicesNote}</p>
      <ul className="table-choices">
        {answers.map(answer => (
          <li key={answer.key}>
            <button type="button" className="kit-button" onClick={() => onPick(answer)}>
              {answer.label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
