// The browser client: the files that Vite has built, index.html for every page of the client, and the security headers of pages.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { App } from './context.ts'

const YEAR = 31_536_000

/** Answers whether there is a client to serve. */
export async function webClient(app: App, root: string | undefined): Promise<boolean> {
  if (root === undefined || !existsSync(join(root, 'index.html'))) return false
  await app.register(fastifyStatic, {
    root,
    index: ['index.html'],
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
export function isPage(url: string): boolean {
  const [pathname = ''] = url.split('?') // no URL: not every path is one
  return !pathname.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(pathname)
}

/** For @fastify/helmet. */
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
} satisfies FastifyHelmetOptions
