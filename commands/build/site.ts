import { z } from 'zod'

const language = z.enum(['id', 'my', 'sg'])

const page = z.object({
  language,
  name: z.string(),
  file: z.string().optional(),
  texts: z.array(z.string()),
  /** What it asks as soon as it runs. */
  asks: z.array(z.string()).default([]),
  head: z.string(),
  html: z.string(),
  share: z.object({ name: z.string(), title: z.string() }),
})

/** A page of the app, drawn beforehand or not. */
const entry = z.object({
  path: z.string(),
  /** The addresses behind which it is. */
  pattern: z.string(),
  /** Nobody who is not signed in comes further than to the login. */
  isGuarded: z.boolean(),
  asks: z.array(z.string()),
  area: z.enum(['public', 'app', 'work']),
  file: z.string(),
  texts: z.array(z.string()),
})

/** What stands in the document of a page that the browser draws. */
const frame = z.object({ language, pattern: z.string(), html: z.string() })

/** What the words of one language add to the manifest of the app. */
const manifest = z.looseObject({
  language,
  locale: z.string(),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

/** What `web/prerender.tsx` returns, once it is built. */
export const prerendered = z.object({
  drawn: z.array(page),
  entries: z.array(entry),
  frames: z.array(frame),
  routeTable: z.unknown(),
  sitemap: z.string(),
  robots: z.string(),
  manifests: z.array(manifest),
})

/** Vite's list of sources and the files that became of them. */
export const viteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
)

export type Language = z.infer<typeof language>
export type Page = z.infer<typeof page>
export type Entry = z.infer<typeof entry>
export type Site = z.infer<typeof prerendered>
export type ViteManifest = z.infer<typeof viteManifest>
