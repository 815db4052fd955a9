// Decks over HTTP: what an account keeps of its own to bring to tables.

import { deckList, id, MOST_DECKS, saveDeck } from '@ludoteka/protocol'
import { findGame } from '@ludoteka/registry'
import { z } from 'zod'
import { refuse } from '../problem.ts'
import { type App, type Context, requireAccount } from './context.ts'

const emptyBody = z.object({})
const params = z.object({ id })
const tags = ['decks']

export function deckRoutes(app: App, context: Context): void {
  const { services, config } = context
  const { store } = services

  app.get('/api/decks', { schema: { tags, summary: 'My decks', response: { 200: deckList } } }, async request => {
    const me = await requireAccount(context, request)
    const decks = await store.decksOf(me.id)
    return { decks: decks.map(({ account: _, cards, ...deck }) => ({ ...deck, cards: [...cards] })) }
  })

  app.put(
    '/api/decks/:id',
    { schema: { tags, summary: 'Keep a deck', params, body: saveDeck, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      const { game, name, cards } = request.body
      const kinds = findGame(game).bringing?.kinds
      if (!kinds) refuse('bad-request', 'Nothing is brought to that game.')
      const unknown = cards.find(card => !kinds.includes(card))
      if (unknown !== undefined) refuse('bad-request', `There is no card ${unknown}.`)
      const deck = { account: me.id, id: request.params.id, game, name, cards, changedAt: config.system.now() }
      if (!(await store.saveDeck(deck, MOST_DECKS))) refuse('conflict', `An account keeps at most ${MOST_DECKS} decks.`)
      return {}
    },
  )

  app.delete(
    '/api/decks/:id',
    { schema: { tags, summary: 'Delete a deck', params, response: { 200: emptyBody } } },
    async request => {
      const me = await requireAccount(context, request)
      await store.deleteDeck(me.id, request.params.id)
      return {}
    },
  )
}
