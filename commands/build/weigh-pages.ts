import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Entry } from './site.ts'

/** The files that a page brings along at a first visit. */
export interface Load extends Pick<Entry, 'path' | 'area'> {
  scripts: string[]
  words: string[]
}

interface Weight {
  scripts: number
  words: number
  /** What is drawn beforehand, pictures included, which are all drawn by hand. */
  document: number
}

const readers = [
  '/about-us',
  '/faq',
  '/maintenance',
  '/privacy',
  '/projects',
  '/service-air',
  '/service-sea',
  '/services',
  '/shipment-international',
  '/shipment-local',
  '/term',
]

/** The most that pages of each area may weigh, in kB as they travel. */
const budgets: Record<Entry['area'], Weight> = {
  public: { scripts: 210, words: 18, document: 16 },
  app: { scripts: 219, words: 30, document: 0 },
  work: { scripts: 234, words: 41, document: 0 },
}
/** Most people meet these first, on a phone. */
const ofReaders: Weight = { scripts: 104, words: 14, document: 24 }
const own: Record<string, Weight> = {
  '/': { scripts: 106, words: 4, document: 16 },
  '/resi-detail': { scripts: 126, words: 18, document: 16 },
  '/ui': { scripts: 240, words: 14, document: 0 },
  '/developers': { scripts: 240, words: 14, document: 16 },
  ...Object.fromEntries(readers.map((page) => [page, ofReaders])),
}

/** With its headers in what a new connection carries at once: beyond it everybody waits for another way to the server. */
const mostStyle_bytes = 14_350

/** Says what the front page and the heaviest others weigh, and refuses what is beyond its budget. */
export async function weighPages(dist: string) {
  const loads = await readLoads(dist)
  const weighed = await Promise.all(
    loads.map(async (load) => ({ path: load.path, area: load.area, weight: await weightOf(dist, load) })),
  )
  for (const area of ['public', 'app', 'work'] as const) {
    const [heaviest] = weighed
      .filter((load) => load.area === area)
      .toSorted((one, other) => other.weight.scripts - one.weight.scripts)
    if (heaviest) console.log(`Heaviest page of the area ${area}: ${heaviest.path}, ${told(heaviest.weight)}`)
  }
  const home = weighed.find((load) => load.path === '/')
  if (home) console.log(`The home page: ${told(home.weight)}`)
  const beyond = weighed.flatMap(({ path: page, area, weight }) => {
    const budget = own[page] ?? budgets[area]
    const parts = ['scripts', 'words', 'document'] as const
    return parts
      .filter((part) => weight[part] > budget[part] * 1000)
      .map((part) => `${page}: ${part} ${kb(weight[part])} of ${budget[part]} kB`)
  })
  const style = await styleOf(dist)
  if (style > mostStyle_bytes)
    beyond.push(`the stylesheet of all pages: ${style} of ${mostStyle_bytes} bytes`)
  if (beyond.length > 0) throw new Error(`Pages have outgrown their budgets:\n${beyond.join('\n')}`)
}

/** What a phone downloads in scripts, words included, to use the front page. */
export async function homeScripts_bytes(dist: string) {
  const home = (await readLoads(dist)).find((load) => load.path === '/')
  if (!home) throw new Error('There is no front page.')
  const { scripts, words } = await weightOf(dist, home)
  return scripts + words
}

async function readLoads(dist: string): Promise<Load[]> {
  return JSON.parse(await readFile(path.join(dist, 'pages/loads.json'), 'utf8'))
}

async function weightOf(dist: string, { path: page, area, scripts, words }: Load): Promise<Weight> {
  const sizes = async (files: readonly string[]) => {
    const all = await Promise.all(files.map((file) => readFile(path.join(dist, 'web', `${file}.br`))))
    return all.reduce((sum, { length }) => sum + length, 0)
  }
  const drawn = page === '/' ? 'index' : page.slice(1)
  const html = area === 'public' ? await readFile(path.join(dist, 'pages/id', `${drawn}.html`)) : ''
  return {
    scripts: await sizes(scripts),
    words: await sizes(words),
    document: html === '' ? 0 : brotliCompressSync(html).length,
  }
}

async function styleOf(dist: string) {
  const assets = path.join(dist, 'web/assets')
  const name = (await readdir(assets)).find((file) => /^style-.*\.css\.br$/.test(file))
  if (!name) throw new Error('There is no stylesheet.')
  return (await stat(path.join(assets, name))).size
}

function told({ scripts, words, document }: Weight) {
  return `${kb(scripts)} kB of scripts, ${kb(words)} of words, ${kb(document)} of drawn page`
}

function kb(bytes: number) {
  return (bytes / 1000).toFixed(1)
}
