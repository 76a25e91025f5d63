import { company } from '#contract/site/company.ts'
import { languages, locales, type Language } from '#contract/platform/language.ts'
import type { PageEntry } from './platform/page-entry.ts'
import { pages } from './pages.ts'

/** The build does not know where it will run; the server puts its PUBLIC_URL here. */
export const origin = 'https://seberang.invalid'

/** Where crawlers have nothing to look for: everything behind the login, and the interface. */
const closed = ['/api/', '/mailbox']

export function addressOf(path: string, language: Language) {
  return language === 'id' ? origin + path : `${origin}${path}?lang=${language}`
}

/** The same page in each language, for every language the same list. */
function alternatesOf(path: string) {
  return [
    ...languages.map((language) => [locales[language], `${origin}${path}?lang=${language}`] as const),
    ['x-default', origin + path] as const,
  ]
}

export function linkTags(path: string, language: Language) {
  const alternates = alternatesOf(path).map(
    ([locale, address]) => `<link rel="alternate" hreflang="${locale}" href="${address}">`,
  )
  return `<link rel="canonical" href="${addressOf(path, language)}">${alternates.join('')}`
}

interface Said {
  title: string
  description: string
}

/** What a chat shows under the picture of a shared link. */
export function shareTags(path: string, language: Language, { title, description }: Said) {
  const tags = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': locales[language].replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(path, language),
  }
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`)
    .join('')
}

function listedPages(): PageEntry[] {
  return pages.filter(({ kind, unlisted }) => kind === 'public' && !unlisted)
}

export function sitemap() {
  const entries = listedPages().flatMap(({ path }) => {
    const alternates = alternatesOf(path).map(
      ([locale, address]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`,
    )
    return languages.map(
      (language) => `<url><loc>${addressOf(path, language)}</loc>${alternates.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export function robots() {
  const own = pages.filter(({ kind }) => kind === 'app').map(({ path }) => path.replace(/\/:\w+.*$/, ''))
  const roots = own.filter((path) => !own.some((other) => path.startsWith(`${other}/`)))
  // Without the mark at the end /shipment would close /shipment-local too.
  const lines = [...closed, ...roots.flatMap((path) => [`${path}$`, `${path}?`, `${path}/`])]
  return `User-agent: *
${lines.map((line) => `Disallow: ${line}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
