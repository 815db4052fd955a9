// All laws that are checked at decisions, and how often: the dearer ones at one decision in so many.

import { whatIsWrong } from '@ludoteka/kernel'
import type { Law } from '../moment.ts'
import { goesOnFromJson, staysAsItWas, survivesJson, survivesNotation } from './notation.ts'
import { asksForSomething, everyOfferApplies } from './offers.ts'
import { refusedChangesNothing, refusesWithReason } from './refusals.ts'
import { samplesArePossible } from './samples.ts'
import { logTellsNoMore, nobodyNotices, secretVerbsStaySecret } from './secrets.ts'
import { hasWords } from './texts.ts'
import { viewsFollow } from './views.ts'

export type SampledLaw = { readonly name: string; readonly every: number; readonly law: Law }

export const LAWS: readonly SampledLaw[] = [
  { name: 'no empty choice', every: 1, law: asksForSomething },
  { name: 'conservation', every: 1, law: ({ game, s }) => whatIsWrong(game, s) },
  { name: 'JSON', every: 1, law: survivesJson },
  { name: 'going on from JSON', every: 16, law: goesOnFromJson },
  { name: 'position notation', every: 24, law: survivesNotation },
  { name: 'every offer applies', every: 24, law: everyOfferApplies },
  { name: 'no leak', every: 24, law: nobodyNotices },
  { name: 'no leak by the log', every: 32, law: logTellsNoMore },
  { name: 'sampled states', every: 32, law: samplesArePossible },
  { name: 'views that follow', every: 12, law: viewsFollow },
  { name: 'secret choices', every: 8, law: secretVerbsStaySecret },
  { name: 'refusals', every: 12, law: refusesWithReason },
  { name: 'refused actions', every: 32, law: refusedChangesNothing },
  { name: 'texts', every: 16, law: hasWords },
  // The last one: all others have looked by now.
  { name: 'looking changes nothing', every: 8, law: staysAsItWas },
]
