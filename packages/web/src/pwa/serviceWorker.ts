// The service worker: caches the files of the build, so that playing against bots needs no network after one visit,
// and shows reminders while no page is open. Of the texts it keeps the language that is read, of frozen versions those
// that were played. The build replaces the list of files and the version below.

import { notificationOf, pathOf, readReminder } from './reminder.ts'

/** The parts of the worker's global scope that are used; the types of a page do not have them. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Pushed = Extendable & { readonly data: { json(): unknown } | null }
type Clicked = Extendable & { readonly notification: Notification }
/** Every reminder says something new, so it may sound although it replaces an older one of the same table. */
type Options = NotificationOptions & { readonly renotify: true }
type Page = { readonly url: string; readonly visibilityState: string; focus(): Promise<unknown> }
type WorkerScope = {
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: { showNotification(title: string, options: Options): Promise<void> }
  readonly location: Location
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
}

declare const self: WorkerScope

/** A path in each line, and the language behind it if only one needs the file. */
const FILES = '__FILES__'.split('\n').map(line => line.split(' '))
const CACHE = 'ludoteka-__VERSION__'
const SHELL = '/index.html'
const ICON = '/icons/icon-192.png'
const HASHED = '/assets/'
const STATIC = [SHELL, '/theme.js', '/manifest.webmanifest', '/icons/mark.svg', '/icons/mark-turn.svg', ICON]

self.addEventListener('install', event => {
  event.waitUntil(cacheFiles().then(() => self.skipWaiting()))
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
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, SHELL))
  else event.respondWith(cacheFirst(request))
})

self.addEventListener('push', event => {
  event.waitUntil(remind(event.data?.json()))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(goTo(pathOf(event.notification.tag)))
})

/** All that is needed without a network, unless an earlier worker of this build has it cached already. */
async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const language = new URL(self.location.href).searchParams.get('language')
  const needed = FILES.flatMap(([path = '', only = language]) => (only === language ? [path] : []))
  const found = await Promise.all(needed.map(path => cache.match(path)))
  await cache.addAll([...new Set([...needed.filter((_, i) => !found[i]), ...STATIC])])
}

/** Shows nothing while the table is visible anyway. */
async function remind(given: unknown): Promise<void> {
  const reminder = readReminder(given)
  if (!reminder) return
  const { title, path, ...options } = notificationOf(reminder)
  const open = await pagesAt(path)
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, { ...options, icon: ICON, badge: ICON, renotify: true })
}

/** Focuses the page that shows the table, or opens one. */
async function goTo(path: string): Promise<void> {
  const [page] = await pagesAt(path)
  await (page ? page.focus() : self.clients.openWindow(path))
}

async function pagesAt(path: string): Promise<readonly Page[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => new URL(url).pathname === path)
}

/** Pages come from the server if it can be reached, so that a new version is used at once. */
async function networkFirst(request: Request, fallback: string): Promise<Response> {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // No network: the cached page is used.
  }
  return (await caches.match(fallback)) ?? Response.error()
}

/** Built files have a hash of their contents in their names: a cached one is never outdated. */
async function cacheFirst(request: Request): Promise<Response> {
  const found = await caches.match(request)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok && new URL(request.url).pathname.startsWith(HASHED)) {
    const copy = fresh.clone()
    // With a full storage it is fetched again next time.
    await caches
      .open(CACHE)
      .then(cache => cache.put(request, copy))
      .catch(() => undefined)
  }
  return fresh
}
