// The bar above the seats: connection, piles, and a menu of everything that is seldom needed.

import type { Game, View } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import type { BoardKit } from '@ludoteka/ui'
import { type ReactElement, useState } from 'react'
import { Link } from 'wouter'
import { CopyLink } from '../../kit/copyButton.tsx'
import { Confirm, Dialog } from '../../kit/dialog.tsx'
import { Glyph, Logo } from '../../kit/glyph.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../layout/layout.tsx'
import { changeSettings, useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { SideTab } from '../side/panel.tsx'
import type { FeedState, TableFeed } from '../tableFeed.ts'
import { isOnlyPlayer } from './names.ts'
import { OrderSign, OrdersPanel, ownOrders } from './orders.tsx'
import { Piles } from './piles.tsx'
import { useKeys } from './useKeys.ts'

type MenuProps = {
  readonly match: MatchSummary
  readonly state: FeedState
  readonly feed: TableFeed
  readonly game: Game
  readonly kit: BoardKit
  readonly view: View
  readonly seat: string
  readonly shareLink?: string
  readonly replayLink?: string
  /** Of a lesson, which nobody can resign. */
  readonly lesson?: object
  readonly onSide: (tab: SideTab) => () => void
  /** Lines of the chat that were not in sight yet. */
  readonly unread: number
}

type Opened = 'menu' | 'help' | 'orders' | 'resign' | 'piles'

export function TableMenu(props: MenuProps): ReactElement {
  const { match, state, feed, kit, view, seat } = props
  const text = useText()
  const { language, sound } = useSettings()
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const isPlayed = props.lesson === undefined && match.status === 'running' && state.snapshot !== undefined
  const playing = isPlayed && match.yours.includes(seat)
  useKeys({ o: playing ? () => setOpened('orders') : undefined })
  return (
    <>
      <Link href="/" className="table-brand" aria-label={text.table.leave} title={text.table.leave}>
        <Logo size={24} />
      </Link>
      <span className={`table-connection is-${state.connection}`} title={text.table.connection[state.connection]}>
        <span className="lt-unseen" role="status">
          {text.table.connection[state.connection]}
        </span>
      </span>
      <button
        type="button"
        className="kit-icon-button table-narrow-only"
        aria-label={props.unread > 0 ? text.table.unread(props.unread) : text.table.panel}
        title={props.unread > 0 ? text.table.unread(props.unread) : text.table.log}
        onClick={props.onSide(props.unread > 0 ? 'chat' : 'log')}
      >
        <Glyph name="log" />
        {props.unread > 0 ? <span className="kit-badge table-unread">{props.unread}</span> : null}
      </button>
      <button
        type="button"
        className="kit-icon-button"
        aria-label={text.table.piles}
        title={text.table.piles}
        onClick={() => setOpened('piles')}
      >
        <Glyph name="cards" />
      </button>
      <button
        type="button"
        className="kit-icon-button"
        aria-label={text.table.menu}
        title={text.table.menu}
        onClick={() => setOpened('menu')}
      >
        <Glyph name="menu" />
      </button>
      {opened === 'menu' ? (
        <Dialog title={text.table.menu} onClose={close} kind="sheet">
          <div className="table-menu">
            {match.fromPosition ? <p className="kit-quiet">{text.open.from}</p> : null}
            <button type="button" className="table-menu-item" onClick={() => setOpened('help')}>
              <Glyph name="help" /> {text.table.help}
            </button>
            <button
              type="button"
              className="table-menu-item"
              aria-pressed={sound}
              onClick={() => changeSettings({ sound: !sound })}
            >
              <Glyph name={sound ? 'soundOn' : 'soundOff'} /> {text.table.sound}
            </button>
            {props.shareLink ? (
              <CopyLink link={props.shareLink} label={text.table.share} className="table-menu-item" />
            ) : null}
            {props.replayLink ? (
              <Link href={props.replayLink} className="table-menu-item">
                <Glyph name="play" /> {text.replay.title}
              </Link>
            ) : null}
            {match.tournament === undefined ? null : (
              <Link href={`/tournament/${match.tournament}`} className="table-menu-item">
                <Glyph name="flag" /> {text.tournaments.toTournament}
              </Link>
            )}
            {playing ? (
              <button
                type="button"
                className="table-menu-item"
                aria-keyshortcuts="o"
                onClick={() => setOpened('orders')}
              >
                <Glyph name="order" /> {text.orders.title}
                <OrderSign count={ownOrders(state, seat).length} />
              </button>
            ) : null}
            {playing && isOnlyPlayer(match) && state.connection !== 'local' && match.tournament === undefined ? (
              <button
                type="button"
                className="table-menu-item"
                onClick={() => {
                  close()
                  void feed.ask(s => s.pause(true))
                }}
              >
                <Glyph name="pause" /> {text.table.pause}
              </button>
            ) : null}
            {playing && props.game.draws && state.connection !== 'local' ? (
              <button
                type="button"
                className="table-menu-item"
                onClick={() => {
                  close()
                  void feed.ask(s => s.offerDraw(seat))
                }}
              >
                <Glyph name="check" /> {text.table.draw}
              </button>
            ) : null}
            {playing ? (
              <button type="button" className="table-menu-item is-danger" onClick={() => setOpened('resign')}>
                <Glyph name="flag" /> {text.table.resign}
              </button>
            ) : null}
            <Link href="/settings" className="table-menu-item">
              <Glyph name="cog" /> {text.menu.settings}
            </Link>
            <Link href="/" className="table-menu-item">
              <Glyph name="door" /> {text.table.leave}
            </Link>
            <div className="kit-row">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </div>
        </Dialog>
      ) : null}
      {opened === 'help' ? (
        <Dialog title={props.game.text[language].title} onClose={close} kind="wide">
          <kit.HowToPlay language={language} />
        </Dialog>
      ) : null}
      {opened === 'orders' && playing ? (
        <OrdersPanel game={props.game} {...{ state, feed, seat }} onClose={close} />
      ) : null}
      {opened === 'piles' ? <Piles kit={kit} view={view} onClose={close} /> : null}
      {opened === 'resign' ? (
        <Confirm
          title={text.table.resign}
          label={text.table.resign}
          isDanger
          onConfirm={() => {
            close() // at once: the result opens before the answer is here
            void feed.ask(s => s.resign(seat))
          }}
          onClose={close}
        >
          <p>{text.table.resignAsk(match.seats.length)}</p>
        </Confirm>
      ) : null}
    </>
  )
}
