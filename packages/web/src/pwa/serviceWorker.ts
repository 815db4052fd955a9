// The service worker: keeps every file of the build, so that play against bots needs no network after one visit.
// The build writes the list of files and its version in here.

/** The few names of the worker's world that are used; the page's types know nothing of it. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type WorkerScope = {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

declare const self: WorkerScope

export {}

const FILES = '__FILES__'.split('\n')
const CACHE = 'ludoteka-__VERSION__'
const SHELL = '/index.html'
const STATIC = [SHELL, '/manifest.webmanifest', '/icons/mark.svg', '/icons/mark-turn.svg', '/icons/icon-192.png']

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll([...new Set([...FILES, ...STATIC])]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(freshOr(request, SHELL))
  else event.respondWith(keptOr(request))
})

/** A page comes from the server while there is one, so that a new version is seen at once. */
async function freshOr(request: Request, fallback: string): Promise<Response> {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // No network: the kept page is as good.
  }
  return (await caches.match(fallback)) ?? Response.error()
}

/** Built files carry a hash of their contents in their names: what is kept is true. */
async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
