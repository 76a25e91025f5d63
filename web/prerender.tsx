import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router'
import { company } from '#contract/company.ts'
import { languages, locales, type Language } from '#contract/language.ts'
import { pages, type PageEntry } from './pages.ts'
import { routesFor } from './routes.tsx'
import { ShellOnly } from './shell/Shell.tsx'
import { TextLoader } from './texts.ts'

// The build does not know where it will run; the server puts its PUBLIC_URL here.
const origin = 'https://seberang.invalid'

export interface Prerendered {
  language: Language
  name: string
  /** The file of the page and the namespaces it needs, for preloading. */
  file?: string
  texts: readonly string[]
  head: string
  html: string
}

export const routeTable = {
  public: pages.filter(({ kind }) => kind === 'public').map(({ path }) => path),
  app: pages.filter(({ kind }) => kind === 'app').map(({ path }) => path.replace(/\/:\w+.*$/, '/*')),
}

/** All public pages, the empty shell and the not-found page, in every language. */
export async function prerender(): Promise<Prerendered[]> {
  const drawn: Prerendered[] = []
  for (const language of languages) {
    for (const page of pages.filter(({ kind }) => kind === 'public')) drawn.push(await draw(language, page))
    drawn.push(
      await draw(language, {
        path: '/no-such-page',
        name: 'not-found',
        file: 'site/NotFoundPage.tsx',
        texts: ['not_found'],
      }),
    )
    drawn.push(await drawShell(language))
  }
  return drawn
}

type Drawable = Pick<PageEntry, 'path' | 'file' | 'texts'> & { name?: string }

async function draw(language: Language, { path, file, texts: needed, name }: Drawable): Promise<Prerendered> {
  const html = await drawRoutes(language, path, routesFor)
  const own = name ?? (path === '/' ? 'index' : path.slice(1))
  return {
    language,
    name: own,
    file,
    texts: ['shell', ...needed],
    ...split(html, name ? '' : links(language, path)),
  }
}

async function drawShell(language: Language): Promise<Prerendered> {
  const html = await drawRoutes(language, '/', () => [{ path: '*', Component: ShellOnly }])
  return { language, name: 'shell', texts: ['shell'], ...split(html, `<title>${company.name}</title>`) }
}

async function drawRoutes(language: Language, path: string, routesOf: (texts: TextLoader) => RouteObject[]) {
  const texts = new TextLoader(language)
  await texts.load(['shell'])
  const { query, dataRoutes } = createStaticHandler(routesOf(texts))
  const context = await query(new Request(origin + path))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  return renderToString(
    <I18nextProvider i18n={texts.i18n}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  )
}

/** React writes title and description in front; they belong into the head. */
function split(html: string, extra: string) {
  const found = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return { head: found + extra, html: html.slice(found.length) }
}

function links(language: Language, path: string) {
  const inLanguage = (name: Language) => `${origin}${path}?lang=${name}`
  const canonical = language === 'id' ? origin + path : inLanguage(language)
  const alternates = languages.map(
    (name) => `<link rel="alternate" hreflang="${locales[name]}" href="${inLanguage(name)}">`,
  )
  return `<link rel="canonical" href="${canonical}">${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${origin}${path}">`
}
