import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { company } from '#contract/site/company.ts'
import { languages, locales, type Language } from '#contract/platform/language.ts'
import { earlyAsks } from './early-asks.ts'
import { frames } from './frames.tsx'
import { builtPages } from './load-page.ts'
import type { PageEntry } from './platform/page-entry.ts'
import { loadWithTexts } from './guarded-page.tsx'
import { pageAt } from './page-history.ts'
import { DrawnPage } from './PageInSight.tsx'
import { notFoundPage, pages } from './pages.ts'
import { linkTags, robots, shareTags, sitemap } from './search-engines.ts'
import { ShellOnly } from './shell/Shell.tsx'
import { structuredData } from './structured-data.ts'
import { TextLoader } from './platform/texts.ts'
import { WordsContext } from './platform/words.ts'

interface Prerendered {
  language: Language
  name: string
  /** The file of the page and the namespaces it needs, for preloading. */
  file?: string
  texts: readonly string[]
  /** What it asks as soon as it runs. */
  asks?: readonly string[]
  head: string
  html: string
  /** The words of the picture that stands for the page in chats. */
  share: { name: string; title: string }
}

const routeTable = {
  public: pages.filter(({ kind }) => kind === 'public').map(({ path }) => path),
  app: builtPages.filter(({ kind, roles }) => kind === 'app' && !roles).map(patternOf),
  work: builtPages.filter(({ roles }) => roles).map(patternOf),
}

function patternOf({ path }: PageEntry) {
  return path.replace(/\/:\w+.*$/, '/*')
}

/** Pages that look different from the start when their address brings this parameter along. */
const brought = [{ path: '/resi-detail', parameter: 'number', name: 'resi-detail-number' }]

function broughtTo(path: string) {
  const found = brought.find((page) => page.path === path)
  return found && { name: found.name, search: `?${found.parameter}=` }
}

/** All public pages, the empty shells and the not-found page in every language, with sitemap and robots file. */
export async function prerender() {
  const drawn: Prerendered[] = []
  for (const language of languages) {
    for (const page of pages.filter(({ kind }) => kind === 'public')) {
      drawn.push(await draw(language, page))
      const brought = broughtTo(page.path)
      if (brought) drawn.push(await draw(language, { ...page, ...brought }))
    }
    drawn.push(
      await draw(language, {
        path: '/no-such-page',
        name: 'not-found',
        file: 'site/NotFoundPage.tsx',
        texts: ['not_found'],
        unlisted: true,
      }),
    )
    drawn.push(await drawShell(language, 'shell'), await drawShell(language, 'work'))
  }
  return {
    drawn,
    entries: builtPages.map((page) => ({
      path: page.path,
      pattern: patternOf(page),
      isGuarded: page.guard !== undefined,
      asks: [...(earlyAsks[page.path] ?? [])],
      area: page.roles ? 'work' : page.kind,
      file: page.file,
      texts: ['shell', ...page.texts],
    })),
    frames: await drawFrames(),
    routeTable: { ...routeTable, brought },
    sitemap: sitemap(),
    robots: robots(),
    manifests: await manifests(),
  }
}

type Drawable = Pick<PageEntry, 'path' | 'file' | 'texts' | 'head' | 'unlisted'> & {
  name?: string
  search?: string
}

async function draw(language: Language, page: Drawable): Promise<Prerendered> {
  const { path, file, texts: needed, name, search = '' } = page
  const texts = await loadTexts(language)
  const entry = pageAt([...builtPages, notFoundPage], path)
  const Page = await loadWithTexts(texts, entry)
  const html = drawAt(texts, path + search, <DrawnPage loaded={{ page: entry, Page }} />)
  const said = saidOf(texts, page.head ?? needed[0])
  const head =
    (page.unlisted ? '<meta name="robots" content="noindex">' : shareTags(path, language, said)) +
    (name && !search ? '' : linkTags(path, language)) +
    (page.unlisted ? '' : await structuredData(texts, path, said.title))
  const own = name ?? (path === '/' ? 'index' : path.slice(1))
  return {
    language,
    name: own,
    file,
    texts: ['shell', ...needed],
    asks: (earlyAsks[path] ?? []).filter((address) => search !== '' || !address.includes(':number')),
    share: { name: company.name, title: said.title },
    ...split(html, head),
  }
}

/** Addresses behind the login show chats what the front page shows. */
async function drawShell(language: Language, name: 'shell' | 'work'): Promise<Prerendered> {
  const texts = await loadTexts(language)
  const html = drawAt(texts, '/transaction', <ShellOnly isAtWork={name === 'work'} />)
  await texts.load(['home'])
  const said = saidOf(texts, 'home')
  const head = `<title>${company.name}</title>${shareTags('/', language, said)}`
  const share = { name: company.name, title: said.title }
  return { language, name, texts: ['shell'], share, ...split(html, head) }
}

async function drawFrames() {
  const drawn = frames.flatMap(({ path, texts: needed, Frame }) =>
    languages.map(async (language) => {
      const texts = await loadTexts(language)
      await texts.load(needed)
      return { language, pattern: path, html: drawAt(texts, path, <Frame />) }
    }),
  )
  return Promise.all(drawn)
}

function manifests() {
  return Promise.all(
    languages.map(async (language) => {
      const texts = await loadTexts(language)
      await texts.load(['home', 'tracking', 'shipment'])
      const { title, description } = saidOf(texts, 'home')
      return {
        language,
        locale: locales[language],
        name: `${company.name} · ${title}`,
        short_name: company.name,
        description,
        shortcuts: [
          { name: saidOf(texts, 'tracking').title, url: '/resi-detail' },
          { name: saidOf(texts, 'shipment').title, url: '/shipment' },
        ],
      }
    }),
  )
}

async function loadTexts(language: Language) {
  const texts = new TextLoader(language)
  await texts.load(['shell'])
  return texts
}

function saidOf(texts: TextLoader, key: string) {
  const say = (name: string) => texts.words().say(`${key}.${name}`)
  return { title: say('title'), description: say('description') }
}

function drawAt(texts: TextLoader, path: string, page: ReactNode) {
  return renderToString(
    <WordsContext value={texts.words()}>
      <StaticRouter location={path}>{page}</StaticRouter>
    </WordsContext>,
  )
}

/** React writes title and description in front; they belong into the head. */
function split(html: string, extra: string) {
  const found = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return { head: found + extra, html: html.slice(found.length) }
}
