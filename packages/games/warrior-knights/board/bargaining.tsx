// Bargaining: offers to the viewer and by him, what was promised, and a form for a new offer or gift (19.4).

import { type Choice, type FormArg, isForm, isRange, type Range, type Seat } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import { type ReactElement, useMemo, useState } from 'react'
import { BARONS, type Baron } from '../content/barons.ts'
import {
  baronOf,
  NOBLES,
  NONE,
  type NobleName,
  PROMISES,
  type Promise as Promised,
  publicState,
} from '../rules/questions.ts'
import { Arms } from './battleHosts.tsx'
import { type Deal, holdsHeir, type Scene, sceneOf } from './scene.ts'
import { BaronTag, baronName, Page, type SceneProps } from './sceneParts.tsx'
import { STRINGS } from './strings.ts'

/** 19.4.2 So many new offers between two revealed action cards. */
const MOST_OFFERS = 3

type Draft = {
  readonly to: Baron
  readonly gives: number
  readonly asks: number
  readonly promise: Promised
  readonly wants: Promised
  /** 21.3 Whose heir is handed over, and whose is asked for. */
  readonly heir: HeirName
  readonly wantedHeir: HeirName
}

type HeirName = NobleName | typeof NONE

type TalkProps = SceneProps & { readonly scene: Scene; readonly onCounter: (deal: Deal) => void }

