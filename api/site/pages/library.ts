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

export interface Library {
  nameOf: (pathname: string, query: URLSearchParams) => string | undefined
  read: (language: Language, name: string, brotli: boolean) => Promise<Page>
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

  async function load(language: Language, name: string, brotli: boolean): Promise<Page> {
    const text = await readFile(path.join(folder, language, `${name}.html`), 'utf8')
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
    nameOf: (pathname, query) => {
      const exact = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
      const brought = table.brought.find(({ path, parameter }) => path === exact && query.get(parameter))
      if (brought) return brought.name
      if (publicPaths.has(exact)) return exact === '/' ? 'index' : exact.slice(1)
      if (table.work.some((pattern) => fits(pattern, exact))) return 'work'
      return table.app.some((pattern) => fits(pattern, exact)) ? 'shell' : undefined
    },
    read: (language, name, brotli) => {
      const key = `${language}/${name}/${brotli}`
      const page = kept.get(key) ?? load(language, name, brotli)
      kept.set(key, page)
      return page
    },
    readPlain: async (name) =>
      (await readFile(path.join(folder, name), 'utf8')).replaceAll(placeholder, public_url),
  }
}

function fits(pattern: string, pathname: string) {
  if (!pattern.endsWith('/*')) return pattern === pathname
  const root = pattern.slice(0, -2)
  return pathname === root || pathname.startsWith(`${root}/`)
}
