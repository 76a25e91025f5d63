// Opens pages without network. It keeps documents, which are the same for everybody, and what stands below
// /assets/; answers of the interface, pictures and papers pass by and are never kept.
import type { Notice } from '#contract/messages/push.ts'
import type { Arrived } from './message.ts'

declare const self: ServiceWorkerGlobalScope

/** The assets of this build; the build writes them here, so a new version is a new worker. */
declare const builtAssets: readonly string[]
declare const noticeIcon: string

const documents = 'documents'
const assets = 'assets'
/** Any address behind the login: all of them are this one empty page. */
const shell = '/transaction'
const patience_ms = 5000
const mostDocuments = 40

self.addEventListener('install', (event) => {
  // The documents are asked for first and so are never older than this; waiting would keep people on the old.
  void self.skipWaiting()
  event.waitUntil(refresh())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldAssets(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const { pathname, used }: Arrived = event.data
  event.waitUntil(Promise.all([keepAssets(used), pathname && keepDocument(pathname)]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerDocument(event, pathname))
})

self.addEventListener('push', (event) => {
  const notice: Notice | undefined = event.data?.json()
  if (notice) event.waitUntil(show(notice))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path }: Pick<Notice, 'path'> = event.notification.data
  event.waitUntil(openPage(path))
})

function isPage(pathname: string) {
  return !pathname.startsWith('/api/') && !pathname.startsWith('/mailbox') && !/\.\w+$/.test(pathname)
}

/** Whatever was kept before is kept as the new version has it. */
async function refresh() {
  const known = (await (await caches.open(documents)).keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all([...new Set(['/', shell, ...known])].map((pathname) => keepDocument(pathname)))
}

async function keepDocument(pathname: string) {
  const reply = await fetch(pathname, { cache: 'no-cache' })
  await store(reply, pathname)
}

/** A document comes with what it needs, or not at all. */
async function store(reply: Response, pathname: string) {
  // Only the pages of the app name their language; what else the server may send is not ours to keep.
  if (reply.status !== 200 || !reply.headers.has('content-language')) return
  const text = await reply.text()
  await keepAssets(text.match(/\/assets\/[^"# ]+\.(?:js|css|woff2|svg)/g) ?? [])
  const cache = await caches.open(documents)
  const key = text.includes('data-prerendered') ? pathname : shell
  await cache.put(key, new Response(text, { headers: reply.headers }))
  const keys = await cache.keys()
  const places = keys.filter(({ url }) => ![shell, '/'].includes(new URL(url).pathname))
  for (const old of places.slice(0, -mostDocuments)) await cache.delete(old)
}

async function keepAssets(paths: readonly string[]) {
  const cache = await caches.open(assets)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...new Set(paths)].filter((path) => path.startsWith('/assets/') && !known.has(path))
  await cache.addAll(missing)
}

async function forgetOldAssets() {
  const current = new Set(builtAssets)
  const cache = await caches.open(assets)
  for (const kept of await cache.keys())
    if (!current.has(new URL(kept.url).pathname)) await cache.delete(kept)
}

/** Their names change with what is in them, so a kept one is right. */
async function answerAsset(request: Request) {
  const cache = await caches.open(assets)
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.status === 200 && !request.url.endsWith('.png')) await cache.put(request.url, reply.clone())
  return reply
}

/** The network first; what is kept only where there is none, or where it takes too long to wait for. */
async function answerDocument(event: FetchEvent, pathname: string) {
  const fresh = fetch(event.request).then((reply) => {
    event.waitUntil(store(reply.clone(), pathname).catch(() => undefined))
    return reply
  })
  const kept = await find(pathname)
  if (!kept) return fresh.catch(async () => (await find(shell)) ?? Response.error())
  return Promise.race([fresh.catch(() => kept), pause(patience_ms).then(() => kept)])
}

async function find(pathname: string) {
  return (await caches.open(documents)).match(pathname, { ignoreVary: true })
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Newer words about an order take the place of older ones, and are heard again. */
function show({ title, body, path, tag, lang }: Notice) {
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang,
    renotify: true,
    icon: noticeIcon,
    data: { path },
  }
  return self.registration.showNotification(title, options)
}

/** Where it is open already it only comes to the front. */
async function openPage(path: string) {
  const { href } = new URL(path, self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url === href)
  return open ? open.focus() : self.clients.openWindow(href)
}
