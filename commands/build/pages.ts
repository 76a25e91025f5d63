import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { refuseCircles, sharedWords } from './chunks.ts'
import type { PictureMaker } from './pictures.ts'
import type { Load } from './weigh-pages.ts'
import { shareHeight, sharePicture, shareWidth } from './share-picture.ts'
import { viteManifest, type Entry, type Language, type Page, type Site, type ViteManifest } from './site.ts'

/** Fills the template with every drawn page, beside what search engines ask for. */
export async function writePages(
  dist: string,
  { drawn, entries, frames, routeTable, sitemap, robots }: Site,
  { picture, touch }: { picture: PictureMaker; touch: string },
) {
  const template = await readFile(path.join(dist, 'web/index.html'), 'utf8')
  const manifest = viteManifest.parse(
    JSON.parse(await readFile(path.join(dist, 'web/.vite/manifest.json'), 'utf8')),
  )
  refuseCircles(manifest)
  const pages = path.join(dist, 'pages')
  const unfinished = `${pages}.new`
  await rm(unfinished, { recursive: true, force: true })
  await Promise.all(
    drawn.map(async (page) => {
      const file = path.join(unfinished, page.language, `${page.name}.html`)
      await mkdir(path.dirname(file), { recursive: true })
      const share = await picture('share', sharePicture(page.share))
      const links = `${installLinks(page.language, touch)}${shareTags(page.share, share)}`
      await writeFile(file, fill(template, page, manifest, links))
    }),
  )
  await writeScriptTags(unfinished, entries, manifest)
  await Promise.all(
    frames.map(({ language, pattern, html }) =>
      writeFile(path.join(unfinished, language, 'scripts', `${encodeURIComponent(pattern)}.main.html`), html),
    ),
  )
  await writeFile(path.join(unfinished, 'routes.json'), JSON.stringify(routeTable))
  await writeFile(path.join(unfinished, 'loads.json'), JSON.stringify(loadsOf(entries, manifest)))
  await writeFile(path.join(unfinished, 'sitemap.xml'), sitemap)
  await writeFile(path.join(unfinished, 'robots.txt'), robots)
  await rm(pages, { recursive: true, force: true })
  await rename(unfinished, pages)
  // The template is no page, and visitors have no use for the manifest.
  await rm(path.join(dist, 'web/index.html'))
  await rm(path.join(dist, 'web/.vite'), { recursive: true })
}

function installLinks(language: Language, touch: string) {
  return `<meta name="manifest" content="/${language}.webmanifest"><link rel="apple-touch-icon" href="${touch}">`
}

/** Chats want an absolute address; the server replaces this placeholder by its own. */
function shareTags({ title, name }: Page['share'], address: string) {
  const alt = `${name}: ${title}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<meta property="og:image" content="https://seberang.invalid${address}"><meta property="og:image:type" content="image/png"><meta property="og:image:width" content="${shareWidth}"><meta property="og:image:height" content="${shareHeight}"><meta property="og:image:alt" content="${alt}"><meta name="twitter:card" content="summary_large_image">`
}

const locales = { id: 'id-ID', my: 'ms-MY', sg: 'en-SG' }
const languages = ['id', 'my', 'sg'] as const

function fill(
  template: string,
  { language, name, file, texts, asks, head, html }: Page,
  manifest: ViteManifest,
  links: string,
) {
  const scripts = scriptsOf(language, { file, texts }, manifest)
  const scriptList = `<meta name="scripts" content="${scripts.join(' ')}"${asked(asks)}>`
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((asset) => /latin-wght-normal.*\.woff2$/.test(asset))
  const fontLink = font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : ''
  return template
    .replace('lang="id-ID" data-language="id"', `lang="${locales[language]}" data-language="${language}"`)
    .replace('<!--head-->', () => head + fontLink + scriptList + links)
    .replace(
      '<div id="root"><!--page-->',
      () => `<div id="root"${isShell(name) ? '' : ` data-prerendered="${name}"`}>${html}`,
    )
}

function scriptsOf(
  language: Language,
  { file, texts }: { file?: string | undefined; texts: readonly string[] },
  manifest: ViteManifest,
) {
  const words = texts.map((text) => nameOfWords(language, text, manifest))
  return [...chunksOf(['main.tsx', ...(file ? [file] : []), ...words], manifest)].map((chunk) => `/${chunk}`)
}

/**
 * What a browser loads at once for a page that it draws itself, in a file for each page and language: it would otherwise
 * find each part only after another. For a guarded page whoever is not signed in needs none of it.
 */
async function writeScriptTags(folder: string, entries: readonly Entry[], manifest: ViteManifest) {
  const drawnLater = entries.filter(({ area }) => area !== 'public')
  const patterns = new Map(drawnLater.toReversed().map((entry) => [entry.pattern, entry]))
  for (const language of languages) {
    const own = path.join(folder, language, 'scripts')
    await mkdir(own, { recursive: true })
    const shell = scriptsOf(language, { texts: ['shell'] }, manifest)
    for (const [pattern, entry] of patterns) {
      const scripts = scriptsOf(language, entry, manifest)
      const [content, signedIn] = entry.isGuarded ? [shell, scripts] : [scripts, []]
      const tag = `<meta name="scripts" content="${content.join(' ')}" data-signed-in="${signedIn.join(' ')}"${asked(entry.asks)}>`
      await writeFile(path.join(own, `${encodeURIComponent(pattern)}.html`), tag)
    }
  }
}

function asked(asks: readonly string[]) {
  return asks.length > 0 ? ` data-asks="${asks.join(' ').replaceAll('&', '&amp;')}"` : ''
}

/** These hold no page: a browser draws it when the scripts are there. */
function isShell(name: string) {
  return name === 'shell' || name === 'work'
}

/** What each page brings along at a first visit in the first language. */
function loadsOf(entries: readonly Entry[], manifest: ViteManifest) {
  return entries.map(({ path, area, file, texts }): Load => {
    const names = texts.map((text) => nameOfWords('id', text, manifest))
    const words = new Set(names.flatMap((name) => manifest[name]?.file ?? []))
    // What words need besides themselves is code as well.
    const all = chunksOf(['main.tsx', file, ...names], manifest)
    return { path, area, scripts: [...all].filter((file) => !words.has(file)), words: [...words] }
  })
}

/** The manifest lists a chunk of several sources under a name of its own. */
function nameOfWords(language: string, text: string, manifest: ViteManifest) {
  const shared = sharedWords(language, text)
  const listed = shared && Object.keys(manifest).find((key) => manifest[key]?.name === shared)
  return listed || `locales/${language}/${text}.ts`
}

/** The chunks of these sources and whatever they import at once. */
function chunksOf(names: readonly string[], manifest: ViteManifest, found = new Set<string>()) {
  for (const name of names) {
    const entry = manifest[name]
    if (!entry || entry.isEntry || found.has(entry.file)) continue
    found.add(entry.file)
    chunksOf(entry.imports ?? [], manifest, found)
  }
  return found
}
