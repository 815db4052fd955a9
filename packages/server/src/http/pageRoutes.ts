// The pages of the client: one file, whose head says what the page at this address is about, in the language of whoever asks.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@ludoteka/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { pageOrigin } from './origin.ts'
import { type Preview, previewOf } from './pagePreview.ts'
import { coverOf, pictureAddress } from './pictureRoutes.ts'
import { PREVIEW_TEXT } from './previewText.ts'

export type PageSender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const SITE_PICTURE = '/icons/icon-512.png'

/** `web` is the folder of the built client. */
export function pageSender({ services, config }: Context, web: string): PageSender {
  const template = readFileSync(join(web, 'index.html'), 'utf8')

  const pictureOf = ({ game, position }: Preview, language: Language): string =>
    position ? pictureAddress(position, language) : (coverOf(web, game) ?? SITE_PICTURE)

  return async (request, reply) => {
    const url = new URL(request.url, 'http://localhost')
    const language = languageFor(url.searchParams.get('lang'), request.headers['accept-language'])
    // A page is shown also when nothing can be told about it.
    const preview = await previewOf(services.store, url.pathname, language).catch(() => undefined)
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language')
    if (!preview) return reply.send(template)
    const origin = pageOrigin({ host: request.headers.host }, request.protocol, config)
    const page = {
      ...preview,
      language,
      url: `${origin}${url.pathname}`,
      picture: `${origin}${pictureOf(preview, language)}`,
    }
    return reply.send(withHead(template, page))
  }
}

type Page = Preview & { readonly language: Language; readonly url: string; readonly picture: string }

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', ru: 'ru_RU' }

function withHead(template: string, { title, description, language, url, picture, game }: Page): string {
  const isLarge = game !== undefined && !picture.endsWith(SITE_PICTURE)
  const tags = [
    property('og:site_name', PREVIEW_TEXT[language].name),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', LOCALES[language]),
    property('og:image', picture),
    ...(isLarge ? [property('og:image:width', '1200'), property('og:image:height', '630')] : []),
    named('twitter:card', isLarge ? 'summary_large_image' : 'summary'),
  ]
  return template
    .replace(/<html lang="[a-z]*"/, () => `<html lang="${language}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () =>
      [`<title>${escaped(title)}</title>`, named('description', description), ...tags].join('\n    '),
    )
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}" />`
const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names are chosen by people. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, one => ESCAPES[one] ?? '')

/** What the address asks for, otherwise the first language of the browser that there is. */
function languageFor(asked: string | null, accepted: string | undefined): Language {
  const wanted = (accepted ?? '')
    .split(',')
    .map(part => {
      const [tag = '', ...more] = part.trim().toLowerCase().split(';')
      const quality = more.map(one => /^\s*q=([0-9.]+)/.exec(one)?.[1]).find(one => one !== undefined)
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
  return [asked, ...wanted].flatMap(one => LANGUAGES.find(language => language === one) ?? [])[0] ?? 'en'
}
