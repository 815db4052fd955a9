// Challenges to and from this person, with what can be done about each.

import type { Challenge } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { RequestError, useRequest } from '../account/requests.tsx'
import { useSession } from '../account/session.ts'
import { PersonEmblem } from '../club/emblem.tsx'
import { clockWords } from '../create/clocks.ts'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { useNews } from './news.ts'
import * as requests from './requests.ts'

export function Challenges(): ReactElement | null {
  const { people } = useText()
  const { challenges } = useNews()
  if (challenges.length === 0) return null
  return (
    <section className="people-part">
      <h2>{people.challenges}</h2>
      <div className="people-challenges">
        {challenges.map(challenge => (
          <ChallengeCard key={challenge.id} challenge={challenge} />
        ))}
      </div>
    </section>
  )
}

export function ChallengeCard({ challenge }: { readonly challenge: Challenge }): ReactElement {
  const text = useText()
  const { people, club } = text
  const { language } = useSettings()
  const [, go] = useLocation()
  const { run, error, isPending } = useRequest()
  const isMine = useSession()?.account.id === challenge.from.id
  const other = isMine ? challenge.to : challenge.from
  const game = onShelf(challenge.game)?.title[language] ?? challenge.game
  const words = {
    open: isMine ? people.challenged : people.challengedBy,
    accepted: people.challengeAccepted,
    declined: people.challengeDeclined,
  }[challenge.state](other.name, game)
  const remove = (): void =>
    run(
      () => requests.removeChallenge(challenge),
      () => undefined,
    )
  const button = (label: string, onClick: () => void, isPrimary = false): ReactElement => (
    <button
      type="button"
      className={isPrimary ? 'kit-button is-primary' : 'kit-button'}
      disabled={isPending}
      onClick={onClick}
    >
      {label}
    </button>
  )
  return (
    <article className="people-challenge">
      <Link href={`/player/${other.id}`} title={club.toTheirProfile} aria-label={other.name}>
        <PersonEmblem account={other} size={40} />
      </Link>
      <div className="people-challenge-words">
        <b>{words}</b>
        <span className="kit-quiet">
          {clockWords(challenge.clock, text)}
          {challenge.rated ? ` · ${club.rated}` : ''}
        </span>
        <RequestError
          error={error}
          messages={{ over: people.challengeRefused, 'not-found': people.challengeRefused }}
        />
      </div>
      <div className="kit-row is-tight">
        {challenge.state === 'accepted' && challenge.match !== undefined
          ? button(
              people.goToTable,
              () => {
                remove()
                go(`/t/${challenge.match}`)
              },
              true,
            )
          : null}
        {challenge.state === 'open' && !isMine ? (
          <>
            {button(people.accept, () => run(() => requests.acceptChallenge(challenge), go), true)}
            {button(people.decline, () =>
              run(
                () => requests.declineChallenge(challenge),
                () => undefined,
              ),
            )}
          </>
        ) : null}
        {isMine ? button(challenge.state === 'open' ? people.takeBack : people.dismiss, remove) : null}
      </div>
    </article>
  )
}