export function BargainingScene(props: SceneProps): ReactElement {
  const { view, language, act } = props
  const scene = useMemo(() => sceneOf(view), [view])
  const strings = STRINGS[language].talks
  const [draft, setDraft] = useState<Draft>()
  const promises = publicState(view).promises
  const viewer = scene.viewer
  const others = scene.deals.filter(({ from, to }) => from !== viewer && to !== viewer)
  const talk: TalkProps = {
    ...props,
    scene,
    onCounter(deal) {
      act('refuseDeal', baronOf(deal.from))
      setDraft({
        to: baronOf(deal.from),
        gives: deal.asks,
        asks: deal.gives,
        promise: deal.wants,
        wants: deal.promise,
        heir: deal.wantedHeir,
        wantedHeir: deal.heir,
      })
    },
  }
  return (
    <Page name="talks" title={strings.title}>
      <div className="wk-talks">
        <div className="wk-open-deals">
          {scene.deals.length === 0 && <p className="wk-page-quiet">{strings.noOffers}</p>}
          <Deals {...talk} title={strings.toYou} deals={scene.deals.filter(({ to }) => to === viewer)} />
          <Deals {...talk} title={strings.yours} deals={scene.deals.filter(({ from }) => from === viewer)} />
          <Deals {...talk} title={strings.others} deals={others} />
          <section>
            <h3>{strings.promises}</h3>
            {promises.length === 0 && <p className="wk-page-quiet">{strings.noPromises}</p>}
            <ul className="wk-promises">
              {promises.map(({ by, to, promise, until }) => (
                <li key={`${by} ${to} ${promise}`}>
                  <BaronTag baron={baronOf(by)} language={language} isSmall /> →{' '}
                  <BaronTag baron={baronOf(to)} language={language} isSmall />
                  <span>
                    {strings.promise(promise)} <small>{strings.until(until)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        {viewer !== undefined && <NewOffer {...talk} viewer={viewer} draft={draft} onDraft={setDraft} />}
      </div>
      <p className="wk-note">{strings.note}</p>
    </Page>
  )
}

type DealsProps = TalkProps & { readonly title: string; readonly deals: readonly Deal[] }

function Deals(props: DealsProps): ReactElement | null {
  const { title, deals } = props
  if (deals.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="wk-deals">
        {deals.map(deal => (
          <li key={`${deal.from} ${deal.to}`}>
            <OneDeal {...props} deal={deal} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const allows = (allowed: Choice, verb: string, baron: Baron): boolean => {
  const args = allowed[verb]
  return args !== undefined && args !== true && !isForm(args) && args.includes(baron)
}

function OneDeal(props: DealsProps & { readonly deal: Deal }): ReactElement {
  const { deal, scene, language, allowed, act, onCounter } = props
  const strings = STRINGS[language].talks
  const [from, to] = [baronOf(deal.from), baronOf(deal.to)]
  const terms = (crowns: number, promise: Promised, heir: HeirName): string =>
    [
      ...(crowns > 0 ? [strings.gives(crowns)] : []),
      ...(heir === NONE ? [] : [strings.heir(heir)]),
      ...(promise === 'nothing' ? [] : [strings.promise(promise)]),
    ].join(', ') || '—'
  const mayAccept = allows(allowed, 'acceptDeal', from)
  const mayRefuse = allows(allowed, 'refuseDeal', from)
  return (
    <div className="wk-deal">
      <div className="wk-scales">
        <div>
          <Arms baron={from} />
          <p>
            <small>{strings.givesBy(baronName(from, language))}</small>
            <b>{terms(deal.gives, deal.promise, deal.heir)}</b>
          </p>
        </div>
        <div>
          <Arms baron={to} />
          <p>
            <small>{strings.givesBy(baronName(to, language))}</small>
            <b>{terms(deal.asks, deal.wants, deal.wantedHeir)}</b>
          </p>
        </div>
      </div>
      {deal.to === scene.viewer && (
        <div className="wk-answers">
          {mayAccept ? (
            <TalkButton label={strings.accept} onClick={() => act('acceptDeal', from)} isMain />
          ) : (
            mayRefuse && <small className="wk-warn">{strings.cannotPay}</small>
          )}
          {mayRefuse && <TalkButton label={strings.refuse} onClick={() => act('refuseDeal', from)} />}
          {mayRefuse && <TalkButton label={strings.counter} onClick={() => onCounter(deal)} />}
        </div>
      )}
      {deal.from === scene.viewer && allows(allowed, 'withdrawDeal', to) && (
        <TalkButton label={strings.withdraw} onClick={() => act('withdrawDeal', to)} />
      )}
    </div>
  )
}

type TalkButtonProps = {
  readonly label: string
  readonly onClick: () => void
  readonly isMain?: boolean
  readonly isOff?: boolean
}

function TalkButton({ label, onClick, isMain = false, isOff = false }: TalkButtonProps): ReactElement {
  return (
    <button type="button" className={`wk-talk-button ${isMain ? 'wk-main' : ''}`} disabled={isOff} onClick={onClick}>
      {label}
    </button>
  )
}

type NewOfferProps = TalkProps & {
  readonly viewer: Seat
  readonly draft: Draft | undefined
  readonly onDraft: (draft: Draft | undefined) => void
}

const rangeOf = (allowed: Choice, verb: string, field: string): Range => {
  const form = allowed[verb]
  const range = form !== undefined && form !== true && isForm(form) ? form.fields[field] : undefined
  return range && isRange(range) ? range : { min: 0, max: 0 }
}
function fieldOf<Name extends string>(
  allowed: Choice,
  verb: string,
  field: string,
  among: readonly Name[],
): readonly Name[] {
  const form = allowed[verb]
  const names = form !== undefined && form !== true && isForm(form) ? form.fields[field] : undefined
  return names && !isRange(names) ? names.flatMap(name => findName(among, name) ?? []) : []
}
const namesOf = (allowed: Choice, verb: string): readonly Baron[] => fieldOf(allowed, verb, 'to', BARONS)

/** Which offer the draft is, with its terms; without crowns and heirs it has to promise something. */
function offerIn(
  allowed: Choice,
  draft: Draft,
): { readonly verb: string; readonly arg: FormArg; readonly may: boolean } {
  const { to, gives, asks, promise, wants, heir, wantedHeir } = draft
  if (wantedHeir !== NONE) {
    const may = fieldOf(allowed, 'askHeir', 'wanted', NOBLES).includes(wantedHeir)
    return { verb: 'askHeir', arg: { wanted: wantedHeir, heir, gives, promise, wants }, may }
  }
  if (heir !== NONE) {
    return {
      verb: 'offerHeir',
      arg: { to, heir, asks, promise, wants },
      may: namesOf(allowed, 'offerHeir').includes(to),
    }
  }
  return gives + asks === 0
    ? {
        verb: 'offerPact',
        arg: { to, promise, wants },
        may: promise !== 'nothing' && namesOf(allowed, 'offerPact').includes(to),
      }
    : { verb: 'offerDeal', arg: { to, gives, asks, promise, wants }, may: namesOf(allowed, 'offerDeal').includes(to) }
}

function NewOffer({ view, scene, language, allowed, act, viewer, draft, onDraft }: NewOfferProps): ReactElement | null {
  const strings = STRINGS[language].talks
  const others = scene.barons.filter(({ seat, isEliminated }) => seat !== viewer && !isEliminated)
  const offerable = namesOf(allowed, 'offerDeal')
  // Most offers are made to whoever is asked something.
  const asked = offerable.find(baron => view.waiting.includes(baron))
  const [first] = others
  if (!first) return null
  const now: Draft = draft ?? {
    to: asked ?? offerable[0] ?? first.baron,
    gives: 0,
    asks: 0,
    promise: 'nothing',
    wants: 'nothing',
    heir: NONE,
    wantedHeir: NONE,
  }
  const partner = scene.barons.find(({ baron }) => baron === now.to)
  const change = (part: Partial<Draft>): void => onDraft({ ...now, ...part })
  const offer = offerIn(allowed, now)
  const isEmpty = offer.verb === 'offerPact' && now.promise === 'nothing'
  const isGift =
    now.gives > 0 &&
    offer.verb === 'offerDeal' &&
    now.asks === 0 &&
    now.promise === 'nothing' &&
    now.wants === 'nothing'
  const ownHeirs = fieldOf(allowed, 'offerHeir', 'heir', NOBLES)
  const partnersHeirs = fieldOf(allowed, 'askHeir', 'wanted', NOBLES).filter(
    of => partner !== undefined && holdsHeir(scene, partner.seat, of),
  )
  const offersLeft = MOST_OFFERS - (scene.barons[viewer]?.offersMade ?? 0)
  return (
    <section className="wk-new-offer">
      <h3>{strings.write}</h3>
      <fieldset className="wk-partners">
        <legend>{strings.to}</legend>
        {others.map(other => (
          <label key={other.baron} className={`wk-partner ${now.to === other.baron ? 'wk-picked' : ''}`}>
            <input
              type="radio"
              name="wk-to"
              className="lt-unseen"
              checked={now.to === other.baron}
              onChange={() => change({ to: other.baron, wantedHeir: NONE })}
            />
            <Arms baron={other.baron} />
            <span>
              <b>{baronName(other.baron, language)}</b>
              <small>{STRINGS[language].goods.crowns(other.crowns)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="wk-scales">
        <div>
          <Arms baron={baronOf(viewer)} />
          <div>
            <Amount
              label={`${strings.youGive}, ${strings.crowns}`}
              value={now.gives}
              most={
                offer.verb === 'offerHeir'
                  ? 0
                  : rangeOf(allowed, 'offerDeal', 'gives').max || rangeOf(allowed, 'give', 'crowns').max
              }
              onChange={gives => change({ gives })}
            />
            <Heirs
              label={strings.youHandOver}
              value={now.heir}
              heirs={ownHeirs}
              language={language}
              onChange={heir => change({ heir, ...(now.wantedHeir === NONE && heir !== NONE ? { gives: 0 } : {}) })}
            />
            <Promises
              label={strings.youPromise}
              value={now.promise}
              language={language}
              onChange={promise => change({ promise })}
            />
          </div>
        </div>
        <div>
          <Arms baron={now.to} />
          <div>
            <Amount
              label={`${strings.youAsk}, ${strings.crowns}`}
              value={now.asks}
              most={
                offer.verb === 'askHeir' ? 0 : Math.min(partner?.crowns ?? 0, rangeOf(allowed, 'offerDeal', 'asks').max)
              }
              onChange={asks => change({ asks })}
            />
            <Heirs
              label={strings.theyHandOver}
              value={now.wantedHeir}
              heirs={partnersHeirs}
              language={language}
              onChange={wantedHeir =>
                change({
                  wantedHeir,
                  ...(wantedHeir === NONE ? { gives: now.heir === NONE ? now.gives : 0 } : { asks: 0 }),
                })
              }
            />
            <Promises
              label={strings.theyPromise}
              value={now.wants}
              language={language}
              onChange={wants => change({ wants })}
            />
          </div>
        </div>
      </div>
      <p className="wk-note">
        {isEmpty ? `${strings.empty} ` : ''}
        {strings.left(Math.max(0, offersLeft))}
      </p>
      <div className="wk-answers">
        <TalkButton
          label={`${strings.offer}: ${baronName(now.to, language)}`}
          isMain
          isOff={!offer.may}
          onClick={() => {
            act(offer.verb, offer.arg)
            onDraft(undefined)
          }}
        />
        {isGift && namesOf(allowed, 'give').includes(now.to) && (
          <TalkButton
            label={strings.gift}
            onClick={() => {
              act('give', { to: now.to, crowns: now.gives })
              onDraft(undefined)
            }}
          />
        )}
      </div>
    </section>
  )
}

type AmountProps = {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (n: number) => void
}

function Amount({ label, value, most, onChange }: AmountProps): ReactElement {
  const set = (n: number): void => onChange(Math.max(0, Math.min(most, Math.round(n) || 0)))
  return (
    <label className="wk-amount">
      <span>{label}</span>
      <span className="wk-stepper">
        <button type="button" aria-label="−1" disabled={value <= 0} onClick={() => set(value - 1)}>
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          value={value}
          onChange={event => set(Number(event.target.value))}
        />
        <button type="button" aria-label="+1" disabled={value >= most} onClick={() => set(value + 1)}>
          +
        </button>
      </span>
    </label>
  )
}

type HeirsProps = {
  readonly label: string
  readonly value: HeirName
  readonly heirs: readonly NobleName[]
  readonly language: SceneProps['language']
  readonly onChange: (heir: HeirName) => void
}

/** 21.3 Only where heirs may change hands. */
function Heirs({ label, value, heirs, language, onChange }: HeirsProps): ReactElement | null {
  const strings = STRINGS[language].talks
  if (heirs.length === 0) return null
  return (
    <label className="wk-amount">
      <span>{label}</span>
      <select value={value} onChange={event => onChange(findName(NOBLES, event.target.value) ?? NONE)}>
        <option value={NONE}>{strings.noHeir}</option>
        {heirs.map(of => (
          <option key={of} value={of}>
            {strings.heir(of)}
          </option>
        ))}
      </select>
    </label>
  )
}

type PromisesProps = {
  readonly label: string
  readonly value: Promised
  readonly language: SceneProps['language']
  readonly onChange: (promise: Promised) => void
}

function Promises({ label, value, language, onChange }: PromisesProps): ReactElement {
  return (
    <label className="wk-amount">
      <span>{label}</span>
      <select value={value} onChange={event => onChange(findName(PROMISES, event.target.value) ?? 'nothing')}>
        {PROMISES.map(promise => (
          <option key={promise} value={promise}>
            {STRINGS[language].talks.promise(promise)}
          </option>
        ))}
      </select>
    </label>
  )
}
