// The pictures that chats show beside links: the position of a match, drawn in a thread, or the cover of its game.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ludoteka/kernel'
import { id, language as languages } from '@ludoteka/protocol'
import { z } from 'zod'
import { Refused, refuse } from '../problem.ts'
import type { Asker } from '../replays/replays.ts'
import type { MatchRow } from '../store/store.ts'
import type { App, Context } from './context.ts'
import { type Preview, playersOf, showsPosition } from './pagePreview.ts'
import { PREVIEW_TEXT } from './previewText.ts'
import { askers, replayLimit } from './replayRoutes.ts'
import { PICTURES_OF_MATCHES } from './webClient.ts'

const COVERS = 'previews'
/** Chats keep pictures by their address, which changes with the position. */
const CACHED_SECONDS = 60

const params = z.object({ id })
const querystring = z.object({
  lang: languages.default('en'),
  /** Only makes the address of every position another one. */
  at: z.coerce.number().optional(),
})

/** The address of the cover of a game; undefined if there is no such file in the built client. */
export function coverOf(web: string | undefined, game: string | undefined): string | undefined {
  const file = `${COVERS}/${game}.jpg`
  return web !== undefined && game !== undefined && existsSync(join(web, file)) ? `/${file}` : undefined
}

export function pictureAddress({ match, seq }: NonNullable<Preview['position']>, language: Language): string {
  return `${PICTURES_OF_MATCHES}${match}.png?lang=${language}&at=${seq}`
}

export function pictureRoutes(app: App, context: Context): void {
  const { config, services } = context
  const { store, replays, onError } = services
  const askerOf = askers(context)
  const { rateLimit } = replayLimit(config.limits.historiesPerMinute, askerOf)

  /** Undefined if it can not be drawn, or not now: then the cover is shown. */
  const draw = async (row: MatchRow, language: Language, asker: Promise<Asker>): Promise<Uint8Array | undefined> => {
    try {
      const players = await playersOf(store, row, PREVIEW_TEXT[language])
      return await replays.picture(row, await asker, language, players)
    } catch (error) {
      if (!(error instanceof Refused)) onError(error)
      return undefined
    }
  }

  app.get(
    `${PICTURES_OF_MATCHES}:id(^[^.]+).png`,
    {
      schema: { tags: ['tables'], summary: 'The position of a match as a picture', params, querystring },
      config: { rateLimit: { ...rateLimit, allowList: [] } }, // no file of the client, though its name looks like one
    },
    async (request, reply) => {
      const row = (await store.match(request.params.id)) ?? refuse('not-found', 'There is no such table.')
      const png = showsPosition(row) ? await draw(row, request.query.lang, askerOf(request)) : undefined
      if (!png) {
        const cover = coverOf(config.web, row.game) ?? refuse('not-found', 'There is no picture of this table.')
        return reply.header('cache-control', 'no-store').redirect(cover)
      }
      const tag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`
      reply.header('etag', tag).header('cache-control', `public, max-age=${CACHED_SECONDS}`).type('image/png')
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(png)
    },
  )
}
