// All laws that are checked at decisions, and how often: the costly ones at one decision in so many.

import { whatIsWrong } from '@ludoteka/kernel'
import type { Decision, Law } from '../moment.ts'
import { goesOnFromJson, staysAsItWas, survivesJson, survivesNotation } from './notation.ts'
import { asksForSomething, everyOfferApplies } from './offers.ts'
import { refusedChangesNothing, refusesWithReason } from './refusals.ts'
import { judgesSoundly, samplesArePossible } from './samples.ts'
import { logTellsNoMore, nobodyNotices, secretVerbsStaySecret } from './secrets.ts'
import { hasWords } from './texts.ts'
import { fitsIntoMessages, viewsFitTheirSchema, viewsFollow } from './views.ts'

type CheapLaw = { readonly name: string; readonly law: (d: Decision) => string | undefined }
type CostlyLaw = { readonly name: string; readonly every: number; readonly law: Law }

/** Checked at every decision of every match, also where the others are sampled. */
export const CHEAP_LAWS: readonly CheapLaw[] = [
  { name: 'no empty choice', law: asksForSomething },
  { name: 'conservation', law: ({ game, s }) => whatIsWrong(game, s) },
]

/** Checked at one in so many of the examined decisions. */
export const COSTLY_LAWS: readonly CostlyLaw[] = [
  { name: 'JSON', every: 1, law: survivesJson },
  { name: 'going on from JSON', every: 16, law: goesOnFromJson },
  { name: 'position notation', every: 24, law: survivesNotation },
  { name: 'every offer applies', every: 24, law: everyOfferApplies },
  { name: 'no leak', every: 24, law: nobodyNotices },
  { name: 'no leak by the log', every: 32, law: logTellsNoMore },
  { name: 'sampled states', every: 32, law: samplesArePossible },
  { name: 'judgement', every: 32, law: judgesSoundly },
  { name: 'views that follow', every: 12, law: viewsFollow },
  { name: 'views by their schema', every: 12, law: viewsFitTheirSchema },
  { name: 'size of messages', every: 12, law: fitsIntoMessages },
  { name: 'secret choices', every: 8, law: secretVerbsStaySecret },
  { name: 'refusals', every: 12, law: refusesWithReason },
  { name: 'refused actions', every: 32, law: refusedChangesNothing },
  { name: 'texts', every: 16, law: hasWords },
  // The last one: all others have looked by now.
  { name: 'looking changes nothing', every: 8, law: staysAsItWas },
]
