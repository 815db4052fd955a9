// The browser client: the files that Vite has built, and the security headers of pages.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { HelmetOptions } from 'helmet'
import type { App } from './context.ts'

const YEAR = 31_536_000

/** Where the pictures of positions are, which are drawn when they are asked for. */
export const PICTURES_OF_MATCHES = '/preview/match/'

/** Answers whether there is a client to serve. */
export async function webClient(app: App, root: string | undefined): Promise<boolean> {
  if (root === undefined || !existsSync(join(root, 'index.html'))) return false
  await app.register(fastifyStatic, {
    root,
    index: false, // pages are sent with what they are about in their head
    preCompressed: true, // the build writes compressed copies beside the files
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names of assets carry a hash of their contents; everything else may change with the next release.
      const isHashed = /[\\/]assets[\\/]/.test(path)
      reply.setHeader('vary', 'accept-encoding')
      reply.setHeader('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    },
  })
  return true
}

/** Paths of the client's pages, as against files and the interface. */
export const isPage = (url: string): boolean => !isOfInterface(url) && !hasExtension(url)

/**
 * A file of the client. These are not counted among anybody's requests: they are the same for all, cost next to nothing, and the first
 * visits of a few people behind one address would use up what it is allowed.
 */
export function isFile({ method, url }: { readonly method: string; readonly url: string }): boolean {
  return (method === 'GET' || method === 'HEAD') && !isOfInterface(url) && hasExtension(url)
}

const isOfInterface = (url: string): boolean => url.startsWith('/api/') || url.startsWith(PICTURES_OF_MATCHES)

const hasExtension = (url: string): boolean => /\.[a-z0-9]+$/i.test(pathOf(url))

/** Without URL: not every path is one. */
const pathOf = (url: string): string => url.split('?')[0] ?? ''

/** For Helmet. */
export const SECURITY_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"], // animated boards set styles of elements
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false, // the proxy that speaks https decides
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' }, // links to seats are secrets
} satisfies HelmetOptions
