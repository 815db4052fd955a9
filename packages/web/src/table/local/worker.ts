// The web workers of a local match: one for the rules, so that nothing blocks the page, and one for the bots, so that the rules
// answer while a bot thinks. Both run this file, which the browser loads once; their names tell them apart.

import { loadGame } from '@ludoteka/registry/load'
import { expose, wrap } from 'comlink'
import { type BotThread, botThread } from './bots.ts'
import { localHost } from './host.ts'

const BOTS = 'bots'
const ownThread = botThread(loadGame, () => performance.now())

/** It ends with this worker. A bot that fails there decides here, so that the match goes on. */
function openBotThread(): BotThread {
  const worker = new Worker(self.location.href, { type: 'module', name: BOTS })
  const remote = wrap<BotThread>(worker)
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', event => reject(new Error(event.message)))
  })
  return {
    decide: (game, question) =>
      Promise.race([remote.decide(game, question), failure]).catch(() => ownThread.decide(game, question)),
    review: task => Promise.race([remote.review(task), failure]).catch(() => ownThread.review(task)),
  }
}

if (self.name === BOTS) expose(ownThread)
else expose(localHost(loadGame, openBotThread))
