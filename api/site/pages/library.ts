import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { z } from 'zod'
import type { Language } from '#contract/platform/language.ts'

const compress = promisify(brotliCompress)
// The build does not know the address of the installation; pages carry this one in its place.
const placeholder = 'https://seberang.invalid'

interface Page {
  bytes: Buffer
  encoding: 'br' | undefined
  etag: string
}

/** A page, or the frame of one that the browser draws, with the pattern that knows its scripts. */
interface Found {
  name: string
  pattern?: string
}

export interface Library {
  find: (pathname: string, query: URLSearchParams) => Found | undefined
  read: (language: Language, found: Found, brotli: boolean) => Promise<Page>
  /** What is the same in every language and names the address of this installation. */
  readPlain: (name: 'robots.txt' | 'sitemap.xml') => Promise<string>
}

const routes = z.object({
  public: z.array(z.string()),
  app: z.array(z.string()),
  work: z.array(z.string()),
  /** Pages that were drawn once more for addresses with this parameter. */
  brought: z.array(z.object({ path: z.string(), parameter: z.string(), name: z.string() })),
})

/** The prerendered pages, read when first asked for and kept. */
export async function openLibrary(folder: string, public_url: string): Promise<Library> {
  const table = routes.parse(JSON.parse(await readFile(path.join(folder, 'routes.json'), 'utf8')))
  const publicPaths = new Set(table.public)
  const kept = new Map<string, Promise<Page>>()

  async function load(language: Language, { name, pattern }: Found, brotli: boolean): Promise<Page> {
    const own = path.join(folder, language)
    const frame = await readFile(path.join(own, `${name}.html`), 'utf8')
    const text = pattern ? await filled(frame, path.join(own, 'scripts', encodeURIComponent(pattern))) : frame
    const plain = Buffer.from(text.replaceAll(placeholder, public_url))
    const etag = `"${createHash('sha1').update(plain).digest('base64url')}${brotli ? '-br' : ''}"`
    if (!brotli) return { bytes: plain, encoding: undefined, etag }
    return {
      bytes: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      encoding: 'br',
      etag,
    }
  }

  return {
    find: (pathname, query) => {
      const exact = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
      const brought = table.brought.find(({ path, parameter }) => path === exact && query.get(parameter))
      if (brought) return { name: brought.name }
      if (publicPaths.has(exact)) return { name: exact === '/' ? 'index' : exact.slice(1) }
      return framed('work', table.work, exact) ?? framed('shell', table.app, exact)
    },
    read: (language, found, brotli) => {
      const key = `${language}/${found.name}/${found.pattern}/${brotli}`
      const page = kept.get(key) ?? load(language, found, brotli)
      kept.set(key, page)
      return page
    },
    readPlain: async (name) =>
      (await readFile(path.join(folder, name), 'utf8')).replaceAll(placeholder, public_url),
  }
}

/** With the scripts of the page, and with what it shows before they are there, for whoever is signed in. */
async function filled(frame: string, place: string) {
  const [scripts, main] = await Promise.all([
    readFile(`${place}.html`, 'utf8'),
    readFile(`${place}.main.html`, 'utf8').catch(() => ''),
  ])
  return frame
    .replace(/<meta name="scripts"[^>]*>/, () => scripts)
    .replace('<main class="min-h-dvh"></main>', (empty) =>
      main ? `<main class="min-h-dvh"><div class="for-signed-in">${main}</div></main>` : empty,
    )
}

function framed(name: string, patterns: readonly string[], pathname: string): Found | undefined {
  const pattern = patterns.includes(pathname) ? pathname : patterns.find((one) => fits(one, pathname))
  return pattern === undefined ? undefined : { name, pattern }
}

function fits(pattern: string, pathname: string) {
  if (!pattern.endsWith('/*')) return pattern === pathname
  const root = pattern.slice(0, -2)
  return pathname === root || pathname.startsWith(`${root}/`)
}
