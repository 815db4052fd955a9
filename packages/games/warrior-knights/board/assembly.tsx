// The Assembly as a hall: who sits in it, the lectern with what is voted on, the sealed agendas, and the ballot.

import { cardsSeen, type Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { AGENDA, AGENDAS, type AgendaId, OPEN_MOTIONS, type OpenMotion } from '../content/agendas.ts'
import { BARONS, SHAPES } from '../content/barons.ts'
import { baronOf, PROPOSALS, type Proposal, VOTE_OPTIONS, type VoteOption, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { AGENDA_ART } from './art/agendaScenes.ts'
import { type AssemblyStory, assemblyIn, type Item, votesFor, wasTied } from './assemblyStory.ts'
import { CardScene } from './cardScene.tsx'
import { type BaronFacts, lawsByAge, type Scene, sceneOf } from './scene.ts'
import { Answer, argsOf, BaronTag, baronName, isOffered, Page, PlainAnswers, type SceneProps } from './sceneParts.tsx'
import type { ProposalGroup } from './strings.scenes.ts'
import { STRINGS } from './strings.ts'
import { isAssembly } from './wanted.ts'

type HallProps = SceneProps & { readonly scene: Scene; readonly story: AssemblyStory | undefined }

export function AssemblyScene(props: SceneProps): ReactElement {
  const { view, log, language } = props
  const scene = useMemo(() => sceneOf(view), [view])
  const last = useMemo(() => assemblyIn(log), [log])
  const story = isAssembly(view) ? last : undefined
  const strings = STRINGS[language].assembly
  const hall = { ...props, scene, story }
  return (
    <Page name="assembly" title={strings.title} question={props.view.step}>
      {!isAssembly(view) && <p className="wk-page-quiet">{strings.none}</p>}
      <div className="wk-hall">
        <Benches {...hall} />
        {story?.now ? <Lectern {...hall} /> : <PlainAnswers props={props} verbs={['voteFor', 'decide']} />}
        <Proposals {...hall} />
        <Table {...hall} />
        <Laws {...hall} />
      </div>
      <p className="wk-note">{strings.rule}</p>
    </Page>
  )
}

/** Every Baron: his seat in the hall, his votes, and his ballot. */
function Benches({ scene, story, language, view }: HallProps): ReactElement {
  const strings = STRINGS[language].assembly
  const now = story?.now && opened(story.now, view)
  return (
    <ul className="wk-benches">
      {scene.barons
        .filter(({ isEliminated }) => !isEliminated)
        .map(baron => {
          const isHere = !story || story.attending.includes(baron.baron)
          return (
            <li key={baron.baron} className={`wk-bench ${isHere ? '' : 'wk-away'}`}>
              <BaronTag baron={baron.baron} language={language} />
              <small className="wk-marks">
                {[
                  ...(baron.isChairman ? [strings.chairman] : []),
                  ...(baron.presides && !baron.isChairman ? [strings.acting] : []),
                  ...(baron.isBanned ? [strings.banned] : isHere ? [] : [strings.absent]),
                  strings.votes(baron.votes),
                ].join(' · ')}
              </small>
              {now && isHere && now.isPassed === undefined && (
                <Urn item={now} baron={baron} view={view} language={language} />
              )}
            </li>
          )
        })}
    </ul>
  )
}

/** Once all have written their numbers the vote is open, also where nobody spends any. */
const opened = (item: Item, { step }: SceneProps['view']): Item =>
  item.votes === undefined && (step === 'vote.declare' || step === 'vote.tie') ? { ...item, votes: [] } : item

type UrnProps = Pick<SceneProps, 'view' | 'language'> & { readonly item: Item; readonly baron: BaronFacts }

/** 9.3.6 A ballot: sealed until all are shown together, then with its number and the side it takes. */
function Urn({ item, baron, view, language }: UrnProps): ReactElement | null {
  const strings = STRINGS[language].assembly
  if (item.votes) {
    const vote = item.votes.find(one => one.baron === baron.baron)
    if (!vote)
      return (
        <small className="wk-urn">{item.written.includes(baron.baron) ? strings.spendsNone : strings.noVotes}</small>
      )
    return (
      <span className={`wk-urn wk-urn-open ${vote.option ? `wk-votes-${sideOf(vote.option)}` : ''}`}>
        <b>{vote.n}</b>
        <small>{vote.option ? strings.option(vote.option) : strings.spends(vote.n)}</small>
      </span>
    )
  }
  const isWritten = item.written.includes(baron.baron)
  if (isWritten) {
    const own = baron.baron === view.you ? ownBallot(view) : undefined
    return (
      <span className="wk-urn wk-urn-sealed">
        <i className="wk-seal" aria-hidden="true" />
        <small>{own === undefined ? strings.sealed : strings.own(own)}</small>
      </span>
    )
  }
  const isWriting = view.step === 'vote.commit' && view.waiting.includes(baron.baron)
  if (!isWriting) return baron.votes === 0 ? <small className="wk-urn">{strings.noVotes}</small> : null
  return <small className="wk-urn wk-urn-writing">{strings.writing}</small>
}

const sideOf = (option: VoteOption): string => (option === 'for' || option === 'against' ? option : 'baron')

/** What the viewer has written down; nobody else sees it. */
function ownBallot({ facts, you }: SceneProps['view']): number | undefined {
  const ballot: unknown = facts['ballot']
  const own: unknown = typeof ballot === 'object' && ballot !== null ? Reflect.get(ballot, you) : undefined
  return typeof own === 'number' ? own : undefined
}

/** What is voted on, the running totals, and how it ended. */
function Lectern(props: HallProps): ReactElement {
  const { story, language, choice, view } = props
  const strings = STRINGS[language].assembly
  const item = story?.now && opened(story.now, view)
  if (!item) return <section className="wk-lectern wk-page-quiet">{strings.waiting}</section>
  const options = optionsOf(item, props)
  const isOpen = item.votes !== undefined
  return (
    <section className="wk-lectern" aria-label={strings.onVote}>
      <Subject item={item} language={language} />
      {isOpen && options.length > 0 && (
        <ul className="wk-options">
          {options.map(option => (
            <li
              key={option}
              className={`wk-option wk-votes-${sideOf(option)} ${item.decided === option ? 'wk-chosen-option' : ''}`}
            >
              <b>{votesFor(item, option)}</b>
              {isOffered(choice, 'voteFor', option) ? (
                <Answer props={props} verb="voteFor" arg={option} />
              ) : isOffered(choice, 'decide', option) ? (
                <Answer props={props} verb="decide" arg={option} />
              ) : (
                <span>{strings.option(option)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && item.votes?.every(({ option }) => option) && wasTied(item, options) && (
        <p className="wk-note">{strings.tie}</p>
      )}
      <Result item={item} language={language} />
    </section>
  )
}

/** The options that may be voted for, as far as the question or the votes tell. */
function optionsOf(item: Item, { choice, scene }: HallProps): readonly VoteOption[] {
  const offered = [...argsOf(choice, 'voteFor'), ...argsOf(choice, 'decide')].flatMap(
    one => findName(VOTE_OPTIONS, one) ?? [],
  )
  if (offered.length > 1 && choice['voteFor'] !== undefined) return offered
  if (item.agenda === undefined || AGENDA[item.agenda].vote !== 'chooseBaron') return ['for', 'against']
  return scene.barons.filter(({ isEliminated }) => !isEliminated).map(({ baron }) => baron)
}

function Subject({ item, language }: { readonly item: Item; readonly language: Language }): ReactElement {
  const strings = STRINGS[language].assembly
  const { cards } = DICTIONARIES[language]
  const { agenda, proposal, proposer, named, honour } = item
  const motion = proposal === undefined ? undefined : motionIn(proposal)
  return (
    <>
      {proposal === undefined ? null : (
        <div className="wk-subject">
          <h3>{strings.proposal(proposal)}</h3>
          {proposer && <small>{strings.proposer(proposer)}</small>}
          {motion && <p>{cards.openMotions[motion].text}</p>}
          {named.length > 0 && <p>{named.map(baron => baronName(baron, language)).join(', ')}</p>}
          {honour && <p>{cards.agendas[honour].name}</p>}
        </div>
      )}
      {agenda !== undefined && !(proposal !== undefined && agenda === 'privateMotion') && (
        <AgendaSheet agenda={agenda} language={language} />
      )}
    </>
  )
}

function motionIn(proposal: Proposal): OpenMotion | undefined {
  const [what, name = ''] = proposal.split('.')
  if (what !== 'open' && what !== 'repealMotion') return undefined
  return findName(OPEN_MOTIONS, name)
}

/** A law, a motion, a charge or an office with what it would do. */
export function AgendaSheet({
  agenda,
  language,
}: {
  readonly agenda: AgendaId
  readonly language: Language
}): ReactElement {
  const { name, text } = DICTIONARIES[language].cards.agendas[agenda]
  const { kind } = AGENDA[agenda]
  return (
    <div className={`wk-sheet wk-sheet-${kind}`}>
      <span className="wk-sheet-picture">
        <CardScene art={AGENDA_ART[agenda]} />
      </span>
      <small>{STRINGS[language].assembly.kinds[kind]}</small>
      <h3>{name}</h3>
      <p>{text}</p>
      <i className="wk-seal" aria-hidden="true" />
    </div>
  )
}

function Result({ item, language }: { readonly item: Item; readonly language: Language }): ReactElement | null {
  const strings = STRINGS[language].assembly
  if (item.isPassed === undefined) return null
  const chosen = findName(BARONS, item.decided)
  return (
    <div className={`wk-result ${item.isPassed ? 'wk-passed' : 'wk-rejected'}`}>
      <b>{item.isPassed ? (chosen ? strings.chosen(chosen) : strings.passed) : strings.rejected}</b>
      {item.refusedBy.length > 0 && (
        <small>{strings.refusedBy(item.refusedBy.map(baron => baronName(baron, language)).join(', '))}</small>
      )}
    </div>
  )
}

const GROUPS: readonly ProposalGroup[] = ['lift', 'repeal', 'postpone', 'revive', 'open']
const groupOf = (proposal: string): string => {
  const [what = ''] = proposal.split('.')
  return what === 'repealMotion' ? 'repeal' : what
}

/** 9.3.11 What a private motion may propose, by kind. */
function Proposals(props: HallProps): ReactElement | null {
  const { choice, language } = props
  const strings = STRINGS[language].assembly
  const offered = argsOf(choice, 'propose').flatMap(one => findName(PROPOSALS, one) ?? [])
  if (offered.length === 0) return null
  return (
    <section className="wk-proposals">
      {GROUPS.map(group => {
        const own = offered.filter(proposal => groupOf(proposal) === group)
        return own.length === 0 ? null : (
          <details key={group} open={own.length <= 3 || offered.length <= 8}>
            <summary>
              {strings.groups[group]} <small>{own.length}</small>
            </summary>
            <ul>
              {own.map(proposal => (
                <li key={proposal}>
                  <Answer props={props} verb="propose" arg={proposal} />
                  <ProposalText proposal={proposal} language={language} />
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}

function ProposalText({
  proposal,
  language,
}: {
  readonly proposal: Proposal
  readonly language: Language
}): ReactElement | null {
  const { cards } = DICTIONARIES[language]
  const agenda = findName(AGENDAS, proposal.split('.')[1])
  const motion = motionIn(proposal)
  const text = agenda ? cards.agendas[agenda].text : motion ? cards.openMotions[motion].text : undefined
  return text === undefined ? null : <small>{text}</small>
}

/** The agendas on the table, in the order that was announced, and what was decided already. */
function Table(props: HallProps): ReactElement {
  const { scene, story, language, choice } = props
  const strings = STRINGS[language].assembly
  const { cards } = DICTIONARIES[language]
  const order = story?.order ?? []
  const sealed = (story?.ballots ?? []).flatMap(({ baron, votes }) => (votes ? [] : [baronName(baron, language)]))
  const laid = scene.agendas
  const sorted = order.length > 0 ? laid.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) : laid
  return (
    <section className="wk-agendas" aria-label={strings.agendas}>
      {sorted.length > 0 && <h3>{strings.agendas}</h3>}
      <ul>
        {sorted.map((agenda, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of private motions several may lie there.
          <li key={`${agenda} ${i}`}>
            {order.includes(agenda) && <b className="wk-place">{strings.place(order.indexOf(agenda) + 1)}</b>}
            <AgendaSheet agenda={agenda} language={language} />
            {order.includes(agenda) && <BallotsFor place={order.indexOf(agenda)} story={story} language={language} />}
            {isOffered(choice, 'next', agenda) && (
              <Answer props={props} verb="next" arg={agenda}>
                {strings.next}
              </Answer>
            )}
          </li>
        ))}
      </ul>
      {sealed.length > 0 && <p className="wk-note">{strings.ballots(sealed.join(', '))}</p>}
      {story && story.done.length > 0 && (
        <>
          <h3>{strings.done}</h3>
          <ul className="wk-done">
            {story.done.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was decided stays in its order.
              <li key={i}>
                {item.proposal ? strings.proposal(item.proposal) : item.agenda && cards.agendas[item.agenda].name}
                <Result item={item} language={language} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** 20.4 What both Barons spend on an agenda that has yet to be put. */
function BallotsFor({
  place,
  story,
  language,
}: Pick<HallProps, 'story' | 'language'> & { readonly place: number }): ReactElement | null {
  const shown = (story?.ballots ?? []).flatMap(({ baron, votes }) => (votes ? [{ baron, n: votes[place] ?? 0 }] : []))
  if (shown.length === 0) return null
  return (
    <p className="wk-ballots">
      {shown.map(({ baron, n }) => (
        <span key={baron}>
          <BaronTag baron={baron} language={language} isSmall /> {STRINGS[language].assembly.votes(n)}
        </span>
      ))}
    </p>
  )
}

function Laws({ scene, language, view }: HallProps): ReactElement {
  const strings = STRINGS[language].assembly
  const { cards } = DICTIONARIES[language]
  const honours = scene.barons.flatMap(({ baron, charges }) => [
    ...charges.map(agenda => ({ baron, agenda, noble: undefined })),
    ...SHAPES.flatMap(shape =>
      cardsSeen(view, ZONES.offices.at(shape), baron).map(agenda => ({
        baron,
        agenda,
        noble: cards.nobles[baron][shape],
      })),
    ),
  ])
  return (
    <section className="wk-laws">
      <h3>{strings.laws}</h3>
      {scene.laws.length + scene.motionLaws.length === 0 && <p className="wk-page-quiet">{strings.noLaws}</p>}
      <ul>
        {lawsByAge(scene).map(law => (
          <li key={law.name}>
            {law.kind === 'card' ? (
              <>
                <b>{cards.agendas[law.name].name}</b> <small>{cards.agendas[law.name].text}</small>
              </>
            ) : (
              <>
                <b>{cards.openMotions[law.name].name}</b>{' '}
                <small>
                  {law.one >= 0 && law.two >= 0
                    ? strings.between(baronOf(law.one), baronOf(law.two))
                    : cards.openMotions[law.name].text}
                </small>
              </>
            )}
          </li>
        ))}
        {honours.map(({ baron, agenda, noble }) => (
          <li key={`${baron} ${agenda}`} title={cards.agendas[agenda].text}>
            <BaronTag baron={baron} language={language} isSmall /> <b>{cards.agendas[agenda].name}</b>
            {noble && <small> · {noble}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
