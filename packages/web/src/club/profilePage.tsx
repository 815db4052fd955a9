// Somebody's page: ratings, matches, and how they have fared with what and against whom.

import './club.css'
import '../people/people.css'
import type { MatchResult, Opponent, Profile } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useLoaded } from '../account/requests.tsx'
import { useSession } from '../account/session.ts'
import { ApiError } from '../api.ts'
import { Loading, MessagePage } from '../kit/state.tsx'
import { ChallengeButton } from '../people/challengeButton.tsx'
import { FollowButton } from '../people/friends.tsx'
import { useSettings } from '../settings/store.ts'
import { capitalized } from '../table/shell/names.ts'
import { useText } from '../text/index.ts'
import { RatingCurve, ScoreBar } from './charts.tsx'
import { PersonEmblem } from './emblem.tsx'
import { BotRating, RatingChange, RatingValue } from './rating.tsx'
import * as requests from './requests.ts'
import { useSideNames } from './useWords.ts'

export default function ProfilePage({ id }: { readonly id: string }): ReactElement {
  const text = useText()
  const { data, error } = useLoaded(useCallback(() => requests.profile(id), [id]))
  if (data) return <Person profile={data} />
  if (error === undefined) return <Loading />
  // What can't be anybody's address is nobody's.
  const isUnknown = error instanceof ApiError && ['not-found', 'bad-request'].includes(error.problem.error)
  return (
    <MessagePage title={text.club.profile}>{isUnknown ? text.club.noSuchPlayer : text.settings.offline}</MessagePage>
  )
}

function PuzzleCounts({ solved, streak, longest }: NonNullable<Profile['puzzles']>): ReactElement {
  const { puzzle } = useText()
  return (
    <ul className="club-puzzles">
      <li>{puzzle.solvedCount(solved)}</li>
      {streak > 0 ? <li>{puzzle.streak(streak)}</li> : null}
      {longest > streak ? <li>{puzzle.longest(longest)}</li> : null}
    </ul>
  )
}

