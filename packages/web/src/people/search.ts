// The search for an opponent that this page has begun: it accepts by itself, and goes to the table when the match begins.

import type { Pace } from '@ludoteka/protocol'
import { ensureSession } from '../account/session.ts'
import { setNews } from './news.ts'
import * as requests from './requests.ts'

const KEY = 'ludoteka.search'

/** Of several pages one asks and goes to the table: the one in which the search was begun, also after it was loaded again. */
export function isBegunHere(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function remember(isBegun: boolean): void {
  try {
    if (isBegun) sessionStorage.setItem(KEY, '1')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the other pages ask too.
  }
}

export async function beginSearch(game: string, pace: Pace): Promise<void> {
  await ensureSession()
  remember(true)
  setNews(await requests.seek(game, pace))
}

export async function endSearch(): Promise<void> {
  remember(false)
  await requests.stopSeeking()
}

export async function acceptOffer(offer: string): Promise<void> {
  remember(true)
  setNews(await requests.acceptOffer(offer))
}
