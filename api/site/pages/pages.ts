import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, defaultLanguage, locales, type Language } from '#contract/platform/language.ts'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { cookieOf } from '../../platform/cookies.ts'
import { Refusal } from '../../platform/errors.ts'
import { otherVerbs } from '../../platform/other-verbs.ts'
import type { App } from '../../platform/serve.ts'
import { openLibrary, type Library } from './library.ts'

// What a browser obeys in documents and workers alone; a stylesheet has to arrive before anything is drawn.
const neitherDocumentNorWorker = /\.(css|woff2)$/
const ofDocuments = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
]

/** Serves the built web app: prerendered pages in the reader's language, and assets that never change. */
export async function pageRoutes(app: App, dist_dir: string, public_url: string) {
  const assets = path.join(dist_dir, 'web')
  if (!existsSync(assets))
    throw new Error(
      'The web app is not built yet: run `npm run build`, or start with `npm start`, or test with `npm test`, which do it.',
    )
  const library = await openLibrary(path.join(dist_dir, 'pages'), public_url)
  await app.http.register(fastifyStatic, {
    root: assets,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, sent) => {
      const file = sent.replace(/\.(br|gz)$/, '')
      const isAsset = file.includes('/assets/')
      if (isAsset && neitherDocumentNorWorker.test(file))
        for (const name of ofDocuments) reply.removeHeader(name)
      // An old worker would keep an old version alive.
      const time = file.endsWith('/worker.js') ? 'no-cache' : 'public, max-age=3600'
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : time)
    },
  })
  await serveFiles(app, assets)
  for (const [name, type] of [
    ['robots.txt', 'text/plain'],
    ['sitemap.xml', 'application/xml'],
  ] as const)
    app.http.get(`/${name}`, async (_, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=3600')
        .send(await library.readPlain(name)),
    )
  const refusal = otherVerbs(app.served)
  app.http.setNotFoundHandler((request, reply) => answerPage(app, { library, refusal }, request, reply))
}

/** One address for all that a build made, and nothing else of its folder. */
async function serveFiles({ http }: App, folder: string) {
  const known = new Set(await readdir(folder, { recursive: true }))
  const send = (name: string, reply: FastifyReply) =>
    known.has(name) ? reply.sendFile(name) : reply.callNotFound()
  http.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) => {
    void send(`assets/${params.name}`, reply)
  })
  for (const name of known)
    if (/^[^/]+\.\w+$/.test(name)) http.get(`/${name}`, (_, reply) => void send(name, reply))
}

interface Answering {
  library: Library
  /** What is said where there is no page. */
  refusal: ReturnType<typeof otherVerbs>
}

async function answerPage(
  app: App,
  { library, refusal }: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // Put behind an origin as it is: "//" would otherwise be read as the name of a machine.
  const address = URL.parse(`http://seberang.invalid${request.url}`)
  if (!address) throw new Refusal('not_found')
  const { pathname, searchParams } = address
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') &&
    !pathname.startsWith('/api/') &&
    !/\.\w+$/.test(pathname)
  if (!isPage) throw refusal(pathname, reply)

  const number = lookedFor(pathname)
  if (number) {
    searchParams.set('number', number)
    return reply.redirect(`/resi-detail?${searchParams}`, 302)
  }
  const language = languageOf(searchParams.get('lang'), request.headers.cookie)
  const { found, status } = choose(app, library, address)
  const page = await library.read(language, found, acceptsBrotli(request))
  reply.status(status).type('text/html; charset=utf-8').headers({
    'content-language': locales[language],
    vary: 'cookie, accept-encoding',
    'cache-control': 'no-cache',
    etag: page.etag,
  })
  if (page.encoding) reply.header('content-encoding', page.encoding)
  if (status === 503) reply.header('retry-after', 60)
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  return reply.send(page.bytes)
}

const looking = /^\/(?:(?:tracking|track|lacak|jejak|resi|parcel)\/)?([^/]+)$/

/** The parcel of an address as people guess it, `/tracking/SB…` or the number alone; there is one page for it. */
function lookedFor(pathname: string) {
  const [, typed = ''] = looking.exec(pathname) ?? []
  return readTrackingNumber(typed.replaceAll('%20', ''))
}

// During maintenance the office can still sign in and work.
const staysOpen = /^\/(login|office)(\/|$)/

function choose(app: App, library: Library, { pathname, searchParams }: URL) {
  if (app.watch.inMaintenance() && !staysOpen.test(pathname))
    return { found: { name: 'maintenance' }, status: 503 }
  const found = pathname.includes('//') ? undefined : library.find(pathname, searchParams)
  return found ? { found, status: 200 } : { found: { name: 'not-found' }, status: 404 }
}

function languageOf(asked: string | null, cookies: string | undefined): Language {
  if (isLanguage(asked)) return asked
  const chosen = cookieOf(cookies, 'language')
  return isLanguage(chosen) ? chosen : defaultLanguage
}

function acceptsBrotli(request: FastifyRequest) {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
}
