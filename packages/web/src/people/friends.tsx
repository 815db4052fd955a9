// Whom this person follows, who of them is here, and the button to follow somebody.

import { type ReactElement, useCallback, useState } from 'react'
import { Link } from 'wouter'
import { RequestError, useLoaded, useRequest } from '../account/requests.tsx'
import { ensureSession, useSession } from '../account/session.ts'
import { PersonEmblem } from '../club/emblem.tsx'
import { useReload } from '../kit/useReload.ts'
import { useText } from '../text/index.ts'
import { ChallengeButton } from './challengeButton.tsx'
import * as requests from './requests.ts'

const RELOAD_MS = 20_000

export function Friends(): ReactElement | null {
  const session = useSession()
  return session ? <FriendList key={session.account.id} /> : null
}

function FriendList(): ReactElement | null {
  const { people } = useText()
  const { data, reload } = useLoaded(useCallback(() => requests.friends(), []))
  useReload(reload, RELOAD_MS)
  if (!data || data.friends.length === 0) return null
  const sorted = data.friends.toSorted((a, b) => Number(b.online) - Number(a.online))
  return (
    <section className="people-part">
      <h2>{people.friends}</h2>
      <ul className="people-friends">
        {sorted.map(({ account, online }) => (
          <li key={account.id} className="people-friend">
            <Link href={`/player/${account.id}`} className="people-friend-name">
              <PersonEmblem account={account} size={32} />
              <span>
                <b>{account.name}</b>
                <span className={online ? 'people-online' : 'kit-quiet'}>
                  {online ? people.online : people.offline}
                </span>
              </span>
            </Link>
            <ChallengeButton account={account} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FollowProps = { readonly account: string; readonly isFollowed: boolean }

export function FollowButton({ account, isFollowed }: FollowProps): ReactElement {
  const { people } = useText()
  const [isOn, setOn] = useState(isFollowed)
  const { run, error, isPending } = useRequest()
  const change = (): void =>
    run(
      () => ensureSession().then(() => requests.follow(account, !isOn)),
      () => setOn(!isOn),
    )
  return (
    <>
      <button type="button" className="kit-button" aria-pressed={isOn} disabled={isPending} onClick={change}>
        {isOn ? people.unfollow : people.follow}
      </button>
      <RequestError error={error} messages={{ conflict: people.tooManyFriends }} />
    </>
  )
}
