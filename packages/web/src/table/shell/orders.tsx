// Standing orders: the panel in which somebody lets the table answer for the own seat, and the offer to do so where there are days for a move.

import { type Game, ONLY_ANSWER, type OrderSpan, type OrderText, type PlainArg } from '@ludoteka/kernel'
import type { MatchSummary, StandingOrderInfo } from '@ludoteka/protocol'
import { type OrderKind, type OrderRequest, orderKinds } from '@ludoteka/table'
import { type ReactElement, useId, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { Glyph } from '../../kit/glyph.tsx'
import { changeSettings, useSettings } from '../../settings/store.ts'
import { type Dictionary, useText } from '../../text/index.ts'
import type { FeedState, TableFeed } from '../tableFeed.ts'

const NONE: readonly StandingOrderInfo[] = []

export const ownOrders = ({ orders }: FeedState, seat: string): readonly StandingOrderInfo[] => orders[seat] ?? NONE

type OrdersProps = {
  readonly game: Game
  readonly state: FeedState
  readonly feed: TableFeed
  readonly seat: string
}

export function OrdersPanel({ game, state, feed, seat, onClose }: OrdersProps & { onClose(): void }): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const [hasFailed, setFailed] = useState(false)
  const own = ownOrders(state, seat)
  const send = async (request: Parameters<TableFeed['ask']>[0]): Promise<void> => {
    setFailed(false)
    const outcome = await feed.ask(request)
    setFailed(!outcome.ok)
  }
  return (
    <Dialog title={text.orders.title} onClose={onClose} kind="sheet">
      <p className="kit-quiet">{text.orders.note}</p>
      <ul className="table-orders">
        {orderKinds(game).map(kind => (
          <li key={kind.order}>
            <OrderForm
              kind={kind}
              words={orderWords(kind.order, game, language, text)}
              turnSpan={game.text[language].turnSpan}
              given={own.find(({ order }) => order === kind.order)}
              onGive={request => send(source => source.giveOrder(seat, request))}
              onCancel={() => send(source => source.cancelOrder(seat, kind.order))}
            />
          </li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{text.orders.failed}</p> : null}
      {own.length > 0 ? (
        <button type="button" className="kit-button" onClick={() => void send(source => source.cancelOrder(seat))}>
          {text.orders.offAll}
        </button>
      ) : null}
    </Dialog>
  )
}

function orderWords(order: string, game: Game, language: 'en' | 'ru', text: Dictionary): OrderText {
  if (order === ONLY_ANSWER) return text.orders.onlyAnswer
  return game.text[language].order?.(order) ?? { name: order, note: '' }
}

type FormProps = {
  readonly kind: OrderKind
  readonly words: OrderText
  readonly turnSpan: string | undefined
  /** The order as it stands, if it does. */
  readonly given: StandingOrderInfo | undefined
  readonly onGive: (request: OrderRequest) => Promise<void>
  readonly onCancel: () => Promise<void>
}

/** What is changed of an order that stands is changed at once. The switch does not wait for the table. */
function OrderForm({ kind, words, turnSpan, given, onGive, onCancel }: FormProps): ReactElement {
  const text = useText()
  const note = useId()
  const [chosen, setChosen] = useState<OrderRequest>()
  const [wanted, setWanted] = useState<boolean>()
  const usual: OrderRequest = { order: kind.order, span: kind.spans[0] ?? 'match', settings: usualSettings(kind) }
  const request = chosen ?? given ?? usual
  const isOn = wanted ?? given !== undefined
  const change = (next: OrderRequest): void => {
    setChosen(next)
    if (isOn) void onGive(next)
  }
  const turn = (on: boolean): void => {
    setWanted(on)
    void (on ? onGive(request) : onCancel()).finally(() => setWanted(undefined))
  }
  return (
    <article className={`table-order ${isOn ? 'is-on' : ''}`}>
      <label className="kit-field is-check">
        <span>{words.name}</span>
        <input type="checkbox" aria-describedby={note} checked={isOn} onChange={event => turn(event.target.checked)} />
      </label>
      <p id={note} className="kit-quiet">
        {words.note}
      </p>
      {Object.entries(kind.settings).map(([name, values]) => (
        <Choice
          key={name}
          label={words.settings?.[name]?.name ?? name}
          value={request.settings?.[name] ?? values[0] ?? ''}
          values={values}
          labelOf={value => words.settings?.[name]?.values[value] ?? String(value)}
          onPick={value => change({ ...request, settings: { ...request.settings, [name]: value } })}
        />
      ))}
      {kind.spans.length > 1 ? (
        <Choice<OrderSpan>
          label={text.orders.span}
          value={request.span}
          values={kind.spans}
          labelOf={span => (span === 'turn' ? turnSpan : undefined) ?? text.orders.spans[span]}
          onPick={span => change({ ...request, span })}
        />
      ) : null}
    </article>
  )
}

function usualSettings({ settings }: OrderKind): Readonly<Record<string, PlainArg>> {
  return Object.fromEntries(Object.entries(settings).map(([name, [usual = '']]) => [name, usual]))
}

type ChoiceProps<V extends PlainArg> = {
  readonly label: string
  readonly value: V
  readonly values: readonly V[]
  readonly labelOf: (value: V) => string
  readonly onPick: (value: V) => void
}

function Choice<V extends PlainArg>({ label, value, values, labelOf, onPick }: ChoiceProps<V>): ReactElement {
  return (
    <label className="kit-field">
      <span>{label}</span>
      <select
        value={values.indexOf(value)}
        onChange={event => {
          const next = values[Number(event.target.value)]
          if (next !== undefined) onPick(next)
        }}
      >
        {values.map((one, index) => (
          <option key={one} value={index}>
            {labelOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A sign beside the own seat while any order stands. */
export function OrderSign({ count }: { readonly count: number }): ReactElement | null {
  const text = useText()
  if (count === 0) return null
  return (
    <span className="table-order-sign" title={text.orders.active(count)}>
      <Glyph name="order" size={16} />
      <span className="lt-unseen">{text.orders.active(count)}</span>
    </span>
  )
}

/** Asked once on this device, at the first table with days for a move, while nothing else is asked. */
export function OrderOffer({
  state,
  feed,
  seat,
  match,
}: Omit<OrdersProps, 'game'> & { readonly match: MatchSummary }): ReactElement | null {
  const text = useText()
  const { ordersOffered } = useSettings()
  const isPlaying = match.status === 'running' && match.yours.includes(seat)
  if (ordersOffered || !isPlaying || match.clock.kind !== 'days' || ownOrders(state, seat).length > 0) return null
  const accept = (): void =>
    void feed
      .ask(source => source.giveOrder(seat, { order: ONLY_ANSWER, span: 'match' }))
      .then(outcome => {
        if (outcome.ok) changeSettings({ ordersOffered: true })
      })
  return (
    <div className="table-order-offer">
      <p>{text.orders.offer}</p>
      <div className="kit-row">
        <button type="button" className="kit-button is-primary" onClick={accept}>
          {text.orders.offerYes}
        </button>
        <button type="button" className="kit-button" onClick={() => changeSettings({ ordersOffered: true })}>
          {text.orders.offerNo}
        </button>
      </div>
    </div>
  )
}