function Person({ profile }: { readonly profile: Profile }): ReactElement {
  const text = useText()
  const { club } = text
  const session = useSession()
  const { account, ratings, sides, opponents, headToHead } = profile
  const isMe = session?.account.id === account.id
  const sideName = useSideNames(sides.map(({ game }) => game))
  const title = useTitle()
  useEffect(() => {
    document.title = `${account.name} · ${text.name}`
  }, [account.name, text])
  return (
    <div className="kit-page club-profile">
      <header className="club-head">
        <PersonEmblem account={account} size={72} />
        <div>
          <h1>{account.name}</h1>
          <p className="kit-quiet">
            {account.kind === 'user'
              ? club.since(profile.createdAt)
              : account.kind === 'bot'
                ? club.program
                : club.guest}
          </p>
          {profile.online === undefined || isMe ? null : (
            <p className={profile.online ? 'people-online' : 'kit-quiet'}>
              {profile.online ? text.people.online : text.people.offline}
            </p>
          )}
        </div>
        <div className="kit-row club-head-action">
          {isMe ? (
            <Link href="/settings" className="kit-button">
              {club.edit}
            </Link>
          ) : (
            <>
              <FollowButton account={account.id} isFollowed={profile.followed === true} />
              {account.kind === 'bot' ? null : <ChallengeButton account={account} />}
            </>
          )}
        </div>
      </header>
      <section>
        <h2>{club.ratings}</h2>
        {ratings.length === 0 ? <p className="kit-quiet">{club.noRatings}</p> : null}
        <ul className="club-ratings">
          {ratings.map(({ game, rating, matches, curve }) => (
            <li key={game} className="club-card">
              <span className="club-card-title">{title(game)}</span>
              <span className="club-card-figure">
                <RatingValue rating={rating} />
              </span>
              <span className="kit-quiet">{club.ratedMatches(matches)}</span>
              <RatingCurve points={curve} label={club.curve(title(game))} />
            </li>
          ))}
        </ul>
        {ratings.some(({ rating }) => rating.provisional) ? <p className="kit-quiet">{club.provisionalNote}</p> : null}
      </section>
      {profile.puzzles ? (
        <section>
          <h2>
            <Link href="/puzzles">{text.puzzle.pageTitle}</Link>
          </h2>
          <PuzzleCounts {...profile.puzzles} />
        </section>
      ) : null}
      {headToHead ? (
        <section>
          <h2>{club.headToHead}</h2>
          <ul className="club-scores">
            {headToHead.map(({ game, ...score }) => (
              <li key={game}>
                <span>{title(game)}</span>
                <ScoreBar score={score} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {sides.length > 0 ? (
        <section>
          <h2>{club.played}</h2>
          <p className="club-legend">{club.scoreLegend}</p>
          <div className="club-columns">
            {[...new Set(sides.map(({ game }) => game))].map(game => (
              <div key={game}>
                <h3>{title(game)}</h3>
                <ul className="club-scores">
                  {sides
                    .filter(one => one.game === game)
                    .map(({ side, ...score }) => (
                      <li key={side}>
                        <span>{sideName(game, side)}</span>
                        <ScoreBar score={score} />
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ) : null}
      {opponents.length > 0 ? (
        <section>
          <h2>{club.opponents}</h2>
          <ul className="club-scores">
            {opponents.map(({ opponent, ...score }) => (
              <li key={'bot' in opponent ? opponent.bot : opponent.account.id}>
                <OpponentName opponent={opponent} />
                <ScoreBar score={score} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Results key={account.id} id={account.id} isMe={isMe} />
    </div>
  )
}

function useTitle(): (game: string) => string {
  const { language } = useSettings()
  return game => onShelf(game)?.title[language] ?? game
}

type OpponentProps = {
  readonly opponent: Opponent
  /** What they played, where it is one game. */
  readonly game?: string
}

function OpponentName({ opponent, game }: OpponentProps): ReactElement {
  const text = useText()
  if ('bot' in opponent)
    return (
      <span>
        {capitalized(text.table.bot[opponent.bot])} {game ? <BotRating game={game} level={opponent.bot} /> : null}
      </span>
    )
  return <Link href={`/player/${opponent.account.id}`}>{opponent.account.name || text.moderation.someone}</Link>
}

type Listed = { readonly results: readonly MatchResult[]; readonly next?: string | undefined }

function Results({ id, isMe }: { readonly id: string; readonly isMe: boolean }): ReactElement {
  const text = useText()
  const { club } = text
  const [listed, setListed] = useState<Listed>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(
    (before?: Listed) => {
      requests.results(id, before?.next).then(
        ({ results, next }) => setListed({ results: [...(before?.results ?? []), ...results], next }),
        () => setFailed(true),
      )
    },
    [id],
  )
  useEffect(() => load(), [load])
  const sideName = useSideNames(listed?.results.map(({ game }) => game) ?? [])
  return (
    <section>
      <h2>{club.matches}</h2>
      {isMe ? <p className="kit-quiet">{club.privateNote}</p> : null}
      {isFailed ? <p className="kit-quiet">{text.home.failed}</p> : null}
      {listed?.results.length === 0 ? <p className="kit-quiet">{club.noMatches}</p> : null}
      <ul className="club-results">
        {listed?.results.map(result => (
          <li key={result.match} className="club-result">
            <ResultRow result={result} sideName={sideName} />
          </li>
        ))}
      </ul>
      {listed?.next === undefined ? null : (
        <button type="button" className="kit-button is-quiet" onClick={() => load(listed)}>
          {text.common.more}
        </button>
      )}
    </section>
  )
}

type RowProps = {
  readonly result: MatchResult
  readonly sideName: (game: string, side: string) => string
}

function ResultRow({ result, sideName }: RowProps): ReactElement {
  const text = useText()
  const { club } = text
  const title = useTitle()
  const { match, game, at, lastedMs, actions, side, outcome, opponents, rating } = result
  return (
    <>
      <span className={`club-outcome is-${outcome}`}>{club.outcomes[outcome]}</span>
      <span className="club-result-words">
        <span>
          <b>{title(game)}</b> {sideName(game, side)}
        </span>
        <span className="club-result-opponents">
          {opponents.length === 0
            ? club.someoneGone
            : opponents.map((opponent, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: several bots of one level are the same; the list does not change.
                <OpponentName key={i} opponent={opponent} game={game} />
              ))}
        </span>
        <span className="kit-quiet">
          {club.when(at)} · {text.home.moves(actions)} · {club.lasted(lastedMs)}
        </span>
      </span>
      {rating ? (
        <span className="club-result-rating">
          <RatingValue rating={rating} />
          {rating.change === undefined ? null : <RatingChange change={rating.change} />}
        </span>
      ) : null}
      <Link href={`/t/${match}/replay`} className="kit-button">
        {text.home.replay}
      </Link>
    </>
  )
}
